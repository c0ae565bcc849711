import { expect, test } from 'vitest';
import { fr } from './fr.ts';
import { named, sentence } from './grammar.ts';
import { it } from './it.ts';
import { fill } from './template.ts';

test('the examples of the README hold', () => {
  expect(it.introduced('that', 'Zombie', { gender: 'm', number: 'one' })).toBe('quello Zombie');
  expect(it.joined('di', 'gli altri')).toBe('degli altri');
  expect(it.list(['Acqua', 'Erba'], 'and')).toBe('Acqua ed Erba');
  expect(it.contracted('metti questa carta su il vampiro')).toBe('metti questa carta sul vampiro');
  expect(sentence(it, 'pesca 1 carta')).toBe('Pesca 1 carta.');
  expect(fill(fr, 'le tour {who:of}', { who: named('Ana', 'f') })).toBe('le tour d’Ana');
  expect(fill(fr, 'le tour {who:of}', { who: named('Yann', 'm', { sound: 'consonant' }) })).toBe('le tour de Yann');
  expect(fill(fr, 'le bord {place:of}', { place: named('Le Terrier', 'm', { ownArticle: true }) })).toBe(
    'le bord du Terrier',
  );
});
