/** A decision as a numbered list. Where there are many answers, they are chosen piece by piece. */
import type { Match, Path, Piece, Question, Wording } from '@praxis/engine';

export interface Choice {
  readonly label: string;
  readonly path: Path;
  /** How many answers begin like this; 1 if it is a whole answer. At most `COUNTED_MAX`. */
  readonly ways: number;
}

/** The most complete answers listed at once; beyond that the list is by first pieces. */
const LISTED_MAX = 20;
const COUNTED_MAX = 99;

/** The choices after `prefix`. Answers that read the same (two copies of a card) are one. */
export function choices(
  match: Match,
  wording: Wording<Match['context']>,
  question: Question,
  prefix: Path,
): readonly Choice[] {
  const say = (path: Path): string => wording.sentence(match.context, question, path);
  const whole = unique(completions(question, prefix, COUNTED_MAX).map((path) => ({ label: say(path), path, ways: 1 })));
  if (whole.length <= LISTED_MAX) return whole;
  const begun = question.next(prefix).map((piece) => {
    const path = furthest(question, [...prefix, piece]);
    return { label: say(path), path, ways: completions(question, path, COUNTED_MAX).length };
  });
  const groups = unique(begun);
  // Pieces that read alike so far go on until they differ.
  const [only] = groups;
  return groups.length === 1 && only && only.ways > 1 ? choices(match, wording, question, only.path) : groups;
}

/** Continues as long as there is only one choice. */
function furthest(question: Question, path: Path): Path {
  for (let pieces = question.next(path); pieces.length === 1; pieces = question.next(path))
    path = [...path, pieces[0] as Piece];
  return path;
}

/** Whole answers that begin with `prefix`, at most `limit`. */
function completions(question: Question, prefix: Path, limit: number): Path[] {
  const found: Path[] = [];
  const walk = (path: Path): void => {
    if (found.length >= limit) return;
    const pieces = question.next(path);
    if (pieces.length === 0 && path.length > 0) found.push(path);
    for (const piece of pieces) walk([...path, piece]);
  };
  walk(prefix);
  return found;
}

function unique(all: readonly Choice[]): readonly Choice[] {
  const seen = new Set<string>();
  return all.filter(({ label }) => !seen.has(label) && seen.add(label));
}
