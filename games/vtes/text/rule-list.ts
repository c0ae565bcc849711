/** The rules of the catalogue as a list for readers. */
import type { CatalogueRule, Language } from '@praxis/contract';
import { chapterIn, listedRules } from '@praxis/kit/rule-index.ts';
import { catalogueText } from './catalogue.ts';
import { CHAPTERS } from './chapters.ts';
import { STATEMENTS } from './languages.ts';
import { STATED_STATEMENTS } from './stated.ts';
import { TAUGHT_STATEMENTS } from './taught.ts';

type Listed = Omit<CatalogueRule, 'translated'>;

let listed: readonly Listed[] | undefined;

export function rulesIn(language: Language): readonly CatalogueRule[] {
  listed ??= read(catalogueText());
  const statements: Readonly<Record<string, string>> = {
    ...STATEMENTS[language],
    ...TAUGHT_STATEMENTS[language],
    ...STATED_STATEMENTS[language],
  };
  return listed.map((rule) => {
    const statement = statements[rule.id];
    return {
      ...rule,
      chapter: chapterIn(CHAPTERS, rule.chapter, language),
      statement: statement ?? rule.statement,
      translated: language === 'en' || statement !== undefined,
    };
  });
}

/** The columns between a rule and its notes are the editions. */
function read(text: string): readonly Listed[] {
  return listedRules(text, 'V-').map(({ places, ...rule }) => ({
    ...rule,
    editions: places.flatMap(({ heading, cell }) => placeIn(heading, cell)),
  }));
}

function placeIn(edition: string, place: string): Listed['editions'] {
  return place === '' || place === '—' ? [] : [{ edition, otherwise: place.startsWith('≠') }];
}
