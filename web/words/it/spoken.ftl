title = Il tavolo come testo
where = Dove siamo
counts = Conteggi
empty = vuoto
