title = Baralhos
hint = Cole uma lista, abra um arquivo ou monte um baralho carta por carta.
mine = Seus baralhos
none = Você ainda não salvou nenhum baralho.
fresh = Novo baralho
unnamed = Baralho sem nome
name = Nome
list = Lista
listHint = Qualquer formato de troca é entendido. Você também pode soltar um arquivo aqui.
file = Abrir um arquivo
keep = Salvar
kept = O baralho foi salvo.
export = Formato
remove = Apagar
play = Jogar com ele agora
share = Compartilhar
legal = Este baralho pode ser jogado.
notLegal = Este baralho ainda não pode ser jogado:
warnings = A observar:
line = Linha { $line }:
cards = Cartas
add = Mais 1 { $name }
take = Menos 1 { $name }
search = Procurar cartas
found =
    { $count ->
        [one] 1 carta
       *[other] { NUMBER($count) } cartas
    }
charts = Gráficos
types = Tipos
traits = Características
count = Quantidade
sample = Mão de exemplo
again = Comprar de novo
notSaved = Ainda não foi salvo
restored = As suas alterações não salvas voltaram.
discard = Descartar
given = Este baralho foi compartilhado com você. Salve-o para ficar com uma cópia sua.
keepCopy = Salvar uma cópia
removeSure = Apagar de vez
unplayable = As regras permitem este baralho, mas algumas cartas ainda não podem ser jogadas aqui:
missing = Estas cartas ainda não podem ser jogadas aqui:
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
link = Link para este baralho
unshare = Parar de compartilhar
asText = O baralho como texto
countOf = Quantidade de { $name }
shown = São mostradas as primeiras { $count }.
more = Mostrar mais
quick = Enter acrescenta a primeira carta; as setas percorrem a lista.
playNamed = Jogar agora com { $name }
ready = Comece com um baralho pronto
