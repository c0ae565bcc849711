main =
    Praxis arbitra giochi di carte collezionabili.

      praxis play GIOCO        giocare una partita nel terminale contro bot: { $games }
      praxis replay FILE       mostrare che cosa è successo in una partita salvata
      praxis verify FILE       controllare che una partita salvata porti dove dice
      praxis rule V-ACT-010    consultare una regola: enunciato, edizioni, codice, test
      praxis scenario FILE…    eseguire scenari: posizioni, copioni e ciò che poi deve valere
      praxis deck check FILE   controllare se un mazzo è legale e quali delle sue carte si possono giocare
      praxis card NOME         mostrare che cosa dice una carta
      praxis cards import      far conoscere tutte le carte delle liste ufficiali di VTES
      praxis simulate GIOCO    far giocare ai bot migliaia di partite e vedere come vanno i mazzi
      praxis worker            aiutare con le partite di una simulazione su un’altra macchina

      praxis --version         mostrare la versione

    Ogni comando ha il suo --help. Con --lang (en, pt, es, it, fr) i comandi e il loro aiuto parlano la tua lingua.
    Codice di uscita: 0 tutto bene, 1 qualcosa non vale, 2 uso errato.

replay =
    praxis replay FILE [--step] [--seat NOME] [--lang en]

    Mostra a parole che cosa è successo in una partita salvata, come la vede uno spettatore che non vede le mani.

      --step         fermarsi dopo ogni risposta finché non si preme Invio; q termina
      --seat NOME    come l’ha vista il giocatore con questo nome
      --lang LINGUA  en, pt, es, it o fr

    Codice di uscita: 0 mostrata, 1 la registrazione non vale, 2 uso errato.

verify =
    praxis verify FILE [--lang en]

    Rigioca una partita salvata e controlla che ogni risposta fosse legale e che porti allo stato di cui la registrazione indica
    l’hash. Se la registrazione dice come è nato il seme (un segreto, il suo hash pubblicato, ciò che ogni posto ha aggiunto),
    si controlla anche questo: allora nessuno ha scelto le mescolate, né i posti se la registrazione dice che sono stati sorteggiati.

      --lang LINGUA   en, pt, es, it o fr (predefinita: en)

    Codice di uscita: 0 tutto bene, 1 la registrazione non vale (si mostra il motivo), 2 uso errato.

rule =
    praxis rule ID…       che cosa dice una regola, in quali edizioni, dove il codice la esegue, quali test la citano
    praxis rule PAROLE…   le regole il cui enunciato contiene tutte le parole

      praxis rule V-ACT-010
      praxis rule dissanguare modificatore --lang it
      praxis rule V-ACT        tutte le regole il cui id comincia così

      --edition NOME   le regole di questa edizione, nelle sue parole
      --lang LINGUA    en, pt, es, it o fr (predefinita: en)
      --json           lo stesso per i programmi

    Si conoscono anche gli id delle ambiguità (V-AMB-01) e delle differenze tra edizioni (D-001).
    Codice di uscita: 0 trovata, 1 niente di simile, 2 uso errato.

scenario =
    praxis scenario FILE… [--trace] [--options] [--json] [--lang en]

    Esegue scenari: file YAML con una posizione, un copione di risposte e ciò che poi deve valere. Un file può contenere più
    documenti; di una cartella si eseguono tutti i file .yaml. Ogni scenario è eseguito tre volte: semplicemente, salvato e
    ripristinato dopo ogni risposta, e con ogni risposta annullata e data di nuovo.

      --trace        mostrare ogni decisione con la sua fase e tutte le sue frasi
      --options      fermarsi alla prima decisione a cui il copione non risponde ed elencare che cosa si potrebbe rispondere
      --json         un valore JSON per altri strumenti
      --lang LINGUA  la lingua del resoconto: en, pt, es, it o fr (predefinita: en); gli scenari sono in inglese

    Codice di uscita: 0 valgono tutti, 1 alcuni no, 2 un file non si può leggere o il comando è errato.

card =
    praxis card NOME…   che cosa dice una carta, come decidono le regole su di essa e secondo quali regole

      praxis card govern the unaligned
      praxis card "zona de caza" --lang es
      praxis card Rare Candy --lang pt
      praxis card Lightning --game magic
      praxis card Surprise Influence --edition 2000

    NOME può essere in qualsiasi lingua con traduzioni stampate, parte di un nome o quasi giusto. Il testo è fatto dalla
    definizione che le regole eseguono; non è il testo stampato.

      --game GIOCO         { $games } (predefinito: il primo che ha una carta con questo nome)
      --lang LINGUA        en, pt, es, it o fr (predefinita: en)
      --edition EDIZIONE   un’edizione del gioco, dove differiscono (predefinita: la più recente)
      --json               lo stesso per i programmi

    Codice di uscita: 0 trovata, 1 nessuna carta simile, 2 uso errato.

deck =
    praxis deck check MAZZO [opzioni]           se il mazzo è legale, in quali edizioni, e quali delle sue carte sono giocabili qui
    praxis deck convert MAZZO --to FORMATO      lo stesso mazzo come lo scrive un altro programma

    MAZZO è un file, - per una pipe, il nome di un mazzo offerto, o un mazzo intero in un indirizzo (non si scarica nulla).
    I formati qui sotto e il gioco vengono riconosciuti automaticamente.

      --game GIOCO       { $games } (predefinito: quello che conosce il mazzo)
      --to FORMATO       { $formats }
      --edition NOME     l’edizione delle regole (predefinita: la più recente)
      --players N        quanti giocano, da cui può dipendere la dimensione del mazzo (predefinito: il numero abituale)
      --format NOME      { $playFormats }
      --lang LINGUA      en, pt, es, it o fr (predefinita: en)
      --json             il risultato di un controllo per programmi

    { $importing } fa conoscere tutte le carte pubblicate.
    Codice di uscita: 0 legale o convertito, 1 ci sono problemi, 2 uso errato.

deckFormats = { $formats } (predefinito: { $usual })

cards =
    praxis cards import GIOCO PERCORSO…     far conoscere tutte le carte delle liste pubblicate (vtes)
    praxis cards find GIOCO NOME…           le carte conosciute con quel nome, e se sono giocabili qui
    praxis cards compile GIOCO PERCORSO…    ricavare definizioni dai testi delle liste pubblicate (vtes)
    praxis cards list GIOCO [--json]        tutte le carte che si possono giocare qui
    praxis cards missing MAZZO [--json]     le carte di un mazzo che non si possono giocare, e che cosa potrebbe sostituirle

    PERCORSO è una cartella con liste di carte, o uno dei file. Per VTES sono i file CSV pubblicati dalla VEKN
    (vtescrypt.csv, vteslib.csv, vteslibmeta.csv, vtessets.csv). Nomi, gruppi, costi, espansioni e divieti vengono conservati
    nella cartella .praxis del tuo utente (o dove indica PRAXIS_HOME), mai i testi delle carte. Dalla rete non si scarica
    nulla. Anche un server il cui PRAXIS_CARDS indica quella cartella le conosce.

    La compilazione dice quante carte sono state capite del tutto. Un testo che non viene capito fino all’ultima parola è
    rifiutato, con le prime parole non capite.

      MAZZO           un file con un mazzo, - per una pipe, un indirizzo che contiene un mazzo, o il nome di uno offerto
      --game GIOCO    il gioco del mazzo, se il testo non lo mostra
      --write FILE    scrivere lì le definizioni compilate, in YAML
      --why           nominare ogni carta rifiutata, con il motivo
      GIOCO           { $games }
      --lang LINGUA   en, pt, es, it o fr (predefinita: en)

    Codice di uscita: 0 fatto o trovato, 1 un file è danneggiato o non si trova nulla, 2 uso errato.
