/**
 * Sentences made of clauses. A question's `next` walks through them: each clause says which of its pieces may come
 * next, and nothing when it is complete. A clause's offer may depend on everything that has been said before.
 */
import { END, type Path, type Piece, samePiece, subset } from '@praxis/engine';

/** `own`: the pieces of this clause that are said; `said`: everything before the clause. */
export type Clause = (own: Path, said: Path) => readonly Piece[];

/** `next` of a question whose first piece is one of `heads` and decides which clauses follow. */
export function sentence(
  heads: () => readonly Piece[],
  following: (head: Piece) => readonly Clause[],
): (prefix: Path) => readonly Piece[] {
  return (prefix) => (prefix.length === 0 ? heads() : walk(following(prefix[0] as Piece), prefix, 1));
}

/** `next` of a question that consists only of clauses. */
export function clauses(...all: readonly Clause[]): (prefix: Path) => readonly Piece[] {
  return (prefix) => walk(all, prefix, 0);
}

function walk(all: readonly Clause[], prefix: Path, from: number): readonly Piece[] {
  let at = from;
  for (const clause of all) {
    const said = prefix.slice(0, at);
    const start = at;
    for (;;) {
      const pieces = clause(prefix.slice(start, at), said);
      if (pieces.length === 0) break;
      const given = prefix[at];
      if (given === undefined) return pieces;
      // A piece that this clause does not have belongs to none: the prefix is not one that was offered.
      if (!pieces.some((each) => samePiece(each, given))) return [];
      at++;
    }
  }
  return [];
}

/** Exactly one of the pieces; the clause is empty if there is none. */
export function one(pieces: (said: Path) => readonly Piece[]): Clause {
  return (own, said) => (own.length === 0 ? pieces(said) : []);
}

/** One of the pieces or none. */
export function perhaps(pieces: (said: Path) => readonly Piece[]): Clause {
  return (own, said) => {
    if (own.length > 0) return [];
    const found = pieces(said);
    return found.length === 0 ? [] : [END, ...found];
  };
}

/** A set of `min` to `max` pieces; the clause is empty if there are none. */
export function several(pieces: (said: Path) => readonly Piece[], min: number, max = Number.MAX_SAFE_INTEGER): Clause {
  return (own, said) => {
    const found = pieces(said);
    return found.length === 0 ? [] : subset(found, min, Math.min(max, found.length))(own);
  };
}

/** The shortest answer that begins with these pieces: every list empty, everything optional left out. */
export function briefest(next: (prefix: Path) => readonly Piece[], ...first: readonly Piece[]): Path {
  const path: Piece[] = [...first];
  for (let pieces = next(path); pieces.length > 0; pieces = next(path))
    path.push(pieces.find((each) => each.say === END.say) ?? (pieces[0] as Piece));
  return path;
}
