/** Choices of cards and Pokémon, as pieces of an answer. */
import { ask, type CardId, END, type Path, type Piece, type Procedure, type Seat } from '@praxis/engine';
import type { CardDef } from '../../cards/language.ts';
import { cardOf, type G, type Pokemon, pokemonWith, topOf } from '../state/state.ts';
import type { Step } from '../state/steps.ts';

/**
 * Picks of these cards, as pieces that say the same. Cards with the same face are one: of two of them, the first is
 * offered. They are offered in one fixed order, so that each set is one answer; `prefix` holds only the pieces of this
 * list.
 */
export function picks(
  g: G,
  say: string,
  cards: readonly CardId[],
  min: number,
  max: number,
  prefix: Path,
): readonly Piece[] {
  const chosen = prefix.length;
  if (prefix[chosen - 1]?.say === END.say || (chosen > 0 && chosen >= max)) return [];
  const least = Math.min(min, cards.length);
  if (max <= 0 || cards.length === 0) return [END];
  const groups = grouped(g, cards);
  const used = new Map<number, number>();
  let from = 0;
  for (const { card } of prefix) {
    const def = defIndex(g, card as CardId);
    used.set(def, (used.get(def) ?? 0) + 1);
    from = groups.findIndex((group) => group.def === def);
  }
  const offered: Piece[] = chosen >= least ? [END] : [];
  let left = 0;
  for (let at = groups.length - 1; at >= from; at--) {
    const { def, ids } = groups[at] as Group;
    const taken = used.get(def) ?? 0;
    left += ids.length - taken;
    // Enough cards must be left for the list to become long enough.
    if (ids.length > taken && left >= least - chosen) offered.push({ say, card: ids[taken] as CardId, list: true });
  }
  return offered.reverse();
}

/**
 * Energy cards that make up an amount. P-AMB-17 From a card that provides several Energy the player counts one or more,
 * and the whole card is paid without change. So a payment may go on after it is large enough, as long as every card
 * pays for something. The cards are offered in one order, so that each payment is one answer.
 */
export function energyPicks(
  g: G,
  say: string,
  cards: readonly CardId[],
  worth: (id: CardId) => number,
  amount: number,
  prefix: Path,
): readonly Piece[] {
  const chosen = cardsIn(prefix, say);
  if (prefix.at(-1)?.say === END.say || chosen.length >= amount) return [];
  const order = cards.filter((id) => worth(id) > 0).sort((a, b) => defIndex(g, a) - defIndex(g, b) || a - b);
  const last = chosen.at(-1);
  const rest = order.slice(last === undefined ? 0 : order.indexOf(last) + 1);
  const missing = amount - chosen.reduce((total, id) => total + worth(id), 0);
  const more = amount - chosen.length;
  const offered = rest.filter((id, at) => {
    const largest = rest
      .slice(at + 1)
      .map(worth)
      .sort((a, b) => b - a)
      .slice(0, more - 1);
    return worth(id) + largest.reduce((total, each) => total + each, 0) >= missing;
  });
  const pieces = distinct(g, offered).map((card): Piece => ({ say, card, list: true }));
  return missing > 0 || pieces.length === 0 ? pieces : [END, ...pieces];
}

interface Group {
  readonly def: number;
  readonly ids: CardId[];
}

function defIndex(g: G, id: CardId): number {
  return cardOf(g, id).def;
}

function idOf(g: G, def: number): string {
  return (g.defs[def] as CardDef).id;
}

/** Cards by their faces, in an order that depends only on the faces. */
function grouped(g: G, cards: readonly CardId[]): readonly Group[] {
  const groups = new Map<number, CardId[]>();
  for (const id of cards) {
    const def = defIndex(g, id);
    const group = groups.get(def);
    if (group) group.push(id);
    else groups.set(def, [id]);
  }
  return [...groups].map(([def, ids]) => ({ def, ids })).sort((a, b) => (idOf(g, a.def) < idOf(g, b.def) ? -1 : 1));
}

/** One card of each face. */
export function distinct(g: G, cards: readonly CardId[]): CardId[] {
  const seen = new Set<number>();
  return cards.filter((id) => {
    const def = defIndex(g, id);
    if (seen.has(def)) return false;
    seen.add(def);
    return true;
  });
}

/** The cards that a list of pieces names. */
export function cardsIn(path: Path, say: string): CardId[] {
  return path.flatMap((piece) => (piece.say === say && piece.card !== undefined ? [piece.card] : []));
}

/** Asks for cards, unless there is none. */
export function* askCards(
  g: G,
  seat: Seat,
  step: Step,
  about: Piece,
  say: string,
  cards: readonly CardId[],
  min: number,
  max: number,
): Procedure<CardId[]> {
  if (cards.length === 0 || max <= 0) return [];
  const path = yield* ask({
    seat,
    step,
    about,
    next: (prefix) => picks(g, say, cards, min, max, prefix),
    ...(min === 0 ? { passive: [END] } : {}),
  });
  return cardsIn(path, say);
}

/** Pokémon as pieces: between `min` and `max` of them in one fixed order. */
export function pickPokemon(
  say: string,
  pokemon: readonly Pokemon[],
  min: number,
  max: number,
  prefix: Path,
): readonly Piece[] {
  const chosen = prefix.length;
  if (prefix[chosen - 1]?.say === END.say || (chosen > 0 && chosen >= max)) return [];
  const least = Math.min(min, pokemon.length);
  if (max <= 0 || pokemon.length === 0) return [END];
  const from = prefix.reduce((at, { card }) => Math.max(at, pokemon.findIndex((each) => topOf(each) === card) + 1), 0);
  const offered: Piece[] = chosen >= least ? [END] : [];
  for (let at = from; at < pokemon.length - Math.max(0, least - chosen - 1); at++)
    offered.push({ say, card: topOf(pokemon[at] as Pokemon), ...(max > 1 ? { list: true as const } : {}) });
  return offered;
}

export function* askPokemon(
  g: G,
  seat: Seat,
  step: Step,
  about: Piece,
  say: string,
  pokemon: readonly Pokemon[],
  min: number,
  max: number,
): Procedure<Pokemon[]> {
  if (pokemon.length === 0 || max <= 0) return [];
  const path = yield* ask({
    seat,
    step,
    about,
    next: (prefix) => pickPokemon(say, pokemon, min, max, prefix),
    ...(min === 0 ? { passive: [END] } : {}),
  });
  return pokemonIn(g, path, say);
}

/** The Pokémon that a list of pieces names by their top cards. */
export function pokemonIn(g: G, path: Path, say: string): Pokemon[] {
  return path.flatMap((piece) => {
    const pokemon = piece.say === say ? pokemonWith(g, piece.card) : undefined;
    return pokemon ? [pokemon] : [];
  });
}

/** A yes-or-no question. The default answer is no. */
export function* askWhether(seat: Seat, step: Step, about: Piece): Procedure<boolean> {
  const path = yield* ask({
    seat,
    step,
    about,
    next: (prefix) => (prefix.length === 0 ? [NO, YES] : []),
    passive: [NO],
  });
  return path[0]?.say === YES.say;
}

const YES: Piece = { say: 'yes' };
const NO: Piece = { say: 'no' };
