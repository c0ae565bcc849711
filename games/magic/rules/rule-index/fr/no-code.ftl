M-CARD-005 =
    .noCode = La rareté n’a pas d’effet sur le jeu ; les définitions ne la contiennent donc pas.
