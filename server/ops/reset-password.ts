/**
 * Resets a forgotten password for the operator: `node_modules/.bin/node server/ops/reset-password.ts address`. The new
 * password is read from standard input, so that no command history keeps it. All sessions of the account end, and the
 * servers close their connections.
 */
import { text } from 'node:stream/consumers';
import { openAccounts, PASSWORD_MAX, PASSWORD_MIN } from '../accounts/accounts.ts';
import { type Config, readConfig } from '../base/config.ts';
import { openLog } from '../base/log.ts';
import { tellAll } from '../storage/bus.ts';
import { openDatabase } from '../storage/database.ts';

export type PasswordSet = 'done' | 'no such account' | 'no password';

/** With the embedded database the server must not be running; it is refused then. */
export async function setPassword(config: Config, email: string, password: string): Promise<PasswordSet> {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return 'no password';
  const database = await openDatabase(config);
  try {
    const accounts = await openAccounts({ config, database, log: openLog(config) });
    const account = await accounts.setPassword(email, password);
    if (account === undefined) return 'no such account';
    if (!database.embedded) await tellAll(database.pool, 'person', account);
    return 'done';
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  const [email] = process.argv.slice(2);
  const MESSAGES: Readonly<Record<PasswordSet, string>> = {
    done: 'The password has been set. All sessions of the account have ended.',
    'no such account': `There is no account with the address ${email}.`,
    'no password': `A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters; it is read from the standard input.`,
  };
  try {
    if (email === undefined) throw new Error('Which account? Give its e-mail address.');
    const password = (await text(process.stdin)).replace(/\r?\n$/, '');
    const outcome = await setPassword(readConfig(process.env), email, password);
    console.log(MESSAGES[outcome]);
    if (outcome !== 'done') process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
