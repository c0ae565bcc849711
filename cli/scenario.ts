/** `praxis scenario FILE…` */
import { scenarioCommand } from '@praxis/scenario/command.ts';
import { type Command, readArguments, WrongUsage } from './command.ts';
import { stagings } from './games.ts';

const HELP = `praxis scenario FILE… [--trace] [--options] [--json]

Runs scenarios: YAML files with a position, a script of answers and what must then hold. A file may hold several documents; of a
folder all .yaml files are run. Every scenario is run three times: plainly, stored and restored after each answer, and with
each answer taken back and given again.

  --trace     print every decision with its step and all its sentences
  --options   stop at the first decision that the script does not answer, and list what could be answered
  --json      one JSON value for tools

Exit status: 0 all hold, 1 some do not, 2 a file cannot be read or the command is wrong.`;

export const scenario: Command = {
  help: HELP,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      trace: { type: 'boolean' },
      options: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    if (positionals.length === 0) throw new WrongUsage('Expected at least one file with scenarios.');
    return scenarioCommand(await stagings(), positionals, values, (text) => void process.stdout.write(text));
  },
};
