/** Pictures of all cards of all games: none is like another, all are small, and they are the same everywhere. */
import type { CardFace } from '@praxis/contract';
import { hosting as magic } from '@praxis/magic/hosting.ts';
import { hosting as pokemon } from '@praxis/pokemon/hosting.ts';
import { hosting as rivals } from '@praxis/rivals/hosting.ts';
import { hosting as vtes } from '@praxis/vtes/hosting.ts';
import { hosting as yugioh } from '@praxis/yugioh/hosting.ts';
import { describe, expect, test } from 'vitest';
import { magicScene } from '../games/magic/art.ts';
import { pokemonScene } from '../games/pokemon/art.ts';
import { rivalsScene } from '../games/rivals/art.ts';
import { vtesScene } from '../games/vtes/art.ts';
import { yugiohScene } from '../games/yugioh/art.ts';
import { drawPicture, pictureAddress } from './picture.ts';
import { seedOf } from './seed.ts';
import { subjectNamed } from './words.ts';

const GAMES = [
  [vtes, vtesScene],
  [pokemon, pokemonScene],
  [magic, magicScene],
  [yugioh, yugiohScene],
  [rivals, rivalsScene],
] as const;

const BYTES_MAX = 20_000;

describe.each(GAMES)('%#', (hosting, scene) => {
  const cards = hosting.game.allCards(hosting.choices.editions[0]);
  const drawn = (language: 'en' | 'pt'): readonly string[] =>
    cards.map((def) => {
      const face: CardFace = { ...hosting.face(def, language), id: def.id };
      return drawPicture(seedOf(face), scene(face));
    });
  const english = drawn('en');

  test(`the ${cards.length} cards of ${hosting.game.id} have as many pictures`, () => {
    expect(new Set(english).size).toBe(cards.length);
  });

  test('a picture is small, and nothing in it is missing', () => {
    for (const picture of english) {
      expect(picture.length).toBeLessThan(BYTES_MAX);
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('a reader of another language sees the same pictures', () => {
    expect(drawn('pt')).toEqual(english);
  });
});

test('a card is drawn once', () => {
  const face: CardFace = { id: 'a', name: 'A', kind: 'combat', type: '', marks: {}, lines: [], short: '' };
  let asked = 0;
  const scene = () => {
    asked++;
    return vtesScene(face);
  };
  expect(pictureAddress('vtes', face, scene)).toBe(pictureAddress('vtes', face, scene));
  expect(asked).toBe(1);
});

test('a name is drawn by its last word that means something', () => {
  expect(subjectNamed('spirit-wolf')).toEqual({ creature: { build: 'beast' } });
  expect(subjectNamed('sword-of-the-unknown')).toEqual({ motif: 'sword' });
  expect(subjectNamed('xyzzy')).toBeUndefined();
});

test('cards that only lists know are drawn by their English names', () => {
  const face = { name: 'Espada', listed: 'Old Sword', kind: 'equipment', type: '', marks: {}, lines: [], short: '' };
  expect(seedOf(face)).toBe('old-sword');
});
