/** Which objects are alike in everything that matters, so that options name one of them for all. */
import type { CardId } from '@praxis/engine';
import { type Card, cardOf, type G, type Permanent, type State } from './state.ts';
import { type Traits, traitsOf } from './traits.ts';

const numbers = new WeakMap<Traits, number>();
const known = new Map<string, number>();

/** A number for what an object is; the same for the same characteristics. */
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

/** What cannot be told from the object itself: what refers to it, and what it does in combat. */
interface Surroundings {
  /** Something refers to this one and to no other. */
  readonly special: ReadonlySet<CardId>;
  readonly roles: ReadonlyMap<CardId, string>;
}

const NOBODY: ReadonlySet<CardId> = new Set();
const NO_ROLES: ReadonlyMap<CardId, string> = new Map();

function surroundingsOf(g: G): Surroundings {
  const { state } = g;
  const special = new Set<CardId>();
  for (const id of state.battlefield) {
    const host = (state.cards[id] as Card).permanent?.attachedTo ?? -1;
    if (host !== -1) special.add(id).add(host);
  }
  for (const { objects, source, until } of state.lasting) {
    special.add(source.card);
    // What lasts for the turn and affects several alike shows in what they are.
    if (until !== 'turn' || objects.length === 1) for (const { card } of objects) special.add(card);
  }
  for (const { source } of state.delayed) special.add(source.card);
  for (const { source, event } of state.waiting) {
    special.add(source.card);
    if (event.it) special.add(event.it.card);
  }
  for (const { source, targets, event } of state.stack) {
    special.add(source.card);
    if (event?.it) special.add(event.it.card);
    for (const slot of targets) for (const each of slot) if ('card' in each) special.add(each.card);
  }
  return { special: special.size > 0 ? special : NOBODY, roles: rolesIn(state) };
}

/** What each creature does in combat. An attacker with blockers is like no other. */
function rolesIn({ combat }: State): ReadonlyMap<CardId, string> {
  if (!combat || combat.attackers.length + combat.idle.length === 0) return NO_ROLES;
  const roles = new Map<CardId, string>();
  for (const id of combat.idle) roles.set(id, 'blocks nothing');
  for (const { card, defender, planeswalker, blocked, blockers } of combat.attackers) {
    roles.set(card, blockers.length > 0 ? `card ${card}` : `attacks ${defender} ${planeswalker} ${blocked}`);
    for (const id of blockers) roles.set(id, `blocks ${card}`);
  }
  return roles;
}

const MANY = 4096;

/** Two objects with the same key cannot be told apart by any rule. */
function keyOf(g: G, id: CardId, { special, roles }: Surroundings): number | string {
  const card = cardOf(g, id);
  const { permanent, def, owner, zone } = card;
  if (!permanent) return `${def} ${zone} ${owner}`;
  if (special.has(id) || permanent.linked.length > 0 || permanent.damagedBy.length > 0) return `card ${id}`;
  const role = roles.get(id);
  const number = numberOf(traitsOf(g, id));
  if (role === undefined && isPlain(permanent) && def < MANY)
    return ((number * 8 + owner) * MANY + def) * 4 + (permanent.tapped ? 2 : 0) + (permanent.sick ? 1 : 0);
  const { tapped, sick, damage, plus, minus, loyalty, loyaltyUsed, shields, copyOf, deathtouched } = permanent;
  return `${role} ${def} ${owner} ${tapped} ${sick} ${damage} ${plus} ${minus} ${loyalty} ${loyaltyUsed} ${shields} ${copyOf} ${deathtouched} ${number}`;
}

function isPlain({ damage, plus, minus, loyalty, shields, copyOf, deathtouched }: Permanent): boolean {
  return damage === 0 && plus === 0 && minus === 0 && loyalty === 0 && shields === 0 && copyOf === -1 && !deathtouched;
}

/** Groups of objects that are alike, in the order in which their first members stand. */
export function alike(g: G, ids: readonly CardId[]): CardId[][] {
  if (ids.length < 2) return ids.map((id) => [id]);
  const groups = new Map<number | string, CardId[]>();
  const surroundings = surroundingsOf(g);
  for (const id of ids) {
    const key = keyOf(g, id, surroundings);
    const group = groups.get(key);
    if (group) group.push(id);
    else groups.set(key, [id]);
  }
  return [...groups.values()];
}
