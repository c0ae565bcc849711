/** Psychic Pokémon. */
import type { PokemonDef } from './language.ts';

export const PSYCHIC: readonly PokemonDef[] = [];
