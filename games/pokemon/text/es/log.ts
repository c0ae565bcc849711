/** The lines of the log, in Spanish. */
import type { Log } from '../keys/log.ts';
import { counted, list } from './forms.ts';

export const log: Log = {
  events: {
    'coin winner': ({ seat }) => `${seat} gana el lanzamiento de moneda`,
    begins: ({ seat }) => `${seat} juega el primer turno`,
    'new hand': ({ seat, cards }) => `${seat} roba una mano nueva por falta de Pokémon Básico: ${cards}`,
    placed: ({ seat, amount }) =>
      amount === 0 ? `${seat} coloca un Pokémon Activo` : `${seat} coloca un Pokémon Activo y ${amount} en la Banca`,
    revealed: ({ seat, cards }) => `${seat} descubre ${cards}`,
    turn: ({ seat, number }) => `Turno ${number}: ${seat}`,
    drew: ({ seat, cards }) => `${seat} roba ${cards}`,
    'to hand': ({ seat, cards }) => `${seat} pone ${cards} en la mano`,
    discarded: ({ seat, cards }) => `${seat} descarta ${cards}`,
    lost: ({ seat, cards }) => `${seat}: ${cards} a la Zona Perdida`,
    shuffled: ({ seat }) => `${seat} baraja sus cartas`,
    'to bottom': ({ seat, amount }) =>
      `${seat} pone ${counted(amount, 'carta', 'cartas')} en la parte inferior de la baraja`,
    'to deck': ({ seat, cards }) => `${seat} pone ${cards} en la baraja`,
    searched: ({ seat, amount }) =>
      amount
        ? `${seat} mira ${amount === 1 ? 'la carta' : `las ${amount} cartas`} de la parte superior de la baraja`
        : `${seat} busca en la baraja`,
    coin: ({ seat, result }) => `${seat} lanza una moneda: ${result}`,
    benched: ({ seat, card }) => `${seat} pone a ${card} en la Banca`,
    attached: ({ seat, card, on }) => `${seat} une ${card} a ${on}`,
    evolved: ({ from, card }) => `${from} evoluciona a ${card}`,
    devolved: ({ card }) => `${card} involuciona`,
    played: ({ seat, card }) => `${seat} juega ${card}`,
    used: ({ seat, card }) => `${seat} usa ${card}`,
    'used ability': ({ seat, card, ability }) => `${seat} usa ${ability} de ${card}`,
    triggered: ({ card }) => `${card} surte efecto`,
    attack: ({ card, attack }) => `${card} ataca con ${attack}`,
    'attack does nothing': () => 'El ataque no hace nada',
    damage: ({ card, amount }) => `${card} recibe ${amount} puntos de daño`,
    counters: ({ card, amount }) => `${counted(amount, 'contador de daño', 'contadores de daño')} en ${card}`,
    healed: ({ card, amount }) => `${card} se cura de ${amount} puntos de daño`,
    afflicted: ({ card, condition }) => `${card} pasa a estar ${condition}`,
    recovered: ({ card, condition }) => `${card} ya no está ${condition}`,
    prevented: ({ card }) => `${card} no se ve afectado`,
    switched: ({ card, from }) => `${card} ocupa el lugar de ${from} en el Puesto Activo`,
    'left play': ({ card }) => `${card} deja de estar en juego`,
    'knocked out': ({ card }) => `${card} queda Fuera de Combate`,
    'took prizes': ({ seat, amount }) => `${seat} coge ${counted(amount, 'carta de Premio', 'cartas de Premio')}`,
    promoted: ({ seat, card }) => `${card} es el nuevo Pokémon Activo de ${seat}`,
    won: ({ seat, reason }) => `${seat} gana: ${reason}`,
    'sudden death': () => 'Ganan los dos jugadores: muerte súbita',
    conceded: ({ seat }) => `${seat} se rinde`,
  },
  endings: {
    'last prize': 'se ha cogido la última carta de Premio',
    'no Pokémon left': 'un lado se ha quedado sin Pokémon',
    'empty deck': 'no se pudo robar una carta al empezar el turno',
    conceded: 'un jugador se ha rendido',
  },
  coin: { heads: 'cara', tails: 'cruz' },
  cardsUnknown: (count) => counted(count, 'carta', 'cartas'),
  aCard: 'una carta',
  list,
};
