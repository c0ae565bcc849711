/** Fighting Pokémon. */
import type { PokemonDef } from './language.ts';

export const FIGHTING: readonly PokemonDef[] = [];
