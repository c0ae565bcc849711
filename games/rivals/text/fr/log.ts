/** The lines of the log, in French. */
import { YOU } from '@praxis/kit/language/address/address.ts';
import { fr } from '@praxis/kit/language/fr.ts';
import type { Log } from '../keys/log.ts';

const signed = (change: number): string => (change > 0 ? `+${change}` : change === 0 ? '0' : `−${-change}`);
const de = (name: string): string => fr.joined('de', name);

export const log: Log = {
  events: {
    leads: ({ seat, card }) => `${seat} a pour Meneur ${card}`,
    rival: ({ seat, other }) => `Rival ${de(seat)} : ${other}`,
    'first player': ({ seat }) => `${seat} commence`,
    mulligan: ({ seat }) => `${seat} fait un mulligan`,
    turn: ({ seat, number }) => `Tour ${number} : ${seat}`,
    drew: ({ seat, card, deck }) => `${seat} pioche ${card} (${deck})`,
    discarded: ({ seat, cards }) => `${seat} défausse ${cards}`,
    recruited: ({ seat, card }) => `${seat} recrute ${card}`,
    played: ({ seat, card, by, on }) =>
      `${seat} joue ${card}${by === '' ? '' : ` avec ${by}`}${on === '' ? '' : ` sur ${on}`}`,
    used: ({ seat, card }) => `${seat} utilise ${card}`,
    triggered: ({ card }) => `${card} prend effet`,
    moved: ({ card, where }) => `${card} va ${where}`,
    attacks: ({ card, on }) => `${card} attaque ${on}`,
    'asked for intel': ({ seat, other }) =>
      other === YOU ? `${seat} vous demande de l’Info` : `${seat} demande de l’Info à ${other}`,
    'intel failed': ({ card }) => `${card} ne perce pas le Secret`,
    announced: ({ seat, word }) => `${seat} annonce une attaque ${word}`,
    'put down': ({ seat, card }) => `${seat} joue ${card}`,
    blocks: ({ card }) => `${card} bloque`,
    revealed: ({ seat, card }) => `${seat} révèle ${card}`,
    turned: ({ card }) => `L’attaque est tournée vers ${card}`,
    damage: ({ card, amount, aggravated }) =>
      `${card} subit ${amount} ${amount < 2 ? 'dégât' : 'dégâts'}${aggravated ? (amount < 2 ? ' Aggravé' : ' Aggravés') : ''}`,
    prevented: ({ card, amount }) => `${amount} ${amount < 2 ? 'dégât évité' : 'dégâts évités'} à ${card}`,
    blood: ({ card, change, now }) => `${card} : ${signed(change)} Sang (${now})`,
    prestige: ({ seat, change, now }) => `${seat} : ${signed(change)} Prestige (${now})`,
    agenda: ({ seat, change, now }) => `${seat} : ${signed(change)} Cabale (${now})`,
    diablerie: ({ card, on }) => `${card} commet la diablerie sur ${on}`,
    'agenda on': ({ card, change }) => `${signed(change)} Cabale sur ${card}`,
    tokens: ({ card, change }) => `${card} : ${signed(change)} ${Math.abs(change) < 2 ? 'jeton' : 'jetons'}`,
    defeated: ({ card }) => `${card} est vaincu`,
    'burned by damage': ({ card }) => `${card} est vaincu pour de bon`,
    torpor: ({ card }) => `${card} tombe en Torpeur`,
    'left torpor': ({ card }) => `${card} sort de Torpeur`,
    'mortal defeated': ({ seat, card }) => `${seat} vainc ${card}`,
    burned: ({ card }) => `${card} est brûlé`,
    attached: ({ card, host }) => `${card} est attaché à ${host}`,
    detached: ({ card }) => `${card} est détaché`,
    'title free': ({ card }) => `${card} revient sur la table`,
    claims: ({ card }) => `${card} revendique le titre de Prince`,
    exerted: ({ card, amount }) => `${card} engage ${amount} Influence`,
    scheme: ({ seat, card }) => `${seat} met aux voix ${card}`,
    voted: ({ seat, word, open, card, hidden }) =>
      [
        word === '' ? `${seat} s’abstient` : `${seat} vote ${word}`,
        open > 0 ? ` avec ${open} Influence` : '',
        card === '' ? '' : ` et ${card}`,
        hidden === undefined ? '' : ` (${hidden} Prestige en main)`,
      ].join(''),
    conflict: ({ yes, no, passed }) => `Oui ${yes}, Non ${no} : l’Intrigue ${passed ? 'réussit' : 'échoue'}`,
    conspires: ({ seat, card }) => `${seat} pose ${card} comme Conspiration`,
    shown: ({ seat, seats, card }) =>
      seats === YOU ? `${seat} vous montre ${card}` : `${seat} montre ${card} à ${seats}`,
    allowed: ({ seat, other, card }) => `${seat} laisse ${other} contribuer à ${card}`,
    refused: ({ seat, other, card }) => `${seat} ne laisse pas ${other} contribuer à ${card}`,
    resolved: ({ seat, card }) => `${seat} résout ${card}`,
    took: ({ seat, card }) => `${seat} prend ${card}`,
    'city card': ({ card }) => `La Ville : ${card}`,
    'city shuffled': ({ amount }) =>
      `${amount} ${amount < 2 ? 'carte est mélangée' : 'cartes sont mélangées'} à la pioche Ville`,
    hunts: ({ card, on }) => `${card} trouve ${on}`,
    'agenda up': ({ seat, card }) => `${seat} retourne sa Cabale : ${card}`,
    eliminated: ({ seat, by }) => `${seat} quitte la partie${by === '' ? '' : ` à cause ${de(by)}`}`,
    conceded: ({ seat }) => `${seat} abandonne`,
    over: ({ seats, reason }) => `La partie est finie (${reason}) : ${seats}`,
  },
  endings: { agenda: '13 Cabale', elimination: 'élimination', time: 'la limite de tours' },
  aCard: 'une carte',
  and: ' et ',
};
