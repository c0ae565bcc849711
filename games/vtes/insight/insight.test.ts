import { LANGUAGES } from '@praxis/contract';
import { diceFrom, playOut } from '@praxis/testkit';
import { insightDifferences, insightFaults } from '@praxis/testkit/insight.ts';
import { describe, expect, test } from 'vitest';
import { STARTER_DECKS } from '../decks/index.ts';
import { hosting } from '../hosting.ts';
import { matchOf, type TestTable } from '../testing.ts';
import { TEXTS } from '../text/languages.ts';
import { TEMPERAMENT_OF_DECK } from './decks.ts';
import { insights } from './index.ts';

describe('insight', () => {
  const seats = hosting.decks.slice(0, 5).map(({ name, deck }) => ({ name, deck }));

  test('of a seat depends only on its view', () => {
    const { match } = tableOf('insight law');
    const { compared, different } = insightDifferences(match, insights.of(match.setup), 'insight law');
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(10);
  });

  test('gives every piece a weight of 0 or more, and all seats together expect one win', () => {
    const { match } = tableOf('insight weights');
    const reasons = TEXTS.en.botReasons;
    expect(insightFaults(match, insights.of(match.setup), reasons, 'insight weights')).toEqual([]);
  });

  function tableOf(seed: string): TestTable {
    return matchOf([], { seats, seed });
  }

  test('rests on a light view that shows nothing beyond the view', () => {
    const { match } = tableOf('light view');
    playOut(match, diceFrom('light view'), {
      maxAnswers: 300,
      onAnswer: () => {
        if (match.moves % 5 !== 0) return;
        for (const viewer of [0, 3, 'spectator'] as const) {
          const [view, lightView] = [match.view(viewer), match.lightView(viewer)];
          expect(lightView.where).toEqual(view.where);
          expect(view.cards).toMatchObject({ ...lightView.cards });
          for (const { seat, counters, zones } of lightView.seats) {
            const { ash_heap, removed, ...rest } = zones;
            expect(view.seats[seat]).toMatchObject({ counters, zones: rest });
            expect(view.seats[seat]?.zones.ash_heap).toHaveLength(ash_heap as number);
          }
        }
      },
    });
    expect(Object.keys(match.lightView(0).cards).length).toBeLessThan(Object.keys(match.view(0).cards).length);
  });

  test('has its reasons in every language', () => {
    const keys = Object.keys(TEXTS.en.botReasons);
    for (const language of LANGUAGES) {
      const words = keys.map((key) => insights.reason(key, language));
      expect(new Set(words).size).toBe(keys.length);
      for (const [index, word] of words.entries()) expect(word).not.toBe(keys[index]);
    }
    expect(insights.reason('bleed', 'fr')).toBe('la proie doit perdre de la réserve');
  });

  test('knows a temperament for every starter deck', () => {
    for (const deck of Object.keys(STARTER_DECKS)) expect(insights.temperaments).toContain(TEMPERAMENT_OF_DECK[deck]);
    expect(insights.temperaments[0]).toBe('balanced');
  });
});
