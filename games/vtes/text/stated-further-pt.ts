/** The rules that no reason and no lesson tells, in Brazilian Portuguese: from the votes of titles to the changes of cards. */
import type { StatedFurther } from './stated.ts';

export const pt: StatedFurther = {
  'V-VOT-007': '1 voto por primogênito ou bispo pronto.',
  'V-VOT-008': '2 votos por príncipe, arcebispo, barão, magaji ou kholo pronto.',
  'V-VOT-009': '3 votos por justicar ou cardeal pronto.',
  'V-VOT-010': '4 votos por membro do Círculo Interno ou regente pronto.',
  'V-VOT-011': 'Um servo pode ter votos ou sub-votos pelo texto da sua carta, sem nenhum desses títulos.',
  'V-VOT-013': 'Estar travado não afeta os votos de um servo.',
  'V-VOT-019': 'Um vampiro tem de declarar todos os seus votos e sub-votos para o mesmo lado.',
  'V-VOT-020':
    'As cartas que dão votos seguem as regras normais: modificadores são jogados pelo servo que age, reações por servos prontos e destravados de outros Matusaléns.',
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
  'V-RNG-005': 'Para usar a manobra de uma carta de golpe, a carta é jogada na etapa de distância.',
  'V-RNG-009': 'A distância vale para todos os golpes da rodada, inclusive os golpes adicionais.',
  'V-STR-001': 'Cada servo tem normalmente um golpe por rodada; os golpes dos dois formam um par.',
  'V-STR-002':
    'Em cada par, primeiro se escolhem os golpes, o servo que age antes do seu oponente, e depois eles se resolvem.',
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
  'V-STR-016': 'Se só a um dos servos ainda resta um golpe adicional, o par consiste apenas no golpe dele.',
  'V-STR-018':
    'Para um golpe adicional pode-se escolher qualquer golpe, mesmo que o primeiro golpe tenha sido fixado por uma manobra.',
  'V-EFF-001': 'Golpe com a mão: causa tanto dano quanto a força do servo, a curta distância.',
  'V-EFF-002': 'A força de um vampiro é normalmente 1; a de um aliado é a que diz a sua carta.',
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
  'V-EFF-015': 'A esquiva não protege os lacaios.',
  'V-EFF-016': 'A esquiva funciona a qualquer distância.',
  'V-EFF-017':
    'Fim de combate: encerra o combate imediatamente, antes de qualquer outro golpe ou efeito da resolução dos golpes, inclusive golpe rápido.',
  'V-EFF-018': 'O fim de combate funciona a qualquer distância e não é afetado por uma esquiva.',
  'V-EFF-020': 'Roubar sangue não é dano: não pode ser impedido pela prevenção de dano.',
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
  'V-DMG-013':
    'Essa ordem se refere ao dano não prevenido; um jogador pode usar a prevenção primeiro contra o dano agravado.',
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
  'V-INF-007':
    'Ele chega virado para cima e destravado, fica com os contadores como sangue e perde todo excesso para o banco.',
  'V-INF-008': 'As transferências adicionais dadas por um vampiro que chega não podem ser usadas na mesma fase.',
  'V-INF-009': 'Outros tipos de cartas de cripta são influenciados do mesmo modo.',
  'V-ADV-003':
    'A carta avançada é colocada por cima; as duas contam como um só vampiro até que ele seja queimado, mesmo que volte à região não controlada.',
  'V-ADV-004': 'Os contadores e as cartas da versão que já está em jogo permanecem.',
  'V-ADV-005': 'Os contadores e as cartas da versão que vem da região não controlada são queimados.',
  'V-ADV-006': 'Os efeitos em jogo que têm o vampiro como alvo passam a ter como alvo o vampiro fundido.',
  'V-ADV-007':
    'Na fusão, a carta de base contribui apenas com o seu texto; a sua capacidade, as suas Disciplinas e tudo o mais são ignorados.',
  'V-ADV-008':
    'Na fusão, a carta avançada vale por inteiro e prevalece em qualquer conflito com o texto da carta de base (quanto à seita, por exemplo).',
  'V-DIS-002':
    'Uma ação da fase de descarte pode ser usada para descartar uma carta da mão e comprar outra para repô-la.',
  'V-EVT-003': 'Um evento é controlado pelo Matusalém que o jogou.',
  'V-END-002':
    'Todas as cartas que um Matusalém eliminado controla são removidas do jogo; as que, entre elas, são de outros donos voltam a eles depois do jogo.',
  'V-END-003':
    'As cartas de que um Matusalém eliminado é dono, mas que outros controlam, continuam em jogo até serem queimadas da maneira normal.',
  'V-END-006': 'Um jogador eliminado ao mesmo tempo que a sua presa recebe o ponto de vitória, mas não os 6 recursos.',
  'V-END-007': 'A presa do jogador eliminado torna-se a presa do predador dele.',
  'V-WDR-002':
    'A retirada falha se, antes da próxima fase de destravar do jogador, algum dos seus servos entra em combate.',
  'V-WDR-003': 'Ela falha se, até lá, algum dos seus servos perde ou gasta sangue.',
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
    'Escasso: quando um jogador move um vampiro escasso para a sua região pronta na sua fase de influência, queima 3 recursos para cada outro vampiro do mesmo clã que já controla.',
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
  'V-IMB-002': 'Um Imbuído tem normalmente força 1 e sangramento 1.',
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
    'Se o jogador que usa um efeito pode ver a carta de cripta (na própria região não controlada, em jogo, em uma pilha de cinzas ou ao procurar), a carta tem de corresponder ao texto do efeito; um efeito sobre um vampiro não pode escolher um Imbuído.',
  'V-IMB-024':
    'Se o efeito atinge uma carta desconhecida (uma carta não vista da cripta ou uma carta não controlada e não vista de outro jogador), ele funciona com o que for encontrado.',
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
    'Errata: Smite é um golpe; a reação de Vigilance pode ser usada por um Imbuído travado; Biblioteca Antiga custa 1 recurso.',
  'V-ERR-001': 'Abandonar a Carne pode ser usada por um vampiro em torpor.',
  'V-ERR-002': 'Ventrue Investment é um investimento.',
  'V-ERR-003': 'Blissful Agony: o seu efeito de Valeren básico pode ser usado uma vez por combate.',
  'V-ERR-004':
    'Dawn Operation e Domain of Evernight (Temporis básico) tornam o dano agravado apenas durante o combate, e não o dano causado depois dele.',
  'V-ERR-005':
    'Eco das Harmonias joga a ação política como se viesse da mão: ela dá o seu voto, pode ser cancelada ao ser jogada, e assim por diante.',
};
