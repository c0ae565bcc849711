/** Descriptions of cards, in the five languages side by side, as in `statements.ts`. */
import type { QualityName } from './phrase-kinds.ts';
import { politicalQualitiesIn } from './politics.ts';
import type { Quality } from './qualities.ts';

type Languages = 'en' | 'pt' | 'es' | 'it' | 'fr';
type InEach = Readonly<Record<Languages, Quality>>;

/** Behind the noun. */
const after = (yes: string, no: string, is: string, isNot: string): Quality => ({ at: 'after', yes, no, is, isNot });

const QUALITIES = {
  requiresAny: {
    en: after(
      'that {it~requires|require} a Discipline',
      'that {it~requires|require} no Discipline',
      '{it~requires|require} a Discipline',
      '{it~requires|require} no Discipline',
    ),
    pt: after(
      'que {it~requer|requerem} uma Disciplina',
      'que não {it~requer|requerem} nenhuma Disciplina',
      '{it~requerer|requererem} uma Disciplina',
      'não {it~requerer|requererem} nenhuma Disciplina',
    ),
    es: after(
      'que {it~requiera|requieran} una Disciplina',
      'que no {it~requiera|requieran} ninguna Disciplina',
      '{it~requiere|requieren} una Disciplina',
      'no {it~requiere|requieren} ninguna Disciplina',
    ),
    it: after(
      'che {it~richiede|richiedono} una Disciplina',
      'che non {it~richiede|richiedono} alcuna Disciplina',
      '{it~richiede|richiedono} una Disciplina',
      'non {it~richiede|richiedono} alcuna Disciplina',
    ),
    fr: after(
      'qui {it~requiert|requièrent} une Discipline',
      'qui ne {it~requiert|requièrent} aucune Discipline',
      '{it~requiert|requièrent} une Discipline',
      'ne {it~requiert|requièrent} aucune Discipline',
    ),
  },
  'their ash heap': {
    en: after(
      'in their ash heap',
      'not in their ash heap',
      '{it~is|are} in their ash heap',
      '{it~is|are} not in their ash heap',
    ),
    pt: after(
      'de sua pilha de cinzas',
      'que não esteja em sua pilha de cinzas',
      '{it~estiver|estiverem} em sua pilha de cinzas',
      'não {it~estiver|estiverem} em sua pilha de cinzas',
    ),
    es: after(
      'de su montón de ceniza',
      'que no esté en su montón de ceniza',
      '{it~está|están} en su montón de ceniza',
      'no {it~está|están} en su montón de ceniza',
    ),
    it: after(
      'nel proprio cumulo di cenere',
      'non nel proprio cumulo di cenere',
      '{it~è|sono} nel proprio cumulo di cenere',
      'non {it~è|sono} nel proprio cumulo di cenere',
    ),
    fr: after(
      'de leur tas de cendres',
      'qui n’est pas dans leur tas de cendres',
      '{it~est|sont} dans leur tas de cendres',
      '{it~n’est|ne sont} pas dans leur tas de cendres',
    ),
  },
  counters: {
    en: after(
      'with {counters}',
      'that {it~does|do} not have {counters}',
      '{it~has|have} {counters}',
      '{it~does|do} not have {counters}',
    ),
    pt: after(
      'com {counters}',
      'que não {it~tenha|tenham} {counters}',
      '{it~tiver|tiverem} {counters}',
      'não {it~tiver|tiverem} {counters}',
    ),
    es: after(
      'con {counters}',
      'que no {it~tenga|tengan} {counters}',
      '{it~tiene|tienen} {counters}',
      'no {it~tiene|tienen} {counters}',
    ),
    it: after(
      'con {counters}',
      'che non {it~ha|hanno} {counters}',
      '{it~ha|hanno} {counters}',
      'non {it~ha|hanno} {counters}',
    ),
    fr: after(
      'avec {counters}',
      'qui {it~n’a|n’ont} pas {counters}',
      '{it~a|ont} {counters}',
      '{it~n’a|n’ont} pas {counters}',
    ),
  },
  superior: {
    en: after(
      'that {it~requires|require} a superior Discipline',
      'that {it~requires|require} no superior Discipline',
      '{it~requires|require} a superior Discipline',
      '{it~requires|require} no superior Discipline',
    ),
    pt: after(
      'que {it~exija|exijam} uma Disciplina em nível superior',
      'que não {it~exija|exijam} uma Disciplina em nível superior',
      '{it~exigir|exigirem} uma Disciplina em nível superior',
      'não {it~exigir|exigirem} uma Disciplina em nível superior',
    ),
    es: after(
      'que {it~requiera|requieran} una Disciplina a nivel superior',
      'que no {it~requiera|requieran} una Disciplina a nivel superior',
      '{it~requiere|requieren} una Disciplina a nivel superior',
      'no {it~requiere|requieren} una Disciplina a nivel superior',
    ),
    it: after(
      'che {it~richiede|richiedono} una Disciplina a livello superiore',
      'che non {it~richiede|richiedono} una Disciplina a livello superiore',
      '{it~richiede|richiedono} una Disciplina a livello superiore',
      'non {it~richiede|richiedono} una Disciplina a livello superiore',
    ),
    fr: after(
      'qui {it~requiert|requièrent} une Discipline au niveau supérieur',
      'qui {it~ne requiert|ne requièrent} pas de Discipline au niveau supérieur',
      '{it~requiert|requièrent} une Discipline au niveau supérieur',
      '{it~ne requiert|ne requièrent} pas de Discipline au niveau supérieur',
    ),
  },
  diablerist: {
    en: after(
      'that {it~has|have} committed diablerie since the last Gehenna event',
      'that {it~has|have} not committed diablerie since the last Gehenna event',
      '{it~has|have} committed diablerie since the last Gehenna event',
      '{it~has|have} not committed diablerie since the last Gehenna event',
    ),
    pt: after(
      'que {it~tenha|tenham} cometido diablerie desde o último evento de Gehenna',
      'que não {it~tenha|tenham} cometido diablerie desde o último evento de Gehenna',
      '{it~tiver|tiverem} cometido diablerie desde o último evento de Gehenna',
      'não {it~tiver|tiverem} cometido diablerie desde o último evento de Gehenna',
    ),
    es: after(
      'que {it~haya|hayan} cometido diablerie desde el último evento Gehenna',
      'que no {it~haya|hayan} cometido diablerie desde el último evento Gehenna',
      '{it~ha|han} cometido diablerie desde el último evento Gehenna',
      'no {it~ha|han} cometido diablerie desde el último evento Gehenna',
    ),
    it: after(
      'che {it~ha|hanno} commesso diablerie dopo l’ultimo evento Gehenna',
      'che non {it~ha|hanno} commesso diablerie dopo l’ultimo evento Gehenna',
      '{it~ha|hanno} commesso diablerie dopo l’ultimo evento Gehenna',
      'non {it~ha|hanno} commesso diablerie dopo l’ultimo evento Gehenna',
    ),
    fr: after(
      'qui {it~a|ont} commis une diablerie depuis le dernier événement Géhenne',
      'qui {it~n’a|n’ont} pas commis de diablerie depuis le dernier événement Géhenne',
      '{it~a|ont} commis une diablerie depuis le dernier événement Géhenne',
      '{it~n’a|n’ont} pas commis de diablerie depuis le dernier événement Géhenne',
    ),
  },
  remembered: {
    en: after('that played this card', 'that did not play this card', 'played this card', 'did not play this card'),
    pt: after(
      'que jogou esta carta',
      'que não jogou esta carta',
      'tiver jogado esta carta',
      'não tiver jogado esta carta',
    ),
    es: after('que jugó esta carta', 'que no jugó esta carta', 'jugó esta carta', 'no jugó esta carta'),
    it: after(
      'che ha giocato questa carta',
      'che non ha giocato questa carta',
      'ha giocato questa carta',
      'non ha giocato questa carta',
    ),
    fr: after(
      'qui a joué cette carte',
      'qui n’a pas joué cette carte',
      'a joué cette carte',
      'n’a pas joué cette carte',
    ),
  },
  ableToBlock: {
    en: after(
      'that could otherwise block the action',
      'that could not block the action',
      'could otherwise block the action',
      'could not block the action',
    ),
    pt: after(
      'que de outro modo poderia bloquear a ação',
      'que não poderia bloquear a ação',
      'puder de outro modo bloquear a ação',
      'não puder bloquear a ação',
    ),
    es: after(
      'que de otro modo podría bloquear la acción',
      'que no podría bloquear la acción',
      'de otro modo podría bloquear la acción',
      'no podría bloquear la acción',
    ),
    it: after(
      'che altrimenti potrebbe bloccare l’azione',
      'che non potrebbe bloccare l’azione',
      'altrimenti potrebbe bloccare l’azione',
      'non potrebbe bloccare l’azione',
    ),
    fr: after(
      'qui pourrait autrement bloquer l’action',
      'qui ne pourrait pas bloquer l’action',
      'pourrait autrement bloquer l’action',
      'ne pourrait pas bloquer l’action',
    ),
  },
  capacityBelow: {
    en: after(
      'with less capacity than {card} has counters',
      'with at least as much capacity as {card} has counters',
      '{it~has|have} less capacity than {card} has counters',
      '{it~has|have} at least as much capacity as {card} has counters',
    ),
    pt: after(
      'com capacidade menor que o número de contadores {card:in}',
      'com capacidade não menor que o número de contadores {card:in}',
      '{it~tiver|tiverem} capacidade menor que o número de contadores {card:in}',
      'não {it~tiver|tiverem} capacidade menor que o número de contadores {card:in}',
    ),
    es: after(
      'con capacidad menor que el número de fichas sobre {card}',
      'con capacidad no menor que el número de fichas sobre {card}',
      '{it~tiene|tienen} una capacidad menor que el número de fichas sobre {card}',
      'no {it~tiene|tienen} una capacidad menor que el número de fichas sobre {card}',
    ),
    it: after(
      'con capacità inferiore al numero di segnalini {card:on}',
      'con capacità non inferiore al numero di segnalini {card:on}',
      '{it~ha|hanno} una capacità inferiore al numero di segnalini {card:on}',
      'non {it~ha|hanno} una capacità inferiore al numero di segnalini {card:on}',
    ),
    fr: after(
      'avec une capacité inférieure au nombre de compteurs sur {card}',
      'avec une capacité non inférieure au nombre de compteurs sur {card}',
      '{it~a|ont} une capacité inférieure au nombre de compteurs sur {card}',
      '{it~n’a|n’ont} pas une capacité inférieure au nombre de compteurs sur {card}',
    ),
  },
  onMinion: {
    en: after('on a minion', 'not on a minion', '{it~is|are} on a minion', '{it~is|are} not on a minion'),
    pt: after(
      'em um servo',
      'que não {it~esteja|estejam} em um servo',
      '{it~estiver|estiverem} em um servo',
      'não {it~estiver|estiverem} em um servo',
    ),
    es: after(
      'sobre un siervo',
      'que no {it~esté|estén} sobre un siervo',
      '{it~está|están} sobre un siervo',
      'no {it~está|están} sobre un siervo',
    ),
    it: after(
      'su un seguace',
      'che non {it~sia|siano} su un seguace',
      '{it~è|sono} su un seguace',
      'non {it~è|sono} su un seguace',
    ),
    fr: after(
      'sur un serviteur',
      'qui {it~n’est|ne sont} pas sur un serviteur',
      '{it~est|sont} sur un serviteur',
      '{it~n’est|ne sont} pas sur un serviteur',
    ),
  },
  strikeCard: {
    en: after('to strike with', 'not to strike with', '{it~is|are} to strike with', '{it~is|are} not to strike with'),
    pt: after('de golpe', 'que não {it~seja|sejam} de golpe', '{it~for|forem} de golpe', 'não {it~for|forem} de golpe'),
    es: after('de ataque', 'que no {it~sea|sean} de ataque', '{it~es|son} de ataque', 'no {it~es|son} de ataque'),
    it: after('colpo', 'che non {it~sia|siano} colpo', '{it~è|sono} colpo', 'non {it~è|sono} colpo'),
    fr: after(
      'de frappe',
      'qui ne {it~soit|soient} pas de frappe',
      '{it~est|sont} de frappe',
      '{it~n’est|ne sont} pas de frappe',
    ),
  },
  costsBlood: {
    en: after(
      'that {it~has|have} a blood cost',
      'that {it~has|have} no blood cost',
      '{it~has|have} a blood cost',
      '{it~has|have} no blood cost',
    ),
    pt: after(
      'com custo em sangue',
      'sem custo em sangue',
      '{it~tiver|tiverem} custo em sangue',
      'não {it~tiver|tiverem} custo em sangue',
    ),
    es: after(
      'con costo de sangre',
      'sin costo de sangre',
      '{it~tiene|tienen} costo de sangre',
      'no {it~tiene|tienen} costo de sangre',
    ),
    it: after(
      'con costo in sangue',
      'senza costo in sangue',
      '{it~ha|hanno} un costo in sangue',
      'non {it~ha|hanno} un costo in sangue',
    ),
    fr: after(
      'coûtant du sang',
      'ne coûtant pas de sang',
      '{it~coûte|coûtent} du sang',
      'ne {it~coûte|coûtent} pas de sang',
    ),
  },
  unique: {
    en: {
      at: 'before',
      yes: 'unique',
      no: 'non-unique',
      is: '{it~is|are} unique',
      isNot: '{it~is|are} not unique',
    },
    pt: {
      at: 'beside',
      yes: '{it^único|única|únicos|únicas}',
      no: 'não {it^único|única|únicos|únicas}',
      is: '{it~for|forem} {it^único|única|únicos|únicas}',
      isNot: 'não {it~for|forem} {it^único|única|únicos|únicas}',
    },
    es: {
      at: 'beside',
      yes: '{it^único|única|únicos|únicas}',
      no: 'no {it^único|única|únicos|únicas}',
      is: '{it~es|son} {it^único|única|únicos|únicas}',
      isNot: 'no {it~es|son} {it^único|única|únicos|únicas}',
    },
    it: {
      at: 'beside',
      yes: '{it^unico|unica|unici|uniche}',
      no: 'non {it^unico|unica|unici|uniche}',
      is: '{it~è|sono} {it^unico|unica|unici|uniche}',
      isNot: 'non {it~è|sono} {it^unico|unica|unici|uniche}',
    },
    fr: {
      at: 'beside',
      yes: '{it~unique|uniques}',
      no: 'non {it~unique|uniques}',
      is: '{it~est|sont} {it~unique|uniques}',
      isNot: '{it~n’est|ne sont} pas {it~unique|uniques}',
    },
  },
  playedDiscipline: {
    en: {
      at: 'last',
      yes: 'that {it~has|have} played a card requiring {discipline} in this action',
      no: 'that {it~has|have} played no card requiring {discipline} in this action',
      is: '{it~has|have} played a card requiring {discipline} in this action',
      isNot: '{it~has|have} played no card requiring {discipline} in this action',
    },
    pt: {
      at: 'last',
      yes: 'que {it~tenha|tenham} jogado nesta ação uma carta que exija {discipline}',
      no: 'que não {it~tenha|tenham} jogado nesta ação uma carta que exija {discipline}',
      is: '{it~tiver|tiverem} jogado nesta ação uma carta que exija {discipline}',
      isNot: 'não {it~tiver|tiverem} jogado nesta ação uma carta que exija {discipline}',
    },
    es: {
      at: 'last',
      yes: 'que {it~haya|hayan} jugado en esta acción una carta que requiera {discipline}',
      no: 'que no {it~haya|hayan} jugado en esta acción una carta que requiera {discipline}',
      is: '{it~ha|han} jugado en esta acción una carta que requiera {discipline}',
      isNot: 'no {it~ha|han} jugado en esta acción una carta que requiera {discipline}',
    },
    it: {
      at: 'last',
      yes: 'che {it~abbia|abbiano} giocato in questa azione una carta che richiede {discipline}',
      no: 'che non {it~abbia|abbiano} giocato in questa azione una carta che richiede {discipline}',
      is: '{it~ha|hanno} giocato in questa azione una carta che richiede {discipline}',
      isNot: 'non {it~ha|hanno} giocato in questa azione una carta che richiede {discipline}',
    },
    fr: {
      at: 'last',
      yes: 'qui {it~a|ont} joué durant cette action une carte qui requiert {discipline}',
      no: 'qui {it~n’a|n’ont} pas joué durant cette action de carte qui requiert {discipline}',
      is: '{it~a|ont} joué durant cette action une carte qui requiert {discipline}',
      isNot: '{it~n’a|n’ont} pas joué durant cette action de carte qui requiert {discipline}',
    },
  },
  belowStart: {
    en: {
      at: 'after',
      yes: 'with less life than {it~it|they} started with',
      no: 'with at least the life {it~it|they} started with',
      is: '{it~has|have} less life than {it~it|they} started with',
      isNot: '{it~has|have} at least the life {it~it|they} started with',
    },
    pt: {
      at: 'after',
      yes: 'com menos vida do que tinha no início',
      no: 'com pelo menos a vida que tinha no início',
      is: '{it~tiver|tiverem} menos vida do que no início',
      isNot: '{it~tiver|tiverem} pelo menos a vida do início',
    },
    es: {
      at: 'after',
      yes: 'con menos vida que al principio',
      no: 'con al menos la vida que tenía al principio',
      is: '{it~tiene|tienen} menos vida que al principio',
      isNot: '{it~tiene|tienen} al menos la vida del principio',
    },
    it: {
      at: 'after',
      yes: 'con meno vita che all’inizio',
      no: 'con almeno la vita dell’inizio',
      is: '{it~ha|hanno} meno vita che all’inizio',
      isNot: '{it~ha|hanno} almeno la vita dell’inizio',
    },
    fr: {
      at: 'after',
      yes: 'avec moins de points de vie qu’au départ',
      no: 'avec au moins les points de vie du départ',
      is: '{it~a|ont} moins de points de vie qu’au départ',
      isNot: '{it~a|ont} au moins les points de vie du départ',
    },
  },
  facing: {
    en: after(
      'about to fight {who}',
      'not about to fight {who}',
      '{it~is|are} about to fight {who}',
      '{it~is|are} not about to fight {who}',
    ),
    pt: after(
      'que {it~esteja|estejam} prestes a entrar em combate com {who}',
      'que não {it~esteja|estejam} prestes a entrar em combate com {who}',
      '{it~estiver|estiverem} prestes a entrar em combate com {who}',
      'não {it~estiver|estiverem} prestes a entrar em combate com {who}',
    ),
    es: after(
      'que {it~esté|estén} a punto de entrar en combate con {who}',
      'que no {it~esté|estén} a punto de entrar en combate con {who}',
      '{it~está|están} a punto de entrar en combate con {who}',
      'no {it~está|están} a punto de entrar en combate con {who}',
    ),
    it: after(
      'che {it~sta|stanno} per entrare in combattimento con {who}',
      'che non {it~sta|stanno} per entrare in combattimento con {who}',
      '{it~sta|stanno} per entrare in combattimento con {who}',
      'non {it~sta|stanno} per entrare in combattimento con {who}',
    ),
    fr: after(
      'sur le point d’entrer en combat contre {who}',
      'qui {it~n’est|ne sont} pas sur le point d’entrer en combat contre {who}',
      '{it~est|sont} sur le point d’entrer en combat contre {who}',
      '{it~n’est|ne sont} pas sur le point d’entrer en combat contre {who}',
    ),
  },
  poolMax: {
    en: after(
      'costing {amount} pool or less',
      'costing more than {amount} pool',
      '{it~costs|cost} {amount} pool or less',
      '{it~costs|cost} more than {amount} pool',
    ),
    pt: after(
      'que {it~custe|custem} {amount} de recursos ou menos',
      'que {it~custe|custem} mais de {amount} de recursos',
      '{it~custar|custarem} {amount} de recursos ou menos',
      '{it~custar|custarem} mais de {amount} de recursos',
    ),
    es: after(
      'que {it~cueste|cuesten} {amount} de reserva sanguínea o menos',
      'que {it~cueste|cuesten} más de {amount} de reserva sanguínea',
      '{it~cuesta|cuestan} {amount} de reserva sanguínea o menos',
      '{it~cuesta|cuestan} más de {amount} de reserva sanguínea',
    ),
    it: after(
      'che {it~costa|costano} {amount} risorse o meno',
      'che {it~costa|costano} più di {amount} risorse',
      '{it~costa|costano} {amount} risorse o meno',
      '{it~costa|costano} più di {amount} risorse',
    ),
    fr: after(
      'coûtant {amount} points de réserve ou moins',
      'coûtant plus de {amount} points de réserve',
      '{it~coûte|coûtent} {amount} points de réserve ou moins',
      '{it~coûte|coûtent} plus de {amount} points de réserve',
    ),
  },
  damageMax: {
    en: after(
      'whose strike does at most {amount} damage, none of it aggravated',
      'whose strike does aggravated damage or more than {amount}',
      '{it~strikes|strike} for at most {amount} non-aggravated damage',
      '{it~strikes|strike} for aggravated damage or more than {amount}',
    ),
    pt: after(
      'cujo golpe inflija no máximo {amount} de dano, não agravado',
      'cujo golpe inflija dano agravado ou mais de {amount}',
      '{it~infligir|infligirem} no máximo {amount} de dano não agravado',
      '{it~infligir|infligirem} dano agravado ou mais de {amount}',
    ),
    es: after(
      'cuyo ataque inflija como máximo {amount} de daño, no agravado',
      'cuyo ataque inflija daño agravado o más de {amount}',
      '{it~inflige|infligen} como máximo {amount} de daño no agravado',
      '{it~inflige|infligen} daño agravado o más de {amount}',
    ),
    it: after(
      'il cui colpo infligge al massimo {amount} danni non aggravati',
      'il cui colpo infligge danni aggravati o più di {amount}',
      '{it~infligge|infliggono} al massimo {amount} danni non aggravati',
      '{it~infligge|infliggono} danni aggravati o più di {amount}',
    ),
    fr: after(
      'dont la frappe inflige au plus {amount} points de dégâts non aggravés',
      'dont la frappe inflige des dégâts aggravés ou plus de {amount}',
      '{it~inflige|infligent} au plus {amount} points de dégâts non aggravés',
      '{it~inflige|infligent} des dégâts aggravés ou plus de {amount}',
    ),
  },
  facesAggravated: {
    en: after(
      'to whom the opposing strike is to do aggravated damage',
      'to whom the opposing strike is not to do aggravated damage',
      '{it~is|are} about to be struck for aggravated damage',
      '{it~is|are} not about to be struck for aggravated damage',
    ),
    pt: after(
      'a quem o golpe oponente deva causar dano agravado',
      'a quem o golpe oponente não deva causar dano agravado',
      '{it~estiver|estiverem} prestes a receber um golpe de dano agravado',
      'não {it~estiver|estiverem} prestes a receber um golpe de dano agravado',
    ),
    es: after(
      'al que el ataque oponente vaya a infligir daño agravado',
      'al que el ataque oponente no vaya a infligir daño agravado',
      '{it~está|están} a punto de recibir un ataque de daño agravado',
      'no {it~está|están} a punto de recibir un ataque de daño agravado',
    ),
    it: after(
      'a cui il colpo avversario sta per infliggere danni aggravati',
      'a cui il colpo avversario non sta per infliggere danni aggravati',
      '{it~sta|stanno} per subire un colpo da danni aggravati',
      'non {it~sta|stanno} per subire un colpo da danni aggravati',
    ),
    fr: after(
      'à qui la frappe opposée doit infliger des dégâts aggravés',
      'à qui la frappe opposée ne doit pas infliger de dégâts aggravés',
      '{it~est|sont} sur le point de subir une frappe à dégâts aggravés',
      '{it~n’est|ne sont} pas sur le point de subir une frappe à dégâts aggravés',
    ),
  },
} as const satisfies Partial<Record<QualityName, InEach>>;

type Shared = keyof typeof QUALITIES;

export function qualitiesIn(language: Languages) {
  const names = Object.keys(QUALITIES) as Shared[];
  const own = Object.fromEntries(names.map((name) => [name, QUALITIES[name][language]])) as Record<Shared, Quality>;
  return { ...own, ...politicalQualitiesIn(language) };
}
