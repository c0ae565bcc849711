wrong = ERROR
fail = FALLA
summary = { $passed } se cumplen, { $failed } fallan
pending = pendiente
line = línea { $line }
nobodyAsked = No se le pregunta nada a nadie.
canAnswer = { $seat } puede responder en { $step }:
noFiles = Se esperaba al menos un archivo con escenarios.
