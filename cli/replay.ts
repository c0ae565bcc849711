/** `praxis replay FILE` */

import { inWordsOf, type Language } from '@praxis/contract';
import type { GameEvent, Match, Viewer } from '@praxis/engine';
import { replay } from '@praxis/engine';
import { type Command, onlyFile, print, readArguments, STATUS, WrongUsage } from './command.ts';
import { hostingOf } from './games.ts';
import { Lines } from './input.ts';
import { logLines, seenBy } from './log.ts';
import { editionOf, fromRecordFile } from './record-file.ts';
import { languageNamed, resultLines, wordsIn } from './words.ts';

export const replayCommand: Command = {
  help: (language) => wordsIn(language).manual.replay,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      step: { type: 'boolean' },
      seat: { type: 'string' },
      lang: { type: 'string', default: 'en' },
    });
    const file = onlyFile(positionals, 'noRecord');
    const language = languageNamed(values.lang);
    await fromRecordFile(file, async (data) => {
      const { game, labels } = inWordsOf(await hostingOf(data), editionOf(data));
      const wording = game.wording(language);
      const steps: (readonly GameEvent[])[] = [];
      // All of it is played before anything is printed, so that for an invalid record only the error is printed.
      const match = replay(game, data, (played) => void steps.push(played.takeEvents()));
      const viewer = viewerNamed(match, values.seat);
      // Without stops in between, the events of several answers may be told as one.
      const parts = values.step === true ? steps : [steps.flat()];
      await printSteps(
        parts.map((events) => logLines(wording, match, seenBy(viewer, events))),
        values.step === true,
      );
      for (const line of resultLines(wordsIn(language), wording, match, labels(language as Language))) print(line);
    });
    return STATUS.ok;
  },
};

function viewerNamed(match: Match, name: string | undefined): Viewer {
  if (name === undefined) return 'spectator';
  const names = match.setup.seats.map((seat) => seat.name);
  const seat = names.findIndex((each) => each.toLowerCase() === name.toLowerCase());
  if (seat < 0) throw new WrongUsage((usage) => usage.unknownPlayer({ name, names: names.join(', ') }));
  return seat;
}

async function printSteps(steps: readonly (readonly string[])[], wait: boolean): Promise<void> {
  const input = wait ? new Lines() : undefined;
  for (const lines of steps) {
    for (const line of lines) print(line);
    if (!input || lines.length === 0) continue;
    const typed = await input.ask('');
    if (typed === undefined || typed === 'q') break;
  }
  input?.close();
}
