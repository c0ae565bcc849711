/** What a definition says, read once: by numbers and flags that are looked up quickly. */
import type { Ability, Activated, CardDef, Continuous, On, Place } from '../../cards/language.ts';
import type { Happening } from './happenings.ts';
import type { G } from './state.ts';

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
}

export interface Face {
  readonly def: CardDef;
  readonly isMonster: boolean;
  /** Y-DECK-003 */
  readonly isExtra: boolean;
  readonly activated: readonly ActivatedFace[];
  /** The activation of the card itself, if it has an effect of its own. */
  readonly activation: ActivatedFace | undefined;
  /** Sentences name the number of the effect. */
  readonly numbered: boolean;
  readonly continuous: readonly { readonly at: number; readonly effect: Continuous }[];
  readonly others: readonly Ability[];
  /** Places in which it has an effect that can be used at Spell Speed 2 or 3, or that waits for an event. */
  readonly fastIn: readonly Place[];
  /** The types of what happens that one of its Trigger effects waits for. */
  readonly listens: ReadonlySet<Happening['type']>;
}

/** Which happenings can be the event that a text names. */
const HAPPENINGS: { readonly [Each in On['on']]: Happening['type'] } = {
  summoned: 'summoned',
  'would be summoned': 'would be summoned',
  sent: 'moved',
  destroyed: 'moved',
  leaves: 'moved',
  'returned to hand': 'moved',
  'attack declared': 'attack declared',
  targeted: 'targeted',
  'attack negated': 'attack negated',
  'battle damage': 'battle damage',
  'destroys by battle': 'moved',
  activated: 'activated',
  added: 'moved',
};

/** Y-CHN-007, Y-CHN-009, Y-CHN-011, Y-MON-002, Y-MON-005, Y-TRP-005 */
function speedOf(def: CardDef, effect: Activated): 1 | 2 | 3 {
  if (effect.kind === 'quick') return 2;
  if (effect.kind !== 'activate' || def.kind === 'monster') return 1;
  if (def.icon === 'counter') return 3;
  return def.kind === 'trap' || def.icon === 'quick-play' ? 2 : 1;
}

const ACTIVATED: readonly string[] = ['activate', 'ignition', 'quick', 'trigger', 'flip'];

/** Where a card is face-up when nothing else is said. */
function usualPlaces(def: CardDef, effect: Activated): readonly Place[] {
  if (effect.pendulum) return ['pendulum'];
  if (def.kind === 'monster') return ['monsters'];
  return def.icon === 'field' ? ['field zone'] : ['spells'];
}

function placesOf(def: CardDef, effect: Activated): readonly Place[] {
  if (effect.in !== undefined) return typeof effect.in === 'string' ? [effect.in] : effect.in;
  return usualPlaces(def, effect);
}

/** The effect that a material gives to the monster made of it; its place is -1. */
export function grantedFace(def: CardDef): ActivatedFace | undefined {
  const effect = def.asMaterial?.gives?.effect;
  if (!effect || !ACTIVATED.includes(effect.kind)) return undefined;
  const each = effect as Activated;
  const on = 'when' in each ? [...(each.when ?? []), ...(each.ifEvent ?? [])].map((event) => event.on) : [];
  return { at: -1, number: 9, effect: each, speed: speedOf(def, each), places: ['monsters'], on };
}

export function readFace(def: CardDef): Face {
  const activated: ActivatedFace[] = [];
  const continuous: { readonly at: number; readonly effect: Continuous }[] = [];
  const others: Ability[] = [];
  let number = 0;
  for (const [at, effect] of (def.effects ?? []).entries()) {
    if (effect.kind === 'continuous') continuous.push({ at, effect });
    else if (!ACTIVATED.includes(effect.kind)) others.push(effect);
    else {
      const each = effect as Activated;
      const ons = [...('when' in each ? (each.when ?? []) : []), ...('ifEvent' in each ? (each.ifEvent ?? []) : [])];
      activated.push({
        at,
        number: each.kind === 'activate' ? 0 : ++number,
        effect: each,
        speed: speedOf(def, each),
        places: placesOf(def, each),
        on: ons.map(({ on }) => on),
      });
    }
  }
  const fast = activated.filter(({ speed }) => speed > 1);
  return {
    def,
    isMonster: def.kind === 'monster',
    isExtra: def.frame === 'fusion' || def.frame === 'synchro' || def.frame === 'xyz',
    activated,
    activation: activated.find(({ effect }) => effect.kind === 'activate'),
    numbered: number > 1,
    continuous,
    others,
    fastIn: [...new Set(fast.flatMap(({ places }) => places))],
    listens: new Set(
      activated.flatMap(({ effect, on }): readonly Happening['type'][] => {
        if (effect.kind === 'flip') return ['flipped'];
        return effect.kind === 'trigger' ? on.map((each) => HAPPENINGS[each]) : [];
      }),
    ),
  };
}

/** What the definition of this number says. */
export function faceAt(g: G, def: number): Face {
  let face = g.faces[def];
  if (!face) {
    face = readFace(g.defs[def] as CardDef);
    g.faces[def] = face;
  }
  return face;
}
