problems-unknown_card = Aucune carte ne s’appelle { $card }.
problems-not_for_decks = { $card } appartient à la pioche Ville, commune à tous les joueurs.
problems-agendas = Un deck a 1 Cabale, pas { $count }.
problems-havens = Un deck a 1 Refuge, pas { $count }.
problems-vampires = Une pioche Faction a 7 vampires, pas { $count }.
problems-library_size = Une Bibliothèque a de 40 à 60 cartes, pas { $count }.
problems-copies = { $count } exemplaires de { $card }, c’est trop.
problems-unusable = Aucun de ces vampires ne peut utiliser { $card }.
problems-line = Ligne non comprise : { $text }
problems-count = Une ligne commence par un nombre de 1 à 99 : { $text }
problems-unknown_line =
    { $nearest ->
        [none] Aucune carte ne s’appelle { $card }.
       *[other] Aucune carte ne s’appelle { $card }. Vouliez-vous dire { LIST($nearest, "or") } ?
    }
problems-too_long = Ce texte est trop long pour un deck.
problems-not_text = Ce n’est pas du texte.
