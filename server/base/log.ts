/** The server's log: JSON lines that name matches, seats and codes, and never anyone's cards. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** Keys that could hold a secret. They are redacted at any depth. */
const SECRETS = ['seed', 'secret', 'setup', 'deck', 'record', 'view', 'answer', 'cookie', 'authorization', 'password'];

/** `to`: where it is written instead of the standard output. */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Log {
  const paths = SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  const options = { level: logLevel, redact: { paths, censor: '…' } };
  return to ? pino(options, to) : pino(options);
}
