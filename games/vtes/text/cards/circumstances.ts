/** Conditions and triggers, in the five languages side by side, as in `statements.ts`. */
import type { Condition, Effect, Trigger } from '../../cards/language.ts';
import type { ConditionPhrase } from './phrase-kinds.ts';
import { politicalConditionsIn, politicalLaterIn, politicalTriggersIn } from './politics.ts';

type Languages = 'en' | 'pt' | 'es' | 'it' | 'fr';
type InEach<Phrase> = Readonly<Record<Languages, Phrase>>;

const CONDITIONS = {
  'directed at remembered players': {
    en: { clause: 'the action is directed at exactly the noted Methuselahs' },
    pt: { clause: 'a ação for direcionada exatamente aos Matusaléns anotados' },
    es: { clause: 'la acción está dirigida exactamente a los Matusalenes anotados' },
    it: { clause: 'l’azione è diretta esattamente contro i Matusalemme annotati' },
    fr: { clause: 'l’action est dirigée exactement contre les Mathusalems notés' },
  },
  'no action attempted': {
    en: { clause: 'the Methuselah whose turn it is has attempted no action' },
    pt: { clause: 'o Matusalém do turno não tiver tentado nenhuma ação' },
    es: { clause: 'el Matusalén del turno no ha intentado ninguna acción' },
    it: { clause: 'il Matusalemme di turno non ha tentato alcuna azione' },
    fr: { clause: 'le Mathusalem dont c’est le tour n’a tenté aucune action' },
  },
  'first combat of blocking vampires': {
    en: { clause: 'this is the first combat this turn of an acting vampire with a vampire that blocked it' },
    pt: { clause: 'for o primeiro combate do turno de um vampiro agente com um vampiro que o bloqueou' },
    es: { clause: 'es el primer combate del turno de un vampiro activo con un vampiro que lo ha bloqueado' },
    it: { clause: 'è il primo combattimento del turno di un vampiro agente con un vampiro che lo ha bloccato' },
    fr: { clause: 'c’est le premier combat du tour d’un vampire agissant contre un vampire qui l’a bloqué' },
  },
  'not struck before': {
    en: { clause: 'it is the first strike with {card} in this combat' },
    pt: { clause: 'for o primeiro golpe com {card} neste combate' },
    es: { clause: 'es el primer ataque con {card} en este combate' },
    it: { clause: 'è il primo colpo con {card} in questo combattimento' },
    fr: { clause: 'c’est la première frappe avec {card} durant ce combat' },
  },
  'combat about to end': {
    en: { clause: 'the combat is about to end and both combatants are still ready' },
    pt: { clause: 'o combate estiver prestes a terminar e os dois combatentes ainda estiverem prontos' },
    es: { clause: 'el combate está a punto de terminar y ambos combatientes siguen preparados' },
    it: { clause: 'il combattimento sta per finire e i due combattenti sono ancora attivi' },
    fr: { clause: 'le combat est sur le point de se terminer et les deux combattants sont encore disponibles' },
  },
  'hand strike damage at least': {
    en: { clause: 'a hand strike of {who} inflicted {amount} or more damage in it' },
    pt: { clause: 'um golpe de mão {who:of} tiver infligido {amount} ou mais de dano nele' },
    es: { clause: 'un ataque con la mano {who:of} infligió {amount} o más de daño en él' },
    it: { clause: 'un colpo a mani nude {who:of} vi ha inflitto {amount} o più danni' },
    fr: { clause: 'une frappe à mains nues {who:of} y a infligé {amount} points de dégâts ou plus' },
  },
  bled: {
    en: { clause: 'the bleed was against {whom}' },
    pt: { clause: 'o sangrar tiver sido contra {whom}' },
    es: { clause: 'el sangrado fue contra {whom}' },
    it: { clause: 'il dissanguamento era contro {whom}' },
    fr: { clause: 'la morsure visait {whom}' },
  },
  abstained: {
    en: { clause: 'there was a referendum and {who} cast no votes in it' },
    pt: { clause: 'tiver havido um referendo e {who} não tiver declarado votos' },
    es: { clause: 'hubo un referéndum y {who} no emitió votos' },
    it: { clause: 'c’è stato un referendum e {who} non ha espresso voti' },
    fr: { clause: 'un référendum a eu lieu et {who} n’y a exprimé aucune voix' },
  },
  'Edge burned for votes': {
    en: { clause: 'the Edge has been burned for votes in this referendum' },
    pt: { clause: 'a Vantagem tiver sido queimada por votos neste referendo' },
    es: { clause: 'se ha quemado la Ventaja por votos en este referéndum' },
    it: { clause: 'il Vantaggio è stato bruciato per dei voti in questo referendum' },
    fr: { clause: 'l’Avantage a été brûlé pour des voix durant ce référendum' },
  },
  phase: {
    en: { clause: 'it happens {phase}', scene: '{phase}' },
    pt: { clause: 'isso acontecer {phase}', scene: '{phase}' },
    es: { clause: 'ocurre {phase}', scene: '{phase}' },
    it: { clause: 'avviene {phase}', scene: '{phase}' },
    fr: { clause: 'cela arrive {phase}', scene: '{phase}' },
  },
  'other phase': {
    en: { clause: 'it does not happen {phase}', scene: 'except {phase}' },
    pt: { clause: 'isso não acontecer {phase}', scene: 'exceto {phase}' },
    es: { clause: 'no ocurre {phase}', scene: 'excepto {phase}' },
    it: { clause: 'non avviene {phase}', scene: 'tranne {phase}' },
    fr: { clause: 'cela n’arrive pas {phase}', scene: 'sauf {phase}' },
  },
  'your turn': {
    en: { clause: 'it is your turn', scene: 'in your own turn' },
    pt: { clause: 'for o seu turno', scene: 'no seu turno' },
    es: { clause: 'es tu turno', scene: 'en tu turno' },
    it: { clause: 'è il tuo turno', scene: 'nel tuo turno' },
    fr: { clause: 'c’est votre tour', scene: 'durant votre tour' },
  },
  'Edge uncontrolled': {
    en: { clause: 'nobody holds the Edge' },
    pt: { clause: 'ninguém controlar a Vantagem' },
    es: { clause: 'nadie controla la Ventaja' },
    it: { clause: 'nessuno controlla il Vantaggio' },
    fr: { clause: 'personne ne contrôle l’Avantage' },
  },
  'no edge': {
    en: { clause: '{who} {who~does|do} not hold the Edge' },
    pt: { clause: '{who} não {who~tiver|tiverem} a Vantagem' },
    es: { clause: '{who} no {who~tienes|tiene|tienen} la Ventaja' },
    it: { clause: '{who} non {who~controlli|controlla|controllano} il Vantaggio' },
    fr: { clause: '{who} {who~n’avez|n’a|n’ont} pas l’Avantage' },
  },
  'controls more': {
    en: { clause: 'more {cards} are controlled by {who} than by {than}' },
    pt: { clause: '{who} {who~controlar|controlarem} mais {cards} que {than}' },
    es: { clause: '{who} {who~controlas|controla|controlan} más {cards} que {than}' },
    it: { clause: '{who} {who~controlli|controlla|controllano} più {cards} di {than}' },
    fr: { clause: '{who} {who~contrôlez|contrôle|contrôlent} plus de {cards} que {than}' },
  },
  'did not block': {
    en: { clause: '{card} did not block the action' },
    pt: { clause: '{card} não tiver bloqueado a ação' },
    es: { clause: '{card} no ha bloqueado la acción' },
    it: { clause: '{card} non ha bloccato l’azione' },
    fr: { clause: '{card} n’a pas bloqué l’action' },
  },
  'counters at most': {
    en: { clause: '{card} has at most {amount} counters' },
    pt: { clause: '{card} tiver {amount} contadores ou menos' },
    es: { clause: '{card} tiene {amount} contadores o menos' },
    it: { clause: '{card} ha {amount} segnalini o meno' },
    fr: { clause: '{card} a {amount} compteurs ou moins' },
  },
  bleeds: {
    en: { clause: '{whom} {whom~is|are} being bled[ by {by}]', scene: 'during a bleed against {whom}[ by {by}]' },
    pt: {
      clause: '{whom} {whom~estiver|estiverem} sendo {whom^sangrado|sangrada|sangrados|sangradas}[ por {by}]',
      scene: 'durante um sangrar contra {whom}[ por {by}]',
    },
    es: {
      clause: '{whom} {whom~está|están} siendo {whom^sangrado|sangrada|sangrados|sangradas}[ por {by}]',
      scene: 'durante un sangrado contra {whom}[ por {by}]',
    },
    it: {
      clause: '{whom} {whom~viene dissanguato|vengono dissanguati}[ da {by}]',
      scene: 'durante un dissanguamento contro {whom}[ da {by}]',
    },
    fr: {
      clause: '{whom} {whom~subit|subissent} une morsure[ de {by}]',
      scene: 'durant une morsure contre {whom}[ de {by}]',
    },
  },
  'counters for all': {
    en: { clause: '{card} has at least one counter for each Methuselah in the game' },
    pt: { clause: '{card} tiver ao menos um contador para cada Matusalém no jogo' },
    es: { clause: '{card} tiene al menos un contador por cada Matusalén en la partida' },
    it: { clause: '{card} ha almeno un segnalino per ogni Matusalemme in gioco' },
    fr: { clause: '{card} a au moins un compteur pour chaque Mathusalem encore en jeu' },
  },
  'bled you for at least': {
    en: {
      clause: 'you were successfully bled for {amount} or more',
      scene: 'after you were successfully bled for {amount} or more',
    },
    pt: {
      clause: 'você tiver sido sangrado com sucesso em {amount} ou mais',
      scene: 'depois que você for sangrado com sucesso em {amount} ou mais',
    },
    es: {
      clause: 'te han sangrado con éxito por {amount} o más',
      scene: 'después de que te sangren con éxito por {amount} o más',
    },
    it: {
      clause: 'sei stato dissanguato con successo per {amount} o più',
      scene: 'dopo che sei stato dissanguato con successo per {amount} o più',
    },
    fr: {
      clause: 'vous avez subi une morsure réussie de {amount} ou plus',
      scene: 'après avoir subi une morsure réussie de {amount} ou plus',
    },
  },
  'chosen player': {
    en: { clause: '{who} {who~was|were} chosen for this card' },
    pt: { clause: '{who} {who~tiver|tiverem} sido {who^escolhido|escolhida|escolhidos|escolhidas} para esta carta' },
    es: { clause: '{who} {who~fuiste|fue|fueron} {who^elegido|elegida|elegidos|elegidas} para esta carta' },
    it: { clause: '{who} {who~sei|è|sono} {who~stato|stato|stati} {who^scelto|scelta|scelti|scelte} per questa carta' },
    fr: { clause: '{who} {who~avez|a|ont} été {who^choisi|choisie|choisis|choisies} pour cette carte' },
  },
  'blood hunt on': {
    en: { clause: 'a blood hunt is called on {cards}', scene: 'when a blood hunt is called on {cards}' },
    pt: {
      clause: 'uma caçada de sangue for convocada contra {cards}',
      scene: 'quando uma caçada de sangue for convocada contra {cards}',
    },
    es: {
      clause: 'se convoca una Caza de Sangre contra {cards}',
      scene: 'cuando se convoque una Caza de Sangre contra {cards}',
    },
    it: {
      clause: 'viene chiamata una caccia di sangue contro {cards}',
      scene: 'quando viene chiamata una caccia di sangue contro {cards}',
    },
    fr: {
      clause: 'une chasse de sang est lancée contre {cards}',
      scene: 'lorsqu’une chasse de sang est lancée contre {cards}',
    },
  },
  'blocker fought': {
    en: { clause: 'it followed from a block by {cards}' },
    pt: { clause: 'ele tiver resultado de um bloqueio por {cards}' },
    es: { clause: 'siguió a un bloqueo por parte de {cards}' },
    it: { clause: 'è seguito a un blocco di {cards}' },
    fr: { clause: 'il a suivi un blocage de {cards}' },
  },
  'prey burned pool': {
    en: { clause: 'your prey has burned pool during the action' },
    pt: { clause: 'sua presa tiver queimado recursos durante a ação' },
    es: { clause: 'tu presa ha quemado reserva sanguínea durante la acción' },
    it: { clause: 'la tua preda ha bruciato risorse durante l’azione' },
    fr: { clause: 'votre proie a brûlé des points de réserve durant l’action' },
  },
  'not new': {
    en: { clause: '{card} came into play before this turn' },
    pt: { clause: '{card} tiver entrado em jogo antes deste turno' },
    es: { clause: '{card} entró en juego antes de este turno' },
    it: { clause: '{card} è entrata in gioco prima di questo turno' },
    fr: { clause: '{card} est entrée en jeu avant ce tour-ci' },
  },
  'no action yet': {
    en: { clause: 'you have taken no action this turn except mandatory ones' },
    pt: { clause: 'você não tiver realizado ações neste turno além das mandatórias' },
    es: { clause: 'no has realizado acciones en este turno aparte de las obligatorias' },
    it: { clause: 'in questo turno non hai compiuto azioni oltre a quelle obbligatorie' },
    fr: { clause: 'vous n’avez effectué aucune action ce tour-ci hormis les actions obligatoires' },
  },
  'one combatant ready': {
    en: { clause: 'only one of the combatants remains ready' },
    pt: { clause: 'apenas um dos combatentes estiver pronto' },
    es: { clause: 'solo uno de los combatientes está preparado' },
    it: { clause: 'solo uno dei combattenti è attivo' },
    fr: { clause: 'un seul des combattants est disponible' },
  },
  'was unlocked': {
    en: { clause: '{card} was unlocked at the start of the turn' },
    pt: { clause: '{card} estava {card^destravado|destravada|destravados|destravadas} no início do turno' },
    es: { clause: '{card} estaba {card^enderezado|enderezada|enderezados|enderezadas} al principio del turno' },
    it: {
      clause: '{card} {card~era|erano} {card^stappato|stappata|stappati|stappate} all’inizio del turno',
    },
    fr: {
      clause: '{card} {card~était|étaient} {card^redressé|redressée|redressés|redressées} au début du tour',
    },
  },
  'action asks for': {
    en: { clause: 'the action required {cards}' },
    pt: { clause: 'a ação tiver exigido {cards}' },
    es: { clause: 'la acción requería {cards}' },
    it: { clause: 'l’azione richiedeva {cards}' },
    fr: { clause: 'l’action requérait {cards}' },
  },
  'became Anarch': {
    en: { clause: 'this action made {who} Anarch' },
    pt: { clause: 'esta ação tiver tornado {who} Anarquista' },
    es: { clause: 'esta acción hizo Anarquista {who:a}' },
    it: { clause: 'questa azione ha reso {who} Anarchico' },
    fr: { clause: 'cette action a rendu {who} Anarch' },
  },
  tails: {
    en: { clause: 'it is tails' },
    pt: { clause: 'der coroa' },
    es: { clause: 'sale cruz' },
    it: { clause: 'esce croce' },
    fr: { clause: 'c’est pile' },
  },
  basic: {
    en: { clause: 'it was played at basic', scene: 'if this card was played at basic' },
    pt: {
      clause: 'esta carta tiver sido jogada no nível básico',
      scene: 'se esta carta foi jogada no nível básico',
    },
    es: { clause: 'esta carta se jugó en nivel básico', scene: 'si esta carta se jugó en nivel básico' },
    it: {
      clause: 'questa carta è stata giocata al livello base',
      scene: 'se questa carta è stata giocata al livello base',
    },
    fr: {
      clause: 'cette carte a été jouée au niveau de base',
      scene: 'si cette carte a été jouée au niveau de base',
    },
  },
  'usual hunt': {
    en: { clause: 'the action is a hunt without a card', scene: 'during a hunt without a card' },
    pt: { clause: 'a ação for uma caçada sem carta', scene: 'durante uma caçada sem carta' },
    es: { clause: 'la acción es una caza sin carta', scene: 'durante una caza sin carta' },
    it: { clause: 'l’azione è una caccia senza carta', scene: 'durante una caccia senza carta' },
    fr: { clause: 'l’action est une chasse sans carte', scene: 'durant une chasse sans carte' },
  },
  'other action kind': {
    en: { clause: 'the action is not {kinds}', scene: 'during an action other than {kinds}' },
    pt: { clause: 'a ação não for {kinds}', scene: 'durante uma ação que não seja {kinds}' },
    es: { clause: 'la acción no es {kinds}', scene: 'durante una acción que no sea {kinds}' },
    it: { clause: 'l’azione non è {kinds}', scene: 'durante un’azione che non sia {kinds}' },
    fr: { clause: 'l’action n’est pas {kinds}', scene: 'durant une action autre que {kinds}' },
  },
  'called by': {
    en: { clause: '{cards} called the referendum', scene: 'in a referendum called by {cards}' },
    pt: { clause: '{cards} tiver convocado o referendo', scene: 'em um referendo convocado por {cards}' },
    es: { clause: '{cards} ha convocado el referéndum', scene: 'en un referéndum convocado por {cards}' },
    it: { clause: '{cards} ha chiamato il referendum', scene: 'in un referendum chiamato da {cards}' },
    fr: { clause: '{cards} a appelé le référendum', scene: 'durant un référendum appelé par {cards}' },
  },
  'first recruit': {
    en: { clause: 'it is the first action of the acting minion this turn that recruited an ally' },
    pt: { clause: 'for a primeira ação do servo agente neste turno que recrutou um aliado' },
    es: { clause: 'es la primera acción del siervo activo en este turno que reclutó a un aliado' },
    it: { clause: 'è la prima azione del seguace agente in questo turno che ha reclutato un alleato' },
    fr: { clause: 'c’est la première action du serviteur qui agit ce tour-ci à avoir recruté un allié' },
  },
  fewer: {
    en: { clause: 'there are fewer {cards} than {others}' },
    pt: { clause: 'houver menos {cards} do que {others}' },
    es: { clause: 'el número de {cards} es inferior al de {others}' },
    it: { clause: 'ci sono meno {cards} che {others}' },
    fr: { clause: 'il y a moins de {cards} que de {others}' },
  },
  'struck this round': {
    en: { clause: '{card} has struck this round', scene: 'after a strike with {card} this round' },
    pt: { clause: '{card} tiver golpeado nesta rodada', scene: 'depois de um golpe com {card} nesta rodada' },
    es: { clause: '{card} ha atacado en este asalto', scene: 'después de un ataque con {card} en este asalto' },
    it: { clause: '{card} ha colpito in questo round', scene: 'dopo un colpo con {card} in questo round' },
    fr: { clause: '{card} a frappé ce round-ci', scene: 'après une frappe avec {card} ce round-ci' },
  },
  'damaged opposing': {
    en: { clause: '{card} has done {amount} or more damage to the opposing vampire in this combat' },
    pt: { clause: '{card} tiver infligido {amount} ou mais de dano ao vampiro oponente neste combate' },
    es: { clause: '{card} ha infligido {amount} o más de daño al vampiro rival en este combate' },
    it: { clause: '{card} ha inflitto {amount} o più danni al vampiro avversario in questo combattimento' },
    fr: { clause: '{card} a infligé {amount} points de dégâts ou plus au vampire adverse durant ce combat' },
  },
  'no aim yet': {
    en: { clause: 'no other aim has been used on the strike' },
    pt: { clause: 'nenhuma outra mira tiver sido usada no golpe' },
    es: { clause: 'no se ha usado otra puntería en el ataque' },
    it: { clause: 'nessun’altra mira è stata usata sul colpo' },
    fr: { clause: 'aucune autre visée n’a été utilisée pour la frappe' },
  },
  'not political': {
    en: { clause: 'the action is not political', scene: 'during an action that is not political' },
    pt: { clause: 'a ação não for política', scene: 'durante uma ação que não seja política' },
    es: { clause: 'la acción no es política', scene: 'durante una acción que no sea política' },
    it: { clause: 'l’azione non è politica', scene: 'durante un’azione non politica' },
    fr: { clause: 'l’action n’est pas politique', scene: 'durant une action non politique' },
  },
} as const satisfies Partial<Record<Condition['if'], InEach<ConditionPhrase>>>;

const TRIGGERS = {
  'a vampire becomes Anarch': {
    en: 'when a vampire becomes Anarch',
    pt: 'quando um vampiro se tornar Anarquista',
    es: 'cuando un vampiro se vuelve Anarquista',
    it: 'quando un vampiro diventa Anarchico',
    fr: 'lorsqu’un vampire devient Anarch',
  },
  'an action is announced': {
    en: 'when an action is announced',
    pt: 'quando uma ação for anunciada',
    es: 'cuando se anuncia una acción',
    it: 'quando viene annunciata un’azione',
    fr: 'lorsqu’une action est annoncée',
  },
  'a minion enters play': {
    en: 'when a minion enters play',
    pt: 'quando um servo entrar em jogo',
    es: 'cuando un siervo entra en juego',
    it: 'quando un seguace entra in gioco',
    fr: 'lorsqu’un serviteur entre en jeu',
  },
  'an action succeeds': {
    en: 'after any successful action',
    pt: 'depois de qualquer ação bem-sucedida',
    es: 'después de cualquier acción con éxito',
    it: 'dopo qualsiasi azione riuscita',
    fr: 'après toute action réussie',
  },
  'bearer bleeds': {
    en: 'after {who} has bled successfully',
    pt: 'depois que {who} sangrar com sucesso',
    es: 'después de que {who} sangre con éxito',
    it: 'dopo che {who} ha dissanguato con successo',
    fr: 'après une morsure réussie {who:of}',
  },
  'bearer fails to block': {
    en: 'when {who} has attempted to block and failed',
    pt: 'quando {who} tentar bloquear e falhar',
    es: 'cuando {who} intente bloquear y fracase',
    it: 'quando {who} tenta di bloccare e fallisce',
    fr: 'lorsqu’une tentative de blocage {who:of} échoue',
  },
  'bearer gains a title': {
    en: 'when {who} has received a title',
    pt: 'quando {who} receber um título',
    es: 'cuando {who} reciba un título',
    it: 'quando {who} riceve un titolo',
    fr: 'lorsque {who} reçoit un titre',
  },
  'bearer commits diablerie': {
    en: 'when {who} {who~commits|commit} diablerie',
    pt: 'quando {who} cometer diablerie',
    es: 'cuando {who} cometa diablerie',
    it: 'quando {who} commette diablerie',
    fr: 'lorsque {who} commet une diablerie',
  },
  'bearer unlocks': {
    en: 'when {who} unlocks',
    pt: 'quando {who} destravar',
    es: 'cuando {who} se endereza',
    it: 'quando {who} si stappa',
    fr: 'lorsque {who} se redresse',
  },
  'votes are tallied': {
    en: 'when the votes of a referendum have been counted',
    pt: 'quando os votos de um referendo forem contados',
    es: 'cuando se hayan contado los votos de un referéndum',
    it: 'quando i voti di un referendum sono stati contati',
    fr: 'lorsque les voix d’un référendum ont été comptées',
  },
  'a combat is over': {
    en: 'after each combat',
    pt: 'depois de cada combate',
    es: 'después de cada combate',
    it: 'dopo ogni combattimento',
    fr: 'après chaque combat',
  },
  'a card is replaced': {
    en: 'after the replacement of {what}[ played {by}] has been drawn',
    pt: 'depois de substituir {what}[ jogada {by}]',
    es: 'después de reponer {what}[ jugada {by}]',
    it: 'dopo aver sostituito {what}[ giocata {by}]',
    fr: 'après avoir remplacé {what}[ jouée {by}]',
  },
  'a card is played': {
    en: 'after a card is played',
    pt: 'depois que uma carta for jogada',
    es: 'después de que se juegue una carta',
    it: 'dopo che una carta è stata giocata',
    fr: 'après qu’une carte a été jouée',
  },
  'your influence phase': {
    en: 'in each of your influence phases',
    pt: 'em cada uma de suas fases de influência',
    es: 'en cada una de tus fases de influencia',
    it: 'in ogni tua fase di influenza',
    fr: 'durant chacune de vos phases d’influence',
  },
  'each master phase': {
    en: 'in the master phase of every Methuselah',
    pt: 'na fase de mestre de cada Matusalém',
    es: 'en la fase heril de cada Matusalén',
    it: 'nella fase master di ogni Matusalemme',
    fr: 'durant la phase de maître de chaque Mathusalem',
  },
  'a card takes effect': {
    en: 'as {what}[ played {by}] would take effect',
    pt: 'quando {what}[ jogada {by}] for ter efeito',
    es: 'cuando {what}[ jugada {by}] vaya a surtir efecto',
    it: 'quando {what}[ giocata {by}] sta per avere effetto',
    fr: 'au moment où {what}[ jouée {by}] devrait prendre effet',
  },
  'a card is cancelled': {
    en: 'after {what}[ played {by}] has been cancelled',
    pt: 'depois que {what}[ jogada {by}] for cancelada',
    es: 'después de que {what}[ jugada {by}] sea cancelada',
    it: 'dopo che {what}[ giocata {by}] è stata annullata',
    fr: 'après que {what}[ jouée {by}] a été annulée',
  },
  'each discard phase': {
    en: 'in the discard phase of every Methuselah',
    pt: 'na fase de descarte de cada Matusalém',
    es: 'en la fase de descarte de cada Matusalén',
    it: 'nella fase di scarto di ogni Matusalemme',
    fr: 'durant la phase de défausse de chaque Mathusalem',
  },
  'bearer acts': {
    en: 'whenever {who} {who~announces|announce} an action',
    pt: 'sempre que {who} {who~anunciar|anunciarem} uma ação',
    es: 'cada vez que {who} {who~anuncie|anuncien} una acción',
    it: 'ogni volta che {who} {who~annuncia|annunciano} un’azione',
    fr: 'chaque fois que {who} {who~annonce|annoncent} une action',
  },
  'a referendum is called': {
    en: 'at the start of each referendum',
    pt: 'no início de cada referendo',
    es: 'al principio de cada referéndum',
    it: 'all’inizio di ogni referendum',
    fr: 'au début de chaque référendum',
  },
  "your prey's unlock phase": {
    en: 'in every unlock phase of your prey',
    pt: 'em cada fase de destravar de sua presa',
    es: 'en cada fase de enderezamiento de tu presa',
    it: 'in ogni fase di stappo della tua preda',
    fr: 'à chaque phase de redressement de votre proie',
  },
  'referendum failed': {
    en: 'after a referendum fails',
    pt: 'depois que um referendo for reprovado',
    es: 'después de que se rechace un referéndum',
    it: 'dopo che un referendum viene respinto',
    fr: 'après l’échec d’un référendum',
  },
  'combat begins': {
    en: 'as a combat of {who} begins',
    pt: 'no início de um combate {who:of}',
    es: 'al principio de un combate {who:of}',
    it: 'all’inizio di un combattimento {who:of}',
    fr: 'au début d’un combat {who:of}',
  },
  'bearer is drained': {
    en: 'when {who} {who~loses|lose} the last blood in combat',
    pt: 'quando {who} {who~perder|perderem} o último sangue em combate',
    es: 'cuando {who} {who~pierda|pierdan} la última sangre en combate',
    it: 'quando {who} {who~perde|perdono} l’ultimo sangue in combattimento',
    fr: 'lorsque {who} {who~perd|perdent} son dernier point de sang en combat',
  },
  'opponent presses on': {
    en: 'after the opposing minion presses to continue the combat',
    pt: 'depois que o servo oponente pressionar para continuar o combate',
    es: 'después de que el siervo oponente use un acoso para continuar el combate',
    it: 'dopo che il seguace avversario ha usato una pressione per continuare il combattimento',
    fr: 'après que le serviteur opposé a poursuivi pour continuer le combat',
  },
  'a combat stops': {
    en: 'in the press step, whenever the combat would not continue',
    pt: 'na etapa de pressionar, sempre que o combate não fosse continuar',
    es: 'en el paso de acoso, siempre que el combate no fuera a continuar',
    it: 'nella fase di pressione, ogni volta che il combattimento non continuerebbe',
    fr: 'durant l’étape de poursuite, chaque fois que le combat ne continuerait pas',
  },
  'a vampire is burned': {
    en: 'whenever a vampire is burned',
    pt: 'sempre que um vampiro for queimado',
    es: 'cada vez que se queme un vampiro',
    it: 'ogni volta che un vampiro viene bruciato',
    fr: 'chaque fois qu’un vampire est brûlé',
  },
  'this leaves the ready region': {
    en: 'after {who} has left the ready region',
    pt: 'depois que {who} deixar a região pronta',
    es: 'después de que {who} abandone la zona preparada',
    it: 'dopo che {who} ha lasciato la regione attiva',
    fr: 'après que {who} a quitté la région disponible',
  },
  'end of round': {
    en: 'at the end of each round of a combat of {who}',
    pt: 'no fim de cada rodada de um combate {who:of}',
    es: 'al final de cada asalto de un combate {who:of}',
    it: 'alla fine di ogni round di un combattimento {who:of}',
    fr: 'à la fin de chaque round d’un combat {who:of}',
  },
  'strikes resolved': {
    en: 'when strikes of {who} have resolved',
    pt: 'depois da resolução dos golpes {who:of}',
    es: 'después de que se resuelvan los ataques {who:of}',
    it: 'dopo la risoluzione dei colpi {who:of}',
    fr: 'après la résolution des frappes {who:of}',
  },
} as const satisfies Partial<Record<Trigger, InEach<string>>>;

type Later = Extract<Effect, { do: 'later' }>['when'];

const LATER = {
  blocked: {
    en: 'when the action is blocked, before combat, {instructions}',
    pt: 'quando a ação for bloqueada, antes do combate, {instructions}',
    es: 'cuando la acción sea bloqueada, antes del combate, {instructions}',
    it: 'quando l’azione viene bloccata, prima del combattimento, {instructions}',
    fr: 'lorsque l’action est bloquée, avant le combat, {instructions}',
  },
  'before range': {
    en: 'before the range of the first round of the combat is settled, {instructions}',
    pt: 'antes de a distância da primeira rodada do combate ser definida, {instructions}',
    es: 'antes de que se determine la distancia del primer asalto del combate, {instructions}',
    it: 'prima che venga stabilita la distanza del primo round del combattimento, {instructions}',
    fr: 'avant que la portée du premier round du combat soit déterminée, {instructions}',
  },
  'next round': {
    en: 'if there is another round, {instructions} in it',
    pt: 'se houver outra rodada, {instructions} nela',
    es: 'si hay otro asalto, {instructions} en él',
    it: 'se c’è un altro round, in esso {instructions}',
    fr: 's’il y a un autre round, {instructions} durant celui-ci',
  },
  'end of turn': {
    en: 'when the turn ends, {instructions}',
    pt: 'no fim do turno, {instructions}',
    es: 'al final del turno, {instructions}',
    it: 'alla fine del turno, {instructions}',
    fr: 'à la fin du tour, {instructions}',
  },
  'after blocks': {
    en: 'when no more blocks are attempted, {instructions}',
    pt: 'quando não houver mais tentativas de bloqueio, {instructions}',
    es: 'cuando no haya más intentos de bloqueo, {instructions}',
    it: 'quando non ci sono più tentativi di blocco, {instructions}',
    fr: 'lorsqu’il n’y a plus de tentative de blocage, {instructions}',
  },
  'discard phase': {
    en: 'in the next discard phase, {instructions}',
    pt: 'na próxima fase de descarte, {instructions}',
    es: 'en la próxima fase de descarte, {instructions}',
    it: 'nella prossima fase di scarto, {instructions}',
    fr: 'durant la prochaine phase de défausse, {instructions}',
  },
  'strike does damage': {
    en: 'if the strike successfully damages the opposing minion, {instructions}',
    pt: 'se o golpe infligir dano com sucesso ao servo oponente, {instructions}',
    es: 'si el ataque inflige con éxito daño al siervo oponente, {instructions}',
    it: 'se il colpo infligge con successo danni al seguace avversario, {instructions}',
    fr: 'si la frappe réussit à infliger des dégâts au serviteur opposé, {instructions}',
  },
  'opposing strike does damage': {
    en: 'if this round a strike of the opposing minion successfully does damage, {instructions}',
    pt: 'se um golpe do servo oponente infligir dano com sucesso nesta rodada, {instructions}',
    es: 'si un ataque del siervo oponente inflige daño con éxito en este asalto, {instructions}',
    it: 'se un colpo del seguace avversario infligge danni con successo in questo round, {instructions}',
    fr: 'si une frappe du serviteur opposé inflige des dégâts ce round-ci, {instructions}',
  },
} as const satisfies Partial<Record<Later, InEach<string>>>;

function inOne<Kind extends string, Phrase>(
  words: Readonly<Record<Kind, InEach<Phrase>>>,
  language: Languages,
): Readonly<Record<Kind, Phrase>> {
  const kinds = Object.keys(words) as Kind[];
  return Object.fromEntries(kinds.map((kind) => [kind, words[kind][language]])) as Record<Kind, Phrase>;
}

export const conditionsIn = (language: Languages) => ({
  ...inOne<keyof typeof CONDITIONS, ConditionPhrase>(CONDITIONS, language),
  ...politicalConditionsIn(language),
});
export const triggersIn = (language: Languages) => ({
  ...inOne<keyof typeof TRIGGERS, string>(TRIGGERS, language),
  ...politicalTriggersIn(language),
});
export const laterIn = (language: Languages) => ({
  ...inOne<keyof typeof LATER, string>(LATER, language),
  ...politicalLaterIn(language),
});
