problems-unknown_card = la carte { $card } n’existe pas
problems-not_in_this_edition = la carte { $card } n’existe pas dans cette édition
problems-crypt_too_small =
    la crypte a { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } et doit en avoir au moins { $limit }
problems-library_too_small =
    la bibliothèque a { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } et doit en avoir au moins { $limit }
problems-library_too_large =
    la bibliothèque a { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } et peut en avoir au plus { $limit }
problems-groups_too_far_apart = les groupes { $groups } ne sont ni un seul groupe ni deux groupes consécutifs

messages-not_understood = « { $text } » n’est ni une carte ni le titre d’une section
messages-unknown_number = aucune carte ne porte le numéro { $number }
messages-wrong_count = « { $text } » n’indique pas un nombre d’exemplaires possible
messages-header_differs = le titre « { $section } » annonce { $written }, mais { $counted } cartes suivent
messages-several_of_this_name = plusieurs vampires s’appellent { $card } ; celui du groupe { $group } a été retenu ; pour un autre, écrivez son groupe
messages-other_group = { $card } appartient au groupe { $group }, pas au groupe { $written }
messages-no_deck = il n’y a pas de deck ici ; des lignes comme « 2x Belinde » étaient attendues
messages-too_long = le texte est trop long pour un deck ; au plus { $limit } caractères sont lus
messages-too_many_lines = il y a trop de lignes pour un deck ; au plus { $limit } sont lues
messages-not_text = ce n’est pas du texte
messages-wrong_JSON = ce n’est pas un JSON qui décrit un deck
messages-stored_elsewhere = cette adresse désigne un deck conservé sur un site, et rien n’est téléchargé ; exportez le deck en texte ou en « deck in URL »
messages-no_number = le numéro de { $card } n’est pas connu, ce format ne peut donc pas la contenir ; importez d’abord la liste des cartes
messages-banned_card = { $card } est bannie des tournois depuis { $since }
messages-outside_V5 = { $card } n’est pas dans le format V5
messages-not_yet_playable =
    { $instead ->
        [none] la carte { $card } est connue, mais pas encore jouable ici
       *[other] la carte { $card } est connue, mais pas encore jouable ici ; peut-être à la place : { LIST($instead, "·") }
    }
messages-nearest = peut-être : { LIST($names, "·") }
