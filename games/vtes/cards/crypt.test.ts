/** The facts of the crypt cards of the Fifth Edition starter decks, as players write them down: name, capacity, Disciplines, title; `text` if something is printed. */
import { expect, test } from 'vitest';
import { FIFTH_DECKS } from '../decks/fifth.ts';
import { CARDS } from './index.ts';
import type { CardDef } from './language.ts';

const starters = new Set(Object.values(FIFTH_DECKS).flatMap((deck) => Object.keys(deck)));
const cryptCards = CARDS.filter(({ kind, name }) => kind === 'vampire' && starters.has(name));

const FACTS = `
Malkavian:
  Alexander Silverson · 8 · AUS DOM OBF pre · prince of Birmingham · text
  Andi Liu · 6 · aus DOM obf pre · prince of Taipei
  Ashley · 3 · dom obf
  Colette · 5 · AUS dom OBF
  Donny Kowalczyk · 6 · AUS cel dom obf · prince of Pittsburgh
  Dr. Stephen Norton · 4 · aus OBF
  Gelasia Fotiou · 6 · AUS DOM obf pre
  Meaghan · 3 · aus obf
  Sully · 4 · aus dom obf
Nosferatu:
  Aunt Linda · 4 · obf POT
  Baixinho · 3 · ani obf
  Belinde · 6 · ani aus OBF pot · prince of Copenhagen
  Horace Radcliffe · 5 · ANI obf POT
  Larissa Moreira · 6 · ANI OBF pot · primogen · text
  Lenny Burkhead · 6 · ANI obf pot pre · primogen · text
  Ryan · 4 · ani obf pot
  The Dowager · 6 · ANI aus OBF pot · primogen · text
  Wauneka · 5 · ani aus obf POT
Toreador:
  Bret Stryker · 4 · CEL PRE · text
  Catalina Vega · 8 · AUS CEL for PRE · prince of Buenos Aires · text
  Flávio Gonçalves · 7 · aus CEL for PRE · prince of São Paulo · text
  Kathy Glens · 5 · aus cel PRE tha
  Massimo Falconi · 4 · aus cel pre
  Min-seo · 3 · aus cel
  Mkhokheli · 6 · aus cel for PRE · prince of Cape Town
  Nik Sikko · 3 · cel pre
  Tamoszius · 5 · aus CEL PRE
Tremere:
  Ayelech · 7 · AUS DOM THA · prince of Addis Ababa
  Chrysanthemum · 5 · AUS dom THA · primogen
  Inês Tristão · 6 · aus dom pre THA · prince of Rio de Janeiro
  Lauren · 4 · aus dom tha
  Lloyd Brooks · 6 · aus DOM pot THA · primogen
  Nassir · 4 · aus THA
  Patrik Söderberg · 5 · AUS dom for tha
  Rosalina Cortez · 3 · THA
  Trevon Parker · 6 · AUS DOM THA
Ventrue:
  Alexa Draper · 8 · DOM for pot PRE · prince of Melbourne · text
  Alice Chen · 7 · dom FOR obf PRE · prince of Nairobi
  Brock Sterling · 3 · FOR
  Chelsea Blake · 5 · cel DOM for pre
  Horst von Brühl · 6 · aus dom FOR pre · prince of Mannheim
  Madison · 6 · DOM FOR PRE
  Naomi Stewart · 5 · dom FOR PRE
  Oshri Dahan · 4 · dom for pre
  Sybren van Oosten · 7 · dom FOR PRE tha · prince of Rotterdam · text
`;

/** One line for each vampire, under the name of its clan. */
function listed(cards: readonly CardDef[]): string {
  const lines: string[] = [''];
  let clan: string | undefined;
  for (const card of [...cards].sort((a, b) => order(a).localeCompare(order(b)))) {
    if (card.clan !== clan) lines.push(`${card.clan}:`);
    clan = card.clan;
    lines.push(`  ${factsOf(card).join(' · ')}`);
  }
  return [...lines, ''].join('\n');
}

function order({ clan, name }: CardDef): string {
  return `${clan} ${name}`;
}

function factsOf({ name, capacity, disciplines = {}, title, titleOf, abilities }: CardDef): string[] {
  const levels = Object.entries(disciplines).map(([code, level]) => (level === 2 ? code.toUpperCase() : code));
  const facts = [name, `${capacity}`, levels.join(' ')];
  if (title) facts.push(titleOf ? `${title} of ${titleOf}` : title);
  return abilities ? [...facts, 'text'] : facts;
}

test('45 vampires with their capacities, Disciplines and titles', () => {
  expect(cryptCards).toHaveLength(45);
  expect(listed(cryptCards)).toBe(FACTS);
});

test('all of them are Camarilla vampires of group 6, and unique like every vampire', () => {
  for (const { name, kind, group, sect, unique } of cryptCards)
    expect([name, kind, group, sect, unique]).toEqual([name, 'vampire', 6, 'Camarilla', undefined]);
});
