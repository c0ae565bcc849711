/**
 * The phrases of card texts: one for everything that the card language can say. They are data with slots, in the JSON
 * files of `text/<language>/cards/`; the compiler compares the English ones with these types, and `scripts/phrases.ts`
 * the other languages with English. The syntax of slots is explained in the kit's `language/template.ts`. Phrases have
 * no capital and no full stop, and write prepositions beside articles ("de el campo"): the grammar contracts them.
 *
 * Usual slots: `what` are objects, `who` is another player than the reader, `n` is a number, `it` is the noun with which
 * a quality agrees, `subject` the object with which a verb agrees. A noun can have any article of the grammar as its form
 * (`{thing:the}`), `to` (behind the preposition of damage) and `small` (without capitals).
 */
import type { Language, Noun, NounPhrase } from '@praxis/kit/language/grammar.ts';
import type { Nothing } from '@praxis/kit/language/messages.ts';
import type { Fits, SurplusPhrases, Written } from '@praxis/kit/language/phrases.ts';
import type { SUBTYPES } from '../../cards/language/subtypes.ts';
import type {
  CardType,
  Color,
  Condition,
  Destination,
  Effect,
  LandType,
  PlainKeyword,
  Restriction,
  Supertype,
  Trigger,
} from '../../cards/language.ts';
import type changes from '../en/cards/changes.json';
import type clauses from '../en/cards/clauses.json';
import type effects from '../en/cards/effects.json';
import type keywords from '../en/cards/keywords.json';
import type nouns from '../en/cards/nouns.json';
import type sentences from '../en/cards/sentences.json';
import type subtypes from '../en/cards/subtypes.json';

type Table<Keys extends string, Phrase = string> = { readonly [Key in Keys]: Phrase };

/** Objects or players as used in a sentence. */
export interface Thing extends NounPhrase {
  /** Behind the preposition of damage, where that is more than the preposition and the noun. */
  readonly to?: string;
  /** The same, as something that is taken out of your graveyard. */
  readonly fromGraveyard?: () => Thing;
  /** The reader, after another player has done something: where an order could be read as a third person. */
  readonly contrast?: true;
}

/** An order to the reader, or an option: "you may draw". */
export type Mood = 'order' | 'infinitive';

/** An instruction in its moods; one string where the language says both alike. */
export type Said = string | { readonly order: string; readonly infinitive: string };

/** The same, and a statement about another player, `who`. `contrast`: see `Thing`. */
export interface Told {
  readonly order: string;
  readonly infinitive: string;
  readonly statement: string;
  readonly contrast?: string;
}

/** About the reader, or about another player, `who`. */
export type Person<Phrase = string> = Table<'you' | 'they', Phrase>;

/** A quality of a noun: before it, right beside it, after it, or after everything else. */
export interface Quality {
  readonly at: 'before' | 'beside' | 'after' | 'last';
  readonly text: string;
}

/** A noun phrase, and the same behind the preposition of damage: "to up to 1 target creature". */
export interface Behind {
  readonly text: string;
  readonly to: string;
}

/** "a card", "{n} cards", and "that many cards". */
type Amounts = Table<'one' | 'many' | 'thatMuch'>;

/** A condition after "if"; `during` after "as long as", where that differs. */
export interface Clause {
  readonly clause: string;
  readonly during?: string;
}

/** The effect begins now ("gains"), or it is so ("has"). */
type Lasting<Phrase = string> = Table<'begins' | 'holds', Phrase>;

type Number<Phrase = string> = Table<'one' | 'many', Phrase>;

/** Subtypes that are nouns of their own in sentences, with their plural and gender. */
type SubtypeNoun = LandType | 'Aura' | 'Equipment' | 'Wall';
export type KeywordName = PlainKeyword | `${LandType}walk` | 'protection';

/** Articles of Magic. */
export type OwnArticle = 'enchanted' | 'equipped' | 'blocked' | 'target';
type OneOfUpToOne = 'up to one target' | 'up to another target';
type Targets = 'another target' | 'targets' | 'other targets' | 'up to targets' | 'up to other targets';

interface Nouns {
  readonly types: Table<CardType, Noun>;
  readonly nouns: Table<'permanent' | 'card' | 'spell' | 'player' | 'opponent' | 'emblem', Noun>;
  /** In type lines, and in sentences if they are no `subtypeNouns`. */
  readonly subtypes: Table<Exclude<(typeof SUBTYPES)[number], SubtypeNoun>>;
  readonly subtypeNouns: Table<SubtypeNoun, Noun>;
  readonly subtypeJoint: string;
  /** A card or spell of types: slots `types`, a list of `ofType`, and `supertype`. */
  readonly cardOf: Noun;
  readonly spellOf: Noun;
  readonly ofType: string;
  readonly supertypes: Table<Supertype>;
  readonly colors: Table<Color>;

  readonly you: string;
  readonly players: Table<'each player' | 'each opponent' | 'defending player' | 'that player' | 'opponent'>;
  readonly controllerOf: string;
  readonly ownerOf: string;
  /** The same, of something that the sentence has just named. */
  readonly ownerAgain: string;
  readonly anyTarget: Table<'any' | 'another', Behind>;

  /** The order of the words: slots `before`, `noun`, `beside`, `after`. */
  readonly things: Table<OwnArticle>;
  /** The `thing` with its article; slot `n` if there are several. */
  readonly introduced: Table<OwnArticle | Targets> & Table<OneOfUpToOne, Behind>;
  readonly qualities: Table<
    | 'color'
    | 'not color'
    /** Slots `type`, and `one`: the same in the singular. */
    | 'not type'
    | 'not type of spell'
    | 'supertype'
    | 'attacking'
    | 'blocking'
    | 'attacking or blocking'
    | 'tapped'
    | 'untapped'
    | 'other'
    /** Slots `ability`, `abilities`. */
    | 'with'
    | 'without'
    | 'without several'
    | 'powerMin'
    | 'toughnessMin'
    | 'attachedTo'
    | 'damagedBy'
    | 'exiledBy'
    | 'in exile'
    | 'from your graveyard',
    Quality
  >;
  readonly controlled: Person<Quality>;
  readonly zones: Table<'graveyard' | 'hand' | 'library', Table<'any' | 'all' | 'you' | 'they', Quality>>;
  /** Joins the last of several keywords that something is without. */
  readonly neither: string;

  readonly upTo: string;
  readonly anyNumberOf: string;
  readonly amounts: Table<'cards' | 'life' | 'damage', Amounts>;
  readonly damage: Table<'any' | 'combat'>;
  readonly thatMuch: string;
  /** Behind a sentence that says X. */
  readonly whereX: string;
  readonly numberOf: string;
  readonly powerOf: string;
  readonly startingLife: string;
  /** How many tokens. */
  readonly numbers: Table<'1' | '2' | '3' | '4' | '5'>;
  /**
   * Tokens as they are created: slots `number`, `power`, `toughness`, `subtypes`, `abilities`, and `colors`, which agree
   * with creatures, or `creatureColors`, which agree with one creature.
   */
  readonly token: Noun;
}

interface Keywords {
  readonly keywords: Table<KeywordName>;
  /** The same within a sentence: "la habilidad de volar", "a le vol". */
  readonly abilities: Table<KeywordName>;
  readonly having: Table<'one' | 'protection' | 'many'>;
  readonly from: string;
  readonly protectedFrom: Table<'chosen' | 'all colors' | 'color' | 'type'>;
  readonly keepsAuras: string;
  readonly equip: string;
  readonly enchant: string;
}

type ToldEffect = 'sacrifice' | 'draw' | 'discard' | 'gain life' | 'lose life' | 'shuffle in';
type OtherEffect = Exclude<Effect['do'], ToldEffect | 'move' | 'search' | 'look' | 'set life' | 'unless'>;

interface Effects {
  readonly effects: Table<ToldEffect, Told> &
    Table<'set life' | 'unless', Person> &
    Table<OtherEffect | 'destroy for good' | 'exile top cards' | 'may choose', Said>;
  /** Slots `what`, `control`. */
  readonly move: Table<
    | Destination
    | 'hand from graveyard'
    /** A card that this permanent exiled. */
    | 'hand from exile'
    | 'battlefield tapped'
    | 'battlefield from graveyard',
    Said
  >;
  readonly control: Person;
  /** Slots `n`, `kind`. */
  readonly counters: Number;
  readonly counterKinds: Table<'+1/+1' | '-1/-1' | 'loyalty'>;
  readonly destinations: Table<Destination>;
  readonly tapped: string;
  readonly search: Table<'library top' | 'exile' | 'other', Said>;
  readonly look: Table<'look' | 'reveal' | 'put' | 'may put' | 'any' | 'some' | 'all'>;
  /** The other cards that were looked at; slot `left` is their number. */
  readonly rest: Table<Destination>;
}

/** Verb phrases that agree with the subject. */
interface Changes {
  readonly changes: Table<
    | 'creatureTypes'
    | 'colors'
    | 'loseAbilities'
    | 'lose'
    | 'base'
    | 'stats'
    | 'must'
    | 'blockersMin'
    | 'cannotBeBlockedBy'
    | 'canBlockOnly'
  > & {
    readonly control: Person;
    readonly addTypes: Lasting;
    readonly addSubtypes: Lasting<Number>;
    readonly gain: Lasting;
    readonly abilities: Lasting;
    readonly blockersMax: Number;
  };
  /** A type with the subtypes that are added as well: slots `type`, `subtypes`, `described` (subtypes before the type). */
  readonly addedType: Number;
  /** `either`: behind another change. */
  readonly restrictions: Table<Restriction | 'activate abilities either' | 'next untap'>;
  readonly until: Table<'turn' | 'turn of a prohibition' | 'while'>;
}

interface Clauses {
  /** The first trigger of an ability, and further ones. */
  readonly when: Table<'first' | 'further'>;
  readonly whenever: Table<'first' | 'further'>;
  readonly either: string;
  readonly triggers: Table<Exclude<Trigger['on'], PersonalTrigger | 'put into graveyard'> | 'damage by'> &
    Table<PersonalTrigger, Person> &
    Table<'put into graveyard', Table<'you' | 'opponent' | 'anybody'>>;
  readonly conditions: Table<Exclude<Condition['if'], 'exists' | 'none'>, Person<Clause>> &
    Table<'exists' | 'none', Table<'you' | 'they' | 'anywhere', Clause>>;
  readonly orMore: string;
}

type PersonalTrigger = 'upkeep' | 'next upkeep' | 'end step' | 'next end step' | 'life gained' | 'cast';

interface Sentences {
  /** The separator between a cost and its effect. */
  readonly colon: string;
  readonly typeLine: {
    readonly types: Table<CardType>;
    readonly supertypes: Table<Supertype>;
    /** Types and supertypes in their order. */
    readonly left: string;
    /** Two types in their order. */
    readonly two: string;
    readonly 'artifact first': string;
    readonly whole: string;
    readonly subtypes: Table<'one' | 'two' | 'three' | 'planeswalker'>;
  };
  readonly triggered: string;
  readonly triggeredIf: string;
  /** An object that the trigger has just named, as the subject of the effect; empty if it is not named again. */
  readonly again: string;
  readonly static: string;
  readonly staticWhile: string;
  readonly mana: Table<'any' | 'some'>;
  readonly entersTapped: string;
  readonly entersAsCopy: string;
  readonly prevention: Person & Table<'source' | 'all' | 'all but'>;
  /** Power and toughness that the card defines itself. */
  readonly defines: string;
  readonly castOnly: string;
  readonly additionalCost: string;
  readonly sorceryOnly: string;
  readonly costs: Table<'life' | 'sacrifice' | 'discard'>;
  /** A player's payment, in the form that the phrase of `unless` wants. */
  readonly paysCost: Table<'life' | 'sacrifice' | 'mana', Person>;
}

export interface CardPhrases extends Nouns, Keywords, Effects, Changes, Clauses, Sentences {}

export type Phrases = Language & CardPhrases;

type English = typeof changes &
  typeof clauses &
  typeof effects &
  typeof keywords &
  typeof nouns &
  typeof sentences &
  typeof subtypes;

/** A phrase that the English files lack does not compile: this names it. */
export type Complete = Fits<English, Written<CardPhrases>>;

/** A phrase that no code asks for does not compile. */
export type Unasked = Nothing<SurplusPhrases<English, CardPhrases>>;
