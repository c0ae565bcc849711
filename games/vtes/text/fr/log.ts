/** The lines of the log, in French. */
import type { Log, Unit } from '../keys/log.ts';
import { blood, counted, damage, of, pool, votes } from './forms.ts';

const gainsOrLoses = (change: number): string => (change < 0 ? 'perd' : 'gagne');

const units = (amount: number, unit: Unit): string =>
  unit === 'blood'
    ? blood(amount)
    : unit === 'life'
      ? counted(amount, 'point de vie', 'points de vie')
      : counted(amount, 'compteur', 'compteurs');

export const log: Log = {
  events: {
    turn: ({ seat, number }) => `Tour ${number} : ${seat}`,
    phase: ({ phase }) => `Phase : ${phase}`,
    'action successful': ({ by }) => `L’action ${of(by)} réussit`,
    'action over': () => '',
    bled: ({ by, seat, amount }) => `${by} mord ${seat} pour ${amount}`,
    declined: ({ seat }) => `${seat} ne bloque pas`,
    'block attempt': ({ by }) => `${by} tente de bloquer`,
    'block failed': ({ by }) => `${by} ne parvient pas à bloquer`,
    blocked: ({ by }) => `${by} bloque`,
    redirected: ({ seat }) => `La morsure est redirigée vers ${seat}`,
    diablerie: ({ by, victim }) => `${by} commet une diablerie sur ${victim}`,
    torpor: ({ card }) => `${card} entre en torpeur`,
    'referendum over': () => '',
    cancelled: ({ card }) => `La carte ${card} est annulée`,
    used: ({ seat, card }) => `${seat} utilise ${card}`,
    triggered: ({ card }) => `Effet ${of(card)}`,
    modified: () => '',
    moved: () => '',
    attached: ({ card, on }) => `La carte ${card} est placée sur ${on}`,
    locked: ({ card }) => `${card} s’incline`,
    unlocked: ({ card }) => `${card} se redresse`,
    counters: ({ card, change, now, unit }) =>
      `${card} ${gainsOrLoses(change)} ${units(Math.abs(change), unit)} (${now})`,
    'named counters': ({ card, change, now, counter }) =>
      `${card} ${gainsOrLoses(change)} ${Math.abs(change)} ${counter} (${now})`,
    pool: ({ seat, change, now }) => `${seat} ${gainsOrLoses(change)} ${pool(Math.abs(change))} (${now})`,
    edge: ({ seat }) => (seat === undefined ? 'Personne n’a l’Avantage' : `${seat} obtient l’Avantage`),
    shuffled: ({ seat, zone }) => `${seat} mélange sa ${zone}`,
    shown: ({ card }) => `La carte ${card} est montrée`,
    'looked at hand': ({ seat, of: whose }) => `${seat} regarde la main ${of(whose)}`,
    ousted: ({ seat }) => `${seat} : élimination`,
    'victory point': ({ seat, now }) => `${seat} gagne un point de victoire (${now})`,
    'withdrawal announced': ({ seat }) => `${seat} annonce son retrait`,
    withdrawn: ({ seat }) => `${seat} se retire de la partie`,
    conceded: ({ seat }) => `${seat} abandonne`,
    'left the game': () => '',
    arrived: ({ seat, card }) => `${card} arrive dans la région disponible ${of(seat)}`,
    merged: ({ card }) => `${card} : les deux versions fusionnent`,
    contested: ({ card }) => `La carte ${card} est disputée`,
    'second copy': ({ card }) => `${card} est un second exemplaire : la carte est brûlée`,
    'contest won': ({ card }) => `La dispute ${of(card)} est terminée`,
    'contest decided': () => '',
    'contest paid': ({ seat, card }) => `${seat} paie la dispute ${of(card)}`,
    'title gained': ({ card, title }) => `${card} reçoit le titre : ${title}`,
    'title lost': ({ card }) => `${card} perd son titre`,
    'title contested': ({ card, title }) => `${card} dispute le titre : ${title}`,
    'title won': ({ card, title }) => `${card} retrouve le titre : ${title}`,
    'clan changed': ({ card, clan }) => `${card} passe au clan ${clan}`,
    'sect changed': ({ card, sect }) => `${card} change de secte : ${sect}`,
    referendum: ({ by }) => `Le référendum ${of(by)} commence`,
    terms: ({ seat, terms }) => `${seat} fixe les termes : ${terms}`,
    'referendum result': ({ passed, for: yes, against, cancelled }) =>
      cancelled
        ? 'Le référendum est annulé'
        : `Le référendum ${passed ? 'passe' : 'échoue'} : ${yes} pour, ${against} contre`,
    'votes gained': ({ seat, votes: gained }) => `${seat} gagne ${votes(gained)}`,
    'votes cast': ({ seat, card, votes: cast, side }) => `${card ?? seat} donne ${votes(cast)} ${side}`,
    abstains: ({ card }) => `${card} s’abstient`,
    'blood hunt': ({ card }) => `Une chasse de sang est lancée contre ${card}`,
    trophy: ({ card, on }) => `${on} reçoit le trophée ${card}`,
    'slave steps in': ({ card, by }) => `${card} combat à la place ${of(by)}`,
    combat: ({ acting, opposing }) => `Combat entre ${acting} et ${opposing}`,
    round: ({ round }) => `Round ${round}`,
    range: ({ range }) => `Le round se joue ${range}`,
    'additional strikes': ({ card, amount }) =>
      `${card} gagne ${counted(amount, 'frappe additionnelle', 'frappes additionnelles')}`,
    'combat ends': ({ card }) => `${card} met fin au combat`,
    'combat over': () => 'Le combat est terminé',
    recovered: ({ card }) => `${card} se rétablit`,
    maneuvered: ({ card, range }) => `${card} manœuvre pour passer ${range}`,
    'range set': ({ range }) => `Le round passe ${range}`,
    prevented: ({ card, amount }) => `${card} prévient ${damage(amount)}`,
    damage: ({ card, normal, aggravated }) =>
      `${card} subit ${damage(normal + aggravated)}${aggravated > 0 ? `, dont ${counted(aggravated, 'aggravé', 'aggravés')}` : ''}`,
    destroyed: ({ card }) => `La carte ${card} est brûlée`,
    pressed: ({ card, continuing }) =>
      `${card} poursuit pour ${continuing ? 'continuer le combat' : 'mettre fin au combat'}`,
    'ante won': ({ seat, from }) => `${seat} gagne la mise ${of(from)}`,
    'time is up': () => 'La limite de tours est atteinte',
  },
  endings: {
    'last one left': 'il ne reste qu’un Mathusalem',
    'turn limit': 'la limite de tours est atteinte',
  },
  aCard: 'une carte',
  aFaceDownCard: 'une carte face cachée',
  faceDownCards: 'des cartes face cachée',
};
