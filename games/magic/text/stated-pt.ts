/** The rules of the catalogue, in Portuguese. */
import type { StatedRules } from './stated.ts';
import { beyond } from './stated-beyond-pt.ts';

export const pt: StatedRules = {
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
  ...beyond,
};
