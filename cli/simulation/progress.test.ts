import { describe, expect, test } from 'vitest';
import { duration, Progress } from './progress.ts';
import { simulationWordsIn } from './words.ts';

describe('progress', () => {
  const shown = (isTTY: boolean): { text: string; progress: Progress; pass(ms: number): void } => {
    let now = 0;
    const screen = {
      isTTY,
      text: '',
      write(text: string) {
        screen.text += text;
      },
    };
    const progress = new Progress(
      10,
      110,
      { words: simulationWordsIn('en'), language: 'en' },
      { screen, now: () => now },
    );
    return {
      get text() {
        return screen.text;
      },
      progress,
      pass: (ms) => {
        now += ms;
      },
    };
  };

  test('is a bar on a terminal, with rate and remaining time', () => {
    const all = shown(true);
    all.pass(10_000);
    all.progress.at(60);
    expect(all.text).toContain('[#############-----------] 60 of 110 games, 5 per second, 10 sec left');
    all.pass(10);
    all.progress.at(61);
    expect(all.text).not.toContain('61 of');
  });

  test('is a plain line now and then anywhere else', () => {
    const all = shown(false);
    all.pass(5000);
    all.progress.at(20);
    expect(all.text).toBe('');
    all.pass(5000);
    all.progress.at(30);
    expect(all.text).toBe('30 of 110 games, 2 per second, 40 sec left\n');
    all.progress.end();
    expect(all.text).not.toContain('\x1b');
  });
});

test.each([
  [0, 'en', '0 sec'],
  [6.2, 'en', '7 sec'],
  [750, 'en', '12 min, 30 sec'],
  [3720, 'en', '1 hr, 2 min'],
  [3720, 'fr', '1\u202fh et 2\u00a0min'],
])('%d seconds are shown in %s as %s', (seconds, language, shown) => {
  expect(duration(seconds, language)).toBe(shown);
});
