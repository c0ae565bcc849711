/** The ways in which a card can be played: their types, levels and times. */

import type { Piece } from '@praxis/engine';
import type { CardDef, LibraryType, Mode } from '../../cards/language.ts';
import { ACTION_STEPS, type Step, stepBit } from './steps.ts';

export function modesOf(def: CardDef): readonly Mode[] {
  return def.modes ?? NO_MODES;
}

const PLAIN_MODE: Mode = { effects: [] };

const NO_MODES: readonly Mode[] = [PLAIN_MODE];

/** The type under which a mode is played (V-CARD-015). */
export function typeOf(def: CardDef, mode: Mode): LibraryType {
  return mode.as ?? (def.types as readonly LibraryType[])[0] ?? 'action';
}

/** V-MAS-005 The card, or this way of playing it, is an out-of-turn master. */
export function isOutOfTurn(def: CardDef, mode: Mode): boolean {
  return def.outOfTurn === true || mode.outOfTurn === true;
}

/** The mode's name in sentences: `basic`, `superior`, several Disciplines, or the mode's own words. */
export function levelOf(mode: Mode): string {
  if (mode.level) return mode.level;
  const [first, ...rest] = mode.disciplines ?? [];
  if (first === undefined) return 'basic';
  const all = (mode.disciplines as readonly string[]).join(' ');
  const level = all === all.toLowerCase() ? 'basic' : all === all.toUpperCase() ? 'superior' : '';
  // Sentences are blind to case, so several Disciplines are named with their level.
  return rest.length > 0 ? `${level} ${all}`.trim() : level;
}

/**
 * True if the way requires the superior level of all its Disciplines: a card that comes into play by it works
 * accordingly.
 */
export function isSuperior({ disciplines = [] }: Mode): boolean {
  return disciplines.length > 0 && disciplines.every((each) => each === each.toUpperCase());
}

/** The steps in which a mode can be used: its own, or those of its effects. */
function stepsOf(def: CardDef, mode: Mode): readonly Step[] {
  if (mode.when) return mode.when;
  const type = typeOf(def, mode);
  switch (type) {
    case 'master':
      return isOutOfTurn(def, mode)
        ? [
            'unlock',
            'master',
            'minion',
            'announce',
            ...ACTION_STEPS,
            'before resolution',
            'after resolution',
            'polling',
            'before range',
            'before strikes',
            'strike resolution',
            'end of round',
            'influence',
            'discard',
          ]
        : ['master'];
    case 'event':
      return ['discard'];
    case 'conviction':
      // The chapter on Imbued has sentences of its own for it.
      return [];
    case 'reflex':
      return ['as played'];
    case 'action':
    case 'political action':
    case 'equipment':
    case 'retainer':
    case 'ally':
    case 'power':
      return ['minion'];
    case 'reaction':
      // V-CAN-010, V-CAN-011 A wake effect works in the "as played" window, one that merely unlocks does not.
      return mode.effects.some((effect) => effect.do === 'wake')
        ? [...ACTION_STEPS, 'announce', 'as played', 'after resolution']
        : mode.effects.some((effect) => effect.do === 'gain votes')
          ? ['polling']
          : ACTION_STEPS;
    case 'action modifier':
      return mode.effects.some((effect) => effect.do === 'gain votes') ? ['polling'] : ACTION_STEPS;
    case 'combat':
      return [...new Set(mode.effects.flatMap(combatStep))];
  }
}

function combatStep(effect: Mode['effects'][number]): Step[] {
  switch (effect.do) {
    case 'maneuver':
      return ['range'];
    case 'set range':
      return effect.nextRound ? [] : ['range'];
    case 'strike':
      return ['strike'];
    case 'additional strikes':
      return ['additional strikes'];
    case 'prevent':
      return ['damage'];
    case 'press':
      return ['press'];
    default:
      return [];
  }
}

/**
 * The times when a card can be played from hand and used in play: steps as bits, so that most cards are skipped with
 * one test.
 */
export interface Timing {
  /** Steps in which the Methuselah, or a minion, can play it in some way. */
  readonly byPlayer: number;
  readonly byMinion: number;
  readonly all: number;
  readonly modes: readonly number[];
  /** For each mode whether a minion plays it (V-CARD-002). */
  readonly minions: readonly boolean[];
  readonly use: number;
}

const timings = new WeakMap<CardDef, Timing>();

/** Computed once per definition; the context of a match has them by the number of the definition. */
export function timingOf(def: CardDef): Timing {
  let timing = timings.get(def);
  if (!timing) {
    const ways = def.kind === 'library' ? modesOf(def) : [];
    const modes = ways.map((mode) => bitsOf(stepsOf(def, mode)));
    const minions = ways.map((mode) => isMinionCard(def, mode));
    const bits = (isMinions: boolean) =>
      modes.reduce((sum, each, index) => (minions[index] === isMinions ? sum | each : sum), 0);
    const [byPlayer, byMinion] = [bits(false), bits(true)];
    timing = { byPlayer, byMinion, all: byPlayer | byMinion, modes, minions, use: useTimingOf(def) };
    timings.set(def, timing);
  }
  return timing;
}

function bitsOf(steps: readonly Step[]): number {
  return steps.reduce((bits, step) => bits | stepBit(step), 0);
}

function useTimingOf(def: CardDef): number {
  const abilities = [...(def.abilities ?? []), ...(def.mergedAbilities ?? [])];
  return bitsOf(abilities.flatMap((ability) => ('use' in ability ? ability.when : [])));
}

const MINION_TYPES: ReadonlySet<LibraryType> = new Set([
  'action',
  'political action',
  'equipment',
  'retainer',
  'ally',
  'action modifier',
  'reaction',
  'combat',
  'reflex',
  'power',
]);

/** V-CARD-002 True if a minion plays it, rather than the Methuselah. */
export function isMinionCard(def: CardDef, mode: Mode): boolean {
  return MINION_TYPES.has(typeOf(def, mode));
}

export function levelPiece(mode: Mode): Piece {
  return mode.level ? { say: 'choosing mode', word: mode.level } : { say: 'at', word: wayOf(mode) };
}

/** V-CARD-015 On a card of several types the same level may exist as several of them, so the type is named with it. */
function wayOf(mode: Mode): string {
  return mode.as && !mode.level ? `${levelOf(mode)} as ${mode.as}` : levelOf(mode);
}

export function modeNamed(def: CardDef, way: string): number {
  return modesOf(def).findIndex((mode) => wayOf(mode) === way);
}
