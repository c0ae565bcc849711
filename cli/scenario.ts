/** `praxis scenario FILE…` */
import { scenarioCommand } from '@praxis/scenario/command.ts';
import { type Command, readArguments, WrongUsage } from './command.ts';
import { stagings } from './games.ts';
import { faultIn, languageNamed, wordsIn } from './words.ts';

export const scenario: Command = {
  help: (language) => wordsIn(language).manual.scenario,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      trace: { type: 'boolean' },
      options: { type: 'boolean' },
      json: { type: 'boolean' },
      lang: { type: 'string', default: 'en' },
    });
    const all = wordsIn(languageNamed(values.lang));
    const words = { ...all.scenario, fault: (message: string) => faultIn(all, { message }) };
    if (positionals.length === 0) throw new WrongUsage(words.noFiles);
    const { trace = false, options = false, json = false } = values;
    return scenarioCommand(
      await stagings(),
      positionals,
      { trace, options, json, words },
      (text) => void process.stdout.write(text),
    );
  },
};
