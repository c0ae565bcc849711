/** The Pokémon Trading Card Game as the kernel knows it. */
import { type Game, type GameEvent, oneOf, type Setup } from '@praxis/engine';
import { CardPool, cardsFrom, type MatchCards } from '@praxis/kit/card-pool.ts';
import { CARDS } from './cards/index.ts';
import { requireValid } from './cards/language/validate.ts';
import { type CardDef, isPokemonDef } from './cards/language.ts';
import { resultOf } from './rules/changes/winning.ts';
import { conceivable } from './rules/explain/explain.ts';
import { forgetModifiers } from './rules/facts/modifiers.ts';
import { start } from './rules/setup/setup.ts';
import { nameOf, ruleName } from './rules/state/names.ts';
import { copyState, type G, playerOf, type State } from './rules/state/state.ts';
import { parts } from './rules/turn/turn.ts';
import { backOf, guess, viewOf } from './rules/view/view.ts';
import { wordingIn } from './text/wording.ts';
import type { PokemonWhere } from './where.ts';

/** The rulebook in use. */
export const EDITION = '2024';

const byName = new WeakMap<readonly CardDef[], ReadonlyMap<string, number>>();

/** The index of the card that a deck names by its id or, if several share the name, by the name of the first. */
function find(defs: readonly CardDef[], name: string): number | undefined {
  let places = byName.get(defs);
  if (!places) {
    const found = new Map<string, number>();
    for (const [index, def] of defs.entries()) {
      found.set(def.id, index);
      if (!found.has(def.name)) found.set(def.name, index);
    }
    places = found;
    byName.set(defs, places);
  }
  return places.get(name);
}

const lines = new WeakMap<readonly CardDef[], Map<string, Map<string, string>>>();

/** For the name of each Stage 1 the names from which it evolves, each with the id of a card that says so. */
function linesIn(all: readonly CardDef[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  let found = lines.get(all);
  if (!found) {
    found = new Map();
    for (const def of all) {
      if (!isPokemonDef(def) || def.stage !== 'Stage 1') continue;
      const basics = found.get(nameOf(def)) ?? new Map<string, string>();
      found.set(nameOf(def), basics);
      const basic = ruleName(def.evolvesFrom ?? '');
      if (!basics.has(basic)) basics.set(basic, def.id);
    }
    lines.set(all, found);
  }
  return found;
}

/** The Stage 1 between a Stage 2 and its Basic Pokémon connects them, even if it is in no deck. */
function bringsIn(def: CardDef, all: readonly CardDef[]): readonly string[] {
  if (!isPokemonDef(def) || def.stage !== 'Stage 2' || def.evolvesFrom === undefined) return [];
  return [...(linesIn(all).get(ruleName(def.evolvesFrom))?.values() ?? [])];
}

class PokemonContext implements G {
  readonly state: State;
  readonly setup: Setup;
  readonly defs: readonly CardDef[];
  readonly cards: MatchCards<CardDef>;
  readonly emit: (event: GameEvent) => void;

  constructor(state: State, setup: Setup, cards: MatchCards<CardDef>, emit: (event: GameEvent) => void) {
    this.state = state;
    this.setup = setup;
    this.cards = cards;
    this.defs = cards.defs;
    this.emit = emit;
  }
}

/** The game apart from its cards. */
const RULES = {
  id: 'pokemon',
  version: '3',
  editions: [EDITION],
  parts,
  result: resultOf,
  copy: copyState,
  view: viewOf,
  back: backOf,
  guess,
  anytimeActions: (g, seat) => {
    if (playerOf(g, seat).conceded) return undefined;
    return { seat, step: 'main', about: { say: 'give up' }, next: oneOf([{ say: 'concedes' }]) };
  },
  takeAnytimeAction: (g, { seat }) => {
    playerOf(g, seat).conceded = true;
    g.emit({ type: 'conceded', seat });
  },
  forget: ({ state }) => forgetModifiers(state),
  conceivable,
  vagueReasons: ['P-ATK-004', 'P-CARD-008', 'P-CARD-009', 'P-CARD-008 target', 'P-EVO-001 other'],
  wording: wordingIn,
} satisfies Partial<Game<State, G, PokemonWhere>>;

export interface PokemonGame extends Game<State, G, PokemonWhere> {
  readonly pool: CardPool<CardDef>;
}

/** The game with these cards: all of them, or others in tests of old records after cards were added or changed. */
export function pokemonWith(cards: readonly CardDef[]): PokemonGame {
  const pool = new CardPool<CardDef>({ cards, admit: requireValid, find, bringsIn });
  return {
    ...RULES,
    pool,
    ...cardsFrom(pool),
    start: (setup) => start(pool.settle(setup), pool.of(setup)),
    context: (state, setup, emit) => new PokemonContext(state, setup, pool.of(setup), emit),
  };
}

export const pokemon: PokemonGame = pokemonWith(CARDS);

/** For tools that read a position without playing it. */
export function contextOf(state: State, setup: Setup): G {
  return pokemon.context(state, setup, () => {});
}
