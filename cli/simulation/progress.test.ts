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
    expect(all.text).toContain('[#############-----------] 60 of 110 games, 5 per second, 0:10 left');
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
    expect(all.text).toBe('30 of 110 games, 2 per second, 0:40 left\n');
    all.progress.end();
    expect(all.text).not.toContain('\x1b');
  });
});

test.each([
  [0, '0:00'],
  [6.2, '0:07'],
  [750, '12:30'],
  [3720, '1:02:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(duration(seconds)).toBe(shown);
});
