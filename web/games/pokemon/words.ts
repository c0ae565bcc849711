/** The words of this table that are neither game terms (those come from the server) nor the page's own. */
import type { PageLanguage } from '../../words/languages.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { pt } from './words/pt.ts';

export interface PokemonWords {
  readonly attacks: string;
  /** An attack that cannot be chosen now. */
  readonly notNow: string;
  /** What a Pokémon has evolved from and other parts of it lie under its card. */
  readonly under: (count: number) => string;
  readonly heads: string;
  readonly tails: string;
  readonly takePrize: (number: number) => string;
  readonly cardsToChoose: string;
  readonly noStadium: string;
  readonly yourTurn: string;
  readonly retreat: string;
}

export const POKEMON_WORDS: { readonly [Language in PageLanguage]: PokemonWords } = { en, pt, es, it, fr };
