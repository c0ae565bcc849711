import { readFileSync } from 'node:fs';
import { inWordsOf } from '@praxis/contract';
import { anyOf, readTerms } from '@praxis/kit/terms.ts';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { hosting } from '../hosting.ts';
import { cardText } from './cards/render.ts';
import { dialectOf } from './dialects.ts';
import { textIn } from './languages.ts';
import { rulesIn } from './rule-list.ts';
import { wordingIn } from './wording.ts';

/** Every text without arguments, in a tree of words. */
function* textsIn(words: unknown): Iterable<string> {
  if (typeof words === 'string') yield words;
  else if (typeof words === 'object' && words !== null) for (const each of Object.values(words)) yield* textsIn(each);
}

describe('Editions', () => {
  it.each([
    ['en', 'third'],
    ['en', '2000'],
    ['pt', 'third'],
    ['pt', '2000'],
  ] as const)('say their own words: %s, %s', (language, edition) => {
    const dialect = dialectOf(language, edition);
    expect(dialect).not.toBe(language);
    const file = new URL(`./terms/${language}.yaml`, import.meta.url);
    const others = Object.values(readTerms(readFileSync(file, 'utf8'), file.pathname)).flatMap(({ forms, editions }) =>
      forms.filter((form, index) => editions?.third && editions.third.forms[index] !== form),
    );
    const foreign = anyOf(others);
    const texts = [
      ...textsIn(textIn(dialect)),
      ...rulesIn(dialect as never).map(({ statement }) => statement),
      ...Object.values(hosting.inEdition?.(edition).labels(language) ?? {}),
      ...CARDS.flatMap((def) => cardText(def, dialect).lines.map(({ text }) => text)),
    ];
    // Words that are the same in both editions may contain a word that is replaced elsewhere: "não direcionada".
    const same = anyOf(['não direcionada', 'não direcionadas', 'não direcionado', 'Contestar Recursos do Rebanho']);
    expect(texts.filter((text) => text.replace(same, '').search(foreign) >= 0)).toEqual([]);
  });

  it('keep the language where no rulebook of theirs is known, and Italian where it is the base', () => {
    for (const edition of ['third', '2000'])
      for (const language of ['es', 'it', 'fr']) expect(dialectOf(language, edition)).toBe(language);
    expect(dialectOf('pt', 'fifth')).toBe('pt');
  });

  it('speak in cards, labels, rules and reasons of a match', () => {
    const third = inWordsOf(hosting, 'third');
    expect(inWordsOf(hosting, 'third')).toBe(third);
    expect(third.labels('en')['mark locked']).toBe('tapped');
    expect(third.labels('pt')['counter pool']).toBe('reserva');
    expect(third.game.wording('pt').rule('V-GEN-020')).toBe('É preciso virar a carta, e ela já está virada.');
    expect(third.rules?.('en').find(({ id }) => id === 'V-UNL-001')?.statement).toContain('untap');
    expect(hosting.labels('en')['mark locked']).toBe('locked');
  });

  it('leave names alone', () => {
    const herd = CARDS.find((def) => cardText(def, 'pt').name === 'Contestar Recursos do Rebanho');
    if (!herd) throw new Error('There is no such card.');
    expect(cardText(herd, dialectOf('pt', 'third')).name).toBe('Contestar Recursos do Rebanho');
    const wording = wordingIn(dialectOf('en', 'third'));
    const g = { setup: { seats: [{ name: 'Lock' }] }, defs: [] } as never;
    expect(wording.event(g, { type: 'pool', seat: 0, change: 1, now: 9 })).toBe('Lock gains 1 pool (9)');
  });
});
