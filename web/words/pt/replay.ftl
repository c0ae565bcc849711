title = Replay
first = Para o começo
back = Um passo atrás
play = Reproduzir
stop = Parar
forward = Um passo adiante
last = Para o fim
turn = Turno
seat = Visto por
spectator = um espectador
all =
    { $game ->
        [magic] todos os cards abertos
        [yugioh] todos os cards abertos
       *[other] todas as cartas abertas
    }
step = Passo { $step } de { $of }
place = Ponto da partida
goOn = Continuar daqui contra bots
download = Baixar o registro
verify = Verificar os embaralhamentos
notYet = O replay fica disponível quando a partida termina.

findings-fair = A semente combina com o que o registro diz ter sido publicado antes da partida: ninguém escolheu os embaralhamentos.
findings-fair_and_mine = A semente confere com o que você viu antes da partida e inclui a sua contribuição: ninguém escolheu os embaralhamentos.
findings-fair_seats = A semente e os lugares combinam com o que o registro diz ter sido publicado antes da partida: ninguém escolheu os embaralhamentos nem quem se senta onde.
findings-fair_seats_and_mine = A semente e os lugares conferem com o que você viu antes da partida e incluem a sua contribuição: ninguém escolheu os embaralhamentos nem quem se senta onde.
findings-no_seal = Este registro não diz como a sua semente surgiu.
findings-other_secret = O segredo não é o que foi publicado antes da partida.
findings-other_seed = A semente não é a que resulta do segredo e das contribuições dos jogadores.
findings-other_seats = Os lugares não são os que resultam do segredo e das contribuições dos jogadores.
findings-exchanged = O que você viu antes da partida não confere com este registro, ou a sua contribuição ficou de fora ou foi atribuída a outra pessoa.
