title = Mazzi
hint = Incolla una lista, apri un file o costruisci un mazzo carta per carta.
all = Tutti i mazzi
mine = I tuoi mazzi
none = Non hai ancora salvato nessun mazzo.
fresh = Nuovo mazzo
unnamed = Mazzo senza nome
name = Nome
list = Lista
listHint = È accettato qualsiasi formato. Puoi anche trascinare qui un file.
file = Apri un file
keep = Salva
kept = Il mazzo è stato salvato.
export = Formato
remove = Elimina
play = Giocalo ora
share = Condividi
legal = Questo mazzo si può giocare.
notLegal = Questo mazzo non si può ancora giocare:
warnings = Da notare:
line = Riga { $line }:
cards = Carte
add = Una { $name } in più
take = Una { $name } in meno
search = Cerca carte
found =
    { $count ->
        [one] 1 carta
       *[other] { NUMBER($count) } carte
    }
charts = Grafici
types = Tipi di carta
traits = Caratteristiche
count = Numero
sample = Mano di prova
again = Pesca ancora
notSaved = Non ancora salvato
restored = Le tue modifiche non salvate sono tornate.
discard = Scartale
given = Questo mazzo è stato condiviso con te. Salvalo per tenerne una copia tua.
keepCopy = Salva una copia
removeSure = Elimina per sempre
unplayable = Le regole permettono questo mazzo, ma alcune sue carte qui non sono ancora giocabili:
missing = Queste carte qui non sono ancora giocabili:
notHere = Non giocabile qui
others =
    { $count ->
        [one] Un’altra, non giocabile qui
       *[other] Altre { NUMBER($count) }, non giocabili qui
    }
any = Qualsiasi
filters =
    { $set ->
        [0] Filtri
       *[other] Filtri ({ $set })
    }
clear = Togli
download = Scarica
copy = Copia
link = Link a questo mazzo
unshare = Non condividere più
asText = Il mazzo come testo
countOf = Quante copie di { $name }
shown = Sono mostrate le prime { $count }.
more = Mostra altre
showMore = Mostra altri { $count }
quick = Invio aggiunge la prima carta; le frecce scorrono la lista.
playNamed = Gioca ora con { $name }
ready = Comincia da un mazzo pronto
