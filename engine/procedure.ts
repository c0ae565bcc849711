/**
 * A procedure carries out a part of the rules. `yield*` means that a player may be asked there; code that never asks is
 * a plain function. The raw `yield` is used only in this file.
 */
import type { Path, Question, Seat } from './decision.ts';

/** Asks one seat. */
interface AskOne {
  readonly kind: 'one';
  readonly question: Question;
}

/** Asks several seats at once. `each`: the answers stay sealed until all are in. `any`: the first answer is taken. */
interface AskSeveral<Kind extends 'each' | 'any'> {
  readonly kind: Kind;
  readonly questions: readonly Question[];
}

/**
 * A response window: the seats are asked in order, and it closes when all have passed. `question` returns undefined for
 * a seat that can only pass; it is then passed over without a question.
 */
interface AskWindow {
  readonly kind: 'window';
  readonly order: readonly Seat[];
  question(seat: Seat): Question | undefined;
}

/**
 * A poll: open to all seats at once, closed when all have passed. Nobody learns who has passed. `question` returns
 * undefined for a seat without an option.
 */
interface AskPoll {
  readonly kind: 'poll';
  readonly seats: readonly Seat[];
  question(seat: Seat): Question | undefined;
}

/** A seat's question; undefined if it can only pass. */
type QuestionOf = (seat: Seat) => Question | undefined;

export type Ask = AskOne | AskSeveral<'each'> | AskSeveral<'any'> | AskWindow | AskPoll;
export type Heard = { readonly seat: Seat; readonly path: Path };
export type Reply = Path | readonly Path[] | Heard | undefined;
export type Procedure<T = void> = Generator<Ask, T, Reply>;

export function* ask(question: Question): Procedure<Path> {
  return (yield { kind: 'one', question }) as Path;
}

/** The answers in the order of the questions. */
export function* askEach(questions: readonly Question[]): Procedure<readonly Path[]> {
  if (questions.length === 0) return [];
  return (yield { kind: 'each', questions }) as readonly Path[];
}

/** One answer of one of the seats. */
export function* askAny(questions: readonly Question[]): Procedure<Heard> {
  return (yield { kind: 'any', questions }) as Heard;
}

/** The first use in the order, or undefined when everybody has passed. */
export function* askWindow(order: readonly Seat[], question: QuestionOf): Procedure<Heard | undefined> {
  return (yield { kind: 'window', order, question }) as Heard | undefined;
}

/** The first use by any of the seats, or undefined when everybody has passed. */
export function* askPoll(seats: readonly Seat[], question: QuestionOf): Procedure<Heard | undefined> {
  return (yield { kind: 'poll', seats, question }) as Heard | undefined;
}

/**
 * Carries out a procedure that can be broken off from outside while it asks: a later answer is not heard, and the rest
 * of it does not happen.
 */
export function* untilBrokenOff(procedure: Procedure, isBrokenOff: () => boolean): Procedure {
  for (let step = procedure.next(); !step.done; ) {
    const reply = yield step.value;
    if (isBrokenOff()) return;
    step = procedure.next(reply);
  }
}

export type AfterUse = 'first' | 'same' | 'next';

/**
 * The response window of every game. Seats are asked in `order`; `use` executes a seat's choice. After a use, the
 * opportunity returns to the first seat, stays with the same one, or moves on to the next. The window ends when all
 * have passed in succession, or when `use` returns false.
 */
export function* opportunity(
  order: readonly Seat[],
  afterUse: AfterUse,
  question: QuestionOf,
  use: (heard: Heard) => Procedure<boolean | undefined> | Procedure,
): Procedure {
  let seats = order;
  for (;;) {
    const heard = yield* askWindow(seats, question);
    if (!heard) return;
    if ((yield* use(heard)) === false) return;
    if (afterUse === 'first') seats = order;
    else {
      const at = order.indexOf(heard.seat) + (afterUse === 'next' ? 1 : 0);
      seats = [...order.slice(at), ...order.slice(0, at)];
    }
  }
}

/** A poll that goes on until everybody has passed since the last use; `use` executes a seat's choice. */
export function* poll(seats: readonly Seat[], question: QuestionOf, use: (heard: Heard) => Procedure): Procedure {
  for (;;) {
    const heard = yield* askPoll(seats, question);
    if (!heard) return;
    yield* use(heard);
  }
}
