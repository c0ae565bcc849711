/** The wording of the cards, players and numbers of one effect: earlier names are remembered. */
import type { Plurality } from '@praxis/kit/language/grammar.ts';
import type { Slots } from '@praxis/kit/language/template.ts';
import { CARDS } from '../../cards/index.ts';
import type { Amount, CardDef, Filter, Place, PlayerRef, Range, Ref, What } from '../../cards/language.ts';
import { nameIn } from '../names.ts';
import {
  type Article,
  type Bound,
  type Description,
  describe,
  place,
  type Said,
  saidOf,
  say,
  thing,
  type Where,
} from './nouns.ts';
import type { Instruction, Mood, Phrases, Role, Stat } from './phrases.ts';

const NONE: readonly never[] = [];

export const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? NONE : Array.isArray(value) ? (value as readonly T[]) : [value as T];

/** Cards for a phrase in which named cards, or only those with a short name, may have another place than described ones. */
export const placed = (what: Said): Slots => ({
  what,
  named: what.named ? what : '',
  described: what.named ? '' : what,
  short: what.named === 'short' ? what : '',
  long: what.named === 'short' ? '' : what,
});

/** Qualities that only monsters have. */
const OF_MONSTERS = [
  'frame',
  'ability',
  'nonTuner',
  'attribute',
  'type',
  'level',
  'rank',
  'atk',
  'def',
  'position',
] as const;
const STATS = ['level', 'rank', 'atk', 'def', 'materials'] as const;
const LIMITS = ['is', 'min', 'max', 'not'] as const;

const FIELD: ReadonlySet<Place> = new Set(['field', 'monsters', 'spells', 'field zone', 'pendulum']);

/** A number in a sentence. */
export type Value =
  | { readonly kind: 'number'; readonly number: number }
  /** This much for each of these. */
  | { readonly kind: 'each'; readonly times: number; readonly each: Said }
  /** This much for each card that was sent as the cost. */
  | { readonly kind: 'paid'; readonly times: number }
  | { readonly kind: 'equal'; readonly text: string };

/** The kind of a named number: a count of paid cards, or a declaration. */
type Named = 'paid' | 'level' | 'number' | 'attribute';

/** Details of a filter's wording that the filter alone does not have. */
export interface Manner {
  /** The noun for an empty filter: any card, or any monster. */
  readonly noun?: 'card' | 'monster';
  /** They are taken from their place. */
  readonly from?: boolean;
  /** Their place is implied. */
  readonly anywhere?: boolean;
  /** Their controller, if the filter does not say. */
  readonly of?: 'you';
  readonly places?: readonly Place[];
  /** They attack. */
  readonly attacks?: boolean;
}

export class Telling {
  readonly phrases: Phrases;
  readonly def: CardDef;
  readonly self: Said;
  readonly selfIs: 'card' | 'monster';
  readonly #names = new Map<string, Said>();
  readonly #numbers = new Map<string, Named>();
  readonly #onField = new Map<string, boolean>();
  /** The kind of card in the event. */
  #itIs: 'card' | 'monster' = 'monster';

  /** `asSpell`: a Pendulum Monster in its Pendulum Zone. */
  constructor(phrases: Phrases, def: CardDef, asSpell = false) {
    this.phrases = phrases;
    this.def = def;
    this.selfIs = def.kind === 'monster' && !asSpell ? 'monster' : 'card';
    this.self = { ...thing(phrases.refs[`this ${this.selfIs}`]), named: 'short' };
  }

  say(phrase: Instruction, slots?: Slots, mood?: Mood): string {
    return say(this.phrases, phrase, slots, mood);
  }

  /** One of the phrases for whole sentences. */
  tell(sentence: keyof Phrases['sentences'], slots?: Slots, mood?: Mood): string {
    return say(this.phrases, this.phrases.sentences[sentence], slots, mood);
  }

  /** The card is there. */
  here(where: Place): string {
    return this.tell('here', {
      self: this.self,
      place: place(this.phrases, { places: [where], of: 'you', from: false }),
    });
  }

  /** A condition before a statement. */
  behind(clause: string | undefined, text: string): string {
    return clause === undefined ? text : this.tell('clause', { clause, text });
  }

  get language(): string {
    return this.phrases.language;
  }

  name(name: string): string {
    return nameIn(this.language, name);
  }

  /** Later words call it `the <name>`. */
  remember(name: string | undefined, role: Role, noun: 'card' | 'monster', number: Plurality, ordinal?: number): void {
    if (name !== undefined) this.#names.set(name, this.#named(role, noun, number, ordinal));
  }

  #noun(noun: 'card' | 'monster' | 'target', number: Plurality): Said {
    const { [number]: text, gender } = this.phrases.nouns[noun];
    return saidOf(text, { gender, number });
  }

  /** The subject of the event, or an earlier choice. */
  that(kind: 'card' | 'monster', number: Plurality): Said {
    const { that, thatCard } = this.phrases;
    const what = this.#noun(kind, number);
    const text = kind === 'card' && number === 'one' ? thatCard : this.say(that, { what });
    return { ...what, text, named: 'short' };
  }

  /** A card named by the role in which it was chosen: "the first target". */
  #named(role: Role, kind: 'card' | 'monster', number: Plurality, ordinal: number | undefined): Said {
    if (role === 'summoned') return this.that(kind, number);
    const { roles, ordinals } = this.phrases;
    const what = this.#noun(kind, number);
    const target = this.#noun('target', number);
    const it = role === 'target' ? target : what;
    const nth = ordinal === undefined ? '' : this.say(ordinals[ordinal - 1] ?? '', { it });
    const text = this.say(roles[role === 'target' && nth !== '' ? 'nth target' : role], { what, target, nth });
    return { ...it, text, named: nth === '' ? 'short' : 'long' };
  }

  /** Where the cards of this name are. */
  rememberPlace(name: string, { in: places = 'field' }: Filter): void {
    this.#onField.set(
      name,
      list(places).some((place) => FIELD.has(place)),
    );
  }

  isOnField(what: What): boolean {
    if (typeof what === 'object') return list(what.in ?? 'field').some((place) => FIELD.has(place));
    return this.#onField.get(what.slice('the '.length)) ?? true;
  }

  rememberNumber(name: string | undefined, kind: Named): void {
    if (name !== undefined) this.#numbers.set(name, kind);
  }

  ref(ref: Ref): Said {
    switch (ref) {
      case 'this':
        return this.self;
      case 'tied':
      case 'other':
        return this.that('monster', 'one');
      case 'it':
        return this.that(this.#itIs, 'one');
      case 'equipped':
      case 'equipped monsters':
      case 'attacker':
      case 'attack target':
      case 'opposing':
      case 'battling':
      case 'fighters':
        return { ...thing(this.phrases.refs[ref]), named: 'long' };
      case 'answered':
        return this.that('card', 'one');
      default:
        return this.#names.get(ref.slice('the '.length)) ?? this.that('card', 'one');
    }
  }

  player(ref: PlayerRef): Said {
    const { people, peopleOf, youIs } = this.phrases;
    if (ref === 'you') return { ...saidOf(people.you, { gender: 'm', number: youIs }), isYou: true };
    if (ref === 'opponent' || ref === 'both' || ref === 'turn player') return thing(people[ref]);
    const [, what, of] = /^(controller|owner) of (.+)$/.exec(ref) as unknown as [string, 'controller' | 'owner', Ref];
    return saidOf(this.say(peopleOf[what], { of: this.ref(of) }), { gender: 'm', number: 'one' });
  }

  /** Cards by reference, or those that fit. */
  what(what: What, article: Article, manner: Manner = {}): Said {
    return typeof what === 'string' ? this.ref(what) : this.filter(what, article, manner);
  }

  filter(filter: Filter, article: Article, manner: Manner = {}): Said {
    const { is, any } = filter;
    if (is !== undefined) {
      const description = this.describe(filter, { ...manner, anywhere: true });
      return description.bounds.length === 0 ? this.ref(is) : describe(this.phrases, description, { kind: 'that' });
    }
    if (any === undefined) return describe(this.phrases, this.describe(filter, manner), article);
    const { where } = this.describe(filter, manner);
    const each = any.map((one) => describe(this.phrases, { ...this.describe(one, manner), where: undefined }, article));
    const said = this.phrases.list(
      each.map(({ text }) => text),
      'or',
    );
    return { ...(each[0] as Said), text: where ? `${said} ${place(this.phrases, where)}` : said };
  }

  /** The noun for a filter: monsters, or cards of any kind. */
  nounOf(filter: Filter, usual: 'card' | 'monster' = 'card'): 'card' | 'monster' {
    const kinds = list(filter.kind);
    if (kinds.length > 0) return kinds.every((kind) => kind === 'monster') ? 'monster' : 'card';
    const [name] = list(filter.name);
    const named = name === undefined ? undefined : CARDS.find((def) => def.name === name);
    if (named) return named.kind === 'monster' ? 'monster' : 'card';
    if (filter.is === 'equipped' || filter.is === 'attacker') return 'monster';
    if (filter.is === 'it') return this.#itIs;
    return OF_MONSTERS.some((key) => filter[key] !== undefined) ? 'monster' : usual;
  }

  describe(filter: Filter, { noun, from = false, anywhere = false, of, places, attacks }: Manner = {}): Description {
    const { not, same, differs } = filter;
    return {
      noun: this.nounOf(filter, noun),
      kinds: list(filter.kind),
      frames: list(filter.frame),
      icons: list(filter.icon),
      abilities: list(filter.ability),
      nonTuner: filter.nonTuner === true,
      pendulum: filter.pendulum === true,
      attributes: list(filter.attribute),
      types: list(filter.type),
      names: list(filter.name).map((name) => this.name(name)),
      series: list(filter.series).map((name) => this.phrases.series[name] ?? name),
      bounds: not ? [...this.#bounds(filter), ...this.#opposite(not)] : this.#bounds(filter),
      face: filter.face,
      position: filter.position,
      other: filter.other === true,
      withoutUnion: filter.withoutUnion === true,
      summoned: filter.summoned,
      same: same && { what: same.what, as: this.ref(same.as) },
      differs: differs && this.ref(differs),
      except: not && this.#opposite(not).length === 0 ? [this.filter(not, { kind: 'bare' }, { anywhere: true })] : [],
      where: anywhere ? undefined : { ...this.where(filter, from, of, places), attacks: attacks === true },
    };
  }

  where(filter: Filter, from: boolean, of?: 'you', places?: readonly Place[]): Where {
    const whose = filter.of ?? of;
    return {
      places: places ?? (filter.in === undefined ? ['field'] : list(filter.in)),
      of: whose === 'you' || whose === 'opponent' ? whose : undefined,
      from,
    };
  }

  #bounds(filter: Filter): Bound[] {
    const found: Bound[] = [];
    for (const stat of STATS) {
      const range: Range | undefined = filter[stat];
      if (range === undefined) continue;
      for (const is of LIMITS) {
        const amount = range[is];
        if (amount !== undefined) found.push({ stat, is, value: this.number(amount) });
      }
    }
    return found;
  }

  /** "Not at most" is "higher than": the only opposite that texts use besides exceptions. */
  #opposite({ level, ...rest }: Filter): Bound[] {
    if (level?.max === undefined || Object.keys(rest).length > 0) return [];
    return [{ stat: 'level', is: 'above', value: this.number(level.max) }];
  }

  /** A number as digits, or as a phrase. */
  number(amount: Amount): number | string {
    const value = this.value(amount);
    if (value.kind === 'number') return value.number;
    return value.kind === 'equal' ? value.text : '';
  }

  value(amount: Amount): Value {
    if (typeof amount === 'number') return { kind: 'number', number: amount };
    if ('count' in amount)
      return { kind: 'each', times: amount.times ?? 1, each: this.filter(amount.count, { kind: 'bare' }) };
    if ('number' in amount) {
      const named = this.#numbers.get(amount.number) ?? 'number';
      if (named === 'paid') return { kind: 'paid', times: amount.times ?? 1 };
      return { kind: 'equal', text: this.phrases.declared[named] };
    }
    if ('damage' in amount) return { kind: 'equal', text: this.phrases.eventDamage };
    if ('sum' in amount) return { kind: 'equal', text: this.#sum(amount.sum.map((each) => this.number(each))) };
    const [stat, sum] = Object.entries(amount)[0] as [Stat, SumOf];
    return { kind: 'equal', text: this.#statOf(stat, sum) };
  }

  #sum(values: readonly (number | string)[]): string {
    const { sum, list } = this.phrases;
    const each = values.map((value) => this.say(sum.each, { value }));
    return this.say(sum.all, { values: list(each, 'and') });
  }

  #statOf(stat: Stat, { of, half, original, times = 1 }: SumOf): string {
    const { phrases } = this;
    const text = this.say(phrases.value, {
      stat: phrases.stats[stat],
      the: phrases.theStats[stat],
      original: original ? phrases.original : undefined,
      total: typeof of === 'string' ? undefined : phrases.total,
      of: this.what(of, { kind: 'all' }),
    });
    const value = half ? this.say(phrases.half, { value: text }) : text;
    return times === 1 ? value : this.say(phrases.times, { times, value });
  }

  /** "500 ATK", "200 ATK for each card", "ATK equal to …". */
  much(value: Value, unit: string): string {
    const { amount } = this.phrases;
    switch (value.kind) {
      case 'number':
        return this.say(amount.number, { number: value.number, unit });
      case 'each':
        return this.say(amount.each, { number: value.times, unit, each: value.each });
      case 'paid':
        return this.say(amount.paid, { number: value.times, unit });
      case 'equal':
        return this.say(amount.equal, { unit, value: value.text });
      default:
        return value satisfies never;
    }
  }

  /** The subject of an event becomes "it". */
  about(kind: 'card' | 'monster'): void {
    this.#itIs = kind;
  }
}

interface SumOf {
  readonly of: What;
  readonly times?: number;
  readonly half?: boolean;
  readonly original?: boolean;
}
