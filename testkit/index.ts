export * from './checks.ts';
export * from './playout.ts';
