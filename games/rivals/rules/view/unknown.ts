/** Hidden cards, and a player's guesses at them (R-INFO-001). */
import { bit, type CardId, type Random, randomBelow, type Seat } from '@praxis/engine';
import { guessedCards, knownDecks } from '@praxis/kit/guessing.ts';
import type { AttackType, CardDef } from '../../cards/language.ts';
import { DECKS } from '../../decks/index.ts';
import { isCharacter, isCity } from '../facts/cards.ts';
import { bpOf, prestigeOf } from '../facts/values.ts';
import { findCard } from '../setup/deck.ts';
import { cardOf, defOf, type G } from '../state/state.ts';

/**
 * Hidden cards by their backs: the decks of a player, the City Deck, Haven, Agenda. Conspiracies and cards that are
 * played face down have the back of the Library; `fitsPlace` narrows them down.
 */
export function backOf(g: G, id: CardId): string | undefined {
  const { place } = cardOf(g, id);
  switch (place) {
    case 'library':
    case 'faction':
      return place;
    case 'hand':
      return defOf(g, id).kind === 'vampire' ? 'faction' : 'library';
    case 'city deck':
    case 'city removed':
      return 'city';
    case 'agenda card':
      return 'agenda';
    case 'haven card':
      return 'haven';
    case 'conspiracy':
    case 'used':
      return 'library';
    default:
      return undefined;
  }
}

/**
 * R-AMB-30 That a card lies there is public, and its possibilities follow from the attack, the conflict or the place.
 */
export function fitsPlace(g: G, id: CardId, number: number): boolean {
  return isPossible(g, id, g.defs[number] as CardDef);
}

function isPossible(g: G, id: CardId, def: CardDef): boolean {
  const { place } = cardOf(g, id);
  // R-SET-001 The cards removed from the City Deck are Events.
  if (place === 'city removed') return isCity(def, 'event');
  if (place === 'conspiracy') return def.subtypes?.includes('conspiracy') === true;
  return place !== 'used' || fitsUse(g, id, def);
}

function fitsUse(g: G, id: CardId, def: CardDef): boolean {
  const { attack, conflict } = g.state;
  const { modifier, kind, requires = 0 } = def;
  if (attack?.card === id) return isUsableBy(g, attack.by, def.attack, attack.type, def);
  if (attack?.reaction === id) return isUsableBy(g, attack.reactor, def.reaction, attack.type, def);
  const isStake = conflict?.stakes.some(({ card }) => card === id) === true;
  return !isStake || modifier !== undefined || (kind === 'library' && requires >= 1 && requires <= 3);
}

/** The type and the user are public: Blood Potency and clan must fit. */
function isUsableBy(
  g: G,
  user: CardId | undefined,
  types: readonly AttackType[] | undefined,
  type: AttackType | undefined,
  { clan, requires = 0 }: CardDef,
): boolean {
  if (types === undefined || type === undefined || !types.includes(type)) return false;
  if (user === undefined || !isCharacter(g, user)) return true;
  return bpOf(g, user) >= requires && (clan === undefined || defOf(g, user).clan === clan);
}

/** True if a card with this back can be of this kind. */
function canBe({ kind }: CardDef, back: string): boolean {
  return back === 'faction' ? kind === 'vampire' : kind === back;
}

/** Guesses another player's cards from the seat's view alone. The contents of the City Deck are public. */
export function guess(
  g: G,
  seat: Seat,
  owner: Seat,
  back: string,
  count: number,
  random: Random,
  places: readonly CardId[],
): number[] {
  if (back === 'city') return cityCards(g, seat);
  const seen: string[] = [];
  for (const card of g.state.cards) {
    if (card.owner !== owner || (card.seen & bit(seat)) === 0) continue;
    const def = g.defs[card.def] as CardDef;
    if (canBe(def, back)) seen.push(def.id);
  }
  const { pool, brought } = g.cards;
  const decks = decksOf(pool);
  const all = [...pool, ...brought].filter((def) => canBe(def, back) && def.name !== 'Blank' && def.as === undefined);
  const found: string[] = [];
  const suppose = (howMany: number, fits: (def: CardDef) => boolean): void => {
    found.push(
      ...guessedCards({
        ...{ decks, seen: [...seen, ...found], count: howMany, random },
        fits: (id) => canBe(g.cards.find(id) as CardDef, back) && fits(g.cards.find(id) as CardDef),
        others: () => all.filter(fits).map(({ id }) => id),
      }),
    );
  };
  // There must be a card for each place in which only some fit; the rest may be anything.
  const narrow = places.filter((id) => ['conspiracy', 'used'].includes(cardOf(g, id).place));
  for (const id of narrow) {
    const fits = (def: CardDef): boolean => isPossible(g, id, def);
    suppose(1, all.some(fits) ? fits : () => true);
  }
  suppose(count - narrow.length, () => true);
  return found.map((id) => g.cards.numberOf(id));
}

function cityCards(g: G, seat: Seat): number[] {
  const hidden = g.state.cards.filter(
    (card) => (card.place === 'city deck' || card.place === 'city removed') && (card.seen & bit(seat)) === 0,
  );
  const idOf = (def: number): string => (g.defs[def] as CardDef).id;
  return hidden.map(({ def }) => def).sort((a, b) => (idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : 0));
}

const decksOf = knownDecks(() => Object.values(DECKS), findCard);

/** R-INF-009 Prestige that others have taken secretly in hand may be any amount that they could have taken. */
export function dealSecrets(g: G, seat: Seat, random: Random): void {
  const { conflict } = g.state;
  if (!conflict || conflict.passed !== undefined) return;
  for (const stake of conflict.stakes)
    if (stake.seat !== seat && stake.side !== undefined)
      stake.hidden = randomBelow(random, Math.max(1, prestigeOf(g, stake.seat)));
}
