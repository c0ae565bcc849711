/** The great moments of Magic, and the picture behind their words. */
import type { Faces } from '@praxis/contract';
import type { ReactNode } from 'react';
import { type Moment, type MomentKind, type MomentsByType, markIn, momentBy } from '../../table/moments.ts';
import type { Step } from '../../table/travel.ts';

/** A match builds up to spells of this cost. */
const GREAT_COST = 6;

const TYPES: MomentsByType = {
  lost: { kind: 'fall' },
  cast: { kind: 'rise', if: (event, faces) => markIn(event, faces, 'converted mana cost') >= GREAT_COST },
};

export const moment = (step: Step, faces: Faces): Moment | undefined => momentBy(TYPES, step, faces);

/** Two rings that turn against each other, with the five points of the colours of mana. */
export function MomentArt({ kind }: { readonly kind: MomentKind }): ReactNode {
  return (
    <svg viewBox="-100 -100 200 200" className="mg-moment" data-kind={kind} focusable="false" aria-hidden="true">
      <g className="mg-ring">
        <circle r="92" />
        <path d="M0 -92 54 74.400-87.500 -28.400H87.500L-54 74.400Z" />
      </g>
      <g className="mg-ring" data-inner>
        <circle r="64" strokeDasharray="6 10" />
      </g>
      {POINTS.map(([color, turn]) => (
        <circle
          key={color}
          className="mg-point"
          data-color={color}
          r="8"
          transform={`rotate(${turn}) translate(0 -92)`}
        />
      ))}
    </svg>
  );
}

const POINTS = ['W', 'U', 'B', 'R', 'G'].map((color, index) => [color, index * 72] as const);
