/** The names of the steps, for whoever looks for them beside the levels. */
export * from './state/steps.ts';
