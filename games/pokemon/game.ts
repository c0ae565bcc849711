/** The Pokémon Trading Card Game as the kernel knows it. */
import { type Game, type GameEvent, oneOf, type Setup } from '@praxis/engine';
import { CARDS } from './cards/index.ts';
import { requireValid } from './cards/language/validate.ts';
import type { CardDef } from './cards/language.ts';
import { conceivable } from './rules/explain.ts';
import { forgetModifiers } from './rules/modifiers.ts';
import { start } from './rules/setup.ts';
import { copyState, type G, playerOf, type State } from './rules/state.ts';
import { parts } from './rules/turn.ts';
import { backOf, guess, viewOf } from './rules/view.ts';
import { resultOf } from './rules/winning.ts';
import { wordingIn } from './text/wording.ts';

/** The rulebook by which is played. */
export const EDITION = '2024';

const broughtAlong = new WeakMap<readonly unknown[], readonly CardDef[]>();

/** The cards of the game, then those that the match brings along, which come from outside and are looked at closely. */
function definitionsOf({ cards }: Setup): readonly CardDef[] {
  if (!cards || cards.length === 0) return CARDS;
  let all = broughtAlong.get(cards);
  if (!all) {
    all = [...CARDS, ...cards.map(requireValid)];
    broughtAlong.set(cards, all);
  }
  return all;
}

class PokemonContext implements G {
  readonly state: State;
  readonly setup: Setup;
  readonly defs: readonly CardDef[];
  readonly emit: (event: GameEvent) => void;

  constructor(state: State, setup: Setup, emit: (event: GameEvent) => void) {
    this.state = state;
    this.setup = setup;
    this.defs = definitionsOf(setup);
    this.emit = emit;
  }
}

export const pokemon: Game<State, G> = {
  id: 'pokemon',
  version: '1',
  editions: [EDITION],
  definitions: definitionsOf,
  start: (setup) => start(setup, definitionsOf(setup)),
  context: (state, setup, emit) => new PokemonContext(state, setup, emit),
  parts,
  result: resultOf,
  copy: copyState,
  view: viewOf,
  back: backOf,
  guess,
  standing: (g, seat) => {
    if (playerOf(g, seat).conceded) return undefined;
    return { seat, step: 'main', about: { say: 'give up' }, next: oneOf([{ say: 'concedes' }]) };
  },
  stand: (g, { seat }) => {
    playerOf(g, seat).conceded = true;
    g.emit({ type: 'conceded', seat });
  },
  forget: ({ state }) => forgetModifiers(state),
  conceivable,
  wording: wordingIn,
};

/** For tools that read a position without playing it. */
export function contextOf(state: State, setup: Setup): G {
  return new PokemonContext(state, setup, () => {});
}
