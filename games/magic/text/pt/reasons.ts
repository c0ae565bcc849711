/** Why something is not possible, in Brazilian Portuguese. */
import type { Reasons } from '../keys/reasons.ts';

export const reasons: Reasons = {
  'M-ACT-002': 'Um card virado não pode ser virado de novo antes de ser desvirado.',
  'M-ACT-014': 'Só quem controla uma permanente pode usar suas habilidades.',
  'M-CARD-002': 'Um card que não é terreno só pode ser conjurado se tiver custo de mana.',
  'M-CBT-001': 'Só o jogador ativo ataca, e só com criaturas que controla.',
  'M-CBT-002': 'Uma criatura virada não pode atacar.',
  'M-CBT-003': 'Uma criatura que entrou no campo de batalha neste turno não pode atacar, a menos que tenha ímpeto.',
  'M-CBT-006': 'Só criaturas desviradas do jogador defensor podem bloquear.',
  'M-KEY-002': 'Uma criatura com voar só pode ser bloqueada por criaturas com voar ou alcance.',
  'M-KEY-004': 'Uma criatura com defensor não pode atacar.',
  'M-KEY-010':
    'Uma criatura com intimidar só pode ser bloqueada por criaturas artefato ou que tenham uma cor em comum com ela.',
  'M-KEY-012':
    'O que tem proteção contra uma qualidade não pode ser bloqueado, encantado nem escolhido como alvo pelo que tem essa qualidade.',
  'M-KEY-013': 'O que tem resistência a magia não pode ser alvo de mágicas nem habilidades de oponentes.',
  'M-LAND-001': 'Um jogador pode jogar um terreno em cada um de seus turnos, numa fase principal.',
  'M-LAND-002': 'Na segunda fase principal só se joga um terreno se nenhum foi jogado neste turno.',
  'M-MANA-003': 'Um símbolo colorido é pago com mana daquela cor.',
  'M-MANA-004': 'Não há mana suficiente para o custo.',
  'M-TYPE-005': 'Criaturas, artefatos e encantamentos só são conjurados na própria fase principal.',
  'M-TYPE-006': 'Um feitiço só pode ser conjurado na própria fase principal.',
  'M-X-008': 'O texto de um card não permite isso; "não pode" vale mais do que "pode".',
  'M-X-019': 'Com algo na pilha só se podem usar mágicas instantâneas, cards com lampejo e habilidades ativadas.',
  'M-X-020': 'Um terreno só é jogado com a pilha vazia.',
  'M-X-028': 'Um custo só pode ser pago por inteiro.',
  'M-X-029': 'Falta um alvo legal.',
  'M-X-053': 'Uma criatura que seu controlador não controla desde o início de seu turno não pode atacar nem pagar {T}.',
  'M-X-057':
    'Uma criatura com travessia não pode ser bloqueada enquanto o jogador defensor controlar um terreno daquele tipo.',
  'M-X-072': 'Equipar só é possível quando se poderia conjurar um feitiço.',
  'M-X-090': 'Um planeswalker só é conjurado na própria fase principal.',
  'M-X-092':
    'De cada planeswalker usa-se uma habilidade de lealdade por turno, na própria fase principal com a pilha vazia, e só se removem marcadores que estejam nele.',
};
