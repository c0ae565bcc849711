/** Replays the records that come in and writes the hash after every answer. Run in a process of its own by `checkOtherProcess`. */
import { text } from 'node:stream/consumers';
import { type Game, replay } from '@praxis/engine';

const [module, name] = process.argv.slice(2);
const game = ((await import(module as string)) as { [name: string]: Game })[name as string];
if (!game) throw new Error(`${module} exports no ${name}.`);

const records = JSON.parse(await text(process.stdin)) as unknown[];
const hashes = records.map((record) => {
  const found: string[] = [];
  replay(game, record, (match) => found.push(match.hash()));
  return found;
});
process.stdout.write(JSON.stringify(hashes));
