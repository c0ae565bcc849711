import { describe, expect, it } from 'vitest';
import type { CardDef } from '../../cards/language.ts';
import { layCard, tableAt } from '../../testing.ts';
import { takeControl } from '../changes/entering.ts';
import { addLasting } from '../changes/lasting.ts';
import { moveCounters } from '../changes/losing.ts';
import { burn } from '../changes/moving.ts';
import { hasTrait } from '../facts/cards.ts';
import { titleOf } from '../facts/titles.ts';
import { votesOf } from '../facts/values.ts';
import { cardOf, playOf } from '../state/state.ts';

/** Tegyrius in the third edition, without the texts that do not matter here. */
const COMMON = {
  name: 'Tegyrius',
  kind: 'vampire',
  clan: 'Assamite',
  sect: 'Camarilla',
  group: 2,
  capacity: 9,
} as const;
const BASE: CardDef = { ...COMMON, id: 'tegyrius', disciplines: { pre: 1 }, traits: ['blood cursed'] };
const ADVANCED: CardDef = {
  ...COMMON,
  id: 'tegyrius-adv',
  disciplines: { pre: 2 },
  advanced: true,
  mergedTitle: 'justicar',
  mergedTitleOf: 'Assamite',
};

const table = (edition: string, inPlay: string, uncontrolled: string) =>
  tableAt(
    { edition, seats: { Sara: {}, Alex: {} }, turn: 'Sara', phase: 'influence' },
    (g) => {
      layCard(g, 0, 'ready', inPlay);
      layCard(g, 0, 'uncontrolled', uncontrolled);
    },
    [BASE, ADVANCED],
  );

describe('V-ADV Advanced vampires', () => {
  it.each(['third', 'fifth'])('V-ADV-009 EX-25 a justicar only when merged, with 3 votes: %s', (edition) => {
    const game = table(edition, 'tegyrius-adv', 'tegyrius');
    const [tegyrius] = game.player('Sara').zones.ready as [never];
    expect(titleOf(game.g, tegyrius)).toBeUndefined();
    game.say('Sara', 'merges Tegyrius');
    expect(titleOf(game.g, tegyrius)).toEqual({ rank: 'justicar', of: 'Assamite' });
    expect(votesOf(game.g, tegyrius)).toBe(3);
  });

  it('V-ADV-007 the traits of the base card are text that stays', () => {
    const game = table('fifth', 'tegyrius-adv', 'tegyrius');
    const [tegyrius] = game.player('Sara').zones.ready as [never];
    expect(hasTrait(game.g, tegyrius, 'blood cursed')).toBe(false);
    game.say('Sara', 'merges Tegyrius');
    expect(hasTrait(game.g, tegyrius, 'blood cursed')).toBe(true);
  });

  it('V-ADV-006 effects on the base card go over to the merged vampire', () => {
    const game = table('fifth', 'tegyrius', 'tegyrius-adv');
    const [base] = game.player('Sara').zones.ready as [never];
    addLasting(game.g, { until: 'turn', card: base, stat: 'bleed', amount: 2 });
    game.say('Sara', 'merges Tegyrius');
    const [merged] = game.player('Sara').zones.ready;
    expect(merged).not.toBe(base);
    expect(game.g.state.lasting[0]?.card).toBe(merged);
  });

  it('V-ADV-003 both are one vampire until it is burned, under any controller', () => {
    const game = table('fifth', 'tegyrius', 'tegyrius-adv').say('Sara', 'merges Tegyrius');
    const [merged] = game.player('Sara').zones.ready as [never];
    const under = playOf(game.g, merged).merged as never;
    takeControl(game.g, merged, 1);
    expect(playOf(game.g, merged).merged).toBe(under);
    burn(game.g, merged);
    expect([cardOf(game.g, merged).place, cardOf(game.g, under).place]).toEqual(['ash_heap', 'ash_heap']);
  });
});

describe('V-GEN-009 Counters', () => {
  it('V-GEN-009 EX-18 blood that an ally steals is its life', () => {
    const game = tableAt({
      seats: { Sara: { ready: [{ ally: 'Hound', life: 2 }] }, Alex: { ready: [{ vampire: 'Mazz', blood: 3 }] } },
    });
    const { g } = game;
    const [hound] = game.player('Sara').zones.ready as [never];
    const [mazz] = game.player('Alex').zones.ready as [never];
    moveCounters(g, mazz, hound, 1);
    expect([playOf(g, hound).counters, playOf(g, mazz).counters]).toEqual([3, 2]);
  });
});
