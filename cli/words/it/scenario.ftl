wrong = ERRATO
fail = FALLITO
summary = { $passed } riusciti, { $failed } falliti
pending = in sospeso
line = riga { $line }
nobodyAsked = A nessuno si chiede nulla.
canAnswer = { $seat } può rispondere in { $step }:
noFiles = Serve almeno un file con scenari.
