/** `praxis verify FILE` */

import type { Record, Seal } from '@praxis/engine';
import { isEarlier, Mistake, replay } from '@praxis/engine';
import { commitment, drawSeats, mixSeed } from '@praxis/protocol';
import { type Command, onlyFile, print, readArguments, STATUS } from './command.ts';
import { hostingOf } from './games.ts';
import { readRecordFile } from './record-file.ts';
import { wordsIn } from './words.ts';

export const verify: Command = {
  help: (language) => wordsIn(language).manual.verify,
  async run(args) {
    const { positionals } = readArguments(args, {});
    const file = onlyFile(positionals, 'the file of a record');
    try {
      const data = readRecordFile(file);
      if (isEarlier(data as Record))
        throw new Mistake(
          'it is of the format praxis-record-1, whose hash covers cards that it does not name. It can be watched, not verified.',
        );
      const match = replay((await hostingOf(data)).game, data);
      const { record, result } = match;
      print(`${file} holds: ${match.moves} answers, hash ${record.hash}.`);
      print(
        result
          ? `The match is over (${result.kind === 'over' ? result.reason : result.report}).`
          : 'The match is not over yet.',
      );
      print(checkSeed(data as Record));
      return STATUS.ok;
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      console.error(`${file} does not hold: ${error.message}`);
      return STATUS.failed;
    }
  },
};

/**
 * Checks that the published hash is the secret's, and that the seed is mixed from the secret and the seats'
 * contributions.
 */
function checkSeed({ segments, seal }: Record): string {
  if (!seal)
    return 'The record does not say how its seed was made, so the shuffles are only as trustworthy as its author.';
  const { commitment: published, secret, contributions } = seal;
  if (!Array.isArray(contributions)) throw new Mistake('The seal of the record lacks its contributions.');
  const seed = segments[0]?.start.setup.seed;
  if (commitmentOf(secret) !== published)
    throw new Mistake('The secret is not the one whose hash was published before the match.');
  if (mixSeed(secret, contributions) !== seed)
    throw new Mistake('The seed does not follow from the secret and the contributions of the seats.');
  const mixed = `The seed is mixed from the published secret and ${contributions.length} contributions: nobody chose the shuffles`;
  if (seal.seating === undefined) return `${mixed}.`;
  checkSeating(seal);
  return `${mixed}, and the seats were drawn from them.`;
}

/** Checks that each player drew their seat: repeats the draw from all contributions. */
function checkSeating({ secret, contributions, seating }: Seal): void {
  if (!Array.isArray(seating) || seating.length !== contributions.length)
    throw new Mistake('The seal of the record does not name one place of the table for each seat.');
  const byPlace = contributions.map((_, place) => contributions[seating.indexOf(place)]);
  if (!byPlace.every((each) => each !== undefined))
    throw new Mistake('The seal of the record names a place of the table twice, or an unknown one.');
  if (drawSeats(secret, byPlace).some((place, seat) => place !== seating[seat]))
    throw new Mistake('The seats do not follow from the secret and the contributions.');
}

function commitmentOf(secret: string): string | undefined {
  try {
    return commitment(secret);
  } catch {
    return undefined;
  }
}
