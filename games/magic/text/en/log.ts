/** The lines of the log, in English. */
import type { Log } from '../keys/log.ts';
import { cards } from './forms.ts';

const on = (targets: string): string => (targets === '' ? '' : ` on ${targets}`);

export const log: Log = {
  events: {
    turn: ({ seat, number }) => `Turn ${number}: ${seat}`,
    'won the flip': ({ seat }) => `${seat} wins the flip`,
    kept: ({ seat, amount }) => `${seat} keeps ${cards(amount)}`,
    mulligan: ({ seat, amount }) => `${seat} takes a mulligan to ${cards(amount)}`,
    played: ({ seat, card }) => `${seat} plays ${card}`,
    cast: ({ seat, card, x, on: targets }) =>
      `${seat} casts ${card}${x === undefined ? '' : ` with X ${x}`}${on(targets)}`,
    activated: ({ seat, card, on: targets }) => `${seat} activates ${card}${on(targets)}`,
    triggered: ({ card, on: targets }) => `${card} triggers${on(targets)}`,
    fizzled: ({ card }) => `${card} has no legal target any more`,
    countered: ({ card }) => `${card} is countered`,
    moved: ({ card, from, zone }) => `${card}: ${from} → ${zone}`,
    drew: ({ seat, card }) => `${seat} draws ${card}`,
    entered: ({ card }) => `${card} enters the battlefield`,
    'discarded card': ({ seat, card }) => `${seat} discards ${card}`,
    buried: ({ card }) => `${card} goes to the graveyard`,
    exiled: ({ card }) => `${card} goes into exile`,
    returned: ({ seat, card }) => `${card} returns to the hand of ${seat}`,
    damage: ({ source, to, amount }) => `${source} deals ${amount} damage to ${to}`,
    life: ({ seat, change, now }) => `${seat} ${change > 0 ? 'gains' : 'loses'} ${Math.abs(change)} life (${now})`,
    counters: ({ card, counter, change, now }) => `${card}: ${change > 0 ? '+' : ''}${change} ${counter} (${now})`,
    destroyed: ({ card }) => `${card} is destroyed`,
    sacrificed: ({ seat, card }) => `${seat} sacrifices ${card}`,
    regenerated: ({ card }) => `${card} regenerates`,
    prevented: ({ card, amount }) => `${amount} damage is prevented (${card})`,
    attached: ({ card, host }) => `${card} is attached to ${host}`,
    copied: ({ card, of }) => `${card} becomes a copy of ${of}`,
    attacks: ({ card, at }) => `${card} attacks ${at}`,
    blocks: ({ card, blocked }) => `${card} blocks ${blocked}`,
    revealed: ({ seat, cards: shown }) => `${seat} reveals ${shown}`,
    shuffled: ({ seat }) => `${seat} shuffles`,
    control: ({ seat, card }) => `${seat} gains control of ${card}`,
    mana: ({ seat, card, kind }) => `${seat} taps ${card} for ${kind} mana`,
    lost: ({ seat }) => `${seat} loses the game`,
    conceded: ({ seat }) => `${seat} concedes`,
    'time is up': () => 'The turn limit is reached',
    endless: () => 'Nobody can stop this: the game is a draw',
  },
  endings: {
    life: 'no life left',
    library: 'an empty library',
    concession: 'concession',
    draw: 'a draw',
    time: 'the turn limit',
  },
  aCard: 'a card',
};
