/** Triggered abilities (M-X-038 to M-X-042): occurrences, and the abilities that wait for the stack because of them. */
import type { Seat } from '@praxis/engine';
import type { Filter, Ref, Trigger, TriggeredAbility } from '../../cards/language.ts';
import { fits } from '../facts/filters.ts';
import { type Holder, holdersOf } from '../facts/holders.ts';
import { holds, objectsOf, playersOf, type Scope } from '../facts/scope.ts';
import { abilityAt, type Traits, traitsOfObject } from '../facts/traits.ts';
import { type AbilityRef, type EventInfo, type G, type ObjectRef, sameObject } from '../state/state.ts';

/** Something that has happened and may trigger abilities. */
export interface Occurrence {
  readonly on: Trigger['on'];
  /** The object of the event, or its actor. */
  readonly object?: ObjectRef;
  /** Its last known state, if it has left. */
  readonly traits?: Traits;
  /** The blocked creature; the source of the damage. */
  readonly other?: ObjectRef;
  readonly seat?: Seat;
  readonly amount?: number;
  /** For damage: all that was dealt to it at the same time, from any source. Only the first of several has it. */
  readonly total?: number | undefined;
  readonly combat?: boolean;
  /** It has left the battlefield: objects that were there just before see it (M-X-041). */
  readonly left?: boolean;
}

/** A triggered ability on the watch. */
export type Watcher = Holder;

/** The triggered abilities of all permanents and emblems. */
export function watchersOf(g: G): readonly Watcher[] {
  return holdersOf(g, 'triggered');
}

/** Puts triggered abilities aside; they go on the stack the next time a player would get priority (M-X-038). */
export function collect(g: G, occurrences: readonly Occurrence[], watchers: readonly Watcher[]): void {
  const { state } = g;
  for (const occurrence of occurrences) {
    for (const { ability, source, seat } of watchers) trigger(g, occurrence, ability, source, seat, undefined);
    if (state.delayed.length === 0) continue;
    state.delayed = state.delayed.filter(
      ({ ability, source, seat, event }) => !trigger(g, occurrence, ability, source, seat, event),
    );
  }
}

/** Notes events by which no object leaves. */
export function occur(g: G, ...occurrences: readonly Occurrence[]): void {
  collect(g, occurrences, watchersOf(g));
}

function trigger(
  g: G,
  occurrence: Occurrence,
  ability: AbilityRef,
  source: ObjectRef,
  seat: Seat,
  known: EventInfo | undefined,
): boolean {
  const triggered = abilityAt(g, ability) as TriggeredAbility;
  if (!triggered.when.some(({ on }) => on === occurrence.on)) return false;
  const told = { ...known, ...eventOf(occurrence) };
  const when = triggered.when.find((each) =>
    matches(g, each, occurrence, { seat, source, x: 0, event: told, names: {} }),
  );
  if (!when) return false;
  const event = speaksOfTotal(when) ? { ...told, amount: occurrence.total as number } : told;
  const scope: Scope = { seat, source, x: 0, event, names: {} };
  // M-X-040 The condition must hold when it triggers, and again when it resolves.
  if (triggered.if && !holds(g, triggered.if, scope)) return false;
  g.state.waiting.push({ ability, source, seat, event });
  return true;
}

/** Being dealt damage is one event, however many sources deal it at the same time; dealing damage is one for each source. */
function speaksOfTotal(when: Trigger): boolean {
  return when.on === 'damage' && when.by === undefined;
}

function eventOf({ on, object, other, seat, amount, left }: Occurrence): EventInfo {
  const it = on === 'blocks' ? other : object;
  return {
    ...(it ? { it } : {}),
    ...(seat === undefined ? {} : { seat }),
    ...(amount === undefined ? {} : { amount }),
    ...(left ? { left: true } : {}),
  };
}

function matches(g: G, when: Trigger, occurrence: Occurrence, scope: Scope): boolean {
  const { object, other, seat } = occurrence;
  if (when.on !== occurrence.on) return false;
  switch (when.on) {
    case 'enters':
    case 'dies':
    case 'put into graveyard':
    case 'attacks':
      return isMeant(g, when.what, object, occurrence.traits, scope);
    case 'blocks':
      return (
        isMeant(g, when.what, object, undefined, scope) &&
        (when.blocked === undefined || isMeant(g, when.blocked, other, undefined, scope))
      );
    case 'upkeep':
    case 'end step':
      return seat !== undefined && playersOf(g, when.of, scope).includes(seat);
    case 'life gained':
      return seat !== undefined && playersOf(g, when.who, scope).includes(seat);
    case 'cast':
      return (
        seat !== undefined &&
        playersOf(g, when.who, scope).includes(seat) &&
        isMeant(g, when.what, object, undefined, scope)
      );
    case 'damage':
      if (when.combat && !occurrence.combat) return false;
      if (speaksOfTotal(when) && occurrence.total === undefined) return false;
      if (when.by !== undefined && !isMeant(g, when.by, other, undefined, scope)) return false;
      return when.to === 'player' ? object === undefined : isMeant(g, when.to, object, undefined, scope);
    default:
      return when satisfies never;
  }
}

/** True if the object is the referenced one, or fits the filter. */
function isMeant(
  g: G,
  what: Ref | Filter,
  object: ObjectRef | undefined,
  traits: Traits | undefined,
  scope: Scope,
): boolean {
  if (!object) return false;
  if (typeof what === 'string') return objectsOf(g, what, scope).some((each) => sameObject(each, object));
  const known = traits ?? traitsOfObject(g, object);
  return known !== undefined && fits(g, what, object.card, known, scope, object);
}
