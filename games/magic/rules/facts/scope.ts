/** The meaning of a card's words where it is carried out: references, players, numbers, conditions. */
import type { CardId, Seat } from '@praxis/engine';
import type { Amount, Condition, PlayerRef, Ref } from '../../cards/language.ts';
import {
  type Chosen,
  cardOf,
  type EventInfo,
  type G,
  isCurrent,
  type ObjectRef,
  playerOf,
  refTo,
  STARTING_LIFE,
} from '../state/state.ts';
import { allFitting } from './filters.ts';
import { controllerOf, kindsOf, traitsOfObject } from './traits.ts';

export interface Scope {
  /** The player of the spell or ability: "you". */
  readonly seat: Seat;
  /** The object with the ability: "this". */
  readonly source: ObjectRef;
  readonly x: number;
  readonly event: EventInfo | undefined;
  readonly names: Record<string, readonly Chosen[]>;
  /** The definition on which the text is printed. */
  readonly def?: number;
  /** Characteristics are being computed, so filters look no further than the known layers. */
  readonly live?: boolean;
}

const NO_NAMES: Record<string, readonly Chosen[]> = {};

export function scopeOf(seat: Seat, source: ObjectRef): Scope {
  return { seat, source, x: 0, event: undefined, names: NO_NAMES };
}

/** The remaining players from a seat on, in turn order. */
export function inTurnOrder(g: G, from: Seat): Seat[] {
  const { players } = g.state;
  const seats: Seat[] = [];
  for (let i = 0; i < players.length; i++) {
    const seat = (from + i) % players.length;
    if (!playerOf(g, seat).lost) seats.push(seat);
  }
  return seats;
}

export function opponentsOf(g: G, seat: Seat): Seat[] {
  return inTurnOrder(g, seat).filter((each) => each !== seat);
}

export function isObject(chosen: Chosen): chosen is ObjectRef {
  return 'card' in chosen;
}

/** The choices under a name. */
function named(scope: Scope, name: string): readonly Chosen[] {
  return scope.names[name] ?? scope.event?.names?.[name] ?? [];
}

/** Everything that a reference means: objects, also such as have left, or players. */
export function chosenBy(g: G, ref: Ref | PlayerRef, scope: Scope): readonly Chosen[] {
  switch (ref) {
    case 'this':
      return [scope.source];
    case 'host': {
      const host = hostOf(g, scope.source);
      return host ? [host] : [];
    }
    case 'it':
      return scope.event?.it ? [scope.event.it] : [];
    case 'linked':
      return linkedTo(g, scope.source);
    default:
      return ref.startsWith('the ')
        ? named(scope, ref.slice('the '.length))
        : playersOf(g, ref as PlayerRef, scope).map((seat) => ({ seat }));
  }
}

/** The objects that a reference means. */
export function objectsOf(g: G, ref: Ref, scope: Scope): readonly ObjectRef[] {
  return chosenBy(g, ref, scope).filter(isObject);
}

/** The host of an Aura or Equipment, or its last one when it left. */
function hostOf(g: G, { card, incarnation }: ObjectRef): ObjectRef | undefined {
  const { permanent, last } = cardOf(g, card);
  if (isCurrent(g, { card, incarnation })) {
    const on = permanent?.attachedTo;
    return on === undefined ? undefined : refTo(g, on);
  }
  return last?.incarnation === incarnation ? last.attachedTo : undefined;
}

function linkedTo(g: G, { card, incarnation }: ObjectRef): readonly ObjectRef[] {
  const { permanent, last } = cardOf(g, card);
  if (isCurrent(g, { card, incarnation })) return permanent?.linked ?? [];
  return last?.incarnation === incarnation ? last.linked : [];
}

const OF_CONTROLLER = 'controller of ';
const OF_OWNER = 'owner of ';

export function playersOf(g: G, ref: PlayerRef | 'opponent', scope: Scope): readonly Seat[] {
  switch (ref) {
    case 'you':
      return [scope.seat];
    case 'each player':
      return inTurnOrder(g, g.state.turn);
    case 'each opponent':
    case 'opponent':
      return opponentsOf(g, scope.seat);
    case 'that player':
    case 'defending player':
      return scope.event?.seat === undefined ? [] : [scope.event.seat];
    default: {
      if (ref.startsWith(OF_CONTROLLER))
        return objectsOf(g, ref.slice(OF_CONTROLLER.length) as Ref, scope).map((each) =>
          controllerOfObject(g, each, scope),
        );
      if (ref.startsWith(OF_OWNER))
        return objectsOf(g, ref.slice(OF_OWNER.length) as Ref, scope).map(({ card }) => cardOf(g, card).owner);
      return named(scope, ref.slice('the '.length)).flatMap((each) =>
        'seat' in each ? [each.seat] : isObject(each) ? [controllerOfObject(g, each, scope)] : [],
      );
    }
  }
}

export function controllerOfObject(g: G, object: ObjectRef, { live }: Pick<Scope, 'live'> = {}): Seat {
  if (isCurrent(g, object)) return live ? kindsOf(g, object.card).controller : controllerOf(g, object.card);
  return traitsOfObject(g, object)?.controller ?? cardOf(g, object.card).owner;
}

export function amountOf(g: G, amount: Amount, scope: Scope): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return scope.x;
  if (amount === 'that much') return scope.event?.amount ?? 0;
  if (amount === 'starting life') return STARTING_LIFE;
  if ('count' in amount) return allFitting(g, amount.count, scope).length;
  let sum = 0;
  for (const each of objectsOf(g, amount.power, scope)) sum += traitsOfObject(g, each)?.power ?? 0;
  return sum;
}

export function holds(g: G, condition: Condition, scope: Scope): boolean {
  switch (condition.if) {
    case 'exists':
      return allFitting(g, condition.what, scope).length >= (condition.min ?? 1);
    case 'none':
      return allFitting(g, condition.what, scope).length === 0;
    case 'controls this':
      return (
        isCurrent(g, scope.source) &&
        cardOf(g, scope.source.card).zone === 'battlefield' &&
        playersOf(g, condition.who, scope).includes(kindsOf(g, scope.source.card).controller)
      );
    case 'lost life last turn':
      return playersOf(g, condition.who, scope).some((seat) => playerOf(g, seat).lifeLostLastTurn > 0);
    case 'life below start':
      return playersOf(g, condition.who, scope).some((seat) => playerOf(g, seat).life < STARTING_LIFE);
    case 'has cast a spell this turn':
      return playersOf(g, condition.who, scope).some((seat) => playerOf(g, seat).spellsCast > 0);
    default:
      return condition satisfies never;
  }
}

/** Every object on the battlefield, the stack or elsewhere that a filter's zone names. */
export function zoneCards(
  { state }: G,
  zone: 'battlefield' | 'stack' | 'graveyard' | 'hand' | 'library' | 'exile',
): readonly CardId[] {
  switch (zone) {
    case 'battlefield':
    case 'exile':
      return state[zone];
    case 'stack':
      return state.stack.flatMap(({ kind, source }) => (kind === 'spell' ? [source.card] : []));
    default:
      return state.players.flatMap((player) => player[zone]);
  }
}
