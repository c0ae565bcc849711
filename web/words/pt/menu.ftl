title = Menu
standing = Responder por mim
passTurn = Passar pelo resto deste turno
passUntilTargeted = Passar até que algo me tenha como alvo
askAlways = Perguntar sempre
ask = Pedir aos outros
agree = Concordar
refuse = Recusar
sent = Os outros foram consultados.
beside = A qualquer momento
leave = Deixar a mesa (a partida continua)
paused = A partida está em pausa.

requests-takeback = Desfazer minha última resposta
requests-pause = Pausar
requests-resume = Continuar
requests-abort = Cancelar a partida
requests-rematch = Revanche

requested-takeback = { $name } gostaria de desfazer uma resposta e tudo o que veio depois.
requested-pause = { $name } gostaria de fazer uma pausa.
requested-resume = { $name } gostaria de continuar.
requested-abort = { $name } gostaria de cancelar a partida.
requested-rematch = { $name } gostaria de uma revanche.

lapsed-takeback = O seu pedido para desfazer uma resposta caducou: a partida continuou.
