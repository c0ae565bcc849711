/** Entries of a record, read as answers. */
import { onlyAnswer, type Path, type Question, readAnswer, type Seat } from './decision.ts';
import type { BaseState, Context } from './game.ts';
import { Mistake } from './mistake.ts';
import type { Heard } from './procedure.ts';
import type { AnswerEntry } from './record.ts';
import type { Run } from './run.ts';

/**
 * Reads an entry of a record as an answer in this position. A version of the rules that did not ask where only one
 * answer was legal has left that answer out of the record; it is given here before the entry.
 */
export function readEntry<S extends BaseState, C extends Context<S>>(
  run: Run<S, C>,
  entry: AnswerEntry,
  place: number,
): Heard {
  const { seat } = entry;
  const anytime = 'standing' in entry;
  const said = anytime ? entry.standing : entry.answer;
  let why = 'comes when that seat is not asked';
  for (;;) {
    const asked = anytime ? anytimeActionsOf(run, seat) : run.questions.find((each) => each.seat === seat);
    const read = asked && readAnswer(run.g.state, asked, said);
    if (read && 'path' in read) return { seat, path: read.path };
    if (read) why = 'is not legal there';
    const left = run.questions.find((question) => question.free && onlyAnswer(question));
    if (!left) throw new Mistake(`Answer ${place} of the record, "${said}" of seat ${seat}, ${why}.`);
    run.hear(left.seat, onlyAnswer(left) as Path);
  }
}

export function anytimeActionsOf<S extends BaseState, C extends Context<S>>(
  run: Run<S, C>,
  seat: Seat,
): Question | undefined {
  return run.result ? undefined : run.game.anytimeActions?.(run.g, seat);
}
