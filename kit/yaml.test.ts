import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { linesOf, readYaml, type YamlValue } from './yaml.ts';
import { writeYamlFile } from './yaml-write.ts';

const TEXT = `# All of it.
first:
  name: 'A: thing'   # with a comment
  "number": -12
  good: true
  list: [one, 'two, three', { four: 5 }, []]

  steps:
    - { do: gain pool, who: you }
    - do: burn
      of:
        - a
        - b # and no more
second: { name: It's here,
  more: {} }
`;

describe('A file', () => {
  it('is read like YAML', () => {
    expect(readYaml(TEXT, 'x.yaml')).toEqual({
      first: {
        name: 'A: thing',
        number: -12,
        good: true,
        list: ['one', 'two, three', { four: 5 }, []],
        steps: [
          { do: 'gain pool', who: 'you' },
          { do: 'burn', of: ['a', 'b'] },
        ],
      },
      second: { name: "It's here", more: {} },
    });
  });

  it('knows the line of everything', () => {
    const lines = linesOf(TEXT, 'x.yaml');
    expect(
      ['first', 'first.name', 'first.steps[0].who', 'first.steps[1].of[1]', 'second.more'].map((path) =>
        lines.get(path),
      ),
    ).toEqual([2, 3, 9, 13, 15]);
  });
});

test.each([
  ['a: 1\na: 2', 'x.yaml:2: "a" is there twice.'],
  ['a: { b: 1, b: 2 }', 'x.yaml:1: "b" is there twice.'],
  ['a:\n  b: 1\n   c: 2', 'x.yaml:3: this line is indented further than those it belongs to.'],
  ['a:\n\tb: 1', 'x.yaml:2: a line is indented with spaces, not with tabs.'],
  ['a: b: c', 'x.yaml:1: a value with a colon in it needs quotation marks.'],
  ['a: [b, c', 'x.yaml:1: expected a comma or ].'],
  ['a: [b] c', 'x.yaml:1: expected the end of the line.'],
  ['a: 1.5', 'x.yaml:1: 1.5 needs quotation marks.'],
  ['a: null', 'x.yaml:1: null needs quotation marks.'],
  ['a: *b', 'x.yaml:1: a value that begins with * needs quotation marks.'],
  ["a: 'b", 'x.yaml:1: the quotation does not end on this line.'],
  ['a:\nb: 1', 'x.yaml:1: a value is missing here.'],
  ['- a\nb: 1', 'x.yaml:2: expected another item of the list, with a dash before it.'],
  ['a: 1\nb', 'x.yaml:2: expected a key with a colon behind it.'],
  ['  a: 1', 'x.yaml:1: the file begins with an indented line.'],
])('%j is refused with its line', (text, message) => {
  expect(() => readYaml(text, 'x.yaml')).toThrow(message);
});

test('All written values can be read again', () => {
  const { tree } = fc.letrec<{ tree: YamlValue; list: YamlValue; map: YamlValue; word: YamlValue }>((tie) => ({
    tree: fc.oneof({ depthSize: 'small' }, tie('word'), tie('list'), tie('map')),
    word: fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constantFrom('null', '1.5', '- a', 'a: b', 'a #b', '~', ''),
    ),
    list: fc.array(tie('tree'), { maxLength: 4 }),
    map: fc.dictionary(fc.string(), tie('tree'), { maxKeys: 4 }),
  }));
  const thing = fc.dictionary(fc.string(), tree, { minKeys: 1, maxKeys: 5 });
  fc.assert(
    fc.property(fc.dictionary(fc.string(), thing, { minKeys: 1, maxKeys: 3 }), (things) => {
      const data = JSON.parse(JSON.stringify(things)) as typeof things;
      expect(readYaml(writeYamlFile(data as never), 'x.yaml')).toEqual(data);
    }),
    { seed: 1, numRuns: 300 },
  );
});
