import { describe, expect, test } from 'vitest';
import { parseMessages } from './fluent.ts';
import { argumentsOf, type Functions, type Said, said } from './say.ts';
import { patternsOf } from './tree.ts';

const first = (text: string) => parseMessages(text, 'test.ftl')[0];

describe('reading', () => {
  test('a text, its comment, and attributes', () => {
    expect(first('# About it.\n# Twice.\nhello = Good day!\n')).toEqual({
      ...{ id: 'hello', pattern: 'Good day!', attributes: {}, comment: 'About it.\nTwice.' },
    });
    expect(first('lesson =\n    .title = One\n    .introduction = Two\n')?.attributes).toEqual({
      title: 'One',
      introduction: 'Two',
    });
  });

  test('comments on groups and files are nobody’s', () => {
    expect(first('### A file.\n\n## A group.\n\nhello = Good day!\n')?.comment).toBe('');
  });

  test('lines lose the indentation that they share, and keep the rest', () => {
    expect(first('help =\n    praxis play\n      --seed 1\n\n    Type ? for help.\n')?.pattern).toBe(
      'praxis play\n  --seed 1\n\nType ? for help.',
    );
  });

  test('spaces and braces in quotes are kept, and nothing can be said', () => {
    expect(first('a = { " " }x{ "{" }{ " " }\n')?.pattern).toBe(' x{ ');
    expect(first('a = { "" }\n')?.pattern).toBe('');
    expect(first('a = x{ "\\u00A0" }y\n')?.pattern).toBe('x\u00a0y');
  });

  test('arguments, functions and choices, one in another', () => {
    const pattern = first(
      [
        'a =',
        '    { $card } { $amount ->',
        '        [0] rests',
        '       *[other]',
        '            { PERSON($card) ->',
        '                [you] act',
        '               *[other] acts { JOIN("de", $seat) }',
        '            }',
        '    }.',
        '',
      ].join('\n'),
    )?.pattern;
    expect(argumentsOf(pattern ?? '')).toEqual(['card', 'amount', 'seat']);
  });

  test.each([
    ['a = x\na = y\n', "test.ftl:2: 'a' is said twice"],
    ['a =\n', "test.ftl:1: 'a' has neither a text nor attributes, or both"],
    ['a = { b }\n', "test.ftl:1: 'b' is neither an argument nor a function"],
    ['a = { $x\n', "test.ftl:2: '}' is missing"],
    ['a = }\n', "test.ftl:1: '}' without '{'"],
    ['a = { $x ->\n    [one] x\n}\n', 'test.ftl:3: no case is the usual one (*)'],
    ['1a = x\n', 'test.ftl:1: a name is missing'],
    ['-term = x\n', 'test.ftl:1: a name is missing'],
    ['a = { "x\n', 'test.ftl:1: a text has no end'],
  ])('%j is refused with its place', (text, error) => {
    expect(() => parseMessages(text, 'test.ftl')).toThrow(error);
  });
});

const GRAMMAR: Functions = { JOIN: (word: string, name: string) => `${word}+${name}` };

function told(text: string, language: string, args?: Readonly<Record<string, never>> | object): string {
  const { a } = said(patternsOf({ index: text }, { index: text }), language, { functions: GRAMMAR }) as {
    readonly a: Said;
  };
  return typeof a === 'function' ? a({ ...args }) : String(a);
}

const VOTES =
  'a =\n    { $n ->\n        [0] no votes\n        [one] { $n } vote\n       *[other] { $n } votes\n    }\n';

describe('saying', () => {
  test('a message without arguments is a text', () => {
    expect(told('a = Pass\n', 'en')).toBe('Pass');
  });

  test('numbers choose by their value, then by the plural of the language', () => {
    expect([0, 1, 2].map((n) => told(VOTES, 'en', { n }))).toEqual(['no votes', '1 vote', '2 votes']);
    const half = VOTES.replace(/ +\[0\].*\n/, '');
    expect([told(half, 'fr', { n: 0 }), told(half, 'pt', { n: 0 })]).toEqual(['0 vote', '0 votes']);
  });

  test('a missing or empty argument chooses none', () => {
    const edge = 'a =\n    { $who ->\n        [none] Nobody\n       *[other] { $who }\n    }\n';
    expect([undefined, '', [], 'Ana'].map((who) => told(edge, 'en', { who }))).toEqual([
      'Nobody',
      'Nobody',
      'Nobody',
      'Ana',
    ]);
  });

  test('settings are the same for all messages: one that needs nothing else is a text', () => {
    const english = 'a = Deck\nb = { $n } cards\n';
    const own =
      'a = { $game ->\n    [magic] Deck\n   *[other] Baralho\n }\nb = { $n } { $game ->\n    [magic] cards\n   *[other] cartas\n }\n';
    const tree = patternsOf({ index: own }, { index: english });
    const inGame = (game: string | undefined): unknown => {
      const { a, b } = said(tree, 'pt', { settings: { game } }) as { a: string; b: (args: object) => string };
      return [a, b({ n: 2 })];
    };
    expect(inGame('magic')).toEqual(['Deck', '2 cards']);
    expect(inGame(undefined)).toEqual(['Baralho', '2 cartas']);
  });

  test('prepositions join the argument behind them', () => {
    const tree = patternsOf(
      { index: 'a = la main de { $who } ({ $n } de { $n }) et de tous\n' },
      { index: 'a = { $who }\n' },
    );
    const { a } = said(tree, 'fr', { functions: GRAMMAR, joining: new Set(['de']) }) as {
      readonly a: (args: object) => string;
    };
    expect(a({ who: 'Ana', n: 2 })).toBe('la main de+Ana (2 de+2) et de tous');
  });

  test('the grammar and numbers with signs', () => {
    expect(told('a = { JOIN("de", $who) }\n', 'fr', { who: 'Ana' })).toBe('de+Ana');
    expect([2, -2, 0].map((n) => told('a = { SIGNED($n) }\n', 'en', { n }))).toEqual(['+2', '−2', '0']);
    expect(told('a = { ABS($n) }\n', 'en', { n: -3 })).toBe('3');
    const large = ['en', 'pt', 'fr'].map((language) => told('a = { NUMBER($n) }\n', language, { n: 12_000 }));
    expect(large).toEqual(['12,000', '12.000', '12\u202f000']);
    const long = ['en', 'pt', 'fr'].map((language) => told('a = { DURATION($n, "day") }\n', language, { n: 2 }));
    expect(long).toEqual(['2 days', '2 dias', '2\u00a0jours']);
    expect([0, 1].map((n) => told('a = { DURATION($n, "hour") }\n', 'pt', { n }))).toEqual(['0 horas', '1 hora']);
    expect(told('a = { DURATION($n, "minute", "short") }\n', 'en', { n: 10 })).toBe('10 min');
    expect(() => told('a = { NOTHING($n) }\n', 'en')).toThrow('NOTHING');
  });
});

describe('the tree', () => {
  const ENGLISH = {
    log: 'events-block_fails = { $by } fails\nevents-over = Over\n# key: 9.0\neditions-n9 = Nine\nV-ACT-1 = Rule\n',
  };

  test('has groups and keys; English decides which are functions and which have other names', () => {
    const french = { log: 'events-block_fails = Raté\nevents-over = Fini\neditions-n9 = Neuf\nV-ACT-1 = Règle\n' };
    const { log } = said(patternsOf(french, ENGLISH), 'fr') as { readonly log: Record<string, Said> };
    expect(log.editions).toEqual({ '9.0': 'Neuf' });
    expect(log['V-ACT-1']).toBe('Règle');
    const events = log.events as Record<string, () => string>;
    expect([events['block fails']?.(), events.over?.()]).toEqual(['Raté', 'Fini']);
  });
});
