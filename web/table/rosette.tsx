/**
 * An engraved ornament that is different for every name, as on a banknote, so that cards without pictures are
 * recognisable.
 */
import { memo, type ReactNode } from 'react';

function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

const STEPS = 180;
const CENTRE = 50;

/** A closed curve whose radius swings `petals` times around a circle. */
function curve(radius: number, swing: number, petals: number, turn: number): string {
  let path = '';
  for (let step = 0; step <= STEPS; step++) {
    const angle = (step / STEPS) * 2 * Math.PI;
    const at = radius + swing * Math.cos(petals * angle + turn);
    const x = CENTRE + at * Math.cos(angle);
    const y = CENTRE + at * Math.sin(angle);
    path += `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return `${path}Z`;
}

function curvesOf(seed: string): readonly string[] {
  const hash = hashOf(seed);
  const petals = 5 + (hash % 9);
  const layers = 4 + ((hash >>> 8) % 3);
  const swing = 5 + ((hash >>> 12) % 7);
  return Array.from({ length: layers }, (_, layer) =>
    curve(18 + layer * (24 / layers), swing, petals + (layer % 2 === 0 ? 0 : (hash >>> 16) % 3), layer * 0.9),
  );
}

const known = new Map<string, readonly string[]>();

export const Rosette = memo(function Rosette({ seed }: { readonly seed: string }): ReactNode {
  let curves = known.get(seed);
  if (!curves) {
    curves = curvesOf(seed);
    known.set(seed, curves);
  }
  return (
    <svg className="rosette" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {curves.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
});
