/**
 * The cards that are known by name: those that have a definition and, if it was imported, those of the official
 * lists. A known card need not be playable here.
 */
import { headsOf } from '@praxis/kit/lazy.ts';
import { distance } from '@praxis/kit/spelling.ts';
import { PRINTED } from '../cards/index.ts';
import type { CardDef } from '../cards/language.ts';
import { articleFirst, nameKey } from './names.ts';

/** A card's printed facts, without its text. */
export interface CardFacts {
  /** As it is printed, with its article first. */
  readonly name: string;
  readonly kind: 'vampire' | 'imbued' | 'library';
  /** The VEKN number, by which programs exchange decks. */
  readonly number?: number;
  /** Former names. */
  readonly aka?: readonly string[];
  readonly clan?: string;
  readonly capacity?: number;
  readonly group?: number | 'any';
  readonly advanced?: boolean;
  readonly title?: string;
  /** 1 basic, 2 superior. */
  readonly disciplines?: Readonly<Record<string, 1 | 2>>;
  readonly types?: readonly string[];
  /** A library card's requirements: names of Disciplines. */
  readonly requires?: readonly string[];
  readonly cost?: Readonly<Record<string, number | 'X'>>;
  readonly trifle?: boolean;
  /** Short names of the sets it was printed in. */
  readonly sets?: readonly string[];
  /** The year since which it has been banned from tournaments. */
  readonly banned?: string;
  readonly editions?: readonly string[];
  readonly traits?: readonly string[];
}

export interface KnownCard extends CardFacts {
  /** The id of its definition, if it can be played here. */
  readonly def?: string;
  /** The mark that distinguishes it from others of the same name: `(ADV)`, `(G6)`, `(G2 ADV)`, or nothing. */
  readonly mark: string;
}

export interface Knowledge {
  readonly cards: readonly KnownCard[];
  /** True if the official lists were imported; if not, a card that is unknown here may well exist. */
  readonly complete: boolean;
  /** All cards of this name or former name. */
  named(name: string): readonly KnownCard[];
  numbered(number: number): KnownCard | undefined;
  /** Names that were perhaps meant, the nearest first. */
  nearest(name: string, count?: number): readonly string[];
}

/** The card named `BLANK_NAME` is a placeholder for a missing card, not a card itself. */
const isCard = (def: CardDef): boolean => def.id !== 'blank-card';

export function knowledgeOf(defs: readonly CardDef[], listed: readonly CardFacts[] = []): Knowledge {
  const facts = new Map<string, CardFacts & { def?: string }>();
  for (const card of listed) facts.set(identity(card), card);
  for (const def of defs.filter(isCard)) {
    const own = identity(def);
    const known = facts.get(own);
    facts.set(own, known ? { ...known, ...editionsOf(def), def: def.id } : { ...factsOf(def), def: def.id });
  }
  return indexed([...facts.values()], listed.length > 0);
}

/** Two cards are the same if they share name, kind, group and being Advanced. */
function identity({ name, kind, group, advanced }: CardFacts | CardDef): string {
  return `${nameKey(name)} ${kind === 'library' ? '' : `${group} ${advanced === true}`}`;
}

function editionsOf({ editions }: CardDef): Pick<CardFacts, 'editions'> {
  return editions ? { editions } : {};
}

function factsOf(def: CardDef): CardFacts {
  const { name, kind, clan, capacity, group, advanced, title, disciplines, types, cost, trifle, editions, traits } =
    def;
  const number = PRINTED.get(def.id)?.number;
  const facts = {
    name,
    kind,
    number,
    clan,
    capacity,
    group,
    advanced,
    title,
    disciplines,
    types,
    cost,
    trifle,
    editions,
    traits,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as unknown as CardFacts;
}

const NEAREST_COUNT = 3;
/** Longer names are not compared letter by letter. */
const NAME_MAX = 80;

function indexed(facts: readonly (CardFacts & { def?: string })[], complete: boolean): Knowledge {
  const marks = marksOf(facts);
  const cards: KnownCard[] = facts.map((card) => ({ ...card, mark: marks.get(card) ?? '' }));
  const byKey = new Map<string, KnownCard[]>();
  const byNumber = new Map<number, KnownCard>();
  for (const card of cards) {
    if (card.number !== undefined) byNumber.set(card.number, card);
    for (const name of new Set([card.name, ...(card.aka ?? [])].map(nameKey))) {
      const same = byKey.get(name);
      if (same) same.push(card);
      else byKey.set(name, [card]);
    }
  }
  return {
    cards,
    complete,
    named: (name) => byKey.get(nameKey(name)) ?? [],
    numbered: (number) => byNumber.get(number),
    nearest: (name, count = NEAREST_COUNT) => nearest(byKey, name, count),
  };
}

type Marked = Pick<CardFacts, 'name' | 'kind' | 'group' | 'advanced'>;

/** The marks that distinguish cards of the same name; cards that need none are left out. */
function marksOf<T extends Marked>(cards: readonly T[]): ReadonlyMap<T, string> {
  const marks = new Map<T, string>();
  for (const same of Map.groupBy(cards, ({ name }) => nameKey(name)).values())
    for (const card of same) {
      const mark = markOf(card, same);
      if (mark !== '') marks.set(card, mark);
    }
  return marks;
}

const places = new WeakMap<readonly CardDef[], ReadonlyMap<string, readonly number[]>>();

/** The places of the cards by their names in any spelling. */
function placesIn(defs: readonly CardDef[]): ReadonlyMap<string, readonly number[]> {
  const heads = headsOf(defs);
  const known = places.get(defs) ?? Map.groupBy(heads.keys(), (at) => nameKey(heads[at]?.name ?? ''));
  places.set(defs, known);
  return known;
}

/** The name of a card in lists, if its name alone is not enough. Only cards of that name are read. */
export function listedNameIn(defs: readonly CardDef[], def: CardDef): string | undefined {
  const same = (placesIn(defs).get(nameKey(def.name)) ?? []).map((at) => defs[at] as CardDef).filter(isCard);
  const own = same.find(({ id }) => id === def.id);
  const mark = own && markOf(own, same);
  return own && mark ? fullName({ name: own.name, mark }) : undefined;
}

/** The mark of a card is as short as it can be: the oldest of a name has none. */
function markOf(card: Marked, same: readonly Marked[]): string {
  const alike = same.filter(({ kind, advanced }) => kind === card.kind && advanced === card.advanced);
  const oldest = alike.every((other) => groupOrder(card) <= groupOrder(other));
  const group = alike.length > 1 && !oldest ? `G${card.group}` : '';
  const marks = [group, card.advanced ? 'ADV' : ''].filter(Boolean).join(' ');
  return marks === '' ? '' : `(${marks})`;
}

export function groupOrder({ group }: Pick<CardFacts, 'group'>): number {
  return typeof group === 'number' ? group : 0;
}

/** The name that means this card and no other. */
export function fullName({ name, mark }: Pick<KnownCard, 'name' | 'mark'>): string {
  return mark === '' ? name : `${name} ${mark}`;
}

function nearest(byKey: ReadonlyMap<string, readonly KnownCard[]>, name: string, count: number): readonly string[] {
  const wanted = nameKey(name).slice(0, NAME_MAX);
  if (wanted === '') return [];
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  const found: { readonly card: KnownCard; readonly far: number }[] = [];
  for (const [key, cards] of byKey) {
    // A name that was cut short, or written with more than the name, is nearer than its length suggests.
    const part =
      wanted.length >= 4 && (key.startsWith(wanted) || (wanted.startsWith(key) && key.length * 2 >= wanted.length));
    const far = part ? 1 : distance(wanted, key.slice(0, NAME_MAX), limit);
    if (far <= limit) for (const card of cards) found.push({ card, far });
  }
  found.sort((a, b) => a.far - b.far || (a.card.name < b.card.name ? -1 : 1));
  return [...new Set(found.map(({ card }) => fullName(card)))].slice(0, count);
}

/** The cards whose name, in any spelling, contains all the words; if there is none, the nearest names. */
export function search(knowledge: Knowledge, words: string): readonly KnownCard[] {
  const wanted = words.split(/\s+/).map(nameKey).filter(Boolean);
  const exact = knowledge.named(words);
  if (exact.length > 0) return exact;
  const found = knowledge.cards.filter(({ name, aka = [] }) =>
    [name, ...aka].some((each) => wanted.every((word) => nameKey(each).includes(word))),
  );
  if (found.length > 0) return found;
  return knowledge.nearest(words, 5).flatMap((name) => knowledge.cards.filter((card) => fullName(card) === name));
}

/** The facts of a card as the official files name it. */
export function printedName(csvName: string): string {
  return articleFirst(csvName.replaceAll('(TM)', '™'));
}
