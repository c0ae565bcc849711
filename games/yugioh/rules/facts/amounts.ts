/** Numbers and conditions of texts. */
import type { CardId } from '@praxis/engine';
import type { Amount, Condition } from '../../cards/language.ts';
import { cardOf, defOf, type G, isCurrent, playerOf } from '../state/state.ts';
import { allFitting, enoughFit, fits, isLike, meant } from './filters.ts';
import { freeMonsterZones, isOnField } from './places.ts';
import { objectsOf, playersOf, type Scope } from './scope.ts';
import { whyNotSummoned } from './summoning.ts';
import { kindsOf, originalOf, valuesOf } from './values.ts';

/** Y-AMB-13 */
export function halfOf(value: number): number {
  return Math.ceil(value / 2);
}

export function amountOf(g: G, amount: Amount, scope: Scope): number {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return allFitting(g, amount.count, scope).length * (amount.times ?? 1);
  if ('number' in amount) return (scope.numbers[amount.number] ?? 0) * (amount.times ?? 1);
  if ('sum' in amount) return amount.sum.reduce((sum: number, each) => sum + amountOf(g, each, scope), 0);
  if ('damage' in amount) return scope.event?.type === 'battle damage' ? scope.event.amount : 0;
  const key = 'atk' in amount ? 'atk' : 'def' in amount ? 'def' : 'level' in amount ? 'level' : 'rank';
  const {
    of,
    times = 1,
    half,
    original,
  } = (amount as Record<typeof key, { of: never; times?: number; half?: true; original?: true }>)[key];
  const cards = typeof of === 'string' ? objectsOf(g, of, scope) : meant(g, of, scope);
  let total = 0;
  for (const each of cards) {
    const { last } = cardOf(g, each.card);
    // A card that has left counts as it was, unless the original value is asked for.
    const gone = !isCurrent(g, each) && last?.incarnation === each.incarnation ? last : undefined;
    if (key === 'atk' || key === 'def')
      total += original ? originalOf(g, each.card)[key] : (gone?.[key] ?? valuesOf(g, each.card)[key]);
    // Y-X-STA-07 Once the cost is paid the printed Level counts again.
    else if (key === 'level')
      total += leaves(scope, each.card)
        ? (defOf(g, each.card).level ?? 0)
        : (gone?.level ?? kindsOf(g, each.card).level);
    else total += defOf(g, each.card).rank ?? 0;
  }
  const value = total * times;
  return half ? halfOf(value) : value;
}

/** True if the card is supposed to have left the field by the time of the effect. */
function leaves({ supposed }: Scope, card: CardId): boolean {
  const zone = supposed?.get(card);
  return zone !== undefined && !isOnField(zone);
}

export function holdAll(g: G, conditions: readonly Condition[], scope: Scope): boolean {
  return conditions.every((condition) => holds(g, condition, scope));
}

export function holds(g: G, condition: Condition, scope: Scope): boolean {
  const { state } = g;
  switch (condition.if) {
    case 'cards': {
      const { what, max, min = max === undefined ? 1 : 0 } = condition;
      return enoughFit(g, what, scope, min) && (max === undefined || !enoughFit(g, what, scope, max + 1));
    }
    case 'lp':
      return playersOf(g, condition.who, scope).every((seat) => {
        const { lp } = playerOf(g, seat);
        return lp <= (condition.max ?? Number.POSITIVE_INFINITY) && lp >= (condition.min ?? 0);
      });
    case 'turn':
      return playersOf(g, condition.of, scope).includes(state.turn);
    case 'phase': {
      const phases: readonly string[] = typeof condition.phase === 'string' ? [condition.phase] : condition.phase;
      if (condition.of !== undefined && !playersOf(g, condition.of, scope).includes(state.turn)) return false;
      return phases.some((phase) => isPhase(g, phase));
    }
    case 'summoned this turn': {
      const { placed } = cardOf(g, scope.source.card);
      const ways: readonly string[] = typeof condition.how === 'string' ? [condition.how] : condition.how;
      if (condition.orTurnedUp && placed?.flipped === state.turnNumber) return true;
      if (!placed || placed.way === undefined) return false;
      const way =
        placed.way === 'normal' || placed.way === 'tribute' ? 'normal' : placed.way === 'flip' ? 'flip' : 'special';
      return ways.includes(way) && (way === 'flip' ? placed.flipped : placed.arrived) === state.turnNumber;
    }
    case 'activated this turn': {
      const { placed, up } = cardOf(g, scope.source.card);
      return up && placed !== undefined && placed.arrived === state.turnNumber;
    }
    case 'can be summoned':
      return (
        freeMonsterZones(g, scope.seat) > 0 &&
        objectsOf(g, condition.what, scope).some(
          ({ card }) =>
            whyNotSummoned(g, card, { seat: scope.seat, by: cardOf(g, scope.source.card).def }) === undefined,
        )
      );
    case 'used this turn': {
      const { name } = defOf(g, scope.source.card);
      return (playerOf(g, scope.seat).used[`${name} ${condition.effect} by ${scope.source.card}`] ?? 0) > 0;
    }
    case 'battles': {
      const { attack } = state;
      if (!attack || attack.state === 'stopped' || attack.state === 'over') return false;
      const who = condition.what === undefined ? [scope.source] : meant(g, condition.what, scope);
      const pairs = attack.target
        ? [
            [attack.attacker, attack.target],
            [attack.target, attack.attacker],
          ]
        : [[attack.attacker, undefined]];
      return pairs.some(([mine, theirs]) => {
        if (!mine || !who.some(({ card }) => card === mine.card)) return false;
        if (condition.attacking && mine !== attack.attacker) return false;
        return condition.with === undefined || (theirs !== undefined && fits(g, theirs.card, condition.with, scope));
      });
    }
    case 'fits':
      return objectsOf(g, condition.what, scope).some(({ card }) => isLike(g, card, condition.filter, scope));
    case 'not':
      return !holdAll(g, condition.of, scope);
    case 'any':
      return condition.of.some((each) => holds(g, each, scope));
    default:
      return condition satisfies never;
  }
}

/** `main` are both Main Phases, `battle` the whole Battle Phase, `damage` the Damage Step. */
export function isPhase({ state }: G, phase: string): boolean {
  const { step, window, attack } = state;
  if (phase === 'main') return step === 'main 1' || step === 'main 2';
  if (phase === 'battle') return step === 'start step' || step === 'battle step' || step === 'end step';
  if (phase === 'damage') return attack?.state === 'damage';
  if (phase === step) return true;
  return attack?.state === 'damage' && window === phase;
}
