title = Foyer
open = Offene Tische
empty = Gerade ist kein Tisch offen. Eröffne einen, oder spiele sofort gegen Bots.
join = Hinsetzen
look = Ansehen
players = { $here } von { $seats }
playing = Partien zum Zuschauen
watch = Zuschauen
