import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@praxis/contract';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import type { CardDef } from '../../cards/language.ts';
import { cardText } from './render.ts';
import { snapshot, snapshotFile } from './snapshot.ts';

const named = (id: string): CardDef => CARDS.find((def) => def.id === id) as CardDef;

describe.each(LANGUAGES)('card texts in %s', (language) => {
  test('the page of all texts is up to date (node scripts/card-texts.ts)', () => {
    expect(readFileSync(snapshotFile(language), 'utf8')).toBe(snapshot(CARDS, language));
  });

  test('every text is made of whole sentences without gaps', () => {
    const faults = CARDS.flatMap((def) =>
      cardText(def, language).lines.flatMap((line) =>
        /undefined|NaN|\[object|\s{2}|^\s|\s[.,]|[,;:]\.$|\p{L}\. \p{Ll}/u.test(line) || !/[.!]$/.test(line)
          ? [`${def.id}: ${line}`]
          : [],
      ),
    );
    expect(faults).toEqual([]);
  });
});

test('only cards with numbers alone have no lines of their own', () => {
  expect(CARDS.filter((def) => cardText(def, 'en').lines.length === 0).map(({ id }) => id)).toEqual([]);
});

test('a card says what it costs, what is chosen and what happens', () => {
  expect(cardText(named('coup-de-grace'), 'en').lines).toEqual([
    'Only in The Streets.',
    'Only if the character that plays this has Potence.',
    'Cost: pay 2 Blood.',
    'Choose a Wounded character outside the Haven. Defeat that character without damage.',
  ]);
});

test('what an Event says is about any player', () => {
  expect(cardText(named('the-hunger'), 'en').lines).toEqual([
    'When a player defeats a Vagrant, that player gains 1 Agenda.',
    'At the end of each player’s turn, that player loses 1 Prestige for each Wounded character in the coterie of that player.',
  ]);
});

test('a card that an update changed has the text of its edition', () => {
  const { core, ...rest } = named('sucker-punch');
  expect(cardText({ ...rest, ...core } as CardDef, 'en').lines).toContain('Attack, Physical: 2 damage.');
  expect(cardText(named('sucker-punch'), 'en').lines).toContain('Attack, Physical: 1 damage.');
});
