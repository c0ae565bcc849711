/**
 * Words the text of one ability: remembers the names already mentioned, and names objects, players and numbers
 * accordingly.
 */
import type { Noun, Plurality } from '@praxis/kit/language/grammar.ts';
import type {
  Amount,
  CardDef,
  Color,
  Condition,
  Filter,
  Keyword,
  PlayerRef,
  Ref,
  Target,
  Trigger,
} from '../../cards/language.ts';
import { colorsText, introduced, keywordText, nounOf } from './nouns.ts';
import type { Article, Count, Phrases, Quality, Said } from './phrases.ts';

const THE = 'the ';

/** The meaning of a name. */
interface Meaning {
  /** How it is introduced where it is first mentioned. */
  readonly first: () => Said;
  /** How it is pointed at later. */
  readonly again: () => Said;
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
  #it: (() => Said) | undefined;
  /** The ability belongs to something else, which it calls "this permanent". */
  readonly #given: Noun | undefined;

  constructor(phrases: Phrases, def: CardDef, definition: (id: string) => CardDef | undefined, given?: Noun) {
    this.phrases = phrases;
    this.def = def;
    this.definition = definition;
    this.#given = given;
  }

  targets(targets: readonly Target[]): void {
    for (const target of targets) {
      this.#names.set(target.name, {
        first: () => this.#target(target),
        again: () => this.#that(target),
      });
    }
  }

  #target(target: Target): Said {
    const { phrases } = this;
    const other = target.differsFrom !== undefined;
    if ('any' in target) return phrases.anyTarget(other);
    const { count = 1, upTo = false } = target;
    const article: Article = { kind: 'target', other, count, upTo };
    if ('player' in target)
      return introduced(this.phrases, phrases.nouns[target.player === 'opponent' ? 'opponent' : 'player'], [], article);
    const { other: isOther, ...filter } = target.object;
    return this.filter(filter, count > 1 ? 'many' : 'one', { ...article, other: other || isOther === true });
  }

  #that(target: Target): Said {
    const { phrases } = this;
    const number = (target.count ?? 1) > 1 ? 'many' : 'one';
    if ('player' in target) return introduced(this.phrases, phrases.nouns.player, [], { kind: 'that' });
    const noun = 'any' in target ? phrases.types.creature : nounOf(this.phrases, target.object);
    return introduced(this.phrases, noun, [], { kind: 'that' }, number);
  }

  /** From here on the name means the objects of the filter. */
  name(name: string, filter: Filter, number: Plurality): void {
    const again = (): Said => introduced(this.phrases, nounOf(this.phrases, filter), [], { kind: 'that' }, number);
    this.#names.set(name, { first: again, again });
  }

  setIt(it: (() => Said) | undefined): void {
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

  get this(): Said {
    return introduced(this.phrases, this.thisNoun, [], { kind: 'this' });
  }

  /** "enchanted creature", "equipped creature" */
  get host(): Said {
    const { enchant } = this.def;
    if (!enchant) return introduced(this.phrases, this.phrases.types.creature, [], { kind: 'equipped' });
    const noun = typeof enchant.type === 'string' ? this.phrases.types[enchant.type] : this.phrases.nouns.permanent;
    return introduced(this.phrases, noun, [], { kind: 'enchanted' });
  }

  ref(ref: Ref): Said {
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
          [this.phrases.qualities.exiledBy(this.this, this.phrases.nouns.card.gender, 'one')],
          { kind: 'the' },
        );
      default:
        return this.#mention(ref.slice(THE.length));
    }
  }

  #mention(name: string): Said {
    const meaning = this.#names.get(name);
    if (!meaning) throw new Unsayable(`${this.def.name}: nothing is called ${name}`);
    if (this.#mentioned.has(name)) return meaning.again();
    this.#mentioned.add(name);
    return meaning.first();
  }

  /** The acting player; a reader who follows another player is set apart. */
  subject(ref: PlayerRef): Said {
    const said = this.player(ref);
    if (said.person === 'you') return this.#isSomebodyElseTold ? { ...said, contrast: true } : said;
    this.#isSomebodyElseTold = true;
    return said;
  }

  player(ref: PlayerRef | 'opponent'): Said {
    const { phrases } = this;
    if (ref === 'you') return phrases.you;
    if (ref.startsWith('controller of '))
      return phrases.controllerOf(this.ref(ref.slice('controller of '.length) as Ref));
    if (ref.startsWith('owner of ')) return phrases.ownerOf(this.ref(ref.slice('owner of '.length) as Ref));
    if (ref.startsWith(THE)) return this.#mention(ref.slice(THE.length));
    return phrases.players[ref as keyof Phrases['players']];
  }

  /** One reference, or everything that fits. */
  what(what: Ref | Filter, article: 'each' | 'all' = 'all'): Said {
    return typeof what === 'string'
      ? this.ref(what)
      : this.filter(what, article === 'all' ? 'many' : 'one', { kind: article });
  }

  /** An object or a player. */
  whatOrPlayer(what: Ref | Filter | PlayerRef, article: 'each' | 'all' = 'each'): Said {
    if (typeof what === 'object') return this.what(what, article);
    const isRef = ['this', 'host', 'it', 'linked'].includes(what) || what.startsWith(THE);
    return isRef ? this.ref(what as Ref) : this.player(what as PlayerRef);
  }

  filter(filter: Filter, number: Plurality, article: Article, without: readonly (keyof Filter)[] = []): Said {
    if (filter.any) {
      const parts = filter.any.map((each) => this.filter(each, number, article));
      const [first] = parts as [Said];
      return {
        ...first,
        text: this.phrases.list(
          parts.map(({ text }) => text),
          'or',
        ),
      };
    }
    const noun = nounOf(this.phrases, filter);
    const { other, ...rest } = filter;
    const kind = other && article.kind === 'a' ? ({ kind: 'another' } as const) : article;
    const isOtherSaid = kind.kind === 'another' || kind.kind === 'target';
    const qualities = this.#qualities(rest, noun, number, without);
    if (other && !isOtherSaid) qualities.unshift(this.phrases.qualities.other(noun.gender, number));
    return introduced(this.phrases, noun, qualities, kind, number);
  }

  #qualities(filter: Filter, { gender }: Noun, number: Plurality, without: readonly (keyof Filter)[]): Quality[] {
    const { qualities: q } = this.phrases;
    const found: Quality[] = [];
    const is = (key: keyof Filter): boolean => filter[key] !== undefined && !without.includes(key);
    if (is('combat')) found.push(q.combat(filter.combat as never, gender, number));
    if (is('tapped')) found.push(q.tapped(filter.tapped as boolean, gender, number));
    if (is('supertype') && (filter.in ?? 'battlefield') === 'battlefield')
      found.push(q.supertype(filter.supertype as never, gender, number));
    if (is('color'))
      found.push(q.color(colorsText(this.phrases, filter.color as Color, gender, number), gender, number));
    if (is('controller')) found.push(q.controlled(this.player(filter.controller as PlayerRef)));
    if (filter.not) found.push(...this.#negated(filter.not, gender, number, filter.in === 'stack'));
    if (is('keyword')) found.push(q.withKeyword(keywordText(this.phrases, filter.keyword as Keyword)));
    if (is('powerMin')) found.push(q.powerMin(filter.powerMin as number));
    if (is('toughnessMin')) found.push(q.toughnessMin(filter.toughnessMin as number));
    const zone = filter.in ?? 'battlefield';
    if (zone !== 'battlefield' && zone !== 'stack' && !without.includes('in'))
      found.push(q.zone(zone, filter.owner === undefined ? undefined : this.player(filter.owner)));
    else if (is('owner')) throw new Unsayable(`${this.def.name}: who owns a permanent`);
    if (is('attachedTo')) found.push(q.attachedTo(this.ref(filter.attachedTo as Ref), gender, number));
    if (is('damagedBy')) found.push(q.damagedBy(this.ref(filter.damagedBy as Ref), gender, number));
    return found;
  }

  /** Only these can be negated: a colour, a type, a keyword, or none of several keywords. */
  #negated(not: Filter, gender: Noun['gender'], number: Plurality, isSpell: boolean): Quality[] {
    const { qualities: q, types } = this.phrases;
    const found: Quality[] = [];
    const { color, type, keyword, any, ...rest } = not;
    if (Object.keys(rest).length > 0) throw new Unsayable(`${this.def.name}: not ${JSON.stringify(rest)}`);
    if (color !== undefined) found.push(q.notColor(colorsText(this.phrases, color, gender, number), gender, number));
    if (type !== undefined)
      for (const each of typeof type === 'string' ? [type] : type) found.push(q.notType(types[each], number, isSpell));
    if (keyword !== undefined) found.push(q.withoutKeyword(keywordText(this.phrases, keyword)));
    if (any) {
      const keywords = any.map((each) => {
        if (each.keyword === undefined || Object.keys(each).length > 1)
          throw new Unsayable(`${this.def.name}: not any of ${JSON.stringify(any)}`);
        return keywordText(this.phrases, each.keyword);
      });
      found.push(q.withoutKeyword(this.phrases.list(keywords, 'or')));
    }
    return found;
  }

  /** A number; a computed amount is called X and explained at the end of the sentence. */
  amount(amount: Amount): Count {
    if (typeof amount === 'number') return { text: String(amount), one: amount === 1, thatMuch: false };
    if (amount === 'starting life') return { text: this.phrases.startingLife, one: false, thatMuch: false };
    if (amount === 'that much') return { text: this.phrases.thatMuch, one: false, thatMuch: true };
    if (amount !== 'X') this.#x = this.value(amount);
    return { text: 'X', one: false, thatMuch: false };
  }

  /** The words for an amount's value. */
  value(amount: Exclude<Amount, 'X' | 'that much'>): string {
    const { phrases } = this;
    if (typeof amount === 'number') return String(amount);
    if (amount === 'starting life') return phrases.startingLife;
    if ('power' in amount) return phrases.powerOf(this.ref(amount.power));
    return phrases.numberOf(this.filter(amount.count, 'many', { kind: 'bare' }));
  }

  /** A sentence with an explanation of X, if it mentions X. */
  closed(text: string): string {
    const x = this.#x;
    this.#x = undefined;
    return x === undefined ? text : `${text}${this.phrases.whereX(x)}`;
  }

  condition(condition: Condition): string {
    const { phrases } = this;
    switch (condition.if) {
      case 'exists':
      case 'none': {
        const { what } = condition;
        const min = condition.if === 'exists' ? (condition.min ?? 1) : 1;
        const by = what.controller === undefined ? undefined : this.player(what.controller);
        const many = min > 1 || condition.if === 'none';
        const said = this.filter(what, many ? 'many' : 'one', { kind: many ? 'bare' : 'a' }, ['controller']);
        return condition.if === 'exists'
          ? phrases.conditions.exists({ what: said, by, min })
          : phrases.conditions.none({ what: said, by });
      }
      case 'controls this':
        return phrases.conditions['controls this']({ who: this.player(condition.who), this: this.this });
      default:
        return phrases.conditions[condition.if]({ who: this.player(condition.who) });
    }
  }

  trigger(when: Trigger, next = false): string {
    const { triggers } = this.phrases;
    const one = (what: Ref | Filter): Said =>
      typeof what === 'string' ? this.ref(what) : this.filter(what, 'one', { kind: 'a' });
    const itIs = (what: Ref | Filter): void => {
      if (typeof what === 'object')
        this.setIt(() => introduced(this.phrases, nounOf(this.phrases, what), [], { kind: 'that' }));
      else this.setIt(() => this.ref(what));
    };
    switch (when.on) {
      case 'enters':
      case 'dies': {
        const what = one(when.what);
        itIs(when.what);
        return triggers[when.on]({ what, every: typeof when.what === 'object' });
      }
      case 'attacks': {
        const what = one(when.what);
        itIs(when.what);
        return triggers.attacks({ what });
      }
      case 'put into graveyard': {
        const { owner, ...card } = when.what;
        const what = this.filter({ ...card, in: 'graveyard' }, 'one', { kind: 'a' }, ['in']);
        itIs(when.what);
        return triggers[when.on]({
          what,
          whose: owner === 'you' ? 'you' : owner === 'opponent' ? 'opponent' : 'anybody',
        });
      }
      case 'blocks': {
        const what = one(when.what);
        const blocked = one(when.blocked ?? { type: 'creature' });
        this.setIt(() =>
          introduced(this.phrases, nounOf(this.phrases, when.blocked ?? { type: 'creature' }), [], { kind: 'blocked' }),
        );
        return triggers.blocks({ what, blocked });
      }
      case 'upkeep':
      case 'end step':
        return triggers[when.on]({ of: this.player(when.of), next });
      case 'life gained':
        return triggers[when.on]({ who: this.player(when.who) });
      case 'cast': {
        const what = this.filter({ ...when.what, in: 'stack' }, 'one', { kind: 'a' });
        return triggers.cast({ who: this.player(when.who), what });
      }
      case 'damage':
        return triggers.damage({
          by: when.by === undefined ? undefined : one(when.by),
          to:
            when.to === 'player'
              ? introduced(this.phrases, this.phrases.nouns.player, [], { kind: 'a' })
              : one(when.to),
          combat: when.combat === true,
        });
      default:
        return when satisfies never;
    }
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
