/** What a seat or a spectator may know: the one door for hidden information (P-ZONE-004 to P-ZONE-008). */
import {
  bit,
  type CardId,
  type CardView,
  EVERYBODY,
  knows,
  type Random,
  randomBelow,
  type Seat,
  type SeatView,
  shuffle,
  type View,
  type Viewer,
} from '@praxis/engine';
import { type CardDef, isPokemonDef } from '../cards/language.ts';
import { DECKS } from '../decks/index.ts';
import { POISON_COUNTERS } from './conditions.ts';
import { isBasicCard } from './names.ts';
import { type Card, cardOf, defOf, type G, type Player, type Pokemon, topDef, topOf } from './state.ts';
import { hpOf, retreatCostOf } from './values.ts';
import { cardsOf } from './zones.ts';

export function viewOf(g: G, viewer: Viewer): View {
  const cards: Record<number, CardView> = {};
  const seats = g.state.players.map((player, seat) => seatView(g, viewer, seat, player, cards));
  const { stadium } = g.state;
  if (stadium !== -1) show(g, viewer, stadium, cards);
  return { viewer, seats, cards, where: whereView(g) };
}

/** P-ZONE-004 The size of a deck is open; of its cards those are listed that the viewer knows, from the top. */
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
  const face = knows(card, viewer) ? { def: card.def, name: defOf(g, id).name } : {};
  cards[card.handle] = { handle: card.handle, ...face, owner: card.owner };
  return card.handle;
}

/** A Pokémon is shown as its top card, with everything else of it on that card. */
function showPokemon(g: G, viewer: Viewer, pokemon: Pokemon, cards: Record<number, CardView>): number {
  const top = topOf(pokemon);
  const handle = show(g, viewer, top, cards);
  const others = cardsOf(pokemon).filter((id) => id !== top);
  const shown = cards[handle] as CardView;
  // HP and marks of a Pokémon that lies face down would tell which it is.
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

/** What is not as printed is told only where it is not. */
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

function whereView(g: G): Record<string, unknown> {
  const { turn, turnNumber, first, at, stadium, suddenDeaths } = g.state;
  return {
    turn,
    turnNumber,
    first,
    part: at,
    stadium: stadium === -1 ? undefined : cardOf(g, stadium).handle,
    suddenDeaths,
  };
}

/** Cards that may be any of each other for those who do not know them. Pokémon that lie face down are Basic. */
export function backOf(g: G, id: CardId): string | undefined {
  const { seen, place } = cardOf(g, id);
  if (seen === EVERYBODY) return undefined;
  return place === 'play' ? 'placed' : 'deck';
}

/** What somebody who knows only the seat's view supposes: the rest of the offered deck that the known cards fit best. */
export function guess(g: G, seat: Seat, owner: Seat, back: string, count: number, random: Random): number[] {
  const fits = (def: number): boolean => back !== 'placed' || isBasicCard(g.defs[def] as CardDef);
  const seen = g.state.cards.filter((card) => card.owner === owner && (card.seen & bit(seat)) !== 0);
  const rest = likelyRest(g, seen).filter(fits);
  shuffle(random, rest);
  const guessed = rest.slice(0, count);
  const others = g.defs.flatMap((_, index) => (fits(index) ? [index] : []));
  while (guessed.length < count) guessed.push(others[randomBelow(random, others.length)] as number);
  return guessed;
}

const known = new WeakMap<readonly CardDef[], readonly ReadonlyMap<number, number>[]>();

function decksAsDefs(defs: readonly CardDef[]): readonly ReadonlyMap<number, number>[] {
  let found = known.get(defs);
  if (!found) {
    const byId = new Map(defs.map((def, index) => [def.id, index]));
    found = DECKS.map(({ deck }) => {
      const counts = new Map<number, number>();
      for (const [id, count] of Object.entries(deck)) {
        const def = byId.get(id);
        if (def !== undefined) counts.set(def, count);
      }
      return counts;
    });
    known.set(defs, found);
  }
  return found;
}

function likelyRest(g: G, seen: readonly Card[]): number[] {
  let best: ReadonlyMap<number, number> = new Map();
  let bestFit = -1;
  for (const deck of decksAsDefs(g.defs)) {
    const fit = seen.filter(({ def }) => deck.has(def)).length;
    if (fit <= bestFit) continue;
    bestFit = fit;
    best = deck;
  }
  const left = new Map(best);
  for (const { def } of seen) left.set(def, (left.get(def) ?? 0) - 1);
  return [...left].flatMap(([def, count]) => Array.from({ length: Math.max(0, count) }, () => def));
}
