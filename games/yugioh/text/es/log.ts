/** What the log tells, in Spanish. */
import type { Log } from '../keys/log.ts';

export const log: Log = {
  events: {
    phase: ({ phase }) => phase,
    turn: ({ seat, number }) => `Turno ${number}: ${seat}`,
    'decides who starts': ({ seat }) => `${seat} decide quién empieza.`,
    'game over': ({ game, winners, reason }) =>
      winners === ''
        ? `El Duelo ${game} termina en empate (${reason}).`
        : `${winners} gana el Duelo ${game} (${reason}).`,
    'side deck': ({ seat, count }) => `Side Deck de ${seat}: ${count}`,
    'conceded series': ({ seat }) => `${seat} abandona el Match.`,
    drew: ({ seat, card }) => `${seat} roba ${card}.`,
    'cannot draw': ({ seat }) => `${seat} no puede robar.`,
    shuffled: ({ seat }) => `${seat} baraja.`,
    revealed: ({ seat, card }) => `${seat} muestra ${card}.`,
    moved: ({ card, zone }) => `${card} va ${zone}.`,
    destroyed: ({ card }) => `${card}: destrucción.`,
    summoned: ({ seat, card, position }) => `${seat} Invoca a ${card} en Posición de ${position}.`,
    'summon negated': ({ card }) => `La Invocación de ${card} es negada.`,
    set: ({ seat }) => `${seat} Coloca una carta.`,
    flipped: ({ card }) => `${card} queda boca arriba.`,
    'turned down': ({ card }) => `${card} queda boca abajo.`,
    position: ({ card, position }) => `${card} está ahora en Posición de ${position}.`,
    activated: ({ seat, card, link }) => `Eslabón ${link}: ${seat} activa ${card}.`,
    resolves: ({ card }) => `${card} se resuelve.`,
    negated: ({ card }) => `${card}: efecto negado.`,
    equipped: ({ card, on }) => `${card} equipa a ${on}.`,
    control: ({ seat, card }) => `${seat} controla ${card}.`,
    attacks: ({ card }) => `${card} ataca directamente.`,
    'attacks target': ({ card, on }) => `${card} ataca a ${on}.`,
    'attack negated': ({ card }) => `El ataque de ${card} es negado.`,
    'battle phase ends': () => 'La Battle Phase termina.',
    'destroyed by battle': ({ card }) => `${card}: destrucción en batalla.`,
    'not destroyed': ({ card }) => `${card} resiste la destrucción.`,
    life: ({ seat, change, now }) => `${seat}: ${change} LP (${now})`,
    conceded: ({ seat }) => `${seat} se rinde.`,
    'time is up': () => 'Se alcanzó el límite de turnos.',
  },
  endings: {
    'life points': 'los LP llegaron a 0',
    'deck out': 'no se pudo robar una carta',
    effect: 'por un efecto de una carta',
    conceded: 'rendición',
    loop: 'una repetición sin fin',
    time: 'se alcanzó el límite de turnos',
    'series limit': 'se jugó el número máximo de Duelos',
  },
};
