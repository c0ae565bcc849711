/** The rules of the catalogue, in Portuguese. */
import type { StatedRules } from './stated.ts';

export const pt: StatedRules = {
  'P-WIN-001': 'Um jogador vence quando pega sua última carta de Prêmio.',
  'P-WIN-002':
    'Um jogador vence quando o oponente não tem mais Pokémon em jogo: o Pokémon Ativo dele é Nocauteado e o Banco está vazio.',
  'P-WIN-004': 'Perde o jogador que não pode fazer a compra do começo do seu turno porque o baralho está vazio.',
  'P-SET-004': 'Cada jogador coloca um Pokémon Básico à sua escolha da mão, virado para baixo, no seu Campo Ativo.',
  'P-SET-005': 'Cada jogador pode colocar até 5 outros Pokémon Básicos da mão, virados para baixo, no seu Banco.',
  'P-SET-006':
    'Depois cada jogador separa as 6 cartas de cima do seu baralho, viradas para baixo, como cartas de Prêmio.',
  'P-TURN-001': 'Um turno tem três partes, nesta ordem: comprar uma carta, realizar ações, atacar.',
  'P-TURN-004':
    'Sem limite de número: colocar Pokémon Básicos no Banco, evoluir, jogar Itens e Ferramentas, usar Habilidades.',
  'P-TURN-005': 'Uma vez por turno: ligar uma carta de Energia da mão, jogar um Apoiador, jogar um Estádio, recuar.',
  'P-TURN-007':
    'O ataque termina o turno; nenhuma ação da segunda parte pode vir depois. Segue um Checape Pokémon e depois o turno do outro jogador.',
  'P-BEN-001':
    'Durante o seu turno, um jogador pode colocar no Banco qualquer número de Pokémon Básicos da mão, virados para cima, um de cada vez, enquanto houver lugar.',
  'P-EVO-001':
    'Para evoluir, o jogador coloca uma carta de Evolução da mão sobre um dos seus Pokémon em jogo, Ativo ou no Banco, cujo nome seja o que vem depois de "Evolui de".',
  'P-EVO-004': 'Só pode evoluir um Pokémon que já estava em jogo no começo deste turno.',
  'P-EVO-007':
    'Um Pokémon evoluído conserva todas as cartas ligadas a ele, as cartas dos estágios anteriores embaixo dele e os contadores de dano.',
  'P-ENE-001':
    'Uma vez por turno, um jogador pode ligar uma carta de Energia da mão a um dos seus Pokémon, Ativo ou no Banco.',
  'P-ENE-002': 'O que um efeito liga não gasta esta ligação do turno.',
  'P-ENE-003':
    'O custo de um ataque está pago se a Energia ligada cobre cada símbolo dele, uma Energia por símbolo; Energia a mais não atrapalha.',
  'P-TRN-002': 'Qualquer número de cartas de Item pode ser jogado por turno.',
  'P-TRN-003': 'No máximo uma carta de Apoiador pode ser jogada por turno.',
  'P-STA-001': 'Um Estádio fica em jogo; há no máximo um em jogo para os dois jogadores juntos.',
  'P-TOOL-001':
    'Qualquer número de Ferramentas Pokémon pode ser jogado por turno; cada uma é ligada a um Pokémon e fica ligada.',
  'P-TOOL-002': 'Cada Pokémon pode ter no máximo uma Ferramenta Pokémon ligada.',
  'P-RET-002':
    'Para recuar, o jogador descarta do Pokémon uma Energia para cada símbolo do custo de Recuo; sem símbolos, é de graça.',
  'P-RET-003':
    'O Pokémon que recua troca de lugar com um Pokémon do Banco à escolha do jogador; sem nenhum, ele não pode recuar.',
  'P-RET-007': 'Depois do recuo, o novo Pokémon Ativo pode atacar no mesmo turno.',
  'P-ABL-001':
    'Uma Habilidade é um efeito de um Pokémon que não é um ataque; o que fala de ataques não atinge Habilidades, e vice-versa.',
  'P-ABL-004': 'Usar uma Habilidade não impede de atacar depois.',
  'P-DMG-005':
    'Passo 3: se o Pokémon Ativo do oponente tem Fraqueza ao tipo do atacante, o dano aumenta como está impresso ao lado da Fraqueza.',
  'P-KO-001': 'Um Pokémon cujo dano é igual ou maior que seus PS é Nocauteado.',
  'P-KO-003':
    'Por cada Pokémon Nocauteado, o oponente do dono pega cartas de Prêmio, seja qual for a causa do Nocaute.',
  'P-KO-006': 'O jogador cujo Pokémon Ativo foi Nocauteado escolhe um novo Pokémon Ativo do seu Banco.',
  'P-CON-001':
    'As Condições Especiais são Adormecido, Queimado, Confuso, Paralisado e Envenenado; só um Pokémon Ativo pode ter uma.',
  'P-CON-002':
    'Um Pokémon que vai para o Banco ou evolui se recupera de todas, e seus marcadores de Veneno e Queimadura são removidos.',
  'P-CON-005': 'Adormecido: o Pokémon não pode atacar nem recuar.',
  'P-CON-006':
    'Adormecido: em cada Checape joga-se uma moeda; com cara ele se recupera, com coroa continua Adormecido.',
  'P-CON-010': 'Envenenado: em cada Checape coloca-se 1 contador de dano no Pokémon.',
  'P-CON-012': 'Paralisado: o Pokémon não pode atacar nem recuar.',
};
