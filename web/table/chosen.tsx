/** The chosen pieces, and the way back. */
import type { ReactNode } from 'react';
import { useWords } from '../app/context.tsx';
import { nameOf, seatName, useTable } from './context.ts';
import { addition } from './sentence.ts';
import { Sign } from './sign.tsx';
import type { Deciding } from './use-decision.ts';

export function Chosen({ deciding }: { readonly deciding: Deciding }): ReactNode {
  const table = useTable();
  const words = useWords();
  const { building } = deciding;
  const { path, about } = building;
  if (path.length === 0 && about.length === 0) return null;
  const inPath = new Set(
    path.flatMap((choice) => choice.pieces.flatMap(({ card }) => (card === undefined ? [] : [card]))),
  );
  const things = about.filter((thing) => !thing.startsWith('c') || !inPath.has(Number(thing.slice(1))));
  return (
    <fieldset className="chosen" aria-label={words.match.chosen}>
      {path.map((choice, index) => (
        <span key={choice.answer} className="chip">
          {addition(choice, path[index - 1]?.label)}
        </span>
      ))}
      {things.map((thing) => (
        <button key={thing} type="button" className="chip removable" onClick={() => deciding.unpoint(thing)}>
          {thing.startsWith('c')
            ? (nameOf(table, Number(thing.slice(1))) ?? words.match.faceDown)
            : seatName(table, Number(thing.slice(1)))}
          <Sign name="close" />
        </button>
      ))}
      {(building.before !== undefined || about.length > 0) && (
        <button type="button" className="quiet" onClick={() => deciding.back()}>
          <Sign name="back" />
          {words.match.back}
        </button>
      )}
    </fieldset>
  );
}
