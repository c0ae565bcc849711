/** What is being asked. */
import type { Path, Question } from './decision.ts';
import type { Ask } from './procedure.ts';

type Window = Extract<Ask, { kind: 'window' }>;

export type Pending =
  | Extract<Ask, { kind: 'one' | 'any' }>
  | { readonly kind: 'each'; readonly questions: readonly Question[]; readonly given: (Path | undefined)[] }
  | { readonly kind: 'window'; readonly ask: Window; at: number; question: Question | undefined };

/** The questions that are open. */
export function openQuestions(pending: Pending): readonly Question[] {
  switch (pending.kind) {
    case 'one':
      return [pending.question];
    case 'window':
      return pending.question ? [pending.question] : [];
    case 'any':
      return pending.questions;
    case 'each':
      return pending.questions.filter((_, index) => !pending.given[index]);
  }
}
