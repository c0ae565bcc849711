/**
 * The phrases of card texts: one for everything that the card language can say. They are data with slots, in the JSON
 * files of `text/<language>/cards/`; the compiler compares the English ones with these types, and `scripts/phrases.ts`
 * the other languages with English. The syntax of slots is explained in the kit's `language/template.ts`. Phrases have
 * no capital and no full stop, and write prepositions beside articles ("de o monstro"): the grammar contracts them.
 *
 * Usual slots: `what` are cards and `who` is a player, both with their article; `self` is the card itself, `it` and `s`
 * are nouns to agree with, `causes` are the reasons of an event, `until` is a duration. Every slot that is not in
 * brackets may be empty, and then leaves no space behind.
 */
import type { Gender, Language, Noun, Plurality } from '@praxis/kit/language/grammar.ts';
import type { Nothing } from '@praxis/kit/language/messages.ts';
import type { Fits, SurplusPhrases, Written } from '@praxis/kit/language/phrases.ts';
import type {
  Attribute,
  Frame,
  Icon,
  MonsterAbility,
  MonsterType,
  Place,
  Position,
  Ref,
} from '../../cards/language.ts';
import type amounts from '../en/cards/amounts.json';
import type cards from '../en/cards/cards.json';
import type changes from '../en/cards/changes.json';
import type conditions from '../en/cards/conditions.json';
import type effects from '../en/cards/effects.json';
import type events from '../en/cards/events.json';
import type nouns from '../en/cards/nouns.json';
import type sentences from '../en/cards/sentences.json';
import type { Changes, Conditions, Effects, Events, Sentences } from './phrase-keys.ts';

export type Table<Keys extends string, Phrase = string> = { readonly [Key in Keys]: Phrase };

/** An order to the reader, or the infinitive after "you can": "draw". */
export type Mood = 'order' | 'infinitive';

/** An instruction in its moods; one string where the language says both alike. */
export type Instruction = string | Table<Mood>;

/** A noun with its article, in the number that it always has. */
export type Thing =
  | { readonly one: string; readonly gender: Gender }
  | { readonly many: string; readonly gender: Gender };

/** The owner of a place: "your Deck", "any Graveyard". */
export type Whose = 'you' | 'opponent' | 'any';

/** The role in which a card was chosen before. */
export type Role =
  | 'target'
  | 'chosen'
  | 'discarded'
  | 'sent'
  | 'tributed'
  | 'banished'
  | 'returned'
  | 'found'
  | 'summoned';

export type Stat = 'atk' | 'def' | 'level' | 'rank';

export type Cause =
  | 'battle'
  | 'effect'
  | "opponent's effect"
  | 'cost'
  | 'tribute'
  | 'discard'
  | 'synchro material'
  | 'xyz material'
  | 'fusion material';

/** Labels of a card, and words that its name and its texts are made of. */
interface Cards {
  /** The separators behind a label or a condition, and between cost and effect. */
  readonly colon: string;
  readonly semicolon: string;
  /** Y-CARD-003 The line below the picture. */
  readonly typeLine: {
    readonly frames: Table<Frame | 'pendulum'>;
    readonly abilities: Table<MonsterAbility>;
    readonly spells: Table<Icon>;
    readonly traps: Table<Icon>;
  };
  readonly attributes: Table<Attribute>;
  readonly types: Table<MonsterType>;
  /** Words of names that texts quote; one that is missing is quoted as it is in English. */
  readonly series: Readonly<Record<string, string>>;
}

interface Nouns {
  readonly nouns: Table<'card' | 'monster' | 'target' | 'spell' | 'trap' | 'spell or trap' | 'pendulum monster', Noun>;
  readonly frames: Table<Frame, Noun>;
  readonly spells: Table<Icon, Noun>;
  readonly traps: Table<Icon, Noun>;
  /** The words around a noun; they agree with `it`. */
  readonly description: {
    /** The order of the words. `numbers` compares with digits, `comparisons` with phrases, `where` is the place. */
    readonly order: string;
    /** Slots `what`, all of it with its article, and `exceptions`. */
    readonly except: string;
    readonly summoned: Table<'special' | 'normal'>;
    readonly abilities: Table<MonsterAbility>;
    readonly same: Table<'attribute' | 'name' | 'level'>;
  } & Table<
    | 'face-up'
    | 'face-down'
    /** Face-down, said of a Spell or Trap. */
    | 'set'
    | 'banished'
    /** Where the place would be, of banished cards that are yours. */
    | 'of yours'
    | 'non-Tuner'
    | 'type'
    /** Every type in a list but the last. */
    | 'type in a list'
    | 'attribute'
    | 'without Union'
    | 'differs'
  >;
  readonly positions: Table<Position>;
  /** Slots `value`, `stat`, and `the`: the stat with its article. */
  readonly bounds: Table<
    | 'no materials'
    | 'has level'
    | 'level above'
    | 'level not'
    | `${'level' | 'stat'}${'' | ' min' | ' max'}${'' | ' text'}`
  >;
  /** Slots `count` and `what`, without its article; `another` is for one other thing, with the article "another". */
  readonly articles: Table<'other' | 'another' | 'count' | 'up to' | 'exactly' | 'least' | 'most'>;
  /** The number of a noun behind "no". */
  readonly noneIs: Plurality;
  readonly places: Table<Exclude<Place, 'monsters' | 'spells' | 'banished'>, Thing>;
  /** Slot `place`: one of a list of places. */
  readonly eachPlace: Table<`${'in' | 'from'} ${Whose}` | 'on your field'>;
  /** Slot `places`: the list. */
  readonly allPlaces: Table<`${'in' | 'from'} ${Whose}`>;
  /** On the field: "that you control". */
  readonly controlled: Table<Whose | "opponent's attacker">;
  readonly fromField: Table<Whose>;
  readonly amongBanished: Table<`${'in' | 'from'} ${Whose}`>;
  readonly people: { readonly you: string } & Table<'opponent' | 'both' | 'turn player', Thing>;
  /** Slot `of`: a card. */
  readonly peopleOf: Table<'controller' | 'owner'>;
  readonly refs: Table<
    | 'this monster'
    | 'this card'
    | Exclude<Ref & string, 'this' | 'tied' | 'other' | 'it' | 'answered' | `the ${string}`>,
    Thing
  >;
  /** The subject of the event, or an earlier choice; `thatCard` is the same for one card. */
  readonly that: string;
  readonly thatCard: string;
  readonly ordinals: readonly string[];
  /** A card named by the role in which it was chosen: slots `what`, `target`, `nth`. */
  readonly roles: Table<Exclude<Role, 'summoned'> | 'nth target'>;
}

interface Amounts {
  readonly stats: Table<Stat | 'scale'>;
  /** With their articles. */
  readonly theStats: Table<Stat | 'scale'>;
  readonly statJoint: string;
  /** Slots `stat`, `the`, `original`, `total`, `of`. */
  readonly value: string;
  readonly half: string;
  readonly times: string;
  readonly original: string;
  readonly total: string;
  /** The damage that the event is about. */
  readonly eventDamage: string;
  readonly sum: Table<'all' | 'each'>;
  readonly declared: Table<'level' | 'number' | 'attribute'>;
  readonly forEach: string;
  /** Slots `number`, `unit`; `paid` is for each card that was sent as the cost. */
  readonly amount: Table<'number' | 'lp' | 'each' | 'paid' | 'equal'>;
  readonly units: Table<'lp' | 'counters'>;
  /** The values of a Token or of a Trap Monster: `LIGHT/Warrior-Type/Level 1/0 ATK/0 DEF`. */
  readonly facts: Table<'type' | 'level' | 'atk' | 'def'>;
}

export interface CardPhrases extends Cards, Nouns, Amounts, Effects, Events, Conditions, Changes, Sentences {}

export type Phrases = Language & CardPhrases;

type English = typeof amounts &
  typeof cards &
  typeof changes &
  typeof conditions &
  typeof effects &
  typeof events &
  typeof nouns &
  typeof sentences;

/** A phrase that the English files lack does not compile: this names it. */
export type Complete = Fits<English, Written<CardPhrases>>;

/** A phrase that no code asks for does not compile. */
export type Unasked = Nothing<SurplusPhrases<English, CardPhrases>>;
