/** What insight would do at a table of a test, and what it expects. */
import type { Insight } from '@praxis/engine';
import { favouriteOf } from '@praxis/testkit/insight.ts';
import { hosting } from '../hosting.ts';
import type { TestTable } from '../testing.ts';
import { insights } from './index.ts';

/** The favourite answer of a seat to what it is asked now, as a sentence. */
export function favourite(table: TestTable, name: string, temperament = 'balanced'): ReturnType<typeof favouriteOf> {
  return favouriteOf(hosting as never, table.match as never, table.seat(name), temperament);
}

/** What a seat can expect as another one (or itself) sees it. */
export function expected(table: TestTable, name: string, insight: Insight = insights.of(table.match.setup)): number {
  return insight.value(table.match.view(table.seat(name)), table.seat(name), 'balanced');
}
