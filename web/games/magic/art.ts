/** The subjects of Magic cards' pictures: the lands of its colour, and creatures, people, things or spells in them. */
import type { CardFace } from '@praxis/contract';
import type { BackdropName } from '../../art/backdrops.ts';
import type { Build } from '../../art/creature.ts';
import type { MotifName } from '../../art/motifs.ts';
import type { Numbers } from '../../art/numbers.ts';
import { hsl, type Tones } from '../../art/pen.ts';
import type { Scene, Subject } from '../../art/picture.ts';
import { seedOf } from '../../art/seed.ts';

interface Colour {
  readonly hue: number;
  readonly saturation: number;
  readonly places: readonly BackdropName[];
  readonly creatures: readonly Subject[];
  readonly spells: readonly MotifName[];
}

const armoured: Subject = { person: { armoured: true } };
const hooded: Subject = { person: { hooded: true } };

const monstrous: Subject = { person: { monstrous: true } };
const built = (build: Build, stage: number): Subject => ({ creature: { build, stage } });

/** What creatures of these types look like, whatever their colour. */
const CREATURE_TYPES: readonly (readonly [types: string, subject: Subject])[] = [
  ['Rhino Bear Beast Horse Ape Centaur', built('beast', 2)],
  ['Cat Wolf Hound Rat', built('beast', 1)],
  ['Bird Griffin Pegasus', built('bird', 2)],
  ['Dragon', built('dragon', 2)],
  ['Wurm', built('serpent', 2)],
  ['Fish Leviathan Squid Frog', built('fish', 2)],
  ['Insect Spider', built('insect', 2)],
  ['Plant', built('plant', 2)],
  ['Spirit Illusion Shade Nightmare', built('ghost', 2)],
  ['Elemental Giant Golem Gargoyle Juggernaut Thopter', built('golem', 2)],
  ['Goblin Satyr Devil Demon Djinn', built('biped', 2)],
  ['Zombie Vampire Skeleton', monstrous],
  ['Knight Soldier Warrior', armoured],
  ['Wizard Cleric Druid Shaman Assassin Rogue', hooded],
  ['Angel Elf Human Kithkin', { person: {} }],
];

/** The first row that names one of the creature's types: a Goblin Warrior is a goblin. */
function creatureOf(types: string): Subject | undefined {
  const names = types.split(' ');
  return CREATURE_TYPES.find(([row]) => row.split(' ').some((each) => names.includes(each)))?.[1];
}

const COLOURS: Readonly<Record<string, Colour>> = {
  W: {
    hue: 46,
    saturation: 0.5,
    places: ['clouds', 'hills', 'rays'],
    creatures: [armoured, { creature: { build: 'bird', stage: 2 } }, { creature: { build: 'beast', stage: 1 } }],
    spells: ['sun', 'shield', 'wings', 'scales'],
  },
  U: {
    hue: 212,
    saturation: 0.55,
    places: ['sea', 'clouds', 'library'],
    creatures: [
      hooded,
      { creature: { build: 'fish', stage: 2 } },
      { creature: { build: 'bird', stage: 1 } },
      { creature: { build: 'ghost', stage: 1 } },
    ],
    spells: ['orb', 'whirl', 'book', 'mirror'],
  },
  B: {
    hue: 275,
    saturation: 0.28,
    places: ['forest', 'cavern', 'gothic'],
    creatures: [
      monstrous,
      { creature: { build: 'ghost', stage: 2 } },
      hooded,
      { creature: { build: 'biped', stage: 2 } },
    ],
    spells: ['skull', 'drop', 'grave', 'candle'],
  },
  R: {
    hue: 14,
    saturation: 0.62,
    places: ['peaks', 'cavern', 'rays'],
    creatures: [
      { creature: { build: 'biped', stage: 1 } },
      { creature: { build: 'dragon', stage: 2 } },
      armoured,
      { creature: { build: 'golem', stage: 2 } },
    ],
    spells: ['flame', 'lightning', 'axe', 'storm'],
  },
  G: {
    hue: 112,
    saturation: 0.42,
    places: ['forest', 'hills'],
    creatures: [
      { creature: { build: 'beast', stage: 2 } },
      { creature: { build: 'plant', stage: 2 } },
      { creature: { build: 'insect', stage: 2 } },
      hooded,
    ],
    spells: ['tree', 'claws', 'flower', 'fist'],
  },
  C: {
    hue: 30,
    saturation: 0.16,
    places: ['cavern', 'library', 'peaks'],
    creatures: [{ creature: { build: 'golem', stage: 2 } }],
    spells: ['gem', 'machine', 'sword', 'ring', 'key', 'chalice'],
  },
};
const NO_COLOUR = COLOURS.C as Colour;

const LANDS: Readonly<Record<string, BackdropName>> = { W: 'hills', U: 'sea', B: 'forest', R: 'peaks', G: 'forest' };

function paintedTones({ hue, saturation }: Colour, { between }: Numbers): Tones {
  const shifted = hue + between(-12, 12);
  return {
    sky: hsl(shifted + between(10, 40), saturation, between(0.22, 0.36)),
    glow: hsl(shifted + 15, saturation + 0.1, between(0.62, 0.78)),
    dark: hsl(shifted - 10, saturation * 0.8, 0.13),
    mid: hsl(shifted, saturation, 0.42),
    light: hsl(shifted + 20, saturation, 0.86),
    accent: hsl(shifted + between(-50, 50), 0.72, 0.55),
  };
}

export function magicScene(face: CardFace): Scene {
  const { kind, marks } = face;
  const [first = 'C'] =
    Array.isArray(marks.colors) && marks.colors.length > 0
      ? marks.colors
      : Array.isArray(marks.makes)
        ? marks.makes
        : [];
  const colour = COLOURS[first] ?? NO_COLOUR;
  const tones = (numbers: Numbers): Tones => paintedTones(colour, numbers);
  if (kind === 'land') return { tones, backdrops: [LANDS[first] ?? 'cavern'], subjects: [{ none: true }] };
  if (kind === 'planeswalker') return { tones, backdrops: colour.places, subjects: [{ person: {} }, hooded, armoured] };
  const isCreature = kind === 'creature';
  const creature = typeof marks.creature === 'string' ? creatureOf(marks.creature) : undefined;
  return {
    tones,
    backdrops: isCreature ? colour.places : [...colour.places, 'rays'],
    subjects: creature ? [creature] : isCreature ? colour.creatures : colour.spells.map((motif) => ({ motif })),
    words: seedOf(face),
  };
}
