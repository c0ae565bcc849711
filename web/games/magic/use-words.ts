/** The words of the panels in the reader's language. */
import { useApp } from '../../app/context.tsx';
import { MAGIC_WORDS, type MagicWords } from './words.ts';

export function useMagicWords(): MagicWords {
  return MAGIC_WORDS[useApp().language];
}
