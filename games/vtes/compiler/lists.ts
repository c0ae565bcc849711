/** Compiles the cards of the official lists that have no definition yet. */
import type { CardListFile, CompiledCards } from '@praxis/contract';
import { plainName } from '@praxis/kit/spelling.ts';
import { writeYamlFile } from '@praxis/kit/yaml-write.ts';
import { cryptCard, libraryCard } from '../card-lists/cards.ts';
import { firstPrinted, withTable, yearsOf } from '../card-lists/official-lists.ts';
import { readTable } from '../card-lists/table.ts';
import { PRINTED } from '../cards/index.ts';
import { writtenOf } from '../cards/written.ts';
import type { CardFacts } from '../decks/knowledge.ts';
import { isInV5 } from '../decks/v5.ts';
import { compileCard, type ListedCard } from './compile.ts';

export function compileLists(files: readonly CardListFile[]): CompiledCards {
  const cards = listedCards(files);
  const defined = new Set(PRINTED.values().flatMap(({ number }) => (number === undefined ? [] : [number])));
  const ids = new Set(PRINTED.keys());
  const written: Record<string, ReturnType<typeof writtenOf>> = {};
  const refused: { name: string; why: string }[] = [];
  for (const card of cards) {
    const { number, name } = card.facts;
    if (number === undefined || defined.has(number)) continue;
    const id = idFor(card.facts, ids);
    const compiled = compileCard(card, id);
    if ('refused' in compiled) {
      refused.push({ name, why: compiled.refused });
      continue;
    }
    ids.add(id);
    written[id] = writtenOf(compiled.def, {
      number,
      ...(card.since === undefined ? {} : { since: card.since }),
      ...(isInV5(card.facts) ? { v5: true } : {}),
      compiled: compiled.hash,
    });
  }
  const count = Object.keys(written).length;
  return {
    listed: cards.length,
    compiled: count,
    defined: cards.length - count - refused.length,
    refused,
    text: writeYamlFile(written, ''),
  };
}

/** Each card of the lists with its text and the year in which it was first printed. */
function listedCards(files: readonly CardListFile[]): readonly ListedCard[] {
  const tables = files.map(({ name, bytes }) => readTable(bytes, name));
  const { sets } = tables.reduce(withTable, { crypt: [], library: [], sets: [], requirements: {} });
  const years = yearsOf(sets);
  return tables.flatMap(({ columns, rows }): ListedCard[] => {
    if (columns.includes('Capacity') && columns.includes('Disciplines'))
      return rows.map((row) => {
        const facts = cryptCard(row);
        return { facts, text: row.text('Card Text'), path: row.text('Path'), since: firstPrinted(facts, years) };
      });
    if (!columns.includes('Type') || !columns.includes('Card Text')) return [];
    return rows.map((row) => {
      const facts = libraryCard(row);
      const burnOption = row.text('Burn Option') !== '';
      return {
        facts,
        text: row.text('Card Text'),
        path: row.text('Path'),
        since: firstPrinted(facts, years),
        burnOption,
      };
    });
  });
}

/** The name in lower case, with the group where a vampire of the same name exists. */
function idFor({ name, kind, advanced, group }: CardFacts, taken: ReadonlySet<string>): string {
  const plain = `${plainName(name).replaceAll(' ', '-')}${advanced ? '-adv' : ''}`;
  return taken.has(plain) ? `${plain}-${kind === 'library' ? 'card' : `g${group}`}` : plain;
}
