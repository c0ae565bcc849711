/** The rules of the rule index, in Italian. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
  'V-GEN-001': 'Quando il testo di una carta contraddice una regola, prevale la carta.',
  'V-GEN-002':
    'Un giocatore possiede le carte dei mazzi che ha portato. Il controllo di una carta può passare a un altro giocatore, la proprietà mai; dopo la partita ogni carta torna al suo proprietario.',
  'V-GEN-003':
    'Bruciare una carta significa metterla nel cumulo di cenere del suo proprietario, chiunque la controllasse.',
  'V-GEN-004': 'Tutte le Pile degli Scarti sono pubbliche: qualsiasi giocatore può consultarle in qualsiasi momento.',
  'V-GEN-005': 'Un segnalino bruciato, pagato o speso torna alla banca del sangue.',
  'V-GEN-006': 'La banca del sangue non può mai esaurirsi.',
  'V-GEN-007': 'Una carta rimossa dal gioco non può più essere recuperata né subire alcun effetto.',
  'V-GEN-008':
    'Quando una carta viene bruciata o rimossa dal gioco, si bruciano tutti i segnalini e tutte le altre carte che ha su di sé.',
  'V-GEN-009':
    'I segnalini sono tutti uguali: sono risorse presso un giocatore, sangue su un vampiro, vita su un alleato o servitore, e cambiano nome quando si spostano.',
  'V-GEN-010':
    'Il sangue o le risorse che si guadagnano o si aggiungono vengono dalla banca del sangue, salvo che un effetto indichi un’altra provenienza.',
  'V-GEN-011':
    'Tappare una carta significa girarla di lato per mostrare che è stata usata; una carta tappata deve essere stappata prima di poter essere tappata di nuovo.',
  'V-GEN-012': 'I seguaci sono i vampiri e gli alleati, e nient’altro.',
  'V-GEN-013':
    'Un vampiro è più vecchio di un altro se la sua capacità è strettamente maggiore, più giovane se è strettamente minore.',
  'V-GEN-014': 'Un vampiro non ha mai più sangue della sua capacità; ogni eccesso va subito alla banca.',
  'V-GEN-015': 'Un Matusalemme controlla i vampiri che mette in gioco.',
  'V-GEN-016':
    'Una carta master in gioco è controllata dal Matusalemme che l’ha giocata, anche quando si trova su una carta di qualcun altro.',
  'V-GEN-018': 'Il controllo cambia solo per un effetto che lo dice.',
  'V-GEN-022':
    'Chi cerca in una biblioteca o in una cripta non è tenuto a dire che cosa cerca e può non trovare nulla.',
  'V-GEN-023': 'Dopo una ricerca la biblioteca o la cripta viene mescolata, anche se non si è trovato nulla.',
  'V-GEN-024': 'Rubare una carta dà al ladro il suo controllo permanente.',
  'V-GEN-025': 'Una carta rubata resta nello stesso tipo di regione: un vampiro rubato in torpore resta in torpore.',
  'V-GEN-026':
    'Se la carta rubata era su un’altra carta, il ladro può metterla su una carta dello stesso tipo che controlla.',
  'V-GEN-027': 'Una carta messa su un’altra è unita a quella, e quella a lei.',
  'V-GEN-029':
    'La scritta «(limitato)» su una carta ricorda una regola che vieta di accumulare un certo effetto: un solo modificatore di azione che aumenti il dissanguamento per azione di dissanguamento (V-ACT-010), una sola fonte di colpi addizionali per seguace e per round (V-STR-019).',
  'V-GEN-030': 'È un mostro ogni vampiro, alleato o servitore che non sia né un mortale né un animale.',
  'V-GEN-031': 'Il gioco è per due o più giocatori.',
  'V-GEN-032':
    'Sulle carte vecchie «active region» indica la regione controllata e «inactive region» la regione non controllata.',
  'V-GEN-033':
    'Tutte le risorse di un giocatore, ogni carta in gioco che non sia coperta e ogni cumulo di cenere sono informazioni pubbliche; non lo sono le mani, le biblioteche, le cripte e le carte non controllate coperte.',
  'V-DECK-001':
    'Ogni giocatore ha due mazzi separati: una cripta (vampiri e altre carte della cripta) e una biblioteca.',
  'V-DECK-002': 'Una cripta ha almeno 12 carte.',
  'V-DECK-003': 'Una cripta non ha un numero massimo di carte.',
  'V-DECK-004': 'Una biblioteca ha almeno 60 e al massimo 90 carte.',
  'V-DECK-005':
    'Nella biblioteca e nella cripta è ammesso qualsiasi numero di copie della stessa carta, comprese le carte uniche.',
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
    'Ogni giocatore ha una regione non controllata e una regione controllata; la regione controllata è formata dalla regione attiva e dalla regione torpore.',
  'V-SET-007': 'La biblioteca e la cripta vengono mescolate e offerte al predatore del giocatore perché le tagli.',
  'V-SET-008': 'Ogni giocatore pesca le prime sette carte della biblioteca come mano iniziale.',
  'V-SET-009': 'Ogni giocatore mette coperte nella sua regione non controllata le prime quattro carte della cripta.',
  'V-SET-010': 'All’inizio la regione controllata è vuota.',
  'V-SET-011': 'Un giocatore può guardare in qualsiasi momento la propria mano e le proprie carte non controllate.',
  'V-SET-012': 'I turni si susseguono in senso orario, cioè da ogni giocatore alla sua preda.',
  'V-SET-013':
    'Posta facoltativa: dopo aver mescolato e tagliato, prima di pescare le mani, ogni giocatore mette da parte scoperta la prima carta della sua biblioteca.',
  'V-SET-014':
    'Quando un giocatore è eliminato, il suo predatore vince la carta messa in posta (non quelle che aveva vinto); chi resta per ultimo, e chi si ritira, tiene la propria.',
  'V-CARD-003':
    'Per giocare una carta il giocatore la mostra e ne dichiara per intero l’effetto, con il costo; poi la carta va nel cumulo di cenere, o entra in gioco se il suo testo lo dice.',
  'V-CARD-009':
    'Un costo in sangue si brucia dal vampiro che gioca la carta, un costo in risorse dalle risorse del suo controllore.',
  'V-CARD-013': 'Salvo diversa indicazione, i vampiri in torpore sono bersagli validi.',
  'V-CARD-015': 'Una carta seguace può essere di più tipi insieme; ogni uso segue il tipo dell’effetto usato.',
  'V-CARD-016':
    'Per un’azione si gioca al massimo una carta azione, e una carta azione non modifica mai un’altra azione.',
  'V-CARD-023': 'Giocare una carta reazione non tappa il seguace.',
  'V-CARD-026':
    'Una carta azione politica serve a chiamare un referendum come azione, oppure si brucia durante un referendum per un voto.',
  'V-CARD-027':
    'Le carte equipaggiamento e servitore si mettono sul seguace che le ha giocate; entrambe si bruciano quando quel seguace viene bruciato.',
  'V-CARD-028': 'Una carta alleato diventa un seguace a sé, indipendente dal seguace che l’ha reclutata.',
  'V-CARD-030': 'Il seguace che gioca una carta riflesso non deve necessariamente essere stappato né attivo.',
  'V-CARD-033': 'Una carta titolo segna un titolo: se il titolo viene ceduto o perso, la carta si brucia.',
  'V-CARD-034':
    'Frenesia e presa sono diciture di carte combattimento senza effetto proprio; altre carte vi fanno riferimento.',
  'V-CARD-035': 'Le carte azione comprendono equipaggiamenti, servitori, alleati e azioni politiche.',
  'V-HAND-001': 'Salvo diversa indicazione, la dimensione della mano è sette.',
  'V-HAND-002':
    'Chi gioca dalla mano una carta della biblioteca ne pesca subito una in sostituzione, salvo che la carta dica altro.',
  'V-HAND-003':
    'Durante un referendum nessun Matusalemme sostituisce carte; quando finisce, tutti pescano fino alla dimensione della mano.',
  'V-HAND-004':
    'La carta azione politica che ha chiamato il referendum è stata giocata prima del suo inizio e si sostituisce subito.',
  'V-HAND-005': 'Un giocatore con la biblioteca vuota non pesca nulla e continua a giocare.',
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
    'In un’azione indiretta senza combattimento non c’è difensore; dopo il Matusalemme agente si procede in senso orario, cominciando dalla sua preda.',
  'V-SEQ-005': 'Ogni volta che qualcuno usa una carta o un effetto, la possibilità torna al Matusalemme agente.',
  'V-SEQ-006': 'Una fase termina quando tutti i giocatori hanno passato uno dopo l’altro.',
  'V-SEQ-007': 'In ogni fase del combattimento il seguace agente può usare effetti prima del suo avversario.',
  'V-CAN-001':
    'Alcuni effetti annullano una carta mentre viene giocata. In quella finestra si possono usare solo questi effetti e quelli di risveglio.',
  'V-CAN-002': 'Una carta annullata non ha effetto ma conta come giocata.',
  'V-CAN-003':
    'Se viene annullata una carta azione, il seguace non si tappa, il costo non si paga e il seguace può giocare di nuovo la stessa carta azione.',
  'V-CAN-004': 'Se viene annullata una carta che non è una carta azione, il suo costo si paga lo stesso.',
  'V-CAN-005': 'Una carta che ne annulla un’altra può dire che il costo della carta annullata non si paga.',
  'V-CAN-006':
    'Se viene annullata una carta colpo, chi l’ha giocata deve scegliere di nuovo un colpo, eventualmente da un’altra carta colpo.',
  'V-CAN-007': 'Una carta triviale dà la sua azione di fase master addizionale solo se non viene annullata.',
  'V-CAN-008':
    'Una carta master fuori-turno annullata consuma comunque un’azione di fase master della prossima fase master.',
  'V-CAN-009':
    'Un vampiro che si risveglia durante un’azione può, fino alla fine di quell’azione, tentare di bloccarla e giocare carte reazione come se fosse stappato.',
  'V-CAN-010':
    'Un effetto di risveglio si può sempre usare nella finestra «mentre viene giocata», per rendere possibili altre reazioni in quella finestra.',
  'V-CAN-011':
    'Una reazione che stappa un vampiro senza risvegliarlo non è un effetto di risveglio e non si può usare nella finestra «mentre viene giocata».',
  'V-TURN-001': 'Un turno ha cinque fasi, in quest’ordine: stappo, master, seguaci, influenza, scarto.',
  'V-TURN-002':
    'In un turno non si è obbligati a fare nulla, tranne stappare e compiere le azioni e i pagamenti obbligatori.',
  'V-TURN-003':
    'Le azioni di fase master, i trasferimenti e le azioni della fase di scarto non usati si perdono alla fine della loro fase.',
  'V-UNL-001':
    'All’inizio della sua fase di stappo il giocatore deve stappare tutte le sue carte, comprese quelle in torpore.',
  'V-UNL-002': 'Gli effetti della fase di stappo avvengono dopo che si è stappato, nell’ordine scelto dal giocatore.',
  'V-UNL-004': 'Per ogni carta e per ogni titolo che contesta il giocatore sceglie se pagare o cedere.',
  'V-CON-001': 'Le carte indicate come uniche e tutte le carte della cripta sono uniche: una sola copia in gioco.',
  'V-CON-002':
    'Se una seconda carta unica con lo stesso nome entra in gioco sotto un altro controllore, tutte le copie sono contestate.',
  'V-CON-003': 'Le copie contestate si girano coperte e sono fuori gioco.',
  'V-CON-004': 'Un’ulteriore copia che entra in gioco è contestata e si gira subito coperta.',
  'V-CON-006':
    'Invece di pagare, il giocatore può cedere: la sua copia si brucia con tutte le carte e i segnalini che ha su di sé.',
  'V-CON-007':
    'Se tutte le altre copie sono state cedute, l’ultima si stappa e si gira scoperta nella prossima fase di stappo del suo controllore; solo allora la contestazione finisce.',
  'V-CON-009':
    'Un titolo è unico se lo dicono le regole (V-TTL); se due vampiri in gioco rivendicano lo stesso titolo unico, il titolo è contestato.',
  'V-CON-010':
    'Finché un titolo è contestato, i vampiri interessati contano come senza titolo, ma restano controllati e possono agire e bloccare.',
  'V-CON-011': 'Contestare un titolo costa al vampiro 1 punto sangue in ogni fase di stappo del suo controllore.',
  'V-CON-014':
    'Se tutti gli altri pretendenti hanno ceduto, il vampiro rimasto ottiene il titolo nella prossima fase di stappo del suo controllore.',
  'V-CON-015': 'Un titolo ceduto è perso per il resto della partita.',
  'V-CON-016': 'Un vampiro con un titolo contestato che ottiene un altro titolo cede subito quello contestato.',
  'V-CON-018':
    'Un barone anarchico in contestazione con un principe o un arcivescovo paga 1 punto sangue in più per fase di stappo.',
  'V-CON-019':
    'Un vampiro avanzato, unito o no, è in contestazione con ogni altra copia dello stesso vampiro, avanzata o no.',
  'V-MAS-001':
    'Salvo diversa indicazione, un giocatore ha un’azione di fase master nella propria fase master; gli effetti possono cambiarne il numero.',
  'V-MAS-002':
    'Se nella sua fase master avvengono altri effetti, il giocatore sceglie l’ordine di quegli effetti e delle sue azioni di fase master.',
  'V-MAS-006':
    'Giocare una carta fuori-turno consuma un’azione di fase master della prossima fase master del giocatore.',
  'V-MAS-008': 'Una locazione resta in gioco e si può usare più e più volte, già dal turno in cui viene giocata.',
  'V-MAS-009':
    'Una carta master Disciplina si gioca su un vampiro controllato di qualsiasi giocatore e gli dà un livello in più di quella Disciplina: base se non l’aveva, superiore se l’aveva al livello base.',
  'V-MAS-010': 'Una carta master Disciplina aumenta di 1 la capacità del vampiro.',
  'V-MAS-011': 'La capacità così aumentata non si riempie di sangue.',
  'V-MAS-012': 'Giocare una carta triviale (non annullata) dà un’azione di fase master addizionale.',
  'V-MAS-014': 'Una carta triviale fuori-turno dà l’azione addizionale nella prossima fase master del giocatore.',
  'V-MAS-015':
    'Un trofeo entra in gioco con un’azione di fase master (o si va a prendere secondo V-RED-006) e non ha effetto finché non è su un vampiro.',
  'V-MAS-016':
    'Una carta master di un genere che le regole non descrivono fa ciò che dice il suo testo e si brucia dopo l’uso, salvo che dica di restare in gioco.',
  'V-MIN-003': 'Un seguace che si stappa durante la fase può compiere un’altra azione.',
  'V-MIN-005': 'Più azioni obbligatorie si compiono nell’ordine scelto dal controllore.',
  'V-MIN-011':
    'Senza alcuna carta un vampiro attivo può dissanguare o cacciare, un alleato attivo può solo dissanguare.',
  'V-ACT-001': 'Qualsiasi seguace attivo può dissanguare.',
  'V-ACT-004': 'Dissanguare: azione diretta, furtività 0, nessun costo.',
  'V-ACT-005':
    'Dissanguare: salvo diversa indicazione il dissanguamento di un vampiro è 1; quello di un alleato è indicato sulla sua carta.',
  'V-ACT-006': 'Se il dissanguamento riesce, il bersaglio brucia tante risorse quanto è il suo valore.',
  'V-ACT-007': 'Dissanguare: il dissanguamento ha successo solo se l’azione riesce con un valore di 1 o più.',
  'V-ACT-008':
    'Dissanguare: dopo un dissanguamento riuscito il controllore del seguace agente prende il Vantaggio da chi lo ha o dal centro del tavolo, oppure lo conserva.',
  'V-ACT-011':
    'Dissanguare: si può compiere con una carta azione o come azione base; entrambi i modi contano per il limite di una volta per turno.',
  'V-ACT-013': 'Cacciare è un’azione indiretta con +1 di furtività, senza costo e senza bersaglio.',
  'V-ACT-014':
    'Cacciare: se l’azione riesce, il vampiro guadagna dalla banca tanto sangue quanto è il suo valore di caccia, 1 salvo diversa indicazione; l’eccesso oltre la capacità torna alla banca.',
  'V-ACT-015': 'Qualsiasi seguace attivo può equipaggiarsi; l’azione è indiretta e ha +1 di furtività.',
  'V-ACT-016':
    'L’equipaggiamento in mano si gioca quando si annuncia l’azione; se riesce, se ne paga il costo e la carta va sul seguace.',
  'V-ACT-017': 'Equipaggiarsi dalla mano: se l’azione fallisce, la carta si brucia e non si paga alcun costo.',
  'V-ACT-018': 'Equipaggiarsi dalla mano: una sola carta equipaggiamento per azione.',
  'V-ACT-019': 'Un seguace può avere qualsiasi numero di carte equipaggiamento.',
  'V-ACT-021':
    'Equipaggiarsi da un seguace: le carte da prendere si nominano all’annuncio dell’azione; se l’azione fallisce, restano dove sono.',
  'V-ACT-022':
    'Un equipaggiamento che richiede una Disciplina ed entra in gioco in modo diverso da un’azione di equipaggiamento si usa nella versione base.',
  'V-ACT-023': 'Assoldare un servitore: qualsiasi seguace attivo, azione indiretta, +1 di furtività.',
  'V-ACT-024':
    'Assoldare un servitore: se l’azione riesce, si paga il costo e il servitore va sul seguace agente e riceve dalla banca i punti vita stampati; altrimenti la carta si brucia.',
  'V-ACT-025': 'Un solo servitore per azione; un seguace può avere qualsiasi numero di servitori.',
  'V-ACT-026': 'Un servitore non può essere trasferito a un altro seguace.',
  'V-ACT-027': 'Un servitore che perde l’ultimo segnalino vita viene bruciato.',
  'V-ACT-028':
    'Un servitore che richiede una Disciplina ed entra in gioco in modo diverso dall’azione di assoldare si usa nella versione base.',
  'V-ACT-029': 'Reclutare un alleato: qualsiasi seguace attivo, azione indiretta, +1 di furtività.',
  'V-ACT-030': 'Reclutare un alleato: se l’azione riesce, si paga il costo e l’alleato va nella regione attiva.',
  'V-ACT-032':
    'Un alleato riceve dalla banca i punti vita stampati quando entra in gioco, in qualunque modo avvenga, e viene bruciato quando perde l’ultimo segnalino.',
  'V-ACT-033': 'Reclutare un alleato: un solo alleato per azione; se l’azione fallisce, la carta si brucia.',
  'V-ACT-034': 'Un alleato che entra in gioco in modo diverso dall’azione di reclutare può agire nello stesso turno.',
  'V-ACT-035':
    'Un alleato che richiede una Disciplina ed entra in gioco in modo diverso dall’azione di reclutare si usa nella versione base.',
  'V-ACT-036':
    'Carta azione: salvo diversa indicazione, qualsiasi seguace attivo, vampiro o alleato; furtività 0 salvo che la carta dica altro; bersaglio secondo la carta.',
  'V-ACT-037':
    'Una carta azione che è una versione speciale di un’azione base ne segue tutte le regole, salvo dove dica altro.',
  'V-ACT-038':
    'Carta azione: se l’azione riesce, il costo si paga e la carta si risolve; altrimenti si brucia senza effetto.',
  'V-ACT-039': 'Azione di una carta in gioco: se fallisce, alla carta non succede nulla.',
  'V-ACT-041': 'Azione politica: sempre indiretta, qualunque effetto il referendum avrebbe.',
  'V-ACT-043': 'Azione politica: se riesce, se ne paga il costo, poi si tiene il referendum (capitolo 17).',
  'V-PRO-001': 'Annuncio: si nomina l’azione, si gioca scoperta la carta necessaria e il seguace agente si tappa.',
  'V-PRO-002': 'Tutti i dettagli (bersagli, costo, effetti) sono fissati all’annuncio.',
  'V-PRO-003': 'Eccezione: i termini di un referendum si scelgono solo dopo che l’azione è riuscita.',
  'V-PRO-004': 'Il costo dell’azione non si paga all’annuncio.',
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
    'Un’azione è diretta se ha come bersaglio un altro Matusalemme o qualcosa che un altro Matusalemme controlla; altrimenti è indiretta.',
  'V-BLK-003':
    'Se un’azione ha come bersaglio più Matusalemme diversi da chi agisce, ognuno di loro può tentare di bloccare, in senso orario.',
  'V-BLK-005': 'I tentativi del predatore cominciano solo dopo che la preda ha rinunciato ad altri.',
  'V-BLK-006': 'Un’azione che ha come bersaglio una carta del Matusalemme agente è indiretta.',
  'V-BLK-007': 'Un’azione che ha come bersaglio un cumulo di cenere è sempre indiretta.',
  'V-BLK-008': 'Il simbolo (D) su una carta ricorda soltanto che l’azione di solito è diretta.',
  'V-BLK-010':
    'Dopo un tentativo fallito se ne può fare un altro, con lo stesso seguace o con un altro, quante volte si vuole.',
  'V-BLK-013':
    'Quando nessuno vuole bloccare, chi agisce e poi gli altri possono ancora giocare carte e usare effetti.',
  'V-BLK-014': 'Un blocco riesce se l’intercetto di chi blocca è pari o superiore alla furtività di chi agisce.',
  'V-BLK-015':
    'Un blocco fallisce se la furtività supera l’intercetto e la parte che blocca non aggiunge altro intercetto.',
  'V-BLK-016': 'Il seguace che blocca con successo si tappa ed entra in combattimento con chi agisce.',
  'V-BLK-017':
    'Tapparsi ed entrare in combattimento sono simultanei; se un effetto termina l’azione prima che il blocco si risolva, o prima di una delle due cose, non avviene nessuna delle due.',
  'V-STL-001': 'Salvo diversa indicazione, i seguaci hanno furtività 0 e intercetto 0.',
  'V-STL-002': 'Un’azione con una furtività propria comincia con quella furtività (tabella nel capitolo 13).',
  'V-STL-005':
    'Tutte le modifiche alla furtività e all’intercetto durano fino alla fine dell’azione, anche nei tentativi di blocco successivi.',
  'V-POL-001':
    'Si tiene un referendum quando riesce un’azione politica, e dopo una diablerie (caccia di sangue, capitolo 27).',
  'V-POL-002': 'Un referendum ha tre fasi: scelta dei termini, scrutinio, risoluzione.',
  'V-POL-003': 'Il controllore del vampiro agente sceglie gli eventuali termini nella prima fase.',
  'V-POL-004':
    'Le carte che si usano nel referendum ma prima che si esprimano i voti si usano all’inizio dello scrutinio.',
  'V-POL-005':
    'Nello scrutinio tutti i Matusalemme possono esprimere liberamente i loro voti, in qualsiasi ordine; nessuno è obbligato a votare.',
  'V-POL-007':
    'Lo scrutinio termina solo quando tutti i Matusalemme hanno finito di votare; i giocatori possono accordarsi per chiuderlo 15 secondi dopo l’ultimo voto.',
  'V-POL-010': 'Un testo che dice «durante un’azione politica» si riferisce normalmente alla parte del referendum.',
  'V-VOT-002': 'Un voto ottenuto non va necessariamente espresso subito, e neppure espresso affatto.',
  'V-VOT-005':
    'Se il referendum è stato chiamato da una carta azione politica, questa dà il suo unico voto al controllore del vampiro agente.',
  'V-VOT-006':
    'Ogni altra carta azione politica usata per un voto si brucia dalla mano, senza tener conto del suo testo.',
  'V-VOT-007': '1 voto per ogni primogenito o vescovo attivo.',
  'V-VOT-008': '2 voti per ogni principe, arcivescovo, barone, magaji o kholo attivo.',
  'V-VOT-009': '3 voti per ogni conciliatore o cardinale attivo.',
  'V-VOT-010': '4 voti per ogni membro del Circolo Interno o reggente attivo.',
  'V-VOT-011':
    'Un seguace può avere voti, o voti nello scrutinio dei prisci, per il testo della sua carta, senza uno di questi titoli.',
  'V-VOT-013': 'Essere tappato non influisce sui voti di un seguace.',
  'V-VOT-015': 'I prisci attivi hanno insieme un blocco di 3 voti, espresso secondo uno scrutinio dei prisci.',
  'V-VOT-016':
    'Ogni priscus attivo dà al suo controllore 1 voto nello scrutinio dei prisci, a favore o contro il referendum principale; altri voti non vi valgono.',
  'V-VOT-017': 'La parte con più voti dei prisci riceve i 3 voti; in parità il blocco si astiene.',
  'V-VOT-018': 'Mentre si esprimono i voti dei prisci, il blocco può passare tra a favore, contro e astensione.',
  'V-VOT-019':
    'Un vampiro deve esprimere dalla stessa parte tutti i suoi voti e i suoi voti nello scrutinio dei prisci.',
  'V-VOT-020':
    'Le carte che danno voti seguono le regole normali: i modificatori li gioca il seguace agente, le reazioni i seguaci attivi e stappati degli altri Matusalemme.',
  'V-COM-001': 'Si combatte quando un seguace blocca un seguace attivo che agisce, o quando lo dice un effetto.',
  'V-COM-004': 'In combattimento non fa differenza essere tappati o stappati.',
  'V-COM-007':
    'Gli effetti che si usano prima di determinare la distanza si usano prima che il seguace agente decida se manovrare.',
  'V-COM-008': 'Gli effetti usati prima della distanza si applicano subito, danni compresi.',
  'V-COM-009':
    'Le carte che si usano prima di scegliere i colpi si giocano dopo che la distanza è decisa e prima che il seguace agente scelga il suo colpo.',
  'V-COM-010':
    'Se uno o entrambi i combattenti non sono più attivi, il round e il combattimento finiscono subito, a qualunque punto siano: niente altri colpi, niente pressioni, niente effetti della fase di pressione.',
  'V-COM-011':
    'La fase di fine del round si svolge anche quando il combattimento finisce in anticipo (per un effetto che termina il combattimento o perché un combattente non è più attivo).',
  'V-RNG-001':
    'Ogni round si combatte a distanza ravvicinata o a lunga distanza; ogni round comincia a distanza ravvicinata.',
  'V-RNG-002':
    'Una manovra porta a lunga distanza, o di nuovo a distanza ravvicinata se l’avversario ha manovrato a lunga.',
  'V-RNG-005': 'Per usare la manovra di una carta colpo, la carta si gioca nella fase della distanza.',
  'V-RNG-009': 'La distanza vale per tutti i colpi del round, compresi quelli addizionali.',
  'V-STR-001': 'Salvo diversa indicazione, ogni seguace ha un colpo per round; i colpi dei due formano una coppia.',
  'V-STR-002':
    'In ogni coppia prima si scelgono i colpi, il seguace agente prima del suo avversario, e poi si risolvono.',
  'V-STR-003':
    'Un colpo viene da una carta combattimento, da un’arma del seguace, da un’altra carta che glielo dà, o è un attacco fisico.',
  'V-STR-004': 'Gli effetti difensivi come la schivata e «fine combattimento» sono colpi.',
  'V-STR-005':
    'Un colpo funziona solo a distanza ravvicinata, salvo che sia indicato come colpo a distanza, infligga danni R o sia difensivo (schivata, fine combattimento).',
  'V-STR-006': 'I colpi a distanza e i colpi con danni R funzionano a entrambe le distanze.',
  'V-STR-007':
    'I due colpi di una coppia si risolvono simultaneamente, tranne «fine combattimento», la schivata e il primo colpo.',
  'V-STR-008':
    'Ordine di risoluzione: fine combattimento; schivata; primi colpi; colpi normali insieme ai danni dei servitori e agli altri effetti che avvengono durante la risoluzione dei colpi.',
  'V-STR-009':
    'In ogni risoluzione si applicano prima gli effetti del colpo (il sangue rubato si sposta), poi si risolvono i danni.',
  'V-STR-010':
    'Le carte che modificano un colpo si possono giocare prima o dopo che il colpo è dichiarato, ma prima che si risolva.',
  'V-STR-011': 'Una coppia si risolve per intero prima di scegliere la successiva.',
  'V-STR-012':
    'I colpi si risolvono con i danni che infliggono anche se questi eliminano nello stesso momento l’avversario di chi colpisce: i colpi simultanei hanno effetto entrambi.',
  'V-STR-013': 'I colpi addizionali si ottengono e si usano solo dopo che la prima coppia è completa.',
  'V-STR-014': 'Il seguace agente decide per primo se ottenere colpi addizionali.',
  'V-STR-015':
    'I colpi addizionali si scelgono e si risolvono in ulteriori coppie, solo tra i seguaci che ne hanno ancora, finché serve.',
  'V-STR-016': 'Se solo un seguace ha ancora un colpo addizionale, la coppia è formata dal suo solo colpo.',
  'V-STR-018':
    'Per un colpo addizionale si può scegliere qualsiasi colpo, anche se il primo era stato fissato da una manovra.',
  'V-EFF-001': 'Attacco fisico: infligge danni pari alla forza del seguace, a distanza ravvicinata.',
  'V-EFF-002':
    'Salvo diversa indicazione, la forza di un vampiro è 1; quella di un alleato è indicata sulla sua carta.',
  'V-EFF-003':
    'Un colpo con un’arma non è mai un attacco fisico, né il suo danno lo è, anche se vale la forza più qualcosa.',
  'V-EFF-006': 'L’equipaggiamento si può usare finché il colpo che lo distrugge (o lo ruba) non si risolve.',
  'V-EFF-007':
    'Rubare equipaggiamento: una carta equipaggiamento del seguace avversario, scelta da chi colpisce, passa al seguace che colpisce e vi resta dopo il combattimento.',
  'V-EFF-009': 'Primo colpo: si risolve prima dei colpi normali.',
  'V-EFF-010':
    'Se un primo colpo brucia l’avversario o lo manda in torpore, il colpo normale dell’avversario non si risolve.',
  'V-EFF-011':
    'Se un primo colpo ruba o distrugge l’arma con cui l’avversario sta colpendo, l’avversario perde il suo colpo.',
  'V-EFF-012': 'Due primi colpi si risolvono simultaneamente.',
  'V-EFF-013':
    'Il primo colpo non si risolve prima di «fine combattimento», e una schivata funziona anche contro di esso.',
  'V-EFF-014':
    'Schivata: non infligge nulla e protegge chi schiva e i suoi possessi dagli effetti del colpo avversario.',
  'V-EFF-015': 'La schivata non protegge i servitori.',
  'V-EFF-016': 'La schivata funziona a qualsiasi distanza.',
  'V-EFF-017':
    'Fine combattimento: pone fine subito al combattimento, prima di ogni altro colpo o effetto della risoluzione dei colpi, compresi i primi colpi.',
  'V-EFF-018': '«Termina il combattimento» funziona a qualsiasi distanza e la schivata non ha effetto su di esso.',
  'V-EFF-019':
    'Rubare sangue: sposta il numero indicato di segnalini sangue o vita dal bersaglio a chi colpisce, al massimo quanti ne ha.',
  'V-EFF-020': 'Rubare sangue non è danno: non lo si può impedire prevenendo danni.',
  'V-EFF-021':
    'Il sangue rubato arriva prima che si curi il danno, quindi può curare danno inflitto nello stesso momento.',
  'V-EFF-022': 'Il sangue rubato oltre la capacità del vampiro va subito alla banca, prima della cura.',
  'V-DMG-001': 'La risoluzione dei danni ha due passi: prevenire, poi curare (o perdere vita).',
  'V-DMG-002':
    'Il seguace che subisce i danni gioca le carte di prevenzione una alla volta, finché tutti i danni sono prevenuti o smette.',
  'V-DMG-004': 'Il danno non prevenuto è inflitto con successo.',
  'V-DMG-005': 'Per ogni punto di danno normale un vampiro brucia 1 punto sangue per curarlo.',
  'V-DMG-006':
    'Bruciare l’ultimo sangue per curare non ha altre conseguenze negative: il vampiro resta attivo con 0 punti sangue.',
  'V-DMG-007': 'Se non può curare tutto, brucia tutto il sangue che può, e il danno non curato lo rende ferito.',
  'V-DMG-008': 'Un vampiro ferito va in torpore dopo che si è finito di trattare tutti i danni.',
  'V-DMG-009': 'Un vampiro è ferito se ha danni non curati, se è in torpore o se sta per andarci.',
  'V-DMG-010': 'Il danno aggravato non si può curare: il vampiro non brucia sangue e resta ferito già dal primo punto.',
  'V-DMG-011':
    'Per ogni punto di danno aggravato subìto da già ferito, il vampiro deve bruciare 1 punto sangue, o viene bruciato.',
  'V-DMG-012': 'Se danno normale e aggravato sono inflitti insieme, si risolve prima quello normale.',
  'V-DMG-013':
    'Quell’ordine riguarda i danni non prevenuti; un giocatore può usare la prevenzione prima sui danni aggravati.',
  'V-DMG-014':
    'Un vampiro bruciato da danno aggravato va direttamente nel cumulo di cenere, senza passare per il torpore.',
  'V-DMG-015': 'Essere bruciati dal danno non è diablerie.',
  'V-DMG-016': 'Alleati e servitori trattano il danno aggravato come normale: 1 vita per punto, e bruciano a 0 vita.',
  'V-DMG-017': 'La stessa procedura vale per i danni di qualsiasi origine, da colpi o no.',
  'V-DMG-018':
    'È danno ambientale ogni danno non inflitto da un seguace, cioè né dal suo colpo né da un effetto che dica che è il seguace a infliggerlo.',
  'V-DMG-019': 'Il danno ambientale non si può schivare.',
  'V-DMG-020': 'Un seguace vulnerabile a un tratto subisce danni aggravati dalle armi che hanno quel tratto.',
  'V-PRS-001':
    'Alla fine di un round, se entrambi i combattenti sono ancora attivi, il combattimento finisce, salvo che resti valida una pressione per continuare.',
  'V-PRS-004':
    'Se una pressione per continuare non viene annullata, comincia un nuovo round, di nuovo a distanza ravvicinata.',
  'V-RET-004': 'Un colpo rivolto a un servitore non si può schivare.',
  'V-RET-005':
    'Un servitore che non viene bruciato in un combattimento recupera tutta la vita persa in quel combattimento.',
  'V-RET-006': 'Servitori, equipaggiamento e altre carte restano sul vampiro che va in torpore.',
  'V-TOR-001': 'Un vampiro ferito va nella regione torpore del suo controllore.',
  'V-TOR-002': 'Un vampiro in torpore è controllato ma non è attivo.',
  'V-TOR-005': 'Un vampiro in torpore può giocare modificatori di azione durante le proprie azioni.',
  'V-TOR-006': 'Un vampiro in torpore non può essere in combattimento.',
  'V-TOR-007': 'Un vampiro in torpore si stappa nella fase di stappo del suo controllore.',
  'V-TOR-009': 'Se l’azione per lasciare il torpore riesce, il vampiro paga e va nella regione attiva.',
  'V-TOR-010': 'Un vampiro che ha lasciato il torpore o è stato risvegliato non è più ferito.',
  'V-TOR-011':
    'Lasciare il torpore, se l’azione è bloccata: non c’è combattimento; il vampiro resta in torpore e non paga nulla.',
  'V-TOR-012':
    'Lasciare il torpore, se a bloccare è un vampiro: il bloccante può diablerizzare sul posto il vampiro agente; un alleato non può farlo.',
  'V-TOR-015':
    'Salvare dal torpore è un’azione indiretta con +1 di furtività se i due vampiri hanno lo stesso controllore, altrimenti diretta con furtività 0.',
  'V-TOR-016':
    'Salvare dal torpore: se l’azione riesce, il vampiro passa nella regione attiva; con ciò non si tappa né si stappa.',
  'V-TOR-017':
    'Salvare dal torpore, se l’azione è bloccata: il vampiro agente e il bloccante combattono come di consueto.',
  'V-TOR-019':
    'Diablerizzare è un’azione indiretta con +1 di furtività se i due vampiri hanno lo stesso controllore, altrimenti diretta con furtività 0.',
  'V-TOR-020':
    'Diablerizzare: se l’azione riesce, la vittima viene diablerizzata (capitolo 26); se è bloccata, il vampiro agente e il bloccante combattono come di consueto.',
  'V-DIA-002': 'Passo 1: tutto il sangue della vittima passa al diabolista; l’eccesso oltre la capacità va alla banca.',
  'V-DIA-003': 'Passo 2: il diabolista può prendere tutti gli equipaggiamenti della vittima che vuole.',
  'V-DIA-004': 'Passo 3: la vittima viene bruciata con tutte le carte e i segnalini che ha ancora su di sé.',
  'V-DIA-005':
    'Passo 4: se la vittima era più vecchia del diabolista, il controllore del diabolista può prendere una carta master Disciplina dalla sua biblioteca, dal suo cumulo di cenere o dalla sua mano e metterla sul diabolista; poi, secondo il caso, mescola o sostituisce la carta.',
  'V-DIA-006': 'La Disciplina aumenta di 1 la capacità senza dare sangue.',
  'V-DIA-007': 'Se non si trova alcuna carta Disciplina, la capacità non aumenta.',
  'V-DIA-008': 'Passo 5: se la vittima era nella Lista Rossa, il diabolista può ricevere trofei (V-RED-006).',
  'V-DIA-009':
    'I passi di una diablerie formano un tutt’uno: tra l’uno e l’altro non si può usare nulla, solo prima o dopo.',
  'V-BHT-002': 'Se la caccia di sangue è approvata, il diabolista viene bruciato.',
  'V-BHT-004':
    'La caccia di sangue non richiede una carta azione politica; ogni Matusalemme può ottenere voti come in qualsiasi altro referendum, compreso un voto da una carta azione politica.',
  'V-BHT-005': 'I trofei si assegnano prima del referendum della caccia di sangue.',
  'V-INF-002': 'I primi tre turni della partita danno 1, 2 e 3 trasferimenti, in quest’ordine, chiunque li giochi.',
  'V-INF-007':
    'Il vampiro arriva scoperto e stappato, conserva i segnalini come sangue e restituisce alla banca l’eventuale eccesso.',
  'V-INF-008': 'I trasferimenti addizionali dati da un vampiro che arriva non si possono usare nella stessa fase.',
  'V-INF-009': 'Gli altri tipi di carte della cripta si influenzano allo stesso modo.',
  'V-INF-010': 'Un giocatore le cui risorse arrivano a 0 per i trasferimenti è eliminato subito.',
  'V-ADV-003':
    'La carta avanzata si mette sopra; le due contano come un solo vampiro finché non viene bruciato, anche se torna nella regione non controllata.',
  'V-ADV-004': 'I segnalini e le carte sulla versione già in gioco restano.',
  'V-ADV-005': 'I segnalini e le carte sulla versione che viene dalla regione non controllata si bruciano.',
  'V-ADV-006': 'Gli effetti in gioco che hanno come bersaglio il vampiro hanno ora come bersaglio il vampiro unito.',
  'V-ADV-007':
    'Nel vampiro unito la carta base contribuisce solo con il suo testo; la sua capacità, le sue Discipline e così via si ignorano.',
  'V-ADV-008':
    'Nel vampiro unito la carta avanzata vale per intero e prevale in ogni conflitto con il testo base (per esempio sulla setta).',
  'V-ADV-009': 'Un testo con l’icona di unione vale solo finché il vampiro è unito.',
  'V-DIS-002':
    'Un’azione della fase di scarto si può usare per scartare una carta dalla mano e pescarne una in sostituzione.',
  'V-EVT-003': 'Un evento è controllato dal Matusalemme che l’ha giocato.',
  'V-END-001': 'Un Matusalemme senza risorse è eliminato.',
  'V-END-002':
    'Tutte le carte che un Matusalemme eliminato controlla sono rimosse dal gioco; quelle tra loro che appartengono ad altri tornano ai proprietari dopo la partita.',
  'V-END-003':
    'Le carte che appartengono a un Matusalemme eliminato ma sono controllate da altri restano in gioco finché non vengono bruciate normalmente.',
  'V-END-004':
    'Quando un giocatore è eliminato, il suo predatore guadagna 1 punto vittoria, comunque e per mano di chiunque sia accaduto.',
  'V-END-005': 'Il predatore guadagna anche 6 risorse dalla banca.',
  'V-END-006':
    'Un giocatore eliminato nello stesso momento della sua preda ottiene il punto vittoria ma non le 6 risorse.',
  'V-END-007': 'La preda del giocatore eliminato diventa la preda del predatore di quest’ultimo.',
  'V-END-008': 'La partita continua finché resta un Matusalemme, che guadagna 1 punto vittoria in più.',
  'V-END-009': 'Vince chi ha più punti vittoria, anche se eliminato.',
  'V-END-010': 'Se più giocatori sono pari per punti vittoria in testa, nessuno vince.',
  'V-WDR-002':
    'Il ritiro fallisce se, prima della prossima fase di stappo del giocatore, uno dei suoi seguaci entra in combattimento.',
  'V-WDR-003': 'Il ritiro fallisce se fino ad allora uno dei suoi seguaci perde o spende sangue.',
  'V-WDR-004': 'Il ritiro fallisce se fino ad allora il giocatore perde o spende risorse.',
  'V-WDR-005': 'Riguadagnare ciò che si è perso non aiuta: basta perdere un punto perché il ritiro fallisca.',
  'V-WDR-006':
    'Se tutte le condizioni hanno retto fino alla sua prossima fase di stappo, il giocatore lascia la partita e ottiene 1 punto vittoria.',
  'V-WDR-007': 'Il predatore di chi si ritira non ottiene né punto vittoria né risorse.',
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
  'V-SEC-013': 'Un vampiro che cambia setta mantiene il suo clan.',
  'V-SEC-014':
    'Un clan antitribu e il clan corrispondente sono clan diversi: nessuno soddisfa un requisito dell’altro.',
  'V-SEC-015':
    'Solo i vampiri della Camarilla possono chiamare questi referendum: Justicar Retribution, Command of the Harpies, Masquerade Enforcement, bruciare Masquerade Enforcement, bruciare Elysium: The Arboretum, togliere le capacità di Archon.',
  'V-SEC-016':
    'Solo vampiri della Camarilla possono essere scelti nei referendum Archon e Camarilla Exemplary; Elysium: The Arboretum termina solo i combattimenti tra un vampiro della Camarilla del suo controllore e un altro vampiro della Camarilla.',
  'V-SEC-017': 'Una setta non ha effetti propri; conta dove carte, titoli ed effetti vi fanno riferimento.',
  'V-TTL-005': 'Il titolo di primogenito non è unico.',
  'V-TTL-006':
    'Il titolo di principe appartiene a una città; è contestato con ogni altro vampiro che rivendichi un titolo di quella città.',
  'V-TTL-010': 'Il titolo di arcivescovo appartiene a una città ed è contestato come quello di principe.',
  'V-TTL-011': 'Il titolo di reggente è unico; quelli di vescovo, priscus e cardinale non lo sono.',
  'V-TTL-012': 'Il reggente conta come cardinale per le carte e gli effetti che riguardano i cardinali.',
  'V-TTL-015':
    'Un vampiro Indipendente che ha voti per il testo della sua carta conta come se avesse un titolo proprio.',
  'V-ANA-003': 'Un vampiro può diventare Anarchico anche per effetto di carte.',
  'V-ANA-004': 'Gli Anarchici sono una setta: diventare Anarchico è un cambio di setta.',
  'V-ANA-005': 'Alcuni vampiri sono Anarchici fin dall’inizio per la loro carta.',
  'V-TRT-001':
    'Raro: quando un giocatore sposta un vampiro raro nella sua regione attiva nella propria fase di influenza, brucia 3 risorse per ogni altro vampiro dello stesso clan che già controlla.',
  'V-TRT-003':
    'Schiavo: se un membro di quel clan con lo stesso controllore viene bloccato, il controllore può tappare lo schiavo per annullare il combattimento, stappare il vampiro agente e far combattere lo schiavo contro il bloccante al suo posto.',
  'V-TRT-007': 'Mano Nera: il seguace può giocare o usare carte che richiedono la Mano Nera.',
  'V-TRT-008': 'Volo: il seguace può giocare o usare carte che richiedono il volo.',
  'V-TRT-009':
    'Circolo: ogni Fratello di Sangue appartiene al circolo nominato sulla sua carta; un vampiro senza circolo forma un circolo da solo.',
  'V-TRT-010':
    'Esistono altri tratti; permettono ai seguaci di giocare le carte o di subire gli effetti che li nominano, e non fanno altro.',
  'V-RED-004':
    'Un vampiro si guadagna un trofeo bruciando un seguace della Lista Rossa in combattimento o con un’azione diretta, diablerie compresa.',
  'V-RED-005': 'Chiunque controlli un trofeo in gioco che non sia ancora su un vampiro può spostarlo su quel vampiro.',
  'V-RED-006':
    'Inoltre il controllore del vampiro può prendere un trofeo dalla biblioteca, dal cumulo di cenere o dalla mano e metterlo sul vampiro; poi, secondo il caso, mescola o sostituisce la carta.',
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
    'Un Imbued che entra in gioco senza convinzioni ne riceve una dalla biblioteca, dalla mano o dal cumulo di cenere del suo controllore.',
  'V-IMB-010': 'Un Imbued ha al massimo 5 convinzioni; quelle in più si bruciano.',
  'V-IMB-012': 'Un Imbued prende un potere con un’azione con +1 di furtività, come un equipaggiamento o un servitore.',
  'V-IMB-013': 'Se quell’azione riesce, l’Imbued si stappa.',
  'V-IMB-016': 'Un effetto di potere sempre attivo funziona anche mentre il potere è tappato.',
  'V-IMB-017': 'Un Imbued rimasto senza vita va nella regione degli inabili: è controllato ma non attivo.',
  'V-IMB-018':
    'Gli effetti che un alleato in procinto di essere bruciato non può usare non può usarli neppure un Imbued in procinto di diventare inabile.',
  'V-IMB-020':
    'Se quell’azione riesce, ogni Imbued attivo può bruciare una convinzione per infliggere 1 danno non prevenibile al seguace agente.',
  'V-IMB-022':
    'Anche un Imbued che lascia la regione degli inabili in qualsiasi altro modo guadagna 1 vita; il guadagno non lo porta mai oltre la sua vita iniziale.',
  'V-IMB-023':
    'Se il giocatore che usa un effetto può vedere la carta della cripta (nella propria regione non controllata, in gioco, in un cumulo di cenere o cercando), la carta deve corrispondere al testo dell’effetto; un effetto su un vampiro non può scegliere un Imbued.',
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
    "Heaven's Gate può spostare un Imbued nella regione non controllata, controllato ma non attivo; arriva nella regione attiva come farebbe un normale alleato reclutato.",
  'V-IMB-030':
    'Errata: Smite è un colpo; la reazione di Vigilance può essere usata da un Imbued tappato; Elder Library costa 1 risorsa.',
  'V-ERR-001': 'Abandoning the Flesh può essere usata da un vampiro in torpore.',
  'V-ERR-002': 'Ventrue Investment è un investimento.',
  'V-ERR-003': 'Blissful Agony: il suo effetto di Valeren base si può usare una volta per combattimento.',
  'V-ERR-004':
    'Dawn Operation e Domain of Evernight (Temporis base) rendono aggravati i danni solo durante il combattimento, non quelli inflitti dopo.',
  'V-ERR-005':
    'Echo of Harmonies gioca l’azione politica come se venisse dalla mano: dà il suo voto, può essere annullata mentre viene giocata, e così via.',
  'V-ERR-006':
    'Visit from the Capuchin brucia segnalini quando si rimpiazzerebbero carte, non quando vengono giocate o scartate.',
};
