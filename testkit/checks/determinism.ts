/** A record replays to the same hashes, here and in another process. */
import { spawnSync } from 'node:child_process';
import { type BaseState, type Context, type Game, type Record, replay } from '@praxis/engine';
import { playOut } from '../playout.ts';
import { type CheckOptions, demand, eachMatch, hashAt, type SetupFor } from './played-matches.ts';

/** A record and the hashes of its match: at the start, then after every answer. */
export interface Hashed {
  readonly record: Record;
  readonly hashes: readonly string[];
}

export function checkReplays<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  setupFor: SetupFor,
  options: CheckOptions,
): void {
  eachMatch('replays', game, setupFor, options, (trial) => {
    const { record, hashes } = play(trial);
    const again: string[] = [];
    try {
      replay(game, record, (each) => again.push(hashAt(each)));
    } catch (error) {
      // The first different hash is more informative than its consequences.
      compare(hashes.slice(1, again.length + 1), again);
      throw error;
    }
    compare(hashes.slice(1), again);
  });
}

function play<S extends BaseState, C extends Context<S>>({
  match,
  dice,
  maxAnswers,
}: Parameters<Parameters<typeof eachMatch<S, C>>[4]>[0]): Hashed {
  const hashes = [hashAt(match)];
  playOut(match, dice, { maxAnswers, anytimeActionOneIn: 300, onAnswer: () => hashes.push(hashAt(match)) });
  return { record: match.record, hashes };
}

function compare(hashes: readonly string[], again: readonly string[]): void {
  const at = hashes.findIndex((hash, index) => hash !== again[index]);
  demand(at < 0, `the replayed match parts from the record at answer ${at + 1}`);
  demand(again.length === hashes.length, `the replayed match has ${again.length} answers instead of ${hashes.length}`);
}

/** Where another process finds the game. */
export interface GameModule {
  /** The address of the module, as `import.meta.resolve` gives it. */
  readonly module: string;
  /** The name under which it exports the game. */
  readonly name: string;
}

/** The program of the other process. It names the game by its address, which only the caller knows. */
function program({ module, name }: GameModule): string {
  const worker = new URL('./worker.ts', import.meta.url).href;
  return [
    `import { writeHashes } from ${JSON.stringify(worker)};`,
    `import { ${name} as game } from ${JSON.stringify(module)};`,
    'await writeHashes(game);',
  ].join('\n');
}

export function checkOtherProcess<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  setupFor: SetupFor,
  options: CheckOptions & GameModule,
): void {
  const played: Hashed[] = [];
  eachMatch('other process', game, setupFor, options, (trial) => {
    played.push(play(trial));
  });
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program(options)], {
    input: JSON.stringify(played.map(({ record }) => record)),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  demand(status === 0, () => `${game.id}, other process: it failed.\n${stderr}`);
  const replayed = JSON.parse(stdout) as string[][];
  for (const [index, { hashes, record }] of played.entries())
    try {
      compare(hashes.slice(1), replayed[index] ?? []);
    } catch (error) {
      const { seed } = record.segments[0]?.start.setup ?? {};
      throw new Error(`${game.id}, other process: seed "${seed}": ${(error as Error).message}`, { cause: error });
    }
}
