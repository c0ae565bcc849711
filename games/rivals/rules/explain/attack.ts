/** Conceivable answers in the steps of an attack. */
import { type Conceivable, forbid, type Piece, type Seat } from '@praxis/engine';
import { ATTACK_TYPES } from '../../cards/language/words.ts';
import { whyNotType } from '../attack/attack.ts';
import { whyNotBlockByText } from '../attack/block.ts';
import { whyNotGive, whyNotScoped } from '../attack/intel.ts';
import { whyNotTurn } from '../attack/reveal.ts';
import { intelOf } from '../facts/attack-values.ts';
import { isCharacter, partyOf } from '../facts/cards.ts';
import { whyNotAttackCard, whyNotBlock, whyNotReact } from '../facts/needs.ts';
import { sourcesOf } from '../facts/sources.ts';
import { secrecyOf } from '../facts/values.ts';
import { type Attack, isGoingOn } from '../state/attack.ts';
import { cardOf, type G, playerOf } from '../state/state.ts';
import type { Say } from './explain.ts';

export function* inAttack(g: G, seat: Seat, step: string, say: Say): Iterable<Conceivable> {
  const { attack } = g.state;
  if (!isGoingOn(attack)) return;
  yield* cards(g, attack, seat, step, say);
  yield* intel(g, attack, seat, say);
  const isDefender = isCharacter(g, attack.on) && cardOf(g, attack.on).at === seat;
  for (const card of isDefender ? playerOf(g, seat).characters : [])
    yield say(
      [{ say: 'blocks', card }],
      () => whyNotBlock(g, card) ?? forbid('R-ATK-010', !partyOf(g, attack.on).includes(card)),
    );
  for (const source of sourcesOf(g, 'block'))
    if (source.seat === seat)
      yield say([{ say: 'uses', card: source.card }], () => whyNotBlockByText(g, attack, source));
  if (attack.seat === seat && isCharacter(g, attack.on))
    for (const card of partyOf(g, attack.on)) yield say([{ say: 'turns on', card }], () => whyNotTurn(g, attack, card));
}

/** Types and cards: R-ATK-003 nothing is announced before Intel reaches Secrecy. */
function* cards(g: G, attack: Attack, seat: Seat, step: string, say: Say): Iterable<Conceivable> {
  const isOwn = attack.seat === seat;
  const type = attack.type ?? 'physical';
  for (const word of isOwn ? ATTACK_TYPES : [])
    yield say(
      [{ say: 'announces', word }],
      () => forbid('R-ATK-003', secrecyOf(g, attack.on) > intelOf(g)) ?? whyNotType(g, word),
    );
  for (const card of playerOf(g, seat).piles.hand) {
    const plays: Piece = { say: 'plays', card };
    if (isOwn && step === 'intel') yield say([plays], () => whyNotScoped(g, attack, card));
    else if (isOwn) yield say([plays], () => whyNotAttackCard(g, attack.by, card, type));
    else if (isCharacter(g, attack.on)) yield say([plays], () => whyNotReact(g, attack.on, card, type));
  }
}

/** R-ATK-004 One card, or all of them. */
function* intel(g: G, attack: Attack, seat: Seat, say: Say): Iterable<Conceivable> {
  const { hand } = playerOf(g, seat).piles;
  const pieces = hand.map((card): Piece => ({ say: 'intel card', card, list: true }));
  for (const given of [...pieces.map((piece) => [piece]), pieces])
    if (given.length > 0)
      yield say([{ say: 'discards for intel' }, ...given], () => whyNotGive(g, attack, given.length));
}
