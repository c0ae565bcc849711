title = A mesa como texto
where = Onde estamos
counts = Contagens
empty = vazio
