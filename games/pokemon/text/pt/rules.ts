/** The rules of the rule index, in Brazilian Portuguese. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
  'P-WIN-001': 'Um jogador vence quando pega sua última carta de Prêmio.',
  'P-WIN-002':
    'Um jogador vence quando o oponente não tem mais Pokémon em jogo: o Pokémon Ativo dele é Nocauteado e o Banco está vazio.',
  'P-WIN-003':
    'O mesmo vale quando o Pokémon Ativo deixa o Campo Ativo de qualquer outro modo (volta para a mão, é embaralhado no baralho etc.) e nada no Banco pode substituí-lo.',
  'P-WIN-004': 'Perde o jogador que não pode fazer a compra do começo do seu turno porque o baralho está vazio.',
  'P-WIN-005':
    'Um baralho vazio em qualquer outro momento, ou uma compra por efeito de carta que não pode ser feita, não faz perder nada.',
  'P-WIN-006': 'Uma carta pode permitir o que uma regra proíbe.',
  'P-END-001':
    'Duas formas de vencer podem acontecer aos dois jogadores no mesmo momento: pegar a última carta de Prêmio, e o oponente não ter com que substituir seu Pokémon Ativo.',
  'P-END-002':
    'Se os dois jogadores vencem no mesmo momento com o mesmo número de formas (uma cada ou duas cada), a morte súbita decide.',
  'P-END-003':
    'Se um jogador vence das duas formas e o outro só de uma, o primeiro é o vencedor e não há morte súbita.',
  'P-END-004':
    'A morte súbita é uma partida completamente nova com 1 carta de Prêmio cada em vez de 6: nova moeda, nova preparação; quem vence ganha o jogo.',
  'P-END-005': 'A uma morte súbita que termina em empate segue outra, até que alguém vença.',
  'P-END-006':
    'O que se usa uma vez por partida (ataque GX, Poder V-ASTRO, uma V-UNIÃO de um nome) está disponível de novo na morte súbita.',
  'P-ZONE-001':
    'Cada jogador tem um baralho, uma mão, cartas de Prêmio, uma pilha de descarte, um Campo Ativo e um Banco; a área de jogo é comum.',
  'P-ZONE-002':
    'Um jogador tem exatamente um Pokémon Ativo: começa com um, precisa ter sempre um e nunca pode ter dois.',
  'P-ZONE-003': 'Todos os outros Pokémon em jogo ficam no Banco, onde cabem no máximo 5.',
  'P-ZONE-004': 'O número de cartas de cada baralho é informação aberta.',
  'P-ZONE-005':
    'Ninguém, nem mesmo o dono, pode olhar as cartas de um baralho ou mudar sua ordem, a menos que uma carta permita.',
  'P-ZONE-006': 'Uma mão fica oculta do oponente, a menos que uma carta lhe permita olhar.',
  'P-ZONE-007':
    'As cartas de Prêmio ficam viradas para baixo; cada jogador as pega do seu próprio conjunto para a sua própria mão.',
  'P-ZONE-008': 'Uma pilha de descarte fica virada para cima, e qualquer um pode olhá-la a qualquer momento.',
  'P-ZONE-009': 'Uma carta que sai de jogo vai para a pilha de descarte, a menos que uma carta diga outra coisa.',
  'P-ZONE-010': 'Uma carta é sempre descartada na pilha de descarte do seu dono.',
  'P-ZONE-011':
    'Só as cartas na mesa estão em jogo (baralho, pilha de descarte e Prêmios não, Pokémon no Banco sim), e Pokémon e Energia só podem ser usados em jogo.',
  'P-ZONE-012': 'Não há tamanho máximo de mão.',
  'P-LOST-001':
    'A Zona Perdida fica fora do jogo; cartas chegam ali por efeitos de ataques, Habilidades e cartas de Treinador e pela regra das Estrelas Prisma.',
  'P-LOST-002': 'Uma carta na Zona Perdida não pode ser recuperada nem jogada até o fim da partida.',
  'P-LOST-003': 'As cartas na Zona Perdida ficam viradas para cima.',
  'P-CARD-001': 'Uma carta é uma carta de Pokémon, de Energia ou de Treinador.',
  'P-CARD-002':
    'A maioria das cartas de Pokémon é Básica, Estágio 1 ou Estágio 2; Estágio 1 e Estágio 2 são cartas de Evolução.',
  'P-CARD-003':
    'VMAX, V-ASTRO, MEGA e TURBO são estágios próprios e são cartas de Evolução; V-UNIÃO e Restaurado são estágios próprios e não são nem Básico nem Evolução.',
  'P-CARD-004': 'Há 11 tipos: Planta, Fogo, Água, Raios, Psíquico, Luta, Escuridão, Metal, Fada, Dragão, Incolor.',
  'P-CARD-005': 'Há Energia Básica de nove tipos: todos menos Dragão e Incolor.',
  'P-CARD-006':
    'Uma carta de Pokémon diz nome, estágio, de que Pokémon evolui se for o caso, tipo, PS, ataques, Habilidades se houver, Fraqueza, Resistência e custo de Recuo.',
  'P-CARD-007': 'Uma carta de Treinador é um Item, um Apoiador, um Estádio ou uma Ferramenta Pokémon.',
  'P-CARD-008': 'A regra impressa embaixo de uma carta de Treinador é obrigatória.',
  'P-CARD-009':
    'Um Pokémon Básico é o único tipo de carta de Pokémon que pode entrar em jogo direto da mão, sem um efeito e sem outro Pokémon embaixo.',
  'P-CARD-010':
    'Um contador de dano vale 10 de dano; contadores de 50 ou 100 são só uma facilidade, e uma carta que fala de um contador de dano quer dizer um de 10.',
  'P-CARD-011': 'Um Pokémon evoluído é um Pokémon em jogo que tem outra carta de Pokémon embaixo.',
  'P-CARD-012': 'O Pokémon Atacante é o Pokémon Ativo enquanto ataca; o Pokémon Defensor é o que recebe o ataque.',
  'P-CARD-013': 'Ligar uma carta é pegá-la da mão e colocá-la num dos próprios Pokémon em jogo.',
  'P-DECK-001': 'Um baralho tem exatamente 60 cartas.',
  'P-DECK-002': 'Um baralho tem no máximo 4 cartas com o mesmo nome; só o nome conta, não os ataques nem o texto.',
  'P-DECK-003': 'O número de cartas de Energia Básica não é limitado.',
  'P-DECK-004': 'Um baralho tem pelo menos um Pokémon Básico.',
  'P-DECK-005': 'Partes de V-UNIÃO, Pokémon Restaurados e cartas de Treinador Fóssil não cumprem P-DECK-004.',
  'P-DECK-006':
    'As proporções dadas para iniciantes (um ou dois tipos, 12 a 15 Energias, 20 a 25 Treinadores) são conselhos, não regras.',
  'P-NAME-001':
    'O nome decide o limite de cópias, de que um Pokémon pode evoluir e se vale uma carta que cita um Pokémon.',
  'P-NAME-002': 'Um nível, Nív. X inclusive, não faz parte do nome.',
  'P-NAME-003': 'Um símbolo no fim de um nome faz parte do nome.',
  'P-NAME-004': 'O símbolo δ (Espécie Delta) não faz parte do nome.',
  'P-NAME-005':
    'O nome de um dono (um Treinador ou uma equipe, como em «de Brock» ou «da Equipe Rocket») faz parte do nome.',
  'P-NAME-006': '"Equipe Plasma" não faz parte do nome.',
  'P-NAME-007':
    'Uma forma faz parte do nome, em especial as palavras regionais «de Paldea», «de Hisui», «de Galar» e «de Alola».',
  'P-NAME-008': '"ex", "-EX", "-GX", "TURBO", "M" (Mega) e "Radiante" fazem parte do nome.',
  'P-NAME-009':
    '"ex" e "-EX" são diferentes: Magnezone ex e Magnezone-EX são dois nomes, com quatro cópias permitidas de cada.',
  'P-NAME-010': '"V", "VMAX", "V-ASTRO" e "V-UNIÃO" fazem parte do nome.',
  'P-NAME-011':
    'O Pokémon de um dono é aquele cujo nome contém o nome de um Treinador ou de uma equipe; os símbolos dos Pokémon SP não fazem de uma carta a carta de um dono.',
  'P-SET-001': 'Joga-se uma moeda antes de qualquer compra; quem ganha decide quem joga o primeiro turno.',
  'P-SET-002': 'Cada jogador embaralha suas 60 cartas e compra 7.',
  'P-SET-003': 'Um jogador sem Pokémon Básico em suas 7 cartas precisa pegar uma nova mão; com um, não pode.',
  'P-SET-004': 'Cada jogador coloca um Pokémon Básico à sua escolha da mão, virado para baixo, no seu Campo Ativo.',
  'P-SET-005': 'Cada jogador pode colocar até 5 outros Pokémon Básicos da mão, virados para baixo, no seu Banco.',
  'P-SET-006':
    'Depois cada jogador separa as 6 cartas de cima do seu baralho, viradas para baixo, como cartas de Prêmio.',
  'P-SET-007': 'Quando os dois jogadores terminam, ambos viram seus Pokémon para cima e começa o primeiro turno.',
  'P-SET-008':
    'Cartas de Evolução, partes de V-UNIÃO, Pokémon Restaurados e cartas de Treinador Fóssil não podem ser colocados durante a preparação.',
  'P-SET-009': 'Qualquer Pokémon Básico pode ser colocado, também um ex, V, -EX, -GX, ALIADOS ou Radiante Básico.',
  'P-MUL-001':
    'Um jogador sem Pokémon Básico mostra a mão ao oponente, embaralha-a no baralho e compra 7 novas cartas, até ter um Pokémon Básico.',
  'P-MUL-002':
    'Se nenhum dos jogadores tem um Pokémon Básico, ambos mostram as mãos e recomeçam embaralhando e comprando 7.',
  'P-MUL-003': 'Novas mãos que os dois jogadores pegam juntos não dão cartas extras a ninguém.',
  'P-MUL-004':
    'Se só um jogador não tem Pokémon Básico, ele o anuncia e espera enquanto o outro coloca seus Pokémon e suas cartas de Prêmio.',
  'P-MUL-005':
    'Depois ele mostra e compra de novo até ter um Pokémon Básico, e coloca os próprios Pokémon e cartas de Prêmio.',
  'P-MUL-006':
    'Depois disso, o outro jogador pode comprar cartas extras: de 0 até o número de novas mãos que o oponente pegou sozinho.',
  'P-MUL-007':
    'Um Pokémon Básico entre as cartas extras pode ser colocado no Banco antes que os Pokémon sejam revelados, dentro do limite de 5.',
  'P-MUL-008': 'As cartas extras são compradas depois que os Prêmios foram separados, por isso nunca os mudam.',
  'P-TURN-001': 'Um turno tem três partes, nesta ordem: comprar uma carta, realizar ações, atacar.',
  'P-TURN-002': 'O turno começa com a compra de exatamente uma carta; ela não é opcional.',
  'P-TURN-003':
    'Na segunda parte o jogador pode colocar no Banco, evoluir, ligar Energia, jogar cartas de Treinador, recuar e usar Habilidades, em qualquer ordem e misturado.',
  'P-TURN-004':
    'Sem limite de número: colocar Pokémon Básicos no Banco, evoluir, jogar Itens e Ferramentas, usar Habilidades.',
  'P-TURN-005': 'Uma vez por turno: ligar uma carta de Energia da mão, jogar um Apoiador, jogar um Estádio, recuar.',
  'P-TURN-006': 'Atacar é opcional; um jogador pode terminar seu turno sem atacar.',
  'P-TURN-007':
    'O ataque termina o turno; nenhuma ação da segunda parte pode vir depois. Segue um Checape Pokémon e depois o turno do outro jogador.',
  'P-FIRST-001': 'Quem joga primeiro não pode jogar uma carta de Treinador no seu primeiro turno.',
  'P-FIRST-002':
    'Quem joga primeiro não pode atacar no seu primeiro turno: pula a parte do ataque, e seu turno termina depois das ações.',
  'P-FIRST-003': 'Nenhum jogador pode evoluir um Pokémon no seu próprio primeiro turno, a menos que uma carta permita.',
  'P-FIRST-004': 'Quem joga primeiro compra uma carta no começo do seu primeiro turno.',
  'P-FIRST-005':
    'No seu primeiro turno, quem joga primeiro pode colocar Pokémon Básicos no Banco, ligar uma Energia, recuar uma vez e usar Habilidades.',
  'P-FIRST-006': 'No seu primeiro turno, quem joga em segundo pode atacar e jogar todo tipo de carta de Treinador.',
  'P-BEN-001':
    'Durante o seu turno, um jogador pode colocar no Banco qualquer número de Pokémon Básicos da mão, virados para cima, um de cada vez, enquanto houver lugar.',
  'P-BEN-002': 'Depois da preparação, um Pokémon Básico da mão vai só para o Banco, nunca direto para o Campo Ativo.',
  'P-EVO-001':
    'Para evoluir, o jogador coloca uma carta de Evolução da mão sobre um dos seus Pokémon em jogo, Ativo ou no Banco, cujo nome seja o que vem depois de "Evolui de".',
  'P-EVO-002':
    'Os nomes precisam coincidir exatamente pelas regras P-NAME; o Pokémon de um dono, portanto, só evolui dentro do mesmo dono.',
  'P-EVO-003': 'Um Básico evolui para um Estágio 1, um Estágio 1 para um Estágio 2.',
  'P-EVO-004': 'Só pode evoluir um Pokémon que já estava em jogo no começo deste turno.',
  'P-EVO-005': 'Um Pokémon que evoluiu neste turno conta como novo e não pode evoluir de novo neste turno.',
  'P-EVO-006': 'Qualquer número de Pokémon pode evoluir por turno.',
  'P-EVO-007':
    'Um Pokémon evoluído conserva todas as cartas ligadas a ele, as cartas dos estágios anteriores embaixo dele e os contadores de dano.',
  'P-EVO-008': 'Evoluir acaba com todas as Condições Especiais do Pokémon e com todos os efeitos de ataques sobre ele.',
  'P-EVO-009':
    'Um Pokémon evoluído não pode usar ataques nem Habilidades do estágio anterior, a menos que uma carta diga isso.',
  'P-EVO-010': 'Nome, tipo, PS, Fraqueza, Resistência e custo de Recuo são os da carta de cima.',
  'P-EVO-011':
    'Reverter é o contrário de evoluir e só acontece por efeito de carta; o Pokémon perde suas Condições Especiais e todos os outros efeitos sobre ele.',
  'P-ENE-001':
    'Uma vez por turno, um jogador pode ligar uma carta de Energia da mão a um dos seus Pokémon, Ativo ou no Banco.',
  'P-ENE-002': 'O que um efeito liga não gasta esta ligação do turno.',
  'P-ENE-003':
    'O custo de um ataque está pago se a Energia ligada cobre cada símbolo dele, uma Energia por símbolo; Energia a mais não atrapalha.',
  'P-ENE-004':
    'Um símbolo de um tipo precisa de Energia daquele tipo; um símbolo Incolor é pago com Energia de qualquer tipo.',
  'P-ENE-005': 'O símbolo sem custo quer dizer que o ataque pode ser usado sem nenhuma Energia ligada.',
  'P-ENE-006': 'Atacar não remove Energia, a menos que o ataque diga isso.',
  'P-TRN-001':
    'Jogar uma carta de Treinador é fazer o que ela diz e seguir a regra embaixo dela; a maioria é descartada depois.',
  'P-TRN-002': 'Qualquer número de cartas de Item pode ser jogado por turno.',
  'P-TRN-003': 'No máximo uma carta de Apoiador pode ser jogada por turno.',
  'P-STA-001': 'Um Estádio fica em jogo; há no máximo um em jogo para os dois jogadores juntos.',
  'P-STA-002': 'Quando um novo Estádio entra em jogo, o antigo é descartado e seus efeitos acabam.',
  'P-STA-003': 'Um Estádio não pode ser jogado enquanto um Estádio do mesmo nome está em jogo.',
  'P-STA-004': 'No máximo uma carta de Estádio pode ser jogada por turno.',
  'P-TOOL-001':
    'Qualquer número de Ferramentas Pokémon pode ser jogado por turno; cada uma é ligada a um Pokémon e fica ligada.',
  'P-TOOL-002': 'Cada Pokémon pode ter no máximo uma Ferramenta Pokémon ligada.',
  'P-TM-001':
    'Uma Máquina Técnica é um Item ou Ferramenta que é ligado a um Pokémon e fica ligado, a menos que seu texto diga outra coisa.',
  'P-TM-002': 'O Pokémon pode usar o ataque de uma Máquina Técnica ligada como se fosse seu.',
  'P-RET-001': 'Uma vez por turno o jogador pode recuar seu Pokémon Ativo.',
  'P-RET-002':
    'Para recuar, o jogador descarta do Pokémon uma Energia para cada símbolo do custo de Recuo; sem símbolos, é de graça.',
  'P-RET-003':
    'O Pokémon que recua troca de lugar com um Pokémon do Banco à escolha do jogador; sem nenhum, ele não pode recuar.',
  'P-RET-004': 'Os dois Pokémon conservam seus contadores de dano e as cartas ligadas a eles.',
  'P-RET-005': 'Um Pokémon Adormecido ou Paralisado não pode recuar; Confuso, Envenenado e Queimado não impedem.',
  'P-RET-006':
    'Quando o Pokémon Ativo vai para o Banco, recuando ou de outro modo, acabam suas Condições Especiais e todos os efeitos de ataques sobre ele.',
  'P-RET-007': 'Depois do recuo, o novo Pokémon Ativo pode atacar no mesmo turno.',
  'P-RET-008':
    'Trocar por efeito de carta não é recuar: não custa Energia, não gasta o recuo do turno e funciona com Pokémon Adormecidos e Paralisados.',
  'P-ABL-001':
    'Uma Habilidade é um efeito de um Pokémon que não é um ataque; o que fala de ataques não atinge Habilidades, e vice-versa.',
  'P-ABL-002': 'Qualquer número de Habilidades pode ser usado por turno, cada uma dentro do seu próprio texto.',
  'P-ABL-003': 'Habilidades de Pokémon Ativos e no Banco podem ser usadas.',
  'P-ABL-004': 'Usar uma Habilidade não impede de atacar depois.',
  'P-ABL-005':
    'Algumas Habilidades valem o tempo todo ou enquanto vale uma condição; outras precisam ser escolhidas para serem usadas.',
  'P-ABL-006': 'O uso de uma Habilidade é anunciado ao oponente.',
  'P-ABL-007': 'Um Poké-Body vale enquanto o Pokémon está em jogo.',
  'P-ABL-008':
    'Um Poké-Power é usado por escolha uma vez por turno por um Pokémon Ativo ou no Banco; a maioria não funciona enquanto ele tem uma Condição Especial.',
  'P-ATK-001': 'Só o Pokémon Ativo pode atacar, no máximo uma vez por turno.',
  'P-ATK-002': 'Um ataque tem custo e nome e pode ter dano básico e texto; sem dano, ainda é um ataque.',
  'P-ATK-003': 'Passo A: escolher um ataque, conferir seu custo de Energia, anunciá-lo.',
  'P-ATK-004': 'Passo B: aplicar efeitos que mudam ou cancelam o ataque.',
  'P-ATK-005': 'O efeito de um ataque sobre um Pokémon acaba se esse Pokémon esteve no Banco desde então.',
  'P-ATK-006': 'Passo C: se o atacante está Confuso, joga-se agora a moeda por isso.',
  'P-ATK-007': 'Passo D: fazer as escolhas que o ataque pede, como a que Pokémon do Banco ele diz respeito.',
  'P-ATK-008': 'Passo E: fazer o que o ataque exige para ser usado, como uma moeda com a qual ele não faz nada.',
  'P-ATK-009':
    'Passo F: primeiro os efeitos que vêm antes do dano, depois os contadores de dano, depois todos os outros efeitos.',
  'P-ATK-010':
    'Depois do ataque verifica-se se algum Pokémon atingido, também o atacante e os do Banco, foi Nocauteado.',
  'P-DMG-001':
    'Passo 1: parte-se do dano básico impresso à direita do ataque; com ×, + ou − o texto do ataque diz quanto é.',
  'P-DMG-002':
    'Um ataque que manda colocar contadores de dano num Pokémon pula o cálculo: nem Fraqueza, nem Resistência, nem outros efeitos nesse Pokémon mudam esses contadores.',
  'P-DMG-003':
    'Passo 2: aplicar efeitos do lado do atacante (cartas de Treinador, seus ataques anteriores e semelhantes) que mudam seu dano.',
  'P-DMG-004': 'Se o dano básico é 0 ou o ataque não causa dano, o cálculo para aí e nada é somado.',
  'P-DMG-005':
    'Passo 3: se o Pokémon Ativo do oponente tem Fraqueza ao tipo do atacante, o dano aumenta como está impresso ao lado da Fraqueza.',
  'P-DMG-006':
    'Passo 4: se o Pokémon Ativo do oponente tem Resistência ao tipo do atacante, o dano diminui como está impresso ao lado da Resistência.',
  'P-DMG-007':
    'Passo 5: aplicar efeitos de cartas de Treinador, cartas de Energia e outros efeitos no Pokémon Ativo do oponente.',
  'P-DMG-008': 'Passo 6: colocar no Pokémon um contador de dano para cada 10 de dano; com 0 ou menos, nenhum.',
  'P-DMG-009': 'Fraqueza e Resistência não se aplicam a Pokémon no Banco.',
  'P-DMG-010': 'Para Fraqueza e Resistência conta o tipo do Pokémon que ataca, não o da sua Energia.',
  'P-DMG-011': 'O dano que um atacante causa a si mesmo não é mudado por sua própria Fraqueza ou Resistência.',
  'P-KO-001': 'Um Pokémon cujo dano é igual ou maior que seus PS é Nocauteado.',
  'P-KO-002': 'Um Pokémon Nocauteado é descartado com todas as cartas ligadas a ele e embaixo dele.',
  'P-KO-003':
    'Por cada Pokémon Nocauteado, o oponente do dono pega cartas de Prêmio, seja qual for a causa do Nocaute.',
  'P-KO-004': 'Um Pokémon vale 1 Prêmio, a menos que uma regra do seu tipo diga outra coisa.',
  'P-KO-005': 'Um jogador com menos cartas de Prêmio do que pode pegar pega as que restam e vence.',
  'P-KO-006': 'O jogador cujo Pokémon Ativo foi Nocauteado escolhe um novo Pokémon Ativo do seu Banco.',
  'P-CHK-001': 'O Checape Pokémon acontece entre dois turnos, depois de cada turno.',
  'P-CHK-002':
    'As Condições Especiais dos dois Pokémon Ativos são tratadas nesta ordem: Envenenado, Queimado, Adormecido, Paralisado.',
  'P-CHK-003':
    'Efeitos de Habilidades, cartas de Treinador e outras que dizem acontecer durante o Checape ou entre turnos são aplicados no Checape.',
  'P-CHK-004':
    'Ou todas as Condições Especiais vêm primeiro e depois todos os outros efeitos, ou todos os outros efeitos primeiro e depois todas as Condições Especiais; nunca se misturam.',
  'P-CHK-005': 'Os Nocautes só são verificados quando tudo no Checape foi feito para os dois jogadores.',
  'P-CHK-006':
    'Pelos Pokémon Nocauteados no Checape, pegam-se Prêmios e escolhem-se novos Pokémon Ativos antes que comece o próximo turno.',
  'P-CON-001':
    'As Condições Especiais são Adormecido, Queimado, Confuso, Paralisado e Envenenado; só um Pokémon Ativo pode ter uma.',
  'P-CON-002':
    'Um Pokémon que vai para o Banco ou evolui se recupera de todas, e seus marcadores de Veneno e Queimadura são removidos.',
  'P-CON-003': 'Adormecido, Confuso e Paralisado se excluem: o mais novo substitui o anterior.',
  'P-CON-004': 'Envenenado e Queimado combinam entre si e com qualquer um dos outros três.',
  'P-CON-005': 'Adormecido: o Pokémon não pode atacar nem recuar.',
  'P-CON-006':
    'Adormecido: em cada Checape joga-se uma moeda; se sair cara, ele se recupera; se sair coroa, continua Adormecido.',
  'P-CON-007': 'Confuso: o Pokémon pode tentar atacar e pode recuar.',
  'P-CON-008': 'Confuso: joga-se uma moeda antes do ataque; se sair cara, o ataque continua normalmente.',
  'P-CON-009': 'Confuso: com coroa o ataque não acontece e 3 contadores de dano são colocados no Pokémon Confuso.',
  'P-CON-010': 'Envenenado: em cada Checape coloca-se 1 contador de dano no Pokémon.',
  'P-CON-011': 'Um Pokémon nunca tem dois marcadores de Veneno; um novo substitui o antigo.',
  'P-CON-012': 'Paralisado: o Pokémon não pode atacar nem recuar.',
  'P-CON-013':
    'Paralisado: ele se recupera no Checape depois do turno do seu próprio jogador, não no que vem logo depois do ataque do oponente.',
  'P-CON-014':
    'Queimado: em cada Checape colocam-se 2 contadores de dano no Pokémon e depois joga-se uma moeda; se sair cara, ele se recupera.',
  'P-CON-015': 'Um Pokémon nunca tem dois marcadores de Queimadura; um novo substitui o antigo.',
  'P-TXT-001': '"Até X" deixa o jogador escolher qualquer número de 1 a X; 0 não é permitido.',
  'P-TXT-002': 'Exceção: "compre até X cartas" também permite 0.',
  'P-TXT-003': '"Qualquer quantidade" e "qualquer número" permitem 0.',
  'P-TXT-004': '"Você pode" torna a ação opcional.',
  'P-TXT-005':
    'Um jogador que deve comprar ou olhar mais cartas do que seu baralho tem compra ou olha todas as que há, e o jogo continua.',
  'P-ACE-001': 'Um baralho tem no máximo uma carta ACE SPEC ao todo, sejam quais forem os nomes.',
  'P-ANC-001':
    'Ancestral e Futurista são rótulos em Pokémon e outras cartas; não têm efeito próprio, e outras cartas se referem a eles.',
  'P-EX-001': 'Quando um Pokémon ex é Nocauteado, o oponente pega 2 cartas de Prêmio.',
  'P-EX-002': 'Pokémon ex existem como Básicos e como cartas de Evolução e seguem as regras normais do seu estágio.',
  'P-TERA-001':
    'Todo o dano de ataques a um Pokémon ex Tera no Banco é evitado, dos ataques do oponente e dos do próprio jogador.',
  'P-TERA-002': 'Só o dano é evitado: contadores de dano colocados por efeitos e outros efeitos de ataques, não.',
  'P-TERA-003': 'Um Pokémon ex Tera é um Pokémon ex: 2 cartas de Prêmio.',
  'P-RAD-001':
    'Um baralho tem no máximo um Pokémon Radiante ao todo, sejam quais forem os nomes; Pokémon da mesma espécie sem "Radiante" são contados à parte.',
  'P-RAD-002': 'Um Pokémon Radiante conta como um Pokémon com Caixa de Regras.',
  'P-RAD-003': 'Um Pokémon Radiante é sempre Básico; não evolui de nenhuma carta nem para nenhuma.',
  'P-V-001': 'Um Pokémon V é um Pokémon Básico.',
  'P-V-002': 'Quando um Pokémon V é Nocauteado, o oponente pega 2 cartas de Prêmio.',
  'P-V-003': 'Pokémon VMAX, V-ASTRO e V-UNIÃO também são Pokémon V: o que afeta Pokémon V os afeta.',
  'P-VMAX-001': 'Um Pokémon VMAX é uma carta de Evolução que evolui, pelas regras normais, só do Pokémon V indicado.',
  'P-VMAX-002': 'Quando um Pokémon VMAX é Nocauteado, o oponente pega 3 cartas de Prêmio.',
  'P-VSTAR-001':
    'Um Pokémon V-ASTRO é uma carta de Evolução que evolui, pelas regras normais, só do Pokémon V indicado.',
  'P-VSTAR-002': 'Um Poder V-ASTRO é uma Habilidade ou um ataque; só Pokémon V-ASTRO têm um.',
  'P-VSTAR-003':
    'Um jogador usa no máximo um Poder V-ASTRO na partida inteira, por mais Pokémon V-ASTRO que tenha; o uso fica à vista.',
  'P-VSTAR-004': 'Quando um Pokémon V-ASTRO é Nocauteado, o oponente pega 2 cartas de Prêmio.',
  'P-VUN-001': 'Uma V-UNIÃO é feita de quatro cartas diferentes (partes) com o mesmo nome.',
  'P-VUN-002': 'Um baralho tem no máximo quatro cartas de um nome de V-UNIÃO ao todo, não quatro de cada parte.',
  'P-VUN-003':
    'Todas as quatro cartas de uma V-UNIÃO num baralho precisam ser do mesmo conjunto de partes, com o mesmo ilustrador.',
  'P-VUN-004':
    'Uma V-UNIÃO entra em jogo colocando-se de uma vez no Banco as quatro partes da pilha de descarte; com menos não se pode.',
  'P-VUN-005': 'Uma V-UNIÃO ocupa um lugar no Banco e pode ter uma Ferramenta Pokémon.',
  'P-VUN-006':
    'Um jogador só pode jogar uma V-UNIÃO do mesmo nome uma vez por partida; outros nomes são contados à parte.',
  'P-VUN-007': 'Efeitos que falam de Pokémon Básicos, Estágio 1, Estágio 2 ou de Evolução não atingem uma V-UNIÃO.',
  'P-VUN-008': 'Efeitos que falam de Pokémon que não evoluíram atingem uma V-UNIÃO.',
  'P-VUN-009': 'Em jogo as quatro cartas são tratadas como uma só.',
  'P-VUN-010': 'Na mão, no baralho, na pilha de descarte e nos Prêmios cada parte é uma carta separada.',
  'P-VUN-011':
    'De uma parte sozinha só contam o tipo, a categoria (Pokémon) e o nome, não ataques, Habilidades, PS, custo de Recuo, Fraqueza ou Resistência.',
  'P-VUN-012': 'Em jogo uma V-UNIÃO tem Caixa de Regras; uma parte sozinha fora de jogo não tem.',
  'P-VUN-013':
    'Um efeito que remove as Habilidades de Pokémon com Caixa de Regras remove todas as Habilidades de uma V-UNIÃO em jogo.',
  'P-VUN-014': 'Quando uma V-UNIÃO é Nocauteada, o oponente pega 3 cartas de Prêmio.',
  'P-BST-001':
    'Golpe Decisivo, Golpe Fluido e Golpe Fusão são rótulos em cartas de Pokémon, Treinador e Energia; não têm efeito próprio, e outras cartas se referem a eles.',
  'P-REG-001':
    'Uma forma regional só evolui como está escrito: Clodsire de Paldea ex de Wooper de Paldea, não de Wooper; Persian de Alola de Meowth de Alola, não de Meowth nem de Meowth de Galar.',
  'P-TAG-001': 'Um ALIADOS é um Pokémon-GX Básico.',
  'P-TAG-002':
    'Seu ataque GX tem um bônus quando a condição indicada (como Energia extra) está cumprida; ele conta como ataque GX para P-GX-002.',
  'P-TAG-003': 'Quando um ALIADOS é Nocauteado, o oponente pega 3 cartas de Prêmio.',
  'P-TTS-001':
    'Um Apoiador ALIADOS é um Apoiador; se o jogador descarta as cartas adicionais indicadas ao jogá-lo, ele tem um efeito adicional.',
  'P-PRISM-001':
    'Um baralho tem no máximo uma carta Estrela Prisma de cada nome; Estrelas Prisma de nomes diferentes podem estar juntas.',
  'P-PRISM-002': 'Cartas Estrela Prisma são cartas de Pokémon, de Treinador ou de Energia Especial.',
  'P-PRISM-003': 'Uma carta Estrela Prisma que seria descartada vai para a Zona Perdida.',
  'P-FOS-001': 'Rare Fossil e Unidentified Fossil são cartas de Item jogadas como se fossem Pokémon Básicos.',
  'P-FOS-002': 'Eles evoluem para qualquer Pokémon que diga evoluir daquele Fóssil.',
  'P-FOS-003':
    'Uma carta de Treinador Fóssil só age como Pokémon Básico em jogo; na mão, no baralho e na pilha de descarte não é um Pokémon Básico.',
  'P-GX-001': 'Só Pokémon-GX têm ataques GX, e cada um tem um.',
  'P-GX-002':
    'Um jogador usa no máximo um ataque GX na partida inteira, por mais Pokémon-GX que tenha; o uso fica à vista.',
  'P-GX-003':
    'Pokémon-GX têm os estágios comuns e seguem as regras comuns; se uma carta comum e uma -GX evoluem do mesmo Pokémon, o jogador escolhe.',
  'P-GX-004': 'Quando um Pokémon-GX é Nocauteado, o oponente pega 2 cartas de Prêmio.',
  'P-UB-001':
    'Ultracriatura é um rótulo em alguns Pokémon, -GX ou não; não tem efeito próprio, e outras cartas se referem a ele.',
  'P-DUAL-001': 'Um Pokémon de dois tipos tem ambos ao mesmo tempo; um efeito sobre qualquer dos tipos vale para ele.',
  'P-DUAL-002':
    'Fraqueza ou Resistência a qualquer dos seus tipos muda o dano dos seus ataques; com Fraqueza a um e Resistência ao outro, aplica-se primeiro a Fraqueza.',
  'P-BREAK-001': 'Um Pokémon TURBO é uma carta de Evolução do estágio TURBO; valem todas as regras normais de evoluir.',
  'P-BREAK-002':
    'Ele conserva os ataques, as Habilidades, a Fraqueza, a Resistência e o custo de Recuo do Pokémon do qual evoluiu.',
  'P-BREAK-003':
    'Seus PS são os da carta TURBO; seu tipo pode mudar; ele acrescenta os ataques ou Habilidades da carta TURBO.',
  'P-TRAIT-001': 'Um Traço Ancestral não é ataque nem Habilidade; o que impede esses não o atinge.',
  'P-HYP-001':
    'Um Hiperequipamento da Equipe Flare é uma Ferramenta Pokémon que um jogador liga a um Pokémon-EX do oponente.',
  'P-HYP-002': 'Ele conta para o limite de uma Ferramenta por Pokémon.',
  'P-HYP-003': 'Quando deixa o Pokémon, por qualquer razão, vai para a pilha de descarte do jogador que o jogou.',
  'P-OEX-001':
    'Um Pokémon-EX joga como qualquer outro Pokémon, mas o oponente pega 2 cartas de Prêmio quando ele é Nocauteado.',
  'P-MEGA-001':
    'Um Pokémon Mega Evolução é uma carta de Evolução do estágio MEGA que evolui, pelas regras normais, só do Pokémon-EX indicado.',
  'P-MEGA-002': 'Quando um Pokémon de um jogador se torna um Pokémon Mega Evolução, o turno dele termina na hora.',
  'P-MEGA-003': 'Ele continua sendo um Pokémon-EX: 2 cartas de Prêmio.',
  'P-MEGA-004': 'Quatro Venusaur-EX e quatro M Venusaur-EX podem estar no mesmo baralho.',
  'P-MEGA-005': 'Pokémon Reversão Primitiva seguem as regras dos Pokémon Mega Evolução.',
  'P-TP-001':
    'Equipe Plasma é um rótulo em cartas de Pokémon, Treinador e Energia com aquele desenho; seus Pokémon evoluem como os outros do seu nome.',
  'P-TP-002': 'Cartas da Equipe Plasma e outras do mesmo nome dividem o limite de 4.',
  'P-RES-001': 'Um Pokémon Restaurado só pode ser colocado no Banco pelo efeito da carta de Item que ele indica.',
  'P-RES-002': 'Um Pokémon Restaurado não é nem Básico nem Evolução e não pode ser colocado durante a preparação.',
  'P-RES-003': 'Um Estágio 1 que evolui de um Pokémon Restaurado segue as regras normais.',
  'P-OLD-001': 'Um Pokémon LENDA é feito de duas cartas que precisam ser jogadas juntas e ao mesmo tempo.',
  'P-OLD-002': 'Um Pokémon Nív. X é colocado sobre um Pokémon do mesmo nome e se soma ao que esse Pokémon pode fazer.',
  'P-OLD-003': 'Um Pokémon SP pertence a certo Treinador ou equipe, mostrado por um símbolo no nome.',
};
