import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { SUBTYPES } from '../../cards/subtypes.ts';
import { cardNamed } from '../../testing.ts';
import { CARD_LANGUAGES } from './languages.ts';
import { cardText } from './render.ts';
import { snapshot, snapshotFile } from './snapshot.ts';

/** What is wrong with the form of a line, whatever it says. */
function faults(text: string): string[] {
  const found: string[] = [];
  if (/undefined|\bnull\b|NaN|\[object/.test(text)) found.push('an undefined value');
  if (/ {2}/.test(text)) found.push('a double space');
  if (/ [,.]|\.\.|,,|,\.|\(\)/.test(text)) found.push('stray punctuation');
  if (!/^[\p{Lu}\p{N}{+−-]/u.test(text)) found.push('no capital letter');
  if (!/\.(?:"| »)?$/.test(text)) found.push('no full stop');
  if ((text.match(/"/g) ?? []).length % 2 !== 0) found.push('unbalanced quotation marks');
  return found;
}

describe.each(Object.keys(CARD_LANGUAGES))('the card texts in %s', (language) => {
  it('are well formed', () => {
    const wrong = CARDS.flatMap((def) =>
      cardText(def, language).lines.flatMap((line) => faults(line).map((fault) => `${def.name}: ${fault}: ${line}`)),
    );
    expect(wrong).toEqual([]);
  });

  it('are those of the page that is kept for reading (else: node games/magic/text/cards/write.ts)', () => {
    expect(readFileSync(snapshotFile(language), 'utf8')).toBe(snapshot(CARDS, language));
  });
});

it('every subtype has its word', () => {
  const known = new Set<string>(SUBTYPES);
  expect(CARDS.flatMap(({ subtypes = [] }) => subtypes).filter((each) => !known.has(each))).toEqual([]);
});

it('M-CARD-001 the type line names the types, and behind the dash the creature types', () => {
  expect(cardText(cardNamed('White Knight')).type).toBe('Creature — Human Knight');
  expect(cardText(cardNamed('Bronze Sable'), 'fr').type).toBe('Créature-artefact — Zibeline');
});

it('M-CARD-003 the text box holds the abilities and nothing else', () => {
  expect(cardText(cardNamed('Runeclaw Bear')).lines).toEqual([]);
  expect(cardText(cardNamed('Shivan Dragon')).lines).toEqual(['Flying.', '{R}: This creature gets +1/+0 this turn.']);
});
