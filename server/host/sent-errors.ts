/** Errors on their way from a thread to the main one. */
import { faultText } from '../base/faults.ts';
import { Unfulfilled } from '../base/words.ts';
import type { SentError } from './thread-messages.ts';

/**
 * An unfulfilled request keeps its code; other errors are reduced to their loggable text, without a statement's
 * parameters.
 */
export function sentError(error: unknown): SentError {
  return error instanceof Unfulfilled
    ? { code: error.code, detail: error.detail }
    : { message: faultText(error).split('\n', 1)[0] as string };
}

export function receivedError(error: SentError): Error {
  return 'code' in error ? new Unfulfilled(error.code, error.detail) : new Error(error.message);
}
