/** The lines of the log, in Brazilian Portuguese. */
import type { Log } from '../keys/log.ts';
import { counted, list } from './forms.ts';

export const log: Log = {
  events: {
    'coin winner': ({ seat }) => `${seat} ganha o lançamento da moeda`,
    begins: ({ seat }) => `${seat} joga o primeiro turno`,
    'new hand': ({ seat, cards }) => `${seat} compra uma nova mão por falta de Pokémon Básico: ${cards}`,
    placed: ({ seat, amount }) =>
      amount === 0 ? `${seat} coloca um Pokémon Ativo` : `${seat} coloca um Pokémon Ativo e ${amount} no Banco`,
    revealed: ({ seat, cards }) => `${seat} revela ${cards}`,
    turn: ({ seat, number }) => `Turno ${number}: ${seat}`,
    drew: ({ seat, cards }) => `${seat} compra ${cards}`,
    'to hand': ({ seat, cards }) => `${seat} coloca ${cards} na mão`,
    discarded: ({ seat, cards }) => `${seat} descarta ${cards}`,
    lost: ({ seat, cards }) => `${seat}: ${cards} para a Zona Perdida`,
    shuffled: ({ seat }) => `${seat} embaralha o baralho`,
    'to bottom': ({ seat, amount }) => `${seat} coloca ${counted(amount, 'carta', 'cartas')} embaixo do baralho`,
    'to deck': ({ seat, cards }) => `${seat} coloca ${cards} no baralho`,
    searched: ({ seat, amount }) =>
      amount
        ? `${seat} olha ${amount === 1 ? 'a carta' : `as ${amount} cartas`} de cima do baralho`
        : `${seat} procura no baralho`,
    coin: ({ seat, result }) => `${seat} joga uma moeda: ${result}`,
    benched: ({ seat, card }) => `${seat} coloca ${card} no Banco`,
    attached: ({ seat, card, on }) => `${seat} liga ${card} a ${on}`,
    evolved: ({ from, card }) => `${from} evolui para ${card}`,
    devolved: ({ card }) => `${card} é revertido`,
    played: ({ seat, card }) => `${seat} joga ${card}`,
    used: ({ seat, card }) => `${seat} usa ${card}`,
    'used ability': ({ seat, card, ability }) => `${seat} usa ${ability} de ${card}`,
    triggered: ({ card }) => `${card} tem efeito`,
    attack: ({ card, attack }) => `${card} ataca com ${attack}`,
    'attack does nothing': () => 'O ataque não faz nada',
    damage: ({ card, amount }) => `${card} recebe ${amount} pontos de dano`,
    counters: ({ card, amount }) => `${counted(amount, 'contador de dano', 'contadores de dano')} em ${card}`,
    healed: ({ card, amount }) => `${card} é curado de ${amount} pontos de dano`,
    afflicted: ({ card, condition }) => `${card} agora está ${condition}`,
    recovered: ({ card, condition }) => `${card} não está mais ${condition}`,
    prevented: ({ card }) => `${card} não é afetado`,
    switched: ({ card, from }) => `${card} toma o lugar de ${from} no Campo Ativo`,
    'left play': ({ card }) => `${card} sai do jogo`,
    'knocked out': ({ card }) => `${card} é Nocauteado`,
    'took prizes': ({ seat, amount }) => `${seat} pega ${counted(amount, 'carta de Prêmio', 'cartas de Prêmio')}`,
    promoted: ({ seat, card }) => `${card} é o novo Pokémon Ativo de ${seat}`,
    won: ({ seat, reason }) => `${seat} vence: ${reason}`,
    'sudden death': () => 'Os dois jogadores vencem: morte súbita',
    conceded: ({ seat }) => `${seat} desiste`,
  },
  endings: {
    'last prize': 'a última carta de Prêmio foi pega',
    'no Pokémon left': 'um dos lados ficou sem Pokémon',
    'empty deck': 'não foi possível comprar uma carta no início do turno',
    conceded: 'um jogador desistiu',
  },
  coin: { heads: 'cara', tails: 'coroa' },
  cardsUnknown: (count) => counted(count, 'carta', 'cartas'),
  aCard: 'uma carta',
  list,
};
