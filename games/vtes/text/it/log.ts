/** The lines of the log, in Italian. */
import type { Log, Unit } from '../keys/log.ts';
import { counted, pool, to, votes } from './forms.ts';

const gainsOrLoses = (change: number): string => (change < 0 ? 'perde' : 'guadagna');

const and = (name: string): string => (/^[eèéêë]/i.test(name) ? `ed ${name}` : `e ${name}`);

const units = (amount: number, unit: Unit): string =>
  unit === 'blood'
    ? counted(amount, 'punto sangue', 'punti sangue')
    : unit === 'counters'
      ? counted(amount, 'segnalino', 'segnalini')
      : counted(amount, 'punto vita', 'punti vita');

export const log: Log = {
  events: {
    turn: ({ seat, number }) => `Turno ${number}: ${seat}`,
    phase: ({ phase }) => `Fase: ${phase}`,
    'action successful': ({ by }) => `L'azione di ${by} ha successo`,
    'action over': () => '',
    bled: ({ by, seat, amount }) => `${by} dissangua ${seat} per ${amount}`,
    declined: ({ seat }) => `${seat} non blocca`,
    'block attempt': ({ by }) => `${by} tenta di bloccare`,
    'block failed': ({ by }) => `${by} non riesce a bloccare`,
    blocked: ({ by }) => `${by} blocca`,
    redirected: ({ seat }) => `Il dissanguamento passa ${to(seat)}`,
    diablerie: ({ by, victim }) => `${by} diablerizza ${victim}`,
    torpor: ({ card }) => `${card} va in torpore`,
    'referendum over': () => '',
    cancelled: ({ card }) => `La carta ${card} è annullata`,
    used: ({ seat, card }) => `${seat} usa ${card}`,
    triggered: ({ card }) => `Effetto di ${card}`,
    modified: () => '',
    moved: () => '',
    attached: ({ card, on }) => `La carta ${card} viene messa su ${on}`,
    locked: ({ card }) => `${card} si tappa`,
    unlocked: ({ card }) => `${card} si stappa`,
    counters: ({ card, change, now, unit }) =>
      `${card} ${gainsOrLoses(change)} ${units(Math.abs(change), unit)} (${now})`,
    'named counters': ({ card, change, now, counter }) =>
      `${card} ${gainsOrLoses(change)} ${Math.abs(change)} ${counter} (${now})`,
    pool: ({ seat, change, now }) => `${seat} ${gainsOrLoses(change)} ${pool(Math.abs(change))} (${now})`,
    edge: ({ seat }) => (seat === undefined ? 'Nessuno ha il Vantaggio' : `${seat} ottiene il Vantaggio`),
    shuffled: ({ seat, zone }) => `${seat} mescola la ${zone}`,
    shown: ({ card }) => `La carta ${card} viene mostrata`,
    'looked at hand': ({ seat, of }) => `${seat} guarda la mano di ${of}`,
    ousted: ({ seat }) => `${seat}: estromissione`,
    'victory point': ({ seat, now }) => `${seat} guadagna un Punto Vittoria (${now})`,
    'withdrawal announced': ({ seat }) => `${seat} annuncia il ritiro`,
    withdrawn: ({ seat }) => `${seat} si ritira dalla partita`,
    conceded: ({ seat }) => `${seat} si arrende`,
    'left the game': () => '',
    arrived: ({ seat, card }) => `${card} arriva nella regione attiva di ${seat}`,
    merged: ({ card }) => `${card}: le due versioni si uniscono`,
    contested: ({ card }) => `La carta ${card} è contestata`,
    'second copy': ({ card }) => `${card} è una seconda copia e viene bruciata`,
    'contest won': ({ card }) => `La contestazione di ${card} è finita`,
    'contest decided': () => '',
    'contest paid': ({ seat, card }) => `${seat} paga per la contestazione di ${card}`,
    'title gained': ({ card, title }) => `${card} riceve il titolo: ${title}`,
    'title lost': ({ card }) => `${card} perde il titolo`,
    'title contested': ({ card, title }) => `${card} contesta il titolo: ${title}`,
    'title won': ({ card, title }) => `${card} riprende il titolo: ${title}`,
    'clan changed': ({ card, clan }) => `${card} passa al clan ${clan}`,
    'sect changed': ({ card, sect }) => `${card} cambia setta: ${sect}`,
    referendum: ({ by }) => `Comincia il referendum di ${by}`,
    terms: ({ seat, terms }) => `${seat} stabilisce i termini: ${terms}`,
    'referendum result': ({ passed, for: yes, against, cancelled }) =>
      cancelled
        ? 'Il referendum è annullato'
        : `Il referendum è ${passed ? 'approvato' : 'respinto'}: ${yes} a favore, ${against} contro`,
    'votes gained': ({ seat, votes: gained }) => `${seat} guadagna ${votes(gained)}`,
    'votes cast': ({ seat, card, votes: cast, side }) => `${card ?? seat} esprime ${votes(cast)} ${side}`,
    abstains: ({ card }) => `${card} si astiene`,
    'blood hunt': ({ card }) => `È chiamata una caccia di sangue contro ${card}`,
    trophy: ({ card, on }) => `${on} riceve il trofeo ${card}`,
    'slave steps in': ({ card, by }) => `${card} combatte al posto di ${by}`,
    combat: ({ acting, opposing }) => `Combattimento tra ${acting} ${and(opposing)}`,
    round: ({ round }) => `Round ${round}`,
    range: ({ range }) => `Il round è a ${range}`,
    'additional strikes': ({ card, amount }) =>
      `${card} ottiene ${counted(amount, 'colpo addizionale', 'colpi addizionali')}`,
    'combat ends': ({ card }) => `${card} pone fine al combattimento`,
    'combat over': () => 'Il combattimento è finito',
    recovered: ({ card }) => `${card} si riprende`,
    maneuvered: ({ card, range }) => `${card} manovra a ${range}`,
    'range set': ({ range }) => `Il round passa a ${range}`,
    prevented: ({ card, amount }) => `${card} previene ${counted(amount, 'danno', 'danni')}`,
    damage: ({ card, normal, aggravated }) =>
      `${card} subisce ${counted(normal + aggravated, 'danno', 'danni')}${aggravated > 0 ? `, di cui ${counted(aggravated, 'aggravato', 'aggravati')}` : ''}`,
    destroyed: ({ card }) => `La carta ${card} è bruciata`,
    pressed: ({ card, continuing }) =>
      `${card} usa una pressione per ${continuing ? 'continuare' : 'terminare'} il combattimento`,
    'ante won': ({ seat, from }) => `${seat} vince la posta di ${from}`,
    'time is up': () => 'È stato raggiunto il limite di turni',
  },
  endings: {
    'last one left': 'resta un solo Matusalemme',
    'turn limit': 'è stato raggiunto il limite di turni',
  },
  aCard: 'una carta',
  aFaceDownCard: 'una carta coperta',
  faceDownCards: 'carte coperte',
};
