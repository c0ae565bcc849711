/** Who has abilities of a kind, gathered once and kept until something changes: most objects have none. */
import type { Seat } from '@praxis/engine';
import type { Ability } from '../cards/language.ts';
import { type AbilityRef, type G, type ObjectRef, refTo, type State } from './state.ts';
import { abilityAt, controllerOf, traitsOf } from './traits.ts';

/** An ability with the permanent or emblem that has it, and its controller. */
export interface Holder {
  readonly ability: AbilityRef;
  readonly source: ObjectRef;
  readonly seat: Seat;
}

type ByKind = { readonly [Kind in Ability['kind']]: Holder[] };

const gathered = new WeakMap<State, { readonly changes: number; readonly byKind: ByKind }>();

export function holdersOf(g: G, kind: Ability['kind']): readonly Holder[] {
  const { state } = g;
  const known = gathered.get(state);
  if (known && known.changes === state.changes) return known.byKind[kind];
  const byKind = gather(g);
  gathered.set(state, { changes: state.changes, byKind });
  return byKind[kind];
}

export function forgetHolders(state: State): void {
  gathered.delete(state);
}

function gather(g: G): ByKind {
  const byKind: ByKind = { spell: [], activated: [], mana: [], triggered: [], static: [], enters: [], prevention: [] };
  for (const zone of ['battlefield', 'command'] as const)
    for (const id of g.state[zone]) {
      const { abilities } = traitsOf(g, id);
      if (abilities.length === 0) continue;
      const source = refTo(g, id);
      const seat = controllerOf(g, id);
      for (const ability of abilities) byKind[abilityAt(g, ability).kind].push({ ability, source, seat });
    }
  return byKind;
}
