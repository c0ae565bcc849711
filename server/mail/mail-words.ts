/** The texts of mails, in the recipient's language. */
import type { Language } from '@praxis/contract';
import { reminderTitle } from '../reminders/reminder-words.ts';
import type { Urgency } from '../reminders/reminders.ts';
import { TEXTS } from '../words/texts.ts';

export type MailKind = 'confirm' | 'reset' | Urgency;

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

export function mailText(
  language: Language,
  kind: MailKind,
  { link, account, about }: { readonly link: string; readonly account: string; readonly about: string },
): MailText {
  const { hello, confirm, reset, toTheMatch, switchOff } = TEXTS[language].mail;
  if (kind === 'confirm' || kind === 'reset') {
    const { subject, before, after } = kind === 'confirm' ? confirm : reset;
    return { subject, text: `${hello}\n\n${before}\n\n${link}\n\n${after}\n` };
  }
  const subject = reminderTitle(language, kind);
  return { subject, text: `${subject}: ${about}\n\n${toTheMatch} ${link}\n\n${switchOff} ${account}\n` };
}
