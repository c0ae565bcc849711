/** Checks that cards can lie where a scenario puts them: mistakes name the card and the place. */
import { type At, type Entries, isMap, mistake, numberOf } from '@praxis/kit/form.ts';
import type { CardDef } from '../cards/language.ts';
import { isExtraDeck } from '../rules/state/deck.ts';

const MONSTERS_ONLY = ['attacked', 'changed', 'materials', 'with', 'gemini'];

export type Held = 'hand' | 'graveyard' | 'banished' | 'extra' | 'side' | 'deck';
export type Laid = 'monsters' | 'spells' | 'set' | 'field' | 'pendulum';

/** Y-DECK-003, Y-PEN-008, Y-TERM-003, Y-TOK-002 Checks a card off the field. */
export function checkHeld(def: CardDef, spec: Entries, at: At, seat: string, zone: Held): void {
  const { name } = def;
  if (def.token === true) mistake(`${name} is a Token, which is on the field only.`, at);
  if (spec.owner !== undefined && spec.owner !== seat)
    mistake(`A card off the field is at its owner's; give ${name} to ${String(spec.owner)}.`, [...at, 'owner']);
  if (spec.counters !== undefined) mistake('Counters are on face-up cards on the field.', [...at, 'counters']);
  if (spec.up !== undefined && zone !== 'extra') mistake('Only cards of the Extra Deck are `up`.', [...at, 'up']);
  if (spec.up === true && def.scale === undefined)
    mistake(`Only Pendulum Monsters are face-up in the Extra Deck, and ${name} is none.`, [...at, 'up']);
  if (zone === 'extra' && !isExtraDeck(def) && def.scale === undefined)
    mistake(`${name} does not belong in the Extra Deck.`, at);
}

/** Y-ZONE-001 Checks a card on the field, and its place. */
export function checkLaid(def: CardDef, spec: Entries, at: At, where: Laid, equipped: boolean): void {
  const { name, kind } = def;
  const isMonster = kind === 'monster';
  if (spec.up !== undefined) mistake('Only cards of the Extra Deck are `up`; a Set card is in `set`.', [...at, 'up']);
  if (where === 'monsters' && !isMonster) mistake(`${name} is no monster.`, at);
  if ((where === 'spells' || where === 'set') && isMonster && !equipped && spec.on === undefined)
    mistake(`${name} is no Spell or Trap; a monster is equipped with \`on\`.`, at);
  if (where === 'field' && def.icon !== 'field') mistake(`${name} is no Field Spell.`, at);
  if (where === 'pendulum' && def.scale === undefined) mistake(`${name} is no Pendulum Monster.`, at);
  if (where !== 'monsters')
    for (const key of MONSTERS_ONLY)
      if (spec[key] !== undefined) mistake(`Only a monster in \`monsters\` has \`${key}\`.`, [...at, key]);
  if (Array.isArray(spec.materials) && spec.materials.length > 0 && def.frame !== 'xyz')
    mistake(`Only an Xyz Monster has materials, and ${name} is none.`, [...at, 'materials']);
  if (spec.gemini === true && !def.abilities?.includes('gemini'))
    mistake(`${name} is no Gemini Monster.`, [...at, 'gemini']);
  if (spec.by !== undefined && !equipped) mistake('Only an Equip Card in `with` has `by`.', [...at, 'by']);
}

export function countersOf(value: unknown, at: At): Record<string, number> {
  if (!isMap(value)) return mistake('Expected numbers of counters by their names.', at);
  return Object.fromEntries(
    Object.entries(value).map(([name, count]) => [name, numberOf(count, [...at, name], 0, Number.MAX_SAFE_INTEGER)]),
  );
}
