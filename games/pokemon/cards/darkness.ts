/** Darkness Pokémon. */
import type { PokemonDef } from './language.ts';

export const DARKNESS: readonly PokemonDef[] = [];
