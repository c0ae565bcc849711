/** The great moments of Yu-Gi-Oh!, and the picture behind their words. */
import type { Faces } from '@praxis/contract';
import type { ReactNode } from 'react';
import { type Moment, type MomentKind, type MomentsByType, markIn, momentBy } from '../../table/moments.ts';
import type { Step } from '../../table/travel.ts';

/** Summons that bring a monster out of the Extra Deck. */
const GREAT_WAYS: ReadonlySet<string> = new Set(['fusion', 'ritual', 'synchro', 'xyz', 'link']);
/** Monsters of this Level need two Tributes, or an effect. */
const GREAT_LEVEL = 7;

const TYPES: MomentsByType = {
  'game over': { kind: 'fall' },
  summoned: {
    kind: 'rise',
    if: (event, faces) => GREAT_WAYS.has(String(event.data.way)) || markIn(event, faces, 'level') >= GREAT_LEVEL,
  },
};

export const moment = (step: Step, faces: Faces): Moment | undefined => momentBy(TYPES, step, faces);

/** A pillar of light on a circle of signs. */
export function MomentArt({ kind }: { readonly kind: MomentKind }): ReactNode {
  return (
    <svg viewBox="-100 -100 200 200" className="yg-moment" data-kind={kind} focusable="false" aria-hidden="true">
      <path className="yg-pillar" d="M-46 -100H46L64 62H-64Z" />
      <g className="yg-circle">
        <ellipse cy="62" rx="92" ry="30" />
        <ellipse cy="62" rx="72" ry="22" strokeDasharray="12 7" />
        <ellipse cy="62" rx="50" ry="14" />
      </g>
    </svg>
  );
}
