/** Chapters 4 and 7: which cards can be played and used now, and the continuations of the sentences about them. */

import type { CardId, Path, Piece, Seat } from '@praxis/engine';
import type { CardDef, Choose, Mode } from '../../cards/language.ts';
import { chooseNext, readChoices } from '../facts/choices.ts';
import { costOf, xPieces } from '../facts/costs.ts';
import { convictionPayment, convictionsNamed } from '../facts/imbued.ts';
import { mayPlayKept } from '../facts/kept-cards.ts';
import { whyNotNow, whyNotWith } from '../facts/legality.ts';
import type { Play, Scene } from '../facts/scenes.ts';
import { couldUse, playableKept } from '../facts/tabletop.ts';
import { levelPiece, modeNamed, modesOf, typeOf } from '../state/modes.ts';
import { cardOf, defOf, type G, playerOf, timingOfCard } from '../state/state.ts';
import { type Step, stepBit } from '../state/steps.ts';
import { addUses, hasOwnSentence, useNext } from './using.ts';

/** The minions that could play a card now, in any of its ways. */
function playersOfCard(g: G, seat: Seat, card: CardId, step: Step): CardId[] {
  return minionsFor(g, seat).filter(
    (minion) => mayPlayKept(g, card, minion) && isPlayable(g, seat, card, minion, step),
  );
}

/** True if any minion can play the card; restrictions on all of them are checked once. */
function hasPlayer(g: G, seat: Seat, card: CardId, step: Step): boolean {
  const { modes } = timingOfCard(g, card);
  for (let mode = 0; mode < modes.length; mode++) {
    if (!isTime(g, seat, card, mode, true, step)) continue;
    for (const minion of minionsFor(g, seat))
      if (mayPlayKept(g, card, minion) && whyNotWith(g, seat, card, mode, minion, step) === undefined) return true;
  }
  return false;
}

/** Minions that may play cards at all: ready ones, a vampire in torpor during its own action (V-TOR-005), and Imbued. */
function minionsFor(g: G, seat: Seat): CardId[] {
  const { ready, torpor, incapacitated } = playerOf(g, seat).zones;
  return torpor.length === 0 && incapacitated.length === 0 ? ready : [...ready, ...torpor, ...incapacitated];
}

function legalModes(g: G, seat: Seat, card: CardId, minion: CardId | undefined, step: Step): number[] {
  const legal: number[] = [];
  const { length } = timingOfCard(g, card).modes;
  for (let mode = 0; mode < length; mode++) if (isLegal(g, seat, card, mode, minion, step)) legal.push(mode);
  return legal;
}

function isPlayable(g: G, seat: Seat, card: CardId, minion: CardId | undefined, step: Step): boolean {
  const { length } = timingOfCard(g, card).modes;
  for (let mode = 0; mode < length; mode++) if (isLegal(g, seat, card, mode, minion, step)) return true;
  return false;
}

function isLegal(g: G, seat: Seat, card: CardId, mode: number, minion: CardId | undefined, step: Step): boolean {
  return (
    isTime(g, seat, card, mode, minion !== undefined, step) &&
    whyNotWith(g, seat, card, mode, minion, step) === undefined
  );
}

/** True if the step and the table allow a minion (or the Methuselah) to play the card now. */
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
    if ((timingOfCard(g, card).all & bits) === 0 || sameBefore(g, hand, i)) continue;
    if (isOpen(g, seat, card, step, bits)) pieces.push({ say: 'plays', card });
  }
  // Cards that lie on others are played like those in hand.
  for (const card of playableKept(g, seat)) if (isOpen(g, seat, card, step, bits)) pieces.push({ say: 'plays', card });
  addUses(g, seat, step, pieces);
  return pieces;
}

function isOpen(g: G, seat: Seat, card: CardId, step: Step, bits: number): boolean {
  const { byPlayer, byMinion } = timingOfCard(g, card);
  return (
    ((byPlayer & bits) !== 0 && isPlayable(g, seat, card, undefined, step)) ||
    ((byMinion & bits) !== 0 && hasPlayer(g, seat, card, step))
  );
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
  const masterly = legalModes(g, seat, card, undefined, step);
  let minion: CardId | undefined;
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

/**
 * The choices made as the card is played; V-PRO-003 the terms of a referendum are chosen only after the action has
 * succeeded.
 */
export function namedChoices(def: CardDef, mode: Mode): readonly Choose[] {
  return typeOf(def, mode) === 'political action' ? [] : (mode.choose ?? []);
}

/** Reads a complete sentence that starts with `plays`. */
export function readPlay(g: G, seat: Seat, path: Path): Play {
  const card = (path[0] as Piece).card as CardId;
  const def = defOf(g, card);
  let at = 1;
  let minion: CardId | undefined;
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
