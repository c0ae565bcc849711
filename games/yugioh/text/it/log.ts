/** What the log tells, in Italian. */
import type { Log } from '../keys/log.ts';

export const log: Log = {
  events: {
    phase: ({ phase }) => phase,
    turn: ({ seat, number }) => `Turno ${number}: ${seat}`,
    'decides who starts': ({ seat }) => `${seat} decide chi inizia.`,
    'game over': ({ game, winners, reason }) =>
      winners === ''
        ? `Il Duello ${game} finisce in pareggio (${reason}).`
        : `${winners} vince il Duello ${game} (${reason}).`,
    'side deck': ({ seat, count }) => `Side Deck di ${seat}: ${count}`,
    'conceded series': ({ seat }) => `${seat} abbandona il Match.`,
    drew: ({ seat, card }) => `${seat} pesca ${card}.`,
    'cannot draw': ({ seat }) => `${seat} non può pescare.`,
    shuffled: ({ seat }) => `${seat} mescola.`,
    revealed: ({ seat, card }) => `${seat} mostra ${card}.`,
    moved: ({ card, zone }) => `${card} va ${zone}.`,
    destroyed: ({ card }) => `${card}: distruzione.`,
    summoned: ({ seat, card, position }) => `${seat} Evoca ${card} in Posizione di ${position}.`,
    'summon negated': ({ card }) => `L’Evocazione di ${card} viene annullata.`,
    set: ({ seat }) => `${seat} Posiziona una carta.`,
    flipped: ({ card }) => `${card}: ora è carta scoperta.`,
    'turned down': ({ card }) => `${card}: ora è carta coperta.`,
    position: ({ card, position }) => `${card} è ora in Posizione di ${position}.`,
    activated: ({ seat, card, link }) => `Anello ${link}: ${seat} attiva ${card}.`,
    resolves: ({ card }) => `${card} si risolve.`,
    negated: ({ card }) => `${card}: effetto annullato.`,
    equipped: ({ card, on }) => `${card} equipaggia ${on}.`,
    control: ({ seat, card }) => `${seat} controlla ${card}.`,
    attacks: ({ card }) => `${card} attacca direttamente.`,
    'attacks target': ({ card, on }) => `${card} attacca ${on}.`,
    'attack negated': ({ card }) => `L’attacco di ${card} viene annullato.`,
    'battle phase ends': () => 'La Battle Phase termina.',
    'destroyed by battle': ({ card }) => `${card}: distruzione in battaglia.`,
    'not destroyed': ({ card }) => `${card} resiste alla distruzione.`,
    life: ({ seat, change, now }) => `${seat}: ${change} LP (${now})`,
    conceded: ({ seat }) => `${seat} si arrende.`,
    'time is up': () => 'Il limite di turni è stato raggiunto.',
  },
  endings: {
    'life points': 'i LP sono arrivati a 0',
    'deck out': 'non è stato possibile pescare una carta',
    effect: 'per l’effetto di una carta',
    conceded: 'resa',
    loop: 'una ripetizione senza fine',
    time: 'è stato raggiunto il limite di turni',
    'series limit': 'è stato giocato il numero massimo di Duelli',
  },
};
