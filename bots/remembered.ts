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
class Beginning {
  readonly open: readonly VisiblePiece[];
  readonly #state: HasHandles;
  readonly #decision: Decision;
  readonly #path: Path;
  readonly #pieces: readonly Piece[];
  /** The beginnings that are longer by one piece, at the places of their last pieces; found on demand. */
  readonly #longer: (Beginning | undefined)[] = [];

  constructor(state: HasHandles, decision: Decision, path: Path) {
    this.#state = state;
    this.#decision = decision;
    this.#path = path;
    this.#pieces = decision.next(path);
    this.open = this.#pieces.map((piece) => visiblePiece(state, piece));
  }

  with(key: string): Beginning {
    const index = this.open.findIndex((piece) => piece.key === key);
    if (index < 0) throw new Mistake(`${JSON.stringify(key)} is not offered here.`);
    let longer = this.#longer[index];
    if (!longer) {
      longer = new Beginning(this.#state, this.#decision, [...this.#path, this.#pieces[index] as Piece]);
      this.#longer[index] = longer;
    }
    return longer;
  }
}

/** The seat's view of its decision, valid until the state changes. */
export function rememberedDecision(state: HasHandles, decision: Decision): VisibleDecision {
  let first: Beginning | undefined;
  const next = (keys: readonly string[]): readonly VisiblePiece[] => {
    first ??= new Beginning(state, decision, []);
    let found = first;
    for (const key of keys) found = found.with(key);
    return found.open;
  };
  return { ...visibleDecision(state, decision), next };
}
