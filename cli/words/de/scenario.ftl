### What `praxis scenario` reports.

wrong = FALSCH
fail = FEHLER
summary = { $passed } bestanden, { $failed } nicht
pending = offen
line = Zeile { $line }
nobodyAsked = Niemand wird etwas gefragt.
canAnswer = { $seat } kann bei { $step } antworten:
noFiles = Es fehlt mindestens eine Datei mit Szenarien.
