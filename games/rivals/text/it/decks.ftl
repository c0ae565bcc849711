problems-unknown_card = Non c’è nessuna carta chiamata { $card }.
problems-not_for_decks = { $card } appartiene al mazzo della Città, comune a tutti i giocatori.
problems-agendas = Un mazzo ha 1 Agenda, non { $count }.
problems-havens = Un mazzo ha 1 Rifugio, non { $count }.
problems-vampires = Un mazzo Fazione ha 7 vampiri, non { $count }.
problems-library_size = Una biblioteca ha da 40 a 60 carte, non { $count }.
problems-copies = { $count } copie di { $card } sono troppe.
problems-unusable = Nessuno di questi vampiri può usare { $card }.
problems-line = Riga non capita: { $text }
problems-count = Una riga comincia con un numero da 1 a 99: { $text }
problems-unknown_line =
    { $nearest ->
        [none] Non c’è nessuna carta chiamata { $card }.
       *[other] Non c’è nessuna carta chiamata { $card }. Volevi dire { LIST($nearest, "or") }?
    }
problems-too_long = Questo testo è troppo lungo per un mazzo.
problems-not_text = Questo non è testo.
