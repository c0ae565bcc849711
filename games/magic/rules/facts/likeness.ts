/** Objects that are alike in everything that matters, so that options name one of them for all. */
import type { CardId } from '@praxis/engine';
import { cardOf, type G, type Permanent, type State } from '../state/state.ts';
import { joinedOf } from './attachments.ts';
import { type Traits, traitsOf } from './traits.ts';

const numbers = new WeakMap<Traits, number>();
const known = new Map<string, number>();

/** A number for the traits of an object; the same for the same characteristics. */
function numberOf(traits: Traits): number {
  let number = numbers.get(traits);
  if (number === undefined) {
    const text = JSON.stringify(traits);
    number = known.get(text) ?? known.size;
    known.set(text, number);
    numbers.set(traits, number);
  }
  return number;
}

/** Facts that are not in the object itself: references to it, and its role in combat. */
interface Surroundings {
  /** Something refers to this one and to no other. */
  readonly special: ReadonlySet<CardId>;
  /** Attached cards and their hosts. */
  readonly joined: ReadonlySet<CardId>;
  readonly roles: ReadonlyMap<CardId, number>;
}

const NOBODY: ReadonlySet<CardId> = new Set();
const NO_ROLES: ReadonlyMap<CardId, number> = new Map();

function surroundingsOf(g: G): Surroundings {
  const { state } = g;
  const { lasting, delayed, waiting, stack } = state;
  const special = lasting.length + delayed.length + waiting.length + stack.length > 0 ? referredTo(state) : NOBODY;
  return { special, joined: joinedOf(g), roles: rolesIn(state) };
}

function referredTo({ lasting, delayed, waiting, stack }: State): ReadonlySet<CardId> {
  const special = new Set<CardId>();
  for (const { objects, source, until } of lasting) {
    special.add(source.card);
    // A lasting effect of the turn on several alike objects already shows in their traits.
    if (until !== 'turn' || objects.length === 1) for (const { card } of objects) special.add(card);
  }
  for (const { source } of delayed) special.add(source.card);
  for (const { source, event } of waiting) {
    special.add(source.card);
    if (event.it) special.add(event.it.card);
  }
  for (const { source, targets, event } of stack) {
    special.add(source.card);
    if (event?.it) special.add(event.it.card);
    for (const slot of targets) for (const each of slot) if ('card' in each) special.add(each.card);
  }
  return special;
}

/**
 * Each creature's role in combat, as a number: the same for equal roles. An attacker with blockers is like no other.
 */
function rolesIn({ combat, cards }: State): ReadonlyMap<CardId, number> {
  if (!combat || combat.attackers.length + combat.idle.length === 0) return NO_ROLES;
  const roles = new Map<CardId, number>();
  for (const id of combat.idle) roles.set(id, 0);
  for (const { card, defender, planeswalker, blocked, blockers } of combat.attackers) {
    const goal = planeswalker === undefined ? 0 : planeswalker + 1;
    const free = 1 + ((goal * 8 + defender) * 2 + (blocked ? 1 : 0)) * 2;
    roles.set(card, blockers.length > 0 ? -1 - card : free);
    for (const id of blockers) roles.set(id, -1 - cards.length - card);
  }
  return roles;
}

/** Upper limits for definitions and for roles in combat; roles that are like no other are negative. */
const [MANY, ROLES] = [4096, 65_536];

/** No rule can distinguish two objects with the same key. */
function keyOf(g: G, id: CardId, { special, joined, roles }: Surroundings): number | string {
  const card = cardOf(g, id);
  const { permanent, def, owner, zone } = card;
  if (!permanent) return `${def} ${zone} ${owner}`;
  if (special.has(id) || joined.has(id) || permanent.linked.length > 0 || permanent.damagedBy.length > 0)
    return `card ${id}`;
  const role = roles.get(id);
  const number = numberOf(traitsOf(g, id));
  if (isPlain(permanent) && def < MANY && (role === undefined || Math.abs(role) < ROLES / 2)) {
    const plain = ((number * 8 + owner) * MANY + def) * 4 + (permanent.tapped ? 2 : 0) + (permanent.sick ? 1 : 0);
    return plain * ROLES + (role === undefined ? 0 : role + ROLES / 2);
  }
  const { tapped, sick, damage, plus, minus, loyalty, loyaltyUsed, shields, copyOf, deathtouched } = permanent;
  return `${role} ${def} ${owner} ${tapped} ${sick} ${damage} ${plus} ${minus} ${loyalty} ${loyaltyUsed} ${shields} ${copyOf} ${deathtouched} ${number}`;
}

function isPlain({ damage, plus, minus, loyalty, shields, copyOf, deathtouched }: Permanent): boolean {
  return (
    damage === 0 && plus === 0 && minus === 0 && loyalty === 0 && shields === 0 && copyOf === undefined && !deathtouched
  );
}

/** Groups of objects that are alike, in the order of their first members. */
export function alike(g: G, ids: readonly CardId[]): CardId[][] {
  if (ids.length < 2) return ids.map((id) => [id]);
  const groups = new Map<number | string, CardId[]>();
  const surroundings = surroundingsOf(g);
  let [last, group]: [number | string, CardId[] | undefined] = ['', undefined];
  for (const id of ids) {
    const key = keyOf(g, id, surroundings);
    // Objects that are alike are mostly neighbours.
    if (!group || key !== last) group = groups.get(key);
    if (group) group.push(id);
    else {
      group = [id];
      groups.set(key, group);
    }
    last = key;
  }
  return [...groups.values()];
}
