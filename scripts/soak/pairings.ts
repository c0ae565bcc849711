/**
 * The pairings in which every starter deck meets every other: all pairs, and all fives in every order round the table.
 */
import type { CardDef } from '../../games/vtes/cards/language.ts';
import { deckOf, STARTER_DECKS } from '../../games/vtes/decks/index.ts';
import { vtes } from '../../games/vtes/game.ts';
import { deckProblems } from '../../games/vtes/rules/setup/deck.ts';
import { EDITIONS, type Edition } from '../../games/vtes/rules/state/editions.ts';

export interface Pairing {
  readonly edition: string;
  /** The names of the decks, clockwise. */
  readonly decks: readonly string[];
}

/** A deck also meets itself: then all that is unique is contested. */
function pairsOf(names: readonly string[]): string[][] {
  return names.flatMap((one) => names.map((other) => [one, other]));
}

/** Every order round the table. The first player does not matter: a match moves everyone one place on each time. */
function roundsOf([first, ...others]: readonly string[]): string[][] {
  return first === undefined ? [] : orders(others).map((order) => [first, ...order]);
}

function orders(names: readonly string[]): string[][] {
  if (names.length < 2) return [[...names]];
  return names.flatMap((name, at) => orders(names.toSpliced(at, 1)).map((rest) => [name, ...rest]));
}

/**
 * Only where all decks have a legal size: the library of a starter deck is too large for a table of two in the older
 * editions. The rules do not depend on whether their cards had been printed by then.
 */
function isLegal({ edition, decks }: Pairing): boolean {
  const defs = vtes.allCards(edition) as readonly CardDef[];
  return decks.every((name) =>
    deckProblems(deckOf(name, defs), EDITIONS[edition] as Edition, defs, decks.length).every(
      ({ say }) => say === 'not in this edition',
    ),
  );
}

/** All pairings of the starter decks in these editions. Neighbours in the list differ as much as possible. */
export function pairings(editions: readonly string[]): readonly Pairing[] {
  const names = Object.keys(STARTER_DECKS);
  const seatings = [pairsOf(names), roundsOf(names)];
  const lists = seatings.flatMap((decks) =>
    editions.map((edition) => decks.map((each): Pairing => ({ edition, decks: each })).filter(isLegal)),
  );
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** The pairing whose turn it is; each time round the list, another deck has the first seat. */
export function pairingFor(all: readonly Pairing[], number: number): Pairing {
  const { edition, decks } = all[number % all.length] as Pairing;
  const first = Math.floor(number / all.length) % decks.length;
  return { edition, decks: [...decks.slice(first), ...decks.slice(0, first)] };
}
