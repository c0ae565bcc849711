/** All card texts of a language on one page, for reading; a test fails when the page is stale. */
import { fileURLToPath } from 'node:url';
import type { CardDef } from '../../cards/language.ts';
import { type CardLine, cardText } from './render.ts';

export function snapshotFile(language: string): string {
  return fileURLToPath(new URL(`./${language}.snapshot.md`, import.meta.url));
}

export function snapshot(defs: readonly CardDef[], language: string): string {
  const inOrder = [...defs].sort((one, other) => (one.id < other.id ? -1 : 1));
  const parts = inOrder.map((def) => pageOf(def, language));
  return `<!-- Written by scripts/card-texts.ts from the definitions; do not edit. -->\n\n${parts.join('\n')}`;
}

function pageOf(def: CardDef, language: string): string {
  const { name, type, lines } = cardText(def, language);
  const group = def.kind === 'library' ? '' : ` (G${def.group}${def.advanced ? ' ADV' : ''})`;
  return `**${name}${group}** – ${type}\n\n${lines.map((line) => `- ${lineText(line)}\n`).join('')}`;
}

/** `[dom] Combat: text` */
export function lineText({ icons, label, text }: CardLine): string {
  return [
    ...(icons.length > 0 ? [icons.map((icon) => `[${icon}]`).join('')] : []),
    ...(label ? [`${label}:`] : []),
    text,
  ].join(' ');
}
