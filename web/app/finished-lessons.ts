/** The lessons finished on this device. */
const KEY = 'praxis learned';

export function learned(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

export function noteLearned(game: string, lesson: string): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify([...new Set([...learned(), lessonKey(game, lesson)])]));
  } catch {
    // Storage is full or forbidden: it is not remembered.
  }
}

/** The address of an edition's list of lessons. */
export function learnPath(game: string, edition: string): string {
  return `/learn?${new URLSearchParams({ game, edition })}`;
}

export function lessonKey(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

/** Examples of a rulebook begin with the number that the rule index gives them; the rest says what happens. */
export function titleParts(title: string): { readonly code: readonly string[]; readonly name: string } {
  const [, code, name] = /^(EX-\S+)\s+(.+)$/s.exec(title) ?? [];
  return code === undefined || name === undefined ? { code: [], name: title } : { code: [code], name };
}
