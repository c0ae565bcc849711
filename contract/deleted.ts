/** Players who have deleted their account. Matches and records keep a name for them that nobody can choose. */

export const DELETED = 'deleted';

/** The stored name of the first, the second … deleted player of a match. */
export const deletedName = (number: number): string => (number === 1 ? DELETED : `${DELETED} ${number}`);

/** The name as it is shown: a deleted player has the word of the language, other names are as they are. */
export function shownName(name: string, deleted: string): string {
  const isDeleted = name.startsWith(DELETED) && /^deleted(?: \d+)?$/.test(name);
  return isDeleted ? `${deleted}${name.slice(DELETED.length)}` : name;
}
