/** Conditions about events on the table, in the five languages side by side, as in `circumstances.ts`. */
import type { Condition, Trigger } from '../../cards/language.ts';
import type { ConditionPhrase } from './phrase-kinds.ts';
import { politicalEachIn, politicalValuesIn } from './politics.ts';
import type { FixedNoun } from './qualities.ts';

type Languages = 'en' | 'pt' | 'es' | 'it' | 'fr';
type InEach<Phrase> = Readonly<Record<Languages, Phrase>>;

const CONDITIONS = {
  left: {
    en: {
      clause: '{cards} {how}[ while fighting {against}][ with a contract for which {contract} was chosen]',
      scene: 'after {cards} {how}[ while fighting {against}][ with a contract for which {contract} was chosen]',
    },
    pt: {
      clause: '{cards} {how}[ em combate com {against}][ com um contrato para o qual {contract} foi escolhido]',
      scene:
        'depois que {cards} {how}[ em combate com {against}][ com um contrato para o qual {contract} foi escolhido]',
    },
    es: {
      clause: '{cards} {how}[ en combate con {against}][ con un contrato para el que fue elegido {contract}]',
      scene:
        'después de que {cards} {how}[ en combate con {against}][ con un contrato para el que fue elegido {contract}]',
    },
    it: {
      clause: '{cards} {how}[ in combattimento con {against}][ con un contratto per cui è stato scelto {contract}]',
      scene:
        'dopo che {cards} {how}[ in combattimento con {against}][ con un contratto per cui è stato scelto {contract}]',
    },
    fr: {
      clause: '{cards} {how}[ en combat avec {against}][ avec un contrat pour lequel {contract} a été choisi]',
      scene: 'après que {cards} {how}[ en combat avec {against}][ avec un contrat pour lequel {contract} a été choisi]',
    },
  },
  'later action': {
    en: { clause: 'it is not the first action of the minion phase', scene: 'after the first action of a minion phase' },
    pt: { clause: 'não for a primeira ação da fase de servo', scene: 'depois da primeira ação de uma fase de servo' },
    es: {
      clause: 'no es la primera acción de la fase servil',
      scene: 'después de la primera acción de una fase servil',
    },
    it: { clause: 'non è la prima azione della fase seguaci', scene: 'dopo la prima azione di una fase seguaci' },
    fr: {
      clause: 'ce n’est pas la première action de la phase de serviteur',
      scene: 'après la première action d’une phase de serviteur',
    },
  },
  'Disciplines used': {
    en: { clause: '{card} has used at least {amount} Disciplines for cards in the action' },
    pt: { clause: '{card} tiver usado {amount} ou mais Disciplinas para jogar cartas na ação' },
    es: { clause: '{card} ha usado {amount} o más Disciplinas para jugar cartas en la acción' },
    it: { clause: '{card} ha usato {amount} o più Discipline per giocare carte nell’azione' },
    fr: { clause: '{card} a utilisé au moins {amount} Disciplines pour jouer des cartes durant l’action' },
  },
  less: {
    en: { clause: '{amount} falls short of {than} at that time' },
    pt: { clause: '{amount} for menor que {than}' },
    es: { clause: '{amount} es menor que {than}' },
    it: { clause: '{amount} è minore di {than}' },
    fr: { clause: '{amount} n’atteint pas {than}' },
  },
  'pool was bled': {
    en: { clause: 'the bleed has burned pool', scene: 'after a successful bleed' },
    pt: { clause: 'o sangrar tiver queimado recursos', scene: 'depois de um sangrar com sucesso' },
    es: { clause: 'el sangrado ha quemado reserva sanguínea', scene: 'después de un sangrado con éxito' },
    it: { clause: 'il dissanguamento ha bruciato risorse', scene: 'dopo un dissanguamento riuscito' },
    fr: { clause: 'la morsure a brûlé de la réserve', scene: 'après une morsure réussie' },
  },
  'action cost blood': {
    en: { clause: 'blood was paid for the action' },
    pt: { clause: 'tiver sido pago sangue pela ação' },
    es: { clause: 'se pagó sangre por la acción' },
    it: { clause: 'per l’azione è stato pagato sangue' },
    fr: { clause: 'du sang a été payé pour l’action' },
  },
} as const satisfies Partial<Record<Condition['if'], InEach<ConditionPhrase>>>;

const TRIGGERS = {
  'an action is over': {
    en: 'after an action resolves',
    pt: 'depois que uma ação for resolvida',
    es: 'después de que se resuelva una acción',
    it: 'dopo che un’azione è stata risolta',
    fr: 'après la résolution d’une action',
  },
  'a minion is blocked': {
    en: 'when an action is blocked, before the block resolves',
    pt: 'quando uma ação for bloqueada, antes da resolução do bloqueio',
    es: 'cuando se bloquee una acción, antes de que se resuelva el bloqueo',
    it: 'quando un’azione viene bloccata, prima che il blocco si risolva',
    fr: 'lorsqu’une action est bloquée, avant la résolution du blocage',
  },
  'a minion leaves the ready region': {
    en: 'after a minion is no longer ready or a retainer was burned',
    pt: 'depois que um servo deixar a região pronta ou um lacaio for queimado',
    es: 'después de que un siervo deje la región preparada o se queme un criado',
    it: 'dopo che un seguace ha lasciato la regione attiva o un servitore è stato bruciato',
    fr: 'après qu’un serviteur a quitté la région disponible ou qu’un compagnon a été brûlé',
  },
} as const satisfies Partial<Record<Trigger, InEach<string>>>;

/** The way in which a card has left: slot `how` of `left`. */
const HOW = {
  burned: {
    en: 'is burned',
    pt: 'for queimado',
    es: 'sea quemado',
    it: 'è stato bruciato',
    fr: 'a été brûlé',
  },
  torpor: {
    en: 'goes to torpor',
    pt: 'for para o torpor',
    es: 'vaya al letargo',
    it: 'è andato in torpore',
    fr: 'est allé en torpeur',
  },
  'burned or torpor': {
    en: 'is burned or goes to torpor',
    pt: 'for queimado ou for para o torpor',
    es: 'sea quemado o vaya al letargo',
    it: 'è stato bruciato o è andato in torpore',
    fr: 'a été brûlé ou envoyé en torpeur',
  },
  left: {
    en: 'is no longer ready',
    pt: 'deixar a região pronta',
    es: 'deje la región preparada',
    it: 'ha lasciato la regione attiva',
    fr: 'a quitté la région disponible',
  },
} as const;
export type How = keyof typeof HOW;

/** Values that a sentence names: slot `who` where there is a player. */
const AMOUNTS = {
  recruitCostOf: {
    en: 'what it costs to recruit {card}',
    pt: 'o custo de recrutamento {card:of}',
    es: 'el costo de reclutar {card:to}',
    it: 'il costo per reclutare {card}',
    fr: 'le coût de recrutement {card:of}',
  },
  'damage of strike': {
    en: 'the damage of the strike, prevented or not',
    pt: 'o dano do golpe, prevenido ou não',
    es: 'el daño del ataque, prevenido o no',
    it: 'i danni del colpo, prevenuti o no',
    fr: 'les dégâts de la frappe, prévenus ou non',
  },
  bled: {
    en: 'the pool lost to the bleed',
    pt: 'a perda de recursos com o sangrar',
    es: 'la reserva sanguínea perdida por el sangrado',
    it: 'la perdita di risorse per il dissanguamento',
    fr: 'la réserve perdue par la morsure',
  },
  'victory points': {
    en: 'their number of victory points',
    pt: 'seu número de pontos de vitória',
    es: 'su número de puntos de victoria',
    it: 'il loro numero di punti vittoria',
    fr: 'leur nombre de points de victoire',
  },
  poolOf: {
    en: '{who:possessive} pool',
    pt: 'a quantidade de recursos {who:of}',
    es: 'la reserva sanguínea {who:of}',
    it: 'la quantità di risorse {who:of}',
    fr: 'la réserve {who:of}',
  },
} as const;

const EACH = {
  'damage of strike': {
    en: 'for each damage of the strike, prevented or not',
    pt: 'para cada dano do golpe, prevenido ou não',
    es: 'por cada daño del ataque, prevenido o no',
    it: 'per ogni danno del colpo, prevenuto o no',
    fr: 'pour chaque point de dégâts de la frappe, prévenu ou non',
  },
  bled: {
    en: 'for each pool lost to the bleed',
    pt: 'para cada ponto de recurso perdido com o sangrar',
    es: 'por cada punto de reserva sanguínea perdido por el sangrado',
    it: 'per ogni risorsa persa per il dissanguamento',
    fr: 'pour chaque point de réserve perdu par la morsure',
  },
  'victory points': {
    en: 'for each victory point they have',
    pt: 'para cada ponto de vitória que tiver',
    es: 'por cada punto de victoria que tenga',
    it: 'per ogni punto vittoria che ha',
    fr: 'pour chaque point de victoire qu’il a',
  },
} as const;

function fixed(one: string, many: string, gender: 'm' | 'f' = 'm', article: FixedNoun['article'] = 'that'): FixedNoun {
  return { noun: { one, many, gender }, article };
}

const REFS = {
  'damaging weapon': {
    en: fixed('weapon that did the damage', 'weapons that did the damage', 'm', 'the'),
    pt: fixed('arma que causou o dano', 'armas que causaram o dano', 'f', 'the'),
    es: fixed('arma que ha causado el daño', 'armas que han causado el daño', 'f', 'the'),
    it: fixed('arma che ha inflitto i danni', 'armi che hanno inflitto i danni', 'f', 'the'),
    fr: fixed('arme qui a infligé les dégâts', 'armes qui ont infligé les dégâts', 'f', 'the'),
  },
  concerned: {
    en: fixed('minion', 'minions'),
    pt: fixed('servo', 'servos'),
    es: fixed('siervo', 'siervos'),
    it: fixed('seguace', 'seguaci'),
    fr: fixed('serviteur', 'serviteurs'),
  },
  'its opponent': {
    en: fixed('minion it was fighting', 'minions it was fighting', 'm', 'the'),
    pt: fixed('servo contra o qual combatia', 'servos contra os quais combatia', 'm', 'the'),
    es: fixed('siervo con el que combatía', 'siervos con los que combatía', 'm', 'the'),
    it: fixed('seguace con cui combatteva', 'seguaci con cui combatteva', 'm', 'the'),
    fr: fixed('serviteur qu’il combattait', 'serviteurs qu’il combattait', 'm', 'the'),
  },
} as const;

function inOne<Kind extends string, Phrase>(
  words: Readonly<Record<Kind, InEach<Phrase>>>,
  language: Languages,
): Readonly<Record<Kind, Phrase>> {
  const kinds = Object.keys(words) as Kind[];
  return Object.fromEntries(kinds.map((kind) => [kind, words[kind][language]])) as Record<Kind, Phrase>;
}

export const tableConditionsIn = (language: Languages) =>
  inOne<keyof typeof CONDITIONS, ConditionPhrase>(CONDITIONS, language);
export const tableTriggersIn = (language: Languages) => inOne<keyof typeof TRIGGERS, string>(TRIGGERS, language);
export const tableAmountsIn = (language: Languages) => ({
  ...inOne<keyof typeof AMOUNTS, string>(AMOUNTS, language),
  ...politicalValuesIn(language),
});
export const tableEachIn = (language: Languages) => ({
  ...inOne<keyof typeof EACH, string>(EACH, language),
  ...politicalEachIn(language),
});
export const tableRefsIn = (language: Languages) => inOne<keyof typeof REFS, FixedNoun>(REFS, language);
export const howLeftIn = (language: Languages) => inOne<How, string>(HOW, language);
