/** Weapons, armour and fighting. */
import { circle, ellipse, line, mix, path, placed, rect, type Tones } from '../pen.ts';
import { around, BONE, GOLD, type Motif, STEEL, WOOD } from './shared.ts';

function blade(turn: number, tones: Tones): string {
  return placed(
    path('M50 4 56 16 54 66H46L44 16Z', STEEL) +
      path('M50 4 50 66H46L44 16Z', mix(STEEL, '#ffffff', 0.5)) +
      rect(36, 66, 28, 5, GOLD) +
      rect(46.5, 71, 7, 18, WOOD) +
      circle(50, 92, 4, tones.accent),
    { turn },
  );
}

const sword: Motif = (tones, numbers) => blade(numbers.between(20, 60), tones);

const swords: Motif = (tones) => blade(38, tones) + blade(-38, tones);

const dagger: Motif = (tones, numbers) =>
  placed(blade(0, tones), { size: 0.75, turn: numbers.between(110, 250) }) +
  path('M50 78q5 8 5 12a5 5 0 0 1-10 0q0-4 5-12Z', '#a3122a');

const axe: Motif = (tones, numbers) =>
  placed(
    rect(47, 10, 6, 84, WOOD) +
      path('M52 14C70 8 84 18 86 36 74 32 62 36 52 44Z', STEEL) +
      path('M78 16q8 9 8 20-6-3-12-2 6-8 4-18Z', mix(STEEL, '#ffffff', 0.5)) +
      rect(46, 12, 8, 4, tones.accent),
    { turn: numbers.between(-25, 25) },
  );

const gun: Motif = (tones, numbers) =>
  placed(
    path('M14 34H84V48H54Q52 58 44 58L36 58 30 84H14L20 48H14Z', mix('#2a2a30', tones.dark, 0.3)) +
      rect(14, 34, 70, 5, mix(STEEL, '#2a2a30', 0.4)) +
      path('M40 49h10q0 6-6 6h-5Z', tones.sky) +
      path('M18 58h12l-4 18H16Z', WOOD) +
      circle(90, 41, 7, tones.accent, 'opacity=".8"') +
      path('M86 41l12-6-4 6 4 6Z', '#ffe9a8'),
    { turn: numbers.between(-20, 12), mirrored: numbers.chance(0.4) },
  );

const bow: Motif = (tones) =>
  line('M30 8Q78 50 30 92', WOOD, 5) +
  line('M30 8V92', BONE, 1) +
  line('M18 50H84', BONE, 2) +
  path('M84 44 96 50 84 56Z', STEEL) +
  path('M18 50l-8-6h8l6 6-6 6h-8Z', tones.accent);

const shield: Motif = (tones, numbers) =>
  path('M50 8 84 18V48C84 72 66 86 50 94 34 86 16 72 16 48V18Z', STEEL) +
  path('M50 14 78 22V48C78 68 64 80 50 88Z', tones.accent) +
  path('M50 14 22 22V48C22 68 36 80 50 88Z', mix(tones.accent, '#000000', 0.35)) +
  (numbers.chance(0.5)
    ? path('M46 30h8v14h14v8H54v24h-8V52H32v-8h14Z', BONE)
    : around(5, path('M50 26 55 46 45 46Z', BONE)));

const armor: Motif = (tones) =>
  path('M24 24 40 16Q50 26 60 16L76 24 72 46Q74 70 68 90H32Q26 70 28 46Z', STEEL) +
  path('M50 24Q60 26 60 16L76 24 72 46Q74 70 68 90H50Z', mix(STEEL, '#20242c', 0.45)) +
  ellipse(20, 30, 12, 9, mix(STEEL, '#ffffff', 0.2)) +
  ellipse(80, 30, 12, 9, mix(STEEL, '#20242c', 0.3)) +
  line('M32 52Q50 62 68 52M33 68Q50 78 67 68', tones.dark, 1.5) +
  circle(50, 44, 5, tones.accent);

const arrows: Motif = (tones, numbers) => {
  let shapes = '';
  for (let arrow = 0; arrow < 5; arrow++)
    shapes += placed(
      rect(48.5, 16, 3, 62, WOOD) +
        path('M50 4 58 20H42Z', STEEL) +
        path('M44 74 50 66 56 74V88L50 82 44 88Z', tones.accent),
      { x: -34 + arrow * 17, y: numbers.between(-12, 12), turn: 196 + numbers.between(-8, 8), size: 0.8 },
    );
  return shapes;
};

const fist: Motif = (tones, numbers) => {
  const skin = numbers.pick(['#d8c1ae', '#b68d70', '#7d5a46', '#c9b8c4']);
  return (
    placed(
      path('M26 40q0-8 8-8 2-8 10-6 4-6 11-2 8-3 11 5 9 0 9 9V62q0 10-9 14V98H36V78q-10-6-10-18Z', skin) +
        line('M40 34V54M52 31V54M64 35V54', mix(skin, '#000000', 0.45), 1.8) +
        path('M26 56q14-6 26 0 4 6-4 8-12 2-20 6-4-6-2-14Z', mix(skin, '#000000', 0.18)),
      { turn: numbers.between(-25, 25) },
    ) + around(8, path('M50 2 52 14 48 14Z', tones.accent))
  );
};

const claws: Motif = (tones, numbers) => {
  let shapes = '';
  for (let claw = 0; claw < 4; claw++) {
    const x = 22 + claw * 16;
    shapes +=
      path(`M${x} 10Q${x + 14} 46 ${x - 8} 92 ${x - 2} 50 ${x - 6} 12Z`, mix(tones.accent, '#000000', 0.2)) +
      path(`M${x - 1} 16Q${x + 9} 48 ${x - 6} 84 ${x} 48 ${x - 4} 18Z`, '#ffd9c8');
  }
  return placed(shapes, { turn: numbers.between(-20, 25), mirrored: numbers.chance(0.5) });
};

export const arms = { sword, swords, dagger, axe, gun, bow, shield, armor, arrows, fist, claws } satisfies Readonly<
  Record<string, Motif>
>;
