/** Plans of attacks and blocks: both are made as a whole, and the pieces of the sentence are compared with the plan. */
import { lossOf, type Permanent, type Side, type Table } from './table.ts';

/** The outcome of one attacker's fight with its blockers. */
interface Outcome {
  readonly attackerDies: boolean;
  readonly dead: readonly Permanent[];
  /** The damage that gets past the blockers. */
  readonly through: number;
}

const has = ({ keywords }: Permanent, keyword: string): boolean => keywords.has(keyword);
const strikesFirst = (creature: Permanent): boolean => has(creature, 'first strike') || has(creature, 'double strike');

export function canBlock(blocker: Permanent, attacker: Permanent): boolean {
  if (has(attacker, 'flying') && !has(blocker, 'flying') && !has(blocker, 'reach')) return false;
  return !has(attacker, 'intimidate') || blocker.def.types.includes('artifact');
}

/** True if this much damage from this source destroys the creature. */
function isDeadly(amount: number, by: Permanent, to: Permanent): boolean {
  return !has(to, 'indestructible') && amount > 0 && (amount >= to.left || has(by, 'deathtouch'));
}

/** A fight without any further cards. */
export function fight(attacker: Permanent, blockers: readonly Permanent[]): Outcome {
  if (blockers.length === 0)
    return { attackerDies: false, dead: [], through: attacker.power * (has(attacker, 'double strike') ? 2 : 1) };
  let taken = 0;
  let isPoisoned = false;
  const hit = (blocker: Permanent): void => {
    taken += blocker.power;
    isPoisoned ||= blocker.power > 0 && has(blocker, 'deathtouch');
  };
  const isDead = (): boolean => !has(attacker, 'indestructible') && (taken >= attacker.left || isPoisoned) && taken > 0;
  const dead = new Set<Permanent>();
  let through = 0;
  const strike = (): void => {
    let left = attacker.power;
    for (const blocker of blockers) {
      if (dead.has(blocker)) continue;
      const need = has(attacker, 'deathtouch') ? 1 : Math.max(1, blocker.left);
      if (left >= need && isDeadly(need, attacker, blocker)) dead.add(blocker);
      left = Math.max(0, left - need);
    }
    if (has(attacker, 'trample')) through += left;
  };
  if (strikesFirst(attacker)) strike();
  for (const blocker of blockers)
    if (strikesFirst(blocker) && !(strikesFirst(attacker) && dead.has(blocker))) hit(blocker);
  if (!isDead() && (!strikesFirst(attacker) || has(attacker, 'double strike'))) strike();
  const struckBefore = strikesFirst(attacker) ? new Set(dead) : new Set<Permanent>();
  for (const blocker of blockers) {
    const strikesNow = !has(blocker, 'first strike');
    if (strikesNow && !struckBefore.has(blocker)) hit(blocker);
  }
  return { attackerDies: isDead(), dead: [...dead], through };
}

export type Blocks = ReadonlyMap<Permanent, readonly Permanent[]>;

const worthOf = (creatures: readonly Permanent[]): number => creatures.reduce((sum, { worth }) => sum + worth, 0);

/** The worth of a block to the defender, apart from the prevented damage. */
function exchange(attacker: Permanent, blockers: readonly Permanent[]): number {
  const { attackerDies, dead } = fight(attacker, blockers);
  return (attackerDies ? attacker.worth : 0) - worthOf(dead);
}

/** Blocks that serve the defender best, found one after another. */
export function planBlocks(attackers: readonly Permanent[], defenders: readonly Permanent[], life: number): Blocks {
  const blocks = new Map<Permanent, Permanent[]>();
  const free = new Set(defenders);
  let damage = attackers.reduce((sum, each) => sum + fight(each, []).through, 0);
  for (;;) {
    let best: { attacker: Permanent; blocker: Permanent; worth: number; kept: number } | undefined;
    for (const attacker of attackers) {
      const with_ = blocks.get(attacker) ?? [];
      if (with_.length > 1) continue;
      for (const blocker of free) {
        if (!canBlock(blocker, attacker)) continue;
        const more = [...with_, blocker];
        const kept = fight(attacker, with_).through - fight(attacker, more).through;
        // While the damage is deadly every bit that is kept off matters.
        const saved =
          damage >= life ? (kept > 0 ? 3 + 0.4 * kept : 0) : lossOf(life, damage) - lossOf(life, damage - kept);
        const worth = exchange(attacker, more) - exchange(attacker, with_) + saved;
        if (worth > 0.15 && (!best || worth > best.worth)) best = { attacker, blocker, worth, kept };
      }
    }
    if (!best) return blocks;
    blocks.set(best.attacker, [...(blocks.get(best.attacker) ?? []), best.blocker]);
    free.delete(best.blocker);
    damage -= best.kept;
  }
}

/** More creatures than this are not considered one by one. */
const ATTACKERS_MAX = 10;

/** The creatures that should attack. */
export function planAttack({ own, foe }: Table): ReadonlySet<Permanent> {
  const able = own.creatures
    .filter((each) => !each.tapped && !each.sick && !has(each, 'defender') && each.power > 0)
    .sort((a, b) => b.worth - a.worth);
  const defenders = foe.creatures.filter(({ tapped }) => !tapped);
  let best = new Set<Permanent>();
  let most = attackWorth(own, foe, [], defenders);
  const consider = (attackers: ReadonlySet<Permanent>): boolean => {
    const worth = attackWorth(own, foe, [...attackers], defenders);
    if (worth <= most) return false;
    most = worth;
    best = new Set(attackers);
    return true;
  };
  consider(new Set(able));
  const single = able.slice(0, ATTACKERS_MAX);
  for (const each of single) consider(new Set([each]));
  for (let improved = true; improved; ) {
    improved = false;
    for (const each of single) {
      const other = new Set(best);
      if (!other.delete(each)) other.add(each);
      if (consider(other)) improved = true;
    }
  }
  return best;
}

/**
 * The worth of an attack: the losses on both sides, the damage, and the other side's possible attacks in its own turn.
 */
function attackWorth(own: Side, foe: Side, attackers: readonly Permanent[], defenders: readonly Permanent[]): number {
  const blocks = planBlocks(attackers, defenders, foe.life);
  let worth = 0;
  let damage = 0;
  const gone = new Set<Permanent>();
  for (const attacker of attackers) {
    const { attackerDies, dead, through } = fight(attacker, blocks.get(attacker) ?? []);
    damage += through;
    worth += worthOf(dead) - (attackerDies ? attacker.worth : 0);
    if (attackerDies) gone.add(attacker);
    for (const each of dead) gone.add(each);
  }
  if (damage >= foe.life) return 50;
  worth += damage > 0 ? lossOf(foe.life, damage) : 0;
  const home = own.creatures.filter(
    (each) => !gone.has(each) && !each.tapped && (!attackers.includes(each) || has(each, 'vigilance')),
  );
  return (
    worth -
    0.6 *
      lossOf(
        own.life,
        counterattack(
          foe.creatures.filter((each) => !gone.has(each)),
          home,
        ),
      )
  );
}

/** Damage to expect when everybody over there attacks and each of those at home stops one. */
function counterattack(attackers: readonly Permanent[], home: readonly Permanent[]): number {
  const free = [...home];
  let damage = 0;
  for (const attacker of [...attackers].sort((a, b) => b.power - a.power)) {
    if (has(attacker, 'defender')) continue;
    const at = free.findIndex((blocker) => canBlock(blocker, attacker));
    if (at >= 0) free.splice(at, 1);
    else damage += attacker.power;
  }
  return damage;
}
