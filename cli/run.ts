/** Finds the subcommand of `praxis` and reports success or failure by a status. */
import { Mistake } from '@praxis/engine';
import { type Command, print, STATUS, WrongUsage } from './command.ts';
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

const HELP = `Praxis referees trading-card games.

  praxis play GAME         play a match in the terminal against programs: vtes, pokemon, magic, rivals …
  praxis replay FILE       print what happened in a saved match
  praxis verify FILE       check that a saved match leads where it says
  praxis rule V-ACT-010    look up a rule: statement, editions, code, tests
  praxis scenario FILE…    run scenarios: positions, scripts and what must then hold
  praxis deck check FILE   whether a deck of any of the games is legal, and which of its cards are playable
  praxis card NAME         what a card of any of the games says, in any of the five languages
  praxis cards import      make all cards of the official lists of VTES known
  praxis simulate GAME     let programs play thousands of games, and see how the decks fared
  praxis worker            help with the games of a simulation on another machine

  praxis --version         which version this is

Each has its own --help. Exit status: 0 all is well, 1 something does not hold, 2 wrong usage.`;

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    print(HELP);
    return name === undefined ? STATUS.usage : STATUS.ok;
  }
  if (name === '--version') {
    print(`praxis ${manifest.version}`);
    return STATUS.ok;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load)
    throw new WrongUsage(`There is no command ${JSON.stringify(name)}; there are ${Object.keys(COMMANDS).join(', ')}.`);
  const command = await load();
  if (args.includes('--help') || args.includes('-h')) {
    const { languageAsked } = await import('./words.ts');
    const { help } = command;
    print(typeof help === 'string' ? help : await help(languageAsked(args)));
    return STATUS.ok;
  }
  return command.run(args);
}

/** Wrong input is reported in one line; any other error is a fault of the program and shows its stack. */
async function complain(error: unknown, args: readonly string[]): Promise<number> {
  if (error instanceof WrongUsage) {
    const command = Object.hasOwn(COMMANDS, args[0] ?? '') ? `praxis ${args[0]}` : 'praxis';
    const { languageAsked, wordsIn } = await import('./words.ts');
    console.error(`praxis: ${error.message}\n${wordsIn(languageAsked(args)).usage.see({ command })}`);
    return STATUS.usage;
  }
  if (error instanceof Mistake) {
    console.error(`praxis: ${error.message}`);
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
