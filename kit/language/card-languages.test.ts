import { expect, test } from 'vitest';
import { cardLanguages } from './card-languages.ts';
import { languageNamed } from './messages.ts';
import { fill } from './template.ts';

interface Table {
  readonly burn: string;
  readonly places: { readonly hand: string; readonly deck: string };
}

const FILES: Readonly<Record<string, object>> = {
  en: { burn: 'burn {n} {n#card|cards}', places: { hand: 'your hand', deck: 'your deck' } },
  fr: { burn: 'brûlez {n} {n#carte|cartes}', places: { hand: 'votre main', deck: 'votre deck' } },
  de: { burn: 'verbrenne {n} {n#Karte|Karten}', places: { hand: 'deine Hand' } },
};

test('a whole language is worded with its phrases and its grammar', () => {
  const { all, worded } = cardLanguages<Table>((language) => FILES[language] as Record<string, unknown>);
  expect(Object.keys(all)).toEqual(['en', 'pt', 'es', 'it', 'fr']);
  expect(worded('fr', (phrases) => fill(phrases, phrases.burn, { n: 0 }))).toBe('brûlez 0 carte');
  expect(worded('xx', (phrases) => phrases.language)).toBe('en');
});

test('a text in a language in preparation is wholly in it, or wholly English', () => {
  const { worded } = cardLanguages<Table>((language) => FILES[language] as Record<string, unknown>);
  const burn = (place: 'hand' | 'deck') =>
    worded('de', (phrases) => `${fill(phrases, phrases.burn, { n: 2 })} ${phrases.places[place]}`);
  expect(burn('hand')).toBe('verbrenne 2 Karten deine Hand');
  expect(burn('deck')).toBe('burn 2 cards your deck');
});

test('a language without phrases is English, and files are read only when they are wanted', () => {
  const read: string[] = [];
  const { worded } = cardLanguages<Table>((language) => {
    read.push(language);
    return language === 'en' ? (FILES.en as Record<string, unknown>) : undefined;
  });
  expect(read).toEqual([]);
  expect(worded('de', ({ places }) => places.deck)).toBe('your deck');
  expect(read).toEqual(['de', 'en']);
});

test('the text of a card is worded once in each language', () => {
  let worded = 0;
  const { textsOf } = cardLanguages<Table>((language) => FILES[language] as Record<string, unknown>);
  const text = textsOf(({ n }: { readonly n: number }, phrases) => {
    worded += 1;
    return fill(phrases, phrases.burn, { n });
  });
  const card = { n: 1 };
  expect([text(card, 'en'), text(card, 'fr'), text(card, 'en'), text({ n: 2 }, 'en')]).toEqual([
    'burn 1 card',
    'brûlez 1 carte',
    'burn 1 card',
    'burn 2 cards',
  ]);
  expect(worded).toBe(3);
});

test('a game may change the grammar of a language and the form of its phrases', () => {
  const { all } = cardLanguages<{ readonly names: readonly string[] }>((language) => ({ names: `${language} cards` }), {
    tableFrom: ({ names }) => ({ names: String(names).split(' ') }),
    grammarIn: (language) => ({ ...languageNamed(language), contracted: (text) => `${text}!` }),
  });
  expect(all.fr?.names).toEqual(['fr', 'cards']);
  expect(all.fr?.contracted('de le')).toBe('de le!');
});
