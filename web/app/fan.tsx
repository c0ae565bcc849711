/** Five cards fanned out, for the eye only. */
import type { ReactNode } from 'react';
import { Rosette } from '../table/rosette.tsx';

const SEEDS = ['Ember', 'Tide', 'Garnet', 'Dusk', 'Fern'];

export function Fan(): ReactNode {
  return (
    <div className="fan" aria-hidden="true">
      {SEEDS.map((seed) => (
        <span key={seed} className="fan-card">
          <Rosette seed={seed} />
        </span>
      ))}
    </div>
  );
}
