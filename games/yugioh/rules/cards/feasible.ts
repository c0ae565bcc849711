/** Checks before an activation whether an effect could do anything (Y-X-ACT-04). */
import type { CardId, Seat } from '@praxis/engine';
import { oncePer } from '@praxis/kit/once-per.ts';
import type { Effect, Effects, Filter, What } from '../../cards/language.ts';
import { amountOf, holds } from '../facts/amounts.ts';
import { allFitting, enoughFit, meant, someFits } from '../facts/filters.ts';
import { anyFusion, ritualsOf, synchrosWith } from '../facts/materials.ts';
import { faceOf, freeMonsterZones, freeSpellZones } from '../facts/places.ts';
import { isForbidden } from '../facts/prohibitions.ts';
import { objectsOf, playersOf, type Scope } from '../facts/scope.ts';
import { isSecond, whyNotSummoned } from '../facts/summoning.ts';
import { cardOf, type G, playerOf } from '../state/state.ts';

/** True if the first part, and those joined to it by "and", can do something. */
export function couldDo(g: G, effects: Effects, scope: Scope): boolean {
  // A card that stays on the field does something by that alone.
  if (faceOf(g, scope.source.card).staysForTurns) return true;
  const names: string[] = [];
  for (let at = 0; at < effects.length; at++) {
    const effect = effects[at] as Effect;
    if (at > 0 && effect.join !== 'and') return effect.join !== 'then' || hasSomethingToSummon(g, effect, scope);
    if (!canDo(g, effect, scope, names)) return false;
  }
  return true;
}

/** A monster to be Summoned afterwards must be there from the start; its zone may become free only by then. */
function hasSomethingToSummon(g: G, effect: Effect, scope: Scope): boolean {
  return effect.do !== 'summon' || typeof effect.what === 'string' || enoughSummonable(g, effect, scope, 1);
}

/** Y-X-ACT-05 True if the first part and those joined to it by "and" can all be carried out now. */
export function canDoTogether(g: G, effects: Effects, scope: Scope): boolean {
  const names: string[] = [];
  for (const [at, effect] of effects.entries()) {
    if (at > 0 && effect.join !== 'and') return true;
    const what = MOVES.includes(effect.do) ? (effect as { readonly what: What }).what : {};
    if (typeof what === 'string' && !refersTo(what, names) && meant(g, what, scope).length === 0) return false;
    if (!canDo(g, effect, scope, names)) return false;
  }
  return true;
}

/** Effects on named cards. */
const MOVES: readonly string[] = [
  'destroy',
  'send',
  'banish',
  'return',
  'position',
  'modify',
  'summon',
  'equip',
  'turn up',
];

/** Free Monster Zones once the cost is paid (Y-X-SMN-05). */
export function zonesAfter(g: G, seat: Seat, { supposed }: Scope): number {
  let free = freeMonsterZones(g, seat);
  for (const [id, zone] of supposed ?? []) {
    const { zone: now, placed } = cardOf(g, id);
    if (now === 'monsters' && zone !== 'monsters' && placed?.controller === seat) free++;
  }
  return free;
}

function refersTo(what: What, names: readonly string[]): boolean {
  return names.length > 0 && typeof what === 'string' && names.includes(what.slice('the '.length));
}

function canDo(g: G, effect: Effect, scope: Scope, names: string[]): boolean {
  if ('as' in effect && effect.as !== undefined) names.push(effect.as);
  switch (effect.do) {
    case 'destroy':
    case 'send':
    case 'banish':
    case 'return':
    case 'turn up':
      if (refersTo(effect.what, names)) return true;
      return typeof effect.what === 'string'
        ? objectsOf(g, effect.what, scope).length > 0
        : anyMeant(g, effect.what, scope);
    case 'position':
      return typeof effect.what === 'string' || anyMeant(g, effect.what, scope);
    case 'modify':
      return (
        typeof effect.what === 'string' ||
        effect.until === 'turn' ||
        effect.until === 'end phase' ||
        anyMeant(g, effect.what, scope)
      );
    case 'choose':
      return enoughFit(
        g,
        effect.what,
        scope,
        effect.upTo || effect.count === undefined ? 1 : amountOf(g, effect.count, scope),
      );
    case 'choose at random':
      return anyMeant(g, effect.what, scope);
    // Y-TERM-016
    case 'find':
      return enoughFit(g, sought(effect), scope, effect.count ?? 1);
    case 'draw': {
      // Y-X-END-02
      const count = amountOf(g, effect.count, scope);
      return playersOf(g, effect.who, scope).every((seat) => playerOf(g, seat).deck.length >= count);
    }
    case 'mill':
      return playersOf(g, effect.who, scope).every((seat) => playerOf(g, seat).deck.length >= effect.count);
    case 'excavate':
      return playerOf(g, scope.seat).deck.length >= effect.count;
    case 'discard':
      return playersOf(g, effect.who, scope).every((seat) => playerOf(g, seat).hand.length >= effect.count);
    case 'summon': {
      const [seat] = effect.under === undefined ? [scope.seat] : playersOf(g, effect.under, scope);
      if (zonesAfter(g, seat as Seat, scope) < (effect.count ?? 1)) return false;
      if (refersTo(effect.what, names)) return true;
      return enoughSummonable(g, effect, scope, effect.count ?? 1);
    }
    case 'token':
      return !isForbidden(g, scope.seat, 'special summon') && zonesAfter(g, scope.seat, scope) >= effect.count;
    case 'trap monster':
      return !isForbidden(g, scope.seat, 'special summon') && zonesAfter(g, scope.seat, scope) > 0;
    case 'fusion summon':
      return anyFusion(g, effect, scope);
    case 'ritual summon':
      return ritualsOf(g, effect, scope).length > 0;
    case 'equip':
      if (objectsOf(g, effect.what, scope).some(({ card }) => cardOf(g, card).token || isSecond(g, scope.seat, card)))
        return false;
      return freeSpellZones(g, scope.seat) > 0 || cardOf(g, scope.source.card).zone === 'spells';
    case 'synchro summon': {
      const [using] = meant(g, effect.using, scope);
      return using !== undefined && synchrosWith(g, scope.seat, using.card).length > 0;
    }
    case 'if':
      return holds(g, effect.condition, scope)
        ? couldDo(g, effect.effects, scope)
        : couldDo(g, effect.otherwise ?? [], scope);
    default:
      return true;
  }
}

function anyMeant(g: G, what: Filter, scope: Scope): boolean {
  return someFits(g, what, scope, (id) => !cardOf(g, id).placed?.doomed);
}

/** Y-TERM-016 The filter of a search. */
export const sought = oncePer(
  (effect: Extract<Effect, { do: 'find' }>): Filter => ({ of: 'you', ...effect.what, in: effect.from ?? 'deck' }),
);

type SummonEffect = Extract<Effect, { do: 'summon' }>;

/** The cards that an effect can Special Summon. */
export function summonable(g: G, effect: SummonEffect, scope: Scope): CardId[] {
  const found =
    typeof effect.what === 'string' ? namedOrSupposed(g, effect.what, scope) : allFitting(g, effect.what, scope);
  return found.filter((id) => canSummon(g, effect, scope, id));
}

function enoughSummonable(g: G, effect: SummonEffect, scope: Scope, count: number): boolean {
  if (typeof effect.what === 'string') return summonable(g, effect, scope).length >= count;
  let left = count;
  return left <= 0 || someFits(g, effect.what, scope, (id) => canSummon(g, effect, scope, id) && --left <= 0);
}

function canSummon(g: G, { ignoring, treatedAs }: SummonEffect, { seat, source }: Scope, id: CardId): boolean {
  const attempt = { seat, by: cardOf(g, source.card).def, ignoring: ignoring === true, treatedAs };
  return whyNotSummoned(g, id, attempt) === undefined;
}

/** The cards behind a name, also where they will only be once the cost is paid. */
function namedOrSupposed(g: G, what: Parameters<typeof objectsOf>[1], scope: Scope): CardId[] {
  if (scope.supposed) return objectsOf(g, what, scope).map(({ card }) => card);
  return meant(g, what, scope).map(({ card }) => card);
}
