/** The rule index as a list for readers. */
import type { IndexedRule, Language } from '@praxis/contract';
import { type ListedRule, listedRules, rulesOfOneEdition } from '@praxis/kit/rule-index.ts';
import { translationIn } from './languages.ts';
import { ruleIndexText } from './rule-index.ts';

const EDITION = '1.9';

let listed: readonly ListedRule[] | undefined;

export function rulesIn(language: Language): readonly IndexedRule[] {
  listed ??= listedRules(ruleIndexText(), 'R-');
  return rulesOfOneEdition(listed, EDITION, language, translationIn(language));
}
