/** What is printed on a VTES card, in the short form in which players write it down. Facts only: no rules text. */
import type { CardDef } from '@praxis/vtes/cards/language.ts';

/** `Nosferatu 6 ani aus OBF pot`, `action modifier dom`, `equipment 2 pool`. */
export function printedOn(def: CardDef): string {
  return def.kind === 'library' ? libraryCard(def) : cryptCard(def);
}

function cryptCard({ clan, capacity, disciplines = {}, advanced }: CardDef): string {
  const levels = Object.entries(disciplines).map(([name, level]) => (level === 2 ? name.toUpperCase() : name));
  return [clan, capacity === undefined ? '' : String(capacity), ...levels, advanced ? 'advanced' : '']
    .filter(Boolean)
    .join(' ');
}

function libraryCard({ types = [], cost, modes = [], requires }: CardDef): string {
  const disciplines = new Set(modes.flatMap((mode) => mode.disciplines ?? []).map((name) => name.toLowerCase()));
  const clan = requires?.clan;
  const costs = (['pool', 'blood', 'conviction'] as const)
    .filter((kind) => cost?.[kind] !== undefined)
    .map((kind) => `${cost?.[kind]} ${kind}`);
  return [types.join('/'), ...[clan ?? []].flat(), ...disciplines, ...costs].filter(Boolean).join(' · ');
}
