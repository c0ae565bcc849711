/** Chapter 32: sects, clans and anarchs. A sect has no effect of its own: it matters where others refer to it (V-SEC-017). */

import type { CardId } from '@praxis/engine';
import { CLANS as CLAN_NAMES } from '../../cards/language/terms.ts';
import { cardOf, defOf, type G } from '../state/state.ts';
import { hasMark, isVampire } from './cards.ts';
import { consideredClan } from './printed.ts';

/** Noted on a vampire for the action in which it became Anarch. */
export const BECAME_ANARCH = 'action:became Anarch';
export const ANARCH = 'anarch';
export const INDEPENDENT = 'Independent';
/** Printed on vampires of the oldest sets. */
const NON_CAMARILLA = 'non-camarilla';

/** V-SEC-006 */
const CAMARILLA_CLANS = ['Brujah', 'Malkavian', 'Nosferatu', 'Toreador', 'Tremere', 'Ventrue', 'Caitiff'];

/** V-SEC-007 The ten Sabbat clans of 2000. */
const SABBAT_CLANS_2000 = [
  'Lasombra',
  'Tzimisce',
  'Pander',
  'Brujah antitribu',
  'Gangrel antitribu',
  'Malkavian antitribu',
  'Nosferatu antitribu',
  'Toreador antitribu',
  'Tremere antitribu',
  'Ventrue antitribu',
];

/** V-SEC-007 Five more bloodlines, by the names on their cards. */
const SABBAT_BLOODLINES = ['Ahrimane', 'Blood Brother', 'Harbinger of Skulls', 'Kiasyd', 'Salubri antitribu'];

/** V-SEC-008 */
const LAIBON_CLANS = ['Akunanse', 'Guruhi', 'Ishtarri', 'Osebo'];

/** V-SEC-009 The other clans that were known in 2000. */
const INDEPENDENT_CLANS_2000 = ['Assamite', 'Follower of Set', 'Gangrel', 'Giovanni', 'Ravnos'];

/** V-SEC-009 The independent bloodlines of the third edition's annex VI. */
const INDEPENDENT_BLOODLINES = [
  ...['Abomination', 'Baali', 'Daughter of Cacophony', 'Gargoyle', 'Nagaraja', 'Salubri', 'Samedi', 'True Brujah'],
];

const CLANS_2000 = [...CAMARILLA_CLANS, ...SABBAT_CLANS_2000, ...INDEPENDENT_CLANS_2000];

/** The clans of each edition, by the names on its cards. The fifth edition lists none, so all clans that cards have count. */
export const CLANS_OF: Readonly<Record<G['edition']['id'], readonly string[]>> = {
  '2000': CLANS_2000,
  third: [...CLANS_2000, ...SABBAT_BLOODLINES, ...LAIBON_CLANS, ...INDEPENDENT_BLOODLINES],
  fifth: CLAN_NAMES,
};

function table(entries: readonly (readonly [sect: string, clans: readonly string[]])[]): ReadonlyMap<string, string> {
  return new Map(entries.flatMap(([sect, clans]) => clans.map((clan): [string, string] => [clan, sect])));
}

/** V-SEC-006 to V-SEC-009 The clans of each sect; a clan that is not listed is Independent. */
const CLANS: Readonly<Record<G['edition']['sectClans'], ReadonlyMap<string, string>>> = {
  '2000': table([
    ['Camarilla', [...CAMARILLA_CLANS, 'Gangrel']],
    ['Sabbat', SABBAT_CLANS_2000],
  ]),
  third: table([
    ['Camarilla', CAMARILLA_CLANS],
    ['Sabbat', [...SABBAT_CLANS_2000, ...SABBAT_BLOODLINES]],
    ['Laibon', LAIBON_CLANS],
  ]),
  none: new Map(),
};

/** V-SEC-006 to V-SEC-009 The sect that a clan belongs to, in editions that say so. */
export function sectOfClan(g: G, clan: string): string | undefined {
  if (!g.edition.clanDecidesSect) return undefined;
  return CLANS[g.edition.sectClans].get(clan) ?? INDEPENDENT;
}

/** V-SEC-001, V-SEC-002 The one sect that a vampire belongs to now; undefined for cards that have none. */
export function sectOf(g: G, id: CardId): string | undefined {
  const { play } = cardOf(g, id);
  if (play) {
    for (const each of play.with) {
      const considered = consideredSect(g, each);
      if (considered) return known(g, considered);
      // V-SEC-012 A vampire that counts as a member of another clan counts as a member of its sect.
      const clan = consideredClan(g, each);
      if (clan && g.edition.clanDecidesSect) return sectOfClan(g, clan);
    }
    if (play.sect !== undefined) return play.sect;
  }
  return printedSect(g, id);
}

/** A card on the vampire may name the sect to which it belongs; the last word is the card's (V-GEN-001). */
function consideredSect(g: G, attached: CardId): string | undefined {
  for (const ability of defOf(g, attached).abilities ?? [])
    if ('always' in ability && ability.always === 'sect') return ability.sect;
  return undefined;
}

/** V-ADV-009 A merged vampire may print a sect of its own. */
function mergedSect(g: G, id: CardId): string | undefined {
  return cardOf(g, id).play?.merged === undefined ? undefined : sectBehindMergeIcon(g, id);
}

export function sectBehindMergeIcon(g: G, id: CardId): string | undefined {
  for (const ability of defOf(g, id).mergedAbilities ?? [])
    if ('always' in ability && ability.always === 'sect') return ability.sect;
  return undefined;
}

/** V-SEC-001 A sect that the edition does not know is none: the vampire is Independent. */
function known(g: G, sect: string): string {
  return g.edition.sects.includes(sect) ? sect : INDEPENDENT;
}

/** V-SEC-003 The sect printed on the card; V-SEC-004, V-SEC-005, V-SEC-009 the sect of an old card without one. */
function printedSect(g: G, id: CardId): string | undefined {
  const def = defOf(g, id);
  const sect = mergedSect(g, id) ?? def.sect;
  if (sect !== undefined) return known(g, sect);
  if (!isVampire(g, id)) return undefined;
  // Fifth: a vampire without a sect is Independent.
  if (!g.edition.clanDecidesSect) return INDEPENDENT;
  if (def.traits?.includes(NON_CAMARILLA)) return INDEPENDENT;
  // Old cards name a sect only where it is not the Camarilla. A Gangrel without one is old, whatever the sect of later
  // Gangrel.
  if (def.clan === undefined || def.clan === 'Gangrel') return 'Camarilla';
  return sectOfClan(g, def.clan);
}

/**
 * V-SEC-010, V-SEC-011 True if a text that names a sect means this vampire. "Anarch" is a status of Independents in
 * third.
 */
export function isOfSect(g: G, id: CardId, sect: string): boolean {
  return sect === 'Anarch' ? isAnarch(g, id) : sectOf(g, id) === sect;
}

/** V-ANA-004, V-ANA-005 */
export function isAnarch(g: G, id: CardId): boolean {
  switch (g.edition.anarchs) {
    case 'none':
      return false;
    case 'sect':
      return sectOf(g, id) === 'Anarch';
    case 'status of Independents':
      return sectOf(g, id) === INDEPENDENT && (hasMark(g, id, ANARCH) || printedAnarch(g, id));
  }
}

/** Only anarchs can be barons (V-TTL-014), so a vampire that is printed as one is an anarch until it changes sect. */
function printedAnarch(g: G, id: CardId): boolean {
  const { play } = cardOf(g, id);
  for (const each of play?.with ?? []) if (consideredSect(g, each) === 'Anarch') return true;
  if (play?.sect !== undefined) return false;
  const def = defOf(g, id);
  return (
    mergedSect(g, id) === 'Anarch' ||
    def.sect === 'Anarch' ||
    def.title === 'baron' ||
    def.traits?.includes(ANARCH) === true
  );
}

export interface Allegiance {
  readonly sect?: string;
  readonly clan?: string;
}
