import { readFileSync } from 'node:fs';
import { shingleHash, shinglesOf, unpack } from '@praxis/testkit/shingles.ts';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import type { CardDef } from '../../cards/language.ts';
import { CARD_LANGUAGES } from './languages.ts';
import { cardText } from './render.ts';
import { snapshot, snapshotFile } from './snapshot.ts';

/** The formal faults of a line. */
function faults(text: string, apostrophe: string): string[] {
  const found: string[] = [];
  const ours = text.replace(/"[^"]*"/g, '""');
  if (/['’]/.test(ours.replaceAll(apostrophe, ''))) found.push('an apostrophe of another language');
  if (/undefined|\bnull\b|NaN|\[object/.test(text)) found.push('an undefined value');
  if (/ {2}/.test(text)) found.push('a double space');
  if (/ [,.]|\.\.|,,|,\.|\(\)|: :|;;/.test(text)) found.push('stray punctuation');
  if (!/^(?:● )?[\p{Lu}\p{N}"]/u.test(text)) found.push('no capital letter');
  if (!/[.:]$/.test(text)) found.push('no full stop');
  if ((text.match(/"/g) ?? []).length % 2 !== 0) found.push('unbalanced quotation marks');
  return found;
}

describe.each(Object.keys(CARD_LANGUAGES))('the card texts in %s', (language) => {
  it('are well formed', () => {
    const wrong = CARDS.flatMap((def) =>
      cardText(def, language).lines.flatMap((line) =>
        faults(line, CARD_LANGUAGES[language]?.apostrophe ?? '').map((fault) => `${def.name}: ${fault}: ${line}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('say something wherever a definition does', () => {
    const silent = CARDS.filter(({ effects }) => (effects ?? []).length > 0).filter(
      (def) => cardText(def, language).lines.length === 0,
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('are those of the page that is kept for reading (else: node scripts/card-texts.ts --game yugioh)', () => {
    expect(readFileSync(snapshotFile(language), 'utf8')).toBe(snapshot(CARDS, language));
  });
});

// Texts of this game are formulas: "You can target 1 monster on the field; destroy" is no one's sentence, so only long
// runs are evidence.
it('the English texts repeat no sixteen words in a row of the printed ones', () => {
  const printed = unpack(readFileSync(new URL('./shingles.bin', import.meta.url)));
  const copied = (text: string): string[] => shinglesOf(text, 16).filter((each) => printed.has(shingleHash(each)));
  expect(
    CARDS.flatMap((def) =>
      cardText(def)
        .lines.flatMap(copied)
        .map((each) => `${def.name}: ${each}`),
    ),
  ).toEqual([]);
  // A copied text would be noticed.
  expect(
    copied(
      'When this card is sent from the field to the Graveyard: Add 1 monster with 1500 or less ATK from your Deck',
    ),
  ).not.toEqual([]);
});

const named = (name: string): CardDef => CARDS.find((def) => def.name === name) as CardDef;

it('Y-CARD-003 the type line names the Type, the abilities and the kind of monster', () => {
  expect(cardText(named('Effect Veiler')).type).toBe('Spellcaster / Tuner / Effect');
  expect(cardText(named('Mystical Space Typhoon')).type).toBe('Quick-Play Spell');
  expect(cardText(named('Masked HERO Koga')).type).toBe('Warrior / Fusion / Effect');
});

it('Y-X-ACT-05 the words that join the parts of an effect are in the text', () => {
  expect(cardText(named('Goblindbergh')).lines).toEqual([
    'When this monster is Normal Summoned: You can Special Summon from your hand 1 monster of Level 4 or lower, then change this monster to Defense Position.',
  ]);
  expect(cardText(named('Dark Bribe')).lines[0]).toContain(
    'opponent draws 1 card, also negate that activation, and if you do, destroy that card.',
  );
});

it('Y-X-ACT-01 costs and targets come before the semicolon, conditions before the colon', () => {
  expect(cardText(named('Raigeki Break')).lines).toEqual([
    'Discard 1 card, and then target 1 other card on the field; destroy the targeted card.',
  ]);
  expect(cardText(named('Man-Eater Bug')).lines).toEqual([
    'FLIP: Target 1 monster on the field; destroy the targeted monster.',
  ]);
});

/** The lines of a Spell with this effect. */
function linesWith(effect: object, language = 'en'): readonly string[] {
  const def = { id: 'made-up', name: 'Made Up', kind: 'spell', icon: 'normal', effects: [effect] };
  return cardText(def as unknown as CardDef, language).lines;
}

it('several places, kinds of monsters and changes are all said', () => {
  const fusion = { do: 'fusion summon', what: {}, from: ['graveyard', 'banished'], materials: 'banish' };
  const lines = (language: string): readonly string[] => linesWith({ kind: 'activate', effects: [fusion] }, language);
  expect(lines('en')).toEqual([
    'Fusion Summon 1 Fusion Monster from your Extra Deck, banishing its Fusion Materials from your Graveyard or from among your banished cards.',
  ]);
  expect(lines('es')[0]).toContain('de tu Cementerio o de entre tus cartas desterradas');
  const destroy = { do: 'destroy', what: { frame: ['synchro', 'xyz'], of: 'opponent' } };
  expect(linesWith({ kind: 'activate', effects: [destroy] }, 'fr')).toEqual([
    'Détruisez tous les Monstres Synchro ou Monstres Xyz que votre adversaire contrôle.',
  ]);
  const modify = { do: 'modify', what: 'attacker', gives: { atkBecomes: 0 } };
  const weaken = (gives: object): string | undefined =>
    linesWith({ kind: 'activate', effects: [{ ...modify, gives }] }, 'it')[0];
  expect(weaken({ atkBecomes: 0 })).toBe('L’ATK del mostro attaccante diventa 0.');
  expect(weaken({ atkBecomes: 0, negated: true })).toMatch(/^Il mostro attaccante passa ad avere ATK 0 e /);
});

it('a language without phrases has English texts', () => {
  expect(cardText(named('Goblindbergh'), 'de').lines).toEqual(cardText(named('Goblindbergh')).lines);
});
