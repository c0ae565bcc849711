/** MTGO's .dek files: XML with one element per card. */
import type { LineProblem, Lines, ReadLine } from './exchange.ts';

// No tag can contain another one, so each is read once.
const CARD = /<Cards\b([^<>]*?)\/?>/gi;
const ATTRIBUTE = /\b([A-Za-z]{1,30})\s*=\s*"([^"]*)"/g;
const KNOWN =
  /<\?xml[^<>]*\?>|<\/?Deck\b[^<>]*>|<NetDeckID>[^<]*<\/NetDeckID>|<PreconstructedDeckID>[^<]*<\/PreconstructedDeckID>|<Cards\b[^<>]*>|<\/Cards>/gi;

const CODE_POINT_MAX = 0x10ffff;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function readDek(text: string): Lines {
  const lines: ReadLine[] = [];
  const problems: LineProblem[] = [];
  let line = 1;
  let counted = 0;
  const plain = text.replace(/^\uFEFF/, '');
  if (!/<Deck\b/i.test(plain) || !/<\/Deck>/i.test(plain))
    problems.push({ line: 0, say: 'wrong XML', text: '', nearest: [] });
  for (const { 0: element, 1: attributes = '', index } of plain.matchAll(CARD)) {
    const found = new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key.toLowerCase(), unescaped(value)]),
    );
    line += plain.slice(counted, index).split('\n').length - 1;
    counted = index;
    const name = found.get('name');
    const count = Number(found.get('quantity'));
    if (name === undefined || !Number.isInteger(count))
      problems.push({ line, say: 'not understood', text: element, nearest: [] });
    else lines.push({ line, count, name, sideboard: found.get('sideboard')?.toLowerCase() === 'true' });
  }
  // Every line that is neither a card nor part of the frame is reported.
  for (const [index, rest] of plain.replace(KNOWN, '').split('\n').entries())
    if (rest.trim() !== '') problems.push({ line: index + 1, say: 'not understood', text: rest.trim(), nearest: [] });
  return { name: '', lines, problems };
}

function unescaped(text: string): string {
  return text
    .replace(/&#(\d{1,7});/g, (whole, code: string) =>
      Number(code) <= CODE_POINT_MAX ? String.fromCodePoint(Number(code)) : whole,
    )
    .replace(/&(\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** MTGO finds cards by their catalogue numbers, which are not known here; the names are written too. */
export function writeDek(main: Readonly<Record<string, number>>, sideboard: Readonly<Record<string, number>>): string {
  const element =
    (aside: boolean) =>
    ([name, count]: [string, number]): string =>
      `  <Cards CatID="0" Quantity="${count}" Sideboard="${aside}" Name="${escaped(name)}" />`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    '  <NetDeckID>0</NetDeckID>',
    '  <PreconstructedDeckID>0</PreconstructedDeckID>',
    ...Object.entries(main).map(element(false)),
    ...Object.entries(sideboard).map(element(true)),
    '</Deck>',
    '',
  ].join('\n');
}
