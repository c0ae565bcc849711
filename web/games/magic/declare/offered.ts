/**
 * The contents of a decision about attackers or blockers, as far as the table needs them to highlight the possible
 * creatures.
 */
import type { View } from '@praxis/engine';
import type { Choice, SentDecision } from '@praxis/protocol';
import { handlesIn } from '../../../table/context.ts';
import { cardThing, seatThing, type Thing } from '../../../table/sentence.ts';
import { likeness } from '../groups.ts';
import { whereOf } from '../where.ts';
import type { KindOf } from './plan.ts';

export type Declared = 'attack' | 'block';

export function declaredBy(choices: readonly Choice[] = []): Declared | undefined {
  for (const { pieces } of choices) {
    if (pieces[0]?.say === 'attacks with') return 'attack';
    if (pieces[0]?.say === 'blocks') return 'block';
  }
  return undefined;
}

/**
 * Cards that the choices name have a kind of their own; every other card has the kind of the first named card like it.
 */
export function kindsAmong({ cards }: View, named: readonly number[]): KindOf {
  const likeOf = (handle: number): string => {
    const card = cards[handle];
    return card ? likeness(card) : `card ${handle}`;
  };
  const first = new Map<string, number>();
  for (const handle of named) if (!first.has(likeOf(handle))) first.set(likeOf(handle), handle);
  return (handle) => `card ${named.includes(handle) ? handle : (first.get(likeOf(handle)) ?? handle)}`;
}

const cardsOf = (choices: readonly Choice[], say: string): readonly number[] =>
  choices.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.say === say && piece.card !== undefined ? [piece.card] : [])),
  );

export interface Attackable {
  readonly able: readonly number[];
  /** Those among them that must attack. */
  readonly must: readonly number[];
  /** The possible targets, in the order of the sentence. */
  readonly goals: readonly Thing[];
  readonly kindOf: KindOf;
}

/** The piece of an answer that names attackers, as it is sent. */
const ATTACKERS = /^attacks_with:c(\d+)/;

/**
 * The pieces for creatures that must attack, up to each of them. A sentence cannot leave them out, so later creatures
 * are offered only after them.
 */
export function dueBeginnings({ passive }: Pick<SentDecision, 'passive'>): readonly string[] {
  const pieces = (passive?.answer.split(' ') ?? []).filter((piece) => piece !== 'end');
  return pieces.flatMap((_, index) => {
    const next = pieces[index + 1];
    const isWhole = next === undefined || ATTACKERS.test(next);
    return ATTACKERS.test(pieces[0] as string) && isWhole ? [pieces.slice(0, index + 1).join(' ')] : [];
  });
}

/** `behind` has the continuations of the beginnings in `dueBeginnings`. */
export function attackable(
  view: View,
  me: number,
  { choices, passive }: SentDecision,
  behind: ReadonlyMap<string, readonly Choice[]>,
): Attackable {
  const named = [...new Set(cardsOf([...choices, ...[...behind.values()].flat()], 'attacks with'))];
  const kindOf = kindsAmong(view, named);
  const kinds = new Set(named.map(kindOf));
  const able = handlesIn(view.seats[me], 'battlefield').filter((handle) => kinds.has(kindOf(handle)));
  const goals = view.seats.flatMap(({ seat }): Thing[] => {
    if (seat === me) return [];
    const planeswalkers = handlesIn(view.seats[seat], 'battlefield').filter(
      (handle) => view.cards[handle]?.counters?.loyalty !== undefined,
    );
    return [seatThing(seat), ...planeswalkers.map(cardThing)];
  });
  // The passive answer attacks only with creatures that must, and with all of a kind.
  const forced = (passive?.answer.split(' ') ?? []).flatMap((piece) => {
    const [, card] = ATTACKERS.exec(piece) ?? [];
    return card === undefined ? [] : [kindOf(Number(card))];
  });
  return { able, must: able.filter((handle) => forced.includes(kindOf(handle))), goals, kindOf };
}

export interface Blockable {
  readonly attackers: readonly number[];
  /** The attackers that each able creature can block, in the order of the table. */
  readonly able: ReadonlyMap<number, readonly number[]>;
  readonly kindOf: KindOf;
}

/** `behind` has the continuations of each attacker, by the answer that they continue. */
export function blockable(
  view: View,
  me: number,
  choices: readonly Choice[],
  behind: ReadonlyMap<string, readonly Choice[]>,
): Blockable {
  const mine = (whereOf(view).combat?.attackers ?? [])
    .filter(({ defender }) => defender === me)
    .map(({ card }) => card);
  const lists = choices.flatMap((choice) => {
    const [first] = choice.pieces;
    if (first?.say !== 'blocks' || first.card === undefined) return [];
    const next = choice.next ?? behind.get(choice.answer) ?? [];
    return [{ attacker: first.card, blockers: [...cardsOf([choice], 'with'), ...cardsOf(next, 'with')] }];
  });
  const named = lists.flatMap(({ attacker, blockers }) => [attacker, ...blockers]);
  const kindOf = kindsAmong(view, [...new Set(named)]);
  const byKind = new Map<string, ReadonlySet<string>>(
    lists.map(({ attacker, blockers }) => [kindOf(attacker), new Set(blockers.map(kindOf))]),
  );
  const able = new Map<number, readonly number[]>();
  for (const handle of handlesIn(view.seats[me], 'battlefield')) {
    const kind = kindOf(handle);
    const blocked = mine.filter((attacker) => byKind.get(kindOf(attacker))?.has(kind));
    if (blocked.length > 0) able.set(handle, blocked);
  }
  return { attackers: mine, able, kindOf };
}
