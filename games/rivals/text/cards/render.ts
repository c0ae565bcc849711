/** Card texts from definitions: the same tree that is executed. */
import type { Language } from '@praxis/contract';
import { sentence } from '@praxis/kit/language/grammar.ts';
import type { Ability, AbilityOf, AttackType, CardDef, Cost, During, Play, Stat } from '../../cards/language.ts';
import { textIn } from '../languages.ts';
import { TRIGGERS } from './conditions.ts';
import { textsOf } from './languages.ts';
import type { Phrases } from './phrases.ts';
import { Telling } from './telling.ts';

export interface CardText {
  /** `Action · Scheme · Toreador` */
  readonly type: string;
  readonly lines: readonly string[];
}

export const cardText: (def: CardDef, language: Language) => CardText = textsOf((def: CardDef, phrases) => ({
  type: typeOf(def, phrases),
  lines: new CardLines(def, phrases).lines(),
}));

function typeOf({ kind, types, subtypes = [], city, clan }: CardDef, phrases: Phrases): string {
  const parts =
    kind === 'library'
      ? [(types ?? []).map((each) => phrases.types[each]).join('/'), ...subtypes.map((each) => phrases.subtypes[each])]
      : kind === 'city'
        ? (city ?? []).map((each) => phrases.cityTypes[each])
        : [phrases.kinds[kind]];
  return [...parts, ...(clan === undefined ? [] : [textIn(phrases.language).terms[clan]])].join(' · ');
}

type Wording = (node: never, tell: Telling) => string;

/** The lines of one card. */
class CardLines extends Telling {
  lines(): readonly string[] {
    const { lines } = this.phrases;
    const def = this.def;
    const facts = [
      ...(def.guard ? [lines.guard] : []),
      ...(def.secrecy === undefined ? [] : [this.fill(lines.secrecy, { n: def.secrecy })]),
      ...(def.requires === undefined || def.requires === 0 ? [] : [this.fill(lines.requires, { n: def.requires })]),
      ...(def.unique === undefined ? [] : [def.unique === 'table' ? lines.uniqueTable : lines.uniquePlayer]),
      ...(def.exert === undefined ? [] : [this.fill(lines.exert, { it: this.unit('influence', def.exert) })]),
      ...(def.threshold === undefined
        ? []
        : [this.fill(lines.threshold, { it: this.unit('prestige', def.threshold) })]),
      ...this.#attackLines(),
      ...(def.modifier ? this.#modifierLines(def.modifier) : []),
      ...(def.city?.includes('second inquisition') ? [lines.secondInquisition] : []),
      ...(def.blood === undefined ? [] : [this.#rewards(def)]),
    ];
    const text = [
      ...(def.play ? this.#playLines(def.play) : []),
      ...(def.subtypes?.includes('ritual') ? [lines.ritual] : []),
      ...(def.burnsEmpty ? [lines.burnsEmpty] : []),
      ...(def.abilities ?? []).map((ability) => this.#ability(ability)),
    ];
    return [...facts, ...text].filter(Boolean).map((line) => this.#sentences(line));
  }

  /** A line may have several sentences. */
  #sentences(line: string): string {
    return line
      .split('. ')
      .map((each) => sentence(this.phrases, each))
      .join(' ');
  }

  #attackLines(): readonly string[] {
    const { lines } = this.phrases;
    const { attack, reaction, damage, shields, aggravated, targeted, deals } = this.def;
    const types = (shown: readonly AttackType[]): string =>
      this.phrases.list(
        shown.map((each) => this.type(each)),
        'or',
      );
    const values = [
      ...(damage === undefined ? [] : [this.unit('damage', damage)]),
      ...(shields === undefined ? [] : [this.unit('shields', shields)]),
    ].join(', ');
    return [
      ...(attack ? [this.fill(lines.attack, { types: types(attack), values })] : []),
      ...(reaction ? [this.fill(lines.reaction, { types: types(reaction), values })] : []),
      ...(deals ? [this.fill(lines.deals, { it: this.type(deals) })] : []),
      ...(aggravated ? [lines.aggravated] : []),
      ...(targeted ? [lines.targeted] : []),
    ];
  }

  /** Those of a player who defeats it. */
  #rewards({ agenda = 0, mends }: CardDef): string {
    const { lines } = this.phrases;
    return this.fill(mends === undefined ? lines.discarded : lines.attached, {
      agenda: agenda > 0 ? this.unit('agenda', agenda) : undefined,
      blood: mends === undefined ? undefined : this.unit('blood', mends),
    });
  }

  #modifierLines({ influence, won, failed }: NonNullable<CardDef['modifier']>): readonly string[] {
    const { lines } = this.phrases;
    return [
      `+${this.unit('influence', influence)}`,
      ...(won ? [this.fill(lines.won, { it: this.effects(won) })] : []),
      ...(failed ? [this.fill(lines.failed, { it: this.effects(failed) })] : []),
    ];
  }

  #playLines({ streets, needs, cost, pays, targets, effects }: Play): readonly string[] {
    const { lines } = this.phrases;
    const chosen = this.targets(targets);
    const done = this.effects(effects);
    return [
      ...(streets ? [lines.streets] : []),
      ...(needs ? [this.fill(lines.needs, { it: this.condition(needs) })] : []),
      ...(cost ? [this.fill(lines.cost, { it: this.cost(cost) })] : []),
      ...(pays ? [this.fill(lines.pays, pays)] : []),
      [chosen, done].filter(Boolean).join('. '),
    ];
  }

  /** `Party – Relentless – pay 1 Blood: …` */
  #ability(ability: Ability): string {
    const { scopes, lines } = this.phrases;
    const scope = 'scope' in ability && ability.scope !== undefined ? `${scopes[ability.scope]} – ` : '';
    const relentless = 'relentless' in ability && ability.relentless ? `${lines.relentless} – ` : '';
    this.bears = ability.kind === 'triggered' && ability.when.on === 'attaches';
    this.others = this.#isForOthers(ability);
    const told = this.#told(ability);
    this.others = false;
    this.bears = false;
    return `${scope}${relentless}${told}`;
  }

  /** True for an Event, or an ability that anybody's deed sets off: it is about any player. */
  #isForOthers(ability: Ability): boolean {
    return (
      this.def.city?.includes('event') === true ||
      (ability.kind === 'triggered' && ability.when.on === 'defeats' && ability.when.by === 'anybody')
    );
  }

  #told(ability: Ability): string {
    const { abilities, flags, ones } = this.phrases;
    switch (ability.kind) {
      case 'activated':
        return this.#activated(ability);
      case 'triggered':
        return this.#triggered(ability);
      case 'static':
        return this.#static(ability);
      case 'block':
        return joined(this.#paying(ability.cost, this.#block(ability)), this.effects(ability.effects ?? []));
      case 'prevent':
        return this.#paying(
          ability.cost,
          this.fill(abilities.prevent, { it: this.unit('damage', ability.amount), who: ones[ability.to] }),
        );
      case 'intel':
        return this.fill(abilities.intel, { it: this.unit('intel', ability.amount) });
      case 'discipline':
        return `${this.who(ability.of)}: ${this.discipline(ability.discipline)}`;
      case 'flag':
        return [
          this.fill(flags[ability.flag], { who: ability.of === undefined ? '' : this.who(ability.of) }),
          this.if(ability.if),
        ]
          .filter(Boolean)
          .join(' ');
      case 'reveal':
        return commas(this.if(ability.if), this.effects(ability.effects));
      case 'survives':
        return this.fill(abilities.survives, { it: this.effects(ability.effects) });
      case 'place as modifier':
        return this.fill(abilities.placeAsModifier, { from: ability.from, to: ability.to });
      default:
        return ability satisfies never;
    }
  }

  #during({ by, type, on }: During): string {
    const { abilities } = this.phrases;
    const at = on === undefined ? '' : abilities[on === 'mortal' ? 'on mortal' : 'on character'];
    if (type === undefined) return this.fill(abilities.during, { who: abilities[by], on: at });
    return this.fill(abilities['during type'], { who: abilities[by], type: this.type(type), on: at });
  }

  #block({ with: blocker, ranged, streets, own }: AbilityOf<'block'>): string {
    const { abilities } = this.phrases;
    const attack = abilities[own ? 'anybody attacks' : 'opponent attacks'];
    return commas(
      streets ? `${attack} ${abilities.inTheStreets}` : attack,
      this.fill(abilities.block, { who: abilities[blocker === 'leader' ? 'leader' : 'attacker'] }),
      abilities[ranged ? 'ranged too' : 'not ranged'],
    );
  }

  #paying(cost: Cost | undefined, done: string): string {
    return cost === undefined ? done : `${this.cost(cost)}: ${done}`;
  }

  #activated(ability: AbilityOf<'activated'>): string {
    const { abilities } = this.phrases;
    const { during, streets, inquisition, cost, attackers, targets, amounts, effects } = ability;
    const when = commas(
      during ? this.#during(during) : '',
      inquisition ? abilities.beforeInquisition : '',
      streets ? abilities.inTheStreets : '',
      this.if(ability.if),
      attackers ? abilities.attackers : '',
    );
    const chosen = this.targets(targets);
    const named = amounts ? this.fill(abilities.nameNumber, amounts) : '';
    return commas(when, this.#paying(cost, joined(chosen, named, this.effects(effects))));
  }

  #triggered({ when, if: condition, optional, cost, effects }: AbilityOf<'triggered'>): string {
    const moment = (TRIGGERS[when.on] as Wording)(when as never, this);
    const done = this.#paying(cost, this.effects(effects));
    return commas(moment, this.if(condition), optional ? this.fill(this.phrases.youMay, { it: done }) : done);
  }

  #static({ of, stat, amount, if: condition, type, once }: AbilityOf<'static'>): string {
    const { abilities } = this.phrases;
    const number = this.number(amount);
    if (stat === 'recruit cost') return this.fill(abilities.recruits, { it: this.unit('prestige', -number) });
    // An Attack card and a party refer to their own attack.
    if (stat === 'damage' && of !== undefined)
      return this.fill(abilities['damage to'], { it: this.#stat(stat, number), who: this.who(of) });
    const text = [
      this.#stat(stat, number),
      type === undefined ? '' : this.fill(abilities.inAttacks, { it: this.type(type) }),
      this.forEach(amount),
      this.if(condition),
    ];
    const told = `${of === undefined || of === 'acting' ? '' : `${this.who(of)}: `}${text.filter(Boolean).join(' ')}`;
    return once ? joined(told, abilities.once) : told;
  }

  /** "+1 Secrecy". */
  #stat(stat: Exclude<Stat, 'recruit cost'>, amount: number): string {
    const { stats, units } = this.phrases;
    const phrase = stat in stats ? stats[stat as keyof typeof stats] : units[stat as keyof typeof units];
    return `${amount < 0 ? '−' : '+'}${this.fill(phrase, { n: Math.abs(amount) })}`;
  }
}

function commas(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('; ');
}
