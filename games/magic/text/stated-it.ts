/** The rules of the catalogue, in Italian. */
import type { StatedRules } from './stated.ts';
import { beyond } from './stated-beyond-it.ts';

export const it: StatedRules = {
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
  ...beyond,
};
