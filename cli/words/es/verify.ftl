holds = { $file } es válido: { $answers } respuestas, hash { $hash }.
over = La partida ha terminado: { $why }.
notOver = La partida aún no ha terminado.
fails = { $file } no es válido: { $why }
earlier = es del formato praxis-record-1, cuyo hash abarca cartas que no nombra. Se puede ver, pero no verificar.
unknownGame = no es el registro de un juego conocido ({ $games }).
noSeal = El registro no dice cómo se hizo su semilla, así que los barajados solo merecen la confianza que merezca su autor.
mixed = La semilla sale del secreto publicado y de { $count } contribuciones: nadie eligió los barajados.
mixedAndDrawn = La semilla sale del secreto publicado y de { $count } contribuciones: nadie eligió los barajados, y los asientos se sortearon a partir de ellas.

seal-noContributions = a su sello le faltan las contribuciones.
seal-otherSecret = su secreto no es aquel cuyo hash se publicó antes de la partida.
seal-otherSeed = su semilla no se deduce del secreto y de las contribuciones de los asientos.
seal-fewPlaces = su sello no indica un lugar de la mesa para cada jugador.
seal-placeTwice = su sello indica un lugar de la mesa dos veces, o uno que no existe.
seal-otherSeats = sus asientos no se deducen del secreto y de las contribuciones.

problems-not_JSON = no es JSON ({ $why }).
problems-no_record = no es el registro de una partida.
problems-other_game = es el registro de otro juego.
problems-other_rules = se jugó con otra versión de las reglas.
problems-other_cards = sus cartas han cambiado desde que se guardó.
problems-altered = no lleva a la posición que indica; se ha cortado o alterado.
problems-damaged = está dañado ({ $why }).
