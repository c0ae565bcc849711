/** What the server writes about itself: JSON lines that name matches, seats and codes, and never what anybody holds. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** Keys under which something secret could ever stand. They are struck out wherever they come. */
const SECRETS = ['seed', 'secret', 'setup', 'deck', 'record', 'view', 'answer', 'cookie', 'authorization', 'password'];

/** `to`: where it is written instead of the standard output. */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Log {
  const paths = SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  const options = { level: logLevel, redact: { paths, censor: '…' } };
  return to ? pino(options, to) : pino(options);
}
