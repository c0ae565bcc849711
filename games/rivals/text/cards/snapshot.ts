/** All card texts of a language on one page, for reading; a test fails when the page is stale. */
import { fileURLToPath } from 'node:url';
import type { Language } from '@praxis/contract';
import type { CardDef } from '../../cards/language.ts';
import { nameOfDef } from '../names.ts';
import { cardText } from './render.ts';

export function snapshotFile(language: string): string {
  return fileURLToPath(new URL(`./${language}.snapshot.md`, import.meta.url));
}

export function snapshot(defs: readonly CardDef[], language: Language): string {
  return `<!-- Written by scripts/card-texts.ts from the definitions; do not edit. -->\n\n${defs.map((def) => page(def, language)).join('\n')}`;
}

function page(def: CardDef, language: Language): string {
  const { type, lines } = cardText(def, language);
  return `**${nameOfDef(def, language)}** (${def.id}) – ${type}\n\n${lines.map((line) => `- ${line}\n`).join('')}`;
}
