/** What a seat may not know is exchanged, and its view, its decisions and its events stay the same. */
import {
  answerOf,
  type BaseCard,
  type BaseState,
  type Context,
  eventFor,
  type Game,
  type GameEvent,
  knows,
  type Match,
  type Path,
  type Question,
  readAnswer,
  type Seat,
} from '@praxis/engine';
import { type Dice, playOut, randomPath } from '../playout.ts';
import { type CheckOptions, demand, demandSame, eachMatch, readSeat, type SetupFor } from './common.ts';
import { indistinguishable } from './unknown.ts';

/** One position in so many is looked at. */
const MOMENT_ONE_IN = 15;
/** How long two worlds are played side by side, at most. */
const STEPS_MAX = 60;

/** Two matches that a seat should not be able to tell apart. */
interface Worlds<S extends BaseState, C extends Context<S>> {
  readonly here: Match<S, C>;
  readonly there: Match<S, C>;
  readonly seat: Seat;
}

export function checkHidden<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  setupFor: SetupFor,
  options: CheckOptions,
): void {
  let exchanged = 0;
  eachMatch('hidden information', game, setupFor, options, ({ match, dice, maxAnswers }) => {
    const onAnswer = (): void => {
      if (match.result || dice(MOMENT_ONE_IN) !== 0) return;
      for (const seat of match.setup.seats.keys()) {
        const there = indistinguishable(match, seat, dice, dice(2) === 0 ? 'all' : 'of others');
        if (!there) continue;
        exchanged++;
        const worlds: Worlds<S, C> = { here: match.fork(), there, seat };
        demandAlike(worlds);
        // What others are asked at this moment was put to them in the true world, so both worlds go on only where this seat is
        // asked. Questions open at the same time must look at the state when `next` is called.
        if (isAsked(match, seat)) sideBySide(worlds, dice);
      }
    };
    playOut(match, dice, { maxAnswers, onAnswer });
  });
  demand(exchanged > 0, `${game.id}, hidden information: there never was anything that a seat does not know`);
}

function isAsked<S extends BaseState, C extends Context<S>>(match: Match<S, C>, seat: Seat): boolean {
  return match.questions.some((question) => question.seat === seat);
}

function demandAlike<S extends BaseState, C extends Context<S>>({ here, there, seat }: Worlds<S, C>): void {
  demandSame(readSeat(here, seat), readSeat(there, seat), `seat ${seat} sees what it may not know`);
}

/** Gives the same answers in both worlds for as long as the seat has not been shown a difference. */
function sideBySide<S extends BaseState, C extends Context<S>>(worlds: Worlds<S, C>, dice: Dice): void {
  const { here, there, seat } = worlds;
  const given: string[] = [];
  here.takeEvents();
  there.takeEvents();
  try {
    for (let steps = 0; steps < STEPS_MAX && !here.result && !there.result; steps++) {
      if (!answerInBoth(worlds, dice, given) || !passWhereAlone(worlds, given)) return;
      const events = [here.takeEvents(), there.takeEvents()] as const;
      if (isShown(worlds, events)) return;
      demandSame(
        JSON.stringify(readEvents(here, events[0], seat)),
        JSON.stringify(readEvents(there, events[1], seat)),
        `events tell seat ${seat} what it may not know`,
      );
      demandAlike(worlds);
    }
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${message}\n  after exchanging cards and then: ${given.join(' · ') || 'nothing'}`, { cause: error });
  }
}

/** Answers one question in both worlds. False if nobody can give the same answer in both. */
function answerInBoth<S extends BaseState, C extends Context<S>>(
  worlds: Worlds<S, C>,
  dice: Dice,
  given: string[],
): boolean {
  const { here, there, seat } = worlds;
  const { questions } = here;
  const question = questions[dice(questions.length)] as Question;
  const other = there.questions.find((each) => each.seat === question.seat) as Question;
  const path = randomPath(question, dice);
  const same = pathThere(worlds, other, path);
  if (question.seat === seat)
    demand(same !== undefined, () => `seat ${seat} could answer ${answerOf(here.state, path)} in one world only`);
  const both = same ? { path, same } : passiveInBoth(question, other);
  if (!both) return false;
  given.push(`${question.seat}: ${answerOf(here.state, both.path)}`);
  here.choose(question.seat, both.path);
  there.choose(question.seat, both.same);
  return true;
}

/**
 * Who is asked is not told to the others, so somebody who could do something in one of the worlds only does nothing there. False if
 * that is no choice, and the worlds have to go different ways.
 */
function passWhereAlone<S extends BaseState, C extends Context<S>>(worlds: Worlds<S, C>, given: string[]): boolean {
  const { here, there, seat } = worlds;
  for (;;) {
    const alone = [lonely(here, there), lonely(there, here)].find((each) => each && each.question.seat !== seat);
    if (!alone) return true;
    const { match, question } = alone;
    if (!question.passive) return false;
    given.push(`${question.seat}: ${answerOf(match.state, question.passive)} (in one world)`);
    match.choose(question.seat, question.passive);
  }
}

function pathThere<S extends BaseState, C extends Context<S>>(
  { here, there }: Worlds<S, C>,
  other: Question,
  path: Path,
): Path | undefined {
  const read = readAnswer(there.state, other, answerOf(here.state, path));
  return 'path' in read ? read.path : undefined;
}

function passiveInBoth(
  { passive: path }: Question,
  { passive: same }: Question,
): { path: Path; same: Path } | undefined {
  return path && same ? { path, same } : undefined;
}

function lonely<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  other: Match<S, C>,
): { match: Match<S, C>; question: Question } | undefined {
  const question = match.questions.find((each) => !isAsked(other, each.seat));
  return question && { match, question };
}

/** The seat has been shown, or has come to know, a card that is not the same in both worlds. */
function isShown<S extends BaseState, C extends Context<S>>(
  { here, there, seat }: Worlds<S, C>,
  events: readonly [readonly GameEvent[], readonly GameEvent[]],
): boolean {
  const known = here.state.cards.some((card, index) => {
    const twin = there.state.cards[index] as BaseCard;
    return card.def !== twin.def && (knows(card, seat) || knows(twin, seat));
  });
  return known || shownFaces(events[0], seat).join() !== shownFaces(events[1], seat).join();
}

/** The faces of all cards in events of which the seat knows, by what is recorded, what they are. */
function shownFaces(part: unknown, seat: Seat): number[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('seen' in part && 'def' in part)
    return knows(part as { seen: number }, seat) ? [(part as { def: number }).def] : [];
  return Object.values(part).flatMap((each) => shownFaces(each, seat));
}

function readEvents<S extends BaseState, C extends Context<S>>(
  { game, context }: Match<S, C>,
  events: readonly GameEvent[],
  seat: Seat,
): unknown[] {
  const wording = game.wording('en');
  return events.map((event) => {
    const shown = eventFor(event, seat);
    return { ...shown, words: wording.event(context, shown) };
  });
}
