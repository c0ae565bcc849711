wrong = ERRADO
fail = FALHA
summary = { $passed } valem, { $failed } falham
pending = pendente
line = linha { $line }
nobodyAsked = Ninguém é perguntado de nada.
canAnswer = { $seat } pode responder em { $step }:
noFiles = Esperado pelo menos um arquivo com cenários.
