/** The statements of the rules and the titles of the chapters of the rule index, in Spanish. */

export const chapters: Readonly<Record<string, string>> = {
  'Components and cards': 'Componentes y cartas',
  'Deck construction': 'Construcción del mazo',
  Setup: 'Preparación',
  'Places, states, parties': 'Lugares, estados, grupos',
  Tokens: 'Fichas',
  'Winning and elimination': 'Victoria y eliminación',
  Turn: 'Turno',
  Actions: 'Acciones',
  Attack: 'Ataque',
  'Damage, defeat, torpor, mending': 'Daño, derrota, letargo, reparación',
  'Mortals, Retainers, attachments': 'Mortales, criados, cartas adheridas',
  'Influence and Schemes': 'Influencia e Intrigas',
  'Prince of the City': 'Príncipe de la Ciudad',
  'Conspiracies and face-down cards': 'Conspiraciones y cartas boca abajo',
  'Abilities and timing': 'Capacidades y momentos',
  'City Deck': 'Mazo de la Ciudad',
  Information: 'Información',
  'Expansion rules named in the update': 'Reglas de expansiones citadas en la actualización',
  'Single Core cards whose text leaves something open': 'Cartas del juego básico cuyo texto deja algo abierto',
};

export const rules: Readonly<Record<string, string>> = {
  'R-CARD-001': 'El juego es para 2 a 4 jugadores.',
  'R-CARD-002':
    'Sangre y Prestigio son las dos caras de una misma ficha; las fichas tienen el color de un jugador, 20 cada uno.',
  'R-CARD-003':
    'El mazo de la Ciudad de San Francisco tiene 27 cartas: Príncipe de la Ciudad, 10 Eventos (7 de ellos Persistentes), 4 Special Affairs Division, 5 Vagrants y 7 Ciudadanos.',
  'R-CARD-004':
    'Una carta de vampiro tiene Potencia de Sangre (PS), los atributos Físico, Social y Mental, Disciplinas (una puede aparecer dos veces), un clan y un texto.',
  'R-CARD-005':
    'Una carta de biblioteca tiene un tipo, quizá una PS requerida, un símbolo de clan, daño o Escudos impresos y un texto.',
  'R-CARD-006': 'Un vampiro solo juega cartas cuya PS requerida no supere la suya.',
  'R-CARD-007':
    'Un símbolo de clan limita quién usa la carta; para una Acción Libre basta un personaje de ese clan en la coterie.',
  'R-CARD-008': 'Un símbolo de Disciplina ante un efecto: el personaje que actúa necesita esa Disciplina.',
  'R-CARD-009':
    'Tipos: Ataque, Reacción, Ataque/Reacción, Acción, Acción Libre, Modificador de Influencia; subtipos: Intriga, Conspiración, Persistente, Título.',
  'R-CARD-010': 'Única: un ejemplar en juego; una por jugador: una para cada jugador.',
  'R-CARD-011':
    '«Personaje» es un vampiro en juego; un Mortal de la Ciudad no adherido puede ser atacado, pero no es un personaje, y un criado es una carta adherida.',
  'R-CARD-012':
    'Un personaje tiene Título mientras lleva al menos un Título y no está en letargo; Príncipe de la Ciudad es un Título; varios Títulos de un personaje cuentan uno a uno donde se cuentan Títulos, una sola vez donde se cuentan personajes con Título.',
  'R-CARD-013':
    'La PS, los atributos y las Disciplinas de un personaje incluyen lo que dan sus cartas adheridas; un requisito de 0 no es ninguno.',
  'R-CARD-014':
    'Quien descarta elige las cartas de su mano; un texto que nombra una clase de carta exige esa clase; quien debe descartar más de lo que tiene lo descarta todo.',
  'R-DECK-001': 'Un mazo tiene 1 Agenda, 1 Refugio, un mazo de Facción de 7 vampiros y una biblioteca.',
  'R-DECK-002': 'La biblioteca tiene de 40 a 60 cartas.',
  'R-DECK-003': 'Como máximo 3 ejemplares de una carta de biblioteca; cada vampiro una sola vez.',
  'R-DECK-004': 'El mazo de Facción puede mezclar clanes.',
  'R-DECK-005': 'Uno de los 7 vampiros se elige como Líder antes de la partida.',
  'R-DECK-006':
    'El mazo de la Ciudad es común a todos y no pertenece al mazo de ningún jugador; el juego básico tiene uno, San Francisco.',
  'R-DECK-007':
    'Los símbolos de clan no limitan la construcción; una carta de biblioteca que ninguno de los 7 vampiros podría usar es legal y merece un aviso.',
  'R-DECK-008':
    'Las cartas permitidas son las 141 del juego básico; un mazo con otra carta se rechaza, y se nombra la carta; nuestros cuatro mazos juntos no usan ninguna carta más veces de las que trae una caja.',
  'R-SET-001':
    'Príncipe de la Ciudad se aparta; cuatro Eventos se retiran al azar del mazo de la Ciudad; el resto se baraja.',
  'R-SET-002':
    'Cada jugador tiene 20 de Prestigio; el Líder entra en juego en el Refugio, preparado, con Sangre igual a su PS, tomada de ese Prestigio.',
  'R-SET-003':
    'Refugio, Líder y Agenda se ponen boca abajo; los Refugios y los Líderes se revelan a la vez; la Agenda sigue boca abajo.',
  'R-SET-004':
    'Las fichas de Rival se reparten de modo que cada uno tenga la de otro jugador, su Rival; es público y no tiene por qué ser mutuo; con 2 jugadores lo es.',
  'R-SET-005':
    'Se barajan la biblioteca y los otros 6 vampiros; la mano inicial tiene 4 cartas de biblioteca y 2 de Facción.',
  'R-SET-006': 'No hay mulligan.',
  'R-SET-007': 'El primer jugador se elige al azar; se juega en sentido horario.',
  'R-SET-008':
    'Nadie ataca, elige como objetivo ni daña a los vampiros de un oponente que aún no ha tenido su primer turno.',
  'R-SET-009':
    'Orden de la preparación: Refugio, Líder y Agenda boca abajo; revelar Refugios y Líderes; fichas de Rival; 20 de Prestigio y la Sangre del Líder; mazo de la Ciudad; barajar y robar; primer jugador.',
  'R-SET-010':
    'Con 2 jugadores cada uno es el Rival del otro; con 3 las fichas giran en uno de los dos sentidos; con 4 vale cualquier reparto en que nadie tenga la suya; quedan así toda la partida.',
  'R-PLC-001':
    'Cada personaje está en el Refugio de quien lo controla, en Las Calles (comunes) o en letargo; el letargo no está en el Refugio.',
  'R-PLC-002': 'Los vampiros entran en juego en el Refugio y vuelven a él en cada Fase Inicial de quien los controla.',
  'R-PLC-003':
    'Los personajes en un Refugio tienen el Secreto que da la carta de Refugio (+1); Las Calles no dan ninguno; el Secreto de todas las fuentes se suma.',
  'R-PLC-004':
    'Un personaje está preparado o agotado; una Acción de personaje exige un personaje preparado y lo agota.',
  'R-PLC-005': 'Todos los personajes de un jugador en el Refugio son un solo grupo; en Las Calles puede tener varios.',
  'R-PLC-006': 'Un atacante está en Las Calles; ir allí es parte del ataque.',
  'R-PLC-007':
    'Cuando un miembro de un grupo ataca, los agotados se quedan atrás; los preparados van si su jugador quiere.',
  'R-PLC-008':
    'Antes de cualquier otra Acción de personaje, el que actúa puede ir del Refugio a Las Calles, con miembros preparados de su grupo, o unirse allí a un grupo de su jugador.',
  'R-PLC-009': 'Los personajes no se mueven por sí mismos fuera del turno de quien los controla.',
  'R-PLC-010': '«Solo en Las Calles»: el personaje que actúa debe estar allí, contando el movimiento.',
  'R-PLC-011': 'El personaje que actúa cuenta siempre entre los miembros de su grupo.',
  'R-PLC-012':
    'Los que se mueven juntos por una Acción son un grupo, los que se quedan son otro; quien vuelve al Refugio o es reclutado se une al grupo del Refugio.',
  'R-PLC-013':
    'Los personajes que un mismo texto lleva de un Refugio a Las Calles son allí un grupo; un bloqueador que llega a Las Calles es un grupo aparte.',
  'R-PLC-014':
    'Un texto que separa personajes en grupos actúa de inmediato; los grupos no se reúnen de nuevo cuando acaba.',
  'R-TOK-001': 'El Prestigio de un jugador está en su reserva personal; el resto es la reserva general.',
  'R-TOK-002': 'Reclutar pasa Prestigio al vampiro como Sangre; un costo en Sangre lo paga el vampiro que lo usa.',
  'R-TOK-003': 'Las fichas perdidas por daño o pagadas van a la reserva general.',
  'R-TOK-004': 'Reparar pone Sangre de la reserva general en un personaje, nunca por encima de su PS.',
  'R-TOK-005':
    'Quien roba Prestigio toma primero fichas del color de la víctima, otras solo si no quedan; las fichas robadas conservan su color.',
  'R-TOK-006': 'El número de fichas no está limitado.',
  'R-TOK-007': 'Perder o pagar no es daño: no cuentan Escudos ni atributos.',
  'R-TOK-008': 'La Agenda sobre un personaje solo puntúa cuando una regla o un texto se la da a un jugador.',
  'R-TOK-009': 'Herido significa: con menos Sangre que su PS.',
  'R-TOK-010': 'La Sangre robada va al personaje que la roba, hasta su PS; el resto, a la reserva general.',
  'R-TOK-011':
    'Lo que un jugador gana de la reserva general es de su color; también lo que un texto suyo pone desde allí en una carta.',
  'R-TOK-012':
    'Las contribuciones a una Conspiración se hacen en el color de quien contribuye mientras tenga; en todos los demás pagos y pérdidas salen primero los colores ajenos.',
  'R-TOK-013': 'Un vampiro no puede pagar su última Sangre; un texto que se la haga perder puede quitar la última.',
  'R-TOK-014':
    'Nadie tiene menos de 0 de Prestigio o Agenda; quien debe perder, pagar o sufrir un robo de más de lo que tiene pierde lo que hay; solo los costos deben poder pagarse enteros (R-ABL-010).',
  'R-TOK-015':
    'Un costo o contribución que dejaría al jugador sin Prestigio no se ofrece; una pérdida o un robo puede quitar el último.',
  'R-WIN-001': 'Quien llega a 13 de Agenda gana de inmediato.',
  'R-WIN-002':
    'Se gana Agenda con la carta de Agenda boca abajo; su dueño puede ponerla boca arriba en cualquier momento, incluso durante una acción, pero para su texto solo cuenta lo que viene después.',
  'R-WIN-003':
    'Quien derrota o quema a un vampiro de su Rival gana 1 de Agenda; los Ciudadanos y las S.A.D. dan la cantidad impresa.',
  'R-WIN-004': 'Un jugador sin Prestigio queda eliminado: su Agenda pasa a 0 y la partida termina.',
  'R-WIN-005': 'Un jugador sin personajes en la coterie queda eliminado; los vampiros en letargo no lo salvan.',
  'R-WIN-006': 'Quien elimina a su propio Rival gana.',
  'R-WIN-007':
    'Si no, la partida termina y gana la Agenda más alta, con 0 para el eliminado; en un empate gana quien eliminó; si no, se comparte la victoria.',
  'R-WIN-008':
    'La eliminación corresponde al jugador cuyo ataque o efecto la causó; en un Conflicto de Influencia, al jugador activo; a nadie si la causó el propio jugador o una carta de la Ciudad.',
  'R-WIN-009':
    'La derrota de un Líder no termina la partida; las capacidades de Líder del Refugio solo valen mientras el Líder está en juego fuera del letargo.',
  'R-WIN-010':
    'Si un mismo momento elimina jugadores y lleva a alguien a 13 de Agenda, las eliminaciones cuentan primero; si lleva a varios a 13, gana el jugador activo; si no, el siguiente en sentido horario.',
  'R-WIN-011': 'Rendirse es una eliminación que no corresponde a nadie.',
  'R-WIN-012': 'El Prestigio tomado en la mano en secreto sigue siendo de su jugador hasta que el conflicto lo gasta.',
  'R-WIN-013':
    'Un personaje es derrotado por el jugador cuyo ataque, Reacción o texto le quitó la última Sangre o lo derrotó; ser quemado por daño es ser derrotado; las cartas de la Ciudad y los costos propios no corresponden a nadie; «este grupo derrota» significa: en un ataque de un miembro del grupo.',
  'R-TURN-001': 'Un turno tiene Fase Inicial, Fase de Acciones y Fase Final.',
  'R-TURN-002':
    'Fase Inicial: efectos de inicio de turno; luego quemar cada Evento Persistente con su ficha; luego revelar la carta superior de la Ciudad; luego preparar sus cartas y devolver sus personajes al Refugio.',
  'R-TURN-003': 'Un vampiro con Miedo vuelve al Refugio pero sigue agotado, y pierde todas sus fichas de Miedo.',
  'R-TURN-004': 'Las fichas «sin Influencia» se quitan de los personajes del jugador cuando prepara sus cartas.',
  'R-TURN-005': 'Fase de Acciones: 2 Acciones; las que sobran se pierden; pasar está siempre permitido.',
  'R-TURN-006':
    'Fase Final: primero letargo y reparación, luego el daño de la Segunda Inquisición, luego robar 2 cartas, cada una de la biblioteca o del mazo de Facción.',
  'R-TURN-007': 'Ninguna capacidad se usa en la Fase Final, salvo que su texto lo diga o reduzca daño.',
  'R-TURN-008': 'No hay límite de mano.',
  'R-TURN-009': 'Una biblioteca o un mazo de Facción vacíos no se castigan; simplemente no se roba.',
  'R-TURN-010':
    'Efectos del mismo momento: primero los del jugador activo, en el orden que quiera, luego en sentido horario; los textos con «puede» preguntan, los demás ocurren.',
  'R-TURN-011':
    'Fase Final en orden: reparación gratuita en letargo, descartar para reparar, salir del letargo; daño de la Segunda Inquisición; otros efectos de fin de turno; robar 2; acaban los efectos «este turno»; el turno pasa en sentido horario.',
  'R-TURN-012':
    'Se preparan los personajes, criados, Refugios y cartas Persistentes del jugador activo; las cartas de la Ciudad no tienen ese estado.',
  'R-ACT-001':
    'Una Acción agota al personaje que actúa y gasta una de las Acciones del jugador; una Acción Libre gasta una sin personaje.',
  'R-ACT-002': 'Una Acción concedida sirve para las dos clases, una Acción Libre concedida solo para Acciones Libres.',
  'R-ACT-003': 'Robar (Acción Libre): 1 carta de la biblioteca o del mazo de Facción.',
  'R-ACT-004':
    'Reclutar (Acción Libre): pon un vampiro de la mano en el Refugio, preparado, pagando Prestigio igual a su PS, que pasa a ser su Sangre.',
  'R-ACT-005':
    'Nadie recluta si se queda sin Prestigio; no se recluta una copia de un vampiro en juego, salvo tras una diablerie.',
  'R-ACT-006':
    'Jugar una carta de Acción o Acción Libre: requisitos, costos, objetivos, resolución; luego se descarta, salvo que se quede en juego.',
  'R-ACT-007': 'Reclamar el Príncipe de la Ciudad (con un personaje): sección 13.',
  'R-ACT-008': 'Atacar (con un personaje): sección 9.',
  'R-ACT-009': 'Una Acción empezada se termina antes de empezar otra cosa.',
  'R-ACT-010':
    'Una carta la juega un personaje preparado de la coterie que cumpla PS, clan y Disciplina; puede moverse antes. Los objetivos y elecciones se nombran entonces.',
  'R-ACT-011':
    'Una carta Persistente jugada se queda con su jugador, sin estar ligada a un personaje, hasta que un texto la queme o descarte; la que dice «cuando esté vacía» se quema con su última ficha.',
  'R-ACT-012':
    'Una Intriga se descarta tras su conflicto, un Título queda adherido, una Conspiración queda boca abajo.',
  'R-ACT-013':
    'Una carta que necesita objetivo no se puede jugar sin uno legal; cualquier otra sí, aunque no haga nada.',
  'R-ACT-014':
    'Herald: un recluta cuesta 1 de Prestigio menos, una sola vez para todos los ejemplares (Única); aun así entra con Sangre igual a su PS.',
  'R-ATK-001':
    'Paso 1: se elige a un personaje preparado como atacante y se agota; con sus compañeros forma un grupo en Las Calles.',
  'R-ATK-002':
    'Paso 2: el objetivo es un personaje de un oponente en Las Calles o en un Refugio, o un Mortal no adherido en Las Calles; nunca en letargo, nunca uno propio.',
  'R-ATK-003': 'Paso 3: el ataque necesita al menos tanta Información como Secreto tiene el objetivo.',
  'R-ATK-004':
    'En el paso 3 el jugador del atacante puede descartar cartas por 1 de Información cada una, nunca más de las necesarias.',
  'R-ATK-005': 'Otros pueden descartar para ayudar si él los deja; él elige quién.',
  'R-ATK-006':
    'Si la Información no basta, el ataque termina; la Acción está gastada y el atacante queda agotado en Las Calles.',
  'R-ATK-007': 'Paso 4: se anuncia el tipo, Físico, Social, Mental o A Distancia.',
  'R-ATK-008':
    'Paso 5: una sola carta de Ataque, opcional, boca abajo, del tipo anunciado; el atacante cumple sus requisitos.',
  'R-ATK-009':
    'Scoped .30-06 se puede jugar boca arriba en el paso 3 por +1 de Información y es entonces la única carta de Ataque.',
  'R-ATK-010':
    'Paso 6: un personaje preparado del grupo del objetivo puede recibir el ataque en su lugar; solo la Guardia bloquea ataques A Distancia.',
  'R-ATK-011': 'Un bloqueo por ataque; si pueden varios, en sentido horario desde el defensor.',
  'R-ATK-012': 'Un ataque que no se puede bloquear no lo bloquea ningún texto que permita bloquear.',
  'R-ATK-013': 'Bloquear no agota.',
  'R-ATK-014':
    'Los bloqueos por un texto se usan en el paso 6, solo contra el ataque de un oponente, también desde Las Calles.',
  'R-ATK-015':
    'Paso 7: una Reacción opcional por jugador y ocasión, boca abajo, jugada por el personaje atacado y que muestre el tipo del ataque.',
  'R-ATK-016': 'Un personaje agotado puede reaccionar.',
  'R-ATK-017':
    'Paso 8: se revelan ambas cartas; una carta Dirigida puede elegir entonces otro objetivo legal en el grupo contrario.',
  'R-ATK-018':
    'Paso 9: el jugador activo puede usar cualquier capacidad activada suya, de cualquier personaje y sobre cualquier cosa; los demás solo las Implacables.',
  'R-ATK-019': 'Paso 10: el daño se reduce y se hace, se resuelven derrotas y recompensas, las cartas se descartan.',
  'R-ATK-020':
    'El daño del ataque es el impreso en la carta, más el atributo de ese tipo del atacante, más los bonos; A Distancia no suma atributo.',
  'R-ATK-021':
    'Se reduce por el atributo del mismo tipo del objetivo y por los Escudos, no por debajo de 0; A Distancia, solo por los Escudos.',
  'R-ATK-022': 'El daño Agravado ignora los atributos; los Escudos siguen contando.',
  'R-ATK-023':
    'Una Reacción con daño golpea al atacante con su daño impreso más el atributo de ese tipo del personaje que reacciona, reducido del mismo modo.',
  'R-ATK-024': 'Esa Reacción se resuelve aunque el ataque haya pasado a otro; sus Escudos se quedan con quien la jugó.',
  'R-ATK-025': 'El daño del ataque y el de la Reacción son simultáneos.',
  'R-ATK-026':
    'El tipo del daño sigue a su fuente; los demás golpes de una carta de Ataque son parte del ataque, tienen su tipo y encuentran los Escudos del grupo defensor.',
  'R-ATK-027':
    'Un bono «al objetivo» vale solo para el objetivo; el de Primogen, para cada personaje con Título que ese Primogen daña en un ataque, en cualquier papel.',
  'R-ATK-028': 'Los Mortales de la Ciudad no bloquean, no reaccionan ni devuelven daño.',
  'R-ATK-029': 'Un ataque a un Mortal solo lo bloquean textos que lo dicen.',
  'R-ATK-030':
    'Si el atacante o el objetivo sale del juego o va a letargo antes del paso 10, el ataque termina; las cartas jugadas para él se descartan.',
  'R-ATK-031': 'Un ataque A Distancia sin carta es legal; cuentan los bonos que valen para cualquier ataque.',
  'R-ATK-032':
    'Scoped .30-06 jugada en el paso 3 hace el ataque A Distancia; no se puede jugar así cuando no se pueden anunciar ataques A Distancia.',
  'R-ATK-033':
    'El grupo contrario es el del personaje atacado, tras un bloqueo el del bloqueador; el jugador contrario es quien lo controla; contra un Mortal no hay ninguno de los dos, y los textos sobre ellos no hacen nada.',
  'R-ATK-034':
    'Las elecciones y los costos opcionales del Ataque y de la Reacción se hacen al revelarlas, primero los del atacante; lo que hacen además del daño ocurre entonces; los textos sobre el resultado (sobrevive, daño sufrido, derrota) esperan al paso 10.',
  'R-ATK-035':
    'Anular va antes que todo lo demás en la revelación; una Reacción anulada no da Escudos ni daño; un texto de Ataque anulado deja el daño impreso y las palabras clave.',
  'R-ATK-036':
    'Una carta Dirigida solo puede elegir a un miembro cuyo Secreto alcance la Información del ataque; nadie bloquea otra vez.',
  'R-ATK-037':
    'Ataque a un Mortal: los jugadores cuyos textos dejan bloquear son preguntados en sentido horario desde la izquierda del jugador activo.',
  'R-ATK-038':
    'El daño de un ataque es una sola suma para cada víctima: se suman los bonos, luego se restan atributo y Escudos, luego la prevención.',
  'R-ATK-039': '«Los Escudos no cuentan» mantiene la reducción del atributo.',
  'R-ATK-040': 'El daño de un bono es del tipo del ataque, y Agravado si la carta de Ataque lo es.',
  'R-ATK-041': 'Tras el ataque, el atacante y sus compañeros se quedan en Las Calles.',
  'R-ATK-042':
    'El ataque acaba cuando se toman las recompensas; entonces vuelven a ser posibles las capacidades y las Conspiraciones y los demás tienen su ventana Implacable.',
  'R-DMG-001': 'Cada punto de daño quita 1 de Sangre; con 0 un vampiro es derrotado y va a letargo.',
  'R-DMG-002':
    'Si el daño que lo derrota contiene al menos 1 punto Agravado, se quema en su lugar; el daño Agravado anterior no importa.',
  'R-DMG-003':
    'Cuando entra en letargo, su dueño pone en él 1 de Sangre de su Prestigio; si era el último, el dueño queda eliminado; los vampiros quemados no cuestan nada.',
  'R-DMG-004':
    'Un efecto que dice «derrotar» no hace daño; la víctima entra en letargo con 0 de Sangre, luego R-DMG-003.',
  'R-DMG-005':
    'El daño Superficial no lleva a un personaje por debajo de 1 de Sangre; el Superficial Agravado ignora los atributos y también se detiene ahí.',
  'R-DMG-006':
    'Un vampiro en letargo no puede ser atacado; solo lo alcanzan efectos que nombran el letargo o «un personaje que controlas».',
  'R-DMG-007': 'En letargo sus Títulos y capacidades no valen, salvo las capacidades de Letargo, que solo valen allí.',
  'R-DMG-008': 'Las cartas adheridas se quedan en un vampiro en letargo.',
  'R-DMG-009':
    'Las capacidades que previenen o reducen daño se pueden usar en cualquier fase de cualquier turno cuando se sufre daño.',
  'R-DMG-010': 'Fase Final: cada vampiro del jugador en letargo repara 1 gratis.',
  'R-DMG-011':
    'Fase Final: el jugador puede descartar cuantas cartas quiera para reparar 1 de Sangre por carta en sus personajes, letargo incluido.',
  'R-DMG-012':
    'Un vampiro en letargo cuya Sangre ha llegado a su PS vuelve al Refugio, agotado, justo después de la reparación.',
  'R-DMG-013':
    'Un personaje derrotado conserva sus fichas de Agenda hasta que un texto se las dé a alguien; uno quemado las pierde después.',
  'R-DMG-014': 'Un vampiro sin Sangre es derrotado, sea cual sea la causa; lo perdido o robado no es Agravado.',
  'R-DMG-015':
    'Un vampiro en letargo no está preparado ni agotado y no tiene grupo; se le quitan las fichas de Miedo y «sin Influencia».',
  'R-DMG-016':
    'Cada modo de prevenir sirve una vez por suma de daño; se pueden usar varios juntos; se pregunta a quien controla a la víctima tras la reducción, y solo si queda algo.',
  'R-DMG-017':
    'Distraction: su dueño dice cuánto (1 o 2) y el oponente; este elige las víctimas entre sus personajes que la S.A.D. puede alcanzar, punto por punto; sin ninguna, no pasa nada.',
  'R-DMG-018':
    'La salida del letargo solo se mira en la Fase Final del jugador, tras la reparación; un texto que llena antes a un vampiro no lo libera.',
  'R-ATT-001':
    'Un Mortal de la Ciudad es derrotado por un daño de al menos su valor de Sangre en un ataque; el daño no se conserva.',
  'R-ATT-002':
    'Por un Vagrant o Ciudadano derrotado, el jugador gana la Agenda impresa y luego lo quema por su beneficio o lo adhiere al atacante.',
  'R-ATT-003': 'Un personaje lleva como máximo 3 cartas adheridas, Títulos incluidos; para añadir una se separa otra.',
  'R-ATT-004':
    'Adherir dispara los efectos únicos (robar, Agenda, reparación); los efectos continuos duran mientras está adherida; mover un criado los dispara de nuevo, salvo que el texto diga que no.',
  'R-ATT-005':
    'En su Fase de Acciones, fuera de una acción, un jugador puede separar cualquier carta, salvo un Título, que adhirió a un vampiro suyo; se quema.',
  'R-ATT-006': 'Una PS requerida solo cuenta al adherir.',
  'R-ATT-007': 'Cuando un personaje se quema, sus cartas adheridas se queman; las fichas van a la reserva general.',
  'R-ATT-008':
    'Las pilas de descartes y de quemadas están boca arriba y son públicas; una carta quemada va a la pila de su dueño, una carta de la Ciudad a la de la Ciudad.',
  'R-ATT-009': 'Las cartas S.A.D. derrotadas se descartan, no se queman, y no se pueden adherir.',
  'R-ATT-010':
    'Un criado que cambia de portador sigue agotado o preparado, respeta el límite de 3 y sirve a quien controla al nuevo portador.',
  'R-ATT-011':
    'Quien controla al portador controla la carta adherida; su dueño es quien la trajo; el de una carta de la Ciudad, la Ciudad.',
  'R-ATT-012':
    'Un criado retirado del juego por un texto o separado no da recompensa; las S.A.D. y los Mortales descartados por Royal Retreat tampoco.',
  'R-INF-001':
    'Un Líder tiene 1 de Influencia propia, los demás personajes 0; el resto viene de cartas, Títulos y textos.',
  'R-INF-002': 'El Prestigio se puede gastar como Influencia, 1 por 1.',
  'R-INF-003':
    'Un personaje que ha comprometido su Influencia recibe una ficha «sin Influencia» y cuenta 0 hasta que quien lo controla prepare sus cartas.',
  'R-INF-004':
    '«Compromete N de Influencia» (Títulos): el jugador reúne N con el personaje que actúa, otros de su coterie y Prestigio; no hay votación.',
  'R-INF-005': 'Una Intriga abre un Conflicto de Influencia entre todos los jugadores.',
  'R-INF-006': 'Los objetivos y términos se nombran cuando se juega la Intriga.',
  'R-INF-007':
    'En el orden del turno, primero el jugador activo, cada uno tiene una ventana: elige el bando Sí o No, usa capacidades, compromete personajes, puede añadir un Modificador de Influencia boca abajo y toma Prestigio en la mano en secreto.',
  'R-INF-008': 'En esa ventana el jugador activo puede usar cualquier capacidad, los demás solo las Implacables.',
  'R-INF-009':
    'El total de un jugador solo puede subir en su propia ventana; la cantidad oculta queda entonces fijada.',
  'R-INF-010': 'El jugador activo está siempre en el bando Sí.',
  'R-INF-011': 'Luego todo se revela y se suma; si Sí supera a No, la Intriga tiene éxito; un empate fracasa.',
  'R-INF-012': 'El Prestigio y los Modificadores de Influencia usados se gastan en ambos bandos.',
  'R-INF-013':
    'Hasta la revelación un jugador debe decir la verdad sobre su Prestigio total, no sobre cuánto tiene en la mano.',
  'R-INF-014': 'Los bonos «para esta acción o evento» acaban con él.',
  'R-INF-015': 'Un jugador elegido por una Intriga recibe su efecto sea cual sea su voto.',
  'R-INF-016':
    'Una carta puesta como Modificador de Influencia (Old Post Office) no se juega: se ignoran clan y PS; cuenta como poner una carta boca abajo.',
  'R-INF-017':
    'Quedarse sin Prestigio tras un conflicto elimina como siempre, todas las pérdidas de un conflicto a la vez.',
  'R-INF-018':
    'Se compromete toda la Influencia de un personaje, preparado o agotado; quien tiene 0 o está «sin Influencia» no puede.',
  'R-INF-019':
    'Un Modificador de Influencia por jugador y conflicto; también se puede añadir uno, boca arriba, al comprometer Influencia por un Título.',
  'R-INF-020':
    'Una capacidad «para la acción o el evento actual» usada cuando no hay nada en curso vale para la próxima Acción de ese turno.',
  'R-INF-021': 'Se puede ocultar como máximo todo el Prestigio menos uno.',
  'R-INF-022':
    'Tras el éxito el efecto se aplica a cada jugador en sentido horario desde el activo; cada uno hace sus elecciones.',
  'R-INF-023': 'Quien se abstiene no está en ningún bando: no gana ni pierde para los textos sobre bandos.',
  'R-PRI-001':
    'Reclamar es una Acción de un personaje preparado, solo mientras nadie tiene el título; va a Las Calles y es aspirante.',
  'R-PRI-002':
    'En sentido horario, cada oponente puede atacar al aspirante con un personaje preparado, incluso desde su Refugio; este se agota; nadie se queda atrás; se usa la secuencia normal de ataque.',
  'R-PRI-003': 'Si el aspirante sigue en pie tras esos ataques, el título se le adhiere; el daño se queda.',
  'R-PRI-004':
    'Portador: Secreto 0, +2 de Influencia; al inicio del turno de su jugador, 1 de Prestigio y 1 de Agenda.',
  'R-PRI-005': '«Controlar al Príncipe» significa controlar al portador fuera del letargo.',
  'R-PRI-006': 'Cuando el portador es derrotado o quemado, el título vuelve a la mesa.',
  'R-PRI-007':
    'El aspirante está en Las Calles con los de su grupo que están allí o lo acompañan; pueden bloquear por él.',
  'R-PRI-008':
    'Quien ataca a un aspirante ataca desde donde está y se queda allí; su grupo no cambia y nadie lo acompaña.',
  'R-PRI-009':
    'Si el aspirante es derrotado o deja Las Calles, no se da ningún título ni se hacen más ataques; la Acción está gastada.',
  'R-PRI-010': 'El título cuenta entre las 3 cartas adheridas; para tomarlo se puede separar una.',
  'R-CON-001': 'Una Conspiración se juega como Acción: boca abajo, con 1 de Prestigio de su jugador encima.',
  'R-CON-002':
    'Cuando se alcanza el umbral de una Conspiración, su dueño puede resolverla en su turno, nunca durante otra acción, sin gastar Acción.',
  'R-CON-003':
    'El dueño puede mostrarla a los oponentes que quiera; cada uno que la ve por primera vez añade al momento 1 de Prestigio propio o se abstiene ese turno.',
  'R-CON-004': 'En turnos posteriores quien la ha visto necesita el permiso del dueño para cada nuevo Prestigio.',
  'R-CON-005':
    'Añadir 1 de Prestigio no gasta Acción; es posible una vez por turno y jugador, nunca durante otra acción.',
  'R-CON-006': 'El dueño también puede añadir 1 de Prestigio por turno.',
  'R-CON-007':
    'Quienes contribuyen pueden mirar la carta; las contribuciones salen de la reserva personal, salvo que una carta diga otra cosa.',
  'R-CON-008': '«No contribuyó» se decide por los colores de las fichas en la carta, sin importar quién las puso.',
  'R-CON-009': 'Las fichas puestas en una Conspiración desde la reserva general cuentan como de su dueño.',
  'R-CON-010':
    'Poner una Conspiración, añadir un Modificador de Influencia en un conflicto y poner una carta por Old Post Office es poner una carta boca abajo; resolver una Conspiración y revelar tal Modificador o carta es resolver una.',
  'R-CON-011': 'Una Conspiración que necesita un objetivo entre los que no contribuyeron no se puede resolver sin él.',
  'R-CON-012':
    'Faulty Logic: la ficha es de la reserva del jugador contrario, nunca la última; si la carta se resuelve en el mismo turno, su dueño puede elegirlo aunque haya contribuido.',
  'R-ABL-001':
    'Una capacidad activada («costo: efecto») se usa una vez en cada turno de quien la controla, solo en su Fase de Acciones; cada ejemplar tiene su propio uso.',
  'R-ABL-002':
    'Solo se puede usar cuando no se está resolviendo otra cosa, salvo en los pasos que permiten capacidades y donde cambia precisamente el paso en curso.',
  'R-ABL-003':
    'Las capacidades Implacables se pueden usar en cualquier momento de la Fase de Acciones de cualquier jugador, una vez en el turno de cada jugador.',
  'R-ABL-004':
    'Tras cada cosa que hace el jugador activo (actuar, usar una capacidad, pasar, terminar la fase), todos los jugadores, en sentido horario desde su izquierda, pueden usar capacidades Implacables.',
  'R-ABL-005':
    'Cada uso abre una nueva ronda desde la izquierda de quien la usó; cuando le vuelve a tocar, puede responderse a sí mismo; la última que entra se resuelve primero.',
  'R-ABL-006': 'Efectos simultáneos en conflicto: primero los del jugador activo, luego en sentido horario.',
  'R-ABL-007': '«No puede» prevalece sobre «puede».',
  'R-ABL-008':
    'Una capacidad sin la palabra Acción no gasta ninguna; «Acción:» como costo agota al portador y gasta una Acción.',
  'R-ABL-009': 'Las cartas Persistentes se quedan en juego con su jugador.',
  'R-ABL-010': 'Un costo se paga entero antes del efecto; lo que no se puede pagar no se puede usar.',
  'R-ABL-011':
    'Alcance: «Atacante» vale mientras ese vampiro ataca, «Grupo» para el grupo en que está en ese momento, «Letargo» en letargo, «capacidad de Líder» mientras el Líder está en la coterie; sin palabra, vale mientras el vampiro está en la coterie.',
  'R-ABL-012': 'Las capacidades activadas sobre un ataque se usan en el paso 9.',
  'R-ABL-013':
    'Los disparadores (cuando, cada vez, primera vez, inicio, fin) no necesitan activación y no tienen más límite que el suyo; «la primera en cada uno de tus turnos» se cuenta por turno.',
  'R-ABL-014': 'Los bonos continuos se calculan cada vez que hacen falta.',
  'R-ABL-015':
    'Una capacidad que una carta da a los atacantes (Blood for Blood) es del atacante: una vez por turno para cada personaje y ejemplar.',
  'R-ABL-016': 'Para agotarse como costo la carta debe estar preparada; un atacante ya está agotado.',
  'R-ABL-017': 'Un disparador Implacable (Jesús) vale en toda fase de todo turno.',
  'R-CITY-001': 'Se revela una carta en cada Fase Inicial.',
  'R-CITY-002': 'Un Evento se resuelve y se quema.',
  'R-CITY-003':
    'Un Evento Persistente recibe una ficha del jugador activo y dura hasta su próxima Fase Inicial; nadie lo controla.',
  'R-CITY-004': 'Los Mortales se quedan en Las Calles hasta que son derrotados o retirados.',
  'R-CITY-005':
    'Fin del turno de cada jugador: cada S.A.D. en Las Calles hace 1 de daño Agravado a un personaje de su coterie cuyo Secreto no supere el número de S.A.D.; el jugador elige la víctima cada vez.',
  'R-CITY-006':
    'Cuando el mazo de la Ciudad está vacío, los descartes de la Ciudad se barajan en él; si tampoco hay, no se revela nada.',
  'R-CITY-007': 'Hunt the Hunters baraja también los descartes de la Ciudad con la carta derrotada.',
  'R-CITY-008': 'San Francisco Fog prohíbe anunciar ataques A Distancia, no las Reacciones con ese símbolo.',
  'R-CITY-009':
    '«Añade una nueva carta de la Ciudad» revela la carta superior como en la Fase Inicial: un Evento se resuelve, un Mortal queda en Las Calles.',
  'R-CITY-010': 'Un Mortal revelado está en Las Calles con Secreto 0; los textos sobre personajes no lo afectan.',
  'R-CITY-011': 'Los Eventos que preguntan a varios jugadores lo hacen en sentido horario desde el activo.',
  'R-CITY-012':
    'Un Evento Persistente se quema cuando acaba; los descartes de la Ciudad contienen S.A.D. y lo que descartan los textos.',
  'R-CITY-013':
    'Una S.A.D. sin víctima al alcance no hace nada; si hay varias, cada una se trata por separado, y su víctima se elige cuando le toca.',
  'R-INFO-001':
    'Público: pilas de descartes y de quemadas, totales de Prestigio, fichas de Rival, lo que está boca arriba, números de cartas; oculto: manos, Agendas boca abajo, cartas boca abajo para quien no las ha visto, Eventos retirados, Prestigio oculto.',
  'R-INFO-002': 'Quien ha visto la mano de un oponente no puede mostrarla ni anotarla, pero puede decir lo que quiera.',
  'R-INFO-003': 'Los tratos son conversación libre y no obligan.',
  'R-X-001': 'Miedo: varias fichas cuentan como una (R-TURN-003).',
  'R-X-002':
    'Un Ritual de Hechicería de Sangre entra con 1 a 3 de Sangre del color de su jugador; Annika puede pasar de 3.',
  'R-X-003':
    'Las capacidades «Separa:» de los Animales tienen su propio costo; separar sin más (R-ATT-005) es posible sin él y solo quema.',
  'R-X-004':
    'Diablerie: solo a vampiros, solo por un vampiro que sobrevivió al ataque, no a una víctima quemada; no es una segunda derrota.',
  'R-X-005':
    'Diablerie: todo lo que hay en la víctima se quema, Títulos y fichas incluidos, luego se adhiere; sin Sangre de letargo; se queda hasta que un efecto la retire y se quema cuando quien la devoró es derrotado.',
  'R-X-006':
    'Spectral Possession: el objetivo no tiene que estar agotado; su dueño no pierde por prestar su último vampiro; la Acción extra se hace al momento; el vampiro cuenta como del jugador y puede pagar con su Sangre, Agenda y cartas adheridas; «separar» solo como costo o efecto secundario de esa Acción, nunca cartas de un tercero; puede atacar a su dueño, se queda en Las Calles y vuelve a su dueño.',
  'R-X-007':
    'Protect the Flock: no acumulable; vale mientras hay un ejemplar en juego; las fichas se quedan y van a la reserva general con el Mortal.',
  'R-X-008': 'Kim Phan: solo cartas con fichas encima, controladas por un jugador.',
  'R-K-001':
    'Turf War: «5 o más de Sangre» es la Sangre que el personaje tenía cuando empezó el ataque o el texto; los Mortales no son personajes; ambas frases pueden premiar una misma derrota.',
  'R-K-002':
    'Drain Them Slowly: vale la primera redacción (la 1.9 no la cambia); cada superviviente cuenta, también el de los demás golpes.',
  'R-K-003': 'Strength in Numbers: 1 de Agenda con 3 o más; 2 si hay 4 o más y cada uno tiene 2 o más de Sangre.',
  'R-K-004': 'Backhanded Compliment: se paga lo posible sin el último Prestigio, y se repara exactamente eso.',
  'R-K-005': 'Seduction: el modo con Presencia solo se ofrece contra un Mortal, el robo solo contra un personaje.',
  'R-K-006': 'Long-Term Investment y Emergency Bloodbag dan como máximo una ficha en cada Fase Inicial.',
  'R-K-007':
    'Meeting at Alcatraz: cada Líder fuera del letargo va a Las Calles, preparado o no, como grupo aparte; el del jugador activo se prepara pero no vuelve; sus otros personajes pueden unírsele con las Acciones de ese turno.',
  'R-K-008': 'Chinese New Year toma los Eventos quemados, no a sí misma: se quema después de resolverse.',
  'R-K-009':
    'The Hunger: un Vagrant solo da 1 de Agenda mientras está en Las Calles; los vampiros en letargo no cuentan para la pérdida.',
  'R-K-010':
    'Protests in the Streets: el atacante pierde la Sangre cuando ataca; si era la última, es derrotado y el ataque termina.',
  'R-K-011':
    'First Tradition: The Masquerade: dos Mortales derrotados en un turno por su jugador, en cualquier turno; luego se quema.',
  'R-K-012': 'Assert Authority, Influencer, Blood for Blood, The Spoils: los ejemplares se suman.',
  'R-K-013': 'Iris Lokken: una carta sin PS requerida da 0; la revelación es pública.',
  'R-K-014': 'Muhammad Zadeh, Lixue Chen, Gang Up: los Vagrants y los Ciudadanos son criados, los Títulos no.',
  'R-K-015': 'Incite Rebellion, Irresistible Voice: sin un criado no se puede pagar el costo.',
  'R-K-016': 'Search Engine: el mazo se elige antes de mirar.',
  'R-K-017': 'Dumpster Dive: con la pila de descartes vacía aún se puede jugar por el robo.',
  'R-K-018':
    'Sheriff puede quemar una carta Persistente de cualquier jugador, incluso del suyo, o un Evento Persistente; no una S.A.D.',
  'R-K-019': "Smoke 'Em Out puede nombrar cualquier Refugio, incluso el de su jugador; el daño no es un ataque.",
  'R-K-020': 'Jesús: se paga cuando es derrotado, antes de la Sangre para el letargo; no con el último Prestigio.',
};
