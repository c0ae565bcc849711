/** The rules of the rule index, in Spanish. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
  rules: {
    'Y-GEN-001': 'Un Duelo lo juegan exactamente dos jugadores.',
    'Y-GEN-002': 'Cuando un efecto de una carta contradice una regla básica, prevalece el efecto.',
    'Y-DECK-001': 'El Main Deck tiene de 40 a 60 cartas.',
    'Y-DECK-002': 'El Deck Extra tiene de 0 a 15 cartas, que no cuentan para las 40 del Main Deck.',
    'Y-DECK-003':
      'El Deck Extra contiene solo Monstruos Xyz, de Sincronía y de Fusión, en cualquier combinación, y estos nunca están en el Main Deck.',
    'Y-DECK-004': 'Los Monstruos de Ritual van en el Main Deck.',
    'Y-DECK-005': 'Los Monstruos de Péndulo van en el Main Deck.',
    'Y-DECK-006': 'El Side Deck tiene de 0 a 15 cartas.',
    'Y-DECK-007': 'Como mucho 3 cartas del mismo nombre pueden estar entre el Main Deck, el Deck Extra y el Side Deck.',
    'Y-DECK-008': 'Las cartas con el mismo nombre son la misma carta.',
    'Y-DECK-009':
      'Una carta Prohibida no puede estar en el Deck; de una Limitada se permite 1 copia, de una Semi-Limitada 2.',
    'Y-DECK-010': 'Los límites de Y-DECK-009 cuentan el Main Deck, el Deck Extra y el Side Deck juntos.',
    'Y-DECK-011':
      'La lista de cartas Prohibidas y Limitadas no forma parte del reglamento: cambia con regularidad y es obligatoria en torneos oficiales.',
    'Y-MATCH-001': 'Un Match es al mejor de tres Duelos: lo gana quien gana 2 Duelos.',
    'Y-MATCH-002':
      'Tras cada Duelo de un Match, cada jugador puede cambiar cartas de su Side Deck por cartas de su Main Deck y su Deck Extra.',
    'Y-MATCH-003': 'El Side Deck tiene exactamente el mismo número de cartas antes y después del cambio.',
    'Y-MATCH-004': 'Tras el cambio, los Decks siguen cumpliendo Y-DECK-001 a Y-DECK-010.',
    'Y-MATCH-005':
      'Ambos jugadores muestran cuántas cartas tiene su Side Deck, antes del primer Duelo y tras el cambio; las cartas siguen boca abajo.',
    'Y-MATCH-006':
      'Al final de un Duelo, todas las cartas, incluso las desterradas, vuelven a los Decks de sus dueños para el siguiente.',
    'Y-WIN-001': 'Cada jugador empieza un Duelo con 8000 LP.',
    'Y-WIN-002': 'Un jugador cuyos LP llegan a 0 pierde el Duelo.',
    'Y-WIN-003': 'Un jugador que debe robar una carta y no puede pierde el Duelo.',
    'Y-WIN-004': 'Un jugador gana el Duelo cuando un efecto de una carta lo dice.',
    'Y-WIN-005': 'Si ambos jugadores llegan a 0 LP a la vez, el Duelo es un empate.',
    'Y-START-001': 'Cada jugador baraja su Deck; después el adversario puede barajarlo y cortarlo.',
    'Y-START-002': 'El Deck y el Deck Extra se ponen boca abajo en sus zonas.',
    'Y-START-003':
      'Primer Duelo de un Match: quien gana un sorteo (piedra-papel-tijera o moneda) decide quién empieza.',
    'Y-START-004':
      'Duelos siguientes: el perdedor del anterior decide quién empieza; tras un empate se repite el sorteo.',
    'Y-START-005':
      'Cuando se sabe quién empieza, cada jugador roba las 5 cartas superiores de su Deck como mano inicial.',
    'Y-ZONE-001':
      'Cada jugador tiene 5 Zonas de Monstruos, 5 Zonas Mágicas y de Trampas, 1 Zona de Campo, 2 Zonas de Péndulo, un Cementerio, una Zona del Deck y una Zona del Deck Extra.',
    'Y-ZONE-002': 'Un jugador controla como mucho 5 monstruos.',
    'Y-ZONE-003':
      'Un monstruo está en uno de tres estados: Posición de Ataque boca arriba, Posición de Defensa boca arriba o Posición de Defensa boca abajo.',
    'Y-ZONE-004':
      'Un jugador tiene como mucho 5 cartas en sus Zonas Mágicas y de Trampas, boca arriba o boca abajo; las Cartas de Equipo cuentan.',
    'Y-ZONE-005':
      'Una Carta Mágica necesita una Zona Mágica y de Trampas libre para activarse de la mano; con las cinco ocupadas no puede activarse.',
    'Y-ZONE-006': 'Una Carta Mágica de Campo va a la Zona de Campo y no cuenta para las cinco.',
    'Y-ZONE-007': 'Cada jugador puede tener 1 Carta Mágica de Campo en su lado; ambos pueden tener una a la vez.',
    'Y-ZONE-008':
      'Un Monstruo de Péndulo activado como Carta Mágica va boca arriba a una Zona de Péndulo y no cuenta para las Zonas Mágicas y de Trampas ni para las de Monstruos.',
    'Y-ZONE-009': 'Los monstruos destruidos y las Cartas Mágicas y de Trampa usadas van boca arriba al Cementerio.',
    'Y-ZONE-010': 'El orden de las cartas de un Cementerio no se cambia nunca.',
    'Y-ZONE-011': 'Ambos jugadores pueden mirar ambos Cementerios en cualquier momento.',
    'Y-ZONE-012':
      'El Deck está boca abajo; cuando un efecto hace que un jugador busque en él, se baraja tras resolverse el efecto.',
    'Y-ZONE-013': 'El Deck Extra está boca abajo; su dueño puede mirarlo en cualquier momento.',
    'Y-ZONE-014': '"Deck de Fusiones" en una carta antigua significa el Deck Extra.',
    'Y-ZONE-015':
      '"Cartas en el Campo" son todas las cartas de ambos jugadores en las Zonas de Monstruos, Mágicas y de Trampas, de Campo y de Péndulo; Cementerio, Deck, Deck Extra, mano y cartas desterradas no están en el Campo.',
    'Y-ZONE-016': 'Una carta que un jugador controla es una carta en su lado del Campo.',
    'Y-CARD-001': 'Una Carta de Monstruo tiene nombre, Nivel o Rango, Atributo, Tipo, ATK, DEF y un texto.',
    'Y-CARD-002': 'El Nivel es el número de estrellas; en un Monstruo Xyz las estrellas son su Rango y no tiene Nivel.',
    'Y-CARD-003': 'Las habilidades como Cantante figuran junto al Tipo.',
    'Y-CARD-004': 'Un nombre de carta citado en un texto va entre comillas.',
    'Y-CARD-005': 'Los efectos de un monstruo normalmente no pueden usarse mientras está boca abajo.',
    'Y-CARD-006':
      'Una Carta Mágica o de Trampa tiene nombre, clase (Mágica o de Trampa), un icono y un texto; no tiene Atributo.',
    'Y-CARD-007':
      'Los iconos son Equipo, Campo, Juego Rápido, Ritual, Continua y Contraefecto; una Carta Mágica o de Trampa sin icono es Normal.',
    'Y-CARD-008':
      'Un Monstruo de Péndulo tiene además una Escala de Péndulo y puede tener un Efecto de Péndulo; puede tener un efecto de monstruo o ninguno.',
    'Y-MON-001': 'Un Monstruo Normal no tiene efecto; su texto no influye en el Duelo.',
    'Y-MON-002':
      'Los efectos de monstruo son Continuos, de Encendido, Rápidos o Disparadores; los efectos de Volteo son Disparadores.',
    'Y-MON-003':
      'Un efecto Continuo se aplica desde que su monstruo está boca arriba en el Campo hasta que deja el Campo o queda boca abajo; no se activa.',
    'Y-MON-004': 'Un efecto de Encendido se activa declarándolo en la propia Main Phase; puede tener un coste.',
    'Y-MON-005':
      'Un Efecto Rápido puede activarse también en el turno del adversario; tiene Velocidad de Hechizo 2, los demás efectos de monstruo 1.',
    'Y-MON-006': 'Un efecto Disparador se activa en el momento que indica su texto (un suceso o una fase).',
    'Y-MON-007':
      'Un efecto de Volteo, marcado "VOLTEO:", se activa cuando su monstruo pasa de boca abajo a boca arriba, sea por Invocación por Volteo, por ser atacado o por un efecto.',
    'Y-SUM-001': 'Una Invocación Normal pone un monstruo de la mano en el Campo en Posición de Ataque boca arriba.',
    'Y-SUM-002':
      'Los Monstruos Normales y todos los Monstruos de Efecto sin restricción propia pueden ser Invocados de Modo Normal.',
    'Y-SUM-003':
      'Un monstruo de Nivel 4 o menor no necesita Sacrificio; Nivel 5 o 6 necesita 1; Nivel 7 o mayor necesita 2.',
    'Y-SUM-004': 'Los Sacrificios son monstruos que el jugador controla; se ofrecen antes de poner el monstruo.',
    'Y-SUM-005': 'Una Invocación por Sacrificio es una Invocación Normal.',
    'Y-SUM-006':
      'Un jugador puede hacer una Invocación Normal o Colocar un monstruo por turno, no ambas cosas; las Invocaciones por Sacrificio cuentan, y el límite abarca ambas Main Phases.',
    'Y-SUM-007': 'Colocar pone un monstruo de la mano en el Campo en Posición de Defensa boca abajo.',
    'Y-SUM-008': 'Colocar un monstruo necesita los mismos Sacrificios que Invocarlo.',
    'Y-SUM-009': 'Colocar un monstruo no es una Invocación.',
    'Y-SUM-010':
      'Un monstruo no puede ser Invocado de Modo Normal ni Colocado de la mano en Posición de Defensa boca arriba.',
    'Y-SUM-011':
      'Una Invocación por Volteo pone un monstruo propio de Posición de Defensa boca abajo a Posición de Ataque boca arriba, nunca a Defensa, sin efecto de una carta.',
    'Y-SUM-012': 'Un monstruo no puede ser Invocado por Volteo el turno en que fue Colocado.',
    'Y-SUM-013': 'El número de Invocaciones por Volteo por turno no está limitado.',
    'Y-SUM-014': 'Un monstruo puesto boca arriba por un ataque o un efecto no ha sido Invocado por Volteo.',
    'Y-SPS-001':
      'Las Invocaciones por Péndulo, Xyz, Sincronía, Fusión y Ritual son Invocaciones Especiales, como las de condición propia y las de efecto.',
    'Y-SPS-002':
      'Salvo indicación contraria, un monstruo Invocado de Modo Especial se pone boca arriba en Posición de Ataque o de Defensa, a elección de su jugador.',
    'Y-SPS-003': 'El número de Invocaciones Especiales por turno no está limitado, y no gastan la Invocación Normal.',
    'Y-SPS-004':
      'Un monstruo con su propia forma de ser Invocado de Modo Especial solo puede ser Invocado por otro efecto de la mano, el Deck o el Cementerio tras haber sido Invocado así correctamente una vez.',
    'Y-SPS-005': 'Las condiciones en que se Invoca un monstruo solo de Invocación Especial no son un efecto.',
    'Y-PEN-001':
      'Un Monstruo de Péndulo se usa como monstruo (Invocado o Colocado) o, en la propia Main Phase, se activa como Carta Mágica en una Zona de Péndulo libre.',
    'Y-PEN-002':
      'En una Zona de Péndulo solo cuenta su Efecto de Péndulo, en una Zona de Monstruos solo su efecto de monstruo.',
    'Y-PEN-003':
      'Una Invocación por Péndulo necesita una carta de Péndulo en cada una de las dos Zonas de Péndulo del jugador.',
    'Y-PEN-004': 'Se declara en la propia Main Phase, una vez por turno.',
    'Y-PEN-005':
      'Invoca de Modo Especial, a la vez, cualquier número de monstruos de la mano y de las cartas boca arriba del Deck Extra.',
    'Y-PEN-006': 'Cada uno de esos monstruos debe tener un Nivel mayor que la Escala menor y menor que la mayor.',
    'Y-PEN-007': 'No importa cuál de las dos zonas tiene la Escala menor.',
    'Y-PEN-008':
      'Un Monstruo de Péndulo en el Campo que fuera a ir al Cementerio se pone boca arriba encima del Deck Extra de su dueño; de allí puede ser Invocado otra vez por Péndulo.',
    'Y-XYZ-001': 'Un Monstruo Xyz indica el número y el Nivel de sus Materiales Xyz.',
    'Y-XYZ-002': 'Los Materiales son monstruos boca arriba en el lado del Campo de quien Invoca.',
    'Y-XYZ-003':
      'Invocación por Xyz: elige el Monstruo Xyz en el Deck Extra, apila los Materiales y pon el Monstruo Xyz encima.',
    'Y-XYZ-004': 'Los Materiales Xyz están acoplados a su monstruo y no son cartas en el Campo.',
    'Y-XYZ-005': 'Desacoplar saca uno de los Materiales de debajo del monstruo y lo manda al Cementerio.',
    'Y-XYZ-006': 'Cuando un Monstruo Xyz deja el Campo, todos sus Materiales son mandados al Cementerio.',
    'Y-XYZ-007': 'Cuando un Monstruo Xyz queda boca abajo o cambia de control, sus Materiales siguen acoplados.',
    'Y-XYZ-008': 'Las Fichas no pueden ser Materiales Xyz.',
    'Y-SYN-001':
      'Una Invocación por Sincronía usa exactamente 1 Cantante y cualquier número de monstruos que no sean Cantantes, boca arriba y controlados por el jugador, como Materiales de Sincronía.',
    'Y-SYN-002': 'Los Niveles de todos los Materiales suman exactamente el Nivel del Monstruo de Sincronía.',
    'Y-SYN-003':
      'Se declara en la propia Main Phase; primero los Materiales son mandados al Cementerio; después el Monstruo de Sincronía se pone del Deck Extra boca arriba en Posición de Ataque o de Defensa.',
    'Y-SYN-004': 'Los Materiales deben ajustarse además a lo que lista el Monstruo de Sincronía.',
    'Y-FUS-001':
      'Una Invocación por Fusión necesita una carta de Invocación como "Polimerización" y todos los Materiales de Fusión que lista el Monstruo de Fusión, en los lugares que esa carta indica.',
    'Y-FUS-002':
      'Cuando la carta de Invocación se resuelve, los Materiales son mandados al Cementerio, después el Monstruo de Fusión se pone del Deck Extra boca arriba en Posición de Ataque o de Defensa; la carta de Invocación va al Cementerio en último lugar.',
    'Y-FUS-003':
      'Si otro efecto manda los Materiales a un lugar distinto del Cementerio, la Invocación por Fusión se hace igualmente.',
    'Y-FUS-004': 'Solo un Monstruo de Fusión que está en el Deck Extra puede ser Invocado por Fusión.',
    'Y-RIT-001':
      'Una Carta Mágica de Ritual solo puede activarse con el Monstruo de Ritual correspondiente en la mano y los Sacrificios que exige en la mano o el propio Campo.',
    'Y-RIT-002':
      'Si la activación tiene éxito, al resolverse los monstruos que exige la Carta Mágica de Ritual se Sacrifican de la mano o el Campo al Cementerio.',
    'Y-RIT-003':
      'Después el Monstruo de Ritual se pone boca arriba en Posición de Ataque o de Defensa, y la Carta Mágica de Ritual va al Cementerio en último lugar.',
    'Y-TOK-001': 'Las Fichas son monstruos creados por efectos; no están en ningún Deck.',
    'Y-TOK-002': 'Una Ficha existe solo en el Campo: si fuera a ir a otro lugar, se retira y no está en ninguno.',
    'Y-TOK-003':
      'Una Ficha ocupa una Zona de Monstruos y está boca arriba en Posición de Ataque o de Defensa, nunca boca abajo.',
    'Y-POS-001':
      'En sus Main Phases un jugador puede cambiar cada monstruo suyo entre Posición de Ataque y de Defensa boca arriba, o Invocarlo por Volteo, que es un cambio de posición.',
    'Y-POS-002': 'Excepción 1: no un monstruo puesto en el Campo el mismo turno.',
    'Y-POS-003': 'Excepción 2: no, en la Main Phase 2, un monstruo que atacó en la Battle Phase de ese turno.',
    'Y-POS-004': 'Excepción 3: no un monstruo cuya posición el jugador ya cambió el mismo turno.',
    'Y-POS-005': 'Los cambios de posición por un efecto no siguen las tres excepciones ni cuentan para la tercera.',
    'Y-SPL-001': 'Las Cartas Mágicas que no son de Juego Rápido solo se activan en la propia Main Phase.',
    'Y-SPL-002':
      'Carta Mágica Normal y de Ritual: se anuncia y se pone boca arriba; si la activación tiene éxito se resuelve su efecto, después va al Cementerio.',
    'Y-SPL-003': 'Carta Mágica Continua: permanece en el Campo; su efecto dura mientras está allí boca arriba.',
    'Y-SPL-004':
      'Carta Mágica de Equipo: da su efecto a un monstruo boca arriba (de cualquier jugador, según la carta), permanece en el Campo y ocupa una Zona Mágica y de Trampas de quien la controla.',
    'Y-SPL-005':
      'Cuando el monstruo equipado es destruido, queda boca abajo o deja el Campo, sus Cartas de Equipo son destruidas.',
    'Y-SPL-006': 'Carta Mágica de Campo: va a la Zona de Campo y permanece; muchas afectan a ambos jugadores.',
    'Y-SPL-007':
      'Para usar otra Carta Mágica de Campo, un jugador manda antes la suya anterior al Cementerio; la del adversario no se toca.',
    'Y-SPL-008':
      'Una Carta Mágica de Campo puede Colocarse boca abajo en la Zona de Campo y no hace nada hasta estar boca arriba.',
    'Y-SPL-009': 'Carta Mágica de Juego Rápido: puede activarse de la mano en cualquier fase del propio turno.',
    'Y-SPL-010':
      'Una Carta Mágica de Juego Rápido Colocada puede activarse en el turno de cualquier jugador, pero no en el turno en que fue Colocada.',
    'Y-SPL-011':
      'Cualquier otra Carta Mágica Colocada puede activarse en una Main Phase del turno en que fue Colocada, pero Colocarla no permite usarla en el turno del adversario.',
    'Y-SPL-012':
      'Las Cartas Mágicas y de Trampa se Colocan en las propias Main Phases, cualquier número mientras haya zonas libres.',
    'Y-TRP-001': 'Una Carta de Trampa debe Colocarse antes de poder activarse, y no en el turno en que fue Colocada.',
    'Y-TRP-002': 'Desde el comienzo del turno siguiente puede activarse en el turno de cualquier jugador.',
    'Y-TRP-003': 'Carta de Trampa Normal: va al Cementerio una vez resuelto su efecto.',
    'Y-TRP-004':
      'Carta de Trampa Continua: permanece en el Campo; su efecto dura mientras está allí boca arriba, y puede tener efectos que funcionan como los de Encendido o Disparadores.',
    'Y-TRP-005':
      'Carta de Trampa de Contraefecto: se activa en respuesta a otras activaciones, a menudo para negarlas y con un coste.',
    'Y-TURN-001':
      'Un turno tiene seis fases en este orden: Draw, Standby, Main 1, Battle, Main 2, End. Los jugadores se alternan.',
    'Y-TURN-002': 'Draw Phase: el jugador del turno roba 1 carta.',
    'Y-TURN-003': 'El jugador que empieza no roba en la Draw Phase de su primer turno.',
    'Y-TURN-004':
      'En la Draw Phase tras robar, y en las Standby, Battle y End Phases, pueden activarse Cartas de Trampa y Mágicas de Juego Rápido.',
    'Y-TURN-005': 'Standby Phase: se tratan los efectos y costes que nombran esta fase.',
    'Y-TURN-006':
      'Main Phase 1: el jugador del turno puede Invocar o Colocar monstruos, cambiar posiciones, activar cartas y efectos y Colocar Cartas Mágicas y de Trampa, en cualquier orden.',
    'Y-TURN-007':
      'Cartas y efectos pueden activarse cualquier número de veces en una Main Phase mientras puedan pagarse sus costes.',
    'Y-TURN-008': 'La Battle Phase es opcional, también para quien controla monstruos.',
    'Y-TURN-009': 'El jugador que empieza no puede realizar una Battle Phase en su primer turno.',
    'Y-TURN-010':
      'La Main Phase 2 solo tiene lugar si hubo Battle Phase; si no, tras la Main Phase 1 viene la End Phase.',
    'Y-TURN-011':
      'La Main Phase 2 permite lo mismo que la Main Phase 1; una acción limitada ya usada en la primera está gastada.',
    'Y-TURN-012': 'End Phase: se resuelven los efectos que nombran esta fase.',
    'Y-TURN-013':
      'Al final de la End Phase, un jugador del turno con más de 6 cartas en la mano descarta a su elección hasta tener 6.',
    'Y-BAT-001':
      'La Battle Phase consta de Start Step, Battle Step, Damage Step y End Step; Battle y Damage Step se repiten en cada ataque, volviendo siempre del Damage Step al Battle Step.',
    'Y-BAT-002': 'El jugador del turno anuncia la Battle Phase en el Start Step y su final en el End Step.',
    'Y-BAT-003':
      'Battle Step: el jugador del turno elige 1 de sus monstruos para atacar y 1 monstruo del adversario como objetivo.',
    'Y-BAT-004': 'Si el adversario no controla monstruos, el ataque es directo.',
    'Y-BAT-005': 'Cada monstruo boca arriba en Posición de Ataque puede atacar una vez por turno.',
    'Y-BAT-006': 'Ningún monstruo está obligado a atacar.',
    'Y-BAT-007':
      'Repetición: ocurre cuando, tras declararse atacante y objetivo y antes del Damage Step, el objetivo deja el Campo o aparece un monstruo nuevo en el lado del adversario.',
    'Y-BAT-008':
      'En una Repetición el jugador del turno elige: atacar con el mismo monstruo (eligiendo otra vez objetivo), atacar con otro o no atacar.',
    'Y-BAT-009':
      'Si ataca con otro monstruo, el primero cuenta como que declaró un ataque y no puede atacar otra vez este turno.',
    'Y-DMG-001':
      'En el Damage Step solo pueden activarse Cartas de Trampa de Contraefecto y cartas que cambian directamente ATK o DEF, y solo hasta que empieza el cálculo de daño.',
    'Y-DMG-002':
      'Un monstruo atacado boca abajo se pone en Posición de Defensa boca arriba en el Damage Step, antes del cálculo de daño.',
    'Y-DMG-003':
      'El efecto de Volteo de un monstruo así volteado se activa y se resuelve tras el cálculo de daño, aunque el monstruo haya sido destruido.',
    'Y-DMG-004': 'Tal efecto de Volteo no puede seleccionar un monstruo destruido en ese cálculo de daño.',
    'Y-DMG-005':
      'Contra un monstruo en Posición de Ataque se compara el ATK del atacante con su ATK; contra uno en Posición de Defensa, con su DEF.',
    'Y-DMG-006':
      'Posición de Ataque, atacante mayor: el objetivo es destruido; el adversario recibe la diferencia como daño de batalla.',
    'Y-DMG-007': 'Posición de Ataque, igual: ambos monstruos son destruidos; sin daño.',
    'Y-DMG-008':
      'Posición de Ataque, atacante menor: el atacante es destruido; quien lo controla recibe la diferencia como daño de batalla.',
    'Y-DMG-009': 'Posición de Defensa, atacante mayor: el objetivo es destruido; sin daño.',
    'Y-DMG-010': 'Posición de Defensa, igual: nada es destruido; sin daño.',
    'Y-DMG-011':
      'Posición de Defensa, atacante menor: nada es destruido; quien controla al atacante recibe la diferencia como daño de batalla.',
    'Y-DMG-012': 'Ataque directo: el adversario recibe todo el ATK del atacante como daño de batalla.',
    'Y-DMG-013':
      'Un monstruo con ATK 0 no destruye nada en batalla; dos monstruos en Posición de Ataque con ATK 0 no se destruyen.',
    'Y-DMG-014':
      'Penetración: cuando un atacante con esta capacidad ataca a un monstruo en Posición de Defensa con DEF menor, el adversario recibe ATK menos DEF como daño de batalla.',
    'Y-DMG-015':
      'El daño de batalla es el de un ataque o una batalla entre monstruos; el de un efecto no es daño de batalla.',
    'Y-DMG-016': 'Un monstruo destruido en batalla es mandado al Cementerio.',
    'Y-CHN-001':
      'Tras cada activación de una carta o efecto, el adversario puede responder con un efecto antes de que el primero haga nada.',
    'Y-CHN-002': 'Si el adversario responde, el otro jugador puede responder a su vez, y así alternándose.',
    'Y-CHN-003': 'Si el adversario no responde, el jugador que activó el último puede añadir otro efecto al suyo.',
    'Y-CHN-004': 'Cuando ambos jugadores pasan, la Cadena se resuelve en orden inverso de activación.',
    'Y-CHN-005':
      'La primera activación es el Eslabón 1, cada una recibe el número siguiente; la resolución va del mayor al 1.',
    'Y-CHN-006':
      'Una respuesta necesita Velocidad de Hechizo 2 o 3, y al menos la del Eslabón inmediatamente anterior.',
    'Y-CHN-007':
      'Velocidad de Hechizo 1: Cartas Mágicas Normales, de Equipo, Continuas, de Campo y de Ritual; efectos de Encendido, Disparadores y de Volteo.',
    'Y-CHN-008':
      'La Velocidad de Hechizo 1 nunca es una respuesta; es Eslabón 2 o mayor solo si varios efectos así se activan a la vez (Y-SIM-002).',
    'Y-CHN-009':
      'Velocidad de Hechizo 2: Cartas de Trampa Normales y Continuas, Cartas Mágicas de Juego Rápido, Efectos Rápidos.',
    'Y-CHN-010':
      'La Velocidad de Hechizo 2 puede responder a las Velocidades 1 y 2 y normalmente puede activarse en cualquier fase.',
    'Y-CHN-011':
      'Velocidad de Hechizo 3: solo Cartas de Trampa de Contraefecto. Pueden responder a cualquier Velocidad, y solo la 3 puede responderles.',
    'Y-CHN-012': 'Un Eslabón cuya activación fue negada no hace nada; los demás se resuelven con normalidad.',
    'Y-CHN-013':
      'Invocar, Sacrificar, cambiar una posición de batalla y pagar costes no son activaciones: no inician una Cadena ni se les puede encadenar.',
    'Y-PRI-001': 'El jugador del turno tiene Prioridad, el derecho a activar primero, al comienzo de cada fase y paso.',
    'Y-PRI-002':
      'Mientras el jugador del turno conserva la Prioridad, el adversario no puede activar nada; los efectos Disparadores y de Volteo, que se activan solos, son la excepción.',
    'Y-PRI-003':
      'El jugador del turno usa la Prioridad para una activación o la pasa; tras una activación pasa al adversario.',
    'Y-PRI-004':
      'Una fase o paso no puede terminar antes de que el jugador del turno pase la Prioridad; anunciar su final es pasar, y el adversario puede entonces activar algo antes.',
    'Y-SIM-001': 'Cuando un efecto hace que ambos jugadores hagan algo a la vez, el jugador del turno lo hace primero.',
    'Y-SIM-002':
      'Cuando varios efectos de Velocidad 1 (Disparadores) se activan a la vez, forman una sola Cadena: primero los del jugador del turno, en el orden que elija, después los del adversario, en el orden que elija.',
    'Y-SIM-003': 'Tal Cadena se resuelve como cualquier otra, así que los efectos del adversario se resuelven primero.',
    'Y-INF-001':
      'El número de cartas en cada mano y Deck, los Cementerios y los LP son públicos en todo momento y deben decirse con verdad.',
    'Y-INF-002': 'Las manos, las cartas boca abajo del adversario y el orden de todos los Decks están ocultos.',
    'Y-CTR-001': 'Los Contadores solo se ponen cuando un efecto lo dice, y en cartas boca arriba.',
    'Y-CTR-002':
      'Un Contador puede tener un nombre; aparte de eso no tiene efecto propio. Los efectos pueden contarlos o exigir retirarlos como coste.',
    'Y-CTR-003': 'Una moneda y un dado de seis caras solo se lanzan para los efectos que los piden.',
    'Y-LVF-001':
      'Un efecto que se activa cuando un monstruo deja el Campo lo hace cuando es mandado al Cementerio, desterrado o devuelto a la mano o al Deck Extra.',
    'Y-LVF-002':
      'No lo hace cuando el monstruo se baraja en el Main Deck o pasa a ser Material Xyz, aunque ya no esté en el Campo.',
    'Y-TERM-001': 'Quien controla una carta toma las decisiones por ella.',
    'Y-TERM-002': 'Una carta cuyo control un efecto da al adversario pasa a su lado del Campo.',
    'Y-TERM-003': 'Una carta que va al Cementerio, la mano o el Deck va siempre a los de su dueño.',
    'Y-TERM-004': 'Una carta es destruida cuando una batalla o un efecto que dice "destruir" la manda al Cementerio.',
    'Y-TERM-005':
      'Una carta devuelta a la mano o al Deck, o mandada al Cementerio como coste o Sacrificio, no es destruida.',
    'Y-TERM-006':
      'Destruir, descartar y Sacrificar mandan la carta al Cementerio y satisfacen los efectos que esperan eso.',
    'Y-TERM-007': 'Una carta desterrada movida al Cementerio no es "mandada al Cementerio".',
    'Y-TERM-008':
      'Descartar es mandar una carta de la mano al Cementerio, por un efecto, como coste o por el límite de la mano.',
    'Y-TERM-009':
      'Sacrificar es mandar al Cementerio un monstruo que se controla, boca arriba o boca abajo, como coste de una Invocación o un efecto.',
    'Y-TERM-010': 'Una carta desterrada se aparta, fuera del Campo y del Cementerio.',
    'Y-TERM-011':
      'Un coste se paga por completo antes de declarar la activación (o la Invocación); quien no puede pagar no puede activar.',
    'Y-TERM-012': 'Un coste no se devuelve cuando la activación es negada.',
    'Y-TERM-013': 'Un coste no es parte del efecto.',
    'Y-TERM-014': 'El ATK o la DEF original es el número impreso, sin cambios por efectos.',
    'Y-TERM-015': 'Un jugador que busca en su Deck lo baraja después y deja que el adversario lo baraje o lo corte.',
    'Y-TERM-016': 'Un efecto que busca en el Deck no puede activarse cuando ninguna carta en él cumple el requisito.',
    'Y-TERM-017':
      'Una carta revelada se muestra a ambos jugadores; no se activa, no dispara efectos de Volteo y normalmente vuelve a donde estaba.',
    'Y-TERM-018':
      'Las cartas excavadas se muestran a ambos jugadores y siguen en el Deck hasta que el efecto las mueve.',
    'Y-TERM-019': 'Una elección al azar no debe permitir que nadie sepa qué carta se elige; se baraja sin mirar.',
    'Y-TERM-020': 'Toda carta boca abajo en el Campo está Colocada.',
    'Y-TERM-021':
      'Las Cartas de Equipo son Cartas Mágicas de Equipo, Cartas de Trampa equipadas a un monstruo y monstruos equipados a un monstruo.',
    'Y-TERM-022':
      'Una Carta de Trampa equipada sigue siendo una Trampa; una Carta de Monstruo equipada se trata como Carta Mágica de Equipo.',
    'Y-TERM-023':
      'Una Carta de Monstruo equipada a un monstruo no puede pasar a otro, ni por un efecto que mueve Cartas de Equipo; un Monstruo Unión equipado por su propio efecto sí.',
    'Y-X-FET-01':
      'El estado del juego es abierto cuando no se forma ni resuelve una Cadena y no hay respuesta pendiente; toda fase y paso empieza abierto. En estado abierto solo puede actuar el jugador del turno.',
    'Y-X-FET-02':
      'Solo en estado abierto puede el jugador del turno Invocar de Modo Normal, Colocar, Invocar por Volteo, hacer una Invocación Especial propia (Péndulo, Xyz, Sincronía, condición propia), cambiar posiciones, activar Cartas Mágicas de Velocidad 1, cartas de Péndulo y efectos de Encendido, declarar ataques o terminar la fase o paso.',
    'Y-X-FET-03':
      'Tras una acción que no inicia Cadena, y tras resolverse una Cadena: primero todos los efectos Disparadores disparados forman una nueva Cadena; si no hay, el jugador del turno puede activar un efecto rápido; si pasa, puede el adversario; si ambos pasan, el estado vuelve a ser abierto.',
    'Y-X-FET-04':
      'Mientras se forma una Cadena, decide primero el jugador que no añadió el último Eslabón; cuando ambos pasan seguidos, la Cadena se cierra.',
    'Y-X-FET-05':
      'Cuando el jugador del turno pasa en estado abierto, el adversario puede activar un efecto rápido. Si pasa, la fase o paso termina; si activa, se trata la Cadena y el estado vuelve a ser abierto, así que no ha terminado.',
    'Y-X-FET-06':
      'Tras una Invocación, el jugador del turno no puede usar un efecto de Encendido, ni el del nuevo monstruo, antes de que el adversario pueda responder (la antigua "prioridad de Encendido" está abolida).',
    'Y-X-FET-07':
      'Los efectos que se activan "durante" una fase, sin suceso, se activan uno a uno en esa fase, cada uno en su propia Cadena; los obligatorios deben haberse activado antes de que termine.',
    'Y-X-FET-08':
      'Una Trampa, Carta Mágica de Juego Rápido o Efecto Rápido con la condición "cuando (suceso)" solo puede activarse en la ventana justo después de ese suceso, como cualquier Eslabón de la Cadena formada en ella; si el suceso no fue lo último en ocurrir, la ventana no se abre.',
    'Y-X-FET-09':
      'Un efecto obligatorio que se activa durante una fase y cuya activación fue negada se activa otra vez en esa fase hasta resolverse una vez (regla hasta 2016); uno cuyo efecto fue negado, no.',
    'Y-X-FET-10':
      'Un suceso (una Invocación, una declaración de ataque) se responde con una sola Cadena. Cualquier número de sus Eslabones pueden ser cartas que responden al suceso, también como Eslabón 2 o mayor y varias copias; resuelta la Cadena, el suceso ha pasado, se haya negado lo que sea.',
    'Y-X-FET-11':
      'Nada puede activarse en la Draw Phase antes del robo normal; los efectos que empiezan "en la Draw Phase" vienen después.',
    'Y-X-FET-12':
      'Tras una Invocación con éxito se ofrecen efectos rápidos en este orden: Disparadores del suceso (una Cadena, Y-X-TRG-06), si no uno rápido del jugador del turno, si no uno del adversario. Una carta que destruye "cuando un monstruo es Invocado" no impide los Disparadores de esa Invocación.',
    'Y-X-ACT-01':
      'Orden de una activación: anunciar y mostrar la carta (de la mano: ponerla en su zona), comprobar las condiciones, pagar costes, elegir objetivos y opciones; entonces es un Eslabón. En los textos, antes de los dos puntos está la condición, antes del punto y coma lo que se hace al activar, el resto al resolver.',
    'Y-X-ACT-02':
      'Un efecto solo selecciona objetivos si su texto lo dice (textos antiguos: "elige"); todos los objetivos se eligen al activar y deben ser válidos entonces. Las elecciones sin objetivo se hacen al resolver.',
    'Y-X-ACT-03':
      'Al resolver, un objetivo que dejó su lugar, quedó boca abajo donde se pedía boca arriba o ya no encaja no es afectado; los demás sí, salvo que el texto los necesite todos.',
    'Y-X-ACT-04':
      'Una carta o efecto no puede activarse si en ese momento no podría hacer nada: sin objetivo válido, nada que destruir, sin Zona de Monstruos libre para su Invocación, cartas insuficientes para robar.',
    'Y-X-ACT-05':
      'Enlaces entre partes de un efecto: "A y B" ambas o nada, a la vez; "A, y si lo haces, B" a la vez, B solo si ocurrió A; "A, y después B" una tras otra, B solo si ocurrió A; "A, y además B" a la vez, independientes; "A, y además, después de eso, B" una tras otra, independientes.',
    'Y-X-ACT-06':
      'Las Cartas Mágicas Normales, de Ritual y de Juego Rápido y las Trampas Normales y de Contraefecto quedan en su zona hasta resolverse toda la Cadena y van entonces al Cementerio. Dejar antes el Campo no impide su efecto.',
    'Y-X-ACT-07':
      'Las cartas Continuas, de Equipo, de Campo y de Péndulo deben estar boca arriba en el Campo cuando se resuelve su Eslabón, si no no tienen efecto. Una Carta Mágica de Equipo cuyo objetivo ya no es válido al resolver va al Cementerio sin equiparse.',
    'Y-X-ACT-08':
      'Un efecto de monstruo activado se resuelve aunque el monstruo haya dejado el Campo o quedado boca abajo, salvo las partes que lo necesitan allí ("esta carta gana …").',
    'Y-X-ACT-09':
      'Mientras se resuelve una Cadena no puede activarse nada; los efectos Continuos se aplican al momento.',
    'Y-X-ACT-10':
      'Si al resolver una búsqueda no encuentra nada que sirva, el efecto no hace más; el Deck se baraja igual, y el adversario puede comprobarlo (aquí el Deck se muestra a ambos).',
    'Y-X-ACT-11':
      'Una carta no afectada por un efecto aún puede ser elegida, ser objetivo, Sacrificio, material o coste; solo no ocurre lo que el efecto le haría. Una carta que "no puede ser objetivo" no es objetivo válido, pero le alcanzan efectos sin objetivo.',
    'Y-X-ACT-12':
      '"No puede activarse" se comprueba al activar; "los efectos son negados", al resolver. Una carta activada antes de la prohibición aún se resuelve, salvo que también se niegue su efecto.',
    'Y-X-ACT-13':
      'Una Carta Mágica o Trampa Normal cuyo texto la hace quedarse (como Carta de Equipo, por varios turnos, Colocada otra vez) se queda; el final de la Cadena no la manda al Cementerio. Si deja el Campo antes de resolverse hace solo lo que no necesita su presencia. Una carta que se Colocó otra vez fue Colocada este turno (Y-TRP-001).',
    'Y-X-ACT-14':
      'Una carta movida por un efecto de un lugar oculto a otro, o Colocada, porque cumple una condición se muestra a ambos jugadores; una sin condición ("cualquier carta") no.',
    'Y-X-ACT-15':
      'Un objetivo que quedó boca abajo ya no es la carta boca arriba a la que se dirigía el efecto, aunque se voltee otra vez antes de resolverse.',
    'Y-X-NEG-01':
      '"Niega la activación": el Eslabón cuenta como no activado. Una Carta Mágica o de Trampa cuya activación es negada va al Cementerio, no cuenta como mandada del Campo y solo es destruida si lo dice el efecto que niega. Los costes siguen pagados.',
    'Y-X-NEG-02':
      '"Niega el efecto": la activación vale y cuenta para todos los límites; el efecto no se aplica; una carta que queda en el Campo sigue allí. Negar los efectos de un monstruo incluye los Continuos y todo efecto suyo que se resuelva mientras dura la negación.',
    'Y-X-NEG-03':
      'Una carta que niega una activación debe ser el Eslabón inmediatamente superior al negado; solo una puede intentarlo, y una respuesta a ella ya no puede salvar ni alcanzar al Eslabón de debajo.',
    'Y-X-NEG-04':
      'Activar una Carta Mágica o de Trampa y activar un efecto de una carta que ya está boca arriba son sucesos distintos; "cuando una Carta Mágica es activada" lo cumple solo el primero.',
    'Y-X-TRG-01':
      'Un efecto Disparador con "puedes" es opcional, sin ello obligatorio. Uno obligatorio se activa aun contra la voluntad de su controlador; uno opcional no activado en su ventana se pierde.',
    'Y-X-TRG-02':
      'Los sucesos durante la formación o resolución de una Cadena se recuerdan; los efectos que dispararon se activan en una nueva Cadena tras resolverse del todo la actual.',
    'Y-X-TRG-03':
      'Perder el momento: un efecto opcional "Cuando …: Puedes" solo se activa si su suceso fue lo último en ocurrir. Los sucesos simultáneos son todos los últimos.',
    'Y-X-TRG-04':
      'Casos usuales de perder el momento: el suceso fue un coste, un Sacrificio o un material (siguió una activación o Invocación); ocurrió en el Eslabón 2 o mayor y uno menor hizo algo; le siguió una parte "y después" del mismo efecto.',
    'Y-X-TRG-05':
      'Los efectos "Si …: Puedes" y todos los obligatorios nunca pierden el momento; se activan en la próxima oportunidad.',
    'Y-X-TRG-06':
      'Orden de los efectos disparados a la vez: 1. obligatorios del jugador del turno, 2. obligatorios del adversario, 3. opcionales del jugador del turno, 4. opcionales del adversario; en cada grupo elige su jugador. Los efectos rápidos se encadenan después, primero los del jugador que no añadió el último Eslabón.',
    'Y-X-TRG-07':
      'Un efecto se activa una vez por todos los sucesos simultáneos. Se activa donde está ahora la carta (por ejemplo en el Cementerio) y necesita que siga allí al activarse, no al resolverse.',
    'Y-X-TRG-08':
      'Un efecto que se activa en el Cementerio, la mano o desterrado se dispara aunque el monstruo estuviera boca abajo al ser destruido o mandado; uno que necesita la carta boca arriba en el Campo, no.',
    'Y-X-TRG-09':
      'Una condición con "y mandado al Cementerio" no se cumple si la carta fue desterrada, era una Ficha o fue boca arriba al Deck Extra (Y-PEN-008), aunque destruida.',
    'Y-X-TRG-10':
      'Un suceso de una Cadena que pertenece a la activación (un coste) es anterior a todo suceso de la resolución: un efecto opcional "Cuando" de la carta pagada ha perdido el momento; uno obligatorio o "Si" espera al final de la Cadena.',
    'Y-X-SMN-01':
      'Una Invocación que no inicia Cadena (Normal, por Sacrificio, Volteo, Péndulo, Xyz, Sincronía, condición propia) tiene tres pasos: declararla y pagar Sacrificios o materiales; ventana para negarla; tiene éxito y el monstruo está en el Campo.',
    'Y-X-SMN-02':
      'En la ventana de negación solo pueden activarse, como Eslabón 1, efectos que niegan una Invocación; otros efectos rápidos pueden responder a ese Eslabón. Hay una sola Cadena así por Invocación. El monstruo aún no está en el Campo.',
    'Y-X-SMN-03':
      'Una Invocación negada no ocurrió: no se aplica ningún efecto de "Invocado", "deja el Campo" o "mandado del Campo", el monstruo cuenta como no Invocado correctamente, Sacrificios y materiales siguen pagados, el uso del turno está gastado, un Monstruo de Péndulo va al Cementerio; todos los de una Invocación por Péndulo se niegan juntos.',
    'Y-X-SMN-04':
      'Una Invocación hecha por un efecto que se resuelve (Fusión, Ritual, "Monstruo Renacido") no puede negarse como Invocación; solo la activación del efecto.',
    'Y-X-SMN-05':
      'Sacrificios y materiales salen antes de poner el nuevo monstruo, así que un Campo lleno no impide una Invocación que use al menos uno de él. Se Sacrifica exactamente el número exigido; se permiten Fichas y monstruos boca abajo.',
    'Y-X-SMN-06':
      'Un Monstruo Xyz no tiene Nivel: no es material de Invocaciones por Sincronía ni Xyz, no cuenta en sumas de Niveles, no puede ser Invocado por Péndulo y los efectos sobre Niveles no le tocan.',
    'Y-X-SMN-07':
      'Que un monstruo fue Invocado correctamente se recuerda en el Campo, el Cementerio y desterrado boca arriba; se olvida cuando va a la mano, el Deck o el Deck Extra o es desterrado boca abajo. Un monstruo del Deck Extra que fuera a la mano o al Main Deck vuelve al Deck Extra.',
    'Y-X-SMN-08':
      'Un monstruo que pasa a ser Material Xyz pierde sus Contadores y sus Cartas de Equipo son destruidas. Un material desacoplado no estaba en el Campo: dispara "mandado al Cementerio" pero no "mandado del Campo". El número de materiales debe ser exacto ("2" es exactamente 2; "2 o más" está impreso).',
    'Y-X-SMN-09':
      'En las Invocaciones por Fusión y Ritual, monstruo y materiales se eligen al resolver; si ya no es posible, nada se manda ni se Sacrifica. El Monstruo de Ritual no es su propio Sacrificio.',
    'Y-X-SMN-10':
      'Géminis: Monstruo Normal en el Campo y el Cementerio; boca arriba puede ser Invocado otra vez de Modo Normal y tiene entonces sus efectos (Y-X-SMN-11). Spirit: no puede ser Invocado de Modo Especial, vuelve a la mano en la End Phase del turno en que fue Invocado o volteado (Y-X-SMN-12). Unión: se equipa a su compañero, una por monstruo (Y-X-SMN-13). Toon: como está impreso (Y-X-SMN-14).',
    'Y-X-SMN-11':
      'Géminis: en la mano y el Deck es un Monstruo de Efecto. La segunda Invocación Normal gasta la del turno, no necesita Sacrificios, puede negarse como otra (el monstruo es entonces destruido en el Campo), se responde como una, y no impide cambiar de posición ni atacar. Boca abajo pierde otra vez sus efectos.',
    'Y-X-SMN-12':
      'Spirit: el regreso es un efecto obligatorio de la End Phase e inicia una Cadena; un Spirit puesto boca abajo antes no tiene nada que devolver.',
    'Y-X-SMN-13':
      'Unión (texto de la época): equiparse e Invocarse de vuelta son efectos de Encendido, juntos una vez por turno; equipada es una Carta de Equipo y no un monstruo; solo una destrucción en batalla se reemplaza por la suya.',
    'Y-X-SMN-14':
      'Toon: el Toon del conjunto se Invoca de Modo Especial de la mano por condición propia con Sacrificios según el Nivel, necesita "Mundo Toon", no puede atacar el turno en que fue Invocado, paga LP por cada ataque declarado (no otra vez en una Repetición) y es destruido con "Mundo Toon".',
    'Y-X-SMN-15':
      'Un efecto de Volteo no se activa cuando el monstruo es Invocado boca arriba ni cuando una carta solo lo revela. Una Invocación Especial en Posición de Defensa boca abajo es una Invocación, pero no valen respuestas que pidan un monstruo boca arriba o su ATK.',
    'Y-X-SMN-16':
      'Monstruo de Trampa que "sigue siendo una Trampa": está en una Zona de Monstruos y además bloquea una Zona Mágica y de Trampas (regla de la época); sin Zona de Monstruos libre no puede activarse. Boca abajo o con su efecto de Trampa negado vuelve a ser una Trampa y regresa a esa zona. No puede Sacrificarse ni usarse antes de estar allí.',
    'Y-X-SMN-17':
      'Una Invocación por Xyz sobre otro Monstruo Xyz transmite sus materiales y lo hace material; cuenta como Invocación por Xyz, y el monstruo de debajo no ha dejado el Campo según Y-LVF-001. Lo que se le hizo se pierde, sus Cartas de Equipo son destruidas.',
    'Y-X-SMN-18':
      'Una Invocación que un efecto hace "inmediatamente después de resolverse" pertenece a la resolución: no puede negarse como Invocación, y si el efecto no era el Eslabón 1, no es el último suceso.',
    'Y-X-SMN-19':
      'Un Monstruo de Fusión Invocado de Modo Especial mandando o desterrando sus materiales sin carta de Fusión usa su propia condición: una Invocación Especial que no inicia Cadena y puede negarse, no una Invocación por Fusión.',
    'Y-X-SMN-20':
      'Un efecto que permite una Invocación Normal más da una en total, no una por copia, y la ordinaria puede hacerse antes o después.',
    'Y-X-SMN-21':
      'Los materiales cuentan con el Nivel, nombre y clase que tienen en ese momento; donde un texto deja contar un monstruo de otro modo, su jugador elige al declarar. Una Ficha tiene su Nivel y puede ser Sacrificio, Material de Sincronía y de Fusión, nunca Material Xyz.',
    'Y-X-SMN-22':
      'Una Invocación declarada debe poder tener éxito: zonas libres suficientes tras salir Sacrificios y materiales, un monstruo válido y ninguna prohibición en vigor ("no puedes Invocar de Modo Especial este turno", Y-X-OPT-05).',
    'Y-X-BTL-01':
      'Una declaración de ataque es una acción del estado abierto del Battle Step. Siguen sus disparadores y efectos rápidos (Y-X-FET-03). Tras ellos el ataque sigue pendiente: pueden usarse efectos rápidos en otras Cadenas, pero no cartas que responden a la declaración (Y-X-FET-10) ni otra acción del estado abierto. Cuando ambos pasan seguidos empieza el Damage Step.',
    'Y-X-BTL-02':
      'El ataque se detiene, sin Repetición, si el atacante deja el Campo, ya no está boca arriba en Posición de Ataque o el ataque es negado; el monstruo ha usado su ataque. Un efecto que termina la Battle Phase lleva a la Main Phase 2.',
    'Y-X-BTL-03':
      'Una Repetición se comprueba en el Battle Step tras cada Cadena, también en un ataque directo cuando apareció un monstruo; cuenta un cambio en el lado del jugador atacado, nunca en el del atacante, aunque al final el número sea igual. Elegir otra vez objetivo no es nueva declaración; atacar con otro monstruo sí. Un cambio de posición o un objetivo puesto boca arriba no causa Repetición.',
    'Y-X-BTL-04':
      'Damage Step, parte 1, comienzo: efectos "al comienzo del Damage Step". Parte 2, antes del cálculo: un objetivo boca abajo se voltea, sus efectos Continuos se aplican desde ahora, el de Volteo espera; ATK y DEF pueden cambiarse en ambas partes.',
    'Y-X-BTL-05':
      'Parte 3, cálculo de daño: solo pueden activarse efectos "durante el cálculo de daño", en una Cadena como mucho (pueden unirse respuestas que niegan una activación); después se comparan ATK y DEF, se reducen los LP y queda fijado qué monstruos son destruidos. De momento siguen en sus zonas.',
    'Y-X-BTL-06':
      'Parte 4, tras el cálculo: efectos disparados por la batalla o por daño de batalla, y efectos de Volteo. Parte 5, final: los monstruos destruidos en batalla van al Cementerio; después los efectos que eso dispara; termina "hasta el final del Damage Step".',
    'Y-X-BTL-07':
      'Si uno de los monstruos que luchan deja el Campo en el Damage Step antes del cálculo, no hay cálculo de daño ni Repetición; el paso termina.',
    'Y-X-BTL-08':
      'Permitido en el Damage Step: Trampas de Contraefecto; efectos rápidos que niegan una activación; efectos rápidos que cambian directamente ATK o DEF (hasta que empieza el cálculo); efectos obligatorios; Disparadores sobre el movimiento, volteo o destrucción de la propia carta; efectos cuyo texto pertenece al Damage Step o a la batalla. Lo demás se rechaza.',
    'Y-X-BTL-09':
      'Desde que queda fijado que un monstruo es destruido en batalla (parte 3) hasta que sale en la parte 5, no puede ser objetivo, movido ni Sacrificado por efectos. Sus efectos Continuos aún se aplican hasta que sale.',
    'Y-X-BTL-10':
      'Un monstruo que dejó el Campo y volvió en la misma Battle Phase es una carta nueva: puede atacar aunque atacara antes; uno que solo fue volteado o cambió de posición no.',
    'Y-X-BTL-11':
      'Si los efectos no dejan al atacante objetivo válido aunque el adversario controle monstruos, no puede atacar; un ataque directo necesita un lado vacío o permiso propio. Las restricciones sobre monstruos boca arriba no protegen a los que están boca abajo.',
    'Y-X-BTL-12':
      'Los costes y condiciones de declarar un ataque se tratan en la declaración y no otra vez en una Repetición; el monstruo adversario elegido otra vez cuenta como nuevo objetivo de un ataque.',
    'Y-X-BTL-13':
      'Donde no se recibió daño (0, o reducido a 0) no se infligió daño de batalla; los efectos que lo duplican o reducen a la mitad se aplican a la cantidad de Y-DMG-006 a Y-DMG-014.',
    'Y-X-BTL-14':
      'Un monstruo ha "luchado" una vez hecho el cálculo de daño; uno cuyo ataque se detuvo antes ha atacado (Y-AMB-24) pero no luchado.',
    'Y-X-OPT-01':
      '"Una vez por turno" pertenece a la copia: cada copia tiene su uso. Se gasta aunque la activación sea negada, pasa con el control y se renueva cuando la carta deja el Campo o queda boca abajo.',
    'Y-X-OPT-02':
      '"Solo puedes usar este efecto de (nombre) una vez por turno" pertenece a jugador y nombre: todas las copias comparten un uso, gastado aunque sea negado.',
    'Y-X-OPT-03':
      '"Solo puedes activar 1 (nombre) por turno" cuenta activaciones: una cuya activación fue negada no cuenta, una cuyo efecto fue negado sí.',
    'Y-X-OPT-04':
      'Todos los usos se renuevan al comienzo de cada turno, también del adversario; "una vez por Duelo", nunca.',
    'Y-X-OPT-05':
      '"El turno en que actives esta carta no puedes Invocar de Modo Especial" vale en ambos sentidos: no puede activarse tras una Invocación Especial de este jugador, ni tras una activación suya que lo intentó; una Invocación negada como tal, o una activación negada, no cuenta. Sigue en vigor si se negó el efecto de la carta, no si se negó su activación.',
    'Y-X-OPT-06':
      '"Solo puedes usar 1 efecto de (nombre) por turno, y solo una vez": todos los efectos de todas las copias comparten un uso. "Cada efecto … una vez por turno": cada efecto numerado tiene el suyo. Las Invocaciones Especiales "una vez por turno de esta forma" cuentan intentos, también negados.',
    'Y-X-PEN-01':
      'Activar una carta de Péndulo es activar una Carta Mágica, Velocidad 1, de la mano en estado abierto; no puede Colocarse en una Zona de Péndulo ni reemplazar una carta allí. En la zona es una Carta Mágica y no un monstruo.',
    'Y-X-PEN-02':
      'Pueden ser Invocados por Péndulo: de la mano todo monstruo de Nivel adecuado que pueda ser Invocado de Modo Especial (ningún Monstruo de Ritual ni con forma propia exclusiva); del Deck Extra solo Monstruos de Péndulo boca arriba.',
    'Y-X-PEN-03':
      'El desvío al Deck Extra vale solo del Campo al Cementerio. De la mano o el Deck, como material desacoplado, y tras una Invocación o activación negada la carta va al Cementerio; a la mano, al Deck o desterrada va como siempre, y prevalece un efecto que destierra en su lugar.',
    'Y-X-PEN-04':
      'Una carta desviada fue destruida o Sacrificada, pero no "mandada al Cementerio"; no puede pagar un coste de mandar allí una carta del Campo. La parte boca arriba del Deck Extra es pública y puede hacerlo mayor de 15.',
    'Y-X-PEN-05':
      'Con Escalas iguales, o que difieren en 1, no hay Nivel entre ellas ni Invocación por Péndulo; una Escala cambiada por un efecto cuenta como está ahora. Nunca se prohíbe poner una segunda carta por eso.',
    'Y-X-PEN-06':
      'Una Invocación por Péndulo es una sola Invocación de todos sus monstruos: una ventana para negarla, un suceso después. Los efectos que hablan de exactamente un monstruo no encajan si hay varios.',
    'Y-X-PEN-07':
      'Un Monstruo de Péndulo boca abajo en el Campo que fuera al Cementerio también va boca arriba al Deck Extra. Allí ya no es ninguna clase de Carta Mágica.',
    'Y-X-PEN-08':
      'Un Monstruo de Péndulo equipado a un monstruo o usado como Material Xyz no está en una Zona de Péndulo; como Carta de Equipo está en el Campo (Deck Extra cuando fuera al Cementerio), como material no (Cementerio).',
    'Y-X-STA-01':
      'Para los efectos, un monstruo boca abajo no tiene nombre, Nivel, Atributo, Tipo, ATK ni DEF; solo le alcanzan efectos sobre "monstruos" o cartas "boca abajo" en general.',
    'Y-X-STA-02':
      'El ATK o DEF actual es el valor original, reemplazado por el efecto "pasa a tener" más reciente, después aumentado y reducido; nunca baja de 0. Mitades impares: Y-AMB-13.',
    'Y-X-STA-03':
      '"Hasta la End Phase" termina en la End Phase antes de comprobar la mano, "este turno" cuando el turno termina. Una carta que deja el Campo o queda boca abajo pierde Contadores y todos los cambios; si vuelve es una carta nueva.',
    'Y-X-STA-04':
      'Un monstruo que cambia de control conserva su posición y lo que hizo este turno. Sin Zona de Monstruos libre no puede tomarse; si debe volver y su dueño no tiene zona libre, va al Cementerio.',
    'Y-X-STA-05':
      'Una Carta de Equipo cuyo monstruo ya no cumple lo que exige es destruida. Un cambio de control mueve el monstruo con sus Cartas de Equipo; cada una queda en la zona de quien la controla.',
    'Y-X-STA-06':
      '"Es desterrado al dejar el Campo" (y similares) sigue en la carta mientras está boca arriba; un monstruo así puede ser Sacrificio o material (entonces es desterrado), pero no puede pagar un coste de mandarlo al Cementerio.',
    'Y-X-STA-07':
      'El Tipo, Atributo, nombre y Nivel que da un efecto duran lo que dice; al dejar el Campo cuentan otra vez los impresos, también para un efecto que mira la carta allí, salvo que diga "como era en el Campo".',
    'Y-X-END-01':
      'Los LP y demás condiciones de victoria se comprueban tras cada Eslabón resuelto y tras el daño de batalla; un efecto que se resuelve se termina antes (regla de 2014). Que ambos pierdan o ganen a la vez es un empate.',
    'Y-X-END-02':
      'Un efecto que roba varias cartas solo puede activarse con ese número en el Deck; si hay menos al resolver, el jugador las roba y pierde.',
    'Y-X-END-03': 'Un jugador puede rendirse en cualquier momento y pierde el Duelo.',
    'Y-X-END-04':
      'Nadie puede hacer una jugada que inicie una repetición sin fin sin cambio de la posición. Si algo que nadie eligió inicia una, la carta que la mantiene es mandada al Cementerio por las reglas. Una repetición que cambia algo cada vez sigue hasta acabar o que un jugador pierda.',
    'Y-X-END-05':
      'Si un jugador llega a 0 LP y a la vez el otro debe robar y no puede, o un efecto hace ganar a uno, todos los resultados de ese momento cuentan juntos: un ganador o un empate.',
  },
  chapters: {
    'General principles': 'Principios generales',
    'Deck construction': 'Construcción del Deck',
    'Match, winning and losing': 'Match, victoria y derrota',
    'Starting a Duel': 'Comienzo de un Duelo',
    'The field and its zones': 'El Campo y sus zonas',
    'Card anatomy': 'Partes de una carta',
    'Monster kinds and effects': 'Clases de monstruos y efectos',
    'Normal Summon, Tribute Summon, Set, Flip Summon':
      'Invocación Normal, por Sacrificio, Colocar, Invocación por Volteo',
    'Special Summons in general': 'Invocaciones Especiales en general',
    'Pendulum Monsters and Pendulum Summon': 'Monstruos de Péndulo e Invocación por Péndulo',
    'Xyz Monsters': 'Monstruos Xyz',
    'Synchro Monsters': 'Monstruos de Sincronía',
    'Fusion Monsters': 'Monstruos de Fusión',
    'Ritual Monsters': 'Monstruos de Ritual',
    Tokens: 'Fichas',
    'Battle positions': 'Posiciones de batalla',
    'Spell Cards': 'Cartas Mágicas',
    'Trap Cards': 'Cartas de Trampa',
    'Turn structure': 'Estructura del turno',
    'Battle Phase': 'La Battle Phase',
    'Damage Step and battle results': 'Damage Step y resultados de la batalla',
    'Chains and Spell Speeds': 'Cadenas y Velocidades de Hechizo',
    'Priority and simultaneous events': 'Prioridad y sucesos simultáneos',
    'Public knowledge, counters, luck': 'Información pública, Contadores, azar',
    'Leaving the field': 'Dejar el Campo',
    'Glossary: control, destroying, sending': 'Glosario: controlar, destruir, mandar',
    'Glossary: costs and effects': 'Glosario: costes y efectos',
    'Glossary: Deck and hidden cards': 'Glosario: Deck y cartas ocultas',
    'Glossary: Equip Cards': 'Glosario: Cartas de Equipo',
    'X1. Who may act when: fast effect timing': 'X1. Quién puede actuar y cuándo: efectos rápidos',
    'X2. Activating and resolving': 'X2. Activar y resolver',
    'X3. Negation': 'X3. Negación',
    'X4. Trigger effects': 'X4. Efectos Disparadores',
    'X5. Summoning in detail': 'X5. Invocaciones en detalle',
    'X6. Battle in detail': 'X6. La batalla en detalle',
    'X7. Once per turn': 'X7. Una vez por turno',
    'X8. Pendulum cards in detail': 'X8. Cartas de Péndulo en detalle',
    'X9. Values, states, control, end': 'X9. Valores, estados, control, final',
  },
};
