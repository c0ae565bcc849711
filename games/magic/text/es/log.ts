/** The lines of the log, in Spanish. */
import { YOU } from '@praxis/kit/language/address/address.ts';
import type { Log } from '../keys/log.ts';
import { cards, life, points } from './forms.ts';

const on = (targets: string): string => (targets === '' ? '' : ` en ${targets}`);

export const log: Log = {
  events: {
    turn: ({ seat, number }) => `Turno ${number}: ${seat}`,
    'won the flip': ({ seat }) => `${seat} gana el sorteo`,
    kept: ({ seat, amount }) => `${seat} se queda con ${cards(amount)}`,
    mulligan: ({ seat, amount }) => `${seat} hace mulligan a ${cards(amount)}`,
    played: ({ seat, card }) => `${seat} juega ${card}`,
    cast: ({ seat, card, x, on: targets }) =>
      `${seat} lanza ${card}${x === undefined ? '' : ` con X ${x}`}${on(targets)}`,
    activated: ({ seat, card, on: targets }) => `${seat} activa ${card}${on(targets)}`,
    triggered: ({ card, on: targets }) => `Se dispara la habilidad de ${card}${on(targets)}`,
    fizzled: ({ card }) => `${card} ya no tiene objetivo legal`,
    countered: ({ card }) => `El hechizo ${card} es contrarrestado`,
    moved: ({ card, from, zone }) => `${card}: ${from} → ${zone}`,
    drew: ({ seat, card }) => `${seat} roba ${card}`,
    entered: ({ card }) => `${card} entra al campo de batalla`,
    'discarded card': ({ seat, card }) => `${seat} descarta ${card}`,
    buried: ({ card }) => `${card} va al cementerio`,
    exiled: ({ card }) => `${card} va al exilio`,
    returned: ({ seat, card }) => `${card} vuelve a la mano de ${seat}`,
    damage: ({ source, to, amount }) =>
      to === YOU ? `${source} te hace ${points(amount)}` : `${source} hace ${points(amount)} a ${to}`,
    life: ({ seat, change, now }) => `${seat} ${change > 0 ? 'gana' : 'pierde'} ${life(Math.abs(change))} (${now})`,
    counters: ({ card, counter, change, now }) => `${card}: ${change > 0 ? '+' : ''}${change} ${counter} (${now})`,
    destroyed: ({ card }) => `El permanente ${card} es destruido`,
    sacrificed: ({ seat, card }) => `${seat} sacrifica ${card}`,
    regenerated: ({ card }) => `${card} se regenera`,
    prevented: ({ card, amount }) => `Se ${amount === 1 ? 'previene' : 'previenen'} ${points(amount)} (${card})`,
    attached: ({ card, host }) => `${card} se anexa a ${host}`,
    copied: ({ card, of }) => `${card} se convierte en una copia de ${of}`,
    attacks: ({ card, at }) => `${card} ataca a ${at}`,
    blocks: ({ card, blocked }) => `${card} bloquea a ${blocked}`,
    revealed: ({ seat, cards: shown }) => `${seat} muestra ${shown}`,
    shuffled: ({ seat }) => `${seat} baraja`,
    control: ({ seat, card }) => `${seat} gana el control de ${card}`,
    mana: ({ seat, card, kind }) => `${seat} gira ${card} para obtener maná ${kind}`,
    lost: ({ seat }) => `${seat} pierde el juego`,
    conceded: ({ seat }) => `${seat} concede`,
    'time is up': () => 'Se ha alcanzado el límite de turnos',
    endless: () => 'Nadie puede detener esto: el juego termina en empate',
  },
  endings: {
    life: 'sin vidas',
    library: 'biblioteca vacía',
    concession: 'concesión',
    draw: 'empate',
    time: 'límite de turnos',
  },
  aCard: 'una carta',
};
