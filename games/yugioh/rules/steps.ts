/** The names of the steps, for imports from outside these folders. */
export * from './state/steps.ts';
