summon =
    .title = Invoca a tu primer monstruo
    .introduction = Cada turno puedes Invocar de Modo Normal un monstruo de tu mano. Llega boca arriba en Posición de Ataque. Los monstruos de Nivel 4 o menor no necesitan nada más; las estrellas muestran el Nivel.

attack =
    .title = Ataca a un monstruo más débil
    .introduction = En la Battle Phase cada monstruo tuyo en Posición de Ataque puede atacar una vez. Se comparan los ATK: el menor es destruido y su jugador pierde la diferencia en Life Points.

direct =
    .title = Ataca directamente
    .introduction = Mientras tu adversario tenga un monstruo, debes atacarlo. Cuando el Campo está vacío, tu monstruo ataca al jugador e inflige todo su ATK como daño.

tribute =
    .title = Sacrificios por un monstruo más fuerte
    .introduction = Un monstruo de Nivel 5 o 6 necesita un Sacrificio; de Nivel 7 o más, dos: monstruos que controlas van al Cementerio. Sigue siendo tu única Invocación Normal del turno.

defend =
    .title = Coloca un monstruo en defensa
    .introduction = En vez de Invocar puedes Colocar un monstruo: boca abajo en Posición de Defensa. Queda tumbado y cuenta su DEF. Un atacante con menos ATK no destruye nada y su jugador pierde la diferencia.

flip =
    .title = Ponlo boca arriba
    .introduction = En un turno posterior puedes Invocar por Volteo a un monstruo Colocado. Un efecto de Volteo se activa siempre que su monstruo se pone boca arriba. Este destruye un monstruo que elijas.

spell =
    .title = Activa Cartas Mágicas
    .introduction = Las Mágicas se activan en tu Main Phase; las de Juego Rápido también en otras fases. La mayoría va enseguida al Cementerio. Una Mágica de Equipo se queda y refuerza a un monstruo.

trap =
    .title = Activa una Trampa
    .introduction = Una Trampa debe Colocarse antes y puede activarse a partir del turno siguiente, también en el del adversario. Esta vez eres tú quien espera: responde a la Invocación.

chain =
    .title = Una Cadena de tres
    .introduction = A cada respuesta se puede responder de nuevo: las activaciones forman una Cadena. Se resuelve al revés, el último Eslabón primero. Solo una Contraefecto responde a otra. Salva tu Mágica con el tercer Eslabón.

fusion =
    .title = Invocación por Fusión
    .introduction = Los Monstruos de Fusión esperan en el Deck Extra. Polimerización une los monstruos impresos en uno de ellos, de la mano o del Campo, y los manda al Cementerio.

ritual =
    .title = Invocación por Ritual
    .introduction = Un Monstruo de Ritual está en la mano y necesita su Mágica de Ritual. Sacrificas monstruos de la mano o del Campo cuyos Niveles alcancen el número de la Mágica.

synchro =
    .title = Invocación por Sincronía
    .introduction = Un Cantante y otros monstruos de tu Campo van al Cementerio. Sus Niveles deben sumar exactamente el Nivel del Monstruo de Sincronía. No hace falta ninguna Mágica.

xyz =
    .title = Invocación Xyz
    .introduction = Dos monstruos del mismo Nivel se ponen uno sobre otro y encima un Monstruo Xyz. Tiene Rango y no Nivel. Sus efectos desacoplan los Materiales: detén un ataque con uno.

pendulum =
    .title = Invocación por Péndulo
    .introduction = Dos Monstruos de Péndulo en las Zonas de Péndulo forman una escala. Una vez por turno, todos los monstruos de tu mano con un Nivel entre los dos números pueden venir a la vez, sin Sacrificios.

win =
    .title = Quita los últimos Life Points
    .introduction = Ambos jugadores empiezan con 8000 Life Points. Quien se queda sin ninguno pierde el Duelo. Aquí está todo listo para el último ataque.
