/** The rules of the rule index, in Italian. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
  'M-DECK-001': 'Ogni giocatore ha un mazzo di almeno 60 carte.',
  'M-DECK-002':
    'Un mazzo è fatto di terre e creature e può contenere stregonerie, istantanei, artefatti, incantesimi e planeswalker.',
  'M-SET-001': 'All’inizio ogni giocatore mescola il suo mazzo, che diventa il suo grimorio, e pesca sette carte.',
  'M-SET-002': 'Ogni giocatore comincia con 20 punti vita.',
  'M-SET-003':
    'Regola della prima partita: un giocatore con meno di due terre nelle sue sette carte rimescola la mano nel mazzo e pesca una nuova mano.',
  'M-SET-004':
    'Mulligan: un giocatore a cui non piace la mano iniziale può rimescolarla nel mazzo e pescare una nuova mano con una carta in meno.',
  'M-SET-005': 'Può farlo quante volte vuole, ogni volta con una carta in meno.',
  'M-WIN-001': 'Un giocatore vince riducendo a 0 i punti vita dell’avversario.',
  'M-CARD-001':
    'La riga del tipo, sotto l’illustrazione, dice il tipo della carta; una creatura ha uno o più tipi di creatura dopo la lineetta.',
  'M-CARD-002': 'Ogni carta che non è una terra ha un costo di mana nell’angolo superiore destro.',
  'M-CARD-003':
    'Le abilità stanno nel riquadro di testo; il testo tra parentesi le spiega; il testo di colore in corsivo non ha effetto.',
  'M-CARD-004':
    'Una creatura ha due numeri: il primo è la forza, il danno che infligge in combattimento; il secondo la costituzione.',
  'M-CARD-005':
    'Il colore del simbolo dell’espansione mostra la rarità (nero comune, argento non comune, oro rara, arancione rara mitica) e non ha effetto sul gioco.',
  'M-LAND-001': 'Un giocatore può giocare una terra in ciascuno dei suoi turni, in una fase principale.',
  'M-LAND-002': 'Nella seconda fase principale può farlo solo se non ne ha giocate in questo turno.',
  'M-LAND-003': 'Una terra giocata passa dalla mano al campo di battaglia e vi rimane.',
  'M-LAND-004': 'I tipi di terra base danno: Pianura bianco, Isola blu, Palude nero, Montagna rosso, Foresta verde.',
  'M-LAND-005': 'Le terre non base possono dare più colori o mana incolore e possono avere abilità.',
  'M-MANA-001': 'Il mana è bianco, blu, nero, rosso, verde o incolore.',
  'M-MANA-002':
    'Una terra viene TAPpata per ottenere il suo mana e non può essere TAPpata di nuovo finché non è STAPpata.',
  'M-MANA-003': 'Un simbolo colorato in un costo si paga con mana di quel colore.',
  'M-MANA-004': 'Un numero in un costo si paga con altrettanto mana di qualsiasi tipo.',
  'M-MANA-005': 'Il mana aspetta nella riserva di mana da quando si TAPpa la terra fino a quando viene speso.',
  'M-MANA-006': 'Il mana di abilità è uguale al mana ottenuto TAPpando terre.',
  'M-MANA-007': 'Il mana non passa da un turno all’altro.',
  'M-MANA-008': 'Con {X} in un costo il giocatore sceglie quanto mana paga per X, e l’effetto usa quel numero.',
  'M-MANA-009': 'La maggior parte degli artefatti è incolore: per lanciarli non serve mana di un certo colore.',
  'M-TYPE-001': 'Ogni carta che non è una terra si lancia come magia.',
  'M-TYPE-002': 'Sono permanenti terre, creature, artefatti, incantesimi, planeswalker e pedine creatura.',
  'M-TYPE-003': 'Una magia permanente entra nel campo di battaglia quando è stata lanciata e risolta.',
  'M-TYPE-004': 'Stregonerie e istantanei non sono permanenti; hanno il loro effetto e vanno nel cimitero.',
  'M-TYPE-005': 'Le magie creatura, artefatto e incantesimo si lanciano durante la fase principale del proprio turno.',
  'M-TYPE-006':
    'Una stregoneria può essere lanciata solo quando il giocatore potrebbe lanciare una creatura: nella propria fase principale.',
  'M-TYPE-007':
    'Un istantaneo può essere lanciato praticamente in qualsiasi momento, nel turno di qualsiasi giocatore, anche in risposta a un’altra magia.',
  'M-TYPE-008': 'Un artefatto può essere anche una creatura.',
  'M-TYPE-009': 'I planeswalker sono permanenti che combattono dalla parte di un giocatore e possono essere attaccati.',
  'M-CAST-001': 'Lanciare una magia è pagarne il costo di mana e mettere la carta in pila.',
  'M-CAST-002':
    'Se una magia o un’abilità attivata dice «bersaglio», il bersaglio si sceglie quando viene lanciata o attivata.',
  'M-STK-001': 'Una magia non ha effetto subito: aspetta in pila.',
  'M-STK-002':
    'Ogni giocatore, anche chi ha lanciato la magia, ha la possibilità di lanciare un istantaneo o attivare un’abilità in risposta.',
  'M-STK-003': 'Una risposta va sopra ciò che è già in pila.',
  'M-STK-004': 'Quando nessun giocatore vuole aggiungere altro, si risolve la magia o l’abilità in cima.',
  'M-STK-005': 'Una magia il cui bersaglio non c’è più quando si risolverebbe non ha effetto e va nel cimitero.',
  'M-STK-006':
    'Una magia che ne neutralizza un’altra si lancia in risposta a questa; la magia neutralizzata non ha effetto e va nel cimitero.',
  'M-STK-007':
    'Quando un’abilità parla della «prossima volta» o del «prossimo danno», istantanei e abilità usati in risposta avvengono prima.',
  'M-TURN-001':
    'Un turno ha queste fasi, in quest’ordine: iniziale, principale, di combattimento, di nuovo principale, finale.',
  'M-TURN-002': 'La fase iniziale ha tre sottofasi: STAP, mantenimento, acquisizione.',
  'M-TURN-003': 'STAP: il giocatore attivo STAPpa tutte le sue carte TAPpate.',
  'M-TURN-004': 'Acquisizione: il giocatore attivo pesca una carta dal suo grimorio.',
  'M-TURN-005':
    'C’è una fase di combattimento, con cinque sottofasi: inizio combattimento, dichiarazione delle creature attaccanti, dichiarazione delle creature bloccanti, danno da combattimento, fine combattimento.',
  'M-TURN-006': 'La fase finale ha due sottofasi: sottofase finale, cancellazione.',
  'M-TURN-007': 'Cancellazione: tutto il danno sulle creature sul campo di battaglia viene rimosso.',
  'M-CBT-001': 'Il giocatore attivo decide se attaccare e con quali creature; attaccano tutte insieme.',
  'M-CBT-002': 'Una creatura TAPpata non può attaccare.',
  'M-CBT-003':
    'Una creatura entrata nel campo di battaglia in questo turno non può attaccare, a meno che abbia rapidità.',
  'M-CBT-004': 'Le creature attaccanti vengono TAPpate quando sono dichiarate.',
  'M-CBT-005': 'Le creature attaccano l’avversario o un planeswalker, mai una creatura.',
  'M-CBT-006': 'Il giocatore in difesa può bloccare con creature STAPpate; nessuna creatura è obbligata a bloccare.',
  'M-CBT-007': 'Bloccare non TAPpa la creatura.',
  'M-CBT-008': 'Ogni creatura può bloccare un solo attaccante.',
  'M-CBT-009': 'Più creature possono bloccare lo stesso attaccante.',
  'M-CBT-010': 'Un attaccante non bloccato infligge all’avversario danno pari alla sua forza.',
  'M-CBT-011': 'Un attaccante bloccato e chi lo blocca si infliggono a vicenda danno pari alla loro forza.',
  'M-CBT-012': 'Un attaccante bloccato non infligge danno al giocatore.',
  'M-CBT-013':
    'Con più creature bloccanti il giocatore attaccante decide quanto danno dell’attaccante riceve ciascuna.',
  'M-CBT-014':
    'Una creatura che in un turno ha subito danno pari o superiore alla sua costituzione viene distrutta e messa nel cimitero del suo proprietario.',
  'M-CBT-015': 'Il danno inflitto a un giocatore, da creature o magie, gli fa perdere altrettanti punti vita.',
  'M-KEY-001': 'Raggiungere: può bloccare creature con volare, e altre.',
  'M-KEY-002': 'Volare: può essere bloccata solo da creature con volare o raggiungere.',
  'M-KEY-003':
    'Travolgere: se la creatura può assegnare danno sufficiente a distruggere chi la blocca, il suo giocatore può assegnare il resto al giocatore o al planeswalker in difesa.',
  'M-KEY-004': 'Difensore: non può attaccare.',
  'M-KEY-005':
    'Attacco improvviso: infligge il suo danno da combattimento prima delle creature senza attacco improvviso o doppio attacco.',
  'M-KEY-006':
    'Doppio attacco: infligge danno da combattimento due volte, una con chi ha attacco improvviso e una con le altre.',
  'M-KEY-007': 'Rapidità: può attaccare e usare le sue abilità con {T} appena un giocatore la controlla.',
  'M-KEY-008': 'Indistruttibile: non può essere distrutta da danno né da effetti che dicono distruggere.',
  'M-KEY-009': 'Indistruttibile non impedisce il sacrificio, l’esilio o la morte per costituzione 0 o meno.',
  'M-KEY-010':
    'Intimidire: può essere bloccata solo da creature artefatto e da creature che condividono un colore con essa.',
  'M-KEY-011': 'Lampo: la magia può essere lanciata ogni volta che si potrebbe lanciare un istantaneo.',
  'M-KEY-012':
    'Protezione da un colore: non può essere bloccata, danneggiata, incantata o bersagliata da nulla di quel colore.',
  'M-KEY-013':
    'Anti-malocchio: non può essere bersaglio di magie (Aure comprese) e abilità degli avversari; il suo giocatore può bersagliarla.',
  'M-KEY-014': 'Tocco letale: una creatura che subisce danno da una creatura con tocco letale viene distrutta.',
  'M-KEY-015':
    'Cautela: attaccare non TAPpa la creatura; non può comunque attaccare se è TAPpata o è arrivata in questo turno.',
  'M-KEY-016': 'Legame vitale: quando la creatura infligge danno, il suo controllore guadagna altrettanti punti vita.',
  'M-ACT-001': '{T} significa «TAPpa questa carta» e compare solo nel costo di un’abilità attivata.',
  'M-ACT-002': 'Una carta TAPpata non può essere TAPpata di nuovo prima di essere STAPpata.',
  'M-ACT-003':
    '+1/+1 e simili cambiano forza e costituzione di quei numeri, che possono essere qualsiasi, anche negativi.',
  'M-ACT-004': 'Pescare una carta è mettere in mano la prima carta del grimorio.',
  'M-ACT-005': 'Scartare è scegliere una carta della propria mano e metterla nel proprio cimitero.',
  'M-ACT-006': 'Un permanente distrutto viene messo nel cimitero; danno letale, magie e abilità possono distruggere.',
  'M-ACT-007':
    'Sacrificare un permanente è spostarlo dal campo di battaglia al cimitero; non può essere rigenerato né salvato.',
  'M-ACT-008': 'Un giocatore può sacrificare solo i propri permanenti.',
  'M-ACT-009':
    'Una carta esiliata viene messa da parte: non è un permanente né è nel cimitero, e resta esiliata fino alla fine della partita o finché un effetto non la sposta.',
  'M-ACT-010': '«Morire» significa che una creatura viene messa in un cimitero dal campo di battaglia.',
  'M-ACT-011': 'Due creature che lottano si infliggono a vicenda danno pari alla propria forza.',
  'M-ACT-012': 'Il danno di una lotta non è danno da combattimento.',
  'M-ACT-013':
    'Rigenerare sostituisce la distruzione della creatura: viene TAPpata, rimossa dal combattimento, e tutto il suo danno viene rimosso.',
  'M-ACT-014':
    'Un giocatore controlla i permanenti dalla sua parte, a meno che un effetto ne dia il controllo all’avversario; allora solo questi può usarli.',
  'M-ACT-015':
    'Quando un permanente sotto il controllo altrui lascia il campo di battaglia o la partita finisce, torna al suo proprietario.',
  'M-ACT-016':
    'I segnalini su una carta ne mostrano i cambiamenti; un segnalino +1/+1 dà +1 di forza e +1 di costituzione.',
  'M-ACT-017': 'Alcune carte creano pedine creatura; sono permanenti.',
  'M-ACT-018':
    'Un’Aura è un incantesimo assegnato a un’altra carta sul campo di battaglia; «incanta creatura» significa che può essere assegnata a qualsiasi creatura che vi si trova.',
  'M-ACT-019': 'Quando la creatura incantata lascia il campo di battaglia, l’Aura viene messa nel cimitero.',
  'M-ACT-020':
    'Un Equipaggiamento sul campo di battaglia viene assegnato a una creatura del suo giocatore pagandone il costo di equipaggiare.',
  'M-ACT-021': 'Quando la creatura equipaggiata lascia il campo di battaglia, l’Equipaggiamento rimane.',
  'M-X-001': 'Un mazzo costruito ha al massimo quattro carte con lo stesso nome, terre base escluse.',
  'M-X-002':
    'Un metodo casuale decide chi sceglie il primo giocatore; si pesca la mano e si fanno i mulligan nell’ordine dei turni: ciascuno decide, poi tutti quelli che fanno mulligan lo fanno insieme, finché tutti tengono la mano.',
  'M-X-003': 'Il primo giocatore salta l’acquisizione del suo primo turno.',
  'M-X-004': 'Un giocatore con 0 punti vita o meno perde la partita.',
  'M-X-005':
    'Un giocatore che ha dovuto pescare più carte di quante ne ha il suo grimorio pesca quelle che ci sono e perde al prossimo controllo delle azioni di stato.',
  'M-X-006': 'Un giocatore può concedere in qualsiasi momento e perde subito.',
  'M-X-007':
    'Se entrambi i giocatori perderebbero insieme, la partita è patta; lo stesso vale per un ciclo di azioni obbligatorie che nessuno può fermare.',
  'M-X-008':
    'Il testo di una carta prevale su una regola; «non può» prevale su «può»; di un’istruzione in parte impossibile si fa quanto è possibile.',
  'M-X-009':
    'Le zone sono grimorio, mano, campo di battaglia, cimitero, pila, esilio e comando; grimorio e mano sono nascosti, tutte le altre pubbliche.',
  'M-X-010': 'Un oggetto che cambia zona diventa un nuovo oggetto senza memoria di ciò che era.',
  'M-X-011': 'Una carta che andrebbe in un grimorio, mano o cimitero va in quello del suo proprietario.',
  'M-X-012':
    'Una pedina che ha lasciato il campo di battaglia cessa di esistere al prossimo controllo delle azioni di stato.',
  'M-X-013':
    'I colori di un oggetto sono quelli dei simboli di mana nel suo costo; senza simboli colorati è incolore; le terre sono incolori.',
  'M-X-014': 'La mano ha al massimo sette carte; conta solo nella sottofase di cancellazione.',
  'M-X-015':
    'Solo il giocatore con priorità può lanciare magie, attivare abilità che non sono di mana e giocare terre.',
  'M-X-016':
    'Il giocatore attivo riceve priorità all’inizio di ogni sottofase e fase principale, dopo le azioni del turno e gli inneschi, tranne nello STAP e di norma nella cancellazione.',
  'M-X-017':
    'Un giocatore che lancia una magia o attiva un’abilità ha di nuovo priorità dopo; dopo una risoluzione ce l’ha il giocatore attivo.',
  'M-X-018':
    'Quando tutti i giocatori passano di seguito, si risolve ciò che è in cima alla pila; se la pila è vuota, la sottofase o fase finisce.',
  'M-X-019':
    'Istantanei, magie con lampo e abilità attivate si possono usare ogni volta che il giocatore ha priorità; tutto il resto solo nella propria fase principale con la pila vuota.',
  'M-X-020':
    'Giocare una terra è un’azione speciale, quando si potrebbe lanciare una stregoneria: non usa la pila e non vi si può rispondere.',
  'M-X-021':
    'Un’abilità di mana (aggiunge mana, senza bersaglio, non di fedeltà) non usa la pila e può essere attivata anche mentre si paga un costo.',
  'M-X-022':
    'Se entrambi i giocatori devono scegliere insieme, sceglie prima il giocatore attivo, poi l’altro, poi tutto avviene insieme.',
  'M-X-023':
    'Si lancia in quest’ordine: mettere la carta in pila; scegliere modi, X e costi addizionali; scegliere bersagli; dividere effetti; fissare il costo totale; attivare abilità di mana; pagare.',
  'M-X-024': 'Se un passo non può essere fatto legalmente, la partita torna allo stato precedente al lancio.',
  'M-X-025':
    'Il costo totale è il costo di mana più i costi addizionali meno le riduzioni; si fissa prima di produrre mana.',
  'M-X-026':
    'Convocazione: per ogni mana colorato del costo totale si può TAPpare una creatura STAPpata di quel colore; per ogni mana generico, una qualsiasi creatura STAPpata.',
  'M-X-027': 'X è 0 ovunque l’oggetto non sia in pila.',
  'M-X-028': 'Un costo può essere pagato solo per intero; i punti vita può pagarli solo chi ne ha abbastanza.',
  'M-X-029':
    'Ogni uso della parola «bersaglio» richiede un bersaglio legale; lo stesso oggetto non può essere scelto due volte per un uso della parola, ma può per due usi diversi.',
  'M-X-030': '«Fino a» un numero di bersagli ne permette meno, anche nessuno.',
  'M-X-031': 'Un’abilità attivata si scrive «costo: effetto» e si risolve anche se la sua fonte non c’è più.',
  'M-X-032':
    'Alla risoluzione i bersagli si controllano di nuovo; un bersaglio che ha cambiato zona o non è più legale è illegale.',
  'M-X-033':
    'Se tutti i bersagli sono illegali, la magia o l’abilità è neutralizzata dalle regole e non ne avviene nulla; se lo sono solo alcuni, agisce su quelli legali.',
  'M-X-034':
    'Le istruzioni si seguono nell’ordine stampato; le scelte non fatte al lancio si fanno allora. Un istantaneo o una stregoneria va nel cimitero del proprietario come ultima parte della risoluzione.',
  'M-X-035': 'Una magia o abilità neutralizzata non restituisce i costi pagati.',
  'M-X-036':
    'Una magia che non può essere neutralizzata può essere bersaglio di una che neutralizza, che allora non le fa nulla.',
  'M-X-037': 'Le informazioni su una fonte che non c’è più vengono dal suo ultimo stato sul campo di battaglia.',
  'M-X-038':
    'Le abilità che cominciano con quando, ogniqualvolta o all’inizio si innescano da sé e vanno in pila la prossima volta che un giocatore riceverebbe priorità; i bersagli si scelgono allora.',
  'M-X-039':
    'Se ne aspettano più d’una, il giocatore attivo mette prima in pila le sue nell’ordine che vuole, poi l’altro giocatore.',
  'M-X-040':
    'Con una condizione subito dopo l’evento («se …»), l’abilità si innesca solo se la condizione vale e non fa nulla se alla risoluzione non vale più.',
  'M-X-041':
    'Gli inneschi per aver lasciato il campo di battaglia e per la morte guardano lo stato appena prima dell’evento; le creature che muoiono insieme si vedono morire.',
  'M-X-042': 'Un’abilità innescata ritardata si innesca una volta, la prossima volta che avviene il suo evento.',
  'M-X-043':
    'Nessuno riceve priorità nello STAP, quindi ciò che si innesca allora aspetta il mantenimento; la pescata del turno avviene prima che qualcuno riceva priorità nell’acquisizione.',
  'M-X-044':
    'Cancellazione: prima il giocatore attivo scarta fino al massimo di carte in mano; poi tutto il danno viene rimosso e tutti gli effetti «fino alla fine del turno» e «in questo turno» finiscono insieme.',
  'M-X-045':
    'Nessuno riceve priorità nella cancellazione, a meno che ci siano azioni di stato o inneschi; allora c’è priorità e poi un’altra cancellazione.',
  'M-X-046': 'Il mana non speso si perde alla fine di ogni sottofase e fase; non succede altro per questo.',
  'M-X-047':
    'Se nessuna creatura attacca, si saltano le sottofasi di dichiarazione delle creature bloccanti e di danno da combattimento.',
  'M-X-048':
    'Prima che un giocatore riceva priorità, tutte le azioni di stato che valgono si compiono insieme e si ricontrollano finché non ne vale nessuna; poi gli inneschi in attesa vanno in pila e il controllo si ripete.',
  'M-X-049':
    'Una creatura con costituzione 0 o meno viene messa nel cimitero del proprietario; non è distruzione, quindi rigenerazione e indistruttibile non aiutano.',
  'M-X-050':
    'Una creatura con danno pari o superiore alla costituzione, o danneggiata da una fonte con tocco letale dall’ultimo controllo, viene distrutta.',
  'M-X-051':
    'Regola delle leggende: un giocatore che controlla due o più permanenti leggendari con lo stesso nome ne tiene uno a sua scelta; gli altri vanno nei cimiteri dei proprietari.',
  'M-X-052': 'Un permanente con segnalini +1/+1 e −1/−1 li perde a coppie.',
  'M-X-053':
    'Debolezza da evocazione: una creatura può attaccare, o pagare un costo con {T}, solo se il suo controllore la controlla senza interruzione dall’inizio del suo turno più recente, o se ha rapidità.',
  'M-X-054':
    'Il giocatore attivo dichiara un insieme di attaccanti che non viola restrizioni e soddisfa quante più richieste («attacca se può») possibile.',
  'M-X-055': 'Il giocatore in difesa dichiara tutti i blocchi insieme, secondo lo stesso principio.',
  'M-X-056':
    'L’elusione (volare, intimidire, passa-terre, protezione, «non può essere bloccata») si controlla solo quando si dichiarano le creature bloccanti; i cambiamenti successivi non annullano un blocco.',
  'M-X-057':
    'Passa-terre: la creatura non può essere bloccata finché il giocatore in difesa controlla una terra di quel tipo.',
  'M-X-058':
    'Un attaccante bloccato resta bloccato anche se tutti i suoi bloccanti non ci sono più; allora non infligge danno da combattimento, tranne con travolgere.',
  'M-X-059':
    'Le creature bloccanti TAPpate infliggono comunque il loro danno; una creatura con forza 0 o meno non ne infligge.',
  'M-X-060':
    'Ordine di assegnazione del danno: subito dopo i blocchi il giocatore attaccante mette in ordine i bloccanti di ogni attaccante (il difensore fa lo stesso per una creatura che ne blocca più d’una).',
  'M-X-061':
    'Un attaccante deve assegnare danno letale a un bloccante prima di assegnarne al successivo nell’ordine; può assegnare più del letale.',
  'M-X-062':
    'Letale significa costituzione meno il danno già subito e meno quello assegnato da altri insieme; prevenzione e simili si ignorano; da una fonte con tocco letale 1 è letale.',
  'M-X-063':
    'Travolgere: si deve assegnare danno letale a tutti i bloccanti, il resto può andare al giocatore o al planeswalker; con tocco letale basta 1 per bloccante; senza bloccanti rimasti va tutto lì.',
  'M-X-064': 'Tutto il danno da combattimento di una sottofase di danno viene inflitto insieme.',
  'M-X-065':
    'Se un attaccante o un bloccante ha attacco improvviso o doppio attacco, ci sono due sottofasi di danno: nella prima infliggono danno quelle creature; nella seconda le altre e quelle con doppio attacco. I giocatori ricevono priorità dopo ciascuna.',
  'M-X-066':
    'Una creatura che ha inflitto danno nella prima sottofase e perde attacco improvviso non ne infligge nella seconda, a meno che allora abbia doppio attacco.',
  'M-X-067':
    'Una creatura viene rimossa dal combattimento se lascia il campo di battaglia, si rigenera, cambia controllore o smette di essere una creatura.',
  'M-X-068':
    'Il danno a un giocatore è perdita di punti vita; a un planeswalker, perdita di altrettanti segnalini fedeltà; a una creatura, danno segnato su di essa.',
  'M-X-069':
    'Legame vitale vale per qualsiasi danno della fonte, come parte del danno stesso e non come innesco; più volte non si sommano.',
  'M-X-070':
    'Protezione: il danno da fonti della qualità è prevenuto; Aure ed Equipaggiamenti di essa non possono essere assegnati e cadono; tali creature non possono bloccare; tali magie e abilità non possono bersagliarlo.',
  'M-X-071':
    'Una magia Aura bersaglia ciò che incanterà; se il bersaglio è illegale alla risoluzione, l’Aura va nel cimitero. Ci va anche un’Aura assegnata il cui oggetto non c’è più o non è più adatto.',
  'M-X-072':
    'Equipaggiare è un’abilità attivata, quando si potrebbe lanciare una stregoneria, che bersaglia una creatura controllata dal suo giocatore; equipaggiarne un’altra sposta l’Equipaggiamento.',
  'M-X-073':
    'Un Equipaggiamento resta assegnato quando la creatura cambia controllore; si separa quando se ne va o non può essere equipaggiata; un Equipaggiamento che diventa una creatura non può equipaggiare.',
  'M-X-074':
    'Il controllore di un’Aura o di un Equipaggiamento e quello della creatura su cui si trova possono essere giocatori diversi.',
  'M-X-075':
    'Gli effetti con «invece», «entra TAPpato», «entra come» e la prevenzione cambiano un evento prima che avvenga; ciascuno si applica al massimo una volta a un evento.',
  'M-X-076':
    'Se se ne applica più d’uno, il giocatore interessato, o il controllore dell’oggetto interessato, sceglie quale si applica per primo.',
  'M-X-077':
    'La rigenerazione crea uno scudo per il turno che sostituisce la prossima distruzione; gli scudi non usati finiscono nella cancellazione; «non può essere rigenerata» li ignora.',
  'M-X-078': 'Lottare: se una delle creature non c’è più o non è più una creatura, nessuna infligge danno.',
  'M-X-079':
    'Una ricerca nel grimorio di una carta di un certo genere può non trovare nulla anche se c’è; poi il grimorio si rimescola.',
  'M-X-080':
    'Le caratteristiche di un oggetto si calcolano ogni volta dai valori stampati, a strati: 1 copia, 2 controllo, 3 testo, 4 tipi, 5 colori, 6 abilità, 7 forza e costituzione.',
  'M-X-081':
    'Strato 7 in ordine: 7a valori che si definiscono da sé (*/*), 7b fissare un valore, 7c cambiamenti di +/−, 7d segnalini, 7e scambio.',
  'M-X-082':
    'In uno strato gli effetti si applicano per anzianità, prima i più vecchi; un effetto che dipende da un altro lo aspetta.',
  'M-X-083': 'Una forza o costituzione definita dalla carta stessa (*) vale in tutte le zone.',
  'M-X-084':
    'Un effetto di una magia o abilità risolta che cambia caratteristiche riguarda solo gli oggetti adatti quando si risolve, con i numeri di quel momento; un’abilità statica riguarda ciò che è adatto in ogni momento.',
  'M-X-085': 'Un effetto che dura finché vale una condizione finisce per sempre quando la condizione finisce.',
  'M-X-086':
    'Dare a una terra un tipo di terra base le dà l’abilità di mana di quel tipo; «in aggiunta» conserva i suoi altri tipi e abilità.',
  'M-X-087':
    'Una terra o un artefatto che diventa una creatura segue tutte le regole delle creature, anche la debolezza da evocazione.',
  'M-X-088':
    'Una copia prende i valori stampati dell’originale (e di altri effetti di copia su di esso), non segnalini, danno, Aure o altri effetti.',
  'M-X-089': 'Perdere tutte le abilità toglie quelle date prima; quelle date dopo funzionano.',
  'M-X-090':
    'Una magia planeswalker si lancia come una stregoneria ed entra con tanti segnalini fedeltà quanta è la fedeltà stampata.',
  'M-X-091': 'Un planeswalker con fedeltà 0 viene messo nel cimitero del suo proprietario.',
  'M-X-092':
    'Abilità di fedeltà: solo nella propria fase principale con la pila vuota, una per planeswalker e turno; il costo aggiunge o toglie i segnalini indicati, e si tolgono solo segnalini che ci sono.',
  'M-X-093':
    'Unicità dei planeswalker: un giocatore che controlla due planeswalker dello stesso tipo ne tiene uno a sua scelta.',
  'M-X-094':
    'Ogni attaccante viene dichiarato contro il giocatore o uno dei suoi planeswalker; il danno non da combattimento che la fonte di un avversario infliggerebbe a un giocatore può essere ridiretto da quell’avversario a un planeswalker di quel giocatore.',
  'M-X-095': 'Un emblema sta nella zona di comando, ha solo le sue abilità e non può essere rimosso.',
};
