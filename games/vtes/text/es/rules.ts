/** The rules of the rule index, in Spanish. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
  'V-GEN-001': 'Cuando el texto de una carta contradice una regla, prevalece la carta.',
  'V-GEN-002':
    'Cada Matusalén es propietario de las cartas de los mazos que ha traído. El control de una carta puede pasar a otro Matusalén, la propiedad nunca; tras la partida, cada carta vuelve a su propietario.',
  'V-GEN-003':
    'Quemar una carta es ponerla en el montón de ceniza de su propietario, la controlara quien la controlara.',
  'V-GEN-004': 'Todos los montones de ceniza son públicos: cualquier Matusalén puede examinarlos en cualquier momento.',
  'V-GEN-005': 'Quemar, pagar o gastar una ficha es devolverla al banco de sangre.',
  'V-GEN-006': 'El banco de sangre no se agota nunca.',
  'V-GEN-007': 'Una carta retirada de la partida ya no se puede recuperar, y nada puede afectarla.',
  'V-GEN-008':
    'Cuando una carta es quemada o retirada de la partida, se queman todas las fichas y todas las demás cartas que haya sobre ella.',
  'V-GEN-009':
    'Las fichas son todas iguales: son reserva sanguínea en la de un Matusalén, sangre en un vampiro, vida en un aliado o criado, y cambian de nombre al moverse.',
  'V-GEN-010':
    'La sangre o la reserva sanguínea que se gana o se añade procede del banco de sangre, salvo que un efecto nombre otra fuente.',
  'V-GEN-011':
    'Girar una carta es ponerla de lado para mostrar que se ha usado; una carta girada tiene que enderezarse antes de poder girarse de nuevo.',
  'V-GEN-012': 'Los siervos son los vampiros y los aliados, y nada más.',
  'V-GEN-013':
    'Un vampiro es mayor que otro si su capacidad es estrictamente superior, y menor si es estrictamente inferior.',
  'V-GEN-014': 'Un vampiro nunca tiene más sangre que su capacidad; todo exceso va enseguida al banco.',
  'V-GEN-015': 'Un Matusalén controla a los vampiros que pone en juego.',
  'V-GEN-016':
    'Una carta heril en juego está bajo el control del Matusalén que la jugó, aunque esté sobre una carta de otro.',
  'V-GEN-018': 'El control solo cambia por un efecto que lo diga.',
  'V-GEN-022': 'Quien busca en una biblioteca o en una cripta no tiene que decir qué busca, y puede no encontrar nada.',
  'V-GEN-023': 'La biblioteca o la cripta en la que se ha buscado se baraja después, también si no se encontró nada.',
  'V-GEN-024': 'Robar una carta da al ladrón su control permanente.',
  'V-GEN-025': 'Una carta robada sigue en el mismo tipo de región: un vampiro robado en letargo sigue en letargo.',
  'V-GEN-026':
    'Si la carta robada estaba sobre otra, el ladrón puede ponerla sobre una carta del mismo tipo que controle.',
  'V-GEN-027': 'Una carta puesta sobre otra está adherida a ella, y la otra a ella.',
  'V-GEN-029':
    '«(limitada)» en una carta recuerda una regla que prohíbe acumular un efecto determinado: un solo modificador de acción que aumente el sangrado por acción de sangrado (V-ACT-010), y una sola fuente de ataques adicionales por siervo y asalto (V-STR-019).',
  'V-GEN-030': 'Es un monstruo todo vampiro, aliado o criado que no sea ni mortal ni animal.',
  'V-GEN-031': 'El juego es para dos o más jugadores.',
  'V-GEN-032':
    'En las cartas antiguas, «zona activa» significa la zona controlada, y «zona inactiva», la zona incontrolada.',
  'V-GEN-033':
    'Toda la reserva sanguínea de cada Matusalén, todas las cartas en juego que no estén boca abajo y todos los montones de ceniza son información pública; las manos, las bibliotecas, las criptas y las cartas incontroladas boca abajo no lo son.',
  'V-DECK-001':
    'Cada Matusalén tiene dos mazos separados: una cripta (vampiros y otras cartas de cripta) y una biblioteca.',
  'V-DECK-002': 'Una cripta tiene al menos 12 cartas.',
  'V-DECK-003': 'Una cripta no tiene tamaño máximo.',
  'V-DECK-004': 'Una biblioteca tiene al menos 60 cartas y como máximo 90.',
  'V-DECK-005':
    'En la biblioteca y en la cripta se permite cualquier número de ejemplares de la misma carta, también de las cartas únicas.',
  'V-DECK-006': 'Todas las cartas de una cripta pertenecen a un solo grupo o a dos grupos consecutivos.',
  'V-DECK-007':
    'La regla de los grupos solo limita la construcción de la baraja; durante la partida, un Matusalén puede llegar a controlar vampiros de cualquier grupo.',
  'V-DECK-008': 'La regla de los grupos no afecta a las cartas de cripta del grupo «cualquiera».',
  'V-DECK-009':
    'Una carta de cripta sin grupo impreso cuenta como del grupo 2 si lleva un símbolo de expansión, y si no, como del grupo 1.',
  'V-DECK-010': 'Para construir la baraja, un vampiro avanzado es una carta de cripta como cualquier otra.',
  'V-DECK-011':
    'El texto marcado DRAFT en una carta solo se usa en los torneos de draft y de mazo sellado, y en construido se ignora; allí, su propio requisito de clan o de Disciplina sustituye al habitual, mientras que la línea en negrita del principio y el costo siguen valiendo.',
  'V-SET-001': 'Los asientos se asignan por cualquier método que acuerden los jugadores.',
  'V-SET-002': 'El Matusalén que empieza se elige al azar.',
  'V-SET-003': 'La presa de un Matusalén es el Matusalén de su izquierda; su depredador, el de su derecha.',
  'V-SET-004': 'Cada Matusalén empieza con 30 de reserva sanguínea.',
  'V-SET-005': 'La Ventaja empieza en el centro, sin que nadie la controle.',
  'V-SET-006':
    'Cada Matusalén tiene una zona incontrolada y una zona controlada; la zona controlada se compone de la zona preparada y la zona letárgica.',
  'V-SET-007': 'La biblioteca y la cripta se barajan y se ofrecen al depredador del Matusalén para que las corte.',
  'V-SET-008': 'Cada Matusalén roba las siete primeras cartas de su biblioteca como mano inicial.',
  'V-SET-009': 'Cada Matusalén reparte boca abajo las cuatro primeras cartas de su cripta en su zona incontrolada.',
  'V-SET-010': 'La zona controlada empieza vacía.',
  'V-SET-011': 'Un Matusalén puede mirar en cualquier momento su propia mano y sus propias cartas incontroladas.',
  'V-SET-012': 'Los turnos pasan en el sentido de las agujas del reloj, es decir, de cada Matusalén a su presa.',
  'V-SET-013':
    'Apuesta opcional: después de barajar y cortar, y antes de robar las manos, cada Matusalén aparta boca arriba la primera carta de su biblioteca.',
  'V-SET-014':
    'Cuando un Matusalén es eliminado, su depredador gana la carta que apostó (no las que había ganado); el último que queda, y quien se retira, conservan la suya.',
  'V-CARD-003':
    'Para jugar una carta, el Matusalén la muestra y declara por completo su efecto, con su costo; después va al montón de ceniza, o queda en juego si su texto lo dice.',
  'V-CARD-009':
    'Un costo en sangre se quema del vampiro que juega la carta; un costo en reserva sanguínea, de la reserva sanguínea de su controlador.',
  'V-CARD-013': 'Los vampiros en letargo son objetivos válidos por defecto.',
  'V-CARD-015': 'Una carta servil puede ser de varios tipos a la vez; cada uso sigue el tipo del efecto que se usa.',
  'V-CARD-016':
    'Para una acción se juega como máximo una carta de acción, y una carta de acción nunca modifica otra acción.',
  'V-CARD-023': 'Jugar una carta de reacción no gira al siervo.',
  'V-CARD-026':
    'Una carta de acción política convoca un referéndum como acción, o bien se quema durante un referéndum a cambio de un voto.',
  'V-CARD-027':
    'Las cartas de equipo y de criado se ponen sobre el siervo que las jugó; unas y otras se queman cuando se quema ese siervo.',
  'V-CARD-028': 'Una carta de aliado pasa a ser un siervo por sí misma, independiente del siervo que lo reclutó.',
  'V-CARD-030': 'El siervo que juega una carta de reflejos no tiene que estar enderezado ni preparado.',
  'V-CARD-033': 'Una carta de título señala un título: si el título se cede o se pierde, la carta se quema.',
  'V-CARD-034':
    'Frenesí y presa son etiquetas de cartas de combate sin efecto propio; otras cartas se refieren a ellas.',
  'V-CARD-035': 'Las cartas de acción incluyen equipos, criados, aliados y acciones políticas.',
  'V-HAND-001': 'El tamaño de la mano es de siete cartas por defecto.',
  'V-HAND-002':
    'Quien juega de su mano una carta de biblioteca la reemplaza enseguida robando otra, salvo que la carta diga otra cosa.',
  'V-HAND-003':
    'Ningún Matusalén reemplaza cartas durante un referéndum; cuando termina, todos roban hasta el tamaño de su mano.',
  'V-HAND-004':
    'La carta de acción política que convocó el referéndum se jugó antes de que este empezara, y se reemplaza enseguida.',
  'V-HAND-005': 'Un Matusalén cuya biblioteca está vacía no roba nada y sigue jugando.',
  'V-HAND-006':
    'Siempre que la mano y el tamaño de la mano difieran (porque un efecto cambia el tamaño, o añade o quita cartas), el Matusalén descarta o roba enseguida hasta ajustarse al tamaño de su mano.',
  'V-HAND-007':
    'Una carta que se reemplaza más tarde reduce en uno el tamaño efectivo de la mano hasta que se reemplaza.',
  'V-HAND-008': 'La carta que reemplaza a la jugada se roba cuando se ha cerrado la ventana «al jugarse» de esta.',
  'V-HAND-009':
    'Una carta que no se reemplaza hasta el final de la acción tampoco se reemplaza durante el combate que forma parte de esa acción.',
  'V-SEQ-001': 'Si varios Matusalenes quieren usar una carta o un efecto, el Matusalén activo va primero.',
  'V-SEQ-002': 'El Matusalén activo puede usar cualquier número de efectos, uno tras otro, antes de pasar.',
  'V-SEQ-003':
    'Cuando pasa, la oportunidad va al Matusalén defensor (en una acción directa o un combate), y luego a los demás en el sentido de las agujas del reloj desde el Matusalén activo.',
  'V-SEQ-004':
    'En una acción indirecta sin combate no hay defensor; después del Matusalén activo, la oportunidad pasa en el sentido de las agujas del reloj, empezando por su presa.',
  'V-SEQ-005': 'Cada vez que alguien usa una carta o un efecto, la oportunidad vuelve al Matusalén activo.',
  'V-SEQ-006': 'Una etapa termina cuando todos los Matusalenes han pasado uno tras otro.',
  'V-SEQ-007': 'En cada etapa del combate, el siervo activo puede usar efectos antes que su oponente.',
  'V-CAN-001':
    'Algunos efectos cancelan una carta al jugarse. En esa ventana solo se pueden usar tales efectos y los efectos de despertar.',
  'V-CAN-002': 'Una carta cancelada no tiene efecto, pero cuenta como jugada.',
  'V-CAN-003':
    'Si se cancela una carta de acción, el siervo no se gira, el costo no se paga, y el siervo puede jugar otra vez la misma carta de acción.',
  'V-CAN-004': 'Si se cancela una carta que no sea de acción, su costo se paga igualmente.',
  'V-CAN-005': 'Una carta que cancela otra puede decir que el costo de la carta cancelada no se paga.',
  'V-CAN-006':
    'Si se cancela una carta de ataque, quien la jugó debe elegir de nuevo un ataque, que puede ser de otra carta de ataque.',
  'V-CAN-007': 'Una nimiedad solo da su acción de fase heril adicional si no es cancelada.',
  'V-CAN-008':
    'Una carta heril fuera de turno que es cancelada consume igualmente una acción de fase heril de la siguiente fase heril.',
  'V-CAN-009':
    'Un vampiro que se despierta durante una acción puede intentar bloquear esa acción y jugar cartas de reacción como si estuviera enderezado, hasta que termine la acción.',
  'V-CAN-010':
    'Un efecto de despertar siempre se puede usar en la ventana «al jugarse», para hacer posibles otras reacciones en esa ventana.',
  'V-CAN-011':
    'Una reacción que endereza a un vampiro sin despertarlo no es un efecto de despertar, y no se puede usar en la ventana «al jugarse».',
  'V-TURN-001': 'Un turno tiene cinco fases, en este orden: enderezamiento, heril, servil, influencia y descarte.',
  'V-TURN-002':
    'En un turno no hay nada que sea obligatorio hacer, salvo enderezar las cartas y realizar las acciones o pagos obligatorios.',
  'V-TURN-003':
    'Las acciones de fase heril, las transferencias y las acciones de fase de descarte que no se usan se pierden al final de su fase.',
  'V-UNL-001':
    'Al principio de su fase de enderezamiento, el Matusalén debe enderezar todas sus cartas, también las que estén en letargo.',
  'V-UNL-002':
    'Los efectos de la fase de enderezamiento se producen después de enderezar, en el orden que elija el Matusalén.',
  'V-UNL-004': 'Por cada carta y cada título que está disputando, el Matusalén elige entre pagar y ceder.',
  'V-CON-001':
    'Las cartas marcadas como únicas y todas las cartas de cripta son únicas: solo puede haber un ejemplar en juego.',
  'V-CON-002':
    'Si entra en juego una segunda carta única del mismo nombre bajo otro controlador, todos los ejemplares entran en disputa.',
  'V-CON-003': 'Los ejemplares en disputa se ponen boca abajo y quedan fuera de juego.',
  'V-CON-004': 'Otro ejemplar que entre en juego entra también en disputa y se pone boca abajo enseguida.',
  'V-CON-006':
    'En vez de pagar, el Matusalén puede ceder: su ejemplar se quema con todas las cartas y fichas que tenga.',
  'V-CON-007':
    'Si todos los demás ejemplares se han cedido, el último se endereza y se pone boca arriba en la siguiente fase de enderezamiento de su controlador; solo entonces termina la disputa.',
  'V-CON-009':
    'Un título es único si las reglas lo dicen (V-TTL); si dos vampiros en juego reclaman el mismo título único, este entra en disputa.',
  'V-CON-010':
    'Mientras un título está en disputa, los vampiros afectados cuentan como si no tuvieran título, pero siguen controlados y pueden actuar y bloquear.',
  'V-CON-011': 'Disputar un título le cuesta al vampiro 1 de sangre en cada fase de enderezamiento de su controlador.',
  'V-CON-014':
    'Si todos los demás aspirantes han cedido, el vampiro que queda recibe el título en la siguiente fase de enderezamiento de su controlador.',
  'V-CON-015': 'Un título cedido se pierde para el resto de la partida.',
  'V-CON-016': 'Un vampiro con un título en disputa que obtiene otro título cede enseguida el disputado.',
  'V-CON-018':
    'Un barón anarquista que disputa su título con un príncipe o un arzobispo paga 1 de sangre más en cada fase de enderezamiento.',
  'V-CON-019':
    'Un vampiro avanzado, fusionado o no, entra en disputa con cualquier otro ejemplar del mismo vampiro, avanzado o no.',
  'V-MAS-001':
    'Por defecto, un Matusalén recibe una acción de fase heril en su fase heril; los efectos pueden cambiar ese número.',
  'V-MAS-002':
    'Si en su fase heril se producen otros efectos, el Matusalén elige el orden de esos efectos y de sus acciones de fase heril.',
  'V-MAS-006':
    'Jugar una carta heril fuera de turno consume una acción de fase heril de la siguiente fase heril del Matusalén.',
  'V-MAS-008': 'Un lugar permanece en juego y se puede usar una y otra vez, desde el mismo turno en que se juega.',
  'V-MAS-009':
    'Una carta heril de Disciplina se juega sobre un vampiro controlado por cualquier Matusalén y le da un nivel más de la Disciplina: básico si no la tenía, superior si tenía el básico.',
  'V-MAS-010': 'Una carta heril de Disciplina aumenta en 1 la capacidad del vampiro.',
  'V-MAS-011': 'El aumento de capacidad no viene lleno de sangre.',
  'V-MAS-012': 'Jugar una nimiedad que no sea cancelada da una acción de fase heril adicional.',
  'V-MAS-014':
    'Una nimiedad fuera de turno da la acción de fase heril adicional en la siguiente fase heril del Matusalén.',
  'V-MAS-015':
    'Un trofeo se pone en juego con una acción de fase heril (o se busca según V-RED-006) y no tiene efecto hasta que está sobre un vampiro.',
  'V-MAS-016':
    'Una carta heril de una clase que las reglas no describen hace lo que dice su texto y se quema después de usarse, salvo que diga que permanece.',
  'V-MIN-003': 'Un siervo que se endereza durante la fase puede realizar otra acción.',
  'V-MIN-005': 'Varias acciones obligatorias se realizan en el orden que elija su controlador.',
  'V-MIN-011': 'Sin ninguna carta, un vampiro preparado puede sangrar o cazar; un aliado preparado solo puede sangrar.',
  'V-ACT-001': 'Cualquier siervo preparado puede sangrar.',
  'V-ACT-004': 'Sangrar: acción directa, con 0 de sigilo y sin costo.',
  'V-ACT-005': 'Sangrar: el sangrado de un vampiro es 1 por defecto; el de un aliado es el que indica su carta.',
  'V-ACT-006':
    'Si la acción de sangrado tiene éxito, el objetivo quema tanta reserva sanguínea como el valor del sangrado.',
  'V-ACT-007': 'Sangrar: el sangrado solo tiene éxito si la acción tiene éxito con un valor de 1 o más.',
  'V-ACT-008':
    'Sangrar: tras un sangrado con éxito, el controlador del siervo activo toma la Ventaja de quien la tenga o del centro, o la conserva.',
  'V-ACT-011':
    'Sangrar: se puede realizar con una carta de acción o como acción por defecto; ambas cuentan para el límite de una vez por turno.',
  'V-ACT-013': 'Cazar es una acción indirecta con +1 de sigilo, sin costo y sin objetivo.',
  'V-ACT-014':
    'Cazar: si la acción tiene éxito, el vampiro gana del banco tanta sangre como su valor de caza, 1 por defecto; lo que exceda de su capacidad vuelve al banco.',
  'V-ACT-015': 'Cualquier siervo preparado puede equiparse; la acción es indirecta y tiene +1 de sigilo.',
  'V-ACT-016':
    'El equipo de la mano se juega al anunciar la acción; si tiene éxito, se paga su costo y la carta queda sobre el siervo.',
  'V-ACT-017': 'Equiparse de la mano: si la acción fracasa, la carta se quema y no se paga ningún costo.',
  'V-ACT-018': 'Equiparse de la mano: una carta de equipo por acción.',
  'V-ACT-019': 'Un siervo puede tener cualquier número de cartas de equipo.',
  'V-ACT-021':
    'Equiparse de otro siervo: las cartas que se van a tomar se nombran al anunciar la acción; si la acción fracasa, se quedan donde están.',
  'V-ACT-022':
    'El equipo que requiere una Disciplina y entra en juego por un medio que no sea una acción de equiparse se usa en su versión básica.',
  'V-ACT-023':
    'Emplear a un criado: puede hacerlo cualquier siervo preparado; la acción es indirecta y tiene +1 de sigilo.',
  'V-ACT-024':
    'Emplear a un criado: si la acción tiene éxito, se paga el costo, el criado se pone sobre el siervo activo y recibe del banco su vida impresa; si no, la carta se quema.',
  'V-ACT-025': 'Se emplea a un criado por acción; un siervo puede tener cualquier número de criados.',
  'V-ACT-026': 'Un criado no se puede transferir a otro siervo.',
  'V-ACT-027': 'Un criado que pierde su última ficha de vida se quema.',
  'V-ACT-028':
    'Un criado que requiere una Disciplina y entra en juego por un medio que no sea una acción de emplear se usa en su versión básica.',
  'V-ACT-029':
    'Reclutar a un aliado: puede hacerlo cualquier siervo preparado; la acción es indirecta y tiene +1 de sigilo.',
  'V-ACT-030': 'Reclutar un aliado: si la acción tiene éxito, se paga el costo y el aliado va a la zona preparada.',
  'V-ACT-032':
    'Un aliado recibe del banco su vida impresa cuando entra en juego por cualquier medio, y se quema cuando pierde la última ficha.',
  'V-ACT-033': 'Reclutar a un aliado: un aliado por acción; si la acción fracasa, la carta se quema.',
  'V-ACT-034':
    'Un aliado que entra en juego por un medio que no sea una acción de reclutar puede actuar en el mismo turno.',
  'V-ACT-035':
    'Un aliado que requiere una Disciplina y entra en juego por un medio que no sea una acción de reclutar se usa en su versión básica.',
  'V-ACT-036':
    'Carta de acción: por defecto la juega cualquier siervo preparado, vampiro o aliado; tiene 0 de sigilo salvo que la carta diga otra cosa, y el objetivo que la carta indique.',
  'V-ACT-037':
    'Una carta de acción que es una versión especial de una acción básica sigue todas sus reglas, salvo donde diga otra cosa.',
  'V-ACT-038':
    'Carta de acción: si la acción tiene éxito, se paga su costo y la carta se resuelve; si no, se quema sin efecto.',
  'V-ACT-039': 'Acción de una carta en juego: si fracasa, a la carta no le ocurre nada.',
  'V-ACT-041': 'Acción política: siempre es indirecta, haga lo que haga el referéndum.',
  'V-ACT-043': 'Acción política: si tiene éxito, se paga su costo y después se celebra el referéndum (capítulo 17).',
  'V-PRO-001': 'Anuncio: se nombra la acción, se juega boca arriba la carta necesaria y el siervo activo se gira.',
  'V-PRO-002': 'Todos los detalles (objetivos, costo, efectos) quedan fijados en el anuncio.',
  'V-PRO-003': 'Excepción: los términos de un referéndum no se eligen hasta que la acción ha tenido éxito.',
  'V-PRO-004': 'El costo de la acción no se paga al anunciarla.',
  'V-PRO-006':
    'Paso 3: si ningún bloqueo ha tenido éxito y no se intentan más, la acción tiene éxito; se paga su costo y se producen sus efectos.',
  'V-PRO-007':
    'Si la acción es bloqueada, las cartas jugadas para realizarla se queman, sus efectos no se producen y su costo no se paga.',
  'V-PRO-009':
    'Los costos de los modificadores de acción y de las cartas de reacción se pagan al jugarlos, tenga éxito o no la acción.',
  'V-PRO-010':
    'El efecto de un modificador de acción o de una carta de reacción dura por defecto hasta el final de la acción en curso.',
  'V-PRO-011': 'Renunciar a bloquear no impide a un Matusalén jugar cartas de reacción más tarde en la misma acción.',
  'V-PRO-012':
    'El combate que sigue a un bloqueo, o que una acción causa, forma parte de la acción; cuando termina, termina la acción.',
  'V-BLK-001':
    'Una acción es directa si su objetivo es otro Matusalén o algo que controla otro Matusalén; si no, es indirecta.',
  'V-BLK-003':
    'Si una acción tiene como objetivo a varios de los demás Matusalenes, cada uno de ellos puede intentar bloquear, en el sentido de las agujas del reloj.',
  'V-BLK-005': 'Los intentos del depredador solo empiezan cuando la presa renuncia a más.',
  'V-BLK-006': 'Una acción cuyo objetivo es una carta del Matusalén activo es indirecta.',
  'V-BLK-007': 'Una acción cuyo objetivo es un montón de ceniza siempre es indirecta.',
  'V-BLK-008': 'El símbolo (D) de una carta solo recuerda que la acción suele ser directa.',
  'V-BLK-010': 'Tras un intento fallido, el mismo siervo u otro puede hacer otro intento, cualquier número de veces.',
  'V-BLK-013': 'Cuando nadie quiere bloquear, quien actúa y después los demás aún pueden jugar cartas y usar efectos.',
  'V-BLK-014':
    'Un bloqueo tiene éxito si la intercepción del bloqueador es igual o mayor que el sigilo de quien actúa.',
  'V-BLK-015':
    'Un bloqueo fracasa si el sigilo supera a la intercepción y el lado que bloquea no añade más intercepción.',
  'V-BLK-016': 'El siervo que bloquea con éxito se gira y entra en combate con el que actúa.',
  'V-BLK-017':
    'Girarse y entrar en combate son simultáneos; si un efecto termina la acción antes de que se resuelva el bloqueo, o antes de una de las dos cosas, no ocurre ninguna.',
  'V-STL-001': 'Los siervos tienen por defecto 0 de sigilo y 0 de intercepción.',
  'V-STL-002': 'Una acción con sigilo propio empieza con ese sigilo (tabla del capítulo 13).',
  'V-STL-005':
    'Todos los cambios del sigilo y de la intercepción duran hasta el final de la acción, a lo largo de los sucesivos intentos de bloqueo.',
  'V-POL-001':
    'Se celebra un referéndum cuando una acción política tiene éxito, y después de una diablerie (caza de sangre, capítulo 27).',
  'V-POL-002': 'Un referéndum tiene tres etapas: elección de los términos, votación y resolución.',
  'V-POL-003': 'El controlador del vampiro activo elige los términos, si los hay, en la primera etapa.',
  'V-POL-004':
    'Las cartas que se usan en el referéndum pero antes de emitir votos se usan al principio de la etapa de votación.',
  'V-POL-005':
    'En la votación, todos los Matusalenes pueden emitir sus votos libremente y en cualquier orden; nadie está obligado a votar.',
  'V-POL-007':
    'La votación solo termina cuando todos los Matusalenes han acabado de votar; los Matusalenes pueden acordar cerrarla 15 segundos después del último voto.',
  'V-POL-010': 'Un texto que dice «durante una acción política» se refiere normalmente a la parte del referéndum.',
  'V-VOT-002': 'Un voto ganado no tiene que emitirse enseguida, ni siquiera tiene que emitirse.',
  'V-VOT-005':
    'Si una carta de acción política convocó el referéndum, da su único voto al controlador del vampiro activo.',
  'V-VOT-006':
    'Cualquier otra carta de acción política que se use por un voto se quema de la mano, y su texto se ignora.',
  'V-VOT-007': '1 voto por cada primogénito u obispo preparado.',
  'V-VOT-008': '2 votos por cada príncipe, arzobispo, barón, magaji o kholo preparado.',
  'V-VOT-009': '3 votos por cada justicar o cardenal preparado.',
  'V-VOT-010': '4 votos por cada miembro del Círculo Interior o regente preparado.',
  'V-VOT-011': 'Un siervo puede tener votos o papeletas por el texto de su carta, sin tener ninguno de estos títulos.',
  'V-VOT-013': 'Estar girado no afecta a los votos de un siervo.',
  'V-VOT-015': 'Los prisci preparados tienen juntos un bloque de 3 votos, que se emite según un subreferéndum.',
  'V-VOT-016':
    'Cada priscus preparado da a su controlador 1 papeleta, a favor o en contra del referéndum principal; ningún otro voto vale en el subreferéndum.',
  'V-VOT-017': 'El lado con más papeletas recibe los 3 votos; si hay empate, el bloque se abstiene.',
  'V-VOT-018': 'Mientras se emiten papeletas, el bloque puede cambiar entre a favor, en contra y abstención.',
  'V-VOT-019': 'Un vampiro debe emitir todos sus votos y papeletas en el mismo sentido.',
  'V-VOT-020':
    'Las cartas que dan votos siguen las reglas normales: los modificadores los juega el siervo activo; las reacciones, siervos preparados y enderezados de otros Matusalenes.',
  'V-COM-001': 'Hay combate cuando un siervo bloquea a un siervo preparado que actúa, o cuando un efecto lo dice.',
  'V-COM-004': 'En combate da lo mismo estar girado que enderezado.',
  'V-COM-007':
    'Los efectos que se usan antes de determinar la distancia se usan antes de que el siervo activo decida si maniobra.',
  'V-COM-008': 'Los efectos que se usan antes de la distancia se aplican enseguida, también el daño.',
  'V-COM-009':
    'Las cartas que se usan antes de elegir los ataques se juegan cuando la distancia ya está decidida y antes de que el siervo activo elija su ataque.',
  'V-COM-010':
    'Si uno de los combatientes o ambos dejan de estar preparados, el asalto y el combate terminan enseguida, en el punto que sea: no hay más ataques, ni acosos, ni efectos de la etapa de acoso.',
  'V-COM-011':
    'La etapa de fin del asalto tiene lugar también cuando el combate termina antes de tiempo (por un efecto de terminar el combate o porque un combatiente deja de estar preparado).',
  'V-RNG-001': 'Cada asalto se combate de cerca o de lejos; cada asalto empieza de cerca.',
  'V-RNG-002': 'Una maniobra lleva el combate lejos, o de vuelta cerca si el adversario maniobró para alejarse.',
  'V-RNG-005': 'Para usar la maniobra de una carta de ataque, la carta se juega en la etapa de distancia.',
  'V-RNG-009': 'La distancia vale para todos los ataques del asalto, incluidos los adicionales.',
  'V-STR-001': 'Cada siervo tiene por defecto un ataque por asalto; los ataques de los dos forman una pareja.',
  'V-STR-002':
    'En cada pareja primero se eligen los ataques, el siervo activo antes que su oponente, y después se resuelven.',
  'V-STR-003':
    'Un ataque viene de una carta de combate, de un arma del siervo, de otra carta que le dé un ataque, o es el ataque con la mano.',
  'V-STR-004': 'Los efectos defensivos, como esquivar y terminar el combate, son ataques.',
  'V-STR-005':
    'Un ataque solo sirve de cerca, salvo que esté marcado como ataque a distancia, inflija daño R o sea defensivo (esquivar, terminar el combate).',
  'V-STR-006': 'Los ataques a distancia y los ataques con daño R sirven tanto de cerca como de lejos.',
  'V-STR-007':
    'Los dos ataques de una pareja se resuelven a la vez, salvo los de terminar el combate, los de esquivar y los que tienen primer golpe.',
  'V-STR-008':
    'Orden de resolución: terminar el combate; esquivar; ataques con primer golpe; ataques normales, junto con el daño de los criados y los demás efectos que se producen durante la resolución de los ataques.',
  'V-STR-009':
    'En cada resolución se aplican primero los efectos del ataque (la sangre robada se mueve) y después se resuelve el daño.',
  'V-STR-010':
    'Las cartas que modifican un ataque se pueden jugar antes o después de declararlo, pero antes de que se resuelva.',
  'V-STR-011': 'Una pareja se resuelve por completo antes de elegir la siguiente.',
  'V-STR-012':
    'Los ataques se resuelven con el daño que infligen aunque este elimine a la vez al oponente de quien ataca: de dos ataques simultáneos, ambos tienen efecto.',
  'V-STR-013': 'Los ataques adicionales se ganan y se usan solo cuando la primera pareja está completa.',
  'V-STR-014': 'El siervo activo decide primero si gana ataques adicionales.',
  'V-STR-015':
    'Los ataques adicionales se eligen y resuelven en nuevas parejas, solo entre los siervos que aún los tienen, las veces que haga falta.',
  'V-STR-016': 'Si solo a un siervo le queda un ataque adicional, su ataque forma por sí solo la pareja.',
  'V-STR-018':
    'Para un ataque adicional se puede elegir cualquier ataque, aunque una maniobra hubiera fijado el primero.',
  'V-EFF-001': 'Ataque con la mano: inflige tanto daño como la fuerza del siervo, de cerca.',
  'V-EFF-002': 'La fuerza de un vampiro es 1 por defecto; la de un aliado es la que indica su carta.',
  'V-EFF-003':
    'Un ataque con arma nunca es un ataque con la mano, ni su daño es daño de mano, aunque valga la fuerza más algo.',
  'V-EFF-006': 'El equipo se puede usar hasta que se resuelve el ataque que lo destruye (o lo roba).',
  'V-EFF-007':
    'Robar equipo: una carta de equipo del siervo oponente, elegida por quien ataca, pasa al siervo que ataca y se queda con él después del combate.',
  'V-EFF-009': 'Primer golpe: se resuelve antes que los ataques normales.',
  'V-EFF-010':
    'Si un ataque con primer golpe quema al oponente o lo envía al letargo, el ataque normal del oponente no se resuelve.',
  'V-EFF-011':
    'Si un ataque con primer golpe roba o destruye el arma con la que ataca el oponente, este pierde su ataque.',
  'V-EFF-012': 'Dos ataques con primer golpe se resuelven a la vez.',
  'V-EFF-013': 'El primer golpe no se resuelve antes que terminar el combate, y esquivar sigue sirviendo contra él.',
  'V-EFF-014':
    'Esquiva: no inflige nada y protege a quien esquiva y a sus posesiones de los efectos del ataque del adversario.',
  'V-EFF-015': 'Esquivar no protege a los criados.',
  'V-EFF-016': 'Esquivar sirve a cualquier distancia.',
  'V-EFF-017':
    'Terminar el combate: pone fin al combate enseguida, antes que cualquier otro ataque o efecto de la resolución de los ataques, incluido el primer golpe.',
  'V-EFF-018': 'Terminar el combate sirve a cualquier distancia, y esquivar no le afecta.',
  'V-EFF-019':
    'Robar sangre: mueve el número indicado de fichas de sangre o vida del objetivo a quien ataca, como mucho las que tenga.',
  'V-EFF-020': 'Robar sangre no es daño: no se puede evitar con la prevención de daño.',
  'V-EFF-021': 'La sangre robada llega antes de curar el daño, así que puede curar daño infligido a la vez.',
  'V-EFF-022': 'La sangre robada por encima de la capacidad del vampiro va al banco enseguida, antes de curar.',
  'V-DMG-001': 'La resolución del daño tiene dos etapas: prevenir y después curar (o perder vida).',
  'V-DMG-002':
    'El siervo que recibe el daño juega cartas de prevención de una en una, hasta que todo el daño está prevenido o deja de jugarlas.',
  'V-DMG-004': 'El daño que no se previene queda infligido con éxito.',
  'V-DMG-005': 'Por cada punto de daño normal, un vampiro quema 1 de sangre para curarlo.',
  'V-DMG-006':
    'Quemar la última sangre para curarse no tiene ningún otro efecto perjudicial: el vampiro sigue preparado con 0 de sangre.',
  'V-DMG-007':
    'Si no puede curar todo el daño, el vampiro quema toda la sangre que puede, y el daño sin curar lo deja herido.',
  'V-DMG-008': 'Un vampiro herido entra en letargo cuando se ha resuelto todo el daño.',
  'V-DMG-009': 'Un vampiro está herido si tiene daño sin curar, si está en letargo o si va camino del letargo.',
  'V-DMG-010':
    'El daño agravado no se puede curar: el vampiro no quema sangre por él y queda herido con el primer punto.',
  'V-DMG-011':
    'Por cada punto de daño agravado que recibe ya herido, el vampiro debe quemar 1 de sangre, o es quemado.',
  'V-DMG-012': 'Si se infligen a la vez daño normal y agravado, primero se resuelve el normal.',
  'V-DMG-013':
    'El orden por el que primero se resuelve el daño normal se refiere al daño no prevenido; un Matusalén puede usar la prevención primero contra el daño agravado.',
  'V-DMG-014': 'Un vampiro quemado por daño agravado va directamente al montón de ceniza, sin pasar por el letargo.',
  'V-DMG-015': 'Ser quemado por daño no es diablerie.',
  'V-DMG-016':
    'Aliados y criados tratan el daño agravado como normal: 1 de vida por punto, y son quemados con 0 de vida.',
  'V-DMG-017': 'El mismo procedimiento se aplica al daño de cualquier procedencia, venga o no de un ataque.',
  'V-DMG-018':
    'Es daño ambiental todo daño que no inflige un siervo, es decir, ni su ataque ni un efecto que diga que lo inflige el siervo.',
  'V-DMG-019': 'El daño ambiental no se puede esquivar.',
  'V-DMG-020': 'Un siervo con vulnerabilidad a un rasgo recibe daño agravado de las armas que tienen ese rasgo.',
  'V-PRS-001':
    'Al final de un asalto, si ambos combatientes siguen preparados, el combate termina, salvo que quede en pie un acoso para continuar.',
  'V-PRS-004': 'Si un acoso para continuar no es cancelado, empieza un nuevo asalto, otra vez de cerca.',
  'V-RET-004': 'Un ataque dirigido a un criado no se puede esquivar.',
  'V-RET-005': 'Un criado que no es quemado en un combate recupera toda la vida que perdió en ese combate.',
  'V-RET-006': 'Los criados, el equipo y las demás cartas se quedan con el vampiro que entra en letargo.',
  'V-TOR-001': 'Un vampiro herido se pone en la zona letárgica de su controlador.',
  'V-TOR-002': 'Un vampiro en letargo está controlado, pero no preparado.',
  'V-TOR-005': 'Un vampiro en letargo puede jugar modificadores de acción durante sus propias acciones.',
  'V-TOR-006': 'Un vampiro en letargo no puede estar en combate.',
  'V-TOR-007': 'Un vampiro en letargo se endereza en la fase de enderezamiento de su controlador.',
  'V-TOR-009': 'Si salir del letargo tiene éxito, el vampiro paga y pasa a la zona preparada.',
  'V-TOR-010': 'Un vampiro que ha salido del letargo o ha sido rescatado ya no está herido.',
  'V-TOR-011': 'Salir del letargo, acción bloqueada: no hay combate; el vampiro sigue en letargo y no paga nada.',
  'V-TOR-012':
    'Salir del letargo, acción bloqueada por un vampiro: el bloqueador puede diabolizar en el acto al vampiro activo; un aliado no puede.',
  'V-TOR-015':
    'Rescatar del letargo es una acción indirecta con +1 de sigilo si ambos vampiros tienen el mismo controlador; si no, es directa con 0 de sigilo.',
  'V-TOR-016':
    'Rescatar del letargo: si la acción tiene éxito, el vampiro pasa a la zona preparada; no por ello se gira ni se endereza.',
  'V-TOR-017': 'Rescatar del letargo, acción bloqueada: el vampiro activo y el bloqueador combaten como de costumbre.',
  'V-TOR-019':
    'Diabolizar es una acción indirecta con +1 de sigilo si ambos vampiros tienen el mismo controlador; si no, es directa con 0 de sigilo.',
  'V-TOR-020':
    'Diabolizar: si la acción tiene éxito, la víctima es diabolizada (capítulo 26); si es bloqueada, el vampiro activo y el bloqueador combaten como de costumbre.',
  'V-DIA-002': 'Paso 1: toda la sangre de la víctima pasa al diabolista; lo que exceda de su capacidad va al banco.',
  'V-DIA-003': 'Paso 2: el diabolista puede tomar cualquier equipo de la víctima.',
  'V-DIA-004': 'Paso 3: la víctima se quema con todas las cartas y fichas que aún tenga.',
  'V-DIA-005':
    'Paso 4: si la víctima era mayor que el diabolista, el controlador de este puede buscar una carta heril de Disciplina en su biblioteca, su montón de ceniza o su mano y ponerla sobre el diabolista; después baraja o reemplaza según haga falta.',
  'V-DIA-006': 'La Disciplina aumenta en 1 la capacidad, sin dar sangre.',
  'V-DIA-007': 'Si no se encuentra ninguna carta de Disciplina, la capacidad no aumenta.',
  'V-DIA-008': 'Paso 5: si la víctima era de la Lista Roja, el diabolista puede recibir trofeos (V-RED-006).',
  'V-DIA-009': 'Los pasos de una diablerie forman una unidad: no se puede usar nada entre ellos, solo antes o después.',
  'V-BHT-002': 'Si prospera la caza de sangre, el diabolista es quemado.',
  'V-BHT-004':
    'El referéndum de la caza de sangre no necesita carta de acción política; cada Matusalén puede ganar votos como en cualquier otro referéndum, incluido un voto de una carta de acción política.',
  'V-BHT-005': 'Los trofeos se conceden antes del referéndum de la caza de sangre.',
  'V-INF-002':
    'Los tres primeros turnos de la partida dan 1, 2 y 3 transferencias, en este orden, los juegue quien los juegue.',
  'V-INF-007':
    'El vampiro llega a la zona preparada boca arriba y enderezado, conserva las fichas como sangre y pierde todo exceso, que va al banco.',
  'V-INF-008': 'Las transferencias adicionales que concede un vampiro que llega no se pueden usar en la misma fase.',
  'V-INF-009': 'Las demás clases de cartas de cripta se influencian del mismo modo.',
  'V-INF-010': 'Un Matusalén cuya reserva sanguínea llega a 0 por transferencias queda eliminado de inmediato.',
  'V-ADV-003':
    'La carta avanzada se pone encima; las dos cuentan como un solo vampiro hasta que este es quemado, incluso si vuelve a la zona incontrolada.',
  'V-ADV-004': 'Las fichas y las cartas que tiene la versión que ya estaba en juego se quedan.',
  'V-ADV-005': 'Las fichas y las cartas que tiene la versión que viene de la zona incontrolada se queman.',
  'V-ADV-006':
    'Los efectos en juego que tenían como objetivo al vampiro tienen ahora como objetivo al vampiro fusionado.',
  'V-ADV-007':
    'En un vampiro fusionado, la carta básica aporta solo su texto; su capacidad, sus Disciplinas y lo demás se ignoran.',
  'V-ADV-008':
    'En un vampiro fusionado, la carta avanzada se aplica por entero y prevalece en todo conflicto con el texto de la básica (sobre la secta, por ejemplo).',
  'V-ADV-009': 'Un texto con el icono de fusión solo vale mientras el vampiro está fusionado.',
  'V-DIS-002':
    'Una acción de fase de descarte se puede usar para descartar una carta de la mano y robar otra que la reemplace.',
  'V-EVT-003': 'Un evento está bajo el control del Matusalén que lo jugó.',
  'V-END-001': 'Un Matusalén sin reserva sanguínea queda eliminado.',
  'V-END-002':
    'Todas las cartas que controla un Matusalén eliminado se retiran de la partida; las que entre ellas sean de otros propietarios vuelven a estos tras la partida.',
  'V-END-003':
    'Las cartas que son propiedad de un Matusalén eliminado pero que controlan otros permanecen en juego hasta que se queman de la manera normal.',
  'V-END-004':
    'Cuando un Matusalén es eliminado, su depredador gana 1 punto de victoria, sin importar cómo ni por quién ocurrió.',
  'V-END-005': 'El depredador gana además 6 de reserva sanguínea del banco.',
  'V-END-006':
    'Un Matusalén eliminado a la vez que su presa recibe el punto de victoria, pero no los 6 de reserva sanguínea.',
  'V-END-007': 'La presa del Matusalén eliminado pasa a ser la presa del depredador de este.',
  'V-END-008': 'La partida sigue hasta que queda un Matusalén; este gana 1 punto de victoria más.',
  'V-END-009': 'Gana quien tiene más puntos de victoria, aunque esté eliminado.',
  'V-END-010': 'Si varios Matusalenes empatan con más puntos de victoria, nadie gana.',
  'V-WDR-002':
    'La retirada fracasa si, antes de la siguiente fase de enderezamiento del Matusalén, alguno de sus siervos entra en combate.',
  'V-WDR-003': 'La retirada fracasa si alguno de sus siervos pierde o gasta sangre antes de entonces.',
  'V-WDR-004': 'La retirada fracasa si el Matusalén pierde o gasta reserva sanguínea hasta entonces.',
  'V-WDR-005': 'Recuperar lo perdido no ayuda: basta perder un punto para que la retirada fracase.',
  'V-WDR-006':
    'Si todas las condiciones se cumplieron hasta su próxima fase de enderezamiento, el Matusalén deja la partida y gana 1 punto de victoria.',
  'V-WDR-007': 'El depredador de quien se retira no gana punto de victoria ni reserva sanguínea.',
  'V-SEC-001': 'Las sectas son Camarilla, Sabbat, Laibon, Anarquista e Independiente.',
  'V-SEC-002': 'Un vampiro pertenece exactamente a una secta; al cambiar, deja la anterior.',
  'V-SEC-003': 'La secta de un vampiro está impresa en su texto.',
  'V-SEC-004': 'Un vampiro de una colección antigua sin secta en su texto es de la Camarilla.',
  'V-SEC-005': 'Un vampiro de una colección antigua marcado como «no Camarilla» es Independiente.',
  'V-SEC-006':
    'Clanes de la Camarilla: Brujah, Malkavian, Nosferatu, Toreador, Tremere, Ventrue y los Caitiff, que carecen de clan.',
  'V-SEC-007':
    'Clanes del Sabbat: Lasombra, Tzimisce, Pander, los siete clanes antitribu, y Ahrimanes, Hermanos de Sangre, Heraldos de las Calaveras, Kiasyd y Salubri antitribu.',
  'V-SEC-008': 'Clanes Laibon: Akunanse, Guruhi, Ishtarri, Osebo.',
  'V-SEC-009': 'Un clan que no figura en la lista de otra secta es Independiente.',
  'V-SEC-010': 'Los vampiros Independientes son a la vez no Camarilla y no Sabbat.',
  'V-SEC-011': 'Los vampiros Laibon son no Camarilla, no Sabbat y no Independientes.',
  'V-SEC-012': 'Un vampiro que cambia de clan y pasa a un clan de otra secta cambia también de secta.',
  'V-SEC-013': 'Un vampiro que cambia de secta conserva su clan.',
  'V-SEC-014': 'Un clan antitribu y su equivalente son clanes distintos: ninguno cumple un requisito del otro.',
  'V-SEC-015':
    'Solo los vampiros de la Camarilla pueden convocar estos referéndums: Justicar Retribution, Command of the Harpies, Masquerade Enforcement, el de quemar Masquerade Enforcement, el de quemar Elysium: The Arboretum y el de retirar las capacidades de Archon.',
  'V-SEC-016':
    'En los referéndums Archon y Camarilla Exemplary solo se puede elegir a vampiros de la Camarilla; Elysium: The Arboretum solo termina los combates entre un vampiro de la Camarilla de su controlador y otro vampiro de la Camarilla.',
  'V-SEC-017': 'Una secta no tiene efecto propio; importa allí donde cartas, títulos y efectos se refieren a ella.',
  'V-TTL-005': 'El título de primogénito no es único.',
  'V-TTL-006':
    'El título de príncipe corresponde a una ciudad; se disputa con cualquier otro vampiro que reclame un título de esa ciudad.',
  'V-TTL-010': 'El título de arzobispo corresponde a una ciudad y se disputa como el de príncipe.',
  'V-TTL-011': 'El título de regente es único; los de obispo, priscus y cardenal no lo son.',
  'V-TTL-012': 'El regente cuenta como cardenal para las cartas y los efectos que afectan a los cardenales.',
  'V-TTL-015': 'Un vampiro Independiente con votos por el texto de su carta cuenta como si tuviera un título propio.',
  'V-ANA-003': 'Un vampiro también puede hacerse anarquista por efectos de cartas.',
  'V-ANA-004': 'Anarquista es una secta: hacerse anarquista es cambiar de secta.',
  'V-ANA-005': 'Algunos vampiros empiezan como anarquistas por su carta.',
  'V-TRT-001':
    'Escaso: cuando un Matusalén mueve a un vampiro escaso a su zona preparada en su fase de influencia, quema 3 de reserva sanguínea por cada uno de los demás vampiros del mismo clan que ya controle.',
  'V-TRT-003':
    'Esclavo: si es bloqueado un miembro del clan al que sirve el esclavo, del mismo controlador, este puede girar al esclavo para cancelar el combate, enderezar al vampiro activo y hacer que el esclavo combata con el bloqueador en su lugar.',
  'V-TRT-007': 'Mano Negra: el siervo puede jugar o usar cartas que requieran Mano Negra.',
  'V-TRT-008': 'Vuelo: el siervo puede jugar o usar cartas que requieran vuelo.',
  'V-TRT-009':
    'Círculo: cada Hermano de Sangre pertenece al círculo que nombra su carta; un vampiro sin círculo es un círculo por sí solo.',
  'V-TRT-010':
    'Existen otros rasgos; permiten a los siervos jugar las cartas que los nombran o verse afectados por los efectos que los nombran, y no hacen nada más.',
  'V-RED-004':
    'Un vampiro gana un trofeo al quemar a un siervo de la Lista Roja en combate o con una acción directa, incluida la diablerie.',
  'V-RED-005': 'Cada controlador de un trofeo en juego que aún no esté sobre un vampiro puede moverlo a ese vampiro.',
  'V-RED-006':
    'Además, el controlador del vampiro puede buscar un trofeo en su biblioteca, su montón de ceniza o su mano y ponerlo sobre el vampiro; después baraja o reemplaza según haga falta.',
  'V-RED-007': 'Un trofeo que está sobre un vampiro no se puede mover ni conceder de nuevo.',
  'V-RED-008': 'Un trofeo que está sobre un vampiro lo controla el controlador de ese vampiro.',
  'V-ALV-002':
    'Los efectos con duración que genera la carta (para el resto del combate, por ejemplo) también tratan al aliado como a un vampiro.',
  'V-ALV-003': 'El aliado no cuenta como vampiro para los efectos que la carta tiene mientras está en juego.',
  'V-ALV-004':
    'Su vida hace las veces de sangre: el aliado paga con vida los costos en sangre, y la sangre ganada o perdida es vida ganada o perdida.',
  'V-ALV-005': 'Para esa carta, la capacidad del aliado es 1, salvo que se diga otra cosa.',
  'V-ALV-006': 'La vida que gane por encima de esa capacidad no se retira.',
  'V-ALV-007': 'El daño agravado que cause el efecto quema vida como de costumbre.',
  'V-ALV-008': 'Si el efecto fuera a enviar al aliado al letargo, en su lugar es quemado.',
  'V-IMB-002': 'Un imbuido tiene por defecto 1 de fuerza y 1 de sangrado.',
  'V-IMB-003':
    'El costo impreso de un imbuido es lo que hay que invertir para controlarlo, y es también su vida inicial.',
  'V-IMB-004':
    'Un imbuido tiene un credo (que se trata como un clan) y virtudes (que se tratan como Disciplinas de un solo nivel).',
  'V-IMB-005': 'Un efecto que quema a un aliado quema a un imbuido.',
  'V-IMB-008':
    'Un imbuido que entra en juego sin convicción recibe una de la biblioteca, la mano o el montón de ceniza de su controlador.',
  'V-IMB-010': 'Un imbuido tiene como máximo 5 convicciones; las que pasen de ahí se queman.',
  'V-IMB-012': 'Un imbuido toma un poder mediante una acción con +1 de sigilo, como el equipo o un criado.',
  'V-IMB-013': 'Si la acción de tomar un poder tiene éxito, el imbuido se endereza.',
  'V-IMB-016': 'Un efecto de poder que está siempre activo funciona incluso mientras el poder está girado.',
  'V-IMB-017': 'Un imbuido al que no le queda vida va a la zona de incapacitados: está controlado, pero no preparado.',
  'V-IMB-018':
    'Los efectos que no puede usar un aliado que está a punto de ser quemado tampoco los puede usar un imbuido que está a punto de quedar incapacitado.',
  'V-IMB-020':
    'Si la acción de destruir a un imbuido incapacitado tiene éxito, cada imbuido preparado puede quemar una convicción para infligir 1 de daño imprevenible al siervo activo.',
  'V-IMB-022':
    'Un imbuido que sale de la zona de incapacitados de cualquier otra manera también gana 1 de vida; esa ganancia nunca lo eleva por encima de su vida inicial.',
  'V-IMB-023':
    'Si el Matusalén que usa un efecto puede ver la carta de cripta (en su propia zona incontrolada, en juego, en un montón de ceniza o al buscar), la carta debe ajustarse al texto del efecto; un efecto sobre un vampiro no puede elegir a un imbuido.',
  'V-IMB-024':
    'Si el efecto recae sobre una carta desconocida (una carta de cripta que no se ha visto o una carta incontrolada de otro Matusalén que no se ha visto), actúa sobre lo que se encuentre.',
  'V-IMB-025': 'Donde un efecto solo compara o comprueba la capacidad, el costo del imbuido cuenta como su capacidad.',
  'V-IMB-026':
    "Se nombran como cartas que funcionan con imbuidos: Bear-Baiting, Brainwash, Cairo Int'l Airport, Clotho's Gift (Ofuscación básica), Effective Management, Gemini, Gisela Harden, Goodnight Sweet Prince, Innocent Bystander, Kindred Intelligence, Memory's Fading Glimpse, Petra's Resonance, The Portrait, San Lorenzo de El Escorial; con un vampiro como receptor: Lázár Dobrescu, The Trick of Danya.",
  'V-IMB-027':
    'The Soul Gem of Etrius puede buscar a un imbuido y lo pone en juego si es menor que el portador, sin vida ni sangre.',
  'V-IMB-028':
    "Se nombran como cartas que no funcionan con imbuidos: Chain of Command, Clotho's Gift (Temporis básico), Might of the Camarilla, Recruitment (busca a un vampiro); Illusions of the Kindred retira al imbuido de la partida y no da lugar a ningún combate.",
  'V-IMB-029':
    "Heaven's Gate puede mover a un imbuido a la zona incontrolada, controlado pero no preparado; pasa a la zona preparada como lo haría un aliado corriente reclutado.",
  'V-IMB-030':
    'Erratas: Smite es un ataque; la reacción de Vigilance la puede usar un imbuido girado; Biblioteca antigua cuesta 1 de reserva sanguínea.',
  'V-ERR-001': 'Abandoning the Flesh la puede usar un vampiro en letargo.',
  'V-ERR-002': 'Ventrue Investment es una inversión.',
  'V-ERR-003': 'Blissful Agony: su efecto de Valeren básico se puede usar una vez por combate.',
  'V-ERR-004':
    'Dawn Operation y Domain of Evernight (Temporis básico) hacen agravado solo el daño durante el combate, no el que se inflige después.',
  'V-ERR-005':
    'Echo of Harmonies juega la acción política como si fuera de la mano: da su voto, se puede cancelar al jugarse, etcétera.',
  'V-ERR-006':
    'Visit from the Capuchin quema contadores cuando se repondrían cartas, no cuando se juegan o se descartan.',
};
