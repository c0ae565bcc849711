/** The Energy that cards provide, and whether it covers a cost (P-ENE). */
import type { CardId } from '@praxis/engine';
import { type Attack, type EnergyDef, isEnergyDef, SYMBOLS, type Type } from '../../cards/language.ts';
import { sceneOf } from '../state/scene.ts';
import { defOf, type G, type Pokemon } from '../state/state.ts';
import { holds } from './amounts.ts';
import { modifiersOn } from './modifiers.ts';

/** One Energy: its possible types. */
export type Unit = readonly Type[] | 'every';

/** The Energy that a card provides where it is attached. */
export function unitsOf(g: G, pokemon: Pokemon, id: CardId): readonly Unit[] {
  const def = defOf(g, id);
  if (!isEnergyDef(def)) return [];
  const { provides } = def;
  const provision =
    provides.length === 1
      ? provides[0]
      : provides.find(({ if: fact }) => fact === undefined || holds(g, sceneOf(pokemon.seat, pokemon.id, id), fact));
  if (!provision) return [];
  return Array.from({ length: provision.count }, () => provision.types);
}

export function allUnitsOf(g: G, pokemon: Pokemon): Unit[] {
  return pokemon.energy.flatMap((id) => unitsOf(g, pokemon, id));
}

/** How much Energy the cards attached to a Pokémon provide, of a type or in all. */
export function energyCount(g: G, pokemon: Pokemon, type?: Type): number {
  const units = allUnitsOf(g, pokemon);
  return type === undefined ? units.length : units.filter((unit) => isOf(unit, type)).length;
}

/** How much Energy of these types, or in all, one card provides where it is attached. */
export function energyFrom(g: G, pokemon: Pokemon, id: CardId, type?: Type | readonly Type[]): number {
  const units = unitsOf(g, pokemon, id);
  if (type === undefined) return units.length;
  const types = typeof type === 'string' ? [type] : type;
  return units.filter((unit) => types.some((each) => isOf(unit, each))).length;
}

/**
 * True if an unattached Energy card is of the type: conditional types, and Energy of every type, exist in play only.
 */
export function providesType({ provides }: EnergyDef, type: Type): boolean {
  const types = provides.at(-1)?.types;
  return types !== undefined && types !== 'every' && types.includes(type);
}

function isOf(unit: Unit, type: Type): boolean {
  return unit === 'every' || unit.includes(type);
}

const costs = new Map<string, readonly Type[]>();

/** The symbols of a cost, the typed ones first. */
export function symbolsOf(cost: string): readonly Type[] {
  let symbols = costs.get(cost);
  if (!symbols) {
    const all = [...cost].map((letter) => {
      const type = SYMBOLS[letter];
      if (!type) throw new Error(`${JSON.stringify(letter)} is no symbol of a cost`);
      return type;
    });
    symbols = inOrder(all);
    costs.set(cost, symbols);
  }
  return symbols;
}

/** The typed symbols first. */
export function inOrder(symbols: readonly Type[]): readonly Type[] {
  return [...symbols.filter((type) => type !== 'Colorless'), ...symbols.filter((type) => type === 'Colorless')];
}

/** The cost of an attack, as changed by cards: Colorless symbols are added, or removed as long as there are any. */
export function attackCostOf(g: G, pokemon: Pokemon, { cost }: Attack): readonly Type[] {
  const printed = symbolsOf(cost);
  const change = modifiersOn(g, pokemon, 'attack cost').reduce((sum, { amount }) => sum + amount, 0);
  if (change === 0) return printed;
  const typed = printed.filter((type) => type !== 'Colorless');
  const colorless = Math.max(0, printed.length - typed.length + change);
  return [...typed, ...Array.from({ length: colorless }, (): Type => 'Colorless')];
}

/**
 * P-ENE-003 Every symbol is covered by one Energy of its own. P-ENE-004 A Colorless symbol takes any. P-ENE-005 Without symbols nothing
 * is needed.
 */
export function covers(units: readonly Unit[], symbols: readonly Type[]): boolean {
  if (units.length < symbols.length) return false;
  return assign(units, symbols, 0, 0);
}

function assign(units: readonly Unit[], symbols: readonly Type[], at: number, used: number): boolean {
  const type = symbols[at];
  // Colorless symbols come last, and the remaining units cover them because there are enough in all.
  if (type === undefined || type === 'Colorless') return true;
  for (let index = 0; index < units.length; index++)
    if (
      (used & (1 << index)) === 0 &&
      isOf(units[index] as Unit, type) &&
      assign(units, symbols, at + 1, used | (1 << index))
    )
      return true;
  return false;
}
