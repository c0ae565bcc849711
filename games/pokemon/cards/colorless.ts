/** Colorless Pokémon. */
import type { PokemonDef } from './language.ts';

export const COLORLESS: readonly PokemonDef[] = [];
