/** Vampire: The Eternal Struggle as the kernel knows it. */
import { type Game, type GameEvent, oneOf, type Setup } from '@praxis/engine';
import { CARDS } from './cards/index.ts';
import { requireValid } from './cards/language/validate.ts';
import type { CardDef } from './cards/language.ts';
import { conceivable } from './rules/explain/explain.ts';
import { resultOf } from './rules/facts/ending.ts';
import { forgetTabletop } from './rules/facts/tabletop.ts';
import { start } from './rules/setup/setup.ts';
import { copyState } from './rules/state/copy.ts';
import { EDITIONS, type Edition } from './rules/state/editions.ts';
import { type Timing, timingOf } from './rules/state/modes.ts';
import { type G, playerOf, type State } from './rules/state/state.ts';
import { CHAPTERS } from './rules/turn/chapters.ts';
import { parts } from './rules/turn/turn.ts';
import { backOf, guess, lightViewOf, viewOf } from './rules/view/view.ts';
import { wordingIn } from './text/wording.ts';

const byEdition = new Map<string, readonly CardDef[]>();
const broughtAlong = new WeakMap<readonly unknown[], Map<string, readonly CardDef[]>>();

/**
 * The cards of the game as the edition has them, then those that the match brings along. One list per edition, so it is hashed once.
 * V-DECK-011 Definitions hold the text of constructed play; what cards print for drafts is not among it.
 */
function definitionsOf({ edition, cards }: Setup): readonly CardDef[] {
  let own = byEdition.get(edition);
  if (!own) {
    own = CARDS.map((def) => inEdition(def, edition));
    byEdition.set(edition, own);
  }
  if (!cards || cards.length === 0) return own;
  const known = broughtAlong.get(cards) ?? new Map<string, readonly CardDef[]>();
  broughtAlong.set(cards, known);
  let all = known.get(edition);
  if (!all) {
    // What the match brings along comes from outside: wording that the rules cannot carry out is refused here.
    all = [...own, ...(cards as readonly CardDef[]).map((def) => inEdition(requireValid(def), edition))];
    known.set(edition, all);
  }
  return all;
}

function inEdition(def: CardDef, edition: string): CardDef {
  const variant = def.variants?.[edition];
  return variant ? { ...def, ...variant } : def;
}

const timings = new WeakMap<readonly CardDef[], readonly Timing[]>();

function timingsOf(defs: readonly CardDef[]): readonly Timing[] {
  const known = timings.get(defs) ?? defs.map(timingOf);
  timings.set(defs, known);
  return known;
}

class VtesContext implements G {
  readonly state: State;
  readonly setup: Setup;
  readonly edition: Edition;
  readonly defs: readonly CardDef[];
  readonly timings: readonly Timing[];
  readonly chapters = CHAPTERS;
  readonly emit: (event: GameEvent) => void;
  unasked = 0;

  constructor(state: State, setup: Setup, emit: (event: GameEvent) => void) {
    this.state = state;
    this.setup = setup;
    this.edition = EDITIONS[setup.edition] as Edition;
    this.defs = definitionsOf(setup);
    this.timings = timingsOf(this.defs);
    this.emit = emit;
  }
}

export const vtes: Game<State, G> = {
  id: 'vtes',
  version: '1',
  editions: Object.keys(EDITIONS),
  definitions: definitionsOf,
  start: (setup) => start(setup, definitionsOf(setup)),
  context: (state, setup, emit) => new VtesContext(state, setup, emit),
  parts,
  result: resultOf,
  copy: copyState,
  view: viewOf,
  lightView: lightViewOf,
  back: backOf,
  guess,
  absent: (g, seat) => playerOf(g, seat).ousted || playerOf(g, seat).conceded,
  /** Whoever leaves the table is asked nothing more, and is ousted at the next checkpoint: not in the middle of an effect. */
  standing: (g, seat) => {
    const player = playerOf(g, seat);
    if (player.ousted || player.conceded) return undefined;
    return { seat, step: g.state.phase, about: { say: 'leave the table' }, next: oneOf([{ say: 'concedes' }]) };
  },
  stand: (g, { seat }) => {
    playerOf(g, seat).conceded = true;
    g.emit({ type: 'conceded', seat });
  },
  forget: ({ state }) => forgetTabletop(state),
  conceivable,
  wording: wordingIn,
};

/** For tools that read a position without playing it. */
export function contextOf(state: State, setup: Setup): G {
  return new VtesContext(state, setup, () => {});
}
