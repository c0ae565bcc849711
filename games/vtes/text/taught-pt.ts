/** The rules that lessons and examples show, in Portuguese. */
import type { TaughtStatements } from './taught.ts';

export const pt: TaughtStatements = {
  'V-ACT-001': 'Qualquer servo pronto pode sangrar.',
  'V-ACT-006': 'Se a ação de sangrar tem sucesso, o alvo queima tantos recursos quanto o valor do sangramento.',
  'V-ACT-013': 'Caçar é uma ação não direcionada com +1 de furtividade, sem custo e sem alvo.',
  'V-ACT-015': 'Qualquer servo pronto pode equipar; a ação é não direcionada e tem +1 de furtividade.',
  'V-ACT-016':
    'O equipamento da mão é jogado quando a ação é anunciada; se ela tem sucesso, o custo é pago e a carta fica com o servo.',
  'V-BLK-013': 'Depois que ninguém quer bloquear, quem age e depois os outros ainda podem jogar cartas e usar efeitos.',
  'V-BLK-014': 'Um bloqueio tem sucesso se a percepção do bloqueador é igual ou maior que a furtividade de quem age.',
  'V-BLK-016': 'O servo que bloqueia com sucesso fica travado e entra em combate com quem age.',
  'V-COM-001': 'Há combate quando um servo bloqueia um servo pronto que age, ou quando um efeito o diz.',
  'V-RNG-002':
    'Uma manobra leva o combate a longa distância, ou de volta a curta distância se o adversário manobrou para longe.',
  'V-TOR-009': 'Se sair do torpor tem sucesso, o vampiro paga e vai para a região dos prontos.',
  'V-TOR-010': 'Um vampiro que saiu do torpor ou foi resgatado já não está ferido.',
  'V-END-001': 'Um Matusalém sem recursos é eliminado.',
  'V-END-004':
    'Quando um jogador é eliminado, seu predador ganha 1 ponto de vitória, não importa como nem por quem aconteceu.',
  'V-END-005': 'O predador também ganha 6 recursos do banco.',
  'V-ADV-009': 'Um texto com o ícone de fusão só vale enquanto o vampiro está fundido.',
  'V-CAN-005': 'Uma carta que cancela outra pode dizer que o custo da carta cancelada não é pago.',
  'V-CARD-034':
    'Frenesi e agarrão são marcas de cartas de combate sem efeito próprio; outras cartas se referem a elas.',
  'V-DMG-010':
    'O dano agravado não pode ser curado: o vampiro não queima sangue por ele e fica ferido já com o primeiro ponto.',
  'V-DMG-011':
    'Por cada ponto de dano agravado sofrido já ferido, o vampiro tem de queimar 1 de sangue, ou é queimado.',
  'V-DMG-012': 'Se dano normal e agravado são causados juntos, resolve-se primeiro o dano normal.',
  'V-DMG-014': 'Um vampiro queimado por dano agravado vai direto para a pilha de cinzas, sem passar pelo torpor.',
  'V-DMG-015': 'Ser queimado por dano não é diablerie.',
  'V-DMG-016':
    'Aliados e lacaios tratam o dano agravado como normal: 1 de vida por ponto, e são queimados com 0 de vida.',
  'V-EFF-003':
    'Um golpe com arma nunca é um golpe com a mão, nem o seu dano é dano de mão, mesmo que valha a força mais alguma coisa.',
  'V-EFF-014': 'Esquiva: não causa nada e protege quem esquiva e o que ele possui dos efeitos do golpe do adversário.',
  'V-EFF-019':
    'Roubar sangue: move o número indicado de marcadores de sangue ou vida do alvo para quem golpeia, no máximo o que o alvo tem.',
  'V-EFF-021': 'O sangue roubado chega antes de se curar o dano, e por isso pode curar dano causado ao mesmo tempo.',
  'V-EFF-022': 'O sangue roubado acima da capacidade do vampiro vai logo para o banco, antes da cura.',
  'V-STR-003':
    'Um golpe vem de uma carta de combate, de uma arma do servo, de outra carta que lhe dê um golpe, ou é o golpe com a mão.',
  'V-STR-015':
    'Golpes adicionais se escolhem e se resolvem em novas rodadas, só entre os servos que ainda os têm, quantas vezes for preciso.',
  'V-ACT-030': 'Recrutar um aliado: se a ação tem sucesso, o custo é pago e o aliado vai para a região dos prontos.',
  'V-ACT-037':
    'Uma carta de ação que é uma versão especial de uma ação básica segue todas as regras dela, salvo onde diga o contrário.',
  'V-PRO-001': 'Anúncio: a ação é nomeada, a carta necessária é jogada aberta e o servo que age fica travado.',
  'V-PRO-002': 'Todos os detalhes (alvos, custo, efeitos) ficam fixados no anúncio.',
  'V-PRO-004': 'O custo da ação não é pago no anúncio.',
  'V-BLK-005': 'As tentativas do predador só começam depois que a presa desiste de outras.',
  'V-GEN-009':
    'Marcadores são todos iguais: um marcador é recurso na reserva de um jogador, sangue em um vampiro, vida em um aliado ou lacaio, e muda de nome quando se move.',
  'V-GEN-024': 'Roubar uma carta dá ao ladrão o controle permanente dela.',
  'V-GEN-025': 'Uma carta roubada fica no mesmo tipo de região: um vampiro roubado em torpor continua em torpor.',
  'V-GEN-026':
    'Se a carta roubada estava em outra carta, o ladrão pode colocá-la em uma carta do mesmo tipo que ele controla.',
  'V-GEN-027': 'Uma carta colocada em outra está ligada a ela, e a outra a ela.',
  'V-INF-002': 'Os três primeiros turnos do jogo dão 1, 2 e 3 transferências, nessa ordem, seja quem for que os jogue.',
  'V-INF-010': 'Um jogador cujos recursos chegam a 0 por transferências é eliminado na hora.',
  'V-MIN-005': 'Várias ações obrigatórias são realizadas na ordem que o controlador escolhe.',
  'V-END-008': 'O jogo continua até restar um Matusalém; ele ganha mais 1 ponto de vitória.',
  'V-END-009': 'Vence quem tem mais pontos de vitória, mesmo eliminado.',
  'V-END-010': 'Se vários jogadores empatam em pontos de vitória na frente, ninguém vence.',
  'V-SET-014':
    'Quando um jogador é eliminado, o predador ganha a carta que ele apostou (não as que ele havia ganho); o último que resta, e quem se retira, ficam com a sua.',
  'V-WDR-004': 'A retirada falha se o jogador perde ou gasta recursos até lá.',
  'V-WDR-005': 'Recuperar o que se perdeu não ajuda: basta perder um ponto para a retirada falhar.',
  'V-WDR-006':
    'Se todas as condições valeram até a sua próxima fase de destravar, o jogador deixa o jogo e ganha 1 ponto de vitória.',
  'V-WDR-007': 'O predador de quem se retira não ganha ponto de vitória nem recursos.',
  'V-VOT-015': 'Os prisci prontos têm juntos um bloco de 3 votos, declarado conforme um sub-referendo.',
  'V-VOT-016':
    'Cada priscus pronto dá ao seu controlador 1 sub-voto, a favor ou contra o referendo principal; nenhum outro voto vale no sub-referendo.',
  'V-VOT-017': 'O lado com mais sub-votos recebe os 3 votos; no empate o bloco se abstém.',
  'V-VOT-018': 'Enquanto se declaram sub-votos, o bloco pode mudar entre a favor, contra e abstenção.',
  'V-SEC-013': 'Um vampiro que muda de seita mantém o seu clã.',
  'V-SEC-014': 'Um clã antitribu e o clã correspondente são clãs diferentes: nenhum cumpre um requisito do outro.',
};
