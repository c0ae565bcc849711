/** Mails to people, through the SMTP server of the settings. Without one no mail is ever sent. */
import type { Language } from '@praxis/contract';
import type { Config } from '../base/config.ts';
import { type MailKind, mailText } from './mail-words.ts';

export interface Mail {
  readonly to: string;
  readonly language: Language;
  readonly kind: MailKind;
  /** The path of the page that it leads to. */
  readonly path: string;
  /** The subject of a reminder. */
  readonly about?: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const CONNECT_MS_MAX = 10_000;

export async function openMailer({
  smtp,
  mailFrom,
  publicUrl,
}: Pick<Config, 'smtp' | 'mailFrom' | 'publicUrl'>): Promise<Mailer | undefined> {
  if (smtp === undefined || publicUrl === undefined) return undefined;
  // Most servers have no mail server, and start sooner without it.
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({
    ...{ url: smtp, pool: true, maxConnections: 2 },
    ...{ connectionTimeout: CONNECT_MS_MAX, greetingTimeout: CONNECT_MS_MAX, socketTimeout: CONNECT_MS_MAX },
  });
  const from = mailFrom ?? `Praxis <praxis@${new URL(publicUrl).hostname}>`;
  return {
    send: async ({ to, language, kind, path, about = '' }) => {
      const link = new URL(path, publicUrl).href;
      const account = new URL('/account', publicUrl).href;
      try {
        await transport.sendMail({ from, to, ...mailText(language, kind, { link, account, about }) });
      } catch (error) {
        // A mail server's message names the address, which must not be logged.
        const { code = 'failed', responseCode = '' } = error as {
          readonly code?: string;
          readonly responseCode?: number;
        };
        throw new Error(`The mail was not taken (${code} ${responseCode}).`);
      }
    },
    close: () => transport.close(),
  };
}
