/** The text formats' ways to write crypts and libraries. */
import type { KnownCard } from '../knowledge.ts';
import { cryptEntries, type DeckList, librarySections, type Section, total } from '../list.ts';
import { articleLast } from '../names.ts';

export interface CryptLayout {
  readonly gap: number;
  readonly nameOf: (card: KnownCard) => string;
  readonly behindName?: string;
  readonly nameWidth?: number;
}

/** `Dowager, The`, `Jessica (ADV)`. The group has its own column. */
export function listedName({ name, advanced }: KnownCard): string {
  return `${articleLast(name)}${advanced ? ' (ADV)' : ''}`;
}

/** The name with everything that distinguishes the card, for formats without columns. */
export function markedName({ name, mark }: KnownCard): string {
  return mark === '' ? articleLast(name) : `${articleLast(name)} ${mark}`;
}

/** `2x Belinde   6  OBF ani aus pot  prince  Nosferatu:6`, in columns. */
export function cryptLines(
  deck: DeckList,
  { gap, nameOf, behindName = '', nameWidth = 0 }: CryptLayout,
): readonly string[] {
  const rows = cryptEntries(deck).map(({ card, count }) => ({
    count: `${count}x`,
    name: nameOf(card),
    capacity: String(card.capacity ?? ''),
    disciplines: disciplinesOf(card),
    title: (card.title ?? '').toLowerCase(),
    clan: `${card.clan ?? ''}:${String(card.group ?? '').toUpperCase()}`,
  }));
  const widest = (column: keyof (typeof rows)[number]): number => Math.max(0, ...rows.map((row) => row[column].length));
  const wide = { count: widest('count'), name: Math.max(nameWidth, widest('name')), capacity: widest('capacity') };
  const space = ' '.repeat(gap);
  return rows.map(({ count, name, capacity, disciplines, title, clan }) => {
    const columns = [
      `${name.padEnd(wide.name)}${behindName}${behindName === '' ? space : ''}${capacity.padStart(wide.capacity)}`,
      disciplines.padEnd(widest('disciplines')),
      ...(widest('title') > 0 ? [title.padEnd(widest('title'))] : []),
      clan,
    ];
    return `${count.padEnd(wide.count)} ${columns.join(space)}`;
  });
}

/** Superior ones first and in capitals: `OBF ani aus pot`. */
function disciplinesOf({ disciplines = {} }: KnownCard): string {
  const names = Object.keys(disciplines).sort();
  const superior = names.filter((name) => disciplines[name] === 2).map((name) => name.toUpperCase());
  const all = [...superior, ...names.filter((name) => disciplines[name] === 1)].join(' ');
  return all === '' ? '-none-' : all;
}

/** A summary of a crypt's capacities: of its four smallest and four largest vampires, and on average. */
export function capacities(deck: DeckList): { readonly min: number; readonly max: number; readonly average: number } {
  const all = cryptEntries(deck).flatMap(({ card, count }) => Array<number>(count).fill(card.capacity ?? 0));
  all.sort((a, b) => a - b);
  const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
  const average = all.length === 0 ? 0 : Math.round((sum(all) / all.length) * 100) / 100;
  return { min: sum(all.slice(0, 4)), max: sum(all.slice(-4)), average };
}

/** `Master (12; 5 trifle)` */
export function sectionTitle({ type, entries }: Section): string {
  const trifles = total(entries.filter(({ card }) => card.trifle));
  return `${type} (${total(entries)}${trifles > 0 ? `; ${trifles} trifle` : ''})`;
}

/** The library, section by section, with the lines of the format for each title. */
export function libraryLines(
  deck: DeckList,
  title: (section: Section) => readonly string[],
  nameOf: (card: KnownCard) => string,
): readonly string[] {
  return librarySections(deck).flatMap((section, index) => [
    ...(index > 0 ? [''] : []),
    ...title(section),
    ...section.entries.map(({ card, count }) => `${count}x ${nameOf(card)}`),
  ]);
}
