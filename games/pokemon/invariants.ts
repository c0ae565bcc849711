/** Invariants of every position, whatever has been played: no card is lost, and none comes from nowhere. */
import type { CardId } from '@praxis/engine';
import { isEnergyDef } from './cards/language.ts';
import { benchSizeOf } from './rules/facts/values.ts';
import { cardOf, defOf, type G, pokemonOf, ZONES } from './rules/state/state.ts';

function demand(claim: boolean, otherwise: () => string): void {
  if (!claim) throw new Error(otherwise());
}

/** Every card is in exactly one place, and it knows in which. Zones hold only cards of their owner (P-ZONE-010). */
export function checkPlaces(g: G): void {
  const { cards, players, stadium } = g.state;
  const places: (string | undefined)[] = new Array(cards.length);
  const note = (id: CardId, place: string): void => {
    demand(places[id] === undefined, () => `${defOf(g, id).name} is ${places[id]} and ${place}`);
    places[id] = place;
  };
  for (const [seat, { zones }] of players.entries()) {
    for (const zone of ZONES)
      for (const id of zones[zone]) {
        note(id, zone);
        demand(cardOf(g, id).owner === seat, () => `${defOf(g, id).name} is in another player's ${zone}`);
      }
    for (const { cards: own, energy, tools } of pokemonOf(g, seat))
      for (const id of [...own, ...energy, ...tools]) note(id, 'play');
  }
  if (stadium !== undefined) note(stadium, 'stadium');
  cards.forEach(({ place }, id) => {
    if (place !== 'played')
      demand(places[id] === place, () => `${defOf(g, id as CardId).name} is ${places[id]}, but says ${place}`);
  });
}

/** P-ZONE-002, P-ZONE-003, P-CON-001, P-CON-003, P-TOOL-002 */
export function checkPokemon(g: G): void {
  for (const [seat, { active, bench }] of g.state.players.entries()) {
    demand(bench.length <= benchSizeOf(g, seat), () => `${bench.length} Pokémon on a Bench`);
    for (const pokemon of pokemonOf(g, seat)) {
      const name = defOf(g, pokemon.cards.at(-1) as CardId).name;
      demand(pokemon.damage >= 0 && pokemon.damage % 10 === 0, () => `${name} has ${pokemon.damage} damage`);
      demand(pokemon.tools.length <= 1, () => `${name} has ${pokemon.tools.length} Tools`);
      demand(
        pokemon.energy.every((id) => isEnergyDef(defOf(g, id))),
        () => `${name} has something else than Energy`,
      );
      demand(pokemon === active || pokemon.conditions.length === 0, () => `${name} has a condition on the Bench`);
      demand(new Set(pokemon.conditions).size === pokemon.conditions.length, () => `${name} has a condition twice`);
      const turned = pokemon.conditions.filter((each) => each !== 'Poisoned' && each !== 'Burned');
      demand(turned.length <= 1, () => `${name} is ${turned.join(' and ')}`);
    }
  }
}
