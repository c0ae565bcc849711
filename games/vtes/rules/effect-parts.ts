/** What the larger effects consist of: sharing pool, coming into play, discarding, obligations, stealing. */

import {
  ask,
  bit,
  type CardId,
  oneOf,
  type Path,
  type Piece,
  type Procedure,
  type Seat,
  shuffle,
} from '@praxis/engine';
import type { Effect } from '../cards/language.ts';
import { valuesFor } from './choices.ts';
import {
  addCounters,
  attach,
  burnBlood,
  burnPoolOfEach,
  controllerOf,
  enterPlay,
  gainPool,
  isAlly,
  isInPlay,
  isMinion,
  isUncontrolled,
  isVampire,
  minionsOf,
  move,
  shuffleLibrary,
  startingLife,
  takeControl,
  unmark,
} from './general.ts';
import { discardCard } from './hand.ts';
import { gainFirstConviction, leaveIncapacitated } from './imbued.ts';
import { arrive } from './influence.ts';
import { amountOf, refOf, type Scene } from './select.ts';
import { cardOf, type G, playerOf, playOf } from './state.ts';
import { CIRCLE_WORD, circleOf } from './traits.ts';
import { capacityOf } from './values.ts';

/** What the player has is given away as allotted; then he may have none left. If it is not enough, the shares are cut as the caller likes. */
export function* distributePool(
  g: G,
  scene: Scene,
  giver: Seat,
  allotted: readonly (readonly [Seat, number])[],
): Procedure {
  const shares = allotted.filter(([seat]) => !playerOf(g, seat).ousted);
  const wanted = shares.reduce((sum, [, share]) => sum + share, 0);
  const given = Math.min(wanted, playerOf(g, giver).pool);
  if (given === 0) return;
  for (const [seat, share] of given < wanted ? yield* cutShares(scene, shares, given) : shares)
    gainPool(g, seat, share);
  burnPoolOfEach(g, [[giver, given]]);
}

/** So many points for the same players, to each at most what was allotted. */
function* cutShares(
  scene: Scene,
  shares: readonly (readonly [Seat, number])[],
  points: number,
): Procedure<(readonly [Seat, number])[]> {
  const head: Piece = { say: 'sets the terms' };
  const path = yield* ask({
    seat: scene.seat,
    step: 'terms',
    about: { say: 'terms', card: scene.card as CardId },
    next: (prefix) => (prefix.length === 0 ? [head] : sharePieces(shares, points, prefix.slice(1))),
  });
  return path.slice(1).map((piece) => [piece.seat as Seat, piece.amount as number] as const);
}

function sharePieces(shares: readonly (readonly [Seat, number])[], points: number, made: Path): readonly Piece[] {
  const left = points - made.reduce((sum, piece) => sum + (piece.amount ?? 0), 0);
  const open = shares.slice(shares.findIndex(([seat]) => seat === made.at(-1)?.seat) + 1);
  const pieces: Piece[] = [];
  open.forEach(([seat, share], index) => {
    const others = open.slice(index + 1).reduce((sum, [, each]) => sum + each, 0);
    for (let amount = 1; amount <= Math.min(share, left); amount++)
      if (left - amount <= others) pieces.push({ say: 'allot', seat, amount, list: true });
  });
  return pieces;
}

/** V-IMB-022 An Imbued that leaves the incapacitated region gains life; what was not in play comes into play. */
export function* toReady(g: G, scene: Scene, id: CardId): Procedure {
  if (cardOf(g, id).place === 'incapacitated') leaveIncapacitated(g, id);
  else if (isInPlay(g, id)) {
    move(g, id, 'ready', controllerOf(g, id));
    unmark(g, id, 'wounded');
  } else if (isUncontrolled(g, id) && playOf(g, id).counters >= capacityOf(g, id)) yield* arrive(g, scene.seat, id);
  else {
    enterPlay(g, id, 'ready', scene.seat);
    yield* gainFirstConviction(g, id);
  }
}

/** V-HAND-006 A hand that has become too large is discarded down; a library into which a card goes is shuffled (V-GEN-023). */
export function moveTo(g: G, id: CardId, to: 'hand' | 'library'): void {
  const { owner } = cardOf(g, id);
  move(g, id, to, owner);
  if (to === 'library') shuffleLibrary(g, owner);
  else if (g.edition.adjustsHand === 'always') g.state.unsettledHands |= bit(owner);
}

/** What was chosen, and whom the minion was fighting, are remembered for later. */
export function laterChosen(g: G, scene: Scene): Scene['chosen'] {
  const opposing = refOf(g, scene, 'opposing');
  return opposing === undefined ? scene.chosen : { ...scene.chosen, opponent: [opposing] };
}

export function pairs(values: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (let i = 0; i + 1 < values.length; i += 2) found.push([values[i] as number, values[i + 1] as number]);
  return found;
}

/** V-MAS-008, V-MAS-016 What says that it stays is put into play: a location by itself, other cards on a card. */
export function putInPlay(g: G, scene: Scene, effect: Effect & { do: 'put in play' }): void {
  const id = scene.card as CardId;
  const on = effect.on ? refOf(g, scene, effect.on) : undefined;
  if (effect.on && (on === undefined || !isInPlay(g, on))) return;
  if (on === undefined) enterPlay(g, id, 'in_play', scene.seat);
  else attach(g, id, on, scene.seat);
  const target = scene.chosen.target?.[0];
  const { play } = cardOf(g, id);
  if (!play) return;
  if (target !== undefined && on === undefined) play.chosen = target as CardId;
  const second = scene.chosen.second?.[0];
  if (second !== undefined) play.second = second as CardId;
  if (effect.remembers && scene.minion !== -1) {
    play.second = scene.minion;
    play.word = `${CIRCLE_WORD}${circleOf(g, scene.minion)}`;
  }
  if (effect.superior) play.superior = true;
  if (effect.clan) play.word = valuesFor(g, 'clan')[scene.chosen[effect.clan]?.[0] ?? -1];
  if (effect.counters !== undefined) addCounters(g, id, amountOf(g, scene, effect.counters));
}

/** V-ACT-022, V-ACT-028, V-ACT-034, V-ACT-035 Other than by its action: the basic version, and an ally may act at once. */
export function bringIntoPlay(g: G, scene: Scene, effect: Effect & { do: 'bring into play' }): void {
  const id = refOf(g, scene, effect.card);
  if (id === undefined) return;
  const on = effect.on ? refOf(g, scene, effect.on) : undefined;
  if (on !== undefined) {
    attach(g, id, on, scene.seat);
    const life = startingLife(g, id);
    if (life > 0) addCounters(g, id, life);
  } else enterPlay(g, id, isMinion(g, id) || isAlly(g, id) ? 'ready' : 'in_play', scene.seat);
}

export function lookAtHand(g: G, viewer: Seat, seat: Seat): void {
  for (const id of playerOf(g, seat).zones.hand) cardOf(g, id).seen |= bit(viewer);
  g.emit({ type: 'looked at hand', seat: viewer, of: seat });
}

export function* discardSome(g: G, scene: Scene, seat: Seat, amount: number, random: boolean): Procedure {
  for (let i = 0; i < amount; i++) {
    const { hand } = playerOf(g, seat).zones;
    if (hand.length === 0) return;
    if (random) {
      const order = [...hand];
      shuffle(g.state.random, order);
      discardCard(g, seat, order[0] as CardId);
      continue;
    }
    const chooser = scene.seat;
    const seen = seat === chooser ? hand : hand.filter((id) => (cardOf(g, id).seen & bit(chooser)) !== 0);
    const pieces = (seen.length > 0 ? seen : hand).map((card): Piece => ({ say: 'discards', card }));
    const [piece] = yield* ask({ seat: chooser, step: g.state.phase, about: { say: 'discard' }, next: oneOf(pieces) });
    discardCard(g, seat, (piece as Piece).card as CardId);
  }
}

/** Paid from several places, one answer per counter: a pool, or a blood from one of the vampires. */
export function* obligation(g: G, seat: Seat, amount: number): Procedure {
  for (let i = 0; i < amount && !playerOf(g, seat).ousted; i++) {
    const { ready, torpor } = playerOf(g, seat).zones;
    const donors = [...ready, ...torpor].filter((id) => isVampire(g, id) && playOf(g, id).counters > 0);
    const pieces: Piece[] = [
      { say: 'burns pool', amount: 1 },
      ...donors.map((card): Piece => ({ say: 'burns blood', card, amount: 1 })),
    ];
    const [piece] = yield* ask({
      seat,
      step: g.state.phase,
      about: { say: 'obligation' },
      next: oneOf(pieces),
      passive: [pieces[0] as Piece],
    });
    if (piece?.card !== undefined) burnBlood(g, piece.card, 1);
    else burnPoolOfEach(g, [[seat, 1]]);
  }
}

/** V-GEN-026 A stolen card that was on another one may be put on a card of the same kind that the thief controls. */
export function* steal(g: G, scene: Scene, id: CardId, on: CardId | undefined): Procedure {
  const host = cardOf(g, id).place === 'attached' ? (cardOf(g, id).play?.on ?? -1) : -1;
  if (host === -1 || on !== undefined) {
    takeControl(g, id, scene.seat, on);
    return;
  }
  const nowhere: Piece = { say: 'on nobody' };
  const hosts = isMinion(g, host) ? minionsOf(g, scene.seat) : playerOf(g, scene.seat).zones.in_play;
  const pieces = hosts.map((card): Piece => ({ say: 'on', card }));
  const [piece] = yield* ask({
    seat: scene.seat,
    step: g.state.phase,
    about: { say: 'attach', card: id },
    next: oneOf([nowhere, ...pieces]),
    passive: [nowhere],
  });
  takeControl(g, id, scene.seat, piece?.card);
}
