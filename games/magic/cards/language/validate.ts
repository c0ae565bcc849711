/** Whether a definition says something that the rules can carry out. What they cannot fails when it is loaded, never silently. */
import { Mistake } from '@praxis/engine';
import { complain, inside, isObject, outermost, type Place, shape } from '@praxis/kit/shape.ts';
import type { Ability, CardDef, CardType, Effect, Filter } from '../language.ts';
import { CARD } from './schema.ts';

const CARD_SHAPE = shape(CARD);

/** Everything that is wrong with a definition, as `path: what is wrong`; nothing if it is good. */
export function validate(def: unknown): string[] {
  const place = outermost();
  if (!isObject(def)) return ['expected a definition'];
  CARD_SHAPE(def, place);
  if (place.errors.length > 0) return place.errors;
  checkSense(def as unknown as CardDef, place);
  checkJson(def, place);
  return place.errors;
}

/** Throws if a definition is not good. */
export function requireValid<T>(def: T): T {
  const errors = validate(def);
  if (errors.length > 0) {
    const name = isObject(def) && typeof def.name === 'string' ? def.name : 'A card';
    throw new Mistake(`${name} cannot be used: ${errors.join('; ')}.`);
  }
  return def;
}

function checkSense(def: CardDef, at: Place): void {
  const is = (type: CardType): boolean => def.types.includes(type);
  if (def.types.length === 0 && def.object !== 'emblem') complain(at, 'a card needs a type');
  if (is('creature') !== (def.power !== undefined && def.toughness !== undefined))
    complain(at, 'creatures, and only they, have power and toughness');
  if (is('planeswalker') !== (def.loyalty !== undefined)) complain(at, 'planeswalkers, and only they, have loyalty');
  if ((def.enchant !== undefined) !== (def.subtypes?.includes('Aura') === true))
    complain(at, 'Auras, and only they, enchant something');
  if ((def.equip !== undefined) !== (def.subtypes?.includes('Equipment') === true))
    complain(at, 'Equipment, and only it, is equipped');
  if (is('land') && def.cost !== undefined) complain(at, 'a land has no mana cost');
  if (def.colors && def.object === undefined && def.cost !== undefined && !def.id.startsWith('invented'))
    complain(at, 'the colours of a card are those of its cost');
  const isSpell = is('instant') || is('sorcery');
  (def.abilities ?? []).forEach(
    (ability, index) => void checkAbility(ability, isSpell, inside(inside(at, 'abilities'), index)),
  );
}

function checkAbility(ability: Ability, isSpell: boolean, at: Place): void {
  if ((ability.kind === 'spell') !== isSpell && !(isSpell && ability.kind === 'static'))
    complain(
      at,
      `an ability of the kind ${ability.kind} means nothing ${isSpell ? 'on an instant or sorcery' : 'on a permanent'}`,
    );
  if (ability.kind === 'static' && typeof ability.of === 'object') checkStatic(ability.of, at);
  if (ability.kind === 'static' && ability.gives.loseAbilities)
    complain(at, 'only the effect of a spell or ability can make something lose its abilities');
  if ('effects' in ability && ability.effects.length === 0) complain(at, 'it does nothing');
  if (ability.kind === 'triggered' && ability.when.length === 0) complain(at, 'it never triggers');
}

/** Continuous effects are worked out before power and toughness are known, and are not worked out anew when something is tapped. */
function checkStatic(filter: Filter, at: Place): void {
  for (const key of ['powerMin', 'toughnessMin', 'tapped', 'combat', 'damagedBy'] as const)
    if (filter[key] !== undefined) complain(at, `a static ability cannot look at ${key}`);
  if (filter.not) checkStatic(filter.not, at);
  for (const each of filter.any ?? []) checkStatic(each, at);
}

/** All effects, also those inside others. */
export function effectsIn(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect): Effect[] => [effect, ...('effects' in effect ? effectsIn(effect.effects) : [])]);
}

/** Definitions are hashed into records, so they must survive being written and read. */
function checkJson(def: unknown, at: Place): void {
  if (JSON.stringify(JSON.parse(JSON.stringify(def))) !== JSON.stringify(def))
    complain(at, 'is not the same after being written as JSON');
}
