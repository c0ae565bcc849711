/** Chapter 26: diablerie. Its steps form one unit: nothing can be used between them (V-DIA-009). */

import {
  ask,
  type CardId,
  forbid,
  oneOf,
  type Path,
  type Piece,
  type Procedure,
  refer,
  type Seat,
  subset,
} from '@praxis/engine';
import { isDoomed } from '../cards/burning.ts';
import { attach } from '../changes/entering.ts';
import { drawDelayed, replaceCard } from '../changes/hand.ts';
import { moveCounters } from '../changes/losing.ts';
import { mark } from '../changes/marks.ts';
import { burn, removeTitle } from '../changes/moving.ts';
import { lookThrough, shuffleLibrary } from '../changes/showing.ts';
import { giveTitle } from '../changes/titles.ts';
import { whyNotBear } from '../facts/bearing.ts';
import { controllerOf, hasTrait, isReady, isType } from '../facts/cards.ts';
import { matches } from '../facts/filters.ts';
import { abilitiesOf, claimedTitle } from '../facts/printed.ts';
import { sceneOf } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { DIABLERIE_MARK, DIABLERIST } from '../facts/since-last-turn.ts';
import { has, isOlder } from '../facts/values.ts';
import { bloodHunt } from '../politics/blood-hunt.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';
import { awardTrophies } from './red-list.ts';

export function* diablerie(g: G, diablerist: CardId, victim: CardId): Procedure {
  if (has(g, victim, 'cannot be diablerized')) return;
  // V-DIA-009 Nothing can be used between the steps, so the victim is saved before them or not at all.
  if (!(yield* isDoomed(g, victim)) || !isReady(g, diablerist)) return;
  const seat = controllerOf(g, diablerist);
  const older = isOlder(g, victim, diablerist);
  const isExcused = has(g, victim, 'no blood hunt if diablerized');
  const redList = hasTrait(g, victim, 'red list');
  g.emit({ type: 'diablerie', by: refer(g.state, diablerist, true), victim: refer(g.state, victim, true) });
  mark(g, diablerist, `${DIABLERIE_MARK}${g.state.turnNumber}`);
  mark(g, diablerist, DIABLERIST);
  // V-DIA-002 Step 1
  moveCounters(g, victim, diablerist, Number.MAX_SAFE_INTEGER);
  // V-DIA-003 Step 2
  yield* takeEquipment(g, seat, diablerist, victim);
  passTitle(g, diablerist, victim);
  // V-DIA-004, V-AMB-16 Step 3
  burn(g, victim);
  // V-DIA-005 to V-DIA-007 Step 4
  if (older) yield* fetchDiscipline(g, seat, diablerist);
  // V-DIA-008, V-BHT-005 Step 5, before the blood hunt
  if (redList) yield* awardTrophies(g, diablerist);
  // V-HAND-007 Some cards are replaced only now.
  for (const each of clockwiseFrom(g, g.state.turn)) drawDelayed(g, 'diablerie', each);
  yield* g.chapters.runTriggers(g, 'bearer commits diablerie', [diablerist]);
  if (older) yield* g.chapters.runTriggers(g, 'bearer diablerizes an older vampire', [diablerist]);
  if (!forbid('V-GEN-001', isExcused)) yield* bloodHunt(g, diablerist);
}

/** A card that represents the title of the victim may go to the diablerist, with the title. */
function passTitle(g: G, diablerist: CardId, victim: CardId): void {
  for (const id of [...playOf(g, victim).with])
    for (const ability of abilitiesOf(g, id)) {
      if (!('always' in ability) || ability.always !== 'goes to diablerist') continue;
      if (!matches(g, sceneOf(g, id), ability.of, diablerist)) continue;
      const title = claimedTitle(g, victim);
      removeTitle(g, victim, false);
      attach(g, id, diablerist, controllerOf(g, id));
      if (title) giveTitle(g, diablerist, title, id);
    }
}

function* takeEquipment(g: G, seat: Seat, diablerist: CardId, victim: CardId): Procedure {
  const equipment = playOf(g, victim).with.filter(
    (id) => isType(g, id, 'equipment') && whyNotBear(g, defOf(g, id), diablerist) === undefined && !isKept(g, id),
  );
  if (equipment.length === 0) return;
  const pieces = equipment.map((card): Piece => ({ say: 'chooses', card }));
  const path = yield* ask({
    seat,
    step: 'after resolution',
    about: { say: 'take equipment of', card: victim },
    next: subset(pieces, 0, pieces.length),
    passive: [{ say: 'end' }],
  });
  for (const piece of path) if (piece.card !== undefined) attach(g, piece.card, diablerist, seat);
}

function isKept(g: G, equipment: CardId): boolean {
  return abilitiesOf(g, equipment).some((each) => 'always' in each && each.always === 'kept from diablerists');
}

/** V-DIA-005, V-AMB-29 From library, ash heap or hand; the library is shuffled, the hand refilled. */
function* fetchDiscipline(g: G, seat: Seat, diablerist: CardId): Procedure {
  const { library, ash_heap, hand } = playerOf(g, seat).zones;
  lookThrough(g, seat, library);
  const found = [...hand, ...ash_heap, ...library].filter((id) => defOf(g, id).gives !== undefined);
  const distinct = found.filter(
    (id, index) => found.findIndex((each) => cardOf(g, each).def === cardOf(g, id).def) === index,
  );
  const nothing: Piece = { say: 'finds nothing' };
  const path: Path = yield* ask({
    seat,
    step: 'after resolution',
    about: { say: 'search' },
    next: oneOf([nothing, ...distinct.map((card): Piece => ({ say: 'finds', card }))]),
    passive: [nothing],
  });
  const card = path[0]?.card;
  const fromHand = card !== undefined && cardOf(g, card).place === 'hand';
  if (card !== undefined) attach(g, card, diablerist, seat);
  shuffleLibrary(g, seat);
  if (fromHand) replaceCard(g, seat, undefined);
}
