/** The bust of a person, lit from one side. */
import { GLASS } from './arrange.ts';
import type { Numbers } from './numbers.ts';
import { circle, ellipse, line, mix, path, type Tones } from './pen.ts';

export interface Person {
  /** Pale for the dead, warm for the living. */
  readonly skin?: readonly string[];
  /** Bald, with pointed ears and bad teeth. */
  readonly monstrous?: boolean;
  readonly crowned?: boolean;
  readonly hooded?: boolean;
  readonly eyes?: string;
  readonly armoured?: boolean;
  /** With the tall hat of a magician. */
  readonly magician?: boolean;
  /** The colour of the person's clothes. */
  readonly cloth?: string;
}

const HAIR = [
  '#15110f',
  '#2b1a12',
  '#4a2a16',
  '#6d3b1c',
  '#8a6a35',
  '#c9a25a',
  '#d9d2c6',
  '#7d7a78',
  '#5c1420',
  '#2c2140',
] as const;
const SKIN = ['#d8c9bd', '#c9b3a2', '#b89880', '#9c7a62', '#7a5a48', '#e3d6cf', '#cbbfc4'] as const;

/** Shoulders and clothes. */
function clothes(tones: Tones, numbers: Numbers, { armoured, cloth: worn }: Person): string {
  const own = numbers.pick([
    tones.dark,
    mix(tones.dark, tones.mid, 0.5),
    tones.mid,
    mix(tones.accent, tones.dark, 0.45),
    mix(numbers.pick(GLASS), tones.dark, 0.3),
    mix(numbers.pick(GLASS), tones.dark, 0.15),
  ]);
  const cloth = worn ?? own;
  const lit = mix(cloth, tones.light, 0.22);
  const wide = numbers.between(0, 8);
  const body = `M${12 - wide} 100C${14 - wide} 82 26 76 41 72L59 72C74 76 ${86 + wide} 82 ${88 + wide} 100Z`;
  const shoulders =
    path(body, cloth) + path(`M${12 - wide} 100C${14 - wide} 82 26 76 41 72L46 72C38 80 33 88 32 100Z`, lit);
  if (armoured)
    return (
      shoulders +
      ellipse(20, 84, 15, 9, mix(tones.mid, tones.light, 0.4)) +
      ellipse(80, 84, 15, 9, tones.mid) +
      path('M38 73 50 84 62 73 66 100H34Z', mix(tones.mid, tones.light, 0.25)) +
      line('M50 84V100', tones.dark, 1)
    );
  switch (numbers.below(7)) {
    case 0: // Shirt and tie.
      return `${shoulders}${path('M41 71 50 96 59 71 50 75Z', '#e8e2d8')}${path('M48 77h4l2.500 15-4.500 6-4.500-6Z', tones.accent)}${path('M41 70 34 82 46 100H40L26 80Z', mix(cloth, '#000000', 0.35))}${path('M59 70 66 82 54 100H60L74 80Z', mix(cloth, '#000000', 0.45))}`;
    case 1: // A high collar.
      return `${shoulders}${path('M36 76C30 62 30 56 32 50L44 72Z', mix(cloth, '#000000', 0.3))}${path('M64 76C70 62 70 56 68 50L56 72Z', mix(cloth, '#000000', 0.45))}${line('M40 74 50 92 60 74', tones.accent, 1.5)}`;
    case 2: // A low neckline with a jewel.
      return `${shoulders}${path('M38 73Q50 96 62 73L58 71H42Z', mix(SKIN[0], tones.dark, 0.25))}${line('M40 73Q50 90 60 73', tones.accent, 1)}${circle(50, 84, 2.6, tones.accent)}`;
    case 3: // Fur.
      return `${shoulders}${path('M30 79q3-6 6-3 2-6 6-3 2-5 8-2 6-3 8 2 4-3 6 3 3-3 6 3l-4 8q-4-3-6 0-3-4-6-1-4-3-8 0-3-3-6 1-2-3-6 0Z', mix(tones.mid, tones.light, 0.35))}`;
    case 4: // A scarf.
      return `${shoulders}${path('M37 70Q50 80 63 70L64 78Q50 88 36 78Z', tones.accent)}${path('M54 82 62 80 64 100H55Z', mix(tones.accent, '#000000', 0.3))}`;
    case 5: // A leather jacket with a zip.
      return `${shoulders}${path('M40 71 30 76 38 88 50 84Z', mix(cloth, '#000000', 0.5))}${path('M60 71 70 76 62 88 50 84Z', mix(cloth, '#000000', 0.6))}${line('M50 84V100', tones.light, 0.8, 'stroke-dasharray="1 1.5"')}`;
    default: // A robe.
      return `${shoulders}${path('M41 71 50 100 59 71Z', mix(cloth, '#000000', 0.55))}${line('M41 71 48 100M59 71 52 100', tones.accent, 1.4)}`;
  }
}

function hairBehind(kind: number, hair: string): string {
  switch (kind) {
    case 0:
      return path(
        'M28 44C26 18 40 12 50 12S74 18 72 44C74 62 76 74 80 84H62L58 50H42L38 84H20C24 74 26 62 28 44Z',
        hair,
      );
    case 1:
      return path('M30 42C28 20 40 13 50 13S72 20 70 42L69 62H60L58 48H42L40 62H31Z', hair);
    case 2:
      return (
        circle(50, 34, 25, hair) +
        circle(33, 44, 11, hair) +
        circle(67, 44, 11, hair) +
        circle(30, 32, 9, hair) +
        circle(70, 32, 9, hair)
      );
    case 3:
      return ellipse(50, 12, 9, 8, hair) + path('M31 42C29 22 40 14 50 14S71 22 69 42Z', hair);
    case 4:
      return path(
        'M29 40C24 22 36 10 50 12 66 9 76 22 71 42C78 56 70 66 74 78 66 74 64 64 63 54H37C36 66 32 76 25 80 29 66 22 56 29 40Z',
        hair,
      );
    case 5:
      return (
        path('M62 20C80 22 84 44 78 70 76 60 70 52 66 44Z', hair) + path('M31 42C29 22 40 14 50 14S71 22 69 42Z', hair)
      );
    default:
      return '';
  }
}

function hairBefore(kind: number, hair: string, lit: string): string {
  switch (kind) {
    case 0:
      return (
        path('M31 44C30 26 38 17 50 17S70 26 69 44C64 38 60 30 54 27 48 33 38 36 31 44Z', hair) +
        line('M35 36Q41 26 49 21', lit, 1.2)
      );
    case 1:
      return (
        path('M31 40C30 24 40 16 50 16S70 24 69 40C60 32 40 32 31 40Z', hair) + line('M36 31Q43 23 52 20', lit, 1.4)
      );
    case 2:
      return path('M32 36q2-9 8-7 2-7 10-5 8-3 10 5 7-2 8 7-9-6-18-6t-18 6Z', hair);
    case 3:
      return (
        path('M32 38C32 24 40 18 50 18S68 24 68 38C60 29 40 29 32 38Z', hair) + line('M38 29Q44 22 50 20', lit, 1.2)
      );
    case 4:
      return (
        path(
          'M30 42C28 24 40 15 50 16 61 15 72 24 70 42 66 32 60 34 56 26 50 34 40 30 37 34 34 36 32 38 30 42Z',
          hair,
        ) + line('M36 34Q38 26 44 21', lit, 1.2)
      );
    case 5:
      return path('M32 38C31 24 41 17 50 17S69 24 68 38C58 27 42 27 32 38Z', hair);
    case 6: // Shaved sides.
      return (
        path('M38 30C38 16 44 8 50 6 56 8 62 16 62 30 56 24 44 24 38 30Z', hair) +
        path('M41 20 46 4 50 14 55 2 58 18Z', hair)
      );
    case 7: // Very short.
      return path('M32 36C32 22 41 17 50 17S68 22 68 36C64 27 58 25 50 25S36 27 32 36Z', hair, 'opacity=".85"');
    case 8: // Slicked back with a peak.
      return (
        path('M31 40C29 22 40 15 50 15S71 22 69 40L64 30 56 27 50 33 44 27 36 30Z', hair) +
        line('M40 26Q45 20 50 19M52 20Q57 20 61 25', lit, 1)
      );
    default: // A part at the side.
      return (
        path('M31 42C29 23 40 15 51 15 63 15 71 24 69 42 67 34 62 30 42 27 36 30 33 36 31 42Z', hair) +
        line('M43 26Q54 22 64 28', lit, 1)
      );
  }
}

const HAIRSTYLES = 10;

function hat(tones: Tones, numbers: Numbers): string {
  switch (numbers.below(3)) {
    case 0:
      return (
        path('M24 30Q50 38 76 30L70 25C68 8 60 7 50 10 40 7 32 8 30 25Z', tones.dark) +
        path('M30 25Q50 32 70 25L70 21Q50 27 30 21Z', tones.accent)
      );
    case 1:
      return (
        path('M22 28Q50 34 78 28L67 26V2H33V26Z', tones.dark) + path('M33 26Q50 30 67 26V20Q50 24 33 20Z', tones.accent)
      );
    default:
      return (
        path('M29 30C28 14 40 9 50 9S72 14 71 30Q50 22 29 30Z', tones.mid) +
        path('M29 30Q50 22 71 30L72 34Q50 27 28 34Z', tones.dark)
      );
  }
}

function magicianHat(cloth: string, tones: Tones): string {
  return (
    path('M20 32Q50 42 80 32L66 26 58-6 46 4 34 26Z', cloth) +
    path('M50 35Q66 36 80 32L66 26 58-6Z', mix(cloth, tones.dark, 0.4)) +
    path('M33 27Q50 33 67 27L66 21Q50 27 35 21Z', tones.accent)
  );
}

function face(tones: Tones, numbers: Numbers, skin: string, person: Person): string {
  const shade = mix(skin, tones.dark, 0.55);
  const jaw = numbers.between(-3, 3);
  const chin = numbers.between(66, 71);
  const outline = `M33 38C33 24 41 20 50 20S67 24 67 38C67 ${50 + jaw} 63 ${58 + jaw} 57 ${chin - 2}Q50 ${chin + 2} 43 ${chin - 2}C37 ${58 + jaw} 33 ${50 + jaw} 33 38Z`;
  const far = `M52 20C62 20 67 26 67 38C67 ${50 + jaw} 63 ${58 + jaw} 57 ${chin - 2}Q53 ${chin + 1} 50 ${chin}C55 56 50 52 53 46 50 40 54 30 52 20Z`;
  let shapes = path('M42 58H58V74Q50 80 42 74Z', mix(skin, tones.dark, 0.4)) + path(outline, skin) + path(far, shade);
  if (person.monstrous)
    shapes +=
      path('M33 40 22 26 34 46Z', skin) +
      path('M67 40 78 26 66 46Z', shade) +
      line('M38 28Q50 24 62 28M40 24Q50 21 60 24', shade, 1);
  else shapes += ellipse(33, 43, 2.4, 4, skin) + ellipse(67, 43, 2.4, 4, shade);
  const brow = numbers.between(-2.5, 2.5);
  const eye = person.eyes ?? numbers.pick(['#2b1d14', '#20303c', '#23361f', tones.accent]);
  const height = 42 + numbers.between(-1, 1.5);
  shapes +=
    ellipse(42, height, 3.6, 2.2, '#f3ede4') +
    ellipse(58, height, 3.6, 2.2, mix('#f3ede4', shade, 0.4)) +
    circle(42.4, height, 1.9, eye) +
    circle(57.8, height, 1.9, eye) +
    circle(42.9, height - 0.6, 0.6, '#ffffff');
  shapes += line(
    `M37 ${37 - brow}Q42 ${34.5 + brow * 0.4} 46 ${37 + brow}M54 ${37 + brow}Q58 ${34.5 + brow * 0.4} 63 ${37 - brow}`,
    mix(shade, '#000000', 0.5),
    1.6,
  );
  shapes += line('M50 43Q47 50 48 52 50 54 53 52', mix(shade, '#000000', 0.25), 1.2);
  const lip = mix('#8a2c35', shade, numbers.next() * 0.6);
  const mouth = numbers.between(-1.5, 1.5);
  shapes += line(`M44 59Q50 ${60 + mouth} 56 59`, lip, numbers.between(1.4, 2.6));
  if (person.monstrous || numbers.chance(0.16))
    shapes += path('M46 59.500l1.200 4 1.200-4ZM51.800 59.500l1.200 4 1.200-4Z', '#fffaf0');
  return shapes;
}

function beard(numbers: Numbers, hair: string): string {
  switch (numbers.below(4)) {
    case 0:
      return path(
        'M35 50C36 64 42 76 50 77 58 76 64 64 65 50 62 58 58 56 50 56S38 58 35 50ZM45 60Q50 58 55 60 53 63 50 63T45 60Z',
        hair,
        'fill-rule="evenodd"',
      );
    case 1:
      return path('M46 64Q50 62 54 64L52 72Q50 74 48 72Z', hair);
    case 2:
      return path('M42 57Q50 53 58 57 54 58 50 57T42 57Z', hair) + path('M46 65Q50 63 54 65L51 74Z', hair);
    default:
      return path('M35 52Q38 66 50 69 62 66 65 52L67 44V54Q62 72 50 74 38 72 33 54V44Z', hair, 'opacity=".55"');
  }
}

function extras(tones: Tones, numbers: Numbers): string {
  switch (numbers.below(9)) {
    case 0:
      return `${circle(42, 42, 5.2, 'none', `stroke="${tones.dark}" stroke-width="1.200"`)}${circle(58, 42, 5.2, 'none', `stroke="${tones.dark}" stroke-width="1.200"`)}${line('M47 41.500q3-1.500 6 0', tones.dark, 1)}`;
    case 1:
      return `${path('M36 39h12v3q-1 4-6 4t-6-4ZM52 39h12v3q-1 4-6 4t-6-4Z', '#0c0a0a')}${line('M47 40h6M36 40l-3-1M64 40l3-1', '#0c0a0a', 1)}${line('M38 41l3 3', '#ffffff', 0.7, 'opacity=".6"')}`;
    case 2:
      return line('M40 33 45 54', mix('#9a4a44', tones.dark, 0.2), 1.1);
    case 3:
      return circle(32.5, 49, 1.6, tones.accent) + circle(67.5, 49, 1.6, tones.accent);
    case 4:
      return path('M52 38h13l-1 7q-6 3-11-1Z', '#17100f') + line('M33 34 67 38', '#17100f', 1);
    default:
      return '';
  }
}

export function portrait(tones: Tones, numbers: Numbers, person: Person = {}): string {
  const skin = numbers.pick(person.skin ?? SKIN);
  const hair = numbers.pick(HAIR);
  const lit = mix(hair, '#ffffff', 0.28);
  const kind = person.monstrous ? -1 : numbers.below(HAIRSTYLES);
  const isBearded = !person.monstrous && kind !== 0 && kind !== 3 && numbers.chance(0.3);
  let shapes = kind >= 0 && !person.hooded ? hairBehind(kind, hair) : '';
  const hood = person.cloth ?? numbers.pick([tones.dark, tones.mid, ...GLASS]);
  if (person.hooded) shapes += path('M22 100C18 60 22 16 50 8 78 16 82 60 78 100Z', mix(hood, tones.dark, 0.6));
  shapes += clothes(tones, numbers, person) + face(tones, numbers, skin, person);
  if (isBearded) shapes += beard(numbers, hair);
  if (kind >= 0 && !person.hooded) shapes += hairBefore(kind, hair, lit);
  shapes += extras(tones, numbers);
  if (person.hooded)
    shapes +=
      path(
        'M22 100C18 60 22 16 50 8 78 16 82 60 78 100L66 84C72 60 70 26 50 20 30 26 28 60 34 84Z',
        mix(hood, tones.dark, 0.25),
      ) + path('M31 80C27 56 30 28 50 20 34 28 32 56 36 82Z', mix(hood, tones.light, 0.35));
  else if (person.crowned)
    shapes +=
      path('M32 26 30 8 40 17 50 4 60 17 70 8 68 26Q50 20 32 26Z', '#e0b84c') +
      path('M32 26Q50 20 68 26L68 22Q50 16 32 22Z', '#a67c22') +
      circle(50, 14, 2, tones.accent);
  else if (person.magician) shapes += magicianHat(hood, tones);
  else if (numbers.chance(0.12)) shapes += hat(tones, numbers);
  return shapes;
}
