/** The rules beyond the guide, in Portuguese. */
import type { StatedRules } from './stated.ts';

export const beyond = {
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
} satisfies Partial<StatedRules>;
