/**
 * The names of a card's ways, among which a player chooses: its modes, its abilities, and earlier effects that can be
 * used. English names them as the cards do. Words that any card may use are in `<language>/cards/ways.json`; a way that
 * only one card has is worded in that card's definition. A test compares both with the cards.
 */
import { LANGUAGES, type Language } from '@praxis/contract';
import { PRINTED } from '../cards/index.ts';
import { CARD_LANGUAGES } from './cards/languages.ts';
import { languageOf, swapIn } from './dialects.ts';

/** The ways that several cards have. All languages but English have words for them. */
export function commonModes(): readonly string[] {
  return Object.keys(CARD_LANGUAGES[LANGUAGES[1]]?.ways ?? {});
}

let ownWords: Readonly<Record<string, { readonly [Each in Language]?: string }>> | undefined;

/** The words of single cards, in each language. They are in the cards, so all of these are read for them. */
export function ownModes(): NonNullable<typeof ownWords> {
  ownWords ??= Object.assign({}, ...PRINTED.values().map(({ words }) => words)) as NonNullable<typeof ownWords>;
  return ownWords;
}

const own = <Value>(all: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  all !== undefined && Object.hasOwn(all, key) ? all[key] : undefined;

/** A way of a card in a language; undefined if it has no words of its own there. */
export function modeIn(dialect: string, way: string): string | undefined {
  const language = languageOf(dialect);
  if (language === 'en') return undefined;
  const said = own(own(CARD_LANGUAGES, language)?.ways, way) ?? own(own(ownModes(), way), language);
  return said === undefined ? undefined : (swapIn(dialect)?.(said) ?? said);
}

/** A clan or the place of a title in a language, where it has another name there. */
export function clanOrPlaceIn(dialect: string, name: string): string | undefined {
  const language = languageOf(dialect);
  return language === 'en' ? undefined : own(own(CARD_LANGUAGES, language)?.clans, name);
}
