/** The rules of the catalogue, in Spanish. */
import type { StatedRules } from './stated.ts';
import { beyond } from './stated-beyond-es.ts';

export const es: StatedRules = {
  'M-DECK-001': 'Cada jugador tiene un mazo de al menos 60 cartas.',
  'M-DECK-002':
    'Un mazo se compone de tierras y criaturas y puede tener conjuros, instantáneos, artefactos, encantamientos y planeswalkers.',
  'M-SET-001': 'Al comienzo cada jugador baraja su mazo, que pasa a ser su biblioteca, y roba siete cartas.',
  'M-SET-002': 'Cada jugador comienza con 20 vidas.',
  'M-SET-003':
    'Regla de la primera partida: un jugador con menos de dos tierras en sus siete cartas baraja su mano en el mazo y roba una mano nueva.',
  'M-SET-004':
    'Mulligan: un jugador al que no le gusta su mano inicial puede barajarla en el mazo y robar una mano nueva con una carta menos.',
  'M-SET-005': 'Puede hacerlo tantas veces como quiera, cada vez con una carta menos.',
  'M-WIN-001': 'Un jugador gana reduciendo a 0 las vidas del oponente.',
  'M-CARD-001':
    'La línea de tipo, bajo la ilustración, dice el tipo de carta; una criatura tiene uno o más tipos de criatura tras la raya.',
  'M-CARD-002': 'Toda carta que no es tierra tiene un coste de maná en la esquina superior derecha.',
  'M-CARD-003':
    'Las habilidades están en el recuadro de texto; el texto entre paréntesis las explica; el texto de ambiente en cursiva no tiene efecto.',
  'M-CARD-004':
    'Una criatura tiene dos números: el primero es su fuerza, el daño que hace en combate; el segundo, su resistencia.',
  'M-CARD-005':
    'El color del símbolo de la colección indica la rareza (negro común, plata infrecuente, oro rara, naranja rara mítica) y no tiene efecto en el juego.',
  'M-LAND-001': 'Un jugador puede jugar una tierra en cada uno de sus turnos, en una fase principal.',
  'M-LAND-002': 'En la segunda fase principal solo puede hacerlo si no ha jugado ninguna este turno.',
  'M-LAND-003': 'Una tierra jugada pasa de la mano al campo de batalla y se queda allí.',
  'M-LAND-004': 'Los tipos de tierra básica dan: Llanura blanco, Isla azul, Pantano negro, Montaña rojo, Bosque verde.',
  'M-LAND-005': 'Las tierras no básicas pueden dar varios colores o maná incoloro y pueden tener habilidades.',
  'M-MANA-001': 'El maná es blanco, azul, negro, rojo, verde o incoloro.',
  'M-MANA-002': 'Una tierra se gira para obtener su maná y no puede girarse de nuevo hasta que se endereza.',
  'M-MANA-003': 'Un símbolo de color en un coste se paga con maná de ese color.',
  'M-MANA-004': 'Un número en un coste se paga con esa cantidad de maná de cualquier tipo.',
  'M-MANA-005': 'El maná espera en la reserva de maná desde que se gira la tierra hasta que se gasta.',
  'M-MANA-006': 'El maná de habilidades es igual que el maná de girar tierras.',
  'M-MANA-007': 'El maná no pasa de un turno a otro.',
  'M-MANA-008': 'Con {X} en un coste, el jugador elige cuánto maná paga por X, y el efecto usa ese número.',
  'M-MANA-009': 'La mayoría de los artefactos son incoloros: no hace falta maná de un color concreto para lanzarlos.',
  'M-TYPE-001': 'Toda carta que no es tierra se lanza como hechizo.',
  'M-TYPE-002':
    'Son permanentes las tierras, criaturas, artefactos, encantamientos, planeswalkers y fichas de criatura.',
  'M-TYPE-003': 'Un hechizo de permanente entra en el campo de batalla cuando se ha lanzado y resuelto.',
  'M-TYPE-004': 'Los conjuros e instantáneos no son permanentes; tienen su efecto y van al cementerio.',
  'M-TYPE-005':
    'Los hechizos de criatura, artefacto y encantamiento se lanzan durante la propia fase principal del jugador.',
  'M-TYPE-006':
    'Un conjuro solo puede lanzarse cuando el jugador podría lanzar una criatura: en su propia fase principal.',
  'M-TYPE-007':
    'Un instantáneo puede lanzarse prácticamente en cualquier momento, en el turno de cualquier jugador, también en respuesta a otro hechizo.',
  'M-TYPE-008': 'Un artefacto también puede ser una criatura.',
  'M-TYPE-009': 'Los planeswalkers son permanentes que luchan del lado de un jugador y pueden ser atacados.',
  'M-CAST-001': 'Lanzar un hechizo es pagar su coste de maná y poner la carta en la pila.',
  'M-CAST-002': 'Si un hechizo o una habilidad activada dice «objetivo», el objetivo se elige al lanzarlo o activarla.',
  'M-STK-001': 'Un hechizo no tiene efecto al momento: espera en la pila.',
  'M-STK-002':
    'Cada jugador, también quien lo lanzó, tiene la oportunidad de lanzar un instantáneo o activar una habilidad en respuesta.',
  'M-STK-003': 'Una respuesta se pone encima de lo que ya está en la pila.',
  'M-STK-004': 'Cuando ningún jugador quiere añadir nada, se resuelve el hechizo o la habilidad de encima.',
  'M-STK-005': 'Un hechizo cuyo objetivo ya no está cuando se resolvería no tiene efecto y va al cementerio.',
  'M-STK-006':
    'Un hechizo que contrarresta a otro se lanza en respuesta a él; el hechizo contrarrestado no tiene efecto y va al cementerio.',
  'M-STK-007':
    'Cuando una habilidad habla de «la próxima vez» o del «próximo daño», los instantáneos y habilidades usados en respuesta ocurren antes.',
  'M-TURN-001': 'Un turno tiene estas fases, en este orden: inicial, principal, de combate, otra vez principal, final.',
  'M-TURN-002': 'La fase inicial tiene tres pasos: enderezar, mantenimiento, robar.',
  'M-TURN-003': 'Paso de enderezar: el jugador activo endereza todas sus cartas giradas.',
  'M-TURN-004': 'Paso de robar: el jugador activo roba una carta de su biblioteca.',
  'M-TURN-005':
    'Hay una fase de combate, con cinco pasos: inicio del combate, declaración de atacantes, declaración de bloqueadores, daño de combate, final del combate.',
  'M-TURN-006': 'La fase final tiene dos pasos: paso final, limpieza.',
  'M-TURN-007': 'Paso de limpieza: se cura todo el daño de las criaturas en el campo de batalla.',
  'M-CBT-001': 'El jugador activo decide si ataca y con qué criaturas; todas atacan a la vez.',
  'M-CBT-002': 'Una criatura girada no puede atacar.',
  'M-CBT-003': 'Una criatura que entró en el campo de batalla este turno no puede atacar, a menos que tenga prisa.',
  'M-CBT-004': 'Las criaturas atacantes se giran al ser declaradas.',
  'M-CBT-005': 'Las criaturas atacan al oponente o a un planeswalker, nunca a una criatura.',
  'M-CBT-006':
    'El jugador defensor puede bloquear con criaturas enderezadas; ninguna criatura está obligada a bloquear.',
  'M-CBT-007': 'Bloquear no gira a la criatura.',
  'M-CBT-008': 'Cada criatura puede bloquear a un solo atacante.',
  'M-CBT-009': 'Varias criaturas pueden bloquear al mismo atacante.',
  'M-CBT-010': 'Un atacante no bloqueado hace al oponente daño igual a su fuerza.',
  'M-CBT-011': 'Un atacante bloqueado y sus bloqueadores se hacen entre sí daño igual a su fuerza.',
  'M-CBT-012': 'Un atacante bloqueado no hace daño al jugador.',
  'M-CBT-013': 'Con varios bloqueadores, el jugador atacante decide cuánto daño del atacante recibe cada bloqueador.',
  'M-CBT-014':
    'Una criatura que ha recibido en un turno daño igual o mayor que su resistencia es destruida y puesta en el cementerio de su propietario.',
  'M-CBT-015': 'El daño a un jugador, de criaturas o de hechizos, le hace perder otras tantas vidas.',
  'M-KEY-001': 'Alcance: puede bloquear a criaturas que vuelan, y a otras.',
  'M-KEY-002': 'Vuela: solo puede ser bloqueada por criaturas que vuelan o tienen alcance.',
  'M-KEY-003':
    'Arrolla: si la criatura puede asignar daño suficiente para destruir a sus bloqueadores, su jugador puede asignar el resto al jugador o planeswalker defensor.',
  'M-KEY-004': 'Defensor: no puede atacar.',
  'M-KEY-005': 'Daña primero: hace su daño de combate antes que las criaturas que ni dañan primero ni dañan dos veces.',
  'M-KEY-006': 'Daña dos veces: hace daño de combate dos veces, una con las que dañan primero y otra con las demás.',
  'M-KEY-007': 'Prisa: puede atacar y usar sus habilidades con {T} en cuanto un jugador la controla.',
  'M-KEY-008': 'Indestructible: no puede ser destruida por daño ni por efectos que digan destruir.',
  'M-KEY-009': 'Indestructible no impide el sacrificio, el exilio ni morir por resistencia 0 o menos.',
  'M-KEY-010':
    'Intimidar: solo puede ser bloqueada por criaturas artefacto y por criaturas que comparten un color con ella.',
  'M-KEY-011': 'Destello: el hechizo puede lanzarse siempre que podría lanzarse un instantáneo.',
  'M-KEY-012':
    'Protección contra un color: no puede ser bloqueada, dañada, encantada ni objetivo de nada de ese color.',
  'M-KEY-013':
    'Antimaleficio: no puede ser objetivo de hechizos (Auras incluidas) y habilidades de los oponentes; su propio jugador sí puede hacerla objetivo.',
  'M-KEY-014': 'Toque mortal: una criatura que recibe daño de una criatura con toque mortal es destruida.',
  'M-KEY-015':
    'Vigilancia: atacar no gira a la criatura; aun así no puede atacar si está girada o ha llegado este turno.',
  'M-KEY-016': 'Vínculo vital: cuando la criatura hace daño, su controlador gana otras tantas vidas.',
  'M-ACT-001': '{T} significa «gira esta carta» y solo aparece en el coste de una habilidad activada.',
  'M-ACT-002': 'Una carta girada no puede girarse de nuevo antes de enderezarse.',
  'M-ACT-003':
    '+1/+1 y similares cambian la fuerza y la resistencia en esos números, que pueden ser cualesquiera, también negativos.',
  'M-ACT-004': 'Robar una carta es poner en la mano la primera carta de la biblioteca.',
  'M-ACT-005': 'Descartar es elegir una carta de la propia mano y ponerla en el propio cementerio.',
  'M-ACT-006':
    'Un permanente destruido se pone en el cementerio; el daño letal, los hechizos y las habilidades pueden destruir.',
  'M-ACT-007':
    'Sacrificar un permanente es moverlo del campo de batalla al cementerio; no puede regenerarse ni salvarse.',
  'M-ACT-008': 'Un jugador solo puede sacrificar sus propios permanentes.',
  'M-ACT-009':
    'Una carta exiliada se aparta: no es un permanente ni está en el cementerio, y queda exiliada hasta el final de la partida o hasta que un efecto la mueva.',
  'M-ACT-010': '«Morir» significa que una criatura va a un cementerio desde el campo de batalla.',
  'M-ACT-011': 'Dos criaturas que luchan se hacen la una a la otra daño igual a su fuerza.',
  'M-ACT-012': 'El daño de una lucha no es daño de combate.',
  'M-ACT-013':
    'Regenerar reemplaza la destrucción de la criatura: se gira, se retira del combate y se cura todo su daño.',
  'M-ACT-014':
    'Un jugador controla los permanentes de su lado, a menos que un efecto dé el control al oponente; entonces solo este puede usarlos.',
  'M-ACT-015':
    'Cuando un permanente bajo control ajeno deja el campo de batalla o acaba la partida, vuelve a su propietario.',
  'M-ACT-016':
    'Los contadores sobre una carta muestran cambios en ella; un contador +1/+1 da +1 de fuerza y +1 de resistencia.',
  'M-ACT-017': 'Algunas cartas crean fichas de criatura; son permanentes.',
  'M-ACT-018':
    'Un Aura es un encantamiento anexado a otra carta en el campo de batalla; «encantar criatura» significa que puede anexarse a cualquier criatura de allí.',
  'M-ACT-019': 'Cuando la criatura encantada deja el campo de batalla, el Aura se pone en el cementerio.',
  'M-ACT-020': 'Un Equipo en el campo de batalla se anexa a una criatura de su jugador pagando su coste de equipar.',
  'M-ACT-021': 'Cuando la criatura equipada deja el campo de batalla, el Equipo se queda.',
  ...beyond,
};
