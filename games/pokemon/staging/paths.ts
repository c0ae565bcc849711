/** The values that the paths of a scenario lead to. */
import type { CardId, Seat } from '@praxis/engine';
import { firstFound, NONE, pathReader, type Readers, seatName } from '@praxis/kit/paths.ts';
import { pokemon as game } from '../game.ts';
import { cardsOf } from '../rules/changes/zones.ts';
import { hpLeftOf, hpOf, retreatCostOf, typesOf } from '../rules/facts/values.ts';
import {
  cardOf,
  type G,
  isActive,
  type Player,
  type Pokemon,
  playerOf,
  pokemonOf,
  topOf,
} from '../rules/state/state.ts';
import { displayName } from '../text/names.ts';

type SeatReader = (g: G, seat: Seat) => unknown;
type CardReader = (g: G, id: CardId) => unknown;

function zone(name: keyof Player['zones']): SeatReader {
  return (g, seat) => playerOf(g, seat).zones[name].map((id) => displayName(g, id));
}

const SEAT: Readers<G, [Seat]> = {
  active: (g, seat) => nameOf(g, playerOf(g, seat).active),
  bench: (g, seat) => playerOf(g, seat).bench.map((each) => nameOf(g, each)),
  hand: zone('hand'),
  deck: zone('deck'),
  prizes: (g, seat) => playerOf(g, seat).zones.prizes.length,
  discard: zone('discard'),
  lost: zone('lost'),
  turns: (g, seat) => playerOf(g, seat).turns,
  'gx used': (g, seat) => playerOf(g, seat).gxUsed,
  'vstar used': (g, seat) => playerOf(g, seat).vstarUsed,
};

function nameOf(g: G, pokemon: Pokemon | undefined): string {
  return pokemon ? displayName(g, topOf(pokemon)) : NONE;
}

/** Reads a value of the card's Pokémon; 0 or nothing if it is on none. */
function ofPokemon(read: (g: G, pokemon: Pokemon) => unknown, otherwise: unknown): CardReader {
  return (g, id) => {
    const found = holderOf(g, id);
    return found ? read(g, found) : otherwise;
  };
}

const names = (g: G, ids: readonly CardId[]): string[] => ids.map((id) => displayName(g, id));

const CARD: Readers<G, [CardId]> = {
  zone: (g, id) => zoneOf(g, id),
  owner: (g, id) => seatName(g, cardOf(g, id).owner),
  damage: ofPokemon((_, { damage }) => damage, 0),
  counters: ofPokemon((_, { damage }) => damage / 10, 0),
  hp: ofPokemon(hpOf, NONE),
  'hp left': ofPokemon(hpLeftOf, NONE),
  retreat: ofPokemon(retreatCostOf, NONE),
  types: ofPokemon(typesOf, NONE),
  conditions: ofPokemon((_, { conditions }) => conditions, []),
  energy: ofPokemon((g, { energy }) => names(g, energy), []),
  tools: ofPokemon((g, { tools }) => names(g, tools), []),
  under: ofPokemon((g, { cards }) => names(g, cards.slice(0, -1)), []),
  effects: ofPokemon((_, { lasting }) => lasting.map(({ gives }) => gives.gets), []),
  on: ofPokemon((g, pokemon) => nameOf(g, pokemon), NONE),
};

const TABLE: Readers<G> = {
  turn: (g) => seatName(g, g.state.turn),
  'turn number': (g) => g.state.turnNumber,
  first: (g) => seatName(g, g.state.first),
  part: (g) => g.state.at,
  stadium: (g) => (g.state.stadium === undefined ? NONE : displayName(g, g.state.stadium)),
  'sudden deaths': (g) => g.state.suddenDeaths,
  result: (g) => {
    const result = game.result(g);
    return result?.kind === 'over' ? seatName(g, result.winners[0] as Seat) : (result?.kind ?? NONE);
  },
  reason: (g) => {
    const result = game.result(g);
    return result?.kind === 'over' ? result.reason : NONE;
  },
};

export const read = pathReader<G>({
  table: TABLE,
  seat: SEAT,
  card: CARD,
  nameOf: displayName,
  /** A Pokémon in play takes precedence over a card of the same name elsewhere. */
  meant: (g, found) =>
    firstFound(
      found.filter((id) => [0, 1].some((seat) => pokemonOf(g, seat).some((each) => topOf(each) === id))),
      found.filter((id) => cardOf(g, id).place === 'play'),
      found,
    ),
});

function holderOf(g: G, id: CardId): Pokemon | undefined {
  return [0, 1].flatMap((seat) => pokemonOf(g, seat)).find((pokemon) => cardsOf(pokemon).includes(id));
}

/** `active`, `bench`, `attached` and `under` for cards in play. */
function zoneOf(g: G, id: CardId): string {
  const pokemon = holderOf(g, id);
  if (!pokemon) return cardOf(g, id).place;
  if (pokemon.cards.includes(id)) {
    if (topOf(pokemon) !== id) return 'under';
    return isActive(g, pokemon) ? 'active' : 'bench';
  }
  return 'attached';
}
