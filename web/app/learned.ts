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
    // Full or forbidden: it is not remembered.
  }
}

/** Where the lessons of an edition are listed. */
export function learnPath(game: string, edition: string): string {
  return `/learn?${new URLSearchParams({ game, edition })}`;
}

export function lessonKey(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}
