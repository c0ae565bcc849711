/** The subjects of Pokémon cards' pictures: a creature of its type and stage in its habitat, a Trainer, or a thing. */
import type { CardFace } from '@praxis/contract';
import type { BackdropName } from '../../art/backdrops.ts';
import type { Build } from '../../art/creature.ts';
import type { MotifName } from '../../art/motifs.ts';
import type { Numbers } from '../../art/numbers.ts';
import { hsl, type Tones } from '../../art/pen.ts';
import type { Scene, Subject } from '../../art/picture.ts';

interface Habitat {
  readonly hue: number;
  readonly sky: number;
  readonly places: readonly BackdropName[];
  readonly builds: readonly Build[];
}

const HABITATS: Readonly<Record<string, Habitat>> = {
  Grass: { hue: 110, sky: 190, places: ['forest', 'hills'], builds: ['plant', 'beast', 'insect', 'biped'] },
  Fire: { hue: 18, sky: 40, places: ['peaks', 'cavern', 'hills'], builds: ['dragon', 'beast', 'biped', 'bird'] },
  Water: { hue: 205, sky: 195, places: ['sea', 'clouds'], builds: ['fish', 'serpent', 'blob', 'biped', 'bird'] },
  Lightning: { hue: 48, sky: 220, places: ['clouds', 'peaks', 'rays'], builds: ['beast', 'biped', 'insect', 'golem'] },
  Psychic: { hue: 290, sky: 260, places: ['clouds', 'rays', 'hills'], builds: ['ghost', 'biped', 'blob'] },
  Fighting: { hue: 26, sky: 205, places: ['peaks', 'cavern', 'hills'], builds: ['biped', 'golem', 'beast'] },
  Darkness: { hue: 262, sky: 245, places: ['cavern', 'forest'], builds: ['beast', 'ghost', 'bird', 'biped'] },
  Metal: { hue: 212, sky: 205, places: ['cavern', 'peaks'], builds: ['golem', 'insect', 'blob'] },
  Dragon: { hue: 42, sky: 200, places: ['peaks', 'clouds'], builds: ['dragon', 'serpent'] },
  Fairy: { hue: 332, sky: 300, places: ['clouds', 'hills'], builds: ['blob', 'biped', 'plant', 'ghost'] },
  Colorless: { hue: 34, sky: 200, places: ['hills', 'clouds', 'forest'], builds: ['bird', 'beast', 'biped', 'blob'] },
};
const PLAIN = HABITATS.Colorless as Habitat;

const STAGES: Readonly<Record<string, number>> = { Basic: 0, 'Stage 1': 1, Restored: 1 };

const THINGS: Readonly<Record<string, readonly MotifName[]>> = {
  Item: ['ball', 'potion', 'machine', 'key', 'rope', 'book', 'horn'],
  Tool: ['gem', 'ring', 'shield', 'armor', 'mirror', 'crown'],
  Stadium: ['temple', 'tower', 'castle', 'mountain', 'tree', 'house'],
};

function dayTones({ hue, sky }: Habitat, { between }: Numbers): Tones {
  const shifted = hue + between(-14, 14);
  return {
    sky: hsl(sky + between(-10, 10), 0.55, between(0.52, 0.66)),
    glow: hsl(sky + 15, 0.7, 0.88),
    dark: hsl(hue + 15, 0.35, 0.26),
    mid: hsl(shifted, 0.55, 0.5),
    light: hsl(hue + 10, 0.65, 0.9),
    accent: hsl(shifted + between(-40, 60), 0.78, 0.56),
  };
}

export function pokemonScene({ kind, marks, listed }: CardFace): Scene {
  const [type = ''] = Array.isArray(marks.types) ? marks.types : [];
  const habitat = HABITATS[type] ?? PLAIN;
  if (kind === 'Pokémon') {
    const stage = (STAGES[String(marks.stage)] ?? 2) + (Number(marks.hp) >= 200 ? 1 : 0);
    return {
      tones: (numbers) => dayTones(habitat, numbers),
      backdrops: habitat.places,
      subjects: habitat.builds.map((build): Subject => ({ creature: { build, stage: Math.min(stage, 2) } })),
    };
  }
  const isPerson = kind === 'Supporter';
  return {
    tones: (numbers) => dayTones({ ...habitat, hue: numbers.between(0, 360), sky: numbers.between(160, 320) }, numbers),
    backdrops: kind === 'Stadium' ? ['hills', 'peaks', 'sea', 'clouds'] : ['rays', 'clouds', 'hills', 'rays'],
    subjects: isPerson
      ? [{ person: { skin: ['#f0d2b4', '#d9a982', '#b37c58', '#8a5a3c'] } }]
      : (THINGS[kind] ?? (['orb'] as const)).map((motif) => ({ motif })),
    // The English name; the last two words are its set and number.
    ...(isPerson || listed === undefined ? {} : { words: listed.toLowerCase() }),
  };
}
