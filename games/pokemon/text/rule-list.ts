/** The rules of the catalogue as a list for readers. */
import type { CatalogueRule, Language } from '@praxis/contract';
import { type ListedRule, listedRules, rulesOfOneEdition } from '@praxis/kit/rule-index.ts';
import { catalogueText } from './catalogue.ts';
import { CHAPTERS } from './chapters.ts';
import type { StatedRules } from './stated.ts';
import { es } from './stated-es.ts';
import { fr } from './stated-fr.ts';
import { it } from './stated-it.ts';
import { pt } from './stated-pt.ts';

const EDITION = '2024';

/** By language; English has none, because the catalogue speaks it. */
const STATEMENTS: Readonly<Partial<Record<Language, StatedRules>>> = { pt, es, it, fr };

let listed: readonly ListedRule[] | undefined;

export function rulesIn(language: Language): readonly CatalogueRule[] {
  listed ??= listedRules(catalogueText(), 'P-');
  return rulesOfOneEdition(listed, EDITION, language, STATEMENTS[language], CHAPTERS);
}
