/** Exchanges everything a seat may not know; its view, its decisions and its events must stay the same. */
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
import {
  type CheckOptions,
  demand,
  demandSame,
  demandTried,
  eachMatch,
  readSeat,
  type SetupFor,
} from './played-matches.ts';
import { indistinguishable } from './unknown.ts';

/** One in this many positions is checked. */
const MOMENT_ONE_IN = 15;
/** How long two worlds are played side by side, at most. */
const STEPS_MAX = 60;

/** Two matches that a seat should not be able to distinguish. */
interface Worlds<S extends BaseState, C extends Context<S>> {
  readonly here: Match<S, C>;
  readonly there: Match<S, C>;
  readonly seat: Seat;
}

/** The events of the one and of the other. */
type Events = readonly [GameEvent[], GameEvent[]];

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
        const whose = dice(2) === 0 ? 'all' : 'of others';
        // Amounts become known otherwise than cards, so worlds in which they differ are compared at this moment only.
        const secretly = match.game.dealSecrets && indistinguishable(match, seat, dice, whose);
        if (secretly) demandAlike({ here: match, there: secretly, seat });
        const there = indistinguishable(match, seat, dice, whose, false);
        if (!there) continue;
        exchanged++;
        const worlds: Worlds<S, C> = { here: match.fork(), there, seat };
        demandAlike(worlds);
        // Other seats' present questions belong to the true world, so both worlds go on only where this seat is asked.
        // Questions open at the same time must look at the state when `next` is called.
        if (isAsked(match, seat)) sideBySide(worlds, dice);
      }
    };
    playOut(match, dice, { maxAnswers, onAnswer });
  });
  demandTried(options, exchanged, `${game.id}, hidden information: there never was anything that a seat does not know`);
}

function isAsked<S extends BaseState, C extends Context<S>>(match: Match<S, C>, seat: Seat): boolean {
  return match.questions.some((question) => question.seat === seat);
}

function demandAlike<S extends BaseState, C extends Context<S>>({ here, there, seat }: Worlds<S, C>): void {
  demandSame(readSeat(here, seat), readSeat(there, seat), `seat ${seat} sees hidden facts`);
}

/** Gives the same answers in both worlds for as long as the seat has not been shown a difference. */
function sideBySide<S extends BaseState, C extends Context<S>>(worlds: Worlds<S, C>, dice: Dice): void {
  const { here, there, seat } = worlds;
  const given: string[] = [];
  here.takeEvents();
  there.takeEvents();
  try {
    for (let steps = 0; steps < STEPS_MAX && !here.result && !there.result; steps++) {
      if (!answerInBoth(worlds, dice, given)) return;
      const events: Events = [here.takeEvents(), there.takeEvents()];
      if (!isShown(worlds, events) && !isLevel(worlds, events)) {
        // Nobody learns which other seats are asked: where a seat could act in one world only, all others do nothing.
        if (!passUntilAsked(here, seat, given) || !passUntilAsked(there, seat, given)) return;
        events[0].push(...here.takeEvents());
        events[1].push(...there.takeEvents());
      }
      if (isShown(worlds, events)) return;
      const [words, others] = readEvents(worlds, events);
      demandSame(words, others, `events show hidden facts to seat ${seat}`);
      demandAlike(worlds);
    }
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${message}\n  after exchanging cards and then: ${given.join(' · ') || 'nothing'}`, {
      cause: error,
    });
  }
}

/** The same has happened in both worlds as the seat sees it, and the same seats are asked. */
function isLevel<S extends BaseState, C extends Context<S>>(worlds: Worlds<S, C>, events: Events): boolean {
  const { here, there, seat } = worlds;
  const [words, others] = readEvents(worlds, events);
  const asked = (match: Match<S, C>): string => match.questions.map((question) => question.seat).join();
  return words === others && asked(here) === asked(there) && readSeat(here, seat) === readSeat(there, seat);
}

/** Others answer passively until the seat is asked or the match is over. False if a seat has no passive answer. */
function passUntilAsked<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  seat: Seat,
  given: string[],
): boolean {
  while (!match.result && !isAsked(match, seat)) {
    const { seat: other, passive } = match.questions[0] as Question;
    if (!passive) return false;
    given.push(`${other}: ${answerOf(match.state, passive)} (in one world)`);
    match.choose(other, passive);
  }
  return true;
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
  const other = there.questions.find((each) => each.seat === question.seat);
  if (!other) return false;
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

/** The seat has been shown, or has come to know, a card that is not the same in both worlds. */
function isShown<S extends BaseState, C extends Context<S>>(
  { here, there, seat }: Worlds<S, C>,
  events: Events,
): boolean {
  const [cards, twins] = [here.state.cards, there.state.cards] as readonly (readonly BaseCard[])[];
  // A copy of a card that differs in the other world was made in one world only and has no twin.
  const known = Array.from({ length: Math.max(cards?.length ?? 0, twins?.length ?? 0) }, (_, index) => index).some(
    (index) => {
      const [card, twin] = [cards?.[index], twins?.[index]];
      return card?.def !== twin?.def && [card, twin].some((each) => each !== undefined && knows(each, seat));
    },
  );
  return known || shownFaces(events[0], seat).join() !== shownFaces(events[1], seat).join();
}

/** The faces of all cards in events that the seat knows, by their recorded `seen`. */
function shownFaces(part: unknown, seat: Seat): number[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('seen' in part && 'def' in part)
    return knows(part as { seen: number }, seat) ? [(part as { def: number }).def] : [];
  return Object.values(part).flatMap((each) => shownFaces(each, seat));
}

/** The events of both worlds as the seat sees and reads them. */
function readEvents<S extends BaseState, C extends Context<S>>(
  { here, there, seat }: Worlds<S, C>,
  events: Events,
): [string, string] {
  const read = ({ game, context }: Match<S, C>, happened: readonly GameEvent[]): string => {
    const wording = game.wording('en');
    const shown = happened.map((event) => eventFor(event, seat));
    return JSON.stringify(shown.map((event) => ({ ...event, words: wording.event(context, event) })));
  };
  return [read(here, events[0]), read(there, events[1])];
}
