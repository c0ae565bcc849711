/** Influence: who has it, Modifiers, and how a sentence raises it (R-INF). */
import { type CardId, END, forbid, type Path, type Piece, refer, type Seat, samePiece } from '@praxis/engine';
import type { Clause } from '@praxis/kit/clauses.ts';
import { changed } from '../changes/moving.ts';
import { coterieOf } from '../facts/cards.ts';
import { sourcesOf } from '../facts/sources.ts';
import { influenceOf, payable } from '../facts/values.ts';
import { defOf, type G, playerOf, playOf } from '../state/state.ts';

/** R-INF-018 A character without Influence cannot exert any; being exhausted does not matter. */
export function whyNotExert(g: G, id: CardId): string | undefined {
  return forbid('R-INF-018', influenceOf(g, id) === 0);
}

export function exerters(g: G, seat: Seat): CardId[] {
  return coterieOf(g, seat).filter((id) => whyNotExert(g, id) === undefined);
}

/** R-INF-018, R-INF-003 All of its Influence; then it has none until its controller's ready step. */
export function exert(g: G, id: CardId): number {
  const influence = influenceOf(g, id);
  playOf(g, id).noInfluence = true;
  changed(g);
  g.emit({ type: 'exerted', card: refer(g.state, id, true), amount: influence });
  return influence;
}

/**
 * The influence of a card in hand as an Influence Modifier; 0 if it is none (R-INF-016 for cards that are merely
 * placed).
 */
export function modifierWorth(g: G, seat: Seat, id: CardId): number {
  const { modifier, requires = 0 } = defOf(g, id);
  if (modifier) return modifier.influence;
  const places = sourcesOf(g, 'place as modifier').some(
    (source) =>
      source.seat === seat &&
      requires >= source.ability.from &&
      requires <= source.ability.to &&
      !playOf(g, source.card).used.includes(String(source.number)),
  );
  return places ? requires : 0;
}

export function isPlaced(g: G, id: CardId): boolean {
  return defOf(g, id).modifier === undefined;
}

/** Notes that the Haven's ability was used to place a card. */
export function notePlacing(g: G, seat: Seat): void {
  for (const source of sourcesOf(g, 'place as modifier'))
    if (source.seat === seat) playOf(g, source.card).used.push(String(source.number));
}

/** R-INF-019, R-AMB-39 The cards that can be added, for a Title as well; never the one that is being played. */
export function modifiers(g: G, seat: Seat, playing?: CardId): CardId[] {
  return playerOf(g, seat).piles.hand.filter((id) => id !== playing && modifierWorth(g, seat, id) > 0);
}

// Raising a certain amount for a Title (R-INF-004).

interface Raising {
  readonly g: G;
  readonly seat: Seat;
  readonly needed: number;
  /** The Title itself, which is still in the hand. */
  readonly card: CardId;
}

function bestModifier({ g, seat, card }: Raising): number {
  return Math.max(0, ...modifiers(g, seat, card).map((id) => modifierWorth(g, seat, id)));
}

/** True if the player could raise the needed influence at all. */
export function canRaise(raising: Raising): boolean {
  const { g, seat, needed } = raising;
  const all = exerters(g, seat).reduce((sum, id) => sum + influenceOf(g, id), 0);
  return all + bestModifier(raising) + payable(g, seat) >= needed;
}

/** `exerting A, B with M paying 1 Prestige`: every begun sentence can be completed. */
export function raisingClauses(raising: Raising): readonly Clause[] {
  const { g, seat, needed, card } = raising;
  const sum = (path: Path, say: string, worth: (id: CardId) => number): number =>
    path.reduce((total, piece) => total + (piece.say === say && piece.card !== undefined ? worth(piece.card) : 0), 0);
  const exerted = (path: Path): number => sum(path, 'exerting', (id) => influenceOf(g, id));
  const modified = (path: Path): number => sum(path, 'modifier', (id) => modifierWorth(g, seat, id));
  const exerting: Clause = (own) => {
    if (own.at(-1)?.say === END.say) return [];
    const members = exerters(g, seat).map((id): Piece => ({ say: 'exerting', card: id, list: true }));
    if (members.length === 0) return [];
    const last = own.at(-1);
    const from = last === undefined ? 0 : members.findIndex((each) => samePiece(each, last)) + 1;
    const more = bestModifier(raising) + payable(g, seat);
    const reached = exerted(own);
    // A member is offered if it and those after it can still reach the sum.
    const rest = members.slice(from);
    const enough = (at: number): boolean =>
      reached + rest.slice(at).reduce((total, { card: id }) => total + influenceOf(g, id as CardId), 0) + more >=
      needed;
    return [...(reached + more >= needed ? [END] : []), ...rest.filter((_, at) => enough(at))];
  };
  const adding: Clause = (own, said) => {
    if (own.length > 0) return [];
    const missing = needed - exerted(said);
    const fitting = modifiers(g, seat, card).filter((id) => modifierWorth(g, seat, id) + payable(g, seat) >= missing);
    if (fitting.length === 0) return [];
    const pieces = fitting.map((id): Piece => ({ say: 'modifier', card: id }));
    return missing <= payable(g, seat) ? [END, ...pieces] : pieces;
  };
  // Prestige comes last and fills up the sum. Where enough has been raised, some may still be added; it is wasted.
  const paying: Clause = (own, said) => {
    if (own.length > 0) return [];
    const missing = needed - exerted(said) - modified(said);
    if (missing > 0) return [{ say: 'paying', amount: missing }];
    const most = Math.min(needed, payable(g, seat));
    return most < 1
      ? []
      : [END, ...Array.from({ length: most }, (_, at): Piece => ({ say: 'paying', amount: at + 1 }))];
  };
  return [exerting, adding, paying];
}
