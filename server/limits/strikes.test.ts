import { expect, test } from 'vitest';
import { FakeClock } from '../testing/fixtures.ts';
import { STRIKES_LAPSE_MS, Strikes } from './strikes.ts';

test('the second strike refuses, and nothing else is refused with it', () => {
  const strikes = new Strikes(new FakeClock());
  strikes.add('these decks');
  expect(strikes.isOut('these decks')).toBe(false);
  strikes.add('these decks');
  expect([strikes.isOut('these decks'), strikes.isOut('other decks')]).toEqual([true, false]);
});

test('a success clears the strike before it: rare failures of popular decks do not add up', () => {
  const strikes = new Strikes(new FakeClock());
  for (let day = 0; day < 5; day++) {
    strikes.add('popular decks');
    expect(strikes.isOut('popular decks')).toBe(false);
    strikes.clear('popular decks');
  }
});

test('strikes lapse after an hour without another one', () => {
  const clock = new FakeClock();
  const strikes = new Strikes(clock);
  strikes.add('decks');
  strikes.add('decks');
  clock.set(clock.now() + STRIKES_LAPSE_MS - 1);
  expect(strikes.isOut('decks')).toBe(true);
  clock.set(clock.now() + 1);
  expect(strikes.isOut('decks')).toBe(false);
  strikes.add('decks');
  expect(strikes.isOut('decks')).toBe(false);
});

test('however many decks have failed, the latest are remembered', () => {
  const strikes = new Strikes(new FakeClock());
  for (let deck = 0; deck < 10_001; deck++) for (const _ of 'xx') strikes.add(`deck ${deck}`);
  expect([strikes.isOut('deck 0'), strikes.isOut('deck 1'), strikes.isOut('deck 10000')]).toEqual([false, true, true]);
});
