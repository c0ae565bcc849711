recruit =
    .title = Recluta a un vampiro
    .introduction = Tienes dos Acciones por turno. Reclutar es una: pon un vampiro de tu mano en tu Refugio y paga Prestigio igual a su Potencia de Sangre. Ese Prestigio pasa a ser su Sangre. El Prestigio es tu vida: nunca lo gastes todo.

draw =
    .title = Roba una carta
    .introduction = Otra Acción es robar una carta, de tu biblioteca o del mazo de Facción, donde están tus vampiros. Al final de cada turno robas de todos modos dos cartas.

mortal =
    .title = Ataca a un Mortal
    .introduction = Los Mortales andan por Las Calles. Elige el tipo de ataque en que tu vampiro es más fuerte y añade una carta de Ataque. Si el daño alcanza la Sangre del Mortal, queda derrotado: ganas su Agenda y luego lo quemas para reparar Sangre o lo adhieres como criado.

attack =
    .title = Ataca a un personaje
    .introduction = Un ataque agota al atacante y lo lleva a Las Calles. El daño es el atributo del tipo anunciado más la carta de Ataque, menos el mismo atributo del objetivo. En Las Calles un personaje es fácil de encontrar.

intel =
    .title = Encuentra a alguien en un Refugio
    .introduction = Un Refugio da 1 de Secreto. Tu ataque necesita la misma cantidad de Información. Descarta una carta por cada punto de Información que falte; después el ataque sigue como siempre.

block =
    .title = Bloquea un ataque
    .introduction = Cuando atacan a un miembro de tu grupo, otro miembro preparado puede recibir el ataque en su lugar. Solo los vampiros con Guardia bloquean ataques A Distancia. Que el fuerte proteja al débil.

reaction =
    .title = Reacciona a un ataque
    .introduction = El personaje atacado puede jugar una Reacción que muestre el tipo del ataque. Los Escudos reducen el daño; algunas Reacciones devuelven el golpe.

torpor =
    .title = Envía a un personaje al letargo
    .introduction = Un vampiro sin Sangre queda derrotado y entra en letargo. Por cada vampiro derrotado de tu Rival ganas 1 de Agenda. Un jugador sin nadie fuera del letargo queda eliminado.

scheme =
    .title = Gana una votación
    .introduction = Una Intriga abre un Conflicto de Influencia. Estás en el bando Sí. Compromete la Influencia de tus personajes, añade un Modificador boca abajo y, si quieres, Prestigio en secreto. Más Sí que No: la Intriga prospera.

prince =
    .title = Sé el Príncipe de la Ciudad
    .introduction = Mientras nadie tiene el título, un personaje preparado puede reclamarlo. Va a Las Calles y cada oponente puede atacarlo una vez. Si resiste, su portador te da 1 de Prestigio y 1 de Agenda por turno, pero su Secreto es 0.

conspiracy =
    .title = Resuelve una Conspiración
    .introduction = Una Conspiración está boca abajo y reúne Prestigio, como máximo 1 de cada jugador por turno. Cuando tiene bastante, su dueño la resuelve sin Acción y elige a alguien que no haya contribuido.

win =
    .title = Llega a 13 de Agenda
    .introduction = Todo lo que haces es por la Agenda: el primer jugador con 13 gana al instante. O elimina a tu Rival.
