/** Whole sentences about cards, in English. */
import { en as english } from '@praxis/kit/language/en.ts';
import { PROHIBITED } from './en-effects.ts';
import { place } from './en-words.ts';
import type { Phrases } from './phrases.ts';

const WAYS = { normal: 'Normal Summoned', set: 'Set', special: 'Special Summoned' } as const;
const DURING: Readonly<Record<string, string>> = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main: 'Main Phase',
  battle: 'Battle Phase',
  end: 'End Phase',
  damage: 'Damage Step',
};
const behind = (text: string, clause: string | undefined): string =>
  clause === undefined ? text : `if ${clause}, ${text}`;

export const sentences: Phrases['sentences'] = {
  once: 'once per turn',
  eitherTurn: "during either player's turn",
  here: (self, where) => `${self.text} is ${place({ places: [where], of: 'you', from: false })}`,
  during: ({ phase, of }) => {
    if (phase === 'damage start') return 'at the start of the Damage Step';
    if (phase === 'calculation') return 'during damage calculation';
    return `during ${of === 'you' ? 'your' : of === 'opponent' ? "your opponent's" : 'the'} ${DURING[phase] ?? phase}`;
  },
  when: (clauses) => clauses.map((clause) => `when ${clause}`).join(', or '),
  if: (clauses) => clauses.map((clause) => `if ${clause}`).join(', or '),
  allOf: (clauses) => english.list(clauses, 'and'),
  and: (clause) => `and ${clause}`,
  youCan: (instructions) => `you can ${instructions}`,
  activateThis: 'activate this effect',
  activateOne: () => 'activate 1 of these effects',
  target: (what) =>
    `target ${english.list(
      what.map(({ text }) => text),
      'and',
    )}`,
  costThenTarget: (cost, target) => `${cost}, and then ${target}`,
  activation: (self, clause, cost) =>
    cost === undefined
      ? `you can activate ${self.text} only if ${clause}`
      : `to activate ${self.text}, you must ${cost}${clause === undefined ? '' : ` and it must hold that ${clause}`}`,
  activateOn: (self, what) => `activate ${self.text} by targeting ${what.text}`,
  useOnce: (name, period) =>
    `you can use this effect of "${name}" only once per ${period === 'turn' ? 'turn' : 'Duel'}`,
  activateOnce: (name) => `you can activate only 1 "${name}" per turn`,
  useOneEffect: (name) => `you can use only 1 effect of "${name}" per turn, and that effect only once`,
  stillHolds: 'this must also hold when the effect resolves',
  forbids: (what, ofCard) =>
    `in the turn in which you activate this ${ofCard ? 'card' : 'effect'}, you ${PROHIBITED[what]}`,
  silences: 'that card cannot be activated in response to this activation',
  flip: 'FLIP',
  pendulumEffect: 'Pendulum Effect',
  gemini:
    'face-up on the field and in the Graveyard, this monster is a Normal Monster. You can Normal Summon it again while it is face-up on the field: it is then an Effect Monster with the effect below',
  treatedAs: (series) => `this card always counts as an "${series}" card`,
  cannotBe: (ways) => `cannot be ${ways.map((way) => WAYS[way]).join('/')}`,
  onlyBy: (way) =>
    typeof way === 'object'
      ? `can be Special Summoned with "${way.by}" and in no other way`
      : way === 'own'
        ? 'can be Special Summoned in this way only'
        : `can be Special Summoned by ${way === 'fusion' ? 'Fusion' : 'Ritual'} Summon only`,
  synchroOnce: (name) => `you can Synchro Summon "${name}" only once per turn`,
  ritualWith: (spell) => `can be Ritual Summoned with "${spell}"`,
  ownSummon: ({ self, from, clause, cost, tributes }) => {
    const summon = `Special Summon ${self.text} ${place(from)}`;
    const needed = tributes ? 'Tribute as many monsters as for a Tribute Summon' : cost;
    if (needed !== undefined) return behind(`to ${summon}, you must ${needed}`, clause);
    return `you can ${summon}${clause === undefined ? '' : ` if ${clause}`}`;
  },
  ownOnce: (name, period) =>
    `you can Special Summon "${name}" this way only once per ${period === 'turn' ? 'turn' : 'Duel'}`,
  ownGives: (condition, change) => `if ${condition}, ${change}`,
  equipOnly: (what) => `equip only to ${what.text}`,
  materialLevels: (self, levels) =>
    `for a Synchro Summon, you can treat ${self.text} as Level ${english.list(levels.map(String), 'or')}`,
  substitute: (self, series, only) =>
    `${self.text} can stand for any 1 "${series}" Tuner in a Synchro Summon${only ? ` and can be Synchro Material only for monsters that list a "${series}" Tuner` : ''}`,
  materialGives: (self, series) =>
    `an Xyz Monster that was Summoned with ${self.text} and no other material than "${series}" monsters has this effect`,
  extraSummon: (what) => `once per turn, you can Normal Summon ${what.text} in addition to your usual Normal Summon`,
  withoutTributes: (what, here) => behind(`you can once Normal Summon ${what.text} without Tributes`, here),
  static: (subject, changes, clause) => behind(`${subject.text} ${changes}`, clause),
  prohibition: (who, what, clause) =>
    behind(
      what === 'attack with more than one monster'
        ? `${who.text} can attack with only 1 monster in each Battle Phase`
        : `${who.text} ${PROHIBITED[what]}`,
      clause,
    ),
  protection: (of, clause) =>
    behind(`your opponent cannot choose ${of({ kind: 'all' }).text.replace(/^all /, '')} as attack targets`, clause),
  rules: {
    'cards cannot be banished': () => 'no card can be banished',
    "opponent's cards are banished instead of being sent to the Graveyard": () =>
      "cards that would be sent to your opponent's Graveyard are banished instead",
    'traps cannot be activated': () => 'neither Trap Cards nor their effects on the field can be activated',
    'trap effects are negated': () => 'the effects of all Trap Cards on the field are negated',
    'the battling monster has no effects': () =>
      'a monster that the equipped monster battles has its effects negated during the Battle Phase',
    'only one can be controlled': (self) => `you can control only 1 ${self.text.replace('this ', '')} of this name`,
    'this can be detached instead': (self) =>
      `if the equipped monster you control would detach an Xyz Material to activate its effect, you can detach ${self.text} in its place`,
    'no battle damage from Pendulum battles': () =>
      'when a Pendulum Monster you control battles, once per turn you can reduce the battle damage that you take from that battle to 0',
  },
  bond: {
    whenThisLeaves: (self, it) => `when ${self.text} leaves the field, ${it.text} is destroyed`,
    whenItIsDestroyed: (self, it) => `when ${it.text} is destroyed, ${self.text} is destroyed`,
    whenItLeaves: (self, it) => `when ${it.text} leaves the field, ${self.text} is destroyed`,
  },
  destroyedIf: (self, clause) => `if ${clause}, ${self.text} is destroyed`,
  destroyedWhen: (self, clause) => `when ${clause}, ${self.text} is destroyed`,
  nothingEquipped: (self) => `no monster is equipped to ${self.text}`,
  together: 'the effects of this card that can be used once per turn share this limit',
  onlyWhile: (clause) => `can be Special Summoned only while ${clause}`,
  sharesDamage: 'battle damage that you take from that battle is inflicted to your opponent as well',
  stays: (self, turns) =>
    turns === undefined
      ? `${self.text} remains on the field`
      : `${self.text} remains on the field until the end of your opponent's ${['', '1st', '2nd', '3rd'][turns] ?? `${turns}th`} turn from its activation`,
  replacement: ({ of, self, would, instead, optional }) => {
    const what = {
      'be destroyed by battle': 'be destroyed by battle',
      'be destroyed by effect': 'be destroyed by a card effect',
    }[would];
    const act = {
      'destroy this': `destroy ${self.text}`,
      'destroy the equipped monster': 'destroy the monster equipped to it',
    }[instead];
    return `if ${of.text} would ${what}, ${optional ? 'you can ' : ''}${act} instead`;
  },
  materials: {
    synchro: (tuner, others, least) => `${tuner.text} + at least ${others({ kind: 'count', count: least }).text}`,
    xyz: (count, orMore, what) =>
      orMore ? `at least ${what({ kind: 'count', count }).text}` : what({ kind: 'count', count }).text,
    over: (what) =>
      `you can also Xyz Summon this monster on ${what.text}; that monster and its Xyz Materials become its materials`,
  },
};
