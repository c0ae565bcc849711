/** The words of `praxis simulate`, `praxis worker` and the page that they write. Those of the games come from their labels. */
import type { PlanProblem } from '@praxis/bots/simulation/plan.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { pt } from './words/pt.ts';

export interface SimulationWords {
  /** What `--help` prints. */
  readonly simulateHelp: (bots: string) => string;
  readonly workerHelp: string;

  /** What is wrong with the command line. What was typed comes quoted. */
  readonly noDecks: (decks: string) => string;
  readonly unknownDeck: (given: string, decks: string) => string;
  readonly wrongDeck: (deck: string, why: string) => string;
  readonly unknownBot: (given: string, bots: string) => string;
  readonly unknownTemperament: (given: string, temperaments: string) => string;
  readonly notOneEach: (option: string, given: number, decks: number) => string;
  readonly ofNewSimulation: (option: string) => string;
  readonly notBoth: (one: string, other: string) => string;
  readonly noDatabase: string;
  readonly noSimulation: (id: string) => string;
  readonly exists: (file: string) => string;
  readonly notWritten: (file: string, why: string) => string;
  readonly unreachable: (why: string) => string;
  readonly plans: { readonly [Problem in PlanProblem]: (file: string, why: string) => string };

  /** While games are played. */
  readonly deckProblem: (deck: string, why: string) => string;
  readonly begun: (games: number, file: string) => string;
  readonly spread: (games: number, id: string) => string;
  readonly progress: (played: number, of: number, perSecond: string, left: string) => string;
  readonly unknownTime: string;
  readonly interrupted: (played: number, of: number) => string;
  readonly goOn: (command: string) => string;
  readonly othersGoOn: string;
  readonly written: (file: string) => string;
  readonly trouble: (game: number, end: 'stopped' | 'failed', why: string) => string;
  readonly recordIn: (file: string) => string;
  readonly workerReady: (threads: number) => string;
  readonly workerPlays: (from: number, to: number, id: string) => string;
  readonly workerRefuses: (id: string, why: string) => string;
  readonly workerStops: (games: number) => string;

  /** What is told of the games. */
  readonly title: string;
  readonly summary: (games: number, seats: number, edition: string, seed: string) => string;
  readonly partial: (played: number, planned: number) => string;
  readonly intervals: string;
  readonly fairShare: (share: string) => string;
  readonly ended: (over: number, stopped: number, failed: number) => string;
  readonly unended: string;
  readonly byDeck: string;
  readonly bySeat: string;
  readonly winsByDeckAndSeat: string;
  readonly lengths: string;
  readonly reasons: string;
  readonly curves: (counter: string) => string;
  readonly curveNote: string;
  readonly cards: string;
  readonly cardsOf: (deck: string) => string;
  readonly cardsNote: string;
  readonly moreCards: (count: number) => string;

  /** Heads of columns and rows. */
  readonly deck: string;
  readonly bot: string;
  readonly seat: string;
  readonly places: string;
  readonly wins: string;
  readonly score: string;
  readonly interval: string;
  readonly card: string;
  readonly copies: string;
  readonly drawn: string;
  readonly played: string;
  readonly wonPlayed: string;
  readonly wonDrawn: string;
  readonly wonUndrawn: string;
  readonly turn: string;
  readonly turns: string;
  readonly decisions: string;
  readonly game: string;
  readonly games: string;
  readonly mean: string;
  readonly least: string;
  readonly tenth: string;
  readonly median: string;
  readonly ninetieth: string;
  readonly most: string;
  readonly reason: string;

  /** Of the page. */
  readonly asTable: string;
  readonly chart: (what: string) => string;
  readonly madeBy: string;
}

const LANGUAGES: Readonly<Record<string, SimulationWords>> = { en, pt, es, it, fr };

export function simulationWordsIn(language: string): SimulationWords {
  return LANGUAGES[language] ?? en;
}
