guest = Ospite
