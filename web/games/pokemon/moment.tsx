/** The great moments of Pokémon, and the picture behind their words. */
import type { Faces } from '@praxis/contract';
import type { ReactNode } from 'react';
import { type Moment, type MomentKind, type MomentsByType, momentBy } from '../../table/moments.ts';
import type { Step } from '../../table/travel.ts';

/** This much damage at once is more than most Pokémon can take. */
const GREAT_DAMAGE = 200;

const TYPES: MomentsByType = {
  'knocked out': { kind: 'fall' },
  damage: { kind: 'rise', if: ({ data }) => Number(data.amount) >= GREAT_DAMAGE },
};

export const moment = (step: Step, faces: Faces): Moment | undefined => momentBy(TYPES, step, faces);

/** Rays from the middle, as of a blow that lands. */
export function MomentArt({ kind }: { readonly kind: MomentKind }): ReactNode {
  return (
    <svg viewBox="-100 -100 200 200" className="pk-moment" data-kind={kind} focusable="false" aria-hidden="true">
      {RAYS.map((turn) => (
        <path key={turn} d="M-5 -24 0 -98 5 -24Z" transform={`rotate(${turn})`} />
      ))}
      <circle r="40" />
    </svg>
  );
}

const RAYS = Array.from({ length: 16 }, (_, index) => index * 22.5);
