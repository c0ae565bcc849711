/** The objects with abilities of a kind, gathered once and kept until something changes: most objects have none. */
import type { Seat } from '@praxis/engine';
import type { Ability } from '../../cards/language.ts';
import { type AbilityRef, derivedOf, type G, type ObjectRef, refTo } from '../state/state.ts';
import { abilityAt, controllerOf, traitsOf } from './traits.ts';

/** An ability with the permanent or emblem that has it, and its controller. */
export interface Holder {
  readonly ability: AbilityRef;
  readonly source: ObjectRef;
  readonly seat: Seat;
}

export type HoldersByKind = { readonly [Kind in Ability['kind']]: Holder[] };

export function holdersOf(g: G, kind: Ability['kind']): readonly Holder[] {
  const derived = derivedOf(g);
  derived.holders ??= gather(g);
  return derived.holders[kind];
}

function gather(g: G): HoldersByKind {
  const byKind: HoldersByKind = {
    spell: [],
    activated: [],
    mana: [],
    triggered: [],
    static: [],
    enters: [],
    prevention: [],
  };
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
