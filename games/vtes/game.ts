/** Vampire: The Eternal Struggle as the kernel knows it. */
import { type Game, type GameEvent, oneOf, type Setup } from '@praxis/engine';
import { CardPool, cardsFrom, type MatchCards } from '@praxis/kit/card-pool.ts';
import { oncePer } from '@praxis/kit/once-per.ts';
import { inEdition } from './cards/in-edition.ts';
import { CARDS } from './cards/index.ts';
import { requireValid } from './cards/language/validate.ts';
import { CARD, type CardDef } from './cards/language.ts';
import { conceivable } from './rules/explain/explain.ts';
import { resultOf } from './rules/facts/ending.ts';
import { forgetTabletop } from './rules/facts/tabletop.ts';
import { findCard } from './rules/setup/deck.ts';
import { start } from './rules/setup/setup.ts';
import { copyState } from './rules/state/copy.ts';
import { EDITION_IDS, EDITIONS, type Edition } from './rules/state/editions.ts';
import { type Timing, timingOf } from './rules/state/modes.ts';
import { type G, playerOf, type State } from './rules/state/state.ts';
import { type Words, wordsIn } from './rules/state/words.ts';
import { CHAPTERS } from './rules/turn/chapters.ts';
import { parts } from './rules/turn/turn.ts';
import { backOf, guess, lightViewOf, viewOf } from './rules/view/view.ts';
import { wordingIn } from './text/wording.ts';
import type { VtesWhere } from './where.ts';

/** A reading of definitions. */
type Reading = Pick<G, 'timings' | 'words'>;

/** Of the definitions that several matches share. */
const sharedReading = oncePer(
  (own: readonly CardDef[]): Reading => ({ timings: own.map(timingOf), words: wordsIn(own) }),
);

/** Of a match's definitions, made once for all its contexts. Guessed ones are added to it. */
const readingOf = oncePer(({ own }: MatchCards<CardDef>): Reading => {
  const { timings, words } = sharedReading(own);
  return { timings: timings.slice(), words: { said: new Set(words.said), read: words.read } };
});

class VtesContext implements G {
  readonly state: State;
  readonly setup: Setup;
  readonly edition: Edition;
  readonly defs: readonly CardDef[];
  readonly cards: MatchCards<CardDef>;
  readonly timings: (Timing | undefined)[];
  readonly words: Words;
  readonly chapters = CHAPTERS;
  readonly emit: (event: GameEvent) => void;
  unasked = 0;

  constructor(state: State, setup: Setup, cards: MatchCards<CardDef>, emit: (event: GameEvent) => void) {
    this.state = state;
    this.setup = setup;
    this.edition = EDITIONS[setup.edition] as Edition;
    this.cards = cards;
    this.defs = cards.defs;
    const { timings, words } = readingOf(cards);
    this.timings = timings;
    this.words = words;
    this.emit = emit;
  }
}

/** The game's properties apart from its cards. */
const RULES = {
  id: 'vtes',
  version: '3',
  editions: EDITION_IDS,
  parts,
  result: resultOf,
  copy: copyState,
  view: viewOf,
  lightView: lightViewOf,
  back: backOf,
  guess,
  absent: (g, seat) => playerOf(g, seat).ousted || playerOf(g, seat).conceded,
  /**
   * A player who leaves the table is asked nothing more, and is ousted at the next checkpoint: not in the middle of an
   * effect.
   */
  anytimeActions: (g, seat) => {
    const player = playerOf(g, seat);
    if (player.ousted || player.conceded) return undefined;
    return { seat, step: g.state.phase, about: { say: 'leave the table' }, next: oneOf([{ say: 'concedes' }]) };
  },
  takeAnytimeAction: (g, { seat }) => {
    playerOf(g, seat).conceded = true;
    g.emit({ type: 'conceded', seat });
  },
  forget: ({ state }) => forgetTabletop(state),
  conceivable,
  // A card's text in general, and the rule that a card could not be discarded now either.
  vagueReasons: [
    'V-GEN-001',
    'V-DIS-001',
    'V-CARD-031',
    'V-CARD-032',
    'V-ACT-003',
    'V-TOR-008',
    'V-TRT-005',
    'V-RED-001',
    'V-ADV-002',
    'V-ADV-002 other',
    'V-CARD-031 none',
    'V-RED-001 unmarked',
    'V-CARD-002 other',
    'V-DIS-001 phase',
    'V-PRO-005',
  ],
  wording: wordingIn,
  // The year of printing decides which decks may hold a card, not its effects in a match.
  meaning: ({ editions: _, ...meaning }: CardDef) => meaning,
} satisfies Partial<Game<State, G, VtesWhere>>;

export interface VtesGame extends Game<State, G, VtesWhere> {
  readonly pool: CardPool<CardDef>;
}

const CARD_KEYS = Object.keys(CARD) as readonly (keyof CardDef)[];

/** The game with these cards: all that there are, or others in tests of records whose cards are added or changed. */
export function vtesWith(cards: readonly CardDef[]): VtesGame {
  // A match's own cards come from outside: wording that the rules cannot carry out is refused.
  const admit = (def: unknown): CardDef => requireValid(def as CardDef);
  const pool = new CardPool<CardDef>({ cards, keys: CARD_KEYS, inEdition, admit, find: findCard });
  return {
    ...RULES,
    pool,
    ...cardsFrom(pool),
    start: (setup) => start(pool.settle(setup), pool.of(setup)),
    context: (state, setup, emit) => new VtesContext(state, setup, pool.of(setup), emit),
  };
}

export const vtes: VtesGame = vtesWith(CARDS);

/** For tools that read a position without playing it. */
export function contextOf(state: State, setup: Setup): G {
  return vtes.context(state, setup, () => {});
}
