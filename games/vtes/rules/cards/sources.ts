/**
 * The sources of a combatant's maneuvers, strikes, presses and prevention: combat cards, cards in play, and earlier
 * effects. They have sentences of their own: `Sully maneuvers with …`, `Sully presses to continue with …`.
 */

import { type CardId, END, type Path, type Piece, type Procedure, type Seat, samePiece } from '@praxis/engine';
import type { Activated, Choose, Cost, Effect, Filter, Mode, Stat } from '../../cards/language.ts';
import { chooseNext } from '../facts/choices.ts';
import { costOf, xPieces } from '../facts/costs.ts';
import { candidates } from '../facts/filters.ts';
import { mayPlayKept } from '../facts/kept-cards.ts';
import { whyNotPlay } from '../facts/legality.ts';
import { abilitiesOf } from '../facts/printed.ts';
import { type Play, type Scene, sceneOfPlay } from '../facts/scenes.ts';
import { playableKept } from '../facts/tabletop.ts';
import { counts } from '../facts/values.ts';
import { levelPiece, modesOf, typeOf } from '../state/modes.ts';
import { cardOf, defOf, type G, type Lasting, playerOf, timingOfCard } from '../state/state.ts';
import { type Step, stepBit } from '../state/steps.ts';
import { perform } from './effects.ts';
import { readPlay, sameBefore } from './offers.ts';
import { announceCard, settle } from './playing.ts';
import { payUse, useName, whyNotUse } from './using.ts';

/** One way to get the wanted effect: the continuation of the sentence, and the effect that gives it. */
export interface Source {
  readonly path: Path;
  readonly effect: Effect;
  readonly scene: Scene;
}

export type Wanted = (effect: Effect) => boolean;

/** The next pieces of a question whose complete answers are these. No answer may be the beginning of another. */
export function among(paths: readonly Path[], prefix: Path): Piece[] {
  const pieces: Piece[] = [];
  for (const path of paths) {
    const piece = path[prefix.length];
    if (!piece || !startsWith(path, prefix)) continue;
    if (!pieces.some((each) => samePiece(each, piece))) pieces.push(piece);
  }
  return pieces;
}

function startsWith(path: Path, prefix: Path): boolean {
  for (let i = 0; i < prefix.length; i++) if (!samePiece(path[i] as Piece, prefix[i] as Piece)) return false;
  return true;
}

/** All sources of the wanted effect for the minion in this step. */
export function sourcesOf(g: G, seat: Seat, minion: CardId, step: Step, wanted: Wanted): Source[] {
  const found: Source[] = [];
  addCards(g, seat, minion, step, wanted, found);
  addAbilities(g, seat, minion, step, wanted, found);
  return found;
}

/** V-RNG-004, V-STR-003 Combat cards in the hand of its controller, or that it can play as if they were there. */
function addCards(g: G, seat: Seat, minion: CardId, step: Step, wanted: Wanted, found: Source[]): void {
  const { hand } = playerOf(g, seat).zones;
  const bits = stepBit(step);
  for (let i = 0; i < hand.length; i++)
    if ((timingOfCard(g, hand[i] as CardId).all & bits) !== 0 && !sameBefore(g, hand, i))
      addCard(g, seat, minion, hand[i] as CardId, step, wanted, found);
  for (const card of playableKept(g, seat))
    if ((timingOfCard(g, card).all & bits) !== 0 && mayPlayKept(g, card, minion))
      addCard(g, seat, minion, card, step, wanted, found);
}

function addCard(g: G, seat: Seat, minion: CardId, card: CardId, step: Step, wanted: Wanted, found: Source[]): void {
  const def = defOf(g, card);
  const timing = timingOfCard(g, card);
  const modes = modesOf(def);
  for (let index = 0; index < modes.length; index++) {
    const mode = modes[index] as Mode;
    if (((timing.modes[index] as number) & stepBit(step)) === 0 || mode.by !== undefined) continue;
    const effect = mode.effects.find(wanted);
    if (!effect || typeOf(def, mode) !== 'combat') continue;
    if (whyNotPlay(g, seat, card, index, minion, step) !== undefined) continue;
    const head: Piece[] = [{ say: 'with', card }];
    if (modes.length > 1) head.push(levelPiece(mode));
    const scene: Scene = { seat, minion, card, chosen: {}, x: 0 };
    addCompletions(g, scene, head, mode.choose ?? [], costOf(def, mode), effect, found);
  }
}

/** Adds the abilities of the minion itself and of the cards on it. */
function addAbilities(g: G, seat: Seat, minion: CardId, step: Step, wanted: Wanted, found: Source[]): void {
  const bits = stepBit(step);
  for (const card of [minion, ...(cardOf(g, minion).play?.with ?? [])]) {
    if ((timingOfCard(g, card).use & bits) === 0) continue;
    const abilities = abilitiesOf(g, card);
    const several = abilities.filter((each) => 'use' in each).length > 1;
    for (const ability of abilities) {
      const effect = 'use' in ability ? ability.effects.find(wanted) : undefined;
      if (!effect || !('use' in ability)) continue;
      if (whyNotUse(g, seat, card, ability, step) !== undefined) continue;
      const head: Piece[] = [{ say: 'with ability', card }];
      if (several) head.push({ say: 'choosing mode', word: useName(ability) });
      const scene: Scene = { seat, minion, card, chosen: {}, x: 0 };
      addCompletions(g, scene, head, ability.choose ?? [], discardOnly(ability.cost), effect, found);
    }
  }
  for (const allowed of g.state.allowed) {
    const { card, ability } = allowed;
    const effect = allowed.minion === minion ? ability.effects.find(wanted) : undefined;
    if (!effect || whyNotUse(g, seat, minion, ability, step) !== undefined) continue;
    const scene: Scene = { seat, minion, card, chosen: {}, x: 0 };
    addCompletions(g, scene, [{ say: 'with ability', card }], ability.choose ?? [], {}, effect, found);
  }
}

/** Every way to make the choices of a card and to pay its X. */
function addCompletions(
  g: G,
  scene: Scene,
  head: Path,
  chooses: readonly Choose[],
  cost: Cost,
  effect: Effect,
  found: Source[],
): void {
  const walk = (choices: Path): void => {
    const pieces = chooseNext(g, scene, chooses, choices);
    for (const piece of pieces) walk([...choices, piece]);
    if (pieces.length > 0) return;
    const payments = cost.discard ? discardPieces(g, scene, cost.discard) : xPieces(g, scene.seat, scene.minion, cost);
    if (payments.length === 0) found.push({ path: [...head, ...choices], effect, scene });
    for (const piece of payments)
      found.push({ path: [...head, ...choices, piece], effect, scene: { ...scene, x: piece.amount ?? 0 } });
  };
  walk([]);
}

/** The part of an ability's cost that a sentence has to name. */
function discardOnly(cost: Cost | undefined): Cost {
  return cost?.discard ? { discard: cost.discard } : {};
}

/** The cards of the hand that can be discarded for it. */
function discardPieces(g: G, scene: Scene, discard: Filter): Piece[] {
  return candidates(g, scene, { ...discard, in: 'hand', of: 'you' }).map((card) => ({ say: 'discarding', card }));
}

/** Effects that the minion may use when it wants: an optional maneuver, an optional press, prevention. */
export function givenTo(g: G, minion: CardId, stat: Stat): Lasting[] {
  return g.state.lasting.filter(
    (each) => each.card === minion && each.stat === stat && each.amount > 0 && counts(g, each),
  );
}

export function givenPiece(given: Lasting): Piece {
  return given.source === undefined
    ? { say: 'with effect', word: given.stat }
    : { say: 'with effect', card: given.source, word: given.stat };
}

/** Uses up one of the options that an effect has given. */
export function spendGiven(g: G, minion: CardId, piece: Piece): void {
  const { lasting } = g.state;
  const at = lasting.findIndex(
    (each) => each.card === minion && each.stat === piece.word && each.amount > 0 && each.source === piece.card,
  );
  const given = lasting[at];
  if (!given) return;
  if (given.amount > 1) lasting[at] = { ...given, amount: given.amount - 1 };
  else lasting.splice(at, 1);
}

/** A used effect and its scene; a card that is kept until its strike resolves is not yet in the ash heap. */
export interface Used {
  readonly scene: Scene;
  readonly effects: readonly Effect[];
}

/**
 * Plays the card or uses the ability that the sentence names from `path[at]` on, and carries out its effects except for
 * those of the kinds given, which are the caller's. Undefined if the card was cancelled.
 */
export function* useSource(
  g: G,
  seat: Seat,
  minion: CardId,
  path: Path,
  at: number,
  callers: readonly Effect['do'][],
): Procedure<Used | undefined> {
  const piece = path[at] as Piece;
  const rest = path.slice(at + 1).filter((each) => each.say !== END.say);
  const card = piece.card as CardId;
  if (piece.say === 'with ability') {
    const { ability, scene } = payUse(g, seat, [{ say: 'uses', card }, ...rest]);
    yield* perform(g, scene, othersOf(ability.effects, callers));
    return { scene, effects: (ability as Activated).effects };
  }
  const play: Play = readPlay(g, seat, [{ say: 'plays', card }, { say: 'with', card: minion }, ...rest]);
  const mode = modesOf(defOf(g, card))[play.mode] as Mode;
  if (!(yield* announceCard(g, play))) return undefined;
  const scene = sceneOfPlay(play);
  yield* perform(g, scene, othersOf(mode.effects, callers));
  if (!mode.effects.some((effect) => effect.do === 'strike')) settle(g, card);
  return { scene, effects: mode.effects };
}

function othersOf(effects: readonly Effect[], callers: readonly Effect['do'][]): readonly Effect[] {
  return effects.filter((effect) => !callers.includes(effect.do));
}
