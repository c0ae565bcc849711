looking = Buscando jugadores…
hint = La partida empieza sola cuando todos los sitios estén ocupados. Deja esta página abierta o envía el enlace a tus amigos.
gone = Esta mesa ya no existe: estuviste ausente demasiado tiempo.
fillWithBots = Completar con bots y empezar ya
botsInstead = Jugar contra bots
stop = Dejar de buscar
again = Volver a buscar jugadores
