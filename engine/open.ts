/** How matches come about: from a setup, from a position, from a record. */
import type { BaseState, Context, Game, Setup } from './game.ts';
import { Mistake } from './game.ts';
import { Match, type MatchOptions } from './match.ts';
import { definitionsHash, RecordMistake, readRecord, recordHash, type Segment } from './record.ts';

/** Starts a match. Throws a `Mistake` that names what is wrong with the setup. */
export function openMatch<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  setup: Setup,
  options: MatchOptions = {},
): Match<S, C> {
  checkEdition(game, setup);
  return new Match(game, setup, undefined, options);
}

/** Starts a match from a position that did not come about by play. */
export function openAt<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  setup: Setup,
  state: S,
  options: MatchOptions = {},
): Match<S, C> {
  return new Match(game, setup, state, options);
}

/**
 * The same match again. Throws a `RecordMistake` if the record is cut short, altered or of another version. `onStep` is called after every
 * entry; one that was taken back later has not been carried out then.
 */
export function replay<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  data: unknown,
  onStep?: (match: Match<S, C>) => void,
  options: MatchOptions = {},
): Match<S, C> {
  const record = readRecord(game, data);
  const segment = record.segments.at(-1) as Segment;
  const { start } = segment;
  if (segment.rules !== game.version)
    throw new RecordMistake(
      'other rules',
      `The record was played under rules version ${segment.rules}; this is ${game.version}.`,
    );
  checkEdition(game, start.setup);
  if (segment.definitions !== definitionsHash(game, start.setup))
    throw new RecordMistake('other cards', 'The cards have changed since the record was made.');
  const origin = 'state' in start ? (start.state as S) : undefined;
  const askForced = segment.forced === true;
  const earlier = record.segments.slice(0, -1);
  try {
    const match = new Match(game, start.setup, origin, { ...options, askForced }, { earlier });
    match.catchUp(segment.entries, onStep);
    match.takeEvents();
    if (recordHash(record.segments, match.hash()) !== record.hash)
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
