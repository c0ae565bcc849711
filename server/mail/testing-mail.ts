/** A mail server for tests, which keeps its mails. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TakenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export class TestMailServer {
  readonly mails: TakenMail[] = [];
  /** Refuses all mails while this is set. */
  refuses = false;
  readonly #server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
    onRcptTo: (_, __, done) => done(this.refuses ? new Error('no room') : undefined),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        this.mails.push(read(envelope.rcptTo[0]?.address ?? '', Buffer.concat(parts).toString('utf8')));
        done();
      });
    },
  });

  /** Returns the address for `PRAXIS_SMTP`. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

function read(to: string, raw: string): TakenMail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  const subject = /^Subject: (.*)$/m.exec(unfolded)?.[1] ?? '';
  const coding = /^Content-Transfer-Encoding: (.*)$/m.exec(unfolded)?.[1]?.trim();
  const text =
    coding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : coding === 'quoted-printable'
        ? unquoted(body)
        : body;
  return { to, subject: words(subject.trim()), text };
}

/** Decodes the non-ASCII parts of a header: `=?UTF-8?Q?…?=`. */
function words(header: string): string {
  return header
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : unquoted(text.replaceAll('_', ' ')),
    );
}

function unquoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
