/** Values that several pieces of a decision need, found once per look at the table. */
import type { Minion, Table } from './table.ts';

/** A value that depends on the table alone. */
export function oncePerTable<T>(work: (table: Table) => T): (table: Table) => T {
  let last: { readonly table: Table; readonly found: T } | undefined;
  return (table) => {
    if (table !== last?.table) last = { table, found: work(table) };
    return last.found;
  };
}

/** A minion's value that depends on nothing but the table, and on the temperament `by` which it is judged, if on any. */
export function oncePerMinion<T, By>(
  work: (table: Table, minion: Minion, by: By) => T,
): (table: Table, minion: Minion, by: By) => T {
  const known = new Map<Minion, T>();
  let last: { readonly table: Table; readonly by: By } | undefined;
  return (table, minion, by) => {
    if (table !== last?.table || by !== last.by) {
      last = { table, by };
      known.clear();
    }
    let found = known.get(minion);
    if (found === undefined) {
      found = work(table, minion, by);
      known.set(minion, found);
    }
    return found;
  };
}
