/** A seat's question as it is sent: the legal answers as a tree of choices in words. */

import type { Match, Wording } from '@praxis/engine';
import { answerOf, type Decision, knows, type Path, type Piece, type Question, visiblePiece } from '@praxis/engine';
import type { Choice, SentDecision } from '@praxis/protocol/update.ts';

/** The most complete answers that are sent unasked. */
const ANSWERS_MAX = 60;

export interface Asking {
  readonly match: Match;
  readonly wording: Wording<Match['context']>;
  /** The `say` of pieces that cannot be taken back and have great consequences. */
  readonly irreversible: readonly string[];
  /** The `say` of questions that a card's text asks. */
  readonly cardQuestions?: readonly string[] | undefined;
}

export function sentDecision(asking: Asking, decision: Decision, number: number): SentDecision {
  const { match, wording } = asking;
  const { step, passive } = decision;
  const source = sourceOf(asking, decision);
  return {
    number,
    step,
    about: wording.about(match.context, decision),
    ...(source === undefined ? {} : { source }),
    ...(passive ? { passive: passiveChoice(asking, decision, passive) } : {}),
    choices: choicesBehind(asking, decision, []),
  };
}

/** The definition of the card whose text asks, if it is known to the seat. */
function sourceOf({ match, cardQuestions = [] }: Asking, { seat, about }: Decision): string | undefined {
  const card = about.card === undefined ? undefined : match.state.cards[about.card];
  if (!card || !cardQuestions.includes(about.say) || !knows(card, seat)) return undefined;
  return match.context.defs[card.def]?.id;
}

function passiveChoice(
  { match, wording }: Asking,
  decision: Decision,
  passive: Path,
): SentDecision['passive'] & object {
  return {
    answer: answerOf(match.state, passive),
    label: wording.sentence(match.context, decision, passive),
  };
}

/** The choices after a prefix, and the choices after those as long as they are few. */
export function choicesBehind(asking: Asking, question: Question, prefix: Path): readonly Choice[] {
  let left = ANSWERS_MAX;
  const firsts = question.next(prefix).map((piece) => onlyWay(question, [...prefix, piece]));
  left -= firsts.filter(({ more }) => !more).length;
  return firsts.map(({ path, more }) => {
    const count = more ? countAnswers(question, path, left) : 0;
    const whole = more && count <= left;
    if (whole) left -= count;
    return choice(asking, question, prefix, { path, more }, whole);
  });
}

interface Way {
  readonly path: Path;
  /** The answer is not complete. */
  readonly more: boolean;
}

/** Continues as long as there is only one choice. */
function onlyWay(question: Question, start: Path): Way {
  let path = start;
  for (let pieces = question.next(path); pieces.length > 0; pieces = question.next(path)) {
    if (pieces.length > 1) return { path, more: true };
    path = [...path, pieces[0] as Piece];
  }
  return { path, more: false };
}

/** How many complete answers begin like this; more than `limit` are not counted. */
function countAnswers(question: Question, prefix: Path, limit: number): number {
  let count = 0;
  const walk = (path: Path): void => {
    const pieces = question.next(path);
    if (pieces.length === 0) count++;
    for (const piece of pieces) {
      if (count > limit) return;
      walk([...path, piece]);
    }
  };
  walk(prefix);
  return count;
}

function choice(asking: Asking, question: Question, prefix: Path, { path, more }: Way, whole: boolean): Choice {
  const { match, wording, irreversible } = asking;
  const added = path.slice(prefix.length);
  return {
    answer: answerOf(match.state, path),
    label: wording.sentence(match.context, question, path),
    pieces: added.map((piece) => visiblePiece(match.state, piece)),
    more,
    ...(whole ? { next: allBehind(asking, question, path) } : {}),
    ...(added.some(({ say }) => irreversible.includes(say)) ? { irreversible: true } : {}),
  };
}

function allBehind(asking: Asking, question: Question, prefix: Path): readonly Choice[] {
  return question.next(prefix).map((piece) => {
    const way = onlyWay(question, [...prefix, piece]);
    return choice(asking, question, prefix, way, way.more);
  });
}

/** A seat's options beside its question. They must never be taken by mistake, so each needs a confirmation. */
export function besideChoices(asking: Asking, question: Question): readonly Choice[] {
  return choicesBehind(asking, question, []).map((each) => ({ ...each, irreversible: true }));
}
