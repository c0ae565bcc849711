/** Italian: cards, Pokémon and players as noun phrases. */
import type { Condition, Quality, Stage, Tag, Target, Type, Wanted, Who } from '../../cards/language.ts';
import { terms as words } from '../it/terms.ts';
import { nameIn } from '../names.ts';
import { listed, qualityOf } from './parts.ts';
import type { Subject } from './phrases.ts';

export const CONDITIONS: Readonly<Record<Condition, string>> = words.conditions;

export function list(items: readonly string[], last: 'e' | 'o'): string {
  return listed(items, last);
}

export const times = (amount: number, one: string, more: string): string => `${amount} ${amount === 1 ? one : more}`;

/** Prepositions join the article behind them: "del Pokémon", "alla mano", "sull’attivo". */
const JOINED: Readonly<Record<'di' | 'a' | 'da' | 'su' | 'in', string>> = {
  di: 'de',
  a: 'a',
  da: 'da',
  su: 'su',
  in: 'ne',
};

function joined(preposition: keyof typeof JOINED, phrase: string): string {
  const stem = JOINED[preposition];
  if (/^il /.test(phrase)) return `${stem}l ${phrase.slice(3)}`;
  if (/^i /.test(phrase)) return `${stem}i ${phrase.slice(2)}`;
  if (/^(?:la|le|lo) /.test(phrase)) return `${stem}l${phrase}`;
  if (/^l’/.test(phrase)) return `${stem}l${phrase}`;
  return `${preposition} ${phrase}`;
}

export const di = (phrase: string): string => joined('di', phrase);
export const a = (phrase: string): string => joined('a', phrase);
export const da = (phrase: string): string => joined('da', phrase);
export const su = (phrase: string): string => joined('su', phrase);
export const inside = (phrase: string): string => joined('in', phrase);

export function typeNames(type: Type | readonly Type[]): string {
  return list(
    (typeof type === 'string' ? [type] : type).map((each) => words.types[each]),
    'o',
  );
}

function stageWords(stage: Stage | 'Evolution'): string {
  if (stage === 'Evolution') return 'Evoluzione';
  return stage.startsWith('Stage') ? `di ${words.stages[stage]}` : words.stages[stage];
}

/** Kinds that are called Pokémon themselves stand for the noun; labels stand behind it. */
function tagNoun(tag: Tag): string {
  const name = words.tags[tag];
  return name.startsWith('Pokémon') ? name : `Pokémon ${TAGS[tag] ?? name}`;
}

const TAGS: { readonly [Key in Tag]?: string } = { Ancient: 'Tempo Passato', Future: 'Tempo Futuro' };

const CARDS: Readonly<Record<string, string>> = {
  Item: 'Strumento',
  Supporter: 'Aiuto',
  Stadium: 'Stadio',
  Tool: 'Oggetto Pokémon',
  Trainer: 'Allenatore',
};

/** "Pokémon Base di tipo Lampo con al massimo 70 PS" */
export function cards(quality: Quality, many: boolean): string {
  if (quality.or)
    return list(
      quality.or.map((each) => cards(each, many)),
      'o',
    );
  const { stage, type, not } = quality;
  const parts = [noun(quality, many)];
  if (stage) parts.push(stageWords(stage));
  if (type) parts.push(quality.kind?.endsWith('Energy') ? typeNames(type) : `di tipo ${typeNames(type)}`);
  if (not) parts.push(`che non ${many ? 'sono' : 'è'} ${notWords(not)}`);
  return [...parts, ...behind(quality, many)].join(' ');
}

function notWords({ stage, type, tag }: Quality): string {
  if (stage) return stageWords(stage);
  return type ? `di tipo ${typeNames(type)}` : tag ? words.tags[tag] : '';
}

function noun({ kind, name, tag, ...others }: Quality, many: boolean): string {
  if (name !== undefined) return nameIn('it', name);
  const card = many ? 'carte' : 'carta';
  if (kind === 'Pokémon' || (kind === undefined && (tag !== undefined || Object.keys(others).length > 0)))
    return tag ? tagNoun(tag) : 'Pokémon';
  if (kind === undefined) return card;
  const labelled = tag ? ` ${TAGS[tag] ?? words.tags[tag]}` : '';
  if (kind === 'Energy') return `${card} Energia${labelled}`;
  if (kind === 'Basic Energy') return `${card} Energia base${labelled}`;
  if (kind === 'Special Energy') return `${card} Energia speciale${labelled}`;
  return `${card} ${CARDS[kind]}${labelled}`;
}

function behind({ ruleBox, hpMax, retreatMin, evolvesFromYours }: Quality, many: boolean): string[] {
  const parts: string[] = [];
  if (ruleBox !== undefined) parts.push(ruleBox ? 'con una regola speciale' : 'senza regola speciale');
  if (hpMax !== undefined) parts.push(`con al massimo ${hpMax} PS`);
  if (retreatMin !== undefined) parts.push(`con un costo di ritirata di almeno ${retreatMin}`);
  if (evolvesFromYours) parts.push(`che ${many ? 'possano' : 'possa'} evolversi da un Pokémon che hai in gioco`);
  return parts;
}

/** Energy that is attached. */
export function energy({ kind, type }: Quality, many = false): string {
  const sort = kind === 'Basic Energy' ? ' base' : kind === 'Special Energy' ? (many ? ' speciali' : ' speciale') : '';
  return `${many ? 'Energie' : 'Energia'}${sort}${type ? ` ${typeNames(type)}` : ''}`;
}

/** "fino a 2 Pokémon Base" */
export function some({ card, count, upTo }: Wanted): string {
  return `${upTo ? 'fino a ' : ''}${count} ${cards(card, count > 1)}`;
}

export function someOther({ card, count }: Wanted): string {
  if (Object.keys(card).length === 0) return count === 1 ? 'un’altra carta' : `altre ${count} carte`;
  return `${count} ${cards(card, count > 1)}`;
}

/** A verb needs no subject where it is clear who is meant. */
export function self({ self: which }: Subject): string {
  if (which === 'it') return '';
  return which === 'pokemon' ? 'questo Pokémon' : 'il Pokémon con questa carta';
}

/** What a Pokémon has, behind the noun: "con segnalini danno". */
function having(who: Who, many: boolean): string {
  const parts: string[] = [];
  if (who.damaged) parts.push('con segnalini danno');
  if (who.energy) parts.push(`con Energia${who.energy.length > 0 ? ` ${typeNames(who.energy)}` : ''} assegnata`);
  if (who.noEnergy) parts.push('senza Energia assegnata');
  if (who.condition === 'any') parts.push('con una condizione speciale');
  else if (who.condition) {
    const word = CONDITIONS[who.condition];
    parts.push(`che ${many ? `sono ${word.replace(/o$/, 'i')}` : `è ${word}`}`);
  }
  if (who.hpLeftMax !== undefined) parts.push(`con al massimo ${who.hpLeftMax} PS rimasti`);
  if (who.evolved !== undefined)
    parts.push(`che ${who.evolved ? '' : 'non '}${many ? 'si sono evoluti' : 'si è evoluto'}`);
  return parts.length > 0 ? ` ${parts.join(' e ')}` : '';
}

function core(who: Who, many: boolean): string {
  const spot = who.spot === 'active' ? (many ? ' attivi' : ' attivo') : who.spot === 'bench' ? ' in panchina' : '';
  return `${cards({ kind: 'Pokémon', ...qualityOf(who) }, many)}${spot}`;
}

export function described(who: Who, many: boolean, whose = ''): string {
  const more = having(who, many);
  // Two clauses behind one noun are joined.
  return `${core(who, many)}${whose}${who.not && more !== '' ? ' e' : ''}${more}`;
}

/** "i tuoi Pokémon in panchina", "i Pokémon in panchina del tuo avversario". */
export function owned(who: Who): string {
  const other = who.other ? 'altri ' : '';
  if (who.of === 'opponent')
    return `${other ? 'gli altri ' : 'i '}${core(who, true)} del tuo avversario${having(who, true)}`;
  return `i tuoi ${other}${described(who, true)}`;
}

export function target(to: Target, subject: Subject): string {
  switch (to) {
    case 'self':
      return self(subject);
    case 'active':
      return 'il tuo Pokémon attivo';
    case 'defending':
      return 'il Pokémon attivo del tuo avversario';
    case 'that':
      return 'quel Pokémon';
    case 'attacker':
      return 'il Pokémon attaccante';
    default:
      return 'each' in to ? all(to.each) : chosen(to.choose, to.count ?? 1, to.upTo === true);
  }
}

export function chosen(who: Who, count: number, upTo: boolean): string {
  const number = `${upTo ? 'fino a ' : ''}${count}`;
  if (who.of === 'both') return `${number} ${described(who, count > 1)} di un giocatore qualsiasi`;
  const { other, ...rest } = who;
  return `${other ? 'un altro' : number} ${di(owned(rest))}`;
}

/** What they are not and what they have stands behind whose they are. */
function bothPlayers({ not, ...who }: Who): string {
  const parts = [...(not ? [`che non è ${notWords(not)}`] : []), having(who, false).trim()].filter(Boolean);
  return [`ogni ${core(who, false)} di entrambi i giocatori`, parts.join(' e ')].filter(Boolean).join(' ');
}

export function all(who: Who): string {
  return who.of === 'both' ? bothPlayers(who) : `ognuno ${di(owned(who))}`;
}

/** What a Pokémon is or has: "è un Pokémon di Fase 2", "ha segnalini danno". */
export function predicate(who: Who): string {
  if (who.damaged) return 'ha segnalini danno';
  if (who.condition) return who.condition === 'any' ? 'ha una condizione speciale' : `è ${CONDITIONS[who.condition]}`;
  if (who.energy) return `ha Energia${who.energy.length > 0 ? ` ${typeNames(who.energy)}` : ''} assegnata`;
  if (who.noEnergy) return 'non ha Energia assegnata';
  if (who.hpLeftMax !== undefined) return `ha al massimo ${who.hpLeftMax} PS rimasti`;
  if (who.evolved !== undefined) return who.evolved ? 'si è evoluto' : 'non si è evoluto';
  if (who.spot) return who.spot === 'active' ? 'è in posizione attiva' : 'è in panchina';
  return `è un ${described(who, false)}`;
}
