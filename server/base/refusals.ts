/** Why a request was refused, in the client's language. */
import type { Language } from '@praxis/contract';
import type { RefusalCode } from '@praxis/protocol/messages.ts';
import { TEXTS } from '../words/texts.ts';
import { type Detail, detailText } from './details.ts';

export interface Refused {
  readonly refused: RefusalCode;
  /** Details of the problem, if there are any: names of fields, an answer that is no option. */
  readonly detail?: Detail;
}

export function refusalText({ refused, detail }: Refused, language: Language): string {
  const refusals: Readonly<Record<RefusalCode, string>> = TEXTS[language].refusals;
  const text = refusals[refused];
  if (detail === undefined || detail === '') return text;
  return typeof detail === 'string' ? `${text} (${detail})` : `${text} ${detailText(detail, language)}`;
}

/** Everything else that people read from the server: its answers to HTTP requests. */
export function isRefused(value: object): value is Refused {
  return 'refused' in value;
}
