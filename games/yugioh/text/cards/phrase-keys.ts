/** The phrases of effects, events, conditions and changes, and of whole sentences. See `phrases.ts`. */
import type {
  Ability,
  Cost,
  Duration,
  Effect,
  Join,
  Prohibition,
  Restriction,
  SummonWay,
} from '../../cards/language.ts';
import type { Cause, Instruction, Table, Thing } from './phrases.ts';

/** Effects with one phrase that has their name. */
type PlainEffect = Extract<
  Effect['do'],
  | 'send'
  | 'banish'
  | 'choose at random'
  | 'turn up'
  | `negate ${string}`
  | 'end battle phase'
  | 'equip'
  | 'excavate'
  | 'place'
>;

/**
 * `named` or `described` is `what`, the other one is empty: for languages in which a named card comes before the place
 * and a described one behind it. `short` and `long` are the same for cards with a short name and all others.
 */
export interface Effects {
  readonly effects: Table<
    | PlainEffect
    /** These have a second phrase for another player who does it. */
    | `${'discard' | 'draw' | 'gain' | 'choose' | 'control' | 'no battle damage' | 'win'}${'' | ' other'}`
    | 'destroy'
    | 'destroy and banish'
    | 'return hand'
    /** From anywhere but the field. */
    | 'add hand'
    | 'return deck'
    | 'return deck top'
    | 'return extra'
    | 'damage'
    | 'damage each'
    | 'damage equal'
    /** Slot `several`: the count if it is more than 1. */
    | 'mill'
    | 'mill many'
    | 'mill other'
    | 'find hand'
    | 'find graveyard'
    | `declare ${'level' | 'attribute' | 'number'}`
    /** Slots `what`, `from`, and `whole`: both in the usual order. */
    | 'summon'
    | 'summon that'
    | 'token'
    | 'trap monster'
    | 'trap monster like'
    | `fusion ${'send' | 'banish' | 'shuffle'}`
    | 'ritual'
    | 'synchro'
    | `to ${'attack' | 'defense' | 'other' | 'face-down'}`
    | 'set'
    | 'set again'
    | 'counters'
    | 'if'
    | 'at end phase'
    | 'at end of damage step',
    Instruction
  > &
    Table<
      /** Parts of the above. */
      | 'at random'
      | 'yourself'
      | 'range'
      | 'in position'
      | 'under'
      | 'ignoring'
      /** A rule for the Summoned monster. */
      | 'but'
      | `as ${'mask change' | 'fusion' | 'synchro'}`
      /** Slots `clause` and `until`; `modify several` is for more than one change. */
      | 'modify'
      | 'modify several'
    >;
  readonly costs: Table<
    | Exclude<Cost['pay'], 'return'>
    | 'half lp'
    | `return ${'hand' | 'deck top' | 'extra'}`
    /** Between `least` and `most` cards. */
    | 'mill from',
    Instruction
  >;
  /** A player who cannot do something. */
  readonly forbidden: Table<'you' | 'other'>;
  readonly prohibited: Table<Prohibition>;
  readonly durations: Table<Duration>;
  /** Y-X-ACT-05 The words between two parts, with the spaces around them. */
  readonly joints: Table<Join>;
}

/** Clauses after "when" and "if". */
export interface Events {
  readonly events: Table<
    | 'summoned'
    | 'summoned by you'
    | 'summoned by other'
    /** By its own condition. */
    | 'summoned own'
    | 'would be summoned'
    | 'would summon'
    /** Sent without a cause. */
    | `${'goes' | 'sent'}${'' | ' to yours'}`
    | `sent from ${'field' | 'hand' | 'deck'}`
    | 'sent for'
    | 'sent with material'
    | `destroyed${'' | ' yours'}${'' | ' face-up'}`
    | 'on the field'
    | 'while attacked'
    | 'and sent'
    | 'and sent to yours'
    | `leaves${'' | ' face-up'}`
    | 'returned to hand'
    | 'attacks'
    | 'attacks directly'
    | 'attacks at'
    | 'targeted by attack'
    | 'targeted by effect'
    | 'attack negated'
    | `battle damage ${'by' | 'you' | 'other'}`
    | 'piercing'
    | 'destroys'
    | 'destroys and sent'
    | 'activated'
    | 'activated by'
    | 'includes special summon'
    | 'includes destroy'
    | 'added you'
    | 'added other'
  >;
  readonly activations: Table<
    'monster effect' | 'card or effect' | 'card' | 'spell' | 'trap' | 'spell or trap' | 'effect of spell or trap',
    Thing
  >;
  readonly causes: Table<Cause>;
  readonly ways: Table<SummonWay>;
  readonly phases: Table<'draw' | 'standby' | 'main' | 'main 1' | 'main 2' | 'battle' | 'end' | 'damage'>;
}

export interface Conditions {
  readonly conditions: Table<
    | `${'you control' | 'opponent controls' | 'you have' | 'opponent has' | 'there is'}${'' | ' none'}`
    | `lp ${'you' | 'other'} ${'min' | 'max'}`
    | `turn ${'you' | 'other'}`
    | `phase${'' | ' yours' | ' theirs'}${'' | ' not'}`
    | 'summoned this turn'
    | 'summoned or turned up this turn'
    | 'activated this turn'
    | 'can be summoned'
    | 'used this turn'
    /** Slot `other`: one of the next two. */
    | 'battles'
    | 'attacks'
    | 'battle with'
    | 'attack at'
    | 'in position'
    | 'without materials'
    | 'is'
    | 'not'
  >;
  /** Between conditions. */
  readonly andClause: string;
}

/** Predicates, which agree with their subject `s`. */
export interface Changes {
  readonly changes: Table<
    /** The subject and the first `change`. */
    | 'first'
    | 'gains'
    | 'loses'
    /** Slots `stat`, `value`, and `the`: the stat with its article. `becomes alone` is the whole clause. */
    | 'becomes'
    | 'becomes alone'
    | 'becomes level'
    | 'takes'
    | 'doubled'
    | 'halved'
    | 'raised'
    | 'lowered'
    | 'name'
    | 'name of'
    | 'attribute'
    | 'also attribute'
    | 'attribute chosen'
    | 'type'
    | 'negated'
    | 'cannot'
    | `not destroyed ${'once' | 'twice' | 'times' | 'together'}`
    | 'piercing'
    | 'direct attack'
    | 'attacks all'
    | 'extra attacks'
    | `unaffected ${'monster' | 'spell' | 'trap'}`
    | 'battle damage'
    | 'banished when leaving'
    | 'atk in damage step'
    | 'attack cost'
    | 'attacks only'
    | 'silences opponent'
    | 'destroys opposing'
  >;
  readonly restricted: Table<Restriction>;
  /** Between restrictions. */
  readonly nor: Table<'comma' | 'last'>;
}

/** Whole sentences about a card, beside its effects. */
export interface Sentences {
  readonly sentences: Table<
    | 'once'
    | 'either turn'
    /** The card must be there. */
    | 'here'
    | 'at damage start'
    | 'during calculation'
    | `during${'' | ' yours' | ' theirs'}`
    | `${'' | 'or '}${'when' | 'if'}`
    /** A further condition, after "if" and an event. */
    | 'and'
    | 'you can'
    /** Before an effect that is a statement instead of an order. */
    | 'activate this'
    | 'cost then target'
    /** An activation without an effect of its own. */
    | 'activation if'
    | 'activation cost'
    | 'activation cost if'
    /** A Continuous Trap that only watches its target. */
    | 'activate on'
    | `use once per ${'turn' | 'duel'}`
    | 'activate once'
    | 'use one effect'
    | 'still holds'
    | `forbids ${'card' | 'effect'}`
    | 'silences'
    | 'flip'
    | 'pendulum effect'
    | 'gemini'
    | 'treated as'
    | `cannot be ${'normal' | 'special'} summoned`
    | `only ${'by fusion' | 'by ritual' | 'own' | 'by'}`
    | 'synchro once'
    | 'ritual with'
    | `own summon${'' | ' if' | ' cost' | ' tributes'}`
    | `own once per ${'turn' | 'duel'}`
    | 'equip only'
    | 'material levels'
    | 'substitute'
    | 'substitute only'
    | 'material gives'
    | 'extra summon'
    | 'without tributes'
    /** A condition before a statement. */
    | 'clause'
    | `one attacker ${'you' | 'opponent'}`
    /** Slots `none` ("no monsters") and `those` (the same without article). */
    | 'protection'
    | 'this leaves'
    | 'it is destroyed'
    | 'it leaves'
    | 'destroyed if'
    | 'destroyed when'
    | 'nothing equipped'
    /** Several effects share one use per turn. */
    | 'together'
    | 'only while'
    | 'shares damage'
    | 'stays'
    /** Slot `nth`. */
    | 'stays turns'
    | `replaced by ${'battle' | 'effect'}`
    | 'at least'
    | 'over'
  > &
    Table<'activate one' | 'target' | Extract<Ability, { kind: 'replacement' }>['instead'], Instruction>;
  /** "1st", "2nd" … */
  readonly nth: Table<'first' | 'second' | 'third' | 'other'>;
  readonly rules: Table<Extract<Ability, { kind: 'rule' }>['rule']>;
}
