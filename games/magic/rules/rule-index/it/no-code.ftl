M-CARD-005 =
    .noCode = La rarità non ha effetto sul gioco, quindi le definizioni non la contengono.
