/** The log of a match as it is stored, and what of it the kernel must know. */
import type { Entry } from '@praxis/engine';

export const ENTRY_KINDS = [
  /** A seat answered: a person, a bot, or a standing order. */
  'answer',
  /** A seat answered what it will be asked if those before it pass. Its answer follows when they have. */
  'sealed',
  /** The time ran out, and the default answer was given. */
  'timeout',
  /** A seat used what is open to it beside the questions. */
  'concede',
  'takeback',
  'pause',
  'resume',
  'bot-in',
  'bot-out',
  'abort',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface EntryBody {
  /** Of answers, timeouts and what is open beside the questions. */
  readonly answer?: string;
  /** The answer as it was sent, where it reads differently. */
  readonly given?: string;
  /** The number under which the seat was asked. */
  readonly number?: number;
  /** Who answered, if it was not the person at the seat; `sealed`: the person did, before it was its turn. */
  readonly by?: 'bot' | 'standing' | 'sealed';
  /** Of what is sealed: it is a pass. */
  readonly passes?: boolean;
  /** What is left in the bank of the seat after this answer, in milliseconds. */
  readonly left?: number;
  /** How many answers are taken back. */
  readonly count?: number;
  /** Which bot takes the seat. */
  readonly bot?: string;
  /** Why a match was broken off. */
  readonly reason?: string;
}

export interface StoredEntry {
  readonly seq: number;
  readonly kind: EntryKind;
  readonly seat: number | undefined;
  readonly body: EntryBody;
  readonly at: number;
}

/** What the kernel's record holds of it; nothing for what concerns only the table. */
export function recorded({ kind, seat, body }: Pick<StoredEntry, 'kind' | 'seat' | 'body'>): Entry | undefined {
  switch (kind) {
    case 'answer':
    case 'timeout':
      return { seat: seat as number, answer: body.answer as string };
    case 'concede':
      return { seat: seat as number, standing: body.answer as string };
    case 'takeback':
      return { takeback: body.count as number };
    case 'bot-in':
      return { seat: seat as number, sits: body.bot as string };
    case 'bot-out':
      return { seat: seat as number, sits: 'person' };
    case 'sealed':
    case 'pause':
    case 'resume':
    case 'abort':
      return undefined;
  }
}
