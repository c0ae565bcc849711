/** The worth of each piece of an answer to the seat that is asked. */
import type { VisiblePiece } from '@praxis/engine';
import type { Score as AnyScore } from '@praxis/kit/insight.ts';
import type { CardDef } from '../cards/language.ts';
import type { BotReason } from '../text/keys/bot-reasons.ts';
import { fight, planAttack, planBlocks } from './combat.ts';
import { estimate } from './estimate.ts';
import { lossOf, type Permanent, type Table } from './table.ts';
import { type Use, usesOf } from './touches.ts';
import { castWorth, targetWorth, useWorth } from './uses.ts';

type Score = AnyScore<BotReason>;

/** The question, and the pieces of the answer so far. */
export interface Place {
  readonly about: VisiblePiece;
  readonly said: readonly VisiblePiece[];
}

const scored = (worth: number, why?: BotReason): Score => (why === undefined ? { worth } : { worth, why });
const NEVER = scored(-8);
const INDIFFERENT = scored(0);

/** The worth of keeping a card in hand: it may find a better moment. */
const KEPT = 0.35;

export function scorePiece(table: Table, place: Place, piece: VisiblePiece): Score {
  const { about, said } = place;
  switch (about.say) {
    case 'priority':
      return said.length === 0 ? useScore(table, piece) : detailScore(table, place, piece);
    case 'targets':
      return detailScore(table, place, piece);
    case 'attack':
      return attackScore(table, said, piece);
    case 'block':
      return blockScore(table, said, piece);
    case 'mulligan':
      return mulliganScore(table, piece);
    default:
      return otherScore(table, place, piece);
  }
}

function useScore(table: Table, piece: VisiblePiece): Score {
  const def = table.def(piece.card);
  if (piece.say === 'pass') return scored(0, 'pass');
  if (piece.say === 'plays') return scored(3, 'land');
  if (piece.say === 'activates for mana' || !def) return NEVER;
  // The top of the stack is one's own: it should resolve first.
  const top = table.stack.at(-1);
  if (top && top.seat === table.own.seat) return NEVER;
  return piece.say === 'casts' ? castScore(table, def) : abilityScore(table, def, piece);
}

function castScore(table: Table, def: CardDef): Score {
  const { spell, triggers } = usesOf(def);
  const x = affordableX(table, def);
  const entering = triggers.reduce((sum, each) => sum + Math.max(0, useWorth(table, each, undefined, 0)), 0);
  if (def.types.includes('creature'))
    return scored(0.5 + castWorth(def) * 0.6 + 0.3 * Math.min(2, entering), 'creature');
  if (!spell) return scored(0.2 + castWorth(def), 'permanent');
  const worth = useWorth(table, spell, undefined, x) - KEPT;
  return scored(worth, reasonOf(table, spell, worth, x));
}

/** Mana for X: the lands beyond the rest of the cost. */
function affordableX({ own }: Table, def: CardDef): number {
  const untapped = own.permanents.filter(({ isLand, tapped }) => isLand && !tapped).length;
  return Math.max(0, untapped - estimate(def).cost);
}

function reasonOf(table: Table, use: Use, worth: number, x: number): BotReason {
  const first = use.targets[0];
  if (worth > 10) return 'finish';
  if (first?.counters) return 'counter';
  if (use.brief) return 'combat';
  if (first && (first.removes > 0 || first.steals)) return 'removal';
  if (first && (first.damage > 0 || first.isX)) {
    const isForPlayer = targetWorth(table, use, first, { seat: table.foe.seat }, x) >= worth;
    return isForPlayer ? 'burn' : 'removal';
  }
  if (use.sweeps.some(({ removes, damage }) => removes > 0 || damage > 0)) return 'removal';
  return use.gain > 0.5 ? 'cards' : 'help';
}

/** The ability that a piece means: by its loyalty, by its number, or the only one. */
function abilityOf(def: CardDef, word: string | undefined): Use | undefined {
  const { abilities } = usesOf(def);
  if (word === undefined) return abilities[0];
  const [label = '', which = '1'] = word.split(' ');
  const sameLoyalty = abilities.filter(
    ({ loyalty }) => loyalty !== undefined && (loyalty > 0 ? `+${loyalty}` : String(loyalty)) === label,
  );
  return sameLoyalty[Number(which) - 1] ?? abilities[Number(label) - 1];
}

function abilityScore(table: Table, def: CardDef, piece: VisiblePiece): Score {
  const source = table.permanent(piece.card);
  const use = abilityOf(def, piece.word);
  if (!use || !source) return scored(-1);
  if (use.equips) return equipScore(table, source);
  const x = Math.max(0, table.own.lands - use.cost.mana);
  const worth = useWorth(table, use, source, x);
  // A tapped creature cannot block or attack.
  const tapping = use.cost.tap && source.isCreature ? (table.isMyTurn && table.step === 'main 1' ? 0.25 : 0.1) : 0;
  return scored(worth - 0.1 - tapping, use.loyalty === undefined && use.brief ? 'combat' : 'ability');
}

function equipScore(table: Table, source: Permanent): Score {
  const host = table.own.creatures.find((each) => each.with.includes(source.handle));
  const best = Math.max(0, ...table.own.creatures.map(({ worth }) => worth));
  if (table.step !== 'main 1' || best === 0) return scored(-1);
  return host && host.worth >= best ? scored(-1) : scored(host ? -0.3 : 0.8, 'help');
}

/** X, targets, costs and payment. */
function detailScore(table: Table, { about, said }: Place, piece: VisiblePiece): Score {
  const [first] = said;
  const isTrigger = about.say === 'targets';
  const source = isTrigger ? about.card : first?.card;
  const def = table.def(source);
  if (!def) return INDIFFERENT;
  const use = isTrigger
    ? usesOf(def).triggers.find(({ targets }) => targets.length > 0)
    : first?.say === 'activates'
      ? abilityOf(def, first.word)
      : usesOf(def).spell;
  const x = said.find(({ say }) => say === 'with X')?.amount ?? 0;
  switch (piece.say) {
    case 'with X':
      return use?.isX ? scored(useWorth(table, use, undefined, piece.amount ?? 0)) : scored(0.1 * (piece.amount ?? 0));
    case 'target':
      return use ? scored(chosenWorth(table, use, said, piece, x)) : INDIFFERENT;
    case 'sacrificing':
      return scored(-(table.permanent(piece.card)?.worth ?? 1), 'least loss');
    case 'discarding':
      return scored(-handWorth(table, piece.card), 'least loss');
    case 'paying automatically':
      return scored(4);
    default:
      return INDIFFERENT;
  }
}

function chosenWorth(table: Table, use: Use, said: readonly VisiblePiece[], piece: VisiblePiece, x: number): number {
  if (use.equips) return table.permanent(piece.card)?.worth ?? 0;
  const done = said.filter(({ say }) => say === 'target' || say === 'no target').length;
  const target = use.targets[Math.min(done, use.targets.length - 1)];
  return target ? targetWorth(table, use, target, piece, x) : 0;
}

/** The worth of a card in hand: lands while they are needed. */
function handWorth(table: Table, handle: number | undefined): number {
  const def = table.def(handle);
  if (!def) return 0.5;
  if (def.types.includes('land')) return table.own.lands < 4 ? 1.2 : table.own.lands < 6 ? 0.5 : 0.15;
  const late = Math.max(0, estimate(def).cost - table.own.lands - 2);
  return castWorth(def) - 0.2 * late;
}

function isAlike(a: Permanent, b: Permanent): boolean {
  return (
    a.def === b.def &&
    a.power === b.power &&
    a.left === b.left &&
    a.keywords.size === b.keywords.size &&
    [...a.keywords].every((each) => b.keywords.has(each))
  );
}

/** For creatures that are alike only the number matters, so plans are compared by numbers. */
function countAlike(creature: Permanent, among: Iterable<Permanent>): number {
  let count = 0;
  for (const each of among) if (isAlike(each, creature)) count++;
  return count;
}

const plans = new WeakMap<Table, ReadonlySet<Permanent>>();

function attackScore(table: Table, said: readonly VisiblePiece[], piece: VisiblePiece): Score {
  let plan = plans.get(table);
  if (!plan) {
    plan = planAttack(table);
    plans.set(table, plan);
  }
  const creature = table.permanent(piece.card);
  switch (piece.say) {
    case 'does not attack':
      return scored(plan.size === 0 ? 1 : -1, 'stay home');
    case 'end': {
      const open = [...plan].some(
        (each) =>
          !said.some(({ card }) => {
            const other = table.permanent(card);
            return other !== undefined && isAlike(each, other);
          }),
      );
      return scored(open ? -1 : 1);
    }
    case 'attacks with': {
      if (!creature) return INDIFFERENT;
      const wanted = countAlike(creature, plan);
      return wanted === 0 ? scored(-2) : scored(2 - Math.abs(wanted - (piece.amount ?? 1)), 'attack');
    }
    case 'at':
      return atScore(table, said, piece);
    default:
      return INDIFFERENT;
  }
}

/** A player or a planeswalker. */
function atScore(table: Table, said: readonly VisiblePiece[], { card }: VisiblePiece): Score {
  if (card === undefined) return scored(0.5);
  const planeswalker = table.permanent(card);
  const attacker = table.permanent(said.at(-1)?.card);
  if (!planeswalker || !attacker) return INDIFFERENT;
  return scored(
    Math.min(1, attacker.power / Math.max(1, planeswalker.loyalty ?? 1)) * planeswalker.worth -
      lossOf(table.foe.life, attacker.power) +
      0.3,
  );
}

const blockPlans = new WeakMap<Table, ReadonlyMap<Permanent, readonly Permanent[]>>();

function blockScore(table: Table, said: readonly VisiblePiece[], piece: VisiblePiece): Score {
  let plan = blockPlans.get(table);
  if (!plan) {
    const attackers = table.attackers.flatMap(({ card }) => table.permanent(card) ?? []);
    plan = planBlocks(
      attackers,
      table.own.creatures.filter(({ tapped }) => !tapped),
      table.own.life,
    );
    blockPlans.set(table, plan);
  }
  const last = said.findLast(({ say }) => say === 'blocks');
  const current = table.permanent(last?.card);
  const mine = current ? (plan.get(current) ?? planFor(plan, current)) : [];
  const given = said.slice(said.lastIndexOf(last as VisiblePiece) + 1).filter(({ say }) => say === 'with');
  const creature = table.permanent(piece.card);
  switch (piece.say) {
    case 'does not block':
      return scored(plan.size === 0 ? 1 : -1, 'no block');
    case 'blocks':
      return scored(creature && planFor(plan, creature).length > 0 ? 2 : -3, 'block');
    case 'with': {
      if (!creature) return INDIFFERENT;
      const wanted =
        countAlike(creature, mine) -
        given.filter(({ card }) => {
          const other = table.permanent(card);
          return other !== undefined && isAlike(creature, other);
        }).length;
      return wanted <= 0 ? scored(-2) : scored(2 - Math.abs(wanted - (piece.amount ?? 1)), 'block');
    }
    case 'end': {
      const isDone = given.length >= mine.length;
      const open = [...plan.keys()].some(
        (each) => !said.some(({ say, card }) => say === 'blocks' && card === each.handle),
      );
      return scored(isDone && !open ? 1 : -1);
    }
    default:
      return INDIFFERENT;
  }
}

/** The blockers of this attacker, or of one that is like it. */
function planFor(plan: ReadonlyMap<Permanent, readonly Permanent[]>, attacker: Permanent): readonly Permanent[] {
  const own = plan.get(attacker);
  if (own) return own;
  for (const [each, blockers] of plan) if (isAlike(each, attacker)) return blockers;
  return [];
}

function mulliganScore(table: Table, { say }: VisiblePiece): Score {
  const { hand } = table;
  const lands = hand.filter((handle) => table.def(handle)?.types.includes('land')).length;
  const isBad = hand.length > 5 && (lands < 2 || lands > hand.length - 2);
  return say === 'keeps' ? scored(isBad ? -1 : 1, 'keep') : scored(0, 'mulligan');
}

function otherScore(table: Table, { about, said }: Place, piece: VisiblePiece): Score {
  const permanent = table.permanent(piece.card);
  const def = table.def(piece.card);
  switch (piece.say) {
    case 'lets start':
      return piece.seat === table.own.seat ? scored(1, 'start') : INDIFFERENT;
    case 'accepts':
      return scored(0.5);
    case 'casts':
      return said.length === 0 && def ? castScore(table, def) : INDIFFERENT;
    case 'target':
      return detailScore(table, { about, said }, piece);
    case 'discards':
      return scored(-handWorth(table, piece.card), 'least loss');
    case 'sacrifices':
      return scored(-(permanent?.worth ?? 0.5), 'least loss');
    case 'keeps one':
    case 'copies':
      return scored(permanent?.worth ?? 0);
    case 'finds':
      return scored(handWorth(table, piece.card));
    case 'pays mana':
      return scored(1);
    case 'pays life':
      return scored(1 - lossOf(table.own.life, piece.amount ?? 0));
    case 'redirects to':
      return permanent
        ? scored(
            (about.amount ?? 0) >= (permanent.loyalty ?? 1)
              ? permanent.worth - lossOf(table.foe.life, about.amount ?? 0)
              : 0.1,
          )
        : INDIFFERENT;
    case 'orders':
      return orderScore(table, about, permanent);
    case 'assigns':
      return assignScore(permanent, piece);
    default:
      return INDIFFERENT;
  }
}

/** Blockers that the attacker can destroy come first, the most valuable of them before the others. */
function orderScore(table: Table, { say, card }: VisiblePiece, blocker: Permanent | undefined): Score {
  const attacker = table.permanent(card);
  if (say !== 'order blockers' || !attacker || !blocker) return INDIFFERENT;
  return scored(fight(attacker, [blocker]).dead.length > 0 ? blocker.worth : -blocker.left);
}

/** Exactly enough to destroy it, so that something is left for the next. */
function assignScore(receiver: Permanent | undefined, { amount = 0 }: VisiblePiece): Score {
  return receiver ? scored(-0.3 * Math.abs(amount - receiver.left)) : scored(0.1 * amount);
}
