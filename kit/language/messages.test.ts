import { type Said, said } from '@praxis/contract/messages/say.ts';
import { describe, expect, test } from 'vitest';
import { grammarOf, joiningIn, ownNamesOf } from './messages.ts';

const NAMES = ownNamesOf(
  [
    { id: 'rack', name: 'The Rack' },
    { id: 'wastes', name: 'The Barrens' },
    { id: 'oversoul', name: 'O - Oversoul' },
    { id: 'widow', name: 'The Widow' },
  ],
  new Map([
    ['rack', { names: { fr: 'Le râtelier', es: 'El Coto' } }],
    ['wastes', { names: { pt: 'Os Ermos' } }],
    ['oversoul', { names: { pt: 'O - Sobrealma' } }],
    ['widow', { names: { pt: 'A Viúva', it: 'L’ombra' } }],
  ]),
);

function told(language: 'pt' | 'es' | 'it' | 'fr', before: string, name: string | number): string {
  const tree = { it: [`${before} `, { $: 'name' }] };
  const { it } = said(tree, language, { functions: grammarOf(language, NAMES), joining: joiningIn(language) }) as {
    readonly it: Said;
  };
  return typeof it === 'function' ? it({ name }) : String(it);
}

describe('a preposition before a name', () => {
  test('takes the article of a printed name', () => {
    expect(told('fr', 'l’action de', 'Le râtelier')).toBe('l’action du Râtelier');
    expect(told('es', 'va a', 'El Coto')).toBe('va al Coto');
    expect(told('pt', 'em', 'Os Ermos')).toBe('nos Ermos');
    // A letter that is no article.
    expect(told('pt', 'por', 'O - Sobrealma')).toBe('por O - Sobrealma');
    expect(told('pt', 'o golpe de', 'A Viúva')).toBe('o golpe da Viúva');
    expect(told('it', 'il colpo di', 'L’ombra')).toBe('il colpo dell’Ombra');
  });

  test('leaves names of players and English names alone', () => {
    expect(told('fr', 'la main de', 'Le Roy')).toBe('la main de Le Roy');
    expect(told('pt', 'em', 'A Brief Peace')).toBe('em A Brief Peace');
  });

  test('is elided, or takes a d, before a vowel', () => {
    expect(told('fr', 'la main de', 'Ana')).toBe('la main d’Ana');
    expect(told('it', 'infligge 1 danno a', 'Ana')).toBe('infligge 1 danno ad Ana');
    expect(told('it', 'Bruno e', 'Elena')).toBe('Bruno ed Elena');
  });

  test('stays as it is before a number', () => {
    expect(told('fr', 'au nombre de', 8)).toBe('au nombre de 8');
  });
});
