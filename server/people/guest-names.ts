/** What guests are called who have given no name. */
import { LANGUAGES, type Language } from '@praxis/contract';

const GUEST: Readonly<Record<Language, string>> = {
  en: 'Guest',
  pt: 'Convidado',
  es: 'Invitado',
  it: 'Ospite',
  fr: 'Invité',
};

const BY_ITSELF = new RegExp(`^(?:${LANGUAGES.map((language) => GUEST[language]).join('|')}) \\d{4}$`);

/** The same id always gives the same number, so nothing has to be written for a visitor who only looks. */
export function guestName(id: string, language: Language = 'en'): string {
  let number = 0;
  for (const letter of id) number = (number * 31 + letter.charCodeAt(0)) % 9000;
  return `${GUEST[language]} ${1000 + number}`;
}

export function isGuestName(name: string): boolean {
  return BY_ITSELF.test(name);
}
