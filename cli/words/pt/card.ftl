called = Também chamada:
editions = Edições:
decided = Decidido:
rules = Regras:
several = Várias cartas têm esse nome:
unknown = Não há carta chamada
nearest = Os nomes mais próximos são:
