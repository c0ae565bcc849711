/** Spanish: cards, Pokémon and players as noun phrases. */
import type { Condition, Quality, Stage, Tag, Target, Type, Wanted, Who } from '../../cards/language.ts';
import { terms as words } from '../es/terms.ts';
import { nameIn } from '../names.ts';
import { listed, qualityOf } from './parts.ts';
import type { Subject } from './phrases.ts';

export const CONDITIONS: Readonly<Record<Condition, string>> = words.conditions;

export function list(items: readonly string[], last: 'y' | 'o' | 'ni'): string {
  return listed(items, last);
}

export const times = (amount: number, one: string, more: string): string => `${amount} ${amount === 1 ? one : more}`;

/** Prepositions join the article behind them: "del Pokémon", "al Pokémon". */
export function de(phrase: string): string {
  return /^el /.test(phrase) ? `d${phrase}` : `de ${phrase}`;
}

export function a(phrase: string): string {
  return /^el /.test(phrase) ? `al ${phrase.slice(3)}` : `a ${phrase}`;
}

const namesOf = (type: Type | readonly Type[]): string =>
  list(
    (typeof type === 'string' ? [type] : type).map((each) => words.types[each]),
    'o',
  );

/** "de Fuego", but "Incolora". */
const ENERGY: Readonly<Record<Type, string>> = {
  Grass: 'de Planta',
  Fire: 'de Fuego',
  Water: 'de Agua',
  Lightning: 'de Rayo',
  Psychic: 'Psíquica',
  Fighting: 'de Lucha',
  Darkness: 'de Oscuridad',
  Metal: 'de Metal',
  Fairy: 'de Hada',
  Dragon: 'de Dragón',
  Colorless: 'Incolora',
};

export function energyTypes(type: Type | readonly Type[]): string {
  return list(
    (typeof type === 'string' ? [type] : type).map((each) => ENERGY[each]),
    'o',
  );
}

function stageWords(stage: Stage | 'Evolution', many: boolean): string {
  if (stage === 'Basic') return many ? 'Básicos' : 'Básico';
  if (stage === 'Evolution') return 'Evolución';
  return stage.startsWith('Stage') ? `de ${words.stages[stage]}` : words.stages[stage];
}

/** Kinds that are called Pokémon themselves stand for the noun; labels stand behind it. */
function tagNoun(tag: Tag): string {
  const name = words.tags[tag];
  return name.startsWith('Pokémon') ? name : `Pokémon ${TAGS[tag] ?? name}`;
}

const TAGS: { readonly [Key in Tag]?: string } = { Ancient: 'del pasado', Future: 'del futuro' };

const CARDS: Readonly<Record<string, string>> = {
  Item: 'Objeto',
  Supporter: 'Partidario',
  Stadium: 'Estadio',
  Tool: 'Herramienta Pokémon',
  Trainer: 'Entrenador',
};

/** "Pokémon Básicos de tipo Rayo con 70 PS como máximo" */
export function cards(quality: Quality, many: boolean): string {
  if (quality.or)
    return list(
      quality.or.map((each) => cards(each, many)),
      'o',
    );
  const { stage, type, not } = quality;
  const parts = [noun(quality, many)];
  if (stage) parts.push(stageWords(stage, many));
  if (type) parts.push(quality.kind?.endsWith('Energy') ? energyTypes(type) : `de tipo ${namesOf(type)}`);
  if (not) parts.push(`que no ${many ? 'sean' : 'sea'} ${notWords(not)}`);
  return [...parts, ...behind(quality, many)].join(' ');
}

function notWords({ stage, type, tag }: Quality): string {
  if (stage) return stageWords(stage, false);
  return type ? `de tipo ${namesOf(type)}` : tag ? words.tags[tag] : '';
}

function noun({ kind, name, tag, ...others }: Quality, many: boolean): string {
  if (name !== undefined) return nameIn('es', name);
  const card = many ? 'cartas' : 'carta';
  if (kind === 'Pokémon' || (kind === undefined && (tag !== undefined || Object.keys(others).length > 0)))
    return tag ? tagNoun(tag) : 'Pokémon';
  if (kind === undefined) return card;
  const labelled = tag ? ` ${TAGS[tag] ?? words.tags[tag]}` : '';
  if (kind === 'Energy') return `${card} de Energía${labelled}`;
  if (kind === 'Basic Energy') return `${card} de Energía Básica${labelled}`;
  if (kind === 'Special Energy') return `${card} de Energía Especial${labelled}`;
  return `${card} de ${CARDS[kind]}${labelled}`;
}

function behind({ ruleBox, hpMax, retreatMin, evolvesFromYours }: Quality, many: boolean): string[] {
  const parts: string[] = [];
  if (ruleBox !== undefined) parts.push(ruleBox ? 'con recuadro de regla' : 'sin recuadro de regla');
  if (hpMax !== undefined) parts.push(`con ${hpMax} PS como máximo`);
  if (retreatMin !== undefined) parts.push(`con un Coste de Retirada de ${retreatMin} como mínimo`);
  if (evolvesFromYours) parts.push(`que ${many ? 'puedan' : 'pueda'} evolucionar de un Pokémon que tienes en juego`);
  return parts;
}

/** Energy that is attached. */
export function energy({ kind, type }: Quality, many = false): string {
  const sort =
    kind === 'Basic Energy'
      ? many
        ? ' Básicas'
        : ' Básica'
      : kind === 'Special Energy'
        ? many
          ? ' Especiales'
          : ' Especial'
        : '';
  return `${many ? 'Energías' : 'Energía'}${sort}${type ? ` ${energyTypes(type)}` : ''}`;
}

/** "hasta 2 Pokémon Básicos" */
export function some({ card, count, upTo }: Wanted): string {
  return `${upTo ? 'hasta ' : ''}${count} ${cards(card, count > 1)}`;
}

export function someOther({ card, count }: Wanted): string {
  if (Object.keys(card).length === 0) return count === 1 ? 'otra carta' : `otras ${count} cartas`;
  return `${count} ${cards(card, count > 1)}`;
}

/** A verb needs no subject where it is clear who is meant. */
export function self({ self: which }: Subject): string {
  if (which === 'it') return '';
  return which === 'pokemon' ? 'este Pokémon' : 'el Pokémon con esta carta';
}

/** What a Pokémon has, behind the noun: "con contadores de daño". */
function having(who: Who, many: boolean): string {
  const parts: string[] = [];
  if (who.damaged) parts.push('con contadores de daño');
  if (who.energy) parts.push(`con Energía${who.energy.length > 0 ? ` ${energyTypes(who.energy)}` : ''} unida`);
  if (who.noEnergy) parts.push('sin Energía unida');
  if (who.condition === 'any') parts.push('con una Condición Especial');
  else if (who.condition) parts.push(`que ${many ? 'estén' : 'esté'} ${CONDITIONS[who.condition]}${many ? 's' : ''}`);
  if (who.hpLeftMax !== undefined) parts.push(`con ${who.hpLeftMax} PS restantes como máximo`);
  if (who.evolved !== undefined) parts.push(`que ${who.evolved ? '' : 'no '}${many ? 'hayan' : 'haya'} evolucionado`);
  return parts.length > 0 ? ` ${parts.join(' y ')}` : '';
}

function core(who: Who, many: boolean): string {
  const spot = who.spot === 'active' ? (many ? ' Activos' : ' Activo') : who.spot === 'bench' ? ' en Banca' : '';
  return `${cards({ kind: 'Pokémon', ...qualityOf(who) }, many)}${spot}`;
}

export function described(who: Who, many: boolean, whose = ''): string {
  const more = having(who, many);
  // Two clauses behind one noun are joined.
  return `${core(who, many)}${whose}${who.not && more !== '' ? ' y' : ''}${more}`;
}

/** "tus Pokémon en Banca", "los Pokémon en Banca de tu rival". */
export function owned(who: Who): string {
  if (who.of === 'opponent')
    return `los ${who.other ? 'otros ' : ''}${core(who, true)} de tu rival${having(who, true)}`;
  return `tus ${who.other ? 'otros ' : ''}${described(who, true)}`;
}

export function target(to: Target, subject: Subject): string {
  switch (to) {
    case 'self':
      return self(subject);
    case 'active':
      return 'tu Pokémon Activo';
    case 'defending':
      return 'el Pokémon Activo de tu rival';
    case 'that':
      return 'ese Pokémon';
    case 'attacker':
      return 'el Pokémon Atacante';
    default:
      return 'each' in to ? all(to.each) : chosen(to.choose, to.count ?? 1, to.upTo === true);
  }
}

export function chosen(who: Who, count: number, upTo: boolean): string {
  const number = `${upTo ? 'hasta ' : ''}${count}`;
  if (who.of === 'both') return `${number} ${described(who, count > 1)} de cualquier jugador`;
  const { other, ...rest } = who;
  return `${other ? 'otro' : number} de ${owned(rest)}`;
}

/** What they are not and what they have stands behind whose they are. */
function bothPlayers({ not, ...who }: Who): string {
  const parts = [...(not ? [`que no sea ${notWords(not)}`] : []), having(who, false).trim()].filter(Boolean);
  return [`cada ${core(who, false)} de ambos jugadores`, parts.join(' y ')].filter(Boolean).join(' ');
}

export function all(who: Who): string {
  return who.of === 'both' ? bothPlayers(who) : `cada uno de ${owned(who)}`;
}

/** What a Pokémon is or has: "es un Pokémon de Fase 2", "tiene contadores de daño". */
export function predicate(who: Who): string {
  if (who.damaged) return 'tiene contadores de daño';
  if (who.condition)
    return who.condition === 'any' ? 'tiene una Condición Especial' : `está ${CONDITIONS[who.condition]}`;
  if (who.energy) return `tiene Energía${who.energy.length > 0 ? ` ${energyTypes(who.energy)}` : ''} unida`;
  if (who.noEnergy) return 'no tiene Energía unida';
  if (who.hpLeftMax !== undefined) return `tiene ${who.hpLeftMax} PS restantes como máximo`;
  if (who.evolved !== undefined) return who.evolved ? 'ha evolucionado' : 'no ha evolucionado';
  if (who.spot) return who.spot === 'active' ? 'está en el Puesto Activo' : 'está en la Banca';
  return `es un ${described(who, false)}`;
}

const SUBJUNCTIVE: Readonly<Record<string, string>> = {
  hacen: 'hagan',
  cuestan: 'cuesten',
  tiene: 'tenga',
  tienen: 'tengan',
  puede: 'pueda',
  pueden: 'puedan',
  retira: 'retire',
  retiran: 'retiren',
  recupera: 'recupere',
  recuperan: 'recuperen',
};

/** What is brought about: "hacer que los ataques hagan". */
export function subjunctive(clause: string): string {
  return clause.replace(/\p{L}+/gu, (word) => SUBJUNCTIVE[word] ?? word);
}
