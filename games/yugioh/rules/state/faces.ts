/** The contents of a definition, read once: as numbers and flags that are looked up quickly. */
import { oncePer } from '@praxis/kit/once-per.ts';
import type { Ability, Activated, CardDef, Continuous, On, Place } from '../../cards/language.ts';
import type { Kinds, Values } from './derived.ts';
import type { G } from './state.ts';
import {
  answersOf,
  HAPPENED,
  READS,
  READS_ALL,
  readsOf,
  speedOf,
  type Way,
  wayOf,
  waysOf,
  withEveryKey,
} from './ways.ts';

export interface ActivatedFace {
  /** Its place among all effects of the definition. */
  readonly at: number;
  /** Its number in sentences, from 1; 0 for the activation of the card itself. */
  readonly number: number;
  readonly effect: Activated;
  readonly speed: 1 | 2 | 3;
  /** Where the card is when it is activated. */
  readonly places: readonly Place[];
  /** The types of the events that it waits for. */
  readonly on: readonly On['on'][];
  /** It negates an activation: the whole Damage Step is open to it (Y-DMG-001). */
  readonly negates: boolean;
  /** It directly changes ATK or DEF. */
  readonly changesValues: boolean;
  /** The events that it waits for as a Trigger or Flip effect: bits of `HAPPENED`. */
  readonly listens: number;
}

export interface ContinuousFace {
  readonly at: number;
  readonly effect: Continuous;
  /** The small changes after which it may change something else: bits of `READS`. */
  readonly reads: number;
}

export interface Face {
  /** With every key, so that all definitions have one shape. */
  readonly def: CardDef;
  readonly isMonster: boolean;
  /** Y-DECK-003 */
  readonly isExtra: boolean;
  readonly activated: readonly ActivatedFace[];
  /** The activation of the card itself, if it has an effect of its own. */
  readonly activation: ActivatedFace | undefined;
  /** Y-X-ACT-04 A Spell or Trap that goes away when it has resolved is activated for an effect of its own, or not at all. */
  readonly canBeActivated: boolean;
  readonly ways: readonly Way[];
  /** Combined over all ways. */
  readonly spots: number;
  readonly hasDuty: boolean;
  /** Sentences name the number of the effect. */
  readonly numbered: boolean;
  readonly continuous: readonly ContinuousFace[];
  readonly others: readonly Ability[];
  /** Y-X-ACT-13 It stays on the field for a number of turns, though its kind does not. */
  readonly staysForTurns: boolean;
  /** "You can only control 1". */
  readonly isUnique: boolean;
  /** It destroys itself as soon as something holds. */
  readonly destroysItself: boolean;
  /** It has effects that are not activated. */
  readonly works: boolean;
  /** Its printed properties. */
  readonly kinds: Kinds;
  readonly values: Values;
  /** It has an effect that holds while the card is in the Graveyard. */
  readonly worksInGraveyard: boolean;
  /** The events that its Trigger and Flip effects wait for: bits of `HAPPENED`. */
  readonly listens: number;
  /** It has an effect that can be used at Spell Speed 2 or 3. */
  readonly isFast: boolean;
  /** It has a condition of its own for its Special Summon. */
  readonly hasOwnSummon: boolean;
  /** As a material it can give an effect to the monster made of it. */
  readonly grants: boolean;
}

const ACTIVATED: readonly string[] = ['activate', 'ignition', 'quick', 'trigger', 'flip'];

/** The usual places in which a card is face-up. */
function usualPlaces(def: CardDef, effect: Activated): readonly Place[] {
  if (effect.pendulum) return ['pendulum'];
  if (def.kind === 'monster') return ['monsters'];
  return def.icon === 'field' ? ['field zone'] : ['spells'];
}

function placesOf(def: CardDef, effect: Activated): readonly Place[] {
  if (effect.in !== undefined) return typeof effect.in === 'string' ? [effect.in] : effect.in;
  return usualPlaces(def, effect);
}

function eventsOf(effect: Activated): readonly On[] {
  return 'when' in effect || 'ifEvent' in effect ? [...(effect.when ?? []), ...(effect.ifEvent ?? [])] : [];
}

const VALUES = ['atk', 'def', 'atkBecomes', 'defBecomes', 'atkTimes', 'defTimes'] as const;

function changesValues({ effects, modes }: Activated): boolean {
  const all = [...effects, ...(modes ?? []).flatMap((mode) => mode.effects)];
  return all.some((each) => each.do === 'modify' && VALUES.some((key) => each.gives[key] !== undefined));
}

function activatedFace(
  def: CardDef,
  effect: Activated,
  at: number,
  number: number,
  places: readonly Place[],
): ActivatedFace {
  const on = eventsOf(effect).map((each) => each.on);
  return {
    at,
    number,
    effect: withEveryKey(effect),
    speed: speedOf(def, effect),
    places,
    on,
    listens: listensTo(effect, on),
    negates: effect.effects.some((each) => each.do === 'negate activation'),
    changesValues: changesValues(effect),
  };
}

/** The effect that a material gives to the monster made of it; its place is -1. */
export function grantedFace(def: CardDef): ActivatedFace | undefined {
  const effect = def.asMaterial?.gives?.effect;
  if (!effect || !ACTIVATED.includes(effect.kind)) return undefined;
  return activatedFace(def, effect as Activated, -1, 9, ['monsters']);
}

export function grantedWay(def: CardDef): Way | undefined {
  const face = grantedFace(def);
  return face && wayOf(def, face, false);
}

function listensTo(effect: Activated, on: ActivatedFace['on']): number {
  if (effect.kind === 'flip') return HAPPENED.flipped;
  return effect.kind === 'trigger' ? answersOf(on) : 0;
}

function continuousReads(effect: Continuous): number {
  if (effect.while) return READS_ALL;
  const isTimely = /"is"|turn player|attacker|attack target|battling|opposing|fighters/.test(JSON.stringify(effect));
  return (readsOf(effect) & ~READS.time) | (isTimely ? READS.time : 0);
}

const STAYING: readonly CardDef['icon'][] = ['continuous', 'equip', 'field'];

/** Every key of a definition. */
const KEYS: { readonly [Each in keyof Required<CardDef>]: undefined } = {
  id: undefined,
  name: undefined,
  as: undefined,
  kind: undefined,
  icon: undefined,
  frame: undefined,
  abilities: undefined,
  attribute: undefined,
  type: undefined,
  level: undefined,
  rank: undefined,
  atk: undefined,
  def: undefined,
  scale: undefined,
  series: undefined,
  materials: undefined,
  summoning: undefined,
  asMaterial: undefined,
  normalSummons: undefined,
  equips: undefined,
  effects: undefined,
  token: undefined,
  blank: undefined,
};

const readFace = oncePer((printed: CardDef): Face => {
  const def = { ...KEYS, ...printed } as CardDef;
  const activated: ActivatedFace[] = [];
  const continuous: ContinuousFace[] = [];
  const others: Ability[] = [];
  let number = 0;
  for (const [at, effect] of (def.effects ?? []).entries()) {
    if (effect.kind === 'continuous') continuous.push({ at, effect, reads: continuousReads(effect) });
    else if (!ACTIVATED.includes(effect.kind)) others.push(effect);
    else {
      const each = effect as Activated;
      activated.push(activatedFace(def, each, at, each.kind === 'activate' ? 0 : ++number, placesOf(def, each)));
    }
  }
  const activation = activated.find(({ effect }) => effect.kind === 'activate');
  const staysForTurns = others.some(({ kind }) => kind === 'stays');
  const stays = STAYING.includes(def.icon) || staysForTurns;
  const ways = waysOf(def, activated, activation);
  return {
    def,
    isMonster: def.kind === 'monster',
    isExtra: def.frame === 'fusion' || def.frame === 'synchro' || def.frame === 'xyz',
    activated,
    activation,
    canBeActivated: def.kind === 'monster' || stays || activation !== undefined,
    ways,
    spots: ways.reduce((all, { spots }) => all | spots, 0),
    hasDuty: ways.some(({ isDuty }) => isDuty),
    numbered: number > 1,
    continuous,
    others,
    staysForTurns,
    isUnique: others.some((each) => each.kind === 'rule' && each.rule === 'only one can be controlled'),
    destroysItself: others.some(({ kind }) => kind === 'destroyed if'),
    works: continuous.length > 0 || others.length > 0,
    kinds: {
      name: def.name,
      level: def.level ?? 0,
      rank: def.rank ?? 0,
      attributes: def.attribute ? [def.attribute] : [],
      type: def.type,
      negated: false,
      changes: [],
    },
    values: { atk: def.atk ?? 0, def: def.def ?? 0 },
    worksInGraveyard: continuous.some(({ effect }) => effect.in === 'graveyard'),
    listens: activated.reduce((all, { listens }) => all | listens, 0),
    isFast: activated.some(({ speed }) => speed > 1),
    hasOwnSummon: def.summoning?.own !== undefined,
    grants: def.asMaterial?.gives?.effect !== undefined,
  };
});

/** The face of the definition with this number. Guesses in imagined worlds add definitions to a match. */
export function faceAt(g: Pick<G, 'defs' | 'faces'>, def: number): Face {
  let face = g.faces[def];
  if (!face) {
    face = readFace(g.defs[def] as CardDef);
    g.faces[def] = face;
  }
  return face;
}

export function facesOf(defs: readonly CardDef[]): Face[] {
  return defs.map(readFace);
}
