/** Chapter 38: Imbued, conviction and powers (third edition, annex II). */

import {
  ask,
  type CardId,
  forbid,
  oneOf,
  PASS,
  PASSIVE_PASS,
  type Path,
  type Piece,
  type Procedure,
  refer,
  type Seat,
} from '@praxis/engine';
import type { Mode } from '../../cards/language.ts';
import { announceCard } from '../cards/playing.ts';
import {
  attach,
  burn,
  clockwiseFrom,
  controllerOf,
  gainBlood,
  isImbued,
  isInPlay,
  isType,
  lookThrough,
  move,
  shuffleLibrary,
  startingLife,
  unlock,
} from '../changes/general.ts';
import { replaceCard } from '../changes/hand.ts';
import { inflict } from '../combat/damage.ts';
import { whyNotBear } from '../facts/bearing.ts';
import { type Action, cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';

/** V-IMB-004 Virtues are treated like Disciplines with one level; `viz` is Vision. */
const VIRTUES: ReadonlySet<string> = new Set(['def', 'inn', 'jud', 'mar', 'red', 'ven', 'viz']);

/** V-IMB-004 A card that requires virtues is a card for Imbued: the rule that Disciplines need a vampire does not mean it. */
export function requiresVirtue(mode: Mode): boolean {
  return mode.disciplines?.every((each) => VIRTUES.has(each)) === true && mode.disciplines.length > 0;
}

// Conviction.

/** V-IMB-010 */
const CONVICTIONS_MAX = 5;
/** V-IMB-021 */
const CONVICTIONS_TO_RETURN = 3;

function isConviction(g: G, id: CardId): boolean {
  return isType(g, id, 'conviction');
}

export function convictionsOf(g: G, imbued: CardId): CardId[] {
  return cardOf(g, imbued).play?.with.filter((id) => isConviction(g, id)) ?? [];
}

/** V-IMB-010 An Imbued has at most 5 convictions; any more are burned. */
export function addConviction(g: G, imbued: CardId, conviction: CardId, by: Seat): void {
  attach(g, conviction, imbued, by);
  if (convictionsOf(g, imbued).length > CONVICTIONS_MAX) burn(g, conviction);
}

/** V-IMB-009 Burns convictions for a cost: those that were named, and as many others as are missing. */
export function burnConvictions(g: G, imbued: CardId, count: number, named: readonly number[] = []): void {
  const all = convictionsOf(g, imbued);
  const chosen = all.filter((id) => named.includes(id)).concat(all.filter((id) => !named.includes(id)));
  for (const id of chosen.slice(0, count)) burn(g, id);
}

/**
 * V-IMB-009 The pieces by which a player names the convictions that he burns; none where they are all alike, or none can be spared.
 * `made` are the pieces that stand after the rest of the sentence.
 */
export function convictionPayment(g: G, imbued: CardId | -1, count: number, made: Path): readonly Piece[] {
  if (imbued === -1 || count <= 0 || made.length >= count) return [];
  // Copies stand beside each other, so that each set is offered once.
  const all = convictionsOf(g, imbued).sort((x, y) => cardOf(g, x).def - cardOf(g, y).def);
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

function imbuedOf(g: G, seat: Seat): CardId[] {
  const { ready, incapacitated } = playerOf(g, seat).zones;
  return [...ready, ...incapacitated].filter((id) => isImbued(g, id));
}

/** V-IMB-007, V-IMB-021 The beginnings of what a player can do for his Imbued in his unlock phase. */
export function unlockPieces(g: G, seat: Seat): Piece[] {
  if (!g.edition.imbued) return [];
  const pieces: Piece[] = [];
  const { hand, ash_heap, incapacitated } = playerOf(g, seat).zones;
  if (imbuedOf(g, seat).some((id) => whyNotConviction(g, seat, id) === undefined)) {
    for (const card of distinct(g, hand)) pieces.push({ say: 'plays', card });
    for (const card of distinct(g, ash_heap)) pieces.push({ say: 'plays from ash heap', card });
  }
  for (const card of incapacitated)
    if (whyNotReturn(g, seat, card) === undefined)
      pieces.push({ say: 'returns by conviction', card, amount: CONVICTIONS_TO_RETURN });
  return pieces;
}

/** Copies of a conviction are one option. */
function distinct(g: G, zone: readonly CardId[]): CardId[] {
  return zone.filter(
    (id, index) => isConviction(g, id) && zone.findIndex((each) => cardOf(g, each).def === cardOf(g, id).def) === index,
  );
}

/** How those sentences go on; undefined if it is none of them. */
export function unlockNext(g: G, seat: Seat, prefix: Path): readonly Piece[] | undefined {
  const { say, card } = prefix[0] as Piece;
  if (say === 'returns by conviction')
    return convictionPayment(g, card as CardId, CONVICTIONS_TO_RETURN, prefix.slice(1));
  if (!isConvictionPlay(g, prefix)) return undefined;
  if (prefix.length > 1) return [];
  return imbuedOf(g, seat)
    .filter((id) => whyNotConviction(g, seat, id) === undefined)
    .map((id) => ({ say: 'on', card: id }));
}

function isConvictionPlay(g: G, path: Path): boolean {
  const { say, card } = path[0] as Piece;
  return say === 'plays from ash heap' || (say === 'plays' && isConviction(g, card as CardId));
}

/** Carries them out; false if the sentence is none of them. */
export function* useInUnlockPhase(g: G, seat: Seat, path: Path): Procedure<boolean> {
  const { say, card } = path[0] as Piece;
  if (say === 'returns by conviction') {
    burnConvictions(g, card as CardId, CONVICTIONS_TO_RETURN, convictionsNamed(path));
    leaveIncapacitated(g, card as CardId);
    return true;
  }
  if (!isConvictionPlay(g, path)) return false;
  const imbued = (path[1] as Piece).card as CardId;
  playOf(g, imbued).did.push('phase:conviction');
  const played =
    say !== 'plays' || (yield* announceCard(g, { seat, card: card as CardId, mode: 0, minion: -1, chosen: {}, x: 0 }));
  if (played && isInPlay(g, imbued)) addConviction(g, imbued, card as CardId, seat);
  return true;
}

/** V-IMB-008, V-AMB-29 An Imbued that comes into play without a conviction gets one from library, hand or ash heap. */
export function* gainFirstConviction(g: G, imbued: CardId): Procedure {
  if (
    !g.edition.imbued ||
    !isImbued(g, imbued) ||
    cardOf(g, imbued).place !== 'ready' ||
    convictionsOf(g, imbued).length > 0
  )
    return;
  if (defOf(g, imbued).traits?.includes('no first conviction')) return;
  const seat = controllerOf(g, imbued);
  const { library, hand, ash_heap } = playerOf(g, seat).zones;
  lookThrough(g, seat, library);
  const found = distinct(g, [...hand, ...ash_heap, ...library]).sort((a, b) =>
    defOf(g, a).name.localeCompare(defOf(g, b).name),
  );
  const nothing: Piece = { say: 'finds nothing' };
  const path = yield* ask({
    seat,
    step: g.state.phase,
    about: { say: 'fetch a conviction', card: imbued },
    passive: [nothing],
    next: oneOf([nothing, ...found.map((card): Piece => ({ say: 'finds', card }))]),
  });
  const card = path[0]?.card;
  const fromHand = card !== undefined && cardOf(g, card).place === 'hand';
  if (card !== undefined) addConviction(g, imbued, card, seat);
  shuffleLibrary(g, seat);
  if (fromHand) replaceCard(g, seat, undefined);
}

// Powers.

/** V-IMB-012, V-IMB-013 A power is taken like equipment; if the action succeeds the Imbued unlocks. */
export function powerTaken(g: G, action: Action): void {
  if (isInPlay(g, action.by)) unlock(g, action.by);
}

// Incapacitation.

/** V-IMB-022 Whoever leaves the incapacitated region, in whatever way, gains 1 life, never above its starting life. */
export function leaveIncapacitated(g: G, imbued: CardId): void {
  move(g, imbued, 'ready', controllerOf(g, imbued));
  if (playOf(g, imbued).counters < startingLife(g, imbued)) gainBlood(g, imbued, 1);
  g.emit({ type: 'recovered', card: refer(g.state, imbued, true) });
}

/** V-IMB-019 The acting minion takes the equipment; the Imbued is burned with all that is left on it. */
export function* destroyImbued(g: G, action: Action): Procedure {
  const target = action.on[0];
  if (target === undefined || cardOf(g, target).place !== 'incapacitated') return;
  for (const id of [...playOf(g, target).with])
    if (isType(g, id, 'equipment') && whyNotBear(g, defOf(g, id), action.by) === undefined)
      attach(g, id, action.by, action.seat);
  burn(g, target);
  yield* revenge(g, action);
}

/** V-IMB-020 Each ready Imbued may burn one conviction to inflict 1 unpreventable damage on the acting minion. */
function* revenge(g: G, action: Action): Procedure {
  for (const seat of clockwiseFrom(g, action.seat))
    for (const imbued of [...playerOf(g, seat).zones.ready]) {
      const able = () =>
        cardOf(g, imbued).place === 'ready' &&
        isImbued(g, imbued) &&
        convictionsOf(g, imbued).length > 0 &&
        isInPlay(g, action.by);
      if (!able()) continue;
      const path = yield* ask({
        seat,
        step: 'after resolution',
        about: { say: 'avenge', card: action.by },
        passive: PASSIVE_PASS,
        next: (prefix) => {
          if (prefix.length === 0) return [PASS, { say: 'avenges', card: imbued }];
          return prefix[0]?.say === 'pass' ? [] : convictionPayment(g, imbued, 1, prefix.slice(1));
        },
      });
      if (path[0]?.say === 'pass') continue;
      burnConvictions(g, imbued, 1, convictionsNamed(path));
      yield* inflict(g, action.by, { amount: 1, aggravated: false, unpreventable: true, source: imbued, by: imbued });
    }
}
