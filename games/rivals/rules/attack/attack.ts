/** An attack from its first step to its last (R-ATK). */
import { ask, type CardId, forbid, oneOf, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { ATTACK_TYPES } from '../../cards/language/words.ts';
import type { AttackType } from '../../cards/language.ts';
import { separate } from '../cards/city-cards.ts';
import { exhaust } from '../cards/costs.ts';
import { trigger } from '../cards/triggers.ts';
import { judge } from '../changes/ending.ts';
import { changed, toPile, use } from '../changes/moving.ts';
import { intelOf } from '../facts/attack-values.ts';
import { allCharacters, inTorpor, isCharacter, isMortal, partyOf } from '../facts/cards.ts';
import { whyNotAttackCard } from '../facts/needs.ts';
import { attackNote } from '../facts/texts.ts';
import { isSet, secrecyOf } from '../facts/values.ts';
import { type Attack, type AttackState, type AttackStep, newAttack } from '../state/attack.ts';
import { cardOf, type G, playerOf, playOf } from '../state/state.ts';
import { blocking } from './block.ts';
import { attackDamage } from './damage.ts';
import { intel } from './intel.ts';
import { abilities, reaction, reveal } from './reveal.ts';

export interface Announced {
  readonly by: CardId;
  readonly on: CardId;
  readonly companions: readonly CardId[];
  /** R-PRI-008 A character that attacks a contender does so from where it is. */
  readonly contender?: boolean;
}

/** The steps in their order; each may end the attack. */
const STEPS: readonly (readonly [AttackStep, (g: G, attack: Attack) => Procedure])[] = [
  ['intel', intel],
  ['type', announceType],
  ['attack card', attackCard],
  ['block', blocking],
  ['reaction', reaction],
  ['reveal', reveal],
  ['abilities', abilities],
  ['damage', attackDamage],
];

export function* attacking(g: G, { by, on, companions, contender = false }: Announced): Procedure {
  const seat = cardOf(g, by).at;
  const bloods = allCharacters(g).map((card) => ({ card, blood: playOf(g, card).blood }));
  const attack = newAttack(by, seat, on, { contender, bloods });
  g.state.attack = attack;
  g.emit({ type: 'attacks', card: refer(g.state, by, true), on: refer(g.state, on, true) });
  // R-ATK-001
  exhaust(g, by);
  if (!contender) goOut(g, [by, ...companions]);
  attack.unblockable = takeUnblockable(g, by);
  attack.secrecy = secrecyOf(g, on);
  attack.intelTotal = intelOf(g);
  // R-K-010
  if (isMortal(g, on)) yield* trigger(g, { on: 'attacks a mortal', seat, card: on, by });
  for (const [step, carryOut] of STEPS) {
    if (!goesOn(g, attack)) break;
    attack.step = step;
    yield* carryOut(g, attack);
    judge(g);
  }
  cleanUp(g, attack);
}

/**
 * R-PLC-006, R-PLC-007 The attacker and its companions are a party in The Streets; those who stay behind are another.
 */
function goOut(g: G, ids: readonly CardId[]): void {
  const party = ++g.state.parties;
  for (const id of ids) {
    const play = playOf(g, id);
    if (play.where !== 'streets') g.emit({ type: 'moved', card: refer(g.state, id, true), where: 'streets' });
    play.where = 'streets';
    play.party = party;
  }
  changed(g);
  separate(g);
}

function takeUnblockable(g: G, by: CardId): boolean {
  const { lasting } = g.state;
  const found = lasting.some(({ what, card }) => what === 'unblockable' && card === by);
  if (found) g.state.lasting = lasting.filter(({ what, card }) => what !== 'unblockable' || card !== by);
  return found;
}

const DONE: ReadonlySet<AttackState> = new Set(['intel failed', 'ended', 'over']);

/** R-ATK-030, R-AMB-28 If the attacker or the target is gone the attack ends. */
function goesOn(g: G, attack: Attack): boolean {
  if (g.state.over || DONE.has(attack.state)) return false;
  const isThere = (id: CardId): boolean => isMortal(g, id) || (isCharacter(g, id) && !inTorpor(g, id));
  if (isThere(attack.by) && isThere(attack.on)) return true;
  attack.state = 'ended';
  return false;
}

/** R-ATK-019 The cards are discarded. R-ATK-041 Everybody stays where he is. */
function cleanUp(g: G, attack: Attack): void {
  for (const id of [attack.card, attack.reaction])
    if (id !== undefined && cardOf(g, id).place === 'used') toPile(g, id, 'discard');
  if (attack.state === 'announced' || attack.state === 'damage') attack.state = 'over';
  changed(g);
  g.emit({ type: 'attack over', state: attack.state });
  judge(g);
}

/** R-ATK-007 Step 4. R-CITY-008 The Fog forbids Ranged attacks. */
function* announceType(g: G, attack: Attack): Procedure {
  if (attack.type === undefined) {
    const types = ATTACK_TYPES.filter((type) => whyNotType(g, type) === undefined);
    const path = yield* ask({
      seat: attack.seat,
      step: 'type',
      about: { say: 'type' },
      next: oneOf(types.map((word): Piece => ({ say: 'announces', word }))),
    });
    attack.type = path[0]?.word as AttackType;
  }
  g.emit({ type: 'announced', seat: attack.seat, word: attack.type });
  for (const member of partyOf(g, attack.by)) playerOf(g, attack.seat).did.push(attackNote(attack.type, member));
}

export function whyNotType(g: G, type: AttackType): string | undefined {
  return forbid('R-CITY-008', type === 'ranged' && isSet(g, 'no ranged attacks'));
}

const NO_CARD: Piece = { say: 'plays no card' };

/** R-ATK-008 Step 5; R-ATK-031 in a Ranged attack, too, a card is not needed. R-AMB-30 That a card lies there is public, its face is not. */
function* attackCard(g: G, attack: Attack): Procedure {
  // R-ATK-009
  if (attack.card !== undefined) return;
  const card = yield* faceDownCard(g, attack.seat, 'attack card', (id) =>
    whyNotAttackCard(g, attack.by, id, attack.type as AttackType),
  );
  attack.card = card;
}

/** Asks for one card face down, or none. Every player with a hand is asked, whatever is in it. */
export function* faceDownCard(
  g: G,
  seat: Seat,
  step: 'attack card' | 'reaction',
  whyNot: (id: CardId) => string | undefined,
): Procedure<CardId | undefined> {
  const { hand } = playerOf(g, seat).piles;
  const next = (prefix: readonly Piece[]): Piece[] =>
    prefix.length > 0
      ? []
      : [NO_CARD, ...hand.filter((id) => whyNot(id) === undefined).map((card) => ({ say: 'plays', card }))];
  const path = yield* ask({ seat, step, about: { say: step }, next, passive: [NO_CARD], free: hand.length > 0 });
  const card = path[0]?.card;
  if (card === undefined) return undefined;
  use(g, card, false);
  g.emit({ type: 'put down', seat, step, card: refer(g.state, card, true) });
  return card;
}
