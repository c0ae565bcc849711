/** The rule index as a list for readers. */
import type { IndexedRule, Language } from '@praxis/contract';
import { listedRules } from '@praxis/kit/rule-index.ts';
import { languageOf, swapIn } from './dialects.ts';
import { translationIn } from './languages.ts';
import { ruleIndexText } from './rule-index.ts';

type Listed = Omit<IndexedRule, 'translated'>;

let listed: readonly Listed[] | undefined;

export function rulesIn(language: Language): readonly IndexedRule[] {
  listed ??= read(ruleIndexText());
  const translation = translationIn(language);
  const statements: Readonly<Record<string, string>> = { ...translation?.reasons, ...translation?.rules };
  const chapters: Readonly<Record<string, string>> = translation?.chapters ?? {};
  const swap = swapIn(language) ?? ((text: string): string => text);
  return listed.map((rule) => {
    const statement = statements[rule.id];
    return {
      ...rule,
      chapter: chapters[rule.chapter] ?? swap(rule.chapter),
      statement: statement ?? swap(rule.statement),
      translated: languageOf(language) === 'en' || statement !== undefined,
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
