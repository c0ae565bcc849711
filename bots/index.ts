export * from './bot.ts';
export * from './bots.ts';
export * from './explain.ts';
export * from './host.ts';
export { NO_INSIGHT } from './policy.ts';
export * from './seat.ts';
