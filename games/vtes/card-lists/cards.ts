/** The facts about each card in the official lists. Card texts are not kept. */
import { LIBRARY_TYPES } from '../cards/language.ts';
import { type CardFacts, printedName } from '../decks/knowledge.ts';
import type { Row } from './table.ts';

type Writable = { -readonly [Key in keyof CardFacts]: CardFacts[Key] };

export function cryptCard(row: Row): CardFacts {
  const type = row.text('Type').toLowerCase();
  if (type !== 'vampire' && type !== 'imbued')
    throw row.fault('Type', `"${row.text('Type')}" is no type of crypt card.`);
  const card: Writable = { ...common(row), kind: type };
  card.clan = row.text('Clan');
  card.capacity = wholeNumber(row, 'Capacity');
  card.group = /^any$/i.test(row.text('Group')) ? 'any' : wholeNumber(row, 'Group');
  if (row.text('Adv') !== '') card.advanced = true;
  if (row.text('Title') !== '') card.title = row.text('Title');
  card.disciplines = disciplinesOf(row);
  return card;
}

export function libraryCard(row: Row): CardFacts {
  const card: Writable = { ...common(row), kind: 'library' };
  card.types = listOf(row.text('Type').toLowerCase(), '/');
  const strange = card.types.find((type) => !(LIBRARY_TYPES as readonly string[]).includes(type));
  if (strange !== undefined || card.types.length === 0)
    throw row.fault('Type', `"${row.text('Type')}" is no type of library card.`);
  if (row.text('Clan') !== '') card.clan = row.text('Clan');
  if (row.text('Discipline') !== '') card.requires = listOf(row.text('Discipline'), '/');
  const cost = costOf(row);
  if (Object.keys(cost).length > 0) card.cost = cost;
  if (card.types.includes('master') && /(?:^|[.\n])[\s{]*trifle\b/i.test(row.text('Card Text'))) card.trifle = true;
  return card;
}

function common(row: Row): Omit<Writable, 'kind'> {
  const name = row.text('Name');
  if (name === '') throw row.fault('Name', 'the card has no name.');
  const card: Omit<Writable, 'kind'> = { name: printedName(name), number: wholeNumber(row, 'Id') };
  const aka = listOf(row.text('Aka'), ';');
  if (aka.length > 0) card.aka = aka;
  // `CE:U/PTo3` is a set and how often the card is in which of its packs.
  const sets = listOf(row.text('Set'), ',').map((set) => set.split(':')[0] as string);
  card.sets = [...new Set(sets)];
  if (row.text('Banned') !== '') card.banned = row.text('Banned');
  return card;
}

/** `aus OBF`: superior ones are in capitals. */
function disciplinesOf(row: Row): Readonly<Record<string, 1 | 2>> {
  const levels = new Map<string, 1 | 2>();
  for (const word of listOf(row.text('Disciplines'), /\s+/)) {
    if (word === '-none-') continue;
    if (!/^(?:[a-z]{3}|[A-Z]{3})$/.test(word)) throw row.fault('Disciplines', `"${word}" is no Discipline.`);
    levels.set(word.toLowerCase(), word === word.toUpperCase() ? 2 : 1);
  }
  return Object.fromEntries(levels);
}

function costOf(row: Row): Readonly<Record<string, number | 'X'>> {
  const cost: Record<string, number | 'X'> = {};
  for (const kind of ['pool', 'blood', 'conviction'] as const) {
    const column = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} Cost`;
    const text = row.text(column);
    if (text === '') continue;
    cost[kind] = text.toUpperCase() === 'X' ? 'X' : wholeNumber(row, column);
  }
  return cost;
}

function wholeNumber(row: Row, column: string): number {
  const text = row.text(column);
  if (!/^\d{1,9}$/.test(text)) throw row.fault(column, `"${text.slice(0, 40)}" is no number.`);
  return Number(text);
}

function listOf(text: string, separator: string | RegExp): readonly string[] {
  return text
    .split(separator)
    .map((each) => each.trim())
    .filter(Boolean);
}
