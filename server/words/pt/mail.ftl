hello = Olá,
toTheMatch = Para a partida:
switchOff = Você pode desligar os lembretes por e-mail na sua conta:

confirm =
    .subject = Confirme o seu endereço de e-mail
    .before = alguém, provavelmente você, criou uma conta na Praxis com este endereço. Abra este link para confirmar que ele é seu:
    .after = Se não foi você, ignore esta mensagem.

reset =
    .subject = Uma nova senha para a Praxis
    .before = alguém, provavelmente você, quer uma nova senha para a sua conta na Praxis. Abra este link em até uma hora para escolhê-la:
    .after = Se não foi você, ignore esta mensagem: a senha continua a mesma.
