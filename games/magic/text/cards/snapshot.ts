/** All card texts of a language on one page, for reading; a test fails when the page is stale. */
import { fileURLToPath } from 'node:url';
import type { CardDef } from '../../cards/language.ts';
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
  const numbers = def.types.includes('creature') ? ` ${shown(def.power)}/${shown(def.toughness)}` : '';
  const head = `**${name}**${def.cost === undefined ? '' : ` ${def.cost}`} – ${type}${numbers}${def.loyalty === undefined ? '' : ` [${def.loyalty}]`}`;
  return `${head}\n\n${lines.map((line) => `- ${line}\n`).join('')}`;
}

function shown(value: CardDef['power']): string {
  return typeof value === 'number' ? String(value) : '*';
}
