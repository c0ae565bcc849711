/** Numbers of characters and of attacks: printed values, plus standing abilities (R-ABL-014). */
import type { CardId, Seat } from '@praxis/engine';
import type { Attribute, Discipline, Flag, Stat } from '../../cards/language.ts';
import type { Scope } from '../state/moments.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';
import { coterieOf, inTorpor, isCharacter, isLeader, titlesOf } from './cards.ts';
import { type Source, scopeOf, sourcesOf, standing } from './sources.ts';
import { holds, isAmong, numberOf } from './texts.ts';

// Values of characters.

/** R-CARD-013 */
export function bpOf(g: G, id: CardId): number {
  return (defOf(g, id).bp ?? 0) + statOf(g, id, 'bp');
}

export function attributeOf(g: G, id: CardId, attribute: Attribute): number {
  return isCharacter(g, id) ? (defOf(g, id)[attribute] ?? 0) + statOf(g, id, attribute) : 0;
}

/** R-CARD-008, R-CARD-013 One for each time. */
export function disciplinesOf(g: G, id: CardId): Discipline[] {
  const found = [...(defOf(g, id).disciplines ?? [])];
  for (const source of sourcesOf(g, 'discipline'))
    if (isAmong(g, scopeOf(g, source), source.ability.of, id)) found.push(source.ability.discipline);
  return found;
}

/** R-PLC-003 It adds up from all sources. R-CITY-010 Mortals have none. */
export function secrecyOf(g: G, id: CardId): number {
  if (!isCharacter(g, id) || inTorpor(g, id) || hasFlag(g, id, 'secrecy is 0')) return 0;
  const { haven } = playerOf(g, cardOf(g, id).at);
  const home = playOf(g, id).where === 'haven' && haven !== undefined ? (defOf(g, haven).secrecy ?? 0) : 0;
  return Math.max(0, home + statOf(g, id, 'secrecy'));
}

/** R-INF-001, R-INF-003 */
export function influenceOf(g: G, id: CardId): number {
  if (inTorpor(g, id) || playOf(g, id).noInfluence) return 0;
  let sum = (isLeader(g, id) ? g.settings.leaderInfluence : 0) + statOf(g, id, 'influence');
  for (const { what, card, amount } of g.state.lasting) if (what === 'influence' && card === id) sum += amount;
  return Math.max(0, sum);
}

/** R-TOK-009 */
export function isWounded(g: G, id: CardId): boolean {
  return playOf(g, id).blood < bpOf(g, id);
}

export function isTitled(g: G, id: CardId): boolean {
  return titlesOf(g, id).length > 0;
}

/** The sum that standing abilities add to a character's value. */
export function statOf(g: G, id: CardId, stat: Stat): number {
  let sum = 0;
  for (const source of standing(g)) {
    const { ability } = source;
    if (ability.stat !== stat) continue;
    const scope = scopeOf(g, source);
    if (!isAmong(g, scope, ability.of ?? 'this', id) || !applies(g, scope, source)) continue;
    sum += numberOf(g, scope, ability.amount);
  }
  return sum;
}

/** The sum that a player's standing abilities add to a value of his own. */
export function amountFor(g: G, seat: Seat, stat: 'recruit cost' | 'ritual blood'): number {
  return standing(g).reduce(
    (sum, { ability, seat: whose }) =>
      ability.stat === stat && whose === seat && typeof ability.amount === 'number' ? sum + ability.amount : sum,
    0,
  );
}

export function applies(g: G, scope: Scope, { ability }: Source<'static'>): boolean {
  if (ability.type !== undefined && g.state.attack?.type !== ability.type) return false;
  return ability.if === undefined || holds(g, scope, ability.if);
}

export function hasFlag(g: G, id: CardId, flag: Flag): boolean {
  return sourcesOf(g, 'flag').some((source) => {
    const { ability } = source;
    if (ability.flag !== flag) return false;
    const scope = scopeOf(g, source);
    return isAmong(g, scope, ability.of ?? 'this', id) && (ability.if === undefined || holds(g, scope, ability.if));
  });
}

/** A flag that holds for the whole table, or for the attack. */
export function isSet(g: G, flag: Flag): boolean {
  return sourcesOf(g, 'flag').some((source) => {
    const { ability } = source;
    return ability.flag === flag && (ability.if === undefined || holds(g, scopeOf(g, source), ability.if));
  });
}

/** A player's total Prestige: R-INFO-001 the total is public. */
export function prestigeOf(g: G, seat: Seat): number {
  return playerOf(g, seat).prestige.reduce((sum, count) => sum + count, 0);
}

/** R-TOK-015 The Prestige that he can pay: never the last. */
export function payable(g: G, seat: Seat): number {
  return Math.max(0, prestigeOf(g, seat) - 1);
}

export function coterieSize(g: G, seat: Seat): number {
  return coterieOf(g, seat).length;
}
