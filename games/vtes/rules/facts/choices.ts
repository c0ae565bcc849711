/** Choices made when a card is played: targets, players, values, shares. */

import { type CardId, END, forbid, type Path, type Piece, type Seat } from '@praxis/engine';
import type { Choose, Filter } from '../../cards/language.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { isFrenzy, whyBarredAt } from './barring.ts';
import { controllerOf, isInPlay, playersOf } from './cards.ts';
import { amountsOf, surchargeOn } from './costs.ts';
import { candidates, matches } from './filters.ts';
import { namedValues } from './named-values.ts';
import { disciplineOf } from './printed.ts';
import { refOf } from './references.ts';
import type { Scene } from './scenes.ts';
import { clockwiseFrom, predatorOf, preyOf } from './seats.ts';
import { isFightCard, isSlaveAlone, namesAction, whyNotAimedAt, whyNotAttack } from './traits.ts';
import { isPayable, isUsable } from './usable.ts';
import { amountOf, capacityOf, has, isSpared } from './values.ts';

/** V-CARD-012 A card that targets something needs a target. */
export function whyNoTarget(g: G, scene: Scene, chooses: readonly Choose[]): string | undefined {
  for (const [index, choose] of chooses.entries()) {
    // A choice that depends on an earlier one is checked together with that.
    if ('card' in choose && chooses.slice(0, index).some(({ name }) => refersTo(choose.card, name))) continue;
    if ('card' in choose && !choose.optional && (choose.min ?? 1) > 0) {
      const targets = optionsFor(g, scene, choose);
      const why =
        forbid('V-CARD-012', targets.length < (choose.repeated ? 1 : (choose.min ?? 1))) ??
        (mayCostMore(g, scene) ? whyNoneAffordable(g, scene, targets) : undefined);
      if (why) return why;
    }
    if ('player' in choose && !choose.optional && playersFor(g, scene, choose.player).length === 0) return 'V-CARD-012';
    if ('value' in choose && choose.masteredBy && valuesFor(g, scene, choose).length === 0) return 'V-CARD-012';
    if ('number' in choose && !isOfNamed(choose.number) && hasNoNumber(g, scene, choose.number)) return 'V-CARD-012';
  }
  return forbid('V-CARD-012', chooses.some((_, index) => dependsOn(chooses, index)) && !canComplete(g, scene, chooses));
}

/**
 * V-AMB-36 The scene when an action resolves: of the cards that were chosen for it, only those that the text still
 * means. Undefined if none is left of a choice that the text needs: the action has no effect then.
 */
export function atResolution(g: G, scene: Scene, chooses: readonly Choose[]): Scene | undefined {
  let now = scene;
  for (const choose of chooses) {
    const named = scene.chosen[choose.name];
    if (!('card' in choose) || named === undefined || named.length === 0) continue;
    const meant = named.filter((id) => matches(g, now, choose.card, id as CardId));
    if (meant.length === named.length) continue;
    if (meant.length === 0 && !choose.optional && (choose.min ?? 1) > 0) return undefined;
    now = { ...now, chosen: { ...now.chosen, [choose.name]: meant } };
  }
  return now;
}

/** The words that can be named; of Disciplines perhaps only those that a minion has at superior. */
function valuesFor(g: G, scene: Scene, { value, masteredBy }: Extract<Choose, { readonly value: unknown }>) {
  const values = namedValues(g, value);
  const master = masteredBy === undefined ? undefined : refOf(g, scene, masteredBy);
  return master === undefined ? values : values.filter(({ word }) => disciplineOf(g, master, word) >= 2);
}

type Range = Extract<Choose, { readonly number: unknown }>['number'];

function hasNoNumber(g: G, scene: Scene, { min, max }: Range): boolean {
  return amountOf(g, scene, min) > amountOf(g, scene, max);
}

/** True if it is computed from a card that is named before it. */
function isOfNamed({ min, max }: Range): boolean {
  return (typeof min === 'object' || typeof max === 'object') && JSON.stringify([min, max]).includes('"the ');
}

/** True if a choice after this one refers to it: two different vampires, for example. */
function dependsOn(chooses: readonly Choose[], index: number): boolean {
  const { name } = chooses[index] as Choose;
  for (let later = index + 1; later < chooses.length; later++) {
    const choose = chooses[later] as Choose;
    if ('card' in choose && refersTo(choose.card, name)) return true;
    if ('number' in choose && isOfNamed(choose.number)) return true;
  }
  return false;
}

function refersTo({ named, not, sameClan, youngerThan, on }: Filter, name: string): boolean {
  if (named === name || not?.named === name) return true;
  const ref = `the ${name}`;
  return sameClan === ref || youngerThan === ref || on === ref;
}

/** True if there are cards for all the choices at once. */
function canComplete(g: G, scene: Scene, [choose, ...rest]: readonly Choose[]): boolean {
  if (choose === undefined) return true;
  if ('number' in choose && hasNoNumber(g, scene, choose.number)) return false;
  if ('player' in choose && !choose.optional && !isSeveral(choose))
    return playersFor(g, scene, choose.player).some((seat) => canComplete(g, naming(scene, choose, seat), rest));
  if (!('card' in choose) || choose.optional || choose.min !== undefined) return canComplete(g, scene, rest);
  return optionsFor(g, scene, choose).some((id) => canComplete(g, naming(scene, choose, id), rest));
}

function naming(scene: Scene, { name }: Choose, named: CardId | Seat): Scene {
  return { ...scene, chosen: { ...scene.chosen, [name]: [named] } };
}

/** Master cards may cost more on some targets than on others. */
function mayCostMore(g: G, { card }: Scene): boolean {
  return card !== undefined && cardOf(g, card).place === 'hand' && defOf(g, card).types?.[0] === 'master';
}

/** V-CARD-010 It can be played only where its player can pay for it. */
function whyNotAffordOn(g: G, { seat, card }: Scene, target: CardId): string | undefined {
  const def = defOf(g, card as CardId);
  if (surchargeOn(g, seat, def, target) === 0) return undefined;
  return forbid('V-CARD-010', amountsOf(g, seat, def, def.cost ?? {}, 0, [target]).pool > playerOf(g, seat).pool);
}

function whyNoneAffordable(g: G, scene: Scene, targets: readonly CardId[]): string | undefined {
  let why: string | undefined;
  for (const target of targets) {
    why = whyNotAffordOn(g, scene, target);
    if (why === undefined) return undefined;
  }
  return why;
}

/** V-CARD-010 A card may cost as much blood as the capacity of the vampire it names. */
function canPayFor(g: G, { card, minion }: Scene, target: CardId): boolean {
  if (card === undefined || minion === undefined || defOf(g, card).cost?.blood !== 'capacity') return true;
  return capacityOf(g, target) <= (cardOf(g, minion).play?.counters ?? 0);
}

/** The cards among which the player chooses: some choices mean only those that the minion can have and pay for. */
function optionsFor(g: G, scene: Scene, choose: Extract<Choose, { card: Filter }>): CardId[] {
  const all = targetsFor(g, scene, choose.card);
  if (!choose.usable && !choose.payable) return all;
  const { seat, minion } = scene;
  return all.filter((id) => (choose.payable || isUsable(g, minion, id)) && isPayable(g, seat, minion, id, choose));
}

/**
 * The cards that a sentence can name. V-TRT-002 A slave without its master names nothing of another player for an
 * action.
 */
function targetsFor(g: G, scene: Scene, filter: Filter): CardId[] {
  const all = candidates(g, scene, filter).filter((id) => canPayFor(g, scene, id) && !isImmune(g, scene, id));
  if (isSlaveAlone(g, scene)) return all.filter((id) => controllerOf(g, id) === scene.seat);
  return namesAction(g, scene)
    ? all.filter(
        (id) =>
          whyNotAimedAt(g, scene.minion as CardId, id, bloodFor(g, scene)) === undefined &&
          whyBarredAt(g, scene.card, id) === undefined &&
          !(isFightCard(defOf(g, scene.card as CardId)) && whyNotAttack(g, scene.minion as CardId, id)),
      )
    : all;
}

/** The blood that the card costs by itself. */
function bloodFor(g: G, { card }: Scene): number {
  const blood = card === undefined || cardOf(g, card).place !== 'hand' ? 0 : defOf(g, card).cost?.blood;
  return typeof blood === 'number' ? blood : 0;
}

/** Some minions are immune to frenzy cards, contracts or Gehenna events, which then cannot be used on them. */
function isImmune(g: G, { card }: Scene, id: CardId): boolean {
  if (isSpared(g, card, id)) return true;
  if (card === undefined || cardOf(g, id).play === undefined) return false;
  const def = defOf(g, card);
  if (isFrenzy(def)) return has(g, id, 'immune to frenzy cards');
  return def.traits?.includes('contract') === true && has(g, id, 'cannot have contracts');
}

function playersFor(g: G, scene: Scene, kind: Extract<Choose, { readonly player: string }>['player']): Seat[] {
  const alone = isSlaveAlone(g, scene);
  const seats = clockwiseFrom(g, scene.seat).filter((seat) => !alone || seat === scene.seat);
  return seats.filter((seat) => isMeant(g, scene, kind, seat));
}

/** True if a card of the same name in play has already been chosen for the player. */
function isChosenFor(g: G, card: CardId | undefined, seat: Seat): boolean {
  if (card === undefined) return false;
  const { name } = defOf(g, card);
  return g.state.cards.some(
    (_, id) =>
      defOf(g, id as CardId).name === name && isInPlay(g, id as CardId) && playersOf(g, id as CardId).includes(seat),
  );
}

function isMeant(
  g: G,
  scene: Scene,
  kind: Extract<Choose, { readonly player: string }>['player'],
  seat: Seat,
): boolean {
  switch (kind) {
    case 'any':
    case 'one or more':
    case 'at least half':
      return true;
    case 'not chosen yet':
    case 'several not chosen yet':
      return !isChosenFor(g, scene.card, seat);
    case 'another':
      return seat !== scene.seat;
    case 'other than acting':
      return seat !== scene.seat && seat !== g.state.action?.seat;
    case 'prey':
      return seat !== scene.seat && seat === preyOf(g, scene.seat);
    case 'predator':
      return seat !== scene.seat && seat === predatorOf(g, scene.seat);
    case 'prey or predator':
      return seat !== scene.seat && (seat === preyOf(g, scene.seat) || seat === predatorOf(g, scene.seat));
    case 'without pool':
      return g.state.doomed.some((each) => each.seat === seat);
    case 'with more pool':
      return playerOf(g, seat).pool > playerOf(g, scene.seat).pool;
  }
}

// Choices: the pieces of a sentence after the card.

/** The next pieces for a list of choices, given those already made; nothing when all are made. */
export function chooseNext(g: G, scene: Scene, chooses: readonly Choose[], rest: Path): readonly Piece[] {
  let at = 0;
  let known = scene;
  for (const choose of chooses) {
    const taken = takeChoice(choose, rest, at, limitOf(g, known, choose));
    if (!taken.complete) {
      const pieces = choicePieces(g, known, choose, rest.slice(at));
      const index = chooses.indexOf(choose);
      if (!dependsOn(chooses, index)) return pieces;
      const before = known;
      return pieces.filter(({ card, seat }) => {
        const named = card ?? (isSeveral(choose) ? undefined : seat);
        return named === undefined || canComplete(g, naming(before, choose, named), chooses.slice(index + 1));
      });
    }
    at = taken.next;
    known = { ...known, chosen: { ...known.chosen, [choose.name]: taken.values } };
  }
  return [];
}

/** The points that there are to share, or the most cards that may be named. */
function limitOf(g: G, scene: Scene, choose: Choose): number {
  if ('allot' in choose) return amountOf(g, scene, choose.allot);
  return 'card' in choose && choose.upTo !== undefined ? amountOf(g, scene, choose.upTo) : Number.POSITIVE_INFINITY;
}

/** The choices, by name. */
export function readChoices(
  chooses: readonly Choose[],
  rest: Path,
): { chosen: Record<string, readonly number[]>; used: number } {
  const chosen: Record<string, readonly number[]> = {};
  let at = 0;
  for (const choose of chooses) {
    const taken = takeChoice(choose, rest, at, Number.POSITIVE_INFINITY);
    chosen[choose.name] = taken.values;
    at = taken.next;
  }
  return { chosen, used: at };
}

/** `limit`: the number of points to share, or of cards to name; in an answer that is complete it does not matter. */
function takeChoice(
  choose: Choose,
  rest: Path,
  from: number,
  limit: number,
): { values: number[]; next: number; complete: boolean } {
  const values: number[] = [];
  let at = from;
  const max =
    'card' in choose
      ? Math.min(choose.max ?? 1, limit)
      : 'allot' in choose || isSeveral(choose)
        ? Number.POSITIVE_INFINITY
        : 1;
  let left = limit;
  while (at < rest.length && values.length < max) {
    const piece = rest[at] as Piece;
    if ('allot' in choose && piece.say !== 'allot' && piece.say !== 'on nobody' && piece.say !== END.say) break;
    if ('card' in choose && piece.say === 'allot') break;
    at++;
    if (piece.say === 'on nobody' || piece.say === END.say) return { values, next: at, complete: true };
    if ('allot' in choose) {
      values.push(piece.seat as number, piece.amount as number);
      left -= piece.amount as number;
      if (left === 0) return { values, next: at, complete: true };
    } else if (piece.card !== undefined) values.push(piece.card);
    else if (piece.seat !== undefined) values.push(piece.seat);
    else if (piece.amount !== undefined) values.push(piece.amount);
  }
  return { values, next: at, complete: values.length >= max };
}

const SEVERAL: ReadonlySet<string> = new Set(['one or more', 'at least half', 'several not chosen yet']);

function isSeveral(choose: Choose): boolean {
  return 'player' in choose && SEVERAL.has(choose.player);
}

function choicePieces(g: G, scene: Scene, choose: Choose, made: Path): readonly Piece[] {
  if ('card' in choose) {
    const max = choose.max ?? 1;
    const all = optionsFor(g, scene, choose);
    if (max === 1) {
      const affordable = mayCostMore(g, scene) ? all.filter((id) => whyNotAffordOn(g, scene, id) === undefined) : all;
      const pieces: Piece[] = affordable.map((card) => ({ say: 'on', card }));
      return choose.optional ? [{ say: 'on nobody' }, ...pieces] : pieces;
    }
    if (made.length >= limitOf(g, scene, choose)) return [];
    const last = made.at(-1)?.card;
    const from = last === undefined ? 0 : all.indexOf(last) + (choose.repeated ? 0 : 1);
    const missing = Math.max(0, (choose.min ?? 1) - made.length);
    const rest: Piece[] = all
      .slice(from, choose.repeated ? all.length : all.length - Math.max(0, missing - 1))
      .map((card) => ({ say: 'on', card, list: true }));
    return missing === 0 ? [made.length === 0 ? { say: 'on nobody' } : END, ...rest] : rest;
  }
  if ('player' in choose && isSeveral(choose)) {
    const all = playersFor(g, scene, choose.player);
    const enough = choose.player === 'at least half' ? Math.ceil(all.length / 2) : 1;
    const last = made.at(-1)?.seat;
    const rest = (last === undefined ? all : all.slice(all.indexOf(last) + 1)).map(
      (seat): Piece => ({ say: 'on', seat, list: true }),
    );
    const open = rest.filter((_, index) => made.length + rest.length - index >= enough);
    return made.length < enough ? open : [END, ...open];
  }
  if ('player' in choose) {
    const pieces: Piece[] = playersFor(g, scene, choose.player).map((seat) => ({ say: 'on', seat }));
    return choose.optional ? [{ say: 'on nobody' }, ...pieces] : pieces;
  }
  if ('number' in choose) {
    const [min, max] = [amountOf(g, scene, choose.number.min), amountOf(g, scene, choose.number.max)];
    return Array.from({ length: max - min + 1 }, (_, index): Piece => ({ say: 'choosing', amount: min + index }));
  }
  if ('value' in choose)
    return valuesFor(g, scene, choose).map(({ word, number }): Piece => ({ say: 'choosing', word, amount: number }));
  const spent = made.reduce((sum, piece) => sum + (piece.amount ?? 0), 0);
  const left = amountOf(g, scene, choose.allot) - spent;
  const lastSeat = made.at(-1)?.seat;
  const order = clockwiseFrom(g, scene.seat).filter((seat) => mayGetShare(scene, choose.among, seat));
  const open = lastSeat === undefined ? order : order.slice(order.indexOf(lastSeat) + 1);
  const isLess = choose.orLess !== undefined && (scene.chosen[choose.orLess]?.length ?? 0) > 0;
  const pieces: Piece[] = isLess && left > 0 ? [made.length === 0 ? { say: 'on nobody' } : END] : [];
  open.forEach((seat, index) => {
    const others = open.length - index - 1;
    for (let amount = 1; amount <= left; amount++) {
      const recipients = made.length + 1;
      const rest = left - amount;
      const reachable =
        isLess ||
        (rest === 0
          ? recipients >= choose.atLeast
          : others > 0 && rest >= choose.atLeast - recipients && others >= choose.atLeast - recipients);
      if (reachable) pieces.push({ say: 'allot', seat, amount, list: true });
    }
  });
  return pieces;
}

function mayGetShare(scene: Scene, among: Extract<Choose, { allot: unknown }>['among'], seat: Seat): boolean {
  if (among === 'any') return true;
  return among === 'others' ? seat !== scene.seat : scene.chosen[among.except]?.includes(seat) !== true;
}
