/** Statements that hold while a card is in play, in the five languages side by side, as in `statements.ts`. */
import { type PoliticalPiece, politicalPiecesIn } from './politics.ts';

type Languages = 'en' | 'pt' | 'es' | 'it' | 'fr';
type InEach = Readonly<Record<Languages, string>>;

const ALWAYS = {
  'burns counters': {
    en: 'when {card} leaves play, burn all {counters}',
    pt: 'quando {card} sair de jogo, queime todos os {counters}',
    es: 'cuando {card} sale del juego, quema todas las {counters}',
    it: 'quando {card} lascia il gioco, brucia tutti i {counters}',
    fr: 'lorsque {card} quitte le jeu, brûlez tous les {counters}',
  },
  /** Slots `cards` and `who`: their player; `in`: the reduced kind of payment. */
  'discount by lock': {
    en: 'when you pay for {cards}[ that {who} plays], you may lock {card} to pay {amount} less[ {in}]',
    pt: 'ao pagar por {cards}[ que {who} jogar], você pode travar {card} para pagar {amount} a menos[ de {in}]',
    es: 'al pagar {cards}[ que juegue {who}], puedes girar {card} para pagar {amount} menos[ de {in}]',
    it: 'quando paghi {cards}[ che {who} gioca], puoi tappare {card} per pagare {amount}[ {in}] in meno',
    fr: 'lorsque vous payez {cards}[ que joue {who}], vous pouvez incliner {card} pour payer {amount} de moins[ en {in}]',
  },
  'discount by burn': {
    en: 'when you pay for {cards}[ that {who} plays], you may burn {card} to pay {amount} less[ {in}]',
    pt: 'ao pagar por {cards}[ que {who} jogar], você pode queimar {card} para pagar {amount} a menos[ de {in}]',
    es: 'al pagar {cards}[ que juegue {who}], puedes quemar {card} para pagar {amount} menos[ de {in}]',
    it: 'quando paghi {cards}[ che {who} gioca], puoi bruciare {card} per pagare {amount}[ {in}] in meno',
    fr: 'lorsque vous payez {cards}[ que joue {who}], vous pouvez brûler {card} pour payer {amount} de moins[ en {in}]',
  },
  'discount by turn': {
    en: 'once each turn, when you pay for {cards}[ that {who} plays], you may pay {amount} less[ {in}]',
    pt: 'uma vez por turno, ao pagar por {cards}[ que {who} jogar], você pode pagar {amount} a menos[ de {in}]',
    es: 'una vez por turno, al pagar {cards}[ que juegue {who}], puedes pagar {amount} menos[ de {in}]',
    it: 'una volta per turno, quando paghi {cards}[ che {who} gioca], puoi pagare {amount}[ {in}] in meno',
    fr: 'une fois par tour, lorsque vous payez {cards}[ que joue {who}], vous pouvez payer {amount} de moins[ en {in}]',
  },
  'discount by counters': {
    en: 'when you pay for {cards}[ that {who} plays], you may burn counters on {card} instead of any part of the cost[ in {in}]',
    pt: 'ao pagar por {cards}[ que {who} jogar], você pode queimar contadores {card:of} no lugar de qualquer parte do custo[ de {in}]',
    es: 'al pagar {cards}[ que juegue {who}], puedes quemar fichas {card:of} en lugar de cualquier parte del costo[ de {in}]',
    it: 'quando paghi {cards}[ che {who} gioca], puoi bruciare segnalini {card:of} al posto di una parte qualsiasi del costo[ di {in}]',
    fr: 'lorsque vous payez {cards}[ que joue {who}], vous pouvez brûler des compteurs sur {card} à la place de tout ou partie du coût[ en {in}]',
  },
  'discount by lock for counters': {
    en: 'when you pay for {cards}[ that {who} plays], you may lock {card} and burn counters on it instead of any part of the cost[ in {in}]',
    pt: 'ao pagar por {cards}[ que {who} jogar], você pode travar {card} e queimar seus contadores no lugar de qualquer parte do custo[ de {in}]',
    es: 'al pagar {cards}[ que juegue {who}], puedes girar {card} y quemar fichas suyas en lugar de cualquier parte del costo[ de {in}]',
    it: 'quando paghi {cards}[ che {who} gioca], puoi tappare {card} e bruciarne segnalini al posto di una parte qualsiasi del costo[ di {in}]',
    fr: 'lorsque vous payez {cards}[ que joue {who}], vous pouvez incliner {card} et brûler des compteurs dessus à la place de tout ou partie du coût[ en {in}]',
  },
  'discount by blood': {
    en: 'when you pay for {cards}[ that {who} plays], {card} may burn up to {amount} blood instead of as much of the cost[ in {in}]',
    pt: 'ao pagar por {cards}[ que {who} jogar], {card} pode queimar até {amount} de sangue no lugar da mesma parte do custo[ de {in}]',
    es: 'al pagar {cards}[ que juegue {who}], {card} puede quemar hasta {amount} de sangre en lugar de la misma parte del costo[ de {in}]',
    it: 'quando paghi {cards}[ che {who} gioca], {card} può bruciare fino a {amount} sangue al posto della stessa parte del costo[ di {in}]',
    fr: 'lorsque vous payez {cards}[ que joue {who}], {card} peut brûler jusqu’à {amount} {amount#point|points} de sang à la place de la même part du coût[ en {in}]',
  },
  'burned without counters': {
    en: 'burn {card} once it has no counters left',
    pt: 'queime {card} quando não tiver mais contadores',
    es: 'quema {card} cuando no le queden fichas',
    it: 'brucia {card} quando non ha più segnalini',
    fr: 'brûlez {card} dès qu’il n’y a plus de compteurs dessus',
  },
  'type surcharge on this': {
    en: '{cards} that you play on {who} cost {pool} more pool',
    pt: '{cards} que você jogar com {who} como alvo custam mais {pool} de recursos',
    es: '{cards} que juegues y cuyo objetivo sea {who} cuestan {pool} más de reserva sanguínea',
    it: '{cards:the} che giochi {who:on} costano {pool} {pool#risorsa|risorse} in più',
    fr: 'les {cards} que vous jouez et qui ciblent {who} coûtent {pool} {pool#point|points} de réserve de plus',
  },
  'price of blocking': {
    en: '{cards} can attempt to block {who} only by burning {tokens}',
    pt: '{cards} só {cards~pode|podem} tentar bloquear {who} queimando {tokens}',
    es: '{cards:the} solo {cards~puede|pueden} intentar bloquear {who:to} si {cards~quema|queman} {tokens}',
    it: '{cards:the} {cards~può|possono} tentare di bloccare {who} solo bruciando {tokens}',
    fr: '{cards:the} ne {cards~peut|peuvent} tenter de bloquer {who} qu’en brûlant {tokens}',
  },
  /** Instead of "may take an action". */
  'must act': {
    en: '{who} must take an action[ at {stealth} stealth] to {instructions}, unless {who~it|they} must hunt',
    pt: '{who} {who~deve|devem} realizar uma ação[ com {stealth} de furtividade] para {instructions}, a menos que {who~deva|devam} caçar',
    es: '{who} {who~debe|deben} realizar una acción[ con {stealth} de sigilo] para {instructions}, a menos que {who~deba|deban} cazar',
    it: '{who} {who~deve|devono} effettuare un’azione[ a {stealth} furtività] per {instructions}, a meno che non {who~debba|debbano} cacciare',
    fr: '{who} {who~doit|doivent} effectuer une action[ à {stealth} en discrétion] pour {instructions}, à moins de devoir chasser',
  },
  'counts as clan': {
    en: '{who} can play cards that require a member of the clan {clan} as if {who} were one',
    pt: '{who} {who~pode|podem} jogar cartas que exijam um membro do clã {clan} como se o {who~fosse|fossem}',
    es: '{who} {who~puede|pueden} jugar cartas que requieran un miembro del clan {clan} como si lo {who~fuera|fueran}',
    it: '{who} {who~può|possono} giocare carte che richiedono un membro del clan {clan} come se lo {who~fosse|fossero}',
    fr: '{who} {who~peut|peuvent} jouer des cartes qui requièrent un membre du clan {clan} comme s’il en était un',
  },
  'plays chosen discipline': {
    en: 'for cards that require the chosen Discipline, {who} {who~counts|count} as having its superior level',
    pt: 'para jogar cartas que exijam a Disciplina escolhida, {who} {who~conta|contam} como se a {who~tivesse|tivessem} em nível superior',
    es: 'para jugar cartas que requieran la Disciplina elegida, {who} {who~cuenta|cuentan} como si la {who~tuviera|tuvieran} a nivel superior',
    it: 'per giocare carte che richiedono la Disciplina scelta, {who} {who~conta|contano} come se la {who~avesse|avessero} a livello superiore',
    fr: 'pour jouer des cartes qui requièrent la Discipline choisie, {who} {who~compte|comptent} comme ayant son niveau supérieur',
  },
  'counts as title': {
    en: '{who} can play cards that require {title} as if {who} were one',
    pt: '{who} {who~pode|podem} jogar cartas que exijam {title} como se o {who~fosse|fossem}',
    es: '{who} {who~puede|pueden} jugar cartas que requieran {title} como si lo {who~fuera|fueran}',
    it: '{who} {who~può|possono} giocare carte che richiedono {title} come se lo {who~fosse|fossero}',
    fr: '{who} {who~peut|peuvent} jouer des cartes qui requièrent {title} comme s’il en était un',
  },
  'aggravates from': {
    en: 'all damage that {cards} {cards~inflicts|inflict} on {who} is aggravated',
    pt: 'todo o dano que {cards} {cards~infligir|infligirem} {who:to} é agravado',
    es: 'todo el daño que {cards:the} {cards~inflija|inflijan} {who:to} es agravado',
    it: 'tutti i danni che {cards:the} {cards~infligge|infliggono} {who:to} sono aggravati',
    fr: 'tous les dégâts que {cards:the} {cards~inflige|infligent} {who:to} sont aggravés',
  },
  'aggravates to': {
    en: 'all damage that {who} {who~inflicts|inflict} on {cards} is aggravated',
    pt: 'todo o dano que {who} {who~infligir|infligirem} a {cards} é agravado',
    es: 'todo el daño que {who} {who~inflija|inflijan} a {cards:the} es agravado',
    it: 'tutti i danni che {who} {who~infligge|infliggono} contro {cards:the} sono aggravati',
    fr: 'tous les dégâts que {who} {who~inflige|infligent} aux {cards} sont aggravés',
  },
  'superior discipline': {
    en: '{who} {who~has|have} superior {discipline}',
    pt: '{who} {who~tem|têm} {discipline} superior',
    es: '{who} {who~tienes|tiene|tienen} {discipline} superior',
    it: '{who} {who~ha|hanno} {discipline} superiore',
    fr: '{who} {who~a|ont} {discipline} au niveau supérieur',
  },
  'loses counters': {
    en: 'remove all counters from {card} when another minion gets it',
    pt: 'remova todos os contadores de {card} quando outro servo a obtiver',
    es: 'retira todos los contadores de {card} cuando la obtenga otro siervo',
    it: 'rimuovi tutti i segnalini da {card} quando un altro seguace la ottiene',
    fr: 'retirez tous les compteurs de {card} lorsqu’un autre serviteur l’obtient',
  },
  'may stay locked': {
    en: '{who} need not unlock in the unlock phase',
    pt: '{who} não {who~precisa|precisam} destravar na fase de destravar',
    es: '{who} no {who~necesita|necesitan} enderezarse en la fase de enderezamiento',
    it: '{who} non {who~deve|devono} stapparsi per forza nella fase di stappo',
    fr: '{who} {who~peut|peuvent} ne pas se redresser durant la phase de redressement',
  },
  'stolen by a strike': {
    en: 'a minion that fights {who} can strike: steal {card}',
    pt: 'um servo em combate com {who} pode golpear: roubar {card}',
    es: 'un siervo en combate con {who} puede usar este ataque: robar {card}',
    it: 'un seguace in combattimento con {who} può colpire: ruba {card}',
    fr: 'un serviteur en combat contre {who} peut frapper\u00A0: voler {card}',
  },
  rescues: {
    en: 'rescuing {cards} costs {who} {amount} less blood[, and the rescued vampire gains {tokens}]',
    pt: 'resgatar {cards} custa {amount} de sangue a menos para {who}[, e o vampiro resgatado ganha {tokens}]',
    es: 'rescatar {cards:a} cuesta {amount} de sangre menos {who:to}[, y el vampiro rescatado gana {tokens}]',
    it: 'salvare {cards} costa {amount} sangue in meno {who:to}[, e il vampiro salvato guadagna {tokens}]',
    fr: 'secourir {cards} coûte {amount} {amount#point|points} de sang de moins {who:to}[, et le vampire secouru gagne {tokens}]',
  },
  'leaves without': {
    en: 'remove {card} from the game as soon as you do not control {cards}',
    pt: 'remova {card} do jogo assim que você não controlar {cards}',
    es: 'retira {card} de la partida en cuanto no controles {cards}',
    it: 'rimuovi {card} dal gioco appena non controlli {cards}',
    fr: 'retirez {card} de la partie dès que vous ne contrôlez pas {cards}',
  },
  'burned without': {
    en: 'burn {card} as soon as {condition}',
    pt: 'queime {card} assim que {condition}',
    es: 'quema {card} cuando {condition}',
    it: 'brucia {card} appena {condition}',
    fr: 'brûlez {card} dès qu’{condition}',
  },
  'returns to library': {
    en: 'when {card} is burned, its owner shuffles it into the library',
    pt: 'quando {card} for queimado, o dono o embaralha em sua biblioteca',
    es: 'cuando {card} se quema, su propietario la baraja en su biblioteca',
    it: 'quando {card} viene bruciato, il proprietario lo mescola nella sua biblioteca',
    fr: 'lorsque {card} est brûlé, son propriétaire le mélange dans sa bibliothèque',
  },
  /** Slot `transfers`: "+3 transfers". */
  'returns uncontrolled': {
    en: 'if {card} is burned, it goes to the uncontrolled region of its owner[; as your next influence phase begins, you have {transfers}]',
    pt: 'se {card} for queimado, mova-o para a região não controlada de seu dono[, e você recebe {transfers} no início de sua próxima fase de influência]',
    es: 'si {card} se quema, muévelo a la zona incontrolada de su propietario[, y obtienes {transfers} al principio de tu próxima fase de influencia]',
    it: 'se {card} viene bruciato, spostalo nella regione non controllata del suo proprietario[, e ottieni {transfers} all’inizio della tua prossima fase di influenza]',
    fr: 'si {card} est brûlé, déplacez-le dans la région incontrôlée de son propriétaire[, et vous recevez {transfers} au début de votre prochaine phase d’influence]',
  },
  'cost half': {
    en: '{cards} cost {who} half as much[ {in}], rounded down',
    pt: '{cards} custam a metade[ de {in}], arredondada para baixo, para {who}',
    es: 'a {who} {cards} le cuestan la mitad[ de {in}], redondeando hacia abajo',
    it: '{cards} costano la metà[ di {in}], arrotondata per difetto, {who:to}',
    fr: '{cards} coûtent la moitié[ en {in}], arrondie à l’inférieur, {who:to}',
  },
  'aggravated against': {
    en: 'its damage to {cards} is aggravated',
    pt: 'seu dano contra {cards} é agravado',
    es: 'su daño contra {cards} es agravado',
    it: 'i suoi danni contro {cards} sono aggravati',
    fr: 'ses dégâts contre {cards} sont aggravés',
  },
  'captures allies': {
    en: 'when an ally in combat with {who} would be burned, you take control of it and lock it instead; without life, it gets 1',
    pt: 'quando um aliado em combate com {who} for ser queimado, em vez disso você assume o controle dele e o trava; se não tiver vida, ele ganha 1',
    es: 'cuando un aliado en combate con {who} fuera a quemarse, en lugar de eso tomas su control y lo giras; si no le queda vida, gana 1',
    it: 'quando un alleato in combattimento con {who} sta per essere bruciato, ne prendi invece il controllo e lo tappi; se non ha più vita, ne ottiene 1',
    fr: 'lorsqu’un allié en combat avec {who} devrait être brûlé, vous en prenez le contrôle et l’inclinez à la place ; s’il n’a plus de point de vie, il en gagne 1',
  },
  'one of a name': {
    en: 'in each action, just one {name} can do this',
    pt: 'só uma carta {name} pode fazer isso em cada ação',
    es: 'solo una carta {name} puede hacer esto en cada acción',
    it: 'solo una carta {name} può farlo in ogni azione',
    fr: 'une seule carte {name} peut le faire à chaque action',
  },
  /** Slot `stealth`: of the action by which the card comes into play. */
  'comes at stealth': {
    en: 'the action for this card is at {stealth} stealth',
    pt: 'a ação desta carta tem {stealth} de furtividade',
    es: 'la acción de esta carta es con {stealth} de sigilo',
    it: 'l’azione di questa carta è con {stealth} furtività',
    fr: 'l’action de cette carte est à {stealth} en discrétion',
  },
  'plays kept cards': {
    en: '{who} can play the cards that were put on {card} as though they were in your hand',
    pt: '{who} {who~pode|podem} jogar as cartas colocadas {card:in} como se estivessem em sua mão',
    es: '{who} {who~puedes|puede|pueden} jugar las cartas puestas sobre {card} como si estuvieran en tu mano',
    it: '{who} {who~puoi|può|possono} giocare le carte messe {card:on} come se fossero nella tua mano',
    fr: '{who} {who~pouvez|peut|peuvent} jouer les cartes placées sur {card} comme depuis votre main',
  },
  'draws kept cards': {
    en: 'instead of drawing from your library, you may always draw one of the cards on {card}',
    pt: 'sempre que fosse comprar uma carta de sua biblioteca, você pode comprar em vez disso uma das cartas que estão {card:in}',
    es: 'siempre que vayas a robar una carta de tu biblioteca, puedes robar en su lugar una de las cartas que están sobre {card}',
    it: 'ogni volta che stai per pescare una carta dalla tua biblioteca, puoi invece pescare una delle carte {card:on}',
    fr: 'chaque fois que vous devez piocher une carte de votre bibliothèque, vous pouvez piocher à la place une des cartes sur {card}',
  },
  redraws: {
    en: 'once each turn, when you have drawn a card from your library, you may put it at the bottom and draw another',
    pt: 'uma vez por turno, ao comprar uma carta de sua biblioteca, você pode colocá-la no fundo dela e comprar outra',
    es: 'una vez por turno, cuando robes una carta de tu biblioteca, puedes ponerla en el fondo y robar otra',
    it: 'una volta per turno, quando peschi una carta dalla tua biblioteca, puoi metterla in fondo e pescarne un’altra',
    fr: 'une fois par tour, quand vous piochez une carte de votre bibliothèque, vous pouvez la placer en dessous et en piocher une autre',
  },
  /** The destination of a card that is kept on another one; slot `keeper`. */
  'face down on': {
    en: 'face down onto {keeper}',
    pt: 'com a face para baixo para {keeper}',
    es: 'boca abajo a {keeper}',
    it: '{card^coperto|coperta|coperti|coperte} su {keeper}',
    fr: 'face cachée sur {keeper}',
  },
  'face up on': {
    en: 'face up onto {keeper}, out of play',
    pt: 'com a face para cima para {keeper}, fora de jogo',
    es: 'boca arriba a {keeper}, fuera del juego',
    it: '{card^scoperto|scoperta|scoperti|scoperte} su {keeper}, fuori dal gioco',
    fr: 'face visible sur {keeper}, hors jeu',
  },
  /** Behind the destination. */
  'removed if burned': {
    en: '; if it would be burned later, it is removed from the game instead',
    pt: '; se fosse queimada mais tarde, é removida do jogo em vez disso',
    es: '; si más tarde fuera a quemarse, se retira del juego en su lugar',
    it: '; se in seguito dovesse essere bruciata, viene invece rimossa dal gioco',
    fr: ' ; si elle devait être brûlée plus tard, elle est retirée de la partie à la place',
  },
  /** Slots `vampire` and `capacity`. */
  'blocks as a vampire': {
    en: '{card} can attempt to block actions directed at you; meanwhile it counts as {vampire} of capacity {capacity}',
    pt: '{card} pode tentar bloquear ações direcionadas a você; enquanto isso, conta como {vampire} de capacidade {capacity}',
    es: '{card} puede intentar bloquear acciones dirigidas contra ti; mientras tanto, cuenta como {vampire} de capacidad {capacity}',
    it: '{card} può tentare di bloccare azioni dirette contro di te; nel frattempo conta come {vampire} di capacità {capacity}',
    fr: '{card} peut tenter de bloquer les actions dirigées contre vous ; pendant ce temps, elle compte comme {vampire} de capacité {capacity}',
  },
  'chosen discipline': {
    en: '{who} {who~has|have} one more level of the chosen Discipline',
    pt: '{who} {who~tem|têm} mais um nível da Disciplina escolhida',
    es: '{who} {who~tiene|tienen} un nivel más de la Disciplina elegida',
    it: '{who} {who~ha|hanno} un livello in più della Disciplina scelta',
    fr: '{who} {who~a|ont} un niveau de plus de la Discipline choisie',
  },
  'leaves with sect': {
    en: 'burn {card} when {who} {who~changes|change} sect',
    pt: 'queime {card} quando {who} {who~mudar|mudarem} de seita',
    es: 'quema {card} cuando {who} {who~cambie|cambien} de secta',
    it: 'brucia {card} quando {who} {who~cambia|cambiano} setta',
    fr: 'brûlez {card} lorsque {who} {who~change|changent} de secte',
  },
  /** Behind "choose a Discipline". */
  'mastered by': {
    en: 'that {who} {who~has|have} at superior',
    pt: 'que {who} {who~tem|têm} em nível superior',
    es: 'que {who} {who~tiene|tienen} a nivel superior',
    it: 'che {who} {who~ha|hanno} a livello superiore',
    fr: 'que {who} {who~a|ont} au niveau supérieur',
  },
  /** Slots `amount` and `cards`. */
  'for every': {
    en: 'for every {amount} {cards}',
    pt: 'para cada {amount} {cards}',
    es: 'por cada {amount} {cards}',
    it: 'per ogni {amount} {cards}',
    fr: 'pour chaque groupe de {amount} {cards}',
  },
  'any minion phase': {
    en: 'during the minion phase of any Methuselah',
    pt: 'na fase de servo de qualquer Matusalém',
    es: 'en la fase servil de cualquier Matusalén',
    it: 'durante la fase seguaci di qualsiasi Matusalemme',
    fr: 'durant la phase de serviteur de n’importe quel Mathusalem',
  },
  'minion phase of another': {
    en: 'in the minion phase of another Methuselah',
    pt: 'na fase de servo de outro Matusalém',
    es: 'en la fase servil de otro Matusalén',
    it: 'nella fase seguaci di un altro Matusalemme',
    fr: 'durant la phase de serviteur d’un autre Mathusalem',
  },
} as const satisfies Readonly<Record<string, InEach>>;

type Own = keyof typeof ALWAYS;
export type Standing = Own | PoliticalPiece;

export function standingIn(language: Languages): Readonly<Record<Standing, string>> {
  const kinds = Object.keys(ALWAYS) as Own[];
  const own = Object.fromEntries(kinds.map((kind) => [kind, ALWAYS[kind][language]])) as Record<Own, string>;
  return { ...own, ...politicalPiecesIn(language) };
}
