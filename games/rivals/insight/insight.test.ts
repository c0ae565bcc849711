import type { Insight } from '@praxis/contract';
import { type Decision, fitting, openAt, openMatch } from '@praxis/engine';
import { favouriteOf, insightDifferences, insightFaults, situationOf, wantedIn } from '@praxis/testkit/insight.ts';
import { describe, expect, test } from 'vitest';
import { DECKS } from '../decks/index.ts';
import { rivals } from '../game.ts';
import { hosting } from '../hosting.ts';
import { staging } from '../staging.ts';
import { textIn } from '../text/languages.ts';
import { insights } from './index.ts';

const EDITION = '1.9';

function favourite(seats: object, more: object = {}): ReturnType<typeof favouriteOf> {
  const { setup, state } = staging.stage({ edition: EDITION, turn: 'Ana', seats, ...more });
  return favouriteOf(hosting, openAt(rivals, setup, state), 0);
}

function seated(seed: string, count: number): ReturnType<typeof openMatch> {
  const decks = Object.values(DECKS);
  const seats = ['Ana', 'Bob', 'Cleo', 'Dan'].slice(0, count).map((name, seat) => ({ name, deck: decks[seat] ?? {} }));
  return openMatch(rivals, { edition: EDITION, seats, seed });
}

describe('in a turn', () => {
  test('a Citizen that the attack defeats is worth an Action', () => {
    const said = favourite({ Ana: { haven: ['Hydra'], hand: ['Baseball Bat'] }, Bob: {} }, { streets: ['Athlete'] });
    expect(said).toEqual({ sentence: 'Hydra attacks Athlete', why: 'attack' });
  });

  test('a character of the Rival that falls to the attack is chosen before another', () => {
    const weak = { blood: 1 };
    const said = favourite({
      Ana: { streets: ['Hydra'], rival: 'Cleo' },
      Bob: { haven: ['Doc'], streets: [{ card: 'Velvet', ...weak }] },
      Cleo: { haven: ['Nancy Witt'], streets: [{ card: 'Bad Penny', ...weak }] },
    });
    expect(said).toEqual({ sentence: 'Hydra attacks Bad Penny', why: 'attack' });
  });

  test('the last Prestige is not spent on a recruit', () => {
    const at = (prestige: number): string =>
      favourite({ Ana: { haven: [{ card: 'Skunk', blood: 2 }], hand: ['Hydra'], prestige }, Bob: { haven: ['Doc'] } })
        .sentence;
    expect(at(15)).toBe('Ana recruits Hydra');
    expect(at(8)).not.toBe('Ana recruits Hydra');
  });

  test('a Conspiracy with all its tokens is resolved', () => {
    const said = favourite({
      Ana: { haven: ['Doc'], conspiracies: [{ card: 'Whispering Campaign', prestige: { Ana: 4 } }] },
      Bob: {},
    });
    expect(said).toMatchObject({ why: 'conspiracy' });
    expect(said.sentence).toContain('resolves Whispering Campaign');
  });
});

describe('the Agenda', () => {
  /** True if the bot turns the Agenda card up after these answers. */
  function turnsUp(agenda: string, seats: { Ana: object; Bob?: object }, ...answers: readonly string[]): boolean {
    const own = { ...seats.Ana, 'agenda card': { card: agenda, up: false } };
    const { setup, state } = staging.stage({
      ...{ edition: EDITION, turn: 'Ana' },
      seats: { Ana: own, Bob: seats.Bob ?? { streets: ['Doc'] } },
    });
    const match = openAt(rivals, setup, state);
    for (const answer of answers) {
      const decision = match.decisions[0] as Decision;
      const [found] = fitting(match.context, rivals.wording('en'), decision, answer);
      if (found) match.choose(decision.seat, found.path);
    }
    const wanted = wantedIn(match, situationOf(match, match.decisions[0] as Decision), insights.of(setup) as Insight);
    expect([[], ['turns_up_the_Agenda: agenda']]).toContainEqual(wanted);
    return wanted.length > 0;
  }

  test('R-WIN-002 is turned up in an attack that can score, not before', () => {
    const Ana = { streets: ['Hydra'] };
    expect(turnsUp('Turf War', { Ana })).toBe(false);
    expect(turnsUp('Turf War', { Ana }, 'Hydra attacks Doc')).toBe(true);
    expect(turnsUp('Strength in Numbers', { Ana }, 'Hydra attacks Doc')).toBe(false);
  });

  test('R-WIN-002 is turned up for a Scheme, a Conspiracy, a Title or enough characters in The Streets', () => {
    const scheme = { haven: ['Hydra'], hand: ['Free Money'] };
    expect(turnsUp('Manipulate the Masses', { Ana: scheme })).toBe(false);
    expect(turnsUp('Manipulate the Masses', { Ana: scheme }, 'Ana plays Free Money with Hydra')).toBe(true);
    const plot = (prestige: number): object => ({
      ...{ haven: ['Doc'], conspiracies: [{ card: 'All Tied Up', prestige: { Ana: prestige } }] },
    });
    expect(turnsUp('The End is Nigh', { Ana: plot(1) })).toBe(false);
    expect(turnsUp('The End is Nigh', { Ana: plot(2) })).toBe(true);
    const Bob = { haven: [{ card: 'Doc', with: ['Prince of the City'] }] };
    expect(turnsUp('Base of Power', { Ana: { haven: ['Hydra'] }, Bob })).toBe(false);
    expect(turnsUp('Base of Power', { Ana: { haven: ['Hydra'], hand: ['Herald'] }, Bob })).toBe(true);
    expect(turnsUp('Strength in Numbers', { Ana: { streets: ['Hydra', 'Skunk', 'Flick'] } })).toBe(true);
  });
});

describe('insight', () => {
  test('of a seat depends only on its view', () => {
    const match = seated('insight law', 3);
    const { compared, different } = insightDifferences(match, insights.of(match.setup), 'insight law');
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(5);
  });

  test.each([2, 4])('gives every piece a weight, and %s seats together expect one win', (count) => {
    const match = seated('insight weights', count);
    expect(insightFaults(match, insights.of(match.setup), textIn('en').botReasons, 'insight weights')).toEqual([]);
  });
});
