/** The rules of the rule index, in Brazilian Portuguese. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
  'V-GEN-001': 'Quando o texto de uma carta contradiz uma regra, vale a carta.',
  'V-GEN-002':
    'Um Matusalém é o dono das cartas dos baralhos que trouxe. O controle de uma carta pode passar a outro Matusalém, a propriedade nunca; depois do jogo, toda carta volta ao seu dono.',
  'V-GEN-003': 'Queimar uma carta a coloca na pilha de cinzas do seu dono, seja quem for que a controlava.',
  'V-GEN-004': 'Todas as pilhas de cinzas são públicas: qualquer Matusalém pode examiná-las a qualquer momento.',
  'V-GEN-005': 'Um contador queimado, pago ou gasto volta ao banco de sangue.',
  'V-GEN-006': 'O banco de sangue nunca se esgota.',
  'V-GEN-007': 'Uma carta removida do jogo não pode mais ser recuperada nem afetada por nada.',
  'V-GEN-008':
    'Quando uma carta é queimada ou removida do jogo, todos os contadores e todas as outras cartas que estão nela são queimados.',
  'V-GEN-009':
    'Marcadores são todos iguais: um marcador é recurso junto de um Matusalém, sangue em um vampiro, vida em um aliado ou lacaio, e muda de nome quando se move.',
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
    'Um Matusalém que procura em uma biblioteca ou cripta não precisa dizer o que procura e pode não encontrar nada.',
  'V-GEN-023':
    'Uma biblioteca ou cripta em que se procurou é embaralhada em seguida, mesmo que nada tenha sido encontrado.',
  'V-GEN-024': 'Roubar uma carta dá ao ladrão o controle permanente dela.',
  'V-GEN-025': 'Uma carta roubada fica no mesmo tipo de região: um vampiro roubado em torpor continua em torpor.',
  'V-GEN-026':
    'Se a carta roubada estava em outra carta, o ladrão pode colocá-la em uma carta do mesmo tipo que ele controla.',
  'V-GEN-027': 'Uma carta colocada em outra está ligada a ela, e a outra a ela.',
  'V-GEN-029':
    '«(limitado)» em uma carta lembra uma regra que proíbe acumular certo efeito: um único modificador de ação que aumente o valor de sangrar por ação de sangrar (V-ACT-010), uma única fonte de golpes adicionais por servo e por rodada (V-STR-019).',
  'V-GEN-030': 'Um monstro é qualquer vampiro, aliado ou lacaio que não seja mortal nem animal.',
  'V-GEN-031': 'O jogo é para dois ou mais jogadores.',
  'V-GEN-032':
    'Em cartas antigas, «região ativa» significa a região controlada, e «região inativa», a região não controlada.',
  'V-GEN-033':
    'Todos os recursos de um Matusalém, todas as cartas em jogo que não estão viradas para baixo e todas as pilhas de cinzas são informação aberta; mãos, bibliotecas, criptas e cartas não controladas viradas para baixo não são.',
  'V-DECK-001':
    'Cada Matusalém tem dois baralhos separados: uma cripta (vampiros e outras cartas de cripta) e uma biblioteca.',
  'V-DECK-002': 'Uma cripta tem pelo menos 12 cartas.',
  'V-DECK-003': 'Uma cripta não tem tamanho máximo.',
  'V-DECK-004': 'Uma biblioteca tem no mínimo 60 e no máximo 90 cartas.',
  'V-DECK-005':
    'Na biblioteca e na cripta é permitido qualquer número de cópias da mesma carta, inclusive de cartas únicas.',
  'V-DECK-006': 'Todas as cartas da cripta pertencem a um só grupo ou a dois grupos consecutivos.',
  'V-DECK-007':
    'A regra dos grupos só limita a construção do baralho; durante o jogo, um Matusalém pode vir a controlar vampiros de qualquer grupo.',
  'V-DECK-008': 'Uma carta de cripta do grupo «any» (qualquer) está livre da regra dos grupos.',
  'V-DECK-009':
    'Uma carta de cripta sem grupo impresso conta como do grupo 2 se traz um símbolo de expansão; caso contrário, como do grupo 1.',
  'V-DECK-010': 'Para a construção do baralho, um vampiro avançado é uma carta de cripta como qualquer outra.',
  'V-DECK-011':
    'O texto marcado com DRAFT em uma carta só é usado em torneios de draft e de baralho selado e é ignorado em jogos com baralhos construídos; naqueles torneios, o requisito de clã ou Disciplina desse texto substitui o normal, enquanto a linha em negrito no alto e o custo continuam valendo.',
  'V-SET-001': 'Os lugares são distribuídos por qualquer método em que os jogadores concordem.',
  'V-SET-002': 'O Matusalém que começa é escolhido ao acaso.',
  'V-SET-003': 'A presa de um Matusalém é o Matusalém à sua esquerda; o seu predador é o Matusalém à sua direita.',
  'V-SET-004': 'Cada Matusalém começa com 30 de recursos.',
  'V-SET-005': 'A Vantagem começa no centro, sem que ninguém a controle.',
  'V-SET-006':
    'Cada Matusalém tem uma região não controlada e uma região controlada; a região controlada é formada pela região pronta e pela região de torpor.',
  'V-SET-007': 'A biblioteca e a cripta são embaralhadas e oferecidas ao predador do Matusalém para que as corte.',
  'V-SET-008': 'Cada Matusalém compra as sete cartas do topo da sua biblioteca como mão inicial.',
  'V-SET-009':
    'Cada Matusalém coloca as quatro cartas do topo da sua cripta, viradas para baixo, na sua região não controlada.',
  'V-SET-010': 'A região controlada começa vazia.',
  'V-SET-011': 'Um Matusalém pode olhar a própria mão e as próprias cartas não controladas a qualquer momento.',
  'V-SET-012': 'Os turnos passam em sentido horário, isto é, de cada Matusalém para a sua presa.',
  'V-SET-013':
    'Aposta opcional: depois de embaralhar e cortar e antes de comprar as mãos, cada Matusalém separa a carta do topo da sua biblioteca, virada para cima.',
  'V-SET-014':
    'Quando um Matusalém é eliminado, o predador ganha a carta que ele apostou (não as que ele havia ganho); o último que resta, e quem se retira, ficam com a sua.',
  'V-CARD-003':
    'Para jogar uma carta, o Matusalém a mostra e declara por completo o seu efeito, com o seu custo; depois ela vai para a pilha de cinzas, ou entra em jogo se o seu texto o diz.',
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
  'V-CARD-034':
    'Frenesi e agarrão são marcas de cartas de combate sem efeito próprio; outras cartas se referem a elas.',
  'V-CARD-035': 'As cartas de ação incluem equipamentos, lacaios, aliados e ações políticas.',
  'V-HAND-001': 'O tamanho normal da mão é de sete cartas.',
  'V-HAND-002':
    'Um Matusalém que joga da mão uma carta de biblioteca compra imediatamente outra para repô-la, salvo se a carta disser o contrário.',
  'V-HAND-003':
    'Nenhum Matusalém repõe cartas durante um referendo; quando ele termina, todos compram até voltar ao tamanho da mão.',
  'V-HAND-004':
    'A carta de ação política que convocou o referendo foi jogada antes de ele começar e é reposta imediatamente.',
  'V-HAND-005': 'Um Matusalém cuja biblioteca está vazia não compra nada e continua jogando.',
  'V-HAND-006':
    'Sempre que a mão e o tamanho da mão diferem (porque um efeito muda o tamanho, ou acrescenta ou retira cartas), o Matusalém imediatamente descarta ou compra até chegar ao tamanho da mão.',
  'V-HAND-007': 'Uma carta que é reposta mais tarde reduz em um o tamanho efetivo da mão até ser reposta.',
  'V-HAND-008': 'A carta de reposição é comprada depois que se fecha a janela «ao ser jogada» da carta.',
  'V-HAND-009':
    'Uma carta que não é reposta até o fim da ação também não é reposta durante o combate que faz parte dessa ação.',
  'V-SEQ-001': 'Se vários Matusaléns querem usar uma carta ou um efeito, o Matusalém que age é o primeiro.',
  'V-SEQ-002': 'O Matusalém que age pode usar qualquer número de efeitos, um após o outro, antes de passar.',
  'V-SEQ-003':
    'Quando ele passa, a oportunidade vai para o Matusalém que se defende (em uma ação direcionada ou em combate) e depois para os outros, em sentido horário a partir do Matusalém que age.',
  'V-SEQ-004':
    'Em uma ação não direcionada e sem combate não há defensor; depois do Matusalém que age, a oportunidade segue em sentido horário, a começar pela presa dele.',
  'V-SEQ-005': 'Sempre que alguém usa uma carta ou um efeito, a oportunidade volta ao Matusalém que age.',
  'V-SEQ-006': 'Uma etapa termina quando todos os Matusaléns passaram, um após o outro.',
  'V-SEQ-007': 'Em cada etapa do combate, o servo que age pode usar efeitos antes do seu oponente.',
  'V-CAN-001':
    'Alguns efeitos cancelam uma carta no momento em que ela é jogada, na janela «ao ser jogada». Nessa janela só podem ser usados esses efeitos e os efeitos de despertar.',
  'V-CAN-002': 'Uma carta cancelada não tem efeito, mas conta como jogada.',
  'V-CAN-003':
    'Se uma carta de ação é cancelada, o servo não fica travado, o custo não é pago, e o servo pode jogar de novo a mesma carta de ação.',
  'V-CAN-004': 'Se uma carta que não é de ação é cancelada, o seu custo é pago mesmo assim.',
  'V-CAN-005': 'Uma carta que cancela outra pode dizer que o custo da carta cancelada não é pago.',
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
  'V-TURN-002': 'Em um turno nada precisa ser feito, exceto destravar e as ações ou os pagamentos mandatórios.',
  'V-TURN-003':
    'Ações da fase de mestre, transferências e ações da fase de descarte que não são usadas perdem-se no fim da sua fase.',
  'V-UNL-001':
    'No começo da sua fase de destravar, o Matusalém tem de destravar todas as suas cartas, inclusive as que estão em torpor.',
  'V-UNL-002':
    'Os efeitos da fase de destravar acontecem depois de destravar as cartas, na ordem que o Matusalém escolhe.',
  'V-UNL-004': 'Para cada carta e cada título que está contestando, o Matusalém escolhe entre pagar e conceder.',
  'V-CON-001':
    'As cartas marcadas como únicas e todas as cartas de cripta são únicas: só pode haver uma cópia em jogo.',
  'V-CON-002':
    'Se uma segunda carta única do mesmo nome entra em jogo sob outro controlador, todas as cópias ficam contestadas.',
  'V-CON-003': 'As cópias contestadas são viradas para baixo e estão fora de jogo.',
  'V-CON-004': 'Mais uma cópia que entre em jogo fica contestada e é virada para baixo imediatamente.',
  'V-CON-006':
    'Em vez de pagar, o Matusalém pode conceder: a sua cópia é queimada com todas as cartas e todos os contadores que estão nela.',
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
    'Normalmente um Matusalém recebe uma ação da fase de mestre na sua fase de mestre; efeitos podem mudar esse número.',
  'V-MAS-002':
    'Se outros efeitos acontecem na sua fase de mestre, o Matusalém escolhe a ordem desses efeitos e das suas ações da fase de mestre.',
  'V-MAS-006':
    'Jogar uma carta de mestre fora do turno gasta uma ação da fase de mestre da próxima fase de mestre do Matusalém.',
  'V-MAS-008': 'Um local permanece em jogo e pode ser usado repetidas vezes, já a partir do turno em que é jogado.',
  'V-MAS-009':
    'Uma carta de mestre de Disciplina é jogada em um vampiro controlado de qualquer Matusalém e dá mais um nível da Disciplina: o básico se ele não a tinha, o superior se tinha o básico.',
  'V-MAS-010': 'Uma carta de mestre de Disciplina aumenta em 1 a capacidade do vampiro.',
  'V-MAS-011': 'A capacidade aumentada não é preenchida com sangue.',
  'V-MAS-012': 'Jogar uma carta trivial (que não seja cancelada) dá uma ação adicional da fase de mestre.',
  'V-MAS-014': 'Uma carta trivial fora do turno dá a ação adicional na próxima fase de mestre do Matusalém.',
  'V-MAS-015':
    'Um troféu é posto em jogo com uma ação da fase de mestre (ou buscado conforme V-RED-006) e não tem efeito até estar em um vampiro.',
  'V-MAS-016':
    'Uma carta de mestre de um tipo que as regras não descrevem faz o que diz o seu texto e é queimada depois de usada, salvo se disser que permanece em jogo.',
  'V-MIN-003': 'Um servo que destrava durante a fase pode realizar outra ação.',
  'V-MIN-005': 'Várias ações mandatórias são realizadas na ordem que o controlador escolhe.',
  'V-MIN-011': 'Sem nenhuma carta, um vampiro pronto pode sangrar ou caçar; um aliado pronto só pode sangrar.',
  'V-ACT-001': 'Qualquer servo pronto pode sangrar.',
  'V-ACT-004': 'Sangrar: ação direcionada, furtividade 0, sem custo.',
  'V-ACT-005': 'Sangrar: o valor de sangrar de um vampiro é normalmente 1; o de um aliado é o que diz a sua carta.',
  'V-ACT-006': 'Se a ação de sangrar tem sucesso, o alvo queima tantos recursos quanto o valor de sangrar.',
  'V-ACT-007': 'Sangrar só é bem-sucedido se a ação tem sucesso com um valor de 1 ou mais.',
  'V-ACT-008':
    'Sangrar: depois de uma ação de sangrar bem-sucedida, o controlador do servo que age toma a Vantagem de quem a tem ou do centro, ou fica com ela se já a tem.',
  'V-ACT-011':
    'Sangrar: pode-se sangrar com uma carta de ação ou como ação básica; as duas formas contam para o limite de uma vez por turno.',
  'V-ACT-013': 'Caçar é uma ação não direcionada com +1 de furtividade, sem custo e sem alvo.',
  'V-ACT-014':
    'Caçar: se a ação tem sucesso, o vampiro ganha do banco tanto sangue quanto o seu valor de caça, normalmente 1; o que exceder a capacidade volta ao banco.',
  'V-ACT-015': 'Qualquer servo pronto pode equipar; a ação é não direcionada e tem +1 de furtividade.',
  'V-ACT-016':
    'O equipamento da mão é jogado quando a ação é anunciada; se ela tem sucesso, o custo é pago e a carta fica com o servo.',
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
  'V-ACT-030': 'Recrutar um aliado: se a ação tem sucesso, o custo é pago e o aliado vai para a região pronta.',
  'V-ACT-032':
    'Um aliado recebe do banco a sua vida impressa quando entra em jogo, seja por que meio for, e é queimado quando perde o último contador.',
  'V-ACT-033': 'Recrutar um aliado: um aliado por ação; se a ação falha, a carta é queimada.',
  'V-ACT-034': 'Um aliado que entra em jogo por outro meio que não uma ação de recrutar pode agir no mesmo turno.',
  'V-ACT-035':
    'Um aliado que exige uma Disciplina e entra em jogo por outro meio que não uma ação de recrutar é usado na sua versão básica.',
  'V-ACT-036':
    'Carta de ação: em princípio, qualquer servo pronto, vampiro ou aliado; furtividade 0, salvo se a carta disser o contrário; o alvo é o que a carta diz.',
  'V-ACT-037':
    'Uma carta de ação que é uma versão especial de uma ação básica segue todas as regras dela, salvo onde diga o contrário.',
  'V-ACT-038':
    'Carta de ação: se a ação tem sucesso, o custo da carta é pago e ela se resolve; se não, ela é queimada sem efeito.',
  'V-ACT-039': 'Ação de uma carta em jogo: se ela falha, nada acontece com a carta.',
  'V-ACT-041': 'Ação política: sempre não direcionada, seja o que for que o referendo faria.',
  'V-ACT-043':
    'Ação política: se ela tem sucesso, o seu custo é pago e em seguida se realiza o referendo (capítulo 17).',
  'V-PRO-001': 'Anúncio: a ação é nomeada, a carta necessária é jogada aberta e o servo que age fica travado.',
  'V-PRO-002': 'Todos os detalhes (alvos, custo, efeitos) ficam fixados no anúncio.',
  'V-PRO-003': 'Exceção: os termos de um referendo só são escolhidos depois que a ação teve sucesso.',
  'V-PRO-004': 'O custo da ação não é pago no anúncio.',
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
  'V-BLK-005': 'As tentativas do predador só começam depois que a presa desiste de outras.',
  'V-BLK-006': 'Uma ação que tem como alvo uma carta do Matusalém que age é não direcionada.',
  'V-BLK-007': 'Uma ação que tem como alvo uma pilha de cinzas é sempre não direcionada.',
  'V-BLK-008': 'O símbolo (D) em uma carta é apenas um lembrete de que a ação costuma ser direcionada.',
  'V-BLK-010':
    'Depois de uma tentativa que falhou, o mesmo servo ou outro pode fazer mais uma, quantas vezes se queira.',
  'V-BLK-013': 'Depois que ninguém quer bloquear, quem age e depois os outros ainda podem jogar cartas e usar efeitos.',
  'V-BLK-014': 'Um bloqueio tem sucesso se a percepção do bloqueador é igual ou maior que a furtividade de quem age.',
  'V-BLK-015':
    'Um bloqueio falha se a furtividade supera a percepção e o lado que bloqueia não aumenta mais a percepção.',
  'V-BLK-016': 'O servo que bloqueia com sucesso fica travado e entra em combate com quem age.',
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
    'A votação só termina quando todos os Matusaléns acabaram de votar; os Matusaléns podem combinar de encerrá-la 15 segundos depois do último voto.',
  'V-POL-010': 'Um texto que diz «durante uma ação política» normalmente se refere à parte do referendo.',
  'V-VOT-002': 'Um voto ganho não precisa ser declarado na hora e pode até não ser declarado.',
  'V-VOT-005':
    'Se uma carta de ação política convocou o referendo, ela dá o seu único voto ao controlador do vampiro que age.',
  'V-VOT-006': 'Qualquer outra carta de ação política usada por um voto é queimada da mão, e o seu texto é ignorado.',
  'V-VOT-007': '1 voto por primogênito ou bispo pronto.',
  'V-VOT-008': '2 votos por príncipe, arcebispo, barão, magaji ou kholo pronto.',
  'V-VOT-009': '3 votos por justicar ou cardeal pronto.',
  'V-VOT-010': '4 votos por membro do Círculo Interno ou regente pronto.',
  'V-VOT-011': 'Um servo pode ter votos ou sub-votos pelo texto da sua carta, sem nenhum desses títulos.',
  'V-VOT-013': 'Estar travado não afeta os votos de um servo.',
  'V-VOT-015': 'Os prisci prontos têm juntos um bloco de 3 votos, declarado conforme um sub-referendo.',
  'V-VOT-016':
    'Cada priscus pronto dá ao seu controlador 1 sub-voto, a favor ou contra o referendo principal; nenhum outro voto vale no sub-referendo.',
  'V-VOT-017': 'O lado com mais sub-votos recebe os 3 votos; no empate o bloco se abstém.',
  'V-VOT-018': 'Enquanto se declaram sub-votos, o bloco pode mudar entre a favor, contra e abstenção.',
  'V-VOT-019': 'Um vampiro tem de declarar todos os seus votos e sub-votos para o mesmo lado.',
  'V-VOT-020':
    'As cartas que dão votos seguem as regras normais: modificadores são jogados pelo servo que age, reações por servos prontos e destravados de outros Matusaléns.',
  'V-COM-001': 'Há combate quando um servo bloqueia um servo pronto que age, ou quando um efeito o diz.',
  'V-COM-004': 'Estar travado ou destravado não faz diferença em combate.',
  'V-COM-007':
    'Os efeitos que se usam antes de se determinar a distância são usados antes de o servo que age decidir se manobra.',
  'V-COM-008': 'Os efeitos usados antes da distância se aplicam imediatamente, inclusive o dano.',
  'V-COM-009':
    'As cartas que se usam antes da escolha dos golpes são jogadas depois de definida a distância e antes de o servo que age escolher o seu golpe.',
  'V-COM-010':
    'Se um ou ambos os combatentes deixam de estar prontos, a rodada e o combate terminam imediatamente, seja em que ponto for: não há mais golpes, nem pressionar, nem efeitos da etapa de pressionar.',
  'V-COM-011':
    'A etapa de fim da rodada também acontece quando o combate termina antes do tempo (por um efeito de fim de combate ou porque um combatente deixou de estar pronto).',
  'V-RNG-001': 'Em cada rodada combate-se a curta ou a longa distância; toda rodada começa a curta distância.',
  'V-RNG-002':
    'Uma manobra leva o combate a longa distância, ou de volta a curta distância se o adversário manobrou para longe.',
  'V-RNG-005': 'Para usar a manobra de uma carta de golpe, a carta é jogada na etapa de distância.',
  'V-RNG-009': 'A distância vale para todos os golpes da rodada, inclusive os golpes adicionais.',
  'V-STR-001': 'Cada servo tem normalmente um golpe por rodada; os golpes dos dois formam um par.',
  'V-STR-002':
    'Em cada par, primeiro se escolhem os golpes, o servo que age antes do seu oponente, e depois eles se resolvem.',
  'V-STR-003':
    'Um golpe vem de uma carta de combate, de uma arma do servo, de outra carta que lhe dê um golpe, ou é o golpe de mão.',
  'V-STR-004': 'Efeitos defensivos como esquiva e fim de combate são golpes.',
  'V-STR-005':
    'Um golpe só funciona a curta distância, a não ser que esteja marcado como golpe a distância, cause dano R ou seja defensivo (esquiva, fim de combate).',
  'V-STR-006': 'Golpes a distância e golpes com dano R funcionam tanto a curta como a longa distância.',
  'V-STR-007': 'Os dois golpes de um par se resolvem ao mesmo tempo, exceto fim de combate, esquiva e golpe rápido.',
  'V-STR-008':
    'Ordem de resolução: fim de combate; esquiva; golpes com golpe rápido; golpes normais, junto com o dano dos lacaios e outros efeitos que acontecem durante a resolução dos golpes.',
  'V-STR-009':
    'Em cada resolução, primeiro se aplicam os efeitos do golpe (o sangue roubado se move), depois se resolve o dano.',
  'V-STR-010':
    'As cartas que modificam um golpe podem ser jogadas antes ou depois de o golpe ser declarado, mas antes que ele se resolva.',
  'V-STR-011': 'Um par se resolve por completo antes de se escolher o próximo.',
  'V-STR-012':
    'Os golpes se resolvem com o dano que causam mesmo que, ao mesmo tempo, ele elimine o oponente de quem golpeia: golpes simultâneos têm ambos efeito.',
  'V-STR-013': 'Golpes adicionais só são ganhos e usados depois de concluído o primeiro par.',
  'V-STR-014': 'O servo que age decide primeiro se ganha golpes adicionais.',
  'V-STR-015':
    'Golpes adicionais se escolhem e se resolvem em novas rodadas, só entre os servos que ainda os têm, quantas vezes for preciso.',
  'V-STR-016': 'Se só a um dos servos ainda resta um golpe adicional, o par consiste apenas no golpe dele.',
  'V-STR-018':
    'Para um golpe adicional pode-se escolher qualquer golpe, mesmo que o primeiro golpe tenha sido fixado por uma manobra.',
  'V-EFF-001': 'Golpe de mão: causa tanto dano quanto a força do servo, a curta distância.',
  'V-EFF-002': 'A força de um vampiro é normalmente 1; a de um aliado é a que diz a sua carta.',
  'V-EFF-003':
    'Um golpe com arma nunca é um golpe de mão, nem o seu dano é dano de mão, mesmo que valha a força mais alguma coisa.',
  'V-EFF-006': 'O equipamento pode ser usado até que se resolva o golpe que o destrói (ou rouba).',
  'V-EFF-007':
    'Roubar equipamento: uma carta de equipamento do servo oponente, escolhida por quem golpeia, passa para o servo que golpeia e fica com ele depois do combate.',
  'V-EFF-009': 'Golpe rápido: resolve-se antes dos golpes normais.',
  'V-EFF-010':
    'Se um golpe rápido queima o oponente ou o manda para o torpor, o golpe normal do oponente não se resolve.',
  'V-EFF-011':
    'Se um golpe rápido rouba ou destrói a arma com que o oponente está golpeando, o oponente perde o seu golpe.',
  'V-EFF-012': 'Dois golpes rápidos se resolvem ao mesmo tempo.',
  'V-EFF-013':
    'Um golpe rápido não se resolve antes de um fim de combate, e uma esquiva continua a funcionar contra ele.',
  'V-EFF-014': 'Esquiva: não causa nada e protege quem esquiva e o que ele possui dos efeitos do golpe do adversário.',
  'V-EFF-015': 'A esquiva não protege os lacaios.',
  'V-EFF-016': 'A esquiva funciona a qualquer distância.',
  'V-EFF-017':
    'Fim de combate: encerra o combate imediatamente, antes de qualquer outro golpe ou efeito da resolução dos golpes, inclusive golpe rápido.',
  'V-EFF-018': 'O fim de combate funciona a qualquer distância e não é afetado por uma esquiva.',
  'V-EFF-019':
    'Roubar sangue: move o número indicado de marcadores de sangue ou vida do alvo para quem golpeia, no máximo o que o alvo tem.',
  'V-EFF-020': 'Roubar sangue não é dano: não pode ser impedido pela prevenção de dano.',
  'V-EFF-021': 'O sangue roubado chega antes de se curar o dano, e por isso pode curar dano causado ao mesmo tempo.',
  'V-EFF-022': 'O sangue roubado acima da capacidade do vampiro vai logo para o banco, antes de reparar danos.',
  'V-DMG-001': 'A resolução do dano tem duas etapas: prevenir e depois curar (ou perder vida).',
  'V-DMG-002':
    'O servo que sofre o dano joga cartas de prevenção, uma de cada vez, até que todo o dano esteja prevenido ou ele pare.',
  'V-DMG-004': 'O dano que não é prevenido é causado com sucesso.',
  'V-DMG-005': 'Para cada ponto de dano normal, um vampiro queima 1 de sangue para curá-lo.',
  'V-DMG-006':
    'Queimar o último sangue para se curar não tem outra consequência ruim: o vampiro continua pronto, com 0 de sangue.',
  'V-DMG-007':
    'Se o vampiro não consegue curar tudo, queima todo o sangue que pode, e o dano que não foi curado o deixa ferido.',
  'V-DMG-008': 'Um vampiro ferido vai para o torpor depois que todo o dano foi tratado.',
  'V-DMG-009': 'Um vampiro está ferido se tem dano não curado, está em torpor ou está indo para o torpor.',
  'V-DMG-010':
    'O dano agravado não pode ser curado: o vampiro não queima sangue por ele e fica ferido já com o primeiro ponto.',
  'V-DMG-011':
    'Por cada ponto de dano agravado sofrido já ferido, o vampiro tem de queimar 1 de sangue, ou é queimado.',
  'V-DMG-012': 'Se dano normal e agravado são causados juntos, resolve-se primeiro o dano normal.',
  'V-DMG-013':
    'Essa ordem se refere ao dano não prevenido; um Matusalém pode usar a prevenção primeiro contra o dano agravado.',
  'V-DMG-014': 'Um vampiro queimado por dano agravado vai direto para a pilha de cinzas, sem passar pelo torpor.',
  'V-DMG-015': 'Ser queimado por dano não é diablerie.',
  'V-DMG-016':
    'Aliados e lacaios tratam o dano agravado como normal: 1 de vida por ponto, e são queimados com 0 de vida.',
  'V-DMG-017': 'O mesmo procedimento vale para dano de qualquer origem, venha ele de golpes ou não.',
  'V-DMG-018':
    'Dano ambiental é todo dano que não é causado por um servo, isto é, nem pelo seu golpe nem por um efeito que diga que o servo o causa.',
  'V-DMG-019': 'Não é possível esquivar-se de dano ambiental.',
  'V-DMG-020': 'Um servo vulnerável a uma característica sofre dano agravado de armas que têm essa característica.',
  'V-PRS-001':
    'No fim de uma rodada, se os dois combatentes ainda estão prontos, o combate termina, a não ser que permaneça um pressionar para continuar.',
  'V-PRS-004': 'Se um pressionar para continuar não é cancelado, começa uma nova rodada, outra vez a curta distância.',
  'V-RET-004': 'Não é possível esquivar-se de um golpe dirigido a um lacaio.',
  'V-RET-005': 'Um lacaio que não é queimado em um combate recupera toda a vida que perdeu nesse combate.',
  'V-RET-006': 'Lacaios, equipamentos e outras cartas continuam com um vampiro que vai para o torpor.',
  'V-TOR-001': 'Um vampiro ferido é colocado na região de torpor do seu controlador.',
  'V-TOR-002': 'Um vampiro em torpor está controlado, mas não pronto.',
  'V-TOR-005': 'Ele pode jogar modificadores de ação durante as próprias ações.',
  'V-TOR-006': 'Ele não pode estar em combate.',
  'V-TOR-007': 'Ele destrava na fase de destravar do seu controlador.',
  'V-TOR-009': 'Se a ação de sair do torpor for bem-sucedida, o vampiro paga e vai para a região pronta.',
  'V-TOR-010': 'Um vampiro que saiu do torpor ou foi resgatado já não está ferido.',
  'V-TOR-011': 'Sair do torpor, ação bloqueada: não há combate; o vampiro continua em torpor e não paga nada.',
  'V-TOR-012':
    'Sair do torpor, ação bloqueada por um vampiro: o bloqueador pode diablerizar na hora o vampiro que age; um aliado não pode.',
  'V-TOR-015':
    'O resgate é não direcionado, com +1 de furtividade, se os dois vampiros têm o mesmo controlador; caso contrário, é direcionado, com 0 de furtividade.',
  'V-TOR-016':
    'Resgate: se a ação tem sucesso, o vampiro vai para a região pronta; com isso ele não trava nem destrava.',
  'V-TOR-017': 'Resgate, ação bloqueada: o vampiro que age e o bloqueador combatem como de costume.',
  'V-TOR-019':
    'Diablerizar é uma ação não direcionada, com +1 de furtividade, se os dois vampiros têm o mesmo controlador; caso contrário, é direcionada, com 0 de furtividade.',
  'V-TOR-020':
    'Diablerizar: se a ação tem sucesso, a vítima é diablerizada (capítulo 26); se é bloqueada, o vampiro que age e o bloqueador combatem como de costume.',
  'V-DIA-002':
    'Etapa 1: todo o sangue da vítima passa para o diablerista; o que exceder a capacidade vai para o banco.',
  'V-DIA-003': 'Etapa 2: o diablerista pode pegar qualquer equipamento da vítima.',
  'V-DIA-004': 'Etapa 3: a vítima é queimada com todas as cartas e todos os contadores que ainda estão nela.',
  'V-DIA-005':
    'Etapa 4: se a vítima era mais velha que o diablerista, o controlador do diablerista pode buscar uma carta de mestre de Disciplina na sua biblioteca, pilha de cinzas ou mão e colocá-la no diablerista; depois embaralha ou repõe conforme necessário.',
  'V-DIA-006': 'A Disciplina aumenta a capacidade em 1, sem dar sangue.',
  'V-DIA-007': 'Se nenhuma carta de Disciplina é encontrada, a capacidade não aumenta.',
  'V-DIA-008': 'Etapa 5: se a vítima estava na Lista Vermelha, o diablerista pode receber troféus (V-RED-006).',
  'V-DIA-009': 'As etapas de uma diablerie formam uma unidade: nada pode ser usado entre elas, só antes ou depois.',
  'V-BHT-002': 'Se a caçada de sangue é aprovada, o diablerista é queimado.',
  'V-BHT-004':
    'O referendo da caçada de sangue não precisa de carta de ação política; todo Matusalém pode ganhar votos como em qualquer outro referendo, inclusive um voto de uma carta de ação política.',
  'V-BHT-005': 'Os troféus são entregues antes do referendo da caçada de sangue.',
  'V-INF-002': 'Os três primeiros turnos do jogo dão 1, 2 e 3 transferências, nessa ordem, seja quem for que os jogue.',
  'V-INF-007':
    'Ele chega virado para cima e destravado, fica com os contadores como sangue e perde todo excesso para o banco.',
  'V-INF-008': 'As transferências adicionais dadas por um vampiro que chega não podem ser usadas na mesma fase.',
  'V-INF-009': 'Outros tipos de cartas de cripta são influenciados do mesmo modo.',
  'V-INF-010': 'Um Matusalém cujos recursos chegam a 0 por transferências é eliminado na hora.',
  'V-ADV-003':
    'A carta avançada é colocada por cima; as duas contam como um só vampiro até que ele seja queimado, mesmo que volte à região não controlada.',
  'V-ADV-004': 'Os contadores e as cartas da versão que já está em jogo permanecem.',
  'V-ADV-005': 'Os contadores e as cartas da versão que vem da região não controlada são queimados.',
  'V-ADV-006': 'Os efeitos em jogo que têm o vampiro como alvo passam a ter como alvo o vampiro fundido.',
  'V-ADV-007':
    'Na fusão, a carta de base contribui apenas com o seu texto; a sua capacidade, as suas Disciplinas e tudo o mais são ignorados.',
  'V-ADV-008':
    'Na fusão, a carta avançada vale por inteiro e prevalece em qualquer conflito com o texto da carta de base (quanto à seita, por exemplo).',
  'V-ADV-009': 'Um texto com o ícone de fusão só vale enquanto o vampiro está fundido.',
  'V-DIS-002':
    'Uma ação da fase de descarte pode ser usada para descartar uma carta da mão e comprar outra para repô-la.',
  'V-EVT-003': 'Um evento é controlado pelo Matusalém que o jogou.',
  'V-END-001': 'Um Matusalém sem recursos é eliminado.',
  'V-END-002':
    'Todas as cartas que um Matusalém eliminado controla são removidas do jogo; as que, entre elas, são de outros donos voltam a eles depois do jogo.',
  'V-END-003':
    'As cartas de que um Matusalém eliminado é dono, mas que outros controlam, continuam em jogo até serem queimadas da maneira normal.',
  'V-END-004':
    'Quando um Matusalém é eliminado, seu predador ganha 1 ponto de vitória, não importa como nem por quem aconteceu.',
  'V-END-005': 'O predador também ganha 6 de recursos do banco.',
  'V-END-006':
    'Um Matusalém eliminado ao mesmo tempo que a sua presa recebe o ponto de vitória, mas não os 6 de recursos.',
  'V-END-007': 'A presa do Matusalém eliminado torna-se a presa do predador dele.',
  'V-END-008': 'O jogo continua até restar um Matusalém; ele ganha mais 1 ponto de vitória.',
  'V-END-009': 'Vence quem tem mais pontos de vitória, mesmo eliminado.',
  'V-END-010': 'Se vários Matusaléns empatam em pontos de vitória na frente, ninguém vence.',
  'V-WDR-002':
    'A retirada falha se, antes da próxima fase de destravar do Matusalém, algum dos seus servos entra em combate.',
  'V-WDR-003': 'Ela falha se, até lá, algum dos seus servos perde ou gasta sangue.',
  'V-WDR-004': 'A retirada falha se o Matusalém perde ou gasta recursos até lá.',
  'V-WDR-005': 'Recuperar o que se perdeu não ajuda: basta perder um ponto para a retirada falhar.',
  'V-WDR-006':
    'Se todas as condições valeram até a sua próxima fase de destravar, o Matusalém deixa o jogo e ganha 1 ponto de vitória.',
  'V-WDR-007': 'O predador de quem se retira não ganha ponto de vitória nem recursos.',
  'V-SEC-001': 'As seitas são Camarilla, Sabá, Laibon, Anarquista e Independente.',
  'V-SEC-002': 'Um vampiro pertence a exatamente uma seita; ao mudar, deixa a antiga.',
  'V-SEC-003': 'A seita de um vampiro está impressa no seu texto.',
  'V-SEC-004': 'Um vampiro de uma coleção antiga sem seita no texto é da Camarilla.',
  'V-SEC-005': 'Um vampiro de uma coleção antiga marcado como «Non-Camarilla» (não Camarilla) é Independente.',
  'V-SEC-006':
    'Clãs da Camarilla: Brujah, Malkaviano, Nosferatu, Toreador, Tremere, Ventrue e os Caitiff, que não têm clã.',
  'V-SEC-007':
    'Clãs do Sabá: Lasombra, Tzimisce, Pander, os sete clãs antitribu, e também Ahrimanes, Irmãos de Sangue, Arautos dos Crânios, Kiasyd e Salubri antitribu.',
  'V-SEC-008': 'Clãs Laibon: Akunanse, Guruhi, Ishtarri, Osebo.',
  'V-SEC-009': 'Um clã que não consta da lista de outra seita é Independente.',
  'V-SEC-010': 'Vampiros Independentes contam como não Camarilla e também como não Sabá.',
  'V-SEC-011': 'Vampiros Laibon contam como não Camarilla, não Sabá e não Independentes.',
  'V-SEC-012': 'Um vampiro que muda para um clã de outra seita muda também de seita.',
  'V-SEC-013': 'Um vampiro que muda de seita mantém o seu clã.',
  'V-SEC-014': 'Um clã antitribu e o clã correspondente são clãs diferentes: nenhum cumpre um requisito do outro.',
  'V-SEC-015':
    'Só vampiros da Camarilla podem convocar estes referendos: Justicar Retribution, Command of the Harpies, Masquerade Enforcement, queimar Masquerade Enforcement, queimar Elysium: The Arboretum, remover as habilidades de Arconte.',
  'V-SEC-016':
    'Só vampiros da Camarilla podem ser escolhidos nos referendos Arconte e Camarilla Exemplary; Elysium: The Arboretum só encerra combates entre um vampiro da Camarilla do seu controlador e outro vampiro da Camarilla.',
  'V-SEC-017': 'Uma seita não tem efeito próprio; ela importa onde cartas, títulos e efeitos se referem a ela.',
  'V-TTL-005': 'O título de primogênito não é único.',
  'V-TTL-006':
    'O título de príncipe pertence a uma cidade; é contestado com qualquer outro vampiro que reivindique um título dessa cidade.',
  'V-TTL-010': 'O título de arcebispo pertence a uma cidade e é contestado como o de príncipe.',
  'V-TTL-011': 'O título de regente é único; os de bispo, priscus e cardeal não são.',
  'V-TTL-012': 'O regente conta como cardeal para cartas e efeitos que afetam cardeais.',
  'V-TTL-015': 'Um vampiro Independente com votos pelo texto da sua carta conta como tendo um título próprio.',
  'V-ANA-003': 'Um vampiro também pode tornar-se anarquista por efeitos de cartas.',
  'V-ANA-004': 'Anarquista é uma seita: tornar-se anarquista é mudar de seita.',
  'V-ANA-005': 'Alguns vampiros já começam como anarquistas pela sua carta.',
  'V-TRT-001':
    'Escasso: quando um Matusalém move um vampiro escasso para a sua região pronta na sua fase de influência, queima 3 de recursos para cada outro vampiro do mesmo clã que já controla.',
  'V-TRT-003':
    'Escravo: se um membro do clã a que ele serve, do mesmo controlador, é bloqueado, o controlador pode travar o escravo para cancelar o combate, destravar o vampiro que age e fazer o escravo combater o bloqueador em seu lugar.',
  'V-TRT-007': 'Mão Negra: o servo pode jogar ou usar cartas que exigem Mão Negra.',
  'V-TRT-008': 'Voo: o servo pode jogar ou usar cartas que exigem voo.',
  'V-TRT-009':
    'Círculo: cada Irmão de Sangue pertence ao círculo indicado na sua carta; um vampiro sem círculo é um círculo por si só.',
  'V-TRT-010':
    'Existem outras características; elas permitem aos servos jogar cartas que as mencionam, ou ser afetados por efeitos que as mencionam, e nada mais.',
  'V-RED-004':
    'Um vampiro ganha um troféu ao queimar um servo da Lista Vermelha em combate ou com uma ação direcionada, inclusive por diablerie.',
  'V-RED-005':
    'Todo controlador de um troféu em jogo que ainda não esteja em um vampiro pode movê-lo para esse vampiro.',
  'V-RED-006':
    'Além disso, o controlador do vampiro pode buscar um troféu na biblioteca, na pilha de cinzas ou na mão e colocá-lo no vampiro; depois embaralha ou repõe conforme necessário.',
  'V-RED-007': 'Um troféu que está em um vampiro não pode ser movido nem entregue de novo.',
  'V-RED-008': 'Um troféu em um vampiro é controlado pelo controlador desse vampiro.',
  'V-ALV-002':
    'Os efeitos com duração (pelo resto do combate, por exemplo) gerados pela carta também tratam o aliado como vampiro.',
  'V-ALV-003': 'O aliado não conta como vampiro para os efeitos que a carta tem enquanto está em jogo.',
  'V-ALV-004':
    'A sua vida faz as vezes de sangue: ele paga em vida os custos em sangue, e sangue ganho ou perdido é vida ganha ou perdida.',
  'V-ALV-005': 'Para essa carta, a sua capacidade é 1, salvo indicação em contrário.',
  'V-ALV-006': 'A vida ganha acima dessa capacidade não é removida.',
  'V-ALV-007': 'O dano agravado do efeito queima vida como de costume.',
  'V-ALV-008': 'Se o efeito o mandaria para o torpor, ele é queimado em vez disso.',
  'V-IMB-002': 'Um Imbuído tem normalmente força 1 e valor de sangrar 1.',
  'V-IMB-003': 'O seu custo impresso é o que se precisa investir para controlá-lo e é também a sua vida inicial.',
  'V-IMB-004': 'Ele tem um credo (tratado como um clã) e virtudes (tratadas como Disciplinas de um só nível).',
  'V-IMB-005': 'Um efeito que queima um aliado queima um Imbuído.',
  'V-IMB-008':
    'Um Imbuído que entra em jogo sem convicção recebe uma da biblioteca, da mão ou da pilha de cinzas do seu controlador.',
  'V-IMB-010': 'Um Imbuído tem no máximo 5 convicções; as que passam disso são queimadas.',
  'V-IMB-012':
    'Um Imbuído recebe um poder por meio de uma ação com +1 de furtividade, como um equipamento ou um lacaio.',
  'V-IMB-013': 'Se essa ação tem sucesso, o Imbuído destrava.',
  'V-IMB-016': 'Um efeito de poder que está sempre ativo funciona mesmo enquanto o poder está travado.',
  'V-IMB-017': 'Um Imbuído que fica sem vida vai para a região dos incapacitados: controlado, mas não pronto.',
  'V-IMB-018':
    'Os efeitos que um aliado prestes a ser queimado não pode usar tampouco podem ser usados por um Imbuído prestes a ficar incapacitado.',
  'V-IMB-020':
    'Se a ação de destruir um Imbuído incapacitado tem sucesso, cada Imbuído pronto pode queimar uma convicção para causar 1 de dano não prevenível ao servo que age.',
  'V-IMB-022':
    'Um Imbuído que deixa a região dos incapacitados de qualquer outro modo também ganha 1 de vida; esse ganho nunca o leva acima da sua vida inicial.',
  'V-IMB-023':
    'Se o Matusalém que usa um efeito pode ver a carta de cripta (na própria região não controlada, em jogo, em uma pilha de cinzas ou ao procurar), a carta tem de corresponder ao texto do efeito; um efeito sobre um vampiro não pode escolher um Imbuído.',
  'V-IMB-024':
    'Se o efeito atinge uma carta desconhecida (uma carta não vista da cripta ou uma carta não controlada e não vista de outro Matusalém), ele funciona com o que for encontrado.',
  'V-IMB-025':
    'Onde um efeito apenas compara ou verifica a capacidade, o custo do Imbuído conta como a sua capacidade.',
  'V-IMB-026':
    "Indicadas como funcionando com Imbuídos: Bear-Baiting, Brainwash, Cairo Int'l Airport, Clotho's Gift (Ofuscação básica), Gestão Efetiva, Gemini, Gisela Harden, Goodnight Sweet Prince, Innocent Bystander, Kindred Intelligence, Memory's Fading Glimpse, Petra's Resonance, The Portrait, San Lorenzo de El Escorial; com um vampiro como quem recebe o efeito: Lázár Dobrescu, The Trick of Danya.",
  'V-IMB-027':
    'The Soul Gem of Etrius pode buscar um Imbuído e o põe em jogo, se ele é menor que o portador, sem vida nem sangue.',
  'V-IMB-028':
    "Indicadas como não funcionando com Imbuídos: Chain of Command, Clotho's Gift (Temporis básico), Might of the Camarilla, Recruitment (procura um vampiro); Illusions of the Kindred remove o Imbuído do jogo e não inicia combate.",
  'V-IMB-029':
    "Heaven's Gate pode mover um Imbuído para a região não controlada, controlado mas não pronto; ele chega à região pronta como um aliado comum recrutado chegaria.",
  'V-IMB-030':
    'Errata: Smite é um golpe; a reação de Vigilance pode ser usada por um Imbuído travado; Biblioteca Antiga custa 1 de recurso.',
  'V-ERR-001': 'Abandonar a Carne pode ser usada por um vampiro em torpor.',
  'V-ERR-002': 'Ventrue Investment é um investimento.',
  'V-ERR-003': 'Blissful Agony: o seu efeito de Valeren básico pode ser usado uma vez por combate.',
  'V-ERR-004':
    'Dawn Operation e Domain of Evernight (Temporis básico) tornam o dano agravado apenas durante o combate, e não o dano causado depois dele.',
  'V-ERR-005':
    'Eco das Harmonias joga a ação política como se viesse da mão: ela dá o seu voto, pode ser cancelada ao ser jogada, e assim por diante.',
  'V-ERR-006':
    'Visit from the Capuchin queima marcadores quando cartas seriam repostas, não quando são jogadas ou descartadas.',
};
