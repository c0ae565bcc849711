guest = Invitado
