/**
 * A language's phrases about cards: one for everything that the card language can say. A language that lacks one does
 * not compile. A phrase is a function of its arguments; objects and players come to it as `Said`, complete with
 * article, and numbers as `Count`. Contractions and elisions are left to `contracted`.
 */
import type { Article as AnyArticle, Gender, Language, Noun, Plurality } from '@praxis/kit/language/grammar.ts';
import type { Subtype } from '../../cards/language/subtypes.ts';
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
  ZoneName,
} from '../../cards/language.ts';

/** Objects or players as used in a sentence. */
export interface Said {
  readonly text: string;
  readonly number: Plurality;
  readonly gender: Gender;
  readonly person: 'you' | 'they';
  /** The reader, after another player has done something: where an order could be read as a third person. */
  readonly contrast?: boolean;
}

/** A number in a sentence: digits, X, or "that much". */
export interface Count {
  readonly text: string;
  readonly one: boolean;
  /** "That much": a language may put it elsewhere than a number. */
  readonly thatMuch: boolean;
}

/** How a noun is introduced. */
export type Article =
  | { readonly kind: AnyArticle | 'enchanted' | 'equipped' | 'blocked' }
  | { readonly kind: 'target'; readonly other: boolean; readonly count: number; readonly upTo: boolean };

/** A quality of a noun: before it, right beside it, after it, or after everything else. */
export interface Quality {
  readonly at: 'before' | 'beside' | 'after' | 'last';
  readonly text: string;
}

/** A noun with its qualities, before it is introduced. */
export interface Bare {
  readonly noun: string;
  readonly gender: Gender;
  readonly number: Plurality;
  readonly before: readonly string[];
  readonly beside: readonly string[];
  readonly after: readonly string[];
}

/** An order to the reader, or an option. */
export type Mood = 'order' | 'infinitive';

interface Who {
  readonly who: Said;
}
interface What {
  readonly what: Said;
}
interface Amount {
  readonly amount: Count;
}

/** The arguments of the effects' phrases. Nested effects come as text. */
export interface EffectSlots {
  readonly damage: Amount & { readonly by: Said; readonly to: Said };
  readonly destroy: What & { readonly noRegeneration: boolean };
  readonly move: What & { readonly to: Destination; readonly tapped: boolean; readonly under: Said | undefined };
  readonly counter: What;
  readonly sacrifice: Who & What;
  readonly draw: Who & Amount;
  readonly discard: Who & Amount;
  readonly 'gain life': Who & Amount;
  readonly 'lose life': Who & Amount;
  readonly 'set life': Who & Amount;
  readonly tap: What;
  readonly untap: What;
  /** `changes` are verb phrases that agree with the subject, `until` is empty for a lasting effect. */
  readonly modify: What & { readonly changes: string; readonly until: string };
  readonly 'put counters': What & Amount & { readonly counter: '+1/+1' | '-1/-1' | 'loyalty' };
  /** `token` is described: "1/1 white Soldier creature token with flying". */
  readonly create: { readonly token: Said };
  readonly emblem: { readonly text: string };
  readonly regenerate: What;
  readonly fight: What & { readonly with: Said };
  readonly attach: { readonly this: Said; readonly to: Said };
  readonly 'prevent damage': { readonly by: Said; readonly combat: boolean };
  readonly search: What & { readonly to: Destination; readonly tapped: boolean };
  readonly look: {
    readonly amount: number;
    readonly reveal: boolean;
    readonly what: Said;
    readonly optional: boolean;
    readonly to: Destination;
    readonly rest: Destination;
  };
  readonly 'exile top': { readonly amount: number };
  readonly 'allow playing': What;
  readonly 'cast copies': What & { readonly amount: number };
  readonly 'shuffle in': Who;
  readonly 'choose color': Record<never, never>;
  readonly choose: What & { readonly optional: boolean; readonly among: Said | undefined };
  readonly may: { readonly instructions: string };
  /** `costs` are results of `paysCost`, joined by "or". */
  readonly unless: Who & { readonly instructions: string; readonly costs: string };
  readonly if: { readonly clause: string; readonly instructions: string };
  readonly later: { readonly when: string; readonly instructions: string };
}

export interface TriggerSlots {
  /** `every`: it may happen again and again, to all that fit. */
  readonly enters: What & { readonly every: boolean };
  readonly dies: What & { readonly every: boolean };
  readonly 'put into graveyard': What & { readonly whose: 'you' | 'opponent' | 'anybody' };
  readonly attacks: What;
  readonly blocks: What & { readonly blocked: Said | undefined };
  /** `next`: only the one that comes next. */
  readonly upkeep: { readonly of: Said; readonly next: boolean };
  readonly 'end step': { readonly of: Said; readonly next: boolean };
  readonly 'life gained': Who;
  readonly cast: Who & What;
  readonly damage: { readonly by: Said | undefined; readonly to: Said; readonly combat: boolean };
}

export interface ConditionSlots {
  /** `by` controls it; undefined: it is anywhere on the battlefield. */
  readonly exists: What & { readonly by: Said | undefined; readonly min: number };
  readonly none: What & { readonly by: Said | undefined };
  readonly 'controls this': Who & { readonly this: Said };
  readonly 'lost life last turn': Who;
  readonly 'life below start': Who;
  readonly 'has cast a spell this turn': Who;
}

/** Verb phrases that agree with the subject. `lasting`: it begins now, "gains"; otherwise it is so, "has". */
export interface ChangeSlots {
  readonly control: { readonly by: Said };
  /** With the subtypes that are added as well. */
  readonly addTypes: { readonly types: readonly Noun[]; readonly subtypes: readonly string[] };
  readonly addSubtypes: { readonly subtypes: readonly string[] };
  readonly creatureTypes: { readonly subtypes: readonly string[] };
  readonly colors: { readonly colors: readonly Color[] };
  readonly loseAbilities: Record<never, never>;
  readonly gain: { readonly keywords: string };
  readonly lose: { readonly keywords: string };
  /** An ability in quotation marks. */
  readonly abilities: { readonly text: string };
  readonly base: { readonly power: string; readonly toughness: string };
  /** With their signs: +2/-1. */
  readonly stats: { readonly power: string; readonly toughness: string };
  readonly must: Record<never, never>;
  readonly blockersMax: { readonly amount: number };
  readonly blockersMin: { readonly amount: number };
  readonly cannotBeBlockedBy: { readonly by: Said };
  readonly canBlockOnly: What;
}

type Subject = { readonly subject: Said; readonly lasting: boolean };

export interface Phrases extends Language {
  /** The separator between a cost and its effect. */
  readonly colon: string;
  /** Puts a noun together with its qualities and its article. */
  introduce(bare: Bare, article: Article): string;

  readonly types: { readonly [Kind in CardType]: Noun };
  readonly typeLine: { readonly [Kind in CardType | Supertype]: string };
  readonly nouns: {
    readonly permanent: Noun;
    readonly card: Noun;
    readonly spell: Noun;
    readonly player: Noun;
    readonly opponent: Noun;
    readonly source: Noun;
    readonly emblem: Noun;
  };
  /** The left side of a type line: "Legendary Artifact Creature". */
  typeWords(supertypes: readonly Supertype[], types: readonly CardType[]): string;
  /** A card or spell of a type: "creature card", "creature spell". */
  cardOf(type: Noun, supertype: string | undefined): Noun;
  spellOf(type: Noun): Noun;
  /** The right side of a type line, where it is not the English order with spaces between. */
  subtypeWords?(subtypes: readonly string[]): string;
  /** The separator between types and subtypes if it is not a dash. */
  readonly typeJoint?: string;
  /** In type lines the first form; as a noun all of it. */
  readonly subtypes: { readonly [Kind in Subtype]: Noun | string };
  color(color: Color, gender: Gender, number: Plurality): string;
  readonly keywords: { readonly [Kind in PlainKeyword]: string };
  protection(from: readonly string[]): string;
  /** A quality after "protection from"; `chosen` is the colour that was chosen, `all` all colours. */
  protectedFrom(quality: Color | CardType | 'chosen' | 'all colors'): string;
  /** "Its protection does not remove Auras." */
  readonly keepsAuras: string;
  landwalk(type: LandType): string;
  readonly equip: string;
  readonly enchant: string;

  readonly you: Said;
  readonly players: {
    readonly [Kind in 'each player' | 'each opponent' | 'defending player' | 'that player' | 'opponent']: Said;
  };
  controllerOf(what: Said): Said;
  ownerOf(what: Said): Said;
  /** "creature or player", with the word for a target. */
  anyTarget(other: boolean): Said;

  readonly qualities: {
    color(text: string, gender: Gender, number: Plurality): Quality;
    notColor(text: string, gender: Gender, number: Plurality): Quality;
    /** `isSpell`: said of a spell, not of a permanent. */
    notType(type: Noun, number: Plurality, isSpell: boolean): Quality;
    supertype(supertype: Supertype, gender: Gender, number: Plurality): Quality;
    combat(how: 'attacking' | 'blocking' | 'attacking or blocking', gender: Gender, number: Plurality): Quality;
    tapped(tapped: boolean, gender: Gender, number: Plurality): Quality;
    other(gender: Gender, number: Plurality): Quality;
    withKeyword(keyword: string): Quality;
    withoutKeyword(keywords: string): Quality;
    powerMin(amount: number): Quality;
    toughnessMin(amount: number): Quality;
    controlled(by: Said): Quality;
    zone(zone: Exclude<ZoneName, 'battlefield' | 'stack'>, of: Said | undefined): Quality;
    attachedTo(what: Said, gender: Gender, number: Plurality): Quality;
    damagedBy(what: Said, gender: Gender, number: Plurality): Quality;
    exiledBy(what: Said, gender: Gender, number: Plurality): Quality;
  };
  upTo(amount: number, text: string): string;
  anyNumberOf(text: string): string;
  readonly thatMuch: string;
  /** Behind a sentence that says X: ", where X is {value}". */
  whereX(value: string): string;
  numberOf(what: Said): string;
  powerOf(what: Said): string;
  readonly startingLife: string;

  readonly effects: { readonly [Kind in Effect['do']]: (slots: EffectSlots[Kind], mood: Mood) => string };
  readonly triggers: { readonly [Kind in Trigger['on']]: (slots: TriggerSlots[Kind]) => string };
  readonly conditions: { readonly [Kind in Condition['if']]: (slots: ConditionSlots[Kind]) => string };
  readonly changes: { readonly [Kind in keyof ChangeSlots]: (slots: ChangeSlots[Kind] & Subject) => string };
  readonly restrictions: { readonly [Kind in Restriction]: (subject: Said) => string };
  /** Not in the untap step that comes next. */
  nextUntap(subject: Said): string;
  readonly until: { readonly turn: string; while(clause: string): string };
  /** Tokens as they are created: their number, power and toughness, colours and keywords. */
  token(slots: {
    readonly amount: Count;
    readonly power: number;
    readonly toughness: number;
    readonly colors: readonly Color[];
    readonly subtypes: readonly string[];
    readonly keywords: string;
  }): Said;

  /** The costs of abilities, in the order of the list; each begins with a small letter. */
  readonly costs: {
    readonly life: (amount: number) => string;
    readonly sacrifice: (what: Said) => string;
    readonly discard: (amount: number) => string;
  };
  /** A player's payment, in the form that the phrase of `unless` wants. */
  readonly paysCost: {
    readonly life: (who: Said, amount: number) => string;
    readonly sacrifice: (who: Said, what: Said) => string;
    readonly mana: (who: Said, mana: string) => string;
  };

  readonly sentences: {
    /** `instructions` are sentences or one with a small letter. */
    triggered(when: string, condition: string | undefined, instructions: string): string;
    static(subject: Said, changes: string, condition: string | undefined): string;
    mana(symbols: readonly string[]): string;
    entersTapped(what: Said): string;
    entersAsCopy(what: Said, of: Said, ability: string | undefined): string;
    prevention(slots: {
      readonly to: Said | 'you and your planeswalkers';
      readonly by: Said | undefined;
      readonly combat: boolean;
      readonly allBut: number;
    }): string;
    /** Power and toughness that the card defines itself. */
    defines(what: Said, value: string): string;
    castOnly(clause: string): string;
    additionalCost(costs: string): string;
    readonly sorceryOnly: string;
    either(when: readonly string[]): string;
  };
}
