import { describe, expect, it } from 'vitest';
import { forbiddenIn, readTerms, strayIn } from './terms.ts';

const italian = readTerms(
  `lock: { forms: [tappare, tappato], source: rulebook 2000 §1.1, not: [impegn*] }
strike: { forms: [colpo, colpi], gender: m, source: rulebook 2000 §6.4.3, not: [attacc*] }
hand strike: { forms: [attacco fisico], gender: m, source: rulebook 2000 §6.4.5 }
retainer: { forms: [servitore, servitori], gender: m, source: rulebook 2000 §6.1.4, exact: true }
`,
  'it.yaml',
);
const english = readTerms(
  `retainer: { forms: [retainer, retainers], source: rulebook fifth p.28 }
`,
  'en.yaml',
);

describe('The term base', () => {
  it('finds words that are not the rulebook’s, in every form', () => {
    const forbidden = forbiddenIn(italian);
    expect(forbidden('Il seguace è impegnato e Impegnare costa.')).toEqual(['impegnato', 'Impegnare']);
    expect(forbidden('disimpegnato')).toEqual([]);
  });

  it('accepts a word within a term', () => {
    expect(forbiddenIn(italian)('un attacco fisico, non un attacco')).toEqual(['attacco']);
  });

  it('finds a forbidden word that has a term in it', () => {
    const french = readTerms(
      `blood: { forms: [Sang], source: printed cards }
potency: { forms: [Puissance de Sang], source: printed cards, not: [Puissance du Sang] }
`,
      'fr.yaml',
    );
    expect(forbiddenIn(french)('la Puissance du Sang, le Sang, la Puissance de Sang')).toEqual(['Puissance du Sang']);
  });

  it('finds a term where English does not have it', () => {
    const stray = strayIn(italian, english);
    expect(stray('così il servitore può agire', 'so the minion can act')).toEqual(['retainer']);
    expect(stray('due servitori', 'two Retainers')).toEqual([]);
  });

  it('refuses a term without a source', () => {
    expect(() => readTerms('lock: { forms: [tappare] }\n', 'it.yaml')).toThrow(
      'it.yaml: lock: the source is a rulebook',
    );
    expect(() => readTerms('lock: { forms: [tappare], source: hearsay }\n', 'it.yaml')).toThrow('the source is');
  });

  it('refuses an edition with other forms than the term', () => {
    expect(() =>
      readTerms(
        'lock: { forms: [lock, locks], source: printed cards, editions: { third: { forms: [tap], source: printed cards } } }\n',
        'en.yaml',
      ),
    ).toThrow('third needs as many forms');
  });
});
