/** Reports the results after the games: tables, files, a page, and the records of failed games. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { Plan } from '@praxis/bots/simulation/plan.ts';
import type { PlayedGame } from '@praxis/bots/simulation/play.ts';
import { reportOf } from '@praxis/bots/simulation/report.ts';
import type { Hosting, Language } from '@praxis/contract';
import { Mistake } from '@praxis/engine';
import { print } from '../command.ts';
import { writeRecordFile } from '../record-file.ts';
import { pageOf } from '../report/page.ts';
import { faultIn } from '../words.ts';
import { csvOf, jsonOf } from './files.ts';
import { summaryOf } from './summary.ts';
import { ReportTables } from './tables.ts';
import { type SimulationWords, simulationWordsIn } from './words.ts';

export interface Wanted {
  readonly out?: string | undefined;
  readonly json?: string | undefined;
  readonly csv?: string | undefined;
}

/** The number of failed games that are listed one by one; the page and the files have all. */
const TROUBLES_TOLD = 5;

/**
 * Prints the results and writes the requested files, if there are any games. Returns whether all games ended as they
 * should.
 */
export function tell(
  hosting: Hosting,
  plan: Plan,
  played: readonly PlayedGame[],
  wanted: Wanted & { /** Beside which the records of games that went wrong are put. */ readonly beside: string },
  language: Language,
): boolean {
  const words = simulationWordsIn(language);
  if (played.length === 0) return true;
  const tables = new ReportTables(hosting, reportOf(hosting, plan, played), language);
  print(summaryOf(tables));
  const { out, json, csv } = wanted;
  const texts: readonly (readonly [string | undefined, () => string])[] = [
    [out, () => pageOf(tables)],
    [json, () => jsonOf(tables)],
    [csv, () => csvOf(tables)],
  ];
  for (const [file, text] of texts) {
    if (file === undefined) continue;
    written(file, text(), words);
    console.error(words.written({ file }));
  }
  const troubles = played.filter(({ end }) => end !== 'over');
  tellTroubles(troubles, wanted.beside, words);
  return troubles.length === 0;
}

/** Readers of the open file never see half of it. */
function written(file: string, text: string, words: SimulationWords): void {
  const beside = `${file}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    throw new Mistake(words.notWritten({ file, why: faultIn(words, error as Error) }));
  }
}

function tellTroubles(troubles: readonly PlayedGame[], beside: string, words: SimulationWords): void {
  for (const { game, end, reason, record } of troubles.slice(0, TROUBLES_TOLD)) {
    console.error(words.trouble({ game, end: end as 'stopped' | 'failed', why: reason }));
    if (!record) continue;
    const { dir, name } = parse(beside);
    const file = join(dir, `${name}-${game}.praxis.json`);
    writeRecordFile(file, record);
    console.error(words.recordIn({ file }));
  }
}
