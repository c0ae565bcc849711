import { LANGUAGES } from '@praxis/contract';
import { favouriteOf, insightDifferences, insightFaults } from '@praxis/testkit/insight.ts';
import { describe, expect, test } from 'vitest';
import { DECKS } from '../decks/index.ts';
import { hosting } from '../hosting.ts';
import { matchOf, tableAt } from '../testing.ts';
import { TEXTS } from '../text/languages.ts';
import { insights } from './index.ts';

const rex = (extra: object = {}): object => ({
  ...{
    pokemon: 'Rex',
    type: 'Fire',
    hp: 100,
    attacks: { Bite: { cost: 'R', damage: 30 }, Flame: { cost: 'RR', damage: 90 } },
  },
  ...extra,
});
const twig = (extra: object = {}): object => ({
  pokemon: 'Twig',
  type: 'Grass',
  hp: 90,
  attacks: { Poke: 20 },
  ...extra,
});

function favourite(ash: object, gary: object): ReturnType<typeof favouriteOf> {
  const table = tableAt({ turn: 'Ash', seats: { Ash: ash, Gary: gary } });
  return favouriteOf(hosting, table.match, table.seat('Ash'));
}

describe('in a turn', () => {
  test('the attack that Knocks Out is chosen', () => {
    const said = favourite(
      { active: rex({ energy: ['Basic Fire Energy', 'Basic Fire Energy'] }), bench: [twig()] },
      { active: twig(), bench: [twig({ as: 'Leaf' })] },
    );
    expect(said).toEqual({ sentence: 'Rex attacks with Flame', why: 'attack' });
  });

  test('Energy is attached before the attack, and to the Pokémon that needs it', () => {
    const said = favourite(
      { active: rex({ energy: ['Basic Fire Energy'] }), bench: [twig()], hand: ['Basic Fire Energy'] },
      { active: twig(), bench: [twig({ as: 'Leaf' })] },
    );
    expect(said).toEqual({ sentence: 'Ash attaches Basic Fire Energy to Rex', why: 'energy' });
  });

  test('a Basic Pokémon comes to an empty Bench first', () => {
    const said = favourite(
      { active: rex({ energy: ['Basic Fire Energy'] }), hand: ['sv1-36', 'Basic Fire Energy'] },
      { active: twig() },
    );
    expect(said).toEqual({ sentence: 'Ash benches Fuecoco', why: 'bench' });
  });

  test('nobody heals an undamaged Pokémon', () => {
    const at = (damage: number): string =>
      favourite({ active: rex({ damage }), bench: [twig()], hand: ['Potion'] }, { active: twig() }).sentence;
    expect(at(0)).not.toContain('Potion');
    expect(at(60)).toBe('Ash plays Potion on Rex');
  });
});

describe('insight', () => {
  const seated = (seed: string): ReturnType<typeof matchOf>['match'] => {
    const [one, other] = DECKS as readonly [(typeof DECKS)[number], (typeof DECKS)[number]];
    return matchOf([one.deck, other.deck], { seed }).match;
  };

  test('of a seat depends only on its view', () => {
    const match = seated('insight law');
    const { compared, different } = insightDifferences(match, insights.of(match.setup), 'insight law');
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(5);
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
