/** Compares happenings with the events that a text waits for. */
import type { CardId } from '@praxis/engine';
import { oncePer } from '@praxis/kit/once-per.ts';
import type { Ability, Activated, Filter, On, What } from '../../cards/language.ts';
import type { Cause, Happening, Moved } from '../state/happenings.ts';
import { cardOf, defOf, type G, type ObjectRef } from '../state/state.ts';
import { isLike } from './filters.ts';
import { isOnField, kindsAt } from './places.ts';
import { isPlayer, type Scope } from './scope.ts';
import { isEffectMonster, kindsOf } from './values.ts';

const list = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

/** Special Summons of every kind are Special Summons (Y-SPS-001); a Tribute Summon is a Normal Summon (Y-SUM-005). */
function isWay(way: string, wanted: readonly string[]): boolean {
  if (wanted.includes(way)) return true;
  if (way === 'tribute') return wanted.includes('normal');
  return wanted.includes('special') && way !== 'normal' && way !== 'flip';
}

export function isEvent(g: G, on: On, happening: Happening, scope: Scope): boolean {
  switch (on.on) {
    case 'summoned': {
      if (happening.type !== 'summoned') return false;
      if (on.how !== undefined && !isWay(happening.way, list(on.how))) return false;
      if (on.by !== undefined && !isPlayer(g, on.by, scope, happening.seat)) return false;
      if (on.one && happening.cards.length !== 1) return false;
      if (on.own && !happening.own) return false;
      return happening.cards.some(
        (card, index) =>
          isThat(g, card, on.what, scope) &&
          (on.from === undefined || happening.from[index] === on.from) &&
          (on.owner === undefined || isPlayer(g, on.owner, scope, cardOf(g, card.card).owner)),
      );
    }
    case 'would be summoned':
      if (happening.type !== 'would be summoned') return false;
      if (on.how !== undefined && !isWay(happening.way, list(on.how))) return false;
      return on.by === undefined || isPlayer(g, on.by, scope, happening.seat);
    case 'sent':
      return movesOf(happening).some(
        (move) =>
          move.to === 'graveyard' &&
          // Y-TERM-007
          move.from !== 'banished' &&
          (!on.yours || cardOf(g, move.card.card).owner === scope.seat) &&
          (on.from === undefined || cameFrom(move, on.from)) &&
          (on.cause === undefined || isCause(move, list(on.cause), scope)) &&
          (!on.withMaterial || move.withMaterial) &&
          (on.for === undefined || (move.for !== undefined && isLike(g, move.for, on.for, scope))) &&
          wasThat(g, move, on.what, scope),
      );
    case 'destroyed': {
      const fitting = movesOf(happening).filter(
        (move) =>
          move.destroyed &&
          (on.by === undefined || isCause(move, list(on.by), scope)) &&
          // Y-X-TRG-09
          (!on.sent || move.to === 'graveyard') &&
          (on.from === undefined || cameFrom(move, on.from)) &&
          (!on.attacked || move.attacked) &&
          (!on.up || move.up) &&
          (!on.yours || (isOnField(move.from) && move.controller === scope.seat)) &&
          wasThat(g, move, on.what, scope),
      );
      return on.one ? fitting.length === 1 : fitting.length > 0;
    }
    case 'leaves':
      // Y-LVF-001, Y-LVF-002
      return movesOf(happening).some(
        (move) =>
          isOnField(move.from) &&
          ['graveyard', 'banished', 'hand', 'extra'].includes(move.to) &&
          (!on.up || (move.up && move.controller === scope.seat)) &&
          (on.by === undefined || isCause(move, list(on.by), scope)) &&
          wasThat(g, move, on.what, scope),
      );
    case 'returned to hand': {
      const moves = movesOf(happening).filter(({ from, to }) => isOnField(from) && to === 'hand');
      if (on.one && moves.length !== 1) return false;
      return moves.some(
        (move) => (on.by === undefined || isCause(move, list(on.by), scope)) && wasThat(g, move, on.what, scope),
      );
    }
    case 'attack declared':
      if (happening.type !== 'attack declared') return false;
      if (on.direct && happening.target) return false;
      if (on.at !== undefined && !(happening.target && isThat(g, happening.target, on.at, scope))) return false;
      return isThat(g, happening.attacker, on.by, scope);
    case 'targeted':
      if (happening.type !== 'targeted') return false;
      if (on.by === 'attack' ? happening.by !== 'attack' : !isOpposingMonsterEffect(g, happening, scope)) return false;
      return happening.cards.some((card) => isThat(g, card, on.what, scope));
    case 'attack negated':
      return happening.type === 'attack negated';
    case 'battle damage':
      if (happening.type !== 'battle damage' || !isPlayer(g, on.to, scope, happening.seat)) return false;
      if (on.piercing && !happening.piercing) return false;
      return on.by === undefined || isThat(g, happening.by, on.by, scope);
    case 'destroys by battle':
      return movesOf(happening).some(
        (move) =>
          move.destroyed &&
          move.cause === 'battle' &&
          move.source !== undefined &&
          (!on.sent || move.to === 'graveyard') &&
          isThat(g, { card: move.source, incarnation: cardOf(g, move.source).incarnation }, on.what, scope) &&
          (on.victim === undefined || wasThat(g, move, on.victim, scope)),
      );
    case 'activated': {
      if (happening.type !== 'activated') return false;
      const link = g.state.chain.find(({ id }) => id === happening.link);
      if (!link) return false;
      if (on.by !== undefined && !isPlayer(g, on.by, scope, link.seat)) return false;
      if (on.card && !link.ofCard) return false;
      if (on.effect && link.ofCard) return false;
      if (on.includes && !mayInclude(g, link.effect, on.includes)) return false;
      return isActivatedAs(g, link.source.card, link.ofCard, on);
    }
    case 'added':
      return movesOf(happening).some(
        ({ from, to, owner, cause }) =>
          from === 'deck' && to === 'hand' && cause !== 'rule' && isPlayer(g, on.to, scope, owner),
      );
    default:
      return on satisfies never;
  }
}

/** True if a Trigger effect waits only for what happens to its own card: then `happensTo` is enough to exclude it. */
export const isAboutItself = oncePer((effect: Activated): boolean => {
  const ons = effect.kind === 'trigger' ? [...(effect.when ?? []), ...(effect.ifEvent ?? [])] : [];
  return ons.length > 0 && ons.every((on) => 'what' in on && on.what === 'this' && on.on !== 'destroys by battle');
});

/** False if it happens to other cards only. */
export function happensTo(happening: Happening, id: CardId): boolean {
  switch (happening.type) {
    case 'moved':
      return happening.moves.some(({ card }) => card.card === id);
    case 'summoned':
    case 'targeted':
      return happening.cards.some(({ card }) => card === id);
    default:
      return true;
  }
}

const NO_MOVES: readonly Moved[] = [];

function movesOf(happening: Happening): readonly Moved[] {
  return happening.type === 'moved' ? happening.moves : NO_MOVES;
}

function cameFrom({ from }: Moved, place: string): boolean {
  return place === 'field' ? isOnField(from) : from === place;
}

function isCause({ cause, by }: Moved, wanted: readonly (Cause | string)[], { seat }: Scope): boolean {
  if (wanted.includes(cause)) return true;
  return cause === 'effect' && wanted.includes("opponent's effect") && by === 1 - seat;
}

/** True for a card that is still where it was at the event. */
function isThat(g: G, { card, incarnation }: ObjectRef, what: What, scope: Scope): boolean {
  if (what === 'this') return card === scope.source.card;
  if (typeof what === 'string') return false;
  return cardOf(g, card).incarnation === incarnation && isLike(g, card, what, scope);
}

/** A card that has been moved: the move has its side and position, its printed values the rest. */
function wasThat(g: G, move: Moved, what: What, scope: Scope): boolean {
  const { card } = move.card;
  if (what === 'this') return card === scope.source.card;
  if (typeof what === 'string') return false;
  const { of, face, in: place, other, position, kind } = what;
  if (of !== undefined && !isPlayer(g, of, scope, move.controller)) return false;
  if (face !== undefined && (face === 'up') !== move.up) return false;
  if (other && card === scope.source.card) return false;
  if (position !== undefined && move.position !== position) return false;
  if (place !== undefined && !list(place).some((each) => cameFrom(move, each))) return false;
  if (kind !== undefined) {
    const was =
      move.from === 'monsters'
        ? 'monster'
        : isOnField(move.from) && defOf(g, card).kind === 'monster'
          ? 'spell'
          : defOf(g, card).kind;
    if (!list(kind).includes(was)) return false;
  }
  return isLike(g, card, printedPart(what), { ...scope, supposed: new Map([[card, 'graveyard']]) });
}

/** The part of a filter that does not depend on how the card lay. */
const printedPart = oncePer(({ of, face, in: place, other, position, kind, ...rest }: Filter): Filter => rest);

function isOpposingMonsterEffect(
  g: G,
  { by, seat, source }: Extract<Happening, { type: 'targeted' }>,
  scope: Scope,
): boolean {
  return by === 'effect' && seat !== scope.seat && defOf(g, source.card).kind === 'monster';
}

/** True if a Spell, a Trap or a monster's effect of this kind is activated. */
function isActivatedAs(g: G, card: CardId, ofCard: boolean, { what }: Extract<On, { on: 'activated' }>): boolean {
  const { kind, ...rest } = what;
  if (kind !== undefined) {
    const kinds = ofCard && defOf(g, card).kind === 'monster' ? ['spell'] : kindsAt(g, card);
    if (!list(kind).some((each) => kinds.includes(each))) return false;
  }
  if (rest.frame === 'effect' && !isEffectMonster(g, card) && kindsOf(g, card).type !== undefined) return false;
  return rest.face === undefined || (rest.face === 'up') === cardOf(g, card).up;
}

/** True if the effect can Special Summon, or destroy a card on the field. */
export function mayInclude(
  g: G,
  effect: { readonly def: number; readonly at: number } | undefined,
  what: string,
): boolean {
  if (!effect) return false;
  const whole = g.defs[effect.def]?.effects?.[effect.at];
  return whole !== undefined && doings(whole).has(what);
}

/** Properties of an effect that texts ask for: whether it can Special Summon, or destroy. */
const doings = oncePer((effect: Ability): ReadonlySet<string> => {
  const text = JSON.stringify(effect);
  const found = new Set<string>();
  if (/"do":"(?:summon|token|trap monster|fusion summon|ritual summon|synchro summon)"/.test(text))
    found.add('special summon');
  if (/"do":"destroy"/.test(text)) found.add('destroy on field');
  return found;
});
