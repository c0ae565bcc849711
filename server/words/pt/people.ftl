guest = Convidado
