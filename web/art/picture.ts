/**
 * A card's picture, composed of a place and a subject: the same for the same card, in every language and on every
 * device.
 */
import type { CardFace } from '@praxis/contract';
import { arranged, nimbus, repeated } from './arrange.ts';
import { BACKDROPS, type BackdropName } from './backdrops.ts';
import { type Creature, creature } from './creature.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import { type Numbers, numbersOf } from './numbers.ts';
import { placed, radial, rect, type Tones } from './pen.ts';
import { type Person, portrait } from './portrait.ts';
import { seedOf } from './seed.ts';
import { areSeveral, colourNamed, subjectNamed } from './words.ts';

/** The subject of a picture. `none`: the place alone. */
export type Subject =
  | { readonly motif: MotifName }
  | { readonly creature: Creature }
  | { readonly person: Person }
  | { readonly none: true };

/** A game's decisions about a card's picture; the rest is random, seeded by the card's id. */
export interface Scene {
  tones(numbers: Numbers): Tones;
  readonly backdrops: readonly BackdropName[];
  /** Used if no word of the card's English name has a subject of its own. */
  readonly subjects: readonly Subject[];
  /** The English name in small letters; undefined: words do not matter. */
  readonly words?: string;
}

export function drawPicture(id: string, scene: Scene): string {
  const numbers = numbersOf(id);
  const tones = scene.tones(numbers);
  const named = scene.words === undefined ? undefined : subjectNamed(scene.words);
  const subject = named ?? numbers.pick(scene.subjects);
  const place = BACKDROPS[numbers.pick(scene.backdrops)](tones, numbers);
  const edge = `<defs>${radial('e', 'transparent', '#000000')}</defs>${rect(0, 0, 100, 100, 'url(#e)', 'opacity=".35"')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${place}${drawSubject(subject, tones, numbers, id)}${edge}</svg>`;
}

function drawSubject(subject: Subject, tones: Tones, numbers: Numbers, id: string): string {
  if ('none' in subject) return '';
  const named = colourNamed(id);
  if ('person' in subject) {
    const person = { ...subject.person, ...(named ? { cloth: named } : {}) };
    return (
      nimbus(tones, numbers) +
      placed(portrait(tones, numbers, person), { mirrored: numbers.chance(0.5), x: numbers.between(-6, 6) })
    );
  }
  if ('creature' in subject) {
    const drawn = creature(tones, numbers, { ...subject.creature, ...(named ? { hide: named } : {}) });
    return areSeveral(id) ? repeated(drawn, GROUP) : nimbus(tones, numbers) + drawn;
  }
  return arranged(MOTIFS[subject.motif](tones, numbers), tones, numbers);
}

const GROUP = [
  { size: 0.46, x: 18, y: -24 },
  { size: 0.5, x: -24, y: -8, mirrored: true },
  { size: 0.66, x: 12, y: 16 },
] as const;

const drawn = new Map<string, string>();

/** The address of a card's picture, which is inside the address itself. It is drawn once. */
export function pictureAddress(game: string, face: CardFace, scene: (face: CardFace) => Scene): string {
  const seed = seedOf(face);
  const key = `${game} ${seed}`;
  let address = drawn.get(key);
  if (address === undefined) {
    address = `data:image/svg+xml,${encodeURIComponent(drawPicture(seed, scene(face)))}`;
    drawn.set(key, address);
  }
  return address;
}
