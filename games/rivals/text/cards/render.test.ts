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

test('a card states its cost, its choices and its effects', () => {
  expect(cardText(named('coup-de-grace'), 'en').lines).toEqual([
    'Only in The Streets.',
    'Only if the character that plays this has Potence.',
    'Cost: pay 2 Blood.',
    'Choose a Wounded character outside the Haven. Defeat that character without damage.',
  ]);
});

test('an Event is about any player', () => {
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

/** Words for rules of later sets, which no Core card uses (R-X-002, R-X-003, R-X-006 to R-X-008). */
const LATER = {
  ...{ id: 'later', name: 'Later', kind: 'library', types: ['action'], subtypes: ['ongoing', 'ritual'] },
  play: {
    targets: [{ target: 'character', as: 'victim', of: { whose: 'opponent' } }],
    effects: [{ do: 'possess', who: 'the victim' }],
  },
  abilities: [
    { kind: 'static', stat: 'secrecy', amount: 1, of: { whose: 'you' }, once: true },
    {
      ...{ kind: 'activated', cost: { detachThis: true } },
      targets: [
        { target: 'card', as: 'purse', of: { ongoing: true, 'face down': true, tokens: true, controlled: true } },
      ],
      effects: [{ do: 'burn', card: 'the purse' }],
    },
  ],
} as const satisfies CardDef;

test.each(LANGUAGES)('words of later sets have texts in %s', (language) => {
  const { type, lines } = cardText(LATER, language);
  expect(type.split(' · ')).toHaveLength(3);
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).not.toMatch(/undefined|\{|\s{2}/);
});

test('words of later sets in English', () => {
  expect(cardText(LATER, 'en')).toEqual({
    type: 'Action · Ongoing · Ritual',
    lines: [
      'Choose a character of an opponent. Take an extra Action with that character at once, as if that vampire were yours; then it stays in The Streets and is its owner’s again.',
      'Enters with 1 to 3 Blood from the general supply, as you choose.',
      'All characters of yours: +1 Secrecy; copies of this card do not add up.',
      'Detach this card: choose an Ongoing or face-down card with tokens on it that a player controls; burn that card.',
    ],
  });
});
