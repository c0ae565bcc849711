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
    praxis verify FILE

    Rigioca una partita salvata e controlla che ogni risposta fosse legale e che porti allo stato di cui la registrazione indica
    l’hash. Se la registrazione dice come è nato il seme (un segreto, il suo hash pubblicato, ciò che ogni posto ha aggiunto),
    si controlla anche questo: allora nessuno ha scelto le mescolate, né i posti se la registrazione dice che sono stati sorteggiati.

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
