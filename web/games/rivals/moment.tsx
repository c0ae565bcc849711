/** The great moments of Rivals, and the picture behind their words. */
import type { Faces } from '@praxis/contract';
import type { ReactNode } from 'react';
import { type Moment, type MomentKind, type MomentsByType, momentBy } from '../../table/moments.ts';
import type { Step } from '../../table/travel.ts';

const TYPES: MomentsByType = {
  eliminated: { kind: 'fall' },
  claims: { kind: 'rise' },
  diablerie: { kind: 'rise' },
};

export const moment = (step: Step, faces: Faces): Moment | undefined => momentBy(TYPES, step, faces);

/** The skyline of the city at night: its windows go out one by one, or light up. */
export function MomentArt({ kind }: { readonly kind: MomentKind }): ReactNode {
  return (
    <svg
      viewBox="0 0 400 160"
      preserveAspectRatio="xMidYMax slice"
      className="rv-moment"
      data-kind={kind}
      focusable="false"
      aria-hidden="true"
    >
      <path d="M0 160V92h34V64h28v30h22V44h30v50h18V70h36v30h16V30h8V14h6v16h8v66h24V58h34v38h18V36h32v60h24V74h30v26h32v60Z" />
      {WINDOWS.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="5" height="7" />
      ))}
    </svg>
  );
}

const WINDOWS = [
  [44, 76],
  [70, 108],
  [92, 58],
  [102, 78],
  [144, 84],
  [156, 104],
  [190, 48],
  [192, 70],
  [236, 72],
  [248, 92],
  [286, 50],
  [298, 72],
  [342, 90],
  [384, 116],
] as const;
