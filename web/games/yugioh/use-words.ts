/** The words of the panels in the reader's language. */
import { useApp } from '../../app/context.tsx';
import { YUGIOH_WORDS, type YugiohWords } from './words.ts';

export function useYugiohWords(): YugiohWords {
  return YUGIOH_WORDS[useApp().language];
}
