/** Metal Pokémon. */
import type { PokemonDef } from './language.ts';

export const METAL: readonly PokemonDef[] = [];
