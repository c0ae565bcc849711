/** The rules of the catalogue from the general principles to the referendum, in Italian. */
import type { StatedFirst } from './stated.ts';

export const it: StatedFirst = {
  'V-GEN-001': 'Quando il testo di una carta contraddice una regola, prevale la carta.',
  'V-GEN-002':
    'Un giocatore possiede le carte dei mazzi che ha portato. Il controllo di una carta può passare a un altro giocatore, la proprietà mai; dopo la partita ogni carta torna al suo proprietario.',
  'V-GEN-003':
    'Bruciare una carta significa metterla nella Pila degli Scarti del suo proprietario, chiunque la controllasse.',
  'V-GEN-004': 'Tutte le Pile degli Scarti sono pubbliche: qualsiasi giocatore può consultarle in qualsiasi momento.',
  'V-GEN-005': 'Un segnalino bruciato, pagato o speso torna alla banca del sangue.',
  'V-GEN-006': 'La banca del sangue non può mai esaurirsi.',
  'V-GEN-007': 'Una carta rimossa dal gioco non può più essere recuperata né subire alcun effetto.',
  'V-GEN-008':
    'Quando una carta viene bruciata o rimossa dal gioco, si bruciano tutti i segnalini e tutte le altre carte che ha su di sé.',
  'V-GEN-010':
    'Il sangue o le risorse che si guadagnano o si aggiungono vengono dalla banca del sangue, salvo che un effetto indichi un’altra provenienza.',
  'V-GEN-011':
    'Impegnare una carta significa girarla di lato per mostrare che è stata usata; una carta impegnata deve essere disimpegnata prima di poter essere impegnata di nuovo.',
  'V-GEN-012': 'I servitori sono i vampiri e gli alleati, e nient’altro.',
  'V-GEN-013':
    'Un vampiro è più anziano di un altro se la sua capacità è strettamente maggiore, più giovane se è strettamente minore.',
  'V-GEN-014': 'Un vampiro non ha mai più sangue della sua capacità; ogni eccesso va subito alla banca.',
  'V-GEN-015': 'Un Matusalemme controlla i vampiri che mette in gioco.',
  'V-GEN-016':
    'Una carta Dominus in gioco è controllata dal Matusalemme che l’ha giocata, anche quando si trova su una carta di qualcun altro.',
  'V-GEN-018': 'Il controllo cambia solo per un effetto che lo dice.',
  'V-GEN-022': 'Chi cerca in una libreria o in una cripta non è tenuto a dire che cosa cerca e può non trovare nulla.',
  'V-GEN-023': 'Dopo una ricerca la libreria o la cripta viene mescolata, anche se non si è trovato nulla.',
  'V-GEN-029':
    'La scritta «(limitato)» su una carta ricorda una regola che vieta di accumulare un certo effetto: un solo modificatore di azione che aumenti il dissanguamento per azione di dissanguamento (V-ACT-010), una sola fonte di attacchi addizionali per servitore e per round (V-STR-019).',
  'V-GEN-030': 'È un mostro ogni vampiro, alleato o seguace che non sia né un mortale né un animale.',
  'V-GEN-031': 'Il gioco è per due o più giocatori.',
  'V-GEN-032':
    'Sulle carte vecchie «active region» indica la zona controllata e «inactive region» la zona non controllata.',
  'V-GEN-033':
    'Tutte le risorse di un giocatore, ogni carta in gioco che non sia coperta e ogni Pila degli Scarti sono informazioni pubbliche; non lo sono le mani, le librerie, le cripte e le carte non controllate coperte.',
  'V-DECK-001': 'Ogni giocatore ha due mazzi separati: una cripta (vampiri e altre carte della cripta) e una libreria.',
  'V-DECK-002': 'Una cripta ha almeno 12 carte.',
  'V-DECK-003': 'Una cripta non ha un numero massimo di carte.',
  'V-DECK-004': 'Una libreria ha almeno 60 e al massimo 90 carte.',
  'V-DECK-005':
    'Nella libreria e nella cripta è ammesso qualsiasi numero di copie della stessa carta, comprese le carte uniche.',
  'V-DECK-006': 'Tutte le carte della cripta appartengono a un solo gruppo o a due gruppi consecutivi.',
  'V-DECK-007':
    'La regola dei gruppi limita solo la costruzione del mazzo; durante la partita un giocatore può trovarsi a controllare vampiri di qualsiasi gruppo.',
  'V-DECK-008': 'Una carta della cripta di gruppo «any» (qualsiasi) non è soggetta alla regola dei gruppi.',
  'V-DECK-009':
    'Una carta della cripta senza gruppo stampato conta come gruppo 2 se porta un simbolo di espansione, altrimenti come gruppo 1.',
  'V-DECK-010': 'Per la costruzione del mazzo un vampiro avanzato è una carta della cripta come le altre.',
  'V-DECK-011':
    'Il testo contrassegnato con DRAFT su una carta si usa solo nei tornei draft e sealed e si ignora nel gioco con mazzi costruiti; in quei tornei il suo requisito di clan o di Disciplina sostituisce quello normale, mentre la riga in grassetto in alto e il costo valgono comunque.',
  'V-SET-001': 'I posti si assegnano con qualsiasi metodo su cui i giocatori siano d’accordo.',
  'V-SET-002': 'Il Matusalemme che comincia è scelto a caso.',
  'V-SET-003': 'La preda di un giocatore è il giocatore alla sua sinistra, il suo predatore quello alla sua destra.',
  'V-SET-004': 'Ogni giocatore comincia con 30 risorse.',
  'V-SET-005': 'All’inizio il Vantaggio è al centro del tavolo e nessuno lo controlla.',
  'V-SET-006':
    'Ogni giocatore ha una zona non controllata e una zona controllata; la zona controllata è formata dalla zona attiva e dalla zona di torpore.',
  'V-SET-007': 'La libreria e la cripta vengono mescolate e offerte al predatore del giocatore perché le tagli.',
  'V-SET-008': 'Ogni giocatore pesca le prime sette carte della libreria come mano iniziale.',
  'V-SET-009': 'Ogni giocatore mette coperte nella sua zona non controllata le prime quattro carte della cripta.',
  'V-SET-010': 'All’inizio la zona controllata è vuota.',
  'V-SET-011': 'Un giocatore può guardare in qualsiasi momento la propria mano e le proprie carte non controllate.',
  'V-SET-012': 'I turni si susseguono in senso orario, cioè da ogni giocatore alla sua preda.',
  'V-SET-013':
    'Posta facoltativa: dopo aver mescolato e tagliato, prima di pescare le mani, ogni giocatore mette da parte scoperta la prima carta della sua libreria.',
  'V-CARD-003':
    'Per giocare una carta il giocatore la mostra e ne dichiara per intero l’effetto, con il costo; poi la carta va nella Pila degli Scarti, o entra in gioco se il suo testo lo dice.',
  'V-CARD-009':
    'Un costo in sangue si brucia dal vampiro che gioca la carta, un costo in risorse dalle risorse del suo controllore.',
  'V-CARD-013': 'Salvo diversa indicazione, i vampiri in torpore sono bersagli validi.',
  'V-CARD-015': 'Una carta servitore può essere di più tipi insieme; ogni uso segue il tipo dell’effetto usato.',
  'V-CARD-016':
    'Per un’azione si gioca al massimo una carta azione, e una carta azione non modifica mai un’altra azione.',
  'V-CARD-023': 'Giocare una carta reazione non impegna il servitore.',
  'V-CARD-026':
    'Una carta azione politica serve a indire un referendum come azione, oppure si brucia durante un referendum per un voto.',
  'V-CARD-027':
    'Le carte equipaggiamento e seguace si mettono sul servitore che le ha giocate; entrambe si bruciano quando quel servitore viene bruciato.',
  'V-CARD-028': 'Una carta alleato diventa un servitore a sé, indipendente dal servitore che l’ha reclutata.',
  'V-CARD-030': 'Il servitore che gioca una carta riflesso non deve necessariamente essere disimpegnato né attivo.',
  'V-CARD-033': 'Una carta titolo segna un titolo: se il titolo viene ceduto o perso, la carta si brucia.',
  'V-HAND-001': 'Salvo diversa indicazione, la dimensione della mano è sette.',
  'V-HAND-002':
    'Chi gioca dalla mano una carta della libreria ne pesca subito una in sostituzione, salvo che la carta dica altro.',
  'V-HAND-003':
    'Durante un referendum nessun Matusalemme sostituisce carte; quando finisce, tutti pescano fino alla dimensione della mano.',
  'V-HAND-004':
    'La carta azione politica che ha indetto il referendum è stata giocata prima del suo inizio e si sostituisce subito.',
  'V-HAND-005': 'Un giocatore con la libreria vuota non pesca nulla e continua a giocare.',
  'V-HAND-006':
    'Ogni volta che le carte in mano non corrispondono alla dimensione della mano (perché un effetto cambia la dimensione, o aggiunge o toglie carte), il giocatore scarta o pesca subito fino alla dimensione della mano.',
  'V-HAND-007':
    'Una carta che si sostituisce più tardi riduce di uno la dimensione effettiva della mano finché non viene sostituita.',
  'V-HAND-008': 'La carta sostitutiva si pesca dopo che si è chiusa la finestra «mentre viene giocata» della carta.',
  'V-HAND-009':
    'Una carta che non si sostituisce fino alla fine dell’azione non si sostituisce neppure durante il combattimento che fa parte di quell’azione.',
  'V-SEQ-001': 'Se più giocatori vogliono usare una carta o un effetto, comincia il Matusalemme agente.',
  'V-SEQ-002': 'Il Matusalemme agente può usare quanti effetti vuole, uno dopo l’altro, prima di passare.',
  'V-SEQ-003':
    'Quando passa, la possibilità spetta al Matusalemme difensore (in un’azione diretta o in combattimento), poi agli altri in senso orario a partire dal Matusalemme agente.',
  'V-SEQ-004':
    'In un’azione non diretta senza combattimento non c’è difensore; dopo il Matusalemme agente si procede in senso orario, cominciando dalla sua preda.',
  'V-SEQ-005': 'Ogni volta che qualcuno usa una carta o un effetto, la possibilità torna al Matusalemme agente.',
  'V-SEQ-006': 'Una fase termina quando tutti i giocatori hanno passato uno dopo l’altro.',
  'V-SEQ-007': 'In ogni fase del combattimento il servitore agente può usare effetti prima del suo avversario.',
  'V-CAN-001':
    'Alcuni effetti annullano una carta mentre viene giocata. In quella finestra si possono usare solo questi effetti e quelli di risveglio.',
  'V-CAN-002': 'Una carta annullata non ha effetto ma conta come giocata.',
  'V-CAN-003':
    'Se viene annullata una carta azione, il servitore non si impegna, il costo non si paga e il servitore può giocare di nuovo la stessa carta azione.',
  'V-CAN-004': 'Se viene annullata una carta che non è una carta azione, il suo costo si paga lo stesso.',
  'V-CAN-006':
    'Se viene annullata una carta attacco, chi l’ha giocata deve scegliere di nuovo un attacco, eventualmente da un’altra carta attacco.',
  'V-CAN-007': 'Una carta triviale dà la sua azione di fase Dominus supplementare solo se non viene annullata.',
  'V-CAN-008':
    'Una carta Dominus fuori-turno annullata consuma comunque un’azione di fase Dominus della prossima fase Dominus.',
  'V-CAN-009':
    'Un vampiro che si risveglia durante un’azione può, fino alla fine di quell’azione, tentare di bloccarla e giocare carte reazione come se fosse disimpegnato.',
  'V-CAN-010':
    'Un effetto di risveglio si può sempre usare nella finestra «mentre viene giocata», per rendere possibili altre reazioni in quella finestra.',
  'V-CAN-011':
    'Una reazione che disimpegna un vampiro senza risvegliarlo non è un effetto di risveglio e non si può usare nella finestra «mentre viene giocata».',
  'V-TURN-001': 'Un turno ha cinque fasi, in quest’ordine: disimpegno, Dominus, servitori, influenza, scarto.',
  'V-TURN-002':
    'In un turno non si è obbligati a fare nulla, tranne disimpegnare e compiere le azioni e i pagamenti obbligatori.',
  'V-TURN-003':
    'Le azioni di fase Dominus, i trasferimenti e le azioni della fase di scarto non usati si perdono alla fine della loro fase.',
  'V-UNL-001':
    'All’inizio della sua fase di disimpegno il giocatore deve disimpegnare tutte le sue carte, comprese quelle in torpore.',
  'V-UNL-002':
    'Gli effetti della fase di disimpegno avvengono dopo che si è disimpegnato, nell’ordine scelto dal giocatore.',
  'V-UNL-004': 'Per ogni carta e per ogni titolo che contende il giocatore sceglie se pagare o cedere.',
  'V-CON-001': 'Le carte indicate come uniche e tutte le carte della cripta sono uniche: una sola copia in gioco.',
  'V-CON-002':
    'Se una seconda carta unica con lo stesso nome entra in gioco sotto un altro controllore, tutte le copie sono contese.',
  'V-CON-003': 'Le copie contese si girano coperte e sono fuori gioco.',
  'V-CON-004': 'Un’ulteriore copia che entra in gioco è contesa e si gira subito coperta.',
  'V-CON-006':
    'Invece di pagare, il giocatore può cedere: la sua copia si brucia con tutte le carte e i segnalini che ha su di sé.',
  'V-CON-007':
    'Se tutte le altre copie sono state cedute, l’ultima si disimpegna e si gira scoperta nella prossima fase di disimpegno del suo controllore; solo allora la contesa finisce.',
  'V-CON-009':
    'Un titolo è unico se lo dicono le regole (V-TTL); se due vampiri in gioco rivendicano lo stesso titolo unico, il titolo è conteso.',
  'V-CON-010':
    'Finché un titolo è conteso, i vampiri interessati contano come senza titolo, ma restano controllati e possono agire e bloccare.',
  'V-CON-011': 'Contendere un titolo costa al vampiro 1 sangue in ogni fase di disimpegno del suo controllore.',
  'V-CON-014':
    'Se tutti gli altri pretendenti hanno ceduto, il vampiro rimasto ottiene il titolo nella prossima fase di disimpegno del suo controllore.',
  'V-CON-015': 'Un titolo ceduto è perso per il resto della partita.',
  'V-CON-016': 'Un vampiro con un titolo conteso che ottiene un altro titolo cede subito quello conteso.',
  'V-CON-018':
    'Un barone anarchico in contesa con un principe o un arcivescovo paga 1 sangue in più per fase di disimpegno.',
  'V-CON-019':
    'Un vampiro avanzato, unito o no, è in contesa con ogni altra copia dello stesso vampiro, avanzata o no.',
  'V-MAS-001':
    'Salvo diversa indicazione, un giocatore ha un’azione di fase Dominus nella propria fase Dominus; gli effetti possono cambiarne il numero.',
  'V-MAS-002':
    'Se nella sua fase Dominus avvengono altri effetti, il giocatore sceglie l’ordine di quegli effetti e delle sue azioni di fase Dominus.',
  'V-MAS-006':
    'Giocare una carta fuori-turno consuma un’azione di fase Dominus della prossima fase Dominus del giocatore.',
  'V-MAS-008': 'Un luogo resta in gioco e si può usare più e più volte, già dal turno in cui viene giocato.',
  'V-MAS-009':
    'Una carta Dominus Disciplina si gioca su un vampiro controllato di qualsiasi giocatore e gli dà un livello in più di quella Disciplina: base se non l’aveva, superiore se l’aveva al livello base.',
  'V-MAS-010': 'Una carta Dominus Disciplina aumenta di 1 la capacità del vampiro.',
  'V-MAS-011': 'La capacità così aumentata non si riempie di sangue.',
  'V-MAS-012': 'Giocare una carta triviale (non annullata) dà un’azione di fase Dominus aggiuntiva.',
  'V-MAS-014': 'Una carta triviale fuori-turno dà l’azione aggiuntiva nella prossima fase Dominus del giocatore.',
  'V-MAS-015':
    'Un trofeo entra in gioco con un’azione di fase Dominus (o si va a prendere secondo V-RED-006) e non ha effetto finché non è su un vampiro.',
  'V-MAS-016':
    'Una carta Dominus di un genere che le regole non descrivono fa ciò che dice il suo testo e si brucia dopo l’uso, salvo che dica di restare in gioco.',
  'V-MIN-003': 'Un servitore che si disimpegna durante la fase può compiere un’altra azione.',
  'V-MIN-011':
    'Senza alcuna carta un vampiro attivo può dissanguare o andare a caccia, un alleato attivo può solo dissanguare.',
  'V-ACT-004': 'Dissanguare: azione diretta, furtività 0, nessun costo.',
  'V-ACT-005':
    'Dissanguare: salvo diversa indicazione il dissanguamento di un vampiro è 1; quello di un alleato è indicato sulla sua carta.',
  'V-ACT-007': 'Dissanguare: il dissanguamento ha successo solo se l’azione riesce con un valore di 1 o più.',
  'V-ACT-008':
    'Dissanguare: dopo un dissanguamento riuscito il controllore del servitore agente prende il Vantaggio da chi lo ha o dal centro del tavolo, oppure lo conserva.',
  'V-ACT-011':
    'Dissanguare: si può compiere con una carta azione o come azione base; entrambi i modi contano per il limite di una volta per turno.',
  'V-ACT-014':
    'Andare a caccia: se l’azione riesce, il vampiro guadagna dalla banca tanto sangue quanto è il suo valore di caccia, 1 salvo diversa indicazione; l’eccesso oltre la capacità torna alla banca.',
  'V-ACT-017': 'Equipaggiarsi dalla mano: se l’azione fallisce, la carta si brucia e non si paga alcun costo.',
  'V-ACT-018': 'Equipaggiarsi dalla mano: una sola carta equipaggiamento per azione.',
  'V-ACT-019': 'Un servitore può avere qualsiasi numero di carte equipaggiamento.',
  'V-ACT-021':
    'Equipaggiarsi da un servitore: le carte da prendere si nominano all’annuncio dell’azione; se l’azione fallisce, restano dove sono.',
  'V-ACT-022':
    'Un equipaggiamento che richiede una Disciplina ed entra in gioco in modo diverso da un’azione di equipaggiamento si usa nella versione base.',
  'V-ACT-023': 'Assoldare un seguace: qualsiasi servitore attivo, azione non diretta, +1 di furtività.',
  'V-ACT-024':
    'Assoldare un seguace: se l’azione riesce, si paga il costo e il seguace va sul servitore agente e riceve dalla banca i punti vita stampati; altrimenti la carta si brucia.',
  'V-ACT-025': 'Un solo seguace per azione; un servitore può avere qualsiasi numero di seguaci.',
  'V-ACT-026': 'Un seguace non può essere trasferito a un altro servitore.',
  'V-ACT-027': 'Un seguace che perde l’ultimo segnalino vita viene bruciato.',
  'V-ACT-028':
    'Un seguace che richiede una Disciplina ed entra in gioco in modo diverso dall’azione di assoldare si usa nella versione base.',
  'V-ACT-029': 'Reclutare un alleato: qualsiasi servitore attivo, azione non diretta, +1 di furtività.',
  'V-ACT-032':
    'Un alleato riceve dalla banca i punti vita stampati quando entra in gioco, in qualunque modo avvenga, e viene bruciato quando perde l’ultimo segnalino.',
  'V-ACT-033': 'Reclutare un alleato: un solo alleato per azione; se l’azione fallisce, la carta si brucia.',
  'V-ACT-034': 'Un alleato che entra in gioco in modo diverso dall’azione di reclutare può agire nello stesso turno.',
  'V-ACT-035':
    'Un alleato che richiede una Disciplina ed entra in gioco in modo diverso dall’azione di reclutare si usa nella versione base.',
  'V-ACT-036':
    'Carta azione: salvo diversa indicazione, qualsiasi servitore attivo, vampiro o alleato; furtività 0 salvo che la carta dica altro; bersaglio secondo la carta.',
  'V-ACT-038':
    'Carta azione: se l’azione riesce, il costo si paga e la carta si risolve; altrimenti si brucia senza effetto.',
  'V-ACT-039': 'Azione di una carta in gioco: se fallisce, alla carta non succede nulla.',
  'V-ACT-041': 'Azione politica: sempre non diretta, qualunque effetto il referendum avrebbe.',
  'V-ACT-043': 'Azione politica: se riesce, se ne paga il costo, poi si tiene il referendum (capitolo 17).',
  'V-PRO-003': 'Eccezione: i termini di un referendum si scelgono solo dopo che l’azione è riuscita.',
  'V-PRO-006':
    'Passo 3: se nessun blocco è riuscito e non se ne tentano altri, l’azione riesce; se ne paga il costo e i suoi effetti si producono.',
  'V-PRO-007':
    'Se l’azione viene bloccata, le carte giocate per compierla si bruciano, i suoi effetti non si producono e il suo costo non si paga.',
  'V-PRO-009':
    'I costi dei modificatori di azione e delle carte reazione si pagano quando vengono giocati, che l’azione riesca o no.',
  'V-PRO-010':
    'Salvo diversa indicazione, l’effetto di un modificatore di azione o di una carta reazione dura fino alla fine dell’azione in corso.',
  'V-PRO-011':
    'Rinunciare a bloccare non impedisce a un Matusalemme di giocare carte reazione più tardi nella stessa azione.',
  'V-PRO-012':
    'Il combattimento che segue un blocco, o che è causato da un’azione, fa parte dell’azione; quando finisce, finisce anche l’azione.',
  'V-BLK-001':
    'Un’azione è diretta se ha come bersaglio un altro Matusalemme o qualcosa che un altro Matusalemme controlla; altrimenti è non diretta.',
  'V-BLK-003':
    'Se un’azione ha come bersaglio più Matusalemmi diversi da chi agisce, ognuno di loro può tentare di bloccare, in senso orario.',
  'V-BLK-006': 'Un’azione che ha come bersaglio una carta del Matusalemme agente è non diretta.',
  'V-BLK-007': 'Un’azione che ha come bersaglio una Pila degli Scarti è sempre non diretta.',
  'V-BLK-008': 'Il simbolo (D) su una carta ricorda soltanto che l’azione di solito è diretta.',
  'V-BLK-010':
    'Dopo un tentativo fallito se ne può fare un altro, con lo stesso servitore o con un altro, quante volte si vuole.',
  'V-BLK-015':
    'Un blocco fallisce se la furtività supera l’intercetto e la parte che blocca non aggiunge altro intercetto.',
  'V-BLK-017':
    'Impegnarsi ed entrare in combattimento sono simultanei; se un effetto termina l’azione prima che il blocco si risolva, o prima di una delle due cose, non avviene nessuna delle due.',
  'V-STL-001': 'Salvo diversa indicazione, i servitori hanno furtività 0 e intercetto 0.',
  'V-STL-002': 'Un’azione con una furtività propria comincia con quella furtività (tabella nel capitolo 13).',
  'V-STL-005':
    'Tutte le modifiche alla furtività e all’intercetto durano fino alla fine dell’azione, anche nei tentativi di blocco successivi.',
  'V-POL-001':
    'Si tiene un referendum quando riesce un’azione politica, e dopo una diablerie (Caccia di Sangue, capitolo 27).',
  'V-POL-002': 'Un referendum ha tre fasi: scelta dei termini, votazione, risoluzione.',
  'V-POL-003': 'Il controllore del vampiro agente sceglie gli eventuali termini nella prima fase.',
  'V-POL-004':
    'Le carte che si usano nel referendum ma prima che si esprimano i voti si usano all’inizio della votazione.',
  'V-POL-005':
    'Nella votazione tutti i Matusalemmi possono esprimere liberamente i loro voti, in qualsiasi ordine; nessuno è obbligato a votare.',
  'V-POL-007':
    'La votazione termina solo quando tutti i Matusalemmi hanno finito di votare; i giocatori possono accordarsi per chiuderla 15 secondi dopo l’ultimo voto.',
  'V-POL-010': 'Un testo che dice «durante un’azione politica» si riferisce normalmente alla parte del referendum.',
  'V-VOT-002': 'Un voto ottenuto non va necessariamente espresso subito, e neppure espresso affatto.',
  'V-VOT-005':
    'Se il referendum è stato indetto da una carta azione politica, questa dà il suo unico voto al controllore del vampiro agente.',
  'V-VOT-006':
    'Ogni altra carta azione politica usata per un voto si brucia dalla mano, senza tener conto del suo testo.',
};
