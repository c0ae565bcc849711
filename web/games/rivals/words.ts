/** The words of the panels that are neither game terms (those come from the server) nor the page's own. */
import { type PageLanguage, perLanguage } from '../../words/languages.ts';
import beta from './words/beta.ftl?now';
import en from './words/en.ftl';
import es from './words/es.ftl';
import fr from './words/fr.ftl';
import it from './words/it.ftl';
import type { Messages } from './words/messages.ts';
import pt from './words/pt.ftl';

export type RivalsWords = Messages;

export const RIVALS_WORDS: { readonly [Each in PageLanguage]: RivalsWords } = perLanguage<RivalsWords>({
  en,
  pt,
  es,
  it,
  fr,
  ...beta,
});
