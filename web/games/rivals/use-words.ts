/** The words of the panels in the reader's language. */
import { useApp } from '../../app/context.tsx';
import { RIVALS_WORDS, type RivalsWords } from './words.ts';

export function useRivalsWords(): RivalsWords {
  return RIVALS_WORDS[useApp().language];
}
