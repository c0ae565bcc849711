/** The rules of the catalogue from the votes to the changes of cards, in Italian. */
import type { StatedFurther } from './stated.ts';

export const it: StatedFurther = {
  'V-VOT-007': '1 voto per ogni primogenito o vescovo attivo.',
  'V-VOT-008': '2 voti per ogni principe, arcivescovo, barone, magaji o kholo attivo.',
  'V-VOT-009': '3 voti per ogni conciliatore o cardinale attivo.',
  'V-VOT-010': '4 voti per ogni membro del Circolo Interno o reggente attivo.',
  'V-VOT-011':
    'Un servitore può avere voti, o voti nella votazione dei prisci, per il testo della sua carta, senza uno di questi titoli.',
  'V-VOT-013': 'Essere impegnato non influisce sui voti di un servitore.',
  'V-VOT-019':
    'Un vampiro deve esprimere dalla stessa parte tutti i suoi voti e i suoi voti nella votazione dei prisci.',
  'V-VOT-020':
    'Le carte che danno voti seguono le regole normali: i modificatori li gioca il servitore agente, le reazioni i servitori attivi e disimpegnati degli altri Matusalemmi.',
  'V-COM-004': 'In combattimento non fa differenza essere impegnati o disimpegnati.',
  'V-COM-007':
    'Gli effetti che si usano prima di determinare la distanza si usano prima che il servitore agente decida se manovrare.',
  'V-COM-008': 'Gli effetti usati prima della distanza si applicano subito, danni compresi.',
  'V-COM-009':
    'Le carte che si usano prima di scegliere gli attacchi si giocano dopo che la distanza è decisa e prima che il servitore agente scelga il suo attacco.',
  'V-COM-010':
    'Se uno o entrambi i combattenti non sono più attivi, il round e il combattimento finiscono subito, a qualunque punto siano: niente altri attacchi, niente inseguimenti, niente effetti della fase di inseguimento.',
  'V-COM-011':
    'La fase di fine del round si svolge anche quando il combattimento finisce in anticipo (per un effetto che termina il combattimento o perché un combattente non è più attivo).',
  'V-RNG-001':
    'Ogni round si combatte a distanza ravvicinata o a lunga distanza; ogni round comincia a distanza ravvicinata.',
  'V-RNG-005': 'Per usare la manovra di una carta attacco, la carta si gioca nella fase della distanza.',
  'V-RNG-009': 'La distanza vale per tutti gli attacchi del round, compresi quelli addizionali.',
  'V-STR-001':
    'Salvo diversa indicazione, ogni servitore ha un attacco per round; gli attacchi dei due formano una coppia.',
  'V-STR-002':
    'In ogni coppia prima si scelgono gli attacchi, il servitore agente prima del suo avversario, e poi si risolvono.',
  'V-STR-004': 'Gli effetti difensivi come la schivata e «termina il combattimento» sono attacchi.',
  'V-STR-005':
    'Un attacco funziona solo a distanza ravvicinata, salvo che sia indicato come attacco a distanza, infligga danni R o sia difensivo (schivata, termina il combattimento).',
  'V-STR-006': 'Gli attacchi a distanza e gli attacchi con danni R funzionano a entrambe le distanze.',
  'V-STR-007':
    'I due attacchi di una coppia si risolvono simultaneamente, tranne «termina il combattimento», la schivata e l’attacco fulmineo.',
  'V-STR-008':
    'Ordine di risoluzione: termina il combattimento; schivata; attacchi fulminei; attacchi normali insieme ai danni dei seguaci e agli altri effetti che avvengono durante la risoluzione degli attacchi.',
  'V-STR-009':
    'In ogni risoluzione si applicano prima gli effetti dell’attacco (il sangue rubato si sposta), poi si risolvono i danni.',
  'V-STR-010':
    'Le carte che modificano un attacco si possono giocare prima o dopo che l’attacco è dichiarato, ma prima che si risolva.',
  'V-STR-011': 'Una coppia si risolve per intero prima di scegliere la successiva.',
  'V-STR-012':
    'Gli attacchi si risolvono con i danni che infliggono anche se questi eliminano nello stesso momento l’avversario di chi attacca: gli attacchi simultanei hanno effetto entrambi.',
  'V-STR-013': 'Gli attacchi addizionali si ottengono e si usano solo dopo che la prima coppia è completa.',
  'V-STR-014': 'Il servitore agente decide per primo se ottenere attacchi addizionali.',
  'V-STR-016': 'Se solo un servitore ha ancora un attacco addizionale, la coppia è formata dal suo solo attacco.',
  'V-STR-018':
    'Per un attacco addizionale si può scegliere qualsiasi attacco, anche se il primo era stato fissato da una manovra.',
  'V-EFF-001': 'Attacco a mani nude: infligge danni pari alla forza del servitore, a distanza ravvicinata.',
  'V-EFF-002':
    'Salvo diversa indicazione, la forza di un vampiro è 1; quella di un alleato è indicata sulla sua carta.',
  'V-EFF-006': 'L’equipaggiamento si può usare finché l’attacco che lo distrugge (o lo ruba) non si risolve.',
  'V-EFF-007':
    'Rubare equipaggiamento: una carta equipaggiamento del servitore avversario, scelta da chi attacca, passa al servitore che attacca e vi resta dopo il combattimento.',
  'V-EFF-009': 'Attacco fulmineo: si risolve prima degli attacchi normali.',
  'V-EFF-010':
    'Se un attacco fulmineo brucia l’avversario o lo manda in torpore, l’attacco normale dell’avversario non si risolve.',
  'V-EFF-011':
    'Se un attacco fulmineo ruba o distrugge l’arma con cui l’avversario sta attaccando, l’avversario perde il suo attacco.',
  'V-EFF-012': 'Due attacchi fulminei si risolvono simultaneamente.',
  'V-EFF-013':
    'L’attacco fulmineo non si risolve prima di «termina il combattimento», e una schivata funziona anche contro di esso.',
  'V-EFF-015': 'La schivata non protegge i seguaci.',
  'V-EFF-016': 'La schivata funziona a qualsiasi distanza.',
  'V-EFF-017':
    'Termina il combattimento: pone fine subito al combattimento, prima di ogni altro attacco o effetto della risoluzione degli attacchi, compresi gli attacchi fulminei.',
  'V-EFF-018': '«Termina il combattimento» funziona a qualsiasi distanza e la schivata non ha effetto su di esso.',
  'V-EFF-020': 'Rubare sangue non è danno: non lo si può impedire prevenendo danni.',
  'V-DMG-001': 'La risoluzione dei danni ha due passi: prevenire, poi guarire (o perdere vita).',
  'V-DMG-002':
    'Il servitore che subisce i danni gioca le carte di prevenzione una alla volta, finché tutti i danni sono prevenuti o smette.',
  'V-DMG-004': 'Il danno non prevenuto è inflitto con successo.',
  'V-DMG-005': 'Per ogni punto di danno normale un vampiro brucia 1 sangue per guarirlo.',
  'V-DMG-006':
    'Bruciare l’ultimo sangue per guarire non ha altre conseguenze negative: il vampiro resta attivo con 0 sangue.',
  'V-DMG-007': 'Se non può guarire tutto, brucia tutto il sangue che può, e il danno non guarito lo rende ferito.',
  'V-DMG-008': 'Un vampiro ferito va in torpore dopo che si è finito di trattare tutti i danni.',
  'V-DMG-009': 'Un vampiro è ferito se ha danni non guariti, se è in torpore o se sta per andarci.',
  'V-DMG-013':
    'Quell’ordine riguarda i danni non prevenuti; un giocatore può usare la prevenzione prima sui danni aggravati.',
  'V-DMG-017': 'La stessa procedura vale per i danni di qualsiasi origine, da attacchi o no.',
  'V-DMG-018':
    'È danno ambientale ogni danno non inflitto da un servitore, cioè né dal suo attacco né da un effetto che dica che è il servitore a infliggerlo.',
  'V-DMG-019': 'Il danno ambientale non si può schivare.',
  'V-DMG-020': 'Un servitore vulnerabile a un tratto subisce danni aggravati dalle armi che hanno quel tratto.',
  'V-PRS-001':
    'Alla fine di un round, se entrambi i combattenti sono ancora attivi, il combattimento finisce, salvo che resti valido un inseguimento per continuare.',
  'V-PRS-004':
    'Se un inseguimento per continuare non viene annullato, comincia un nuovo round, di nuovo a distanza ravvicinata.',
  'V-RET-004': 'Un attacco rivolto a un seguace non si può schivare.',
  'V-RET-005':
    'Un seguace che non viene bruciato in un combattimento recupera tutta la vita persa in quel combattimento.',
  'V-RET-006': 'Seguaci, equipaggiamento e altre carte restano sul vampiro che va in torpore.',
  'V-TOR-001': 'Un vampiro ferito va nella zona di torpore del suo controllore.',
  'V-TOR-002': 'Un vampiro in torpore è controllato ma non è attivo.',
  'V-TOR-005': 'Un vampiro in torpore può giocare modificatori di azione durante le proprie azioni.',
  'V-TOR-006': 'Un vampiro in torpore non può essere in combattimento.',
  'V-TOR-007': 'Un vampiro in torpore si disimpegna nella fase di disimpegno del suo controllore.',
  'V-TOR-011':
    'Lasciare il torpore, se l’azione è bloccata: non c’è combattimento; il vampiro resta in torpore e non paga nulla.',
  'V-TOR-012':
    'Lasciare il torpore, se a bloccare è un vampiro: il bloccante può diablerizzare sul posto il vampiro agente; un alleato non può farlo.',
  'V-TOR-015':
    'Risvegliare dal torpore è un’azione non diretta con +1 di furtività se i due vampiri hanno lo stesso controllore, altrimenti diretta con furtività 0.',
  'V-TOR-016':
    'Risvegliare dal torpore: se l’azione riesce, il vampiro passa nella zona attiva; con ciò non si impegna né si disimpegna.',
  'V-TOR-017':
    'Risvegliare dal torpore, se l’azione è bloccata: il vampiro agente e il bloccante combattono come di consueto.',
  'V-TOR-019':
    'Diablerizzare è un’azione non diretta con +1 di furtività se i due vampiri hanno lo stesso controllore, altrimenti diretta con furtività 0.',
  'V-TOR-020':
    'Diablerizzare: se l’azione riesce, la vittima viene diablerizzata (capitolo 26); se è bloccata, il vampiro agente e il bloccante combattono come di consueto.',
  'V-DIA-002':
    'Passo 1: tutto il sangue della vittima passa al diablerista; l’eccesso oltre la capacità va alla banca.',
  'V-DIA-003': 'Passo 2: il diablerista può prendere tutti gli equipaggiamenti della vittima che vuole.',
  'V-DIA-004': 'Passo 3: la vittima viene bruciata con tutte le carte e i segnalini che ha ancora su di sé.',
  'V-DIA-005':
    'Passo 4: se la vittima era più anziana del diablerista, il controllore del diablerista può prendere una carta Dominus Disciplina dalla sua libreria, Pila degli Scarti o mano e metterla sul diablerista; poi, secondo il caso, mescola o sostituisce la carta.',
  'V-DIA-006': 'La Disciplina aumenta di 1 la capacità senza dare sangue.',
  'V-DIA-007': 'Se non si trova alcuna carta Disciplina, la capacità non aumenta.',
  'V-DIA-008': 'Passo 5: se la vittima era nella Lista Rossa, il diablerista può ricevere trofei (V-RED-006).',
  'V-DIA-009':
    'I passi di una diablerie formano un tutt’uno: tra l’uno e l’altro non si può usare nulla, solo prima o dopo.',
  'V-BHT-002': 'Se la Caccia di Sangue passa, il diablerista viene bruciato.',
  'V-BHT-004':
    'La Caccia di Sangue non richiede una carta azione politica; ogni Matusalemme può ottenere voti come in qualsiasi altro referendum, compreso un voto da una carta azione politica.',
  'V-BHT-005': 'I trofei si assegnano prima del referendum della Caccia di Sangue.',
  'V-INF-007':
    'Il vampiro arriva scoperto e disimpegnato, conserva i segnalini come sangue e restituisce alla banca l’eventuale eccesso.',
  'V-INF-008': 'I trasferimenti aggiuntivi dati da un vampiro che arriva non si possono usare nella stessa fase.',
  'V-INF-009': 'Gli altri tipi di carte della cripta si influenzano allo stesso modo.',
  'V-ADV-003':
    'La carta avanzata si mette sopra; le due contano come un solo vampiro finché non viene bruciato, anche se torna nella zona non controllata.',
  'V-ADV-004': 'I segnalini e le carte sulla versione già in gioco restano.',
  'V-ADV-005': 'I segnalini e le carte sulla versione che viene dalla zona non controllata si bruciano.',
  'V-ADV-006': 'Gli effetti in gioco che hanno come bersaglio il vampiro hanno ora come bersaglio il vampiro unito.',
  'V-ADV-007':
    'Nel vampiro unito la carta base contribuisce solo con il suo testo; la sua capacità, le sue Discipline e così via si ignorano.',
  'V-ADV-008':
    'Nel vampiro unito la carta avanzata vale per intero e prevale in ogni conflitto con il testo base (per esempio sulla setta).',
  'V-DIS-002':
    'Un’azione della fase di scarto si può usare per scartare una carta dalla mano e pescarne una in sostituzione.',
  'V-EVT-003': 'Un evento è controllato dal Matusalemme che l’ha giocato.',
  'V-END-002':
    'Tutte le carte che un Matusalemme eliminato controlla sono rimosse dal gioco; quelle tra loro che appartengono ad altri tornano ai proprietari dopo la partita.',
  'V-END-003':
    'Le carte che appartengono a un Matusalemme eliminato ma sono controllate da altri restano in gioco finché non vengono bruciate normalmente.',
  'V-END-006':
    'Un giocatore eliminato nello stesso momento della sua preda ottiene il punto vittoria ma non le 6 risorse.',
  'V-END-007': 'La preda del giocatore eliminato diventa la preda del predatore di quest’ultimo.',
  'V-WDR-002':
    'Il ritiro fallisce se, prima della prossima fase di disimpegno del giocatore, uno dei suoi servitori entra in combattimento.',
  'V-WDR-003': 'Il ritiro fallisce se fino ad allora uno dei suoi servitori perde o spende sangue.',
  'V-SEC-001': 'Le sette sono Camarilla, Sabbat, Laibon, Anarchici e Indipendenti.',
  'V-SEC-002': 'Un vampiro appartiene esattamente a una setta; quando la cambia, lascia la vecchia.',
  'V-SEC-003': 'La setta di un vampiro è stampata nel suo testo.',
  'V-SEC-004': 'Un vampiro di un’espansione più vecchia senza setta nel testo è della Camarilla.',
  'V-SEC-005': 'Un vampiro di un’espansione più vecchia con la scritta «Non-Camarilla» è Indipendente.',
  'V-SEC-006':
    'Clan della Camarilla: Brujah, Malkavian, Nosferatu, Toreador, Tremere, Ventrue, e i Caitiff, che sono senza clan.',
  'V-SEC-007':
    'Clan del Sabbat: Lasombra, Tzimisce, Pander, i sette clan antitribu, e Ahrimanes, Fratelli di Sangue, Araldi dei Teschi, Kiasyd, Salubri antitribu.',
  'V-SEC-008': 'Clan dei Laibon: Akunanse, Guruhi, Ishtarri, Osebo.',
  'V-SEC-009': 'Un clan non elencato per un’altra setta è Indipendente.',
  'V-SEC-010': 'I vampiri Indipendenti sono sia non-Camarilla sia non-Sabbat.',
  'V-SEC-011': 'I vampiri Laibon sono non-Camarilla, non-Sabbat e non-Indipendenti.',
  'V-SEC-012': 'Un vampiro che passa a un clan di un’altra setta cambia anche setta.',
  'V-SEC-015':
    'Solo i vampiri della Camarilla possono indire questi referendum: Justicar Retribution, Command of the Harpies, Masquerade Enforcement, bruciare Masquerade Enforcement, bruciare Elysium: The Arboretum, togliere le capacità di Archon.',
  'V-SEC-016':
    'Solo vampiri della Camarilla possono essere scelti nei referendum Archon e Camarilla Exemplary; Elysium: The Arboretum termina solo i combattimenti tra un vampiro della Camarilla del suo controllore e un altro vampiro della Camarilla.',
  'V-SEC-017': 'Una setta non ha effetti propri; conta dove carte, titoli ed effetti vi fanno riferimento.',
  'V-TTL-005': 'Il titolo di primogenito non è unico.',
  'V-TTL-006':
    'Il titolo di principe appartiene a una città; è conteso con ogni altro vampiro che rivendichi un titolo di quella città.',
  'V-TTL-010': 'Il titolo di arcivescovo appartiene a una città ed è conteso come quello di principe.',
  'V-TTL-011': 'Il titolo di reggente è unico; quelli di vescovo, priscus e cardinale non lo sono.',
  'V-TTL-012': 'Il reggente conta come cardinale per le carte e gli effetti che riguardano i cardinali.',
  'V-TTL-015':
    'Un vampiro Indipendente che ha voti per il testo della sua carta conta come se avesse un titolo proprio.',
  'V-ANA-003': 'Un vampiro può diventare Anarchico anche per effetto di carte.',
  'V-ANA-004': 'Gli Anarchici sono una setta: diventare Anarchico è un cambio di setta.',
  'V-ANA-005': 'Alcuni vampiri sono Anarchici fin dall’inizio per la loro carta.',
  'V-TRT-001':
    'Raro: quando un giocatore sposta un vampiro raro nella sua zona attiva nella propria fase di influenza, brucia 3 risorse per ogni altro vampiro dello stesso clan che già controlla.',
  'V-TRT-003':
    'Schiavo: se un membro di quel clan con lo stesso controllore viene bloccato, il controllore può impegnare lo schiavo per annullare il combattimento, disimpegnare il vampiro agente e far combattere lo schiavo contro il bloccante al suo posto.',
  'V-TRT-007': 'Mano Nera: il servitore può giocare o usare carte che richiedono la Mano Nera.',
  'V-TRT-008': 'Volo: il servitore può giocare o usare carte che richiedono il volo.',
  'V-TRT-009':
    'Circolo: ogni Fratello di Sangue appartiene al circolo nominato sulla sua carta; un vampiro senza circolo forma un circolo da solo.',
  'V-TRT-010':
    'Esistono altri tratti; permettono ai servitori di giocare le carte o di subire gli effetti che li nominano, e non fanno altro.',
  'V-RED-004':
    'Un vampiro si guadagna un trofeo bruciando un servitore della Lista Rossa in combattimento o con un’azione diretta, diablerie compresa.',
  'V-RED-005': 'Chiunque controlli un trofeo in gioco che non sia ancora su un vampiro può spostarlo su quel vampiro.',
  'V-RED-006':
    'Inoltre il controllore del vampiro può prendere un trofeo dalla libreria, dalla Pila degli Scarti o dalla mano e metterlo sul vampiro; poi, secondo il caso, mescola o sostituisce la carta.',
  'V-RED-007': 'Un trofeo che è su un vampiro non può più essere spostato né assegnato di nuovo.',
  'V-RED-008': 'Un trofeo su un vampiro è controllato dal controllore di quel vampiro.',
  'V-ALV-002':
    'Anche gli effetti con una durata (per esempio per il resto del combattimento) prodotti dalla carta trattano l’alleato come un vampiro.',
  'V-ALV-003': 'L’alleato non conta come vampiro per gli effetti che la carta ha mentre è in gioco.',
  'V-ALV-004':
    'La vita dell’alleato fa le veci del sangue: paga in vita i costi in sangue, e il sangue guadagnato o perso è vita guadagnata o persa.',
  'V-ALV-005': 'Per quella carta la capacità dell’alleato è 1, salvo diversa indicazione.',
  'V-ALV-006': 'La vita guadagnata oltre quella capacità non viene tolta.',
  'V-ALV-007': 'I danni aggravati dell’effetto bruciano vita come di consueto.',
  'V-ALV-008': 'Invece di essere mandato in torpore dall’effetto, l’alleato viene bruciato.',
  'V-IMB-002': 'Salvo diversa indicazione, un Imbued ha forza 1 e dissanguamento 1.',
  'V-IMB-003':
    'Il costo stampato di un Imbued è ciò che bisogna investire per controllarlo ed è anche la sua vita iniziale.',
  'V-IMB-004':
    'Un Imbued ha un credo (trattato come un clan) e delle virtù (trattate come Discipline con un solo livello).',
  'V-IMB-005': 'Un effetto che brucia un alleato brucia un Imbued.',
  'V-IMB-008':
    'Un Imbued che entra in gioco senza convinzioni ne riceve una dalla libreria, dalla mano o dalla Pila degli Scarti del suo controllore.',
  'V-IMB-010': 'Un Imbued ha al massimo 5 convinzioni; quelle in più si bruciano.',
  'V-IMB-012': 'Un Imbued prende un potere con un’azione con +1 di furtività, come un equipaggiamento o un seguace.',
  'V-IMB-013': 'Se quell’azione riesce, l’Imbued si disimpegna.',
  'V-IMB-016': 'Un effetto di potere sempre attivo funziona anche mentre il potere è impegnato.',
  'V-IMB-017': 'Un Imbued rimasto senza vita va nella zona degli inabili: è controllato ma non attivo.',
  'V-IMB-018':
    'Gli effetti che un alleato in procinto di essere bruciato non può usare non può usarli neppure un Imbued in procinto di diventare inabile.',
  'V-IMB-020':
    'Se quell’azione riesce, ogni Imbued attivo può bruciare una convinzione per infliggere 1 danno non prevenibile al servitore agente.',
  'V-IMB-022':
    'Anche un Imbued che lascia la zona degli inabili in qualsiasi altro modo guadagna 1 vita; il guadagno non lo porta mai oltre la sua vita iniziale.',
  'V-IMB-023':
    'Se il giocatore che usa un effetto può vedere la carta della cripta (nella propria zona non controllata, in gioco, in una Pila degli Scarti o cercando), la carta deve corrispondere al testo dell’effetto; un effetto su un vampiro non può scegliere un Imbued.',
  'V-IMB-024':
    'Se l’effetto riguarda una carta sconosciuta (una carta della cripta non vista o una carta non controllata e non vista di un altro giocatore), agisce su qualunque carta si trovi.',
  'V-IMB-025':
    'Dove un effetto confronta o verifica soltanto la capacità, il costo dell’Imbued vale come sua capacità.',
  'V-IMB-026':
    "Indicate come carte che funzionano con gli Imbued: Bear-Baiting, Brainwash, Cairo Int'l Airport, Clotho's Gift (Oscurazione base), Effective Management, Gemini, Gisela Harden, Goodnight Sweet Prince, Innocent Bystander, Kindred Intelligence, Memory's Fading Glimpse, Petra's Resonance, The Portrait, San Lorenzo de El Escorial; se a ricevere è un vampiro: Lázár Dobrescu, The Trick of Danya.",
  'V-IMB-027':
    'The Soul Gem of Etrius può andare a prendere un Imbued e, se è più piccolo del portatore, lo mette in gioco, senza vita né sangue.',
  'V-IMB-028':
    "Indicate come carte che non funzionano con gli Imbued: Chain of Command, Clotho's Gift (Temporis base), Might of the Camarilla, Recruitment (cerca un vampiro); Illusions of the Kindred rimuove l’Imbued dal gioco e non avvia alcun combattimento.",
  'V-IMB-029':
    "Heaven's Gate può spostare un Imbued nella zona non controllata, controllato ma non attivo; arriva nella zona attiva come farebbe un normale alleato reclutato.",
  'V-IMB-030':
    'Errata: Smite è un attacco; la reazione di Vigilance può essere usata da un Imbued impegnato; Elder Library costa 1 risorsa.',
  'V-ERR-001': 'Abandoning the Flesh può essere usata da un vampiro in torpore.',
  'V-ERR-002': 'Ventrue Investment è un investimento.',
  'V-ERR-003': 'Blissful Agony: il suo effetto di Valeren base si può usare una volta per combattimento.',
  'V-ERR-004':
    'Dawn Operation e Domain of Evernight (Temporis base) rendono aggravati i danni solo durante il combattimento, non quelli inflitti dopo.',
  'V-ERR-005':
    'Echo of Harmonies gioca l’azione politica come se venisse dalla mano: dà il suo voto, può essere annullata mentre viene giocata, e così via.',
};
