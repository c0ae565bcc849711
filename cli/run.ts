/** Finds the subcommand of `praxis` and reports success or failure by a status. */
import { Mistake } from '@praxis/engine';
import { type Command, Failure, print, STATUS, WrongUsage } from './command.ts';
import manifest from './package.json' with { type: 'json' };

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./play.ts')).play,
  replay: async () => (await import('./replay.ts')).replayCommand,
  verify: async () => (await import('./verify.ts')).verify,
  rule: async () => (await import('./rule.ts')).rule,
  scenario: async () => (await import('./scenario.ts')).scenario,
  deck: async () => (await import('./deck.ts')).deck,
  card: async () => (await import('./card.ts')).card,
  cards: async () => (await import('./cards.ts')).cards,
  simulate: async () => (await import('./simulate.ts')).simulate,
  worker: async () => (await import('./worker.ts')).worker,
};

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const [{ GAME_IDS }, { languageAsked, wordsIn }] = await Promise.all([
      import('@praxis/games'),
      import('./words.ts'),
    ]);
    print(wordsIn(languageAsked(args)).manual.main({ games: GAME_IDS.join(', ') }));
    return name === undefined ? STATUS.usage : STATUS.ok;
  }
  if (name === '--version') {
    print(`praxis ${manifest.version}`);
    return STATUS.ok;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load)
    throw new WrongUsage((usage) =>
      usage.unknownCommand({ given: JSON.stringify(name), commands: Object.keys(COMMANDS).join(', ') }),
    );
  const command = await load();
  if (args.includes('--help') || args.includes('-h')) {
    const { languageAsked } = await import('./words.ts');
    print(await command.help(languageAsked(args)));
    return STATUS.ok;
  }
  return command.run(args);
}

/** Wrong input is reported in one line; any other error is a fault of the program and shows its stack. */
async function complain(error: unknown, args: readonly string[]): Promise<number> {
  if (error instanceof Failure) {
    const command = Object.hasOwn(COMMANDS, args[0] ?? '') ? `praxis ${args[0]}` : 'praxis';
    const { languageAsked, wordsIn } = await import('./words.ts');
    const words = wordsIn(languageAsked(args));
    console.error(`praxis: ${error.told(words)}`);
    if (!(error instanceof WrongUsage)) return STATUS.failed;
    console.error(words.usage.see({ command }));
    return STATUS.usage;
  }
  if (error instanceof Mistake) {
    const { faultIn, languageAsked, wordsIn } = await import('./words.ts');
    console.error(`praxis: ${faultIn(wordsIn(languageAsked(args)), error)}`);
    return STATUS.failed;
  }
  console.error(error);
  return STATUS.failed;
}

/** Runs `praxis` with these arguments and returns the exit status. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    return await main(args);
  } catch (error) {
    return complain(error, args);
  }
}
