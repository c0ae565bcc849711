import type { Choice } from '@praxis/protocol';
import { describe, expect, test } from 'vitest';
import type { Thing } from '../../../table/sentence.ts';
import { answerFor, attackPlan, blockPlan, type KindOf } from './plan.ts';

type Said = Omit<Choice['pieces'][number], 'key'>;

const keyOf = ({ say, card, seat, amount }: Said): string =>
  `${say.replaceAll(' ', '_')}${card ?? ''}${seat ?? ''}${amount ? `x${amount}` : ''}`;

/** A tree of choices, from a function that returns the possible continuations. */
function tree(next: (path: readonly Said[]) => readonly Said[], path: readonly Said[] = []): readonly Choice[] {
  return next(path).map((said): Choice => {
    const behind = tree(next, [...path, said]);
    return {
      answer: [...path, said].map(keyOf).join(' '),
      label: keyOf(said),
      pieces: [{ key: keyOf(said), ...said }],
      more: behind.length > 0,
      ...(behind.length > 0 ? { next: behind } : {}),
    };
  });
}

/** All labels on the way to the answer. */
async function way(
  plan: Parameters<typeof answerFor>[0],
  choices: readonly Choice[],
): Promise<readonly string[] | undefined> {
  const walked: string[] = [];
  const lazy = (each: readonly Choice[]): readonly Choice[] => each.map(({ next: _, ...choice }) => choice as Choice);
  const byAnswer = new Map<string, readonly Choice[]>();
  const note = (each: readonly Choice[]): void => {
    for (const { answer, next = [] } of each) {
      byAnswer.set(answer, next);
      note(next);
    }
  };
  note(choices);
  const found = await answerFor(plan, lazy(choices), async (answer) => {
    walked.push(answer.split(' ').at(-1) as string);
    return lazy(byAnswer.get(answer) ?? []);
  });
  return found && [...walked, found.label];
}

const itself: KindOf = (handle) => `card ${handle}`;
const ben: Thing = 's1';

describe('attackers', () => {
  /** Cards 1 and 4 alone, 2 and 3 alike; one goal. */
  const oneGoal = (path: readonly Said[]): readonly Said[] => {
    const last = path.at(-1);
    if (last?.say === 'end' || last?.say === 'does not attack') return [];
    const from = path.length === 0 ? 0 : (last?.card as number);
    const members: readonly Said[] = [
      { say: 'attacks with', card: 1, list: true },
      { say: 'attacks with', card: 2, list: true },
      { say: 'attacks with', card: 2, amount: 2, list: true },
      { say: 'attacks with', card: 4, list: true },
    ];
    const closing: Said = { say: path.length === 0 ? 'does not attack' : 'end' };
    return [closing, ...members.filter(({ card }) => (card as number) > from)];
  };
  const alike: KindOf = (handle) => (handle === 3 ? 'card 2' : `card ${handle}`);

  test('come in the order of the sentence, not in the order of the choice', async () => {
    const plan = attackPlan(
      new Map([
        [4, ben],
        [1, ben],
      ]),
      [ben],
      alike,
    );
    expect(await way(plan, tree(oneGoal))).toEqual(['attacks_with1', 'attacks_with4', 'end']);
  });

  test('that are alike come together', async () => {
    const plan = attackPlan(
      new Map([
        [3, ben],
        [2, ben],
      ]),
      [ben],
      alike,
    );
    expect(await way(plan, tree(oneGoal))).toEqual(['attacks_with2x2', 'end']);
    const one = attackPlan(new Map([[3, ben]]), [ben], alike);
    expect(await way(one, tree(oneGoal))).toEqual(['attacks_with2', 'end']);
  });

  test('that nobody offers lead to no answer', async () => {
    expect(await way(attackPlan(new Map([[9, ben]]), [ben], alike), tree(oneGoal))).toBeUndefined();
  });

  test('name their target where there are several', async () => {
    const walker: Thing = 'c8';
    const goals = (path: readonly Said[]): readonly Said[] => {
      const last = path.at(-1);
      if (last?.say === 'end') return [];
      if (last?.say === 'attacks with')
        return [
          { say: 'at', seat: 1 },
          { say: 'at', card: 8 },
        ];
      const said = path.filter(({ say }) => say === 'attacks with').map(({ card }) => card as number);
      return [
        { say: 'end' },
        ...[1, 4].filter((card) => card > (said.at(-1) ?? 0)).map((card) => ({ say: 'attacks with', card })),
      ];
    };
    const plan = attackPlan(
      new Map([
        [4, ben],
        [1, walker],
      ]),
      [ben, walker],
      itself,
    );
    expect(await way(plan, tree(goals))).toEqual(['attacks_with1', 'at8', 'attacks_with4', 'at1', 'end']);
  });
});

describe('blockers', () => {
  /** Attackers 11 and 12 alike; blockers 1 and 2. */
  const blocks = (path: readonly Said[]): readonly Said[] => {
    const last = path.at(-1);
    if (last?.say === 'end' || last?.say === 'does not block') return [];
    const used = path.filter(({ say }) => say === 'with').map(({ card }) => card);
    const blocked = path.filter(({ say }) => say === 'blocks').length;
    const attackers: readonly Said[] = blocked < 2 ? [{ say: 'blocks', card: 11 + blocked }] : [];
    const free = [1, 2].filter((card) => !used.includes(card)).map((card): Said => ({ say: 'with', card, list: true }));
    if (path.length === 0) return [{ say: 'does not block' }, ...attackers];
    if (last?.say === 'blocks') return free;
    return [{ say: 'end' }, ...free, ...(free.length > 0 ? attackers : [])];
  };
  const alike: KindOf = (handle) => (handle === 12 ? 'card 11' : `card ${handle}`);

  test('come after the attacker that they block', async () => {
    const plan = blockPlan(
      new Map([
        [2, 11],
        [1, 11],
      ]),
      alike,
    );
    expect(await way(plan, tree(blocks))).toEqual(['blocks11', 'with1', 'with2', 'end']);
  });

  test('of the second of two that are alike are those of the first', async () => {
    expect(await way(blockPlan(new Map([[2, 12]]), alike), tree(blocks))).toEqual(['blocks11', 'with2', 'end']);
    const both = blockPlan(
      new Map([
        [1, 12],
        [2, 11],
      ]),
      alike,
    );
    expect(await way(both, tree(blocks))).toEqual(['blocks11', 'with2', 'blocks12', 'with1', 'end']);
  });

  test('that nobody offers lead to no answer', async () => {
    expect(await way(blockPlan(new Map([[5, 11]]), alike), tree(blocks))).toBeUndefined();
  });
});
