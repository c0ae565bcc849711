/** Chapter 2: legal decks. */

import { withoutAccents } from '@praxis/engine';
import { headsOf } from '@praxis/kit/lazy.ts';
import type { CardDef } from '../../cards/language.ts';
import type { DeckMessage } from '../../decks/messages.ts';
import type { Edition } from '../state/editions.ts';

type ProblemMessage = DeckMessage<
  | 'unknown card'
  | 'not in this edition'
  | 'crypt too small'
  | 'library too small'
  | 'library too large'
  | 'groups too far apart'
>;

/** The reason why a deck is not legal: the rule, and a key with arguments that the text words. */
export type DeckProblem = { readonly rule: string; readonly groups?: readonly number[] } & ProblemMessage;

/**
 * The facts about a card that deck construction needs. Definitions have them, and so do cards that are known without
 * one.
 */
export type DeckCard = Pick<CardDef, 'name' | 'kind' | 'group' | 'advanced' | 'traits' | 'editions'> & {
  readonly types?: readonly string[];
};

export interface CountedCard {
  readonly card: DeckCard;
  readonly count: number;
}

/** V-DECK-002 */
const CRYPT_MIN = 12;

/** The places of the cards in a list by their plain names, in order, and by their plain ids. */
interface PlainPlaces {
  readonly named: ReadonlyMap<string, readonly number[]>;
  readonly ids: ReadonlyMap<string, number>;
}

/** The last place of each name as it is printed. */
const printedNames = new WeakMap<readonly CardDef[], ReadonlyMap<string | undefined, number>>();
const plainNames = new WeakMap<readonly CardDef[], PlainPlaces>();

/** Names without case, accents and punctuation, so that decks may be written as players write them. */
function plainName(name: string): string {
  // Most names have no letters but those of English.
  const letters = /[^\0-\x7f]/.test(name)
    ? withoutAccents(name).replace(/[^\p{L}\p{N} .]/gu, '')
    : name.replace(/[^A-Za-z0-9 .]/g, '');
  return letters.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

// Only names and ids are read in these two, so that no card is made that nobody asks for.

function placesByPrintedName(defs: readonly CardDef[]): ReadonlyMap<string | undefined, number> {
  let places = printedNames.get(defs);
  if (!places) {
    const all = new Map<string | undefined, number>();
    const heads = headsOf(defs);
    for (let at = 0; at < heads.length; at++) all.set(heads[at]?.name, at);
    places = all;
    printedNames.set(defs, places);
  }
  return places;
}

function placesByPlainName(defs: readonly CardDef[]): PlainPlaces {
  let places = plainNames.get(defs);
  if (!places) {
    const named = new Map<string, number[]>();
    const ids = new Map<string, number>();
    for (const [at, { id, name = '' }] of headsOf(defs).entries()) {
      const plain = plainName(name);
      const same = named.get(plain);
      if (same) same.push(at);
      else named.set(plain, [at]);
      ids.set(plainName(id), at);
    }
    places = { named, ids };
    plainNames.set(defs, places);
  }
  return places;
}

const ADVANCED = ' adv';

/**
 * The definition that a name or an id means, or undefined. A match's own card comes last and wins over a card of the
 * game with the same name. The name alone never means an Advanced vampire. Most decks have all names as they are
 * printed; only another spelling needs the plain names of the whole game.
 */
export function findCard(defs: readonly CardDef[], name: string): number | undefined {
  const isAdvanced = (at: number): boolean => defs[at]?.advanced === true;
  const printed = placesByPrintedName(defs).get(name);
  if (printed !== undefined && !isAdvanced(printed)) return printed;
  const { named, ids } = placesByPlainName(defs);
  const plain = plainName(name);
  const places = named.get(plain) ?? [];
  const byName = places.findLast((at) => !isAdvanced(at)) ?? places[0];
  const advanced = plain.endsWith(ADVANCED)
    ? named.get(plain.slice(0, -ADVANCED.length))?.findLast(isAdvanced)
    : undefined;
  const found = [byName, advanced, ids.get(plain)].filter((at) => at !== undefined);
  return found.length === 0 ? undefined : Math.max(...found);
}

/** All breaches of the edition's rules by a deck; empty if it is legal. */
export function deckProblems(
  deck: Readonly<Record<string, number>>,
  edition: Edition,
  defs: readonly CardDef[],
  players: number,
): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const cards: CountedCard[] = [];
  for (const [name, count] of Object.entries(deck)) {
    const at = findCard(defs, name);
    const card = at === undefined ? undefined : defs[at];
    if (card) cards.push({ card, count });
    else problems.push({ rule: 'V-DECK-001', say: 'unknown card', card: name });
  }
  return [...problems, ...constructionProblems(cards, edition, players)];
}

/**
 * The breaches of the rules by the cards of a deck. V-DECK-003, V-DECK-005, V-DECK-010: a crypt has no maximum, copies
 * are not limited, and Advanced vampires are crypt cards like any other.
 */
export function constructionProblems(cards: readonly CountedCard[], edition: Edition, players: number): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const crypt: DeckCard[] = [];
  let cryptSize = 0;
  let librarySize = 0;
  for (const { card, count } of cards) {
    const rule = notInEdition(card, edition);
    if (rule) problems.push({ rule, say: 'not in this edition', card: card.name });
    if (card.kind === 'library') librarySize += count;
    else {
      cryptSize += count;
      if (count > 0) crypt.push(card);
    }
  }
  if (cryptSize < CRYPT_MIN)
    problems.push({ rule: 'V-DECK-002', say: 'crypt too small', amount: cryptSize, limit: CRYPT_MIN });
  const { min, max } = edition.library(players);
  if (librarySize < min)
    problems.push({ rule: 'V-DECK-004', say: 'library too small', amount: librarySize, limit: min });
  if (librarySize > max)
    problems.push({ rule: 'V-DECK-004', say: 'library too large', amount: librarySize, limit: max });
  const groups = edition.groups ? groupsOf(crypt, edition) : [];
  if (groups.length > 2 || (groups[1] ?? 0) - (groups[0] ?? 0) > 1)
    problems.push({ rule: 'V-DECK-006', say: 'groups too far apart', groups });
  return problems;
}

/** V-CARD-001, V-ADV-001, V-EVT-001, V-IMB-001 The rule by which an edition excludes such a card, or undefined. */
export function notInEdition({ kind, editions, advanced, types }: DeckCard, edition: Edition): string | undefined {
  const isImbued = kind === 'imbued' || types?.includes('power') || types?.includes('conviction');
  if (isImbued && !edition.imbued) return 'V-IMB-001';
  if (advanced && !edition.advanced) return 'V-ADV-001';
  if (types?.includes('event') && !edition.events) return 'V-EVT-001';
  return editions && !editions.includes(edition.id) ? 'V-CARD-001' : undefined;
}

/**
 * V-DECK-006 to V-DECK-009, V-AMB-28 The groups that a crypt keeps to. Group "any" is free of the rule, and so is an Imbued without a group;
 * other old cards without a group count as group 1, or 2 if they bear an expansion symbol.
 */
function groupsOf(crypt: readonly DeckCard[], edition: Edition): number[] {
  const groups = new Set<number>();
  for (const def of crypt) {
    if (def.group === 'any') continue;
    if (def.group !== undefined) groups.add(def.group);
    else if (def.kind === 'vampire' && edition.ungroupedByAge)
      groups.add(def.traits?.includes('expansion symbol') ? 2 : 1);
  }
  return [...groups].sort((a, b) => a - b);
}
