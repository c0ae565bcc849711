/** The middle between the players: the Stadium, coin flips, and the card just played. */
import type { ReactNode } from 'react';
import { Card } from '../../table/card.tsx';
import { useTable } from '../../table/context.ts';
import { headed } from '../../table/labels.ts';
import { Callout } from './callout.tsx';
import { Coins } from './coins.tsx';
import { usePokemonWords } from './use-words.ts';
import { whereOf } from './where.ts';

export function PokemonStage(): ReactNode {
  const { view, labels } = useTable();
  const words = usePokemonWords();
  const { stadium } = whereOf(view);
  return (
    <>
      <section className="pk-stadium" aria-label={headed(labels['table stadium'] ?? '')}>
        {stadium === undefined ? (
          <>
            <span className="pk-free-place" aria-hidden="true" />
            <span className="unseen">{words.noStadium}</span>
          </>
        ) : (
          <Card handle={stadium} size="small" zone="stadium" />
        )}
        <span className="pk-stadium-name" aria-hidden="true">
          {headed(labels['table stadium'] ?? '')}
        </span>
      </section>
      <div className="pk-happening" aria-hidden="true">
        <Callout />
        <Coins />
      </div>
    </>
  );
}
