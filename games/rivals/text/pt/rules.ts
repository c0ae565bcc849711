/** The statements of the rules and the titles of the chapters of the rule index, in Portuguese. */

export const chapters: Readonly<Record<string, string>> = {
  'Components and cards': 'Componentes e cartas',
  'Deck construction': 'Construção do baralho',
  Setup: 'Preparação',
  'Places, states, parties': 'Lugares, estados, grupos',
  Tokens: 'Marcadores',
  'Winning and elimination': 'Vitória e eliminação',
  Turn: 'Turno',
  Actions: 'Ações',
  Attack: 'Ataque',
  'Damage, defeat, torpor, mending': 'Dano, derrota, torpor, reparo',
  'Mortals, Retainers, attachments': 'Mortais, lacaios, cartas anexadas',
  'Influence and Schemes': 'Influência e Intrigas',
  'Prince of the City': 'Príncipe da Cidade',
  'Conspiracies and face-down cards': 'Conspirações e cartas viradas para baixo',
  'Abilities and timing': 'Habilidades e momentos',
  'City Deck': 'Baralho da Cidade',
  Information: 'Informações',
  'Expansion rules named in the update': 'Regras de expansões citadas na atualização',
  'Single Core cards whose text leaves something open': 'Cartas do jogo básico cujo texto deixa algo em aberto',
};

export const rules: Readonly<Record<string, string>> = {
  'R-CARD-001': 'O jogo é para 2 a 4 jogadores.',
  'R-CARD-002':
    'Sangue e Prestígio são os dois lados de um mesmo marcador; os marcadores têm a cor de um jogador, 20 para cada um.',
  'R-CARD-003':
    'O baralho da Cidade de San Francisco tem 27 cartas: Príncipe da Cidade, 10 Eventos (7 deles Persistentes), 4 Special Affairs Division, 5 Vagrants e 7 Cidadãos.',
  'R-CARD-004':
    'Uma carta de vampiro tem Potência de Sangue (PS), os atributos Físico, Social e Mental, Disciplinas (uma pode aparecer duas vezes), um clã e um texto.',
  'R-CARD-005':
    'Uma carta da biblioteca tem um tipo, talvez uma PS exigida, um símbolo de clã, dano ou Escudos impressos e um texto.',
  'R-CARD-006': 'Um vampiro só joga cartas cuja PS exigida não passe da sua.',
  'R-CARD-007':
    'Um símbolo de clã limita quem usa a carta; para uma Ação Livre basta um personagem desse clã na coterie.',
  'R-CARD-008': 'Um símbolo de Disciplina antes de um efeito: o personagem que age precisa dessa Disciplina.',
  'R-CARD-009':
    'Tipos: Ataque, Reação, Ataque/Reação, Ação, Ação Livre, Modificador de Influência; subtipos: Intriga, Conspiração, Persistente, Título.',
  'R-CARD-010': 'Única: uma cópia em jogo; uma por jogador: uma para cada jogador.',
  'R-CARD-011':
    '"Personagem" é um vampiro em jogo; um Mortal da Cidade não anexado pode ser atacado, mas não é personagem, e um lacaio é uma carta anexada.',
  'R-CARD-012':
    'Um personagem tem Título enquanto porta ao menos um Título e não está em torpor; Príncipe da Cidade é um Título; vários Títulos num personagem contam um a um onde se contam Títulos, uma vez só onde se contam personagens com Título.',
  'R-CARD-013':
    'A PS, os atributos e as Disciplinas de um personagem incluem o que suas cartas anexadas dão; um requisito de 0 não é requisito.',
  'R-CARD-014':
    'Quem descarta escolhe as cartas da própria mão; um texto que cita um tipo de carta exige esse tipo; quem deve descartar mais do que tem descarta tudo.',
  'R-DECK-001': 'Um baralho tem 1 Agenda, 1 Refúgio, um baralho de Facção de 7 vampiros e uma biblioteca.',
  'R-DECK-002': 'A biblioteca tem de 40 a 60 cartas.',
  'R-DECK-003': 'No máximo 3 cópias de uma carta da biblioteca; cada vampiro só uma vez.',
  'R-DECK-004': 'O baralho de Facção pode misturar clãs.',
  'R-DECK-005': 'Um dos 7 vampiros é escolhido como Líder antes do jogo.',
  'R-DECK-006':
    'O baralho da Cidade é comum a todos e não pertence ao baralho de nenhum jogador; o jogo básico tem um, San Francisco.',
  'R-DECK-007':
    'Símbolos de clã não limitam a construção; uma carta da biblioteca que nenhum dos 7 vampiros poderia usar é permitida e merece um aviso.',
  'R-DECK-008':
    'As cartas permitidas são as 141 do jogo básico; um baralho com outra carta é recusado, e a carta é citada; nossos quatro baralhos juntos não usam nenhuma carta mais vezes do que há numa caixa.',
  'R-SET-001':
    'Príncipe da Cidade é posto de lado; quatro Eventos são tirados ao acaso do baralho da Cidade; o resto é embaralhado.',
  'R-SET-002':
    'Cada jogador tem 20 de Prestígio; o Líder entra em jogo no Refúgio, pronto, com Sangue igual à sua PS, tirado desse Prestígio.',
  'R-SET-003':
    'Refúgio, Líder e Agenda são postos virados para baixo; Refúgios e Líderes são revelados juntos; a Agenda continua virada para baixo.',
  'R-SET-004':
    'Os marcadores de Rival são distribuídos de modo que cada um tenha o de outro jogador, seu Rival; isso é público e não precisa ser recíproco; com 2 jogadores é.',
  'R-SET-005':
    'A biblioteca e os outros 6 vampiros são embaralhados; a mão inicial tem 4 cartas da biblioteca e 2 de Facção.',
  'R-SET-006': 'Não há mulligan.',
  'R-SET-007': 'O primeiro jogador é sorteado; joga-se em sentido horário.',
  'R-SET-008': 'Ninguém ataca, mira ou fere vampiros de um oponente que ainda não teve seu primeiro turno.',
  'R-SET-009':
    'Ordem da preparação: Refúgio, Líder e Agenda virados para baixo; revelar Refúgios e Líderes; marcadores de Rival; 20 de Prestígio e o Sangue do Líder; baralho da Cidade; embaralhar e comprar; primeiro jogador.',
  'R-SET-010':
    'Com 2 jogadores cada um é Rival do outro; com 3 os marcadores giram em um dos dois sentidos; com 4 vale qualquer distribuição em que ninguém tenha o próprio; eles ficam o jogo todo.',
  'R-PLC-001':
    'Cada personagem está no Refúgio de quem o controla, nas Ruas (comuns a todos) ou em torpor; o torpor não fica no Refúgio.',
  'R-PLC-002': 'Vampiros entram em jogo no Refúgio e voltam para lá em cada Fase Inicial de quem os controla.',
  'R-PLC-003':
    'Personagens em um Refúgio têm o Sigilo que a carta de Refúgio dá (+1); As Ruas não dão nenhum; o Sigilo de todas as fontes se soma.',
  'R-PLC-004':
    'Um personagem está pronto ou exausto; uma Ação de personagem exige um personagem pronto e o deixa exausto.',
  'R-PLC-005': 'Todos os personagens de um jogador no Refúgio são um só grupo; nas Ruas ele pode ter vários.',
  'R-PLC-006': 'Um atacante está nas Ruas; ir até lá faz parte do ataque.',
  'R-PLC-007':
    'Quando um membro de um grupo ataca, os exaustos ficam para trás; os prontos vão junto se o jogador quiser.',
  'R-PLC-008':
    'Antes de qualquer outra Ação de personagem, quem age pode ir do Refúgio para As Ruas, com membros prontos do seu grupo, ou juntar-se ali a um grupo do seu jogador.',
  'R-PLC-009': 'Personagens não se movem por conta própria fora do turno de quem os controla.',
  'R-PLC-010': '"Só nas Ruas": o personagem que age precisa estar lá, contando o movimento.',
  'R-PLC-011': 'O personagem que age sempre conta entre os membros do seu grupo.',
  'R-PLC-012':
    'Os que se movem juntos por uma Ação são um grupo, os que ficam são outro; quem volta ao Refúgio ou é recrutado junta-se ao grupo do Refúgio.',
  'R-PLC-013':
    'Personagens que um mesmo texto leva de um Refúgio para As Ruas são ali um grupo; um bloqueador que vem para As Ruas é um grupo à parte.',
  'R-PLC-014':
    'Um texto que separa personagens em grupos age na hora; os grupos não se juntam de novo quando ele acaba.',
  'R-TOK-001': 'O Prestígio de um jogador fica em sua reserva pessoal; o resto é a reserva geral.',
  'R-TOK-002': 'Recrutar passa Prestígio para o vampiro como Sangue; um custo em Sangue é pago pelo vampiro que o usa.',
  'R-TOK-003': 'Marcadores perdidos por dano ou pagos vão para a reserva geral.',
  'R-TOK-004': 'Reparar põe Sangue da reserva geral em um personagem, nunca acima da sua PS.',
  'R-TOK-005':
    'Quem rouba Prestígio pega primeiro marcadores da cor da vítima, outros só se não houver mais; marcadores roubados mantêm a cor.',
  'R-TOK-006': 'O número de marcadores não é limitado.',
  'R-TOK-007': 'Perder ou pagar não é dano: nem Escudos nem atributos contam.',
  'R-TOK-008': 'Agenda em um personagem só pontua quando uma regra ou texto a dá a um jogador.',
  'R-TOK-009': 'Ferido quer dizer: com menos Sangue que a PS.',
  'R-TOK-010': 'O Sangue roubado vai para o personagem que rouba, até sua PS; o resto vai para a reserva geral.',
  'R-TOK-011': 'O que um jogador ganha da reserva geral é da sua cor; também o que um texto seu põe dali em uma carta.',
  'R-TOK-012':
    'Contribuições a uma Conspiração são feitas na cor de quem contribui enquanto ele tiver alguma; em todos os outros pagamentos e perdas saem primeiro as cores alheias.',
  'R-TOK-013': 'Um vampiro não pode pagar seu último Sangue; um texto que o faz perder Sangue pode tirar o último.',
  'R-TOK-014':
    'Ninguém tem menos de 0 de Prestígio ou Agenda; quem deve perder, pagar ou ter roubado mais do que tem perde o que há; só custos precisam poder ser pagos por inteiro (R-ABL-010).',
  'R-TOK-015':
    'Um custo ou contribuição que deixaria o jogador sem Prestígio não é oferecido; uma perda ou roubo pode tirar o último.',
  'R-WIN-001': 'Quem chega a 13 de Agenda vence na hora.',
  'R-WIN-002':
    'Ganha-se Agenda com a carta de Agenda virada para baixo; o dono pode virá-la a qualquer momento, até durante uma ação, mas só o que vem depois conta para o texto dela.',
  'R-WIN-003':
    'Quem derrota ou queima um vampiro do seu Rival ganha 1 de Agenda; Cidadãos e S.A.D. dão o valor impresso.',
  'R-WIN-004': 'Um jogador sem Prestígio é eliminado: sua Agenda passa a 0 e o jogo termina.',
  'R-WIN-005': 'Um jogador sem personagens na coterie é eliminado; vampiros em torpor não o salvam.',
  'R-WIN-006': 'Quem elimina o próprio Rival vence.',
  'R-WIN-007':
    'Senão o jogo termina e vence a maior Agenda, contando 0 para o eliminado; no empate vence quem eliminou, senão a vitória é dividida.',
  'R-WIN-008':
    'A eliminação cabe ao jogador cujo ataque ou efeito a causou; em um Conflito de Influência, ao jogador ativo; a ninguém se o próprio jogador ou uma carta da Cidade a causou.',
  'R-WIN-009':
    'A derrota de um Líder não encerra o jogo; as habilidades de Líder do Refúgio só valem enquanto o Líder está em jogo fora do torpor.',
  'R-WIN-010':
    'Se um mesmo momento elimina jogadores e leva alguém a 13 de Agenda, as eliminações contam primeiro; se leva vários a 13, vence o jogador ativo, senão o seguinte em sentido horário.',
  'R-WIN-011': 'Desistir é uma eliminação que não cabe a ninguém.',
  'R-WIN-012': 'O Prestígio pego na mão em segredo ainda é do jogador até que o conflito o gaste.',
  'R-WIN-013':
    'Um personagem é derrotado pelo jogador cujo ataque, Reação ou texto tirou seu último Sangue ou o derrotou; ser queimado por dano é ser derrotado; cartas da Cidade e custos próprios não cabem a ninguém; "este grupo derrota" quer dizer: em um ataque de um membro do grupo.',
  'R-TURN-001': 'Um turno tem Fase Inicial, Fase de Ações e Fase Final.',
  'R-TURN-002':
    'Fase Inicial: efeitos de início de turno; depois queimar cada Evento Persistente com seu marcador; depois revelar a carta do topo da Cidade; depois aprontar suas cartas e levar seus personagens de volta ao Refúgio.',
  'R-TURN-003': 'Um vampiro com Medo volta ao Refúgio mas continua exausto, e perde todos os marcadores de Medo.',
  'R-TURN-004': 'Os marcadores "sem Influência" saem dos personagens do jogador quando ele apronta suas cartas.',
  'R-TURN-005': 'Fase de Ações: 2 Ações; as que sobram se perdem; passar é sempre permitido.',
  'R-TURN-006':
    'Fase Final: primeiro torpor e reparo, depois o dano da Segunda Inquisição, depois comprar 2 cartas, cada uma da biblioteca ou do baralho de Facção.',
  'R-TURN-007': 'Nenhuma habilidade é usada na Fase Final, salvo se o texto disser ou se reduzir dano.',
  'R-TURN-008': 'Não há limite de mão.',
  'R-TURN-009': 'Uma biblioteca ou baralho de Facção vazio não traz punição; apenas não se compra.',
  'R-TURN-010':
    'Efeitos do mesmo momento: primeiro os do jogador ativo, na ordem que ele quiser, depois em sentido horário; textos com "pode" perguntam, os outros acontecem.',
  'R-TURN-011':
    'Fase Final em ordem: reparo grátis em torpor, descartar para reparar, sair do torpor; dano da Segunda Inquisição; outros efeitos de fim de turno; comprar 2; acabam os efeitos "neste turno"; o turno passa em sentido horário.',
  'R-TURN-012':
    'São aprontados personagens, lacaios, Refúgios e cartas Persistentes do jogador ativo; cartas da Cidade não têm esse estado.',
  'R-ACT-001':
    'Uma Ação deixa exausto o personagem que age e gasta uma das Ações do jogador; uma Ação Livre gasta uma sem personagem.',
  'R-ACT-002': 'Uma Ação concedida serve para os dois tipos, uma Ação Livre concedida só para Ações Livres.',
  'R-ACT-003': 'Comprar (Ação Livre): 1 carta da biblioteca ou do baralho de Facção.',
  'R-ACT-004':
    'Recrutar (Ação Livre): ponha um vampiro da mão no Refúgio, pronto, pagando Prestígio igual à PS dele, que vira seu Sangue.',
  'R-ACT-005':
    'Ninguém recruta se ficar sem Prestígio; não se recruta uma cópia de um vampiro em jogo, salvo depois de diablerie.',
  'R-ACT-006':
    'Jogar uma carta de Ação ou Ação Livre: requisitos, custos, alvos, resolução; depois ela é descartada, a não ser que fique em jogo.',
  'R-ACT-007': 'Reivindicar o Príncipe da Cidade (por um personagem): seção 13.',
  'R-ACT-008': 'Atacar (por um personagem): seção 9.',
  'R-ACT-009': 'Uma Ação começada termina antes que outra coisa comece.',
  'R-ACT-010':
    'Uma carta é jogada por um personagem pronto da coterie que cumpra PS, clã e Disciplina; ele pode mover-se antes. Alvos e escolhas são ditos nesse momento.',
  'R-ACT-011':
    'Uma carta Persistente jogada fica com seu jogador, sem ligação a um personagem, até que um texto a queime ou descarte; a que diz "quando vazia" é queimada com seu último marcador.',
  'R-ACT-012':
    'Uma Intriga é descartada após seu conflito, um Título fica anexado, uma Conspiração fica virada para baixo.',
  'R-ACT-013':
    'Uma carta que precisa de alvo não pode ser jogada sem um alvo legal; qualquer outra pode, mesmo sem efeito.',
  'R-ACT-014':
    'Herald: um recruta custa 1 de Prestígio a menos, uma vez só para todas as cópias (Única); ele ainda entra com Sangue igual à sua PS.',
  'R-ATK-001':
    'Etapa 1: um personagem pronto é escolhido como atacante e fica exausto; com os companheiros forma um grupo nas Ruas.',
  'R-ATK-002':
    'Etapa 2: o alvo é um personagem de um oponente nas Ruas ou em um Refúgio, ou um Mortal não anexado nas Ruas; nunca em torpor, nunca um dos seus.',
  'R-ATK-003': 'Etapa 3: o ataque precisa de pelo menos tanta Informação quanto o alvo tem de Sigilo.',
  'R-ATK-004':
    'Na etapa 3 o jogador do atacante pode descartar cartas por 1 de Informação cada, nunca mais que o necessário.',
  'R-ATK-005': 'Outros podem descartar para ajudar se ele deixar; ele escolhe quem.',
  'R-ATK-006': 'Se a Informação não basta, o ataque termina; a Ação está gasta e o atacante fica exausto nas Ruas.',
  'R-ATK-007': 'Etapa 4: anuncia-se o tipo, Físico, Social, Mental ou À Distância.',
  'R-ATK-008':
    'Etapa 5: uma só carta de Ataque, opcional, virada para baixo, do tipo anunciado; o atacante cumpre os requisitos.',
  'R-ATK-009':
    'Scoped .30-06 pode ser jogada virada para cima na etapa 3 por +1 de Informação e é então a única carta de Ataque.',
  'R-ATK-010':
    'Etapa 6: um personagem pronto do grupo do alvo pode tomar o ataque para si; só a Guarda bloqueia ataques À Distância.',
  'R-ATK-011': 'Um bloqueio por ataque; se vários podem, em sentido horário a partir do defensor.',
  'R-ATK-012': 'Um ataque que não pode ser bloqueado não é bloqueado por nenhum texto que permita bloquear.',
  'R-ATK-013': 'Bloquear não deixa exausto.',
  'R-ATK-014':
    'Bloqueios por texto são usados na etapa 6, só contra o ataque de um oponente, também a partir das Ruas.',
  'R-ATK-015':
    'Etapa 7: uma Reação opcional por jogador e ocasião, virada para baixo, jogada pelo personagem atacado e que mostre o tipo do ataque.',
  'R-ATK-016': 'Um personagem exausto pode reagir.',
  'R-ATK-017':
    'Etapa 8: as duas cartas são reveladas; uma carta Dirigida pode então escolher outro alvo legal no grupo oposto.',
  'R-ATK-018':
    'Etapa 9: o jogador ativo pode usar qualquer habilidade ativada sua, de qualquer personagem e sobre qualquer coisa; os outros só as Implacáveis.',
  'R-ATK-019':
    'Etapa 10: o dano é reduzido e causado, derrotas e recompensas são resolvidas, as cartas são descartadas.',
  'R-ATK-020':
    'O dano do ataque é o impresso na carta, mais o atributo desse tipo do atacante, mais bônus; À Distância não soma atributo.',
  'R-ATK-021':
    'Ele é reduzido pelo atributo do mesmo tipo do alvo e por Escudos, não abaixo de 0; À Distância, só por Escudos.',
  'R-ATK-022': 'Dano Agravado ignora atributos; Escudos ainda contam.',
  'R-ATK-023':
    'Uma Reação com dano atinge o atacante com o dano impresso mais o atributo desse tipo do personagem que reage, reduzido do mesmo modo.',
  'R-ATK-024':
    'Essa Reação é resolvida mesmo que o ataque tenha passado para outro; seus Escudos ficam com quem a jogou.',
  'R-ATK-025': 'O dano do ataque e o da Reação são simultâneos.',
  'R-ATK-026':
    'O tipo do dano segue sua fonte; os outros golpes de uma carta de Ataque fazem parte do ataque, têm seu tipo e encontram os Escudos do grupo defensor.',
  'R-ATK-027':
    'Um bônus "ao alvo" vale só para o alvo; o de Primogen, para cada personagem com Título que esse Primogen fere em um ataque, em qualquer papel.',
  'R-ATK-028': 'Mortais da Cidade não bloqueiam, não reagem e não devolvem dano.',
  'R-ATK-029': 'Um ataque a um Mortal só é bloqueado por textos que o dizem.',
  'R-ATK-030':
    'Se o atacante ou o alvo sai de jogo ou vai para o torpor antes da etapa 10, o ataque termina; as cartas jogadas para ele são descartadas.',
  'R-ATK-031': 'Um ataque À Distância sem carta é permitido; contam os bônus que valem para qualquer ataque.',
  'R-ATK-032':
    'Scoped .30-06 jogada na etapa 3 torna o ataque À Distância; não pode ser assim quando ataques À Distância não podem ser anunciados.',
  'R-ATK-033':
    'O grupo oposto é o do personagem atacado, após um bloqueio o do bloqueador; o jogador oposto é quem o controla; contra um Mortal não há nenhum dos dois, e textos sobre eles não fazem nada.',
  'R-ATK-034':
    'Escolhas e custos opcionais do Ataque e da Reação são feitos quando são revelados, primeiro os do atacante; o que fazem além do dano acontece então; textos sobre o resultado (sobrevive, dano sofrido, derrota) esperam a etapa 10.',
  'R-ATK-035':
    'Anular vem antes de tudo na revelação; uma Reação anulada não dá Escudos nem dano; um texto de Ataque anulado deixa o dano impresso e as palavras-chave.',
  'R-ATK-036':
    'Uma carta Dirigida só pode escolher um membro cujo Sigilo a Informação do ataque alcança; ninguém bloqueia outra vez.',
  'R-ATK-037':
    'Ataque a um Mortal: os jogadores cujos textos deixam bloquear são perguntados em sentido horário a partir da esquerda do jogador ativo.',
  'R-ATK-038':
    'O dano de um ataque é uma só soma para cada vítima: somam-se bônus, depois se tiram atributo e Escudos, depois a prevenção.',
  'R-ATK-039': '"Escudos não contam" mantém a redução do atributo.',
  'R-ATK-040': 'O dano de bônus é do tipo do ataque, e Agravado se a carta de Ataque o for.',
  'R-ATK-041': 'Depois do ataque, o atacante e seus companheiros ficam nas Ruas.',
  'R-ATK-042':
    'O ataque acaba quando as recompensas são tomadas; então habilidades e Conspirações são possíveis de novo e os outros têm sua janela Implacável.',
  'R-DMG-001': 'Cada ponto de dano tira 1 de Sangue; com 0 um vampiro é derrotado e vai para o torpor.',
  'R-DMG-002':
    'Se o dano que o derrota tem ao menos 1 ponto Agravado, ele é queimado em vez disso; dano Agravado anterior não importa.',
  'R-DMG-003':
    'Quando ele entra em torpor, o dono põe nele 1 de Sangue do seu Prestígio; se era o último, o dono é eliminado; vampiros queimados não custam nada.',
  'R-DMG-004':
    'Um efeito que diz "derrotar" não causa dano; a vítima entra em torpor com 0 de Sangue, depois R-DMG-003.',
  'R-DMG-005':
    'Dano Superficial não leva um personagem abaixo de 1 de Sangue; o Superficial Agravado ignora atributos e também para ali.',
  'R-DMG-006':
    'Um vampiro em torpor não pode ser atacado; só o alcançam efeitos que citam o torpor ou "um personagem que você controla".',
  'R-DMG-007': 'Em torpor seus Títulos e habilidades não valem, exceto as habilidades de Torpor, que só valem ali.',
  'R-DMG-008': 'As cartas anexadas ficam em um vampiro em torpor.',
  'R-DMG-009':
    'Habilidades que previnem ou reduzem dano podem ser usadas em qualquer fase de qualquer turno quando se sofre dano.',
  'R-DMG-010': 'Fase Final: cada vampiro do jogador em torpor repara 1 de graça.',
  'R-DMG-011':
    'Fase Final: o jogador pode descartar quantas cartas quiser para reparar 1 de Sangue por carta em seus personagens, torpor incluído.',
  'R-DMG-012': 'Um vampiro em torpor cujo Sangue chegou à sua PS volta ao Refúgio, exausto, logo após o reparo.',
  'R-DMG-013':
    'Um personagem derrotado mantém seus marcadores de Agenda até que um texto os dê a alguém; um queimado os perde depois disso.',
  'R-DMG-014': 'Um vampiro sem Sangue é derrotado, seja qual for a causa; o que é perdido ou roubado não é Agravado.',
  'R-DMG-015':
    'Um vampiro em torpor não está pronto nem exausto e não tem grupo; marcadores de Medo e "sem Influência" saem dele.',
  'R-DMG-016':
    'Cada modo de prevenir serve uma vez por soma de dano; vários podem ser usados juntos; quem controla a vítima é perguntado depois da redução, e só se sobra algo.',
  'R-DMG-017':
    'Distraction: o dono diz quanto (1 ou 2) e o oponente; este escolhe as vítimas entre seus personagens que a S.A.D. alcança, ponto por ponto; sem nenhuma, nada acontece.',
  'R-DMG-018':
    'A saída do torpor só é vista na Fase Final do jogador, após o reparo; um texto que enche um vampiro antes não o liberta.',
  'R-ATT-001':
    'Um Mortal da Cidade é derrotado por dano de ao menos seu valor de Sangue em um ataque; o dano não se acumula.',
  'R-ATT-002':
    'Por um Vagrant ou Cidadão derrotado, o jogador ganha a Agenda impressa e então o queima pelo benefício ou o anexa ao atacante.',
  'R-ATT-003': 'Um personagem tem no máximo 3 cartas anexadas, Títulos incluídos; para pôr outra, uma é desanexada.',
  'R-ATT-004':
    'Anexar dispara os efeitos únicos (comprar, Agenda, reparo); efeitos contínuos duram enquanto anexada; mover um lacaio os dispara de novo, a não ser que o texto diga que não.',
  'R-ATT-005':
    'Em sua Fase de Ações, fora de uma ação, um jogador pode desanexar qualquer carta, menos um Título, que anexou a um vampiro seu; ela é queimada.',
  'R-ATT-006': 'Uma PS exigida só conta ao anexar.',
  'R-ATT-007':
    'Quando um personagem é queimado, suas cartas anexadas são queimadas; os marcadores vão para a reserva geral.',
  'R-ATT-008':
    'As pilhas de descarte e de cartas queimadas ficam viradas para cima e são públicas; uma carta queimada vai para a pilha do dono, uma carta da Cidade para a da Cidade.',
  'R-ATT-009': 'Cartas S.A.D. derrotadas são descartadas, não queimadas, e não podem ser anexadas.',
  'R-ATT-010':
    'Um lacaio que muda de portador continua exausto ou pronto, respeita o limite de 3 e serve a quem controla o novo portador.',
  'R-ATT-011':
    'Quem controla o portador controla a carta anexada; o dono dela é quem a trouxe, de uma carta da Cidade a Cidade.',
  'R-ATT-012':
    'Um lacaio tirado de jogo por um texto ou desanexado não dá recompensa; S.A.D. e Mortais descartados por Royal Retreat também não.',
  'R-INF-001':
    'Um Líder tem 1 de Influência própria, os outros personagens 0; o resto vem de cartas, Títulos e textos.',
  'R-INF-002': 'Prestígio pode ser gasto como Influência, 1 por 1.',
  'R-INF-003':
    'Um personagem que empenhou sua Influência recebe um marcador "sem Influência" e conta 0 até que quem o controla apronte suas cartas.',
  'R-INF-004':
    '"Empenhe N de Influência" (Títulos): o jogador junta N do personagem que age, de outros da coterie e de Prestígio; não há votação.',
  'R-INF-005': 'Uma Intriga abre um Conflito de Influência entre todos os jogadores.',
  'R-INF-006': 'Alvos e termos são ditos quando a Intriga é jogada.',
  'R-INF-007':
    'Na ordem do turno, primeiro o jogador ativo, cada um tem uma janela: escolhe o lado Sim ou Não, usa habilidades, empenha personagens, pode somar um Modificador de Influência virado para baixo e pega Prestígio na mão em segredo.',
  'R-INF-008': 'Nessa janela o jogador ativo pode usar qualquer habilidade, os outros só as Implacáveis.',
  'R-INF-009': 'O total de um jogador só pode subir em sua própria janela; a quantia escondida fica então fixa.',
  'R-INF-010': 'O jogador ativo está sempre do lado Sim.',
  'R-INF-011': 'Depois tudo é revelado e somado; se Sim supera Não, a Intriga tem sucesso; um empate falha.',
  'R-INF-012': 'O Prestígio e os Modificadores de Influência usados são gastos dos dois lados.',
  'R-INF-013': 'Até a revelação um jogador deve dizer com verdade seu Prestígio total, não quanto tem na mão.',
  'R-INF-014': 'Bônus "para esta ação ou evento" acabam com ele.',
  'R-INF-015': 'Um jogador escolhido por uma Intriga recebe seu efeito seja qual for seu voto.',
  'R-INF-016':
    'Uma carta posta como Modificador de Influência (Old Post Office) não é jogada: clã e PS são ignorados; conta como pôr uma carta virada para baixo.',
  'R-INF-017':
    'Ficar sem Prestígio após um conflito elimina como sempre, todas as perdas de um conflito ao mesmo tempo.',
  'R-INF-018':
    'Empenha-se toda a Influência de um personagem, pronto ou exausto; quem tem 0 ou está "sem Influência" não pode.',
  'R-INF-019':
    'Um Modificador de Influência por jogador e conflito; um também pode ser somado, virado para cima, quando se empenha Influência por um Título.',
  'R-INF-020':
    'Uma habilidade "para a ação ou evento atual" usada quando nada está em curso vale para a próxima Ação desse turno.',
  'R-INF-021': 'Pode-se esconder no máximo todo o Prestígio menos um.',
  'R-INF-022':
    'Após o sucesso o efeito é aplicado a cada jogador em sentido horário a partir do ativo; cada um faz suas escolhas.',
  'R-INF-023': 'Quem se abstém não está de lado nenhum: não vence nem perde para textos sobre lados.',
  'R-PRI-001':
    'Reivindicar é uma Ação de um personagem pronto, só enquanto ninguém tem o título; ele vai para As Ruas e vira pretendente.',
  'R-PRI-002':
    'Em sentido horário, cada oponente pode atacar o pretendente com um personagem pronto, até do seu Refúgio; ele fica exausto; ninguém fica para trás; usa-se a sequência normal de ataque.',
  'R-PRI-003': 'Se o pretendente ainda resiste após esses ataques, o título é anexado a ele; o dano fica.',
  'R-PRI-004': 'Portador: Sigilo 0, +2 de Influência; no início do turno do seu jogador, 1 de Prestígio e 1 de Agenda.',
  'R-PRI-005': '"Controlar o Príncipe" quer dizer controlar o portador fora do torpor.',
  'R-PRI-006': 'Quando o portador é derrotado ou queimado, o título volta à mesa.',
  'R-PRI-007':
    'O pretendente está nas Ruas com os do seu grupo que estão lá ou vão junto; eles podem bloquear por ele.',
  'R-PRI-008': 'Quem ataca um pretendente ataca de onde está e fica ali; seu grupo não muda e ninguém vai junto.',
  'R-PRI-009':
    'Se o pretendente é derrotado ou sai das Ruas, nenhum título é dado e não há mais ataques; a Ação está gasta.',
  'R-PRI-010': 'O título conta entre as 3 cartas anexadas; para tomá-lo pode-se desanexar uma.',
  'R-CON-001': 'Uma Conspiração é jogada como Ação: virada para baixo, com 1 de Prestígio do seu jogador sobre ela.',
  'R-CON-002':
    'Quando o limiar de uma Conspiração é atingido, o dono pode resolvê-la em seu turno, nunca durante outra ação, sem gastar Ação.',
  'R-CON-003':
    'O dono pode mostrá-la aos oponentes que quiser; cada um que a vê pela primeira vez põe na hora 1 de Prestígio seu ou se abstém nesse turno.',
  'R-CON-004': 'Em turnos seguintes quem a viu precisa da permissão do dono para cada novo Prestígio.',
  'R-CON-005': 'Pôr 1 de Prestígio não gasta Ação; é possível uma vez por turno e jogador, nunca durante outra ação.',
  'R-CON-006': 'O dono também pode pôr 1 de Prestígio por turno.',
  'R-CON-007':
    'Quem contribui pode olhar a carta; as contribuições vêm da reserva pessoal, a não ser que uma carta diga outra coisa.',
  'R-CON-008': '"Não contribuiu" se decide pelas cores dos marcadores na carta, não importa quem os pôs ali.',
  'R-CON-009': 'Marcadores postos em uma Conspiração da reserva geral contam como do dono dela.',
  'R-CON-010':
    'Pôr uma Conspiração, somar um Modificador de Influência em um conflito e pôr uma carta por Old Post Office é pôr uma carta virada para baixo; resolver uma Conspiração e revelar tal Modificador ou carta é resolver uma.',
  'R-CON-011': 'Uma Conspiração que precisa de um alvo entre os que não contribuíram não pode ser resolvida sem ele.',
  'R-CON-012':
    'Faulty Logic: o marcador é da reserva do jogador oposto, nunca o último; se a carta é resolvida no mesmo turno, o dono pode escolhê-lo embora tenha contribuído.',
  'R-ABL-001':
    'Uma habilidade ativada ("custo: efeito") é usada uma vez em cada turno de quem a controla, só na Fase de Ações dele; cada cópia tem seu próprio uso.',
  'R-ABL-002':
    'Ela só pode ser usada quando nada mais está sendo resolvido, exceto nas etapas que permitem habilidades e onde muda exatamente a etapa em curso.',
  'R-ABL-003':
    'Habilidades Implacáveis podem ser usadas a qualquer momento da Fase de Ações de qualquer jogador, uma vez no turno de cada jogador.',
  'R-ABL-004':
    'Depois de cada coisa que o jogador ativo faz (agir, usar uma habilidade, passar, encerrar a fase), todos os jogadores, em sentido horário a partir da esquerda dele, podem usar habilidades Implacáveis.',
  'R-ABL-005':
    'Cada uso abre uma nova rodada a partir da esquerda de quem usou; quando volta a ele, pode responder a si mesmo; a última que entra é a primeira que se resolve.',
  'R-ABL-006': 'Efeitos simultâneos em conflito: primeiro os do jogador ativo, depois em sentido horário.',
  'R-ABL-007': '"Não pode" prevalece sobre "pode".',
  'R-ABL-008':
    'Uma habilidade sem a palavra Ação não gasta nenhuma; "Ação:" como custo deixa o portador exausto e gasta uma Ação.',
  'R-ABL-009': 'Cartas Persistentes ficam em jogo com seu jogador.',
  'R-ABL-010': 'Um custo é pago por inteiro antes do efeito; o que não pode ser pago não pode ser usado.',
  'R-ABL-011':
    'Alcance: "Atacante" vale enquanto esse vampiro ataca, "Grupo" para o grupo em que ele está no momento, "Torpor" em torpor, "habilidade de Líder" enquanto o Líder está na coterie; sem palavra, vale enquanto o vampiro está na coterie.',
  'R-ABL-012': 'Habilidades ativadas sobre um ataque são usadas na etapa 9.',
  'R-ABL-013':
    'Gatilhos (quando, cada vez, primeira vez, início, fim) não precisam de ativação e não têm outro limite além do seu; "a primeira em cada turno seu" conta-se por turno.',
  'R-ABL-014': 'Bônus contínuos são calculados sempre que são necessários.',
  'R-ABL-015':
    'Uma habilidade que uma carta dá aos atacantes (Blood for Blood) é do atacante: uma vez por turno para cada personagem e cópia.',
  'R-ABL-016': 'Para ficar exausta como custo a carta precisa estar pronta; um atacante já está exausto.',
  'R-ABL-017': 'Um gatilho Implacável (Jesús) vale em toda fase de todo turno.',
  'R-CITY-001': 'Uma carta é revelada em cada Fase Inicial.',
  'R-CITY-002': 'Um Evento é resolvido e queimado.',
  'R-CITY-003':
    'Um Evento Persistente recebe um marcador do jogador ativo e dura até a próxima Fase Inicial dele; ninguém o controla.',
  'R-CITY-004': 'Mortais ficam nas Ruas até serem derrotados ou removidos.',
  'R-CITY-005':
    'Fim do turno de cada jogador: cada S.A.D. nas Ruas causa 1 de dano Agravado a um personagem da coterie dele cujo Sigilo não passe do número de S.A.D.; o jogador escolhe a vítima a cada vez.',
  'R-CITY-006':
    'Quando o baralho da Cidade está vazio, a pilha de descarte da Cidade é embaralhada nele; se ela também está vazia, nada é revelado.',
  'R-CITY-007': 'Hunt the Hunters embaralha também a pilha de descarte da Cidade com a carta derrotada.',
  'R-CITY-008': 'San Francisco Fog proíbe anunciar ataques À Distância, não as Reações com esse símbolo.',
  'R-CITY-009':
    '"Adicione uma nova carta da Cidade" revela a carta do topo como na Fase Inicial: um Evento é resolvido, um Mortal fica nas Ruas.',
  'R-CITY-010': 'Um Mortal revelado fica nas Ruas com Sigilo 0; textos sobre personagens não o afetam.',
  'R-CITY-011': 'Eventos que perguntam a vários jogadores perguntam em sentido horário a partir do ativo.',
  'R-CITY-012':
    'Um Evento Persistente é queimado quando acaba; a pilha de descarte da Cidade tem S.A.D. e o que textos descartam.',
  'R-CITY-013':
    'Uma S.A.D. sem vítima ao alcance não faz nada; havendo várias, cada uma é tratada por si, e sua vítima é escolhida na sua vez.',
  'R-INFO-001':
    'Público: pilhas de descarte e de queimadas, totais de Prestígio, marcadores de Rival, o que está virado para cima, números de cartas; oculto: mãos, Agendas viradas para baixo, cartas viradas para baixo para quem não as viu, Eventos retirados, Prestígio escondido.',
  'R-INFO-002': 'Quem viu a mão de um oponente não pode mostrá-la nem anotá-la, mas pode dizer o que quiser.',
  'R-INFO-003': 'Acordos são conversa livre e não obrigam ninguém.',
  'R-X-001': 'Medo: vários marcadores contam como um (R-TURN-003).',
  'R-X-002':
    'Um Ritual de Feitiçaria de Sangue entra com 1 a 3 de Sangue da cor do seu jogador; Annika pode passar de 3.',
  'R-X-003':
    'Habilidades "Desanexe:" de Animais têm seu próprio custo; desanexar simplesmente (R-ATT-005) é possível sem ele e apenas queima.',
  'R-X-004':
    'Diablerie: só em vampiros, só por um vampiro que sobreviveu ao ataque, não em uma vítima queimada; não é uma segunda derrota.',
  'R-X-005':
    'Diablerie: tudo na vítima é queimado, Títulos e marcadores incluídos, depois ela é anexada; sem Sangue de torpor; fica até que um efeito a remova e é queimada quando quem a devorou é derrotado.',
  'R-X-006':
    'Spectral Possession: o alvo não precisa estar exausto; o dono não perde por emprestar seu último vampiro; a Ação extra é feita na hora; o vampiro conta como do jogador e pode pagar com seu Sangue, Agenda e cartas anexadas; "desanexar" só como custo ou efeito secundário dessa Ação, nunca cartas de um terceiro; ele pode atacar o dono, fica nas Ruas e volta ao dono.',
  'R-X-007':
    'Protect the Flock: não cumulativa; vale enquanto há uma cópia em jogo; os marcadores ficam e vão para a reserva geral com o Mortal.',
  'R-X-008': 'Kim Phan: só cartas com marcadores, controladas por um jogador.',
  'R-K-001':
    'Turf War: "5 ou mais de Sangue" é o Sangue que o personagem tinha quando o ataque ou texto começou; Mortais não são personagens; as duas frases podem premiar a mesma derrota.',
  'R-K-002':
    'Drain Them Slowly: vale o primeiro texto (a 1.9 não o muda); cada sobrevivente conta, também o dos outros golpes.',
  'R-K-003': 'Strength in Numbers: 1 de Agenda com 3 ou mais; 2 se há 4 ou mais e cada um tem 2 ou mais de Sangue.',
  'R-K-004': 'Backhanded Compliment: paga-se o possível sem o último Prestígio, e repara-se exatamente isso.',
  'R-K-005': 'Seduction: o modo com Presença só é oferecido contra um Mortal, o roubo só contra um personagem.',
  'R-K-006': 'Long-Term Investment e Emergency Bloodbag dão no máximo um marcador em cada Fase Inicial.',
  'R-K-007':
    'Meeting at Alcatraz: cada Líder fora do torpor vai para As Ruas, pronto ou não, como grupo à parte; o do jogador ativo é aprontado mas não volta; os outros personagens dele podem juntar-se a ele nas Ações desse turno.',
  'R-K-008': 'Chinese New Year pega os Eventos queimados, não a si mesma: é queimada depois de resolvida.',
  'R-K-009':
    'The Hunger: um Vagrant só dá 1 de Agenda enquanto está nas Ruas; vampiros em torpor não contam para a perda.',
  'R-K-010':
    'Protests in the Streets: o atacante perde o Sangue quando ataca; se era o último, é derrotado e o ataque termina.',
  'R-K-011':
    'First Tradition: The Masquerade: dois Mortais derrotados em um turno por seu jogador, em qualquer turno; depois ela é queimada.',
  'R-K-012': 'Assert Authority, Influencer, Blood for Blood, The Spoils: as cópias se somam.',
  'R-K-013': 'Iris Lokken: uma carta sem PS exigida dá 0; a revelação é pública.',
  'R-K-014': 'Muhammad Zadeh, Lixue Chen, Gang Up: Vagrants e Cidadãos são lacaios, Títulos não.',
  'R-K-015': 'Incite Rebellion, Irresistible Voice: sem um lacaio o custo não pode ser pago.',
  'R-K-016': 'Search Engine: escolhe-se o baralho antes de olhar.',
  'R-K-017': 'Dumpster Dive: com a pilha de descarte vazia ainda pode ser jogada pela compra.',
  'R-K-018':
    'Sheriff pode queimar uma carta Persistente de qualquer jogador, até do seu, ou um Evento Persistente; não uma S.A.D.',
  'R-K-019': "Smoke 'Em Out pode citar qualquer Refúgio, até o do seu jogador; o dano não é um ataque.",
  'R-K-020': 'Jesús: paga-se quando ele é derrotado, antes do Sangue para o torpor; não com o último Prestígio.',
};
