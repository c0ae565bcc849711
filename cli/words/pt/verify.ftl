holds = { $file } está certo: { $answers } respostas, hash { $hash }.
over = A partida terminou: { $why }.
notOver = A partida ainda não terminou.
fails = { $file } não vale: { $why }
earlier = é do formato praxis-record-1, cujo hash abrange cartas que ele não nomeia. Pode ser assistido, mas não verificado.
unknownGame = não é o registro de um jogo conhecido ({ $games }).
noSeal = O registro não diz como a semente foi feita; os embaralhamentos merecem só a confiança que o autor do registro merece.
mixed = A semente vem do segredo publicado e de { $count } contribuições: ninguém escolheu os embaralhamentos.
mixedAndDrawn = A semente vem do segredo publicado e de { $count } contribuições: ninguém escolheu os embaralhamentos, e os lugares foram sorteados a partir delas.

seal-noContributions = ao seu selo faltam as contribuições.
seal-otherSecret = o seu segredo não é aquele cujo hash foi publicado antes da partida.
seal-otherSeed = a sua semente não resulta do segredo e das contribuições dos lugares.
seal-fewPlaces = o seu selo não indica um lugar da mesa para cada jogador.
seal-placeTwice = o seu selo indica um lugar da mesa duas vezes, ou um que não existe.
seal-otherSeats = os seus lugares não resultam do segredo e das contribuições.

problems-not_JSON = não é JSON ({ $why }).
problems-no_record = não é o registro de uma partida.
problems-other_game = é o registro de outro jogo.
problems-other_rules = foi jogado com outra versão das regras.
problems-other_cards = as suas cartas mudaram desde que foi salvo.
problems-altered = não leva à posição que indica; foi cortado ou alterado.
problems-damaged = está danificado ({ $why }).
