/** Five cards fanned out, for the eye only. */
import type { ReactNode } from 'react';
import { Rosette } from '../table/rosette.tsx';
import { useStarted } from './use-started.ts';

const SEEDS = ['Ember', 'Tide', 'Garnet', 'Dusk', 'Fern'];

/** The ornaments are drawn by the page: as part of the HTML they would be most of it. */
export function Fan(): ReactNode {
  const started = useStarted();
  return (
    <div className="fan" aria-hidden="true">
      {SEEDS.map((seed) => (
        <span key={seed} className="fan-card">
          {started && <Rosette seed={seed} />}
        </span>
      ))}
    </div>
  );
}
