/**
 * Checks that a definition makes sense to the rules. One that they cannot execute is refused when it is loaded, never
 * silently.
 */
import { validation } from '@praxis/kit/definitions.ts';
import { complain, type Place } from '@praxis/kit/shape.ts';
import { type CardDef, card } from '../language.ts';

export const { validate, requireValid } = validation(card, checkSense);

/** Checks that types cannot express. */
function checkSense(def: CardDef, at: Place): void {
  if (def.kind === 'Pokémon') {
    const needsName = ['Stage 1', 'Stage 2', 'VMAX', 'VSTAR', 'MEGA', 'BREAK'].includes(def.stage);
    if (needsName !== (def.evolvesFrom !== undefined))
      complain(at, `a card of stage ${def.stage} ${needsName ? 'says' : 'does not say'} what it evolves from`);
    const pieces = def.stage === 'V-UNION' || def.stage === 'LEGEND';
    if (pieces !== (def.piece !== undefined)) complain(at, 'piece belongs to V-UNION and LEGEND');
    // P-GX-001, P-VSTAR-002
    if (def.attacks?.some(({ gx }) => gx) && !def.tags?.includes('GX')) complain(at, 'only Pokémon-GX have GX attacks');
    const vstar = [...(def.attacks ?? []), ...(def.abilities ?? [])].some(({ vstar }) => vstar);
    if (vstar && !def.tags?.includes('VSTAR')) complain(at, 'only Pokémon VSTAR have VSTAR Powers');
    const names = [...(def.attacks ?? []), ...(def.abilities ?? [])].map(({ name }) => name);
    if (new Set(names).size < names.length) complain(at, 'two attacks or Abilities have the same name');
  }
  if ('provides' in def && def.provides.at(-1)?.if !== undefined)
    complain(at, 'the last line of provides has no condition');
}
