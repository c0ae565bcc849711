/** The rules of the catalogue as a list for readers. */
import type { CatalogueRule, Language } from '@praxis/engine';
import { catalogueText } from './catalogue.ts';
import { STATEMENTS } from './languages.ts';
import { TAUGHT_STATEMENTS } from './taught.ts';

type Listed = Omit<CatalogueRule, 'translated'>;

let listed: readonly Listed[] | undefined;

export function rulesIn(language: Language): readonly CatalogueRule[] {
  listed ??= read(catalogueText());
  const statements: Readonly<Record<string, string>> = { ...STATEMENTS[language], ...TAUGHT_STATEMENTS[language] };
  return listed.map((rule) => {
    const statement = statements[rule.id];
    return {
      ...rule,
      statement: statement ?? rule.statement,
      translated: language === 'en' || statement !== undefined,
    };
  });
}

/** Chapters are headings such as `## 15. Blocking (V-BLK)`; the columns between a rule and its notes are the editions. */
function read(text: string): readonly Listed[] {
  const rules = new Map<string, Listed>();
  let chapter = '';
  let editions: readonly string[] = [];
  for (const line of text.split('\n')) {
    chapter = /^## (?:\d+\. )?(.*?)(?: \([^)]*\))?$/.exec(line)?.[1] ?? chapter;
    const [id = '', statement = '', ...places] = cellsOf(line);
    if (id === 'ID') editions = statement === 'Rule' ? places.slice(0, -1) : [];
    if (!/^V-[A-Z]+-\d+$/.test(id) || editions.length === 0 || rules.has(id)) continue;
    rules.set(id, {
      id,
      chapter,
      statement,
      editions: editions.flatMap((edition, at) => placeIn(edition, places[at])),
    });
  }
  return [...rules.values()];
}

function placeIn(edition: string, place = ''): Listed['editions'] {
  return place === '' || place === '—' ? [] : [{ edition, otherwise: place.startsWith('≠') }];
}

function cellsOf(row: string): readonly string[] {
  if (!row.startsWith('|')) return [];
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
