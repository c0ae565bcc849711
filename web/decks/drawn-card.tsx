/** Cards drawn as on the table, outside of a table. */

import type { CardFace } from '@praxis/contract';
import type { View } from '@praxis/engine';
import { type ReactNode, useMemo } from 'react';
import type { GameOnPage } from '../app/game-words.ts';
import { TableProvider, type TableValue } from '../table/context.ts';
import { PlainFace } from '../table/face.tsx';

const NOTHING: View = { viewer: 'spectator', seats: [], cards: {}, where: {} };

/** Provides the words that faces read from the table. */
export function Drawing({ game, children }: { readonly game: GameOnPage; readonly children: ReactNode }): ReactNode {
  const table = useMemo(
    (): TableValue => ({
      ...{ view: NOTHING, me: undefined, table: undefined, bots: [] },
      ...{ game: game.id, edition: game.edition, look: game.look },
      ...{ labels: game.words.labels, faces: {}, glow: new Map(), asked: false, news: [], deed: [] },
      ...{ deciding: undefined, stand: undefined, point: () => false, examine: () => undefined, peek: () => undefined },
    }),
    [game],
  );
  return <TableProvider value={table}>{children}</TableProvider>;
}

interface DrawnProps {
  readonly game: GameOnPage;
  readonly face: CardFace;
  /** With its text. */
  readonly full: boolean;
}

export function DrawnCard({ game, face, full }: DrawnProps): ReactNode {
  const Face = game.look.Face ?? PlainFace;
  return (
    <span className="card drawn-card" lang={document.documentElement.lang}>
      <span className="surface">
        <Face face={face} full={full} />
      </span>
    </span>
  );
}
