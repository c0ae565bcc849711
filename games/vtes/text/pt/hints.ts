/** What newcomers are told at each step, in Brazilian Portuguese. */
import type { Hints } from '../keys/hints.ts';

export const hints: Hints = {
  setup: 'Todos se preparam: você compra sua mão, e quatro vampiros da sua cripta esperam virados para baixo.',
  unlock: 'Seu turno começa e suas cartas destravam. Quem tem a Vantagem pode ganhar 1 de recurso agora.',
  master: 'Você pode jogar uma carta de mestre: locais, Disciplinas e muito mais que muda a mesa de vez.',
  minion:
    'Seus vampiros e aliados prontos podem agir enquanto destravados. Sangre a sua presa, cace ou jogue uma carta.',
  announce: 'Uma ação está sendo anunciada. Falta dizer com que carta e contra quem.',
  'as played': 'Uma carta acaba de ser jogada. Agora só vale o que a cancela.',
  'before block': 'A ação foi anunciada. Antes que alguém tente bloquear, os dois lados podem usar cartas.',
  block: 'Você pode bloquear esta ação com um servo destravado. Sua percepção precisa alcançar a furtividade da ação.',
  'block attempt':
    'Um servo tenta bloquear. Furtividade e percepção decidem: cada lado pode aumentar a sua enquanto precisar.',
  'after block': 'Ninguém mais bloqueia. Um bom momento para fortalecer a ação.',
  'before resolution': 'A ação vai ter sucesso. É o último momento antes do efeito.',
  'after resolution': 'A ação terminou. Algumas cartas podem ser usadas justamente agora.',
  terms: 'A ação política teve sucesso. Você decide sobre o que exatamente se vota.',
  polling: 'Todos votam, em qualquer ordem. Com mais votos a favor do que contra, o referendo é aprovado.',
  'before range': 'Um combate começa. Algumas cartas são jogadas antes de determinar a distância.',
  range: 'O combate é a curta distância, a menos que alguém manobre. A longa distância as mãos nuas não fazem nada.',
  'before strikes': 'A distância está definida. Fortaleça seu vampiro agora, antes da escolha dos golpes.',
  strike: 'Escolha como seu servo golpeia. As mãos causam tanto dano quanto a sua força, em geral 1.',
  'strike resolution': 'Os golpes são conhecidos e estão para ter efeito.',
  damage: 'Seu servo sofre dano. Previna uma parte se puder; o resto custa sangue.',
  burning: 'Um vampiro está para ser queimado. É a última chance de salvá-lo.',
  'additional strikes': 'Agora se podem ganhar golpes adicionais. Eles vêm na mesma distância.',
  press:
    'A rodada terminou. Pressione para lutar mais uma rodada, ou para encerrar o combate se o outro lado quer continuar.',
  'end of round': 'O fim da rodada: poucas cartas se usam só agora.',
  influence:
    'Mova recursos para os seus vampiros não controlados com suas transferências. Com contadores suficientes, eles vão para a região pronta.',
  discard: 'Você pode descartar uma carta e comprar outra. Depois seu turno termina.',
};
