/** Why a request was refused, in the client's language. */
import type { Language } from '@praxis/contract';
import type { RefusalCode } from '@praxis/protocol/messages.ts';
import { TEXTS } from '../words/texts.ts';

export interface Refused {
  readonly refused: RefusalCode;
  /** Details of the problem, if there are any: names of fields, an answer that is no option. */
  readonly detail?: string;
}

export function refusalText({ refused, detail }: Refused, language: Language): string {
  const refusals: Readonly<Record<RefusalCode, string>> = TEXTS[language].refusals;
  const text = refusals[refused];
  return detail === undefined || detail === '' ? text : `${text} (${detail})`;
}

/** Everything else that people read from the server: its answers to HTTP requests. */
export function isRefused(value: object): value is Refused {
  return 'refused' in value;
}
