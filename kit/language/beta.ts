/**
 * The grammars of the languages in preparation. Each is one file with the code of the language as its name, found by
 * itself; `contract/beta-languages.json` lists them.
 */
import { BETA_LANGUAGES } from '@praxis/contract';
import type { Address } from './address/address.ts';
import type { Language } from './grammar.ts';

export interface BetaGrammar {
  readonly grammar: Language;
  /** How it speaks to its reader. */
  readonly address: Address;
  /** Prepositions and conjunctions that may change before a name. */
  readonly joining: ReadonlySet<string>;
}

export const BETA_GRAMMARS: Readonly<Record<string, BetaGrammar>> = Object.fromEntries(
  await Promise.all(
    BETA_LANGUAGES.map(
      async (code) => [code, (await import(/* @vite-ignore */ `./${code}.ts`)) as BetaGrammar] as const,
    ),
  ),
);
