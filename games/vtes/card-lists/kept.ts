/** Imported card lists as one file, which `praxis cards import` writes and a host may read instead of the lists themselves. */
import { Mistake } from '@praxis/engine';
import type { OfficialLists } from './official-lists.ts';

/** Raised when the kept form changes; an older one must be imported again. */
const VERSION = 1;

export function keptText(lists: OfficialLists): string {
  return `${JSON.stringify({ version: VERSION, ...lists })}\n`;
}

/** `file`: its name in error messages. */
export function keptLists(text: string, file: string): OfficialLists {
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
  return { crypt, library, sets, requirements } as OfficialLists;
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
