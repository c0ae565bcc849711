/** A decision whose pieces are found only once: bots come back to the same beginnings of answers again and again. */
import {
  type Decision,
  type HasHandles,
  Mistake,
  type Path,
  type Piece,
  type VisibleDecision,
  type VisiblePiece,
  visibleDecision,
  visiblePiece,
} from '@praxis/engine';

/** The beginning of an answer, and the pieces behind it: as the rules name them, and as the seat sees them. */
interface Beginning {
  readonly path: Path;
  readonly pieces: readonly Piece[];
  readonly open: readonly VisiblePiece[];
}

/** The seat's view of its decision, valid until the state changes. */
export function rememberedDecision(state: HasHandles, decision: Decision): VisibleDecision {
  const known = new Map<string, Beginning>();
  const beginning = (keys: readonly string[]): Beginning => {
    const answer = keys.join(' ');
    let found = known.get(answer);
    if (!found) {
      const path = keys.length === 0 ? [] : extended(beginning(keys.slice(0, -1)), keys.at(-1) as string);
      const pieces = decision.next(path);
      found = { path, pieces, open: pieces.map((piece) => visiblePiece(state, piece)) };
      known.set(answer, found);
    }
    return found;
  };
  return { ...visibleDecision(state, decision), next: (keys) => beginning(keys).open };
}

function extended({ path, pieces, open }: Beginning, key: string): Path {
  const index = open.findIndex((piece) => piece.key === key);
  if (index < 0) throw new Mistake(`${JSON.stringify(key)} is not offered here.`);
  return [...path, pieces[index] as Piece];
}
