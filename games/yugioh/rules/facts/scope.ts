/** The scope of an effect's words where it is carried out: you, this card, the chosen cards. */
import type { CardId, Seat } from '@praxis/engine';
import type { PlayerRef, Ref } from '../../cards/language.ts';
import type { Happening } from '../state/happenings.ts';
import { cardOf, defOf, type G, type Link, type ObjectRef, opponentOf, refTo, type Zone } from '../state/state.ts';
import { controllerOf, equipsOn } from './places.ts';

export interface Scope {
  /** The player of the effect: "you". */
  readonly seat: Seat;
  readonly source: ObjectRef;
  readonly names: Readonly<Record<string, readonly ObjectRef[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly words: Readonly<Record<string, string>>;
  readonly event: Happening | undefined;
  /** The effect's own Link of the Chain. */
  readonly link: Link | undefined;
  /** The Link that it answers. */
  readonly answered: Link | undefined;
  /** Where cards will be once the cost is paid (Y-X-ACT-01): targets are searched there. */
  readonly supposed: ReadonlyMap<CardId, Zone> | undefined;
}

const NO_NAMES = {};

/** Every key is written, so that all scopes have one shape. */
export function scopeOf(seat: Seat, source: ObjectRef): Scope {
  return {
    seat,
    source,
    names: NO_NAMES,
    numbers: NO_NAMES,
    words: NO_NAMES,
    event: undefined,
    link: undefined,
    answered: undefined,
    supposed: undefined,
  };
}

export function supposedZone(g: G, id: CardId, { supposed }: Scope): Zone {
  return supposed?.get(id) ?? cardOf(g, id).zone;
}

/** All objects of a reference, also cards that have left. */
export function objectsOf(g: G, ref: Ref, scope: Scope): readonly ObjectRef[] {
  const { state } = g;
  switch (ref) {
    case 'this':
      return [scope.source];
    case 'equipped':
      return one(g, cardOf(g, scope.source.card).placed?.equippedTo ?? lastOf(g, scope)?.equippedTo);
    case 'equipped monsters':
      return equipsOn(g, scope.source.card).flatMap((card) =>
        defOf(g, card).kind === 'monster' ? [refTo(g, card)] : [],
      );
    case 'tied': {
      const { placed } = cardOf(g, scope.source.card);
      if (placed) return one(g, placed.tied);
      const tied = lastOf(g, scope)?.tied;
      return tied ? [tied] : [];
    }
    case 'it':
      return scope.event ? subjectsOf(scope.event) : [];
    case 'other':
      return scope.event ? othersOf(g, scope.event) : [];
    case 'attacker':
      return state.attack ? [state.attack.attacker] : [];
    case 'attack target':
      return state.attack?.target ? [state.attack.target] : [];
    case 'battling':
    case 'opposing': {
      const { attack } = state;
      if (!attack) return [];
      const mine = ref === 'battling';
      const sides = [attack.attacker, ...(attack.target ? [attack.target] : [])];
      // Seen from this card if it battles, else from its player.
      const battles = sides.some(({ card }) => card === scope.source.card);
      return sides.filter(({ card }) =>
        battles && !mine ? card !== scope.source.card : (controllerOf(g, card) === scope.seat) === mine,
      );
    }
    case 'fighters':
      return state.attack ? [state.attack.attacker, ...(state.attack.target ? [state.attack.target] : [])] : [];
    case 'answered':
      return scope.answered ? [scope.answered.source] : [];
    default:
      return scope.names[nameIn(ref)] ?? [];
  }
}

/** The name in "the …". The words are those of the cards: there are not many. */
function nameIn(ref: string): string {
  let name = names.get(ref);
  if (name === undefined) {
    name = ref.slice('the '.length);
    names.set(ref, name);
  }
  return name;
}

const names = new Map<string, string>();

function lastOf(g: G, { source }: Scope): ReturnType<typeof cardOf>['last'] {
  return cardOf(g, source.card).last;
}

function one(g: G, id: CardId | undefined): readonly ObjectRef[] {
  return id === undefined ? [] : [refTo(g, id)];
}

/** The cards in an event. */
export function subjectsOf(event: Happening): readonly ObjectRef[] {
  switch (event.type) {
    case 'summoned':
    case 'would be summoned':
    case 'targeted':
      return event.cards;
    case 'moved':
      return event.moves.map(({ card }) => card);
    case 'flipped':
    case 'set':
    case 'position':
      return [event.card];
    case 'attack declared':
    case 'attack negated':
    case 'battled':
      return [event.attacker];
    case 'battle damage':
      return [event.by];
    case 'activated':
      return [event.source];
    default:
      return [];
  }
}

function othersOf(g: G, event: Happening): readonly ObjectRef[] {
  if (event.type === 'attack declared' || event.type === 'battled') return event.target ? [event.target] : [];
  if (event.type === 'moved')
    return event.moves.flatMap(({ source }) => (source === undefined ? [] : [refTo(g, source)]));
  return [];
}

/** True if the reference includes the seat. */
export function isPlayer(g: G, ref: PlayerRef, scope: Scope, seat: Seat): boolean {
  switch (ref) {
    case 'you':
      return seat === scope.seat;
    case 'opponent':
      return seat !== scope.seat;
    case 'both':
      return true;
    case 'turn player':
      return seat === g.state.turn;
    default:
      return playersOf(g, ref, scope).includes(seat);
  }
}

export function playersOf(g: G, ref: PlayerRef, scope: Scope): readonly Seat[] {
  switch (ref) {
    case 'you':
      return [scope.seat];
    case 'opponent':
      return [opponentOf(scope.seat)];
    case 'both':
      // Y-SIM-001 The turn player does it first.
      return [g.state.turn, opponentOf(g.state.turn)];
    case 'turn player':
      return [g.state.turn];
    default: {
      const [, whose, of] = /^(controller|owner) of (.+)$/.exec(ref) as unknown as [string, string, Ref];
      return objectsOf(g, of, scope).map(({ card }) =>
        whose === 'owner'
          ? cardOf(g, card).owner
          : (cardOf(g, card).placed?.controller ?? cardOf(g, card).last?.controller ?? cardOf(g, card).owner),
      );
    }
  }
}
