/** The texts of cards, from the same tree that the rules carry out. */
import { sentence } from '@praxis/kit/language/grammar.ts';
import {
  type Ability,
  type Attack,
  type CardDef,
  type Count,
  type Effect,
  isEnergyDef,
  isFossilDef,
  isPlayedDef,
  isPokemonDef,
  isStayingDef,
  type PokemonDef,
  type Power,
} from '../../cards/language.ts';
import type { Terms } from '../keys/terms.ts';
import { textIn } from '../languages.ts';
import { attackIn, nameIn } from '../names.ts';
import { CARD_LANGUAGES } from './languages.ts';
import type { Mood, Phrases, Subject } from './phrases.ts';

/** One line of a card: an Ability, an attack, or plain text. */
export interface CardLine {
  /** Letters of the symbols of a cost. */
  readonly cost?: string;
  readonly name?: string;
  /** The English name, by which answers identify it, if it differs. */
  readonly key?: string;
  /** "Ability", "VSTAR Power". */
  readonly label?: string;
  /** "30+", "60×". */
  readonly damage?: string;
  readonly text: string;
}

export interface CardText {
  /** "Stage 1 Fire Pokémon · 100 HP · Evolves from Fuecoco" */
  readonly header: string;
  readonly lines: readonly CardLine[];
  /** "Weakness: Water ×2 · Retreat: 3" */
  readonly footer: string;
}

export function cardText(def: CardDef, language: string): CardText {
  const phrases = CARD_LANGUAGES[language] ?? CARD_LANGUAGES.en;
  if (!phrases) throw new Error('There is no English');
  return new Renderer(phrases, language).card(def);
}

const POKEMON: Subject = { self: 'pokemon', attack: false };
const ATTACK: Subject = { self: 'pokemon', attack: true };
const BEARER: Subject = { self: 'bearer', attack: false };

class Renderer {
  readonly #phrases: Phrases;
  readonly #language: string;

  constructor(phrases: Phrases, language: string) {
    this.#phrases = phrases;
    this.#language = language;
  }

  card(def: CardDef): CardText {
    return {
      header: this.#header(def),
      lines: [...this.#lines(def), ...this.#ruleBoxes(def)],
      footer: this.#footer(def),
    };
  }

  #sentence(clause: string): string {
    return sentence(this.#phrases, clause);
  }

  #paragraph(clauses: readonly string[]): string {
    return clauses
      .map((clause) => this.#sentence(clause))
      .filter(Boolean)
      .join(' ');
  }

  get #words(): Terms {
    return textIn(this.#language).terms;
  }

  #header(def: CardDef): string {
    const { kinds, stages, types, tags } = this.#words;
    const { labels, evolvesFrom, restoredBy } = this.#phrases;
    const parts: string[] = [];
    if (isPokemonDef(def)) {
      parts.push(`${kinds.Pokémon} · ${stages[def.stage]}`, def.types.map((type) => types[type]).join('/'));
      if (def.hp !== undefined) parts.push(`${def.hp} ${labels.HP}`);
      if (def.evolvesFrom !== undefined) parts.push(evolvesFrom(nameIn(this.#language, def.evolvesFrom)));
      if (def.restoredBy !== undefined) parts.push(restoredBy(nameIn(this.#language, def.restoredBy)));
    } else parts.push(kinds[def.kind]);
    for (const tag of def.tags ?? []) parts.push(tags[tag]);
    return parts.join(' · ');
  }

  #footer(def: CardDef): string {
    if (!isPokemonDef(def)) return '';
    const { types } = this.#words;
    const { labels, colon = ': ' } = this.#phrases;
    const parts: string[] = [];
    const each = (map: object | undefined, show: (value: number | string) => string): string =>
      Object.entries(map ?? {})
        .map(([type, value]) => `${types[type as keyof typeof types]} ${show(value)}`)
        .join(', ');
    const weakness = each(def.weakness, (value) => (typeof value === 'number' ? `×${value}` : value));
    const resistance = each(def.resistance, (value) => `−${value}`);
    if (weakness) parts.push(`${labels.Weakness}${colon}${weakness}`);
    if (resistance) parts.push(`${labels.Resistance}${colon}${resistance}`);
    if (def.retreat !== undefined) parts.push(`${labels.Retreat}${colon}${def.retreat}`);
    return parts.join(' · ');
  }

  #ruleBoxes(def: CardDef): CardLine[] {
    const tags = def.tags ?? [];
    const boxes = tags.flatMap((tag) => {
      const text = this.#phrases.ruleBoxes[tag];
      // A TAG TEAM is worth more than other Pokémon-GX; a Supporter of that label is worth nothing.
      const other = tag === 'GX' ? tags.includes('TAG TEAM') : tag === 'TAG TEAM' && !isPokemonDef(def);
      return text === undefined || other ? [] : [{ text }];
    });
    return isPokemonDef(def) ? [...this.#stageRules(def), ...boxes] : boxes;
  }

  #stageRules({ stage, prizes }: PokemonDef): CardLine[] {
    const { stageRules, worth } = this.#phrases;
    const rule = stage === 'BREAK' || stage === 'LV.X' || stage === 'LEGEND' ? [{ text: stageRules[stage] }] : [];
    return prizes === undefined ? rule : [...rule, { text: worth(prizes) }];
  }

  #lines(def: CardDef): CardLine[] {
    if (isPokemonDef(def))
      return [
        ...(def.abilities ?? []).map((each) => this.#ability(each)),
        ...(def.attacks ?? []).map((each) => this.#attack(each)),
      ];
    if (isFossilDef(def)) return this.#fossil(def);
    if (isPlayedDef(def)) return [{ text: this.#played(def) }];
    if (isStayingDef(def)) return this.#staying(def);
    return isEnergyDef(def) ? this.#energy(def) : [];
  }

  #fossil(def: Extract<CardDef, { hp: number; played: unknown }>): CardLine[] {
    const { fossil } = this.#phrases;
    const type = def.types.map((each) => this.#words.types[each]).join('/');
    const lines: CardLine[] = [{ text: this.#sentence(fossil[def.played](def.hp, type)) }];
    for (const each of def.abilities ?? [])
      lines.push({ ...this.#ability(each), ...(each.as === 'rule' ? { label: '', name: '' } : {}) });
    if (def.prizes === 0) lines.push({ text: this.#sentence(fossil.noPrize) });
    return lines;
  }

  #played(def: Extract<CardDef, { effects: unknown }>): string {
    const { costs, playOnlyIf, structures } = this.#phrases;
    const sentences: string[] = [];
    if (def.if) sentences.push(playOnlyIf(this.#fact(def.if, POKEMON)));
    if (def.cost) sentences.push(costs.card(def.cost));
    sentences.push(...this.#sentences(def.effects, BEARER));
    if (def.extra) {
      sentences.push(costs.extra(def.extra.cost));
      const [first = '', ...rest] = this.#sentences(def.extra.effects, BEARER);
      sentences.push(structures.ifSo(first), ...rest);
    }
    return this.#paragraph(sentences);
  }

  #staying(def: Extract<CardDef, { powers: readonly Power[]; kind: 'Stadium' | 'Tool' }>): CardLine[] {
    const subject = def.kind === 'Stadium' ? 'stadium' : BEARER;
    const lines: CardLine[] = [];
    if (def.attack) lines.push({ text: this.#sentence(this.#phrases.powers.machine) });
    for (const each of def.powers) lines.push({ text: this.#power(each, subject) });
    if (def.attack) lines.push(this.#attack(def.attack));
    return lines;
  }

  #energy(def: Extract<CardDef, { provides: unknown }>): CardLine[] {
    if (def.kind === 'Basic Energy') return [];
    const lines = [...def.provides].reverse().map((provision) => ({
      text: this.#sentence(this.#phrases.provides(provision, provision.if && this.#fact(provision.if, BEARER))),
    }));
    return [...lines, ...(def.powers ?? []).map((each) => ({ text: this.#power(each, BEARER) }))];
  }

  #ability(ability: Ability): CardLine {
    const { labels } = this.#phrases;
    const label = ability.vstar ? labels['VSTAR Power'] : labels[ability.as ?? 'Ability'];
    return { label, ...this.#named(ability.name), text: this.#power(ability, POKEMON) };
  }

  #named(english: string): Pick<CardLine, 'name' | 'key'> {
    const name = attackIn(this.#language, english);
    return name === english ? { name } : { name, key: english };
  }

  /** A power of a card in play, as a paragraph. */
  #power(power: Power, subject: Subject | 'stadium'): string {
    const { powers, structures, costs } = this.#phrases;
    const about: Subject = subject === 'stadium' ? BEARER : subject;
    if ('leaves' in power) return this.#sentence(powers.leaves);
    if ('gives' in power) return this.#static(power, about);
    if ('when' in power) {
      const [first = '', ...rest] = this.#sentences(power.effects, about, power.may ? 'infinitive' : 'order');
      const instruction = power.may ? structures.may(first) : first;
      const told = power.if ? structures.if(this.#fact(power.if, about), instruction) : instruction;
      return this.#paragraph([`${powers.triggers[power.when](subject)}, ${told}`, ...rest]);
    }
    const sentences: string[] = power.cost ? [costs.ability(power.cost)] : [];
    const [first = '', ...rest] = this.#sentences(power.effects, about, 'infinitive');
    const may = structures.may(first);
    const scene = powers.use(power, subject);
    const told = power.if ? structures.if(this.#fact(power.if, about), may) : may;
    return this.#paragraph([...sentences, `${scene}, ${told}`, ...rest]);
  }

  #static(power: Extract<Power, { gives: unknown }>, subject: Subject): string {
    const { modifiers, structures, powers, target, all, players } = this.#phrases;
    const who =
      power.to === 'self' ? target('self', subject) : power.to === 'you' ? players.you : all(power.to, subject);
    const clauses = power.gives.map((each) => modifiers[each.gets](each as never, subject, who, false));
    const clause = structures.together?.(clauses, who) ?? clauses.join(structures.and);
    const spotted = power.spot ? powers.whileSpot(power.spot, clause, subject) : clause;
    if (!power.if) return this.#sentence(spotted);
    // The subject of the whole sentence is named once.
    const isAboutSelf = power.if.if === 'is' && power.if.who === 'self' && power.to === 'self';
    const fact = this.#fact(power.if, isAboutSelf ? { ...subject, self: 'it' } : subject);
    return this.#sentence(structures.if(fact, spotted));
  }

  #attack(attack: Attack): CardLine {
    const { labels, structures, damageEach } = this.#phrases;
    const effects = [...(attack.before ?? []), ...(attack.effects ?? [])];
    const sentences: string[] = [];
    const { damage } = attack;
    // An effect must be in the text before its results are counted.
    const isCountedLater = typeof damage === 'object' && damage.of.count === 'done';
    if (isCountedLater) sentences.push(...this.#sentences(effects, ATTACK));
    if (typeof damage === 'object') {
      if (damage.of.count === 'heads') sentences.push(structures.coins(damage.of.coins));
      sentences.push(damageEach(damage.each, structures.forEach(this.#count(damage.of, ATTACK).each)));
    }
    if (!isCountedLater) sentences.push(...this.#sentences(effects, ATTACK));
    const label = attack.vstar ? labels['VSTAR Power'] : attack.gx ? labels.GX : undefined;
    return {
      cost: attack.cost,
      ...this.#named(attack.name),
      ...(label ? { label } : {}),
      damage: damageText(attack),
      text: this.#paragraph(sentences),
    };
  }

  #count(count: Count, subject: Subject): { readonly each: string; readonly number: string } {
    return (this.#phrases.counts[count.count] as (count: Count, subject: Subject) => { each: string; number: string })(
      count,
      subject,
    );
  }

  #fact(fact: Parameters<Phrases['facts']['not']>[0]['fact'], subject: Subject): string {
    return (this.#phrases.facts[fact.if] as (it: typeof fact, subject: Subject) => string)(fact, subject);
  }

  /** Effects as clauses that become sentences. The first one is in the given mood, the others are orders. */
  #sentences(effects: readonly Effect[], subject: Subject, mood: Mood = 'order'): string[] {
    return effects.flatMap((effect, index) => this.#clauses(effect, subject, index === 0 ? mood : 'order'));
  }

  #clauses(effect: Effect, subject: Subject, mood: Mood): string[] {
    const { structures } = this.#phrases;
    switch (effect.do) {
      case 'flip': {
        const clauses = [structures.flip(mood)];
        for (const [side, then] of [
          ['heads', effect.heads],
          ['tails', effect.tails],
        ] as const) {
          if (!then || then.length === 0) continue;
          const [first = '', ...rest] = this.#sentences(then, subject);
          clauses.push(structures[side](first), ...rest);
        }
        return clauses;
      }
      case 'if': {
        const [first = '', ...rest] = this.#sentences(effect.effects, subject);
        const told =
          effect.fact.if === 'done' ? structures.ifSo(first) : structures.if(this.#fact(effect.fact, subject), first);
        const otherwise = effect.else ? this.#sentences(effect.else, subject) : [];
        return [told, ...rest, ...(otherwise[0] ? [structures.else(otherwise[0]), ...otherwise.slice(1)] : [])];
      }
      case 'may': {
        const [first = '', ...rest] = this.#sentences(effect.effects, subject, 'infinitive');
        const then = effect.ifSo ? this.#sentences(effect.ifSo, subject) : [];
        return [structures.may(first), ...rest, ...(then[0] ? [structures.ifSo(then[0]), ...then.slice(1)] : [])];
      }
      case 'choose': {
        const options = effect.among.map((each) => `• ${this.#paragraph(this.#sentences(each, subject))}`);
        return [`${structures.choose(effect.most, effect.among.length)}: ${options.join(' ')}`];
      }
      default: {
        const { amount } = effect as { readonly amount?: unknown };
        const counted = (amount as { readonly of?: Count } | undefined)?.of;
        const coins = counted?.count === 'heads' ? [structures.coins(counted.coins)] : [];
        const phrase = this.#phrases.effects[effect.do] as (it: Effect, subject: Subject, mood: Mood) => string;
        return [...coins, phrase(effect, subject, mood)];
      }
    }
  }
}

/** "30", "30+", "30×", or nothing. */
function damageText({ damage, before = [] }: Attack): string {
  if (damage === undefined) return '';
  if (typeof damage === 'object') return `${damage.each}×`;
  return mayRaise(before) ? `${damage}+` : String(damage);
}

function mayRaise(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    switch (effect.do) {
      case 'more damage':
        return true;
      case 'flip':
        return mayRaise(effect.heads ?? []) || mayRaise(effect.tails ?? []);
      case 'if':
        return mayRaise(effect.effects) || mayRaise(effect.else ?? []);
      case 'may':
        return mayRaise(effect.effects) || mayRaise(effect.ifSo ?? []);
      default:
        return false;
    }
  });
}
