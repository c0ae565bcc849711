/** Portuguese: cards, Pokémon and players as noun phrases. */
import { pt as portuguese } from '@praxis/kit/language/pt.ts';
import { TEXTS } from '../languages.ts';
import { nounsIn } from './romance.ts';

export const nouns = nounsIn(portuguese, {
  terms: TEXTS.pt.terms,
  card: 'carta|cartas',
  kinds: {
    Energy: 'de Energia',
    'Basic Energy': 'de Energia Básica',
    'Special Energy': 'de Energia Especial',
    Item: 'de Item',
    Supporter: 'de Apoiador',
    Stadium: 'de Estádio',
    Tool: 'de Ferramenta Pokémon',
    Trainer: 'de Treinador',
  },
  tags: { Ancient: 'Ancestral|Ancestrais', Future: 'Futurista|Futuristas' },
  stages: { Basic: 'Básico|Básicos', Evolution: 'de Evolução', of: '' },
  ofType: 'do tipo',
  energyTypes: { of: 'de', Psychic: 'Psíquica', Colorless: 'Incolor' },
  energy: { noun: 'Energia|Energias', basic: 'Básica|Básicas', special: 'Especial|Especiais' },
  isNot: 'que não seja|que não sejam',
  ruleBox: 'com Caixa de Regras',
  noRuleBox: 'sem Caixa de Regras',
  hpMax: (most) => `com no máximo ${most} PS`,
  retreatMin: (least) => `com custo de Recuo de pelo menos ${least}`,
  evolvesFromYours:
    'que possa evoluir de um Pokémon que você tem em jogo|que possam evoluir de um Pokémon que você tem em jogo',
  and: 'e',
  upTo: 'até',
  isOne: (amount) => amount === 1,
  otherCards: (count) => (count === 1 ? 'outra carta' : `outras ${count} cartas`),
  // A verb needs no subject where it is clear from the context.
  self: { it: '', pokemon: 'este Pokémon', bearer: 'o Pokémon com esta carta' },
  things: {
    damage: 'contadores de dano',
    energy: (types) => `Energia${types} ligada`,
    condition: 'uma Condição Especial',
    hpLeft: (most) => `no máximo ${most} PS restantes`,
  },
  having: {
    has: 'com',
    noEnergy: 'sem Energia ligada',
    is: 'que esteja|que estejam',
    plural: (condition) => `${condition}s`,
    evolved: 'que tenha evoluído|que tenham evoluído',
    notEvolved: 'que não tenha evoluído|que não tenham evoluído',
  },
  predicate: {
    has: 'tiver',
    noEnergy: 'não tiver Energia ligada',
    is: 'estiver',
    evolved: 'tiver evoluído',
    notEvolved: 'não tiver evoluído',
    active: 'estiver no Campo Ativo',
    bench: 'estiver no Banco',
    isA: 'for um',
  },
  spots: { active: 'Ativo|Ativos', bench: 'no Banco' },
  yours: (others) => (others ? 'os seus outros' : 'os seus'),
  theirs: (others) => (others ? 'os outros' : 'os'),
  opponents: 'do seu oponente',
  targets: {
    active: 'o seu Pokémon Ativo',
    defending: 'o Pokémon Ativo do seu oponente',
    that: 'aquele Pokémon',
    attacker: 'o Pokémon Atacante',
  },
  of: 'de',
  anotherOne: 'outro',
  eachOne: 'cada um',
  every: 'cada',
  ofEither: 'de qualquer jogador',
  ofBoth: 'de ambos os jogadores',
});

/** Prepositions join the article after them: "do Pokémon", "neste Pokémon", "ao Pokémon". */
export const de = (phrase: string): string => portuguese.joined('de', phrase);
export const em = (phrase: string): string => portuguese.joined('em', phrase);
export const a = (phrase: string): string => portuguese.joined('a', phrase);

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

/** The subjunctive, for effects that are brought about: "fazer com que os ataques causem". */
export function subjunctive(clause: string): string {
  return clause.replace(/\p{L}+/gu, (word) => SUBJUNCTIVE[word] ?? word);
}
