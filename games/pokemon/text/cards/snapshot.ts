/** All card texts of a language on one page, for reading; a test fails when the page is stale. */
import { fileURLToPath } from 'node:url';
import type { CardDef } from '../../cards/language.ts';
import { nameOfDef } from '../names.ts';
import { type CardLine, cardText } from './render.ts';

export function snapshotFile(language: string): string {
  return fileURLToPath(new URL(`./${language}.snapshot.md`, import.meta.url));
}

export function snapshot(defs: readonly CardDef[], language: string): string {
  const inOrder = [...defs].sort((one, other) => (one.id < other.id ? -1 : 1));
  return `<!-- Written by scripts/card-texts.ts from the definitions; do not edit. -->\n\n${inOrder.map((def) => page(def, language)).join('\n')}`;
}

export function page(def: CardDef, language: string): string {
  const { header, lines, footer } = cardText(def, language);
  const body = [...lines.map(lineText), ...(footer ? [footer] : [])].map((line) => `- ${line}\n`).join('');
  return `**${nameOfDef(def, language)}** (${def.id}) – ${header}\n\n${body}`;
}

/** `[RC] Bite 50: text` */
export function lineText({ cost, label, name, damage, text }: CardLine): string {
  const head = [cost ? `[${cost}]` : '', label, name, damage].filter(Boolean).join(' ');
  if (head === '') return text;
  return text === '' ? head : `${head}: ${text}`;
}
