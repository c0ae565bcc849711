/** Grass Pokémon. */
import type { PokemonDef } from './language.ts';

export const GRASS: readonly PokemonDef[] = [];
