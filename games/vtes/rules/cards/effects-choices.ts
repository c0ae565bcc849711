/** Effects that have players choose cards or votes while a card is carried out. */

import { ask, type CardId, oneOf, type Piece, type Procedure, randomBelow } from '@praxis/engine';
import type { Choose, Effect } from '../../cards/language.ts';
import { castVotes, turnVotes } from '../changes/votes.ts';
import { controllerOf, isReady } from '../facts/cards.ts';
import { chooseNext, readChoices } from '../facts/choices.ts';
import { candidates } from '../facts/filters.ts';
import { seatsOf } from '../facts/references.ts';
import type { Scene } from '../facts/scenes.ts';
import type { Side } from '../facts/votes.ts';
import { votePiecesOf, votesCastBy } from '../facts/votes.ts';
import { cardOf, type G } from '../state/state.ts';
import { stepOfEffects } from '../state/steps.ts';

/** The choices by the names to which later effects refer. */
export type Named = Record<string, readonly number[]> | undefined;

/** From this number on, cards are named one after the other, so that nobody has to think of all sets of them. */
const MANY = 4;

export function* chooseNow(g: G, scene: Scene, { choose, who, atRandom }: Effect & { do: 'choose' }): Procedure<Named> {
  const [seat = scene.decider ?? scene.seat] = who ? seatsOf(g, scene, who) : [];
  if (atRandom && 'card' in choose) {
    const cards = candidates(g, scene, choose.card);
    return { [choose.name]: cards.length === 0 ? [] : [cards[randomBelow(g.state.random, cards.length)] as CardId] };
  }
  if ('card' in choose && (choose.max ?? 1) >= MANY) return yield* chooseOneByOne(g, scene, choose);
  if (chooseNext(g, scene, [choose], []).length === 0) return { [choose.name]: [] };
  const path = yield* ask({
    seat,
    step: stepOfEffects(g.state),
    about: { say: 'choose', card: scene.card as CardId },
    next: (prefix) => chooseNext(g, scene, [choose], prefix),
  });
  return readChoices([choose], path).chosen;
}

/** Until the player stops or has named the most that the choice allows. */
function* chooseOneByOne(g: G, scene: Scene, choose: Extract<Choose, { card: unknown }>): Procedure<Named> {
  const named: CardId[] = [];
  const stop: Piece = { say: 'on nobody' };
  while (named.length < (choose.max ?? 1)) {
    const left = candidates(g, scene, choose.card).filter((id) => !named.includes(id));
    const distinct = left.filter(
      (id, at) => left.findIndex((each) => cardOf(g, each).def === cardOf(g, id).def) === at,
    );
    if (distinct.length === 0) break;
    const mayStop = named.length >= (choose.min ?? 1);
    const pieces: Piece[] = [...(mayStop ? [stop] : []), ...distinct.map((card): Piece => ({ say: 'on', card }))];
    const [piece] = yield* ask({
      seat: scene.seat,
      step: stepOfEffects(g.state),
      about: { say: 'choose', card: scene.card as CardId },
      next: oneOf(pieces),
      ...(mayStop ? { passive: [stop] } : {}),
    });
    if (piece?.card === undefined) break;
    named.push(piece.card);
  }
  return { [choose.name]: named };
}

/** Clockwise from the player whose turn it is; nobody has to unless the card says so. */
export function* eachChooses(g: G, scene: Scene, effect: Effect & { do: 'each chooses' }): Procedure<Named> {
  const named: CardId[] = [];
  const nobody: Piece = { say: 'on nobody' };
  for (const seat of seatsOf(g, scene, effect.who ?? 'each')) {
    const own = candidates(g, { ...scene, seat }, { ...effect.cards, of: 'you' });
    if (own.length === 0) continue;
    if (effect.max !== undefined) {
      const { max } = effect;
      const choose = { name: effect.as, card: { ...effect.cards, of: 'you' as const }, min: 0, max };
      const chosen = yield* chooseOneByOne(g, { ...scene, seat }, choose);
      named.push(...((chosen?.[effect.as] ?? []) as CardId[]));
      continue;
    }
    const [piece] = yield* ask({
      seat,
      step: stepOfEffects(g.state),
      about: { say: 'choose', card: scene.card as CardId },
      next: oneOf([...(effect.must ? [] : [nobody]), ...own.map((card): Piece => ({ say: 'on', card }))]),
      ...(effect.must ? {} : { passive: [nobody] }),
    });
    if (piece?.card !== undefined) named.push(piece.card);
  }
  return { [effect.as]: named };
}

/** The user says how the minion votes, whoever controls it; what it has cast before changes sides with the rest. */
export function* castAsChosen(g: G, scene: Scene, id: CardId): Procedure {
  if (!g.state.referendum || !isReady(g, id)) return;
  const cast = votesCastBy(g, id);
  const pieces = cast.length > 0 ? cast : votePiecesOf(g, id);
  if (pieces.length === 0) return;
  const [piece] = yield* ask({
    seat: scene.seat,
    step: 'polling',
    about: { say: 'choose', card: scene.card as CardId },
    next: oneOf(pieces),
  });
  const side = (piece as Piece).word as Side;
  if (cast.length > 0) turnVotes(g, id, side);
  const left = votePiecesOf(g, id).find(({ word }) => word === side);
  if (left) castVotes(g, controllerOf(g, id), left);
}
