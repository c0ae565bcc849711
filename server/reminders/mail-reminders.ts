/** Reminders by mail, for people who want them and have confirmed their address. */
import { languageFrom } from '../base/words.ts';
import type { ServerResources } from '../resources.ts';
import { notice } from './reminder-words.ts';
import type { Reminder, ReminderWay } from './reminders.ts';

export class MailReminders implements ReminderWay {
  readonly #resources: ServerResources;

  constructor(resources: ServerResources) {
    this.#resources = resources;
  }

  /**
   * A mail that the mail server does not take is tried again, as `Reminders` does with everything that was not sent.
   */
  async remind(reminder: Reminder): Promise<boolean> {
    const { database, mailer } = this.#resources;
    if (!mailer) return false;
    const { rows } = await database.pool.query<{ email: string; language: string | null }>(
      `select email, language from auth_users join people on people.id = auth_users.id
       where people.id = $1 and mail_reminders and "emailVerified"`,
      [reminder.person],
    );
    for (const { email, language: spoken } of rows) {
      const language = languageFrom(spoken ?? undefined);
      const { urgency, match } = reminder;
      const about = notice(language, urgency, reminder).body;
      await mailer.send({ to: email, language, kind: urgency, path: `/m/${match}`, about });
    }
    return rows.length > 0;
  }
}
