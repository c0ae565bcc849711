/** The part of a card's text that an answer is about, beside the answer: what "at superior" does on this card. */
import type { CardFace } from '@praxis/contract';
import type { VisiblePiece } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { nextOf, type Tree } from './sentence.ts';

/** What a game says about an answer, by its pieces. */
export type Explain = (
  pieces: readonly VisiblePiece[],
  faceOf: (handle: number) => CardFace | undefined,
) => string | undefined;

/** All pieces of the answer up to this choice. */
export function piecesUpTo(tree: Tree, { answer }: Choice): readonly VisiblePiece[] {
  const pieces: VisiblePiece[] = [];
  let level: readonly Choice[] | undefined = tree.choices;
  while (level) {
    const on: Choice | undefined = level.find((each) => answer === each.answer || answer.startsWith(`${each.answer} `));
    if (!on) return pieces;
    pieces.push(...on.pieces);
    level = on.answer === answer ? undefined : nextOf(tree, on);
  }
  return pieces;
}

/** What to say beside each choice: the same thing is said once, beside the first of those in a row. */
export function explained(
  tree: Tree,
  choices: readonly Choice[],
  explain: Explain,
  faceOf: (handle: number) => CardFace | undefined,
): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  let before: string | undefined;
  for (const choice of choices) {
    const text = explain(piecesUpTo(tree, choice), faceOf);
    if (text !== undefined && text !== before) said.set(choice.answer, text);
    before = text;
  }
  return said;
}
