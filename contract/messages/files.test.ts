import { expect, test } from 'vitest';
import { type MessageFiles, messagesOf } from './files.ts';

interface Words {
  readonly log: { readonly drawn: (args: { readonly who: string; readonly amount: number }) => string };
  readonly nav: { readonly home: string; readonly back: string };
  readonly rules?: Readonly<Record<string, string>>;
}

const ENGLISH = {
  log: 'drawn = { $amount ->\n    [one] { $who } draws a card\n   *[other] { $who } draws { $amount } cards\n  }\n',
  nav: 'home = Home\nback = Back\n',
};
const PORTUGUESE = { ...ENGLISH, rules: 'V-1 = Regra\n' };

const textsWith = (german: Readonly<Record<string, string>>) => {
  const files: MessageFiles = (language) => {
    if (language === 'en') return ENGLISH;
    return language === 'de' ? german : PORTUGUESE;
  };
  return messagesOf<Words>(
    files,
    () => ({}),
    () => undefined,
    (text) => `${text} [English]`,
  );
};

test('a language in preparation says in English what it lacks, message by message', () => {
  const { de } = textsWith({ nav: 'home = Start\n' });
  expect(de.nav).toEqual({ home: 'Start', back: 'Back' });
  expect(de.log.drawn({ who: 'Ana', amount: 2 })).toBe('Ana draws 2 cards [English]');
  expect(de.rules).toEqual({});
});

test('a language in preparation without any messages is English itself', () => {
  const texts = textsWith({});
  expect(texts.de).toBe(texts.en);
});

test('languages in preparation are found by name only, so that nothing asks them for every message', () => {
  expect(Object.keys(textsWith({}))).toEqual(['en', 'pt', 'es', 'it', 'fr']);
});
