/** What cards and seats are called in sentences. */
import type { CardId, Seat } from '@praxis/engine';
import type { CardDef } from '../cards/language.ts';
import type { Card, G } from '../rules/state/state.ts';
import { SPANISH } from './names-es.ts';
import { FRENCH } from './names-fr.ts';
import { ITALIAN } from './names-it.ts';
import { PORTUGUESE } from './names-pt.ts';

/** The printed translations, where there is one other than the English name. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pt: PORTUGUESE,
  es: SPANISH,
  it: ITALIAN,
  fr: FRENCH,
};

/** What a card is called in a language: by its printed translation, else by its English name. */
export function nameIn(language: string, englishName: string): string {
  return NAMES[language]?.[englishName] ?? englishName;
}

/** Rules of a card that a player chooses to use bear no printed name; they are named by us. */
const RULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Put Away': { pt: 'Guardar', es: 'Guardar', it: 'Riporre', fr: 'Ranger' },
};

/** What an Ability is called: its printed name, or our name for a rule on the card. */
export function abilityIn(language: string, name: string): string {
  return RULES[name]?.[language] ?? name;
}

/** A name that a scenario has given to a card is the same in every language. */
export function nameOfDef(def: CardDef, language = 'en'): string {
  return def.as ?? nameIn(language, def.name);
}

export function displayName(g: G, id: CardId, language = 'en'): string {
  return nameOfDef(g.defs[(g.state.cards[id] as Card).def] as CardDef, language);
}

export function seatNameOf(g: G, seat: Seat): string {
  return g.setup.seats[seat]?.name ?? `${seat + 1}`;
}
