/** A card drawn from the facts that every game provides. */
import type { ReactNode } from 'react';
import type { FaceProps } from '../games/look.ts';
import { useTable } from './context.ts';
import { Rosette } from './rosette.tsx';

export function PlainFace({ face, full }: FaceProps): ReactNode {
  const { labels } = useTable();
  const marks = Object.entries(face.marks).flatMap(([key, value]) => {
    const label = labels[`counter ${key}`];
    return typeof value === 'number' && label !== undefined ? [`${label} ${value}`] : [];
  });
  return (
    <span className="face" data-kind={face.kind} data-full={full || undefined}>
      <span className="face-name">{face.name}</span>
      <span className="face-art">
        <Rosette seed={face.name} />
      </span>
      <span className="face-type">{face.type}</span>
      {full && (
        <span className="face-text">
          {face.lines.map(({ icons, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change places.
            <span key={index} className="face-line">
              {icons.length > 0 && <b>{icons.join(' ')} </b>}
              {text}
            </span>
          ))}
        </span>
      )}
      {full && marks.length > 0 && <span className="face-marks">{marks.join(' · ')}</span>}
    </span>
  );
}
