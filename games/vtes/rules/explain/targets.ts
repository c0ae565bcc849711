/** A card's conceivable targets, for `explain`: also those on which it cannot be played. */

import { type CardId, forbid, type Piece, type Seat } from '@praxis/engine';
import type { Choose, Mode } from '../../cards/language.ts';
import { chooseNext } from '../facts/choices.ts';
import type { Scene } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { cardsInPlay } from '../facts/tabletop.ts';
import { modesOf, typeOf } from '../state/modes.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';

type WhyNot = () => string | undefined;
type Thinkable = { readonly path: Piece[]; readonly whyNot: WhyNot };

/**
 * Sentences that go on with the first target that is named when a card is played. The terms of a referendum are chosen
 * later (V-PRO-003).
 */
export function* targetsOfCard(
  g: G,
  scene: Scene,
  index: number,
  path: readonly Piece[],
  whyNot: WhyNot,
): Generator<Thinkable> {
  const def = defOf(g, scene.card as CardId);
  const mode = modesOf(def)[index] as Mode;
  if (typeOf(def, mode) !== 'political action') yield* conceivableTargets(g, scene, mode.choose ?? [], path, whyNot);
}

/** The same for anything that names targets. */
export function* conceivableTargets(
  g: G,
  scene: Scene,
  chooses: readonly Choose[],
  path: readonly Piece[],
  whyNot: WhyNot,
): Generator<Thinkable> {
  const [first] = chooses;
  if (!first) return;
  for (const target of targets(g, scene.seat, first))
    yield { path: [...path, target], whyNot: () => whyNot() ?? whyNotOn(g, scene, chooses, target) };
}

/** Cards that the seat knows, and players. */
function targets(g: G, seat: Seat, choose: Choose): Piece[] {
  if ('player' in choose) return clockwiseFrom(g, seat).map((each) => ({ say: 'on', seat: each }));
  if (!('card' in choose)) return [];
  const { uncontrolled, contested } = playerOf(g, seat).zones;
  const cards = [...clockwiseFrom(g, seat).flatMap((each) => [...cardsInPlay(g, each)]), ...uncontrolled, ...contested];
  return cards.map((card) => ({ say: 'on', card }));
}

/** V-ACT-003, V-CARD-014; otherwise the card's own text requires another target (V-GEN-001). */
function whyNotOn(g: G, scene: Scene, chooses: readonly Choose[], { card, seat }: Piece): string | undefined {
  const wrong = !chooseNext(g, scene, chooses, []).some((piece) => piece.card === card && piece.seat === seat);
  const bleeding = g.state.action?.kind === 'bleed' && g.state.action.seat === seat;
  const place = card === undefined ? undefined : cardOf(g, card).place;
  return (
    forbid('V-ACT-003', wrong && bleeding) ??
    forbid('V-CARD-014', wrong && (place === 'uncontrolled' || place === 'contested')) ??
    forbid('V-GEN-001', wrong)
  );
}
