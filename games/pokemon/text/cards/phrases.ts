/**
 * The phrases of card texts: one for everything that the card language can say. They are data with slots, in the JSON
 * files of `text/<language>/cards/`; the compiler compares the English ones with these types, and `scripts/phrases.ts`
 * the other languages with English. The syntax of slots is explained in the kit's `language/template.ts`. Phrases have
 * no capital and no full stop, and write prepositions beside articles ("de o Pokémon"): the grammar contracts them.
 *
 * Usual slots: `who` is a Pokémon or several, `those` are all Pokémon of a description, `pokemon` is a description without
 * article, `card` and `cards` are described cards, `n` is a number, `each` is "for every …".
 */
import type { Gender, Language } from '@praxis/kit/language/grammar.ts';
import type { Nothing } from '@praxis/kit/language/messages.ts';
import type { Fits, SurplusPhrases, Written } from '@praxis/kit/language/phrases.ts';
import type {
  Ability,
  Condition,
  Count,
  Effect,
  Fact,
  Modifier,
  Quality,
  Stage,
  Tag,
  Target,
  Trigger,
  Type,
  Until,
} from '../../cards/language.ts';
import type cards from '../en/cards/cards.json';
import type effects from '../en/cards/effects.json';
import type facts from '../en/cards/facts.json';
import type nouns from '../en/cards/nouns.json';
import type sentences from '../en/cards/sentences.json';
import type take from '../en/cards/take.json';

type Table<Keys extends string, Phrase = string> = { readonly [Key in Keys]: Phrase };

/** Addressed to the player of the card: as an order ("draw"), or after "you may" ("draw", "comprar"). */
export type Mood = 'order' | 'infinitive';

/** An instruction in its moods; one string where the language says both alike. */
export type Said = string | { readonly order: string; readonly infinitive: string };

/** The subject of a text. */
export interface Subject {
  /**
   * The Pokémon itself, the one on which the card lies, or either of them by a pronoun because the sentence has named
   * it.
   */
  readonly self: 'pokemon' | 'bearer' | 'it';
  /** It is the text of an attack. */
  readonly attack: boolean;
  /** Counts are made for each player: "their Prize cards" instead of "yours". */
  readonly player?: 'each';
}

/** Facts about a Pokémon; slot `n` is the number of Pokémon, `hp` that of HP. */
type FactAbout =
  | 'damaged'
  | 'energy'
  | 'any energy'
  | 'no energy'
  | 'condition'
  | 'any condition'
  | 'hp left'
  | 'evolved'
  | 'not evolved';

/** A counted thing: for every one of it, and its number ("the number of damage counters on this Pokémon"). */
export interface Counted {
  readonly each: string;
  readonly number: string;
}

/** Cards and Pokémon as noun phrases. The slot `n` is their number: 2 for several. */
interface Nouns {
  readonly card: string;
  /** Slots `card`, the noun, and `tag`, a label. */
  readonly kinds: Table<Exclude<NonNullable<Quality['kind']>, 'Pokémon'>>;
  /** Further words for a kind of Energy. */
  readonly sorts: Table<'Basic Energy' | 'Special Energy'>;
  readonly pokemon: string;
  /** A Pokémon with a label; the same as `pokemon` if the label is not part of the noun. */
  readonly tagged: Table<Tag>;
  readonly tags: Table<Tag>;
  readonly stages: Table<Stage | 'Evolution'>;
  readonly types: string;
  /** Types behind or before the word for Energy. */
  readonly energyTypes: Table<Type>;
  /** Attached Energy: slot `types`. */
  readonly energy: Table<'any' | 'basic' | 'special'>;
  readonly energyAmounts: Table<'all' | 'any number' | 'some'>;
  readonly not: string;
  readonly ruleBox: string;
  readonly noRuleBox: string;
  readonly hpMax: string;
  readonly retreatMin: string;
  readonly evolvesFromYours: string;
  /** The order of the words: slots `tag`, `stage`, `not`, `sort`, `types`, `noun`, `more`. */
  readonly order: string;
  readonly one: string;
  readonly some: string;
  readonly upTo: string;
  /** Other cards than this one; `plain` without a description. */
  readonly others: Table<'one' | 'some' | 'plain one' | 'plain some'>;
  /** The order of the words: slots `spot`, `pokemon`, `whose`, `having`. */
  readonly described: string;
  /** The same for a Pokémon that is not something. */
  readonly describedNot: string;
  readonly spots: Table<'active' | 'bench'>;
  readonly having: Table<FactAbout>;
  readonly and: string;
  /** Slots `pokemon`, and its parts `core` and `having`. */
  readonly owned: Table<'yours' | 'your others' | 'theirs' | 'their others'>;
  /** Slots `number`, `those` or `pokemon`. */
  readonly chosen: Table<'some' | 'another' | 'of either'>;
  readonly upToNumber: string;
  readonly all: Table<'of player' | 'of both'>;
  /** Behind the noun, for all Pokémon of both players. */
  readonly ofBoth: string;
  readonly self: Table<Subject['self']>;
  readonly targets: Table<Exclude<Target & string, 'self'>>;
  readonly anyPokemon: string;
  /** The predicate of a Pokémon. */
  readonly is: Table<FactAbout | 'active' | 'bench' | 'a'>;
  readonly conditions: Table<Condition, { readonly one: string; readonly many: string }>;
  /** Pronouns for found cards agree with these. */
  readonly pronouns: Table<'pokemon' | 'card' | 'named', { readonly gender: Gender }>;
}

interface Effects {
  readonly damage: Said;
  /** To the Pokémon that attacks. */
  readonly 'damage self': Said;
  readonly heal: Said;
  readonly 'heal all': Said;
  readonly recover: Said;
  readonly 'recover all': Said;
  readonly draw: Said;
  /** Slot `player`. */
  readonly 'others draw': Said;
  readonly 'draw until': Said;
  readonly 'draw until count': Said;
  readonly 'put hand': Table<
    'discard pile' | 'deck' | 'bottom of deck',
    { readonly order: string; readonly infinitive: string; readonly statement: string }
  >;
  /** Slots `cards`, `deck`. */
  readonly 'discard top': Said;
  readonly 'move energy': Table<
    'discard pile' | 'hand' | 'their hand' | 'top of deck' | 'top of their deck' | 'Lost Zone' | 'Pokémon',
    Said
  >;
  readonly switch: Table<'self with active' | 'self' | 'active' | 'theirs' | 'theirs by them', Said>;
  /** Slots `with`, `rest`: words for the cards attached to it. */
  readonly 'take from play': Table<'hand' | 'their hand' | 'deck' | 'their deck' | 'Lost Zone' | 'discard pile', Said>;
  readonly 'with attached': string;
  readonly 'attached discarded': string;
  /** Slots `several`, `rest`: words for several Pokémon and for shuffling. */
  readonly evolve: Table<'skipping' | 'search first' | 'hand' | 'deck', Said>;
  readonly 'evolve several': string;
  readonly 'then shuffle': Said;
  /** Slots `clause`, `until`, and `timed`: both in the usual order. */
  readonly lasting: Said;
  readonly 'lasting several': Said;
}

type PlainEffect = Exclude<
  Effect['do'],
  keyof Effects | 'flip' | 'if' | 'may' | 'choose' | 'take' | 'discard top' | 'put hand'
>;

/** Cards that are searched for, taken and put somewhere: slots `them`, a pronoun, and `put`, the second half. */
interface Take {
  readonly take: Table<
    | 'deck'
    | 'deck shown'
    | 'deck for each'
    | 'top'
    | 'bottom'
    | 'choose'
    | 'rest to bottom'
    | 'rest shuffled'
    | "opponent's hand"
    | 'hand'
    | 'discard pile'
    | 'attach to each'
    | 'attach to some',
    Said
  > & { readonly 'may choose': string };
  readonly put: Table<
    | 'hand'
    | 'bench'
    | 'deck'
    | 'bottom of deck'
    | 'bottom of their deck'
    | 'top of deck'
    | 'top of their deck'
    | 'discard pile'
    | 'Lost Zone'
    | 'attach in any way'
    | 'attach'
    | 'attach one each',
    Said
  >;
}

type PlainFact = Exclude<Fact['if'], 'any' | 'all'>;

export interface CardPhrases extends Take {
  readonly nouns: Nouns;

  readonly effects: Effects & Table<PlainEffect, Said>;
  /** "30 damage", "2 damage counters", "3 cards": slot `n`. */
  readonly amounts: Table<'damage' | 'counters' | 'cards' | 'up to cards'>;
  readonly topCards: Table<'one' | 'many'>;
  readonly decks: Table<'you' | 'opponent' | 'each'>;
  readonly ignored: Table<'weakness' | 'resistance' | 'effects' | 'and'>;
  readonly players: Table<'you' | 'opponent' | 'each'>;

  /** Clauses that can follow "if". */
  readonly facts: Table<
    PlainFact | 'you have' | 'opponent has' | 'at least energy' | 'at least energy cards' | 'further'
  >;
  readonly counts: Table<
    | Exclude<Count['count'], 'hand' | 'prizes taken' | 'prizes left'>
    | `${'hand' | 'prizes taken' | 'prizes left'} ${'you' | 'opponent'}`
    | 'prizes left each',
    Counted
  >;
  /** Clauses about `who`: slots `n`, `more`, `attacks`. */
  readonly modifiers: Table<
    | Exclude<Modifier['gets'], 'immune'>
    | 'damage done to'
    | 'cannot use chosen'
    | 'immune to all'
    | 'immune to some'
    | 'you cannot play'
  >;
  readonly more: string;
  readonly less: string;
  readonly attacks: Table<'any' | 'of' | 'opponent' | 'whose'>;
  /** The bearers of lasting effects. */
  readonly lastingOn: Table<'you' | 'opponent' | 'defending'>;
  /** Verbs in the subjunctive, for effects that are brought about. */
  readonly subjunctive?: Readonly<Record<string, string>>;
  readonly until: Table<Until>;

  readonly structures: Table<
    | 'coins'
    | 'coins until tails'
    | 'heads'
    | 'tails'
    | 'if'
    | 'else'
    | 'may'
    | 'ifSo'
    | 'choose any'
    | 'choose one'
    | 'choose some'
    /** Joins the clauses of one sentence. */
    | 'and'
  >;
  readonly flip: Said;
  readonly costs: Table<'card' | 'ability' | 'extra'>;
  readonly uses: Table<'once' | 'often' | 'stadium' | 'active' | 'bench'>;
  readonly triggers: Table<Trigger>;
  readonly whileSpot: Table<'active' | 'bench'>;
  readonly leaves: string;
  readonly machine: string;
  readonly damageEach: string;
  readonly playOnlyIf: string;
  readonly provides: Table<'types' | 'every' | 'always' | 'if'>;
  readonly fossil: Table<'turn' | 'setup' | 'noPrize'>;

  readonly evolvesFrom: string;
  /** P-RES-001 */
  readonly restoredBy: string;
  /** The separator after a label. */
  readonly colon: string;
  readonly labels: Table<
    NonNullable<Ability['as']> | 'Ability' | 'VSTAR Power' | 'GX' | 'Weakness' | 'Resistance' | 'Retreat' | 'HP'
  >;
  readonly stageRules: Table<'BREAK' | 'LV.X' | 'LEGEND'>;
  readonly worth: string;
  /** Rules of a kind of Pokémon or card. */
  readonly ruleBoxes: Partial<Table<Tag>>;
}

export interface CardGrammar extends Language {
  /** Clauses of one sentence: a list, or with a joint of its own about one Pokémon, which some languages name only once. */
  together(clauses: readonly string[], joint?: string, who?: string): string;
}

export type Phrases = CardGrammar & CardPhrases;

type English = typeof cards & typeof effects & typeof facts & typeof nouns & typeof sentences & typeof take;

/** A phrase that the English files lack does not compile: this names it. */
export type Complete = Fits<English, Written<CardPhrases>>;

/** A phrase that no code asks for does not compile. */
export type Unasked = Nothing<SurplusPhrases<English, CardPhrases>>;
