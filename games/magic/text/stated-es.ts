/** The rules of the catalogue, in Spanish. */
import type { StatedRules } from './stated.ts';

export const es: StatedRules = {
  'M-WIN-001': 'Un jugador gana reduciendo a 0 las vidas del oponente.',
  'M-LAND-001': 'Un jugador puede jugar una tierra en cada uno de sus turnos, en una fase principal.',
  'M-MANA-003': 'Un símbolo de color en un coste se paga con maná de ese color.',
  'M-TYPE-009': 'Los planeswalkers son permanentes que luchan del lado de un jugador y pueden ser atacados.',
  'M-CAST-001': 'Lanzar un hechizo es pagar su coste de maná y poner la carta en la pila.',
  'M-STK-002':
    'Cada jugador, también quien lo lanzó, tiene la oportunidad de lanzar un instantáneo o activar una habilidad en respuesta.',
  'M-STK-003': 'Una respuesta se pone encima de lo que ya está en la pila.',
  'M-STK-004': 'Cuando ningún jugador quiere añadir nada, se resuelve el hechizo o la habilidad de encima.',
  'M-STK-006':
    'Un hechizo que contrarresta a otro se lanza en respuesta a él; el hechizo contrarrestado no tiene efecto y va al cementerio.',
  'M-TURN-001': 'Un turno tiene estas fases, en este orden: inicial, principal, de combate, otra vez principal, final.',
  'M-TURN-003': 'Paso de enderezar: el jugador activo endereza todas sus cartas giradas.',
  'M-TURN-004': 'Paso de robar: el jugador activo roba una carta de su biblioteca.',
  'M-CBT-001': 'El jugador activo decide si ataca y con qué criaturas; todas atacan a la vez.',
  'M-CBT-003': 'Una criatura que entró en el campo de batalla este turno no puede atacar, a menos que tenga prisa.',
  'M-CBT-004': 'Las criaturas atacantes se giran al ser declaradas.',
  'M-CBT-006':
    'El jugador defensor puede bloquear con criaturas enderezadas; ninguna criatura está obligada a bloquear.',
  'M-CBT-010': 'Un atacante no bloqueado hace al oponente daño igual a su fuerza.',
  'M-CBT-011': 'Un atacante bloqueado y sus bloqueadores se hacen entre sí daño igual a su fuerza.',
  'M-CBT-014':
    'Una criatura que ha recibido en un turno daño igual o mayor que su resistencia es destruida y puesta en el cementerio de su propietario.',
  'M-CBT-015': 'El daño a un jugador, de criaturas o de hechizos, le hace perder otras tantas vidas.',
  'M-KEY-002': 'Vuela: solo puede ser bloqueada por criaturas que vuelan o tienen alcance.',
  'M-KEY-003':
    'Arrolla: si la criatura puede asignar daño suficiente para destruir a sus bloqueadores, su jugador puede asignar el resto al jugador o planeswalker defensor.',
  'M-KEY-005': 'Daña primero: hace su daño de combate antes que las criaturas que ni dañan primero ni dañan dos veces.',
  'M-KEY-006': 'Daña dos veces: hace daño de combate dos veces, una con las que dañan primero y otra con las demás.',
  'M-KEY-007': 'Prisa: puede atacar y usar sus habilidades con {T} en cuanto un jugador la controla.',
  'M-KEY-014': 'Toque mortal: una criatura que recibe daño de una criatura con toque mortal es destruida.',
  'M-ACT-003':
    '+1/+1 y similares cambian la fuerza y la resistencia en esos números, que pueden ser cualesquiera, también negativos.',
  'M-ACT-018':
    'Un Aura es un encantamiento anexado a otra carta en el campo de batalla; «encantar criatura» significa que puede anexarse a cualquier criatura de allí.',
  'M-ACT-019': 'Cuando la criatura encantada deja el campo de batalla, el Aura se pone en el cementerio.',
  'M-ACT-020': 'Un Equipo en el campo de batalla se anexa a una criatura de su jugador pagando su coste de equipar.',
  'M-ACT-021': 'Cuando la criatura equipada deja el campo de batalla, el Equipo se queda.',
  'M-X-035': 'Un hechizo o una habilidad contrarrestados no devuelven los costes pagados.',
  'M-X-090':
    'Un hechizo de planeswalker se lanza como un conjuro y entra con tantos contadores de lealtad como su lealtad impresa.',
  'M-X-092':
    'Habilidades de lealtad: solo en la propia fase principal con la pila vacía, una por planeswalker y turno; el coste pone o quita los contadores indicados, y solo pueden quitarse contadores que haya.',
};
