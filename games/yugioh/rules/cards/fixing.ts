/** A modification with its numbers computed when the effect resolves. */
import type { CardId } from '@praxis/engine';
import type { Modification } from '../../cards/language.ts';
import { amountOf, halfOf } from '../facts/amounts.ts';
import { objectsOf, type Scope } from '../facts/scope.ts';
import { kindsOf, originalOf, valuesOf } from '../facts/values.ts';
import type { Fixed, G } from '../state/state.ts';

export function fixed(g: G, gives: Modification, card: CardId, scope: Scope): Fixed {
  const {
    atk,
    def,
    atkBecomes,
    defBecomes,
    atkTimes,
    defTimes,
    level,
    levelBecomes,
    nameOf,
    attributeChosen,
    ...rest
  } = gives;
  const number = (amount: NonNullable<Modification['atk']>): number => amountOf(g, amount, scope);
  const now = valuesOf(g, card);
  // Doubling and halving change the value that there is at that moment.
  const byTimes = timesOf(atkTimes, now.atk, originalOf(g, card).atk);
  const named = nameOf === undefined ? undefined : objectsOf(g, nameOf, scope)[0];
  const chosen = attributeChosen === undefined ? undefined : scope.words[attributeChosen];
  const sign = rest.loses ? -1 : 1;
  return {
    ...rest,
    ...(atk === undefined && byTimes === 0 ? {} : { atk: (atk === undefined ? 0 : number(atk)) + sign * byTimes }),
    ...(def === undefined && defTimes === undefined
      ? {}
      : {
          def:
            (def === undefined ? 0 : number(def)) + (defTimes === undefined ? 0 : sign * (halfOf(now.def) - now.def)),
        }),
    ...(atkBecomes === undefined ? {} : { atkBecomes: number(atkBecomes) }),
    ...(defBecomes === undefined ? {} : { defBecomes: number(defBecomes) }),
    ...(level === undefined ? {} : { level: number(level) }),
    ...(levelBecomes === undefined ? {} : { levelBecomes: number(levelBecomes) }),
    ...(named === undefined ? {} : { name: kindsOf(g, named.card).name }),
    ...(chosen === undefined ? {} : { attribute: chosen as NonNullable<Fixed['attribute']> }),
  };
}

function timesOf(times: Modification['atkTimes'], now: number, original: number): number {
  if (times === 'double') return now;
  if (times === 'double original') return original;
  return times === 'half' ? halfOf(now) - now : 0;
}
