/** Answers that a player can also give by pointing at things which they do not name. */
import type { Choice } from '@praxis/protocol';
import type { Thing } from './sentence.ts';

/** The thing that a complete answer is aimed at; undefined if it names all its things itself. */
export type AimOf = (choice: Choice) => Thing | undefined;

/** The choices with these things in their last pieces, on every level. */
export function withAims(choices: readonly Choice[], aimOf: AimOf): readonly Choice[] {
  return choices.map((choice) => {
    if (choice.more) return choice.next ? { ...choice, next: withAims(choice.next, aimOf) } : choice;
    const thing = aimOf(choice);
    const last = choice.pieces.at(-1);
    if (thing === undefined || !last || last.card !== undefined || last.seat !== undefined) return choice;
    const aim = thing.startsWith('c') ? { card: Number(thing.slice(1)) } : { seat: Number(thing.slice(1)) };
    return { ...choice, pieces: [...choice.pieces.slice(0, -1), { ...last, ...aim }] };
  });
}
