/** Questions that texts ask while they are carried out. */
import { ask, type CardId, END, type Path, type Piece, type Procedure, type Seat, subset } from '@praxis/engine';
import { briefest } from '@praxis/kit/clauses.ts';
import { drawCard } from '../changes/drawing.ts';
import { discard } from '../changes/moving.ts';
import { type G, playerOf } from '../state/state.ts';
import type { Step } from '../state/steps.ts';

interface Choice {
  readonly seat: Seat;
  readonly step: Step;
  /** The card that asks. */
  readonly card?: CardId | undefined;
  readonly say?: string;
}

/** Asks for `min` to `max` of these cards. */
export function* chooseCards(
  choice: Choice,
  from: readonly CardId[],
  min: number,
  max: number,
): Procedure<readonly CardId[]> {
  // A choice with one outcome is asked, too: the kernel answers it, and the log shows it.
  if (from.length === 0 || max <= 0) return [];
  const { seat, step, card, say = 'chooses' } = choice;
  const next = subset(
    from.map((each) => ({ say, card: each })),
    min,
    Math.min(max, from.length),
  );
  const path = yield* ask({
    seat,
    step,
    about: { say: 'choose', ...(card === undefined ? {} : { card }) },
    next,
    ...(min === 0 ? { passive: [END] } : {}),
  });
  return path.flatMap((piece) => piece.card ?? []);
}

/** R-CARD-014 The discarding player chooses the cards; one with too few discards all. */
export function* forcedDiscard(g: G, seat: Seat, step: Step, amount: number, card?: CardId): Procedure {
  const { hand } = playerOf(g, seat).piles;
  const chosen = yield* chooseCards({ seat, step, card, say: 'discards' }, [...hand], amount, amount);
  discard(g, seat, chosen);
}

const DECKS = ['library', 'faction'] as const;

/** R-AMB-12 Each card is drawn from the Library or the Faction deck, by the player's choice. */
export function* drawCards(g: G, seat: Seat, step: Step, amount: number): Procedure {
  for (let drawn = 0; drawn < amount; drawn++) {
    const pieces = drawPieces(g, seat);
    if (pieces.length === 0) return;
    const [first] = pieces as [Piece];
    const path = yield* ask({
      seat,
      step,
      about: { say: 'draw', amount: amount - drawn },
      next: (prefix) => (prefix.length === 0 ? drawPieces(g, seat) : []),
      passive: [first],
    });
    drawCard(g, seat, path[0]?.word as 'library' | 'faction');
  }
}

export function drawPieces(g: G, seat: Seat): Piece[] {
  return DECKS.filter((deck) => playerOf(g, seat).piles[deck].length > 0).map((word) => ({ say: 'draws', word }));
}

/** The shortest answer that begins like this, as the passive one. */
export function passively(next: (prefix: Path) => readonly Piece[], ...first: readonly Piece[]): { passive: Path } {
  return { passive: briefest(next, ...first) };
}
