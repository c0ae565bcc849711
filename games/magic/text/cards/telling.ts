/**
 * Words the text of one ability: remembers the names already mentioned, and names objects, players and numbers
 * accordingly.
 */
import type { Noun, Plurality } from '@praxis/kit/language/grammar.ts';
import { fill, type Slots } from '@praxis/kit/language/template.ts';
import type { Amount, CardDef, Color, Filter, Keyword, PlayerRef, Ref, Target } from '../../cards/language.ts';
import {
  type Article,
  abilitiesText,
  behind,
  colorsText,
  introduced,
  neither,
  nounOf,
  quality,
  somebody,
  thing,
} from './nouns.ts';
import type { Phrases, Quality, Thing } from './phrases.ts';

const THE = 'the ';

/** A number in a sentence: digits, X, or "that much". */
export interface Count {
  readonly text: string;
  readonly kind: 'one' | 'many' | 'thatMuch';
}

/** The meaning of a name. */
interface Meaning {
  /** How it is introduced where it is first mentioned. */
  readonly first: () => Thing;
  /** How it is pointed at later. */
  readonly again: () => Thing;
}

/** Something that the phrases of a language cannot say. It is found by the tests, never by a reader. */
export class Unsayable extends Error {}

export class Telling {
  readonly phrases: Phrases;
  readonly def: CardDef;
  /** The definitions by id, for tokens and emblems. */
  readonly definition: (id: string) => CardDef | undefined;
  readonly #names = new Map<string, Meaning>();
  readonly #mentioned = new Set<string>();
  /** The value of X, if a sentence has mentioned X. */
  #x: string | undefined;
  #isSomebodyElseTold = false;
  /** The object that `it` means. */
  #it: (() => Thing) | undefined;
  /** The ability triggers as this object dies. */
  isDying = false;
  /** The ability belongs to something else, which it calls "this permanent". */
  readonly #given: Noun | undefined;

  constructor(phrases: Phrases, def: CardDef, definition: (id: string) => CardDef | undefined, given?: Noun) {
    this.phrases = phrases;
    this.def = def;
    this.definition = definition;
    this.#given = given;
  }

  say(phrase: string, slots?: Slots): string {
    return fill(this.phrases, phrase, slots);
  }

  targets(targets: readonly Target[]): void {
    for (const target of targets) {
      this.#names.set(target.name, {
        first: () => this.#target(target),
        again: () => this.#that(target),
      });
    }
  }

  #target(target: Target): Thing {
    const { phrases } = this;
    const other = target.differsFrom !== undefined;
    if ('any' in target)
      return behind(phrases, phrases.anyTarget[other ? 'another' : 'any'], {
        gender: phrases.types.creature.gender,
        number: 'one',
      });
    const { count = 1, upTo = false } = target;
    const article: Article = { kind: 'target', other, count, upTo };
    if ('player' in target)
      return introduced(this.phrases, phrases.nouns[target.player === 'opponent' ? 'opponent' : 'player'], [], article);
    const { other: isOther, ...filter } = target.object;
    return this.filter(filter, count > 1 ? 'many' : 'one', { ...article, other: other || isOther === true });
  }

  #that(target: Target): Thing {
    const { phrases } = this;
    const number = (target.count ?? 1) > 1 ? 'many' : 'one';
    if ('player' in target) return introduced(this.phrases, phrases.nouns.player, [], { kind: 'that' });
    const noun = 'any' in target ? phrases.types.creature : nounOf(this.phrases, target.object);
    return introduced(this.phrases, noun, [], { kind: 'that' }, number);
  }

  /** From here on the name means the objects of the filter. */
  name(name: string, filter: Filter, number: Plurality): void {
    const again = (): Thing => introduced(this.phrases, nounOf(this.phrases, filter), [], { kind: 'that' }, number);
    this.#names.set(name, { first: again, again });
  }

  setIt(it: (() => Thing) | undefined): void {
    this.#it = it;
  }

  /** The kind of thing that this card is: "this creature". */
  get thisNoun(): Noun {
    const { phrases, def } = this;
    if (this.#given) return this.#given;
    if (def.object === 'emblem') return phrases.nouns.emblem;
    for (const type of ['creature', 'planeswalker', 'enchantment', 'artifact', 'land'] as const)
      if (def.types.includes(type)) return phrases.types[type];
    return phrases.nouns.spell;
  }

  get this(): Thing {
    return introduced(this.phrases, this.thisNoun, [], { kind: 'this' });
  }

  /** "enchanted creature", "equipped creature" */
  get host(): Thing {
    const { enchant } = this.def;
    if (!enchant) return introduced(this.phrases, this.phrases.types.creature, [], { kind: 'equipped' });
    const noun = typeof enchant.type === 'string' ? this.phrases.types[enchant.type] : this.phrases.nouns.permanent;
    return introduced(this.phrases, noun, [], { kind: 'enchanted' });
  }

  ref(ref: Ref): Thing {
    switch (ref) {
      case 'this':
        return this.this;
      case 'host':
        return this.host;
      case 'it':
        return this.#it?.() ?? this.this;
      case 'linked':
        return introduced(
          this.phrases,
          this.phrases.nouns.card,
          [
            quality(this.phrases, this.phrases.qualities.exiledBy, {
              what: this.this,
              it: thing('', { gender: this.phrases.nouns.card.gender, number: 'one' }),
            }),
          ],
          { kind: 'the' },
        );
      default:
        return this.#mention(ref.slice(THE.length));
    }
  }

  #mention(name: string): Thing {
    const meaning = this.#names.get(name);
    if (!meaning) throw new Unsayable(`${this.def.name}: nothing is called ${name}`);
    if (this.#mentioned.has(name)) return meaning.again();
    this.#mentioned.add(name);
    return meaning.first();
  }

  /** The acting player; a reader who follows another player is set apart. */
  subject(ref: PlayerRef): Thing {
    const said = this.player(ref);
    if (said.person === 'you') return this.#isSomebodyElseTold ? { ...said, contrast: true } : said;
    this.#isSomebodyElseTold = true;
    return said;
  }

  player(ref: PlayerRef | 'opponent'): Thing {
    const { phrases } = this;
    if (ref === 'you') return { ...somebody(phrases.you), person: 'you' };
    if (ref.startsWith('controller of '))
      return somebody(this.say(phrases.controllerOf, { what: this.ref(ref.slice('controller of '.length) as Ref) }));
    if (ref.startsWith('owner of ')) {
      const what = this.ref(ref.slice('owner of '.length) as Ref);
      return somebody(
        this.say(this.isDying && what.article === 'this' ? phrases.ownerAgain : phrases.ownerOf, { what }),
      );
    }
    if (ref.startsWith(THE)) return this.#mention(ref.slice(THE.length));
    return somebody(phrases.players[ref as keyof Phrases['players']]);
  }

  /** One reference, or everything that fits. */
  what(what: Ref | Filter, article: 'each' | 'all' = 'all'): Thing {
    return typeof what === 'string'
      ? this.ref(what)
      : this.filter(what, article === 'all' ? 'many' : 'one', { kind: article });
  }

  /** An object or a player. */
  whatOrPlayer(what: Ref | Filter | PlayerRef, article: 'each' | 'all' = 'each'): Thing {
    if (typeof what === 'object') return this.what(what, article);
    const isRef = ['this', 'host', 'it', 'linked'].includes(what) || what.startsWith(THE);
    return isRef ? this.ref(what as Ref) : this.player(what as PlayerRef);
  }

  filter(filter: Filter, number: Plurality, article: Article, without: readonly (keyof Filter)[] = []): Thing {
    if (filter.any) return this.#anyOf(filter.any, number, article);
    const noun = nounOf(this.phrases, filter);
    const kind: Article = filter.other && article.kind === 'a' ? { kind: 'another' } : article;
    const it = thing('', { gender: noun.gender, number });
    const described = (zones: 'any' | 'all' | 'from'): Thing =>
      introduced(this.phrases, noun, this.#qualities(filter, it, kind, without, zones), kind, number);
    const said = described(article.kind === 'all' ? 'all' : 'any');
    const isYours = filter.in === 'graveyard' && filter.owner === 'you' && !without.includes('in');
    return isYours ? { ...said, fromGraveyard: () => described('from') } : said;
  }

  #anyOf(filters: readonly Filter[], number: Plurality, article: Article): Thing {
    // A general article is said only once.
    const isOnce = article.kind === 'general';
    const parts = filters.map((each) => this.filter(each, number, article));
    const [first] = parts as [Thing];
    const text = this.phrases.list(
      parts.map((each) => (isOnce ? each.text : this.phrases.forms.plain(each))),
      'or',
    );
    return thing(text, first, isOnce ? 'general' : 'bare');
  }

  #qualities(
    filter: Filter,
    it: Thing,
    { kind }: Article,
    without: readonly (keyof Filter)[],
    zones: 'any' | 'all' | 'from',
  ): readonly Quality[] {
    const { phrases } = this;
    const { qualities: q } = phrases;
    const found: Quality[] = [];
    const is = (key: keyof Filter): boolean => filter[key] !== undefined && !without.includes(key);
    const add = (phrase: Quality, slots: Slots): void => void found.push(quality(phrases, phrase, slots));
    if (filter.other && kind !== 'another' && kind !== 'target') add(q.other, { it });
    if (is('combat')) add(q[filter.combat as NonNullable<Filter['combat']>], { it });
    if (is('tapped')) add(q[filter.tapped ? 'tapped' : 'untapped'], { it });
    if (filter.supertype && is('supertype') && (filter.in ?? 'battlefield') === 'battlefield')
      add(q.supertype, { it, supertype: this.say(phrases.supertypes[filter.supertype], { it }) });
    if (is('color')) add(q.color, { it, color: colorsText(phrases, filter.color as Color, it) });
    if (is('controller')) {
      const who = this.player(filter.controller as PlayerRef);
      add(phrases.controlled[who.person], { it, who });
    }
    if (filter.not) this.#negated(filter.not, it, filter.in === 'stack', add);
    if (is('keyword')) add(q.with, { it, ability: abilitiesText(phrases, [filter.keyword as Keyword]) });
    if (is('powerMin')) add(q.powerMin, { it, n: filter.powerMin });
    if (is('toughnessMin')) add(q.toughnessMin, { it, n: filter.toughnessMin });
    const zone = filter.in ?? 'battlefield';
    if (zone !== 'battlefield' && zone !== 'stack' && !without.includes('in')) {
      const who = filter.owner === undefined ? undefined : this.player(filter.owner);
      if (zone === 'exile') add(q['in exile'], { it });
      else if (zones === 'from') add(q['from your graveyard'], { it });
      else add(phrases.zones[zone][who?.person ?? zones], { it, who });
    } else if (is('owner')) throw new Unsayable(`${this.def.name}: who owns a permanent`);
    if (is('attachedTo')) add(q.attachedTo, { it, what: this.ref(filter.attachedTo as Ref) });
    if (is('damagedBy')) add(q.damagedBy, { it, what: this.ref(filter.damagedBy as Ref) });
    return found;
  }

  /** Only these can be negated: a colour, a type, a keyword, or none of several keywords. */
  #negated(not: Filter, it: Thing, isSpell: boolean, add: (phrase: Quality, slots: Slots) => void): void {
    const { phrases } = this;
    const { qualities: q, types } = phrases;
    const { color, type, keyword, any, ...rest } = not;
    if (Object.keys(rest).length > 0) throw new Unsayable(`${this.def.name}: not ${JSON.stringify(rest)}`);
    if (color !== undefined) add(q['not color'], { it, color: colorsText(phrases, color, it) });
    for (const each of type === undefined ? [] : typeof type === 'string' ? [type] : type) {
      const { gender, ...noun } = types[each];
      const { number } = it;
      const slots = { it, type: thing(noun[number], { gender, number }), one: noun.one };
      add(q[isSpell ? 'not type of spell' : 'not type'], slots);
    }
    if (keyword !== undefined) add(q.without, { it, ability: abilitiesText(phrases, [keyword]) });
    if (any) {
      const keywords = any.map((each) => {
        if (each.keyword === undefined || Object.keys(each).length > 1)
          throw new Unsayable(`${this.def.name}: not any of ${JSON.stringify(any)}`);
        return each.keyword;
      });
      add(q['without several'], { it, abilities: neither(phrases, keywords) });
    }
  }

  /** A number; a computed amount is called X and explained at the end of the sentence. */
  amount(amount: Amount): Count {
    if (typeof amount === 'number') return { text: String(amount), kind: amount === 1 ? 'one' : 'many' };
    if (amount === 'starting life') return { text: this.phrases.startingLife, kind: 'many' };
    if (amount === 'that much') return { text: this.phrases.thatMuch, kind: 'thatMuch' };
    if (amount !== 'X') this.#x = this.value(amount);
    return { text: 'X', kind: 'many' };
  }

  /** So many cards, so much life or damage. */
  counted(amount: Amount, of: keyof Phrases['amounts']): string {
    const { text, kind } = this.amount(amount);
    return this.say(this.phrases.amounts[of][kind], { n: text });
  }

  /** The words for an amount's value. */
  value(amount: Exclude<Amount, 'X' | 'that much'>): string {
    const { phrases } = this;
    if (typeof amount === 'number') return String(amount);
    if (amount === 'starting life') return phrases.startingLife;
    if ('power' in amount) return this.say(phrases.powerOf, { what: this.ref(amount.power) });
    return this.say(phrases.numberOf, { what: this.filter(amount.count, 'many', { kind: 'bare' }) });
  }

  /** A sentence with an explanation of X, if it mentions X. */
  closed(text: string): string {
    const x = this.#x;
    this.#x = undefined;
    return x === undefined ? text : `${text}${this.say(this.phrases.whereX, { value: x })}`;
  }

  /** Words an ability that another object has. */
  within(given: Noun): Telling {
    return new Telling(this.phrases, this.def, this.definition, given);
  }

  /** The kind of thing that gets something. */
  nounOf(what: Ref | Filter): Noun {
    if (typeof what === 'object') return nounOf(this.phrases, what);
    if (what === 'host') {
      const { enchant } = this.def;
      return typeof enchant?.type === 'string' ? this.phrases.types[enchant.type] : this.phrases.types.creature;
    }
    return what === 'this' ? this.thisNoun : this.phrases.types.creature;
  }
}
