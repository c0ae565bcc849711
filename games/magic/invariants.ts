/** Invariants of every position. */
import { isDeepStrictEqual } from 'node:util';
import type { CardId } from '@praxis/engine';
import { manaSources } from './rules/cards/mana.ts';
import { joinedOf } from './rules/facts/attachments.ts';
import { holdersOf } from './rules/facts/holders.ts';
import { has, traitsOf } from './rules/facts/traits.ts';
import { CREATURE } from './rules/state/faces.ts';
import { cardOf, defOf, type G, nothingDerived, permanentOf, type Zone } from './rules/state/state.ts';

function demand(claim: boolean, otherwise: () => string): void {
  if (!claim) throw new Error(otherwise());
}

/** M-X-009 Every card is in exactly one zone, and the card and the zone agree about which. */
export function checkZones(g: G): void {
  const { cards, players, battlefield, exile, command, stack } = g.state;
  const places: (Zone | undefined)[] = [];
  const note = (id: CardId, zone: Zone): void => {
    demand(places[id] === undefined, () => `${defOf(g, id).name} is in ${places[id]} and in ${zone}`);
    places[id] = zone;
  };
  players.forEach(({ library, hand, graveyard }, seat) => {
    for (const [zone, ids] of Object.entries({ library, hand, graveyard }))
      for (const id of ids) {
        note(id, zone as Zone);
        // M-X-011
        demand(cardOf(g, id).owner === seat, () => `${defOf(g, id).name} is in a ${zone} of another player`);
      }
  });
  for (const [zone, ids] of Object.entries({ battlefield, exile, command }))
    for (const id of ids) note(id, zone as Zone);
  for (const { kind, source } of stack) if (kind === 'spell') note(source.card, 'stack');
  cards.forEach(({ zone, permanent }, index) => {
    const id = index as CardId;
    demand(zone === (places[id] ?? 'gone'), () => `${defOf(g, id).name} says ${zone}, but is in ${places[id]}`);
    demand(
      (permanent !== undefined) === (zone === 'battlefield'),
      () => `${defOf(g, id).name} in ${zone} is a permanent`,
    );
  });
}

/** Numbers that cannot be negative are not, and attached cards have a host. */
export function checkNumbers(g: G): void {
  for (const id of g.state.battlefield) {
    const permanent = cardOf(g, id).permanent as NonNullable<ReturnType<typeof cardOf>['permanent']>;
    for (const key of ['damage', 'plus', 'minus', 'loyalty', 'shields'] as const)
      demand(
        permanent[key] >= 0 && Number.isInteger(permanent[key]),
        () => `${defOf(g, id).name} has ${permanent[key]} ${key}`,
      );
    if (permanent.attachedTo !== undefined)
      demand(
        cardOf(g, permanent.attachedTo).zone === 'battlefield',
        () => `${defOf(g, id).name} is attached to what is gone`,
      );
  }
  for (const { mana } of g.state.players)
    for (const [kind, amount] of Object.entries(mana)) demand(amount >= 0, () => `${amount} ${kind} mana`);
}

/** Values cached beside the state equal freshly computed ones. */
export function checkDerived(g: G): void {
  const fresh: G = { ...g, derived: nothingDerived(g.state) };
  for (const id of g.state.battlefield)
    demand(
      isDeepStrictEqual(traitsOf(g, id), traitsOf(fresh, id)),
      () => `${defOf(g, id).name} is ${JSON.stringify(traitsOf(fresh, id))}, not ${JSON.stringify(traitsOf(g, id))}`,
    );
  for (const kind of ['activated', 'triggered', 'prevention'] as const)
    demand(isDeepStrictEqual(holdersOf(g, kind), holdersOf(fresh, kind)), () => `${kind} abilities are out of date`);
  for (const seat of g.state.players.keys())
    demand(isDeepStrictEqual(manaSources(g, seat), manaSources(fresh, seat)), () => 'sources of mana are out of date');
  demand(isDeepStrictEqual(joinedOf(g), joinedOf(fresh)), () => 'what is attached is out of date');
}

/** M-X-048 Nobody gets priority while a creature lies there that should have died. */
export function checkSettled(g: G): void {
  if (g.state.at !== 'priority' || g.state.unsettled !== 'nothing') return;
  for (const id of g.state.battlefield) {
    const traits = traitsOf(g, id);
    if ((traits.types & CREATURE) === 0) continue;
    const isDead =
      traits.toughness <= 0 || (permanentOf(g, id).damage >= traits.toughness && !has(traits, 'indestructible'));
    demand(!isDead, () => `${defOf(g, id).name} should be dead`);
  }
}
