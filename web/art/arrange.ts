/** The arrangement of a subject in its picture, so that two cards with the same subject differ at a glance. */
import type { Numbers } from './numbers.ts';
import { circle, line, mix, type Placing, path, placed, type Tones } from './pen.ts';

/** Additional colours for a whole picture: those of stained glass. */
export const GLASS = [
  '#c9962c',
  '#9c2238',
  '#1f6a9c',
  '#2b7d5b',
  '#6d3f98',
  '#d9cfb8',
  '#b65a1e',
  '#3c4a5c',
  '#b8658c',
] as const;

const SAME = '<use href="#same"/>';

/** Several copies of a shape, which is drawn once. */
export function repeated(shapes: string, places: readonly Placing[]): string {
  return `<defs><g id="same">${shapes}</g></defs>${places.map((place) => placed(SAME, place)).join('')}`;
}

/** A thing alone, several of it, or before a plate. */
export function arranged(thing: string, tones: Tones, numbers: Numbers): string {
  const size = numbers.between(0.72, 0.84);
  switch (numbers.below(8)) {
    case 0: // Close by.
      return placed(thing, { size: 1.12, turn: numbers.between(-16, 16), y: 4 });
    case 1:
      return repeated(thing, [
        { size: 0.56, x: -22, y: 10, turn: -10 },
        { size: 0.62, x: 20, y: -6, turn: 10, mirrored: true },
      ]);
    case 2:
      return repeated(thing, [
        { size: 0.42, y: -22 },
        { size: 0.46, x: -25, y: 18, turn: -12 },
        { size: 0.46, x: 25, y: 18, turn: 12 },
      ]);
    case 3:
    case 4:
      return plate(tones, numbers) + placed(thing, { size: size * 0.82, y: 1 });
    case 5: // Far away, before a great light.
      return (
        circle(50, 52, 40, mix(numbers.pick(GLASS), tones.light, 0.35), 'opacity=".85"') +
        placed(thing, { size: 0.56, y: 12 })
      );
    default:
      return placed(thing, { size, y: 2 });
  }
}

/** A round, a lozenge, a banner or an arch, with a rim. */
export function plate(tones: Tones, numbers: Numbers): string {
  const fill = numbers.pick(GLASS);
  const rim = `stroke="${mix(tones.light, fill, 0.25)}" stroke-width="2.500"`;
  switch (numbers.below(4)) {
    case 0:
      return circle(50, 50, 42, fill, rim) + circle(50, 50, 36, 'none', `stroke="${tones.dark}" stroke-width="1"`);
    case 1:
      return path('M50 3 97 50 50 97 3 50Z', fill, rim);
    case 2:
      return (
        path('M16-2H84V84L50 98 16 84Z', fill, rim) + line('M22 0V80L50 91 78 80V0', mix(fill, tones.dark, 0.4), 1.2)
      );
    default:
      return path('M12 102V46Q14 10 50 4 86 10 88 46V102Z', fill, rim);
  }
}

/** A light around a head, or nothing. */
export function nimbus(tones: Tones, numbers: Numbers): string {
  const fill = numbers.pick(GLASS);
  switch (numbers.below(5)) {
    case 0:
      return circle(50, 42, 36, fill, `stroke="${tones.light}" stroke-width="1.500" opacity=".9"`);
    case 1:
      return plate(tones, numbers);
    case 2:
      return path('M-2-2H50V102H-2Z', fill, 'opacity=".75"');
    default:
      return '';
  }
}
