/** Whether an effect could do anything (Y-X-ACT-04), asked before it is activated. */
import type { CardId, Seat } from '@praxis/engine';
import type { Effect, Effects, Filter, What } from '../../cards/language.ts';
import { amountOf, holds } from '../facts/amounts.ts';
import { allFitting, meant } from '../facts/filters.ts';
import { fusionsOf, ritualsOf } from '../facts/materials.ts';
import { freeMonsterZones, freeSpellZones } from '../facts/places.ts';
import { objectsOf, playersOf, type Scope } from '../facts/scope.ts';
import { whyNotSummoned } from '../facts/summoning.ts';
import { cardOf, type G, playerOf } from '../state/state.ts';

/** The first part, and those that hang together with it by "and", can do something. */
export function couldDo(g: G, effects: Effects, scope: Scope): boolean {
  const names = new Set<string>();
  for (const [at, effect] of effects.entries()) {
    if (at > 0 && effect.join !== 'and') return true;
    if (!canDo(g, effect, scope, names)) return false;
  }
  return true;
}

/** Free Monster Zones once the cost is paid (Y-X-SMN-05). */
export function zonesAfter(g: G, seat: Seat, { supposed }: Scope): number {
  let free = freeMonsterZones(g, seat);
  for (const [id, zone] of supposed ?? []) {
    const { zone: now, placed } = cardOf(g, id);
    if (now === 'monsters' && zone !== 'monsters' && placed?.controller === seat) free++;
  }
  return free;
}

function refersTo(what: What, names: ReadonlySet<string>): boolean {
  return typeof what === 'string' && names.has(what.slice('the '.length));
}

function canDo(g: G, effect: Effect, scope: Scope, names: Set<string>): boolean {
  if ('as' in effect && effect.as !== undefined) names.add(effect.as);
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
      return (
        allFitting(g, effect.what, scope).length >=
        (effect.upTo ? 1 : effect.count === undefined ? 1 : amountOf(g, effect.count, scope))
      );
    case 'choose at random':
      return anyMeant(g, effect.what, scope);
    // Y-TERM-016
    case 'find': {
      const from = effect.from ?? 'deck';
      return allFitting(g, { of: 'you', ...effect.what, in: from } as Filter, scope).length >= (effect.count ?? 1);
    }
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
      return summonable(g, effect, scope).length >= (effect.count ?? 1);
    }
    case 'token':
      return zonesAfter(g, scope.seat, scope) >= effect.count;
    case 'trap monster':
      return zonesAfter(g, scope.seat, scope) > 0;
    case 'fusion summon':
      return fusionsOf(g, effect, scope).length > 0;
    case 'ritual summon':
      return ritualsOf(g, effect, scope).length > 0;
    case 'equip':
      return freeSpellZones(g, scope.seat) > 0 || cardOf(g, scope.source.card).zone === 'spells';
    case 'if':
      return holds(g, effect.condition, scope)
        ? couldDo(g, effect.effects, scope)
        : couldDo(g, effect.otherwise ?? [], scope);
    default:
      return true;
  }
}

function anyMeant(g: G, what: Filter, scope: Scope): boolean {
  return allFitting(g, what, scope).some((id) => !cardOf(g, id).placed?.doomed);
}

/** The cards that an effect can Special Summon. */
export function summonable(g: G, effect: Extract<Effect, { do: 'summon' }>, scope: Scope): CardId[] {
  const found =
    typeof effect.what === 'string' ? namedOrSupposed(g, effect.what, scope) : allFitting(g, effect.what, scope);
  const by = cardOf(g, scope.source.card).def;
  return found.filter(
    (id) =>
      whyNotSummoned(g, id, {
        seat: scope.seat,
        by,
        ignoring: effect.ignoring === true,
        ...(effect.treatedAs === undefined ? {} : { treatedAs: effect.treatedAs }),
      }) === undefined,
  );
}

/** What a name means, also where the card will only be once the cost is paid. */
function namedOrSupposed(g: G, what: Parameters<typeof objectsOf>[1], scope: Scope): CardId[] {
  if (scope.supposed) return objectsOf(g, what, scope).map(({ card }) => card);
  return meant(g, what, scope).map(({ card }) => card);
}
