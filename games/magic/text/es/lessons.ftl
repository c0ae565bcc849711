land =
    .title = Juega una tierra, lanza una criatura
    .introduction = Las tierras dan maná, y el maná paga todo lo demás. Puedes jugar una tierra por turno. El coste está en la esquina superior de la carta: un símbolo de color pide maná de ese color, un número admite cualquier maná. Para ello giras tierras; se enderezan al comenzar tu próximo turno.

attack =
    .title = Ataca a tu oponente
    .introduction = Una vez por turno puedes atacar, con tantas criaturas como quieras. Atacan al jugador, nunca a otra criatura, y se giran al hacerlo. La que nadie bloquea hace tanto daño como su fuerza. Los dos jugadores comienzan con 20 vidas.

waiting =
    .title = Las criaturas nuevas esperan un turno
    .introduction = Una criatura que has empezado a controlar este turno todavía no puede atacar, a menos que tenga prisa: los jugadores lo llaman mareo de invocación. Por eso muchas criaturas se lanzan después del combate. En tu próximo turno atacará con las demás.

block =
    .title = Bloquea a un atacante
    .introduction = Esta vez te atacan a ti. Tus criaturas enderezadas pueden bloquear, cada una a un atacante; ninguna está obligada. El bloqueador y el atacante se hacen daño entre sí, y no a ti. Una criatura con tanto daño como su resistencia es destruida.

stack =
    .title = Responde con un instantáneo
    .introduction = Un hechizo no ocurre al momento: espera en la pila y todos pueden responder. La respuesta se pone encima y ocurre primero. Los instantáneos pueden lanzarse en cualquier momento; las demás cartas, solo en tu propia fase principal. Tu criatura está a punto de recibir un golpe: sálvala.

evasion =
    .title = Volar y arrollar
    .introduction = Las habilidades cambian el combate. A la criatura que vuela solo la bloquean criaturas que vuelan o tienen alcance. Un atacante que arrolla da a sus bloqueadores solo el daño que hace falta para destruirlos, y el resto al jugador. Tú decides cómo se asigna el daño.

strike =
    .title = Toque mortal y dañar primero
    .introduction = Las criaturas pequeñas pueden ser buenas bloqueadoras. Cualquier daño de una criatura con toque mortal destruye a la que lo recibe, por grande que sea. Una criatura que daña primero hace su daño antes que las demás; la que muere por él no devuelve el golpe. Elige bien quién bloquea a quién.

aura =
    .title = Encanta una criatura
    .introduction = Un Aura es un encantamiento anexado a algo, aquí a una criatura, que se vuelve más fuerte. Permanece hasta que la criatura deja el campo de batalla; entonces el Aura va al cementerio. Con vigilancia, atacar no gira a tu criatura.

equip =
    .title = Equipa a una criatura
    .introduction = Un Equipo es un artefacto. Cuando está en el campo de batalla pagas su coste de equipar para anexarlo a una criatura tuya y, más tarde, si quieres, a otra. Cuando la criatura muere, el Equipo se queda. Una criatura que daña dos veces hace su daño de combate dos veces.

planeswalker =
    .title = Llama a un planeswalker
    .introduction = Un planeswalker lucha de tu lado. Llega con contadores de lealtad. Una vez en cada uno de tus turnos puedes usar una de sus habilidades: el número que la precede se suma a su lealtad o se resta de ella. Las criaturas pueden atacarlo; con lealtad 0 desaparece.

counter =
    .title = Contrarresta un hechizo
    .introduction = La magia azul puede detener un hechizo antes de que sirva de algo. Tiene que ser en respuesta, mientras el hechizo espera en la pila. Un hechizo contrarrestado va al cementerio sin ningún efecto, y el maná gastado en él se pierde.

turn =
    .title = Juega un turno entero
    .introduction = Comienza un turno: tus cartas se enderezan y robas una carta. En la fase principal juegas una tierra y lanzas hechizos. Luego viene el combate y después una segunda fase principal. A menudo conviene atacar primero y enseñar solo después qué más tienes.

win =
    .title = Gana la partida
    .introduction = Un jugador con 0 vidas pierde. El daño a un jugador le cuesta otras tantas vidas, venga de criaturas o de hechizos. A tu oponente le quedan 6 vidas: ataca y termina con lo que tienes en la mano.
