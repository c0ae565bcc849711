setup =
    .title = Prepara tus Pokémon
    .introduction = Una partida empieza con siete cartas en la mano. Pones un Pokémon Básico boca abajo en tu Puesto Activo: es el que va a luchar. Otros Pokémon Básicos pueden esperar en la Banca, hasta cinco. Las cartas de Evolución se quedan de momento en la mano. Seis cartas de tu baraja se apartan como cartas de Premio.

energy =
    .title = Pon un Pokémon en la Banca y une Energía
    .introduction = En tu turno puedes poner en la Banca tantos Pokémon Básicos de tu mano como quepan. Los Pokémon atacan con Energía: una vez por turno puedes unir una carta de Energía de tu mano a cualquiera de tus Pokémon. Allí se queda; atacar no la gasta.

attack =
    .title = Ataca al Pokémon de tu rival
    .introduction = Solo ataca tu Pokémon Activo. Cada símbolo del coste de un ataque pide una Energía unida: un símbolo de un tipo pide ese tipo, un símbolo Incoloro admite cualquiera. Si el Pokémon Defensor tiene Debilidad al tipo del tuyo, el daño se duplica. El ataque pone fin a tu turno.

evolve =
    .title = Haz evolucionar a un Pokémon
    .introduction = Los Pokémon se hacen más fuertes al evolucionar: pones una carta de Fase 1 sobre el Pokémon Básico que esta nombra y, más tarde, una de Fase 2 sobre aquella. El daño y la Energía se quedan. Pero el Pokémon tiene que estar en juego desde antes de tu turno; el que acaba de llegar todavía no evoluciona.

retreat =
    .title = Retírate a la Banca
    .introduction = Un Pokémon que ha recibido mucho daño está mejor en la Banca. Una vez por turno tu Pokémon Activo puede retirarse: descartas de él tanta Energía como pide su Coste de Retirada y uno de tus Pokémon en Banca ocupa su lugar. Ese puede atacar enseguida.

trainers =
    .title = Juega cartas de Entrenador
    .introduction = Las cartas de Entrenador ayudan a tus Pokémon. Los Objetos, como Poción y Nido Ball, se juegan tantas veces como quieras; los Partidarios, que son personas y hacen más, solo uno por turno. La mayoría se descarta cuando ha hecho su trabajo.

sleep =
    .title = Duerme a un Pokémon
    .introduction = Algunos ataques dejan una Condición Especial en el Pokémon Activo. Un Pokémon Dormido no puede atacar ni retirarse. Después de cada turno llega el Chequeo Pokémon: se lanza una moneda por él y solo despierta si sale cara.

poison =
    .title = Recupérate de las Condiciones Especiales
    .introduction = Esta vez es tu Pokémon el que sufre. Envenenado, recibe un contador de daño en cada Chequeo; Paralizado, no puede atacar. Evolucionar acaba de golpe con todas las Condiciones Especiales, y pasar a la Banca también. El daño se queda.

ability =
    .title = Usa una habilidad
    .introduction = Muchos Pokémon tienen una habilidad. No es un ataque: la usas durante tu turno, también desde la Banca, y después aún puedes atacar. Quaquaval une Energía con la suya, además de la que ya puedes unir. Así su gran ataque llega un turno antes.

stadium =
    .title = Juega un Estadio y una Herramienta
    .introduction = Una Herramienta Pokémon se une a uno de tus Pokémon y se queda con él; cada uno puede tener una sola. Un Estadio queda entre los dos jugadores y vale para ambos, hasta que otro ocupa su lugar. Cancha en la Playa permite a los Pokémon Básicos retirarse por una Energía menos.

knockout =
    .title = Deja Fuera de Combate a un Pokémon
    .introduction = Un Pokémon cuyo daño alcanza sus PS queda Fuera de Combate. Se descarta con todo lo que lleva, tú coges una de tus cartas de Premio y la pones en tu mano, y tu rival trae otro Pokémon de la Banca. Algunos Pokémon fuertes, como los Pokémon ex, valen dos cartas de Premio o más.

turn =
    .title = Juega un turno entero
    .introduction = Un turno tiene tres partes. Robas una carta. Luego actúas, en el orden que quieras: pones Pokémon en la Banca, los haces evolucionar, unes una Energía, juegas Objetos y un Partidario, te retiras, usas habilidades. Al final tu Pokémon Activo puede atacar. Este es un turno en el que pasa casi de todo.

win =
    .title = Coge tu último Premio
    .introduction = Ganas cuando coges tu última carta de Premio. También ganas cuando a tu rival no le queda ningún Pokémon en juego, o cuando no puede robar una carta al empezar su turno. Te falta un Premio: basta con dejar a un Pokémon Fuera de Combate.
