/** The words of the printed texts, and the words of the card language that they mean. */
import { CLANS, DISCIPLINE_NAMES, SECTS, TITLES, TRAITS } from '../cards/language/terms.ts';

const RENAMED: Readonly<Record<string, string>> = {
  assamite: 'Banu Haqim',
  'follower of set': 'Ministry',
  'followers of set': 'Ministry',
  setite: 'Ministry',
  'blood brothers': 'Blood Brother',
  'daughters of cacophony': 'Daughter of Cacophony',
  'harbingers of skulls': 'Harbinger of Skulls',
};

const clans = new Map<string, string>();
for (const clan of CLANS) {
  clans.set(clan.toLowerCase(), clan);
  clans.set(`${clan.toLowerCase()}s`, clan);
}
for (const [name, clan] of Object.entries(RENAMED)) {
  clans.set(name, clan);
  clans.set(`${name}s`, clan);
}

/** Longer names come first, so that "Brujah antitribu" is not read as "Brujah". */
function alternatives(words: Iterable<string>): string {
  return [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
}

export const CLAN = new RegExp(alternatives(clans.keys()), 'i');

export function clanCalled(name: string): string | undefined {
  return clans.get(name.toLowerCase());
}

export const SECT = new RegExp(alternatives(SECTS), 'i');

export function sectCalled(name: string): string | undefined {
  return SECTS.find((sect) => sect.toLowerCase() === name.toLowerCase());
}

const titles = new Map<string, string>();
for (const title of TITLES) {
  titles.set(title, title);
  titles.set(`${title}s`, title);
}
titles.set('prisci', 'priscus');
titles.set('inner circle member', 'inner circle');
titles.set('inner circle members', 'inner circle');

export const TITLE = new RegExp(alternatives(titles.keys()), 'i');

export function titleCalled(name: string): string | undefined {
  return titles.get(name.toLowerCase());
}

const traits = new Map(TRAITS.map((trait) => [trait.toLowerCase(), trait as string]));

export const TRAIT = new RegExp(alternatives(traits.keys()), 'i');

export function traitCalled(name: string): string | undefined {
  return traits.get(name.toLowerCase());
}

const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };

export function numberCalled(word: string): number {
  return NUMBERS[word.toLowerCase()] ?? Number(word);
}

/** A Discipline with its mark, which is the group: "Auspex [aus]". The lists have an older name of one of them. */
export const DISCIPLINE = `(?:${alternatives([...Object.values(DISCIPLINE_NAMES), 'Thaumaturgy'])}) \\[(\\w{3})\\]`;
