/** A card as `praxis card` shows it: the box, and further facts below it. */

import type { IndexedRule } from '@praxis/contract';
import { wrapped } from './card-box.ts';
import { type Decisions, decisionsAbout } from './decided.ts';
import { type Words, wordsIn } from './words.ts';

export type CardLabels = Words['card'];

export function cardLabelsIn(language: string): CardLabels {
  return wordsIn(language).card;
}

/** A found card, in the user's language. */
export interface FoundCard {
  readonly name: string;
  /** The output for people. */
  page(labels: CardLabels): string;
  /** The output for programs. */
  data(): object;
}

/** The result of a search. */
export interface Finding {
  readonly cards: readonly FoundCard[];
  /** They bear this very name, in one of the languages. */
  readonly exact: boolean;
  /** If there is none: the nearest names. */
  readonly nearest: readonly string[];
}

const DECIDED_MAX = 12;
const WIDTH = 70;

export interface Facts {
  readonly game: string;
  /** The English name, which scenarios use. */
  readonly name: string;
  /** Its names in other languages. */
  readonly others: readonly string[];
  readonly editions: readonly string[];
  /** The rules of these ids, in the reader's language; undefined in English, in which the scenarios have titles. */
  readonly rulesIn?: ((ids: readonly string[]) => readonly Pick<IndexedRule, 'id' | 'statement'>[]) | undefined;
}

export function cardPage(box: string, { game, name, others, editions, rulesIn }: Facts, labels: CardLabels): string {
  const { titles, rules }: Decisions = decisionsAbout(game, name);
  const notes: readonly (readonly [string, string])[] = [
    [labels.called, others.join(' · ')],
    [labels.editions, editions.join(', ')],
    [labels.rules, rulesIn ? '' : rules.join(' ')],
  ];
  const facts = notes.filter(([, told]) => told !== '').flatMap(([label, told]) => hanging(`${label} `, told));
  const rulings = rulesIn ? rulesIn(rules).map(({ id, statement }) => `${id} ${statement}`) : titles;
  const decided = rulings.slice(0, DECIDED_MAX).flatMap((ruling) => hanging('  – ', ruling));
  return [box, ...facts, ...(decided.length > 0 ? [rulesIn ? labels.rules : labels.decided, ...decided] : [])].join(
    '\n',
  );
}

function hanging(label: string, told: string): string[] {
  return wrapped(told, WIDTH - label.length).map(
    (part, index) => (index === 0 ? label : ' '.repeat(label.length)) + part,
  );
}
