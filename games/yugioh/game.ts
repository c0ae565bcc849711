/** Yu-Gi-Oh! as the kernel knows it. */
import { type Game, type GameEvent, oneOf, type Setup } from '@praxis/engine';
import { CardPool, cardsFrom, type MatchCards } from '@praxis/kit/card-pool.ts';
import { oncePer } from '@praxis/kit/once-per.ts';
import { inSeries } from '@praxis/kit/series.ts';
import { CARDS } from './cards/index.ts';
import { requireValid } from './cards/language/validate.ts';
import type { CardDef } from './cards/language.ts';
import { conceivable } from './rules/explain/explain.ts';
import { resultOf } from './rules/facts/ending.ts';
import { matchLength, nextDuel } from './rules/setup/match.ts';
import { start } from './rules/setup/setup.ts';
import { changed } from './rules/state/changed.ts';
import { copyState } from './rules/state/copy.ts';
import { findCard, SIDE } from './rules/state/deck.ts';
import { type Derived, forgetDerived, type Layout, nothingDerived } from './rules/state/derived.ts';
import { type Face, facesOf } from './rules/state/faces.ts';
import { type Settings, settingsOf } from './rules/state/settings.ts';
import { type G, playerOf, type State } from './rules/state/state.ts';
import { parts } from './rules/turn/parts.ts';
import { backOf, fitsPlace, guess, viewOf } from './rules/view/view.ts';
import { wordingIn } from './text/wording.ts';
import type { YugiohWhere } from './where.ts';

/** Y-TOK-001 Tokens are no cards of a deck: the effects that make them bring them in. */
function bringsIn(def: CardDef): readonly string[] {
  const found: string[] = [];
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { do: does, token } = part as { readonly [key: string]: unknown };
    if (does === 'token' && typeof token === 'string') found.push(token);
    for (const each of Object.values(part)) look(each);
  };
  look(def);
  return found;
}

class YugiohContext implements G {
  readonly state: State;
  readonly setup: Setup;
  readonly defs: readonly CardDef[];
  readonly cards: MatchCards<CardDef>;
  readonly faces: (Face | undefined)[];
  readonly settings: Settings;
  roster: G['roster'] = undefined;
  readonly derived: Derived;
  layout: Layout | undefined = undefined;
  unasked = 0;
  asksForced = false;
  readonly emit: (event: GameEvent) => void;

  constructor(
    state: State,
    setup: Setup,
    cards: MatchCards<CardDef>,
    faces: (Face | undefined)[],
    emit: (event: GameEvent) => void,
  ) {
    this.state = state;
    this.setup = setup;
    this.cards = cards;
    this.defs = cards.defs;
    this.faces = faces;
    this.settings = settingsOf(setup);
    this.emit = emit;
    this.derived = nothingDerived(state);
  }
}

/** The game apart from its cards. */
const RULES = {
  id: 'yugioh',
  version: '1',
  editions: ['9.0'],
  parts,
  result: resultOf,
  copy: copyState,
  view: viewOf,
  back: backOf,
  guess,
  fits: fitsPlace,
  /** Y-X-END-03 A player may concede the Duel at any time. */
  anytimeActions: (g, seat) => {
    if (playerOf(g, seat).conceded) return undefined;
    return { seat, step: g.state.step, about: { say: 'concede' }, next: oneOf([{ say: 'concedes' }]) };
  },
  takeAnytimeAction: (g, { seat }) => {
    playerOf(g, seat).conceded = true;
    changed(g);
    g.emit({ type: 'conceded', seat });
  },
  forget: (g) => {
    g.roster = undefined;
    forgetDerived(g);
    g.layout = undefined;
  },
  conceivable,
  vagueReasons: [
    'Y-CARD-005',
    'Y-PEN-003',
    'Y-PEN-004',
    'Y-PEN-005',
    'Y-PEN-006',
    'Y-POS-001',
    'Y-SUM-011',
    'Y-X-NEG-04',
    'Y-X-NEG-04 up',
    'Y-X-PEN-02',
    'Y-X-SMN-10',
  ],
  wording: wordingIn,
} satisfies Partial<Game<State, G, YugiohWhere>>;

export interface YugiohGame extends Game<State, G, YugiohWhere> {
  readonly pool: CardPool<CardDef>;
}

/** The game with these cards: all of them, or others in tests of old records after cards were added or changed. */
export function yugiohWith(cards: readonly CardDef[]): YugiohGame {
  // Cards that a match brings along come from outside: wording that the rules cannot execute is refused.
  const pool = new CardPool<CardDef>({
    cards,
    admit: (def) => requireValid(def as CardDef),
    find: findCard,
    partMark: SIDE,
    bringsIn,
  });
  const faces = oncePer(({ defs }: MatchCards<CardDef>): (Face | undefined)[] => facesOf(defs));
  const duel: Game<State, G, YugiohWhere> = {
    ...RULES,
    ...cardsFrom(pool),
    start: (setup) => start(setup, pool.of(setup).own),
    context: (state, setup, emit) => new YugiohContext(state, setup, pool.of(setup), faces(pool.of(setup)), emit),
  };
  return { ...inSeries(duel, { lengthOf: matchLength, again: nextDuel }), pool };
}

export const yugioh: YugiohGame = yugiohWith(CARDS);

/** For tools that read a position without playing it. */
export function contextOf(state: State, setup: Setup): G {
  return yugioh.context(state, setup, () => {});
}
