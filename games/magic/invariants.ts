/** What must hold in every position, whatever has been played. */
import type { CardId } from '@praxis/engine';
import { cardOf, defOf, type G, type Zone } from './rules/state.ts';

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

/** Numbers that cannot be negative are not, and what is attached is attached to something. */
export function checkNumbers(g: G): void {
  for (const id of g.state.battlefield) {
    const permanent = cardOf(g, id).permanent as NonNullable<ReturnType<typeof cardOf>['permanent']>;
    for (const key of ['damage', 'plus', 'minus', 'loyalty', 'shields'] as const)
      demand(
        permanent[key] >= 0 && Number.isInteger(permanent[key]),
        () => `${defOf(g, id).name} has ${permanent[key]} ${key}`,
      );
    if (permanent.attachedTo !== -1)
      demand(
        cardOf(g, permanent.attachedTo).zone === 'battlefield',
        () => `${defOf(g, id).name} is attached to what is gone`,
      );
  }
  for (const { mana } of g.state.players)
    for (const [kind, amount] of Object.entries(mana)) demand(amount >= 0, () => `${amount} ${kind} mana`);
}

/** Cards of a deck are never lost: as many as the match began with, beside tokens and copies. */
export function countCards(g: G): number {
  return g.state.cards.filter(({ token, zone }) => !token && zone !== 'gone').length;
}
