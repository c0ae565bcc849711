/** Why something is not possible, in Spanish. */
import type { Reasons } from '../keys/reasons.ts';

export const reasons: Reasons = {
  'M-ACT-002': 'Una carta girada no puede girarse de nuevo antes de enderezarse.',
  'M-ACT-014': 'Solo quien controla un permanente puede usar sus habilidades.',
  'M-CARD-002': 'Una carta que no es tierra solo puede lanzarse si tiene coste de maná.',
  'M-CBT-001': 'Solo ataca el jugador activo, y solo con criaturas que controla.',
  'M-CBT-002': 'Una criatura girada no puede atacar.',
  'M-CBT-003':
    'Una criatura que entró al campo de batalla este turno no puede atacar, a menos que tenga la habilidad de prisa.',
  'M-CBT-006': 'Solo pueden bloquear criaturas enderezadas del jugador defensor.',
  'M-KEY-002':
    'Una criatura con la habilidad de volar solo puede ser bloqueada por criaturas con la habilidad de volar o alcance.',
  'M-KEY-004': 'Una criatura con la habilidad de defensor no puede atacar.',
  'M-KEY-010':
    'Una criatura con la habilidad de intimidar solo puede ser bloqueada por criaturas artefacto o que compartan un color con ella.',
  'M-KEY-012':
    'Lo que tiene protección contra una cualidad no puede ser bloqueado, encantado ni hecho objetivo por lo que tiene esa cualidad.',
  'M-KEY-013':
    'Lo que tiene la habilidad de antimaleficio no puede ser objetivo de hechizos ni habilidades de los oponentes.',
  'M-LAND-001': 'Un jugador puede jugar una tierra en cada uno de sus turnos, en una fase principal.',
  'M-LAND-002': 'En la segunda fase principal solo se juega una tierra si no se ha jugado ninguna este turno.',
  'M-MANA-003': 'Un símbolo de color se paga con maná de ese color.',
  'M-MANA-004': 'No hay maná suficiente para el coste.',
  'M-TYPE-005': 'Las criaturas, los artefactos y los encantamientos solo se lanzan en la propia fase principal.',
  'M-TYPE-006': 'Un conjuro solo puede lanzarse en la propia fase principal.',
  'M-X-008': 'El texto de una carta no lo permite; «no puede» vale más que «puede».',
  'M-X-019':
    'Con algo en la pila solo pueden usarse instantáneos, cartas con la habilidad de destello y habilidades activadas.',
  'M-X-020': 'Una tierra solo se juega con la pila vacía.',
  'M-X-028': 'Un coste solo puede pagarse por completo.',
  'M-X-029': 'Falta un objetivo legal.',
  'M-X-053': 'Una criatura que su controlador no controla desde el comienzo de su turno no puede atacar ni pagar {T}.',
  'M-X-057':
    'Una criatura que cruza tierras no puede ser bloqueada mientras el jugador defensor controle una tierra de ese tipo.',
  'M-X-072': 'Solo se puede equipar cuando se podría lanzar un conjuro.',
  'M-X-090': 'Un planeswalker solo se lanza en la propia fase principal.',
  'M-X-092':
    'De cada planeswalker se usa una habilidad de lealtad por turno, en la propia fase principal con la pila vacía, y solo se quitan contadores que estén sobre él.',
};
