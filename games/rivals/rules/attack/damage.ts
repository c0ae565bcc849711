/** Step 10: damage, defeats and rewards (R-ATK-019 to R-ATK-027, R-ATT-001, R-ATT-002). */
import { ask, type CardId, type Path, type Piece, type Procedure, refer } from '@praxis/engine';
import { sentence } from '@praxis/kit/clauses.ts';
import type { AttackType, Attribute } from '../../cards/language.ts';
import { attach, detachingClause, hasRoom } from '../cards/attaching.ts';
import { dealDamage, type Hit } from '../cards/damage.ts';
import { carryOut } from '../cards/effects.ts';
import { trigger } from '../cards/triggers.ts';
import { judge } from '../changes/ending.ts';
import { burn, toPile } from '../changes/moving.ts';
import { gainAgenda, mend } from '../changes/tokens.ts';
import { damageBonus, shieldsOf } from '../facts/attack-values.ts';
import { inTorpor, isCharacter, isInquisition, isMortal, partyOf } from '../facts/cards.ts';
import { attributeOf, hasFlag, isSet } from '../facts/values.ts';
import type { Attack } from '../state/attack.ts';
import { newScope } from '../state/moments.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';

export function* attackDamage(g: G, attack: Attack): Procedure {
  attack.state = 'damage';
  const { on, seat } = attack;
  const main = mainHit(g, attack);
  // R-ATT-001 A Mortal is defeated by damage of at least its Blood in one attack.
  const isBeaten = isMortal(g, on) && main.amount >= (defOf(g, on).blood ?? 0);
  // R-ATK-025, R-AMB-22 Attack and Reaction at the same moment.
  const hits = [...(isMortal(g, on) ? [] : [main]), ...furtherHits(g, attack), ...reactionHits(g, attack)];
  const dealt = yield* dealDamage(g, hits);
  note(g, attack, dealt);
  if (isMortal(g, on))
    attack.outcomes.push({ card: on, damage: main.amount, aggravated: main.aggravated, defeated: isBeaten });
  yield* afterwards(g, attack);
  judge(g);
  if (isBeaten && !g.state.over) yield* mortalDefeated(g, attack, on);
  g.emit({ type: 'damage done', seat });
}

function typeOf(attack: Attack): AttackType {
  return attack.type ?? 'physical';
}

/** The attribute that counts for damage: none in Ranged attacks. */
function attribute(g: G, id: CardId, type: AttackType): number {
  return type === 'ranged' ? 0 : attributeOf(g, id, type as Attribute);
}

/** R-ATK-021, R-ATK-022 Aggravated damage ignores attributes; Shields count unless a text says no (R-ATK-039, R-AMB-42). */
function reduced(g: G, amount: number, victim: CardId, type: AttackType, aggravated: boolean): number {
  const resisted = aggravated ? 0 : attribute(g, victim, type);
  const shields = isSet(g, 'shields do not count') ? 0 : shieldsOf(g, victim);
  return Math.max(0, amount - resisted - shields);
}

/** R-ATK-020 Printed damage, the attacker's attribute, bonuses: R-ATK-038 one sum for each victim. */
function mainHit(g: G, attack: Attack): Hit {
  const { by, on, seat, card } = attack;
  const def = card === undefined ? undefined : defOf(g, card);
  // R-ATK-040
  const aggravated = def?.aggravated === true;
  const sum = (def?.damage ?? 0) + attribute(g, by, typeOf(attack)) + attack.bonus + damageBonus(g, 'attack', on);
  return { on, amount: reduced(g, sum, on, typeOf(attack), aggravated), aggravated, by: seat, attacker: by };
}

/** R-ATK-026 Further hits belong to the attack and have its type. */
function furtherHits(g: G, attack: Attack): Hit[] {
  const { by, seat } = attack;
  return attack.further
    .filter(({ on }) => isCharacter(g, on) && !inTorpor(g, on))
    .map(({ on, amount, aggravated }) => {
      const sum = amount + damageBonus(g, 'attack', on);
      return { on, amount: reduced(g, sum, on, typeOf(attack), aggravated), aggravated, by: seat, attacker: by };
    });
}

/** R-ATK-023, R-ATK-024 A Reaction with damage hits the attacker, even if the attack was redirected. */
function reactionHits(g: G, attack: Attack): Hit[] {
  const { reaction, reactor, by, negated } = attack;
  if (reaction === undefined || reactor === undefined || negated.includes('reaction')) return [];
  const { damage, deals, aggravated = false } = defOf(g, reaction);
  if (damage === undefined) return [];
  const type = deals ?? typeOf(attack);
  const sum = damage + attribute(g, reactor, type) + attack.reactionBonus + damageBonus(g, 'reaction', by);
  return [{ on: by, amount: reducedForAttacker(g, sum, by, type, aggravated), aggravated, by: cardOf(g, reactor).at }];
}

/** The attacker has no Reaction; its party's shields count. */
function reducedForAttacker(g: G, amount: number, by: CardId, type: AttackType, aggravated: boolean): number {
  return Math.max(0, amount - (aggravated ? 0 : attribute(g, by, type)) - shieldsOf(g, by));
}

function note(g: G, attack: Attack, dealt: readonly Hit[]): void {
  for (const { on, amount, aggravated, attacker } of dealt)
    if (attacker !== undefined)
      attack.outcomes.push({ card: on, damage: amount, aggravated, defeated: !isCharacter(g, on) || inTorpor(g, on) });
}

/** R-ATK-034 Texts about the outcome. */
function* afterwards(g: G, attack: Attack): Procedure {
  const { seat, by, card, on } = attack;
  const own = attack.outcomes.find((each) => each.card === on);
  if (card !== undefined && own && !own.defeated && isCharacter(g, on) && !attack.negated.includes('attack text'))
    for (const ability of defOf(g, card).abilities ?? [])
      if (ability.kind === 'survives')
        yield* carryOut(g, newScope(seat, card, { acting: by, role: 'attack' }), ability.effects);
  const hurt = attack.outcomes.filter(({ damage, aggravated }) => damage > 0 && !aggravated);
  // R-K-002 Each survivor counts, also of further hits.
  for (const { card: id, defeated } of hurt)
    if (!defeated && isCharacter(g, id)) yield* trigger(g, { on: 'target survives', seat, card: id, by });
  if (hurt.some(({ card: id }) => isCharacter(g, id)) && attack.outcomes.every(({ defeated }) => !defeated))
    yield* trigger(g, { on: 'attack defeats nobody', seat, card: on, by });
}

// Rewards.

/** R-ATT-002 The printed Agenda first; then it is burned for its benefit or attached to the attacker. */
function* mortalDefeated(g: G, attack: Attack, id: CardId): Procedure {
  const { seat, by } = attack;
  const { did } = playerOf(g, seat);
  g.emit({ type: 'mortal defeated', card: refer(g.state, id, true), seat });
  // R-X-007 Tokens on it go to the general supply.
  playOf(g, id).tokens.fill(0);
  gainAgenda(g, seat, defOf(g, id).agenda ?? 0);
  const inquisition = isInquisition(g, id);
  const count = (word: string): number => {
    did.push(word);
    return did.filter((each) => each === word).length;
  };
  const mortals = count('defeats mortal');
  const nth = inquisition ? count('defeats inquisition') : 0;
  // R-ATT-009 An S.A.D. is discarded, not burned, and cannot be attached.
  if (inquisition) toPile(g, id, 'discard');
  yield* trigger(g, { on: 'defeats', seat, card: id, by, attack: true, nth: mortals, nthInquisition: nth });
  judge(g);
  if (!inquisition && !g.state.over) yield* reward(g, attack, id);
}

function* reward(g: G, attack: Attack, id: CardId): Procedure {
  const { seat, by } = attack;
  const stands = isCharacter(g, by) && !inTorpor(g, by);
  const burns: Piece = { say: 'burns', card: id };
  const heads = (): Piece[] => [
    burns,
    ...(stands && hasRoom(g, by) ? [{ say: 'attaches', card: id }] : []),
    // Johnny's party.
    ...(stands && hasFlag(g, by, 'shares burned mortals') ? [{ say: 'burns for the party', card: id }] : []),
  ];
  const next = sentence(heads, ({ say }) => (say === 'attaches' ? [detachingClause(g, () => by)] : []));
  const path: Path = yield* ask({ seat, step: 'reward', about: { say: 'reward', card: id }, next, passive: [burns] });
  switch (path[0]?.say) {
    case 'attaches':
      yield* attach(g, id, by, path);
      return;
    case 'burns for the party':
      burn(g, id);
      for (const member of partyOf(g, by)) mend(g, member, 1);
      return;
    default: {
      const { mends = 0 } = defOf(g, id);
      burn(g, id);
      // R-AMB-19 The attacker mends it in one piece.
      if (stands) mend(g, by, mends);
    }
  }
}
