/** Names as the rules compare them, and kinds of cards. */
import { type CardDef, hasTag, isFossilDef, isPokemonDef, type Kind, type Stage } from '../../cards/language.ts';

/**
 * P-NAME-001 The name that decides copy limits, evolution and references. P-NAME-002 A level is no part of it, P-NAME-004 neither is δ,
 * P-NAME-006 neither is "Team Plasma". P-NAME-003, P-NAME-005 and P-NAME-007 to P-NAME-010 Everything else that is printed is: symbols,
 * owners, regional forms, ex, -EX, -GX, BREAK, M, Radiant, V, VMAX, VSTAR, V-UNION.
 */
export function ruleName(printed: string): string {
  let name = names.get(printed);
  if (name === undefined) {
    name = stripped(printed);
    names.set(printed, name);
  }
  return name;
}

/** Cached, because names are compared often and there are few of them. */
const names = new Map<string, string>();

function stripped(printed: string): string {
  return printed
    .replace(/ LV\.(?:\d+|X)$/i, '')
    .replace(/ δ$/u, '')
    .replace(/^Team Plasma(?!['’])\s+/i, '')
    .replace(/ of Team Plasma$/i, '')
    .trim();
}

export function nameOf(def: CardDef): string {
  return ruleName(def.name);
}

/**
 * P-NAME-011, P-OLD-003 True if the name contains the name of a Trainer or a team; the symbols of Pokémon SP do not
 * count.
 */
export function isOwners(def: CardDef): boolean {
  return /^[\p{Lu}][\p{L}.\s]*['’]s\s/u.test(def.name) && !hasTag(def, 'SP');
}

/** P-CARD-002, P-CARD-003 Stages that are put on another Pokémon. V-UNION, LEGEND and Restored are neither Basic nor Evolution. */
const EVOLUTIONS: ReadonlySet<Stage> = new Set(['Stage 1', 'Stage 2', 'VMAX', 'VSTAR', 'MEGA', 'BREAK', 'LV.X']);

export function isEvolutionStage(stage: Stage): boolean {
  return EVOLUTIONS.has(stage);
}

/**
 * P-SET-009, P-CARD-009, P-EX-002, P-V-001 A Basic Pokémon card of any kind. P-FOS-003 A Fossil is none outside of
 * play.
 */
export function isBasicCard(def: CardDef): boolean {
  return isPokemonDef(def) && def.stage === 'Basic';
}

/**
 * True if the card can be placed during setup: Basic Pokémon, and Items that say so of themselves (P-WIN-006,
 * P-AMB-32). Other Fossils are played in the second part of a turn (P-AMB-14).
 */
export function canBePlaced(def: CardDef): boolean {
  return isBasicCard(def) || (isFossilDef(def) && def.played === 'setup');
}

export function isEvolutionCard(def: CardDef): boolean {
  return isPokemonDef(def) && isEvolutionStage(def.stage);
}

/** True if the card acts as a Pokémon while it is in play. */
export function actsAsPokemon(def: CardDef): boolean {
  return isPokemonDef(def) || isFossilDef(def);
}

const TRAINERS: ReadonlySet<Kind> = new Set(['Item', 'Supporter', 'Stadium', 'Tool']);
export function isTrainer(def: CardDef): boolean {
  return TRAINERS.has(def.kind);
}

/** P-RAD-002 Radiant Pokémon have a Rule Box, and so have the kinds that are worth more than one Prize card, Prism Stars and old stages. */
export function hasRuleBox(def: CardDef): boolean {
  if (!isPokemonDef(def)) return false;
  return (def.tags ?? []).some((tag) => RULE_BOXES.has(tag)) || def.stage === 'BREAK';
}

const RULE_BOXES: ReadonlySet<string> = new Set([
  'ex',
  'V',
  'VMAX',
  'VSTAR',
  'V-UNION',
  'GX',
  'TAG TEAM',
  'EX',
  'Mega',
  'Primal',
  'Radiant',
  'Prism Star',
]);
