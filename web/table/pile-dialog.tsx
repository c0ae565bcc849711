/** All cards of a pile. */
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { handlesIn, useTable } from './context.ts';
import { Dialog } from './dialog.tsx';
import { headed, labelOf } from './labels.ts';

interface PileProps {
  readonly seat: number;
  readonly zone: string;
  readonly close: () => void;
}

export function PileDialog({ seat, zone, close }: PileProps): ReactNode {
  const { view, labels } = useTable();
  const owner = view.seats[seat];
  const handles = handlesIn(owner, zone);
  const label = headed(labelOf(labels, 'zone', zone) ?? zone);
  return (
    <Dialog title={`${label}: ${owner?.name ?? ''}`} className="pile-dialog" close={close}>
      <ul className="zone-cards">
        {handles.toReversed().map((handle) => (
          <li key={handle}>
            <Card handle={handle} size="board" zone={zone} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
