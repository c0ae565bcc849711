/** The rules of the rule index, in Brazilian Portuguese. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
  'M-DECK-001': 'Cada jogador tem um deck de pelo menos 60 cards.',
  'M-DECK-002':
    'Um deck é feito de terrenos e criaturas e pode conter feitiços, mágicas instantâneas, artefatos, encantamentos e planeswalkers.',
  'M-SET-001': 'No começo cada jogador embaralha seu deck, que passa a ser seu grimório, e compra sete cards.',
  'M-SET-002': 'Cada jogador começa com 20 pontos de vida.',
  'M-SET-003':
    'Regra da primeira partida: um jogador com menos de dois terrenos em seus sete cards embaralha a mão no deck e compra uma nova mão.',
  'M-SET-004':
    'Mulligan: um jogador que não gosta de sua mão inicial pode embaralhá-la no deck e comprar uma nova mão com um card a menos.',
  'M-SET-005': 'Ele pode fazer isso quantas vezes quiser, cada vez com um card a menos.',
  'M-WIN-001': 'Um jogador vence reduzindo a 0 os pontos de vida do oponente.',
  'M-CARD-001':
    'A linha de tipo, abaixo da ilustração, diz o tipo do card; uma criatura tem um ou mais tipos de criatura depois do travessão.',
  'M-CARD-002': 'Todo card que não é terreno tem um custo de mana no canto superior direito.',
  'M-CARD-003':
    'As habilidades estão na caixa de texto; o texto entre parênteses as explica; o texto em itálico só dá ambiente e não tem efeito.',
  'M-CARD-004':
    'Uma criatura tem dois números: o primeiro é seu poder, o dano que causa em combate; o segundo, sua resistência.',
  'M-CARD-005':
    'A cor do símbolo da coleção mostra a raridade (preto comum, prata incomum, ouro rara, laranja rara mítica) e não tem efeito no jogo.',
  'M-LAND-001': 'Um jogador pode jogar um terreno em cada um de seus turnos, numa fase principal.',
  'M-LAND-002': 'Na segunda fase principal ele só pode fazê-lo se não jogou nenhum neste turno.',
  'M-LAND-003': 'Um terreno jogado vai da mão para o campo de batalha e fica ali.',
  'M-LAND-004':
    'Os tipos básicos de terreno dão: Planície branco, Ilha azul, Pântano preto, Montanha vermelho, Floresta verde.',
  'M-LAND-005': 'Terrenos não básicos podem dar várias cores ou mana incolor e podem ter habilidades.',
  'M-MANA-001': 'O mana é branco, azul, preto, vermelho, verde ou incolor.',
  'M-MANA-002': 'Um terreno é virado para dar seu mana e não pode ser virado de novo até ser desvirado.',
  'M-MANA-003': 'Um símbolo colorido num custo é pago com mana daquela cor.',
  'M-MANA-004': 'Um número num custo é pago com essa quantidade de mana de qualquer tipo.',
  'M-MANA-005': 'O mana espera na reserva de mana desde que se vira o terreno até ser gasto.',
  'M-MANA-006': 'O mana de habilidades é igual ao mana de virar terrenos.',
  'M-MANA-007': 'O mana não passa de um turno para outro.',
  'M-MANA-008': 'Com {X} num custo, o jogador escolhe quanto mana paga por X, e o efeito usa esse número.',
  'M-MANA-009': 'A maioria dos artefatos é incolor: nenhum mana de certa cor é preciso para conjurá-los.',
  'M-TYPE-001': 'Todo card que não é terreno é conjurado como mágica.',
  'M-TYPE-002': 'Permanentes são terrenos, criaturas, artefatos, encantamentos, planeswalkers e fichas de criatura.',
  'M-TYPE-003': 'Uma mágica de permanente vai para o campo de batalha quando foi conjurada e resolvida.',
  'M-TYPE-004': 'Feitiços e mágicas instantâneas não são permanentes; têm seu efeito e vão para o cemitério.',
  'M-TYPE-005':
    'Mágicas de criatura, artefato e encantamento são conjuradas durante a própria fase principal do jogador.',
  'M-TYPE-006':
    'Um feitiço só pode ser conjurado quando o jogador poderia conjurar uma criatura: na própria fase principal.',
  'M-TYPE-007':
    'Uma mágica instantânea pode ser conjurada praticamente a qualquer momento, no turno de qualquer jogador, também em resposta a outra mágica.',
  'M-TYPE-008': 'Um artefato também pode ser uma criatura.',
  'M-TYPE-009': 'Planeswalkers são permanentes que lutam do lado de um jogador e podem ser atacados.',
  'M-CAST-001': 'Conjurar uma mágica é pagar seu custo de mana e colocar o card na pilha.',
  'M-CAST-002': 'Se uma mágica ou habilidade ativada diz "alvo", o alvo é escolhido quando ela é conjurada ou ativada.',
  'M-STK-001': 'Uma mágica não tem efeito na hora: ela espera na pilha.',
  'M-STK-002':
    'Cada jogador, também quem conjurou, tem a chance de conjurar uma mágica instantânea ou ativar uma habilidade em resposta.',
  'M-STK-003': 'Uma resposta vai para cima do que já está na pilha.',
  'M-STK-004': 'Quando nenhum jogador quer acrescentar nada, a mágica ou habilidade de cima resolve.',
  'M-STK-005': 'Uma mágica cujo alvo se foi quando ela resolveria não tem efeito e vai para o cemitério.',
  'M-STK-006':
    'Uma mágica que anula outra é conjurada em resposta a ela; a mágica anulada não tem efeito e vai para o cemitério.',
  'M-STK-007':
    'Quando uma habilidade fala da "próxima vez" ou do "próximo dano", mágicas instantâneas e habilidades usadas em resposta acontecem antes.',
  'M-TURN-001': 'Um turno tem estas fases, nesta ordem: inicial, principal, de combate, outra vez principal, final.',
  'M-TURN-002': 'A fase inicial tem três etapas: desvirar, manutenção, compra.',
  'M-TURN-003': 'Etapa de desvirar: o jogador ativo desvira todos os seus cards virados.',
  'M-TURN-004': 'Etapa de compra: o jogador ativo compra um card de seu grimório.',
  'M-TURN-005':
    'Há uma fase de combate, com cinco etapas: início do combate, declaração de atacantes, declaração de bloqueadores, dano de combate, final do combate.',
  'M-TURN-006': 'A fase final tem duas etapas: etapa final, limpeza.',
  'M-TURN-007': 'Etapa de limpeza: todo o dano nas criaturas no campo de batalha é curado.',
  'M-CBT-001': 'O jogador ativo decide se ataca e com quais criaturas; todas atacam ao mesmo tempo.',
  'M-CBT-002': 'Uma criatura virada não pode atacar.',
  'M-CBT-003': 'Uma criatura que entrou no campo de batalha neste turno não pode atacar, a menos que tenha ímpeto.',
  'M-CBT-004': 'As criaturas atacantes são viradas quando são declaradas.',
  'M-CBT-005': 'As criaturas atacam o oponente ou um planeswalker, nunca uma criatura.',
  'M-CBT-006': 'O jogador defensor pode bloquear com criaturas desviradas; nenhuma criatura é obrigada a bloquear.',
  'M-CBT-007': 'Bloquear não vira a criatura.',
  'M-CBT-008': 'Cada criatura pode bloquear só um atacante.',
  'M-CBT-009': 'Várias criaturas podem bloquear o mesmo atacante.',
  'M-CBT-010': 'Um atacante não bloqueado causa ao oponente dano igual ao seu poder.',
  'M-CBT-011': 'Um atacante bloqueado e seus bloqueadores causam uns aos outros dano igual ao seu poder.',
  'M-CBT-012': 'Um atacante bloqueado não causa dano ao jogador.',
  'M-CBT-013': 'Com vários bloqueadores, o jogador atacante decide quanto do dano do atacante cada bloqueador recebe.',
  'M-CBT-014':
    'Uma criatura que recebeu num turno dano igual ou maior que sua resistência é destruída e posta no cemitério de seu dono.',
  'M-CBT-015':
    'O dano causado a um jogador, por criaturas ou mágicas, faz com que ele perca outros tantos pontos de vida.',
  'M-KEY-001': 'Alcance: pode bloquear criaturas com voar, e outras.',
  'M-KEY-002': 'Voar: só pode ser bloqueada por criaturas com voar ou alcance.',
  'M-KEY-003':
    'Atropelar: se a criatura pode atribuir dano suficiente para destruir seus bloqueadores, seu jogador pode atribuir o resto ao jogador ou planeswalker defensor.',
  'M-KEY-004': 'Defensor: não pode atacar.',
  'M-KEY-005': 'Iniciativa: causa seu dano de combate antes de criaturas sem iniciativa nem golpe duplo.',
  'M-KEY-006':
    'Golpe duplo: causa dano de combate duas vezes, uma com as criaturas de iniciativa e outra com as demais.',
  'M-KEY-007': 'Ímpeto: pode atacar e usar suas habilidades com {T} assim que um jogador a controla.',
  'M-KEY-008': 'Indestrutível: não pode ser destruída por dano nem por efeitos que digam destruir.',
  'M-KEY-009': 'Indestrutível não impede o sacrifício, o exílio nem a morte por resistência 0 ou menor.',
  'M-KEY-010':
    'Intimidar: só pode ser bloqueada por criaturas artefato e por criaturas que tenham uma cor em comum com ela.',
  'M-KEY-011': 'Lampejo: a mágica pode ser conjurada sempre que uma mágica instantânea poderia.',
  'M-KEY-012':
    'Proteção contra uma cor: não pode ser bloqueada, receber dano, ser encantada nem ser alvo de nada daquela cor.',
  'M-KEY-013':
    'Resistência a magia: não pode ser alvo de mágicas (Auras inclusive) e habilidades de oponentes; seu próprio jogador pode fazê-la alvo.',
  'M-KEY-014': 'Toque mortífero: uma criatura que recebe dano de uma criatura com toque mortífero é destruída.',
  'M-KEY-015':
    'Vigilância: atacar não vira a criatura; ela ainda não pode atacar se está virada ou chegou neste turno.',
  'M-KEY-016': 'Vínculo com a vida: quando a criatura causa dano, seu controlador ganha outros tantos pontos de vida.',
  'M-ACT-001': '{T} quer dizer "vire este card" e só aparece no custo de uma habilidade ativada.',
  'M-ACT-002': 'Um card virado não pode ser virado de novo antes de ser desvirado.',
  'M-ACT-003':
    '+1/+1 e semelhantes mudam o poder e a resistência por esses números, que podem ser quaisquer, também negativos.',
  'M-ACT-004': 'Comprar um card é colocar na mão o card do topo do grimório.',
  'M-ACT-005': 'Descartar é escolher um card da própria mão e colocá-lo no próprio cemitério.',
  'M-ACT-006': 'Uma permanente destruída é posta no cemitério; dano letal, mágicas e habilidades podem destruir.',
  'M-ACT-007':
    'Sacrificar uma permanente é movê-la do campo de batalha para o cemitério; ela não pode ser regenerada nem salva.',
  'M-ACT-008': 'Um jogador só pode sacrificar suas próprias permanentes.',
  'M-ACT-009':
    'Um card exilado é posto de lado: não é permanente nem está no cemitério, e fica exilado até o fim da partida ou até que um efeito o mova.',
  'M-ACT-010': '"Morrer" quer dizer que uma criatura é posta num cemitério vinda do campo de batalha.',
  'M-ACT-011': 'Duas criaturas que lutam causam cada uma à outra dano igual ao seu poder.',
  'M-ACT-012': 'O dano de uma luta não é dano de combate.',
  'M-ACT-013':
    'Regenerar substitui a destruição da criatura: ela é virada, removida do combate, e todo o dano nela é curado.',
  'M-ACT-014':
    'Um jogador controla as permanentes do seu lado, a menos que um efeito dê o controle ao oponente; então só este pode usá-las.',
  'M-ACT-015':
    'Quando uma permanente sob controle alheio deixa o campo de batalha ou a partida termina, ela volta a seu dono.',
  'M-ACT-016': 'Marcadores num card mostram mudanças nele; um marcador +1/+1 dá +1 de poder e +1 de resistência.',
  'M-ACT-017': 'Alguns cards criam fichas de criatura; elas são permanentes.',
  'M-ACT-018':
    'Uma Aura é um encantamento anexado a outro card no campo de batalha; "encantar criatura" quer dizer que pode ser anexada a qualquer criatura ali.',
  'M-ACT-019': 'Quando a criatura encantada deixa o campo de batalha, a Aura é posta no cemitério.',
  'M-ACT-020':
    'Um Equipamento no campo de batalha é anexado a uma criatura de seu jogador pagando-se o custo de equipar.',
  'M-ACT-021': 'Quando a criatura equipada deixa o campo de batalha, o Equipamento fica.',
  'M-X-001': 'Um deck construído tem no máximo quatro cards do mesmo nome, exceto terrenos básicos.',
  'M-X-002':
    'Um método aleatório decide quem escolhe o jogador inicial; mãos são compradas e mulligans feitos na ordem dos turnos: cada um decide, depois todos os que fazem mulligan o fazem ao mesmo tempo, até que todos fiquem com a mão.',
  'M-X-003': 'O jogador inicial pula a etapa de compra do seu primeiro turno.',
  'M-X-004': 'Um jogador com 0 ponto de vida ou menos perde a partida.',
  'M-X-005':
    'Um jogador que teve de comprar mais cards do que há em seu grimório compra os que há e perde na próxima verificação das ações baseadas em estado.',
  'M-X-006': 'Um jogador pode conceder a qualquer momento e perde na hora.',
  'M-X-007':
    'Se os dois jogadores perderiam ao mesmo tempo, a partida empata; o mesmo vale para um ciclo de ações obrigatórias que ninguém pode deter.',
  'M-X-008':
    'O texto de um card vale mais que uma regra; "não pode" vale mais que "pode"; de uma instrução em parte impossível faz-se o que for possível.',
  'M-X-009':
    'As zonas são grimório, mão, campo de batalha, cemitério, pilha, exílio e comando; grimório e mão são ocultos, todas as outras públicas.',
  'M-X-010': 'Um objeto que muda de zona se torna um novo objeto sem memória do que foi.',
  'M-X-011': 'Um card que iria para um grimório, mão ou cemitério vai para o de seu dono.',
  'M-X-012':
    'Uma ficha que deixou o campo de batalha deixa de existir na próxima verificação das ações baseadas em estado.',
  'M-X-013':
    'As cores de um objeto são as dos símbolos de mana em seu custo de mana; sem símbolos coloridos ele é incolor; terrenos são incolores.',
  'M-X-014': 'O tamanho máximo da mão é sete; só importa na etapa de limpeza.',
  'M-X-015':
    'Só o jogador com prioridade pode conjurar mágicas, ativar habilidades que não são de mana e jogar terrenos.',
  'M-X-016':
    'O jogador ativo recebe prioridade no começo de cada etapa e fase principal, depois das ações do turno e dos desencadeamentos, exceto na etapa de desvirar e normalmente na de limpeza.',
  'M-X-017':
    'Um jogador que conjura uma mágica ou ativa uma habilidade tem prioridade de novo depois; após uma resolução, tem-na o jogador ativo.',
  'M-X-018':
    'Quando todos os jogadores passam em seguida, resolve o que está no topo da pilha; se a pilha está vazia, a etapa ou fase termina.',
  'M-X-019':
    'Mágicas instantâneas, com lampejo e habilidades ativadas podem ser usadas sempre que o jogador tem prioridade; todo o resto, só na própria fase principal com a pilha vazia.',
  'M-X-020': 'Jogar um terreno é uma ação especial, no tempo de um feitiço: não usa a pilha e não pode ter resposta.',
  'M-X-021':
    'Uma habilidade de mana (acrescenta mana, sem alvo, não é de lealdade) não usa a pilha e também pode ser ativada enquanto se paga um custo.',
  'M-X-022':
    'Se os dois jogadores precisam escolher ao mesmo tempo, o jogador ativo escolhe primeiro, depois o outro, e tudo acontece de uma vez.',
  'M-X-023':
    'Conjura-se nesta ordem: pôr o card na pilha; escolher modos, X e custos adicionais; escolher alvos; dividir efeitos; fixar o custo total; ativar habilidades de mana; pagar.',
  'M-X-024': 'Se algum passo não pode ser feito legalmente, a partida volta ao estado de antes da conjuração.',
  'M-X-025':
    'O custo total é o custo de mana mais os custos adicionais menos as reduções; é fixado antes que se produza mana.',
  'M-X-026':
    'Convocar: para cada mana colorido do custo total pode-se virar uma criatura desvirada daquela cor; para cada mana genérico, qualquer criatura desvirada.',
  'M-X-027': 'X é 0 onde quer que o objeto não esteja na pilha.',
  'M-X-028': 'Um custo só pode ser pago por inteiro; pontos de vida só podem ser pagos por quem tem essa quantidade.',
  'M-X-029':
    'Cada uso da palavra "alvo" precisa de um alvo legal; o mesmo objeto não pode ser escolhido duas vezes para um uso da palavra, mas pode para dois usos diferentes.',
  'M-X-030': '"Até" um número de alvos permite menos, também nenhum.',
  'M-X-031': 'Uma habilidade ativada se escreve "custo: efeito" e resolve mesmo que sua fonte se tenha ido.',
  'M-X-032': 'Na resolução os alvos são verificados de novo; um alvo que mudou de zona ou já não é legal é ilegal.',
  'M-X-033':
    'Se todos os alvos são ilegais, a mágica ou habilidade é anulada pelas regras e nada dela acontece; se só alguns são, ela age sobre os legais.',
  'M-X-034':
    'As instruções são seguidas na ordem impressa; escolhas não feitas ao conjurar são feitas então. Uma mágica instantânea ou feitiço vai para o cemitério do dono como última parte da resolução.',
  'M-X-035': 'Uma mágica ou habilidade anulada não devolve os custos pagos.',
  'M-X-036': 'Uma mágica que não pode ser anulada pode ser alvo de uma mágica que anula, que então não lhe faz nada.',
  'M-X-037': 'Informações sobre uma fonte que se foi vêm de seu último estado no campo de batalha.',
  'M-X-038':
    'Habilidades que começam com quando, toda vez que ou no desencadeiam sozinhas e vão para a pilha na próxima vez que um jogador receberia prioridade; seus alvos são escolhidos então.',
  'M-X-039':
    'Se várias esperam, o jogador ativo põe primeiro as suas na pilha, na ordem que quiser, depois o outro jogador.',
  'M-X-040':
    'Com uma condição logo depois do evento ("se …"), a habilidade só desencadeia se a condição vale e não faz nada se já não vale na resolução.',
  'M-X-041':
    'Desencadeamentos por deixar o campo de batalha e por morrer olham para o estado logo antes do evento; criaturas que morrem juntas veem umas às outras morrer.',
  'M-X-042': 'Uma habilidade desencadeada retardada desencadeia uma vez, na próxima vez que seu evento acontece.',
  'M-X-043':
    'Ninguém recebe prioridade na etapa de desvirar, por isso o que desencadeia então espera a manutenção; a compra do turno acontece antes que alguém receba prioridade na etapa de compra.',
  'M-X-044':
    'Limpeza: primeiro o jogador ativo descarta até o tamanho máximo da mão; depois todo o dano é removido e todos os efeitos "até o final do turno" e "neste turno" acabam ao mesmo tempo.',
  'M-X-045':
    'Ninguém recebe prioridade na etapa de limpeza, a menos que haja ações baseadas em estado ou desencadeamentos; então há prioridade e, depois, outra etapa de limpeza.',
  'M-X-046': 'O mana não gasto se perde no fim de cada etapa e fase; nada mais acontece por isso.',
  'M-X-047': 'Se nenhuma criatura ataca, as etapas de declaração de bloqueadores e de dano de combate são puladas.',
  'M-X-048':
    'Antes que um jogador receba prioridade, todas as ações baseadas em estado que valem são feitas de uma vez e verificadas de novo até que nenhuma valha; então os desencadeamentos à espera vão para a pilha, e a verificação se repete.',
  'M-X-049':
    'Uma criatura com resistência 0 ou menor é posta no cemitério do dono; isso não é destruição, por isso regeneração e indestrutível não ajudam.',
  'M-X-050':
    'Uma criatura com dano igual ou acima de sua resistência, ou que recebeu dano de uma fonte com toque mortífero desde a última verificação, é destruída.',
  'M-X-051':
    'Regra das lendas: um jogador que controla duas ou mais permanentes lendárias do mesmo nome fica com uma à sua escolha; as outras vão para os cemitérios de seus donos.',
  'M-X-052': 'Uma permanente com marcadores +1/+1 e −1/−1 os perde em pares.',
  'M-X-053':
    'Enjoo de invocação: uma criatura só pode atacar, ou pagar um custo com {T}, se seu controlador a controla sem interrupção desde o começo do seu turno mais recente, ou se ela tem ímpeto.',
  'M-X-054':
    'O jogador ativo declara um conjunto de atacantes que não viola nenhuma restrição e cumpre o máximo possível de exigências ("ataca se puder").',
  'M-X-055': 'O jogador defensor declara todos os bloqueios de uma vez, pelo mesmo princípio.',
  'M-X-056':
    'A evasão (voar, intimidar, travessia, proteção, "não pode ser bloqueada") só é verificada quando se declaram bloqueadores; mudanças posteriores não desfazem um bloqueio.',
  'M-X-057':
    'Travessia de terreno: a criatura não pode ser bloqueada enquanto o jogador defensor controla um terreno daquele tipo.',
  'M-X-058':
    'Um atacante bloqueado continua bloqueado mesmo que todos os seus bloqueadores se tenham ido; então não causa dano de combate, exceto com atropelar.',
  'M-X-059': 'Bloqueadores virados causam seu dano mesmo assim; uma criatura com poder 0 ou menor não causa nenhum.',
  'M-X-060':
    'Ordem de atribuição de dano: logo depois dos bloqueios, o jogador atacante põe em ordem os bloqueadores de cada atacante (o defensor faz o mesmo para uma criatura que bloqueia várias).',
  'M-X-061':
    'Um atacante precisa atribuir dano letal a um bloqueador antes de poder atribuir algum ao seguinte na ordem; pode atribuir mais que o letal.',
  'M-X-062':
    'Letal quer dizer resistência menos o dano já recebido e menos o dano atribuído por outros ao mesmo tempo; prevenção e semelhantes são ignorados; de uma fonte com toque mortífero, 1 é letal.',
  'M-X-063':
    'Atropelar: é preciso atribuir dano letal a todos os bloqueadores, o resto pode ir para o jogador ou planeswalker; com toque mortífero basta 1 por bloqueador; sem bloqueadores restantes, tudo vai para lá.',
  'M-X-064': 'Todo o dano de combate de uma etapa de dano é causado ao mesmo tempo.',
  'M-X-065':
    'Se um atacante ou bloqueador tem iniciativa ou golpe duplo, há duas etapas de dano: na primeira essas criaturas causam dano; na segunda, as outras e as de golpe duplo. Os jogadores recebem prioridade depois de cada uma.',
  'M-X-066':
    'Uma criatura que causou dano na primeira etapa e perde iniciativa não causa nenhum na segunda, a menos que então tenha golpe duplo.',
  'M-X-067':
    'Uma criatura é removida do combate se deixa o campo de batalha, se regenera, muda de controlador ou deixa de ser criatura.',
  'M-X-068':
    'Dano a um jogador é perda de pontos de vida; a um planeswalker, perda de outros tantos marcadores de lealdade; a uma criatura, dano marcado nela.',
  'M-X-069':
    'Vínculo com a vida vale para qualquer dano da fonte, como parte do próprio dano e não como desencadeamento; várias instâncias não se somam.',
  'M-X-070':
    'Proteção: dano de fontes da qualidade é prevenido; Auras e Equipamentos dela não podem ser anexados e caem; tais criaturas não podem bloquear; tais mágicas e habilidades não podem ter o objeto como alvo.',
  'M-X-071':
    'Uma mágica de Aura tem como alvo o que vai encantar; se o alvo é ilegal na resolução, a Aura vai para o cemitério. Uma Aura anexada cujo objeto se foi ou já não serve também vai para lá.',
  'M-X-072':
    'Equipar é uma habilidade ativada no tempo de um feitiço que tem como alvo uma criatura que o jogador controla; equipar outra criatura move o Equipamento.',
  'M-X-073':
    'Um Equipamento continua anexado quando a criatura muda de controlador; é desanexado quando ela se vai ou não pode ser equipada; um Equipamento que se torna criatura não pode equipar.',
  'M-X-074': 'O controlador de uma Aura ou Equipamento e o da criatura em que está podem ser jogadores diferentes.',
  'M-X-075':
    'Efeitos com "em vez disso", "entra virado", "entra como" e prevenção mudam um evento antes que aconteça; cada um se aplica no máximo uma vez a um evento.',
  'M-X-076':
    'Se vários se aplicam, o jogador afetado, ou o controlador do objeto afetado, escolhe qual se aplica primeiro.',
  'M-X-077':
    'Regeneração cria um escudo para o turno que substitui a próxima destruição; escudos não usados acabam na limpeza; "não pode ser regenerada" os ignora.',
  'M-X-078': 'Lutar: se uma das criaturas se foi ou já não é criatura, nenhuma causa dano.',
  'M-X-079':
    'Uma busca no grimório por um card de um certo tipo pode não encontrar nada, mesmo que haja um; o grimório é embaralhado depois.',
  'M-X-080':
    'As características de um objeto são calculadas de novo a cada vez a partir dos valores impressos, em camadas: 1 cópia, 2 controle, 3 texto, 4 tipos, 5 cores, 6 habilidades, 7 poder e resistência.',
  'M-X-081':
    'Camada 7 em ordem: 7a valores que se definem (*/*), 7b fixar num valor, 7c mudanças por +/−, 7d marcadores, 7e troca.',
  'M-X-082':
    'Dentro de uma camada os efeitos se aplicam por ordem de tempo, os mais antigos primeiro; um efeito que depende de outro espera por ele.',
  'M-X-083': 'Um poder ou resistência definido pelo próprio card (*) vale em todas as zonas.',
  'M-X-084':
    'Um efeito de uma mágica ou habilidade resolvida que muda características afeta só os objetos que servem quando ela resolve, com os números daquele momento; uma habilidade estática afeta o que servir a cada momento.',
  'M-X-085': 'Um efeito que dura enquanto vale uma condição acaba de vez quando a condição acaba.',
  'M-X-086':
    'Dar a um terreno um tipo básico de terreno lhe dá a habilidade de mana daquele tipo; "além de" conserva seus outros tipos e habilidades.',
  'M-X-087':
    'Um terreno ou artefato que se torna criatura segue todas as regras de criaturas, enjoo de invocação inclusive.',
  'M-X-088':
    'Uma cópia toma os valores impressos do original (e de outros efeitos de cópia nele), não marcadores, dano, Auras ou outros efeitos.',
  'M-X-089': 'Perder todas as habilidades remove habilidades dadas antes; habilidades dadas depois funcionam.',
  'M-X-090':
    'Uma mágica de planeswalker é conjurada como um feitiço e entra com tantos marcadores de lealdade quanto sua lealdade impressa.',
  'M-X-091': 'Um planeswalker com lealdade 0 é posto no cemitério de seu dono.',
  'M-X-092':
    'Habilidades de lealdade: só na própria fase principal com a pilha vazia, uma por planeswalker e turno; o custo acrescenta ou remove os marcadores indicados, e só se removem marcadores que estejam ali.',
  'M-X-093':
    'Unicidade dos planeswalkers: um jogador que controla dois planeswalkers do mesmo tipo fica com um à sua escolha.',
  'M-X-094':
    'Cada atacante é declarado atacando o jogador ou um de seus planeswalkers; dano que não é de combate e que a fonte de um oponente causaria a um jogador pode ser redirecionado por esse oponente a um planeswalker daquele jogador.',
  'M-X-095': 'Um emblema fica na zona de comando, só tem suas habilidades e não pode ser removido.',
};
