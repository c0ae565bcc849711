export * from './card-search.ts';
export * from './fairness.ts';
export * from './http.ts';
export * from './learn.ts';
export * from './messages.ts';
export * from './patch.ts';
export * from './table.ts';
export * from './update.ts';
