/** The rules that only readers of the catalogue meet, in Spanish: the first part. */
import type { StatedFirst } from './stated.ts';

export const es: StatedFirst = {
  'V-GEN-001': 'Cuando el texto de una carta contradice una regla, prevalece la carta.',
  'V-GEN-002':
    'Cada jugador es propietario de las cartas de los mazos que ha traído. El control de una carta puede pasar a otro jugador, la propiedad nunca; tras la partida, cada carta vuelve a su propietario.',
  'V-GEN-003':
    'Quemar una carta es ponerla en el montón de ceniza de su propietario, la controlara quien la controlara.',
  'V-GEN-004': 'Todos los montones de ceniza son públicos: cualquier jugador puede examinarlos en cualquier momento.',
  'V-GEN-005': 'Quemar, pagar o gastar una ficha es devolverla al banco de sangre.',
  'V-GEN-006': 'El banco de sangre no se agota nunca.',
  'V-GEN-007': 'Una carta retirada de la partida ya no se puede recuperar, y nada puede afectarla.',
  'V-GEN-008':
    'Cuando una carta es quemada o retirada de la partida, se queman todas las fichas y todas las demás cartas que haya sobre ella.',
  'V-GEN-010':
    'La sangre o la reserva que se gana o se añade procede del banco de sangre, salvo que un efecto nombre otra fuente.',
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
  'V-GEN-029':
    '«(limitada)» en una carta recuerda una regla que prohíbe acumular un efecto determinado: un solo modificador de acción que aumente el sangrado por acción de sangrado (V-ACT-010), y una sola fuente de ataques adicionales por siervo y asalto (V-STR-019).',
  'V-GEN-030': 'Es un monstruo todo vampiro, aliado o criado que no sea ni mortal ni animal.',
  'V-GEN-031': 'El juego es para dos o más jugadores.',
  'V-GEN-032':
    'En las cartas antiguas, «zona activa» significa la zona controlada, y «zona inactiva», la zona incontrolada.',
  'V-GEN-033':
    'Toda la reserva de cada jugador, todas las cartas en juego que no estén boca abajo y todos los montones de ceniza son información pública; las manos, las bibliotecas, las criptas y las cartas incontroladas boca abajo no lo son.',
  'V-DECK-001':
    'Cada jugador tiene dos mazos separados: una cripta (vampiros y otras cartas de cripta) y una biblioteca.',
  'V-DECK-002': 'Una cripta tiene al menos 12 cartas.',
  'V-DECK-003': 'Una cripta no tiene tamaño máximo.',
  'V-DECK-004': 'Una biblioteca tiene al menos 60 cartas y como máximo 90.',
  'V-DECK-005':
    'En la biblioteca y en la cripta se permite cualquier número de copias de la misma carta, también de las cartas únicas.',
  'V-DECK-006': 'Todas las cartas de una cripta pertenecen a un solo grupo o a dos grupos consecutivos.',
  'V-DECK-007':
    'La regla de los grupos solo limita la construcción de la baraja; durante la partida, un jugador puede llegar a controlar vampiros de cualquier grupo.',
  'V-DECK-008': 'La regla de los grupos no afecta a las cartas de cripta del grupo «cualquiera».',
  'V-DECK-009':
    'Una carta de cripta sin grupo impreso cuenta como del grupo 2 si lleva un símbolo de expansión, y si no, como del grupo 1.',
  'V-DECK-010': 'Para construir la baraja, un vampiro avanzado es una carta de cripta como cualquier otra.',
  'V-DECK-011':
    'El texto marcado DRAFT en una carta solo se usa en los torneos de draft y de mazo sellado, y en construido se ignora; allí, su propio requisito de clan o de Disciplina sustituye al habitual, mientras que la línea en negrita del principio y el coste siguen valiendo.',
  'V-SET-001': 'Los asientos se asignan por cualquier método que acuerden los jugadores.',
  'V-SET-002': 'El Matusalén que empieza se elige al azar.',
  'V-SET-003': 'La presa de un jugador es el jugador de su izquierda; su depredador, el de su derecha.',
  'V-SET-004': 'Cada jugador empieza con 30 de reserva.',
  'V-SET-005': 'La Ventaja empieza en el centro, sin que nadie la controle.',
  'V-SET-006':
    'Cada jugador tiene una zona incontrolada y una zona controlada; la zona controlada se compone de la zona preparada y la zona letárgica.',
  'V-SET-007': 'La biblioteca y la cripta se barajan y se ofrecen al depredador del jugador para que las corte.',
  'V-SET-008': 'Cada jugador roba las siete primeras cartas de su biblioteca como mano inicial.',
  'V-SET-009': 'Cada jugador reparte boca abajo las cuatro primeras cartas de su cripta en su zona incontrolada.',
  'V-SET-010': 'La zona controlada empieza vacía.',
  'V-SET-011': 'Un jugador puede mirar en cualquier momento su propia mano y sus propias cartas incontroladas.',
  'V-SET-012': 'Los turnos pasan en el sentido de las agujas del reloj, es decir, de cada jugador a su presa.',
  'V-SET-013':
    'Apuesta opcional: después de barajar y cortar, y antes de robar las manos, cada jugador aparta boca arriba la primera carta de su biblioteca.',
  'V-CARD-003':
    'Para jugar una carta, el jugador la muestra y declara por completo su efecto, con su coste; después va al montón de ceniza, o queda en juego si su texto lo dice.',
  'V-CARD-009':
    'Un coste en sangre se quema del vampiro que juega la carta; un coste en reserva, de la reserva de su controlador.',
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
  'V-HAND-001': 'El tamaño de la mano es de siete cartas por defecto.',
  'V-HAND-002':
    'Quien juega de su mano una carta de biblioteca la reemplaza enseguida robando otra, salvo que la carta diga otra cosa.',
  'V-HAND-003':
    'Ningún Matusalén reemplaza cartas durante un referéndum; cuando termina, todos roban hasta el tamaño de su mano.',
  'V-HAND-004':
    'La carta de acción política que convocó el referéndum se jugó antes de que este empezara, y se reemplaza enseguida.',
  'V-HAND-005': 'Un jugador cuya biblioteca está vacía no roba nada y sigue jugando.',
  'V-HAND-006':
    'Siempre que la mano y el tamaño de la mano difieran (porque un efecto cambia el tamaño, o añade o quita cartas), el jugador descarta o roba enseguida hasta ajustarse al tamaño de su mano.',
  'V-HAND-007':
    'Una carta que se reemplaza más tarde reduce en uno el tamaño efectivo de la mano hasta que se reemplaza.',
  'V-HAND-008': 'La carta que reemplaza a la jugada se roba cuando se ha cerrado la ventana «al jugarse» de esta.',
  'V-HAND-009':
    'Una carta que no se reemplaza hasta el final de la acción tampoco se reemplaza durante el combate que forma parte de esa acción.',
  'V-SEQ-001': 'Si varios jugadores quieren usar una carta o un efecto, el Matusalén activo va primero.',
  'V-SEQ-002': 'El Matusalén activo puede usar cualquier número de efectos, uno tras otro, antes de pasar.',
  'V-SEQ-003':
    'Cuando pasa, la oportunidad va al Matusalén defensor (en una acción directa o un combate), y luego a los demás en el sentido de las agujas del reloj desde el Matusalén activo.',
  'V-SEQ-004':
    'En una acción indirecta sin combate no hay defensor; después del Matusalén activo, la oportunidad pasa en el sentido de las agujas del reloj, empezando por su presa.',
  'V-SEQ-005': 'Cada vez que alguien usa una carta o un efecto, la oportunidad vuelve al Matusalén activo.',
  'V-SEQ-006': 'Una etapa termina cuando todos los jugadores han pasado uno tras otro.',
  'V-SEQ-007': 'En cada etapa del combate, el siervo activo puede usar efectos antes que su oponente.',
  'V-CAN-001':
    'Algunos efectos cancelan una carta al jugarse. En esa ventana solo se pueden usar tales efectos y los efectos de despertar.',
  'V-CAN-002': 'Una carta cancelada no tiene efecto, pero cuenta como jugada.',
  'V-CAN-003':
    'Si se cancela una carta de acción, el siervo no se gira, el coste no se paga, y el siervo puede jugar otra vez la misma carta de acción.',
  'V-CAN-004': 'Si se cancela una carta que no sea de acción, su coste se paga igualmente.',
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
    'Al principio de su fase de enderezamiento, el jugador debe enderezar todas sus cartas, también las que estén en letargo.',
  'V-UNL-002':
    'Los efectos de la fase de enderezamiento se producen después de enderezar, en el orden que elija el jugador.',
  'V-UNL-004': 'Por cada carta y cada título que está disputando, el jugador elige entre pagar y ceder.',
  'V-CON-001':
    'Las cartas marcadas como únicas y todas las cartas de cripta son únicas: solo puede haber una copia en juego.',
  'V-CON-002':
    'Si entra en juego una segunda carta única del mismo nombre bajo otro controlador, todas las copias entran en disputa.',
  'V-CON-003': 'Las copias en disputa se ponen boca abajo y quedan fuera de juego.',
  'V-CON-004': 'Otra copia que entre en juego entra también en disputa y se pone boca abajo enseguida.',
  'V-CON-006': 'En vez de pagar, el jugador puede ceder: su copia se quema con todas las cartas y fichas que tenga.',
  'V-CON-007':
    'Si todas las demás copias se han cedido, la última se endereza y se pone boca arriba en la siguiente fase de enderezamiento de su controlador; solo entonces termina la disputa.',
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
    'Un vampiro avanzado, fusionado o no, entra en disputa con cualquier otra copia del mismo vampiro, avanzada o no.',
  'V-MAS-001':
    'Por defecto, un jugador recibe una acción de fase heril en su fase heril; los efectos pueden cambiar ese número.',
  'V-MAS-002':
    'Si en su fase heril se producen otros efectos, el jugador elige el orden de esos efectos y de sus acciones de fase heril.',
  'V-MAS-006':
    'Jugar una carta heril fuera de turno consume una acción de fase heril de la siguiente fase heril del jugador.',
  'V-MAS-008': 'Un lugar permanece en juego y se puede usar una y otra vez, desde el mismo turno en que se juega.',
  'V-MAS-009':
    'Una carta heril de Disciplina se juega sobre un vampiro controlado por cualquier jugador y le da un nivel más de la Disciplina: básico si no la tenía, superior si tenía el básico.',
  'V-MAS-010': 'Una carta heril de Disciplina aumenta en 1 la capacidad del vampiro.',
  'V-MAS-011': 'El aumento de capacidad no viene lleno de sangre.',
  'V-MAS-012': 'Jugar una nimiedad que no sea cancelada da una acción de fase heril adicional.',
  'V-MAS-014':
    'Una nimiedad fuera de turno da la acción de fase heril adicional en la siguiente fase heril del jugador.',
  'V-MAS-015':
    'Un trofeo se pone en juego con una acción de fase heril (o se busca según V-RED-006) y no tiene efecto hasta que está sobre un vampiro.',
  'V-MAS-016':
    'Una carta heril de una clase que las reglas no describen hace lo que dice su texto y se quema después de usarse, salvo que diga que permanece.',
  'V-MIN-003': 'Un siervo que se endereza durante la fase puede realizar otra acción.',
  'V-MIN-011': 'Sin ninguna carta, un vampiro preparado puede sangrar o cazar; un aliado preparado solo puede sangrar.',
  'V-ACT-004': 'Sangrar: acción directa, con 0 de sigilo y sin coste.',
  'V-ACT-005': 'Sangrar: el sangrado de un vampiro es 1 por defecto; el de un aliado es el que indica su carta.',
  'V-ACT-007': 'Sangrar: el sangrado solo tiene éxito si la acción tiene éxito con un valor de 1 o más.',
  'V-ACT-008':
    'Sangrar: tras un sangrado con éxito, el controlador del siervo activo toma la Ventaja de quien la tenga o del centro, o la conserva.',
  'V-ACT-011':
    'Sangrar: se puede realizar con una carta de acción o como acción por defecto; ambas cuentan para el límite de una vez por turno.',
  'V-ACT-014':
    'Cazar: si la acción tiene éxito, el vampiro gana del banco tanta sangre como su valor de caza, 1 por defecto; lo que exceda de su capacidad vuelve al banco.',
  'V-ACT-017': 'Equiparse de la mano: si la acción fracasa, la carta se quema y no se paga ningún coste.',
  'V-ACT-018': 'Equiparse de la mano: una carta de equipo por acción.',
  'V-ACT-019': 'Un siervo puede tener cualquier número de cartas de equipo.',
  'V-ACT-021':
    'Equiparse de otro siervo: las cartas que se van a tomar se nombran al anunciar la acción; si la acción fracasa, se quedan donde están.',
  'V-ACT-022':
    'El equipo que requiere una Disciplina y entra en juego por un medio que no sea una acción de equiparse se usa en su versión básica.',
  'V-ACT-023':
    'Emplear a un criado: puede hacerlo cualquier siervo preparado; la acción es indirecta y tiene +1 de sigilo.',
  'V-ACT-024':
    'Emplear a un criado: si la acción tiene éxito, se paga el coste, el criado se pone sobre el siervo activo y recibe del banco su vida impresa; si no, la carta se quema.',
  'V-ACT-025': 'Se emplea a un criado por acción; un siervo puede tener cualquier número de criados.',
  'V-ACT-026': 'Un criado no se puede transferir a otro siervo.',
  'V-ACT-027': 'Un criado que pierde su última ficha de vida se quema.',
  'V-ACT-028':
    'Un criado que requiere una Disciplina y entra en juego por un medio que no sea una acción de emplear se usa en su versión básica.',
  'V-ACT-029':
    'Reclutar a un aliado: puede hacerlo cualquier siervo preparado; la acción es indirecta y tiene +1 de sigilo.',
  'V-ACT-032':
    'Un aliado recibe del banco su vida impresa cuando entra en juego por cualquier medio, y se quema cuando pierde la última ficha.',
  'V-ACT-033': 'Reclutar a un aliado: un aliado por acción; si la acción fracasa, la carta se quema.',
  'V-ACT-034':
    'Un aliado que entra en juego por un medio que no sea una acción de reclutar puede actuar en el mismo turno.',
  'V-ACT-035':
    'Un aliado que requiere una Disciplina y entra en juego por un medio que no sea una acción de reclutar se usa en su versión básica.',
  'V-ACT-036':
    'Carta de acción: por defecto la juega cualquier siervo preparado, vampiro o aliado; tiene 0 de sigilo salvo que la carta diga otra cosa, y el objetivo que la carta indique.',
  'V-ACT-038':
    'Carta de acción: si la acción tiene éxito, se paga su coste y la carta se resuelve; si no, se quema sin efecto.',
  'V-ACT-039': 'Acción de una carta en juego: si fracasa, a la carta no le ocurre nada.',
  'V-ACT-041': 'Acción política: siempre es indirecta, haga lo que haga el referéndum.',
  'V-ACT-043': 'Acción política: si tiene éxito, se paga su coste y después se celebra el referéndum (capítulo 17).',
  'V-PRO-003': 'Excepción: los términos de un referéndum no se eligen hasta que la acción ha tenido éxito.',
  'V-PRO-006':
    'Paso 3: si ningún bloqueo ha tenido éxito y no se intentan más, la acción tiene éxito; se paga su coste y se producen sus efectos.',
  'V-PRO-007':
    'Si la acción es bloqueada, las cartas jugadas para realizarla se queman, sus efectos no se producen y su coste no se paga.',
  'V-PRO-009':
    'Los costes de los modificadores de acción y de las cartas de reacción se pagan al jugarlos, tenga éxito o no la acción.',
  'V-PRO-010':
    'El efecto de un modificador de acción o de una carta de reacción dura por defecto hasta el final de la acción en curso.',
  'V-PRO-011': 'Renunciar a bloquear no impide a un Matusalén jugar cartas de reacción más tarde en la misma acción.',
  'V-PRO-012':
    'El combate que sigue a un bloqueo, o que una acción causa, forma parte de la acción; cuando termina, termina la acción.',
  'V-BLK-001':
    'Una acción es directa si su objetivo es otro Matusalén o algo que controla otro Matusalén; si no, es indirecta.',
  'V-BLK-003':
    'Si una acción tiene como objetivo a varios de los demás Matusalenes, cada uno de ellos puede intentar bloquear, en el sentido de las agujas del reloj.',
  'V-BLK-006': 'Una acción cuyo objetivo es una carta del Matusalén activo es indirecta.',
  'V-BLK-007': 'Una acción cuyo objetivo es un montón de ceniza siempre es indirecta.',
  'V-BLK-008': 'El símbolo (D) de una carta solo recuerda que la acción suele ser directa.',
  'V-BLK-010': 'Tras un intento fallido, el mismo siervo u otro puede hacer otro intento, cualquier número de veces.',
  'V-BLK-015':
    'Un bloqueo fracasa si el sigilo supera a la intercepción y el lado que bloquea no añade más intercepción.',
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
    'La votación solo termina cuando todos los Matusalenes han acabado de votar; los jugadores pueden acordar cerrarla 15 segundos después del último voto.',
  'V-POL-010': 'Un texto que dice «durante una acción política» se refiere normalmente a la parte del referéndum.',
  'V-VOT-002': 'Un voto ganado no tiene que emitirse enseguida, ni siquiera tiene que emitirse.',
  'V-VOT-005':
    'Si una carta de acción política convocó el referéndum, da su único voto al controlador del vampiro activo.',
  'V-VOT-006':
    'Cualquier otra carta de acción política que se use por un voto se quema de la mano, y su texto se ignora.',
};
