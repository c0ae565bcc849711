title = Menú
standing = Responder por mí
passTurn = Pasar el resto de este turno
passUntilTargeted = Pasar hasta que algo me tenga como objetivo
askAlways = Preguntarme siempre
ask = Pedir a los demás
agree = Aceptar
refuse = Rechazar
sent = Se ha preguntado a los demás.
beside = En cualquier momento
leave = Dejar la mesa (la partida sigue)
paused = La partida está en pausa.

requests-takeback = Deshacer mi última respuesta
requests-pause = Pausar
requests-resume = Continuar
requests-abort = Anular la partida
requests-rematch = Revancha

requested-takeback = { $name } querría deshacer una respuesta y todo lo que ha seguido.
requested-pause = { $name } querría hacer una pausa.
requested-resume = { $name } querría continuar.
requested-abort = { $name } querría anular la partida.
requested-rematch = { $name } querría una revancha.

lapsed-takeback = Tu petición de deshacer una respuesta ha caducado: la partida ha seguido.
