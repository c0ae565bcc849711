/** Which cards use which words of the card language. */
import type { CardDef, Effect } from '../language.ts';
import { effectsIn } from './validate.ts';

/** The names of the cards that use each kind of effect, once for each name; a kind that no card uses is not listed. */
export function usesOf(cards: readonly CardDef[]): ReadonlyMap<Effect['do'], readonly string[]> {
  const uses = new Map<Effect['do'], string[]>();
  for (const def of cards)
    for (const kind of new Set(allEffects(def).map((effect) => effect.do))) {
      const names = uses.get(kind) ?? [];
      if (!names.includes(def.name)) names.push(def.name);
      uses.set(kind, names);
    }
  return uses;
}

function allEffects({ modes = [], abilities = [], mergedAbilities = [], variants = {} }: CardDef): Effect[] {
  const ofModes = modes.flatMap((mode) => [...mode.effects, ...(mode.during ?? [])]);
  const ofAbilities = [...abilities, ...mergedAbilities].flatMap((ability) => [
    ...('effects' in ability ? ability.effects : []),
    ...('during' in ability ? (ability.during ?? []) : []),
    ...('weapon' in ability ? [{ do: 'strike' as const, strike: ability.weapon }] : []),
  ]);
  return [
    ...effectsIn([...ofModes, ...ofAbilities]),
    ...Object.values(variants).flatMap((variant) => allEffects(variant as CardDef)),
  ];
}
