/** The lines of the log, in Spanish. */
import { YOU } from '@praxis/kit/language/address/address.ts';
import type { Log } from '../keys/log.ts';

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change).replace('-', '−'));

export const log: Log = {
  events: {
    leads: ({ seat, card }) => `${seat} toma por Líder a ${card}`,
    rival: ({ seat, other }) => `Rival de ${seat}: ${other}`,
    'first player': ({ seat }) => `${seat} empieza`,
    mulligan: ({ seat }) => `${seat} hace un mulligan`,
    turn: ({ number, seat }) => `Turno ${number}: ${seat}`,
    drew: ({ seat, card, deck }) => `${seat} roba ${card} (${deck})`,
    discarded: ({ seat, cards }) => `${seat} descarta ${cards}`,
    recruited: ({ seat, card }) => `${seat} recluta a ${card}`,
    played: ({ seat, card, by, on }) =>
      `${seat} juega ${card}${by === '' ? '' : ` con ${by}`}${on === '' ? '' : ` sobre ${on}`}`,
    used: ({ seat, card }) => `${seat} usa ${card}`,
    triggered: ({ card }) => `${card} tiene efecto`,
    moved: ({ card, where }) => `${card} va ${where}`,
    attacks: ({ card, on }) => `${card} ataca a ${on}`,
    'asked for intel': ({ seat, other }) =>
      other === YOU ? `${seat} te pide Información` : `${seat} pide Información a ${other}`,
    'intel failed': ({ card }) => `${card} no supera el Secreto`,
    announced: ({ seat, word }) => `${seat} anuncia: ${word}`,
    'put down': ({ seat, card }) => `${seat} juega ${card}`,
    blocks: ({ card }) => `${card} bloquea`,
    revealed: ({ seat, card }) => `${seat} revela ${card}`,
    turned: ({ card }) => `El ataque pasa a ${card}`,
    damage: ({ card, amount, aggravated }) => `${card} sufre ${amount} de daño${aggravated ? ' Agravado' : ''}`,
    prevented: ({ amount, card }) => `Se previene ${amount} de daño a ${card}`,
    blood: ({ card, change, now }) => `${card}: ${signed(change)} de Sangre (${now})`,
    prestige: ({ seat, change, now }) => `${seat}: ${signed(change)} de Prestigio (${now})`,
    agenda: ({ seat, change, now }) => `${seat}: ${signed(change)} de Agenda (${now})`,
    diablerie: ({ card, on }) => `${card} comete diablerie contra ${on}`,
    'agenda on': ({ change, card }) => `${signed(change)} de Agenda sobre ${card}`,
    tokens: ({ card, change }) => `${card}: ${signed(change)} ${Math.abs(change) === 1 ? 'ficha' : 'fichas'}`,
    defeated: ({ card }) => `${card} cae en derrota`,
    'burned by damage': ({ card }) => `${card} cae para siempre`,
    torpor: ({ card }) => `${card} entra en letargo`,
    'left torpor': ({ card }) => `${card} sale del letargo`,
    'mortal defeated': ({ seat, card }) => `${seat} derrota a ${card}`,
    burned: ({ card }) => `Se quema ${card}`,
    attached: ({ card, host }) => `${card} se adhiere a ${host}`,
    detached: ({ card }) => `${card} se separa`,
    'title free': ({ card }) => `${card} vuelve a la mesa`,
    claims: ({ card }) => `${card} reclama el título de Príncipe`,
    exerted: ({ card, amount }) => `${card} compromete ${amount} de Influencia`,
    scheme: ({ seat, card }) => `${seat} somete ${card} a votación`,
    voted: ({ seat, word, open, card, hidden }) =>
      [
        word === '' ? `${seat} se abstiene` : `${seat} vota ${word}`,
        open > 0 ? ` con ${open} de Influencia` : '',
        card === '' ? '' : ` y ${card}`,
        hidden === undefined ? '' : ` (${hidden} de Prestigio en la mano)`,
      ].join(''),
    conflict: ({ yes, no, passed }) => `Sí ${yes}, No ${no}: la Intriga ${passed ? 'prospera' : 'fracasa'}`,
    conspires: ({ seat, card }) => `${seat} pone ${card} como Conspiración`,
    shown: ({ seat, card, seats }) =>
      seats === YOU ? `${seat} te enseña ${card}` : `${seat} enseña ${card} a ${seats}`,
    allowed: ({ seat, other, card }) => `${seat} deja a ${other} contribuir a ${card}`,
    refused: ({ seat, other, card }) => `${seat} no deja a ${other} contribuir a ${card}`,
    resolved: ({ seat, card }) => `${seat} resuelve ${card}`,
    took: ({ seat, card }) => `${seat} toma ${card}`,
    'city card': ({ card }) => `La Ciudad: ${card}`,
    'city shuffled': ({ amount }) =>
      `Se ${amount === 1 ? 'baraja 1 carta' : `barajan ${amount} cartas`} en el mazo de la Ciudad`,
    hunts: ({ card, on }) => `${card} encuentra a ${on}`,
    'agenda up': ({ seat, card }) => `${seat} pone boca arriba la Agenda: ${card}`,
    eliminated: ({ seat, by }) => `${seat} queda fuera de la partida${by === '' ? '' : ` por obra de ${by}`}`,
    conceded: ({ seat }) => `${seat} se rinde`,
    over: ({ reason, seats }) => `La partida ha terminado (${reason}): ${seats}`,
  },
  endings: {
    agenda: '13 de Agenda',
    elimination: 'eliminación',
    time: 'el límite de turnos',
  },
  aCard: 'una carta',
  and: ' y ',
};
