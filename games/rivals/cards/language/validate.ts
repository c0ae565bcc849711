/**
 * Checks that a definition makes sense to the rules. One that they cannot execute fails when it is loaded, never
 * silently.
 */
import { validation } from '@praxis/kit/definitions.ts';
import { complain, type Place } from '@praxis/kit/shape.ts';
import { type CardDef, card } from '../language.ts';

export const { validate, requireValid } = validation(card, checkSense);

function checkSense(def: CardDef, at: Place): void {
  const has = (key: keyof CardDef): boolean => def[key] !== undefined;
  if ((def.kind === 'vampire') !== has('bp')) complain(at, 'vampires, and only they, have Blood Potency');
  if ((def.kind === 'library') !== has('types')) complain(at, 'Library cards, and only they, have types');
  if ((def.kind === 'city') !== has('city')) complain(at, 'City cards, and only they, have types of the City');
  if ((def.types?.includes('attack') === true) !== has('attack')) complain(at, 'an Attack card shows its types');
  if ((def.types?.includes('reaction') === true) !== has('reaction'))
    complain(at, 'a Reaction shows the types that it answers');
  if ((def.types?.includes('influence modifier') === true) !== has('modifier'))
    complain(at, 'an Influence Modifier says what it is worth');
  if ((def.subtypes?.includes('conspiracy') === true) !== has('threshold'))
    complain(at, 'Conspiracies, and only they, have a threshold');
  if ((def.subtypes?.includes('title') === true) !== has('exert'))
    complain(at, 'Titles of the Library, and only they, cost Influence');
  for (const ability of def.abilities ?? []) {
    const isText = ability.kind === 'reveal' || ability.kind === 'survives' || ability.kind === 'intel';
    if (isText && !has('attack') && !has('reaction'))
      complain(at, `an ability of the kind ${ability.kind} means nothing outside of an attack`);
    if ('effects' in ability && ability.effects?.length === 0) complain(at, 'it does nothing');
  }
}
