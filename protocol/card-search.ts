/**
 * How cards are found by words and facts. The page asks it of the cards that it has, the server of those that only
 * lists know.
 */
import type { CardFace } from '@praxis/contract';
import { plainLetters } from '@praxis/contract';

type Labels = Readonly<Record<string, string>>;

/** A search for cards: words in any order, and for each fact the name of its value. */
export interface CardWish {
  readonly find: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** A card in the form that is searched. */
export interface SearchableCard {
  readonly name: string;
  readonly words: string;
  /** Each fact as `|fact=value|`. */
  readonly facts: string;
}

/** Without accents and capitals, and with plain apostrophes. */
export function plainText(text: string): string {
  return plainLetters(text)
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'");
}

/** The separators between a type and its particulars: `Creature — Goblin`, `Pokémon · Basic`. */
const PARTICULARS = / (?:[—·:]|-) /;

/** The plain types of a card: `Action modifier / Combat` are two. */
export function typesOfFace({ type }: CardFace): readonly string[] {
  return (type.split(PARTICULARS)[0] as string).split(' / ');
}

/** The fact that is the type of a card; its title is the page's own. */
export const TYPE_FACT = 'kind';

/** `required disciplines` are disciplines. */
function groupOf(mark: string): string {
  return mark.replace(/^.* /, '').replace(/s$/, '');
}

/**
 * A card's searchable facts, with the names of their values. It knows no game: everything with a name is a fact. A list
 * is named by `fact discipline` and its members by `discipline aus`, a number by `counter capacity`.
 */
export function factsOf(face: CardFace, labels: Labels): ReadonlyMap<string, ReadonlySet<string>> {
  const facts = new Map<string, Set<string>>([[TYPE_FACT, new Set(typesOfFace(face))]]);
  const put = (fact: string, value: string): void => {
    const values = facts.get(fact) ?? new Set<string>();
    values.add(value);
    facts.set(fact, values);
  };
  for (const [mark, value] of Object.entries(face.marks)) {
    if (typeof value === 'number') {
      if ((labels[`counter ${mark}`] ?? labels[`fact ${mark}`]) !== undefined) put(mark, String(value));
      continue;
    }
    const group = groupOf(mark);
    if (labels[`fact ${group}`] === undefined) continue;
    for (const each of typeof value === 'string' ? [value] : value) {
      // A value without a name of its own in the language uses the card's.
      put(group, labels[`${group} ${each}`] ?? labels[`${group} ${each.toLowerCase()}`] ?? each);
    }
  }
  return facts;
}

export interface Facet {
  readonly fact: string;
  /** Undefined for the type. */
  readonly title?: string;
  readonly values: readonly string[];
}

/** All facts by which some of the cards differ, each with all values that there are. */
export function facetsOf(faces: Iterable<CardFace>, labels: Labels, language: string): readonly Facet[] {
  const facets = new Map<string, Set<string>>();
  for (const face of faces)
    for (const [fact, values] of factsOf(face, labels)) {
      const known = facets.get(fact) ?? new Set<string>();
      for (const value of values) known.add(value);
      facets.set(fact, known);
    }
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...facets]
    .filter(([, values]) => values.size > 1)
    .map(([fact, values]): Facet => {
      const title = labels[`fact ${fact}`] ?? labels[`counter ${fact}`];
      return { fact, ...(title === undefined ? {} : { title }), values: [...values].sort(compare) };
    });
}

export function searchable(face: CardFace, englishName: string, labels: Labels): SearchableCard {
  const known = [...factsOf(face, labels)].flatMap(([fact, values]) =>
    [...values].map((value) => [fact, value] as const),
  );
  const facts = known.map(([fact, value]) => `${fact}=${value}`);
  const named = known.map(([, value]) => value);
  const text = [face.name, englishName, face.type, face.short, ...named, ...face.lines.map((line) => line.text)];
  return {
    name: plainText(`${face.name} ${englishName}`),
    words: plainText(text.join(' ')),
    facts: `|${facts.join('|')}|`,
  };
}

/** The indexes of the cards that fit, those whose name fits first. */
export function foundCards(cards: readonly SearchableCard[], { find, facts }: CardWish): readonly number[] {
  const parts = plainText(find).split(/\s+/).filter(Boolean);
  const wanted = Object.entries(facts).map(([fact, value]) => `|${fact}=${value}|`);
  const whole = parts.join(' ');
  const groups: readonly number[][] = [[], [], []];
  for (const [index, card] of cards.entries()) {
    if (!wanted.every((fact) => card.facts.includes(fact))) continue;
    if (!parts.every((part) => card.words.includes(part))) continue;
    const rank = card.name.startsWith(whole) ? 0 : parts.every((part) => card.name.includes(part)) ? 1 : 2;
    (groups[rank] as number[]).push(index);
  }
  return groups.flat();
}

/** True if nothing is asked for. */
export function isEmptyWish({ find, facts }: CardWish): boolean {
  return find.trim() === '' && Object.keys(facts).length === 0;
}
