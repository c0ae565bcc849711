/** French: cards, Pokémon and players as noun phrases. */
import type { Condition, Quality, Stage, Tag, Target, Type, Wanted, Who } from '../../cards/language.ts';
import { terms as words } from '../fr/terms.ts';
import { nameIn } from '../names.ts';
import { listed, qualityOf } from './parts.ts';
import type { Subject } from './phrases.ts';

export const CONDITIONS: Readonly<Record<Condition, string>> = words.conditions;

export function list(items: readonly string[], last: 'et' | 'ou'): string {
  return listed(items, last);
}

export const times = (amount: number, one: string, more: string): string => `${amount} ${amount < 2 ? one : more}`;

/** Prepositions join the article behind them: "du Pokémon", "aux Pokémon", "d’Énergie". */
export function de(phrase: string): string {
  if (/^le /.test(phrase)) return `du ${phrase.slice(3)}`;
  if (/^les /.test(phrase)) return `des ${phrase.slice(4)}`;
  return /^[aeiouyéèêœ]/i.test(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

export function a(phrase: string): string {
  if (/^le /.test(phrase)) return `au ${phrase.slice(3)}`;
  return /^les /.test(phrase) ? `aux ${phrase.slice(4)}` : `à ${phrase}`;
}

export function typeNames(type: Type | readonly Type[]): string {
  return list(
    (typeof type === 'string' ? [type] : type).map((each) => words.types[each]),
    'ou',
  );
}

function stageWords(stage: Stage | 'Evolution', many: boolean): string {
  if (stage === 'Evolution') return many ? 'Évolutifs' : 'Évolutif';
  return stage.startsWith('Stage') ? `de ${words.stages[stage]}` : words.stages[stage];
}

/** Kinds that are called Pokémon themselves stand for the noun; labels stand behind it. */
function tagNoun(tag: Tag): string {
  const name = words.tags[tag];
  return name.startsWith('Pokémon') ? name : `Pokémon ${TAGS[tag] ?? name}`;
}

const TAGS: { readonly [Key in Tag]?: string } = { Ancient: 'Temps passé', Future: 'Temps futur' };

const CARDS: Readonly<Record<string, string>> = {
  Item: 'Objet',
  Supporter: 'Supporter',
  Stadium: 'Stade',
  Tool: 'Outil Pokémon',
  Trainer: 'Dresseur',
};

/** "Pokémon de base de type Électrique avec 70 PV au plus" */
export function cards(quality: Quality, many: boolean): string {
  if (quality.or)
    return list(
      quality.or.map((each) => cards(each, many)),
      'ou',
    );
  const { stage, type, not } = quality;
  const parts = [noun(quality, many)];
  if (stage) parts.push(stageWords(stage, many));
  if (type) parts.push(quality.kind?.endsWith('Energy') ? typeNames(type) : `de type ${typeNames(type)}`);
  if (not) parts.push(`qui ${many ? 'ne sont' : 'n’est'} pas ${notWords(not)}`);
  return [...parts, ...behind(quality, many)].join(' ');
}

function notWords({ stage, type, tag }: Quality): string {
  if (stage) return stageWords(stage, false);
  return type ? `de type ${typeNames(type)}` : tag ? words.tags[tag] : '';
}

function noun({ kind, name, tag, ...others }: Quality, many: boolean): string {
  if (name !== undefined) return nameIn('fr', name);
  const card = many ? 'cartes' : 'carte';
  if (kind === 'Pokémon' || (kind === undefined && (tag !== undefined || Object.keys(others).length > 0)))
    return tag ? tagNoun(tag) : 'Pokémon';
  if (kind === undefined) return card;
  const labelled = tag ? ` ${TAGS[tag] ?? words.tags[tag]}` : '';
  if (kind === 'Energy') return `${card} Énergie${labelled}`;
  if (kind === 'Basic Energy') return `${card} Énergie de base${labelled}`;
  if (kind === 'Special Energy') return `${card} Énergie spéciale${labelled}`;
  return `${card} ${CARDS[kind]}${labelled}`;
}

function behind({ ruleBox, hpMax, retreatMin, evolvesFromYours }: Quality, many: boolean): string[] {
  const parts: string[] = [];
  if (ruleBox !== undefined) parts.push(ruleBox ? 'avec un encadré Règle' : 'sans encadré Règle');
  if (hpMax !== undefined) parts.push(`avec ${hpMax} PV au plus`);
  if (retreatMin !== undefined) parts.push(`avec un Coût de Retraite d’au moins ${retreatMin}`);
  if (evolvesFromYours) parts.push(`qui ${many ? 'évoluent' : 'évolue'} d’un Pokémon que vous avez en jeu`);
  return parts;
}

/** Energy that is attached. */
export function energy({ kind, type }: Quality, many: boolean): string {
  const noun = many ? 'Énergies' : 'Énergie';
  const sort =
    kind === 'Basic Energy' ? ' de base' : kind === 'Special Energy' ? (many ? ' spéciales' : ' spéciale') : '';
  return `${noun}${sort}${type ? ` ${typeNames(type)}` : ''}`;
}

/** "jusqu’à 2 Pokémon de base" */
export function some({ card, count, upTo }: Wanted): string {
  return `${upTo ? 'jusqu’à ' : ''}${count} ${cards(card, count > 1)}`;
}

export function someOther({ card, count }: Wanted): string {
  if (Object.keys(card).length === 0) return count === 1 ? 'une autre carte' : `${count} autres cartes`;
  return `${count} ${cards(card, count > 1)}`;
}

export function self({ self: which }: Subject): string {
  if (which === 'it') return 'il';
  return which === 'pokemon' ? 'ce Pokémon' : 'le Pokémon avec cette carte';
}

/** What a Pokémon has, behind the noun: "avec des marqueurs de dégâts". */
function having(who: Who, many: boolean): string {
  const parts: string[] = [];
  if (who.damaged) parts.push('avec des marqueurs de dégâts');
  if (who.energy) parts.push(`avec de l’Énergie${who.energy.length > 0 ? ` ${typeNames(who.energy)}` : ''}`);
  if (who.noEnergy) parts.push('sans Énergie');
  if (who.condition === 'any') parts.push('avec un État Spécial');
  else if (who.condition) {
    const word = CONDITIONS[who.condition];
    parts.push(many ? `qui sont ${word.endsWith('s') ? word : `${word}s`}` : `qui est ${word}`);
  }
  if (who.hpLeftMax !== undefined) parts.push(`avec ${who.hpLeftMax} PV restants au plus`);
  if (who.evolved === true) parts.push(many ? 'qui ont évolué' : 'qui a évolué');
  if (who.evolved === false) parts.push(many ? 'qui n’ont pas évolué' : 'qui n’a pas évolué');
  return parts.length > 0 ? ` ${parts.join(' et ')}` : '';
}

function core(who: Who, many: boolean): string {
  const spot = who.spot === 'active' ? (many ? ' Actifs' : ' Actif') : who.spot === 'bench' ? ' de Banc' : '';
  return `${cards({ kind: 'Pokémon', ...qualityOf(who) }, many)}${spot}`;
}

export function described(who: Who, many: boolean, whose = ''): string {
  const more = having(who, many);
  // Two clauses behind one noun are joined.
  return `${core(who, many)}${whose}${who.not && more !== '' ? ' et' : ''}${more}`;
}

/** "vos Pokémon de Banc", "les Pokémon de Banc de votre adversaire". */
export function owned(who: Who): string {
  const other = who.other ? 'autres ' : '';
  if (who.of === 'opponent') return `les ${other}${core(who, true)} de votre adversaire${having(who, true)}`;
  return `vos ${other}${described(who, true)}`;
}

export function target(to: Target, subject: Subject): string {
  switch (to) {
    case 'self':
      return self(subject);
    case 'active':
      return 'votre Pokémon Actif';
    case 'defending':
      return 'le Pokémon Actif de votre adversaire';
    case 'that':
      return 'ce Pokémon-là';
    case 'attacker':
      return 'le Pokémon Attaquant';
    default:
      return 'each' in to ? all(to.each) : chosen(to.choose, to.count ?? 1, to.upTo === true);
  }
}

export function chosen(who: Who, count: number, upTo: boolean): string {
  const number = `${upTo ? 'jusqu’à ' : ''}${count}`;
  if (who.of === 'both') return `${number} ${described(who, count > 1)} de l’un ou l’autre joueur`;
  const { other, ...rest } = who;
  return `${other ? 'un autre' : number} ${de(owned(rest))}`;
}

/** What they are not and what they have stands behind whose they are. */
function bothPlayers({ not, ...who }: Who): string {
  const parts = [...(not ? [`qui n’est pas ${notWords(not)}`] : []), having(who, false).trim()].filter(Boolean);
  return [`chaque ${core(who, false)} des deux joueurs`, parts.join(' et ')].filter(Boolean).join(' ');
}

export function all(who: Who): string {
  return who.of === 'both' ? bothPlayers(who) : `chacun ${de(owned(who))}`;
}

/** What a Pokémon is or has: "est un Pokémon de Niveau 2", "a des marqueurs de dégâts". */
export function predicate(who: Who): string {
  if (who.damaged) return 'a des marqueurs de dégâts';
  if (who.condition) return who.condition === 'any' ? 'a un État Spécial' : `est ${CONDITIONS[who.condition]}`;
  if (who.energy) return `a de l’Énergie${who.energy.length > 0 ? ` ${typeNames(who.energy)}` : ''}`;
  if (who.noEnergy) return 'n’a pas d’Énergie';
  if (who.hpLeftMax !== undefined) return `a ${who.hpLeftMax} PV restants au plus`;
  if (who.evolved !== undefined) return who.evolved ? 'a évolué' : 'n’a pas évolué';
  if (who.spot) return who.spot === 'active' ? 'est au Poste Actif' : 'est sur le Banc';
  return `est un ${described(who, false)}`;
}
