/** The lines of the log, in Italian. */
import type { Log } from '../keys/log.ts';
import { counted, list, to } from './forms.ts';

export const log: Log = {
  events: {
    'coin winner': ({ seat }) => `${seat} vince il lancio della moneta`,
    begins: ({ seat }) => `${seat} gioca il primo turno`,
    'new hand': ({ seat, cards }) => `${seat} pesca una nuova mano per mancanza di Pokémon Base: ${cards}`,
    placed: ({ seat, amount }) =>
      amount === 0 ? `${seat} dispone un Pokémon attivo` : `${seat} dispone un Pokémon attivo e ${amount} in panchina`,
    revealed: ({ seat, cards }) => `${seat} rivela ${cards}`,
    turn: ({ seat, number }) => `Turno ${number}: ${seat}`,
    drew: ({ seat, cards }) => `${seat} pesca ${cards}`,
    'to hand': ({ seat, cards }) => `${seat} prende in mano ${cards}`,
    discarded: ({ seat, cards }) => `${seat} scarta ${cards}`,
    lost: ({ seat, cards }) => `${seat}: ${cards} nell’area perduta`,
    shuffled: ({ seat }) => `${seat} rimischia il mazzo`,
    'to bottom': ({ seat, amount }) => `${seat} mette ${counted(amount, 'carta', 'carte')} in fondo al mazzo`,
    'to deck': ({ seat, cards }) => `${seat} mette ${cards} nel mazzo`,
    searched: ({ seat, amount }) =>
      amount
        ? `${seat} guarda ${amount === 1 ? 'la carta' : `le ${amount} carte`} in cima al mazzo`
        : `${seat} cerca nel mazzo`,
    coin: ({ seat, result }) => `${seat} lancia una moneta: ${result}`,
    benched: ({ seat, card }) => `${seat} mette ${card} in panchina`,
    attached: ({ seat, card, on }) => `${seat} assegna ${card} ${to(on)}`,
    evolved: ({ from, card }) => `${from} si evolve in ${card}`,
    devolved: ({ card }) => `${card} si involve`,
    played: ({ seat, card }) => `${seat} gioca ${card}`,
    used: ({ seat, card }) => `${seat} usa ${card}`,
    'used ability': ({ seat, card, ability }) => `${seat} usa ${ability} di ${card}`,
    triggered: ({ card }) => `${card} ha effetto`,
    attack: ({ card, attack }) => `${card} attacca con ${attack}`,
    'attack does nothing': () => 'L’attacco non ha effetto',
    damage: ({ card, amount }) => `${card} subisce ${amount} danni`,
    counters: ({ card, amount }) => `${counted(amount, 'segnalino danno', 'segnalini danno')} su ${card}`,
    healed: ({ card, amount }) => `${card} viene curato da ${amount} danni`,
    afflicted: ({ card, condition }) => `${card} ora è ${condition}`,
    recovered: ({ card, condition }) => `${card} non è più ${condition}`,
    prevented: ({ card }) => `${card} non ne risente`,
    switched: ({ card, from }) => `${card} prende il posto di ${from} in posizione attiva`,
    'left play': ({ card }) => `${card} lascia il gioco`,
    'knocked out': ({ card }) => `${card} viene messo KO`,
    'took prizes': ({ seat, amount }) => `${seat} prende ${counted(amount, 'carta Premio', 'carte Premio')}`,
    promoted: ({ seat, card }) => `${card} è il nuovo Pokémon attivo di ${seat}`,
    won: ({ seat, reason }) => `${seat} vince: ${reason}`,
    'sudden death': () => 'Vincono entrambi i giocatori: morte improvvisa',
    conceded: ({ seat }) => `${seat} si arrende`,
  },
  endings: {
    'last prize': 'l’ultima carta Premio è stata presa',
    'no Pokémon left': 'una parte è rimasta senza Pokémon',
    'empty deck': 'non è stato possibile pescare una carta a inizio turno',
    conceded: 'un giocatore si è arreso',
  },
  coin: { heads: 'testa', tails: 'croce' },
  cardsUnknown: (count) => counted(count, 'carta', 'carte'),
  aCard: 'una carta',
  list,
};
