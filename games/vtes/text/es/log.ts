/** The lines of the log, in Spanish. */
import type { Log, Unit } from '../keys/log.ts';
import { counted, votes } from './forms.ts';

const gainsOrLoses = (change: number): string => (change < 0 ? 'pierde' : 'gana');

const units = (amount: number, unit: Unit): string =>
  unit === 'counters' ? counted(amount, 'ficha', 'fichas') : `${amount} de ${unit === 'blood' ? 'sangre' : 'vida'}`;

export const log: Log = {
  events: {
    turn: ({ seat, number }) => `Turno ${number}: ${seat}`,
    phase: ({ phase }) => `Fase: ${phase}`,
    'action successful': ({ by }) => `La acción de ${by} tiene éxito`,
    'action over': () => '',
    bled: ({ by, seat, amount }) => `${by} sangra a ${seat} por ${amount}`,
    declined: ({ seat }) => `${seat} no bloquea`,
    'block attempt': ({ by }) => `${by} intenta bloquear`,
    'block failed': ({ by }) => `${by} no consigue bloquear`,
    blocked: ({ by }) => `${by} bloquea`,
    redirected: ({ seat }) => `El sangrado se desvía hacia ${seat}`,
    diablerie: ({ by, victim }) => `${by} diaboliza a ${victim}`,
    torpor: ({ card }) => `${card} entra en letargo`,
    'referendum over': () => '',
    cancelled: ({ card }) => `Se cancela ${card}`,
    used: ({ seat, card }) => `${seat} usa ${card}`,
    triggered: ({ card }) => `Efecto de ${card}`,
    modified: () => '',
    moved: () => '',
    attached: ({ card, on }) => `${card} queda adherida a ${on}`,
    locked: ({ card }) => `${card} se gira`,
    unlocked: ({ card }) => `${card} se endereza`,
    counters: ({ card, change, now, unit }) =>
      `${card} ${gainsOrLoses(change)} ${units(Math.abs(change), unit)} (${now})`,
    'named counters': ({ card, change, now, counter }) =>
      `${card} ${gainsOrLoses(change)} ${Math.abs(change)} ${counter} (${now})`,
    pool: ({ seat, change, now }) =>
      `${seat} ${gainsOrLoses(change)} ${Math.abs(change)} de reserva sanguínea (${now})`,
    edge: ({ seat }) => (seat === undefined ? 'Nadie tiene la Ventaja' : `${seat} obtiene la Ventaja`),
    shuffled: ({ seat, zone }) => `${seat} baraja la ${zone}`,
    shown: ({ card }) => `Se muestra ${card}`,
    'looked at hand': ({ seat, of }) => `${seat} mira la mano de ${of}`,
    ousted: ({ seat }) => `${seat}: eliminación`,
    'victory point': ({ seat, now }) => `${seat} gana un punto de victoria (${now})`,
    'withdrawal announced': ({ seat }) => `${seat} anuncia su retirada`,
    withdrawn: ({ seat }) => `${seat} se retira de la partida`,
    conceded: ({ seat }) => `${seat} se rinde`,
    'left the game': () => '',
    arrived: ({ seat, card }) => `${card} llega a la zona preparada de ${seat}`,
    merged: ({ card }) => `${card}: las dos versiones se fusionan`,
    contested: ({ card }) => `Se disputa ${card}`,
    'second copy': ({ card }) => `${card} es un segundo ejemplar y se quema`,
    'contest won': ({ card }) => `Termina la disputa de ${card}`,
    'contest decided': () => '',
    'contest paid': ({ seat, card }) => `${seat} paga por la disputa de ${card}`,
    'title gained': ({ card, title }) => `${card} recibe el título: ${title}`,
    'title lost': ({ card }) => `${card} pierde el título`,
    'title contested': ({ card, title }) => `${card} disputa el título: ${title}`,
    'title won': ({ card, title }) => `${card} recupera el título: ${title}`,
    'clan changed': ({ card, clan }) => `${card} pasa al clan ${clan}`,
    'sect changed': ({ card, sect }) => `${card} cambia de secta: ${sect}`,
    referendum: ({ by }) => `Comienza el referéndum de ${by}`,
    terms: ({ seat, terms }) => `${seat} fija los términos: ${terms}`,
    'referendum result': ({ passed, for: yes, against, cancelled }) =>
      cancelled
        ? 'El referéndum se cancela'
        : `El referéndum ${passed ? 'prospera' : 'fracasa'}: ${yes} a favor, ${against} en contra`,
    'votes gained': ({ seat, votes: gained }) => `${seat} gana ${votes(gained)}`,
    'votes cast': ({ seat, card, votes: cast, side }) => `${card ?? seat} emite ${votes(cast)} ${side}`,
    abstains: ({ card }) => `${card} se abstiene`,
    'blood hunt': ({ card }) => `Se convoca una caza de sangre contra ${card}`,
    trophy: ({ card, on }) => `${on} recibe el trofeo ${card}`,
    'slave steps in': ({ card, by }) => `${card} combate en lugar de ${by}`,
    combat: ({ acting, opposing }) => `Combate: ${acting} contra ${opposing}`,
    round: ({ round }) => `Asalto ${round}`,
    range: ({ range }) => `Se combate de ${range}`,
    'additional strikes': ({ card, amount }) =>
      `${card} gana ${counted(amount, 'ataque adicional', 'ataques adicionales')}`,
    'combat ends': ({ card }) => `${card} pone fin al combate`,
    'combat over': () => 'El combate ha terminado',
    recovered: ({ card }) => `${card} se recupera`,
    maneuvered: ({ card, range }) => `${card} maniobra para combatir de ${range}`,
    'range set': ({ range }) => `Se pasa a combatir de ${range}`,
    prevented: ({ card, amount }) => `${card} previene ${amount} de daño`,
    damage: ({ card, normal, aggravated }) =>
      `${card} recibe ${normal + aggravated} de daño${aggravated > 0 ? `, ${aggravated} agravado` : ''}`,
    destroyed: ({ card }) => `Se quema ${card}`,
    pressed: ({ card, continuing }) => `${card} acosa para ${continuing ? 'continuar' : 'terminar'} el combate`,
    'ante won': ({ seat, from }) => `${seat} gana la apuesta de ${from}`,
    'time is up': () => 'Se ha alcanzado el límite de turnos',
  },
  endings: {
    'last one left': 'queda un solo Matusalén',
    'turn limit': 'se ha alcanzado el límite de turnos',
  },
  aCard: 'una carta',
  aFaceDownCard: 'una carta boca abajo',
  faceDownCards: 'cartas boca abajo',
};
