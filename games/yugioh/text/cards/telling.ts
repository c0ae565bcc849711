/** The wording of the cards, players, numbers and conditions of one effect: earlier names are remembered. */
import type { Plurality } from '@praxis/kit/language/grammar.ts';
import { CARDS } from '../../cards/index.ts';
import type {
  Amount,
  CardDef,
  Condition,
  Filter,
  On,
  Place,
  PlayerRef,
  Range,
  Ref,
  SummonWay,
  What,
} from '../../cards/language.ts';
import { nameIn } from '../names.ts';
import type { Article, Bound, Description, Phrases, Role, Said, Stat, Value, Where } from './phrases.ts';

export const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

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

const FIELD: ReadonlySet<Place> = new Set(['field', 'monsters', 'spells', 'field zone', 'pendulum']);

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
}

export class Telling {
  readonly phrases: Phrases;
  readonly def: CardDef;
  readonly self: Said;
  readonly #names = new Map<string, Said>();
  readonly #numbers = new Map<string, Named>();
  readonly #onField = new Map<string, boolean>();
  #it: Said;
  /** The kind of card in the event. */
  #itIs: 'card' | 'monster' = 'monster';

  /** `asSpell`: a Pendulum Monster in its Pendulum Zone. */
  constructor(phrases: Phrases, def: CardDef, asSpell = false) {
    this.phrases = phrases;
    this.def = def;
    this.self = phrases.refs.this(asSpell ? 'spell' : def.kind);
    this.#it = phrases.refs.that('monster', 'one');
  }

  get language(): string {
    return this.phrases.language;
  }

  name(name: string): string {
    return nameIn(this.language, name);
  }

  /** Later words call it `the <name>`. */
  remember(name: string | undefined, role: Role, noun: 'card' | 'monster', number: Plurality, ordinal?: number): void {
    if (name !== undefined) this.#names.set(name, this.phrases.refs.named(role, noun, number, ordinal));
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
    const { refs } = this.phrases;
    switch (ref) {
      case 'this':
        return this.self;
      case 'equipped':
        return refs.equipped;
      case 'equipped monsters':
        return refs.equippedMonsters;
      case 'tied':
      case 'other':
        return refs.that('monster', 'one');
      case 'it':
        return this.#it;
      case 'attacker':
        return refs.attacker;
      case 'attack target':
        return refs.attackTarget;
      case 'opposing':
        return refs.opposing;
      case 'battling':
        return refs.battling;
      case 'fighters':
        return refs.fighters;
      case 'answered':
        return refs.that('card', 'one');
      default:
        return this.#names.get(ref.slice('the '.length)) ?? refs.that('card', 'one');
    }
  }

  player(ref: PlayerRef): Said {
    if (ref === 'you' || ref === 'opponent' || ref === 'both' || ref === 'turn player') return this.phrases.people[ref];
    const [, what, of] = /^(controller|owner) of (.+)$/.exec(ref) as unknown as [string, 'controller' | 'owner', Ref];
    return this.phrases.ownerOf(this.ref(of), what);
  }

  /** Cards by reference, or those that fit. */
  what(what: What, article: Article, manner: Manner = {}): Said {
    return typeof what === 'string' ? this.ref(what) : this.filter(what, article, manner);
  }

  filter(filter: Filter, article: Article, manner: Manner = {}): Said {
    const { is, any } = filter;
    if (is !== undefined) {
      const description = this.describe(filter, { ...manner, anywhere: true });
      return description.bounds.length === 0 ? this.ref(is) : this.phrases.describe(description, { kind: 'that' });
    }
    if (any === undefined) return this.phrases.describe(this.describe(filter, manner), article);
    const { where } = this.describe(filter, manner);
    const each = any.map((one) => this.phrases.describe({ ...this.describe(one, manner), where: undefined }, article));
    const said = this.phrases.list(
      each.map(({ text }) => text),
      'or',
    );
    return { ...(each[0] as Said), text: where ? `${said} ${this.phrases.place(where)}` : said };
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

  describe(filter: Filter, { noun, from = false, anywhere = false, of, places }: Manner = {}): Description {
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
      bounds: [...this.#bounds(filter), ...(not ? this.#opposite(not) : [])],
      face: filter.face,
      position: filter.position,
      other: filter.other === true,
      withoutUnion: filter.withoutUnion === true,
      summoned: filter.summoned,
      same: same && { what: same.what, as: this.ref(same.as) },
      differs: differs && this.ref(differs),
      except: not && this.#opposite(not).length === 0 ? [this.filter(not, { kind: 'bare' }, { anywhere: true })] : [],
      where: anywhere ? undefined : this.where(filter, from, of, places),
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
    return STATS.flatMap((stat) => this.#range(stat, filter[stat]));
  }

  #range(stat: Stat, range: Range | undefined): Bound[] {
    if (range === undefined) return [];
    return (['is', 'min', 'max', 'not'] as const).flatMap((is): Bound[] => {
      const amount = range[is];
      return amount === undefined ? [] : [{ stat, is, value: this.number(amount) }];
    });
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
    if ('sum' in amount)
      return { kind: 'equal', text: this.phrases.sumOf(amount.sum.map((each) => String(this.number(each)))) };
    const [stat, sum] = Object.entries(amount)[0] as ['atk' | 'def' | 'level' | 'rank', SumOf];
    const { of, half = false, original = false, times = 1 } = sum;
    const total = typeof of !== 'string';
    const said = this.what(of, { kind: 'all' });
    return { kind: 'equal', text: this.phrases.value({ stat, of: said, total, half, original, times }) };
  }

  /** An event, as a clause after "when" or "if". */
  event(on: On): string {
    const { events } = this.phrases;
    const one: Article = { kind: 'a' };
    const monster: Manner = { noun: 'monster' };
    const noun = 'what' in on && typeof on.what === 'object' ? this.nounOf(on.what, 'monster') : 'monster';
    this.#itIs = on.on === 'activated' ? 'card' : noun;
    this.#it = this.phrases.refs.that(this.#itIs, 'one');
    switch (on.on) {
      case 'summoned': {
        const { how, by, from, owner, own, one: exactly } = on;
        return events.summoned({
          what: this.what(on.what, exactly ? { kind: 'count', count: 1, exactly: true } : one, {
            ...monster,
            anywhere: typeof on.what !== 'string' && on.what.of === undefined,
          }),
          how: list(how) as readonly SummonWay[],
          by: by && this.player(by),
          from:
            from &&
            this.where(
              { in: from, ...(owner === undefined ? {} : { of: owner }) },
              true,
              by === 'you' ? by : undefined,
            ),
          own: own === true,
        });
      }
      case 'would be summoned':
        return events[on.on]({ how: list(on.how) as readonly SummonWay[], by: on.by && this.player(on.by) });
      case 'sent':
        return events.sent({
          what: this.what(on.what, one, { anywhere: on.yours === true }),
          from: on.from,
          cause: list(on.cause),
          withMaterial: on.withMaterial === true,
          yours: on.yours === true,
          for: on.for && this.filter(on.for, one, { ...monster, anywhere: true }),
        });
      case 'destroyed':
        return events.destroyed({
          what: this.what(on.what, on.one ? { kind: 'count', count: 1, exactly: true } : one),
          by: list(on.by),
          sent: on.sent === true,
          fromField: on.from === 'field',
          attacked: on.attacked === true,
          yours: on.yours === true,
          up: on.up === true,
        });
      case 'leaves':
        return events.leaves({ what: this.what(on.what, one), by: list(on.by), up: on.up === true });
      case 'returned to hand':
        return events[on.on]({
          what: this.what(on.what, on.one ? { kind: 'count', count: 1, exactly: true } : one),
          by: list(on.by),
        });
      case 'attack declared':
        return events[on.on]({
          by: this.what(on.by, one, { ...monster, anywhere: typeof on.by === 'object' && on.by.of === undefined }),
          at:
            on.at &&
            this.what(on.at, one, { ...monster, anywhere: typeof on.at === 'object' && on.at.of === undefined }),
          direct: on.direct === true,
        });
      case 'targeted':
        return events.targeted({ what: this.what(on.what, one, monster), by: on.by });
      case 'attack negated':
        return events[on.on]({});
      case 'battle damage':
        return events[on.on]({
          to: this.player(on.to),
          by: on.by && this.what(on.by, one, monster),
          piercing: on.piercing === true,
        });
      case 'destroys by battle':
        return events[on.on]({
          what: this.what(on.what, one, monster),
          victim: this.filter(on.victim ?? {}, one, { ...monster, anywhere: on.victim?.of === undefined }),
          sent: on.sent === true,
        });
      case 'activated':
        return events.activated({
          kinds: list(on.what.kind),
          by: on.by && this.player(on.by),
          card: on.card === true,
          effect: on.effect === true,
          faceUp: on.what.face === 'up',
          includes: on.includes,
        });
      case 'added':
        return events.added({ to: this.player(on.to) });
      default:
        return on satisfies never;
    }
  }

  clauses(conditions: readonly Condition[]): string | undefined {
    if (conditions.length === 0) return undefined;
    return this.phrases.sentences.allOf(conditions.map((each) => this.condition(each)));
  }

  /** A condition, as a clause after "if". */
  condition(condition: Condition): string {
    const { conditions } = this.phrases;
    switch (condition.if) {
      case 'cards': {
        const { what, min, max } = condition;
        if (what.is === 'equipped monsters' && max === 0) return this.phrases.sentences.nothingEquipped(this.self);
        const description = this.describe(what, { anywhere: true });
        return conditions.cards({
          say: (article) => this.phrases.describe(description, article),
          where: this.where(what, false),
          least: min,
          most: max,
        });
      }
      case 'lp':
        return conditions.lp({ who: this.player(condition.who), max: condition.max, min: condition.min });
      case 'turn':
        return conditions.turn({ of: this.player(condition.of) });
      case 'phase':
        return this.#phase(condition, false);
      case 'summoned this turn':
        return conditions[condition.if]({
          what: this.self,
          how: list(condition.how) as readonly SummonWay[],
          orTurnedUp: condition.orTurnedUp === true,
        });
      case 'can be summoned':
        return conditions[condition.if]({ what: this.ref(condition.what) });
      case 'activated this turn':
      case 'used this turn':
        return conditions[condition.if]({ what: this.self });
      case 'battles':
        return conditions.battles({
          what:
            condition.what === undefined ? this.self : this.what(condition.what, { kind: 'a' }, { noun: 'monster' }),
          with: condition.with && this.filter(condition.with, { kind: 'a' }, { noun: 'monster' }),
          attacking: condition.attacking === true,
        });
      case 'fits':
        return conditions.fits({
          what: this.ref(condition.what),
          description: this.describe(condition.filter, { anywhere: condition.filter.in === undefined }),
        });
      case 'not': {
        const [only] = condition.of;
        if (condition.of.length === 1 && only?.if === 'phase') return this.#phase(only, true);
        return conditions.not({ clause: this.clauses(condition.of) ?? '' });
      }
      case 'any':
        return this.phrases.list(
          condition.of.map((each) => this.condition(each)),
          'or',
        );
      default:
        return condition satisfies never;
    }
  }

  #phase({ phase, of }: Extract<Condition, { if: 'phase' }>, not: boolean): string {
    return this.phrases.conditions.phase({ phases: list(phase), of: of && this.player(of), not });
  }
}

interface SumOf {
  readonly of: What;
  readonly times?: number;
  readonly half?: boolean;
  readonly original?: boolean;
}
