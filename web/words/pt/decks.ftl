title = Baralhos
hint = Cole uma lista, abra um arquivo ou monte um baralho carta por carta.
all = Todos os baralhos
mine = Seus baralhos
none = Você ainda não salvou nenhum baralho.
fresh =
    { $game ->
        [magic] Novo deck
        [yugioh] Novo Deck
       *[other] Novo baralho
    }
unnamed =
    { $game ->
        [magic] Deck sem nome
        [yugioh] Deck sem nome
       *[other] Baralho sem nome
    }
name = Nome
list = Lista
listHint = Qualquer formato de troca é entendido. Você também pode soltar um arquivo aqui.
file = Abrir um arquivo
keep = Salvar
kept =
    { $game ->
        [magic] O deck foi salvo.
        [yugioh] O Deck foi salvo.
       *[other] O baralho foi salvo.
    }
export = Formato
remove = Apagar
play = Jogar com ele agora
share = Compartilhar
legal =
    { $game ->
        [magic] Este deck pode ser jogado.
        [yugioh] Este Deck pode ser jogado.
       *[other] Este baralho pode ser jogado.
    }
notLegal =
    { $game ->
        [magic] Este deck ainda não pode ser jogado:
        [yugioh] Este Deck ainda não pode ser jogado:
       *[other] Este baralho ainda não pode ser jogado:
    }
warnings = A observar:
line = Linha { $line }:
cards =
    { $game ->
        [magic] Cards
        [yugioh] Cards
       *[other] Cartas
    }
add = Mais 1 { $name }
take = Menos 1 { $name }
search =
    { $game ->
        [magic] Procurar cards
        [yugioh] Procurar cards
       *[other] Procurar cartas
    }
found =
    { $game ->
        [magic]
            { $count ->
                [one] 1 card
               *[other] { NUMBER($count) } cards
            }
        [yugioh]
            { $count ->
                [one] 1 card
               *[other] { NUMBER($count) } cards
            }
       *[other]
            { $count ->
                [one] 1 carta
               *[other] { NUMBER($count) } cartas
            }
    }
charts = Gráficos
types = Tipos de carta
traits = Características
count = Quantidade
sample = Mão de exemplo
again = Comprar de novo
notSaved = Ainda não foi salvo
restored = As suas alterações não salvas voltaram.
discard = Descartar
given =
    { $game ->
        [magic] Este deck foi compartilhado com você. Salve-o para ficar com uma cópia sua.
        [yugioh] Este Deck foi compartilhado com você. Salve-o para ficar com uma cópia sua.
       *[other] Este baralho foi compartilhado com você. Salve-o para ficar com uma cópia sua.
    }
keepCopy = Salvar uma cópia
removeSure = Apagar de vez
unplayable =
    { $game ->
        [magic] As regras permitem este deck, mas alguns cards ainda não podem ser jogados aqui:
        [yugioh] As regras permitem este Deck, mas alguns cards ainda não podem ser jogados aqui:
       *[other] As regras permitem este baralho, mas algumas cartas ainda não podem ser jogadas aqui:
    }
missing =
    { $game ->
        [magic] Estes cards ainda não podem ser jogados aqui:
        [yugioh] Estes cards ainda não podem ser jogados aqui:
       *[other] Estas cartas ainda não podem ser jogadas aqui:
    }
notHere = Não jogável aqui
others =
    { $count ->
        [one] Mais 1, não jogável aqui
       *[other] Mais { NUMBER($count) }, não jogáveis aqui
    }
any = Qualquer
filters =
    { $set ->
        [0] Filtros
       *[other] Filtros ({ $set })
    }
clear = Limpar
download = Baixar
copy = Copiar
link =
    { $game ->
        [magic] Link para este deck
        [yugioh] Link para este Deck
       *[other] Link para este baralho
    }
unshare = Parar de compartilhar
asText =
    { $game ->
        [magic] O deck como texto
        [yugioh] O Deck como texto
       *[other] O baralho como texto
    }
countOf = Quantidade de { $name }
shown =
    { $game ->
        [magic] São mostrados os primeiros { $count }.
        [yugioh] São mostrados os primeiros { $count }.
       *[other] São mostradas as primeiras { $count }.
    }
more = Mostrar mais
showMore = Mostrar mais { $count }
quick =
    { $game ->
        [magic] Enter acrescenta o primeiro card; as setas percorrem a lista.
        [yugioh] Enter acrescenta o primeiro card; as setas percorrem a lista.
       *[other] Enter acrescenta a primeira carta; as setas percorrem a lista.
    }
playNamed = Jogar agora com { $name }
ready = Comece com um baralho pronto
