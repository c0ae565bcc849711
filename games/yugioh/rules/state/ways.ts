/** The ways in which a card can be activated, with everything about them that never changes. */
import type { CardId } from '@praxis/engine';
import type { Activated, CardDef, During, On, Place } from '../../cards/language.ts';
import type { ActivatedFace } from './faces.ts';
import type { Happening } from './happenings.ts';
import type { Zone } from './state.ts';

/**
 * The kind of question: the turn player in an open state, his opponent before the phase ends, the window for negating a
 * Summon, any other window, or while a Chain is built.
 */
export type Moment = 'open' | 'closing' | 'summon' | 'window' | 'chain';

/** A way to activate a card: its own activation, or one of its effects. */
export interface Way {
  /** Undefined: a card without an effect of its own. */
  readonly face: ActivatedFace | undefined;
  /** The card itself is activated. */
  readonly ofCard: boolean;
  readonly effect: Activated;
  readonly speed: 1 | 2 | 3;
  /** It answers an event; Trigger effects are gathered instead. */
  readonly waits: boolean;
  /** The phase or step in which it is activated without an event. */
  readonly during: During | undefined;
  /** Where the card can be, and how it can lie there: see `spotOf`. */
  readonly spots: number;
  /** In which questions it could be offered at all: bits of `MOMENTS`. */
  readonly moments: number;
  /** The events that it can answer: bits of `HAPPENED`. */
  readonly answers: number;
  /** A mandatory effect of a phase, which cannot be passed over (Y-X-FET-07). */
  readonly isDuty: boolean;
  /** The small changes after which its costs, targets and effects may be possible or not: bits of `READS`. */
  readonly reads: number;
}

/** A card, and its way of activation. */
export interface Use {
  readonly card: CardId;
  readonly way: Way;
}

/** The happening that can be the event of a text. */
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
export function speedOf(def: CardDef, effect: Activated): 1 | 2 | 3 {
  if (effect.kind === 'quick') return 2;
  if (effect.kind !== 'activate' || def.kind === 'monster') return 1;
  if (def.icon === 'counter') return 3;
  return def.kind === 'trap' || def.icon === 'quick-play' ? 2 : 1;
}

/** Where a card is and how it lies there, as bits. */
const SPOTS = {
  hand: 1,
  monsters: 2,
  spells: 4,
  field: 8,
  pendulum: 16,
  graveyard: 32,
  banished: 64,
  'set spells': 128,
  'set field': 256,
};

/** The place as a bit of `SPOTS`; 0 where nothing can be activated, as for a Set monster. */
export function spotOf(zone: Zone, up: boolean): number {
  switch (zone) {
    case 'spells':
      return up ? SPOTS.spells : SPOTS['set spells'];
    case 'field':
      return up ? SPOTS.field : SPOTS['set field'];
    case 'monsters':
      return up ? SPOTS.monsters : 0;
    case 'pendulum':
      return up ? SPOTS.pendulum : 0;
    case 'hand':
    case 'graveyard':
    case 'banished':
      return SPOTS[zone];
    default:
      return 0;
  }
}

const SPOTS_OF_PLACE: { readonly [Each in Place]?: number } = {
  field: SPOTS.monsters | SPOTS.spells | SPOTS.field | SPOTS.pendulum,
  'field zone': SPOTS.field,
  monsters: SPOTS.monsters,
  spells: SPOTS.spells,
  pendulum: SPOTS.pendulum,
  hand: SPOTS.hand,
  graveyard: SPOTS.graveyard,
  banished: SPOTS.banished,
};

const SET = SPOTS['set spells'] | SPOTS['set field'];

/** Y-TRP-001, Y-X-PEN-01, Y-CARD-005 */
function spotsOf({ kind }: CardDef, face: ActivatedFace | undefined, ofCard: boolean): number {
  if (ofCard) return kind === 'monster' ? SPOTS.hand : kind === 'trap' ? SET : SPOTS.hand | SET;
  return face?.places.reduce((all, place) => all | (SPOTS_OF_PLACE[place] ?? 0), 0) ?? 0;
}

/** `open main`: in the open state of a Main Phase only. */
export const MOMENTS: { readonly [Each in Moment | 'open main']: number } = {
  open: 1,
  closing: 2,
  summon: 4,
  window: 8,
  chain: 16,
  'open main': 32,
};
const UNANSWERED = MOMENTS.open | MOMENTS.closing;
const ANSWERING = MOMENTS.window | MOMENTS.chain;

/** Y-X-FET-02, Y-X-FET-07, Y-X-FET-08, Y-X-SMN-02, Y-CHN-006 */
function momentsOf(effect: Activated, speed: 1 | 2 | 3, face: ActivatedFace | undefined): number {
  if (effect.kind === 'flip' || effect.kind === 'trigger')
    return effect.kind === 'trigger' && effect.during ? UNANSWERED : 0;
  if (speed === 1) return MOMENTS['open main'];
  if (!face || face.on.length === 0) return UNANSWERED | ANSWERING;
  return face.on.includes('would be summoned') ? ANSWERING | MOMENTS.summon : ANSWERING;
}

/** Happenings as bits. */
export const HAPPENED: { readonly [Each in Happening['type']]: number } = {
  summoned: 1,
  'would be summoned': 2,
  moved: 4,
  flipped: 8,
  set: 16,
  position: 32,
  'attack declared': 64,
  targeted: 128,
  'attack negated': 256,
  'battle damage': 512,
  'life points': 1024,
  activated: 2048,
  battled: 4096,
  happened: 8192,
};

/** The happenings of these events, as bits of `HAPPENED`. */
export function answersOf(ons: readonly On['on'][]): number {
  return ons.reduce((all, on) => all | HAPPENED[HAPPENINGS[on]], 0);
}

/** Small changes of which most texts take no notice, as bits. */
export const READS = {
  /** The phase, the turn, a part of a battle. */
  time: 1,
  /** A face-up monster's position. */
  positions: 2,
  /** The cards in a hand or a Deck. */
  hands: 4,
};
export const READS_ALL = READS.time | READS.positions | READS.hands;

/** The words by which a text reads them. Once per turn some Synchro Monsters can be Summoned; `return` is no turn. */
const WORDS: readonly (readonly [number, RegExp])[] = [
  [READS.time, /\bturn|phase|step|attack|battl|opposing|fighters|synchro/],
  [READS.positions, /position/],
  [READS.hands, /hand|deck|draw|discard|find|mill|excavate|ritual/],
];

/**
 * The small changes after which this part of a card's text may have another result: bits of `READS`. The words that say
 * when an effect ends do not count: they matter only after it has resolved.
 */
export function readsOf(text: unknown): number {
  if (text === undefined) return 0;
  const words = JSON.stringify(text).replaceAll(/"until":"[^"]*"/g, '');
  return WORDS.reduce((all, [what, said]) => (said.test(words) ? all | what : all), 0);
}

/** Every key of an effect that is activated, so that all of them have one shape. */
const KEYS = {
  kind: undefined,
  pendulum: undefined,
  in: undefined,
  if: undefined,
  stillIf: undefined,
  once: undefined,
  cost: undefined,
  targets: undefined,
  modes: undefined,
  effects: undefined,
  forbids: undefined,
  silences: undefined,
  when: undefined,
  ifEvent: undefined,
  during: undefined,
  optional: undefined,
};

export function withEveryKey(effect: Activated): Activated {
  return { ...KEYS, ...effect } as Activated;
}

/** A card without an effect of its own: only the card itself is activated. */
const PLAIN: Activated = withEveryKey({ kind: 'activate', effects: [] });

/** Y-CHN-007 A card without an effect of its own has the Spell Speed of its kind. */
export function wayOf(def: CardDef, face: ActivatedFace | undefined, ofCard: boolean): Way {
  const effect = face?.effect ?? PLAIN;
  const speed = face?.speed ?? speedOf(def, PLAIN);
  const { kind } = effect;
  const during = 'during' in effect ? effect.during : undefined;
  return {
    face,
    ofCard,
    effect,
    speed,
    waits: kind !== 'trigger' && (face?.on.length ?? 0) > 0,
    during,
    spots: spotsOf(def, face, ofCard),
    moments: momentsOf(effect, speed, face),
    answers: face ? answersOf(face.on) : 0,
    reads: readsOf([effect.cost, effect.targets, effect.modes, effect.effects]),
    isDuty: kind === 'trigger' && during !== undefined && !effect.optional && !during.phase.startsWith('damage'),
  };
}

/** All ways to activate a card. */
export function waysOf(
  def: CardDef,
  activated: readonly ActivatedFace[],
  activation: ActivatedFace | undefined,
): Way[] {
  const ways: Way[] = [];
  if (def.kind === 'monster' ? def.scale !== undefined : !def.blank) ways.push(wayOf(def, activation, true));
  for (const each of activated) if (each.effect.kind !== 'activate') ways.push(wayOf(def, each, false));
  return ways;
}
