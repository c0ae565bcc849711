/** The other process of `checkOtherProcess`. */
import { text } from 'node:stream/consumers';
import { type Game, replay } from '@praxis/engine';
import { hashAt } from './played-matches.ts';

/** Replays the records that come in and writes the hashes after every answer. */
export async function writeHashes(game: Game): Promise<void> {
  const records = JSON.parse(await text(process.stdin)) as unknown[];
  const hashes = records.map((record) => {
    const found: string[] = [];
    replay(game, record, (match) => found.push(hashAt(match)));
    return found;
  });
  process.stdout.write(JSON.stringify(hashes));
}
