import { readFileSync } from 'node:fs';
import { shingleHash, shinglesOf, unpack } from '@praxis/testkit/shingles.ts';
import { describe, expect, it } from 'vitest';
import { inEdition } from '../../cards/in-edition.ts';
import { CARDS } from '../../cards/index.ts';
import type { CardDef } from '../../cards/language.ts';
import { CARD_LANGUAGES } from './languages.ts';
import { type CardLine, cardText } from './render.ts';
import { sampleCards } from './samples.ts';
import { snapshot, snapshotFile } from './snapshot.ts';

function card(name: string): CardDef {
  const def = CARDS.find((each) => each.name === name);
  if (!def) throw new Error(`There is no ${name}.`);
  return def;
}

const texts = (def: CardDef, language = 'en'): string[] =>
  cardText(def, language).lines.map(({ icons, text }) => [...icons.map((icon) => `[${icon}]`), text].join(' '));

/** Formal faults of a line, whatever its content. */
function faults({ text }: CardLine, apostrophe = "'"): string[] {
  const found: string[] = [];
  // English names keep their own: "Spirit's Touch".
  if (/['’]/.test(text.replaceAll(apostrophe, '').replaceAll(/'s\b/g, '')))
    found.push('an apostrophe of another language');
  if (/undefined|\bnull\b|NaN|\[object/.test(text)) found.push('an undefined value');
  if (/[{}[\]~^|]/.test(text)) found.push('an unfilled slot');
  if (/ {2}/.test(text)) found.push('a double space');
  if (/ [,.;:]|\.\.|,,|,\.|\(\)/.test(text)) found.push('stray punctuation');
  if (!/^[\p{Lu}\p{N}+-]/u.test(text)) found.push('no capital letter');
  if (!/[.)]$/.test(text)) found.push('no full stop');
  if ((text.match(/\(/g) ?? []).length !== (text.match(/\)/g) ?? []).length) found.push('unbalanced parentheses');
  return found;
}

describe.each(Object.keys(CARD_LANGUAGES))('the card texts in %s', (language) => {
  it('are well formed', () => {
    const wrong = CARDS.flatMap((def) =>
      [def, ...Object.keys(def.variants ?? {}).map((edition) => inEdition(def, edition))].flatMap((each) =>
        cardText(each, language).lines.flatMap((line) =>
          faults(line, CARD_LANGUAGES[language]?.apostrophe).map((fault) => `${def.name}: ${fault}: ${line.text}`),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('can be made of everything that the card language says', () => {
    const wrong = sampleCards().flatMap((def) =>
      cardText(def, language).lines.flatMap((line) =>
        faults(line, CARD_LANGUAGES[language]?.apostrophe).map((fault) => `${def.name}: ${fault}: ${line.text}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('are those of the page that is kept for reading (else: node scripts/card-texts.ts)', () => {
    expect(readFileSync(snapshotFile(language), 'utf8')).toBe(snapshot(CARDS, language));
  });
});

/** Terms of the game in the only order that plain English has for them, used for any card that needs them. */
const FORMULAS = [
  'a camarilla vampire this vampire gets +1 strength',
  'if the acting minion is an older vampire',
  'if the opposing minion is an ally this',
  'ready sabbat vampire you control gains 1 blood',
  'is not an archbishop priscus cardinal or regent',
  'requires a ready archbishop priscus cardinal or regent',
  'any titled sabbat vampire may call a referendum',
  'the opposing minion gets -1 strength this round',
  'prevent 1 damage from the opposing minion s',
  '1 damage from the opposing minion s strike',
  '1 blood to unlock and attempt to block',
  'card you control that is not a minion',
  'if the blocking minion is an older vampire',
  'the opposing minion if the opposing minion is',
  'opposing minion if the opposing minion is an',
  'x younger vampires of the same clan as',
  'younger vampires of the same clan as this',
  'one my kin against the world can be',
  'if the acting minion is an ally or',
  'the acting minion is an ally or younger',
  'acting minion is an ally or younger vampire',
  'vampire that vampire does not unlock as normal',
  'the blocking minion is an older vampire the',
];

it('an order to the reader never shares the subject of the clause before it', () => {
  const struggle = CARDS.find(({ name }) => name === 'Political Struggle') as (typeof CARDS)[number];
  const endings = ['en', 'es', 'fr'].map((language) => cardText(struggle, language).lines.at(-1)?.text.split(';')[1]);
  expect(endings).toEqual([' burn this card.', ' quema esta carta.', ' brûlez cette carte.']);
});

describe('the English card texts', () => {
  it('repeat no eight words in a row of the printed texts', () => {
    const printed = unpack(readFileSync(new URL('./shingles.bin', import.meta.url)));
    const copied = CARDS.flatMap((def) =>
      cardText(def).lines.flatMap(({ text }) =>
        shinglesOf(text)
          .filter((shingle) => printed.has(shingleHash(shingle)) && !FORMULAS.includes(shingle))
          .map((shingle) => `${def.name}: ${shingle}`),
      ),
    );
    expect(copied).toEqual([]);
  });

  it('would be found out if they did', () => {
    const printed = unpack(readFileSync(new URL('./shingles.bin', import.meta.url)));
    const words = ['each Methuselah burns', '1 pool for each minion they control'];
    expect(shinglesOf(words.join(' ')).some((shingle) => printed.has(shingleHash(shingle)))).toBe(true);
  });

  it('introduce a choice where it is first mentioned, and point at it later', () => {
    expect(texts(card('Deep Song'))).toEqual([
      '[ani] Bleed with +1 bleed.',
      '[ANI] Frenzy. Lock a ready vampire that another Methuselah controls and enter combat with that vampire, who counts as the acting minion.',
    ]);
  });

  it('name counters after their place', () => {
    const said = (name: string): string => texts(card(name)).join(' ');
    expect(said('Life in the City')).toContain('gains 1 blood.');
    expect(said('Rejuvenate')).toContain('gains 1 life.');
    expect(said('Consignment to Duat')).toContain('burns 1 life or blood.');
    expect(said('Ventrue Investment')).toContain('take 1 counter from this card over to your pool');
    expect(said('Vessel')).toContain('take 1 of their pool over to the bearer');
  });

  it('say an effect once that a card of two types has under both', () => {
    const [first] = cardText(card('Scalpel Tongue')).lines;
    expect(first).toMatchObject({ level: 'basic', icons: ['cel', 'pre'], label: 'Action modifier or reaction' });
  });

  it('join two ways that share their limit', () => {
    expect(texts(card('Blood Doll')).at(-1)).toBe(
      'In their master phase, the controller of the bearer may either take 1 blood from the bearer over to their pool or take 1 of their pool over to the bearer.',
    );
  });

  it('follow the printing of an edition', () => {
    const surprise = card('Surprise Influence');
    expect(texts(inEdition(surprise, '2000'))).not.toEqual(texts(surprise));
    expect(inEdition(surprise, 'fifth')).toBe(surprise);
  });
});
