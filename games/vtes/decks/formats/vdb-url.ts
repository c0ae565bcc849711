/** A whole deck in the address of a VDB page. Nothing is fetched: the cards are behind the #. */

import type { Knowledge } from '../knowledge.ts';
import { type DeckList, isCrypt } from '../list.ts';
import type { DeckMessage } from '../messages.ts';
import { Collector, countOf } from './collector.ts';
import type { Format, ReadDeck } from './format.ts';
import { oneLine } from './preamble.ts';

const PAGE = 'https://vdb.im/decks/deck';

export const vdbUrl: Format = {
  id: 'vdb-url',
  recognises: (text) => /^\S+$/u.test(text.trim()) && (/^https?:\/\//iu.test(text.trim()) || /#\d+=\d+/u.test(text)),
  read,
  write,
};

function read(text: string, knowledge: Knowledge): ReadDeck {
  const collector = new Collector(knowledge);
  const address = text.trim();
  const hash = address.indexOf('#');
  const query = address.slice(0, hash < 0 ? undefined : hash).split('?')[1] ?? '';
  const cards = hash < 0 ? '' : address.slice(hash + 1);
  // The address of a deck that VDB or another site keeps says nothing about its cards.
  if (cards === '') collector.complain(1, { say: 'stored elsewhere' });
  for (const pair of cards.split(';').filter(Boolean)) {
    const [number = '', given = ''] = pair.split('=');
    const count = countOf(given);
    if (count === undefined) collector.wrongCount(pair, 1);
    else collector.addNumbered(number, count, 1);
  }
  const fields = new URLSearchParams(query);
  const field = (name: string): string => fields.get(name) ?? '';
  return collector.finish({
    name: oneLine(field('name')),
    author: oneLine(field('author')),
    description: field('description').trim(),
  });
}

function write(deck: DeckList): { readonly text: string; readonly problems: readonly DeckMessage[] } {
  const fields = (['name', 'author', 'description'] as const)
    .filter((field) => deck[field] !== '')
    .map((field) => `${field}=${encodeURIComponent(deck[field].toWellFormed())}`);
  const numbered = deck.cards.filter(({ card }) => card.number !== undefined);
  const cards = [...numbered.filter(({ card }) => isCrypt(card)), ...numbered.filter(({ card }) => !isCrypt(card))];
  return {
    text: `${PAGE}?${fields.join('&')}#${cards.map(({ card, count }) => `${card.number}=${count}`).join(';')}\n`,
    problems: withoutNumber(deck),
  };
}

/** Cards that a format made of numbers cannot hold. */
function withoutNumber({ cards }: DeckList): readonly DeckMessage[] {
  return cards
    .filter(({ card }) => card.number === undefined)
    .map(({ card }) => ({ say: 'no number', card: card.name }));
}
