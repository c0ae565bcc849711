/** Magic: The Gathering as the kernel knows it. */
import { type Game, type GameEvent, oneOf, type Setup } from '@praxis/engine';
import { CARDS } from './cards/index.ts';
import { requireValid } from './cards/language/validate.ts';
import type { CardDef } from './cards/language.ts';
import { copyState } from './rules/copying.ts';
import { resultOf } from './rules/ending.ts';
import { conceivable } from './rules/explain.ts';
import { type Face, facesOf } from './rules/faces.ts';
import { type Settings, settingsOf } from './rules/settings.ts';
import { start } from './rules/setup.ts';
import { type Derived, type G, nothingDerived, playerOf, type State } from './rules/state.ts';
import { changedElsewhere } from './rules/traits.ts';
import { parts } from './rules/turn.ts';
import { backOf, guess, viewOf } from './rules/view.ts';
import { wordingIn } from './text/wording.ts';

const broughtAlong = new WeakMap<readonly unknown[], readonly CardDef[]>();

/** The cards of the game, then those that the match brings along: wording that the rules cannot carry out is refused here. */
function definitionsOf({ cards }: Setup): readonly CardDef[] {
  if (!cards || cards.length === 0) return CARDS;
  let all = broughtAlong.get(cards);
  if (!all) {
    all = [...CARDS, ...(cards as readonly CardDef[]).map((def) => requireValid(def))];
    broughtAlong.set(cards, all);
  }
  return all;
}

class MagicContext implements G {
  readonly state: State;
  readonly setup: Setup;
  readonly defs: readonly CardDef[];
  readonly faces: readonly Face[];
  readonly settings: Settings;
  derived: Derived;
  readonly emit: (event: GameEvent) => void;

  constructor(state: State, setup: Setup, emit: (event: GameEvent) => void) {
    this.state = state;
    this.setup = setup;
    this.defs = definitionsOf(setup);
    this.faces = facesOf(this.defs);
    this.settings = settingsOf(setup);
    this.emit = emit;
    this.derived = nothingDerived(state);
  }
}

export const magic: Game<State, G> = {
  id: 'magic',
  version: '1',
  editions: ['2014'],
  definitions: definitionsOf,
  start: (setup) => start(setup, definitionsOf(setup)),
  context: (state, setup, emit) => new MagicContext(state, setup, emit),
  parts,
  result: resultOf,
  copy: copyState,
  view: viewOf,
  back: backOf,
  guess,
  absent: (g, seat) => playerOf(g, seat).lost || playerOf(g, seat).conceded,
  /** M-X-006 A player may concede at any time. */
  standing: (g, seat) => {
    const { lost, conceded } = playerOf(g, seat);
    if (lost || conceded) return undefined;
    return { seat, step: g.state.step, about: { say: 'concede' }, next: oneOf([{ say: 'concedes' }]) };
  },
  stand: (g, { seat }) => {
    playerOf(g, seat).conceded = true;
    changedElsewhere(g);
    g.emit({ type: 'conceded', seat });
  },
  forget: (g) => {
    g.derived = nothingDerived(g.state);
  },
  conceivable,
  wording: wordingIn,
};

/** For tools that read a position without playing it. */
export function contextOf(state: State, setup: Setup): G {
  return new MagicContext(state, setup, () => {});
}
