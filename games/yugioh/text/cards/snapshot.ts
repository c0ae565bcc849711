/** All card texts of a language on one page, for reading; a test fails when the page is stale. */
import { fileURLToPath } from 'node:url';
import type { CardDef } from '../../cards/language.ts';
import { CARD_LANGUAGES } from './languages.ts';
import { cardText } from './render.ts';

export function snapshotFile(language: string): string {
  return fileURLToPath(new URL(`./${language}.snapshot.md`, import.meta.url));
}

export function snapshot(defs: readonly CardDef[], language: string): string {
  const parts = [...defs].sort((one, other) => (one.id < other.id ? -1 : 1)).map((def) => pageOf(def, language));
  return `<!-- Written by scripts/card-texts.ts from the definitions; do not edit. -->\n\n${parts.join('\n')}`;
}

function pageOf(def: CardDef, language: string): string {
  const { name, type, lines } = cardText(def, language);
  const rank = def.rank ?? def.level;
  const numbers = def.kind === 'monster' ? `, ${rank}★, ${attributeIn(def, language)}, ${def.atk}/${def.def}` : '';
  return `**${name}** – ${type}${numbers}\n\n${lines.map((line) => `- ${line}\n`).join('')}`;
}

function attributeIn({ attribute }: CardDef, language: string): string {
  return (attribute && CARD_LANGUAGES[language]?.attributes[attribute]) ?? '';
}
