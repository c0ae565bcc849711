/** Invariants of every position, whatever has been played. */
import type { CardId } from '@praxis/engine';
import { ATTACHMENTS_MAX } from './rules/cards/attaching.ts';
import { CITY_PILES, cardOf, defOf, type G, PILES, type Place, playOf } from './rules/state/state.ts';

function demand(claim: boolean, otherwise: () => string): void {
  if (!claim) throw new Error(otherwise());
}

/** Every card is in exactly one place, and the card and the place agree about which. */
export function checkPlaces(g: G): void {
  const { state } = g;
  const places: (Place | undefined)[] = [];
  const note = (ids: readonly CardId[], place: Place): void => {
    for (const id of ids) {
      demand(places[id] === undefined, () => `${defOf(g, id).name} is in ${places[id]} and in ${place}`);
      places[id] = place;
      note(cardOf(g, id).play?.with ?? [], 'attached');
    }
  };
  for (const player of state.players) {
    for (const pile of PILES) note(player.piles[pile], pile);
    note(player.characters, 'character');
    note(player.inPlay, 'in_play');
    note(player.conspiracies, 'conspiracy');
  }
  for (const pile of CITY_PILES) note(state.city[pile], `city ${pile}`);
  note(state.mortals, 'mortal');
  note(state.events, 'event');
  const alone: ReadonlySet<Place> = new Set(['haven card', 'agenda card', 'aside', 'used']);
  state.cards.forEach((card, index) => {
    const id = index as CardId;
    demand(
      alone.has(card.place) ? places[id] === undefined : places[id] === card.place,
      () => `${defOf(g, id).name} says ${card.place}, but is in ${places[id]}`,
    );
  });
}

/** Numbers that cannot be negative are not; R-TOK-004, R-ATT-003, R-DMG-014. */
export function checkNumbers(g: G): void {
  for (const [seat, { prestige, agenda, characters, actions, unhosted }] of g.state.players.entries()) {
    demand(prestige.every((count) => count >= 0) && agenda >= 0, () => `seat ${seat} has less than nothing`);
    demand(actions >= 0 && unhosted >= 0, () => `seat ${seat} has ${actions} and ${unhosted} Actions`);
    for (const id of characters) {
      const play = playOf(g, id);
      demand(play.blood >= 0, () => `${defOf(g, id).name} has ${play.blood} Blood`);
      demand(play.where !== undefined, () => `${defOf(g, id).name} is nowhere`);
      demand(play.with.length <= ATTACHMENTS_MAX, () => `${defOf(g, id).name} bears ${play.with.length} attachments`);
      demand(cardOf(g, id).at === seat, () => `${defOf(g, id).name} is with another player`);
    }
  }
}
