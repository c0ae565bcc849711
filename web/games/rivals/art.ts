/** The subjects of Rivals cards' pictures: San Francisco by neon light. */
import type { CardFace } from '@praxis/contract';
import type { BackdropName } from '../../art/backdrops.ts';
import type { MotifName } from '../../art/motifs.ts';
import type { Numbers } from '../../art/numbers.ts';
import { hsl, type Tones } from '../../art/pen.ts';
import type { Scene } from '../../art/picture.ts';
import { seedOf } from '../../art/seed.ts';

const HUES: Readonly<Record<string, number>> = { brujah: 8, malkavian: 282, toreador: 330, ventrue: 214 };

const MOTIFS: Readonly<Record<string, readonly MotifName[]>> = {
  attack: ['fist', 'gun', 'dagger', 'claws', 'hands', 'swords'],
  reaction: ['shield', 'eye', 'mirror', 'steps'],
  action: ['key', 'car', 'phone', 'steps'],
  ongoing: ['chain', 'phone', 'gem', 'coins', 'rose'],
  scheme: ['scroll', 'gavel', 'scales'],
  conspiracy: ['net', 'phone', 'people', 'candle'],
  agenda: ['crown', 'key', 'clock', 'book'],
  event: ['people', 'flame', 'storm', 'sun'],
  haven: ['house', 'tower', 'temple'],
  'influence modifier': ['scales', 'crown'],
};

const PLACES: Readonly<Record<string, readonly BackdropName[]>> = {
  vampire: ['city', 'alley', 'curtain', 'hall', 'sea', 'clouds'],
  haven: ['city', 'sea', 'hills'],
};

function neonTones(hue: number, { between }: Numbers): Tones {
  const other = hue + between(120, 200);
  return {
    sky: hsl(other, 0.55, 0.14),
    glow: hsl(hue + between(-12, 12), 0.72, between(0.4, 0.5)),
    dark: hsl(other, 0.4, 0.1),
    mid: hsl(other, 0.45, 0.34),
    light: hsl(hue + 40, 0.7, 0.84),
    accent: hsl(other + between(-20, 20), 0.85, 0.6),
  };
}

export function rivalsScene(face: CardFace): Scene {
  const { kind, marks } = face;
  const clan = typeof marks.clan === 'string' ? marks.clan : '';
  const isCharacter = kind === 'vampire' || kind === 'citizen' || kind === 'retainer';
  return {
    tones: (numbers) => neonTones(HUES[clan] ?? numbers.between(0, 360), numbers),
    backdrops: PLACES[kind] ?? ['city', 'alley', 'rays', 'clouds', 'sea', 'hall'],
    subjects: isCharacter
      ? [{ person: {} }]
      : (MOTIFS[kind] ?? (['key', 'sigil'] as const)).map((motif) => ({ motif })),
    ...(isCharacter ? {} : { words: seedOf(face) }),
  };
}
