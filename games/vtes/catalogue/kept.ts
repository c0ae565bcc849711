/** An imported catalogue as it is kept: a text that `praxis cards import` writes and that hosts may be given instead of the lists. */
import { Mistake } from '@praxis/engine';
import type { Catalogue } from './catalogue.ts';

/** Raised when the kept form changes; an older one must be imported again. */
const VERSION = 1;

export function keptText(catalogue: Catalogue): string {
  return `${JSON.stringify({ version: VERSION, ...catalogue })}\n`;
}

/** `file`: by what name it is complained about. */
export function keptCatalogue(text: string, file: string): Catalogue {
  const kept = parsed(text);
  const { version, crypt, library, sets, requirements } = kept ?? {};
  if (
    version !== VERSION ||
    ![crypt, library, sets].every(Array.isArray) ||
    typeof requirements !== 'object' ||
    !areCards([crypt, library].flat())
  )
    throw new Mistake(
      `${file} is damaged or of another version; import the card lists again (praxis cards import vtes PATH).`,
    );
  return { crypt, library, sets, requirements } as Catalogue;
}

function areCards(cards: readonly unknown[]): boolean {
  return cards.every((card) => {
    const { name, kind, number } = (card ?? {}) as Record<string, unknown>;
    return (
      typeof name === 'string' &&
      typeof number === 'number' &&
      ['vampire', 'imbued', 'library'].includes(kind as string)
    );
  });
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
