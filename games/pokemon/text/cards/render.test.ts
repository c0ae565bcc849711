import { readFileSync } from 'node:fs';
import { shingleHash, shinglesOf, unpack } from '@praxis/testkit/shingles.ts';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { validate } from '../../cards/language/validate.ts';
import type { CardDef } from '../../cards/language.ts';
import { CARD_LANGUAGES } from './languages.ts';
import { cards, all as phrasedAll } from './nouns.ts';
import type { Phrases } from './phrases.ts';
import { type CardLine, cardText } from './render.ts';
import { sampleCards } from './samples.ts';
import { snapshot, snapshotFile } from './snapshot.ts';

/** The formal faults of a line. */
function faults({ text }: CardLine, apostrophe = "'"): string[] {
  if (text === '') return [];
  const found: string[] = [];
  // English names keep their own: "Ethan's Typhlosion".
  if (/['’]/.test(text.replaceAll(apostrophe, '').replaceAll(/'s\b/g, '')))
    found.push('an apostrophe of another language');
  if (/undefined|\bnull\b|NaN|\[object/.test(text)) found.push('an undefined value');
  if (/ {2}/.test(text)) found.push('a double space');
  if (/ [,.]|\.\.|,,|,\.|\(\)/.test(text)) found.push('stray punctuation');
  if (!/^[\p{Lu}\p{N}+-]/u.test(text)) found.push('no capital letter');
  if (!/[.)]$/.test(text)) found.push('no full stop');
  return found;
}

const lines = (def: CardDef, language: string): readonly CardLine[] => cardText(def, language).lines;

/** Contractions that a language demands. */
const UNCONTRACTED: Readonly<Record<string, RegExp>> = {
  pt: /\b(?:de|em) (?:o|a|os|as|este|aquele) |\ba os? /,
  es: /\b(?:de|a) el /,
  it: /\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l’)(?= |\p{L})/u,
  fr: /\b(?:de|à) les? |\b(?:de|que|si) (?:il|elle|un|une|Énergie)\b/u,
};

describe.each(Object.keys(CARD_LANGUAGES))('the card texts in %s', (language) => {
  const complaints = (defs: readonly CardDef[]): string[] =>
    defs.flatMap((def) =>
      lines(def, language).flatMap((line) =>
        faults(line, CARD_LANGUAGES[language]?.apostrophe).map((fault) => `${def.name}: ${fault}: ${line.text}`),
      ),
    );

  it('are well formed', () => {
    expect(complaints(CARDS)).toEqual([]);
  });

  it('can be made of everything that the card language says', () => {
    expect(complaints(sampleCards())).toEqual([]);
  });

  it('contract prepositions and articles', () => {
    const pattern = UNCONTRACTED[language];
    if (!pattern) return;
    const wrong = [...CARDS, ...sampleCards()].flatMap((def) =>
      lines(def, language).flatMap(({ text }) => (pattern.test(text) ? [`${def.name}: ${text}`] : [])),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('contract words that no card has yet', () => {
    const said: Readonly<Record<string, readonly string[]>> = {
      en: ["every one of your opponent's other Pokémon", 'Pikachu or Onix'],
      pt: ['cada um dos outros Pokémon do seu oponente', 'Pikachu ou Onix'],
      es: ['cada uno de los otros Pokémon de tu rival', 'Pikachu u Onix'],
      it: ['ognuno degli altri Pokémon del tuo avversario', 'Pikachu o Onix'],
      fr: ['chacun des autres Pokémon de votre adversaire', 'Pikachu ou Onix'],
    };
    const phrases = CARD_LANGUAGES[language] as Phrases;
    const all = phrases.contracted(phrasedAll(phrases, { of: 'opponent', other: true }));
    expect([all, cards(phrases, { or: [{ name: 'Pikachu' }, { name: 'Onix' }] }, false)]).toEqual(said[language]);
  });

  it('are those of the page that is kept for reading (else: node scripts/card-texts.ts)', () => {
    expect(readFileSync(snapshotFile(language), 'utf8')).toBe(snapshot(CARDS, language));
  });
});

describe('the samples', () => {
  it('are valid definitions', () => {
    expect(sampleCards().flatMap((def) => validate(def).map((error) => `${def.name}: ${error}`))).toEqual([]);
  });
});

describe('the English card texts', () => {
  const printed = unpack(readFileSync(new URL('./shingles.bin', import.meta.url)));
  const copiedFrom = (text: string): string[] =>
    shinglesOf(text).filter((shingle) => printed.has(shingleHash(shingle)));

  it('repeat no eight words in a row of the printed texts', () => {
    const copied = CARDS.flatMap((def) =>
      lines(def, 'en').flatMap(({ text }) => copiedFrom(text).map((shingle) => `${def.name}: ${shingle}`)),
    );
    expect(copied).toEqual([]);
  });

  it('would be found out if they did', () => {
    const words = ['search your deck for', 'a Basic Pokémon and put it onto your Bench'];
    expect(copiedFrom(words.join(' '))).not.toEqual([]);
  });

  const said = (name: string): string[] =>
    lines(CARDS.find((def) => def.name === name) as CardDef, 'en').map(({ text }) => text);

  it('state the effects of a card', () => {
    expect(said('Potion')).toEqual(['Heal 1 of your Pokémon of 30 damage.']);
    expect(said('Bravery Charm')).toEqual(['If it is a Basic Pokémon, the Pokémon with this card has 50 HP more.']);
    expect(said('Nest Ball')).toEqual(['Look for a Basic Pokémon in your deck and bench it; shuffle afterwards.']);
  });
});
