/** The words of the panels that are neither game terms (those come from the server) nor the page's own. */
import type { PageLanguage } from '../../words/languages.ts';
import type { Row } from './groups.ts';
import type { StepWindow } from './where.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { pt } from './words/pt.ts';

export interface MagicWords {
  readonly steps: string;
  /** Short names of the steps, for the strip. */
  readonly short: { readonly [Step in StepWindow]: string };
  readonly stops: string;
  readonly stopsExplained: string;
  readonly ownTurn: string;
  readonly otherTurn: string;
  readonly ownStack: string;
  readonly otherStack: string;
  /** Ask me whenever I have priority. */
  readonly fullControl: string;
  readonly stopHere: string;
  readonly stack: (count: number) => string;
  readonly resolvesNext: string;
  readonly ability: string;
  readonly targets: (names: string) => string;
  readonly attackWith: (count: number) => string;
  readonly allAttack: string;
  readonly attackWhom: string;
  readonly blockWith: (count: number) => string;
  readonly doesNotBlock: string;
  readonly impossible: string;
  readonly rows: { readonly [Key in Row]: string };
  readonly alike: (count: number) => string;
  readonly mustAttack: string;
  readonly some: (chosen: number, of: number) => string;
  readonly whoAttacks: string;
  readonly whoBlocks: string;
  readonly keepHand: (count: number) => string;
  /** What is asked while a spell is cast or an ability is activated. */
  readonly chooseTarget: (name: string) => string;
  readonly chooseX: (name: string) => string;
  readonly choosePayment: (name: string) => string;
  readonly payAutomatically: string;
  readonly payByHand: string;
  /** The choices at priority, and what follows a pass. */
  readonly otherOnTop: (name: string) => string;
  readonly ownOnTop: (name: string) => string;
  readonly beforeCombat: string;
  readonly afterCombat: string;
  readonly beforeBlocks: string;
  readonly beforeDamage: string;
  readonly beforeEnd: string;
  readonly actIn: (step: string) => string;
  readonly passing: (consequence: string) => string;
  readonly resolves: (name: string) => string;
  readonly after: { readonly [Step in StepWindow]: string };
}

export const MAGIC_WORDS: { readonly [Language in PageLanguage]: MagicWords } = { en, pt, es, it, fr };
