/**
 * Runs one `praxis` command after another in one process, for tests (`spawned.ts`): a process for each command would spend most of
 * the time on loading the games.
 */
import { Readable } from 'node:stream';
import { run } from '../run.ts';

export interface Order {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly input: string;
  /** The folder of imported card lists, as the environment names it. */
  readonly home: string | undefined;
}

/** Collects the words written to a stream, in place of the stream. */
function collect(stream: NodeJS.WriteStream, into: string[]): void {
  stream.write = ((text: string | Uint8Array) => into.push(String(text)) > 0) as typeof stream.write;
}

process.on('message', async ({ args, cwd, input, home }: Order) => {
  process.chdir(cwd);
  if (home === undefined) delete process.env.PRAXIS_HOME;
  else process.env.PRAXIS_HOME = home;
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from(input === '' ? [] : [input]) });
  const [out, err]: [string[], string[]] = [[], []];
  collect(process.stdout, out);
  collect(process.stderr, err);
  const status = await run(args);
  process.send?.({ status, out: out.join(''), err: err.join('') });
});
process.on('disconnect', () => process.exit());
