/** The log of a match as it is stored, and the part of it that the kernel needs. */
import type { Entry } from '@praxis/engine';

export const ENTRY_KINDS = [
  /** A seat answered: a person, a bot, or a standing order. */
  'answer',
  /**
   * A seat answered in advance a question that it will get if those before it pass. Its answer follows when they have.
   */
  'sealed',
  /** The time ran out, and the default answer was given. */
  'timeout',
  /** A seat used an action that is open to it beside the questions. */
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
  /** Of answers, timeouts and actions beside the questions. */
  readonly answer?: string;
  /** The answer as it was sent, where it reads differently. */
  readonly given?: string;
  /** The number under which the seat was asked. */
  readonly number?: number;
  /** The source of the answer, if it was not the person at the seat; `sealed`: the person, in advance. */
  readonly by?: 'bot' | 'standing' | 'sealed';
  /** Of sealed answers: it is a pass. */
  readonly passes?: boolean;
  /** The time left in the seat's bank after this answer, in milliseconds. */
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

/** The entry in the kernel's record; undefined for entries that concern only the table. */
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
