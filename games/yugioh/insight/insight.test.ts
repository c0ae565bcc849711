import { LANGUAGES } from '@praxis/contract';
import { type Match, openAt, openMatch } from '@praxis/engine';
import { favouriteOf, insightDifferences, insightFaults } from '@praxis/testkit/insight.ts';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import type { Activated } from '../cards/language.ts';
import { DECKS } from '../decks/index.ts';
import { yugioh } from '../game.ts';
import { hosting } from '../hosting.ts';
import type { G, State } from '../rules/state/state.ts';
import { staging } from '../staging.ts';
import { TEXTS } from '../text/languages.ts';
import type { YugiohWhere } from '../where.ts';
import { insights } from './index.ts';
import { Table } from './table.ts';
import { useWorth } from './uses.ts';

type Position = Readonly<Record<string, unknown>>;

function matchAt(ana: Position, bob: Position, more: Position = {}): Match<State, G, YugiohWhere> {
  const { setup, state } = staging.stage({ edition: '9.0', turn: 'Ana', seats: { Ana: ana, Bob: bob }, ...more });
  return openAt(yugioh, setup, state, { askForced: true });
}

function favourite(ana: Position, bob: Position, more: Position = {}): ReturnType<typeof favouriteOf> {
  return favouriteOf(hosting, matchAt(ana, bob, more), 0);
}

describe('in a turn', () => {
  test('the stronger of two monsters is Summoned, and attacks a monster that it beats', () => {
    expect(favourite({ hand: ['Luster Dragon', 'Hunter Dragon'] }, {})).toEqual({
      sentence: 'Ana Normal Summons Luster Dragon',
      why: 'summon',
    });
    expect(
      favourite({ monsters: ['Luster Dragon'] }, { monsters: ['Dark Blade', 'Hunter Dragon'] }, { phase: 'battle' }),
    ).toEqual({
      sentence: 'Luster Dragon attacks Dark Blade',
      why: 'attack',
    });
  });

  test('nobody attacks a stronger monster, and the Battle Phase is not entered for that', () => {
    expect(
      favourite({ monsters: ['Luster Dragon'] }, { monsters: ['Summoned Skull'] }, { phase: 'battle' }).sentence,
    ).toBe('Ana passes');
    expect(
      favourite({ monsters: [{ card: 'Luster Dragon', changed: true }] }, { monsters: ['Summoned Skull'] }).sentence,
    ).toBe('Ana passes');
    expect(favourite({ monsters: ['Luster Dragon'] }, {}).sentence).toBe('Ana enters the Battle Phase');
  });

  test('a weak monster is Set in front of a strong one', () => {
    expect(favourite({ hand: ['Mystical Elf'] }, { monsters: ['Luster Dragon'] })).toEqual({
      sentence: 'Ana Sets Mystical Elf',
      why: 'set',
    });
  });

  test('Dark Hole is for the player with less on the field', () => {
    const at = (mine: readonly string[], others: readonly string[]): string =>
      favourite(
        { hand: ['Dark Hole'], monsters: mine.map((card) => ({ card, attacked: true })), summoned: true },
        { monsters: others },
      ).sentence;
    expect(at([], ['Summoned Skull', 'Luster Dragon'])).toBe('Ana activates Dark Hole');
    expect(at(['Summoned Skull', 'Luster Dragon'], ['Hunter Dragon'])).not.toBe('Ana activates Dark Hole');
  });

  test('a Trap is Set, a Normal Spell without use is kept', () => {
    expect(favourite({ hand: ['Mirror Force', 'Dark Hole'] }, {})).toEqual({
      sentence: 'Ana Sets Mirror Force',
      why: 'set trap',
    });
  });
});

describe('in a window', () => {
  function answer(set: readonly string[], attacker: string): string {
    const match = matchAt({ monsters: [attacker] }, { set, lp: 2000 }, { phase: 'battle' });
    const attack = match.questions[0]?.next([]).find(({ say }) => say === 'attacks');
    match.choose(0, [...(attack ? [attack] : []), { say: 'directly' }]);
    while (match.questions[0]?.seat === 0) match.choose(0, [{ say: 'pass' }]);
    return favouriteOf(hosting, match, 1).sentence;
  }

  test('an attack that hurts is answered', () => {
    expect(answer(['Mirror Force'], 'Summoned Skull')).toBe('Bob activates Mirror Force');
    expect(answer(['Magic Cylinder'], 'Summoned Skull')).toContain('Bob activates Magic Cylinder');
  });
});

describe('insight', () => {
  const seated = (seed: string, at = 0): Match<State, G, YugiohWhere> => {
    const decks = Object.values(DECKS);
    const seats = ['Ana', 'Bob'].map((name, seat) => ({ name, deck: decks[(at + seat) % decks.length] ?? {} }));
    return openMatch(yugioh, { edition: '9.0', seats, seed });
  };

  test('of a seat depends only on its view', () => {
    const match = seated('insight law');
    const { compared, different } = insightDifferences(match, insights.of(match.setup), 'insight law');
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(5);
  });

  test.each([0, 1, 2])('gives every piece a weight, and both seats together expect one win (%i)', (at) => {
    const match = seated(`insight weights ${at}`, at);
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

  test('every effect of every card has a number', () => {
    const match = matchAt({ monsters: ['Luster Dragon'] }, { monsters: ['Dark Blade'], set: ['Trap Hole'] });
    const table = new Table(match.view(0), 0, yugioh.pool.of(match.setup));
    for (const { name, effects = [] } of CARDS)
      for (const ability of effects)
        if (['activate', 'ignition', 'quick', 'trigger', 'flip'].includes(ability.kind)) {
          const worth = useWorth({ table, source: undefined, ability: ability as Activated, chosen: {} });
          expect([name, Number.isFinite(worth)]).toEqual([name, true]);
        }
  });
});
