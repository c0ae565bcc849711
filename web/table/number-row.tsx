/** Answers that differ in their number: the words once, then the numbers. Screen readers hear each of them as a whole. */
import type { Choice } from '@praxis/protocol';
import type { ReactNode } from 'react';
import type { Numbered } from './numbered.ts';

export function NumberRow({
  row: { start, end, members },
  pick,
}: {
  readonly row: Numbered;
  readonly pick: (choice: Choice) => void;
}): ReactNode {
  // "Play Villein on Anson (3)" is "Play Villein on Anson" without its number.
  const [before, after] = [start.replace(/[\s(]+$/, ''), end.replace(/^[\s)]+/, '')];
  return (
    <span className="choice-numbers">
      <span className="choice-numbers-words" aria-hidden="true">
        {after === '' ? before : `${before} … ${after}`}
      </span>
      {members.map(({ choice, text }) => (
        <button
          key={choice.answer}
          type="button"
          className="choice number"
          data-more={choice.more || undefined}
          data-irreversible={choice.irreversible || undefined}
          aria-label={text}
          onClick={() => pick(choice)}
        >
          {text.slice(start.length, text.length - end.length)}
        </button>
      ))}
    </span>
  );
}
