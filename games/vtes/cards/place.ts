/**
 * The file of `definitions/` that holds a card: crypt cards by clan, library cards by type and by Discipline, else by
 * clan.
 */
import { DISCIPLINE_NAMES, type Discipline } from './language/terms.ts';
import type { CardDef, Filter } from './language.ts';

export function fileOf(def: CardDef): string {
  if (def.kind !== 'library') return `crypt/${spelled(def.clan ?? 'none')}.yaml`;
  const [type = 'none'] = def.types ?? [];
  return `library/${spelled(type)}/${spelled(disciplineOf(def) ?? clanOf(def.requires) ?? 'general')}.yaml`;
}

/** The first one that is printed; a master that gives a Discipline is no card of that Discipline. */
function disciplineOf({ modes = [] }: CardDef): string | undefined {
  const [code] = modes.flatMap(({ disciplines = [] }) => disciplines);
  return code === undefined ? undefined : DISCIPLINE_NAMES[code.toLowerCase() as Discipline];
}

function clanOf(requires: Filter | undefined): string | undefined {
  return requires?.clan ?? requires?.any?.find(({ clan }) => clan !== undefined)?.clan;
}

function spelled(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
