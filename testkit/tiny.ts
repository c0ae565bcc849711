/** The smallest game: runs any procedure that a test of the kernel needs, at a table with a few cards. */
import type {
  BaseCard,
  BaseState,
  CardId,
  Context,
  Game,
  Match,
  MatchOptions,
  Piece,
  Procedure,
  Question,
  Seat,
  Setup,
  Where,
} from '@praxis/engine';
import { openMatch, randomFrom } from '@praxis/engine';

export interface TinyState extends BaseState {
  /** Notes of the procedure. */
  notes: string[];
  count: number;
  over: boolean;
  /** Seats that have left the table. */
  left: Seat[];
}

export type TinyContext = Context<TinyState>;
/** The content of its views. */
interface TinyWhere extends Where {
  readonly notes: readonly string[];
  readonly count: number;
}

export type TinyGame = Game<TinyState, TinyContext, TinyWhere>;

/** Cards as `[owner, definition, seats that know it]`. */
type TinyCard = readonly [owner: Seat, def: number, seen: number];

const TINY_CARDS = ['Apple', 'Berry', 'Cherry', 'Damson', 'Elder'].map((id) => ({ id }));

/** Unless `parts` says otherwise the match is over when the procedure has come to its end. */
export function tinyGame(
  play: (g: TinyContext) => Procedure,
  changes: Partial<TinyGame> & { readonly cards?: readonly TinyCard[] } = {},
): TinyGame {
  const { cards = [], ...rest } = changes;
  return {
    id: 'tiny',
    version: '1',
    editions: ['only'],
    allCards: () => TINY_CARDS,
    definitions: () => TINY_CARDS,
    start: ({ seed }) => ({
      at: 'play',
      random: randomFrom(seed),
      cards: cards.map(([owner, def, seen], index): BaseCard => ({ owner, def, seen, handle: index + 1 })),
      handles: cards.length,
      notes: [],
      count: 0,
      over: false,
      left: [],
    }),
    context: (state, setup, emit) => ({ state, setup, defs: TINY_CARDS, emit }),
    parts: {
      *play(g) {
        yield* play(g);
        g.state.over = true;
      },
    },
    result: ({ state }) => (state.over ? { kind: 'over', winners: [], scores: [], reason: 'played' } : undefined),
    copy: (state) => structuredClone(state),
    view: ({ state }, viewer) => ({ viewer, seats: [], cards: {}, where: { notes: state.notes, count: state.count } }),
    back: () => 'back',
    wording: () => ({
      sentence: (g, { seat }, path) => `${g.setup.seats[seat]?.name} ${path.map((piece) => saying(piece)).join(' ')}`,
      about: (_, { about }) => saying(about),
      event: (_, { type }) => type,
      rule: (id) => `Rule ${id}`,
    }),
    ...rest,
  };
}

function saying({ say, seat, amount, word }: Piece): string {
  return [say, seat, amount, word].filter((each) => each !== undefined).join(' ');
}

export const SETUP: Setup = {
  edition: 'only',
  seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
  seed: 'tiny',
};

export function openTiny(
  play: (g: TinyContext) => Procedure,
  changes: Parameters<typeof tinyGame>[1] = {},
  options: MatchOptions = {},
): Match<TinyState, TinyContext, TinyWhere> {
  return openMatch(tinyGame(play, changes), SETUP, options);
}

/** A question with these one-word answers; `pass` among them is the passive one. */
export function pick(seat: Seat, ...says: readonly string[]): Question {
  const pieces = says.map((say): Piece => ({ say }));
  const pass = pieces.find(({ say }) => say === 'pass');
  return {
    seat,
    step: 'pick',
    about: { say: 'pick' },
    next: (prefix) => (prefix.length === 0 ? pieces : []),
    ...(pass ? { passive: [pass] } : {}),
  };
}

/** Gives an answer from outside to the decision that the seat has now. */
export function give(match: Match<TinyState, TinyContext>, seat: Seat, answer: string): void {
  const number = match.decisions.find((decision) => decision.seat === seat)?.number ?? 0;
  const given = match.answer(seat, number, answer);
  if ('refused' in given) throw new Error(`Seat ${seat}, "${answer}": ${JSON.stringify(given)}`);
}

export const card = (id: number): CardId => id as CardId;
