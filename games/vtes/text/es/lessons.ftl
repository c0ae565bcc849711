influence =
    .title = Pon un vampiro en juego
    .introduction = Tus vampiros esperan boca abajo en tu zona incontrolada. En tu fase de influencia gastas transferencias para mover reserva sanguínea a ellos. Un vampiro con tantas fichas como su capacidad puede pasar a estar preparado. Pero tu reserva sanguínea es también tu vida: lo que gastas te faltará después.

control =
    .title = Pon un vampiro en juego
    .introduction = Tus vampiros esperan boca abajo en tu zona incontrolada. En tu fase de influencia gastas transferencias para mover reserva sanguínea a ellos. Al final de esa fase, todo vampiro con tantas fichas como su capacidad pasa a estar preparado. Pero tu reserva sanguínea es también tu vida: lo que gastas te faltará después.

bleed =
    .title = Sangra a tu presa
    .introduction = El Matusalén a tu izquierda es tu presa. Un sangrado le quita reserva sanguínea: así se ganan casi todas las partidas. El vampiro que actúa queda girado. Quien sangra con éxito obtiene además la Ventaja.

edge =
    .title = Usa la Ventaja
    .introduction = Solo un Matusalén tiene la Ventaja. Si la tienes en tu fase de enderezamiento, puedes ganar 1 de reserva sanguínea. La conservas hasta que otro Matusalén sangre con éxito.

hunt =
    .title = Caza para obtener sangre
    .introduction = Los vampiros viven de sangre. Con ella pagan cartas y se reparan. Un vampiro que tiene poca sale a cazar: una acción con 1 de sigilo que da 1 de sangre del banco de sangre.

equip =
    .title = Equipa a un vampiro
    .introduction = Equipos, criados y aliados entran en juego por una acción de uno de tus siervos. Anuncias la acción con la carta y pagas solo cuando la acción tiene éxito.

raise =
    .title = Aumenta un sangrado
    .introduction = Los modificadores de acción los juega el siervo que actúa. Conviene esperar: cuando nadie quiere bloquear, tu presa ya no puede usar bloqueadores contra un sangrado mayor.

block =
    .title = Bloquea una acción
    .introduction = Esta vez estás al otro lado: te quieren sangrar. Un vampiro tuyo que esté enderezado puede intentar bloquear. Un bloqueo con éxito detiene la acción, gira a tu vampiro, y los dos combaten.

intercept =
    .title = Intercepción contra sigilo
    .introduction = Una acción con sigilo solo se bloquea con la misma cantidad de intercepción. Algunas acciones ya tienen sigilo: cazar tiene 1. Las cartas de reacción dan intercepción a tu bloqueador cuando le hace falta.

combat =
    .title = Combate de lejos
    .introduction = Un combate va por asaltos: primero la distancia, después los ataques. De cerca, las manos desnudas hacen daño. De lejos no hacen nada, pero un arma de fuego sí. Maniobra hasta la distancia en la que tu arma sirve.

torpor =
    .title = Sal del letargo
    .introduction = Un vampiro que recibe más daño que la sangre que tiene cae en letargo. Allí solo puede hacer una cosa: una acción para salir, por 2 de sangre. Después está preparado, pero girado.

politics =
    .title = Gana un referéndum
    .introduction = Una acción política que nadie bloquea lleva a un referéndum. Los títulos dan votos, y también la propia carta política. Con más votos a favor que en contra prospera. Con empate fracasa.

oust =
    .title = Elimina a tu presa
    .introduction = Quien se queda sin reserva sanguínea es eliminado. El depredador del Matusalén eliminado gana 1 punto de victoria y 6 de reserva sanguínea, y el Matusalén siguiente es su nueva presa. Gana quien tenga más puntos de victoria.

ante =
    .title = Gana una apuesta
    .introduction = Se puede acordar jugar con apuesta. Entonces cada Matusalén aparta boca arriba la primera carta de su biblioteca, antes de robar su mano. Cuando eliminas a tu presa, ganas la carta que apostó. Las cartas que tu presa había ganado a otros no pasan a ti.
