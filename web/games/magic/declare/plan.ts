/**
 * A declaration is made on the table in any order; its sentence has a fixed one, and names one of several identical
 * cards for all of them. A plan is the rest of the sentence: it knows which pieces fit, and so leads through the
 * choices that the server offers.
 */
import type { Choice } from '@praxis/protocol';
import type { Thing } from '../../../table/sentence.ts';
import { cardThing, seatThing } from '../../../table/sentence.ts';

type Piece = Choice['pieces'][number];

export interface Plan {
  readonly isDone: boolean;
  /** The rest of the plan after the piece; undefined if the piece does not fit. */
  take(piece: Piece): Plan | undefined;
}

/** The same text for cards that are interchangeable. */
export type KindOf = (handle: number) => string;

const CLOSING: readonly string[] = ['end', 'does not attack', 'does not block'];

/** A number of attackers of one kind with the same target. */
interface Attack {
  readonly kind: string;
  readonly goal: Thing;
  readonly count: number;
}

/** `goals` in the order in which the sentence names them. */
export function attackPlan(attackers: ReadonlyMap<number, Thing>, goals: readonly Thing[], kindOf: KindOf): Plan {
  const counts = new Map<string, { kind: string; goal: Thing; count: number }>();
  for (const goal of goals)
    for (const [handle, aim] of attackers) {
      if (aim !== goal) continue;
      const kind = kindOf(handle);
      const entry = counts.get(`${kind} ${goal}`);
      if (entry) entry.count++;
      else counts.set(`${kind} ${goal}`, { kind, goal, count: 1 });
    }
  return attacking([...counts.values()], undefined, kindOf);
}

function attacking(left: readonly Attack[], open: Attack | undefined, kindOf: KindOf): Plan {
  const less = (said: Attack, amount: number): readonly Attack[] =>
    left.flatMap((each) => {
      if (each !== said) return [each];
      return each.count > amount ? [{ ...each, count: each.count - amount }] : [];
    });
  return {
    isDone: left.length === 0 && open === undefined,
    take: ({ say, card, seat, amount = 1, list }) => {
      if (CLOSING.includes(say)) return left.length === 0 && !open ? attacking(left, open, kindOf) : undefined;
      if (say === 'attacks with' && card !== undefined && !open) {
        const kind = kindOf(card);
        const said = left.find((each) => each.kind === kind);
        if (!said || said.count < amount) return undefined;
        // With one goal only it is not named.
        return list
          ? attacking(less(said, amount), undefined, kindOf)
          : attacking(left, { ...said, count: amount }, kindOf);
      }
      if (say !== 'at' || !open) return undefined;
      const goal = card === undefined ? seatThing(seat as number) : cardThing(card);
      const said = left.find((each) => each.kind === open.kind && each.goal === goal);
      if (!said || said.goal !== open.goal || said.count < open.count) return undefined;
      return attacking(less(said, open.count), undefined, kindOf);
    },
  };
}

/** An attacker with the kinds of those that block it. */
interface Block {
  readonly attacker: number;
  readonly kind: string;
  readonly blockers: readonly string[];
}

/** `blockers`: the attacker that each of them blocks. */
export function blockPlan(blockers: ReadonlyMap<number, number>, kindOf: KindOf): Plan {
  const blocks = new Map<number, string[]>();
  for (const [blocker, attacker] of blockers) {
    const kinds = blocks.get(attacker) ?? [];
    kinds.push(kindOf(blocker));
    blocks.set(attacker, kinds);
  }
  const planned = [...blocks].map(
    ([attacker, kinds]): Block => ({
      attacker,
      kind: kindOf(attacker),
      blockers: kinds,
    }),
  );
  return blocking(planned, [], kindOf);
}

function blocking(left: readonly Block[], open: readonly string[], kindOf: KindOf): Plan {
  return {
    isDone: left.length === 0 && open.length === 0,
    take: ({ say, card, amount = 1 }) => {
      if (CLOSING.includes(say))
        return left.length === 0 && open.length === 0 ? blocking(left, open, kindOf) : undefined;
      if (card === undefined) return undefined;
      const kind = kindOf(card);
      if (say === 'blocks') {
        if (open.length > 0) return undefined;
        const meant = left.find(({ attacker }) => attacker === card) ?? left.find((each) => each.kind === kind);
        if (!meant) return undefined;
        return blocking(
          left.filter((each) => each !== meant),
          meant.blockers,
          kindOf,
        );
      }
      if (say !== 'with' || open.filter((each) => each === kind).length < amount) return undefined;
      let taken = 0;
      const others = open.filter((each) => each !== kind || taken++ >= amount);
      return blocking(left, others, kindOf);
    },
  };
}

/** Follows the plan to a complete answer. Undefined if the planned answer is not offered. */
export async function answerFor(
  plan: Plan,
  choices: readonly Choice[],
  load: (answer: string) => Promise<readonly Choice[] | undefined>,
): Promise<Choice | undefined> {
  const way = nextOn(plan, choices);
  if (!way) return undefined;
  const { choice, left } = way;
  if (!choice.more) return left.isDone ? choice : undefined;
  const behind = choice.next ?? (await load(choice.answer));
  return behind && answerFor(left, behind, load);
}

/** Choices follow the order of the sentence: the first that fits must be said first, with its greatest amount. */
function nextOn(plan: Plan, choices: readonly Choice[]): { readonly choice: Choice; readonly left: Plan } | undefined {
  let best: { choice: Choice; left: Plan } | undefined;
  for (const choice of choices) {
    const [first] = choice.pieces;
    if (best && first?.card !== best.choice.pieces[0]?.card) break;
    const left = choice.pieces.reduce<Plan | undefined>((at, piece) => at?.take(piece), plan);
    if (left && (first?.amount ?? 1) >= (best?.choice.pieces[0]?.amount ?? 1)) best = { choice, left };
  }
  return best;
}
