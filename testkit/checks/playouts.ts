/** Random matches end with a result, and every position on the way keeps the kernel's promises. */
import {
  answerOf,
  type BaseState,
  type Context,
  eventFor,
  type Game,
  keyOf,
  type Match,
  type Piece,
  type Question,
  readAnswer,
} from '@praxis/engine';
import { type Dice, playOut } from '../playout.ts';
import { type CheckOptions, demand, eachMatch, type SetupFor } from './played-matches.ts';

export interface PlayoutCheckOptions<S extends BaseState, C extends Context<S>> extends CheckOptions {
  /** Called at the start and after every answer; throws if something is wrong with the position. */
  readonly invariant?: (match: Match<S, C>) => void;
}

/** One in this many positions is checked closely. */
const CLOSE_LOOK_ONE_IN = 20;

export function checkPlayouts<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  setupFor: SetupFor,
  options: PlayoutCheckOptions<S, C>,
): void {
  const { invariant } = options;
  eachMatch('playouts', game, setupFor, options, ({ match, dice, maxAnswers }) => {
    invariant?.(match);
    lookClosely(match, dice);
    const onAnswer = (): void => {
      invariant?.(match);
      if (dice(CLOSE_LOOK_ONE_IN) === 0) lookClosely(match, dice);
    };
    // Leaving the table is rare: most matches should be played to their end.
    playOut(match, dice, { onAnswer, maxAnswers, anytimeActionOneIn: 300 });
    demand(match.result !== undefined, `the match has no result after ${maxAnswers} answers`);
    const { result } = match;
    demand(result.kind === 'over', () => `the match was stopped: ${result.kind === 'stopped' ? result.report : ''}`);
    lookClosely(match, dice);
  });
}

function lookClosely<S extends BaseState, C extends Context<S>>(match: Match<S, C>, dice: Dice): void {
  demandPlain(match.state, 'the state');
  demandPlain(match.game.copy(match.state), 'a copy of the state');
  for (const seat of match.setup.seats.keys()) demandPlain(match.view(seat), `the view of seat ${seat}`);
  demandPlain(match.view('spectator'), 'the view of a spectator');
  for (const event of match.takeEvents()) {
    demandPlain(event, `the event ${event.type}`);
    for (const viewer of [...match.setup.seats.keys(), 'spectator'] as const) {
      const words = match.game.wording('en').event(match.context, eventFor(event, viewer));
      demand(!words.includes('undefined'), `the event ${event.type} reads ${JSON.stringify(words)} to ${viewer}`);
    }
  }
  for (const question of match.questions) {
    const where = `"${question.about.say}" to seat ${question.seat} at ${question.step}`;
    const path = walkClosely(match, question, dice, where);
    const wording = match.game.wording('en');
    const sentence = wording.sentence(match.context, question, path);
    demand(
      sentence !== '' && !sentence.includes('undefined'),
      `an answer to ${where} reads ${JSON.stringify(sentence)}`,
    );
    const { passive } = question;
    if (!passive) continue;
    const read = readAnswer(match.state, question, answerOf(match.state, passive));
    demand('path' in read, () => `the passive answer ${answerOf(match.state, passive)} to ${where} is not legal`);
  }
}

/** Walks a random way to an answer; two pieces of one place must not have the same key. */
function walkClosely<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  question: Question,
  dice: Dice,
  where: string,
): readonly Piece[] {
  const path: Piece[] = [];
  for (let pieces = question.next(path); pieces.length > 0; pieces = question.next(path)) {
    const keys = pieces.map((piece) => keyOf(match.state, piece));
    const twice = keys.find((key, at) => keys.indexOf(key) !== at);
    demand(twice === undefined, () => `${twice} is offered twice after "${answerOf(match.state, path)}" in ${where}`);
    path.push(pieces[dice(pieces.length)] as Piece);
  }
  demand(path.length > 0, `nobody can answer ${where}`);
  return path;
}

/** Plain data is unchanged by writing and reading: no classes, dates, gaps or undefined in lists. */
function demandPlain(data: unknown, what: string): void {
  const odd = oddPart(data);
  demand(odd === undefined, () => `${what} is not plain data: ${odd}`);
}

/** The place of the first value that JSON would lose or change. An undefined property counts as a missing one. */
function oddPart(data: unknown): string | undefined {
  if (data === null || typeof data === 'string' || typeof data === 'boolean') return undefined;
  if (Object.is(data, -0)) return '-0';
  if (typeof data === 'number') return Number.isFinite(data) ? undefined : String(data);
  if (typeof data !== 'object') return typeof data;
  if (Array.isArray(data)) {
    for (let at = 0; at < data.length; at++) {
      const odd = oddPart(data[at]);
      if (odd !== undefined) return `${at}: ${odd}`;
    }
    return undefined;
  }
  if (Object.getPrototypeOf(data) !== Object.prototype) return Object.prototype.toString.call(data);
  for (const key in data) {
    const part = (data as Readonly<Record<string, unknown>>)[key];
    const odd = part === undefined ? undefined : oddPart(part);
    if (odd !== undefined) return `${key}: ${odd}`;
  }
  return undefined;
}
