/** The worth of attacks. */
import { type Body, damageWorth, type Side, type Table } from './table.ts';

/** The worth, to the attacker, of an attack by a monster with this ATK on this one, or of a direct attack. */
export function attackWorth(
  attacker: Pick<Body, 'atk' | 'worth'>,
  target: Body | undefined,
  own: Side,
  foe: Side,
): number {
  const { atk, worth } = attacker;
  if (!target) return damageWorth(foe.lp, atk);
  if (target.position === 'attack') {
    if (atk > target.atk) return target.worth + damageWorth(foe.lp, atk - target.atk);
    if (atk === target.atk) return atk === 0 ? -0.1 : target.worth - worth;
    return -worth - damageWorth(own.lp, target.atk - atk);
  }
  if (target.def === undefined) {
    // Its values are unknown: the stronger the attacker, the surer.
    const chance = Math.max(0, Math.min(1, (atk - 500) / 1700));
    return chance * 0.95 - (1 - chance) * 0.5 - 0.1;
  }
  if (atk > target.defense) return target.worth;
  return atk === target.defense ? -0.05 : -0.05 - damageWorth(own.lp, target.defense - atk);
}

/** The best that a monster of this kind could do by attacking now. */
export function bestAttack(table: Table, attacker: Pick<Body, 'atk' | 'worth'>): number {
  const { own, foe } = table;
  if (foe.bodies.length === 0) return attackWorth(attacker, undefined, own, foe);
  let best = Number.NEGATIVE_INFINITY;
  for (const target of foe.bodies) best = Math.max(best, attackWorth(attacker, target, own, foe));
  return best;
}

/** The possible gain of all attacks of the turn together: each target falls once, and then the way is free. */
export function attackPlan({ own, foe }: Table): number {
  let gain = 0;
  let targets = [...foe.bodies];
  let { lp } = foe;
  const attackers = own.bodies.filter(({ position }) => position === 'attack').sort((a, b) => a.atk - b.atk);
  for (const attacker of attackers) {
    let best: Body | undefined;
    let most = 0.05;
    for (const target of targets) {
      const worth = attackWorth(attacker, target, own, foe);
      if (worth > most) [best, most] = [target, worth];
    }
    if (best) {
      gain += most;
      targets = targets.filter((each) => each !== best);
    } else if (targets.length === 0) {
      gain += damageWorth(lp, attacker.atk);
      lp -= attacker.atk;
    }
  }
  return gain;
}

/** The harm that the opponent's current attack would do: positive is bad. */
export function threatOf(table: Table): number {
  const { attack, turn } = table.where;
  if (!attack || turn === table.own.seat) return 0;
  const attacker = table.body(attack.attacker);
  if (!attacker) return 0;
  return attackWorth(attacker, table.body(attack.target), table.foe, table.own);
}
