/** Pictures of a few well-known cards of each game, for the start page, and of the cards that decks are known for. */
import type { CardFace } from '@praxis/contract';
import { magicScene } from '../games/magic/art.ts';
import { pokemonScene } from '../games/pokemon/art.ts';
import { rivalsScene } from '../games/rivals/art.ts';
import { vtesScene } from '../games/vtes/art.ts';
import { yugiohScene } from '../games/yugioh/art.ts';
import { pictureAddress, type Scene } from './picture.ts';

/** The facts of a card that its picture depends on (covers.test.ts). */
export type CoverCard = Pick<CardFace, 'kind' | 'marks' | 'listed'> & { readonly id: string };

interface Cover {
  readonly scene: (face: CardFace) => Scene;
  /** The one in the middle comes second. */
  readonly cards: readonly CoverCard[];
}

export const COVERS: Readonly<Record<string, Cover>> = {
  vtes: {
    scene: vtesScene,
    cards: [
      { id: 'blood-doll', kind: 'master', marks: {} },
      { id: 'alexander-silverson', kind: 'vampire', marks: { 'clan id': 'Malkavian', title: 'prince' } },
      { id: 'larissa-moreira', kind: 'vampire', marks: { 'clan id': 'Nosferatu' } },
    ],
  },
  pokemon: {
    scene: pokemonScene,
    cards: [
      { id: 'sv3-45', kind: 'Pokémon', marks: { types: ['Water'], hp: 110, stage: 'Basic' } },
      { id: 'svp-17', kind: 'Pokémon', marks: { types: ['Fighting'], hp: 260, stage: 'Stage 1' } },
      { id: 'sv3pt5-25', kind: 'Pokémon', marks: { types: ['Lightning'], hp: 60, stage: 'Basic' } },
    ],
  },
  magic: {
    scene: magicScene,
    cards: [
      { id: 'serra-angel', kind: 'creature', marks: { colors: ['W'] } },
      { id: 'shivan-dragon', kind: 'creature', marks: { colors: ['R'] } },
      { id: 'stormtide-leviathan', kind: 'creature', marks: { colors: ['U'] } },
    ],
  },
  yugioh: {
    scene: yugiohScene,
    cards: [
      { id: 'dark-magician', kind: 'normal', marks: { attribute: 'DARK', type: 'Spellcaster', level: 7 } },
      { id: 'blue-eyes-white-dragon', kind: 'normal', marks: { attribute: 'LIGHT', type: 'Dragon', level: 8 } },
      { id: 'mirror-force', kind: 'trap', marks: {} },
    ],
  },
  rivals: {
    scene: rivalsScene,
    cards: [
      { id: 'drive-by', kind: 'attack', marks: { clan: 'brujah' } },
      { id: 'liza-holt', kind: 'vampire', marks: { clan: 'toreador' } },
      { id: 'hydra', kind: 'vampire', marks: { clan: 'brujah' } },
    ],
  },
};

/** The addresses of the pictures of a game's decks. A game without drawings has none. */
export function drawDecks(game: string, decks: Readonly<Record<string, CoverCard>>): Readonly<Record<string, string>> {
  const scene = COVERS[game]?.scene;
  if (!scene) return {};
  return Object.fromEntries(Object.entries(decks).map(([id, card]) => [id, addressOf(game, card, scene)]));
}

function addressOf(game: string, card: CoverCard, scene: Cover['scene']): string {
  return pictureAddress(game, { name: '', type: '', lines: [], short: '', ...card }, scene);
}

/** The addresses of the pictures, by game. */
export function drawCovers(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(COVERS).map(([game, { scene, cards }]) => [game, cards.map((card) => addressOf(game, card, scene))]),
  );
}
