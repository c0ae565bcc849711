/** The lines of the log, in French. */
import { YOU } from '@praxis/kit/language/address/address.ts';
import type { Log } from '../keys/log.ts';
import { cards, damage, life, of } from './forms.ts';

const on = (targets: string): string => (targets === '' ? '' : ` sur ${targets}`);

export const log: Log = {
  events: {
    turn: ({ seat, number }) => `Tour ${number} : ${seat}`,
    'won the flip': ({ seat }) => `${seat} gagne le tirage`,
    kept: ({ seat, amount }) => `${seat} garde ${cards(amount)}`,
    mulligan: ({ seat, amount }) => `${seat} fait un mulligan à ${cards(amount)}`,
    played: ({ seat, card }) => `${seat} joue ${card}`,
    cast: ({ seat, card, x, on: targets }) =>
      `${seat} lance ${card}${x === undefined ? '' : ` avec X ${x}`}${on(targets)}`,
    activated: ({ seat, card, on: targets }) => `${seat} active ${card}${on(targets)}`,
    triggered: ({ card, on: targets }) => `${card} se déclenche${on(targets)}`,
    fizzled: ({ card }) => `${card} n’a plus de cible légale`,
    countered: ({ card }) => `Le sort ${card} est contrecarré`,
    moved: ({ card, from, zone }) => `${card} : ${from} → ${zone}`,
    drew: ({ seat, card }) => `${seat} pioche ${card}`,
    entered: ({ card }) => `${card} arrive sur le champ de bataille`,
    'discarded card': ({ seat, card }) => `${seat} se défausse de ${card}`,
    buried: ({ card }) => `${card} va au cimetière`,
    exiled: ({ card }) => `${card} va en exil`,
    returned: ({ seat, card }) => `${card} retourne dans la main de ${seat}`,
    damage: ({ source, to, amount }) =>
      to === YOU ? `${source} vous inflige ${damage(amount)}` : `${source} inflige ${damage(amount)} à ${to}`,
    life: ({ seat, change, now }) => `${seat} ${change > 0 ? 'gagne' : 'perd'} ${life(Math.abs(change))} (${now})`,
    counters: ({ card, counter, change, now }) => `${card} : ${change > 0 ? '+' : ''}${change} ${counter} (${now})`,
    destroyed: ({ card }) => `Le permanent ${card} est détruit`,
    sacrificed: ({ seat, card }) => `${seat} sacrifie ${card}`,
    regenerated: ({ card }) => `${card} se régénère`,
    prevented: ({ card, amount }) => `${damage(amount)} ${amount < 2 ? 'est prévenue' : 'sont prévenues'} (${card})`,
    attached: ({ card, host }) => `Le permanent ${card} est attaché à ${host}`,
    copied: ({ card, of: original }) => `${card} devient une copie ${of(original)}`,
    attacks: ({ card, at }) => `${card} attaque ${at}`,
    blocks: ({ card, blocked }) => `${card} bloque ${blocked}`,
    revealed: ({ seat, cards: shown }) => `${seat} révèle ${shown}`,
    shuffled: ({ seat }) => `${seat} mélange`,
    control: ({ seat, card }) => `${seat} acquiert le contrôle ${of(card)}`,
    mana: ({ seat, card, kind }) => `${seat} engage ${card} pour du mana ${kind}`,
    lost: ({ seat }) => `${seat} perd la partie`,
    conceded: ({ seat }) => `${seat} concède la partie`,
    'time is up': () => 'La limite de tours est atteinte',
    endless: () => 'Personne ne peut arrêter cette boucle : la partie est nulle',
  },
  endings: {
    life: 'plus de points de vie',
    library: 'bibliothèque vide',
    concession: 'concession',
    draw: 'partie nulle',
    time: 'limite de tours',
  },
  aCard: 'une carte',
};
