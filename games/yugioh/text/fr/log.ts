/** What the log tells, in French. */
import type { Log } from '../keys/log.ts';

export const log: Log = {
  events: {
    phase: ({ phase }) => phase,
    turn: ({ seat, number }) => `Tour ${number} : ${seat}`,
    'decides who starts': ({ seat }) => `${seat} décide qui commence.`,
    'game over': ({ game, winners, reason }) =>
      winners === ''
        ? `Le Duel ${game} se termine à égalité (${reason}).`
        : `${winners} gagne le Duel ${game} (${reason}).`,
    'side deck': ({ seat, count }) => `Side Deck de ${seat} : ${count}`,
    'conceded series': ({ seat }) => `${seat} abandonne le Match.`,
    drew: ({ seat, card }) => `${seat} pioche ${card}.`,
    'cannot draw': ({ seat }) => `${seat} ne peut pas piocher.`,
    shuffled: ({ seat }) => `${seat} mélange.`,
    revealed: ({ seat, card }) => `${seat} montre ${card}.`,
    moved: ({ card, zone }) => `${card} va ${zone}.`,
    destroyed: ({ card }) => `${card} : destruction.`,
    summoned: ({ seat, card, position }) => `${seat} Invoque ${card} en Position ${position}.`,
    'summon negated': ({ card }) => `L’Invocation de ${card} est annulée.`,
    set: ({ seat }) => `${seat} Pose une carte.`,
    flipped: ({ card }) => `${card} passe face recto.`,
    'turned down': ({ card }) => `${card} passe face verso.`,
    position: ({ card, position }) => `${card} est maintenant en Position ${position}.`,
    activated: ({ seat, card, link }) => `Maillon ${link} : ${seat} active ${card}.`,
    resolves: ({ card }) => `${card} se résout.`,
    negated: ({ card }) => `${card} : effet annulé.`,
    equipped: ({ card, on }) => `${card} équipe ${on}.`,
    control: ({ seat, card }) => `${seat} contrôle ${card}.`,
    attacks: ({ card }) => `${card} attaque directement.`,
    'attacks target': ({ card, on }) => `${card} attaque ${on}.`,
    'attack negated': ({ card }) => `L’attaque de ${card} est annulée.`,
    'battle phase ends': () => 'La Battle Phase se termine.',
    'destroyed by battle': ({ card }) => `${card} : destruction au combat.`,
    'not destroyed': ({ card }) => `${card} résiste à la destruction.`,
    life: ({ seat, change, now }) => `${seat} : ${change} LP (${now})`,
    conceded: ({ seat }) => `${seat} abandonne.`,
    'time is up': () => 'La limite de tours est atteinte.',
  },
  endings: {
    'life points': 'les LP ont atteint 0',
    'deck out': 'une carte n’a pas pu être piochée',
    effect: 'par un effet de carte',
    conceded: 'abandon',
    loop: 'une boucle sans fin',
    time: 'la limite de tours a été atteinte',
    'series limit': 'le nombre maximal de Duels a été joué',
  },
};
