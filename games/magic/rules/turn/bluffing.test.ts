import { describe, expect, test } from 'vitest';
import { tableAt } from '../../testing.ts';

interface Held {
  readonly battlefield: readonly unknown[];
  readonly hand: readonly string[];
}

/** True if Bob has a real choice when Ana has passed in her main phase. */
function isAsked(bob: Held, options: Readonly<Record<string, string>> = {}): boolean {
  const table = tableAt({ seats: { Ana: { battlefield: ['Forest'], hand: ['Forest'] }, Bob: bob }, options });
  table.say('Ana', 'passes');
  const asked = table.match.decisions.find(({ seat }) => seat === table.seat('Bob'));
  expect(asked?.step).toBe('main 1');
  return asked?.forced === false;
}

describe('M-X-015, M-X-026 A player who could hold a response, as far as everybody can see, is asked', () => {
  const elf = { card: 'Sunblade Elf' };
  const guard = { card: 'Midnight Guard' };
  const instants = ['Gather Courage', 'Lightning Strike'];

  test.each(instants)('with a green creature that could pay alone, holding %s', (held) => {
    expect(isAsked({ battlefield: [elf], hand: [held] })).toBe(true);
  });

  test.each(['Devouring Light', 'Overwhelm'])('with three creatures of which two are white, holding %s', (held) => {
    expect(isAsked({ battlefield: [guard, guard, 'Walking Corpse'], hand: [held] })).toBe(true);
    // Two of them could pay for none of the existing cards.
    expect(isAsked({ battlefield: [guard, guard], hand: [held] })).toBe(false);
    expect(isAsked({ battlefield: [guard, 'Walking Corpse', 'Walking Corpse'], hand: [held] })).toBe(false);
  });

  test.each(instants)('not if the creature is tapped or has no such colour, holding %s', (held) => {
    expect(isAsked({ battlefield: [{ ...elf, tapped: true }], hand: [held] })).toBe(false);
    expect(isAsked({ battlefield: ['Walking Corpse'], hand: [held] })).toBe(false);
  });

  test.each(instants)('with an untapped land where mana is made in payments only, holding %s', (held) => {
    const options = { mana: 'in payments' };
    expect(isAsked({ battlefield: ['Plains'], hand: [held] }, options)).toBe(true);
    expect(isAsked({ battlefield: [{ card: 'Plains', tapped: true }], hand: [held] }, options)).toBe(false);
  });

  test('not without cards in hand', () => {
    expect(isAsked({ battlefield: [elf], hand: [] })).toBe(false);
    expect(isAsked({ battlefield: ['Plains'], hand: [] }, { mana: 'in payments' })).toBe(false);
  });
});

describe('M-LAND-001, M-X-015 A player who could hold a land, as far as everybody can see, is asked in a main phase', () => {
  const isAskedFirst = (hand: readonly string[], step: 'main 1' | 'end' = 'main 1'): boolean => {
    const table = tableAt({ step, seats: { Ana: { battlefield: [], hand }, Bob: {} } });
    const asked = table.match.decisions.find(({ seat }) => seat === table.seat('Ana'));
    return asked !== undefined && asked.step === step && !asked.forced;
  };

  test.each(['Forest', 'Runeclaw Bear'])('without any land on the battlefield, holding %s', (held) => {
    expect(isAskedFirst([held])).toBe(true);
  });

  test('not without cards in hand, nor in another step', () => {
    expect(isAskedFirst([])).toBe(false);
    expect(isAskedFirst(['Forest'], 'end')).toBe(false);
  });
});
