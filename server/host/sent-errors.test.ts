/** Errors that go from a thread to the main one keep their codes, and never a statement's parameters. */
import { expect, test } from 'vitest';
import { faultText } from '../base/faults.ts';
import { Unfulfilled } from '../base/words.ts';
import { receivedError, sentError } from './sent-errors.ts';

test('an unfulfilled request keeps its code and detail', () => {
  const received = receivedError(sentError(new Unfulfilled('no seat', '7')));
  expect(received).toBeInstanceOf(Unfulfilled);
  expect(received).toMatchObject({ code: 'no seat', detail: '7' });
});

test('a failed statement arrives without its parameters', () => {
  const failed = Object.assign(new Error('Failed query: insert into matches … params: Blood Doll'), {
    query: 'insert into matches (setup) values ($1)',
    params: ['Blood Doll'],
    cause: Object.assign(new Error('invalid: Blood Doll'), { severity: 'ERROR', code: '22P02' }),
  });
  const received = receivedError(sentError(failed));
  expect(faultText(received)).toContain('insert into matches');
  expect(JSON.stringify(received, Object.getOwnPropertyNames(received))).not.toContain('Blood Doll');
  expect(JSON.stringify(sentError(failed))).not.toContain('Blood Doll');
});
