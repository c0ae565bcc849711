/** Which objects are alike in everything that matters, so that options name one of them for all. */
import type { CardId } from '@praxis/engine';
import { cardOf, type G, type Permanent } from './state.ts';
import { type Traits, traitsOf } from './traits.ts';

const signatures = new WeakMap<Traits, string>();

function signatureOf(traits: Traits): string {
  let signature = signatures.get(traits);
  if (signature === undefined) {
    signature = JSON.stringify(traits);
    signatures.set(traits, signature);
  }
  return signature;
}

/** Two objects with the same key cannot be told apart by any rule. */
export function likenessOf(g: G, id: CardId): string {
  const { def, permanent, zone, owner, incarnation } = cardOf(g, id);
  if (!permanent) return `${def} ${zone} ${owner}`;
  if (isSpecial(g, id, permanent, incarnation)) return `card ${id}`;
  const role = roleOf(g, id);
  if (role === undefined) return `card ${id}`;
  const { tapped, sick, damage, plus, minus, loyalty, loyaltyUsed, shields, copyOf, deathtouched } = permanent;
  return `${def} ${owner} ${role} ${tapped} ${sick} ${damage} ${plus} ${minus} ${loyalty} ${loyaltyUsed} ${shields} ${copyOf} ${deathtouched} ${signatureOf(traitsOf(g, id))}`;
}

/** What it does in combat; undefined if no other does the same. */
function roleOf({ state }: G, id: CardId): string | undefined {
  for (const { card, defender, planeswalker, blocked, blockers } of state.combat?.attackers ?? []) {
    if (card === id) return blockers.length > 0 ? undefined : `attacks ${defender} ${planeswalker} ${blocked}`;
    if (blockers.includes(id)) return `blocks ${card}`;
  }
  return '';
}

/** Something refers to this one and to no other, or it refers to something itself. */
function isSpecial({ state }: G, id: CardId, permanent: Permanent, incarnation: number): boolean {
  if (permanent.attachedTo !== -1 || permanent.linked.length > 0 || permanent.damagedBy.length > 0) return true;
  const isIt = (each: { readonly card?: CardId; readonly incarnation?: number }): boolean =>
    each.card === id && each.incarnation === incarnation;
  if (state.lasting.some(({ objects, until }) => until !== 'turn' && objects.some(isIt))) return true;
  if (state.lasting.some(({ objects, source }) => (objects.length === 1 && objects.some(isIt)) || isIt(source)))
    return true;
  if (state.delayed.some(({ source }) => isIt(source)) || state.waiting.some(({ source }) => isIt(source))) return true;
  return state.stack.some(
    ({ source, targets, event }) =>
      isIt(source) || (event?.it && isIt(event.it)) || targets.some((slot) => slot.some((each) => isIt(each as never))),
  );
}

/** Groups of objects that are alike, in the order in which their first members stand. */
export function alike(g: G, ids: readonly CardId[]): CardId[][] {
  if (ids.length < 2) return ids.map((id) => [id]);
  const groups = new Map<string, CardId[]>();
  const hosts = new Set<number>();
  for (const id of g.state.battlefield) hosts.add(cardOf(g, id).permanent?.attachedTo ?? -1);
  for (const id of ids) {
    const key = hosts.has(id) ? `card ${id}` : likenessOf(g, id);
    const group = groups.get(key);
    if (group) group.push(id);
    else groups.set(key, [id]);
  }
  return [...groups.values()];
}
