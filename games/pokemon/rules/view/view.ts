/** The view of a seat or a spectator: the only place that handles hidden information (P-ZONE-004 to P-ZONE-008). */
import {
  bit,
  type CardId,
  type CardView,
  EVERYBODY,
  knows,
  type Random,
  type Seat,
  type SeatView,
  type Viewer,
} from '@praxis/engine';
import { guessedCards, knownDecks } from '@praxis/kit/guessing.ts';
import { type CardDef, isPokemonDef } from '../../cards/language.ts';
import { DECKS } from '../../decks/index.ts';
import type { PokemonView, PokemonWhere } from '../../where.ts';
import { POISON_COUNTERS } from '../changes/conditions.ts';
import { cardsOf } from '../changes/zones.ts';
import { hpOf, retreatCostOf } from '../facts/values.ts';
import { canBePlaced } from '../state/names.ts';
import { cardOf, defOf, type G, type Player, type Pokemon, topDef, topOf } from '../state/state.ts';

export function viewOf(g: G, viewer: Viewer): PokemonView {
  const cards: Record<number, CardView> = {};
  const seats = g.state.players.map((player, seat) => seatView(g, viewer, seat, player, cards));
  const { stadium } = g.state;
  if (stadium !== undefined) show(g, viewer, stadium, cards);
  return { viewer, seats, cards, where: whereView(g) };
}

/** P-ZONE-004 The size of a deck is public; of its cards the view lists those that the viewer knows, from the top. */
function seatView(g: G, viewer: Viewer, seat: Seat, player: Player, cards: Record<number, CardView>): SeatView {
  const { deck, hand, prizes, discard, lost } = player.zones;
  const list = (ids: readonly CardId[]): number[] => ids.map((id) => show(g, viewer, id, cards));
  const known = (ids: readonly CardId[]): number[] => list(ids.filter((id) => knows(cardOf(g, id), viewer)));
  const zones: Record<string, readonly number[] | number> = {
    active: player.active ? [showPokemon(g, viewer, player.active, cards)] : [],
    bench: player.bench.map((pokemon) => showPokemon(g, viewer, pokemon, cards)),
    hand: viewer === seat ? list(hand) : hand.length,
    deck: deck.length,
    prizes: list(prizes),
    discard: list(discard),
    lost: list(lost),
  };
  if (viewer !== seat) zones['known hand'] = known(hand);
  const inDeck = known([...deck].reverse());
  if (inDeck.length > 0) zones['known deck'] = inDeck;
  return { seat, name: g.setup.seats[seat]?.name ?? '', counters: countersOf(player), zones };
}

function countersOf(player: Player): Record<string, number> {
  return {
    prizes: player.zones.prizes.length,
    deck: player.zones.deck.length,
    hand: player.zones.hand.length,
    'Energy attached': player.attached ? 1 : 0,
    'Supporter played': player.supporter ? 1 : 0,
    'Stadium played': player.stadium ? 1 : 0,
    retreated: player.retreated ? 1 : 0,
    'GX attack used': player.gxUsed ? 1 : 0,
    'VSTAR Power used': player.vstarUsed ? 1 : 0,
  };
}

function show(g: G, viewer: Viewer, id: CardId, cards: Record<number, CardView>): number {
  const card = cardOf(g, id);
  const face = knows(card, viewer) ? { def: defOf(g, id).id, name: defOf(g, id).name } : {};
  cards[card.handle] = { handle: card.handle, ...face, owner: card.owner };
  return card.handle;
}

/** A Pokémon is shown as its top card, with everything else of it on that card. */
function showPokemon(g: G, viewer: Viewer, pokemon: Pokemon, cards: Record<number, CardView>): number {
  const top = topOf(pokemon);
  const handle = show(g, viewer, top, cards);
  const others = cardsOf(pokemon).filter((id) => id !== top);
  const shown = cards[handle] as CardView;
  // HP and marks of a face-down Pokémon would reveal it.
  const open = knows(cardOf(g, top), viewer);
  cards[handle] = {
    ...shown,
    controller: pokemon.seat,
    counters: open ? countersOn(g, pokemon) : {},
    marks: open ? [...pokemon.conditions, ...pokemon.lasting.map(({ gives }) => gives.gets)] : ['face down'],
    with: others.map((id) => show(g, viewer, id, cards)),
  };
  return handle;
}

/** Changeable values are included only where they differ from the printed ones. */
function countersOn(g: G, pokemon: Pokemon): Record<string, number> {
  const def = topDef(g, pokemon);
  const retreat = retreatCostOf(g, pokemon);
  const printed = isPokemonDef(def) ? (def.retreat ?? 0) : 0;
  return {
    damage: pokemon.damage,
    hp: hpOf(g, pokemon),
    ...(retreat === printed ? {} : { retreat }),
    ...(pokemon.poison > POISON_COUNTERS ? { poison: pokemon.poison } : {}),
  };
}

function whereView(g: G): PokemonWhere {
  const { turn, turnNumber, first, at, stadium, suddenDeaths } = g.state;
  return {
    turn,
    turnNumber,
    first,
    part: at,
    stadium: stadium === undefined ? undefined : cardOf(g, stadium).handle,
    suddenDeaths,
  };
}

/** The cards that an unknown card may be confused with. Face-down Pokémon are Basic. */
export function backOf(g: G, id: CardId): string | undefined {
  const { seen, place } = cardOf(g, id);
  if (seen === EVERYBODY) return undefined;
  return place === 'play' ? 'placed' : 'deck';
}

/** Guesses from the seat's view alone: the rest of the offered deck that best fits the known cards. */
export function guess(g: G, seat: Seat, owner: Seat, back: string, count: number, random: Random): number[] {
  const fits = (id: string): boolean => back !== 'placed' || canBePlaced(g.cards.find(id) as CardDef);
  const seen: string[] = [];
  for (const card of g.state.cards)
    if (card.owner === owner && (card.seen & bit(seat)) !== 0) seen.push((g.defs[card.def] as CardDef).id);
  const { pool, brought } = g.cards;
  return guessedCards({
    ...{ decks: decksOf(pool), seen, fits, count, random },
    others: () => [...pool, ...brought].flatMap(({ id }) => (fits(id) ? [id] : [])),
  }).map((id) => g.cards.numberOf(id));
}

const decksOf = knownDecks(
  () => DECKS.map(({ deck }) => deck),
  (pool: readonly CardDef[], id) => pool.findIndex((def) => def.id === id),
);
