/** The lines of the log, in Italian. */
import { YOU } from '@praxis/kit/language/address/address.ts';
import type { Log } from '../keys/log.ts';
import { cards, damage, life, to } from './forms.ts';

const on = (targets: string): string => (targets === '' ? '' : ` su ${targets}`);

export const log: Log = {
  events: {
    turn: ({ seat, number }) => `Turno ${number}: ${seat}`,
    'won the flip': ({ seat }) => `${seat} vince il sorteggio`,
    kept: ({ seat, amount }) => `${seat} tiene ${cards(amount)}`,
    mulligan: ({ seat, amount }) => `${seat} fa un mulligan a ${cards(amount)}`,
    played: ({ seat, card }) => `${seat} gioca ${card}`,
    cast: ({ seat, card, x, on: targets }) =>
      `${seat} lancia ${card}${x === undefined ? '' : ` con X ${x}`}${on(targets)}`,
    activated: ({ seat, card, on: targets }) => `${seat} attiva ${card}${on(targets)}`,
    triggered: ({ card, on: targets }) => `${card} si innesca${on(targets)}`,
    fizzled: ({ card }) => `${card} non ha più un bersaglio legale`,
    countered: ({ card }) => `La magia ${card} viene neutralizzata`,
    moved: ({ card, from, zone }) => `${card}: ${from} → ${zone}`,
    drew: ({ seat, card }) => `${seat} pesca ${card}`,
    entered: ({ card }) => `${card} entra nel campo di battaglia`,
    'discarded card': ({ seat, card }) => `${seat} scarta ${card}`,
    buried: ({ card }) => `${card} va nel cimitero`,
    exiled: ({ card }) => `${card} va in esilio`,
    returned: ({ seat, card }) => (seat === YOU ? `${card} ti torna in mano` : `${card} torna in mano ${to(seat)}`),
    damage: ({ source, to: target, amount }) =>
      target === YOU ? `${source} ti infligge ${damage(amount)}` : `${source} infligge ${damage(amount)} ${to(target)}`,
    life: ({ seat, change, now }) => `${seat} ${change > 0 ? 'guadagna' : 'perde'} ${life(Math.abs(change))} (${now})`,
    counters: ({ card, counter, change, now }) => `${card}: ${change > 0 ? '+' : ''}${change} ${counter} (${now})`,
    destroyed: ({ card }) => `Il permanente ${card} viene distrutto`,
    sacrificed: ({ seat, card }) => `${seat} sacrifica ${card}`,
    regenerated: ({ card }) => `${card} si rigenera`,
    prevented: ({ card, amount }) => `${damage(amount)} ${amount === 1 ? 'prevenuto' : 'prevenuti'} (${card})`,
    attached: ({ card, host }) => `Il permanente ${card} viene assegnato ${to(host)}`,
    copied: ({ card, of }) => `${card} diventa una copia di ${of}`,
    attacks: ({ card, at }) => `${card} attacca ${at}`,
    blocks: ({ card, blocked }) => `${card} blocca ${blocked}`,
    revealed: ({ seat, cards: shown }) => `${seat} rivela ${shown}`,
    shuffled: ({ seat }) => `${seat} rimescola`,
    control: ({ seat, card }) => `${seat} prende il controllo di ${card}`,
    mana: ({ seat, card, kind }) => `${seat} TAPpa ${card} per mana ${kind}`,
    lost: ({ seat }) => `${seat} perde la partita`,
    conceded: ({ seat }) => `${seat} concede la partita`,
    'time is up': () => 'Il limite di turni è raggiunto',
    endless: () => 'Nessuno può fermare questo ciclo: la partita è patta',
  },
  endings: {
    life: 'nessun punto vita rimasto',
    library: 'grimorio vuoto',
    concession: 'concessione',
    draw: 'patta',
    time: 'limite di turni',
  },
  aCard: 'una carta',
};
