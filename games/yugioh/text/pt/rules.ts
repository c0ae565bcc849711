/** The rules of the rule index, in Portuguese. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
  rules: {
    'Y-GEN-001': 'Um Duelo é disputado por exatamente dois jogadores.',
    'Y-GEN-002': 'Quando um efeito de card contradiz uma regra básica, vale o efeito do card.',
    'Y-DECK-001': 'O Deck Principal tem de 40 a 60 cards.',
    'Y-DECK-002': 'O Deck Adicional tem de 0 a 15 cards, que não contam para os 40 do Deck Principal.',
    'Y-DECK-003':
      'O Deck Adicional contém apenas Monstros Xyz, Sincro e de Fusão, em qualquer combinação, e esses três nunca ficam no Deck Principal.',
    'Y-DECK-004': 'Monstros de Ritual ficam no Deck Principal.',
    'Y-DECK-005': 'Monstros Pêndulo ficam no Deck Principal.',
    'Y-DECK-006': 'O Deck Auxiliar tem de 0 a 15 cards.',
    'Y-DECK-007': 'No máximo 3 cards de mesmo nome podem estar nos Decks Principal, Adicional e Auxiliar juntos.',
    'Y-DECK-008': 'Cards com o mesmo nome são o mesmo card.',
    'Y-DECK-009':
      'Um card Proibido não pode estar no Deck; de um card Limitado é permitida 1 cópia, de um Semilimitado, 2.',
    'Y-DECK-010': 'Os limites de Y-DECK-009 contam os Decks Principal, Adicional e Auxiliar juntos.',
    'Y-DECK-011':
      'A lista de cards Proibidos e Limitados não faz parte do livro de regras: ela muda regularmente e vale em torneios oficiais.',
    'Y-MATCH-001': 'Uma Partida é uma melhor de três Duelos: quem vence 2 Duelos vence a Partida.',
    'Y-MATCH-002':
      'Depois de cada Duelo de uma Partida, cada jogador pode trocar cards do Deck Auxiliar por cards do Deck Principal e do Adicional.',
    'Y-MATCH-003': 'O Deck Auxiliar tem exatamente o mesmo número de cards antes e depois da troca.',
    'Y-MATCH-004': 'Depois da troca, os Decks ainda obedecem a Y-DECK-001 até Y-DECK-010.',
    'Y-MATCH-005':
      'Os dois jogadores mostram quantos cards tem o seu Deck Auxiliar, antes do primeiro Duelo e depois da troca; os cards ficam com a face para baixo.',
    'Y-MATCH-006':
      'No final de um Duelo, todos os cards, mesmo os banidos, voltam para os Decks dos seus donos para o próximo Duelo.',
    'Y-WIN-001': 'Cada jogador começa um Duelo com 8000 PV.',
    'Y-WIN-002': 'Um jogador cujos PV chegam a 0 perde o Duelo.',
    'Y-WIN-003': 'Um jogador que deve comprar um card e não pode perde o Duelo.',
    'Y-WIN-004': 'Um jogador vence o Duelo quando um efeito de card o diz.',
    'Y-WIN-005': 'Se os dois jogadores chegam a 0 PV ao mesmo tempo, o Duelo empata.',
    'Y-START-001': 'Cada jogador embaralha o seu Deck; depois o oponente pode embaralhá-lo e cortá-lo.',
    'Y-START-002': 'O Deck e o Deck Adicional são postos com a face para baixo nas suas zonas.',
    'Y-START-003':
      'Primeiro Duelo de uma Partida: o vencedor de um sorteio (pedra-papel-tesoura ou moeda) decide quem começa.',
    'Y-START-004':
      'Duelos seguintes: o perdedor do Duelo anterior decide quem começa; depois de um empate, repete-se o sorteio.',
    'Y-START-005': 'Quando se sabe quem começa, cada jogador compra os 5 cards do topo do seu Deck como mão inicial.',
    'Y-ZONE-001':
      'Cada jogador tem 5 Zonas de Monstros, 5 Zonas de Magias e Armadilhas, 1 Zona de Campo, 2 Zonas de Pêndulo, um Cemitério, uma Zona do Deck e uma Zona do Deck Adicional.',
    'Y-ZONE-002': 'Um jogador controla no máximo 5 monstros.',
    'Y-ZONE-003':
      'Um monstro está em um de três estados: Posição de Ataque com a face para cima, Posição de Defesa com a face para cima ou Posição de Defesa com a face para baixo.',
    'Y-ZONE-004':
      'Um jogador tem no máximo 5 cards nas suas Zonas de Magias e Armadilhas, com a face para cima ou para baixo; Cards de Equipamento contam.',
    'Y-ZONE-005':
      'Uma Magia precisa de uma Zona de Magias e Armadilhas livre para ser ativada da mão; com as cinco ocupadas, não pode ser ativada.',
    'Y-ZONE-006': 'Uma Magia de Campo vai para a Zona de Campo e não conta para as cinco.',
    'Y-ZONE-007': 'Cada jogador pode ter 1 Magia de Campo no seu lado; os dois podem ter uma ao mesmo tempo.',
    'Y-ZONE-008':
      'Um Monstro Pêndulo ativado como Magia vai com a face para cima para uma Zona de Pêndulo e não conta nem para as Zonas de Magias e Armadilhas nem para as de Monstros.',
    'Y-ZONE-009': 'Monstros destruídos e Magias e Armadilhas usadas vão com a face para cima para o Cemitério.',
    'Y-ZONE-010': 'A ordem dos cards em um Cemitério nunca muda.',
    'Y-ZONE-011': 'Os dois jogadores podem olhar os dois Cemitérios a qualquer momento.',
    'Y-ZONE-012':
      'O Deck fica com a face para baixo; quando um efeito faz um jogador procurar nele, ele é embaralhado depois que o efeito resolve.',
    'Y-ZONE-013': 'O Deck Adicional fica com a face para baixo; o seu dono pode olhá-lo a qualquer momento.',
    'Y-ZONE-014': '"Deck de Fusão" em um card antigo quer dizer o Deck Adicional.',
    'Y-ZONE-015':
      '"Cards no campo" são todos os cards dos dois jogadores nas Zonas de Monstros, de Magias e Armadilhas, de Campo e de Pêndulo; Cemitério, Deck, Deck Adicional, mão e cards banidos não estão no campo.',
    'Y-ZONE-016': 'Um card que um jogador controla é um card no seu lado do campo.',
    'Y-CARD-001': 'Um Card de Monstro tem nome, Nível ou Classe, Atributo, Tipo, ATK, DEF e um texto.',
    'Y-CARD-002': 'O Nível é o número de estrelas; em um Monstro Xyz as estrelas são a sua Classe e ele não tem Nível.',
    'Y-CARD-003': 'Habilidades como Regulador ficam ao lado do Tipo.',
    'Y-CARD-004': 'Um nome de card citado em um texto fica entre aspas.',
    'Y-CARD-005': 'Os efeitos de um monstro normalmente não podem ser usados enquanto ele está com a face para baixo.',
    'Y-CARD-006':
      'Um Card de Magia ou Armadilha tem nome, espécie (Magia ou Armadilha), um ícone e um texto; não tem Atributo.',
    'Y-CARD-007':
      'Os ícones são Equipamento, Campo, Rápida, Ritual, Contínua e Resposta; uma Magia ou Armadilha sem ícone é Normal.',
    'Y-CARD-008':
      'Um Monstro Pêndulo tem também uma Escala de Pêndulo e pode ter um Efeito de Pêndulo; pode ter um efeito de monstro ou nenhum.',
    'Y-MON-001': 'Um Monstro Normal não tem efeito; o seu texto não influi no Duelo.',
    'Y-MON-002':
      'Efeitos de monstro são Contínuos, de Ignição, Rápidos ou de Gatilho; efeitos de Virar são efeitos de Gatilho.',
    'Y-MON-003':
      'Um efeito Contínuo vale desde que o seu monstro está com a face para cima no campo até ele deixar o campo ou ficar com a face para baixo; não é ativado.',
    'Y-MON-004': 'Um efeito de Ignição é ativado declarando-o na própria Fase Principal; pode ter um custo.',
    'Y-MON-005':
      'Um Efeito Rápido também pode ser ativado no turno do oponente; tem Velocidade de Magia 2, todos os outros efeitos de monstro, 1.',
    'Y-MON-006': 'Um efeito de Gatilho é ativado no momento que o texto indica (um evento ou uma fase).',
    'Y-MON-007':
      'Um efeito de Virar, marcado "VIRE:", é ativado quando o seu monstro passa a ter a face para cima, por Invocação-Virar, por ser atacado ou por um efeito.',
    'Y-SUM-001': 'Uma Invocação-Normal põe um monstro da mão no campo em Posição de Ataque com a face para cima.',
    'Y-SUM-002':
      'Monstros Normais e todos os Monstros de Efeito sem restrição própria podem ser Invocados por Invocação-Normal.',
    'Y-SUM-003':
      'Um monstro de Nível 4 ou menos não precisa de Tributo; Nível 5 ou 6 precisa de 1; Nível 7 ou mais precisa de 2.',
    'Y-SUM-004': 'Tributos são monstros que o jogador controla; são oferecidos antes de o monstro ser posto no campo.',
    'Y-SUM-005': 'Uma Invocação-Tributo é uma Invocação-Normal.',
    'Y-SUM-006':
      'Um jogador pode fazer uma Invocação-Normal ou Baixar um monstro por turno, não as duas coisas; Invocações-Tributo contam, e o limite vale para as duas Fases Principais.',
    'Y-SUM-007': 'Baixar põe um monstro da mão no campo em Posição de Defesa com a face para baixo.',
    'Y-SUM-008': 'Baixar um monstro exige os mesmos Tributos que Invocá-lo.',
    'Y-SUM-009': 'Baixar um monstro não é uma Invocação.',
    'Y-SUM-010':
      'Um monstro não pode ser Invocado por Invocação-Normal nem Baixado da mão em Posição de Defesa com a face para cima.',
    'Y-SUM-011':
      'Uma Invocação-Virar vira um monstro próprio da Posição de Defesa com a face para baixo para a Posição de Ataque com a face para cima, nunca para a de Defesa, sem efeito de card.',
    'Y-SUM-012': 'Um monstro não pode ser Invocado por Invocação-Virar no turno em que foi Baixado.',
    'Y-SUM-013': 'O número de Invocações-Virar por turno não é limitado.',
    'Y-SUM-014':
      'Um monstro virado com a face para cima por um ataque ou por um efeito não foi Invocado por Invocação-Virar.',
    'Y-SPS-001':
      'Invocações Pêndulo, Xyz, Sincro, Fusão e Ritual são Invocações-Especiais, assim como as feitas por condição própria do monstro e por efeito.',
    'Y-SPS-002':
      'Salvo indicação em contrário, um monstro Invocado por Invocação-Especial é posto com a face para cima em Posição de Ataque ou de Defesa, à escolha do jogador.',
    'Y-SPS-003': 'O número de Invocações-Especiais por turno não é limitado, e elas não gastam a Invocação-Normal.',
    'Y-SPS-004':
      'Um monstro com forma própria de ser Invocado por Invocação-Especial só pode ser Invocado por outro efeito da mão, do Deck ou do Cemitério depois de ter sido Invocado corretamente dessa forma uma vez.',
    'Y-SPS-005': 'As condições sob as quais um monstro só de Invocação-Especial é Invocado não são um efeito.',
    'Y-PEN-001':
      'Um Monstro Pêndulo é usado como monstro (Invocado ou Baixado) ou, na própria Fase Principal, ativado como Magia em uma Zona de Pêndulo livre.',
    'Y-PEN-002': 'Em uma Zona de Pêndulo só vale o Efeito de Pêndulo, em uma Zona de Monstros só o efeito de monstro.',
    'Y-PEN-003': 'Uma Invocação-Pêndulo precisa de um card Pêndulo em cada uma das duas Zonas de Pêndulo do jogador.',
    'Y-PEN-004': 'É declarada na própria Fase Principal, uma vez por turno.',
    'Y-PEN-005':
      'Ela Invoca por Invocação-Especial, de uma só vez, qualquer número de monstros da mão e dos cards com a face para cima do Deck Adicional.',
    'Y-PEN-006': 'Cada um desses monstros deve ter um Nível maior que a Escala menor e menor que a Escala maior.',
    'Y-PEN-007': 'Não importa qual das duas zonas tem a Escala menor.',
    'Y-PEN-008':
      'Um Monstro Pêndulo no campo que seria enviado ao Cemitério é posto com a face para cima no topo do Deck Adicional do seu dono; de lá pode ser Invocado de novo por Invocação-Pêndulo.',
    'Y-XYZ-001': 'Um Monstro Xyz indica o número e o Nível das suas Matérias Xyz.',
    'Y-XYZ-002': 'As Matérias são monstros com a face para cima no lado do campo de quem Invoca.',
    'Y-XYZ-003':
      'Invocação-Xyz: escolha o Monstro Xyz no Deck Adicional, empilhe as Matérias e ponha o Monstro Xyz sobre elas.',
    'Y-XYZ-004': 'Matérias Xyz estão associadas ao seu monstro e não são cards no campo.',
    'Y-XYZ-005': 'Desassociar tira uma das Matérias de debaixo do monstro e a envia ao Cemitério.',
    'Y-XYZ-006': 'Quando um Monstro Xyz deixa o campo, todas as suas Matérias são enviadas ao Cemitério.',
    'Y-XYZ-007':
      'Quando um Monstro Xyz é virado com a face para baixo ou muda de controle, as suas Matérias continuam associadas.',
    'Y-XYZ-008': 'Fichas não podem ser Matérias Xyz.',
    'Y-SYN-001':
      'Uma Invocação-Sincro usa exatamente 1 Regulador e qualquer número de monstros não-Reguladores, todos com a face para cima e controlados pelo jogador, como Matérias Sincro.',
    'Y-SYN-002': 'Os Níveis de todas as Matérias somam exatamente o Nível do Monstro Sincro.',
    'Y-SYN-003':
      'É declarada na própria Fase Principal; primeiro as Matérias são enviadas ao Cemitério; depois o Monstro Sincro é posto do Deck Adicional com a face para cima em Posição de Ataque ou de Defesa.',
    'Y-SYN-004': 'As Matérias também devem corresponder ao que o Monstro Sincro lista.',
    'Y-FUS-001':
      'Uma Invocação-Fusão precisa de um card de Invocação como "Polimerização" e de todas as Matérias de Fusão listadas no Monstro de Fusão, nos lugares que esse card indica.',
    'Y-FUS-002':
      'Quando o card de Invocação resolve, as Matérias são enviadas ao Cemitério, depois o Monstro de Fusão é posto do Deck Adicional em Posição de Ataque ou de Defesa com a face para cima; o card de Invocação vai ao Cemitério por último.',
    'Y-FUS-003':
      'Se outro efeito envia as Matérias para outro lugar que não o Cemitério, a Invocação-Fusão acontece do mesmo modo.',
    'Y-FUS-004': 'Só um Monstro de Fusão que está no Deck Adicional pode ser Invocado por Invocação-Fusão.',
    'Y-RIT-001':
      'Uma Magia de Ritual só pode ser ativada com o Monstro de Ritual correspondente na mão e os Tributos exigidos na mão ou no próprio campo.',
    'Y-RIT-002':
      'Se a ativação tem sucesso, na resolução os monstros que a Magia de Ritual exige são oferecidos como Tributo da mão ou do campo para o Cemitério.',
    'Y-RIT-003':
      'Depois o Monstro de Ritual é posto com a face para cima em Posição de Ataque ou de Defesa, e a Magia de Ritual vai ao Cemitério por último.',
    'Y-TOK-001': 'Fichas são monstros criados por efeitos; não estão em nenhum Deck.',
    'Y-TOK-002':
      'Uma Ficha só existe no campo: se fosse para qualquer outro lugar, é removida e não está em lugar nenhum.',
    'Y-TOK-003':
      'Uma Ficha ocupa uma Zona de Monstros e está em Posição de Ataque ou de Defesa com a face para cima, nunca para baixo.',
    'Y-POS-001':
      'Nas suas Fases Principais, um jogador pode mudar cada monstro seu entre as Posições de Ataque e de Defesa com a face para cima, ou Invocá-lo por Invocação-Virar, que é uma mudança de posição.',
    'Y-POS-002': 'Exceção 1: não um monstro posto no campo no mesmo turno.',
    'Y-POS-003': 'Exceção 2: não, na Fase Principal 2, um monstro que atacou na Fase de Batalha desse turno.',
    'Y-POS-004': 'Exceção 3: não um monstro cuja posição o jogador já mudou no mesmo turno.',
    'Y-POS-005': 'Mudanças de posição feitas por um efeito não seguem as três exceções e não contam para a terceira.',
    'Y-SPL-001': 'Magias que não são Rápidas só são ativadas na própria Fase Principal.',
    'Y-SPL-002':
      'Magia Normal e de Ritual: anunciada e posta com a face para cima; se a ativação tem sucesso, o efeito resolve, depois ela vai ao Cemitério.',
    'Y-SPL-003': 'Magia Contínua: permanece no campo; o efeito dura enquanto ela está lá com a face para cima.',
    'Y-SPL-004':
      'Magia de Equipamento: dá o seu efeito a um monstro com a face para cima (de qualquer jogador, como o card diz), permanece no campo e ocupa uma Zona de Magias e Armadilhas de quem a controla.',
    'Y-SPL-005':
      'Quando o monstro equipado é destruído, virado com a face para baixo ou deixa o campo, os seus Cards de Equipamento são destruídos.',
    'Y-SPL-006': 'Magia de Campo: vai para a Zona de Campo e permanece; muitas afetam os dois jogadores.',
    'Y-SPL-007':
      'Para usar outra Magia de Campo, um jogador primeiro envia a sua anterior ao Cemitério; a do oponente não é tocada.',
    'Y-SPL-008':
      'Uma Magia de Campo pode ser Baixada com a face para baixo na Zona de Campo e não faz nada até estar com a face para cima.',
    'Y-SPL-009': 'Magia Rápida: pode ser ativada da mão em qualquer fase do próprio turno.',
    'Y-SPL-010':
      'Uma Magia Rápida Baixada pode ser ativada no turno de qualquer jogador, mas não no turno em que foi Baixada.',
    'Y-SPL-011':
      'Qualquer outra Magia Baixada pode ser ativada em uma Fase Principal do turno em que foi Baixada, mas Baixar não a torna utilizável no turno do oponente.',
    'Y-SPL-012':
      'Magias e Armadilhas são Baixadas nas próprias Fases Principais, em qualquer número enquanto houver zonas livres.',
    'Y-TRP-001': 'Uma Armadilha deve ser Baixada antes de poder ser ativada, e não no turno em que foi Baixada.',
    'Y-TRP-002': 'A partir do começo do turno seguinte, ela pode ser ativada no turno de qualquer jogador.',
    'Y-TRP-003': 'Armadilha Normal: vai ao Cemitério depois que o seu efeito resolve.',
    'Y-TRP-004':
      'Armadilha Contínua: permanece no campo; o efeito dura enquanto ela está lá com a face para cima, e pode ter efeitos que funcionam como de Ignição ou de Gatilho.',
    'Y-TRP-005':
      'Armadilha de Resposta: ativada em resposta a outras ativações, muitas vezes para negá-las e com um custo.',
    'Y-TURN-001':
      'Um turno tem seis fases nesta ordem: Compra, Apoio, Principal 1, Batalha, Principal 2, Final. Os jogadores jogam alternadamente.',
    'Y-TURN-002': 'Fase de Compra: o jogador do turno compra 1 card.',
    'Y-TURN-003': 'O jogador que começa não compra na Fase de Compra do seu primeiro turno.',
    'Y-TURN-004':
      'Na Fase de Compra depois da compra, e nas Fases de Apoio, de Batalha e Final, podem ser ativadas Armadilhas e Magias Rápidas.',
    'Y-TURN-005': 'Fase de Apoio: tratam-se os efeitos e custos que nomeiam esta fase.',
    'Y-TURN-006':
      'Fase Principal 1: o jogador do turno pode Invocar ou Baixar monstros, mudar posições, ativar cards e efeitos e Baixar Magias e Armadilhas, em qualquer ordem.',
    'Y-TURN-007':
      'Cards e efeitos podem ser ativados qualquer número de vezes em uma Fase Principal enquanto os custos puderem ser pagos.',
    'Y-TURN-008': 'A Fase de Batalha é opcional, mesmo para quem controla monstros.',
    'Y-TURN-009': 'O jogador que começa não pode conduzir uma Fase de Batalha no seu primeiro turno.',
    'Y-TURN-010':
      'A Fase Principal 2 só acontece se houve Fase de Batalha; senão, a Fase Final segue a Fase Principal 1.',
    'Y-TURN-011':
      'A Fase Principal 2 permite o mesmo que a Fase Principal 1; uma ação limitada já usada na primeira está gasta.',
    'Y-TURN-012': 'Fase Final: resolvem-se os efeitos que nomeiam esta fase.',
    'Y-TURN-013':
      'No final da Fase Final, um jogador do turno com mais de 6 cards na mão descarta cards à sua escolha até ter 6.',
    'Y-BAT-001':
      'A Fase de Batalha consiste em Etapa Inicial, Etapa de Batalha, Etapa de Dano e Etapa Final; as Etapas de Batalha e de Dano se repetem a cada ataque, voltando sempre da de Dano à de Batalha.',
    'Y-BAT-002': 'O jogador do turno anuncia a Fase de Batalha na Etapa Inicial e o seu fim na Etapa Final.',
    'Y-BAT-003':
      'Etapa de Batalha: o jogador do turno escolhe 1 dos seus monstros para atacar e 1 monstro do oponente como alvo.',
    'Y-BAT-004': 'Se o oponente não controla monstros, o ataque é um ataque direto.',
    'Y-BAT-005': 'Cada monstro com a face para cima em Posição de Ataque pode atacar uma vez por turno.',
    'Y-BAT-006': 'Nenhum monstro é obrigado a atacar.',
    'Y-BAT-007':
      'Repetição: acontece quando, depois de declarados atacante e alvo e antes da Etapa de Dano, o alvo deixa o campo ou um novo monstro aparece no lado do oponente.',
    'Y-BAT-008':
      'Em uma Repetição, o jogador do turno escolhe: atacar com o mesmo monstro (escolhendo o alvo de novo), atacar com outro monstro ou não atacar.',
    'Y-BAT-009':
      'Se ele ataca com outro monstro, o primeiro conta como tendo declarado um ataque e não pode atacar de novo neste turno.',
    'Y-DMG-001':
      'Na Etapa de Dano só podem ser ativadas Armadilhas de Resposta e cards que mudam diretamente ATK ou DEF, e só até começar o cálculo de dano.',
    'Y-DMG-002':
      'Um monstro atacado com a face para baixo é virado para a Posição de Defesa com a face para cima na Etapa de Dano, antes do cálculo de dano.',
    'Y-DMG-003':
      'O efeito de Virar de um monstro assim virado é ativado e resolve depois do cálculo de dano, mesmo que o monstro tenha sido destruído.',
    'Y-DMG-004': 'Tal efeito de Virar não pode ter como alvo um monstro destruído nesse cálculo de dano.',
    'Y-DMG-005':
      'Contra um monstro em Posição de Ataque, o ATK do atacante é comparado com o ATK dele; contra um em Posição de Defesa, com a DEF.',
    'Y-DMG-006':
      'Posição de Ataque, atacante maior: o alvo é destruído; o oponente sofre a diferença como dano de batalha.',
    'Y-DMG-007': 'Posição de Ataque, igual: os dois monstros são destruídos; sem dano.',
    'Y-DMG-008':
      'Posição de Ataque, atacante menor: o atacante é destruído; quem o controla sofre a diferença como dano de batalha.',
    'Y-DMG-009': 'Posição de Defesa, atacante maior: o alvo é destruído; sem dano.',
    'Y-DMG-010': 'Posição de Defesa, igual: nada é destruído; sem dano.',
    'Y-DMG-011':
      'Posição de Defesa, atacante menor: nada é destruído; quem controla o atacante sofre a diferença como dano de batalha.',
    'Y-DMG-012': 'Ataque direto: o oponente sofre todo o ATK do atacante como dano de batalha.',
    'Y-DMG-013':
      'Um monstro com ATK 0 não destrói nada em batalha; dois monstros em Posição de Ataque com ATK 0 não se destroem.',
    'Y-DMG-014':
      'Perfuração: quando um atacante com esta capacidade ataca um monstro em Posição de Defesa com DEF menor, o oponente sofre ATK menos DEF como dano de batalha.',
    'Y-DMG-015':
      'Dano de batalha é dano de um ataque ou de uma batalha entre monstros; dano de um efeito não é dano de batalha.',
    'Y-DMG-016': 'Um monstro destruído em batalha é enviado ao Cemitério.',
    'Y-CHN-001':
      'Depois de cada ativação de um card ou efeito, o oponente pode responder com um efeito antes que o primeiro faça algo.',
    'Y-CHN-002': 'Se o oponente responde, o outro jogador pode responder por sua vez, e assim alternadamente.',
    'Y-CHN-003': 'Se o oponente não responde, o jogador que ativou por último pode somar outro efeito ao seu.',
    'Y-CHN-004': 'Quando os dois jogadores passam, a Corrente resolve na ordem inversa das ativações.',
    'Y-CHN-005':
      'A primeira ativação é o Elo de Corrente 1, cada outra recebe o número seguinte; a resolução vai do maior número até 1.',
    'Y-CHN-006': 'Uma resposta precisa de Velocidade de Magia 2 ou 3, e pelo menos a do Elo imediatamente anterior.',
    'Y-CHN-007':
      'Velocidade de Magia 1: Magias Normais, de Equipamento, Contínuas, de Campo e de Ritual; efeitos de Ignição, de Gatilho e de Virar.',
    'Y-CHN-008':
      'A Velocidade de Magia 1 nunca é uma resposta; é Elo 2 ou mais só quando vários desses efeitos são ativados ao mesmo tempo (Y-SIM-002).',
    'Y-CHN-009': 'Velocidade de Magia 2: Armadilhas Normais e Contínuas, Magias Rápidas, Efeitos Rápidos.',
    'Y-CHN-010':
      'A Velocidade de Magia 2 pode responder às Velocidades 1 e 2 e normalmente pode ser ativada em qualquer fase.',
    'Y-CHN-011':
      'Velocidade de Magia 3: só Armadilhas de Resposta. Elas podem responder a qualquer Velocidade, e só a Velocidade 3 pode responder a elas.',
    'Y-CHN-012': 'Um Elo cuja ativação foi negada não faz nada; os outros Elos resolvem normalmente.',
    'Y-CHN-013':
      'Invocar, oferecer Tributos, mudar uma posição de batalha e pagar custos não são ativações: não começam uma Corrente e não se pode responder a eles em Corrente.',
    'Y-PRI-001': 'O jogador do turno tem Prioridade, o direito de ativar primeiro, no começo de cada fase e etapa.',
    'Y-PRI-002':
      'Enquanto o jogador do turno mantém a Prioridade, o oponente não pode ativar nada; efeitos de Gatilho e de Virar, que se ativam por si, são a exceção.',
    'Y-PRI-003':
      'O jogador do turno usa a Prioridade para uma ativação ou a passa; depois de uma ativação ela vai para o oponente.',
    'Y-PRI-004':
      'Uma fase ou etapa não pode terminar antes de o jogador do turno passar a Prioridade; anunciar o fim é passar, e o oponente pode então ativar algo antes que termine.',
    'Y-SIM-001': 'Quando um efeito faz os dois jogadores fazerem algo ao mesmo tempo, o jogador do turno faz primeiro.',
    'Y-SIM-002':
      'Quando vários efeitos de Velocidade 1 (Gatilhos) são ativados ao mesmo tempo, formam uma só Corrente: primeiro os do jogador do turno, na ordem que ele escolhe, depois os do oponente, na ordem que ele escolhe.',
    'Y-SIM-003': 'Tal Corrente resolve como qualquer outra, então os efeitos do oponente resolvem primeiro.',
    'Y-INF-001':
      'O número de cards em cada mão e Deck, os Cemitérios e os PV são abertos aos dois jogadores a qualquer momento e devem ser ditos com verdade.',
    'Y-INF-002': 'As mãos, os cards com a face para baixo do oponente e a ordem de todos os Decks são ocultos.',
    'Y-CTR-001': 'Marcadores só são colocados quando um efeito o diz, e em cards com a face para cima.',
    'Y-CTR-002':
      'Um marcador pode ter um nome; fora isso não tem efeito próprio. Efeitos podem contar marcadores ou exigir removê-los como custo.',
    'Y-CTR-003': 'Cara ou coroa e um dado de seis lados só são lançados para efeitos que os pedem.',
    'Y-LVF-001':
      'Um efeito que é ativado quando um monstro deixa o campo o é quando o monstro é enviado ao Cemitério, banido ou devolvido à mão ou ao Deck Adicional.',
    'Y-LVF-002':
      'Não o é quando o monstro é embaralhado no Deck Principal ou se torna Matéria Xyz, embora ele não esteja mais no campo.',
    'Y-TERM-001': 'Quem controla um card toma as decisões por ele.',
    'Y-TERM-002': 'Um card cujo controle um efeito dá ao oponente vai para o lado do campo do oponente.',
    'Y-TERM-003': 'Um card que vai para o Cemitério, a mão ou o Deck vai sempre para os do seu dono.',
    'Y-TERM-004': 'Um card é destruído quando uma batalha ou um efeito que diz "destruir" o envia ao Cemitério.',
    'Y-TERM-005': 'Um card devolvido à mão ou ao Deck, ou enviado ao Cemitério como custo ou Tributo, não é destruído.',
    'Y-TERM-006':
      'Destruir, descartar e oferecer como Tributo enviam o card ao Cemitério e satisfazem efeitos que esperam isso.',
    'Y-TERM-007': 'Um card banido movido para o Cemitério não é "enviado ao Cemitério".',
    'Y-TERM-008': 'Descartar é enviar um card da mão ao Cemitério, por um efeito, como custo ou pelo limite da mão.',
    'Y-TERM-009':
      'Oferecer como Tributo é enviar ao Cemitério um monstro que se controla, com a face para cima ou para baixo, como custo de uma Invocação ou de um efeito.',
    'Y-TERM-010': 'Um card banido é posto de lado, fora do campo e do Cemitério.',
    'Y-TERM-011':
      'Um custo é pago por inteiro antes de a ativação (ou a Invocação) ser declarada; quem não pode pagar não pode ativar.',
    'Y-TERM-012': 'Um custo não é devolvido quando a ativação é negada.',
    'Y-TERM-013': 'Um custo não faz parte do efeito.',
    'Y-TERM-014': 'ATK ou DEF original é o número impresso, sem nenhuma mudança por efeitos.',
    'Y-TERM-015': 'Um jogador que procura no seu Deck o embaralha depois e deixa o oponente embaralhá-lo ou cortá-lo.',
    'Y-TERM-016': 'Um efeito que procura no Deck não pode ser ativado quando nenhum card nele corresponde.',
    'Y-TERM-017':
      'Um card revelado é mostrado aos dois jogadores; não é ativado, nenhum efeito de Virar é disparado e normalmente volta para onde estava.',
    'Y-TERM-018': 'Cards escavados são mostrados aos dois jogadores e continuam no Deck até o efeito movê-los.',
    'Y-TERM-019':
      'Uma escolha ao acaso não deve deixar nenhum jogador saber qual card é escolhido; embaralha-se sem olhar.',
    'Y-TERM-020': 'Todo card com a face para baixo no campo está Baixado.',
    'Y-TERM-021':
      'Cards de Equipamento são Magias de Equipamento, Armadilhas equipadas a um monstro e monstros equipados a um monstro.',
    'Y-TERM-022':
      'Uma Armadilha equipada continua sendo uma Armadilha; um Card de Monstro equipado é tratado como Magia de Equipamento.',
    'Y-TERM-023':
      'Um Card de Monstro equipado a um monstro não pode passar para outro, mesmo por um efeito que move Cards de Equipamento; um Monstro União equipado pelo próprio efeito pode.',
    'Y-X-FET-01':
      'O estado do jogo é aberto quando nenhuma Corrente está sendo formada ou resolvida e nenhuma resposta está pendente; toda fase e etapa começa aberta. Em estado aberto só o jogador do turno pode agir.',
    'Y-X-FET-02':
      'Só em estado aberto o jogador do turno pode Invocar por Invocação-Normal, Baixar, Invocar por Invocação-Virar, fazer uma Invocação-Especial embutida (Pêndulo, Xyz, Sincro, condição própria), mudar posições, ativar Magias de Velocidade 1, cards Pêndulo e efeitos de Ignição, declarar ataques ou encerrar a fase ou etapa.',
    'Y-X-FET-03':
      'Depois de uma ação que não começa Corrente, e depois de resolvida uma Corrente: primeiro todos os efeitos de Gatilho disparados formam uma nova Corrente; se não há nenhum, o jogador do turno pode ativar um efeito rápido; se passa, o oponente pode; se ambos passam, o estado volta a ser aberto.',
    'Y-X-FET-04':
      'Enquanto uma Corrente se forma, o jogador que não pôs o último Elo decide primeiro; quando os dois passam em seguida, a Corrente se fecha.',
    'Y-X-FET-05':
      'Quando o jogador do turno passa em estado aberto, o oponente pode ativar um efeito rápido. Se passa, a fase ou etapa termina; se ativa, a Corrente é tratada e o estado é aberto de novo, então a fase ou etapa não terminou.',
    'Y-X-FET-06':
      'Depois de uma Invocação, o jogador do turno não pode usar um efeito de Ignição, nem o do novo monstro, antes de o oponente ter a chance de responder (a antiga "prioridade de Ignição" foi abolida).',
    'Y-X-FET-07':
      'Efeitos ativados "durante" uma fase, sem um evento, são ativados um por um nessa fase, cada um em sua própria Corrente; os obrigatórios devem ter sido ativados antes que a fase termine.',
    'Y-X-FET-08':
      'Uma Armadilha, Magia Rápida ou Efeito Rápido com a condição "quando (evento)" só pode ser ativado na janela logo após esse evento, como qualquer Elo da Corrente formada nela; se o evento não foi a última coisa a acontecer, a janela nunca se abre.',
    'Y-X-FET-09':
      'Um efeito obrigatório ativado durante uma fase e cuja ativação foi negada é ativado de novo na mesma fase até resolver uma vez (regra até 2016); um cujo efeito foi negado, não.',
    'Y-X-FET-10':
      'Um evento (uma Invocação, uma declaração de ataque) é respondido por uma só Corrente. Qualquer número de Elos dela pode ser de cards que respondem ao evento, também como Elo 2 ou mais e várias cópias; resolvida a Corrente, o evento passou, não importa o que foi negado nela.',
    'Y-X-FET-11':
      'Nada pode ser ativado na Fase de Compra antes da compra normal; efeitos que começam "na Fase de Compra" vêm depois dela.',
    'Y-X-FET-12':
      'Depois de uma Invocação bem-sucedida, efeitos rápidos são oferecidos nesta ordem: Gatilhos do evento (uma Corrente, Y-X-TRG-06), senão um efeito rápido do jogador do turno, senão um do oponente. Um card que destrói "quando um monstro é Invocado" não impede os Gatilhos dessa Invocação.',
    'Y-X-ACT-01':
      'Ordem de uma ativação: anunciar e mostrar o card (da mão: pô-lo na sua zona), verificar as condições, pagar custos, escolher alvos e opções; então é um Elo. Nos textos, antes dos dois-pontos está a condição, antes do ponto e vírgula o que se faz na ativação, o resto na resolução.',
    'Y-X-ACT-02':
      'Um efeito só tem alvos se o texto diz "alvo" (textos antigos: "selecionar"); todos os alvos são escolhidos na ativação e devem ser válidos então. Escolhas sem alvo são feitas na resolução.',
    'Y-X-ACT-03':
      'Na resolução, um alvo que deixou o seu lugar, foi virado com a face para baixo onde se pedia para cima, ou não serve mais não é afetado; os outros alvos são, a menos que o texto precise de todos.',
    'Y-X-ACT-04':
      'Um card ou efeito não pode ser ativado se nesse momento não poderia fazer nada: nenhum alvo válido, nada a destruir, nenhuma Zona de Monstros livre para a sua Invocação, cards de menos para comprar.',
    'Y-X-ACT-05':
      'Ligações entre partes de um efeito: "A e B" ambos ou nada, ao mesmo tempo; "A e, se isso acontecer, B" ao mesmo tempo, B só se A aconteceu; "A e, depois, B" um após o outro, B só se A aconteceu; "A e, além disso, B" ao mesmo tempo, independentes; "A e também, depois disso, B" um após o outro, independentes.',
    'Y-X-ACT-06':
      'Magias Normais, de Ritual e Rápidas e Armadilhas Normais e de Resposta ficam na sua zona até toda a Corrente resolver e então vão ao Cemitério. Deixar o campo antes não impede o seu efeito.',
    'Y-X-ACT-07':
      'Cards Contínuos, de Equipamento, de Campo e Pêndulo devem estar com a face para cima no campo quando o seu Elo resolve, senão não têm efeito. Uma Magia de Equipamento cujo alvo não é mais válido na resolução é enviada ao Cemitério sem ser equipada.',
    'Y-X-ACT-08':
      'Um efeito de monstro ativado resolve mesmo que o monstro tenha deixado o campo ou sido virado com a face para baixo, exceto as partes que precisam dele ali ("este card ganha …").',
    'Y-X-ACT-09': 'Enquanto uma Corrente resolve, nada pode ser ativado; efeitos Contínuos valem de imediato.',
    'Y-X-ACT-10':
      'Se na resolução uma busca não encontra nada que sirva, o efeito não faz mais nada; o Deck é embaralhado do mesmo modo, e o oponente pode verificar (aqui o Deck é mostrado aos dois).',
    'Y-X-ACT-11':
      'Um card não afetado por um efeito ainda pode ser escolhido, ser alvo, Tributo, matéria ou custo dele; só não acontece o que o efeito lhe faria. Um card que "não pode ser alvo" não é alvo válido, mas é tocado por efeitos sem alvo.',
    'Y-X-ACT-12':
      '"Não pode ser ativado" é verificado ao ativar; "efeitos são negados", ao resolver. Um card ativado antes de surgir a proibição ainda resolve, a menos que o seu efeito também seja negado.',
    'Y-X-ACT-13':
      'Uma Magia ou Armadilha Normal cujo texto a faz ficar (como Card de Equipamento, por alguns turnos, Baixada de novo) fica; o fim da Corrente não a envia ao Cemitério. Se deixa o campo antes de resolver, faz só o que não precisa de sua presença. Um card que se Baixou de novo foi Baixado neste turno (Y-TRP-001).',
    'Y-X-ACT-14':
      'Um card movido por um efeito de um lugar oculto a outro, ou Baixado, porque cumpre uma condição é mostrado aos dois jogadores; um que não cumpre condição alguma ("qualquer card") não é.',
    'Y-X-ACT-15':
      'Um alvo virado com a face para baixo não é mais o card com a face para cima a que o efeito se dirigia, mesmo que seja virado de novo antes de o efeito resolver.',
    'Y-X-NEG-01':
      '"Negue a ativação": o Elo conta como não ativado. Uma Magia ou Armadilha cuja própria ativação é negada vai ao Cemitério, não conta como enviada do campo e só é destruída se o efeito que nega o diz. Custos continuam pagos.',
    'Y-X-NEG-02':
      '"Negue o efeito": a ativação vale e conta para todos os limites; o efeito não se aplica; um card que fica no campo continua ali. Negar os efeitos de um monstro inclui os Contínuos e todo efeito dele que resolva enquanto a negação dura.',
    'Y-X-NEG-03':
      'Um card que nega uma ativação deve ser o Elo imediatamente acima do negado; só um card pode tentar, e uma resposta a esse card não pode mais salvar nem atingir o Elo abaixo.',
    'Y-X-NEG-04':
      'Ativar um Card de Magia ou Armadilha e ativar um efeito de um card que já está com a face para cima são eventos diferentes; "quando um Card de Magia for ativado" é cumprido só pelo primeiro.',
    'Y-X-TRG-01':
      'Um efeito de Gatilho com "você pode" é opcional, sem isso é obrigatório. Um obrigatório é ativado mesmo contra a vontade de quem o controla; um opcional não ativado na sua janela se perde.',
    'Y-X-TRG-02':
      'Eventos durante a formação ou a resolução de uma Corrente são lembrados; os efeitos que dispararam são ativados em uma nova Corrente depois de a atual resolver por completo.',
    'Y-X-TRG-03':
      'Perder o momento: um efeito opcional "Quando …: Você pode" só é ativado se o seu evento foi a última coisa a acontecer. Eventos simultâneos são todos os últimos.',
    'Y-X-TRG-04':
      'Casos usuais de perder o momento: o evento foi um custo, um Tributo ou uma matéria (seguiu-se uma ativação ou Invocação); aconteceu no Elo 2 ou mais e um Elo menor fez algo; seguiu-se uma parte "depois" do mesmo efeito.',
    'Y-X-TRG-05':
      'Efeitos "Se …: Você pode" e todos os obrigatórios nunca perdem o momento; são ativados na próxima oportunidade.',
    'Y-X-TRG-06':
      'Ordem dos efeitos disparados ao mesmo tempo: 1. obrigatórios do jogador do turno, 2. obrigatórios do oponente, 3. opcionais do jogador do turno, 4. opcionais do oponente; em cada grupo o seu jogador escolhe. Efeitos rápidos entram só depois, primeiro os do jogador que não pôs o último Elo.',
    'Y-X-TRG-07':
      'Um efeito é ativado uma vez para todos os eventos simultâneos. É ativado onde o card está agora (por exemplo no Cemitério) e precisa que o card ainda esteja ali na ativação, não na resolução.',
    'Y-X-TRG-08':
      'Um efeito ativado no Cemitério, na mão ou banido dispara mesmo que o monstro estivesse com a face para baixo ao ser destruído ou enviado; um que precisa do card com a face para cima no campo, não.',
    'Y-X-TRG-09':
      'Uma condição com "e enviado ao Cemitério" não se cumpre quando o card foi banido, era uma Ficha ou foi com a face para cima ao Deck Adicional (Y-PEN-008), embora destruído.',
    'Y-X-TRG-10':
      'Um evento dentro de uma Corrente que pertence à ativação (um custo) vem antes de todo evento da resolução: um efeito opcional "Quando" do card pago como custo perdeu o momento; um obrigatório ou "Se" espera o fim da Corrente.',
    'Y-X-SMN-01':
      'Uma Invocação que não começa Corrente (Normal, Tributo, Virar, Pêndulo, Xyz, Sincro, condição própria) tem três passos: declará-la e pagar Tributos ou matérias; janela para negar a Invocação; a Invocação tem sucesso e o monstro está no campo.',
    'Y-X-SMN-02':
      'Na janela de negação só podem ser ativados, como Elo 1, efeitos que negam uma Invocação; outros efeitos rápidos podem responder a esse Elo. Há uma só Corrente dessas por Invocação. O monstro ainda não está no campo.',
    'Y-X-SMN-03':
      'Uma Invocação negada não aconteceu: nenhum efeito de "Invocado", "deixou o campo" ou "enviado do campo" vale, o monstro conta como não Invocado corretamente, Tributos e matérias continuam pagos, o uso do turno está gasto, um Monstro Pêndulo vai ao Cemitério; todos os monstros de uma Invocação-Pêndulo são negados juntos.',
    'Y-X-SMN-04':
      'Uma Invocação feita por um efeito que resolve (Fusão, Ritual, "Reviver Monstro") não pode ser negada como Invocação; só a ativação do efeito pode.',
    'Y-X-SMN-05':
      'Tributos e matérias saem antes de o novo monstro ser posto, então um campo cheio não impede uma Invocação que usa ao menos um monstro dele. Oferece-se exatamente o número exigido; Fichas e monstros com a face para baixo são permitidos.',
    'Y-X-SMN-06':
      'Um Monstro Xyz não tem Nível: não é matéria para Invocações Sincro e Xyz, não conta em somas de Níveis, não pode ser Invocado por Invocação-Pêndulo, e efeitos sobre Níveis não o tocam.',
    'Y-X-SMN-07':
      'Que um monstro foi Invocado corretamente é lembrado no campo, no Cemitério e banido com a face para cima; é esquecido quando o card vai para a mão, o Deck ou o Deck Adicional ou é banido com a face para baixo. Um monstro do Deck Adicional que iria para a mão ou o Deck Principal volta ao Deck Adicional.',
    'Y-X-SMN-08':
      'Um monstro que se torna Matéria Xyz perde os seus marcadores e os seus Cards de Equipamento são destruídos. Uma matéria desassociada não estava no campo: dispara "enviado ao Cemitério", mas não "enviado do campo". O número de matérias deve ser exato ("2" é exatamente 2; "2 ou mais" está impresso).',
    'Y-X-SMN-09':
      'Nas Invocações Fusão e Ritual, monstro e matérias são escolhidos na resolução; se a Invocação não é mais possível, nada é enviado nem oferecido. O Monstro de Ritual não é o seu próprio Tributo.',
    'Y-X-SMN-10':
      'Gêmeos: Monstro Normal no campo e no Cemitério; com a face para cima pode ser Invocado de novo por Invocação-Normal e então tem os seus efeitos (Y-X-SMN-11). Espírito: não pode ser Invocado por Invocação-Especial, volta à mão na Fase Final do turno em que foi Invocado ou virado (Y-X-SMN-12). União: equipa-se ao seu parceiro, uma por monstro (Y-X-SMN-13). Toon: como impresso (Y-X-SMN-14).',
    'Y-X-SMN-11':
      'Gêmeos: na mão e no Deck é um Monstro de Efeito. A segunda Invocação-Normal gasta a do turno, não precisa de Tributos, pode ser negada como outra (o monstro é então destruído no campo), é respondida como uma, e não impede mudança de posição nem ataque. Virado com a face para baixo, perde os efeitos de novo.',
    'Y-X-SMN-12':
      'Espírito: o retorno é um efeito obrigatório da Fase Final e começa uma Corrente; um Espírito virado com a face para baixo antes não tem o que devolver.',
    'Y-X-SMN-13':
      'União (texto da época): equipar-se e Invocar-se de volta são efeitos de Ignição, juntos uma vez por turno; equipada é um Card de Equipamento e não um monstro; só a destruição em batalha é substituída pela sua.',
    'Y-X-SMN-14':
      'Toon: o Toon do conjunto é Invocado por Invocação-Especial da mão por condição própria com Tributos conforme o Nível, precisa de "Mundo Toon", não pode atacar no turno em que foi Invocado, paga PV por cada ataque declarado (não de novo em uma Repetição) e é destruído com "Mundo Toon".',
    'Y-X-SMN-15':
      'Um efeito de Virar não é ativado quando o monstro é Invocado com a face para cima, nem quando um card apenas o revela. Uma Invocação-Especial em Posição de Defesa com a face para baixo é uma Invocação, mas respostas que pedem um monstro com a face para cima ou o seu ATK não valem.',
    'Y-X-SMN-16':
      'Monstro de Armadilha que "continua sendo uma Armadilha": fica em uma Zona de Monstros e também bloqueia uma Zona de Magias e Armadilhas (regra da época); sem Zona de Monstros livre a Armadilha não pode ser ativada. Virado com a face para baixo ou com o seu efeito de Armadilha negado, é de novo uma Armadilha e volta a essa zona. Não pode ser Tributo nem usado antes de estar lá.',
    'Y-X-SMN-17':
      'Uma Invocação-Xyz sobre outro Monstro Xyz passa adiante as matérias dele e faz dele uma matéria; conta como Invocação-Xyz, e o monstro de baixo não deixou o campo no sentido de Y-LVF-001. O que lhe foi feito se perde, os seus Cards de Equipamento são destruídos.',
    'Y-X-SMN-18':
      'Uma Invocação que um efeito faz "logo depois que este efeito resolver" pertence à resolução: não pode ser negada como Invocação, e se o efeito não era o Elo 1, a Invocação não é o último evento.',
    'Y-X-SMN-19':
      'Um Monstro de Fusão Invocado por Invocação-Especial enviando ou banindo as suas matérias sem card de Fusão usa a sua própria condição: uma Invocação-Especial que não começa Corrente e pode ser negada, não uma Invocação-Fusão.',
    'Y-X-SMN-20':
      'Um efeito que permite mais uma Invocação-Normal dá uma ao todo, não uma por cópia, e a comum pode ser feita antes ou depois.',
    'Y-X-SMN-21':
      'Matérias contam com o Nível, nome e espécie que têm nesse momento; onde um texto deixa um monstro contar de outro modo, o seu jogador escolhe ao declarar. Uma Ficha tem o seu Nível e pode ser Tributo, Matéria Sincro e de Fusão, nunca Matéria Xyz.',
    'Y-X-SMN-22':
      'Uma Invocação declarada deve poder ter sucesso: zonas livres suficientes depois de saírem Tributos e matérias, um monstro válido e nenhuma proibição em vigor ("não pode Invocar por Invocação-Especial neste turno", Y-X-OPT-05).',
    'Y-X-BTL-01':
      'Uma declaração de ataque é uma ação no estado aberto da Etapa de Batalha. Depois vêm os seus gatilhos e efeitos rápidos (Y-X-FET-03). Feitos estes, o ataque continua pendente: podem ser usados efeitos rápidos em outras Correntes, mas não cards que respondem à declaração (Y-X-FET-10) nem outra ação do estado aberto. Quando os dois passam em seguida, começa a Etapa de Dano.',
    'Y-X-BTL-02':
      'O ataque para, sem Repetição, se o atacante deixa o campo, não está mais em Posição de Ataque com a face para cima, ou o ataque é negado; o monstro usou o seu ataque. Um efeito que encerra a Fase de Batalha leva à Fase Principal 2.',
    'Y-X-BTL-03':
      'Uma Repetição é verificada na Etapa de Batalha depois de cada Corrente, também para um ataque direto quando um monstro apareceu; conta uma mudança no lado do jogador atacado, nunca no do atacante, mesmo que o número no fim seja igual. Escolher o alvo de novo não é nova declaração; atacar com outro monstro é. Uma posição mudada ou um alvo virado para cima não causa Repetição.',
    'Y-X-BTL-04':
      'Etapa de Dano, parte 1, começo: efeitos "no começo da Etapa de Dano". Parte 2, antes do cálculo: um alvo com a face para baixo é virado, os seus efeitos Contínuos valem a partir de agora, o de Virar espera; ATK e DEF podem ser mudados nas duas partes.',
    'Y-X-BTL-05':
      'Parte 3, cálculo de dano: só podem ser ativados efeitos "durante o cálculo de dano", em uma Corrente no máximo (respostas que negam uma ativação podem entrar); depois comparam-se ATK e DEF, reduzem-se os PV e fica decidido quais monstros são destruídos. Eles ainda ficam nas suas zonas.',
    'Y-X-BTL-06':
      'Parte 4, depois do cálculo: efeitos disparados pela batalha ou por dano de batalha, e efeitos de Virar. Parte 5, final: monstros destruídos em batalha vão ao Cemitério; depois os efeitos que isso dispara; "até o final da Etapa de Dano" acaba.',
    'Y-X-BTL-07':
      'Se um dos monstros que batalham deixa o campo na Etapa de Dano antes do cálculo, não há cálculo de dano nem Repetição; a etapa termina.',
    'Y-X-BTL-08':
      'Permitido na Etapa de Dano: Armadilhas de Resposta; efeitos rápidos que negam uma ativação; efeitos rápidos que mudam diretamente ATK ou DEF (até começar o cálculo); efeitos obrigatórios; efeitos de Gatilho sobre o próprio card mover-se, virar ou ser destruído; efeitos cujo texto pertence à Etapa de Dano ou à batalha. Todo o resto é recusado.',
    'Y-X-BTL-09':
      'Desde que fica decidido que um monstro é destruído em batalha (parte 3) até sair na parte 5, ele não pode ser alvo, movido nem oferecido como Tributo por efeitos. Os seus efeitos Contínuos ainda valem até ele sair.',
    'Y-X-BTL-10':
      'Um monstro que deixou o campo e voltou na mesma Fase de Batalha é um novo card: pode atacar embora tenha atacado antes; um que só foi virado ou mudou de posição não é.',
    'Y-X-BTL-11':
      'Se os efeitos não deixam ao atacante alvo válido embora o oponente controle monstros, ele não pode atacar; um ataque direto precisa de um lado vazio ou de permissão própria. Restrições sobre monstros com a face para cima não protegem os com a face para baixo.',
    'Y-X-BTL-12':
      'Custos e condições de declarar um ataque são tratados na declaração e não de novo em uma Repetição; o monstro do oponente escolhido de novo conta como novo alvo de um ataque.',
    'Y-X-BTL-13':
      'Onde nenhum dano foi sofrido (0, ou reduzido a 0), nenhum dano de batalha foi causado; efeitos que o dobram ou reduzem à metade se aplicam ao valor de Y-DMG-006 a Y-DMG-014.',
    'Y-X-BTL-14':
      'Um monstro "batalhou" quando o cálculo de dano foi feito; um cujo ataque parou antes atacou (Y-AMB-24), mas não batalhou.',
    'Y-X-OPT-01':
      '"Uma vez por turno" pertence à cópia: cada cópia tem o seu uso. O uso é gasto mesmo que a ativação seja negada, passa com o controle e se renova quando o card deixa o campo ou é virado com a face para baixo.',
    'Y-X-OPT-02':
      '"Você só pode usar este efeito de (nome) uma vez por turno" pertence a jogador e nome: todas as cópias partilham um uso, gasto mesmo se negado.',
    'Y-X-OPT-03':
      '"Você só pode ativar 1 (nome) por turno" conta ativações: uma cuja ativação foi negada não conta, uma cujo efeito foi negado conta.',
    'Y-X-OPT-04': 'Todos os usos se renovam no começo de cada turno, também do oponente; "uma vez por Duelo", nunca.',
    'Y-X-OPT-05':
      '"No turno em que ativar este card, você não pode Invocar por Invocação-Especial" vale nos dois sentidos: o card não pode ser ativado depois de uma Invocação-Especial deste jogador, nem depois de uma ativação sua que tentou uma; uma Invocação negada como Invocação, ou uma ativação negada, não conta. Continua valendo se o efeito do card foi negado, não se a ativação foi.',
    'Y-X-OPT-06':
      '"Você só pode usar 1 efeito de (nome) por turno, e apenas uma vez": todos os efeitos de todas as cópias partilham um uso. "Cada efeito … uma vez por turno": cada efeito numerado tem o seu. Invocações-Especiais "uma vez por turno dessa forma" contam tentativas, também negadas.',
    'Y-X-PEN-01':
      'Ativar um card Pêndulo é ativar um Card de Magia, Velocidade 1, da mão em estado aberto; não pode ser Baixado em uma Zona de Pêndulo nem substituir um card ali. Na zona é um Card de Magia e não um monstro.',
    'Y-X-PEN-02':
      'Podem ser Invocados por Invocação-Pêndulo: da mão todo monstro de Nível adequado que possa ser Invocado por Invocação-Especial (nenhum Monstro de Ritual nem monstro com forma própria exclusiva); do Deck Adicional só Monstros Pêndulo com a face para cima.',
    'Y-X-PEN-03':
      'O desvio para o Deck Adicional vale só no caminho do campo ao Cemitério. Da mão ou do Deck, como matéria desassociada, e depois de uma Invocação ou ativação negada o card vai ao Cemitério; para a mão, o Deck ou banido vai como de costume, e um efeito que bane em vez disso prevalece.',
    'Y-X-PEN-04':
      'Um card desviado foi destruído ou oferecido como Tributo, mas não "enviado ao Cemitério"; não pode pagar um custo de enviar um card do campo para lá. A parte com a face para cima do Deck Adicional é pública e pode torná-lo maior que 15.',
    'Y-X-PEN-05':
      'Com Escalas iguais, ou que diferem em 1, não há Nível entre elas nem Invocação-Pêndulo; uma Escala mudada por um efeito conta como está agora. Por essa razão nunca é proibido pôr um segundo card.',
    'Y-X-PEN-06':
      'Uma Invocação-Pêndulo é uma só Invocação de todos os seus monstros: uma janela para negá-la, um evento depois. Efeitos que falam de exatamente um monstro não servem se há vários.',
    'Y-X-PEN-07':
      'Um Monstro Pêndulo com a face para baixo no campo que iria ao Cemitério também vai com a face para cima ao Deck Adicional. Ali não é mais nenhum tipo de Magia.',
    'Y-X-PEN-08':
      'Um Monstro Pêndulo equipado a um monstro ou usado como Matéria Xyz não está em uma Zona de Pêndulo; como Card de Equipamento está no campo (Deck Adicional quando iria ao Cemitério), como matéria não está (Cemitério).',
    'Y-X-STA-01':
      'Para efeitos, um monstro com a face para baixo não tem nome, Nível, Atributo, Tipo, ATK nem DEF; só o tocam efeitos sobre "monstros" ou cards "com a face para baixo" em geral.',
    'Y-X-STA-02':
      'ATK ou DEF atual é o valor original, substituído pelo mais novo efeito "passa a ter", depois aumentado e reduzido; nunca fica abaixo de 0. Metades ímpares: Y-AMB-13.',
    'Y-X-STA-03':
      '"Até a Fase Final" acaba na Fase Final antes de a mão ser verificada, "neste turno" quando o turno acaba. Um card que deixa o campo ou é virado com a face para baixo perde marcadores e todas as mudanças; se volta, é um novo card.',
    'Y-X-STA-04':
      'Um monstro que muda de controle mantém a posição e o que fez neste turno. Sem Zona de Monstros livre não pode ser tomado; se deve voltar e o seu dono não tem zona livre, vai ao Cemitério.',
    'Y-X-STA-05':
      'Um Card de Equipamento cujo monstro não serve mais ao que o card exige é destruído. Uma mudança de controle move o monstro com os Cards de Equipamento; cada um fica na zona de quem o controla.',
    'Y-X-STA-06':
      '"É banido ao deixar o campo" (e semelhantes) fica no card enquanto ele está com a face para cima; um monstro assim pode ser Tributo ou matéria (é então banido), mas não pode pagar um custo de enviá-lo ao Cemitério.',
    'Y-X-STA-07':
      'O Tipo, Atributo, nome e Nível que um efeito dá duram como o efeito diz; ao deixar o campo valem de novo os impressos, também para um efeito que olha o card ali, a menos que diga "como era no campo".',
    'Y-X-END-01':
      'PV e outras condições de vitória são verificados depois de cada Elo resolvido e depois de dano de batalha; um efeito que está resolvendo termina antes (regra de 2014). Os dois perderem ou vencerem ao mesmo tempo é um empate.',
    'Y-X-END-02':
      'Um efeito que compra vários cards só pode ser ativado com esse número de cards no Deck; se há menos na resolução, o jogador os compra e perde.',
    'Y-X-END-03': 'Um jogador pode desistir do Duelo a qualquer momento e o perde.',
    'Y-X-END-04':
      'Ninguém pode fazer uma jogada que começaria uma repetição sem fim sem mudança da posição. Se algo que ninguém escolheu começa uma, o card que a mantém é enviado ao Cemitério pelas regras. Uma repetição que muda algo a cada vez segue até acabar ou um jogador perder.',
    'Y-X-END-05':
      'Se um jogador chega a 0 PV e no mesmo momento o outro deve comprar e não pode, ou um efeito faz um vencer, todos os resultados desse momento contam juntos: um vencedor ou um empate.',
  },
  chapters: {
    'General principles': 'Princípios gerais',
    'Deck construction': 'Construção do Deck',
    'Match, winning and losing': 'Partida, vitória e derrota',
    'Starting a Duel': 'Começo de um Duelo',
    'The field and its zones': 'O campo e as suas zonas',
    'Card anatomy': 'Partes de um card',
    'Monster kinds and effects': 'Espécies de monstros e efeitos',
    'Normal Summon, Tribute Summon, Set, Flip Summon': 'Invocação-Normal, Invocação-Tributo, Baixar, Invocação-Virar',
    'Special Summons in general': 'Invocações-Especiais em geral',
    'Pendulum Monsters and Pendulum Summon': 'Monstros Pêndulo e Invocação-Pêndulo',
    'Xyz Monsters': 'Monstros Xyz',
    'Synchro Monsters': 'Monstros Sincro',
    'Fusion Monsters': 'Monstros de Fusão',
    'Ritual Monsters': 'Monstros de Ritual',
    Tokens: 'Fichas',
    'Battle positions': 'Posições de batalha',
    'Spell Cards': 'Cards de Magia',
    'Trap Cards': 'Cards de Armadilha',
    'Turn structure': 'Estrutura do turno',
    'Battle Phase': 'Fase de Batalha',
    'Damage Step and battle results': 'Etapa de Dano e resultados da batalha',
    'Chains and Spell Speeds': 'Correntes e Velocidades de Magia',
    'Priority and simultaneous events': 'Prioridade e eventos simultâneos',
    'Public knowledge, counters, luck': 'Informação pública, marcadores, sorte',
    'Leaving the field': 'Deixar o campo',
    'Glossary: control, destroying, sending': 'Glossário: controlar, destruir, enviar',
    'Glossary: costs and effects': 'Glossário: custos e efeitos',
    'Glossary: Deck and hidden cards': 'Glossário: Deck e cards ocultos',
    'Glossary: Equip Cards': 'Glossário: Cards de Equipamento',
    'X1. Who may act when: fast effect timing': 'X1. Quem pode agir quando: efeitos rápidos',
    'X2. Activating and resolving': 'X2. Ativar e resolver',
    'X3. Negation': 'X3. Negação',
    'X4. Trigger effects': 'X4. Efeitos de Gatilho',
    'X5. Summoning in detail': 'X5. Invocações em detalhe',
    'X6. Battle in detail': 'X6. Batalha em detalhe',
    'X7. Once per turn': 'X7. Uma vez por turno',
    'X8. Pendulum cards in detail': 'X8. Cards Pêndulo em detalhe',
    'X9. Values, states, control, end': 'X9. Valores, estados, controle, fim',
  },
};
