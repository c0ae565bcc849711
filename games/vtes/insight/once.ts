/** Values that several pieces of a decision need, computed once. */
import type { Minion, Table } from './table.ts';
import type { Temperament } from './temperaments.ts';

/** A minion's value that depends on nothing but the table and the temperament: found once per look at the table. */
export function oncePerMinion<T>(
  work: (table: Table, minion: Minion, temperament: Temperament) => T,
): (table: Table, minion: Minion, temperament: Temperament) => T {
  const known = new Map<Minion, T>();
  let seen: Table | undefined;
  let valuer: Temperament | undefined;
  return (table, minion, temperament) => {
    if (table !== seen || temperament !== valuer) {
      known.clear();
      seen = table;
      valuer = temperament;
    }
    let found = known.get(minion);
    if (found === undefined) {
      found = work(table, minion, temperament);
      known.set(minion, found);
    }
    return found;
  };
}
