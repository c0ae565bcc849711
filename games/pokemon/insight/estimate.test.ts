import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import type { CardDef } from '../cards/language.ts';
import { sampleCards } from '../text/cards/samples.ts';
import { type Benefits, estimateCard } from './estimate.ts';

const card = (id: string): CardDef => CARDS.find((each) => each.id === id) as CardDef;

describe('estimates', () => {
  test('are numbers for everything that the card language can say', () => {
    for (const def of [...CARDS, ...sampleCards()]) {
      const { gives, inPlay, attacks } = estimateCard(def);
      const all: readonly Benefits[] = [gives, inPlay, ...attacks.map((attack) => attack.gives)];
      for (const benefits of all)
        for (const value of Object.values(benefits)) expect(Number.isFinite(value)).toBe(true);
    }
  });

  test('show the uses of a card', () => {
    expect(estimateCard(card('sv1-180')).gives.cards).toBe(3);
    expect(estimateCard(card('sv1-188')).gives.healing).toBe(30);
    expect(estimateCard(card('sv1-196')).gives.cards).toBe(-1);
    expect(estimateCard(card('sv1-81'))).toMatchObject({ prizes: 2, hp: 220, inPlay: { pokemon: 2 } });
  });

  test('count the costs of an attack to its own side', () => {
    const [, shout] = estimateCard(card('sv1-38')).attacks;
    expect(shout?.gives).toMatchObject({ damage: 190, healing: -30 });
  });
});
