/** The lines of the log, in Italian. */
import { YOU } from '@praxis/kit/language/address/address.ts';
import { it } from '@praxis/kit/language/it.ts';
import type { Log } from '../keys/log.ts';

const di = (name: string): string => it.joined('di', name);

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change).replace('-', '−'));

export const log: Log = {
  events: {
    leads: ({ seat, card }) => `${seat} ha come Leader ${card}`,
    rival: ({ seat, other }) => `Rivale ${di(seat)}: ${other}`,
    'first player': ({ seat }) => `${seat} comincia`,
    mulligan: ({ seat }) => `${seat} fa un mulligan`,
    turn: ({ number, seat }) => `Turno ${number}: ${seat}`,
    drew: ({ seat, card, deck }) => `${seat} pesca ${card} (${deck})`,
    discarded: ({ seat, cards }) => `${seat} scarta ${cards}`,
    recruited: ({ seat, card }) => `${seat} recluta ${card}`,
    played: ({ seat, card, by, on }) =>
      `${seat} gioca ${card}${by === '' ? '' : ` con ${by}`}${on === '' ? '' : ` su ${on}`}`,
    used: ({ seat, card }) => `${seat} usa ${card}`,
    triggered: ({ card }) => `${card} ha effetto`,
    moved: ({ card, where }) => `${card} va ${where}`,
    attacks: ({ card, on }) => `${card} attacca ${on}`,
    'asked for intel': ({ seat, other }) =>
      other === YOU ? `${seat} ti chiede Informazioni` : `${seat} chiede Informazioni: ${other}`,
    'intel failed': ({ card }) => `${card} non supera la Segretezza`,
    announced: ({ seat, word }) => `${seat} annuncia: ${word}`,
    'put down': ({ seat, card }) => `${seat} gioca ${card}`,
    blocks: ({ card }) => `${card} blocca`,
    revealed: ({ seat, card }) => `${seat} rivela ${card}`,
    turned: ({ card }) => `L’attacco passa su ${card}`,
    damage: ({ card, amount, aggravated }) =>
      `${card} subisce ${amount} ${amount === 1 ? 'danno' : 'danni'}${aggravated ? (amount === 1 ? ' Aggravato' : ' Aggravati') : ''}`,
    prevented: ({ card, amount }) => `${card}: ${amount} ${amount === 1 ? 'danno prevenuto' : 'danni prevenuti'}`,
    blood: ({ card, change, now }) => `${card}: ${signed(change)} Sangue (${now})`,
    prestige: ({ seat, change, now }) => `${seat}: ${signed(change)} Prestigio (${now})`,
    agenda: ({ seat, change, now }) => `${seat}: ${signed(change)} Agenda (${now})`,
    diablerie: ({ card, on }) => `${card} commette diablerie su ${on}`,
    'agenda on': ({ change, card }) => `${signed(change)} Agenda su ${card}`,
    tokens: ({ card, change }) => `${card}: ${signed(change)} ${Math.abs(change) === 1 ? 'segnalino' : 'segnalini'}`,
    defeated: ({ card }) => `${card} subisce la sconfitta`,
    'burned by damage': ({ card }) => `${card} cade per sempre`,
    torpor: ({ card }) => `${card} cade in torpore`,
    'left torpor': ({ card }) => `${card} esce dal torpore`,
    'mortal defeated': ({ seat, card }) => `${seat} sconfigge ${card}`,
    burned: ({ card }) => `Si brucia ${card}`,
    attached: ({ card, host }) => `${card}: carta assegnata, ${host}`,
    detached: ({ card }) => `${card}: carta separata`,
    'title free': ({ card }) => `${card} torna sul tavolo`,
    claims: ({ card }) => `${card} rivendica il titolo di Principe`,
    exerted: ({ card, amount }) => `${card} impegna ${amount} Influenza`,
    scheme: ({ seat, card }) => `${seat} mette ai voti ${card}`,
    voted: ({ seat, word, open, card, hidden }) =>
      [
        word === '' ? `${seat} si astiene` : `${seat} vota ${word}`,
        open > 0 ? ` con ${open} Influenza` : '',
        card === '' ? '' : ` e ${card}`,
        hidden === undefined ? '' : ` (${hidden} Prestigio in mano)`,
      ].join(''),
    conflict: ({ yes, no, passed }) => `Sì ${yes}, No ${no}: l’Intrigo ${passed ? 'passa' : 'fallisce'}`,
    conspires: ({ seat, card }) => `${seat} mette giù ${card} come Cospirazione`,
    shown: ({ seat, card, seats }) =>
      seats === YOU ? `${seat} ti mostra ${card}` : `${seat} mostra ${card}: ${seats}`,
    allowed: ({ seat, other, card }) => `${seat} lascia contribuire ${other}: ${card}`,
    refused: ({ seat, other, card }) => `${seat} non lascia contribuire ${other}: ${card}`,
    resolved: ({ seat, card }) => `${seat} risolve ${card}`,
    took: ({ seat, card }) => `${seat} prende ${card}`,
    'city card': ({ card }) => `La Città: ${card}`,
    'city shuffled': ({ amount }) =>
      `${amount} ${amount === 1 ? 'carta si mescola' : 'carte si mescolano'} nel mazzo della Città`,
    hunts: ({ card, on }) => `${card} trova ${on}`,
    'agenda up': ({ seat, card }) => `${seat} scopre la sua Agenda: ${card}`,
    eliminated: ({ seat, by }) => `${seat} esce dalla partita${by === '' ? '' : ` per mano ${di(by)}`}`,
    conceded: ({ seat }) => `${seat} si arrende`,
    over: ({ reason, seats }) => `La partita è finita (${reason}): ${seats}`,
  },
  endings: {
    agenda: '13 Agenda',
    elimination: 'eliminazione',
    time: 'il limite di turni',
  },
  aCard: 'una carta',
  and: ' e ',
};
