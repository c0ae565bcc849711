/** The lines of the log, in French. */
import type { Log } from '../keys/log.ts';
import { counted, list, of } from './forms.ts';

export const log: Log = {
  events: {
    'coin winner': ({ seat }) => `${seat} remporte le lancer de pièce`,
    begins: ({ seat }) => `${seat} joue le premier tour`,
    'new hand': ({ seat, cards }) => `${seat} pioche une nouvelle main, faute de Pokémon de base : ${cards}`,
    placed: ({ seat, amount }) =>
      amount === 0 ? `${seat} place un Pokémon Actif` : `${seat} place un Pokémon Actif et ${amount} sur le Banc`,
    revealed: ({ seat, cards }) => `${seat} dévoile ${cards}`,
    turn: ({ seat, number }) => `Tour ${number} : ${seat}`,
    drew: ({ seat, cards }) => `${seat} pioche ${cards}`,
    'to hand': ({ seat, cards }) => `${seat} prend ${cards} en main`,
    discarded: ({ seat, cards }) => `${seat} défausse ${cards}`,
    lost: ({ seat, cards }) => `${seat} : ${cards} dans la Zone Perdue`,
    shuffled: ({ seat }) => `${seat} mélange son deck`,
    'to bottom': ({ seat, amount }) => `${seat} place ${counted(amount, 'carte', 'cartes')} en dessous du deck`,
    'to deck': ({ seat, cards }) => `${seat} remet ${cards} dans le deck`,
    searched: ({ seat, amount }) =>
      amount
        ? `${seat} regarde ${amount === 1 ? 'la carte' : `les ${amount} cartes`} du dessus du deck`
        : `${seat} cherche dans le deck`,
    coin: ({ seat, result }) => `${seat} lance une pièce : ${result}`,
    benched: ({ seat, card }) => `${seat} place ${card} sur le Banc`,
    attached: ({ seat, card, on }) => `${seat} attache ${card} à ${on}`,
    evolved: ({ from, card }) => `${from} évolue en ${card}`,
    devolved: ({ card }) => `${card} dés-évolue`,
    played: ({ seat, card }) => `${seat} joue ${card}`,
    used: ({ seat, card }) => `${seat} utilise ${card}`,
    'used ability': ({ seat, card, ability }) => `${seat} utilise ${ability} ${of(card)}`,
    triggered: ({ card }) => `${card} prend effet`,
    attack: ({ card, attack }) => `${card} attaque avec ${attack}`,
    'attack does nothing': () => 'L’attaque ne fait rien',
    damage: ({ card, amount }) => `${card} subit ${amount} dégâts`,
    counters: ({ card, amount }) => `${counted(amount, 'marqueur', 'marqueurs')} de dégâts sur ${card}`,
    healed: ({ card, amount }) => `${card} est soigné de ${amount} dégâts`,
    afflicted: ({ card, condition }) => `${card} est maintenant ${condition}`,
    recovered: ({ card, condition }) => `${card} n’est plus ${condition}`,
    prevented: ({ card }) => `${card} n’est pas affecté`,
    switched: ({ card, from }) => `${card} prend la place ${of(from)} au Poste Actif`,
    'left play': ({ card }) => `${card} quitte le jeu`,
    'knocked out': ({ card }) => `${card} est mis K.O.`,
    'took prizes': ({ seat, amount }) => `${seat} récupère ${counted(amount, 'carte Récompense', 'cartes Récompense')}`,
    promoted: ({ seat, card }) => `${card} est le nouveau Pokémon Actif ${of(seat)}`,
    won: ({ seat, reason }) => `${seat} gagne : ${reason}`,
    'sudden death': () => 'Les deux joueurs gagnent : mort subite',
    conceded: ({ seat }) => `${seat} abandonne`,
  },
  endings: {
    'last prize': 'la dernière carte Récompense a été récupérée',
    'no Pokémon left': 'un camp n’a plus de Pokémon',
    'empty deck': 'une carte n’a pas pu être piochée au début d’un tour',
    conceded: 'un joueur a abandonné',
  },
  coin: { heads: 'face', tails: 'pile' },
  cardsUnknown: (count) => counted(count, 'carte', 'cartes'),
  aCard: 'une carte',
  list,
};
