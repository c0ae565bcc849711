/** The rules of the rule index, in Spanish. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
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
  'M-X-001': 'Un mazo construido tiene como máximo cuatro cartas del mismo nombre, salvo tierras básicas.',
  'M-X-002':
    'Un método al azar decide quién elige al jugador inicial; las manos se roban y los mulligans se hacen en el orden de los turnos: cada uno decide, después todos los que hacen mulligan lo hacen a la vez, hasta que todos se quedan la mano.',
  'M-X-003': 'El jugador inicial se salta el paso de robar de su primer turno.',
  'M-X-004': 'Un jugador con 0 vidas o menos pierde la partida.',
  'M-X-005':
    'Un jugador que tuvo que robar más cartas de las que hay en su biblioteca roba las que hay y pierde en la siguiente comprobación de acciones basadas en el estado.',
  'M-X-006': 'Un jugador puede conceder en cualquier momento y pierde al instante.',
  'M-X-007':
    'Si ambos jugadores perderían a la vez, la partida es un empate; lo mismo un bucle de acciones obligatorias que nadie puede detener.',
  'M-X-008':
    'El texto de una carta vale más que una regla; «no puede» vale más que «puede»; de una instrucción imposible en parte se hace todo lo posible.',
  'M-X-009':
    'Las zonas son biblioteca, mano, campo de batalla, cementerio, pila, exilio y mando; biblioteca y mano son ocultas, todas las demás públicas.',
  'M-X-010': 'Un objeto que cambia de zona se convierte en un objeto nuevo sin memoria de lo que fue.',
  'M-X-011': 'Una carta que iría a una biblioteca, mano o cementerio va a los de su propietario.',
  'M-X-012':
    'Una ficha que ha dejado el campo de batalla deja de existir en la siguiente comprobación de acciones basadas en el estado.',
  'M-X-013':
    'Los colores de un objeto son los de los símbolos de maná de su coste; sin símbolos de color es incoloro; las tierras son incoloras.',
  'M-X-014': 'El tamaño máximo de la mano es siete; solo importa en el paso de limpieza.',
  'M-X-015':
    'Solo el jugador con prioridad puede lanzar hechizos, activar habilidades que no son de maná y jugar tierras.',
  'M-X-016':
    'El jugador activo recibe prioridad al comienzo de cada paso y fase principal, tras las acciones del turno y los disparos, salvo en el de enderezar y normalmente en el de limpieza.',
  'M-X-017':
    'Un jugador que lanza un hechizo o activa una habilidad vuelve a tener prioridad después; tras una resolución la tiene el jugador activo.',
  'M-X-018':
    'Cuando todos los jugadores pasan seguidos, se resuelve lo de encima de la pila; si la pila está vacía, acaba el paso o la fase.',
  'M-X-019':
    'Los instantáneos, hechizos con destello y habilidades activadas pueden usarse siempre que el jugador tenga prioridad; todo lo demás, solo en su propia fase principal con la pila vacía.',
  'M-X-020':
    'Jugar una tierra es una acción especial, cuando se podría lanzar un conjuro: no usa la pila y no se puede responder.',
  'M-X-021':
    'Una habilidad de maná (agrega maná, sin objetivo, no de lealtad) no usa la pila y también puede activarse mientras se paga un coste.',
  'M-X-022':
    'Si ambos jugadores deben elegir a la vez, elige primero el jugador activo, después el otro, y todo ocurre a la vez.',
  'M-X-023':
    'Se lanza en este orden: poner la carta en la pila; elegir modos, X y costes adicionales; elegir objetivos; repartir efectos; fijar el coste total; activar habilidades de maná; pagar.',
  'M-X-024': 'Si algún paso no puede hacerse legalmente, la partida vuelve al estado anterior al lanzamiento.',
  'M-X-025':
    'El coste total es el coste de maná más los costes adicionales menos las reducciones; se fija antes de producir maná.',
  'M-X-026':
    'Convocar: por cada maná de color del coste total se puede girar una criatura enderezada de ese color; por cada maná genérico, cualquier criatura enderezada.',
  'M-X-027': 'X es 0 siempre que el objeto no esté en la pila.',
  'M-X-028': 'Un coste solo puede pagarse por completo; las vidas solo puede pagarlas quien tiene tantas.',
  'M-X-029':
    'Cada uso de la palabra «objetivo» necesita un objetivo legal; el mismo objeto no puede elegirse dos veces para un uso de la palabra, pero sí para dos distintos.',
  'M-X-030': '«Hasta» un número de objetivos permite menos, también ninguno.',
  'M-X-031': 'Una habilidad activada se escribe «coste: efecto» y se resuelve aunque su fuente ya no esté.',
  'M-X-032':
    'Al resolver se comprueban de nuevo los objetivos; un objetivo que ha cambiado de zona o ya no es legal es ilegal.',
  'M-X-033':
    'Si todos los objetivos son ilegales, las reglas contrarrestan el hechizo o la habilidad y nada ocurre; si solo lo son algunos, actúa sobre los legales.',
  'M-X-034':
    'Las instrucciones se siguen en el orden impreso; lo que no se eligió al lanzar se elige entonces. Un instantáneo o conjuro va al cementerio de su propietario como última parte de la resolución.',
  'M-X-035': 'Un hechizo o una habilidad contrarrestados no devuelven los costes pagados.',
  'M-X-036':
    'Un hechizo que no puede ser contrarrestado puede ser objetivo de un contrahechizo, que entonces no le hace nada.',
  'M-X-037': 'La información sobre una fuente que ya no está se toma de su último estado en el campo de batalla.',
  'M-X-038':
    'Las habilidades que empiezan por cuando, siempre que o al se disparan solas y van a la pila la próxima vez que un jugador recibiría prioridad; sus objetivos se eligen entonces.',
  'M-X-039':
    'Si esperan varias, el jugador activo pone primero las suyas en la pila en el orden que quiera, después el otro jugador.',
  'M-X-040':
    'Con una condición justo tras el evento («si …»), la habilidad se dispara solo si se cumple y no hace nada si ya no se cumple al resolverse.',
  'M-X-041':
    'Los disparos por dejar el campo de batalla y por morir miran el estado justo anterior al evento; las criaturas que mueren juntas se ven morir.',
  'M-X-042': 'Una habilidad disparada retrasada se dispara una vez, la próxima vez que ocurre su evento.',
  'M-X-043':
    'Nadie recibe prioridad en el paso de enderezar, así que lo que se dispara entonces espera al mantenimiento; el robo del turno ocurre antes de que nadie reciba prioridad en el paso de robar.',
  'M-X-044':
    'Limpieza: primero el jugador activo descarta hasta su tamaño máximo de mano; después se retira todo el daño y acaban a la vez todos los efectos «hasta el final del turno» y «este turno».',
  'M-X-045':
    'Nadie recibe prioridad en el paso de limpieza, salvo que haya acciones basadas en el estado o disparos; entonces hay prioridad y después otro paso de limpieza.',
  'M-X-046': 'El maná no gastado se pierde al final de cada paso y fase; no ocurre nada más por ello.',
  'M-X-047': 'Si no ataca ninguna criatura, se saltan los pasos de declaración de bloqueadores y de daño de combate.',
  'M-X-048':
    'Antes de que un jugador reciba prioridad, todas las acciones basadas en el estado que procedan se hacen a la vez y se comprueban de nuevo hasta que no quede ninguna; entonces los disparos en espera van a la pila y se repite la comprobación.',
  'M-X-049':
    'Una criatura con resistencia 0 o menos va al cementerio de su propietario; no es destrucción, así que ni regeneración ni indestructible ayudan.',
  'M-X-050':
    'Una criatura con daño igual o superior a su resistencia, o dañada por una fuente con toque mortal desde la última comprobación, es destruida.',
  'M-X-051':
    'Regla de las leyendas: un jugador que controla dos o más permanentes legendarios del mismo nombre se queda con uno que elija; los demás van a los cementerios de sus propietarios.',
  'M-X-052': 'Un permanente con contadores +1/+1 y −1/−1 los pierde por parejas.',
  'M-X-053':
    'Mareo de invocación: una criatura solo puede atacar, o pagar un coste con {T}, si su controlador la controla sin interrupción desde el comienzo de su turno más reciente, o si tiene prisa.',
  'M-X-054':
    'El jugador activo declara un conjunto de atacantes que no incumple ninguna restricción y cumple tantos requisitos («ataca si puede») como sea posible.',
  'M-X-055': 'El jugador defensor declara todos los bloqueos a la vez, por el mismo principio.',
  'M-X-056':
    'La evasión (volar, intimidar, cruzar tierras, protección, «no puede ser bloqueada») solo se comprueba al declarar bloqueadores; los cambios posteriores no deshacen un bloqueo.',
  'M-X-057':
    'Cruzar tierras: la criatura no puede ser bloqueada mientras el jugador defensor controle una tierra de ese tipo.',
  'M-X-058':
    'Un atacante bloqueado sigue bloqueado aunque ya no esté ninguno de sus bloqueadores; entonces no hace daño de combate, salvo si arrolla.',
  'M-X-059': 'Los bloqueadores girados hacen su daño igualmente; una criatura con fuerza 0 o menos no hace ninguno.',
  'M-X-060':
    'Orden de asignación de daño: justo tras los bloqueos, el jugador atacante pone en orden a los bloqueadores de cada atacante (el defensor, igual para una criatura que bloquea a varias).',
  'M-X-061':
    'Un atacante debe asignar daño letal a un bloqueador antes de poder asignar al siguiente del orden; puede asignar más del letal.',
  'M-X-062':
    'Letal significa resistencia menos el daño ya recibido y menos el asignado por otros a la vez; la prevención y similares se ignoran; de una fuente con toque mortal, 1 es letal.',
  'M-X-063':
    'Arrollar: hay que asignar daño letal a todos los bloqueadores, el resto puede ir al jugador o planeswalker; con toque mortal basta 1 por bloqueador; sin bloqueadores restantes, todo va allí.',
  'M-X-064': 'Todo el daño de combate de un paso de daño se hace a la vez.',
  'M-X-065':
    'Si un atacante o bloqueador daña primero o dos veces, hay dos pasos de daño: en el primero hacen daño esas criaturas; en el segundo, las demás y las que dañan dos veces. Los jugadores reciben prioridad tras cada uno.',
  'M-X-066':
    'Una criatura que ha hecho daño en el primer paso y deja de dañar primero no hace ninguno en el segundo, salvo que entonces dañe dos veces.',
  'M-X-067':
    'Una criatura se retira del combate si deja el campo de batalla, se regenera, cambia de controlador o deja de ser criatura.',
  'M-X-068':
    'El daño a un jugador es pérdida de vidas; a un planeswalker, pérdida de otros tantos contadores de lealtad; a una criatura, daño marcado en ella.',
  'M-X-069':
    'El vínculo vital funciona con cualquier daño de la fuente, como parte del daño mismo y no como disparo; varias veces no se suman.',
  'M-X-070':
    'Protección: se previene el daño de fuentes de la cualidad; sus Auras y Equipos no pueden anexarse y se desprenden; esas criaturas no pueden bloquear; esos hechizos y habilidades no pueden hacerlo objetivo.',
  'M-X-071':
    'Un hechizo de Aura hace objetivo a lo que va a encantar; si el objetivo es ilegal al resolver, el Aura va al cementerio. También va allí un Aura anexada cuyo objeto ya no está o ya no sirve.',
  'M-X-072':
    'Equipar es una habilidad activada, cuando se podría lanzar un conjuro, que hace objetivo a una criatura que controla su jugador; equipar a otra criatura mueve el Equipo.',
  'M-X-073':
    'Un Equipo sigue anexado cuando la criatura cambia de controlador; se desanexa cuando se va o no puede ser equipada; un Equipo que se convierte en criatura no puede equipar.',
  'M-X-074': 'El controlador de un Aura o Equipo y el de la criatura en que está pueden ser jugadores distintos.',
  'M-X-075':
    'Los efectos con «en vez de eso», «entra girado», «entra como» y la prevención cambian un evento antes de que ocurra; cada uno se aplica como máximo una vez a un evento.',
  'M-X-076':
    'Si se aplican varios, el jugador afectado, o el controlador del objeto afectado, elige cuál se aplica primero.',
  'M-X-077':
    'La regeneración crea un escudo para el turno que reemplaza la próxima destrucción; los escudos no usados acaban en la limpieza; «no puede regenerarse» los ignora.',
  'M-X-078': 'Luchar: si una de las criaturas ya no está o ya no es criatura, ninguna hace daño.',
  'M-X-079':
    'Una búsqueda en la biblioteca de una carta de cierta clase puede no encontrar nada aunque la haya; después se baraja la biblioteca.',
  'M-X-080':
    'Las características de un objeto se calculan cada vez a partir de sus valores impresos, en capas: 1 copia, 2 control, 3 texto, 4 tipos, 5 colores, 6 habilidades, 7 fuerza y resistencia.',
  'M-X-081':
    'Capa 7 en orden: 7a valores que se definen solos (*/*), 7b fijar un valor, 7c cambios de +/−, 7d contadores, 7e intercambio.',
  'M-X-082':
    'Dentro de una capa los efectos se aplican por antigüedad, primero los más antiguos; un efecto que depende de otro lo espera.',
  'M-X-083': 'Una fuerza o resistencia definida por la propia carta (*) vale en todas las zonas.',
  'M-X-084':
    'Un efecto de un hechizo o habilidad resueltos que cambia características afecta solo a los objetos que encajan al resolverse, con los números de ese momento; una habilidad estática afecta a lo que encaje en cada momento.',
  'M-X-085':
    'Un efecto que dura mientras se cumple una condición acaba del todo cuando la condición deja de cumplirse.',
  'M-X-086':
    'Dar a una tierra un tipo de tierra básica le da la habilidad de maná de ese tipo; «además» conserva sus otros tipos y habilidades.',
  'M-X-087':
    'Una tierra o artefacto que se convierte en criatura sigue todas las reglas de las criaturas, también el mareo de invocación.',
  'M-X-088':
    'Una copia toma los valores impresos del original (y de otros efectos de copia en él), no contadores, daño, Auras ni otros efectos.',
  'M-X-089': 'Perder todas las habilidades quita las dadas antes; las dadas después funcionan.',
  'M-X-090':
    'Un hechizo de planeswalker se lanza como un conjuro y entra con tantos contadores de lealtad como su lealtad impresa.',
  'M-X-091': 'Un planeswalker con lealtad 0 va al cementerio de su propietario.',
  'M-X-092':
    'Habilidades de lealtad: solo en la propia fase principal con la pila vacía, una por planeswalker y turno; el coste pone o quita los contadores indicados, y solo pueden quitarse contadores que haya.',
  'M-X-093':
    'Unicidad de los planeswalkers: un jugador que controla dos planeswalkers del mismo tipo se queda con uno que elija.',
  'M-X-094':
    'Cada atacante se declara atacando al jugador o a uno de sus planeswalkers; el daño que no es de combate y que la fuente de un oponente haría a un jugador puede redirigirlo ese oponente a un planeswalker de ese jugador.',
  'M-X-095': 'Un emblema está en la zona de mando, solo tiene sus habilidades y no puede quitarse.',
};
