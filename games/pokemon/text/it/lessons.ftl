setup =
    .title = Disponi i tuoi Pokémon
    .introduction = Una partita comincia con sette carte in mano. Metti un Pokémon Base a faccia in giù in posizione attiva: sarà lui a lottare. Altri Pokémon Base possono aspettare in panchina, fino a cinque. Le carte Evoluzione per ora restano in mano. Sei carte del tuo mazzo vengono messe da parte come carte Premio.

energy =
    .title = Metti un Pokémon in panchina, assegna Energia
    .introduction = Nel tuo turno puoi mettere in panchina quanti Pokémon Base vuoi dalla mano, finché c’è posto. I Pokémon attaccano con l’Energia: una volta per turno puoi assegnare una carta Energia dalla mano a uno qualsiasi dei tuoi Pokémon. Lì rimane; attaccare non la consuma.

attack =
    .title = Attacca il Pokémon avversario
    .introduction = Attacca solo il tuo Pokémon attivo. Ogni simbolo nel costo di un attacco richiede un’Energia assegnata: un simbolo di un tipo vuole quel tipo, un simbolo Incolore ne accetta uno qualsiasi. Se il Pokémon difensore ha debolezza al tipo del tuo, il danno raddoppia. L’attacco mette fine al tuo turno.

evolve =
    .title = Fai evolvere un Pokémon
    .introduction = I Pokémon diventano più forti evolvendosi: metti una carta di Fase 1 sul Pokémon Base che essa nomina e, più tardi, una di Fase 2 su quella. I danni e l’Energia restano. Ma il Pokémon deve essere in gioco da prima del tuo turno; chi è appena arrivato non può ancora evolversi.

retreat =
    .title = Ritirati in panchina
    .introduction = Un Pokémon che ha subito molti danni sta meglio in panchina. Una volta per turno il tuo Pokémon attivo può ritirarsi: scarti da esso tanta Energia quanta ne chiede il suo costo di ritirata e uno dei tuoi Pokémon in panchina prende il suo posto. Quello può attaccare subito.

trainers =
    .title = Gioca carte Allenatore
    .introduction = Le carte Allenatore aiutano i tuoi Pokémon. Gli Strumenti, come Pozione e Minor Ball, si giocano quante volte vuoi; le carte Aiuto, che sono persone e fanno di più, una sola per turno. La maggior parte si scarta quando ha fatto il suo lavoro.

sleep =
    .title = Addormenta un Pokémon
    .introduction = Alcuni attacchi lasciano una condizione speciale sul Pokémon attivo. Un Pokémon addormentato non può né attaccare né ritirarsi. Dopo ogni turno viene il controllo Pokémon: si lancia una moneta per lui, e si sveglia solo se esce testa.

poison =
    .title = Guarisci dalle condizioni speciali
    .introduction = Questa volta è il tuo Pokémon a soffrire. Avvelenato, riceve un segnalino danno a ogni controllo Pokémon; paralizzato, non può attaccare. Evolversi mette fine in un colpo a tutte le condizioni speciali, e così pure andare in panchina. I danni restano.

ability =
    .title = Usa un’abilità
    .introduction = Molti Pokémon hanno un’abilità. Non è un attacco: la usi durante il tuo turno, anche dalla panchina, e dopo puoi ancora attaccare. Quaquaval con la sua assegna Energia, oltre a quella che puoi assegnare comunque. Così il suo grande attacco arriva un turno prima.

stadium =
    .title = Gioca uno Stadio e un Oggetto Pokémon
    .introduction = Un Oggetto Pokémon viene assegnato a uno dei tuoi Pokémon e ci rimane; ognuno può averne uno solo. Uno Stadio sta fra i due giocatori e vale per entrambi, finché un altro non prende il suo posto. Campo in Spiaggia permette ai Pokémon Base di ritirarsi per un’Energia in meno.

knockout =
    .title = Metti KO un Pokémon
    .introduction = Un Pokémon i cui danni raggiungono i suoi PS è messo KO. Si scarta con tutto ciò che ha, tu prendi in mano una delle tue carte Premio e l’avversario porta avanti un altro Pokémon dalla panchina. Alcuni Pokémon forti, come i Pokémon-ex, valgono due carte Premio o più.

turn =
    .title = Gioca un turno intero
    .introduction = Un turno ha tre parti. Peschi una carta. Poi agisci, nell’ordine che vuoi: metti Pokémon in panchina, li fai evolvere, assegni un’Energia, giochi Strumenti e una carta Aiuto, ti ritiri, usi abilità. Alla fine il tuo Pokémon attivo può attaccare. Ecco un turno in cui succede quasi di tutto.

win =
    .title = Prendi il tuo ultimo Premio
    .introduction = Vinci quando prendi la tua ultima carta Premio. Vinci anche quando l’avversario non ha più Pokémon in gioco, o non può pescare una carta all’inizio del suo turno. Ti manca un solo Premio: basta mettere KO un Pokémon.
