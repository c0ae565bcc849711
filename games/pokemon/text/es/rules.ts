/** The rules of the rule index, in Spanish. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
  'P-WIN-001': 'Un jugador gana cuando coge su última carta de Premio.',
  'P-WIN-002':
    'Un jugador gana cuando a su rival no le quedan Pokémon en juego: su Pokémon Activo queda Fuera de Combate y su Banca está vacía.',
  'P-WIN-003':
    'Lo mismo vale cuando el Pokémon Activo deja el Puesto Activo de cualquier otro modo (vuelve a la mano, se baraja en la baraja, etc.) y nada en la Banca puede sustituirlo.',
  'P-WIN-004': 'Pierde el jugador que no puede robar la carta del comienzo de su turno porque su baraja está vacía.',
  'P-WIN-005':
    'Una baraja vacía en cualquier otro momento, o un robo por efecto de una carta que no puede hacerse, no hace perder nada.',
  'P-WIN-006': 'Una carta puede permitir lo que una regla prohíbe.',
  'P-END-001':
    'Dos formas de ganar pueden darse para ambos jugadores en el mismo momento: coger la última carta de Premio, y que el rival no tenga con qué sustituir a su Pokémon Activo.',
  'P-END-002':
    'Si ambos jugadores ganan en el mismo momento con el mismo número de formas (una cada uno o dos cada uno), decide la muerte súbita.',
  'P-END-003': 'Si un jugador gana de las dos formas y el otro solo de una, gana el primero y no hay muerte súbita.',
  'P-END-004':
    'La muerte súbita es una partida completamente nueva con 1 carta de Premio cada uno en vez de 6: nueva moneda, nueva preparación; quien la gana gana el encuentro.',
  'P-END-005': 'A una muerte súbita que acaba en empate le sigue otra, hasta que alguien gane.',
  'P-END-006':
    'Lo que se usa una vez por partida (ataque GX, Poder V-ASTRO, un V-UNIÓN de un nombre) vuelve a estar disponible en la muerte súbita.',
  'P-ZONE-001':
    'Cada jugador tiene una baraja, una mano, cartas de Premio, una pila de descartes, un Puesto Activo y una Banca; el área de juego es común.',
  'P-ZONE-002':
    'Un jugador tiene exactamente un Pokémon Activo: empieza con uno, siempre debe tener uno y nunca puede tener dos.',
  'P-ZONE-003': 'Todos los demás Pokémon en juego están en la Banca, donde caben como máximo 5.',
  'P-ZONE-004': 'El número de cartas de cada baraja es información pública.',
  'P-ZONE-005':
    'Nadie, ni siquiera su dueño, puede mirar las cartas de una baraja ni cambiar su orden, salvo que una carta lo permita.',
  'P-ZONE-006': 'Una mano está oculta para el rival, salvo que una carta le permita mirarla.',
  'P-ZONE-007': 'Las cartas de Premio están boca abajo; cada jugador las coge de las suyas y las pone en su mano.',
  'P-ZONE-008': 'Una pila de descartes está boca arriba, y cualquiera puede mirarla en cualquier momento.',
  'P-ZONE-009': 'Una carta que sale del juego va a la pila de descartes, salvo que una carta diga otra cosa.',
  'P-ZONE-010': 'Una carta se descarta siempre en la pila de descartes de su dueño.',
  'P-ZONE-011':
    'Solo están en juego las cartas de la mesa (baraja, descartes y Premios no; Pokémon en Banca sí), y los Pokémon y la Energía solo se usan en juego.',
  'P-ZONE-012': 'No hay tamaño máximo de mano.',
  'P-LOST-001':
    'La Zona Perdida está fuera del juego; las cartas llegan por efectos de ataques, habilidades y cartas de Entrenador y por la regla de las Estrellas Prisma.',
  'P-LOST-002': 'Una carta en la Zona Perdida no puede recuperarse ni jugarse el resto de la partida.',
  'P-LOST-003': 'Las cartas de la Zona Perdida están boca arriba.',
  'P-CARD-001': 'Una carta es de Pokémon, de Energía o de Entrenador.',
  'P-CARD-002':
    'La mayoría de las cartas de Pokémon son Básicas, Fase 1 o Fase 2; las de Fase 1 y Fase 2 son cartas de Evolución.',
  'P-CARD-003':
    'VMAX, V-ASTRO, MEGA y TURBO son fases propias y son cartas de Evolución; V-UNIÓN y Recreado son fases propias y no son ni Básicos ni Evolución.',
  'P-CARD-004': 'Hay 11 tipos: Planta, Fuego, Agua, Rayo, Psíquico, Lucha, Oscuridad, Metal, Hada, Dragón, Incoloro.',
  'P-CARD-005': 'Hay Energía Básica de nueve tipos: todos menos Dragón e Incoloro.',
  'P-CARD-006':
    'Una carta de Pokémon dice nombre, fase, de qué Pokémon evoluciona si es el caso, tipo, PS, ataques, habilidades si las hay, Debilidad, Resistencia y Coste de Retirada.',
  'P-CARD-007': 'Una carta de Entrenador es un Objeto, un Partidario, un Estadio o una Herramienta Pokémon.',
  'P-CARD-008': 'La regla impresa al pie de una carta de Entrenador es obligatoria.',
  'P-CARD-009':
    'Un Pokémon Básico es la única clase de carta de Pokémon que puede entrar en juego directamente desde la mano, sin un efecto y sin otro Pokémon debajo.',
  'P-CARD-010':
    'Un contador de daño vale 10 de daño; los de 50 o 100 son solo una comodidad, y una carta que habla de un contador de daño se refiere a uno de 10.',
  'P-CARD-011': 'Un Pokémon evolucionado es uno en juego que tiene otra carta de Pokémon debajo.',
  'P-CARD-012':
    'El Pokémon Atacante es el Pokémon Activo mientras ataca; el Pokémon Defensor es el que recibe el ataque.',
  'P-CARD-013': 'Unir una carta es tomarla de la mano y ponerla en uno de los propios Pokémon en juego.',
  'P-DECK-001': 'Una baraja tiene exactamente 60 cartas.',
  'P-DECK-002':
    'Una baraja tiene como máximo 4 cartas con el mismo nombre; solo cuenta el nombre, no los ataques ni el texto.',
  'P-DECK-003': 'El número de cartas de Energía Básica no está limitado.',
  'P-DECK-004': 'Una baraja tiene al menos un Pokémon Básico.',
  'P-DECK-005': 'Las partes de V-UNIÓN, los Pokémon Recreados y las cartas de Entrenador Fósil no cumplen P-DECK-004.',
  'P-DECK-006':
    'Las proporciones dadas para principiantes (uno o dos tipos, de 12 a 15 Energías, de 20 a 25 Entrenadores) son consejos, no reglas.',
  'P-NAME-001':
    'El nombre decide el límite de copias, de qué puede evolucionar un Pokémon y si se aplica una carta que nombra a un Pokémon.',
  'P-NAME-002': 'Un nivel, también NV.X, no forma parte del nombre.',
  'P-NAME-003': 'Un símbolo al final de un nombre forma parte del nombre.',
  'P-NAME-004': 'El símbolo δ (Especie Delta) no forma parte del nombre.',
  'P-NAME-005':
    'El nombre de un dueño (un Entrenador o un equipo, como en «de Brock» o «del Team Rocket») forma parte del nombre.',
  'P-NAME-006': '«Equipo Plasma» no forma parte del nombre.',
  'P-NAME-007':
    'Una forma es parte del nombre, en especial las palabras regionales «de Paldea», «de Hisui», «de Galar» y «de Alola».',
  'P-NAME-008': '«ex», «-EX», «-GX», «TURBO», «M» (Mega) y «Radiante» forman parte del nombre.',
  'P-NAME-009':
    '«ex» y «-EX» son distintos: Magnezone ex y Magnezone-EX son dos nombres, con cuatro copias permitidas de cada uno.',
  'P-NAME-010': '«V», «VMAX», «V-ASTRO» y «V-UNIÓN» forman parte del nombre.',
  'P-NAME-011':
    'El Pokémon de un dueño es aquel cuyo nombre contiene el de un Entrenador o un equipo; los símbolos de los Pokémon SP no hacen de una carta la de un dueño.',
  'P-SET-001': 'Se lanza una moneda antes de robar ninguna carta; quien gana decide quién juega el primer turno.',
  'P-SET-002': 'Cada jugador baraja sus 60 cartas y roba 7.',
  'P-SET-003': 'Un jugador sin Pokémon Básico en sus 7 cartas tiene que tomar una mano nueva; con uno, no puede.',
  'P-SET-004': 'Cada jugador pone un Pokémon Básico de su mano, a su elección, boca abajo en su Puesto Activo.',
  'P-SET-005': 'Cada jugador puede poner hasta 5 Pokémon Básicos más de su mano, boca abajo, en su Banca.',
  'P-SET-006': 'Después cada jugador aparta boca abajo las 6 primeras cartas de su baraja como cartas de Premio.',
  'P-SET-007': 'Cuando ambos jugadores han acabado, los dos ponen sus Pokémon boca arriba y comienza el primer turno.',
  'P-SET-008':
    'Las cartas de Evolución, partes de V-UNIÓN, Pokémon Recreados y cartas de Entrenador Fósil no pueden colocarse durante la preparación.',
  'P-SET-009': 'Puede colocarse cualquier Pokémon Básico, también un ex, V, -EX, -GX, RELEVOS o Radiante Básico.',
  'P-MUL-001':
    'Un jugador sin Pokémon Básico enseña su mano al rival, la baraja en su baraja y roba 7 cartas nuevas, hasta tener un Pokémon Básico.',
  'P-MUL-002':
    'Si ninguno de los jugadores tiene un Pokémon Básico, ambos enseñan la mano y vuelven a barajar y robar 7.',
  'P-MUL-003': 'Las manos nuevas que ambos jugadores toman a la vez no dan cartas adicionales a nadie.',
  'P-MUL-004':
    'Si solo un jugador no tiene Pokémon Básico, lo anuncia y espera mientras el otro coloca sus Pokémon y sus cartas de Premio.',
  'P-MUL-005':
    'Después enseña y roba de nuevo hasta tener un Pokémon Básico, y coloca sus propios Pokémon y cartas de Premio.',
  'P-MUL-006':
    'Después, el otro jugador puede robar cartas adicionales: de 0 al número de manos nuevas que el rival tomó solo.',
  'P-MUL-007':
    'Un Pokémon Básico entre las cartas adicionales puede ponerse en la Banca antes de revelar los Pokémon, dentro del límite de 5.',
  'P-MUL-008': 'Las cartas adicionales se roban cuando los Premios ya se han apartado, así que nunca los cambian.',
  'P-TURN-001': 'Un turno tiene tres partes, en este orden: robar una carta, realizar acciones, atacar.',
  'P-TURN-002': 'El turno comienza robando exactamente una carta; no es opcional.',
  'P-TURN-003':
    'En la segunda parte el jugador puede poner en la Banca, evolucionar, unir Energía, jugar cartas de Entrenador, retirarse y usar habilidades, en cualquier orden y mezclado.',
  'P-TURN-004':
    'Sin límite de número: poner Pokémon Básicos en la Banca, evolucionar, jugar Objetos y Herramientas, usar habilidades.',
  'P-TURN-005':
    'Una vez por turno: unir una carta de Energía de la mano, jugar un Partidario, jugar un Estadio, retirarse.',
  'P-TURN-006': 'Atacar es opcional; un jugador puede acabar su turno sin atacar.',
  'P-TURN-007':
    'El ataque pone fin al turno; después no cabe ninguna acción de la segunda parte. Sigue un Chequeo Pokémon y luego el turno del otro jugador.',
  'P-FIRST-001': 'Quien juega primero no puede jugar una carta de Entrenador en su primer turno.',
  'P-FIRST-002':
    'Quien juega primero no puede atacar en su primer turno: se salta la parte del ataque y su turno acaba tras las acciones.',
  'P-FIRST-003':
    'Ningún jugador puede hacer evolucionar a un Pokémon en su propio primer turno, salvo que una carta lo permita.',
  'P-FIRST-004': 'Quien juega primero roba una carta al comienzo de su primer turno.',
  'P-FIRST-005':
    'En su primer turno, quien juega primero puede poner Pokémon Básicos en la Banca, unir una Energía, retirarse una vez y usar habilidades.',
  'P-FIRST-006': 'En su primer turno, quien juega segundo puede atacar y jugar toda clase de cartas de Entrenador.',
  'P-BEN-001':
    'Durante su turno, un jugador puede poner en su Banca cualquier cantidad de Pokémon Básicos de su mano, boca arriba y de uno en uno, mientras haya sitio.',
  'P-BEN-002':
    'Después de la preparación, un Pokémon Básico de la mano va solo a la Banca, nunca directamente al Puesto Activo.',
  'P-EVO-001':
    'Para evolucionar, el jugador pone una carta de Evolución de su mano sobre uno de sus Pokémon en juego, Activo o en Banca, cuyo nombre es el que sigue a «Evoluciona de».',
  'P-EVO-002':
    'Los nombres deben coincidir exactamente según las reglas P-NAME; el Pokémon de un dueño, por tanto, solo evoluciona dentro del mismo dueño.',
  'P-EVO-003': 'Un Básico evoluciona a una Fase 1, una Fase 1 a una Fase 2.',
  'P-EVO-004': 'Solo puede evolucionar un Pokémon que ya estaba en juego al comenzar este turno.',
  'P-EVO-005': 'Un Pokémon que ha evolucionado en este turno cuenta como nuevo y no puede volver a evolucionar en él.',
  'P-EVO-006': 'Cualquier cantidad de Pokémon puede evolucionar por turno.',
  'P-EVO-007':
    'Un Pokémon evolucionado conserva todas las cartas unidas, las cartas de sus fases anteriores debajo y sus contadores de daño.',
  'P-EVO-008':
    'Evolucionar acaba con todas las Condiciones Especiales del Pokémon y con todos los efectos de ataques sobre él.',
  'P-EVO-009':
    'Un Pokémon evolucionado no puede usar ataques ni habilidades de su fase anterior, salvo que una carta lo diga.',
  'P-EVO-010': 'Nombre, tipo, PS, Debilidad, Resistencia y Coste de Retirada son los de la carta de arriba.',
  'P-EVO-011':
    'Involucionar es lo contrario de evolucionar y solo ocurre por el efecto de una carta; el Pokémon pierde sus Condiciones Especiales y todos los demás efectos sobre él.',
  'P-ENE-001':
    'Una vez por turno, un jugador puede unir una carta de Energía de su mano a uno de sus Pokémon, Activo o en Banca.',
  'P-ENE-002': 'Lo que une un efecto no gasta esta unión del turno.',
  'P-ENE-003':
    'El coste de un ataque está cubierto si la Energía unida cubre cada símbolo, una Energía por símbolo; más Energía de la necesaria no molesta.',
  'P-ENE-004':
    'Un símbolo de un tipo necesita Energía de ese tipo; un símbolo Incoloro se cubre con Energía de cualquier tipo.',
  'P-ENE-005': 'El símbolo sin coste significa que el ataque puede usarse sin Energía unida.',
  'P-ENE-006': 'Atacar no quita Energía, salvo que el ataque lo diga.',
  'P-TRN-001':
    'Jugar una carta de Entrenador es hacer lo que dice y seguir la regla de su pie; la mayoría se descarta después.',
  'P-TRN-002': 'Se puede jugar cualquier cantidad de cartas de Objeto por turno.',
  'P-TRN-003': 'Se puede jugar como máximo una carta de Partidario por turno.',
  'P-STA-001': 'Un Estadio permanece en juego; hay como máximo uno en juego para los dos jugadores.',
  'P-STA-002': 'Cuando entra en juego un nuevo Estadio, el anterior se descarta y sus efectos acaban.',
  'P-STA-003': 'Un Estadio no puede jugarse mientras haya en juego un Estadio del mismo nombre.',
  'P-STA-004': 'Se puede jugar como máximo una carta de Estadio por turno.',
  'P-TOOL-001':
    'Se puede jugar cualquier cantidad de Herramientas Pokémon por turno; cada una se une a un Pokémon y queda unida.',
  'P-TOOL-002': 'Cada Pokémon puede tener unida como máximo una Herramienta Pokémon.',
  'P-TM-001':
    'Una Máquina Técnica es un Objeto o Herramienta que se une a un Pokémon y queda unido, salvo que su texto diga otra cosa.',
  'P-TM-002': 'El Pokémon puede usar el ataque de una Máquina Técnica unida como si fuera suyo.',
  'P-RET-001': 'Una vez por turno el jugador puede retirar a su Pokémon Activo.',
  'P-RET-002':
    'Para retirarse, el jugador descarta del Pokémon una Energía por cada símbolo de su Coste de Retirada; sin símbolos es gratis.',
  'P-RET-003':
    'El Pokémon que se retira cambia su lugar con un Pokémon en Banca que elija el jugador; si no hay ninguno, no puede retirarse.',
  'P-RET-004': 'Ambos Pokémon conservan sus contadores de daño y las cartas unidas.',
  'P-RET-005': 'Un Pokémon Dormido o Paralizado no puede retirarse; Confundido, Envenenado y Quemado no lo impiden.',
  'P-RET-006':
    'Cuando el Pokémon Activo pasa a la Banca, por retirada o de otro modo, acaban sus Condiciones Especiales y todos los efectos de ataques sobre él.',
  'P-RET-007': 'Después de la retirada, el nuevo Pokémon Activo puede atacar en el mismo turno.',
  'P-RET-008':
    'Cambiar por el efecto de una carta no es retirarse: no cuesta Energía, no gasta la retirada del turno y funciona con Pokémon Dormidos y Paralizados.',
  'P-ABL-001':
    'Una habilidad es un efecto de un Pokémon que no es un ataque; lo que habla de ataques no afecta a las habilidades, y al revés.',
  'P-ABL-002': 'Se puede usar cualquier cantidad de habilidades por turno, cada una según su propio texto.',
  'P-ABL-003': 'Pueden usarse habilidades de Pokémon Activos y en Banca.',
  'P-ABL-004': 'Usar una habilidad no impide atacar después.',
  'P-ABL-005':
    'Algunas habilidades valen todo el tiempo o mientras se cumple una condición; otras hay que elegir usarlas.',
  'P-ABL-006': 'El uso de una habilidad se anuncia al rival.',
  'P-ABL-007': 'Un Poké-Body vale mientras el Pokémon está en juego.',
  'P-ABL-008':
    'Un Poké-Power se usa si se quiere una vez por turno con un Pokémon Activo o en Banca; la mayoría no funciona mientras tiene una Condición Especial.',
  'P-ATK-001': 'Solo el Pokémon Activo puede atacar, como máximo una vez por turno.',
  'P-ATK-002': 'Un ataque tiene coste y nombre y puede tener daño base y texto; sin daño sigue siendo un ataque.',
  'P-ATK-003': 'Paso A: elegir un ataque, comprobar su coste de Energía, anunciarlo.',
  'P-ATK-004': 'Paso B: aplicar los efectos que cambian o cancelan el ataque.',
  'P-ATK-005':
    'El efecto de un ataque sobre un Pokémon desaparece si ese Pokémon ha estado en la Banca desde entonces.',
  'P-ATK-006': 'Paso C: si el atacante está Confundido, se lanza ahora la moneda por ello.',
  'P-ATK-007': 'Paso D: hacer las elecciones que pide el ataque, como a qué Pokémon en Banca concierne.',
  'P-ATK-008': 'Paso E: hacer lo que el ataque exige para usarse, como una moneda con la que no hace nada.',
  'P-ATK-009':
    'Paso F: primero los efectos anteriores al daño, después los contadores de daño, después todos los demás efectos.',
  'P-ATK-010':
    'Después del ataque se comprueba si algún Pokémon afectado, también el atacante y los de la Banca, queda Fuera de Combate.',
  'P-DMG-001':
    'Paso 1: se parte del daño base impreso a la derecha del ataque; con ×, + o − el texto del ataque dice cuánto es.',
  'P-DMG-002':
    'Un ataque que dice que se pongan contadores de daño sobre un Pokémon se salta el cálculo: ni Debilidad, ni Resistencia, ni otros efectos en ese Pokémon cambian esos contadores.',
  'P-DMG-003':
    'Paso 2: aplicar los efectos del lado del atacante (cartas de Entrenador, sus ataques anteriores y similares) que cambian su daño.',
  'P-DMG-004': 'Si el daño base es 0 o el ataque no hace daño, el cálculo acaba ahí y no se añade nada.',
  'P-DMG-005':
    'Paso 3: si el Pokémon Activo del rival tiene Debilidad al tipo del atacante, el daño aumenta como está impreso junto a la Debilidad.',
  'P-DMG-006':
    'Paso 4: si el Pokémon Activo del rival tiene Resistencia al tipo del atacante, el daño disminuye como está impreso junto a la Resistencia.',
  'P-DMG-007':
    'Paso 5: aplicar los efectos de cartas de Entrenador, cartas de Energía y otros efectos en el Pokémon Activo del rival.',
  'P-DMG-008': 'Paso 6: poner sobre el Pokémon un contador de daño por cada 10 de daño; con 0 o menos, ninguno.',
  'P-DMG-009': 'Debilidad y Resistencia no se aplican a los Pokémon en Banca.',
  'P-DMG-010': 'Para Debilidad y Resistencia cuenta el tipo del Pokémon que ataca, no el de su Energía.',
  'P-DMG-011': 'El daño que un atacante se hace a sí mismo no cambia por su propia Debilidad o Resistencia.',
  'P-KO-001': 'Un Pokémon cuyo daño es igual o mayor que sus PS queda Fuera de Combate.',
  'P-KO-002': 'Un Pokémon Fuera de Combate se descarta con todas las cartas unidas a él y debajo de él.',
  'P-KO-003': 'Por cada Pokémon Fuera de Combate, el rival de su dueño coge cartas de Premio, sea cual sea la causa.',
  'P-KO-004': 'Un Pokémon vale 1 Premio, salvo que una regla de su clase diga otra cosa.',
  'P-KO-005': 'Un jugador con menos cartas de Premio de las que puede coger coge las que quedan y gana.',
  'P-KO-006': 'El jugador cuyo Pokémon Activo ha quedado Fuera de Combate elige un nuevo Pokémon Activo de su Banca.',
  'P-CHK-001': 'El Chequeo Pokémon tiene lugar entre dos turnos, después de cada turno.',
  'P-CHK-002':
    'Las Condiciones Especiales de ambos Pokémon Activos se tratan en este orden: Envenenado, Quemado, Dormido, Paralizado.',
  'P-CHK-003':
    'Los efectos de habilidades, cartas de Entrenador y otras que dicen ocurrir durante el Chequeo o entre turnos se aplican en el Chequeo.',
  'P-CHK-004':
    'O van primero todas las Condiciones Especiales y después todos los demás efectos, o al revés; nunca se mezclan.',
  'P-CHK-005': 'Los Fuera de Combate solo se comprueban cuando se ha hecho todo lo del Chequeo para ambos jugadores.',
  'P-CHK-006':
    'Por los Pokémon que quedan Fuera de Combate en el Chequeo se cogen Premios y se eligen nuevos Pokémon Activos antes del siguiente turno.',
  'P-CON-001':
    'Las Condiciones Especiales son Dormido, Quemado, Confundido, Paralizado y Envenenado; solo un Pokémon Activo puede tener una.',
  'P-CON-002':
    'Un Pokémon que pasa a la Banca o evoluciona se recupera de todas, y se retiran sus marcadores de Veneno y Quemadura.',
  'P-CON-003': 'Dormido, Confundido y Paralizado se excluyen: el más reciente sustituye al anterior.',
  'P-CON-004': 'Envenenado y Quemado se combinan entre sí y con cualquiera de los otros tres.',
  'P-CON-005': 'Dormido: el Pokémon no puede atacar ni retirarse.',
  'P-CON-006': 'Dormido: en cada Chequeo se lanza una moneda; si sale cara, se recupera; si sale cruz, sigue Dormido.',
  'P-CON-007': 'Confundido: el Pokémon puede intentar atacar y puede retirarse.',
  'P-CON-008': 'Confundido: se lanza una moneda antes del ataque; si sale cara, el ataque sigue con normalidad.',
  'P-CON-009': 'Confundido: con cruz el ataque no ocurre y se ponen 3 contadores de daño sobre el Pokémon Confundido.',
  'P-CON-010': 'Envenenado: en cada Chequeo se pone 1 contador de daño sobre el Pokémon.',
  'P-CON-011': 'Un Pokémon nunca tiene dos marcadores de Veneno; uno nuevo sustituye al anterior.',
  'P-CON-012': 'Paralizado: el Pokémon no puede atacar ni retirarse.',
  'P-CON-013':
    'Paralizado: se recupera en el Chequeo que sigue al turno de su propio jugador, no en el que sigue al ataque del rival.',
  'P-CON-014':
    'Quemado: en cada Chequeo se ponen 2 contadores de daño sobre el Pokémon y después se lanza una moneda; si sale cara, se recupera.',
  'P-CON-015': 'Un Pokémon nunca tiene dos marcadores de Quemadura; uno nuevo sustituye al anterior.',
  'P-TXT-001': '«Hasta X» deja elegir al jugador cualquier número de 1 a X; 0 no está permitido.',
  'P-TXT-002': 'Excepción: «roba hasta X cartas» permite también 0.',
  'P-TXT-003': '«Cualquier cantidad» y «cualquier número» permiten 0.',
  'P-TXT-004': '«Puedes» hace opcional la acción.',
  'P-TXT-005':
    'Un jugador que debe robar o mirar más cartas de las que tiene su baraja roba o mira todas las que hay, y el juego sigue.',
  'P-ACE-001': 'Una baraja tiene como máximo una carta AS TÁCTICO en total, sean cuales sean los nombres.',
  'P-ANC-001':
    'Pasado y Futuro son etiquetas en Pokémon y otras cartas; no tienen efecto propio, y otras cartas se refieren a ellas.',
  'P-EX-001': 'Cuando un Pokémon ex queda Fuera de Combate, el rival coge 2 cartas de Premio.',
  'P-EX-002': 'Los Pokémon ex existen como Básicos y como cartas de Evolución y siguen las reglas normales de su fase.',
  'P-TERA-001':
    'Se evita todo el daño de ataques a un Pokémon Teracristal ex en la Banca, de los ataques del rival y de los propios.',
  'P-TERA-002': 'Solo se evita el daño: los contadores de daño puestos por efectos y otros efectos de ataques, no.',
  'P-TERA-003': 'Un Pokémon Teracristal ex es un Pokémon ex: 2 cartas de Premio.',
  'P-RAD-001':
    'Una baraja tiene como máximo un Pokémon Radiante en total, sean cuales sean los nombres; los Pokémon de la misma especie sin «Radiante» se cuentan aparte.',
  'P-RAD-002': 'Un Pokémon Radiante cuenta como un Pokémon con recuadro de reglas.',
  'P-RAD-003': 'Un Pokémon Radiante es siempre Básico; no evoluciona de ninguna carta ni a ninguna.',
  'P-V-001': 'Un Pokémon V es un Pokémon Básico.',
  'P-V-002': 'Cuando un Pokémon V queda Fuera de Combate, el rival coge 2 cartas de Premio.',
  'P-V-003': 'Los Pokémon VMAX, V-ASTRO y V-UNIÓN también son Pokémon V: lo que afecta a los Pokémon V les afecta.',
  'P-VMAX-001':
    'Un Pokémon VMAX es una carta de Evolución que evoluciona, por las reglas normales, solo del Pokémon V nombrado.',
  'P-VMAX-002': 'Cuando un Pokémon VMAX queda Fuera de Combate, el rival coge 3 cartas de Premio.',
  'P-VSTAR-001':
    'Un Pokémon V-ASTRO es una carta de Evolución que evoluciona, por las reglas normales, solo del Pokémon V nombrado.',
  'P-VSTAR-002': 'Un Poder V-ASTRO es una habilidad o un ataque; solo los Pokémon V-ASTRO tienen uno.',
  'P-VSTAR-003':
    'Un jugador usa como máximo un Poder V-ASTRO en toda la partida, por muchos Pokémon V-ASTRO que tenga; el uso queda a la vista.',
  'P-VSTAR-004': 'Cuando un Pokémon V-ASTRO queda Fuera de Combate, el rival coge 2 cartas de Premio.',
  'P-VUN-001': 'Un V-UNIÓN se compone de cuatro cartas distintas (partes) con el mismo nombre.',
  'P-VUN-002': 'Una baraja tiene como máximo cuatro cartas de un nombre de V-UNIÓN en total, no cuatro de cada parte.',
  'P-VUN-003':
    'Las cuatro cartas de un V-UNIÓN en una baraja deben ser del mismo juego de partes, con el mismo ilustrador.',
  'P-VUN-004':
    'Un V-UNIÓN entra en juego poniendo a la vez en la Banca las cuatro partes de la pila de descartes; con menos no se puede.',
  'P-VUN-005': 'Un V-UNIÓN ocupa un lugar en la Banca y puede tener una Herramienta Pokémon.',
  'P-VUN-006':
    'Un jugador solo puede jugar un V-UNIÓN del mismo nombre una vez por partida; otros nombres se cuentan aparte.',
  'P-VUN-007':
    'Los efectos que hablan de Pokémon Básicos, de Fase 1, de Fase 2 o de Evolución no afectan a un V-UNIÓN.',
  'P-VUN-008': 'Los efectos que hablan de Pokémon que no han evolucionado sí afectan a un V-UNIÓN.',
  'P-VUN-009': 'En juego las cuatro cartas se tratan como una sola.',
  'P-VUN-010': 'En la mano, la baraja, la pila de descartes y los Premios cada parte es una carta aparte.',
  'P-VUN-011':
    'De una parte suelta solo cuentan el tipo, la categoría (Pokémon) y el nombre, no ataques, habilidades, PS, Coste de Retirada, Debilidad o Resistencia.',
  'P-VUN-012': 'En juego un V-UNIÓN tiene recuadro de reglas; una parte suelta fuera del juego no lo tiene.',
  'P-VUN-013':
    'Un efecto que quita las habilidades de los Pokémon con recuadro de reglas quita todas las de un V-UNIÓN en juego.',
  'P-VUN-014': 'Cuando un V-UNIÓN queda Fuera de Combate, el rival coge 3 cartas de Premio.',
  'P-BST-001':
    'Golpe Brusco, Golpe Fluido y Golpe Fusión son etiquetas en cartas de Pokémon, Entrenador y Energía; no tienen efecto propio, y otras cartas se refieren a ellas.',
  'P-REG-001':
    'Una forma regional solo evoluciona como está escrito: Clodsire de Paldea ex de Wooper de Paldea, no de Wooper; Persian de Alola de Meowth de Alola, no de Meowth ni de Meowth de Galar.',
  'P-TAG-001': 'Un RELEVOS es un Pokémon-GX Básico.',
  'P-TAG-002':
    'Su ataque GX tiene una bonificación cuando se cumple la condición indicada (como Energía adicional); cuenta como ataque GX para P-GX-002.',
  'P-TAG-003': 'Cuando un RELEVOS queda Fuera de Combate, el rival coge 3 cartas de Premio.',
  'P-TTS-001':
    'Un Partidario RELEVOS es un Partidario; si el jugador descarta las cartas adicionales indicadas al jugarlo, tiene un efecto adicional.',
  'P-PRISM-001':
    'Una baraja tiene como máximo una carta Estrella Prisma de cada nombre; puede haber Estrellas Prisma de nombres distintos.',
  'P-PRISM-002': 'Las cartas Estrella Prisma son de Pokémon, de Entrenador o de Energía Especial.',
  'P-PRISM-003': 'Una carta Estrella Prisma que se descartaría va en su lugar a la Zona Perdida.',
  'P-FOS-001': 'Rare Fossil y Unidentified Fossil son cartas de Objeto que se juegan como si fueran Pokémon Básicos.',
  'P-FOS-002': 'Evolucionan a cualquier Pokémon que diga evolucionar de ese Fósil.',
  'P-FOS-003':
    'Una carta de Entrenador Fósil solo actúa como Pokémon Básico en juego; en la mano, la baraja y la pila de descartes no es un Pokémon Básico.',
  'P-GX-001': 'Solo los Pokémon-GX tienen ataques GX, y cada uno tiene uno.',
  'P-GX-002':
    'Un jugador usa como máximo un ataque GX en toda la partida, por muchos Pokémon-GX que tenga; el uso queda a la vista.',
  'P-GX-003':
    'Los Pokémon-GX tienen las fases ordinarias y siguen las reglas ordinarias; si una carta ordinaria y una -GX evolucionan del mismo Pokémon, el jugador elige.',
  'P-GX-004': 'Cuando un Pokémon-GX queda Fuera de Combate, el rival coge 2 cartas de Premio.',
  'P-UB-001':
    'Ultraente es una etiqueta en algunos Pokémon, -GX o no; no tiene efecto propio, y otras cartas se refieren a ella.',
  'P-DUAL-001': 'Un Pokémon de dos tipos tiene ambos a la vez; un efecto sobre cualquiera de ellos le afecta.',
  'P-DUAL-002':
    'La Debilidad o Resistencia a cualquiera de sus tipos cambia el daño de sus ataques; con Debilidad a uno y Resistencia al otro se aplica primero la Debilidad.',
  'P-BREAK-001':
    'Un Pokémon TURBO es una carta de Evolución de la fase TURBO; valen todas las reglas normales de evolucionar.',
  'P-BREAK-002':
    'Conserva los ataques, habilidades, Debilidad, Resistencia y Coste de Retirada del Pokémon del que evolucionó.',
  'P-BREAK-003':
    'Sus PS son los de la carta TURBO; su tipo puede cambiar; añade los ataques o habilidades de la carta TURBO.',
  'P-TRAIT-001': 'Un Rasgo Ancestral no es ni un ataque ni una habilidad; lo que impide estos no le afecta.',
  'P-HYP-001': 'Un Hiperequipo del Team Flare es una Herramienta Pokémon que un jugador une a un Pokémon-EX del rival.',
  'P-HYP-002': 'Cuenta para el límite de una Herramienta por Pokémon.',
  'P-HYP-003': 'Cuando deja al Pokémon por cualquier motivo, va a la pila de descartes del jugador que lo jugó.',
  'P-OEX-001':
    'Un Pokémon-EX se juega como cualquier otro Pokémon, pero el rival coge 2 cartas de Premio cuando queda Fuera de Combate.',
  'P-MEGA-001':
    'Un Pokémon Megaevolución es una carta de Evolución de la fase MEGA que evoluciona, por las reglas normales, solo del Pokémon-EX nombrado.',
  'P-MEGA-002': 'Cuando un Pokémon de un jugador se convierte en Pokémon Megaevolución, su turno acaba al momento.',
  'P-MEGA-003': 'Sigue siendo un Pokémon-EX: 2 cartas de Premio.',
  'P-MEGA-004': 'Puede haber cuatro Venusaur-EX y cuatro M Venusaur-EX en una misma baraja.',
  'P-MEGA-005': 'Los Pokémon de Regresión Primigenia siguen las reglas de los Pokémon Megaevolución.',
  'P-TP-001':
    'Equipo Plasma es una etiqueta en cartas de Pokémon, Entrenador y Energía con ese diseño; sus Pokémon evolucionan como los demás de su nombre.',
  'P-TP-002': 'Las cartas del Equipo Plasma y otras del mismo nombre comparten el límite de 4.',
  'P-RES-001': 'Un Pokémon Recreado solo puede ponerse en la Banca por el efecto de la carta de Objeto que nombra.',
  'P-RES-002': 'Un Pokémon Recreado no es ni Básico ni Evolución y no puede colocarse durante la preparación.',
  'P-RES-003': 'Una Fase 1 que evoluciona de un Pokémon Recreado sigue las reglas normales.',
  'P-OLD-001': 'Un Pokémon LEGEND se compone de dos cartas que deben jugarse juntas y a la vez.',
  'P-OLD-002': 'Un Pokémon NV.X se pone sobre un Pokémon del mismo nombre y añade a lo que ese Pokémon puede hacer.',
  'P-OLD-003': 'Un Pokémon SP pertenece a cierto Entrenador o equipo, mostrado por un símbolo en su nombre.',
};
