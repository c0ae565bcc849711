/** Portuguese: cards, Pokémon and players as noun phrases. */
import type { Condition, Quality, Stage, Tag, Target, Type, Wanted, Who } from '../../cards/language.ts';
import { nameIn } from '../names.ts';
import { terms as words } from '../pt/terms.ts';
import { listed, qualityOf } from './parts.ts';
import type { Subject } from './phrases.ts';

export const CONDITIONS: Readonly<Record<Condition, string>> = words.conditions;

export function list(items: readonly string[], last: 'e' | 'ou' | 'nem'): string {
  return listed(items, last);
}

export const times = (amount: number, one: string, more: string): string => `${amount} ${amount === 1 ? one : more}`;

/** Prepositions join the article behind them: "do Pokémon", "neste Pokémon", "ao Pokémon". */
export function de(phrase: string): string {
  return phrase
    .replace(/^(os?|as?|este|aquele|ele)(?= |$)/, 'd$1')
    .replace(/^(?!d(?:os?|as?|este|aquele|ele)(?: |$))/, 'de ');
}

export function em(phrase: string): string {
  return phrase
    .replace(/^(os?|as?|este|aquele|ele)(?= |$)/, 'n$1')
    .replace(/^(?!n(?:os?|as?|este|aquele|ele)(?: |$))/, 'em ');
}

export function a(phrase: string): string {
  if (/^os? /.test(phrase)) return `a${phrase}`;
  if (/^aquele /.test(phrase)) return `à${phrase.slice(1)}`;
  return /^as? /.test(phrase) ? `à${phrase.slice(1)}` : `a ${phrase}`;
}

const typeNames = (type: Type | readonly Type[]): string =>
  list(
    (typeof type === 'string' ? [type] : type).map((each) => words.types[each]),
    'ou',
  );

/** "de Fogo", but "Psíquica". */
const ENERGY: Readonly<Record<Type, string>> = {
  Grass: 'de Grama',
  Fire: 'de Fogo',
  Water: 'de Água',
  Lightning: 'de Raios',
  Psychic: 'Psíquica',
  Fighting: 'de Luta',
  Darkness: 'de Escuridão',
  Metal: 'de Metal',
  Fairy: 'de Fada',
  Dragon: 'de Dragão',
  Colorless: 'Incolor',
};

export function energyTypes(type: Type | readonly Type[]): string {
  return list(
    (typeof type === 'string' ? [type] : type).map((each) => ENERGY[each]),
    'ou',
  );
}

function stageWords(stage: Stage | 'Evolution', many: boolean): string {
  if (stage === 'Basic') return many ? 'Básicos' : 'Básico';
  return stage === 'Evolution'
    ? 'de Evolução'
    : stage.startsWith('Stage')
      ? `de ${words.stages[stage]}`
      : words.stages[stage];
}

/** Kinds that are called Pokémon themselves stand for the noun; labels stand behind it. */
function tagNoun(tag: Tag, many: boolean): string {
  const name = (many ? PLURAL_TAGS[tag] : undefined) ?? words.tags[tag];
  return name.startsWith('Pokémon') ? name : `Pokémon ${name}`;
}

/** Labels that are adjectives agree with the noun. */
const PLURAL_TAGS: { readonly [Key in Tag]?: string } = { Ancient: 'Ancestrais', Future: 'Futuristas' };

const CARDS: Readonly<Record<string, string>> = {
  Item: 'Item',
  Supporter: 'Apoiador',
  Stadium: 'Estádio',
  Tool: 'Ferramenta Pokémon',
  Trainer: 'Treinador',
};

/** "Pokémon Básicos do tipo Raios com no máximo 70 PS" */
export function cards(quality: Quality, many: boolean): string {
  if (quality.or)
    return list(
      quality.or.map((each) => cards(each, many)),
      'ou',
    );
  const { stage, type, not } = quality;
  const parts = [noun(quality, many)];
  if (stage) parts.push(stageWords(stage, many));
  if (type) parts.push(quality.kind?.endsWith('Energy') ? energyTypes(type) : `do tipo ${typeNames(type)}`);
  if (not) parts.push(`que não ${many ? 'sejam' : 'seja'} ${notWords(not)}`);
  return [...parts, ...behind(quality)].join(' ');
}

function notWords({ stage, type, tag }: Quality): string {
  if (stage) return stageWords(stage, false);
  return type ? `do tipo ${typeNames(type)}` : tag ? words.tags[tag] : '';
}

function noun({ kind, name, tag, ...others }: Quality, many: boolean): string {
  if (name !== undefined) return nameIn('pt', name);
  const card = many ? 'cartas' : 'carta';
  if (kind === 'Pokémon' || (kind === undefined && (tag !== undefined || Object.keys(others).length > 0)))
    return tag ? tagNoun(tag, many) : 'Pokémon';
  if (kind === undefined) return card;
  const labelled = tag ? ` ${words.tags[tag]}` : '';
  if (kind === 'Energy') return `${card} de Energia${labelled}`;
  if (kind === 'Basic Energy') return `${card} de Energia Básica${labelled}`;
  if (kind === 'Special Energy') return `${card} de Energia Especial${labelled}`;
  return `${card} de ${CARDS[kind]}${labelled}`;
}

function behind({ ruleBox, hpMax, retreatMin, evolvesFromYours }: Quality): string[] {
  const parts: string[] = [];
  if (ruleBox !== undefined) parts.push(ruleBox ? 'com Caixa de Regras' : 'sem Caixa de Regras');
  if (hpMax !== undefined) parts.push(`com no máximo ${hpMax} PS`);
  if (retreatMin !== undefined) parts.push(`com custo de Recuo de pelo menos ${retreatMin}`);
  if (evolvesFromYours) parts.push('que possa evoluir de um Pokémon que você tem em jogo');
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
          ? ' Especiais'
          : ' Especial'
        : '';
  return `${many ? 'Energias' : 'Energia'}${sort}${type ? ` ${energyTypes(type)}` : ''}`;
}

/** "até 2 Pokémon Básicos" */
export function some({ card, count, upTo }: Wanted): string {
  return `${upTo ? 'até ' : ''}${count} ${cards(card, count > 1)}`;
}

export function someOther({ card, count }: Wanted): string {
  if (Object.keys(card).length === 0) return count === 1 ? 'outra carta' : `outras ${count} cartas`;
  return `${count} ${cards(card, count > 1)}`;
}

/** A verb needs no subject where it is clear who is meant. */
export function self({ self: which }: Subject): string {
  if (which === 'it') return '';
  return which === 'pokemon' ? 'este Pokémon' : 'o Pokémon com esta carta';
}

/** What a Pokémon has, behind the noun: "com contadores de dano". */
function having(who: Who, many: boolean): string {
  const parts: string[] = [];
  if (who.damaged) parts.push('com contadores de dano');
  if (who.energy) parts.push(`com Energia${who.energy.length > 0 ? ` ${energyTypes(who.energy)}` : ''} ligada`);
  if (who.noEnergy) parts.push('sem Energia ligada');
  if (who.condition === 'any') parts.push('com uma Condição Especial');
  else if (who.condition)
    parts.push(`que ${many ? 'estejam' : 'esteja'} ${CONDITIONS[who.condition]}${many ? 's' : ''}`);
  if (who.hpLeftMax !== undefined) parts.push(`com no máximo ${who.hpLeftMax} PS restantes`);
  if (who.evolved !== undefined) parts.push(`que ${who.evolved ? '' : 'não '}${many ? 'tenham' : 'tenha'} evoluído`);
  return parts.length > 0 ? ` ${parts.join(' e ')}` : '';
}

function core(who: Who, many: boolean): string {
  const spot = who.spot === 'active' ? (many ? ' Ativos' : ' Ativo') : who.spot === 'bench' ? ' no Banco' : '';
  return `${cards({ kind: 'Pokémon', ...qualityOf(who) }, many)}${spot}`;
}

export function described(who: Who, many: boolean, whose = ''): string {
  const more = having(who, many);
  // Two clauses behind one noun are joined.
  return `${core(who, many)}${whose}${who.not && more !== '' ? ' e' : ''}${more}`;
}

/** "seus Pokémon no Banco", "Pokémon no Banco do seu oponente": behind "dos". */
export function owned(who: Who): string {
  if (who.of === 'opponent')
    return `Pokémon${core(who, true).replace(/^Pokémon/, '')} do seu oponente${having(who, true)}`;
  return `seus ${who.other ? 'outros ' : ''}${described(who, true)}`;
}

export function target(to: Target, subject: Subject): string {
  switch (to) {
    case 'self':
      return self(subject);
    case 'active':
      return 'o seu Pokémon Ativo';
    case 'defending':
      return 'o Pokémon Ativo do seu oponente';
    case 'that':
      return 'aquele Pokémon';
    case 'attacker':
      return 'o Pokémon Atacante';
    default:
      return 'each' in to ? all(to.each) : chosen(to.choose, to.count ?? 1, to.upTo === true);
  }
}

export function chosen(who: Who, count: number, upTo: boolean): string {
  const number = `${upTo ? 'até ' : ''}${count}`;
  if (who.of === 'both') return `${number} ${described(who, count > 1)} de qualquer jogador`;
  return `${who.other ? 'outro' : number} dos ${owned({ ...who, ...(who.other ? { other: undefined } : {}) } as Who)}`;
}

/** What they are not and what they have stands behind whose they are. */
function bothPlayers({ not, ...who }: Who): string {
  const parts = [...(not ? [`que não seja ${notWords(not)}`] : []), having(who, false).trim()].filter(Boolean);
  return [`cada ${core(who, false)} de ambos os jogadores`, parts.join(' e ')].filter(Boolean).join(' ');
}

export function all(who: Who): string {
  return who.of === 'both' ? bothPlayers(who) : `cada um dos ${owned(who)}`;
}

/** What a Pokémon is or has: "é um Pokémon de Estágio 2", "tem contadores de dano". */
export function predicate(who: Who): string {
  if (who.damaged) return 'tiver contadores de dano';
  if (who.condition)
    return who.condition === 'any' ? 'tiver uma Condição Especial' : `estiver ${CONDITIONS[who.condition]}`;
  if (who.energy) return `tiver Energia${who.energy.length > 0 ? ` ${energyTypes(who.energy)}` : ''} ligada`;
  if (who.noEnergy) return 'não tiver Energia ligada';
  if (who.hpLeftMax !== undefined) return `tiver no máximo ${who.hpLeftMax} PS restantes`;
  if (who.evolved !== undefined) return who.evolved ? 'tiver evoluído' : 'não tiver evoluído';
  if (who.spot) return who.spot === 'active' ? 'estiver no Campo Ativo' : 'estiver no Banco';
  return `for um ${described(who, false)}`;
}

const SUBJUNCTIVE: Readonly<Record<string, string>> = {
  causam: 'causem',
  custam: 'custem',
  tem: 'tenha',
  têm: 'tenham',
  pode: 'possa',
  podem: 'possam',
  recua: 'recue',
  recuam: 'recuem',
  recupera: 'recupere',
  recuperam: 'recuperem',
};

/** What is brought about: "fazer com que os ataques causem". */
export function subjunctive(clause: string): string {
  return clause.replace(/\p{L}+/gu, (word) => SUBJUNCTIVE[word] ?? word);
}
