/** Chapter 38: Imbued, their virtues and their convictions. */

import { type CardId, forbid, type Path, type Piece, type Seat } from '@praxis/engine';
import type { Mode } from '../../cards/language.ts';
import { cardOf, defOf, type G } from '../state/state.ts';
import { isImbued, isInPlay, isType } from './cards.ts';

/** V-IMB-004 Virtues are treated like Disciplines with one level; `viz` is Vision. */
const VIRTUES: ReadonlySet<string> = new Set(['def', 'inn', 'jud', 'mar', 'red', 'ven', 'viz']);

/** V-IMB-004 A card that requires virtues is a card for Imbued: the rule that Disciplines need a vampire does not mean it. */
export function requiresVirtue(mode: Mode): boolean {
  return mode.disciplines?.every((each) => VIRTUES.has(each)) === true && mode.disciplines.length > 0;
}

// Conviction.

/** V-IMB-010 */
export const CONVICTIONS_MAX = 5;
/** V-IMB-021 */
export const CONVICTIONS_TO_RETURN = 3;

export function isConviction(g: G, id: CardId): boolean {
  return isType(g, id, 'conviction');
}

export function convictionsOf(g: G, imbued: CardId): CardId[] {
  return cardOf(g, imbued).play?.with.filter((id) => isConviction(g, id)) ?? [];
}

/**
 * V-IMB-009 The pieces by which a player names the convictions that he burns; none where they are all alike, or none
 * can be spared. `made` are the pieces after the rest of the sentence.
 */
export function convictionPayment(g: G, imbued: CardId | undefined, count: number, made: Path): readonly Piece[] {
  if (imbued === undefined || count <= 0 || made.length >= count) return [];
  // Copies are next to each other, so that each set is offered once.
  const all = convictionsOf(g, imbued).sort((x, y) => (defOf(g, x).id < defOf(g, y).id ? -1 : 1));
  if (count >= all.length || all.every((id) => cardOf(g, id).def === cardOf(g, all[0] as CardId).def)) return [];
  const last = made.at(-1)?.card;
  const from = last === undefined ? 0 : all.indexOf(last) + 1;
  const missing = count - made.length;
  const rest = all.slice(from, all.length - (missing - 1));
  return rest
    .filter((id, index) => rest.findIndex((each) => cardOf(g, each).def === cardOf(g, id).def) === index)
    .map((card) => ({ say: 'burning', card, list: true }));
}

/** The convictions that a sentence names. */
export function convictionsNamed(path: Path): number[] {
  return path.filter((piece) => piece.say === 'burning').map((piece) => piece.card as number);
}

/** V-IMB-006, V-IMB-007 Why no conviction can be played on an Imbued now: one per unlock phase. */
export function whyNotConviction(g: G, seat: Seat, imbued: CardId): string | undefined {
  const { at, play } = cardOf(g, imbued);
  return (
    (g.edition.imbued && isImbued(g, imbued) && isInPlay(g, imbued) && at === seat ? undefined : 'V-IMB-007') ??
    (g.state.phase === 'unlock' && g.state.turn === seat ? undefined : 'V-IMB-006') ??
    forbid('V-IMB-007', play?.did.includes('phase:conviction') === true)
  );
}

/** V-IMB-021 */
export function whyNotReturn(g: G, seat: Seat, imbued: CardId): string | undefined {
  const { at, place } = cardOf(g, imbued);
  return (
    (place === 'incapacitated' && at === seat ? undefined : 'V-IMB-021') ??
    forbid('V-IMB-021', convictionsOf(g, imbued).length < CONVICTIONS_TO_RETURN)
  );
}

/** Copies of a conviction are one option. */
export function distinct(g: G, zone: readonly CardId[]): CardId[] {
  return zone.filter(
    (id, index) => isConviction(g, id) && zone.findIndex((each) => cardOf(g, each).def === cardOf(g, id).def) === index,
  );
}
