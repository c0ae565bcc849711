/** A second picture of a card on the table, in a panel: it can be pointed at here, too. */
import type { ReactNode } from 'react';
import { useWords } from '../../app/context.tsx';
import { CardSurface } from '../../table/card.tsx';
import { useTable } from '../../table/context.ts';
import { cardName } from '../../table/describe.ts';
import { cardThing } from '../../table/sentence.ts';

export function StageCard({ handle }: { readonly handle: number }): ReactNode {
  const table = useTable();
  const words = useWords();
  const card = table.view.cards[handle];
  if (!card) return null;
  return (
    <button
      type="button"
      className="card rv-stage-card"
      data-glow={table.glow.get(cardThing(handle))}
      onClick={() => {
        if (!table.point(cardThing(handle))) table.examine({ handle });
      }}
    >
      <span className="unseen">{cardName(table, words, handle, false)}</span>
      <CardSurface card={card} zone="library" full={false} />
    </button>
  );
}
