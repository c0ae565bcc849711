/** Cards that a scenario invents: definitions that the match brings along. */
import { type At, choiceOf, type Entries, flagOf, listOf, numberOf } from '@praxis/kit/form.ts';
import { type Ability, ATTRIBUTES, type CardDef, ICONS, TYPES } from '../cards/language.ts';

const MANY = 99_999;

/** The printed properties of an invented monster. */
export const MONSTER_KEYS = [
  'level',
  'rank',
  'atk',
  'def',
  'attribute',
  'type',
  'tuner',
  'scale',
  'materials needed',
  'effects',
] as const;

export function inventMonster(name: string, spec: Entries, at: At): CardDef {
  const number = (key: string, usual: number): number =>
    spec[key] === undefined ? usual : numberOf(spec[key], [...at, key], 0, MANY);
  const rank = spec.rank === undefined ? undefined : number('rank', 4);
  const tuner = spec.tuner !== undefined && flagOf(spec.tuner, [...at, 'tuner']);
  const effects = effectsOf(spec, at);
  return {
    id: `invented ${name}`,
    name,
    kind: 'monster',
    frame: rank === undefined ? (tuner || effects.length > 0 ? 'effect' : 'normal') : 'xyz',
    attribute: spec.attribute === undefined ? 'EARTH' : choiceOf(spec.attribute, [...at, 'attribute'], ATTRIBUTES),
    type: spec.type === undefined ? 'Warrior' : choiceOf(spec.type, [...at, 'type'], TYPES),
    atk: number('atk', 1000),
    def: number('def', 1000),
    ...(rank === undefined
      ? { level: number('level', 4) }
      : {
          rank,
          materials: { xyz: { count: number('materials needed', 2), what: { kind: 'monster', level: { is: rank } } } },
        }),
    ...(tuner ? { abilities: ['tuner'] } : {}),
    ...(spec.scale === undefined ? {} : { scale: number('scale', 4) }),
    ...(effects.length === 0 ? {} : { effects }),
  };
}

/** The printed properties of an invented Spell or Trap. */
export const SPELL_KEYS = ['icon', 'effects'] as const;

export function inventSpell(kind: 'spell' | 'trap', name: string, spec: Entries, at: At): CardDef {
  const icon = spec.icon === undefined ? 'normal' : choiceOf(spec.icon, [...at, 'icon'], ICONS);
  return { id: `invented ${name}`, name, kind, icon, effects: effectsOf(spec, at) };
}

/** Effects in the words of the card language, for rules that no real card uses. */
function effectsOf({ effects }: Entries, at: At): readonly Ability[] {
  return effects === undefined ? [] : (listOf(effects, [...at, 'effects']) as readonly Ability[]);
}

/** Fills Decks: a Normal Spell that nobody can activate and no search finds. */
export const BLANK: CardDef = { id: 'blank', name: 'Blank', kind: 'spell', icon: 'normal', blank: true };
