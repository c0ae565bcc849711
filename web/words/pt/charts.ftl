course = Andamento
what = O que comparar
asTable = Como tabela
nothing = Nada do que se conta mudou.
