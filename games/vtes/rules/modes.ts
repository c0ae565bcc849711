/** The ways in which a card can be played: their types, levels and times. */

import type { Piece } from '@praxis/engine';
import type { CardDef, LibraryType, Mode } from '../cards/language.ts';
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

/** How a sentence names the mode: `basic`, `superior`, several Disciplines, or the mode's own words. */
export function levelOf(mode: Mode): string {
  if (mode.level) return mode.level;
  const [first, ...rest] = mode.disciplines ?? [];
  if (first === undefined) return 'basic';
  const all = (mode.disciplines as readonly string[]).join(' ');
  const level = all === all.toLowerCase() ? 'basic' : all === all.toUpperCase() ? 'superior' : '';
  // Sentences are blind to case, so several Disciplines are named with their level.
  return rest.length > 0 ? `${level} ${all}`.trim() : level;
}

/** The steps in which a mode can be used: its own, or those that its effects call for. */
function stepsOf(def: CardDef, mode: Mode): readonly Step[] {
  if (mode.when) return mode.when;
  const type = typeOf(def, mode);
  switch (type) {
    case 'master':
      return def.outOfTurn
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
        ? [...ACTION_STEPS, 'announce', 'as played']
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
    case 'set range':
      return ['range'];
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

interface Timing {
  readonly all: number;
  readonly modes: readonly number[];
}

const timings = new WeakMap<CardDef, Timing>();

/** The steps of a card and of each of its modes as bits, computed once per definition. */
export function timingOf(def: CardDef): Timing {
  let timing = timings.get(def);
  if (!timing) {
    const modes = modesOf(def).map((mode) => stepsOf(def, mode).reduce((bits, step) => bits | stepBit(step), 0));
    timing = { modes, all: modes.reduce((bits, each) => bits | each, 0) };
    timings.set(def, timing);
  }
  return timing;
}

const useTimings = new WeakMap<CardDef, number>();

export function useTimingOf(def: CardDef): number {
  let bits = useTimings.get(def);
  if (bits === undefined) {
    bits = 0;
    for (const ability of [...(def.abilities ?? []), ...(def.mergedAbilities ?? [])])
      if ('use' in ability) for (const step of ability.when) bits |= stepBit(step);
    useTimings.set(def, bits);
  }
  return bits;
}

export const MINION_TYPES: ReadonlySet<LibraryType> = new Set([
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

/** V-CARD-002 Whether a minion plays it, or the Methuselah. */
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
