/** The rules that no reason and no lesson tells, in Brazilian Portuguese: from the general principles to the first sources of votes. */
import type { StatedFirst } from './stated.ts';

export const pt: StatedFirst = {
  'V-GEN-001': 'Quando o texto de uma carta contradiz uma regra, vale a carta.',
  'V-GEN-002':
    'Um jogador é o dono das cartas dos baralhos que trouxe. O controle de uma carta pode passar a outro jogador, a propriedade nunca; depois do jogo, toda carta volta ao seu dono.',
  'V-GEN-003': 'Queimar uma carta a coloca na pilha de cinzas do seu dono, seja quem for que a controlava.',
  'V-GEN-004': 'Todas as pilhas de cinzas são públicas: qualquer jogador pode examiná-las a qualquer momento.',
  'V-GEN-005': 'Um contador queimado, pago ou gasto volta ao banco de sangue.',
  'V-GEN-006': 'O banco de sangue nunca se esgota.',
  'V-GEN-007': 'Uma carta removida do jogo não pode mais ser recuperada nem afetada por nada.',
  'V-GEN-008':
    'Quando uma carta é queimada ou removida do jogo, todos os contadores e todas as outras cartas que estão nela são queimados.',
  'V-GEN-010':
    'O sangue ou os recursos que se ganham ou se acrescentam vêm do banco de sangue, salvo se um efeito indicar outra origem.',
  'V-GEN-011':
    'Travar uma carta é virá-la de lado para mostrar que foi usada; uma carta travada precisa ser destravada antes de poder ser travada de novo.',
  'V-GEN-012': 'Servos são os vampiros e os aliados, e nada mais.',
  'V-GEN-013':
    'Um vampiro é mais velho que outro se a sua capacidade é estritamente maior, e mais jovem se ela é estritamente menor.',
  'V-GEN-014': 'Um vampiro nunca tem mais sangue do que a sua capacidade; todo excesso vai imediatamente para o banco.',
  'V-GEN-015': 'Um Matusalém controla os vampiros que traz para o jogo.',
  'V-GEN-016':
    'Uma carta de mestre em jogo é controlada pelo Matusalém que a jogou, mesmo quando está em uma carta de outro.',
  'V-GEN-018': 'O controle só muda por um efeito que o diga.',
  'V-GEN-022':
    'Um jogador que procura em uma biblioteca ou cripta não precisa dizer o que procura e pode não encontrar nada.',
  'V-GEN-023':
    'Uma biblioteca ou cripta em que se procurou é embaralhada em seguida, mesmo que nada tenha sido encontrado.',
  'V-GEN-029':
    '«(limitado)» em uma carta lembra uma regra que proíbe acumular certo efeito: um único modificador de ação que aumente o sangramento por ação de sangrar (V-ACT-010), uma única fonte de golpes adicionais por servo e por rodada (V-STR-019).',
  'V-GEN-030': 'Um monstro é qualquer vampiro, aliado ou lacaio que não seja mortal nem animal.',
  'V-GEN-031': 'O jogo é para dois ou mais jogadores.',
  'V-GEN-032':
    'Em cartas antigas, «região ativa» significa a região controlada, e «região inativa», a região não controlada.',
  'V-GEN-033':
    'Todos os recursos de um jogador, todas as cartas em jogo que não estão viradas para baixo e todas as pilhas de cinzas são informação aberta; mãos, bibliotecas, criptas e cartas não controladas viradas para baixo não são.',
  'V-DECK-001':
    'Cada jogador tem dois baralhos separados: uma cripta (vampiros e outras cartas de cripta) e uma biblioteca.',
  'V-DECK-002': 'Uma cripta tem pelo menos 12 cartas.',
  'V-DECK-003': 'Uma cripta não tem tamanho máximo.',
  'V-DECK-004': 'Uma biblioteca tem no mínimo 60 e no máximo 90 cartas.',
  'V-DECK-005':
    'Na biblioteca e na cripta é permitido qualquer número de cópias da mesma carta, inclusive de cartas únicas.',
  'V-DECK-006': 'Todas as cartas da cripta pertencem a um só grupo ou a dois grupos consecutivos.',
  'V-DECK-007':
    'A regra dos grupos só limita a construção do baralho; durante o jogo, um jogador pode vir a controlar vampiros de qualquer grupo.',
  'V-DECK-008': 'Uma carta de cripta do grupo «any» (qualquer) está livre da regra dos grupos.',
  'V-DECK-009':
    'Uma carta de cripta sem grupo impresso conta como do grupo 2 se traz um símbolo de expansão; caso contrário, como do grupo 1.',
  'V-DECK-010': 'Para a construção do baralho, um vampiro avançado é uma carta de cripta como qualquer outra.',
  'V-DECK-011':
    'O texto marcado com DRAFT em uma carta só é usado em torneios de draft e de baralho selado e é ignorado em jogos com baralhos construídos; naqueles torneios, o requisito de clã ou Disciplina desse texto substitui o normal, enquanto a linha em negrito no alto e o custo continuam valendo.',
  'V-SET-001': 'Os lugares são distribuídos por qualquer método em que os jogadores concordem.',
  'V-SET-002': 'O Matusalém que começa é escolhido ao acaso.',
  'V-SET-003': 'A presa de um jogador é o jogador à sua esquerda; o seu predador é o jogador à sua direita.',
  'V-SET-004': 'Cada jogador começa com 30 recursos.',
  'V-SET-005': 'A Vantagem começa no centro, sem que ninguém a controle.',
  'V-SET-006':
    'Cada jogador tem uma região não controlada e uma região controlada; a região controlada é formada pela região pronta e pela região de torpor.',
  'V-SET-007': 'A biblioteca e a cripta são embaralhadas e oferecidas ao predador do jogador para que as corte.',
  'V-SET-008': 'Cada jogador compra as sete cartas do topo da sua biblioteca como mão inicial.',
  'V-SET-009':
    'Cada jogador coloca as quatro cartas do topo da sua cripta, viradas para baixo, na sua região não controlada.',
  'V-SET-010': 'A região controlada começa vazia.',
  'V-SET-011': 'Um jogador pode olhar a própria mão e as próprias cartas não controladas a qualquer momento.',
  'V-SET-012': 'Os turnos passam em sentido horário, isto é, de cada jogador para a sua presa.',
  'V-SET-013':
    'Aposta opcional: depois de embaralhar e cortar e antes de comprar as mãos, cada jogador separa a carta do topo da sua biblioteca, virada para cima.',
  'V-CARD-003':
    'Para jogar uma carta, o jogador a mostra e declara por completo o seu efeito, com o seu custo; depois ela vai para a pilha de cinzas, ou entra em jogo se o seu texto o diz.',
  'V-CARD-009':
    'Um custo em sangue é queimado do vampiro que joga a carta; um custo em recursos, dos recursos do seu controlador.',
  'V-CARD-013': 'Vampiros em torpor são, em princípio, alvos válidos.',
  'V-CARD-015': 'Uma carta de servo pode ser de vários tipos ao mesmo tempo; cada uso segue o tipo do efeito usado.',
  'V-CARD-016': 'Para uma ação joga-se no máximo uma carta de ação, e uma carta de ação nunca modifica outra ação.',
  'V-CARD-023': 'Jogar uma carta de reação não trava o servo.',
  'V-CARD-026':
    'Uma carta de ação política convoca um referendo como ação, ou então é queimada durante um referendo por um voto.',
  'V-CARD-027':
    'Cartas de equipamento e de lacaio são colocadas no servo que as jogou; umas e outras são queimadas quando esse servo é queimado.',
  'V-CARD-028': 'Uma carta de aliado torna-se um servo por si só, independente do servo que o recrutou.',
  'V-CARD-030': 'O servo que joga uma carta de reflexo não precisa estar destravado nem pronto.',
  'V-CARD-033': 'Uma carta de título representa um título: se o título é concedido ou perdido, a carta é queimada.',
  'V-HAND-001': 'O tamanho normal da mão é de sete cartas.',
  'V-HAND-002':
    'Um jogador que joga da mão uma carta de biblioteca compra imediatamente outra para repô-la, salvo se a carta disser o contrário.',
  'V-HAND-003':
    'Nenhum Matusalém repõe cartas durante um referendo; quando ele termina, todos compram até voltar ao tamanho da mão.',
  'V-HAND-004':
    'A carta de ação política que convocou o referendo foi jogada antes de ele começar e é reposta imediatamente.',
  'V-HAND-005': 'Um jogador cuja biblioteca está vazia não compra nada e continua jogando.',
  'V-HAND-006':
    'Sempre que a mão e o tamanho da mão diferem (porque um efeito muda o tamanho, ou acrescenta ou retira cartas), o jogador imediatamente descarta ou compra até chegar ao tamanho da mão.',
  'V-HAND-007': 'Uma carta que é reposta mais tarde reduz em um o tamanho efetivo da mão até ser reposta.',
  'V-HAND-008': 'A carta de reposição é comprada depois que se fecha a janela «ao ser jogada» da carta.',
  'V-HAND-009':
    'Uma carta que não é reposta até o fim da ação também não é reposta durante o combate que faz parte dessa ação.',
  'V-SEQ-001': 'Se vários jogadores querem usar uma carta ou um efeito, o Matusalém que age é o primeiro.',
  'V-SEQ-002': 'O Matusalém que age pode usar qualquer número de efeitos, um após o outro, antes de passar.',
  'V-SEQ-003':
    'Quando ele passa, a oportunidade vai para o Matusalém que se defende (em uma ação direcionada ou em combate) e depois para os outros, em sentido horário a partir do Matusalém que age.',
  'V-SEQ-004':
    'Em uma ação não direcionada e sem combate não há defensor; depois do Matusalém que age, a oportunidade segue em sentido horário, a começar pela presa dele.',
  'V-SEQ-005': 'Sempre que alguém usa uma carta ou um efeito, a oportunidade volta ao Matusalém que age.',
  'V-SEQ-006': 'Uma etapa termina quando todos os jogadores passaram, um após o outro.',
  'V-SEQ-007': 'Em cada etapa do combate, o servo que age pode usar efeitos antes do seu oponente.',
  'V-CAN-001':
    'Alguns efeitos cancelam uma carta no momento em que ela é jogada, na janela «ao ser jogada». Nessa janela só podem ser usados esses efeitos e os efeitos de despertar.',
  'V-CAN-002': 'Uma carta cancelada não tem efeito, mas conta como jogada.',
  'V-CAN-003':
    'Se uma carta de ação é cancelada, o servo não fica travado, o custo não é pago, e o servo pode jogar de novo a mesma carta de ação.',
  'V-CAN-004': 'Se uma carta que não é de ação é cancelada, o seu custo é pago mesmo assim.',
  'V-CAN-006':
    'Se uma carta de golpe é cancelada, quem a jogou tem de escolher um golpe de novo, que pode vir de outra carta de golpe.',
  'V-CAN-007': 'Uma carta trivial só dá a sua ação extra da fase de mestre se não for cancelada.',
  'V-CAN-008':
    'Uma carta de mestre fora do turno que é cancelada gasta, mesmo assim, uma ação da fase de mestre da próxima fase de mestre.',
  'V-CAN-009':
    'Um vampiro que desperta durante uma ação pode tentar bloquear essa ação e jogar cartas de reação como se estivesse destravado, até a ação terminar.',
  'V-CAN-010':
    'Um efeito de despertar sempre pode ser usado na janela «ao ser jogada», para tornar possíveis outras reações nessa janela.',
  'V-CAN-011':
    'Uma reação que destrava um vampiro sem o despertar não é um efeito de despertar e não pode ser usada na janela «ao ser jogada».',
  'V-TURN-001': 'Um turno tem cinco fases, nesta ordem: destravar, mestre, servo, influência, descarte.',
  'V-TURN-002': 'Em um turno nada precisa ser feito, exceto destravar e as ações ou os pagamentos obrigatórios.',
  'V-TURN-003':
    'Ações da fase de mestre, transferências e ações da fase de descarte que não são usadas perdem-se no fim da sua fase.',
  'V-UNL-001':
    'No começo da sua fase de destravar, o jogador tem de destravar todas as suas cartas, inclusive as que estão em torpor.',
  'V-UNL-002':
    'Os efeitos da fase de destravar acontecem depois de destravar as cartas, na ordem que o jogador escolhe.',
  'V-UNL-004': 'Para cada carta e cada título que está contestando, o jogador escolhe entre pagar e conceder.',
  'V-CON-001':
    'As cartas marcadas como únicas e todas as cartas de cripta são únicas: só pode haver uma cópia em jogo.',
  'V-CON-002':
    'Se uma segunda carta única do mesmo nome entra em jogo sob outro controlador, todas as cópias ficam contestadas.',
  'V-CON-003': 'As cópias contestadas são viradas para baixo e estão fora de jogo.',
  'V-CON-004': 'Mais uma cópia que entre em jogo fica contestada e é virada para baixo imediatamente.',
  'V-CON-006':
    'Em vez de pagar, o jogador pode conceder: a sua cópia é queimada com todas as cartas e todos os contadores que estão nela.',
  'V-CON-007':
    'Se todas as outras cópias foram concedidas, a última cópia destrava e é virada para cima na próxima fase de destravar do seu controlador; só então a contestação termina.',
  'V-CON-009':
    'Um título é único se as regras o dizem (V-TTL); se dois vampiros em jogo reivindicam o mesmo título único, ele fica contestado.',
  'V-CON-010':
    'Enquanto um título está contestado, os vampiros envolvidos contam como sem título, mas continuam controlados e podem agir e bloquear.',
  'V-CON-011': 'Contestar um título custa ao vampiro 1 de sangue em cada fase de destravar do seu controlador.',
  'V-CON-014':
    'Se todos os outros que o reivindicavam concederam o título, o vampiro que resta o recebe na próxima fase de destravar do seu controlador.',
  'V-CON-015': 'Um título concedido está perdido pelo resto do jogo.',
  'V-CON-016': 'Um vampiro com um título contestado que ganha outro título concede imediatamente o contestado.',
  'V-CON-018':
    'Um barão anarquista que contesta com um príncipe ou um arcebispo paga 1 de sangue a mais por fase de destravar.',
  'V-CON-019':
    'Um vampiro avançado, fundido ou não, contesta com qualquer outra cópia do mesmo vampiro, avançada ou não.',
  'V-MAS-001':
    'Normalmente um jogador recebe uma ação da fase de mestre na sua fase de mestre; efeitos podem mudar esse número.',
  'V-MAS-002':
    'Se outros efeitos acontecem na sua fase de mestre, o jogador escolhe a ordem desses efeitos e das suas ações da fase de mestre.',
  'V-MAS-006':
    'Jogar uma carta de mestre fora do turno gasta uma ação da fase de mestre da próxima fase de mestre do jogador.',
  'V-MAS-008': 'Um local permanece em jogo e pode ser usado repetidas vezes, já a partir do turno em que é jogado.',
  'V-MAS-009':
    'Uma carta de mestre de Disciplina é jogada em um vampiro controlado de qualquer jogador e dá mais um nível da Disciplina: o básico se ele não a tinha, o superior se tinha o básico.',
  'V-MAS-010': 'Uma carta de mestre de Disciplina aumenta em 1 a capacidade do vampiro.',
  'V-MAS-011': 'A capacidade aumentada não é preenchida com sangue.',
  'V-MAS-012': 'Jogar uma carta trivial (que não seja cancelada) dá uma ação adicional da fase de mestre.',
  'V-MAS-014': 'Uma carta trivial fora do turno dá a ação adicional na próxima fase de mestre do jogador.',
  'V-MAS-015':
    'Um troféu é posto em jogo com uma ação da fase de mestre (ou buscado conforme V-RED-006) e não tem efeito até estar em um vampiro.',
  'V-MAS-016':
    'Uma carta de mestre de um tipo que as regras não descrevem faz o que diz o seu texto e é queimada depois de usada, salvo se disser que permanece em jogo.',
  'V-MIN-003': 'Um servo que destrava durante a fase pode realizar outra ação.',
  'V-MIN-011': 'Sem nenhuma carta, um vampiro pronto pode sangrar ou caçar; um aliado pronto só pode sangrar.',
  'V-ACT-004': 'Sangrar: ação direcionada, furtividade 0, sem custo.',
  'V-ACT-005': 'Sangrar: o sangramento de um vampiro é normalmente 1; o de um aliado é o que diz a sua carta.',
  'V-ACT-007': 'Sangrar: o sangramento só é bem-sucedido se a ação tem sucesso com um valor de 1 ou mais.',
  'V-ACT-008':
    'Sangrar: depois de um sangramento bem-sucedido, o controlador do servo que age toma a Vantagem de quem a tem ou do centro, ou fica com ela se já a tem.',
  'V-ACT-011':
    'Sangrar: pode-se sangrar com uma carta de ação ou como ação básica; as duas formas contam para o limite de uma vez por turno.',
  'V-ACT-014':
    'Caçar: se a ação tem sucesso, o vampiro ganha do banco tanto sangue quanto o seu valor de caça, normalmente 1; o que exceder a capacidade volta ao banco.',
  'V-ACT-017': 'Equipar com uma carta da mão: se a ação falha, a carta é queimada e nenhum custo é pago.',
  'V-ACT-018': 'Equipar com uma carta da mão: uma carta de equipamento por ação.',
  'V-ACT-019': 'Um servo pode ter qualquer número de cartas de equipamento.',
  'V-ACT-021':
    'Pegar equipamento de um servo: as cartas a pegar são nomeadas quando a ação é anunciada; se a ação falha, elas ficam onde estão.',
  'V-ACT-022':
    'Um equipamento que exige uma Disciplina e entra em jogo por outro meio que não uma ação de equipar é usado na sua versão básica.',
  'V-ACT-023': 'Empregar um lacaio: qualquer servo pronto, ação não direcionada, +1 de furtividade.',
  'V-ACT-024':
    'Empregar um lacaio: se a ação tem sucesso, o custo é pago, o lacaio é colocado no servo que age e recebe do banco a sua vida impressa; se não, a carta é queimada.',
  'V-ACT-025': 'Um lacaio por ação; um servo pode ter qualquer número de lacaios.',
  'V-ACT-026': 'Um lacaio não pode ser transferido para outro servo.',
  'V-ACT-027': 'Um lacaio que perde o seu último contador de vida é queimado.',
  'V-ACT-028':
    'Um lacaio que exige uma Disciplina e entra em jogo por outro meio que não uma ação de empregar é usado na sua versão básica.',
  'V-ACT-029': 'Recrutar um aliado: qualquer servo pronto, ação não direcionada, +1 de furtividade.',
  'V-ACT-032':
    'Um aliado recebe do banco a sua vida impressa quando entra em jogo, seja por que meio for, e é queimado quando perde o último contador.',
  'V-ACT-033': 'Recrutar um aliado: um aliado por ação; se a ação falha, a carta é queimada.',
  'V-ACT-034': 'Um aliado que entra em jogo por outro meio que não uma ação de recrutar pode agir no mesmo turno.',
  'V-ACT-035':
    'Um aliado que exige uma Disciplina e entra em jogo por outro meio que não uma ação de recrutar é usado na sua versão básica.',
  'V-ACT-036':
    'Carta de ação: em princípio, qualquer servo pronto, vampiro ou aliado; furtividade 0, salvo se a carta disser o contrário; o alvo é o que a carta diz.',
  'V-ACT-038':
    'Carta de ação: se a ação tem sucesso, o custo da carta é pago e ela se resolve; se não, ela é queimada sem efeito.',
  'V-ACT-039': 'Ação de uma carta em jogo: se ela falha, nada acontece com a carta.',
  'V-ACT-041': 'Ação política: sempre não direcionada, seja o que for que o referendo faria.',
  'V-ACT-043':
    'Ação política: se ela tem sucesso, o seu custo é pago e em seguida se realiza o referendo (capítulo 17).',
  'V-PRO-003': 'Exceção: os termos de um referendo só são escolhidos depois que a ação teve sucesso.',
  'V-PRO-006':
    'Etapa 3: se nenhum bloqueio teve sucesso e não se tenta mais nenhum, a ação tem sucesso; o seu custo é pago e os seus efeitos acontecem.',
  'V-PRO-007':
    'Se a ação é bloqueada, as cartas jogadas para realizá-la são queimadas, os seus efeitos não acontecem e o seu custo não é pago.',
  'V-PRO-009':
    'Os custos de modificadores de ação e de cartas de reação são pagos quando eles são jogados, tenha a ação sucesso ou não.',
  'V-PRO-010':
    'O efeito de um modificador de ação ou de uma carta de reação dura normalmente até o fim da ação em curso.',
  'V-PRO-011': 'Desistir de bloquear não impede um Matusalém de jogar cartas de reação mais tarde na mesma ação.',
  'V-PRO-012':
    'O combate que se segue a um bloqueio, ou que uma ação provoca, faz parte da ação; quando ele termina, a ação termina.',
  'V-BLK-001':
    'Uma ação é direcionada se tem como alvo outro Matusalém ou algo que outro Matusalém controla; caso contrário, é não direcionada.',
  'V-BLK-003':
    'Se uma ação tem como alvo vários outros Matusaléns, cada um deles pode tentar bloquear, em sentido horário.',
  'V-BLK-006': 'Uma ação que tem como alvo uma carta do Matusalém que age é não direcionada.',
  'V-BLK-007': 'Uma ação que tem como alvo uma pilha de cinzas é sempre não direcionada.',
  'V-BLK-008': 'O símbolo (D) em uma carta é apenas um lembrete de que a ação costuma ser direcionada.',
  'V-BLK-010':
    'Depois de uma tentativa que falhou, o mesmo servo ou outro pode fazer mais uma, quantas vezes se queira.',
  'V-BLK-015':
    'Um bloqueio falha se a furtividade supera a percepção e o lado que bloqueia não aumenta mais a percepção.',
  'V-BLK-017':
    'Travar e entrar em combate são simultâneos; se um efeito encerra a ação antes de o bloqueio se resolver, ou antes de um dos dois, nenhum deles acontece.',
  'V-STL-001': 'Os servos têm normalmente furtividade 0 e percepção 0.',
  'V-STL-002': 'Uma ação com furtividade própria começa com essa furtividade (tabela no capítulo 13).',
  'V-STL-005':
    'Todas as mudanças de furtividade e de percepção duram até o fim da ação, ao longo de sucessivas tentativas de bloqueio.',
  'V-POL-001':
    'Realiza-se um referendo quando uma ação política tem sucesso e depois de uma diablerie (caçada de sangue, capítulo 27).',
  'V-POL-002': 'Um referendo tem três etapas: escolha dos termos, votação, resolução.',
  'V-POL-003': 'O controlador do vampiro que age escolhe os termos, se houver, na primeira etapa.',
  'V-POL-004':
    'As cartas que se usam no referendo, mas antes de se declararem votos, são usadas no começo da etapa de votação.',
  'V-POL-005':
    'Na votação, todos os Matusaléns podem declarar os seus votos livremente, em qualquer ordem; ninguém é obrigado a votar.',
  'V-POL-007':
    'A votação só termina quando todos os Matusaléns acabaram de votar; os jogadores podem combinar de encerrá-la 15 segundos depois do último voto.',
  'V-POL-010': 'Um texto que diz «durante uma ação política» normalmente se refere à parte do referendo.',
  'V-VOT-002': 'Um voto ganho não precisa ser declarado na hora e pode até não ser declarado.',
  'V-VOT-005':
    'Se uma carta de ação política convocou o referendo, ela dá o seu único voto ao controlador do vampiro que age.',
  'V-VOT-006': 'Qualquer outra carta de ação política usada por um voto é queimada da mão, e o seu texto é ignorado.',
};
