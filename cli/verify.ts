/** `praxis verify FILE` */

import type { Record, Seal } from '@praxis/engine';
import { isEarlier, replay } from '@praxis/engine';
import { commitment, drawSeats, mixSeed } from '@praxis/protocol';
import { type Command, Failure, onlyFile, print, readArguments, STATUS } from './command.ts';
import { hostingOf } from './games.ts';
import { fromRecordFile } from './record-file.ts';
import { languageNamed, reasonIn, type Words, wordsIn } from './words.ts';

export const verify: Command = {
  help: (language) => wordsIn(language).manual.verify,
  async run(args) {
    const { values, positionals } = readArguments(args, { lang: { type: 'string', default: 'en' } });
    const file = onlyFile(positionals, 'noRecord');
    const language = languageNamed(values.lang);
    const words = wordsIn(language).verify;
    const lines = await fromRecordFile(file, async (data) => {
      if (isEarlier(data as Record)) throw new Failure(({ verify: { earlier } }) => earlier);
      const { game } = await hostingOf(data);
      const { record, result, moves } = replay(game, data);
      const why = result?.kind === 'over' ? reasonIn(game.wording(language), result.reason) : result?.report;
      return [
        words.holds({ file, answers: moves, hash: record.hash }),
        why === undefined ? words.notOver : words.over({ why }),
        checkSeed(data as Record, words),
      ];
    });
    for (const line of lines) print(line);
    return STATUS.ok;
  },
};

/**
 * Checks that the published hash is the secret's, and that the seed is mixed from the secret and the seats'
 * contributions.
 */
function checkSeed({ segments, seal }: Record, words: Words['verify']): string {
  if (!seal) return words.noSeal;
  const { commitment: published, secret, contributions } = seal;
  if (!Array.isArray(contributions)) throw broken('noContributions');
  const seed = segments[0]?.start.setup.seed;
  if (commitmentOf(secret) !== published) throw broken('otherSecret');
  if (mixSeed(secret, contributions) !== seed) throw broken('otherSeed');
  const count = contributions.length;
  if (seal.seating === undefined) return words.mixed({ count });
  checkSeating(seal);
  return words.mixedAndDrawn({ count });
}

/** Checks that each player drew their seat: repeats the draw from all contributions. */
function checkSeating({ secret, contributions, seating }: Seal): void {
  if (!Array.isArray(seating) || seating.length !== contributions.length) throw broken('fewPlaces');
  const byPlace = contributions.map((_, place) => contributions[seating.indexOf(place)]);
  if (!byPlace.every((each) => each !== undefined)) throw broken('placeTwice');
  if (drawSeats(secret, byPlace).some((place, seat) => place !== seating[seat])) throw broken('otherSeats');
}

function broken(how: keyof Words['verify']['seal']): Failure {
  return new Failure(({ verify: { seal } }) => seal[how]);
}

function commitmentOf(secret: string): string | undefined {
  try {
    return commitment(secret);
  } catch {
    return undefined;
  }
}
