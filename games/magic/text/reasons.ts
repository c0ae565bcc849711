/** The rules that can be reasons why something is not possible, stated shortly. In English their statements are in the catalogue. */

export type ReasonId =
  | 'M-ACT-002'
  | 'M-ACT-014'
  | 'M-CARD-002'
  | 'M-CBT-001'
  | 'M-CBT-002'
  | 'M-CBT-003'
  | 'M-CBT-006'
  | 'M-KEY-002'
  | 'M-KEY-004'
  | 'M-KEY-010'
  | 'M-KEY-012'
  | 'M-KEY-013'
  | 'M-LAND-001'
  | 'M-LAND-002'
  | 'M-MANA-003'
  | 'M-MANA-004'
  | 'M-TYPE-005'
  | 'M-TYPE-006'
  | 'M-X-008'
  | 'M-X-019'
  | 'M-X-020'
  | 'M-X-028'
  | 'M-X-029'
  | 'M-X-053'
  | 'M-X-057'
  | 'M-X-072'
  | 'M-X-090'
  | 'M-X-092';

export type Statements = { readonly [Id in ReasonId]: string };

const pt: Statements = {
  'M-ACT-002': 'Um card virado não pode ser virado de novo antes de ser desvirado.',
  'M-ACT-014': 'Só quem controla uma permanente pode usar suas habilidades.',
  'M-CARD-002': 'Um card que não é terreno só pode ser conjurado se tiver custo de mana.',
  'M-CBT-001': 'Só o jogador ativo ataca, e só com criaturas que controla.',
  'M-CBT-002': 'Uma criatura virada não pode atacar.',
  'M-CBT-003': 'Uma criatura que entrou no campo de batalha neste turno não pode atacar, a menos que tenha ímpeto.',
  'M-CBT-006': 'Só criaturas desviradas do jogador defensor podem bloquear.',
  'M-KEY-002': 'Uma criatura com voar só pode ser bloqueada por criaturas com voar ou alcance.',
  'M-KEY-004': 'Uma criatura com defensor não pode atacar.',
  'M-KEY-010':
    'Uma criatura com intimidar só pode ser bloqueada por criaturas artefato ou que tenham uma cor em comum com ela.',
  'M-KEY-012':
    'O que tem proteção contra uma qualidade não pode ser bloqueado, encantado nem escolhido como alvo pelo que tem essa qualidade.',
  'M-KEY-013': 'O que tem resistência a magia não pode ser alvo de mágicas nem habilidades de oponentes.',
  'M-LAND-001': 'Um jogador pode jogar um terreno em cada um de seus turnos, numa fase principal.',
  'M-LAND-002': 'Na segunda fase principal só se joga um terreno se nenhum foi jogado neste turno.',
  'M-MANA-003': 'Um símbolo colorido é pago com mana daquela cor.',
  'M-MANA-004': 'Não há mana suficiente para o custo.',
  'M-TYPE-005': 'Criaturas, artefatos e encantamentos só são conjurados na própria fase principal.',
  'M-TYPE-006': 'Um feitiço só pode ser conjurado na própria fase principal.',
  'M-X-008': 'O texto de um card não permite isso; "não pode" vale mais do que "pode".',
  'M-X-019': 'Com algo na pilha só se podem usar mágicas instantâneas, cards com lampejo e habilidades ativadas.',
  'M-X-020': 'Um terreno só é jogado com a pilha vazia.',
  'M-X-028': 'Um custo só pode ser pago por inteiro.',
  'M-X-029': 'Falta um alvo legal.',
  'M-X-053': 'Uma criatura que seu controlador não controla desde o início de seu turno não pode atacar nem pagar {T}.',
  'M-X-057':
    'Uma criatura com travessia não pode ser bloqueada enquanto o jogador defensor controlar um terreno daquele tipo.',
  'M-X-072': 'Equipar só é possível quando se poderia conjurar um feitiço.',
  'M-X-090': 'Um planeswalker só é conjurado na própria fase principal.',
  'M-X-092':
    'De cada planeswalker usa-se uma habilidade de lealdade por turno, na própria fase principal com a pilha vazia, e só se removem marcadores que estejam nele.',
};

const es: Statements = {
  'M-ACT-002': 'Una carta girada no puede girarse de nuevo antes de enderezarse.',
  'M-ACT-014': 'Solo quien controla un permanente puede usar sus habilidades.',
  'M-CARD-002': 'Una carta que no es tierra solo puede lanzarse si tiene coste de maná.',
  'M-CBT-001': 'Solo ataca el jugador activo, y solo con criaturas que controla.',
  'M-CBT-002': 'Una criatura girada no puede atacar.',
  'M-CBT-003':
    'Una criatura que entró al campo de batalla este turno no puede atacar, a menos que tenga la habilidad de prisa.',
  'M-CBT-006': 'Solo pueden bloquear criaturas enderezadas del jugador defensor.',
  'M-KEY-002':
    'Una criatura con la habilidad de volar solo puede ser bloqueada por criaturas con la habilidad de volar o alcance.',
  'M-KEY-004': 'Una criatura con la habilidad de defensor no puede atacar.',
  'M-KEY-010':
    'Una criatura con la habilidad de intimidar solo puede ser bloqueada por criaturas artefacto o que compartan un color con ella.',
  'M-KEY-012':
    'Lo que tiene protección contra una cualidad no puede ser bloqueado, encantado ni hecho objetivo por lo que tiene esa cualidad.',
  'M-KEY-013':
    'Lo que tiene la habilidad de antimaleficio no puede ser objetivo de hechizos ni habilidades de los oponentes.',
  'M-LAND-001': 'Un jugador puede jugar una tierra en cada uno de sus turnos, en una fase principal.',
  'M-LAND-002': 'En la segunda fase principal solo se juega una tierra si no se ha jugado ninguna este turno.',
  'M-MANA-003': 'Un símbolo de color se paga con maná de ese color.',
  'M-MANA-004': 'No hay maná suficiente para el coste.',
  'M-TYPE-005': 'Las criaturas, los artefactos y los encantamientos solo se lanzan en la propia fase principal.',
  'M-TYPE-006': 'Un conjuro solo puede lanzarse en la propia fase principal.',
  'M-X-008': 'El texto de una carta no lo permite; «no puede» vale más que «puede».',
  'M-X-019':
    'Con algo en la pila solo pueden usarse instantáneos, cartas con la habilidad de destello y habilidades activadas.',
  'M-X-020': 'Una tierra solo se juega con la pila vacía.',
  'M-X-028': 'Un coste solo puede pagarse por completo.',
  'M-X-029': 'Falta un objetivo legal.',
  'M-X-053': 'Una criatura que su controlador no controla desde el comienzo de su turno no puede atacar ni pagar {T}.',
  'M-X-057':
    'Una criatura que cruza tierras no puede ser bloqueada mientras el jugador defensor controle una tierra de ese tipo.',
  'M-X-072': 'Solo se puede equipar cuando se podría lanzar un conjuro.',
  'M-X-090': 'Un planeswalker solo se lanza en la propia fase principal.',
  'M-X-092':
    'De cada planeswalker se usa una habilidad de lealtad por turno, en la propia fase principal con la pila vacía, y solo se quitan contadores que estén sobre él.',
};

const it: Statements = {
  'M-ACT-002': 'Una carta TAPpata non può essere TAPpata di nuovo prima di essere STAPpata.',
  'M-ACT-014': 'Solo chi controlla un permanente può usarne le abilità.',
  'M-CARD-002': 'Una carta che non è una terra può essere lanciata solo se ha un costo di mana.',
  'M-CBT-001': 'Attacca solo il giocatore attivo, e solo con creature che controlla.',
  'M-CBT-002': 'Una creatura TAPpata non può attaccare.',
  'M-CBT-003':
    'Una creatura entrata nel campo di battaglia in questo turno non può attaccare, a meno che non abbia rapidità.',
  'M-CBT-006': 'Possono bloccare solo creature STAPpate del giocatore in difesa.',
  'M-KEY-002': 'Una creatura con volare può essere bloccata solo da creature con volare o raggiungere.',
  'M-KEY-004': 'Una creatura con difensore non può attaccare.',
  'M-KEY-010':
    'Una creatura con intimidire può essere bloccata solo da creature artefatto o che condividono un colore con essa.',
  'M-KEY-012':
    'Ciò che ha protezione da una qualità non può essere bloccato, incantato né bersagliato da ciò che ha quella qualità.',
  'M-KEY-013': 'Ciò che ha anti-malocchio non può essere bersaglio di magie e abilità degli avversari.',
  'M-LAND-001': 'Un giocatore può giocare una terra in ciascuno dei suoi turni, in una fase principale.',
  'M-LAND-002': 'Nella seconda fase principale si gioca una terra solo se non se n’è giocata nessuna in questo turno.',
  'M-MANA-003': 'Un simbolo colorato si paga con mana di quel colore.',
  'M-MANA-004': 'Non c’è abbastanza mana per il costo.',
  'M-TYPE-005': 'Creature, artefatti e incantesimi si lanciano solo nella propria fase principale.',
  'M-TYPE-006': 'Una stregoneria può essere lanciata solo nella propria fase principale.',
  'M-X-008': 'Il testo di una carta non lo permette; «non può» vale più di «può».',
  'M-X-019': 'Con qualcosa in pila si possono usare solo istantanei, carte con lampo e abilità attivate.',
  'M-X-020': 'Una terra si gioca solo con la pila vuota.',
  'M-X-028': 'Un costo può essere pagato solo per intero.',
  'M-X-029': 'Manca un bersaglio legale.',
  'M-X-053':
    'Una creatura che il suo controllore non controlla dall’inizio del suo turno non può attaccare né pagare {T}.',
  'M-X-057':
    'Una creatura con passa-terre non può essere bloccata finché il giocatore in difesa controlla una terra di quel tipo.',
  'M-X-072': 'Si può equipaggiare solo quando si potrebbe lanciare una stregoneria.',
  'M-X-090': 'Un planeswalker si lancia solo nella propria fase principale.',
  'M-X-092':
    'Di ogni planeswalker si usa un’abilità di fedeltà per turno, nella propria fase principale con la pila vuota, e si rimuovono solo segnalini che ci sono.',
};

const fr: Statements = {
  'M-ACT-002': 'Une carte engagée ne peut pas être engagée de nouveau avant d’être dégagée.',
  'M-ACT-014': 'Seul le contrôleur d’un permanent peut en utiliser les capacités.',
  'M-CARD-002': 'Une carte qui n’est pas un terrain ne peut être lancée que si elle a un coût de mana.',
  'M-CBT-001': 'Seul le joueur actif attaque, et seulement avec des créatures qu’il contrôle.',
  'M-CBT-002': 'Une créature engagée ne peut pas attaquer.',
  'M-CBT-003':
    'Une créature arrivée sur le champ de bataille ce tour-ci ne peut pas attaquer, à moins d’avoir la célérité.',
  'M-CBT-006': 'Seules des créatures dégagées du joueur défenseur peuvent bloquer.',
  'M-KEY-002': 'Une créature avec le vol ne peut être bloquée que par des créatures avec le vol ou la portée.',
  'M-KEY-004': 'Une créature avec le défenseur ne peut pas attaquer.',
  'M-KEY-010':
    'Une créature avec l’intimidation ne peut être bloquée que par des créatures-artefacts ou des créatures qui partagent une couleur avec elle.',
  'M-KEY-012':
    'Ce qui a la protection contre une qualité ne peut être ni bloqué, ni enchanté, ni ciblé par ce qui a cette qualité.',
  'M-KEY-013': 'Ce qui a la défense talismanique ne peut pas être la cible de sorts et de capacités des adversaires.',
  'M-LAND-001': 'Un joueur peut jouer un terrain à chacun de ses tours, pendant une phase principale.',
  'M-LAND-002': 'Pendant la seconde phase principale, on ne joue un terrain que si aucun n’a été joué ce tour-ci.',
  'M-MANA-003': 'Un symbole de couleur se paie avec du mana de cette couleur.',
  'M-MANA-004': 'Il n’y a pas assez de mana pour le coût.',
  'M-TYPE-005': 'Créatures, artefacts et enchantements ne se lancent que pendant sa propre phase principale.',
  'M-TYPE-006': 'Un rituel ne peut être lancé que pendant sa propre phase principale.',
  'M-X-008': 'Le texte d’une carte ne le permet pas ; « ne peut pas » l’emporte sur « peut ».',
  'M-X-019':
    'Avec quelque chose sur la pile, on ne peut utiliser que des éphémères, des cartes avec le flash et des capacités activées.',
  'M-X-020': 'Un terrain ne se joue que si la pile est vide.',
  'M-X-028': 'Un coût ne peut être payé qu’en entier.',
  'M-X-029': 'Il manque une cible légale.',
  'M-X-053':
    'Une créature que son contrôleur ne contrôle pas depuis le début de son tour ne peut ni attaquer ni payer {T}.',
  'M-X-057':
    'Une créature avec la traversée ne peut pas être bloquée tant que le joueur défenseur contrôle un terrain de ce type.',
  'M-X-072': 'On ne peut équiper que lorsqu’on pourrait lancer un rituel.',
  'M-X-090': 'Un planeswalker ne se lance que pendant sa propre phase principale.',
  'M-X-092':
    'De chaque planeswalker on utilise une capacité de loyauté par tour, pendant sa propre phase principale avec une pile vide, et on ne retire que des marqueurs qui y sont.',
};

export const STATEMENTS: Readonly<Record<string, Statements>> = { pt, es, it, fr };
