import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { agree, named, sentence } from './grammar.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { fill } from './template.ts';

const ana = named('Ana', 'f');
const carta = { ...named('carta', 'f'), article: 'the' } as const;

test('a slot is filled in the form that it names', () => {
  expect(fill(fr, 'le tour {who:of}', { who: ana })).toBe('le tour d’Ana');
  expect(fill(it, 'dai {what} {who:to}', { what: carta, who: ana })).toBe('dai la carta ad Ana');
  expect(() => fill(en, 'x {who:nowhere}', { who: ana })).toThrow('en has no form "nowhere"');
  expect(fill(fr, 'le tour {who:of}', { who: 'le joueur' })).toBe('le tour du joueur');
  expect(() => fill(en, 'x {who~gains|gain}', { who: 'Ana' })).toThrow('wants a noun');
  expect(() => fill(en, 'x {who}')).toThrow('Nothing fills {who}');
});

test('verbs, adjectives and numbers agree', () => {
  const you = { ...named('you', 'm'), person: 'you' } as const;
  expect(fill(en, '{who~gains|gain} {n} {n#card|cards}', { who: ana, n: '1' })).toBe('gains 1 card');
  expect(fill(en, '{who~gains|gain} {n} {n#card|cards}', { who: you, n: { text: 'X', one: false } })).toBe(
    'gain X cards',
  );
  expect(fill(pt, '{who} está pront{who^o|a|os|as}', { who: { ...carta, number: 'many' } })).toBe(
    'as carta está prontas',
  );
  expect(fill(pt, '{who~vens|vem|vêm}', { who: { ...you, text: 'tu' } })).toBe('vens');
  expect(agree('o|a|os|as', { gender: 'f', number: 'many' })).toBe('as');
  expect(agree('atacante|atacantes', { gender: 'f', number: 'many' })).toBe('atacantes');
});

test('a plain number has the singular of its language', () => {
  expect([0, 1, 2].map((n) => fill(fr, '{n} {n#carte|cartes}', { n }))).toEqual(['0 carte', '1 carte', '2 cartes']);
  expect(fill(en, '{n} {n#card|cards}', { n: 0 })).toBe('0 cards');
});

test('an empty slot leaves no space behind', () => {
  expect(fill(fr, 'brûlez {a} {b} : {c}, {a}', { a: '', b: '', c: 'x' })).toBe('brûlez : x,');
  expect(fill(en, '{a} foes, {b} {a}.', { a: '', b: 'two' })).toBe('foes, two.');
});

test('text in brackets is left out where a slot is empty', () => {
  expect(fill(en, 'draw {n}[ at {stealth} stealth], then pass', { n: '1' })).toBe('draw 1, then pass');
  expect(fill(en, 'draw {n}[ at {stealth} stealth], then pass', { n: '1', stealth: '+1' })).toBe(
    'draw 1 at +1 stealth, then pass',
  );
});

test('a thing counts as mentioned only where it is said', () => {
  let mentions = 0;
  const card = {
    peek: () => carta,
    say: () => {
      mentions++;
      return carta;
    },
  };
  expect(fill(pt, 'se {it~for|forem} travad{it^o|a}, {it:of}', { it: card })).toBe('se for travada, da carta');
  expect(mentions).toBe(1);
});

test('a sentence is contracted and has its capital and its full stop', () => {
  expect(sentence(it, 'di gli altri')).toBe('Degli altri.');
  expect(sentence(fr, 'à le joueur «\u00A0Ah.\u00A0»')).toBe('Au joueur «\u00A0Ah.\u00A0».');
  expect(sentence(en, '"wait!"')).toBe('"Wait!"');
  expect(sentence(en, '+1 strength')).toBe('+1 strength.');
  expect(sentence(en, ' ')).toBe('');
});
