/**
 * The games of a simulation as a file: the plan on the first line, then one line of JSON for every played game, in the
 * order in which they ended. A line is written at once and only appended, so all games before the last line are always
 * complete.
 */
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { type Plan, PlanMistake, readPlan } from '@praxis/bots/simulation/plan.ts';
import type { PlayedGame } from '@praxis/bots/simulation/play.ts';
import { Mistake } from '@praxis/engine';
import { readNamed, WrongUsage } from '../command.ts';
import { faultIn } from '../words.ts';
import { type SimulationWords, simulationWordsIn } from './words.ts';

export class ResultsFile {
  readonly file: string;
  readonly plan: Plan;
  readonly played: Map<number, PlayedGame>;
  readonly #words: SimulationWords;
  readonly #descriptor: number;

  private constructor(file: string, plan: Plan, played: Map<number, PlayedGame>, words: SimulationWords, open: number) {
    this.file = file;
    this.plan = plan;
    this.played = played;
    this.#words = words;
    this.#descriptor = open;
  }

  /** Throws if there is such a file: nobody's games are overwritten. */
  static begun(file: string, plan: Plan, language: string): ResultsFile {
    const words = simulationWordsIn(language);
    const open = opened(file, 'ax', words);
    const results = new ResultsFile(file, plan, new Map(), words, open);
    results.#append(plan);
    return results;
  }

  /** Continues a file. An incomplete last line was being written when the program was stopped; it is removed. */
  static resumed(file: string, language: string, games?: number): ResultsFile {
    const words = simulationWordsIn(language);
    const text = readNamed(file);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const { plan, played } = readLines(file, whole, words);
    const open = opened(file, 'a', words);
    if (whole.length < text.length) ftruncateSync(open, Buffer.byteLength(whole));
    const results = new ResultsFile(file, { ...plan, games: games ?? plan.games }, played, words, open);
    if (games !== undefined && games !== plan.games) results.#append({ games });
    return results;
  }

  /** A game that is there already is the same, so it is not written again. */
  keep(game: PlayedGame): void {
    if (this.played.has(game.game)) return;
    this.#append(game);
    this.played.set(game.game, game);
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #append(line: unknown): void {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#descriptor, bytes, at);
    } catch (error) {
      throw new Mistake(this.#words.notWritten({ file: this.file, why: faultIn(this.#words, error as Error) }));
    }
  }
}

function opened(file: string, flags: 'ax' | 'a', words: SimulationWords): number {
  try {
    return openSync(file, flags);
  } catch (error) {
    const fault = error as NodeJS.ErrnoException;
    throw new WrongUsage(
      fault.code === 'EEXIST' ? words.exists({ file }) : words.notWritten({ file, why: faultIn(words, fault) }),
    );
  }
}

interface Lines {
  readonly plan: Plan;
  readonly played: Map<number, PlayedGame>;
}

function readLines(file: string, text: string, words: SimulationWords): Lines {
  const lines = text.split('\n').slice(0, -1);
  let plan: Plan;
  try {
    plan = readPlan(parsed(lines[0] ?? ''));
  } catch (error) {
    if (!(error instanceof PlanMistake)) throw error;
    throw new Mistake(words.plans[error.problem]({ file, why: faultIn(words, error) }));
  }
  const played = new Map<number, PlayedGame>();
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const data = parsed(line) as Partial<PlayedGame> & { readonly games?: number };
    if (Number.isInteger(data?.games)) plan = { ...plan, games: data.games as number };
    else if (isPlayed(data, plan)) {
      if (!played.has(data.game)) played.set(data.game, data);
    } else throw new Mistake(words.plans.damaged({ file, why: faultIn(words, { message: `line ${index + 1}` }) }));
  }
  return { plan, played };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** This program wrote the file; the check is that nobody has cut or mixed its lines. */
function isPlayed(data: Partial<PlayedGame> | undefined, { seats }: Plan): data is PlayedGame {
  return (
    Number.isInteger(data?.game) &&
    (data?.end === 'over' || data?.end === 'stopped' || data?.end === 'failed') &&
    [data.contenders, data.curve, data.cards].every((list) => Array.isArray(list) && list.length === seats) &&
    Array.isArray(data.winners) &&
    Array.isArray(data.scores)
  );
}
