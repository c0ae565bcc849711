/** Descriptions of cards, in the five languages side by side, as in `statements.ts`. */
import type { QualityName } from './phrase-kinds.ts';
import type { Quality } from './qualities.ts';

type Languages = 'en' | 'pt' | 'es' | 'it' | 'fr';

/** Beside the noun and in a clause, each with its negation. */
function said(yes: string, no: string, is: string, isNot: string, at: Quality['at'] = 'after'): Quality {
  return { at, yes, no, is, isNot };
}

const DESCRIPTIONS = {
  acting: {
    en: said('acting', 'non-acting', '{it~is|are} acting', '{it~is|are} not acting', 'before'),
    pt: said(
      'em ação',
      'que não {it~esteja|estejam} em ação',
      '{it~estiver|estiverem} em ação',
      'não {it~estiver|estiverem} em ação',
    ),
    es: said(
      'en acción',
      'que no {it~esté|estén} en acción',
      '{it~está|están} en acción',
      'no {it~está|están} en acción',
    ),
    it: said('in azione', 'che non {it~è|sono} in azione', '{it~è|sono} in azione', 'non {it~è|sono} in azione'),
    fr: said(
      'en action',
      'qui {it~n’est|ne sont} pas en action',
      '{it~est|sont} en action',
      '{it~n’est|ne sont} pas en action',
    ),
  },
  blocking: {
    en: said(
      'that {it~is|are} attempting to block',
      'that {it~is|are} not attempting to block',
      '{it~is|are} attempting to block',
      '{it~is|are} not attempting to block',
    ),
    pt: said(
      'que {it~esteja|estejam} tentando bloquear',
      'que não {it~esteja|estejam} tentando bloquear',
      '{it~estiver|estiverem} tentando bloquear',
      'não {it~estiver|estiverem} tentando bloquear',
    ),
    es: said(
      'que {it~esté|estén} intentando bloquear',
      'que no {it~esté|estén} intentando bloquear',
      '{it~está|están} intentando bloquear',
      'no {it~está|están} intentando bloquear',
    ),
    it: said(
      'che {it~sta|stanno} tentando di bloccare',
      'che non {it~sta|stanno} tentando di bloccare',
      '{it~sta|stanno} tentando di bloccare',
      'non {it~sta|stanno} tentando di bloccare',
    ),
    fr: said(
      'qui {it~tente|tentent} de bloquer',
      'qui ne {it~tente|tentent} pas de bloquer',
      '{it~tente|tentent} de bloquer',
      'ne {it~tente|tentent} pas de bloquer',
    ),
  },
  sameClan: {
    en: said(
      'of the same clan as {card}',
      'of another clan than {card}',
      '{it~is|are} of the same clan as {card}',
      '{it~is|are} of another clan than {card}',
    ),
    pt: said(
      'do mesmo clã que {card}',
      'de outro clã que {card}',
      '{it~for|forem} do mesmo clã que {card}',
      '{it~for|forem} de outro clã que {card}',
    ),
    es: said(
      'del mismo clan que {card}',
      'de otro clan que {card}',
      '{it~es|son} del mismo clan que {card}',
      '{it~es|son} de otro clan que {card}',
    ),
    it: said(
      'dello stesso clan {card:of}',
      'di un altro clan rispetto a {card}',
      '{it~è|sono} dello stesso clan {card:of}',
      '{it~è|sono} di un altro clan rispetto a {card}',
    ),
    fr: said(
      'du même clan que {card}',
      'd’un autre clan que {card}',
      '{it~est|sont} du même clan que {card}',
      '{it~est|sont} d’un autre clan que {card}',
    ),
  },
  youngerThan: {
    en: said(
      'younger than {card}',
      'no younger than {card}',
      '{it~is|are} younger than {card}',
      '{it~is|are} no younger than {card}',
    ),
    pt: said(
      'mais {it~jovem|jovens} que {card}',
      'não mais {it~jovem|jovens} que {card}',
      '{it~for|forem} mais {it~jovem|jovens} que {card}',
      'não {it~for|forem} mais {it~jovem|jovens} que {card}',
    ),
    es: said(
      'más {it~joven|jóvenes} que {card}',
      'no más {it~joven|jóvenes} que {card}',
      '{it~es|son} más {it~joven|jóvenes} que {card}',
      'no {it~es|son} más {it~joven|jóvenes} que {card}',
    ),
    it: said(
      'più {it~giovane|giovani} {card:of}',
      'non più {it~giovane|giovani} {card:of}',
      '{it~è|sono} più {it~giovane|giovani} {card:of}',
      'non {it~è|sono} più {it~giovane|giovani} {card:of}',
    ),
    fr: said(
      'plus {it~jeune|jeunes} que {card}',
      'pas plus {it~jeune|jeunes} que {card}',
      '{it~est|sont} plus {it~jeune|jeunes} que {card}',
      '{it~n’est|ne sont} pas plus {it~jeune|jeunes} que {card}',
    ),
  },
  hasBled: {
    en: said(
      'that bled successfully this turn',
      'that did not bleed successfully this turn',
      'bled successfully this turn',
      'did not bleed successfully this turn',
      'last',
    ),
    pt: said(
      'que {it~tenha|tenham} sangrado com sucesso neste turno',
      'que não {it~tenha|tenham} sangrado com sucesso neste turno',
      '{it~tiver|tiverem} sangrado com sucesso neste turno',
      'não {it~tiver|tiverem} sangrado com sucesso neste turno',
      'last',
    ),
    es: said(
      'que {it~haya|hayan} sangrado con éxito en este turno',
      'que no {it~haya|hayan} sangrado con éxito en este turno',
      '{it~ha|han} sangrado con éxito en este turno',
      'no {it~ha|han} sangrado con éxito en este turno',
      'last',
    ),
    it: said(
      'che {it~abbia|abbiano} dissanguato con successo in questo turno',
      'che non {it~abbia|abbiano} dissanguato con successo in questo turno',
      '{it~ha|hanno} dissanguato con successo in questo turno',
      'non {it~ha|hanno} dissanguato con successo in questo turno',
      'last',
    ),
    fr: said(
      'qui {it~a|ont} mordu avec succès ce tour-ci',
      'qui {it~n’a|n’ont} pas mordu avec succès ce tour-ci',
      '{it~a|ont} mordu avec succès ce tour-ci',
      '{it~n’a|n’ont} pas mordu avec succès ce tour-ci',
      'last',
    ),
  },
  hunted: {
    en: said(
      'that hunted this turn',
      'that did not hunt this turn',
      'hunted this turn',
      'did not hunt this turn',
      'last',
    ),
    pt: said(
      'que {it~tenha|tenham} caçado neste turno',
      'que não {it~tenha|tenham} caçado neste turno',
      '{it~tiver|tiverem} caçado neste turno',
      'não {it~tiver|tiverem} caçado neste turno',
      'last',
    ),
    es: said(
      'que {it~haya|hayan} cazado en este turno',
      'que no {it~haya|hayan} cazado en este turno',
      '{it~ha|han} cazado en este turno',
      'no {it~ha|han} cazado en este turno',
      'last',
    ),
    it: said(
      'che {it~abbia|abbiano} cacciato in questo turno',
      'che non {it~abbia|abbiano} cacciato in questo turno',
      '{it~ha|hanno} cacciato in questo turno',
      'non {it~ha|hanno} cacciato in questo turno',
      'last',
    ),
    fr: said(
      'qui {it~a|ont} chassé ce tour-ci',
      'qui {it~n’a|n’ont} pas chassé ce tour-ci',
      '{it~a|ont} chassé ce tour-ci',
      '{it~n’a|n’ont} pas chassé ce tour-ci',
      'last',
    ),
  },
  olderThan: {
    en: said(
      'older than {card}',
      'no older than {card}',
      '{it~is|are} older than {card}',
      '{it~is|are} no older than {card}',
    ),
    pt: said(
      'mais {it~velho|velhos} que {card}',
      'não mais {it~velho|velhos} que {card}',
      '{it~for|forem} mais {it~velho|velhos} que {card}',
      'não {it~for|forem} mais {it~velho|velhos} que {card}',
    ),
    es: said(
      '{it~mayor|mayores} que {card}',
      'no {it~mayor|mayores} que {card}',
      '{it~es|son} {it~mayor|mayores} que {card}',
      'no {it~es|son} {it~mayor|mayores} que {card}',
    ),
    it: said(
      'più {it~vecchio|vecchi} {card:of}',
      'non più {it~vecchio|vecchi} {card:of}',
      '{it~è|sono} più {it~vecchio|vecchi} {card:of}',
      'non {it~è|sono} più {it~vecchio|vecchi} {card:of}',
    ),
    fr: said(
      'plus {it~âgé|âgés} que {card}',
      'pas plus {it~âgé|âgés} que {card}',
      '{it~est|sont} plus {it~âgé|âgés} que {card}',
      '{it~n’est|ne sont} pas plus {it~âgé|âgés} que {card}',
    ),
  },
  capacityUpTo: {
    en: said(
      'whose capacity is not above {amount}',
      'whose capacity is above {amount}',
      '{it~has|have} a capacity not above {amount}',
      '{it~has|have} a capacity above {amount}',
    ),
    pt: said(
      'cuja capacidade não passe de {amount}',
      'cuja capacidade passe de {amount}',
      '{it~tiver|tiverem} capacidade que não passe de {amount}',
      '{it~tiver|tiverem} capacidade que passe de {amount}',
    ),
    es: said(
      'cuya capacidad no supere {amount}',
      'cuya capacidad supere {amount}',
      '{it~tiene|tienen} una capacidad que no supera {amount}',
      '{it~tiene|tienen} una capacidad que supera {amount}',
    ),
    it: said(
      'la cui capacità non superi {amount}',
      'la cui capacità superi {amount}',
      '{it~ha|hanno} una capacità che non supera {amount}',
      '{it~ha|hanno} una capacità che supera {amount}',
    ),
    fr: said(
      'dont la capacité ne dépasse pas {amount}',
      'dont la capacité dépasse {amount}',
      '{it~a|ont} une capacité qui ne dépasse pas {amount}',
      '{it~a|ont} une capacité qui dépasse {amount}',
    ),
  },
  'entered last influence phase': {
    en: said(
      'that became ready in your last influence phase',
      'that did not become ready in your last influence phase',
      'became ready in your last influence phase',
      'did not become ready in your last influence phase',
      'last',
    ),
    pt: said(
      'que {it~ficou pronto|ficaram prontos} em sua última fase de influência',
      'que não {it~ficou pronto|ficaram prontos} em sua última fase de influência',
      '{it~tiver ficado pronto|tiverem ficado prontos} em sua última fase de influência',
      'não {it~tiver ficado pronto|tiverem ficado prontos} em sua última fase de influência',
      'last',
    ),
    es: said(
      'que {it~entró|entraron} en tu región preparada en tu última fase de influencia',
      'que no {it~entró|entraron} en tu región preparada en tu última fase de influencia',
      '{it~entró|entraron} en tu región preparada en tu última fase de influencia',
      'no {it~entró|entraron} en tu región preparada en tu última fase de influencia',
      'last',
    ),
    it: said(
      'che {it~è entrato|sono entrati} nella tua regione attiva nella tua ultima fase di influenza',
      'che non {it~è entrato|sono entrati} nella tua regione attiva nella tua ultima fase di influenza',
      '{it~è entrato|sono entrati} nella tua regione attiva nella tua ultima fase di influenza',
      'non {it~è entrato|sono entrati} nella tua regione attiva nella tua ultima fase di influenza',
      'last',
    ),
    fr: said(
      'qui {it~est devenu disponible|sont devenus disponibles} durant votre dernière phase d’influence',
      'qui {it~n’est pas devenu disponible|ne sont pas devenus disponibles} durant votre dernière phase d’influence',
      '{it~est devenu disponible|sont devenus disponibles} durant votre dernière phase d’influence',
      '{it~n’est pas devenu disponible|ne sont pas devenus disponibles} durant votre dernière phase d’influence',
      'last',
    ),
  },
  'entered since last turn': {
    en: said(
      'that came into play after your last turn',
      'that did not come into play after your last turn',
      'came into play after your last turn',
      'did not come into play after your last turn',
      'last',
    ),
    pt: said(
      'que {it~entrou|entraram} em jogo depois de seu último turno',
      'que não {it~entrou|entraram} em jogo depois de seu último turno',
      '{it~tiver|tiverem} entrado em jogo depois de seu último turno',
      'não {it~tiver|tiverem} entrado em jogo depois de seu último turno',
      'last',
    ),
    es: said(
      'que {it~entró|entraron} en juego después de tu último turno',
      'que no {it~entró|entraron} en juego después de tu último turno',
      '{it~entró|entraron} en juego después de tu último turno',
      'no {it~entró|entraron} en juego después de tu último turno',
      'last',
    ),
    it: said(
      'che {it~è entrato|sono entrati} in gioco dopo il tuo ultimo turno',
      'che non {it~è entrato|sono entrati} in gioco dopo il tuo ultimo turno',
      '{it~è entrato|sono entrati} in gioco dopo il tuo ultimo turno',
      'non {it~è entrato|sono entrati} in gioco dopo il tuo ultimo turno',
      'last',
    ),
    fr: said(
      'qui {it~est entré|sont entrés} en jeu depuis votre dernier tour',
      'qui {it~n’est pas entré|ne sont pas entrés} en jeu depuis votre dernier tour',
      '{it~est entré|sont entrés} en jeu depuis votre dernier tour',
      '{it~n’est pas entré|ne sont pas entrés} en jeu depuis votre dernier tour',
      'last',
    ),
  },
  controllerPool: {
    en: said(
      'whose controller has {amount} or less pool',
      'whose controller has more than {amount} pool',
      'belongs to a Methuselah with {amount} or less pool',
      'belongs to a Methuselah with more than {amount} pool',
    ),
    pt: said(
      'cujo controlador tenha {amount} de recursos ou menos',
      'cujo controlador tenha mais de {amount} de recursos',
      'for de um Matusalém com {amount} de recursos ou menos',
      'for de um Matusalém com mais de {amount} de recursos',
    ),
    es: said(
      'cuyo controlador tenga {amount} o menos de reserva sanguínea',
      'cuyo controlador tenga más de {amount} de reserva sanguínea',
      'es de un Matusalén con {amount} o menos de reserva sanguínea',
      'es de un Matusalén con más de {amount} de reserva sanguínea',
    ),
    it: said(
      'il cui controllore ha {amount} risorse o meno',
      'il cui controllore ha più di {amount} risorse',
      'è di un Matusalemme con {amount} risorse o meno',
      'è di un Matusalemme con più di {amount} risorse',
    ),
    fr: said(
      'dont le contrôleur a {amount} points de réserve ou moins',
      'dont le contrôleur a plus de {amount} points de réserve',
      'appartient à un Mathusalem avec {amount} points de réserve ou moins',
      'appartient à un Mathusalem avec plus de {amount} points de réserve',
    ),
  },
  oldest: {
    en: said(
      'of the highest capacity among these',
      'who {it~is|are} not the oldest',
      '{it~is|are} among the oldest',
      '{it~is|are} not among the oldest',
      'last',
    ),
    pt: said(
      'entre os mais velhos desses',
      'que não {it~seja|sejam} dos mais velhos desses',
      '{it~for|forem} dos mais velhos',
      'não {it~for|forem} dos mais velhos',
      'last',
    ),
    es: said(
      'entre los mayores de ellos',
      'que no {it~sea|sean} de los mayores',
      '{it~es|son} de los mayores',
      'no {it~es|son} de los mayores',
      'last',
    ),
    it: said(
      'tra i più vecchi di questi',
      'che non {it~è|sono} tra i più vecchi',
      '{it~è|sono} tra i più vecchi',
      'non {it~è|sono} tra i più vecchi',
      'last',
    ),
    fr: said(
      'parmi les plus âgés de ceux-ci',
      'qui {it~n’est|ne sont} pas parmi les plus âgés',
      '{it~est|sont} parmi les plus âgés',
      '{it~n’est|ne sont} pas parmi les plus âgés',
      'last',
    ),
  },
  bleeds: {
    en: said(
      'that can be used to bleed',
      'that cannot be used to bleed',
      'can be used to bleed',
      'cannot be used to bleed',
      'last',
    ),
    pt: said(
      'que {it~serve|servem} para sangrar',
      'que não {it~serve|servem} para sangrar',
      '{it~servir|servirem} para sangrar',
      'não {it~servir|servirem} para sangrar',
      'last',
    ),
    es: said(
      'que {it~sirva|sirvan} para sangrar',
      'que no {it~sirva|sirvan} para sangrar',
      '{it~sirve|sirven} para sangrar',
      'no {it~sirve|sirven} para sangrar',
      'last',
    ),
    it: said(
      'che {it~serve|servono} a dissanguare',
      'che non {it~serve|servono} a dissanguare',
      '{it~serve|servono} a dissanguare',
      'non {it~serve|servono} a dissanguare',
      'last',
    ),
    fr: said(
      'qui {it~permet|permettent} de mordre',
      'qui ne {it~permet|permettent} pas de mordre',
      '{it~permet|permettent} de mordre',
      'ne {it~permet|permettent} pas de mordre',
      'last',
    ),
  },
  'redirects bleeds': {
    en: said(
      'that can change the target of a bleed',
      'that cannot change the target of a bleed',
      'can change the target of a bleed',
      'cannot change the target of a bleed',
      'last',
    ),
    pt: said(
      'que {it~muda|mudam} o alvo de um sangrar',
      'que não {it~muda|mudam} o alvo de um sangrar',
      '{it~mudar|mudarem} o alvo de um sangrar',
      'não {it~mudar|mudarem} o alvo de um sangrar',
      'last',
    ),
    es: said(
      'que {it~cambie|cambien} el objetivo de un sangrado',
      'que no {it~cambie|cambien} el objetivo de un sangrado',
      '{it~cambia|cambian} el objetivo de un sangrado',
      'no {it~cambia|cambian} el objetivo de un sangrado',
      'last',
    ),
    it: said(
      'che {it~cambia|cambiano} il bersaglio di un dissanguamento',
      'che non {it~cambia|cambiano} il bersaglio di un dissanguamento',
      '{it~cambia|cambiano} il bersaglio di un dissanguamento',
      'non {it~cambia|cambiano} il bersaglio di un dissanguamento',
      'last',
    ),
    fr: said(
      'qui {it~change|changent} la cible d’une morsure',
      'qui ne {it~change|changent} pas la cible d’une morsure',
      '{it~change|changent} la cible d’une morsure',
      'ne {it~change|changent} pas la cible d’une morsure',
      'last',
    ),
  },
  'cancels minion cards': {
    en: said(
      'that can cancel a minion card as it is played',
      'that cannot cancel a minion card as it is played',
      'can cancel a minion card as it is played',
      'cannot cancel a minion card as it is played',
      'last',
    ),
    pt: said(
      'que {it~cancela|cancelam} uma carta de servo enquanto é jogada',
      'que não {it~cancela|cancelam} uma carta de servo enquanto é jogada',
      '{it~cancelar|cancelarem} uma carta de servo enquanto é jogada',
      'não {it~cancelar|cancelarem} uma carta de servo enquanto é jogada',
      'last',
    ),
    es: said(
      'que {it~cancele|cancelen} una carta de siervo cuando se juega',
      'que no {it~cancele|cancelen} una carta de siervo cuando se juega',
      '{it~cancela|cancelan} una carta de siervo cuando se juega',
      'no {it~cancela|cancelan} una carta de siervo cuando se juega',
      'last',
    ),
    it: said(
      'che {it~annulla|annullano} una carta seguace mentre viene giocata',
      'che non {it~annulla|annullano} una carta seguace mentre viene giocata',
      '{it~annulla|annullano} una carta seguace mentre viene giocata',
      'non {it~annulla|annullano} una carta seguace mentre viene giocata',
      'last',
    ),
    fr: said(
      'qui {it~annule|annulent} une carte de serviteur lorsqu’elle est jouée',
      'qui {it~n’annule|n’annulent} pas une carte de serviteur lorsqu’elle est jouée',
      '{it~annule|annulent} une carte de serviteur lorsqu’elle est jouée',
      '{it~n’annule|n’annulent} pas une carte de serviteur lorsqu’elle est jouée',
      'last',
    ),
  },
} as const satisfies Partial<Record<QualityName, Readonly<Record<Languages, Quality>>>>;

type Described = keyof typeof DESCRIPTIONS;

export function descriptionsIn(language: Languages): Readonly<Record<Described, Quality>> {
  const names = Object.keys(DESCRIPTIONS) as Described[];
  return Object.fromEntries(names.map((name) => [name, DESCRIPTIONS[name][language]])) as Record<Described, Quality>;
}
