/** Answers that differ in one number only, such as an amount to pay: a row of numbers says them at a glance. */
import type { Choice } from '@praxis/protocol';

export interface Worded {
  readonly choice: Choice;
  readonly text: string;
}

/** A run of answers: the words before and after their numbers. */
export interface Numbered {
  readonly start: string;
  readonly end: string;
  readonly members: readonly Worded[];
}

/** Fewer are read as quickly in whole sentences. */
const RUN_MIN = 3;

/** The words around the amount that an answer ends with; undefined if its text does not name it once. */
function around({ choice, text }: Worded): readonly [string, string] | undefined {
  const amount = choice.pieces.findLast(({ amount }) => amount !== undefined)?.amount;
  if (amount === undefined) return undefined;
  const [start, end, more] = text.split(new RegExp(`(?<!\\d)${amount}(?!\\d)`));
  return start === undefined || end === undefined || more !== undefined ? undefined : [start, end];
}

/** In the order of the answers: single ones, and runs of those that differ in their number. */
export function withRuns(all: readonly Worded[]): readonly (Worded | Numbered)[] {
  const result: (Worded | Numbered)[] = [];
  let run: { start: string; end: string; members: Worded[] } | undefined;
  const close = (): void => {
    if (run) result.push(...(run.members.length < RUN_MIN ? run.members : [run]));
    run = undefined;
  };
  for (const each of all) {
    const [start, end] = around(each) ?? [];
    if (run && run.start === start && run.end === end) run.members.push(each);
    else {
      close();
      if (start === undefined || end === undefined) result.push(each);
      else run = { start, end, members: [each] };
    }
  }
  close();
  return result;
}
