/** Chapters 4 and 7: playing cards; the "as played" window. */

import {
  type CardId,
  EVERYBODY,
  type Heard,
  opportunity,
  type Path,
  type Piece,
  type Procedure,
  refer,
  renew,
  type Seat,
} from '@praxis/engine';
import type { CardDef, Choose, Mode } from '../../cards/language.ts';
import { burn } from '../changes/general.ts';
import { replaceCard } from '../changes/hand.ts';
import { keeperOf, storedCards, takeFromStore } from '../changes/stored.ts';
import { chooseNext, readChoices } from '../facts/choices.ts';
import { costOf, payCost, xPieces } from '../facts/costs.ts';
import { limitedName, playedName, whyNotNow, whyNotWith } from '../facts/legality.ts';
import type { Scene } from '../facts/select.ts';
import { changed, couldUse } from '../facts/tabletop.ts';
import { levelOf, levelPiece, modeNamed, modesOf, typeOf } from '../state/modes.ts';
import { cardOf, defOf, type G, playerOf, playOf, timingOfCard } from '../state/state.ts';
import { type Step, stepBit } from '../state/steps.ts';
import { convictionPayment, convictionsNamed } from '../turn/imbued.ts';
import { playMaster } from '../turn/master.ts';
import { perform } from './effects.ts';
import { addUses, hasOwnSentence, useCard, useNext } from './using.ts';
import { cardQuestion, impulse } from './windows.ts';

/** A card being played: by whom, how, and on what. */
export interface Play {
  readonly seat: Seat;
  readonly card: CardId;
  readonly mode: number;
  readonly minion: CardId | -1;
  readonly chosen: Readonly<Record<string, readonly number[]>>;
  readonly x: number;
}

export function sceneOfPlay(play: Play): Scene {
  return { seat: play.seat, minion: play.minion, card: play.card, chosen: play.chosen, x: play.x };
}

/** The minions that could play a card now, in any of its ways. */
function playersOfCard(g: G, seat: Seat, card: CardId, step: Step): CardId[] {
  const keeper = keeperOf(g, card);
  return minionsFor(g, seat).filter(
    (minion) => (keeper ?? minion) === minion && isPlayable(g, seat, card, minion, step),
  );
}

/** Whether any minion can play the card; what forbids it to all of them is looked at once. */
function hasPlayer(g: G, seat: Seat, card: CardId, step: Step): boolean {
  const { modes } = timingOfCard(g, card);
  const keeper = keeperOf(g, card);
  for (let mode = 0; mode < modes.length; mode++) {
    if (!isTime(g, seat, card, mode, true, step)) continue;
    for (const minion of minionsFor(g, seat))
      if ((keeper ?? minion) === minion && whyNotWith(g, seat, card, mode, minion, step) === undefined) return true;
  }
  return false;
}

/** Minions that may play cards at all: ready ones, a vampire in torpor during its own action (V-TOR-005), and Imbued. */
function minionsFor(g: G, seat: Seat): CardId[] {
  const { ready, torpor, incapacitated } = playerOf(g, seat).zones;
  return torpor.length === 0 && incapacitated.length === 0 ? ready : [...ready, ...torpor, ...incapacitated];
}

export function legalModes(g: G, seat: Seat, card: CardId, minion: CardId | -1, step: Step): number[] {
  const legal: number[] = [];
  const { length } = timingOfCard(g, card).modes;
  for (let mode = 0; mode < length; mode++) if (isLegal(g, seat, card, mode, minion, step)) legal.push(mode);
  return legal;
}

function isPlayable(g: G, seat: Seat, card: CardId, minion: CardId | -1, step: Step): boolean {
  const { length } = timingOfCard(g, card).modes;
  for (let mode = 0; mode < length; mode++) if (isLegal(g, seat, card, mode, minion, step)) return true;
  return false;
}

function isLegal(g: G, seat: Seat, card: CardId, mode: number, minion: CardId | -1, step: Step): boolean {
  return (
    isTime(g, seat, card, mode, minion !== -1, step) && whyNotWith(g, seat, card, mode, minion, step) === undefined
  );
}

/** Whether a minion (or the Methuselah) could play the card now as far as the step and the table are concerned. */
function isTime(g: G, seat: Seat, card: CardId, mode: number, byMinion: boolean, step: Step): boolean {
  const { modes, minions } = timingOfCard(g, card);
  if (((modes[mode] as number) & stepBit(step)) === 0 || minions[mode] !== byMinion) return false;
  if (hasOwnSentence(modesOf(defOf(g, card))[mode] as Mode, step)) return false;
  return whyNotNow(g, seat, card, mode, step) === undefined;
}

/** The first pieces of all plays and uses open to a seat in this step. */
export function openings(g: G, seat: Seat, step: Step): Piece[] {
  const pieces: Piece[] = [];
  const bits = stepBit(step);
  if (!couldUse(g, seat, bits)) return pieces;
  const { hand } = playerOf(g, seat).zones;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardId;
    const { byPlayer, byMinion } = timingOfCard(g, card);
    if (((byPlayer | byMinion) & bits) === 0 || sameBefore(g, hand, i)) continue;
    const playable =
      ((byPlayer & bits) !== 0 && isPlayable(g, seat, card, -1, step)) ||
      ((byMinion & bits) !== 0 && hasPlayer(g, seat, card, step));
    if (playable) pieces.push({ say: 'plays', card });
  }
  // Cards under minions are played like those in hand; there are action cards only.
  if (step === 'minion')
    for (const card of storedCards(g, seat)) if (hasPlayer(g, seat, card, step)) pieces.push({ say: 'plays', card });
  addUses(g, seat, step, pieces);
  return pieces;
}

/** Copies of a card in hand are one option. */
export function sameBefore(g: G, hand: readonly CardId[], index: number): boolean {
  const { def } = cardOf(g, hand[index] as CardId);
  for (let i = 0; i < index; i++) if (cardOf(g, hand[i] as CardId).def === def) return true;
  return false;
}

/** The pieces that follow an opening. */
export function continuation(g: G, seat: Seat, step: Step, prefix: Path): readonly Piece[] {
  const head = prefix[0] as Piece;
  const card = head.card as CardId;
  return head.say === 'uses' ? useNext(g, seat, step, card, prefix) : playNext(g, seat, step, card, prefix);
}

function playNext(g: G, seat: Seat, step: Step, card: CardId, prefix: Path): readonly Piece[] {
  const def = defOf(g, card);
  let at = 1;
  const masterly = legalModes(g, seat, card, -1, step);
  let minion: CardId | -1 = -1;
  if (masterly.length === 0) {
    if (prefix.length === at) return playersOfCard(g, seat, card, step).map((each) => ({ say: 'with', card: each }));
    minion = (prefix[at] as Piece).card as CardId;
    at++;
  }
  const modes = modesOf(def);
  let mode = 0;
  if (modes.length > 1) {
    if (prefix.length === at)
      return legalModes(g, seat, card, minion, step).map((index) => levelPiece(modes[index] as Mode));
    mode = modeNamed(def, (prefix[at] as Piece).word as string);
    at++;
  }
  const scene: Scene = { seat, minion, card, chosen: {}, x: 0 };
  const chooses = namedChoices(def, modes[mode] as Mode);
  const rest = prefix.slice(at);
  const pieces = chooseNext(g, scene, chooses, rest);
  if (pieces.length > 0) return pieces;
  const { used } = readChoices(chooses, rest);
  const cost = costOf(def, modes[mode] as Mode);
  const amounts = rest.length > used ? [] : xPieces(g, seat, minion, cost);
  return amounts.length > 0 ? amounts : convictionPayment(g, minion, cost.conviction ?? 0, rest.slice(used));
}

/** What is chosen as the card is played; V-PRO-003 the terms of a referendum are chosen only after the action has succeeded. */
function namedChoices(def: CardDef, mode: Mode): readonly Choose[] {
  return typeOf(def, mode) === 'political action' ? [] : (mode.choose ?? []);
}

/** Reads a complete sentence that starts with `plays`. */
export function readPlay(g: G, seat: Seat, path: Path): Play {
  const card = (path[0] as Piece).card as CardId;
  const def = defOf(g, card);
  let at = 1;
  let minion: CardId | -1 = -1;
  if (path[at]?.say === 'with') minion = (path[at++] as Piece).card as CardId;
  const modes = modesOf(def);
  const mode = modes.length > 1 ? modeNamed(def, (path[at++] as Piece).word as string) : 0;
  const rest = path.slice(at);
  const { chosen, used } = readChoices(namedChoices(def, modes[mode] as Mode), rest);
  const last = rest[used];
  const burning = convictionsNamed(rest);
  return {
    seat,
    card,
    mode,
    minion,
    chosen: burning.length > 0 ? { ...chosen, conviction: burning } : chosen,
    x: last?.say === 'paying' ? (last.amount as number) : 0,
  };
}

// Carrying out.

/** The card is shown and leaves the hand; V-CARD-003. */
export function showPlayed(g: G, play: Play): void {
  const card = cardOf(g, play.card);
  const { hand } = playerOf(g, play.seat).zones;
  const at = hand.indexOf(play.card);
  if (at >= 0) hand.splice(at, 1);
  else takeFromStore(g, play.card);
  renew(g.state, play.card);
  card.place = 'played';
  changed(g);
  card.seen = EVERYBODY;
  g.emit({
    type: 'played',
    seat: play.seat,
    card: refer(g.state, play.card, true),
    ...(play.minion === -1 ? {} : { minion: refer(g.state, play.minion, true) }),
    level: levelOf(modesOf(defOf(g, play.card))[play.mode] as Mode),
  });
}

/**
 * Shows the card, pays for it (action cards are paid later), lets others cancel it as it is played and draws the replacement.
 * False if it was cancelled: the card has then been burned.
 */
export function* announceCard(g: G, play: Play, pays = true): Procedure<boolean> {
  const def = defOf(g, play.card);
  const mode = modesOf(def)[play.mode] as Mode;
  const fromHand = cardOf(g, play.card).place === 'hand';
  showPlayed(g, play);
  // V-CAN-002 It counts as played, also if it is cancelled.
  notePlayed(g, def, mode, play.minion);
  const on = namedChoices(def, mode).flatMap((choose) => ('card' in choose ? (play.chosen[choose.name] ?? []) : []));
  const playing = {
    card: play.card,
    mode: play.mode,
    seat: play.seat,
    minion: play.minion,
    on,
    cancelled: false,
    costWaived: false,
  };
  // A card that cancels is itself played while the other one is.
  const other = g.state.playing;
  g.state.playing = playing;
  if (g.edition.asPlayed) yield* asPlayed(g, play);
  g.state.playing = other;
  // V-CAN-004, V-CAN-005 The cost of a cancelled card is paid all the same, unless the cancelling card says otherwise.
  if (pays && !playing.costWaived && (playing.cancelled || !mode.paidWithEffects)) payCost(g, play, costOf(def, mode));
  if (playing.cancelled) {
    g.emit({ type: 'cancelled', card: refer(g.state, play.card, true) });
    burn(g, play.card);
  }
  // V-HAND-008 The replacement is drawn after the window has closed; V-CAN-002 what a cancelled card says about it is void too.
  if (fromHand) replaceCard(g, play.seat, playing.cancelled ? undefined : def.replace);
  // V-AMB-01 Whoever pays the last pool is ousted before the card does anything.
  return !playing.cancelled && !playerOf(g, play.seat).ousted;
}

/** V-CAN-001 Only effects that cancel the card, and wake effects (V-CAN-010), can be used here. */
function* asPlayed(g: G, play: Play): Procedure {
  const order = impulse(g, play.seat);
  yield* opportunity(
    order,
    'first',
    (seat) => cardQuestion(g, seat, 'as played', { say: 'respond to card', card: play.card }),
    function* (heard) {
      yield* carryOut(g, heard, 'as played');
      return g.state.playing?.cancelled !== true;
    },
  );
}

function notePlayed(g: G, def: CardDef, mode: Mode, minion: CardId | -1): void {
  if (minion === -1) return;
  const { action, combat } = g.state;
  const type = typeOf(def, mode);
  if (action && (type === 'action modifier' || type === 'reaction'))
    action.played.push({ minion, name: playedName(g, def, mode) });
  const fighter = combat?.fighters.find((each) => each.card === minion);
  // Only the ways that are limited count: a card may limit one of its levels (V-GEN-001).
  if (mode.once === 'round') fighter?.playedThisRound.push(def.name);
  if (mode.once === 'combat') fighter?.playedThisCombat.push(def.name);
  if (mode.once === 'action') action?.played.push({ minion, name: limitedName(def, mode) });
  if (mode.once === 'turn of all') playerOf(g, g.state.turn).did.push(limitedName(def, mode));
  if (mode.once === 'turn') playOf(g, minion).did.push(`once:${def.name}`);
  if (mode.once === 'unlock') playOf(g, minion).did.push(`unlock:${def.name}`);
}

/** The card goes to the ash heap unless its effects have put it somewhere. */
export function settle(g: G, card: CardId): void {
  if (cardOf(g, card).place === 'played') burn(g, card);
}

/** Plays a card that takes effect at once: masters, modifiers, reactions, combat cards, events. V-CARD-023 Nobody locks by it. */
export function* playCard(g: G, play: Play): Procedure<boolean> {
  const def = defOf(g, play.card);
  const mode = modesOf(def)[play.mode] as Mode;
  if (!(yield* announceCard(g, play))) return false;
  yield* perform(g, sceneOfPlay(play), mode.effects);
  settle(g, play.card);
  return true;
}

/** Carries out a sentence that starts with `plays` or `uses`. */
export function* carryOut(g: G, heard: Heard, _step: Step): Procedure {
  const head = heard.path[0] as Piece;
  if (head.say === 'uses') {
    yield* useCard(g, heard.seat, heard.path);
    return;
  }
  const play = readPlay(g, heard.seat, heard.path);
  const def = defOf(g, play.card);
  if (typeOf(def, modesOf(def)[play.mode] as Mode) === 'master') yield* playMaster(g, play);
  else yield* playCard(g, play);
}
