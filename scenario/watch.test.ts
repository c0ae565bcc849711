import { describe, expect, test } from 'vitest';
import { atTable } from './toy-run.ts';

const OFFERED = (at: string): string => `${at} "plays Anchor" is offered to Alex at response: "Alex plays Anchor".`;

describe('not offered', () => {
  test('looks at every decision up to the one that the next line answers', () => {
    expect(atTable('script:\n  - not offered: {Alex: plays Anchor}\n  - Sara: plays Lantern on Alex\n')).toEqual([]);
    expect(
      atTable('script:\n  - Sara: plays Lantern on Alex\n  - not offered: {Alex: plays Anchor}\n  - Sara: flips\n'),
    ).toEqual([OFFERED('6:25')]);
  });

  test('includes the decision that the next line answers', () => {
    expect(
      atTable(
        'script:\n  - Sara: plays Lantern on Alex\n  - not offered: {Alex: [plays Kite, plays Anchor]}\n  - Alex: passes\n',
      ),
    ).toEqual([OFFERED('6:38')]);
    expect(atTable('script:\n  - not offered: {Sara: plays Anchor}\n  - Sara: flips\n')).toEqual([]);
  });

  test('includes the decisions that are open beside it', () => {
    const script = 'script:\n  - Sara: calls a vote\n  - not offered: {Alex: votes for}\n  - Nora: votes for\n';
    expect(atTable(script)).toEqual(['6:25 "votes for" is offered to Alex at vote: "Alex votes for".']);
    expect(atTable(script.replace('  - not', '  - Alex: votes against\n  - not'))).toEqual([]);
  });

  test('ends with that line', () => {
    const script =
      'script:\n  - not offered: {Alex: plays Anchor}\n  - Sara: plays Lantern on Alex\n  - Alex: plays Anchor\n';
    expect(atTable(script)).toEqual([]);
  });

  test('does not include the decision at which a following until stops, nor later ones', () => {
    const script =
      'script:\n  - Sara: plays Lantern on Alex\n  - not offered: {Alex: plays Anchor}\n  - until: {Alex: response}\n';
    expect(atTable(script)).toEqual([]);
    expect(atTable(`${script}  - Alex: plays Anchor\n`)).toEqual([]);
    expect(atTable(script.replace('{Alex: response}', '{Nora: response}'))).toEqual([OFFERED('6:25')]);
  });

  test('as the last step looks at the open decisions after the forced ones have answered themselves', () => {
    expect(atTable('script:\n  - Sara: plays Lantern on Alex\n  - not offered: {Alex: plays Anchor}\n')).toEqual([
      OFFERED('6:25'),
    ]);
    expect(atTable('script:\n  - Sara: plays Lantern on Alex\n  - not offered: {Nora: plays Anchor}\n')).toEqual([]);
    expect(
      atTable('script:\n  - Sara: plays Lantern on Alex\n  - Alex: passes\n  - not offered: {Sara: plays Lantern}\n'),
    ).toEqual([]);
    expect(
      atTable('script:\n  - Sara: plays Lantern on Alex\n  - Alex: passes\n  - not offered: {Sara: plays Kite}\n'),
    ).toEqual(['7:25 "plays Kite" is offered to Sara at main: "Sara plays Kite on Alex", "Sara plays Kite on Nora".']);
  });

  test('looks at the forced decisions on the way', () => {
    const script = 'script:\n  - Sara: plays Lantern on Nora\n  - Alex: passes\n  - not offered: {Nora: passes}\n';
    expect(atTable(script)).toEqual(['7:25 "passes" is offered to Nora at response: "Nora passes".']);
  });

  test('may name sentences that the rules never allow', () => {
    expect(atTable('script:\n  - not offered: {Sara: sings shanties}\n  - Sara: flips\n')).toEqual([]);
  });

  test('goes on through checks', () => {
    const script =
      'script:\n  - Sara: plays Lantern on Alex\n  - not offered: {Alex: plays Anchor}\n  - expect: {turn: Sara}\n  - offered: {Alex: passes}\n  - Alex: passes\n';
    expect(atTable(script)).toEqual([OFFERED('6:25')]);
  });

  test.each([
    ['plays Ancor', '"ancor" in "plays Ancor" is no card, no seat and no word of this game.'],
    ['plays Anchor on Alec', '"alec" in "plays Anchor on Alec" is no card, no seat and no word of this game.'],
    ['playes Anchor', '"playes" in "playes Anchor" is no card, no seat and no word of this game.'],
    [
      'Anchor',
      '"Anchor" says nothing that a seat can do; expected one of: passes, plays, flips, rolls, calls, makes, votes, bids, chooses, gives, discards, leaves, sings.',
    ],
  ])('A misspelt line does not pass: %s', (line, message) => {
    expect(atTable(`script:\n  - not offered: {Alex: ${line}}\n  - Sara: flips\n`)).toEqual([`5:25 ${message}`]);
    expect(atTable(`script:\n  - not offered: {Alex: ${line}}\n  - until: end\n`)).toEqual([`5:25 ${message}`]);
    expect(atTable(`script:\n  - not offered: {Alex: ${line}}\n`)).toEqual([`5:25 ${message}`]);
  });
});

describe('not asked', () => {
  test('The seat has no choice before the next line', () => {
    expect(atTable('script:\n  - Sara: plays Lantern on Nora\n  - not asked: Nora\n  - Sara: flips\n')).toEqual([]);
    expect(atTable('script:\n  - Sara: plays Lantern on Nora\n  - not asked: Alex\n  - Sara: flips\n')).toEqual([
      '6:5 Alex is asked at response: "Alex passes", "Alex plays Anchor".',
    ]);
  });

  test('The decision that the next line answers does not come before it', () => {
    expect(atTable('script:\n  - Sara: plays Lantern on Nora\n  - not asked: Alex\n  - Alex: passes\n')).toEqual([]);
    expect(atTable('script:\n  - not asked: Alex\n  - Sara: plays Lantern on Nora\n  - Alex: plays Anchor\n')).toEqual(
      [],
    );
  });

  test('As the last step it is about the open decisions, and an until ends it', () => {
    expect(atTable('script:\n  - Sara: plays Lantern on Nora\n  - not asked: Alex\n')[0]).toMatch(
      /^6:5 Alex is asked at response/,
    );
    expect(
      atTable('script:\n  - Sara: plays Lantern on Nora\n  - not asked: Alex\n  - until: {Alex: response}\n'),
    ).toEqual([]);
    expect(
      atTable('script:\n  - Sara: plays Lantern on Nora\n  - not asked: Alex\n  - until: {Nora: response}\n')[0],
    ).toMatch(/^6:5 Alex is asked/);
  });
});
