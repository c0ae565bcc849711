/** Effects on pool, blood and other counters. */

import {
  ask,
  type CardId,
  oneOf,
  PASS,
  PASSIVE_PASS,
  type Path,
  type Piece,
  type Procedure,
  randomBelow,
  type Seat,
} from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import { gainPool } from '../changes/counters.ts';
import { discardCard } from '../changes/hand.ts';
import { burnBlood, cardToPool, moveCounters } from '../changes/losing.ts';
import { removeFromGame } from '../changes/moving.ts';
import { burnPoolOfEach, poolToCard } from '../changes/pool.ts';
import { gainFrom } from '../changes/votes.ts';
import { controllerOf, isVampire } from '../facts/cards.ts';
import { refOf, refsOf, seatsOf } from '../facts/references.ts';
import type { Scene } from '../facts/scenes.ts';
import { amountOf } from '../facts/values.ts';
import { defOf, type G, playerOf, playOf } from '../state/state.ts';
import { stepOfEffects } from '../state/steps.ts';

/** V-GEN-009 Counters from one place to another; the pool is the card's controller's. */
export function moveBlood(g: G, scene: Scene, effect: Effect & { do: 'move blood' }): void {
  const amount = effect.amount === 'all' ? Number.MAX_SAFE_INTEGER : amountOf(g, scene, effect.amount);
  const from = effect.from === 'pool' ? undefined : refOf(g, scene, effect.from);
  const targets = effect.to === 'pool' || effect.to === 'your pool' ? [] : refsOf(g, scene, effect.to);
  const [to] = targets;
  if (from !== undefined && to !== undefined) for (const each of targets) moveCounters(g, from, each, amount);
  else if (from !== undefined && effect.to === 'pool') cardToPool(g, from, controllerOf(g, from), amount);
  else if (from !== undefined && effect.to === 'your pool') cardToPool(g, from, scene.seat, amount);
  else if (effect.from === 'pool') for (const each of targets) poolToCard(g, controllerOf(g, each), each, amount);
}

/**
 * V-END-006 Several players burn at the same time. A payment that may be blood as well is asked for player by player.
 */
export function* burnPoolOf(g: G, scene: Scene, effect: Effect & { do: 'burn pool' }): Procedure {
  const losses = seatsOf(g, scene, effect.who).map(
    (seat) => [seat, amountOf(g, { ...scene, seat }, effect.amount)] as const,
  );
  if (effect.orCards) for (const [seat, amount] of losses) yield* burnPoolOrCards(g, seat, amount, effect.orCards);
  else if (!effect.orBlood) burnPoolOfEach(g, losses);
  else for (const [seat, amount] of losses) yield* burnPoolOrBlood(g, seat, amount);
}

/** Paid from several places, one answer per counter: a pool, or a blood from one of the vampires. */
function* burnPoolOrBlood(g: G, seat: Seat, amount: number): Procedure {
  for (let i = 0; i < amount && !playerOf(g, seat).ousted; i++) {
    const { ready, torpor } = playerOf(g, seat).zones;
    const donors = [...ready, ...torpor].filter((id) => isVampire(g, id) && playOf(g, id).counters > 0);
    const pieces: Piece[] = [
      { say: 'burns pool', amount: 1 },
      ...donors.map((card): Piece => ({ say: 'burns blood', card, amount: 1 })),
    ];
    const [piece] = yield* ask({
      seat,
      step: stepOfEffects(g.state),
      about: { say: 'obligation' },
      next: oneOf(pieces),
      passive: [pieces[0] as Piece],
    });
    if (piece?.card !== undefined) burnBlood(g, piece.card, 1);
    else burnPoolOfEach(g, [[seat, 1]]);
  }
}

/** One answer per counter: a pool, or a card at random, as long as there is one. */
function* burnPoolOrCards(g: G, seat: Seat, amount: number, place: 'hand' | 'ash heap'): Procedure {
  const zone = place === 'hand' ? 'hand' : 'ash_heap';
  const atRandom: Piece = place === 'hand' ? { say: 'burns a card at random' } : { say: 'removes a card at random' };
  for (let i = 0; i < amount && !playerOf(g, seat).ousted; i++) {
    const cards = playerOf(g, seat).zones[zone].filter((id) => defOf(g, id).kind === 'library');
    const pieces: Piece[] = [{ say: 'burns pool', amount: 1 }, ...(cards.length > 0 ? [atRandom] : [])];
    const [piece] = yield* ask({
      seat,
      step: stepOfEffects(g.state),
      about: { say: 'obligation' },
      next: oneOf(pieces),
      passive: [pieces[0] as Piece],
    });
    if (piece?.say !== atRandom.say) {
      burnPoolOfEach(g, [[seat, 1]]);
      continue;
    }
    const card = cards[randomBelow(g.state.random, cards.length)] as CardId;
    if (place === 'hand') discardCard(g, seat, card);
    else removeFromGame(g, card);
  }
}

/** Each player burns the points allotted to him, or takes them from another one. */
export function* applyAllotment(g: G, scene: Scene, effect: Effect & { do: 'apply allotment' }): Procedure {
  const points = pairs(scene.chosen[effect.named] ?? []);
  if (effect.from === undefined) burnPoolOfEach(g, points);
  else for (const giver of seatsOf(g, scene, effect.from)) yield* distributePool(g, scene, giver, points);
}

function pairs(values: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (let i = 0; i + 1 < values.length; i += 2) found.push([values[i] as number, values[i + 1] as number]);
  return found;
}

/**
 * Gives the player's pool away as allotted; he may then have none left. If it is not enough, the caller cuts the shares
 * as he likes.
 */
function* distributePool(g: G, scene: Scene, giver: Seat, allotted: readonly (readonly [Seat, number])[]): Procedure {
  const shares = allotted.filter(([seat]) => !playerOf(g, seat).ousted);
  const wanted = shares.reduce((sum, [, share]) => sum + share, 0);
  const given = Math.min(wanted, playerOf(g, giver).pool);
  if (given === 0) return;
  for (const [seat, share] of given < wanted ? yield* cutShares(scene, shares, given) : shares)
    gainPool(g, seat, share);
  burnPoolOfEach(g, [[giver, given]]);
}

/** So many points for the same players, to each at most his allotted share. */
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

/** Each player may burn pool for votes, up to all of it. */
export function* buyVotes(g: G, scene: Scene, effect: Effect & { do: 'gain votes' }): Procedure {
  for (const seat of seatsOf(g, scene, effect.who ?? 'you')) {
    const { pool, ousted } = playerOf(g, seat);
    if (ousted || pool === 0 || !g.state.referendum) continue;
    const prices = Array.from({ length: pool }, (_, less): Piece => ({ say: 'burns pool', amount: less + 1 }));
    const [piece] = yield* ask({
      seat,
      step: 'polling',
      about: { say: 'may use', card: scene.card as CardId },
      next: oneOf([PASS, ...prices]),
      passive: PASSIVE_PASS,
    });
    const paid = piece?.amount ?? 0;
    if (paid === 0) continue;
    burnPoolOfEach(g, [[seat, paid]]);
    gainFrom(g, seat, 'card', scene.card, paid * amountOf(g, scene, effect.amount));
  }
}
