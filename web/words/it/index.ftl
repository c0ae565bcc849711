tagline = Giochi di carte con un arbitro che conosce ogni regola, contro persone e bot, nella tua lingua.
loading = Un momento…
# The name of a player who has deleted their account; a number may follow.
deleted = Account eliminato
noScripts = Questa pagina ha bisogno di JavaScript: attivalo nel browser per giocare.
close = Chiudi
cancel = Non ora
backHome = Alla pagina iniziale
skipToContent = Vai al contenuto
notFound = A questo indirizzo non c’è nulla.
failed = Non ha funzionato. Riprova, per favore.
offline = Il server non è raggiungibile. La pagina continua a riprovare da sola.
reload = Ricarica la pagina
reconnecting = Connessione persa. Mi ricollego…
