/** The lines of the log, in Brazilian Portuguese. */
import type { Log } from '../keys/log.ts';
import { cards, life, points } from './forms.ts';

const on = (targets: string): string => (targets === '' ? '' : ` em ${targets}`);

export const log: Log = {
  events: {
    turn: ({ seat, number }) => `Turno ${number}: ${seat}`,
    'won the flip': ({ seat }) => `${seat} vence o sorteio`,
    kept: ({ seat, amount }) => `${seat} fica com ${cards(amount)}`,
    mulligan: ({ seat, amount }) => `${seat} faz um mulligan para ${cards(amount)}`,
    played: ({ seat, card }) => `${seat} joga ${card}`,
    cast: ({ seat, card, x, on: targets }) =>
      `${seat} conjura ${card}${x === undefined ? '' : ` com X ${x}`}${on(targets)}`,
    activated: ({ seat, card, on: targets }) => `${seat} ativa ${card}${on(targets)}`,
    triggered: ({ card, on: targets }) => `A habilidade de ${card} desencadeia${on(targets)}`,
    fizzled: ({ card }) => `${card} não tem mais alvo legal`,
    countered: ({ card }) => `A mágica ${card} é anulada`,
    moved: ({ card, from, zone }) => `${card}: ${from} → ${zone}`,
    drew: ({ seat, card }) => `${seat} compra ${card}`,
    entered: ({ card }) => `${card} entra no campo de batalha`,
    'discarded card': ({ seat, card }) => `${seat} descarta ${card}`,
    buried: ({ card }) => `${card} vai para o cemitério`,
    exiled: ({ card }) => `${card} vai para o exílio`,
    returned: ({ seat, card }) => `${card} volta para a mão de ${seat}`,
    damage: ({ source, to, amount }) => `${source} causa ${points(amount)} a ${to}`,
    life: ({ seat, change, now }) => `${seat} ${change > 0 ? 'ganha' : 'perde'} ${life(Math.abs(change))} (${now})`,
    counters: ({ card, counter, change, now }) => `${card}: ${change > 0 ? '+' : ''}${change} ${counter} (${now})`,
    destroyed: ({ card }) => `A permanente ${card} é destruída`,
    sacrificed: ({ seat, card }) => `${seat} sacrifica ${card}`,
    regenerated: ({ card }) => `${card} se regenera`,
    prevented: ({ card, amount }) => `${points(amount)} ${amount === 1 ? 'é prevenido' : 'são prevenidos'} (${card})`,
    attached: ({ card, host }) => `${card} anexa-se a ${host}`,
    copied: ({ card, of }) => `${card} torna-se uma cópia de ${of}`,
    attacks: ({ card, at }) => `${card} ataca ${at}`,
    blocks: ({ card, blocked }) => `${card} bloqueia ${blocked}`,
    revealed: ({ seat, cards: shown }) => `${seat} revela ${shown}`,
    shuffled: ({ seat }) => `${seat} embaralha`,
    control: ({ seat, card }) => `${seat} ganha o controle de ${card}`,
    mana: ({ seat, card, kind }) => `${seat} vira ${card} para gerar mana ${kind}`,
    lost: ({ seat }) => `${seat} perde o jogo`,
    conceded: ({ seat }) => `${seat} concede`,
    'time is up': () => 'O limite de turnos foi alcançado',
    endless: () => 'Ninguém pode parar isto: o jogo termina em empate',
  },
  endings: {
    life: 'sem pontos de vida',
    library: 'grimório vazio',
    concession: 'concessão',
    draw: 'empate',
    time: 'limite de turnos',
  },
  aCard: 'um card',
};
