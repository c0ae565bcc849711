/** Opens matches: from a setup, from a position, from a record. */
import type { BaseState, Context, Game, Setup, Where } from './game.ts';
import { Match, type MatchOptions } from './match.ts';
import { Mistake } from './mistake.ts';
import { isEarlier, listed, otherCards, RecordMistake, readRecord, recordHash, type Segment } from './record.ts';

/** Starts a match. Throws a `Mistake` that names the problem with the setup. */
export function openMatch<S extends BaseState, C extends Context<S>, W extends Where>(
  game: Game<S, C, W>,
  setup: Setup,
  options: MatchOptions = {},
): Match<S, C, W> {
  checkEdition(game, setup);
  return new Match(game, game.settle?.(setup) ?? setup, undefined, options);
}

/** Starts a match from a position that did not come about by play. Its cards have their numbers in the list of definitions of the setup. */
export function openAt<S extends BaseState, C extends Context<S>, W extends Where>(
  game: Game<S, C, W>,
  setup: Setup,
  state: S,
  options: MatchOptions = {},
): Match<S, C, W> {
  return new Match(game, setup, state, options);
}

/**
 * Replays a match. Throws a `RecordMistake` if the record is cut short, altered or of another version, or if one of its
 * cards has changed. Of a record in the earlier format only the answers are checked. `onStep` is called after every
 * entry, but not for entries that were taken back later.
 */
export function replay<S extends BaseState, C extends Context<S>, W extends Where>(
  game: Game<S, C, W>,
  data: unknown,
  onStep?: (match: Match<S, C, W>) => void,
  options: MatchOptions = {},
): Match<S, C, W> {
  const record = readRecord(game, data);
  const segment = record.segments.at(-1) as Segment;
  const { start } = segment;
  const earlierFormat = isEarlier(record);
  // Where the hash cannot be compared, legal answers are enough: other rules would soon refuse one.
  if (!earlierFormat && segment.rules !== game.version)
    throw new RecordMistake(
      'other rules',
      `The record was played under rules version ${segment.rules}; this is ${game.version}.`,
    );
  checkEdition(game, start.setup);
  // Positions of that format number their cards among all that there were then.
  if (earlierFormat && 'state' in start)
    throw new RecordMistake('other cards', 'The record begins with a position from before records named their cards.');
  const setup = listed(game, segment);
  const changed = earlierFormat ? undefined : otherCards(game, setup, segment);
  if (changed !== undefined) throw new RecordMistake('other cards', changed);
  const origin = 'state' in start ? (start.state as S) : undefined;
  const askForced = segment.forced === true;
  const earlier = record.segments.slice(0, -1);
  try {
    const match = new Match(game, setup, origin, { ...options, askForced }, { earlier });
    match.catchUp(segment.entries, onStep);
    match.takeEvents();
    if (!earlierFormat && recordHash(record.segments, match.hash()) !== record.hash)
      throw new RecordMistake(
        'altered',
        'The record does not lead to the state whose hash it names: it was cut short or altered.',
      );
    return match;
  } catch (error) {
    if (error instanceof RecordMistake) throw error;
    if (error instanceof Mistake) throw new RecordMistake('damaged', error.message, { cause: error });
    const { message } = error instanceof Error ? error : new Error(String(error));
    throw new RecordMistake('damaged', `The record cannot be replayed: ${message}`, { cause: error });
  }
}

function checkEdition<S extends BaseState, C extends Context<S>>(game: Game<S, C>, setup: Setup): void {
  if (!game.editions.includes(setup.edition))
    throw new Mistake(`${game.id} has no edition "${setup.edition}"; it has ${game.editions.join(', ')}.`);
}
