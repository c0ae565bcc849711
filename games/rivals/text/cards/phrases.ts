/**
 * The phrases of card texts: one for every word of the card language. They are data with slots, in the JSON files of
 * `text/<language>/cards/`; the compiler compares the English ones with these types, and `scripts/phrases.ts` the other
 * languages with English. The syntax of slots is explained in the kit's `language/template.ts`. Phrases have no capital
 * and no full stop; contractions are made at the end, by the grammar of the language.
 */
import type { Language } from '@praxis/kit/language/grammar.ts';
import type { Nothing } from '@praxis/kit/language/messages.ts';
import type { Fits, SurplusPhrases, Written } from '@praxis/kit/language/phrases.ts';
import type { CityType } from '../../cards/language/words.ts';
import type {
  Condition,
  Cost,
  Count,
  During,
  Effect,
  Flag,
  Kind,
  LibraryType,
  PlayerRef,
  Scope,
  Stat,
  Subtype,
  Trigger,
} from '../../cards/language.ts';
import type abilities from '../en/cards/abilities.json';
import type amounts from '../en/cards/amounts.json';
import type conditions from '../en/cards/conditions.json';
import type effects from '../en/cards/effects.json';
import type lines from '../en/cards/lines.json';
import type names from '../en/cards/names.json';
import type people from '../en/cards/people.json';

type Table<Keys extends string> = { readonly [Key in Keys]: string };

/** Singular and plural. */
export interface Both {
  readonly one: string;
  readonly many: string;
}

/** An order to the reader, and a statement about another player, `{who}`. */
export interface Deed {
  readonly order: string;
  readonly statement: string;
}

export type Chosen = 'character' | 'characters' | 'player' | 'players' | 'card' | 'deck';
export type Unit = 'prestige' | 'agenda' | 'blood' | 'damage' | 'cards' | 'influence' | 'shields' | 'intel' | 'tokens';
/** How characters are introduced; `counted`: behind "for each". */
export type Article = 'a' | 'each' | 'all' | 'counted';

/** All words agree with the noun for a character, which is masculine in all our languages. */
interface People {
  readonly noun: Both;
  readonly leader: Both;
  /** The order of the words: slots `article`, `noun`, `adjectives`, `more`. */
  readonly order: string;
  readonly articles: Table<Article>;
  /** The same with "other". */
  readonly others: Table<Article>;
  readonly adjectives: { readonly [Key in 'titled' | 'wounded' | 'exhausted']: Both };
  readonly with: string;
  readonly of: string;
  readonly coterieOf: string;
  /** Among characters with more than a place in their description. */
  readonly among: string;
  readonly whose: Table<'you' | 'opponent'>;
  readonly within: Table<'party' | 'opposing party' | 'coterie' | 'control'>;
  /** Where something is counted: "2 Auspex in the party". */
  readonly inside: Table<'party' | 'opposing party' | 'coterie'>;
  readonly where: Table<'haven' | 'streets' | 'torpor' | 'outside haven'>;
}

/** Effects with the same phrases for all their forms. */
type PlainEffect = Exclude<
  Effect['do'],
  | 'if'
  | 'may'
  | 'repeat'
  | 'choose'
  | 'choose all'
  | 'choose card'
  | 'add damage'
  | 'negate'
  | 'draw'
  | 'discard'
  | `${'gain' | 'lose' | 'steal'} ${'prestige' | 'agenda'}`
  | 'put tokens'
>;

export interface CardPhrases {
  readonly kinds: Table<Kind>;
  readonly types: Table<LibraryType>;
  readonly subtypes: Table<Subtype>;
  readonly cityTypes: Table<CityType>;
  readonly scopes: Table<Scope>;

  readonly people: People;
  readonly ones: Table<
    'this vampire' | 'this card' | 'bearer' | 'acting' | 'attacker' | 'target' | 'leader' | 'defeated'
  >;
  readonly those: Table<Chosen>;
  readonly players: Table<Exclude<PlayerRef, `the ${string}`>>;

  /** Slot `n`. */
  readonly units: Table<Unit>;
  readonly damage: Table<'aggravated' | 'superficial'>;
  readonly forEach: string;
  /** Counted things, behind "for each". */
  readonly counts: Table<Exclude<Count['count'], 'characters' | 'disciplines'>>;

  readonly if: string;
  readonly conditions: Table<
    | Exclude<Condition['if'], 'all' | 'controls the prince' | 'target is' | 'agenda'>
    | 'one discipline'
    | 'disciplines'
    | 'you control'
    | 'nobody controls'
    | 'you have'
    | 'they have'
  >;
  /** Conditions whose opposite has words of its own. */
  readonly negated: Table<'discarded is' | 'defeated is of rival' | 'later print'>;
  readonly targetIs: Table<'character' | 'mortal' | 'second inquisition'>;

  /** Makes an offer of an order, `{it}`. */
  readonly youMay: string;
  readonly otherwise: string;
  readonly or: string;
  /** What players do with their cards and tokens: slot `it`; `from` whom they steal, `on` what they put it. */
  readonly deeds: { readonly [Key in 'draw' | 'discard' | 'gain' | 'lose' | 'steal' | 'put']: Deed };
  /** Slots `who` (all of them), `each` (each of them), `it`, `card`, `from`, `player`. */
  readonly effects: Table<
    | PlainEffect
    | 'before'
    | 'other than'
    | 'each of'
    | 'negate reaction'
    | 'negate attack'
    | 'gain unhosted action'
    | 'each face-down card'
    | 'move token'
    | 'silent'
  >;
  readonly costs: Table<keyof Omit<Cost, 'upTo'> | 'up to'>;
  readonly targets: Table<'choose' | 'opponent' | 'anybody' | 'non-contributor' | 'half' | 'deck'>;
  readonly cards: Table<
    | 'retainer'
    | 'mortal'
    | 'ongoing'
    | 'ongoing or face down'
    | 'face down'
    | 'card'
    | 'on'
    | 'you'
    | 'opponent'
    | 'non-contributor'
    | 'tokens'
    | 'controlled'
  >;

  readonly triggers: Table<
    | Exclude<Trigger['on'], 'start of turn' | 'end of turn' | 'plays' | 'attaches' | 'defeats'>
    | 'start'
    | 'end'
    | 'start any'
    | 'end any'
    | `${'' | 'this '}plays ${'ongoing' | 'scheme'}`
    | `attaches ${'this' | 'title' | 'retainer' | 'citizen'}`
    | `by ${'party' | 'attacker' | 'you' | 'anybody'}`
    | 'first in your turn'
    | 'first in a turn'
    | 'in one turn'
  >;
  readonly beaten: { readonly [Key in 'character' | 'mortal' | 'vagrant' | 'second inquisition']: Both };
  readonly flags: Table<Flag>;
  readonly stats: Table<Exclude<Stat, Unit | 'recruit cost'>>;
  readonly abilities: Table<
    | During['by']
    | 'during'
    | 'during type'
    | 'on mortal'
    | 'on character'
    | 'inTheStreets'
    | 'beforeInquisition'
    | 'attackers'
    | 'nameNumber'
    /** R-X-007 */
    | 'once'
    | 'block'
    | 'opponent attacks'
    | 'anybody attacks'
    | 'ranged too'
    | 'not ranged'
    | 'prevent'
    | 'intel'
    | 'inAttacks'
    /** A Title bearer's additional damage, and its targets (R-ATK-027). */
    | 'damage to'
    | 'recruits'
    | 'survives'
    | 'placeAsModifier'
  >;

  /** Short lines of facts above the text. */
  readonly lines: Table<
    | 'guard'
    | 'aggravated'
    | 'targeted'
    | 'relentless'
    | 'streets'
    /** R-X-002 */
    | 'ritual'
    | 'burnsEmpty'
    | 'uniqueTable'
    | 'uniquePlayer'
    | 'secondInquisition'
    | 'needs'
    | 'cost'
    | 'pays'
    | 'secrecy'
    | 'attack'
    | 'reaction'
    | 'deals'
    | 'requires'
    | 'threshold'
    | 'exert'
    | 'won'
    | 'failed'
    /** The rewards of defeating it: slots `agenda`, `blood`. */
    | 'discarded'
    | 'attached'
  >;
}

export type Phrases = Language & CardPhrases;

type English = typeof abilities &
  typeof amounts &
  typeof conditions &
  typeof effects &
  typeof lines &
  typeof names &
  typeof people;

/** A phrase that the English files lack does not compile: this names it. */
export type Complete = Fits<English, Written<CardPhrases>>;

/** A phrase that no code asks for does not compile. */
export type Unasked = Nothing<SurplusPhrases<English, CardPhrases>>;
