import { nodesWith } from '@praxis/kit/definitions.ts';
import { describe, expect, it } from 'vitest';
import { CARD_LANGUAGES } from '../text/cards/languages.ts';
import { EFFECT_SAMPLES } from '../text/cards/samples-effects.ts';
import { CARDS } from './index.ts';
import { usesOf } from './language/uses.ts';
import type { CardDef, Effect } from './language.ts';

/** All kinds of effects: a sample of each exists, or the samples do not compile. */
const KINDS = Object.keys(EFFECT_SAMPLES) as Effect['do'][];
const SINGLE_SHARE_MAX = 0.15;

function singleShare(cards: readonly CardDef[]): number {
  const uses = [...usesOf(cards).values()];
  return uses.filter((names) => names.length === 1).length / uses.length;
}

const card = (name: string, ...effects: readonly Effect[]): CardDef => ({
  id: name,
  name,
  kind: 'library',
  types: ['master'],
  modes: [{ effects }],
});

describe('the vocabulary of effects', () => {
  it('has no kind that no card uses', () => {
    const used = usesOf(CARDS);
    expect(KINDS.filter((kind) => !used.has(kind))).toEqual([]);
  });

  it('has no condition that no card uses', () => {
    const used = nodesWith<{ if: unknown }>('if', CARDS).map((node) => node.if);
    expect(Object.keys(CARD_LANGUAGES.en.conditions).filter((kind) => !used.includes(kind))).toEqual([]);
  });

  it('has few kinds that serve a single card', () => {
    expect(singleShare(CARDS)).toBeLessThanOrEqual(SINGLE_SHARE_MAX);
  });
});

describe('the uses of a kind', () => {
  const gain: Effect = { do: 'gain pool', who: 'you', amount: 1 };

  it('are found wherever an effect can stand', () => {
    const inside: Effect = {
      do: 'later',
      when: 'after resolution',
      effects: [{ do: 'may', effects: [], else: [gain] }],
    };
    const places: readonly CardDef[] = [
      card('mode', gain),
      card('nested', { do: 'strike', strike: { kind: 'dodge', also: [inside] } }),
      { ...card('during'), modes: [{ during: [gain], effects: [] }] },
      { ...card('ability'), abilities: [{ trigger: 'enters play', effects: [gain] }] },
      { ...card('merged'), mergedAbilities: [{ trigger: 'enters play', effects: [gain] }] },
      { ...card('variant'), variants: { third: { modes: [{ effects: [gain] }] } } },
    ];
    expect(usesOf(places).get('gain pool')).toEqual(places.map(({ name }) => name));
  });

  it('count two versions of a card as one', () => {
    expect(usesOf([card('twin', gain), card('twin', gain)]).get('gain pool')).toEqual(['twin']);
  });

  it('make up the share of kinds that serve a single card', () => {
    expect(singleShare([card('one', gain), card('two', gain)])).toBe(0);
    expect(singleShare([card('one', gain), card('two', gain, { do: 'lock', card: 'self' })])).toBe(0.5);
  });
});
