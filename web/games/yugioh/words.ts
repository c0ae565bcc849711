/** The words of the panels that are neither game terms (those come from the server) nor the page's own. */
import type { PageLanguage } from '../../words/languages.ts';
import type { PhaseName } from './where.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { pt } from './words/pt.ts';

export interface YugiohWords {
  readonly phases: string;
  /** Short names of the phases, for the bar. */
  readonly short: { readonly [Phase in PhaseName]: string };
  readonly stops: string;
  readonly stopsExplained: string;
  readonly ownTurn: string;
  readonly otherTurn: string;
  /** Ask me at every window. */
  readonly everything: string;
  readonly stopHere: string;
  /** What a player can be asked about beside the phases. */
  readonly moments: {
    readonly summon: string;
    readonly attack: string;
    readonly damage: string;
    readonly chain: string;
  };
  readonly event: string;
  readonly quiet: string;
  readonly chain: (count: number) => string;
  readonly link: (number: number) => string;
  readonly resolvesFirst: string;
  readonly negated: string;
  readonly targets: (names: string) => string;
  readonly materials: (count: number) => string;
  readonly emptyZone: string;
  /** The questions, addressed to "you", and what passing leads to. */
  readonly whatNow: string;
  readonly whoAttacks: string;
  readonly answerLink: (name: string) => string;
  readonly answerSummon: (name: string) => string;
  readonly answerSummoned: string;
  readonly answerAttack: (name: string) => string;
  readonly answerDamage: string;
  readonly answerPhase: (phase: string) => string;
  readonly answerEvent: string;
  readonly noAnswer: string;
  readonly endTurn: string;
  readonly noMoreAttacks: string;
  readonly goOn: string;
}

export const YUGIOH_WORDS: { readonly [Language in PageLanguage]: YugiohWords } = { en, pt, es, it, fr };
