/** Kinds of actions that a definition shows: those that put a vampire in play. */

import { nodesWith } from '@praxis/kit/definitions.ts';
import type { ActionAbility, CardDef, Choose, Condition, Effect, Filter, Mode } from '../../cards/language.ts';
import type { Action } from '../state/action.ts';
import { modesOf } from '../state/modes.ts';
import { cardOf, defOf, type G } from '../state/state.ts';
import { abilitiesOf } from './printed.ts';

type Kind = Extract<Condition, { readonly if: 'action kind' }>['kinds'][number];

/** True if the action is of this kind; an action that puts a vampire in play is one by its text. */
export function isOfKind(g: G, action: Action, kind: Kind): boolean {
  return kind === 'put vampire in play' ? putsVampireInPlay(g, action) : action.kind === kind;
}

function putsVampireInPlay(g: G, { card, mode }: Action): boolean {
  if (card === undefined) return false;
  if (cardOf(g, card).place !== 'played') {
    const ability = abilitiesOf(g, card)[mode];
    return ability !== undefined && 'action' in ability && brings(ability);
  }
  const def = defOf(g, card);
  const way = modesOf(def)[mode];
  return way !== undefined && (becomesVampire(def, way) || brings(way));
}

/** The card itself comes into play as a vampire. */
function becomesVampire({ becomes }: CardDef, { effects }: Mode): boolean {
  return becomes === 'vampire' && effects.some((each) => each.do === 'put in play' && each.card === undefined);
}

const known = new WeakMap<Mode | ActionAbility, boolean>();

/** Its text brings a vampire that is out of play to the ready region, whatever else may happen. */
function brings(way: Mode | ActionAbility): boolean {
  let found = known.get(way);
  if (found === undefined) {
    found = way.effects.some((each) => isBringing(way, each));
    known.set(way, found);
  }
  return found;
}

function isBringing(way: Mode | ActionAbility, effect: Effect): boolean {
  if (effect.do !== 'put in play' && !(effect.do === 'move' && effect.to === 'ready')) return false;
  if (effect.card === undefined || !effect.card.startsWith('the ')) return false;
  const name = effect.card.slice('the '.length);
  const chosen = nodesWith<Choose & { readonly card: Filter }>('card', way.choose ?? []).some(
    (each) => each.name === name && isOutside(each.card),
  );
  const found = nodesWith<Effect>('do', way.effects).some(
    (each) => each.do === 'search' && each.as === name && isVampire(each.filter),
  );
  return chosen || found;
}

function isOutside(filter: Filter): boolean {
  return isVampire(filter) && (filter.in === 'uncontrolled' || filter.in === 'crypt' || filter.in === 'ash heap');
}

function isVampire({ is }: Filter): boolean {
  return is === 'vampire' || is === 'crypt card';
}
