guest = Invité
