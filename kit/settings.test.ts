import { expect, test } from 'vitest';
import { readSettings, type SettingChoices } from './settings.ts';

interface Settings {
  readonly starter: 'chosen' | 'flip';
  readonly turnLimit: number;
}

const CHOICES: SettingChoices<Settings> = {
  starter: { usual: 'chosen', others: ['flip'] },
  turnLimit: { usual: 400, others: { from: 1, to: 10_000 } },
};

test('options that are not given have their usual values', () => {
  expect(readSettings(CHOICES)).toEqual({ starter: 'chosen', turnLimit: 400 });
  expect(readSettings(CHOICES, { starter: 'flip', turnLimit: 3 })).toEqual({ starter: 'flip', turnLimit: 3 });
});

test.each([
  [{ start: 'flip' }, 'There is no setting "start"; there are starter, turnLimit.'],
  [{ toString: 'flip' }, 'There is no setting "toString"; there are starter, turnLimit.'],
  [{ starter: 'me' }, 'starter is one of "chosen", "flip", not "me".'],
  [{ turnLimit: 0 }, 'turnLimit is a whole number from 1 to 10000, not 0.'],
  [{ turnLimit: 1.5 }, 'turnLimit is a whole number from 1 to 10000, not 1.5.'],
])('%j is refused by name', (options, message) => {
  expect(() => readSettings(CHOICES, options as never)).toThrow(message);
});
