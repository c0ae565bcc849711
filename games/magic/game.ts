/** Magic: The Gathering as the kernel knows it. */
import { type Game, type GameEvent, oneOf, type Setup } from '@praxis/engine';
import { CardPool, cardsFrom, type MatchCards } from '@praxis/kit/card-pool.ts';
import { CARDS } from './cards/index.ts';
import { requireValid } from './cards/language/validate.ts';
import type { CardDef } from './cards/language.ts';
import { resultOf } from './rules/changes/ending.ts';
import { conceivable } from './rules/explain/explain.ts';
import { changedElsewhere } from './rules/facts/traits.ts';
import { findCard } from './rules/setup/deck.ts';
import { start } from './rules/setup/setup.ts';
import { copyState } from './rules/state/copying.ts';
import { type Face, facesOf } from './rules/state/faces.ts';
import { type Settings, settingsOf } from './rules/state/settings.ts';
import { type Derived, type G, nothingDerived, playerOf, type State } from './rules/state/state.ts';
import { parts } from './rules/turn/turn.ts';
import { backOf, guess, viewOf } from './rules/view/view.ts';
import { wordingIn } from './text/wording.ts';
import type { MagicWhere } from './where.ts';

/** M-ACT-017 Tokens and emblems are no cards of a deck: cards that create them bring them in. */
function bringsIn(def: CardDef): readonly string[] {
  const found: string[] = [];
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { do: does, token, emblem } = part as { readonly [key: string]: unknown };
    if (does === 'create' && typeof token === 'string') found.push(token);
    if (does === 'emblem' && typeof emblem === 'string') found.push(emblem);
    for (const each of Object.values(part)) look(each);
  };
  look(def);
  return found;
}

class MagicContext implements G {
  readonly state: State;
  readonly setup: Setup;
  readonly defs: readonly CardDef[];
  readonly cards: MatchCards<CardDef>;
  readonly faces: (Face | undefined)[];
  readonly settings: Settings;
  derived: Derived;
  readonly emit: (event: GameEvent) => void;

  constructor(state: State, setup: Setup, cards: MatchCards<CardDef>, emit: (event: GameEvent) => void) {
    this.state = state;
    this.setup = setup;
    this.cards = cards;
    this.defs = cards.defs;
    this.faces = facesOf(this.defs);
    this.settings = settingsOf(setup);
    this.emit = emit;
    this.derived = nothingDerived(state);
  }
}

/** The game apart from its cards. */
const RULES = {
  id: 'magic',
  version: '2',
  editions: ['2014'],
  parts,
  result: resultOf,
  copy: copyState,
  view: viewOf,
  back: backOf,
  guess,
  absent: (g, seat) => playerOf(g, seat).lost || playerOf(g, seat).conceded,
  /** M-X-006 A player may concede at any time. */
  anytimeActions: (g, seat) => {
    const { lost, conceded } = playerOf(g, seat);
    if (lost || conceded) return undefined;
    return { seat, step: g.state.step, about: { say: 'concede' }, next: oneOf([{ say: 'concedes' }]) };
  },
  takeAnytimeAction: (g, { seat }) => {
    playerOf(g, seat).conceded = true;
    changedElsewhere(g);
    g.emit({ type: 'conceded', seat });
  },
  forget: (g) => {
    g.derived = nothingDerived(g.state);
  },
  conceivable,
  vagueReasons: ['M-X-008', 'M-ACT-014', 'M-X-015'],
  wording: wordingIn,
} satisfies Partial<Game<State, G, MagicWhere>>;

export interface MagicGame extends Game<State, G, MagicWhere> {
  readonly pool: CardPool<CardDef>;
}

/** The game with these cards: all of them, or others in tests of old records after cards were added or changed. */
export function magicWith(cards: readonly CardDef[]): MagicGame {
  // Cards that a match brings along come from outside: wording that the rules cannot execute is refused.
  const pool = new CardPool<CardDef>({ cards, admit: (def) => requireValid(def as CardDef), find: findCard, bringsIn });
  return {
    ...RULES,
    pool,
    ...cardsFrom(pool),
    start: (setup) => start(pool.settle(setup), pool.of(setup)),
    context: (state, setup, emit) => new MagicContext(state, setup, pool.of(setup), emit),
  };
}

export const magic: MagicGame = magicWith(CARDS);

/** For tools that read a position without playing it. */
export function contextOf(state: State, setup: Setup): G {
  return magic.context(state, setup, () => {});
}
