/**
 * The effects of spells and abilities, one procedure per kind of effect. Instructions are followed in order (M-X-034).
 */
import { type CardId, type Procedure, refer, type Seat } from '@praxis/engine';
import type { Effect, Modification, What } from '../../cards/language.ts';
import { type Damage, dealDamage, destroy, isOnBattlefield, isProtectedFrom, sacrifice } from '../changes/damage.ts';
import { addCounters, gainLife, loseLife, tap, untap } from '../changes/life.ts';
import { defNamed, drawCards, type Move, moveCards, newObjects } from '../changes/zones.ts';
import { allFitting } from '../facts/filters.ts';
import { amountOf, chosenBy, holds, isObject, objectsOf, playersOf, type Scope } from '../facts/scope.ts';
import { changed, grantedBy, isCreature, traitsOf } from '../facts/traits.ts';
import { faceAt } from '../state/faces.ts';
import {
  type Chosen,
  cardOf,
  type Fixed,
  type G,
  isCurrent,
  type ObjectRef,
  permanentOf,
  playerOf,
  refTo,
} from '../state/state.ts';
import { discard } from './casting.ts';
import { chooseCards, decides } from './choosing.ts';
import { castCopies, chooseColor, exileTop, look, search, shuffleIn, unless } from './effects-cards.ts';
import { createTokens, putOntoBattlefield } from './entering.ts';
import { counterSpell } from './stack.ts';

export function* carryOut(g: G, effects: readonly Effect[], scope: Scope): Procedure {
  for (const effect of effects) yield* one(g, effect, scope);
}

/** The described objects that have not changed since. */
function meant(g: G, what: What, scope: Scope): ObjectRef[] {
  if (typeof what === 'object') return allFitting(g, what, scope).map((id) => refTo(g, id));
  return objectsOf(g, what, scope).filter((each) => isCurrent(g, each));
}

/** Those of them that are on the battlefield. */
function permanents(g: G, what: What, scope: Scope): CardId[] {
  return meant(g, what, scope).flatMap((each) => (isOnBattlefield(g, each) ? [each.card] : []));
}

function* one(g: G, effect: Effect, scope: Scope): Procedure {
  switch (effect.do) {
    case 'damage':
      yield* damage(g, effect, scope);
      break;
    case 'destroy':
      yield* destroy(g, permanents(g, effect.what, scope), effect.noRegeneration);
      break;
    case 'move':
      yield* move(g, effect, scope);
      break;
    case 'counter':
      for (const { card } of meant(g, effect.what, scope)) counterSpell(g, card);
      break;
    case 'sacrifice':
      yield* sacrificeSome(g, effect, scope);
      break;
    case 'draw':
      for (const seat of playersOf(g, effect.who, scope)) drawCards(g, seat, amountOf(g, effect.amount, scope));
      break;
    case 'discard':
      yield* discardSome(g, effect, scope);
      break;
    case 'gain life':
      for (const seat of playersOf(g, effect.who, scope)) gainLife(g, seat, amountOf(g, effect.amount, scope));
      break;
    case 'lose life':
      for (const seat of playersOf(g, effect.who, scope)) loseLife(g, seat, amountOf(g, effect.amount, scope));
      break;
    case 'set life':
      for (const seat of playersOf(g, effect.who, scope)) setLife(g, seat, amountOf(g, effect.amount, scope));
      break;
    case 'tap':
      for (const id of permanents(g, effect.what, scope)) tap(g, id);
      break;
    case 'untap':
      for (const id of permanents(g, effect.what, scope)) untap(g, id);
      break;
    case 'modify':
      modify(g, effect, scope);
      break;
    case 'put counters': {
      const amount = amountOf(g, effect.amount, scope);
      for (const id of permanents(g, effect.what, scope)) addCounters(g, id, effect.counter, amount);
      break;
    }
    case 'create':
      yield* createTokens(g, effect.token, scope.seat, amountOf(g, effect.amount, scope));
      break;
    case 'emblem':
      // M-X-095
      for (const card of newObjects(g, defNamed(g, effect.emblem), scope.seat, 1))
        moveCards(g, [{ card, to: 'command' }]);
      break;
    case 'regenerate':
      for (const id of permanents(g, effect.what, scope)) permanentOf(g, id).shields++;
      break;
    case 'fight':
      yield* fight(g, effect, scope);
      break;
    case 'attach':
      attach(g, effect, scope);
      break;
    case 'prevent damage':
      g.state.shields.push({ by: effect.by, combat: effect.combat === true, source: scope.source, seat: scope.seat });
      break;
    case 'search':
      yield* search(g, effect, scope);
      break;
    case 'look':
      yield* look(g, effect, scope);
      break;
    case 'exile top':
      exileTop(g, effect, scope);
      break;
    case 'allow playing':
      for (const card of meant(g, effect.what, scope)) g.state.permissions.push({ seat: scope.seat, card });
      break;
    case 'cast copies':
      yield* castCopies(g, effect, scope);
      break;
    case 'shuffle in':
      for (const seat of playersOf(g, effect.who, scope)) shuffleIn(g, seat);
      break;
    case 'choose color':
      scope.names[effect.as] = [{ color: yield* chooseColor(g, scope) }];
      break;
    case 'choose':
      yield* choose(g, effect, scope);
      break;
    case 'may':
      // M-X-008 Nobody is asked to do something impossible.
      if (
        effect.effects.some((each) => hasObject(g, each, scope)) &&
        (yield* decides(g, scope.seat, scope.source.card))
      )
        yield* carryOut(g, effect.effects, scope);
      break;
    case 'unless':
      if (!(yield* unless(g, effect, scope))) yield* carryOut(g, effect.effects, scope);
      break;
    case 'if':
      if (holds(g, effect.condition, scope)) yield* carryOut(g, effect.effects, scope);
      break;
    case 'later':
      later(g, effect, scope);
      break;
    default:
      effect satisfies never;
  }
}

type EffectOf<Kind extends Effect['do']> = Extract<Effect, { do: Kind }>;

/** M-ACT-012 It is not combat damage. */
function* damage(g: G, { amount, to, by }: EffectOf<'damage'>, scope: Scope): Procedure {
  const [source = scope.source] = by === undefined ? [] : objectsOf(g, by, scope);
  const number = amountOf(g, amount, scope);
  const goals: readonly Chosen[] = typeof to === 'object' ? meant(g, to, scope) : chosenBy(g, to, scope);
  const damages = goals.flatMap((each): Damage[] => {
    if ('color' in each || (isObject(each) && !isOnBattlefield(g, each))) return [];
    return [{ type: 'damage', source, to: each, amount: number, combat: false }];
  });
  yield* dealDamage(g, damages);
}

/** An object that has left by the event that triggered the ability is followed to the graveyard. */
function followed(g: G, ref: ObjectRef, { event }: Scope): ObjectRef {
  const { incarnation, zone } = cardOf(g, ref.card);
  const isNext = event?.left === true && zone === 'graveyard' && incarnation === ref.incarnation + 1;
  return isNext ? { card: ref.card, incarnation } : ref;
}

/** The cards that can be moved: those that are meant, wherever they are now. */
function movable(g: G, what: What, scope: Scope): CardId[] {
  const objects =
    typeof what === 'object'
      ? meant(g, what, scope)
      : objectsOf(g, what, scope)
          .map((each) => followed(g, each, scope))
          .filter((each) => isCurrent(g, each));
  return objects.map(({ card }) => card).filter((card) => cardOf(g, card).zone !== 'gone');
}

/** True if the effect still has an object. */
function hasObject(g: G, effect: Effect, scope: Scope): boolean {
  switch (effect.do) {
    case 'move':
      return movable(g, effect.what, scope).length > 0;
    case 'destroy':
    case 'put counters':
    case 'tap':
    case 'untap':
    case 'regenerate':
      return permanents(g, effect.what, scope).length > 0;
    default:
      return true;
  }
}

function* move(g: G, { what, to, tapped, under, linked }: EffectOf<'move'>, scope: Scope): Procedure {
  const cards = movable(g, what, scope);
  const [seat] = under === undefined ? [] : playersOf(g, under, scope);
  if (to === 'battlefield') {
    yield* putOntoBattlefield(
      g,
      cards.map(
        (card): Move => ({ card, to, ...(seat === undefined ? {} : { under: seat }), ...(tapped ? { tapped } : {}) }),
      ),
    );
    return;
  }
  moveCards(
    g,
    cards.map(
      (card): Move =>
        to === 'library top'
          ? { card, to: 'library' }
          : to === 'library second'
            ? { card, to: 'library', below: 1 }
            : { card, to },
    ),
  );
  if (linked) link(g, scope.source, cards);
}

/** Notes the cards that a permanent has exiled. */
export function link(g: G, source: ObjectRef, cards: readonly CardId[]): void {
  if (isOnBattlefield(g, source)) permanentOf(g, source.card).linked.push(...cards.map((card) => refTo(g, card)));
}

/** M-X-022 Players who must choose at the same time choose in turn order, then all happens at once. */
function* sacrificeSome(g: G, { who, what, amount }: EffectOf<'sacrifice'>, scope: Scope): Procedure {
  const all: CardId[] = [];
  for (const seat of playersOf(g, who, scope)) {
    const mine = allFitting(g, { ...what }, scope).filter((id) => traitsOf(g, id).controller === seat);
    const count = amountOf(g, amount, scope);
    all.push(...(yield* chooseCards(g, seat, 'sacrifices', mine, count, count)));
  }
  sacrifice(g, all);
}

/** M-ACT-005 */
function* discardSome(g: G, { who, amount }: EffectOf<'discard'>, scope: Scope): Procedure {
  const chosen: [Seat, readonly CardId[]][] = [];
  for (const seat of playersOf(g, who, scope)) {
    const count = amountOf(g, amount, scope);
    chosen.push([seat, yield* chooseCards(g, seat, 'discards', playerOf(g, seat).hand, count, count)]);
  }
  for (const [seat, cards] of chosen) discard(g, seat, cards);
}

function setLife(g: G, seat: Seat, to: number): void {
  const { life } = playerOf(g, seat);
  if (to > life) gainLife(g, seat, to - life);
  else loseLife(g, seat, life - to);
}

/** M-X-084 It affects the objects that fit now, with the numbers of this moment. */
function modify(g: G, { what, gives, until }: EffectOf<'modify'>, scope: Scope): void {
  const objects = permanents(g, what, scope).map((id) => refTo(g, id));
  // M-X-085 An effect that ends with a condition does not begin without it.
  if (objects.length === 0 || (typeof until === 'object' && !holds(g, until.while, scope))) return;
  g.state.lasting.push({
    timestamp: ++g.state.timestamps,
    until: typeof until === 'object' ? 'while' : until,
    objects,
    gives: fixed(g, gives, scope),
    source: scope.source,
    seat: scope.seat,
    ...(typeof until === 'object' ? { while: until.while } : {}),
  });
  for (const { card } of objects) g.emit({ type: 'changed', card: refer(g.state, card, true) });
  changed(g);
}

function fixed(g: G, gives: Modification, scope: Scope): Fixed {
  const { control, abilities, base, power, toughness, gain, ...rest } = gives;
  return {
    ...rest,
    ...(control === undefined ? {} : { control: playersOf(g, control, scope)[0] as Seat }),
    ...(abilities ? { granted: grantedBy(g, scope.def as number, gives) } : {}),
    ...(gain ? { gain: gain.map((each) => withChosenColors(each, scope)) } : {}),
    ...(base ? { base: { power: amountOf(g, base.power, scope), toughness: amountOf(g, base.toughness, scope) } } : {}),
    ...(power === undefined ? {} : { power: amountOf(g, power, scope) }),
    ...(toughness === undefined ? {} : { toughness: amountOf(g, toughness, scope) }),
  };
}

type Given = NonNullable<Modification['gain']>[number];

/** "Protection from the chosen colour" is protection from that colour from now on. */
function withChosenColors(keyword: Given, { names }: Scope): Given {
  if (typeof keyword === 'string' || !('protection' in keyword)) return keyword;
  const protection = keyword.protection.map((each) => {
    const chosen = each.startsWith('the ') ? names[each.slice('the '.length)]?.[0] : undefined;
    return chosen && 'color' in chosen ? chosen.color : each;
  });
  return { ...keyword, protection };
}

/** M-ACT-011, M-X-078 If either is gone or no creature any more, neither deals damage. */
function* fight(g: G, effect: EffectOf<'fight'>, scope: Scope): Procedure {
  const [first] = permanents(g, effect.what, scope);
  const [second] = permanents(g, effect.with, scope);
  if (first === undefined || second === undefined || !isCreature(g, first) || !isCreature(g, second)) return;
  const hit = (by: CardId, to: CardId): Damage => ({
    type: 'damage',
    source: refTo(g, by),
    to: refTo(g, to),
    amount: traitsOf(g, by).power,
    combat: false,
  });
  yield* dealDamage(g, [hit(first, second), hit(second, first)]);
}

/**
 * M-X-072, M-X-070 Equipping another creature moves the Equipment; a creature with protection from it cannot be
 * equipped.
 */
function attach(g: G, { to }: EffectOf<'attach'>, scope: Scope): void {
  const [host] = permanents(g, to, scope);
  if (host === undefined || !isOnBattlefield(g, scope.source)) return;
  // M-X-073 An Equipment that is a creature equips nothing, itself least of all.
  if (isCreature(g, scope.source.card)) return;
  if (isProtectedFrom(traitsOf(g, host), traitsOf(g, scope.source.card))) return;
  const equipment = permanentOf(g, scope.source.card);
  // It cannot be attached once more to its current host.
  if (equipment.attachedTo === host) return;
  equipment.attachedTo = host;
  // M-X-082 Its effects are newer than everything that the creature has been given so far.
  equipment.timestamp = ++g.state.timestamps;
  g.emit({ type: 'attached', card: refer(g.state, scope.source.card, true), host: refer(g.state, host, true) });
  changed(g);
}

function* choose(g: G, { what, among, as, optional }: EffectOf<'choose'>, scope: Scope): Procedure {
  const named = among === undefined ? undefined : new Set(meant(g, among, scope).map(({ card }) => card));
  const fitting = allFitting(g, what, scope).filter((id) => named === undefined || named.has(id));
  const chosen = yield* chooseCards(g, scope.seat, 'chooses', fitting, optional ? 0 : 1, 1, {
    say: 'choose',
    card: scope.source.card,
    word: what.type === 'creature' ? 'creature' : what.in === undefined ? 'permanent' : 'card',
    amount: 1,
  });
  scope.names[as] = chosen.map((id) => refTo(g, id));
}

/** M-X-042 */
function later(g: G, effect: EffectOf<'later'>, scope: Scope): void {
  const def = scope.def as number;
  const at = faceAt(g, def).places.get(effect) as number;
  g.state.delayed.push({
    ability: { def, at },
    source: followed(g, scope.source, scope),
    seat: scope.seat,
    event: { names: { ...scope.names } },
  });
}
