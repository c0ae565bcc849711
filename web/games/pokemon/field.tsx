/** A player's side: Prize cards, the Active Pokémon, the Bench, the piles. */
import { type ReactNode, useId } from 'react';
import { useWords } from '../../app/context.tsx';
import { handlesIn, useTable } from '../../table/context.ts';
import { headed } from '../../table/labels.ts';
import type { ZonesProps } from '../look.ts';
import { Piles, Prizes } from './piles.tsx';
import { Spot } from './spot.tsx';
import { freePlaces } from './where.ts';

export function Field({ seat, own, openPile }: ZonesProps): ReactNode {
  const { labels } = useTable();
  const words = useWords();
  const id = useId();
  const active = handlesIn(seat, 'active');
  const bench = handlesIn(seat, 'bench');
  return (
    <div className="pk-field">
      <Prizes seat={seat} own={own} />
      <div className="pk-line">
        <div className="pk-active">
          <h3 className="unseen" id={`${id}a`}>
            {headed(labels['zone active'] ?? '')}
          </h3>
          {active.length === 0 ? (
            <span className="pk-free-place" aria-hidden="true" />
          ) : (
            <ul aria-labelledby={`${id}a`}>
              {active.map((handle) => (
                <li key={handle}>
                  <Spot handle={handle} zone="active" own={own} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="pk-bench">
          <h3 className="unseen" id={`${id}b`}>
            {headed(labels['zone bench'] ?? '')}: {words.match.cards({ count: bench.length })}
          </h3>
          {bench.length > 0 && (
            <ul aria-labelledby={`${id}b`}>
              {bench.map((handle) => (
                <li key={handle}>
                  <Spot handle={handle} zone="bench" own={own} />
                </li>
              ))}
            </ul>
          )}
          {Array.from({ length: freePlaces(seat) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: free places are all alike.
            <span key={index} className="pk-free-place" aria-hidden="true" />
          ))}
        </div>
      </div>
      <Piles seat={seat} own={own} openPile={openPile} />
    </div>
  );
}
