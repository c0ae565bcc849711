/** The words of the panels in the reader's language. */
import { useApp } from '../../app/context.tsx';
import { VTES_WORDS, type VtesWords } from './words.ts';

export function useVtesWords(): VtesWords {
  return VTES_WORDS[useApp().language];
}
