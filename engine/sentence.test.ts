import { openTiny, pick, type TinyGame } from '@praxis/testkit/tiny.ts';
import { describe, expect, test } from 'vitest';
import { type CardId, oneOf, type Piece, type Question, subset } from './decision.ts';
import type { Conceivable, Wording } from './game.ts';
import { ANYTIME_ACTION } from './match.ts';
import { ask } from './procedure.ts';
import { contains, fitting, fittingAny, sentences, understoodIn, words } from './sentence.ts';

/** A question whose answers read like these sentences. */
const saying = (...all: readonly string[]): Question => ({
  seat: 0,
  step: 'step',
  about: { say: 'about' },
  next: oneOf(all.map((say) => ({ say }))),
});
const wording = {
  words: (sentence: string): string[] => words(sentence, (word) => (word === 'the' || word === 'a' ? '' : word)),
  sentence: (_: unknown, __: unknown, path: readonly Piece[]): string =>
    path
      .map((piece, at) => (piece.list && path[at - 1]?.list ? `, ${piece.say}` : ` ${piece.say}`))
      .join('')
      .replace(/,? end$/, '')
      .trim(),
  about: () => '',
  event: () => '',
  rule: () => '',
};
const fits = (question: Question, line: string): string[] =>
  fitting(undefined, wording, question, line).map(({ sentence }) => sentence);

test('a line is found among more answers than could ever be listed', () => {
  const names = Array.from({ length: 60 }, (_, at) => `card${at}`);
  /** Any of the names in any order, so there are more than 10^80 answers. */
  const question: Question = {
    ...saying(),
    next: (prefix) => {
      if (prefix.at(-1)?.say === 'end') return [];
      const left = names.filter((name) => !prefix.some(({ say }) => say === name));
      return [{ say: 'end' }, ...left.map((say): Piece => ({ say }))];
    },
  };
  expect(fits(question, 'card57 card31 card5')).toEqual(['card57 card31 card5']);
});

describe('Words', () => {
  test('are blind to case, accents and punctuation', () => {
    expect(words('The Café: “Ünïted” (ÉLAN)!')).toEqual(['the', 'cafe', 'united', 'elan']);
  });

  test('may be numbers with a sign or a point', () => {
    expect(words('gets +1 stealth and -2, uses .44 Magnum')).toEqual([
      'gets',
      '+1',
      'stealth',
      'and',
      '-2',
      'uses',
      '.44',
      'magnum',
    ]);
    expect(words('+1')).not.toEqual(words('1'));
    expect(words('.44')).not.toEqual(words('44'));
  });

  test('keep what an apostrophe joins together', () => {
    expect(words("Dragon's Breath")).toEqual(words('Dragon’s Breath'));
    expect(words("Dragon's Breath")).toEqual(['dragons', 'breath']);
  });

  test('are reduced by the given function', () => {
    const bare = (word: string): string => (word === 'the' ? '' : word.replace(/^d'/, ''));
    expect(words("The Café d'Alex", bare)).toEqual(['cafe', 'alex']);
  });

  test('are contained in order and whole', () => {
    const sentence = words('Sara plays Bonding with Sully at basic');
    expect(contains(sentence, words('plays Bonding at basic'))).toBe(true);
    expect(contains(sentence, words('Bonding plays'))).toBe(false);
    expect(contains(sentence, words('plays Bond'))).toBe(false);
    expect(contains(sentence, words('plays plays'))).toBe(false);
  });
});

describe('A line', () => {
  const cards = saying('plays Hawk on Ben', 'plays Hawk on Cleo', 'plays Hawkeye', 'plays The Hawk', 'passes');

  test('fits the answers whose sentences contain its words', () => {
    expect(fits(cards, 'hawk cleo')).toEqual(['plays Hawk on Cleo']);
    expect(fits(cards, 'Hawkeye')).toEqual(['plays Hawkeye']);
    expect(fits(cards, 'plays Hawk on')).toEqual(['plays Hawk on Ben', 'plays Hawk on Cleo']);
    expect(fits(cards, 'plays Owl')).toEqual([]);
  });

  test('prefers an exact sentence to longer ones', () => {
    expect(fits(cards, 'plays a hawk')).toEqual(['plays The Hawk']);
    expect(fits(saying('bleeds', 'bleeds Ben'), 'bleeds')).toEqual(['bleeds']);
  });

  test('fits all sentences that are exact, if there are several', () => {
    expect(fits(saying('plays Owl', 'plays the owl', 'plays Owl twice'), 'plays owl')).toEqual([
      'plays Owl',
      'plays the owl',
    ]);
  });

  test('takes answers with the same sentence for one', () => {
    const copies: Question = {
      ...saying(),
      next: oneOf([
        { say: 'plays Owl', amount: 1 },
        { say: 'plays Owl', amount: 2 },
      ]),
    };
    expect(fits(copies, 'plays owl')).toEqual(['plays Owl']);
  });

  test('without words fits nothing', () => {
    expect(fits(saying('passes'), '')).toEqual([]);
    expect(fits(saying('passes'), 'the …')).toEqual([]);
  });
});

describe('A line in one of several wordings', () => {
  const turned = (from: string, to: string): Wording<undefined> => ({
    ...wording,
    sentence: (g, asked, path) => wording.sentence(g, asked, path).replace(from, to),
  });
  const shown = { ...turned('Owl', 'Hibou'), understood: [turned('plays', 'joue')] };
  const asked = saying('plays Owl', 'plays Kite');
  const any = (line: string): string[] =>
    fittingAny(undefined, understoodIn(shown, wording), asked, line).map(({ sentence }) => sentence);

  test('fits in the first of them in which it fits at all, and is shown in the reader’s', () => {
    expect(any('hibou')).toEqual(['plays Hibou']);
    expect(any('joue owl')).toEqual(['plays Hibou']);
    expect(any('plays owl')).toEqual(['plays Hibou']);
    expect(any('joue hibou')).toEqual([]);
  });

  test('is not tried twice in the same', () => {
    expect(understoodIn(wording, wording)).toEqual([wording]);
    expect(understoodIn(shown, wording)).toHaveLength(3);
  });
});

describe('The members of a list', () => {
  const members = (...all: readonly string[]): Question => ({
    ...saying(),
    next: (prefix) =>
      prefix.length === 0
        ? [{ say: 'chooses' }]
        : subset(
            all.map((say) => ({ say })),
            0,
            all.length,
          )(prefix.slice(1)),
  });

  test('may be given in any order', () => {
    const question = members('Red Owl', 'Hawk', 'Kite');
    expect(fits(question, 'chooses Kite, Red Owl')).toEqual(['chooses Red Owl, Kite']);
    expect(fits(question, 'chooses Kite, Hawk, Red Owl')).toEqual(['chooses Red Owl, Hawk, Kite']);
    expect(fits(question, 'chooses Hawk')).toEqual(['chooses Hawk']);
  });

  test('are whole words even in another order', () => {
    expect(fits(members('Red Owl', 'Blue Kite'), 'chooses Blue Owl, Red Kite')).toEqual([]);
  });

  test('may be many', () => {
    const birds = ['Owl', 'Hawk', 'Kite', 'Crow', 'Jay', 'Wren', 'Swan', 'Tern', 'Gull', 'Rook'];
    expect(fits(members(...birds), `chooses ${[...birds].reverse().join(', ')}`)).toEqual([
      `chooses ${birds.join(', ')}`,
    ]);
  });

  test('may be called by a part of their names', () => {
    expect(fits(members('Red Owl', 'Blue Kite'), 'chooses Kite, Red')).toEqual(['chooses Red Owl, Blue Kite']);
  });

  test('may share their words', () => {
    expect(fits(members('Owl King', 'King', 'Owl'), 'chooses Owl, King, Owl King')).toEqual([
      'chooses Owl King, King, Owl',
    ]);
  });

  test('stay what they belong to, if other pieces stand between them', () => {
    const whole: Piece[] = [
      { say: 'Hawk with' },
      { say: 'Owl', list: true },
      { say: 'Kite with' },
      { say: 'Crow', list: true },
    ];
    const question: Question = { ...saying(), next: (prefix) => whole.slice(prefix.length, prefix.length + 1) };
    expect(fits(question, 'Hawk with Owl, Kite with Crow')).toHaveLength(1);
    expect(fits(question, 'Hawk with Crow, Kite with Owl')).toEqual([]);
    expect(fits(question, 'Hawk with Crow, Owl')).toEqual([]);
  });

  test('and what belongs to them may be given in any order of the groups', () => {
    const whole: Piece[] = [
      { say: 'Hawk with', group: true },
      { say: 'Owl', list: true },
      { say: 'Jay', list: true },
      { say: 'Kite with', group: true },
      { say: 'Crow', list: true },
    ];
    const question: Question = { ...saying(), next: (prefix) => whole.slice(prefix.length, prefix.length + 1) };
    expect(fits(question, 'Kite with Crow, Hawk with Jay, Owl')).toHaveLength(1);
    expect(fits(question, 'Kite with Jay, Hawk with Crow, Owl')).toEqual([]);
  });

  test('keep their order where it matters', () => {
    const order: Question = {
      ...saying(),
      next: (prefix) =>
        [{ say: 'Owl' }, { say: 'Hawk' }].filter(({ say }) => !prefix.some((piece) => piece.say === say)),
    };
    expect(fits(order, 'Hawk, Owl')).toEqual(['Hawk Owl']);
  });
});

describe('An explanation', () => {
  const conceivable = function* (): Iterable<Conceivable> {
    yield { path: [{ say: 'yes' }], reasons: [] };
    yield { path: [{ say: 'perhaps', word: 'later' }], reasons: ['R-1', 'R-2'] };
    yield { path: [{ say: 'perhaps', word: 'never' }], reasons: ['R-2', 'R-3'] };
  };
  const anytimeActions: NonNullable<TinyGame['anytimeActions']> = (_, seat) => pick(seat, 'leave');
  const match = openTiny(
    function* () {
      yield* ask(pick(0, 'yes', 'no'));
    },
    { conceivable, anytimeActions },
  );

  test('says that something is possible, and gives the whole sentence', () => {
    expect(match.explain(0, 'yes')).toEqual({ possible: true, reasons: [], told: [], sentences: ['Ada yes'] });
  });

  test('knows the actions that are possible at any time', () => {
    expect(match.explain(1, 'leave')).toMatchObject({ possible: true, sentences: ['Ben leave'] });
    expect(match.answer(1, ANYTIME_ACTION, 'stay')).toMatchObject({ refused: 'not an option' });
  });

  test('names the rules that forbid, each once, in words', () => {
    expect(match.explain(0, 'perhaps')).toEqual({
      possible: false,
      reasons: ['R-1', 'R-2', 'R-3'].map((rule) => ({ rule, words: `Rule ${rule}` })),
      told: ['R-1', 'R-2'].map((rule) => ({ rule, words: `Rule ${rule}` })),
      sentences: ['Ada perhaps later', 'Ada perhaps never'],
    });
    expect(match.explain(0, 'perhaps never').reasons.map(({ rule }) => rule)).toEqual(['R-2', 'R-3']);
  });

  test('tells a person the reasons against the nearest sentence, as cases, and vague ones only if there are no others', () => {
    const table = openTiny(
      function* () {
        yield* ask(pick(0, 'yes', 'no'));
      },
      {
        conceivable: function* () {
          const card = 3 as CardId;
          yield { path: [{ say: 'throws', card }], reasons: ['R-1', 'R-2', 'R-3'], told: ['R-2 late', 'R-1'] };
          yield { path: [{ say: 'keeps', card }], reasons: ['R-9'] };
          yield {
            path: [
              { say: 'breaks', card: 4 as CardId },
              { say: 'with', card },
            ],
            reasons: ['R-4', 'R-5', 'R-6'],
            of: card,
          };
          yield {
            path: [
              { say: 'eats', card: 5 as CardId },
              { say: 'near', card },
            ],
            reasons: ['R-9'],
          };
        },
        vagueReasons: ['R-9'],
      },
    );
    const told = (asked: string | CardId) => table.explain(0, asked).told;
    expect(told(3 as CardId)).toEqual([
      { rule: 'R-2', words: 'Rule R-2 late' },
      { rule: 'R-1', words: 'Rule R-1' },
    ]);
    expect(table.explain(0, 3 as CardId).reasons.map(({ rule }) => rule)).toEqual([
      'R-9',
      'R-1',
      'R-2',
      'R-3',
      'R-4',
      'R-5',
      'R-6',
    ]);
    expect(told(5 as CardId)).toEqual([{ rule: 'R-9', words: 'Rule R-9' }]);
    expect(told('breaks').map(({ rule }) => rule)).toEqual(['R-4', 'R-5', 'R-6']);
  });

  test('is empty for actions of another seat and for impossible ones', () => {
    expect(match.explain(1, 'no')).toEqual({ possible: false, reasons: [], told: [], sentences: [] });
    expect(match.explain(0, '')).toEqual({ possible: false, reasons: [], told: [], sentences: [] });
  });

  test("understands the reader's language and English, and speaks the former", () => {
    const spoken: Readonly<Record<string, string>> = { yes: 'sim', perhaps: 'talvez', later: 'depois', never: 'nunca' };
    const in_ = (language: string) => (each: string | undefined) =>
      language === 'pt' ? (spoken[each ?? ''] ?? each) : each;
    const table = openTiny(
      function* () {
        yield* ask(pick(0, 'yes', 'no'));
      },
      {
        conceivable,
        wording: (language) => ({
          ...match.game.wording(language),
          sentence: (_g, _asked, path) =>
            path
              .flatMap(({ say, word }) => [say, word])
              .filter(Boolean)
              .map(in_(language))
              .join(' '),
        }),
      },
    );
    expect(table.explain(0, 'sim', 'pt')).toMatchObject({ possible: true, sentences: ['sim'] });
    expect(table.explain(0, 'yes', 'pt')).toMatchObject({ possible: true, sentences: ['sim'] });
    expect(table.explain(0, 'talvez nunca', 'pt')).toMatchObject({ possible: false, sentences: ['talvez nunca'] });
    expect(table.explain(0, 'perhaps never', 'pt').reasons.map(({ rule }) => rule)).toEqual(['R-2', 'R-3']);
    expect(table.explain(0, 'talvez').sentences).toEqual([]);
  });

  test('can list every answer as its sentence', () => {
    const [question] = match.questions as [Question];
    expect(sentences(match.context, match.game.wording('en'), question)).toMatchObject([
      { answer: 'yes', sentence: 'Ada yes' },
      { answer: 'no', sentence: 'Ada no' },
    ]);
  });
});
