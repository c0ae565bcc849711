/** The great moments of VTES, and the picture behind their words. */
import type { Faces } from '@praxis/contract';
import type { ReactNode } from 'react';
import { type Moment, type MomentKind, type MomentsByType, momentBy } from '../../table/moments.ts';
import type { Step } from '../../table/travel.ts';

const TYPES: MomentsByType = {
  ousted: { kind: 'fall' },
  diablerie: { kind: 'rise' },
};

export const moment = (step: Step, faces: Faces): Moment | undefined => momentBy(TYPES, step, faces);

/** A curtain of blood that runs down behind an ousting; a moon that rises over everything else. */
export function MomentArt({ kind }: { readonly kind: MomentKind }): ReactNode {
  return (
    <svg
      viewBox="0 0 400 200"
      preserveAspectRatio="none"
      className="vt-moment"
      data-kind={kind}
      focusable="false"
      aria-hidden="true"
    >
      {kind === 'fall' || kind === 'lost' ? (
        <path
          className="vt-curtain"
          d="M0 0H400V96c-8 0-9 34-16 34s-6-40-14-40-8 74-17 74-8-82-17-82-9 38-17 38-8-30-16-30-8 96-18 96-9-104-17-104-9 52-17 52-8-44-16-44-9 88-18 88-8-96-17-96-8 28-16 28-9-24-17-24-8 70-17 70-9-78-17-78-8 42-16 42-9-36-17-36-8 84-17 84-9-92-17-92-8 34-16 34-9-30-17-30-8 60-16 60-9-66-17-66H0Z"
        />
      ) : (
        <ellipse className="vt-moon" cx="200" cy="100" rx="70" ry="70" />
      )}
    </svg>
  );
}
