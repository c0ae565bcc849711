title = La mesa como texto
where = Dónde estamos
counts = Recuentos
empty = vacío
