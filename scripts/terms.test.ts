import { describe, expect, it } from 'vitest';
import { forbiddenWords, termBases } from './terms.ts';

const base = {
  path: 'games/vtes/text/terms/it.yaml',
  text: 'lock: { forms: [tappare], source: rulebook 2000 §1.1, not: [impegn*] }\n',
};
const errors = (path: string, text: string): readonly string[] => {
  const files = [base, { path, text }];
  return forbiddenWords(files, termBases(files));
};
const complaint = (at: string): string => `${at}: the term base in it does not allow 'impegna'`;

describe('The check of terms', () => {
  it('reads every text of the language', () => {
    const line = "  lock: 'impegna una carta',\n";
    for (const path of [
      'games/vtes/text/it/log.ts',
      'games/vtes/text/cards/grammar/it.ts',
      'games/vtes/text/cards/it-nouns.ts',
      'web/games/vtes/words/it.ts',
    ])
      expect(errors(path, line), path).toEqual([complaint(`${path}:1`)]);
    expect(errors('games/vtes/text/cards/it.snapshot.md', '- impegna\n')).toHaveLength(1);
    const phrases = 'games/vtes/text/it/cards/effects.json';
    expect(errors(phrases, '  "lock": "impegna {card}",\n')).toEqual([complaint(`${phrases}:1`)]);
  });

  it('reads texts beside those of other languages', () => {
    const inline = "  lock: { pt: 'travar', it: 'impegna', fr: 'incliner' },\n";
    expect(errors('games/vtes/text/modes.ts', inline)).toEqual([complaint('games/vtes/text/modes.ts:1')]);
    expect(errors('games/vtes/cards/definitions/a.yaml', '  words: { a: { pt: trava, it: impegna } }\n')).toHaveLength(
      1,
    );
  });

  it('leaves other languages, other games, comments and names of arguments alone', () => {
    expect(errors('games/vtes/text/pt/log.ts', "a: 'impegna',\n")).toEqual([]);
    expect(errors('games/magic/text/it/log.ts', "a: 'impegna',\n")).toEqual([]);
    expect(errors('games/vtes/text/it/log.ts', '// impegna\n')).toEqual([]);
    expect(errors('games/vtes/text/it/cards/effects.json', '  "impegna": "tappa",\n')).toEqual([]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template as it is written
    expect(errors('games/vtes/text/it/log.ts', 'a: ({ impegna }) => `${impegna}`,\n')).toEqual([]);
  });
});
