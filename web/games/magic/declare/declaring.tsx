/** Attackers and blockers are declared at once: on the table by clicking and dragging, or in the panel. */
import type { View } from '@praxis/engine';
import type { Choice, SentDecision } from '@praxis/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Informant } from '../../../connection/match-store.ts';
import { cardThing, type Glow, type Thing } from '../../../table/sentence.ts';
import type { Deciding } from '../../../table/use-decision.ts';
import type { Arrow, ArrowEnd } from '../../look.ts';
import { useMagicWords } from '../use-words.ts';
import { AttackPanel } from './attack-panel.tsx';
import { BlockPanel } from './block-panel.tsx';
import { attackable, blockable, type Declared, declaredBy, dueBeginnings } from './offered.ts';
import { answerFor, attackPlan, blockPlan, type KindOf, type Plan } from './plan.ts';
import { areAllLaid, isOnlyAttack, mayAttackAlone, mayBlockAlone, onlyBlock, onlyBlockerOf } from './quick.ts';

/** The declaration so far: what each creature attacks or blocks. */
export type Laid = ReadonlyMap<number, Thing>;

interface Made {
  readonly number: number | undefined;
  readonly laid: Laid;
  /** The first of two things pointed at, waiting for the second. */
  readonly held?: Thing | undefined;
  /** The target of the attackers chosen next. */
  readonly goal?: Thing | undefined;
  readonly refused?: boolean;
}

export interface Declaring extends Made {
  readonly decision: SentDecision;
  readonly view: View;
  readonly me: number;
  /** Changes the declaration. */
  lay(change: Partial<Made>): void;
  /** Gives the answer. */
  done(): void;
}

const NOTHING: Laid = new Map();

function endOf(thing: Thing): ArrowEnd {
  const number = Number(thing.slice(1));
  return thing.startsWith('c') ? { card: number } : { seat: number };
}

const handleOf = (thing: Thing): number | undefined => (thing.startsWith('c') ? Number(thing.slice(1)) : undefined);

export function useDeclaring(deciding: Deciding, view: View | undefined, store: Informant): Deciding {
  const words = useMagicWords();
  const { decision, sending } = deciding;
  const kind = declaredBy(decision?.choices);
  const number = decision?.number;
  const [made, setMade] = useState<Made>({ number, laid: NOTHING });
  const current: Made = made.number === number ? made : { number, laid: NOTHING };
  const behind = useBehind(number, useMissing(kind, decision), store);
  const me = view?.viewer === 'spectator' ? undefined : view?.viewer;
  if (!decision || !view || me === undefined || kind === undefined || sending) return deciding;
  const lay = (change: Partial<Made>): void => setMade({ ...current, refused: false, ...change });
  const load = async (answer: string): Promise<readonly Choice[] | undefined> => {
    const reply = await store.ask({ t: 'next', number: decision.number, answer });
    return reply.t === 'choices' ? reply.choices : undefined;
  };
  const follow = (plan: Plan, laid: Laid): void => {
    if (laid.size === 0) {
      deciding.pass();
      return;
    }
    void answerFor(plan, decision.choices, load).then((choice) => {
      if (choice) deciding.give(choice);
      else lay({ refused: true });
    });
  };
  const common = { ...current, decision, view, me, lay };
  return kind === 'attack'
    ? attack(deciding, common, behind, follow, words.attackAlone)
    : block(deciding, common, behind, follow, words.blockAlone);
}

type Common = Omit<Declaring, 'done'>;
type Follow = (plan: Plan, laid: Laid) => void;

/** Those that are alike and do the same share an arrow. */
function arrowsOf(laid: Laid, tone: Arrow['tone'], kindOf: KindOf): readonly Arrow[] {
  const first = new Map([...laid].reverse().map(([card, to]) => [`${kindOf(card)} ${to}`, { card, to }]));
  return [...first.values()].map(({ card, to }) => ({ from: { card }, to: endOf(to), tone }));
}

type Behind = ReadonlyMap<string, readonly Choice[]>;

function attack(deciding: Deciding, common: Common, behind: Behind, follow: Follow, attackAlone: string): Deciding {
  const { view, me, decision, lay } = common;
  const { able, must, goals, kindOf } = attackable(view, me, decision, behind);
  const goal = common.goal !== undefined && goals.includes(common.goal) ? common.goal : (goals[0] as Thing);
  // Creatures that must attack do so from the beginning: only their target is chosen.
  const laid: Laid = new Map([...must.map((handle) => [handle, goals[0] as Thing] as const), ...common.laid]);
  const alike = (handle: number): readonly number[] => able.filter((each) => kindOf(each) === kindOf(handle));
  /**
   * One more of those that are alike attacks, even one that attacked another player; when all do, only those that must
   * attack remain.
   */
  const attackWith = (attackers: Laid): void => follow(attackPlan(attackers, goals, kindOf), attackers);
  const isOnly = isOnlyAttack({ able, must, goals });
  const toggle = (handle: number): void => {
    if (isOnly) {
      attackWith(new Map([[handle, goal]]));
      return;
    }
    const members = alike(handle);
    const isFree = (each: number): boolean => (must.includes(each) ? laid.get(each) !== goal : !laid.has(each));
    const next = [handle, ...members].find(isFree);
    const after = new Map(laid);
    if (next === undefined) for (const each of members) after.delete(each);
    else after.set(next, goal);
    lay({ laid: after });
  };
  const aim = (handle: number, at: Thing): void => lay({ laid: new Map(laid).set(handle, at) });
  const glow = new Map<Thing, Glow>();
  for (const handle of able) glow.set(cardThing(handle), laid.has(handle) ? 'chosen' : 'now');
  if (goals.length > 1) for (const each of goals) glow.set(each, each === goal ? 'chosen' : 'later');
  const declaring: Declaring = { ...common, laid, goal, done: () => attackWith(laid) };
  /** Beside attackers that are already chosen the others are only added. */
  const alone = (handle: number): (() => void) | undefined =>
    common.laid.size === 0 && mayAttackAlone({ able, must, goals }) && able.includes(handle)
      ? () => attackWith(new Map([[handle, goal]]))
      : undefined;
  const all = (): void => {
    const everybody = new Map([...able.map((each) => [each, goal] as const), ...laid]);
    if (common.laid.size === 0 && goals.length === 1) attackWith(everybody);
    else lay({ laid: everybody });
  };
  return {
    ...deciding,
    glow,
    arrows: arrowsOf(laid, 'fight', kindOf),
    panel: <AttackPanel {...{ declaring, able, must, goals, kindOf, toggle, all, alone }} />,
    onCards: new Map(able.flatMap((handle) => (alone(handle) ? [[handle, [attackAlone]] as const] : []))),
    pressOnCard: (handle) => alone(handle)?.(),
    point: (thing) => {
      const handle = handleOf(thing);
      if (handle !== undefined && able.includes(handle)) toggle(handle);
      else if (goals.length > 1 && goals.includes(thing)) lay({ goal: thing });
      else return false;
      return true;
    },
    grab: (thing) => {
      const handle = handleOf(thing);
      if (handle === undefined || !able.includes(handle)) return false;
      lay({ held: thing });
      return true;
    },
    drop: (onto) => {
      const handle = common.held === undefined ? undefined : handleOf(common.held);
      if (handle === undefined) return;
      aim(alike(handle).find((each) => !laid.has(each)) ?? handle, onto && goals.includes(onto) ? onto : goal);
    },
  };
}

function block(deciding: Deciding, common: Common, behind: Behind, follow: Follow, blockAlone: string): Deciding {
  const { view, me, decision, laid, held, lay } = common;
  const { attackers, able, kindOf } = blockable(view, me, decision.choices, behind);
  const blocks = (blocker: number, attacker: number): boolean => able.get(blocker)?.includes(attacker) === true;
  const assign = (blocker: number, attacker: number | undefined): void => {
    const after = new Map(laid);
    if (attacker === undefined) after.delete(blocker);
    else after.set(blocker, cardThing(attacker));
    lay({ laid: after, held: undefined });
  };
  const heldHandle = held === undefined ? undefined : handleOf(held);
  const glow = new Map<Thing, Glow>();
  for (const blocker of able.keys())
    if (heldHandle === undefined || able.has(heldHandle) || blocks(blocker, heldHandle))
      glow.set(cardThing(blocker), laid.has(blocker) ? 'chosen' : 'now');
  for (const attacker of attackers) {
    const can = heldHandle !== undefined && able.has(heldHandle) ? blocks(heldHandle, attacker) : true;
    if (can) glow.set(cardThing(attacker), heldHandle !== undefined && able.has(heldHandle) ? 'now' : 'later');
  }
  if (held !== undefined) glow.set(held, 'chosen');
  const declare = (blocks: Laid): void => {
    const pairs = [...blocks].map(([blocker, to]): [number, number] => [blocker, handleOf(to) as number]);
    follow(blockPlan(new Map(pairs), kindOf), blocks);
  };
  const declaring: Declaring = { ...common, done: () => declare(laid) };
  /** On the table: when nobody else can block, the blocks are declared. */
  const blockWith = (blocker: number, attacker: number): void => {
    const after = new Map(laid).set(blocker, cardThing(attacker));
    if (areAllLaid({ able }, after)) declare(after);
    else assign(blocker, attacker);
  };
  /** Beside blockers that are already chosen the others are only added. */
  const alone = (blocker: number): (() => void) | undefined => {
    const attacker = laid.size === 0 ? mayBlockAlone({ able }, blocker) : undefined;
    return attacker === undefined ? undefined : () => declare(new Map([[blocker, cardThing(attacker)]]));
  };
  const only = onlyBlock({ able });
  const blockOnly = (): void => {
    if (only) blockWith(...only);
  };
  const pointAt = (handle: number): boolean => {
    if (only?.includes(handle)) {
      blockOnly();
      return true;
    }
    if (able.has(handle)) {
      if (laid.has(handle)) assign(handle, undefined);
      else if (heldHandle !== undefined && blocks(handle, heldHandle)) blockWith(handle, heldHandle);
      else {
        const [only, another] = able.get(handle) as readonly number[];
        if (only !== undefined && another === undefined) blockWith(handle, only);
        else lay({ held: heldHandle === handle ? undefined : cardThing(handle) });
      }
      return true;
    }
    if (!attackers.includes(handle)) return false;
    const blocker = onlyBlockerOf({ able }, laid, handle);
    if (heldHandle !== undefined && blocks(heldHandle, handle)) blockWith(heldHandle, handle);
    else if (blocker !== undefined) blockWith(blocker, handle);
    else lay({ held: heldHandle === handle ? undefined : cardThing(handle) });
    return true;
  };
  return {
    ...deciding,
    glow,
    arrows: arrowsOf(laid, 'block', (handle) => `card ${handle}`),
    panel: <BlockPanel {...{ declaring, able, kindOf, assign, only, blockOnly, alone }} />,
    onCards: new Map([...able.keys()].flatMap((each) => (alone(each) ? [[each, [blockAlone]] as const] : []))),
    pressOnCard: (handle) => alone(handle)?.(),
    point: (thing) => {
      const handle = handleOf(thing);
      return handle !== undefined && pointAt(handle);
    },
    grab: (thing) => {
      const handle = handleOf(thing);
      if (handle === undefined || !able.has(handle)) return false;
      lay({ held: thing });
      return true;
    },
    drop: (onto) => {
      const attacker = onto === undefined ? undefined : handleOf(onto);
      if (heldHandle === undefined || !able.has(heldHandle)) return;
      if (attacker !== undefined && blocks(heldHandle, attacker)) blockWith(heldHandle, attacker);
      else lay({ held: undefined });
    },
  };
}

const NONE: Behind = new Map();
const NOTHING_MISSING: readonly string[] = [];

/** The beginnings of answers whose continuations must be known and did not come along with the decision. */
function useMissing(kind: Declared | undefined, decision: SentDecision | undefined): readonly string[] {
  return useMemo(() => {
    if (!decision || kind === undefined) return NOTHING_MISSING;
    if (kind === 'attack') return dueBeginnings(decision);
    return decision.choices.filter(({ more, next }) => more && !next).map(({ answer }) => answer);
  }, [kind, decision]);
}

/** The continuations of these answers. */
function useBehind(number: number | undefined, missing: readonly string[], store: Informant): Behind {
  const [loaded, setLoaded] = useState({ number, behind: NONE });
  const note = useCallback((at: number, answer: string, choices: readonly Choice[]) => {
    setLoaded((before) => ({
      number: at,
      behind: new Map(before.number === at ? before.behind : []).set(answer, choices),
    }));
  }, []);
  useEffect(() => {
    if (number === undefined) return;
    for (const answer of missing)
      void store.ask({ t: 'next', number, answer }).then((reply) => {
        if (reply.t === 'choices') note(number, answer, reply.choices);
      });
  }, [number, missing, store, note]);
  return loaded.number === number ? loaded.behind : NONE;
}
