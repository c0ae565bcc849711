/** Signs, forces and bodies. */
import { circle, ellipse, line, mix, path, placed, points } from '../pen.ts';
import { around, BONE, GOLD, type Motif } from './shared.ts';

const eye: Motif = (tones, numbers) =>
  path('M4 50Q50 6 96 50 50 94 4 50Z', '#f2ead8') +
  circle(50, 50, 21, numbers.pick([mix(tones.accent, '#000000', 0.15), '#b8791f', '#a3122a', '#3f7d4a', '#6d3f98'])) +
  circle(50, 50, 21, 'none', `stroke="${tones.dark}" stroke-width="2"`) +
  around(12 + numbers.below(8), line('M50 34V41', mix(tones.accent, '#ffffff', 0.4), 1.4)) +
  (numbers.chance(0.4) ? ellipse(50, 50, 4, 16, '#0b0709') : circle(50, 50, 10, '#0b0709')) +
  circle(56, 43, 4, '#ffffff') +
  line('M4 50Q50 6 96 50', tones.dark, 3.5);

const mask: Motif = (tones, numbers) =>
  placed(
    path('M18 20Q50 8 82 20 86 60 50 94 14 60 18 20Z', BONE) +
      path('M50 11Q68 12 82 20 86 60 50 94Z', mix(BONE, tones.dark, 0.4)) +
      path('M26 40q9-9 18 0-9 8-18 0ZM56 40q9-9 18 0-9 8-18 0Z', tones.dark) +
      (numbers.chance(0.5) ? line('M34 66Q50 80 66 66', '#8d1f2d', 3) : line('M34 74Q50 60 66 74', '#8d1f2d', 3)) +
      path('M34 46l2 14-4-2Z', tones.accent),
    { turn: numbers.between(-10, 10) },
  );

const heart: Motif = () =>
  path('M50 90C18 64 10 48 14 32 18 16 40 14 50 34 60 14 82 16 86 32 90 48 82 64 50 90Z', '#a5142f') +
  path('M50 34C60 14 82 16 86 32 90 48 82 64 50 90Z', '#6f0d22') +
  line('M50 90Q40 60 26 52M50 78Q62 58 74 54', '#e8677a', 1.6) +
  circle(30, 34, 4, '#f4a0ad');

const drop: Motif = (_, numbers) => {
  let shapes =
    path('M50 6C68 36 78 50 78 64A28 28 0 0 1 22 64C22 50 32 36 50 6Z', '#a3122a') +
    path('M50 6C68 36 78 50 78 64A28 28 0 0 1 50 92Z', '#760b1d') +
    ellipse(38, 62, 5, 11, '#f0889a', 'opacity=".8"');
  for (let splash = 0; splash < 5; splash++)
    shapes += circle(numbers.between(6, 94), numbers.between(60, 96), numbers.between(1.5, 4), '#a3122a');
  return shapes;
};

const flame: Motif = (tones, numbers) =>
  placed(
    path(
      'M50 4C74 30 84 46 80 68 76 88 60 96 50 96S22 88 20 66C18 50 30 44 34 26 44 34 42 44 46 48 54 38 54 20 50 4Z',
      mix('#e8551f', tones.accent, 0.3),
    ) +
      path('M52 36C66 54 70 62 66 76 62 88 56 92 50 92S36 86 36 74C36 64 44 60 46 50 52 56 54 48 52 36Z', '#ffb53a') +
      path('M51 62C58 70 59 76 57 82 55 88 52 90 50 90S43 86 44 79C45 73 50 72 51 62Z', '#fff0b8'),
    { mirrored: numbers.chance(0.5) },
  );

const lightning: Motif = (tones, numbers) =>
  placed(
    path('M58 0 24 54H46L34 100 78 40H54Z', '#ffe36b') +
      path('M58 0 24 54H36L52 22Z', '#fffbe0') +
      line('M58 0 20 30 8 62M54 40 84 60 92 90', mix('#ffe36b', tones.light, 0.5), 1.4),
    { mirrored: numbers.chance(0.5), turn: numbers.between(-12, 12) },
  );

const skull: Motif = (tones, numbers) =>
  placed(
    path(
      'M50 10C24 10 14 28 16 46 17 58 26 62 28 68V84Q36 92 50 92T72 84V68C74 62 83 58 84 46 86 28 76 10 50 10Z',
      BONE,
    ) +
      path('M54 10C76 12 86 28 84 46 83 58 74 62 72 68V84Q66 90 54 92Q66 50 54 10Z', mix(BONE, tones.dark, 0.35)) +
      ellipse(36, 48, 9, 10, '#120b0d') +
      ellipse(64, 48, 9, 10, '#120b0d') +
      circle(36, 48, 2.6, tones.accent) +
      circle(64, 48, 2.6, tones.accent) +
      path('M50 56 55 68H45Z', '#120b0d') +
      line('M38 76V86M46 77V88M54 77V88M62 76V86', '#120b0d', 1.6),
    { turn: numbers.between(-12, 12) },
  );

const sigil: Motif = (tones, numbers) => {
  const corners = 3 + numbers.below(6);
  const skip = corners > 4 ? 2 : 1;
  const at = (step: number, r: number): readonly [number, number] => [
    50 + r * Math.sin((step / corners) * 2 * Math.PI),
    50 - r * Math.cos((step / corners) * 2 * Math.PI),
  ];
  let star = '';
  for (let step = 0; step < corners; step++) star += line(points([at(step, 38), at(step + skip, 38)]), tones.accent, 2);
  return `${circle(50, 50, 44, 'none', `stroke="${tones.light}" stroke-width="1.500"`)}${circle(50, 50, 38, 'none', `stroke="${tones.accent}" stroke-width="2.500"`)}${star}${around(corners, circle(50, 9, 3, tones.light))}${circle(50, 50, 9, tones.accent, 'opacity=".8"')}${circle(50, 50, 4, '#ffffff')}`;
};

const orb: Motif = (tones, numbers) =>
  circle(50, 48, 40, tones.accent, 'opacity=".25"') +
  circle(50, 48, 32, mix(tones.accent, tones.dark, 0.35)) +
  circle(44, 42, 22, mix(tones.accent, '#ffffff', 0.25), 'opacity=".7"') +
  circle(38, 34, 8, '#ffffff', 'opacity=".8"') +
  line(
    `M24 ${numbers.between(44, 60).toFixed(0)}Q50 ${numbers.between(30, 76).toFixed(0)} 76 50`,
    mix(tones.accent, '#ffffff', 0.6),
    1.6,
  ) +
  path('M26 84H74L66 96H34Z', GOLD);

const whirl: Motif = (tones, numbers) => {
  let shapes = '';
  for (let arm = 0; arm < 6; arm++)
    shapes += placed(
      path(
        'M50 50C60 30 82 30 92 8 90 40 70 46 50 50Z',
        arm % 2 === 0 ? tones.accent : mix(tones.accent, '#ffffff', 0.5),
        'opacity=".85"',
      ),
      { turn: arm * 60 + numbers.between(-8, 8) },
    );
  return `${shapes}${circle(50, 50, 9, '#ffffff', 'opacity=".9"')}`;
};

const storm: Motif = (tones, numbers) => {
  let shapes = '';
  for (let turn = 0; turn < 7; turn++)
    shapes += ellipse(
      50 + numbers.between(-5, 5),
      14 + turn * 13,
      42 - turn * 5.5,
      6,
      'none',
      `stroke="${mix(tones.light, tones.mid, turn / 8)}" stroke-width="5" opacity=".85"`,
    );
  return shapes + placed(lightning(tones, numbers), { size: 0.4, x: 26, y: 22 });
};

const sun: Motif = (tones, numbers) =>
  around(14, path('M50 0 54 20H46Z', '#ffcf56')) +
  circle(50, 50, 27, '#ffb53a') +
  circle(50, 50, 22, '#ffd977') +
  (numbers.chance(0.4) ? line('M40 46h1M59 46h1M40 56Q50 64 60 56', tones.dark, 2.5) : '');

const wings: Motif = (tones) => {
  const wing =
    path(
      'M50 60C60 20 88 10 98 12 96 24 92 30 86 34 90 36 92 38 92 42 84 46 80 48 74 50 78 52 78 56 76 60 66 64 58 66 50 76Z',
      tones.light,
    ) + line('M54 60Q70 34 92 18M56 66Q70 50 86 40', mix(tones.light, tones.dark, 0.5), 1.4);
  return wing + placed(wing, { mirrored: true }) + circle(50, 66, 8, tones.accent);
};

const hands: Motif = (tones, numbers) => {
  const skin = numbers.pick(['#d8c1ae', '#b68d70', '#7d5a46', '#c9b8c4']);
  const hand =
    path(
      'M44 98V60L34 44Q32 38 38 40L46 48V18Q46 12 50 12T54 18V42L56 14Q57 9 61 10T64 16L62 44 68 22Q70 17 74 19T76 26L70 58Q70 70 62 78V98Z',
      skin,
    ) + line('M46 48V60M54 42V54M62 44 61 56', mix(skin, '#000000', 0.4), 1.2);
  return numbers.chance(0.5)
    ? placed(hand, { turn: numbers.between(-16, 16) }) + circle(54, 8, 12, tones.accent, 'opacity=".4"')
    : placed(hand, { x: -20, turn: 14, size: 0.85 }) + placed(hand, { x: 20, turn: -14, size: 0.85, mirrored: true });
};

const steps: Motif = (tones, numbers) => {
  let shapes = '';
  for (let step = 0; step < 5; step++) {
    const [x, y] = [24 + (step % 2) * 30 + step * 4, 90 - step * 19];
    shapes += placed(ellipse(50, 46, 7, 12, tones.light) + ellipse(50, 64, 5, 6, tones.light), {
      x: x - 50,
      y: y - 50,
      size: 0.9 - step * 0.12,
      turn: 10,
    });
  }
  return placed(`<g opacity=".85">${shapes}</g>`, { mirrored: numbers.chance(0.5) });
};

const figure: Motif = (tones, numbers) =>
  placed(
    circle(50, 20, 10, tones.dark) +
      path('M30 100 38 40Q50 28 62 40L70 100H58L50 70 42 100Z', tones.dark) +
      path('M38 42 20 66 26 70 44 54ZM62 42 80 66 74 70 56 54Z', tones.dark) +
      path('M38 40Q50 28 62 40L92 98Q50 78 8 98Z', mix(tones.dark, tones.accent, 0.3), 'opacity=".85"') +
      line('M42 18Q50 8 58 16', mix(tones.light, tones.dark, 0.3), 1.4),
    { mirrored: numbers.chance(0.5), turn: numbers.between(-6, 6) },
  ) +
  circle(47, 19, 1.3, tones.accent) +
  circle(53, 19, 1.3, tones.accent);

const people: Motif = (tones, numbers) => {
  let shapes = '';
  for (const [x, size, share] of [
    [-30, 0.7, 0.45],
    [30, 0.7, 0.45],
    [-14, 0.85, 0.2],
    [16, 0.85, 0.2],
    [0, 1, 0],
  ] as const)
    shapes += placed(
      circle(50, 38, 11, mix(tones.dark, tones.glow, share)) +
        path('M28 100Q28 54 50 54T72 100Z', mix(tones.dark, tones.glow, share)),
      { x: x + numbers.between(-3, 3), y: (1 - size) * -10, size },
    );
  return `${shapes}${circle(46, 36, 1.6, tones.accent)}${circle(54, 36, 1.6, tones.accent)}`;
};

export const signs = {
  eye,
  mask,
  heart,
  drop,
  flame,
  lightning,
  skull,
  sigil,
  orb,
  whirl,
  storm,
  sun,
  wings,
  hands,
  steps,
  figure,
  people,
} satisfies Readonly<Record<string, Motif>>;
