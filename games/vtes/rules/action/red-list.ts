/** Chapter 36: the Red List and trophies. */

import {
  ask,
  type CardId,
  END,
  oneOf,
  type Path,
  type Piece,
  type Procedure,
  refer,
  type Seat,
  subset,
} from '@praxis/engine';
import { attach } from '../changes/entering.ts';
import { handSizeChanged, replaceCard } from '../changes/hand.ts';
import { lookThrough, shuffleLibrary } from '../changes/showing.ts';
import { whyNotBear } from '../facts/bearing.ts';
import { controllerOf, hasTrait, isInPlay } from '../facts/cards.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';

/**
 * V-RED-004 Awards trophies earned in this action, except for diablerie, which awards them as one of its steps
 * (V-DIA-008).
 */
export function* awardEarned(g: G): Procedure {
  const { action } = g.state;
  while (action && action.earned.length > 0) yield* awardTrophies(g, action.earned[0] as CardId);
}

/** V-RED-005, V-RED-006 The trophies of a vampire that has burned a Red List minion. */
export function* awardTrophies(g: G, vampire: CardId): Procedure {
  forgetEarned(g, vampire);
  for (const seat of clockwiseFrom(g, controllerOf(g, vampire)))
    if (isInPlay(g, vampire)) yield* moveTrophies(g, seat, vampire);
  if (isInPlay(g, vampire)) yield* fetchTrophy(g, controllerOf(g, vampire), vampire);
}

function forgetEarned(g: G, vampire: CardId): void {
  const earned = g.state.action?.earned;
  const at = earned?.indexOf(vampire) ?? -1;
  if (at >= 0) earned?.splice(at, 1);
}

/** V-RED-005, V-RED-007 Trophies that lie by themselves; one that is on a vampire stays there. */
function trophiesOf(g: G, seat: Seat, vampire: CardId): CardId[] {
  return playerOf(g, seat).zones.in_play.filter(
    (id) => hasTrait(g, id, 'trophy') && whyNotBear(g, defOf(g, id), vampire) === undefined,
  );
}

function* moveTrophies(g: G, seat: Seat, vampire: CardId): Procedure {
  const pieces = trophiesOf(g, seat, vampire).map((card): Piece => ({ say: 'moves trophy', card }));
  if (pieces.length === 0) return;
  const path = yield* ask({
    seat,
    step: 'after resolution',
    about: { say: 'move trophies to', card: vampire },
    passive: [END],
    next: subset(pieces, 0, pieces.length),
  });
  for (const piece of path)
    if (piece.card !== undefined && whyNotBear(g, defOf(g, piece.card), vampire) === undefined)
      putTrophy(g, piece.card, vampire, seat);
}

/** V-RED-006, V-AMB-29 One trophy from library, ash heap or hand. The library is shuffled because it was looked through. */
function* fetchTrophy(g: G, seat: Seat, vampire: CardId): Procedure {
  const { library, ash_heap, hand } = playerOf(g, seat).zones;
  lookThrough(g, seat, library);
  const found = [...hand, ...ash_heap, ...library].filter(
    (id) => hasTrait(g, id, 'trophy') && whyNotBear(g, defOf(g, id), vampire) === undefined,
  );
  const pieces = found
    .filter((id, index) => found.findIndex((each) => cardOf(g, each).def === cardOf(g, id).def) === index)
    .sort((a, b) => defOf(g, a).name.localeCompare(defOf(g, b).name))
    .map((card): Piece => ({ say: 'finds', card }));
  const nothing: Piece = { say: 'finds nothing' };
  const path: Path = yield* ask({
    seat,
    step: 'after resolution',
    about: { say: 'fetch a trophy', card: vampire },
    next: oneOf([nothing, ...pieces]),
    passive: [nothing],
  });
  const card = path[0]?.card;
  const fromHand = card !== undefined && cardOf(g, card).place === 'hand';
  if (card !== undefined) putTrophy(g, card, vampire, seat);
  shuffleLibrary(g, seat);
  if (fromHand) replaceCard(g, seat, undefined);
}

/** V-RED-008 `attach` gives it to the vampire's controller. */
function putTrophy(g: G, trophy: CardId, vampire: CardId, by: Seat): void {
  attach(g, trophy, vampire, by);
  g.emit({ type: 'trophy', card: refer(g.state, trophy, true), on: refer(g.state, vampire, true) });
  handSizeChanged(g, controllerOf(g, vampire));
}
