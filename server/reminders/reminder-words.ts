/** What a reminder says, in the language in which the browser was told to remind. */
import type { Language } from '@praxis/contract';
import type { Urgency } from './reminders.ts';

interface ReminderWords {
  readonly title: Readonly<Record<Urgency, string>>;
  readonly body: (game: string, others: string) => string;
}

const WORDS: Readonly<Record<Language, ReminderWords>> = {
  en: {
    title: { 'your move': 'It is your move', 'last call': 'Your time is running out' },
    body: (game, others) => `${game}, with ${others}`,
  },
  pt: {
    title: { 'your move': 'É a sua vez', 'last call': 'O seu tempo está acabando' },
    body: (game, others) => `${game}, com ${others}`,
  },
  es: {
    title: { 'your move': 'Te toca a ti', 'last call': 'Se te acaba el tiempo' },
    body: (game, others) => `${game}, con ${others}`,
  },
  it: {
    title: { 'your move': 'Tocca a te', 'last call': 'Il tuo tempo sta per scadere' },
    body: (game, others) => `${game}, con ${others}`,
  },
  fr: {
    title: { 'your move': 'À vous de jouer', 'last call': 'Votre temps est presque écoulé' },
    body: (game, others) => `${game}, avec ${others}`,
  },
};

export function reminderTitle(language: Language, urgency: Urgency): string {
  return WORDS[language].title[urgency];
}

export interface Notice {
  readonly title: string;
  readonly body: string;
}

export function notice(
  language: Language,
  urgency: Urgency,
  { game, others }: { readonly game: string; readonly others: readonly string[] },
): Notice {
  const { title, body } = WORDS[language];
  return { title: title[urgency], body: body(game, others.join(', ')) };
}
