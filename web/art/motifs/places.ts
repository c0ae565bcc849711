/** Buildings, plants and other features of places. */
import { circle, ellipse, line, mix, path, placed, rect } from '../pen.ts';
import { around, BONE, GOLD, type Motif, STEEL, WOOD } from './shared.ts';

const house: Motif = (tones, numbers) => {
  const wall = mix(tones.mid, tones.dark, 0.3);
  let shapes =
    path('M14 46 50 16 86 46V98H14Z', wall) +
    path('M50 16 86 46V98H50Z', mix(wall, tones.dark, 0.5)) +
    path('M6 48 50 10 94 48 88 52 50 20 12 52Z', tones.dark) +
    rect(66, 14, 9, 20, tones.dark);
  for (const [x, y] of [
    [22, 56],
    [42, 56],
    [64, 56],
    [22, 76],
    [64, 76],
  ] as const)
    shapes += rect(
      x,
      y,
      12,
      12,
      numbers.chance(0.7) ? '#ffd36b' : tones.dark,
      `stroke="${tones.dark}" stroke-width="1.500"`,
    );
  return shapes + path('M42 98V80q8-8 14 0V98Z', WOOD);
};

const tower: Motif = (tones, numbers) => {
  const wall = mix(tones.mid, tones.light, 0.15);
  let shapes =
    path('M30 100 34 26H66L70 100Z', wall) +
    path('M50 26H66L70 100H50Z', mix(wall, tones.dark, 0.45)) +
    path('M28 26V12h8v6h8v-6h12v6h8v-6h8V26Z', wall);
  for (let window = 0; window < 3; window++)
    shapes += path(`M46 ${40 + window * 18}v-5q4-5 8 0v9h-8Z`, numbers.chance(0.7) ? '#ffd36b' : tones.dark);
  return shapes + line('M50 12V-2', tones.dark, 1.5) + path('M50 -2 66 3 50 8Z', tones.accent);
};

const castle: Motif = (tones, numbers) =>
  placed(tower(tones, numbers), { x: -26, y: 8, size: 0.8 }) +
  placed(tower(tones, numbers), { x: 26, y: 8, size: 0.8 }) +
  path('M26 60H74V100H26Z', mix(tones.mid, tones.light, 0.05)) +
  path('M26 60v-6h8v6h8v-6h8v6h8v-6h8v6h8v6H26Z', mix(tones.mid, tones.light, 0.2)) +
  path('M40 100V82q10-14 20 0v18Z', tones.dark);

const temple: Motif = (tones) => {
  const stone = mix(BONE, tones.mid, 0.25);
  let shapes = path('M6 34 50 8 94 34Z', stone) + rect(8, 34, 84, 7, mix(stone, tones.dark, 0.25));
  for (let column = 0; column < 5; column++)
    shapes += rect(12 + column * 17, 42, 9, 42, stone) + rect(17 + column * 17, 42, 4, 42, mix(stone, tones.dark, 0.4));
  return (
    shapes +
    rect(6, 84, 88, 6, mix(stone, tones.dark, 0.2)) +
    rect(2, 90, 96, 8, mix(stone, tones.dark, 0.35)) +
    circle(50, 24, 5, tones.accent)
  );
};

const door: Motif = (tones, numbers) =>
  path('M22 100V36Q22 6 50 6T78 36V100Z', mix(BONE, tones.dark, 0.55)) +
  path('M28 100V38Q28 13 50 13T72 38V100Z', numbers.chance(0.5) ? '#ffcf70' : WOOD) +
  path('M28 100V38Q28 13 50 13V100Z', WOOD) +
  line('M34 34V96M42 24V96', mix(WOOD, '#000000', 0.4), 1.2) +
  circle(46, 62, 2.6, GOLD) +
  circle(62, 62, 8, tones.accent, 'opacity=".35"');

const grave: Motif = (tones) =>
  path('M28 100V40Q28 14 50 14T72 40V100Z', mix(STEEL, tones.dark, 0.35)) +
  path('M50 14Q72 14 72 40V100H50Z', mix(STEEL, tones.dark, 0.6)) +
  path('M47 30h6v10h9v6h-9v22h-6V46h-9v-6h9Z', tones.dark) +
  path('M4 100q12-16 24-6 20-8 44 0 12-10 24 6Z', mix(tones.dark, '#2f4a26', 0.4));

const coffin: Motif = (tones, numbers) =>
  placed(
    path('M38 4H62L76 28 64 96H36L24 28Z', WOOD) +
      path('M50 4H62L76 28 64 96H50Z', mix(WOOD, '#000000', 0.4)) +
      path('M41 10H59L69 29 59 90H41L31 29Z', 'none', `stroke="${GOLD}" stroke-width="1.500"`) +
      path('M47 26h6v10h8v6h-8v24h-6V42h-8v-6h8Z', GOLD) +
      circle(50, 76, 2.5, tones.accent),
    { turn: numbers.between(-22, 22) },
  );

const throne: Motif = (tones) =>
  path('M26 4Q50 -8 74 4L78 62H22Z', GOLD) +
  path('M32 10Q50 0 68 10L70 60H30Z', mix(tones.accent, '#000000', 0.25)) +
  rect(18, 56, 64, 12, mix(tones.accent, '#000000', 0.1), 'rx="4"') +
  rect(12, 42, 10, 34, GOLD, 'rx="3"') +
  rect(78, 42, 10, 34, mix(GOLD, '#5a3b10', 0.4), 'rx="3"') +
  rect(18, 68, 64, 14, mix(GOLD, '#5a3b10', 0.3)) +
  rect(20, 82, 8, 16, mix(GOLD, '#5a3b10', 0.5)) +
  rect(72, 82, 8, 16, mix(GOLD, '#5a3b10', 0.6));

const tree: Motif = (tones, numbers) => {
  const leaf = numbers.pick(['#3f7a3a', '#5d8f35', '#2f6a4a', mix(tones.accent, '#3f7a3a', 0.5)]);
  let shapes = path('M44 100Q48 70 42 50L50 56 60 46Q54 70 58 100Z', WOOD);
  for (const [x, y, r] of [
    [50, 26, 22],
    [30, 40, 17],
    [70, 40, 17],
    [40, 18, 13],
    [62, 18, 13],
  ] as const)
    shapes += circle(
      x + numbers.between(-4, 4),
      y + numbers.between(-3, 3),
      r,
      mix(leaf, '#000000', numbers.next() * 0.3),
    );
  return shapes + circle(42, 22, 8, mix(leaf, '#ffffff', 0.25));
};

const mountain: Motif = (tones) =>
  path('M4 96 42 18 58 44 68 32 98 96Z', mix(tones.mid, tones.dark, 0.2)) +
  path('M42 18 58 44 50 60 66 96H98L68 32 58 44Z', mix(tones.mid, tones.dark, 0.5)) +
  path('M42 18 30 42 38 40 44 48 52 40 54 38Z', '#f2f5fa') +
  path('M68 32 62 40 68 46 76 44Z', '#dfe6ef');

const flower: Motif = (tones, numbers) => {
  const petals = 5 + numbers.below(6);
  return `${line('M50 52Q44 76 52 100', '#3f6b3a', 4)}${path('M50 78Q66 66 76 74 66 86 50 84Z', '#4f8346')}${placed(around(petals, ellipse(50, 28, 9, 18, mix(tones.accent, '#ffffff', numbers.next() * 0.3))), { y: -10, size: 0.85 })}${circle(50, 41, 9, '#ffd36b')}`;
};

const rose: Motif = (tones) =>
  line('M50 50Q44 76 52 100', '#2f5a2c', 3.5) +
  path('M50 76Q68 62 80 72 68 86 50 84ZM48 88Q32 76 22 84 32 96 49 94Z', '#3f6b3a') +
  circle(50, 34, 24, mix(tones.accent, '#000000', 0.25)) +
  path(
    'M50 12Q70 16 72 36 60 30 50 12ZM28 36Q30 16 50 12 42 30 28 36ZM50 58Q28 56 28 36 42 40 50 58ZM50 58Q72 56 72 36 58 40 50 58Z',
    tones.accent,
  ) +
  circle(50, 34, 8, mix(tones.accent, '#000000', 0.5)) +
  line('M44 34Q50 26 56 34', mix(tones.accent, '#ffffff', 0.5), 1.6);

export const places = {
  house,
  tower,
  castle,
  temple,
  door,
  grave,
  coffin,
  throne,
  tree,
  mountain,
  flower,
  rose,
} satisfies Readonly<Record<string, Motif>>;
