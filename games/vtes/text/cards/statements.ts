/**
 * What cards say of a minion or a Methuselah for a while, in the five languages side by side. A translator of one of these sentences
 * sees the others; the files of the languages take theirs from here.
 */
import type { Stat } from '../../cards/language.ts';
import type { Statement } from './qualities.ts';

type Languages = 'en' | 'pt' | 'es' | 'it' | 'fr';
type InEach = Readonly<Record<Languages, string>>;

/** Things that one gets: "an optional maneuver or press". */
const THINGS = {
  'optional maneuver or press': {
    en: 'an optional maneuver or press',
    pt: 'uma manobra ou um pressionar opcional',
    es: 'una maniobra o un acoso opcional',
    it: 'una manovra o una pressione opzionale',
    fr: 'une manœuvre ou une poursuite optionnelle',
  },
} as const satisfies Partial<Record<Stat, InEach>>;

/** Sentences with `who` as their subject; `amount` is without its sign, `signed` with it. */
const SENTENCES = {
  'mandatory press to continue': {
    en: 'once in each combat, {who} must press to continue if {who~it|they} can',
    pt: 'uma vez por combate, {who} {who~deve|devem} pressionar para continuar, se possível',
    es: 'una vez por combate, {who} {who~debe|deben} usar un acoso para continuar si {who~puede|pueden}',
    it: 'una volta per combattimento, {who} {who~deve|devono} usare una pressione per continuare, se {who~può|possono}',
    fr: 'une fois par combat, {who} {who~doit|doivent} poursuivre pour continuer si possible',
  },
  'damage of Blood Sorcery strikes': {
    en: '{who:possessive} damaging strikes that require Blood Sorcery inflict {signed} damage',
    pt: 'os golpes de dano {who:of} que exigem Feitiçaria de Sangue infligem {signed} de dano',
    es: 'los ataques con daño {who:of} que requieren Hechicería de Sangre infligen {signed} de daño',
    it: 'i colpi che infliggono danni {who:of} e che richiedono Stregoneria del Sangue infliggono {signed} danni',
    fr: 'les frappes infligeant des dégâts {who:of} qui requièrent Sorcellerie du sang infligent {signed} point de dégâts',
  },
  'damage of ranged strikes': {
    en: '{who:possessive} ranged strikes inflict {signed} damage, at any range',
    pt: 'os golpes a distância {who:of} infligem {signed} de dano, a qualquer distância',
    es: 'los ataques a distancia {who:of} infligen {signed} de daño, a cualquier distancia',
    it: 'i colpi a distanza {who:of} infliggono {signed} danni, a qualsiasi distanza',
    fr: 'les frappes à toute portée {who:of} infligent {signed} point de dégâts, même au contact',
  },
  'doubled votes': {
    en: 'the votes of the vampires that {who} {who~controls|control} count twice, and nothing else multiplies them',
    pt: 'os votos dos vampiros que {who} {who~controla|controlam} contam em dobro, e nada mais os multiplica',
    es: 'los votos de los vampiros que {who} {who~controlas|controla|controlan} cuentan el doble, y nada más los multiplica',
    it: 'i voti dei vampiri che {who} {who~controlli|controlla|controllano} contano il doppio, e nient’altro li moltiplica',
    fr: 'les voix des vampires que {who} {who~contrôlez|contrôle|contrôlent} comptent double, et rien d’autre ne les multiplie',
  },
  'others yield its title': {
    en: 'a vampire that contests the title of {who} has to yield in the unlock phase of its controller',
    pt: 'um vampiro que conteste o título {who:of} deve ceder na fase de destravar de seu controlador',
    es: 'un vampiro que dispute el título {who:of} debe ceder en la fase de enderezamiento de su controlador',
    it: 'un vampiro che contesta il titolo {who:of} deve cederlo nella fase di stappo del suo controllore',
    fr: 'un vampire qui conteste le titre {who:of} doit céder durant la phase de redressement de son contrôleur',
  },
  'dearer title contest': {
    en: 'for others, contesting the title of {who} costs {amount} more blood',
    pt: 'contestar o título {who:of} custa aos outros {amount} de sangue a mais',
    es: 'disputar el título {who:of} cuesta a los demás {amount} de sangre más',
    it: 'contestare il titolo {who:of} costa agli altri {amount} sangue in più',
    fr: 'contester le titre {who:of} coûte aux autres {amount} {amount#point|points} de sang de plus',
  },
  'burns its namesake': {
    en: '{who} cannot be contested: if a second one would enter play, the first is burned',
    pt: '{who} não pode ser contestado: se um segundo fosse entrar em jogo, o primeiro é queimado',
    es: '{who} no puede ser disputado: si un segundo fuera a entrar en juego, se quema el primero',
    it: '{who} non può essere contestato: se ne entrasse in gioco un secondo, il primo viene bruciato',
    fr: '{who} ne peut pas être contesté : si un second devait entrer en jeu, le premier est brûlé',
  },
  'cannot have a haven': {
    en: '{who} cannot have a haven: burn any that {who} would receive',
    pt: '{who} não pode ter refúgio: queime qualquer um que receberia',
    es: '{who} no puede tener refugio: quema cualquiera que fuera a recibir',
    it: '{who} non può avere un rifugio: brucia quelli che riceverebbe',
    fr: '{who} ne peut pas avoir de refuge : brûlez tous ceux qu’il recevrait',
  },
  'no votes against blood hunts': {
    en: '{who} cannot vote against a blood hunt',
    pt: '{who} não {who~pode|podem} votar contra uma caçada de sangue',
    es: '{who} no {who~puede|pueden} votar contra una Caza de Sangre',
    it: '{who} non {who~può|possono} votare contro una caccia di sangue',
    fr: '{who} ne {who~peut|peuvent} pas voter contre une chasse de sang',
  },
  'votes against blood hunts': {
    en: '{who} {who~has|have} {amount} more {amount#vote|votes} against a blood hunt',
    pt: '{who} {who~tem|têm} {amount} {amount#voto|votos} a mais contra uma caçada de sangue',
    es: '{who} {who~tiene|tienen} {amount} {amount#voto|votos} más contra una Caza de Sangre',
    it: '{who} {who~ha|hanno} {amount} {amount#voto|voti} in più contro una caccia di sangue',
    fr: '{who} {who~a|ont} {amount} voix de plus contre une chasse de sang',
  },
  'price of blocking': {
    en: '{who} can be blocked only by minions that burn {amount} blood or life for the attempt',
    pt: 'para tentar bloquear {who}, um servo deve queimar {amount} de sangue ou vida',
    es: 'para intentar bloquear {who:to}, un siervo debe quemar {amount} de sangre o vida',
    it: 'per tentare di bloccare {who}, un seguace deve bruciare {amount} sangue o vita',
    fr: 'pour tenter de bloquer {who}, un serviteur doit brûler {amount} {amount#point|points} de sang ou de vie',
  },
  'blockers burn library cards': {
    en: '{who} can be blocked only by minions whose controller burns {amount} {amount#card|cards} from the top of the library for the attempt',
    pt: 'para tentar bloquear {who}, o controlador de um servo deve queimar {amount} {amount#carta|cartas} do topo de sua biblioteca',
    es: 'para intentar bloquear {who:to}, el controlador de un siervo debe quemar {amount} {amount#carta|cartas} de la parte superior de su biblioteca',
    it: 'per tentare di bloccare {who}, il controllore di un seguace deve bruciare {amount} {amount#carta|carte} dalla cima della propria biblioteca',
    fr: 'pour tenter de bloquer {who}, le contrôleur d’un serviteur doit brûler {amount} {amount#carte|cartes} du dessus de sa bibliothèque',
  },
  'opposing retainers lose their abilities': {
    en: 'in combat with {who}, the retainers of the opposing minion have no abilities',
    pt: 'em combate com {who}, os lacaios do servo oponente não têm habilidades',
    es: 'en combate con {who}, los criados del siervo oponente no tienen capacidades',
    it: 'in combattimento con {who}, i servitori del seguace avversario non hanno abilità',
    fr: 'en combat avec {who}, les suivants du serviteur opposé n’ont pas de capacités',
  },
  'rescue cost': {
    en: 'a rescue from torpor by {who} costs {signed} blood',
    pt: 'resgatar um vampiro do torpor custa {signed} de sangue {who:to}',
    es: 'rescatar a un vampiro del letargo cuesta {who:to} {signed} de sangre',
    it: 'salvare un vampiro dal torpore costa {who:to} {signed} sangue',
    fr: 'secourir un vampire en torpeur coûte {signed} point de sang {who:to}',
  },
  'cost of being rescued': {
    en: 'rescuing {who} from torpor costs {signed} blood',
    pt: 'resgatar {who} do torpor custa {signed} de sangue',
    es: 'rescatar del letargo {who:to} cuesta {signed} de sangre',
    it: 'salvare {who} dal torpore costa {signed} sangue',
    fr: 'secourir {who} en torpeur coûte {signed} point de sang',
  },
  'no blood hunt if diablerized': {
    en: 'no blood hunt can be called for the diablerie of {who}',
    pt: 'nenhuma caçada de sangue pode ser convocada pela diablerie {who:of}',
    es: 'no puede convocarse una Caza de Sangre por la diablerie {who:of}',
    it: 'non si può chiamare una caccia di sangue per la diablerie {who:of}',
    fr: 'aucune chasse de sang ne peut être lancée pour la diablerie {who:of}',
  },
  'votes for the Edge': {
    en: '{who} {who~gets|get} {amount} more {amount#vote|votes} for burning the Edge',
    pt: '{who} {who~recebe|recebem} {amount} {amount#voto|votos} a mais ao queimar a Vantagem',
    es: '{who} {who~obtienes|obtiene|obtienen} {amount} {amount#voto|votos} más al quemar la Ventaja',
    it: '{who} {who~ottieni|ottiene|ottengono} {amount} {amount#voto|voti} in più bruciando il Vantaggio',
    fr: '{who} {who~recevez|reçoit|reçoivent} {amount} voix de plus en brûlant l’Avantage',
  },
  'cannot hunt': {
    en: '{who} cannot hunt',
    pt: '{who} não {who~pode|podem} caçar',
    es: '{who} no {who~puede|pueden} cazar',
    it: '{who} non {who~può|possono} cacciare',
    fr: '{who} ne {who~peut|peuvent} pas chasser',
  },
  'cannot play Discipline cards': {
    en: '{who} cannot play cards that require a Discipline',
    pt: '{who} não {who~pode|podem} jogar cartas que exijam uma Disciplina',
    es: '{who} no {who~puede|pueden} jugar cartas que requieran una Disciplina',
    it: '{who} non {who~può|possono} giocare carte che richiedono una Disciplina',
    fr: '{who} ne {who~peut|peuvent} pas jouer de cartes qui requièrent une Discipline',
  },
  'cannot play strike cards': {
    en: '{who} cannot play strike cards',
    pt: '{who} não {who~pode|podem} jogar cartas de golpe',
    es: '{who} no {who~puede|pueden} jugar cartas de ataque',
    it: '{who} non {who~può|possono} giocare carte colpo',
    fr: '{who} ne {who~peut|peuvent} pas jouer de cartes de frappe',
  },
  'weapons inflict no damage': {
    en: 'the weapons of {who} do no damage',
    pt: 'os golpes com armas {who:of} não infligem dano',
    es: 'los ataques con armas {who:of} no infligen daño',
    it: 'i colpi con armi {who:of} non infliggono danni',
    fr: 'les frappes avec une arme {who:of} n’infligent pas de dégâts',
  },
  'damage of Potence strikes': {
    en: '{who:possessive} damaging strikes that require Potence inflict {signed} damage',
    pt: 'os golpes de dano {who:of} que exigem Potência infligem {signed} de dano',
    es: 'los ataques con daño {who:of} que requieren Potencia infligen {signed} de daño',
    it: 'i colpi che infliggono danni {who:of} e che richiedono Potenza infliggono {signed} danni',
    fr: 'les frappes infligeant des dégâts {who:of} qui requièrent Puissance infligent {signed} point de dégâts',
  },
  'cannot maneuver to long range': {
    en: '{who} cannot bring the combat to long range',
    pt: '{who} não {who~pode|podem} manobrar para longa distância',
    es: '{who} no {who~puede|pueden} maniobrar a larga distancia',
    it: '{who} non {who~può|possono} manovrare verso la lunga distanza',
    fr: '{who} ne {who~peut|peuvent} pas manœuvrer pour passer à longue portée',
  },
  'cannot press to end': {
    en: '{who} cannot press to end the combat',
    pt: '{who} não {who~pode|podem} pressionar para encerrar o combate',
    es: '{who} no {who~puede|pueden} usar un acoso para terminar el combate',
    it: '{who} non {who~può|possono} usare una pressione per terminare il combattimento',
    fr: '{who} ne {who~peut|peuvent} pas utiliser de poursuite pour mettre fin au combat',
  },
  'damage in each press step': {
    en: '{who} {who~takes|take} {amount} unpreventable damage in the press step of each round of this combat',
    pt: '{who} {who~sofre|sofrem} {amount} de dano não prevenível na etapa de pressionar de cada rodada deste combate',
    es: '{who} {who~sufre|sufren} {amount} de daño imprevenible en el paso de acoso de cada asalto de este combate',
    it: '{who} {who~subisce|subiscono} {amount} {amount#danno|danni} non prevenibile nella fase di pressione di ogni round di questo combattimento',
    fr: '{who} {who~subit|subissent} {amount} {amount#point|points} de dégâts impossibles à prévenir durant l’étape de poursuite de chaque round de ce combat',
  },
  weather: {
    en: 'from now on, each combatant and each of their retainers suffers {amount} unpreventable environmental damage before the range of every round of this combat',
    pt: 'a partir de agora, ambos os combatentes e cada lacaio com eles sofrem {amount} de dano ambiental não prevenível antes da distância de cada rodada deste combate',
    es: 'a partir de ahora, ambos combatientes y cada criado que tengan sufren {amount} de daño ambiental imprevenible antes de la distancia de cada asalto de este combate',
    it: 'da ora in poi, entrambi i combattenti e ogni loro servitore subiscono {amount} {amount#danno|danni} ambientale non prevenibile prima della distanza di ogni round di questo combattimento',
    fr: 'à partir de maintenant, les deux combattants et chacun de leurs compagnons subissent {amount} {amount#point|points} de dégâts environnementaux impossibles à prévenir avant la portée de chaque round de ce combat',
  },
  'growing weather': {
    en: 'from now on, each combatant and each of their retainers suffers {amount} unpreventable environmental damage before the range of every round of this combat, and 1 more in each later round',
    pt: 'a partir de agora, ambos os combatentes e cada lacaio com eles sofrem {amount} de dano ambiental não prevenível antes da distância de cada rodada deste combate, e 1 a mais em cada rodada seguinte',
    es: 'a partir de ahora, ambos combatientes y cada criado que tengan sufren {amount} de daño ambiental imprevenible antes de la distancia de cada asalto de este combate, y 1 más en cada asalto posterior',
    it: 'da ora in poi, entrambi i combattenti e ogni loro servitore subiscono {amount} {amount#danno|danni} ambientale non prevenibile prima della distanza di ogni round di questo combattimento, e 1 in più in ogni round successivo',
    fr: 'à partir de maintenant, les deux combattants et chacun de leurs compagnons subissent {amount} {amount#point|points} de dégâts environnementaux impossibles à prévenir avant la portée de chaque round de ce combat, et 1 de plus à chaque round suivant',
  },
  'open hand': {
    en: '{who} {who~plays|play} with an open hand',
    pt: '{who} {who~joga|jogam} com a mão aberta',
    es: '{who} {who~juegas|juega|juegan} con la mano a la vista',
    it: '{who} {who~giochi|gioca|giocano} a carte scoperte',
    fr: '{who} {who~jouez|joue|jouent} cartes sur table',
  },
  'sees all hands': {
    en: '{who} can look at the hands of all Methuselahs',
    pt: '{who} {who~pode|podem} olhar as mãos de todos os Matusaléns',
    es: '{who} {who~puedes|puede|pueden} mirar las manos de todos los Matusalenes',
    it: '{who} {who~puoi|può|possono} guardare le mani di tutti i Matusalemme',
    fr: '{who} {who~pouvez|peut|peuvent} regarder les mains de tous les Mathusalems',
  },
  'safe from opposing strikes': {
    en: 'all damage to {who} from the strikes of the opposing minion is prevented',
    pt: 'todo o dano {who:to} dos golpes do servo oponente é prevenido',
    es: 'se previene todo el daño {who:to} de los ataques del siervo rival',
    it: 'tutti i danni {who:to} dai colpi del seguace avversario sono prevenuti',
    fr: 'tous les dégâts des frappes du serviteur adverse infligés {who:to} sont prévenus',
  },
  'one cheaper combat card': {
    en: 'the next combat card that {who} {who~plays|play} for blood costs {amount} blood less',
    pt: 'a próxima carta de combate com custo em sangue que {who} {who~jogar|jogarem} custa {amount} de sangue a menos',
    es: 'la próxima carta de combate con costo de sangre que {who} {who~juegue|jueguen} cuesta {amount} de sangre menos',
    it: 'la prossima carta combattimento con costo in sangue che {who} {who~gioca|giocano} costa {amount} sangue in meno',
    fr: 'la prochaine carte de combat coûtant du sang que {who} {who~joue|jouent} coûte {amount} {amount#point|points} de sang de moins',
  },
  'fills up by hunting': {
    en: '{who} {who~fills|fill} up to {who~its|their} capacity by a successful hunt',
    pt: '{who} {who~enche-se|enchem-se} de sangue até sua capacidade com uma caçada bem-sucedida',
    es: '{who} se {who~llena|llenan} de sangre hasta su capacidad con una caza con éxito',
    it: '{who} {who~si riempie|si riempiono} di sangue fino alla propria capacità con una caccia riuscita',
    fr: '{who} {who~se remplit|se remplissent} de sang jusqu’à {who~sa|leur} capacité par une chasse réussie',
  },
  'does not lock for blocking': {
    en: '{who} {who~does|do} not lock for blocking this action',
    pt: '{who} não {who~trava|travam} por bloquear esta ação',
    es: '{who} no se {who~gira|giran} por bloquear esta acción',
    it: '{who} non {who~si tappa|si tappano} per aver bloccato questa azione',
    fr: '{who} ne {who~s’incline|s’inclinent} pas pour avoir bloqué cette action',
  },
  'keeps minions from unlocking': {
    en: 'no minion can unlock during the action',
    pt: 'nenhum servo pode destravar durante a ação',
    es: 'ningún siervo puede enderezarse durante la acción',
    it: 'nessun seguace può stapparsi durante l’azione',
    fr: 'aucun serviteur ne peut se redresser durant l’action',
  },
  'must hunt': {
    en: '{who} must hunt',
    pt: '{who} {who~deve|devem} caçar',
    es: '{who} {who~debe|deben} cazar',
    it: '{who} {who~deve|devono} cacciare',
    fr: '{who} {who~doit|doivent} chasser',
  },
  'cannot diablerize': {
    en: '{who} cannot diablerize vampires',
    pt: '{who} não {who~pode|podem} diablerizar vampiros',
    es: '{who} no {who~puede|pueden} diabolizar vampiros',
    it: '{who} non {who~può|possono} diablerizzare vampiri',
    fr: '{who} ne {who~peut|peuvent} pas diabler de vampires',
  },
  'two master actions': {
    en: '{who} {who~has|have} two master phase actions instead of one',
    pt: '{who} {who~tem|têm} duas ações da fase de mestre em vez de uma',
    es: '{who} {who~tienes|tiene|tienen} dos acciones de fase heril en vez de una',
    it: '{who} {who~hai|ha|hanno} due azioni di fase master invece di una',
    fr: '{who} {who~avez|a|ont} deux actions de phase maître au lieu d’une',
  },
  'no replacement in minion phases': {
    en: '{who} {who~replaces|replace} cards played in a minion phase only when that phase is over',
    pt: '{who} só {who~repõe|repõem} as cartas jogadas em uma fase de servos quando essa fase termina',
    es: '{who} solo {who~repones|repone|reponen} las cartas jugadas en una fase de siervos cuando esa fase termina',
    it: '{who} {who~rimpiazzi|rimpiazza|rimpiazzano} le carte giocate in una fase dei seguaci solo quando quella fase è finita',
    fr: '{who} ne {who~remplacez|remplace|remplacent} les cartes jouées durant une phase des serviteurs qu’à la fin de celle-ci',
  },
  'cannot play reaction cards': {
    en: '{who} cannot play reaction cards',
    pt: '{who} não {who~pode|podem} jogar cartas de reação',
    es: '{who} no {who~puede|pueden} jugar cartas de reacción',
    it: '{who} non {who~può|possono} giocare carte reazione',
    fr: '{who} ne {who~peut|peuvent} pas jouer de cartes de réaction',
  },
  'pool for ousting': {
    en: '{who} {who~gains|gain} {amount} more pool if {who~its|your} prey is ousted',
    pt: '{who} {who~ganha|ganham} {amount} de recursos a mais se sua presa for eliminada',
    es: '{who} {who~ganas|gana|ganan} {amount} de reserva sanguínea más si {who~tu|su|su} presa es eliminada',
    it: '{who} {who~guadagni|guadagna|guadagnano} {amount} {amount#risorsa|risorse} in più se la {who~tua|sua|loro} preda viene estromessa',
    fr: '{who} {who~gagnez|gagne|gagnent} {amount} {amount#point|points} de réserve de plus si {who~votre|sa|leur} proie est éliminée',
  },
  'damage with the strikes': {
    en: '{who} {who~takes|take} {amount} damage together with the normal strikes',
    pt: '{who} {who~sofre|sofrem} {amount} de dano junto com os golpes normais',
    es: '{who} {who~sufre|sufren} {amount} de daño junto con los ataques normales',
    it: '{who} {who~subisce|subiscono} {amount} {amount#danno|danni} insieme ai colpi normali',
    fr: '{who} {who~subit|subissent} {amount} {amount#point|points} de dégâts en même temps que les frappes normales',
  },
  'returns strike damage': {
    en: 'during each strike resolution, the opposing minion takes as much environmental damage as it successfully inflicts on {who}',
    pt: 'durante cada resolução de golpes, o servo oponente sofre tanto dano ambiental quanto infligir com sucesso {who:to}',
    es: 'durante cada resolución de ataques, el siervo rival sufre tanto daño ambiental como inflija con éxito {who:to}',
    it: 'durante ogni risoluzione dei colpi, il seguace avversario subisce tanti danni ambientali quanti ne infligge con successo {who:to}',
    fr: 'durant chaque résolution des frappes, le serviteur adverse subit autant de dégâts environnementaux qu’il réussit à en infliger {who:to}',
  },
  'returns aggravated strike damage': {
    en: 'during each strike resolution, the opposing minion takes as much aggravated environmental damage as it successfully inflicts on {who}',
    pt: 'durante cada resolução de golpes, o servo oponente sofre tanto dano ambiental agravado quanto infligir com sucesso {who:to}',
    es: 'durante cada resolución de ataques, el siervo rival sufre tanto daño ambiental agravado como inflija con éxito {who:to}',
    it: 'durante ogni risoluzione dei colpi, il seguace avversario subisce tanti danni ambientali aggravati quanti ne infligge con successo {who:to}',
    fr: 'durant chaque résolution des frappes, le serviteur adverse subit autant de dégâts environnementaux aggravés qu’il réussit à en infliger {who:to}',
  },
  'immune to normal damage': {
    en: '{who} {who~takes|take} no damage but aggravated damage',
    pt: '{who} só {who~sofre|sofrem} dano agravado',
    es: '{who} solo {who~recibe|reciben} daño agravado',
    it: '{who} {who~subisce|subiscono} solo danni aggravati',
    fr: '{who} ne {who~subit|subissent} que des dégâts aggravés',
  },
  'cannot have equipment': {
    en: '{who} cannot have or use equipment',
    pt: '{who} não {who~pode|podem} ter nem usar equipamento',
    es: '{who} no {who~puede|pueden} tener ni usar equipo',
    it: '{who} non {who~può|possono} avere né usare equipaggiamento',
    fr: '{who} ne {who~peut|peuvent} ni avoir ni utiliser d’équipement',
  },
  'cannot have retainers': {
    en: '{who} cannot have or use retainers',
    pt: '{who} não {who~pode|podem} ter nem usar lacaios',
    es: '{who} no {who~puede|pueden} tener ni usar criados',
    it: '{who} non {who~può|possono} avere né usare servitori',
    fr: '{who} ne {who~peut|peuvent} ni avoir ni utiliser de compagnons',
  },
  'less damage from opposing': {
    en: 'in combat, each strike and each other source of damage of the opposing minion does {amount} less damage to {who}',
    pt: 'em combate, cada golpe ou outra fonte de dano do servo oponente inflige {amount} de dano a menos {who:to}',
    es: 'en combate, cada ataque u otra fuente de daño del siervo rival inflige {amount} de daño menos {who:to}',
    it: 'in combattimento, ogni colpo e ogni altra fonte di danni del seguace avversario infligge {amount} {amount#danno|danni} in meno {who:to}',
    fr: 'en combat, chaque frappe ou autre source de dégâts du serviteur adverse inflige {amount} {amount#point|points} de dégâts de moins {who:to}',
  },
  'cannot strike': {
    en: '{who} cannot strike',
    pt: '{who} não {who~pode|podem} golpear',
    es: '{who} no {who~puede|pueden} atacar',
    it: '{who} non {who~può|possono} colpire',
    fr: '{who} ne {who~peut|peuvent} pas frapper',
  },
  'cannot maneuver': {
    en: '{who} cannot maneuver',
    pt: '{who} não {who~pode|podem} manobrar',
    es: '{who} no {who~puede|pueden} maniobrar',
    it: '{who} non {who~può|possono} manovrare',
    fr: '{who} ne {who~peut|peuvent} pas manœuvrer',
  },
  'first strike': {
    en: '{who} {who~strikes|strike} with first strike',
    pt: 'os golpes {who:of} são com golpe rápido',
    es: 'los ataques {who:of} son con primer golpe',
    it: 'i colpi {who:of} sono con primo colpo',
    fr: 'les frappes {who:of} ont l’initiative',
  },
  'undodgeable strikes': {
    en: '{who:possessive} strikes cannot be dodged',
    pt: 'ninguém pode se esquivar dos golpes {who:of}',
    es: 'los ataques {who:of} no se pueden esquivar',
    it: 'i colpi {who:of} non possono essere schivati',
    fr: 'les frappes {who:of} ne peuvent pas être esquivées',
  },
  'cannot gain life': {
    en: '{who} cannot gain life: any gain goes to the bank instead',
    pt: '{who} não {who~pode|podem} ganhar vida; a vida que ganharia vai para o banco de sangue',
    es: '{who} no {who~puede|pueden} ganar vida; la que ganaría va al banco de sangre',
    it: '{who} non {who~può|possono} guadagnare vita; quella che guadagnerebbe va alla banca del sangue',
    fr: '{who} ne {who~peut|peuvent} pas gagner de points de vie ; ceux qu’il gagnerait vont à la banque de sang',
  },
  'acts when recruited': {
    en: '{who} can act in the turn {who~it is|they are} recruited',
    pt: '{who} {who~pode|podem} agir no turno em que {who~for recrutado|forem recrutados}',
    es: '{who} {who~puede|pueden} actuar en el turno en que {who~es reclutado|son reclutados}',
    it: '{who} {who~può|possono} agire nel turno in cui {who~viene reclutato|vengono reclutati}',
    fr: '{who} {who~peut|peuvent} agir durant le tour où {who~il est recruté|ils sont recrutés}',
  },
  'opponent counts as acting': {
    en: 'in combat with {who}, the opposing minion counts as the acting one',
    pt: 'em combate com {who}, o servo oponente é considerado o servo agente',
    es: 'en combate con {who}, el siervo rival se considera el siervo activo',
    it: 'in combattimento con {who}, il seguace avversario è considerato il seguace agente',
    fr: 'en combat avec {who}, le serviteur adverse est considéré comme le serviteur qui agit',
  },
  'no bleed from other equipment': {
    en: 'no other equipment adds to the bleed of {who}',
    pt: 'nenhum outro equipamento aumenta o sangrar {who:of}',
    es: 'ningún otro equipo aumenta el sangrado {who:of}',
    it: 'nessun altro equipaggiamento aumenta il dissanguamento {who:of}',
    fr: 'aucun autre équipement n’augmente la morsure {who:of}',
  },
} as const satisfies Partial<Record<Stat, InEach>>;

type Thing = keyof typeof THINGS;
type Sentence = keyof typeof SENTENCES;
type Statements = Readonly<Record<Thing, { readonly gets: string }>> & Readonly<Record<Sentence, Statement>>;

/** All of them in one language. The subject is always named, so that an order and a statement are the same sentence. */
export function statementsIn(language: Languages): Statements {
  const said: Record<string, Statement | { readonly gets: string }> = {};
  for (const [stat, words] of Object.entries(THINGS)) said[stat] = { gets: words[language] };
  for (const [stat, words] of Object.entries(SENTENCES)) {
    const clause = words[language];
    said[stat] = { order: clause, infinitive: clause, statement: clause };
  }
  return said as Statements;
}
