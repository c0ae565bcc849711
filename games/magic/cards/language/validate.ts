/**
 * Checks that a definition makes sense to the rules. One that they cannot execute fails when it is loaded, never
 * silently.
 */
import { validation } from '@praxis/kit/definitions.ts';
import { complain, inside, type Place } from '@praxis/kit/shape.ts';
import { type Ability, type CardDef, type CardType, card, type Filter } from '../language.ts';

export const { validate, requireValid } = validation(card, checkSense);

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

/**
 * Continuous effects are computed before power and toughness are known, and are not recomputed when something is
 * tapped.
 */
function checkStatic(filter: Filter, at: Place): void {
  for (const key of ['powerMin', 'toughnessMin', 'tapped', 'combat', 'damagedBy'] as const)
    if (filter[key] !== undefined) complain(at, `a static ability cannot look at ${key}`);
  if (filter.not) checkStatic(filter.not, at);
  for (const each of filter.any ?? []) checkStatic(each, at);
}
