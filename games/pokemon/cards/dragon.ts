/** Dragon Pokémon. */
import type { PokemonDef } from './language.ts';

export const DRAGON: readonly PokemonDef[] = [];
