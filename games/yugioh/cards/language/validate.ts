/**
 * Checks that a definition makes sense to the rules. One that they cannot execute fails when it is loaded, never
 * silently.
 */
import { validation } from '@praxis/kit/definitions.ts';
import { complain, inside, type Place } from '@praxis/kit/shape.ts';
import { type Ability, type CardDef, card } from '../language.ts';

export const { validate, requireValid } = validation(card, checkSense);

const ACTIVATED: readonly string[] = ['activate', 'ignition', 'quick', 'trigger', 'flip'];

function checkSense(def: CardDef, at: Place): void {
  if (def.kind === 'monster') checkMonster(def, at);
  else {
    if (def.icon === undefined) complain(at, 'a Spell or Trap needs an icon');
    for (const key of ['frame', 'level', 'rank', 'atk', 'def', 'attribute', 'type', 'scale'] as const)
      if (def[key] !== undefined) complain(inside(at, key), 'only monsters have it');
  }
  (def.effects ?? []).forEach((effect, index) => void checkEffect(def, effect, inside(inside(at, 'effects'), index)));
}

function checkMonster(def: CardDef, at: Place): void {
  for (const key of ['frame', 'attribute', 'type', 'atk', 'def'] as const)
    if (def[key] === undefined) complain(at, `a monster needs ${key}`);
  if ((def.rank !== undefined) !== (def.frame === 'xyz')) complain(at, 'Xyz Monsters, and only they, have a Rank');
  if ((def.level === undefined) !== (def.frame === 'xyz')) complain(at, 'all other monsters have a Level');
  if (def.icon !== undefined) complain(at, 'a monster has no icon');
  for (const way of ['synchro', 'xyz'] as const)
    if ((def.frame === way) !== (def.materials?.[way] !== undefined))
      complain(at, `${way} materials are missing or too many`);
}

function checkEffect(def: CardDef, effect: Ability, at: Place): void {
  if (ACTIVATED.includes(effect.kind) && 'effects' in effect && effect.effects.length === 0 && !effect.modes)
    if (effect.kind !== 'activate') complain(at, 'it does nothing');
  if (effect.kind === 'activate' && def.kind === 'monster' && effect.pendulum !== true)
    complain(at, 'only Spells and Traps are activated as cards');
  if (effect.kind === 'trigger' && !effect.when && !effect.ifEvent && !effect.during) complain(at, 'it never triggers');
}
