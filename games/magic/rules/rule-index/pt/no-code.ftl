M-CARD-005 =
    .noCode = A raridade não tem efeito no jogo, por isso as definições não a contêm.
