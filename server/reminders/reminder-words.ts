/** The texts of reminders, in the language of the subscription. */
import type { Language } from '@praxis/contract';
import { TEXTS } from '../words/texts.ts';
import type { Urgency } from './reminders.ts';

export function reminderTitle(language: Language, urgency: Urgency): string {
  return TEXTS[language].reminders.title[urgency];
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
  const { title, body } = TEXTS[language].reminders;
  return { title: title[urgency], body: body({ game, others: others.join(', ') }) };
}
