import { LANGUAGES } from '@praxis/contract';
import { favouriteOf, insightDifferences, insightFaults } from '@praxis/testkit/insight.ts';
import { describe, expect, test } from 'vitest';
import { DECKS } from '../decks/index.ts';
import { hosting } from '../hosting.ts';
import { matchOf, tableAt } from '../testing.ts';
import { TEXTS } from '../text/languages.ts';
import { insights } from './index.ts';

function favourite(
  position: Parameters<typeof tableAt>[0],
  name: string,
  step?: string,
): ReturnType<typeof favouriteOf> {
  const table = tableAt({ turn: 'Ana', ...position });
  if (step) table.untilAsked(name, step);
  return favouriteOf(hosting, table.match, table.seat(name));
}

const creature = (name: string, power: number, toughness: number, ...keywords: string[]): object => ({
  ...{ creature: name, as: name, power, toughness, keywords },
});

describe('with priority', () => {
  test('a land is played first', () => {
    const { sentence, why } = favourite(
      { seats: { Ana: { hand: ['Forest', 'Elvish Mystic'], battlefield: ['Forest'] }, Bob: {} } },
      'Ana',
    );
    expect([sentence, why]).toEqual(['Ana plays Forest', 'land']);
  });

  test('a creature is cast, a burn spell is kept for something worth it', () => {
    const seats = { Ana: { hand: ['Runeclaw Bear'], battlefield: ['2 Forest'] }, Bob: {} };
    expect(favourite({ seats }, 'Ana')).toMatchObject({ why: 'creature' });
    const bolt = { Ana: { hand: ['Lightning Strike'], battlefield: ['2 Mountain'] }, Bob: {} };
    expect(favourite({ seats: bolt }, 'Ana')).toMatchObject({ sentence: 'Ana passes' });
    const drake = { ...bolt, Bob: { battlefield: [creature('Drake', 3, 3, 'flying')] } };
    expect(favourite({ seats: drake }, 'Ana')).toMatchObject({ why: 'removal' });
    expect(favourite({ seats: drake }, 'Ana').sentence).toContain('Lightning Strike on Drake');
  });

  test('burn that wins the game goes to the opponent', () => {
    const seats = {
      Ana: { hand: ['Lightning Strike'], battlefield: ['2 Mountain'] },
      Bob: { life: 3, battlefield: [creature('Drake', 3, 3, 'flying')] },
    };
    expect(favourite({ seats }, 'Ana')).toMatchObject({ why: 'finish' });
    expect(favourite({ seats }, 'Ana').sentence).toContain('on Bob');
  });

  test('help is for its own creatures, and only after blocks', () => {
    const seats = {
      Ana: { hand: ['Titanic Growth'], battlefield: ['2 Forest', creature('Bear', 2, 2)] },
      Bob: { battlefield: [creature('Wall', 0, 5)] },
    };
    expect(favourite({ seats }, 'Ana').sentence).toBe('Ana passes');
  });
});

describe('in combat', () => {
  test('an attack that wins is made with everybody', () => {
    const seats = {
      Ana: { battlefield: [creature('Ox', 3, 3), creature('Elk', 3, 3), creature('Cat', 2, 2)] },
      Bob: { life: 4, battlefield: [creature('Bear', 2, 2)] },
    };
    const { sentence, why } = favourite({ seats, step: 'beginning of combat' }, 'Ana', 'declare attackers');
    expect(why).toBe('attack');
    for (const name of ['Ox', 'Elk', 'Cat']) expect(sentence).toContain(name);
  });

  test('nobody attacks into a larger creature for nothing', () => {
    const seats = {
      Ana: { battlefield: [creature('Bear', 2, 2)] },
      Bob: { battlefield: [creature('Giant', 4, 5)] },
    };
    expect(favourite({ seats, step: 'beginning of combat' }, 'Ana', 'declare attackers').why).toBe('stay home');
  });

  test('a flyer attacks past those on the ground', () => {
    const seats = {
      Ana: { battlefield: [creature('Drake', 2, 2, 'flying'), creature('Wall', 0, 6, 'defender')] },
      Bob: { battlefield: [creature('Giant', 4, 5)] },
    };
    const { sentence } = favourite({ seats, step: 'beginning of combat' }, 'Ana', 'declare attackers');
    expect(sentence).toContain('Drake');
  });

  test('a good block is made, a bad one only when it saves the game', () => {
    const at = (life: number, blocker: object): ReturnType<typeof favouriteOf> => {
      const table = tableAt({
        turn: 'Ana',
        step: 'beginning of combat',
        seats: {
          Ana: { battlefield: [creature('Giant', 4, 4)] },
          Bob: { life, battlefield: [blocker] },
        },
      });
      table.say('Ana', 'attacks with Giant').untilAsked('Bob', 'declare blockers');
      return favouriteOf(hosting, table.match, table.seat('Bob'));
    };
    expect(at(20, creature('Wurm', 5, 5)).why).toBe('block');
    expect(at(20, creature('Rat', 1, 1)).why).toBe('no block');
    expect(at(4, creature('Rat', 1, 1)).why).toBe('block');
  });
});

describe('insight', () => {
  const decks = Object.entries(DECKS).slice(0, 2);

  const seated = (seed: string): ReturnType<typeof matchOf>['match'] =>
    matchOf(Object.fromEntries(decks.map(([name, deck]) => [name.split(' ')[0], deck])), { seed }).match;

  test('of a seat depends only on its view', () => {
    const match = seated('insight law');
    const { compared, different } = insightDifferences(match, insights.of(match.setup), 'insight law');
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(10);
  });

  test('gives every piece a weight, and both seats together expect one win', () => {
    const match = seated('insight weights');
    expect(insightFaults(match, insights.of(match.setup), TEXTS.en.botReasons, 'insight weights')).toEqual([]);
  });

  test('has its reasons in every language', () => {
    const keys = Object.keys(TEXTS.en.botReasons);
    for (const language of LANGUAGES) {
      const words = keys.map((key) => insights.reason(key, language));
      expect(new Set(words).size).toBe(keys.length);
      for (const [index, word] of words.entries()) expect(word).not.toBe(keys[index]);
    }
  });
});
