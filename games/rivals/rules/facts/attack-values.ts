/** Numbers of the current attack. */
import type { CardId } from '@praxis/engine';
import { defOf, type G } from '../state/state.ts';
import { isCharacter, partyOf } from './cards.ts';
import { type Origin, scopeOf, standing } from './sources.ts';
import { isAmong, numberOf } from './texts.ts';
import { applies, statOf } from './values.ts';

/** R-ATK-003 Intel comes from cards. */
export function intelOf(g: G): number {
  const { attack } = g.state;
  return attack ? attack.intel + statOf(g, attack.by, 'intel') : 0;
}

/** R-ATK-021 Shields of a victim of this attack. */
export function shieldsOf(g: G, id: CardId): number {
  const { attack } = g.state;
  if (!attack || !isCharacter(g, id)) return 0;
  const { reaction, reactor, negated, revealed } = attack;
  const printed =
    revealed && reaction !== undefined && reactor === id && !negated.includes('reaction')
      ? (defOf(g, reaction).shields ?? 0)
      : 0;
  return printed + statOf(g, id, 'shields');
}

/** R-ATK-027 The bonus from standing abilities to damage that this card's user deals to a victim in an attack. */
export function damageBonus(g: G, role: 'attack' | 'reaction', victim: CardId): number {
  const { attack } = g.state;
  if (!attack) return 0;
  const dealer = role === 'attack' ? attack.by : attack.reactor;
  const isTarget = victim === (role === 'attack' ? attack.on : attack.by);
  let sum = 0;
  for (const source of standing(g)) {
    const { ability } = source;
    if (ability.stat !== 'damage' || (source.role !== undefined && source.role !== role)) continue;
    const scope = scopeOf(g, source);
    // A text with victims counts for all damage that its holder deals; one without for the target of an attack of its
    // party, or of its card.
    const counts =
      ability.of !== undefined
        ? source.holder === dealer && isAmong(g, scope, ability.of, victim)
        : isTarget && (source.role === role || (role === 'attack' && isOfParty(g, source)));
    if (counts && applies(g, scope, source)) sum += numberOf(g, scope, ability.amount);
  }
  return sum;
}

function isOfParty(g: G, { holder }: Origin): boolean {
  return holder !== undefined && partyOf(g, holder).includes(g.state.attack?.by as CardId);
}
