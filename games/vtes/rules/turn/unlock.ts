/** Chapter 9: the unlock phase. */

import {
  ask,
  type CardId,
  forbid,
  type Heard,
  oneOf,
  PASS,
  PASSIVE_PASS,
  type Path,
  type Piece,
  type Procedure,
  type Seat,
} from '@praxis/engine';
import type { Trigger } from '../../cards/language.ts';
import { abilityOf, carryOutTrigger, type Due, dueFor, dueNamed, duePiece, isStillDue } from '../cards/triggers.ts';
import { gainPool } from '../changes/counters.ts';
import { drawDelayed, replaceCard } from '../changes/hand.ts';
import { endForPlayer } from '../changes/lasting.ts';
import { unlock } from '../changes/marks.ts';
import { burn } from '../changes/moving.ts';
import { withdraw } from '../changes/ousting.ts';
import { burnPool } from '../changes/pool.ts';
import { controllerOf, hasTrait, isMinion } from '../facts/cards.ts';
import { chooseNext } from '../facts/choices.ts';
import { isOver } from '../facts/ending.ts';
import { abilitiesOf } from '../facts/printed.ts';
import { meetsRequirements } from '../facts/requirements.ts';
import { sceneOf } from '../facts/scenes.ts';
import { clockwiseFrom, predatorOf } from '../facts/seats.ts';
import { cardsInPlay } from '../facts/tabletop.ts';
import { bonus, handSizeOf } from '../facts/values.ts';
import { HAD_TO_UNLOCK } from '../state/notes.ts';
import { cardOf, defOf, type G, type Lasting, playerOf, playOf } from '../state/state.ts';
import { isSaid } from '../state/words.ts';
import { contestPayments, hasContests, winContests } from './contests.ts';
import { unlockNext, unlockPieces, useInUnlockPhase } from './imbued.ts';
import { type Phase, phaseWindow } from './phase.ts';

/** Triggers of the player's own cards in his unlock phase, and those of the others' cards. */
const OWN_TRIGGERS: readonly Trigger[] = ['your unlock phase', 'each unlock phase'];
const OTHERS_TRIGGERS: readonly Trigger[] = ['each unlock phase', 'each other unlock phase'];
const PREDATORS_TRIGGER: Trigger = "your prey's unlock phase";

/** V-UNL-001 to V-UNL-004 First everything unlocks, then the effects of the phase happen in the order the player chooses. */
export function* unlockPart(g: G): Procedure {
  const seat = g.state.turn;
  const player = playerOf(g, seat);
  g.state.at = 'master';
  // V-WDR-006 Nothing has spoiled the withdrawal that was announced in the last unlock phase.
  if (player.withdrawing) {
    withdraw(g, seat);
    g.state.at = 'end of turn';
    return;
  }
  // V-WDR-001 It is the start of the turn that counts, so this is noted before anything is drawn.
  const isShort = player.zones.library.length === 0 && player.zones.hand.length < handSizeOf(g, seat);
  if (isShort) player.did.push('phase:short of cards');
  // Draws that wait for this phase come before anything unlocks.
  drawDelayed(g, 'unlock', seat);
  endForPlayer(g, seat, 'next unlock');
  const unlocked = unlockAll(g, seat, yield* staysLocked(g, seat));
  yield* g.chapters.runTriggers(g, 'bearer unlocks', unlocked);
  winContests(g, seat);
  // V-UNL-002, V-UNL-004 The other effects come before or after the payments for contests, as the player likes.
  if (hasContests(g, seat)) {
    yield* ownWindow(g);
    yield* contestPayments(g, seat);
  }
  // Payments and automatic effects are over before anybody else may use anything.
  if (pending(g, seat).some((due) => isBinding(g, due))) {
    yield* ownWindow(g);
    yield* carryOutTheRest(g, seat);
  }
  yield* unlockWindow(g);
  yield* carryOutTheRest(g, seat);
}

/**
 * V-UNL-001, V-TOR-007, V-TRT-005 All cards of the player, those in torpor too. Infernal minions stay locked, and so do
 * cards that an effect or their player keeps locked. Returns the minions that have unlocked.
 */
function unlockAll(g: G, seat: Seat, kept: readonly CardId[]): CardId[] {
  const unlocked: CardId[] = [];
  for (const id of cardsInPlay(g, seat)) {
    const play = playOf(g, id);
    if (play.did.length > 0) play.did = play.did.filter((each) => !each.startsWith('unlock:'));
    if (!play.locked) continue;
    if (!kept.includes(id) && mustUnlock(g, id)) {
      unlock(g, id);
      if (isMinion(g, id)) unlocked.push(id);
      else play.did.push(HAD_TO_UNLOCK);
    }
  }
  const { lasting } = g.state;
  const isPast = ({ until, card }: Lasting): boolean =>
    (until === 'unlock' || until === 'next unlock') && card !== undefined && controllerOf(g, card) === seat;
  if (lasting.some(isPast)) g.state.lasting = lasting.filter((effect) => !isPast(effect));
  return unlocked;
}

function mustUnlock(g: G, id: CardId): boolean {
  return !forbid('V-TRT-005', isInfernal(g, id)) && bonus(g, id, 'cannot unlock') <= 0;
}

function keepsLocked(g: G, id: CardId): boolean {
  return abilitiesOf(g, id).some((each) => 'always' in each && each.always === 'may stay locked');
}

/** The locked minions that an effect lets the player keep locked, and that the player does not unlock. */
function* staysLocked(g: G, seat: Seat): Procedure<readonly CardId[]> {
  const kept: CardId[] = [];
  for (const card of isSaid(g, 'may stay locked') ? cardsInPlay(g, seat) : []) {
    const { on } = playOf(g, card);
    if (on === undefined || !playOf(g, on).locked || !keepsLocked(g, card) || !mustUnlock(g, on)) continue;
    const [piece] = yield* ask({
      seat,
      step: 'unlock',
      about: { say: 'may use', card },
      next: oneOf([PASS, { say: 'uses', card }]),
      passive: PASSIVE_PASS,
    });
    if (piece?.say === 'uses') kept.push(on);
  }
  return kept;
}

function isInfernal(g: G, id: CardId): boolean {
  return g.edition.traits && isMinion(g, id) && hasTrait(g, id, 'infernal');
}

function unlockWindow(g: G): Procedure {
  return phaseWindow(g, thePhase(g));
}

/** The part of the phase in which the player puts his own affairs in order. */
function ownWindow(g: G): Procedure {
  return phaseWindow(g, thePhase(g), [g.state.turn]);
}

function thePhase(g: G): Phase {
  return {
    step: 'unlock',
    about: { say: 'unlock phase' },
    first: (seat) => firstPieces(g, seat),
    next: (seat, prefix) => nextPieces(g, seat, prefix),
    use: (heard) => useInUnlock(g, heard),
  };
}

function firstPieces(g: G, seat: Seat): Piece[] {
  const pieces: Piece[] = [];
  if (seat === g.state.turn) {
    if (whyNotGainFromEdge(g, seat) === undefined) pieces.push({ say: 'gains pool from edge', amount: 1 });
    for (const card of cardsInPlay(g, seat))
      if (whyNotUnlockInfernal(g, seat, card) === undefined)
        pieces.push({ say: 'burns pool to unlock', card, amount: 1 });
    if (whyNotWithdraw(g, seat) === undefined) pieces.push({ say: 'withdraws' });
    pieces.push(...unlockPieces(g, seat));
    addDuePieces(g, seat, pieces);
  }
  for (const card of playerOf(g, seat).zones.hand)
    if (whyNotBurnOption(g, seat, card) === undefined && !pieces.some((piece) => isCopy(g, piece, card)))
      pieces.push({ say: 'discards', card });
  return pieces;
}

function isCopy(g: G, piece: Piece, card: CardId): boolean {
  return piece.say === 'discards' && cardOf(g, piece.card as CardId).def === cardOf(g, card).def;
}

/** Effects that happen by themselves, through any player's cards, are named only where there is an order to choose. */
function addDuePieces(g: G, seat: Seat, pieces: Piece[]): void {
  const due = pending(g, seat).filter((each) => isOwn(g, each) || isBinding(g, each));
  const several = due.length + pieces.length > 1;
  for (const each of due) {
    if (isUsed(g, each)) pieces.push({ say: 'uses', card: each.card });
    else if (several) pieces.push(duePiece(g, each));
  }
}

/**
 * The triggers that are due and have not been carried out in this phase: of the player's own cards, then of those of
 * the others.
 */
function pending(g: G, seat: Seat): Due[] {
  const due = OWN_TRIGGERS.flatMap((trigger) => dueFor(g, seat, trigger));
  for (const trigger of OTHERS_TRIGGERS)
    for (const other of clockwiseFrom(g, seat)) if (other !== seat) due.push(...dueFor(g, other, trigger));
  const predator = predatorOf(g, seat);
  if (predator !== seat) due.push(...dueFor(g, predator, PREDATORS_TRIGGER));
  return due.length === 0 ? due : due.filter((each) => !playOf(g, each.card).did.includes(noteOf(each)));
}

function isOwn(g: G, due: Due): boolean {
  return cardOf(g, due.card).at === g.state.turn;
}

/** It happens without anybody being asked. */
function isBinding(g: G, due: Due): boolean {
  const { optional, choose } = abilityOf(g, due);
  return !optional && !choose;
}

function noteOf(due: Due): string {
  return `phase:triggered ${due.index}`;
}

/** An effect that asks something is said like a use, unless the card has uses as well: then it asks by itself at the end. */
function isUsed(g: G, due: Due): boolean {
  if (isBinding(g, due) || !isOwn(g, due)) return false;
  return !defOf(g, due.card).abilities?.some((each) => 'use' in each);
}

function nextPieces(g: G, seat: Seat, prefix: Path): readonly Piece[] | undefined {
  const { say, card } = prefix[0] as Piece;
  if (say !== 'uses' || card === undefined) return unlockNext(g, seat, prefix);
  const due = usedDue(g, card);
  if (!due || cardOf(g, card).at !== seat) return undefined;
  return chooseNext(g, sceneOf(g, card), abilityOf(g, due).choose ?? [], prefix.slice(1));
}

/** The effect that `uses` means, if it is one that happens by itself. */
function usedDue(g: G, card: CardId): Due | undefined {
  for (const trigger of OWN_TRIGGERS) {
    const due = dueNamed(g, card, trigger);
    if (due && isUsed(g, due)) return due;
  }
  return undefined;
}

function* useInUnlock(g: G, { seat, path }: Heard): Procedure<boolean> {
  const { say, card, word } = path[0] as Piece;
  const player = playerOf(g, seat);
  switch (say) {
    case 'gains pool from edge':
      player.did.push('phase:edge');
      gainPool(g, seat, 1);
      return true;
    case 'burns pool to unlock':
      burnPool(g, seat, 1);
      if (cardOf(g, card as CardId).play && unlock(g, card as CardId, true))
        yield* g.chapters.runTriggers(g, 'bearer unlocks', [card as CardId]);
      return true;
    case 'withdraws':
      player.withdrawing = true;
      g.emit({ type: 'withdrawal announced', seat });
      return true;
    case 'discards':
      player.did.push('phase:burn option');
      burn(g, card as CardId);
      replaceCard(g, seat, undefined);
      return true;
    case 'carries out': {
      const due = [...OWN_TRIGGERS, ...OTHERS_TRIGGERS]
        .map((trigger) => dueNamed(g, card as CardId, trigger, word))
        .find((each) => each !== undefined);
      if (due) yield* carryOutNoted(g, due);
      return true;
    }
    case 'uses': {
      const due = usedDue(g, card as CardId);
      if (!due) return false;
      yield* carryOutNoted(g, due, path);
      return true;
    }
    default:
      return yield* useInUnlockPhase(g, seat, path);
  }
}

function* carryOutNoted(g: G, due: Due, path?: Path): Procedure {
  playOf(g, due.card).did.push(noteOf(due));
  yield* carryOutTrigger(g, due, path);
}

/** Carries out automatic effects that have not been put in order. */
function* carryOutTheRest(g: G, seat: Seat): Procedure {
  for (const due of pending(g, seat)) {
    if (isOver(g) || playerOf(g, seat).ousted) return;
    if (!isUsed(g, due) || !abilityOf(g, due).optional) if (isStillDue(g, due)) yield* carryOutNoted(g, due);
  }
}

/** V-UNL-003 */
export function whyNotGainFromEdge(g: G, seat: Seat): string | undefined {
  return (
    forbid('V-UNL-003', g.state.edge !== seat) ?? forbid('V-UNL-003', playerOf(g, seat).did.includes('phase:edge'))
  );
}

/** V-TRT-005 */
export function whyNotUnlockInfernal(g: G, seat: Seat, card: CardId): string | undefined {
  const { at, play } = cardOf(g, card);
  return !isInfernal(g, card) || at !== seat || !play?.locked || playerOf(g, seat).pool < 1 ? 'V-TRT-005' : undefined;
}

/** V-WDR-001 */
export function whyNotWithdraw(g: G, seat: Seat): string | undefined {
  const player = playerOf(g, seat);
  if (player.withdrawing) return 'V-WDR-001';
  return forbid('V-WDR-001', !player.did.includes('phase:short of cards'));
}

/**
 * V-CARD-031, V-CARD-032 A card that none of the player's minions could use may be discarded, once per unlock phase.
 */
export function whyNotBurnOption(g: G, seat: Seat, card: CardId): string | undefined {
  const def = defOf(g, card);
  if (!g.edition.burnOption || !def.burnOption) return 'V-CARD-031';
  const { zones, did } = playerOf(g, seat);
  const usable = [...zones.ready, ...zones.torpor, ...zones.incapacitated].some(
    (id) => isMinion(g, id) && meetsRequirements(g, id, def),
  );
  return forbid('V-CARD-031', usable) ?? forbid('V-CARD-032', did.includes('phase:burn option'));
}
