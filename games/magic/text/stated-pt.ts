/** The rules of the catalogue, in Portuguese. */
import type { StatedRules } from './stated.ts';

export const pt: StatedRules = {
  'M-WIN-001': 'Um jogador vence reduzindo a 0 os pontos de vida do oponente.',
  'M-LAND-001': 'Um jogador pode jogar um terreno em cada um de seus turnos, numa fase principal.',
  'M-MANA-003': 'Um símbolo colorido num custo é pago com mana daquela cor.',
  'M-TYPE-009': 'Planeswalkers são permanentes que lutam do lado de um jogador e podem ser atacados.',
  'M-CAST-001': 'Conjurar uma mágica é pagar seu custo de mana e colocar o card na pilha.',
  'M-STK-002':
    'Cada jogador, também quem conjurou, tem a chance de conjurar uma mágica instantânea ou ativar uma habilidade em resposta.',
  'M-STK-003': 'Uma resposta vai para cima do que já está na pilha.',
  'M-STK-004': 'Quando nenhum jogador quer acrescentar nada, a mágica ou habilidade de cima resolve.',
  'M-STK-006':
    'Uma mágica que anula outra é conjurada em resposta a ela; a mágica anulada não tem efeito e vai para o cemitério.',
  'M-TURN-001': 'Um turno tem estas fases, nesta ordem: inicial, principal, de combate, outra vez principal, final.',
  'M-TURN-003': 'Etapa de desvirar: o jogador ativo desvira todos os seus cards virados.',
  'M-TURN-004': 'Etapa de compra: o jogador ativo compra um card de seu grimório.',
  'M-CBT-001': 'O jogador ativo decide se ataca e com quais criaturas; todas atacam ao mesmo tempo.',
  'M-CBT-003': 'Uma criatura que entrou no campo de batalha neste turno não pode atacar, a menos que tenha ímpeto.',
  'M-CBT-004': 'As criaturas atacantes são viradas quando são declaradas.',
  'M-CBT-006': 'O jogador defensor pode bloquear com criaturas desviradas; nenhuma criatura é obrigada a bloquear.',
  'M-CBT-010': 'Um atacante não bloqueado causa ao oponente dano igual ao seu poder.',
  'M-CBT-011': 'Um atacante bloqueado e seus bloqueadores causam uns aos outros dano igual ao seu poder.',
  'M-CBT-014':
    'Uma criatura que recebeu num turno dano igual ou maior que sua resistência é destruída e posta no cemitério de seu dono.',
  'M-CBT-015':
    'O dano causado a um jogador, por criaturas ou mágicas, faz com que ele perca outros tantos pontos de vida.',
  'M-KEY-002': 'Voar: só pode ser bloqueada por criaturas com voar ou alcance.',
  'M-KEY-003':
    'Atropelar: se a criatura pode atribuir dano suficiente para destruir seus bloqueadores, seu jogador pode atribuir o resto ao jogador ou planeswalker defensor.',
  'M-KEY-005': 'Iniciativa: causa seu dano de combate antes de criaturas sem iniciativa nem golpe duplo.',
  'M-KEY-006':
    'Golpe duplo: causa dano de combate duas vezes, uma com as criaturas de iniciativa e outra com as demais.',
  'M-KEY-007': 'Ímpeto: pode atacar e usar suas habilidades com {T} assim que um jogador a controla.',
  'M-KEY-014': 'Toque mortífero: uma criatura que recebe dano de uma criatura com toque mortífero é destruída.',
  'M-ACT-003':
    '+1/+1 e semelhantes mudam o poder e a resistência por esses números, que podem ser quaisquer, também negativos.',
  'M-ACT-018':
    'Uma Aura é um encantamento anexado a outro card no campo de batalha; "encantar criatura" quer dizer que pode ser anexada a qualquer criatura ali.',
  'M-ACT-019': 'Quando a criatura encantada deixa o campo de batalha, a Aura é posta no cemitério.',
  'M-ACT-020':
    'Um Equipamento no campo de batalha é anexado a uma criatura de seu jogador pagando-se o custo de equipar.',
  'M-ACT-021': 'Quando a criatura equipada deixa o campo de batalha, o Equipamento fica.',
  'M-X-035': 'Uma mágica ou habilidade anulada não devolve os custos pagos.',
  'M-X-090':
    'Uma mágica de planeswalker é conjurada como um feitiço e entra com tantos marcadores de lealdade quanto sua lealdade impressa.',
  'M-X-092':
    'Habilidades de lealdade: só na própria fase principal com a pilha vazia, uma por planeswalker e turno; o custo acrescenta ou remove os marcadores indicados, e só se removem marcadores que estejam ali.',
};
