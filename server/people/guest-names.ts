/** The names of guests who have given none. */
import { ALL_LANGUAGES, type Language } from '@praxis/contract';
import { TEXTS } from '../words/texts.ts';

const BY_ITSELF = new RegExp(`^(?:${ALL_LANGUAGES.map((language) => TEXTS[language].people.guest).join('|')}) \\d{4}$`);

/** The same id always gives the same number, so a visitor who only looks needs no stored name. */
export function guestName(id: string, language: Language = 'en'): string {
  let number = 0;
  for (const letter of id) number = (number * 31 + letter.charCodeAt(0)) % 9000;
  return `${TEXTS[language].people.guest} ${1000 + number}`;
}

export function isGuestName(name: string): boolean {
  return BY_ITSELF.test(name);
}
