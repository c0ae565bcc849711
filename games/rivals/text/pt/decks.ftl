problems-unknown_card = Não há carta chamada { $card }.
problems-not_for_decks = { $card } pertence ao baralho da Cidade, comum a todos os jogadores.
problems-agendas = Um baralho tem 1 Agenda, não { $count }.
problems-havens = Um baralho tem 1 Refúgio, não { $count }.
problems-vampires = Um baralho de Facção tem 7 vampiros, não { $count }.
problems-library_size = Uma biblioteca tem de 40 a 60 cartas, não { $count }.
problems-copies = { $count } cópias de { $card } são demais.
problems-unusable = Nenhum destes vampiros pode usar { $card }.
problems-line = Linha não compreendida: { $text }
problems-count = Uma linha começa com um número de 1 a 99: { $text }
problems-unknown_line =
    { $nearest ->
        [none] Não há carta chamada { $card }.
       *[other] Não há carta chamada { $card }. Você quis dizer { LIST($nearest, "or") }?
    }
problems-too_long = Este texto é longo demais para um baralho.
problems-not_text = Isto não é texto.
