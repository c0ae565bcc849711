/** Vampire: The Masquerade – Rivals as the kernel knows it. */
import { type Game, type GameEvent, oneOf, type Piece, refer, type Setup } from '@praxis/engine';
import { CardPool, cardsFrom, type MatchCards } from '@praxis/kit/card-pool.ts';
import { CARDS } from './cards/index.ts';
import { requireValid } from './cards/language/validate.ts';
import type { CardDef } from './cards/language.ts';
import { judge, resultOf } from './rules/changes/ending.ts';
import { turnUp } from './rules/changes/moving.ts';
import { conceivable } from './rules/explain/explain.ts';
import { findCard } from './rules/setup/deck.ts';
import { start } from './rules/setup/setup.ts';
import { copyState } from './rules/state/copy.ts';
import { type Settings, settingsOf } from './rules/state/settings.ts';
import { type G, playerOf, type State } from './rules/state/state.ts';
import { parts } from './rules/turn/turn.ts';
import { backOf, dealSecrets, fitsPlace, guess } from './rules/view/unknown.ts';
import { lightViewOf, viewOf } from './rules/view/view.ts';
import { wordingIn } from './text/wording.ts';
import type { RivalsWhere } from './where.ts';

/**
 * `1.9` is the core game with the French update; `core` the cards as they were printed first, as far as the update
 * mentions them.
 */
export const EDITIONS = ['1.9', 'core'] as const;

function inEdition(def: CardDef, edition: string): CardDef {
  const { core, ...rest } = def;
  return core === undefined ? def : edition === 'core' ? ({ ...rest, ...core } as CardDef) : (rest as CardDef);
}

/** R-DECK-006 Every match has the City Deck: each Haven lies in the City. */
function bringsIn(def: CardDef, all: readonly CardDef[]): readonly string[] {
  return def.kind === 'haven' ? all.filter(({ kind }) => kind === 'city').map(({ id }) => id) : [];
}

class RivalsContext implements G {
  readonly state: State;
  readonly setup: Setup;
  readonly defs: readonly CardDef[];
  readonly cards: MatchCards<CardDef>;
  readonly settings: Settings;
  readonly emit: (event: GameEvent) => void;
  unasked = 0;

  constructor(state: State, setup: Setup, cards: MatchCards<CardDef>, emit: (event: GameEvent) => void) {
    this.state = state;
    this.setup = setup;
    this.cards = cards;
    this.defs = cards.defs;
    this.settings = settingsOf(setup);
    this.emit = emit;
  }
}

const CONCEDES: Piece = { say: 'concedes' };
const TURNS_UP: Piece = { say: 'turns up the Agenda' };

/** The game apart from its cards. */
const RULES = {
  id: 'rivals',
  version: '1',
  editions: EDITIONS,
  parts,
  result: resultOf,
  copy: copyState,
  view: viewOf,
  lightView: lightViewOf,
  back: backOf,
  guess,
  fits: fitsPlace,
  dealSecrets,
  /** Once the game is over, the rest is resolved without questions. */
  absent: (g, seat) => g.state.over !== undefined || playerOf(g, seat).conceded,
  /** R-WIN-002 The Agenda may be turned up at any time. R-WIN-011 */
  anytimeActions: (g, seat) => {
    const { conceded, eliminated, agendaUp, agendaCard } = playerOf(g, seat);
    if (conceded || eliminated) return undefined;
    // Before the first turn nothing has begun.
    const up = agendaUp || agendaCard === undefined || g.state.turnNumber === 0 ? [] : [TURNS_UP];
    return { seat, step: g.state.phase, about: { say: 'any time' }, next: oneOf([...up, CONCEDES]) };
  },
  takeAnytimeAction: (g, { seat, path }) => {
    const player = playerOf(g, seat);
    if (path[0]?.say === TURNS_UP.say && player.agendaCard !== undefined) {
      player.agendaUp = true;
      turnUp(g, player.agendaCard);
      g.emit({ type: 'agenda up', seat, card: refer(g.state, player.agendaCard, true) });
      return;
    }
    player.conceded = true;
    g.emit({ type: 'conceded', seat });
    judge(g);
  },
  conceivable,
  vagueReasons: ['R-ACT-004', 'R-ATK-004', 'R-ATK-008 other', 'R-ATK-015 other', 'R-ATT-005', 'R-DMG-006', 'R-PLC-007'],
  wording: wordingIn,
} satisfies Partial<Game<State, G, RivalsWhere>>;

export interface RivalsGame extends Game<State, G, RivalsWhere> {
  readonly pool: CardPool<CardDef>;
}

/** The game with these cards: all of them, or others in tests of old records after cards were added or changed. */
export function rivalsWith(cards: readonly CardDef[]): RivalsGame {
  // Cards that a match brings along come from outside: wording that the rules cannot execute is refused.
  const admit = (def: unknown): CardDef => requireValid(def as CardDef);
  const pool = new CardPool<CardDef>({ cards, inEdition, admit, find: findCard, bringsIn });
  return {
    ...RULES,
    pool,
    ...cardsFrom(pool),
    start: (setup) => start(setup, pool.of(setup).own),
    context: (state, setup, emit) => new RivalsContext(state, setup, pool.of(setup), emit),
  };
}

export const rivals: RivalsGame = rivalsWith(CARDS);

/** For tools that read a position without playing it. */
export function contextOf(state: State, setup: Setup): G {
  return rivals.context(state, setup, () => {});
}
