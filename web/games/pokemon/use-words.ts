/** The words of this table in the reader's language. */
import { useApp } from '../../app/context.tsx';
import { POKEMON_WORDS, type PokemonWords } from './words.ts';

export function usePokemonWords(): PokemonWords {
  return POKEMON_WORDS[useApp().language];
}
