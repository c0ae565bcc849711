/**
 * The subjects of Yu-Gi-Oh! cards' pictures: a monster of its Type before rays of its Attribute, or the thing that a
 * Spell or Trap names.
 */
import type { CardFace } from '@praxis/contract';
import type { BackdropName } from '../../art/backdrops.ts';
import type { Build } from '../../art/creature.ts';
import type { MotifName } from '../../art/motifs.ts';
import type { Numbers } from '../../art/numbers.ts';
import { hsl, type Tones } from '../../art/pen.ts';
import type { Scene, Subject } from '../../art/picture.ts';
import { seedOf } from '../../art/seed.ts';

const HUES: Readonly<Record<string, number>> = {
  FIRE: 14,
  LIGHT: 48,
  DARK: 276,
  WIND: 140,
  EARTH: 30,
  WATER: 206,
  DIVINE: 44,
};

const BUILDS: Readonly<Record<string, readonly Build[]>> = {
  Dragon: ['dragon'],
  Machine: ['golem'],
  Rock: ['golem'],
  Thunder: ['ghost', 'beast'],
  Reptile: ['serpent'],
  Dinosaur: ['dragon', 'biped'],
  Fiend: ['biped', 'ghost'],
  'Winged Beast': ['bird'],
  Pyro: ['ghost'],
  Plant: ['plant'],
  Insect: ['insect'],
  Beast: ['beast'],
  'Beast-Warrior': ['biped'],
  Aqua: ['blob', 'fish'],
  Fish: ['fish'],
  'Sea Serpent': ['serpent'],
};

const PEOPLE: Readonly<Record<string, readonly Subject[]>> = {
  Warrior: [{ person: { armoured: true } }],
  Spellcaster: [
    { person: { magician: true } },
    { person: { hooded: true } },
    { person: { magician: true } },
    { person: {} },
  ],
  Fairy: [{ person: { crowned: true } }, { person: {} }],
  Psychic: [{ person: {} }],
  Zombie: [{ person: { monstrous: true } }],
};

const SPELLS: readonly MotifName[] = ['sigil', 'orb', 'book', 'potion', 'whirl', 'gem', 'sun', 'chalice'];
const TRAPS: readonly MotifName[] = ['net', 'chain', 'mirror', 'skull', 'shield', 'door', 'hands', 'arrows'];

const PLACES: Readonly<Record<string, readonly BackdropName[]>> = {
  FIRE: ['rays', 'peaks', 'cavern'],
  LIGHT: ['rays', 'clouds'],
  DARK: ['rays', 'cavern', 'gothic'],
  WIND: ['rays', 'clouds', 'peaks'],
  EARTH: ['rays', 'peaks', 'hills'],
  WATER: ['rays', 'sea'],
};

function brightTones(hue: number, { between }: Numbers): Tones {
  const shifted = hue + between(-14, 14);
  return {
    sky: hsl(shifted + between(20, 60), 0.6, 0.2),
    glow: hsl(shifted, 0.75, between(0.5, 0.66)),
    dark: hsl(shifted + 20, 0.4, 0.1),
    mid: hsl(shifted, 0.5, 0.42),
    light: hsl(shifted + 20, 0.8, 0.84),
    accent: hsl(shifted + between(90, 220), 0.75, 0.56),
  };
}

export function yugiohScene(face: CardFace): Scene {
  const { kind, marks } = face;
  const attribute = String(marks.attribute ?? '');
  const type = String(marks.type ?? '');
  if (attribute !== '') {
    const stage = Math.min(2, Math.floor(Number(marks.level ?? marks.rank ?? 4) / 3));
    const people = PEOPLE[type];
    const builds: readonly Build[] = BUILDS[type] ?? ['biped'];
    return {
      tones: (numbers) => brightTones(HUES[attribute] ?? numbers.between(0, 360), numbers),
      backdrops: PLACES[attribute] ?? ['rays'],
      subjects: people ?? builds.map((build): Subject => ({ creature: { build, stage } })),
    };
  }
  const isTrap = kind === 'trap';
  return {
    tones: (numbers) => brightTones((isTrap ? 318 : 168) + numbers.between(-30, 30), numbers),
    backdrops: isTrap ? ['cavern', 'rays', 'gothic', 'forest'] : ['rays', 'clouds', 'library', 'hall'],
    subjects: (isTrap ? TRAPS : SPELLS).map((motif) => ({ motif })),
    words: seedOf(face),
  };
}
