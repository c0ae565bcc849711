import { expect, test } from 'vitest';
import { SOUNDS } from './occasions.ts';
import { NOTES, sound } from './synthesis.ts';

/** Records the notes that a browser would play. */
function recorder() {
  const loudest: number[] = [];
  const voices: { begin: number; end: number }[] = [];
  const parameter = (set: (value: number) => void) => ({
    setValueAtTime: set,
    exponentialRampToValueAtTime: set,
  });
  const context = {
    currentTime: 5,
    destination: {},
    createOscillator: () => {
      const voice = { begin: 0, end: 0 };
      voices.push(voice);
      return {
        frequency: parameter((hertz) => expect(hertz).toBeGreaterThan(40)),
        connect: (next: unknown) => next,
        start: (at: number) => {
          voice.begin = at;
        },
        stop: (at: number) => {
          voice.end = at;
        },
      };
    },
    createGain: () => ({ gain: parameter((value) => loudest.push(value)), connect: (next: unknown) => next }),
  };
  return { context: context as unknown as BaseAudioContext, loudest, voices };
}

test.each(SOUNDS)('%s is short, begins at once and is never louder than wanted', (name) => {
  const { context, loudest, voices } = recorder();
  sound(context, name, 0.5);
  expect(voices).toHaveLength(NOTES[name].length);
  expect(Math.min(...voices.map(({ begin }) => begin))).toBe(5);
  expect(Math.max(...voices.map(({ end }) => end))).toBeLessThan(7);
  expect(voices.every(({ begin, end }) => end > begin)).toBe(true);
  expect(Math.max(...loudest)).toBeLessThanOrEqual(0.25);
  // Browsers refuse an exponential ramp from or to zero.
  expect(Math.min(...loudest)).toBeGreaterThan(0);
});

test('switched off, nothing is made', () => {
  const { context, voices } = recorder();
  sound(context, 'over', 0);
  expect(voices).toEqual([]);
});
