/** Answers that are not offered, stale, of the wrong seat or malformed are refused and change nothing. */
import {
  ANYTIME_ACTION,
  answerOf,
  type BaseState,
  type Context,
  type Decision,
  type Game,
  type Match,
  type Refusal,
  type Seat,
} from '@praxis/engine';
import { type Dice, playOut, randomPath } from '../playout.ts';
import {
  type CheckOptions,
  demand,
  demandSame,
  eachMatch,
  hashAt,
  readQuestions,
  type SetupFor,
} from './played-matches.ts';

/** One in this many positions is checked. */
const MOMENT_ONE_IN = 10;

/** An answer from outside that must be refused. */
interface Wrong {
  readonly seat: Seat;
  readonly number: number;
  readonly answer: unknown;
  readonly refused: Refusal['refused'];
}

export function checkRefusals<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  setupFor: SetupFor,
  options: CheckOptions,
): void {
  eachMatch('refusals', game, setupFor, options, ({ match, dice, maxAnswers }) => {
    const onAnswer = (): void => {
      if (dice(MOMENT_ONE_IN) === 0) refuse(match, wrongAnswers(match, dice));
    };
    playOut(match, dice, { maxAnswers, onAnswer });
    const over = { number: 0, answer: 'pass', refused: 'over' } as const;
    refuse(
      match,
      [...match.setup.seats.keys()].map((seat) => ({ ...over, seat })),
    );
    refuse(match, [{ ...over, seat: 0, number: ANYTIME_ACTION }]);
  });
}

function refuse<S extends BaseState, C extends Context<S>>(match: Match<S, C>, wrongs: readonly Wrong[]): void {
  const before = position(match);
  const state = JSON.stringify(match.position);
  for (const { seat, number, answer, refused } of wrongs) {
    const what = `${JSON.stringify(answer)?.slice(0, 80)} of seat ${seat} to decision ${number}`;
    const given = match.answer(seat, number, answer as string);
    demand('refused' in given, `${what} was accepted`);
    demand(given.refused === refused, `${what} was refused as "${given.refused}", not as "${refused}"`);
    demand(JSON.stringify(match.position) === state, `${what} was refused but changed something`);
  }
  demandSame(position(match), before, 'a refused answer changed something');
}

function position<S extends BaseState, C extends Context<S>>(match: Match<S, C>): string {
  const numbers = match.decisions.map(({ number }) => number);
  return [hashAt(match), match.moves, match.record.hash, numbers, readQuestions(match)].join(' ');
}

function wrongAnswers<S extends BaseState, C extends Context<S>>(match: Match<S, C>, dice: Dice): Wrong[] {
  const { decisions, setup } = match;
  const decision = decisions[dice(decisions.length)];
  if (!decision) return [];
  const { seat, number } = decision;
  const answer = answerOf(match.state, randomPath(decision, dice));
  const silent = [...setup.seats.keys()].filter((each) => !decisions.some((other) => other.seat === each));
  const nobody = [-1, setup.seats.length, 0.5, Number.NaN, '0' as unknown as number];
  const stale = [number - 1, number + 1, Number.NaN, undefined as unknown as number].filter(
    (each) => each !== ANYTIME_ACTION,
  );
  return [
    ...silent.map((each): Wrong => ({ seat: each, number, answer, refused: 'not asked' })),
    ...nobody.map((each): Wrong => ({ seat: each, number, answer, refused: 'unknown seat' })),
    ...stale.map((each): Wrong => ({ seat, number: each, answer, refused: 'stale' })),
    ...malformed(match, decision, answer, dice).map(
      (each): Wrong => ({ seat, number, answer: each, refused: 'not an option' }),
    ),
    ...notStanding(match, seat),
  ];
}

/** Illegal answers, made from a legal one. */
function malformed<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  decision: Decision,
  answer: string,
  dice: Dice,
): unknown[] {
  const keys = answer.split(' ');
  const last = keys.at(-1) as string;
  const garbage = String.fromCharCode(...Array.from({ length: 200 }, () => dice(0x10000)));
  const others = match.questions
    .filter(({ seat }) => seat !== decision.seat)
    .map((question) => answerOf(match.state, randomPath(question, dice)))
    .filter((each) => !isLegal(match, decision, each));
  return [
    '',
    ' ',
    garbage,
    `${answer} `,
    ` ${answer}`,
    `${answer}\n`,
    `${answer} nonsense`,
    `nonsense ${answer}`,
    `${answer} ${last}`,
    keys.slice(0, -1).join(' '),
    'x'.repeat(50_000),
    `${last} `.repeat(5_000),
    ...others,
    undefined,
    null,
    42,
    [answer],
    { answer },
  ].filter((each) => typeof each !== 'string' || !isLegal(match, decision, each));
}

/** True if a random answer happens to be legal, determined the long way: by walking along its keys. */
function isLegal<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  decision: Decision,
  answer: string,
): boolean {
  let paths = [decision.next([]).map((piece) => [piece])].flat();
  const keys = answer.split(' ');
  for (const [at, key] of keys.entries()) {
    paths = paths.filter((path) => answerOf(match.state, path.slice(at)) === key);
    if (at < keys.length - 1) paths = paths.flatMap((path) => decision.next(path).map((piece) => [...path, piece]));
  }
  return paths.some((path) => decision.next(path).length === 0);
}

function notStanding<S extends BaseState, C extends Context<S>>(match: Match<S, C>, seat: Seat): Wrong[] {
  const refused = match.anytimeActions(seat) ? 'not an option' : 'not asked';
  return [{ seat, number: ANYTIME_ACTION, answer: 'nonsense', refused }];
}
