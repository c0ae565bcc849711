/** A landscape that is different for every name: cards have no pictures, and yet one knows them again. Its shapes follow the type. */
import { memo, type ReactNode } from 'react';

/** How the ridges of a landscape run: rolling, pointed, in waves, in steps. */
type Ground = 'hills' | 'peaks' | 'waves' | 'blocks';

const GROUNDS: Readonly<Record<string, Ground>> = {
  Fire: 'peaks',
  Fighting: 'peaks',
  Dragon: 'peaks',
  Water: 'waves',
  Psychic: 'waves',
  Fairy: 'waves',
  Metal: 'blocks',
  Lightning: 'blocks',
};

const WIDTH = 100;
const HEIGHT = 76;
const LAYERS = [0.5, 0.66, 0.82] as const;

/** Numbers between 0 and 1 that depend on nothing but the name. */
function numbersOf(seed: string): () => number {
  let state = 2166136261;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

function ridge(ground: Ground, level: number, random: () => number): string {
  const base = HEIGHT * level;
  const high = 7 + random() * 8;
  const turn = random() * 6;
  const step = ground === 'peaks' ? 9 + random() * 6 : ground === 'blocks' ? 7 + random() * 6 : 4;
  const points: string[] = [];
  for (let x = 0; x <= WIDTH + step; x += step) {
    const y =
      ground === 'peaks' || ground === 'blocks'
        ? base + (random() - 0.5) * 2 * high
        : base + high * Math.sin(x / (ground === 'waves' ? 7 : 15) + turn) * (ground === 'waves' ? 0.3 : 0.75);
    if (ground === 'blocks') points.push(`${x.toFixed(1)} ${y.toFixed(1)}`, `${(x + step).toFixed(1)} ${y.toFixed(1)}`);
    else points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M0 ${HEIGHT}L0 ${base.toFixed(1)}L${points.join('L')}L${WIDTH} ${HEIGHT}Z`;
}

const HOURS = ['dawn', 'day', 'dusk', 'night'] as const;

interface Scene {
  readonly hour: (typeof HOURS)[number];
  readonly light: { readonly x: number; readonly y: number; readonly r: number };
  readonly ridges: readonly string[];
  readonly sparks: readonly (readonly [number, number, number])[];
}

function sceneOf(name: string, type: string): Scene {
  const random = numbersOf(name);
  const light = { x: 18 + random() * 64, y: 14 + random() * 16, r: 7 + random() * 6 };
  const ground = GROUNDS[type] ?? 'hills';
  const hour = HOURS[Math.floor(random() * HOURS.length)] ?? 'day';
  const sparks = Array.from({ length: 7 }, () => [random() * WIDTH, random() * 40, 0.4 + random() * 0.8] as const);
  return { hour, light, ridges: LAYERS.map((level) => ridge(ground, level, random)), sparks };
}

const known = new Map<string, Scene>();

export const Habitat = memo(function Habitat({
  name,
  type,
}: {
  readonly name: string;
  readonly type: string;
}): ReactNode {
  const key = `${type} ${name}`;
  let scene = known.get(key);
  if (!scene) {
    scene = sceneOf(name, type);
    known.set(key, scene);
  }
  const { hour, light, ridges, sparks } = scene;
  return (
    <svg
      className="pk-habitat"
      data-hour={hour}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="pk-light" cx={light.x} cy={light.y} r={light.r} />
      {sparks.map(([x, y, r]) => (
        <circle key={`${x}`} className="pk-spark" cx={x} cy={y} r={r} />
      ))}
      {ridges.map((path) => (
        <path key={path} className="pk-ridge" d={path} />
      ))}
    </svg>
  );
});
