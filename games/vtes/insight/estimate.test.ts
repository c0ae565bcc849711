import { describe, expect, it, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import type { CardDef } from '../cards/language.ts';
import { estimate, type ModeEstimate } from './estimate.ts';
import { isOutdone } from './hand.ts';

function card(name: string): CardDef {
  const def = CARDS.find((each) => each.name === name);
  if (!def) throw new Error(`There is no ${name}.`);
  return def;
}

const givesOf = (name: string): readonly object[] => estimate(card(name)).modes.map(({ gives }) => gives);

test.each<[string, readonly object[]]>([
  ['Govern the Unaligned', [{ bleed: 2 }, { stealth: 1, bloodOfUncontrolled: 3 }]],
  ['Conditioning', [{ bleed: 2 }, { bleed: 3 }]],
  ['Bonding', [{ bleed: 1 }, { stealth: 1, bleed: 1 }]],
  ['Aire of Elation', [{ bleed: 1.5 }, { bleed: 2.5 }]],
  ['Bewitching Oration', [{ votes: 2 }, { votes: 4 }]],
  ['Skin of Rock', [{ prevents: 1 }, { prevents: 2 }]],
  ['Deflection', [{ locks: -1, redirectsBleed: 1 }, { redirectsBleed: 1 }]],
  ['Freak Drive', [{ unlocks: 1 }, { unlocks: 1 }]],
  ['Majesty', [{ endsCombat: 1 }, { endsCombat: 1, unlocks: 1 }]],
  [
    'Canine Horde',
    [
      { ranged: 1, damage: 1 },
      { ranged: 1, firstStrike: 1, destroysEquipment: 1 },
    ],
  ],
  [
    'Daring the Dawn',
    [
      { removesBlocker: 1, selfDamage: 2, selfAggravated: 2 },
      { removesBlocker: 1, selfDamage: 1, selfAggravated: 1 },
    ],
  ],
  ['Kine Resources Contested', [{ poolOfOthers: -4 }]],
  ['Villein', [{ staysInPlay: 1, pool: 5, blood: -5 }]],
  ['Misdirection', [{ locks: 1 }]],
  [
    'Mind Numb',
    [
      { locks: 1, staysLocked: 1 },
      { stealth: 1, locks: 1, staysLocked: 1 },
    ],
  ],
  ['Banishment', [{ sendsToTorpor: 1 }]],
  ['Parity Shift', [{ pool: 3, poolOfOthers: -3 }]],
  ['Psyche!', [{ presses: 1 }, { fights: 1 }]],
])('%s', (name, gives) => {
  expect(givesOf(name)).toEqual(gives);
});

describe('an estimate', () => {
  it('has the benefits of a card in play', () => {
    expect(estimate(card('.44 Magnum')).inPlay).toEqual({ ranged: 1, damage: 2, maneuvers: 1 });
    expect(estimate(card('Elder Library')).inPlay).toEqual({ handSize: 1 });
    expect(estimate(card('Catalina Vega')).inPlay).toEqual({ bleed: 2, strength: 1 });
    expect(estimate(card('Loyal Street Gang')).inPlay).toEqual({ strength: 1 });
    expect(estimate(card('Creeping Sabotage')).inPlay).toEqual({ poolOfOthers: -1, poolOfPrey: -1, drains: 1 });
    expect(estimate(card('War of Ages')).inPlay).toMatchObject({ drains: 1 });
  });

  it('counts a use at a price only as a possibility', () => {
    expect(estimate(card('Blood Doll')).inPlay).toEqual({ pool: 0.5, blood: 0.5 });
    expect(estimate(card('Gravebound Drone')).inPlay).toMatchObject({ bleed: 1.5 });
    expect(estimate(card('Gravebound Drone')).inPlay.blood).toBeUndefined();
  });

  it('has cost, type and the intended target', () => {
    const [bleed, feed] = estimate(card('Govern the Unaligned')).modes;
    expect(bleed).toMatchObject({ type: 'action', disciplines: ['dom'], cost: { pool: 0, blood: 1 }, hostile: true });
    expect(feed?.hostile).toBe(false);
    // A card that burns the vampire that it is on.
    expect(estimate(card('Anathema')).modes[0]?.hostile).toBe(true);
  });

  it('names ways and uses as answers do', () => {
    expect(estimate(card('Bonding')).modes.map(({ way }) => way)).toEqual(['basic', 'superior']);
    expect(estimate(card('Second Tradition: Domain')).modes.map(({ way }) => way)).toEqual(['intercept', 'unlocking']);
    expect(estimate(card('Vessel')).uses.map(({ way, gives }) => [way, gives.pool, gives.blood])).toEqual([
      ['to the pool', 1, -1],
      ['to the vampire', -1, 1],
    ]);
    expect(estimate(card('Haven Uncovered')).uses[0]).toMatchObject({ way: 'fight', action: true, hostile: true });
  });

  it('has the printed facts of vampires', () => {
    expect(estimate(card('Alexander Silverson'))).toMatchObject({
      kind: 'vampire',
      clan: 'Malkavian',
      capacity: 8,
      title: 'prince',
      disciplines: { aus: 2, dom: 2, obf: 2, pre: 1 },
    });
    expect(estimate(card('Bonding'))).toMatchObject({ kind: 'library', capacity: 0, disciplines: {} });
  });

  it('has numbers only, for every card', () => {
    for (const def of CARDS) {
      const { modes, inPlay } = estimate(def);
      for (const benefits of [inPlay, ...modes.map(({ gives }) => gives)])
        for (const amount of Object.values(benefits)) expect(Number.isFinite(amount), def.name).toBe(true);
    }
  });

  it('is computed once', () => {
    expect(estimate(card('Bonding'))).toBe(estimate(card('Bonding')));
  });
});

test("the opponent's strength is no gain", () => {
  expect(givesOf('Drawing Out the Beast').every((gives) => !('strength' in gives && Number(gives.strength) > 0))).toBe(
    true,
  );
});

test('damage to the striker and cards that its player must burn are known', () => {
  expect(givesOf('Breath of the Dragon')[0]).toMatchObject({ aggravated: 1, selfDamage: 0.5, selfAggravated: 0.5 });
  const ghoul = estimate(card('War Ghoul'));
  expect(ghoul.sacrifice).toBeDefined();
  expect(ghoul.inPlay.burnsCards).toBe(1);
});

test('a level that gives less for the same price is outdone by the other one', () => {
  const anyWay = (): boolean => true;
  const outdone = (name: string): readonly boolean[] => {
    const known = estimate(card(name));
    return known.modes.map((mode) => isOutdone(known, mode, undefined, anyWay));
  };
  expect(outdone('Enhanced Senses')).toEqual([true, false]);
  expect(outdone('Horrid Form')).toEqual([true, false]);
  // Something else, damage to the striker as well, another time: a choice.
  expect(outdone("Eagle's Sight")).toEqual([false, false]);
  expect(outdone('Breath of the Dragon')).toEqual([false, false]);
  expect(outdone('Plasmic Form')).toEqual([false, false]);
  const weak = { disciplines: { aus: 1 }, title: undefined } as never;
  const senses = estimate(card('Enhanced Senses'));
  expect(isOutdone(senses, senses.modes[0] as ModeEstimate, weak, anyWay)).toBe(false);
});
