/** The words of the panels that are neither game terms (those come from the server) nor the page's own. */
import type { PageLanguage } from '../../words/languages.ts';
import type { AttackType } from './where.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { pt } from './words/pt.ts';

export interface RivalsWords {
  /** Whom a player wants to see fall: by name, and if it is the reader. */
  readonly rivalIs: (name: string) => string;
  readonly rivalIsYou: string;
  /** Prestige tokens in the colour of another player. */
  readonly tokensOf: (name: string, count: number) => string;
  readonly outside: (count: number) => string;
  readonly havenEmpty: string;
  readonly streetsEmpty: string;
  readonly cityDiscard: string;
  readonly cityBurned: string;
  readonly mortals: string;
  readonly attackSteps: string;
  readonly types: { readonly [Type in AttackType]: string };
  readonly along: (names: string) => string;
  readonly enoughIntel: string;
  readonly missingIntel: (count: number) => string;
  readonly blocked: string;
  readonly cardDown: string;
  readonly bonus: (count: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly abstains: string;
  readonly notYet: string;
  /** A Modifier that lies face down. */
  readonly modifierDown: string;
  /** One's own Prestige that the others do not see yet. */
  readonly hiddenPrestige: (count: number) => string;
  readonly secretUntilTheEnd: string;
  readonly passed: string;
  readonly failed: string;
}

export const RIVALS_WORDS: { readonly [Language in PageLanguage]: RivalsWords } = { en, pt, es, it, fr };
