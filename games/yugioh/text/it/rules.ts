/** The rules of the rule index, in Italian. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
  rules: {
    'Y-GEN-001': 'Un Duello si gioca tra esattamente due giocatori.',
    'Y-GEN-002': 'Quando l’effetto di una carta contraddice una regola di base, vale l’effetto.',
    'Y-DECK-001': 'Il Main Deck ha da 40 a 60 carte.',
    'Y-DECK-002': 'L’Extra Deck ha da 0 a 15 carte, che non contano per le 40 del Main Deck.',
    'Y-DECK-003':
      'L’Extra Deck contiene solo Mostri Xyz, Synchro e Fusione, in qualsiasi combinazione, che non stanno mai nel Main Deck.',
    'Y-DECK-004': 'I Mostri Rituale stanno nel Main Deck.',
    'Y-DECK-005': 'I Mostri Pendulum stanno nel Main Deck.',
    'Y-DECK-006': 'Il Side Deck ha da 0 a 15 carte.',
    'Y-DECK-007': 'Al massimo 3 carte con lo stesso nome possono stare tra Main Deck, Extra Deck e Side Deck.',
    'Y-DECK-008': 'Carte con lo stesso nome sono la stessa carta.',
    'Y-DECK-009':
      'Una carta Proibita non può stare nel Deck; di una Limitata è ammessa 1 copia, di una Semi-Limitata 2.',
    'Y-DECK-010': 'I limiti di Y-DECK-009 contano Main Deck, Extra Deck e Side Deck insieme.',
    'Y-DECK-011':
      'La lista delle carte Proibite e Limitate non fa parte del regolamento: cambia regolarmente e vale nei tornei ufficiali.',
    'Y-MATCH-001': 'Un Match è al meglio di tre Duelli: lo vince chi vince 2 Duelli.',
    'Y-MATCH-002':
      'Dopo ogni Duello di un Match, ogni giocatore può scambiare carte del Side Deck con carte del Main Deck e dell’Extra Deck.',
    'Y-MATCH-003': 'Il Side Deck ha esattamente lo stesso numero di carte prima e dopo lo scambio.',
    'Y-MATCH-004': 'Dopo lo scambio, i Deck rispettano ancora da Y-DECK-001 a Y-DECK-010.',
    'Y-MATCH-005':
      'Entrambi i giocatori mostrano quante carte ha il loro Side Deck, prima del primo Duello e dopo lo scambio; le carte restano coperte.',
    'Y-MATCH-006':
      'Alla fine di un Duello, tutte le carte, anche quelle bandite, tornano nei Deck dei proprietari per il Duello successivo.',
    'Y-WIN-001': 'Ogni giocatore inizia un Duello con 8000 LP.',
    'Y-WIN-002': 'Un giocatore i cui LP arrivano a 0 perde il Duello.',
    'Y-WIN-003': 'Un giocatore che deve pescare una carta e non può perde il Duello.',
    'Y-WIN-004': 'Un giocatore vince il Duello quando lo dice l’effetto di una carta.',
    'Y-WIN-005': 'Se entrambi i giocatori arrivano a 0 LP nello stesso momento, il Duello è patta.',
    'Y-START-001': 'Ogni giocatore mescola il proprio Deck; poi l’avversario può mescolarlo e tagliarlo.',
    'Y-START-002': 'Deck ed Extra Deck si mettono coperti nelle loro zone.',
    'Y-START-003': 'Primo Duello di un Match: chi vince un sorteggio (morra cinese o moneta) decide chi inizia.',
    'Y-START-004':
      'Duelli successivi: chi ha perso il precedente decide chi inizia; dopo una patta si ripete il sorteggio.',
    'Y-START-005':
      'Quando si sa chi inizia, ogni giocatore pesca le prime 5 carte del proprio Deck come mano iniziale.',
    'Y-ZONE-001':
      'Ogni giocatore ha 5 Zone Mostro, 5 Zone Magia & Trappola, 1 Zona Terreno, 2 Zone Pendulum, un Cimitero, una Zona Deck e una Zona Extra Deck.',
    'Y-ZONE-002': 'Un giocatore controlla al massimo 5 mostri.',
    'Y-ZONE-003':
      'Un mostro è in uno di tre stati: Posizione di Attacco scoperta, Posizione di Difesa scoperta o Posizione di Difesa coperta.',
    'Y-ZONE-004':
      'Un giocatore ha al massimo 5 carte nelle proprie Zone Magia & Trappola, scoperte o coperte; le Carte Equipaggiamento contano.',
    'Y-ZONE-005':
      'Una Carta Magia richiede una Zona Magia & Trappola libera per essere attivata dalla mano; con tutte e cinque occupate non può essere attivata.',
    'Y-ZONE-006': 'Una Carta Magia Terreno va nella Zona Terreno e non conta tra le cinque.',
    'Y-ZONE-007':
      'Ogni giocatore può avere 1 Carta Magia Terreno sul proprio lato; entrambi possono averne una nello stesso momento.',
    'Y-ZONE-008':
      'Un Mostro Pendulum attivato come Carta Magia va scoperto in una Zona Pendulum e non conta né per le Zone Magia & Trappola né per le Zone Mostro.',
    'Y-ZONE-009': 'I mostri distrutti e le Carte Magia e Trappola usate vanno scoperti al Cimitero.',
    'Y-ZONE-010': 'L’ordine delle carte in un Cimitero non cambia mai.',
    'Y-ZONE-011': 'Entrambi i giocatori possono guardare entrambi i Cimiteri in qualsiasi momento.',
    'Y-ZONE-012':
      'Il Deck è coperto; quando un effetto fa cercare un giocatore al suo interno, viene mescolato dopo la risoluzione.',
    'Y-ZONE-013': 'L’Extra Deck è coperto; il proprietario può guardarlo in qualsiasi momento.',
    'Y-ZONE-014': '"Deck delle Fusioni" su una carta vecchia indica l’Extra Deck.',
    'Y-ZONE-015':
      '"Carte sul Terreno" sono tutte le carte di entrambi i giocatori nelle Zone Mostro, Magia & Trappola, Terreno e Pendulum; Cimitero, Deck, Extra Deck, mano e carte bandite non sono sul Terreno.',
    'Y-ZONE-016': 'Una carta che un giocatore controlla è una carta sul suo lato del Terreno.',
    'Y-CARD-001': 'Una Carta Mostro ha nome, Livello o Rango, Attributo, Tipo, ATK, DEF e un testo.',
    'Y-CARD-002': 'Il Livello è il numero di stelle; in un Mostro Xyz le stelle sono il Rango e non ha Livello.',
    'Y-CARD-003': 'Le abilità come Tuner stanno accanto al Tipo.',
    'Y-CARD-004': 'Il nome di una carta citato in un testo sta tra virgolette.',
    'Y-CARD-005': 'Gli effetti di un mostro normalmente non si possono usare mentre è coperto.',
    'Y-CARD-006':
      'Una Carta Magia o Trappola ha nome, specie (Magia o Trappola), un’icona e un testo; non ha Attributo.',
    'Y-CARD-007':
      'Le icone sono Equipaggiamento, Terreno, Rapida, Rituale, Continua e Contro; una Carta Magia o Trappola senza icona è Normale.',
    'Y-CARD-008':
      'Un Mostro Pendulum ha inoltre un Valore Pendulum e può avere un Effetto Pendulum; può avere un effetto mostro o nessuno.',
    'Y-MON-001': 'Un Mostro Normale non ha effetto; il suo testo non influisce sul Duello.',
    'Y-MON-002':
      'Gli effetti dei mostri sono Continui, Ignizione, Rapidi o Innesco; gli effetti Scoperta sono effetti Innesco.',
    'Y-MON-003':
      'Un effetto Continuo vale da quando il mostro è scoperto sul Terreno finché lascia il Terreno o non è più scoperto; non si attiva.',
    'Y-MON-004': 'Un effetto Ignizione si attiva dichiarandolo nella propria Main Phase; può avere un costo.',
    'Y-MON-005':
      'Un Effetto Rapido si può attivare anche nel turno dell’avversario; ha Spell Speed 2, tutti gli altri effetti dei mostri 1.',
    'Y-MON-006': 'Un effetto Innesco si attiva nel momento indicato dal testo (un evento o una fase).',
    'Y-MON-007':
      'Un effetto Scoperta, segnato "SCOPRI:", si attiva quando il mostro passa da coperto a scoperto, per Evocazione Scoperta, perché attaccato o per un effetto.',
    'Y-SUM-001': 'Un’Evocazione Normale mette un mostro dalla mano sul Terreno in Posizione di Attacco scoperta.',
    'Y-SUM-002':
      'I Mostri Normali e tutti i Mostri con Effetto senza restrizioni proprie possono essere Evocati Normalmente.',
    'Y-SUM-003':
      'Un mostro di Livello 4 o inferiore non richiede Tributi; Livello 5 o 6 ne richiede 1; Livello 7 o superiore 2.',
    'Y-SUM-004': 'I Tributi sono mostri che il giocatore controlla; si offrono prima di mettere il mostro.',
    'Y-SUM-005': 'Un’Evocazione Tributo è un’Evocazione Normale.',
    'Y-SUM-006':
      'Un giocatore può effettuare un’Evocazione Normale o Posizionare un mostro per turno, non entrambe; le Evocazioni Tributo contano, e il limite vale per entrambe le Main Phase.',
    'Y-SUM-007': 'Posizionare mette un mostro dalla mano sul Terreno in Posizione di Difesa coperta.',
    'Y-SUM-008': 'Posizionare un mostro richiede gli stessi Tributi che Evocarlo.',
    'Y-SUM-009': 'Posizionare un mostro non è un’Evocazione.',
    'Y-SUM-010':
      'Un mostro non può essere Evocato Normalmente né Posizionato dalla mano in Posizione di Difesa scoperta.',
    'Y-SUM-011':
      'Un’Evocazione Scoperta porta un proprio mostro dalla Posizione di Difesa coperta alla Posizione di Attacco scoperta, mai alla Difesa, senza effetti di carte.',
    'Y-SUM-012': 'Un mostro non può essere Evocato per Scoperta nel turno in cui è stato Posizionato.',
    'Y-SUM-013': 'Il numero di Evocazioni Scoperta per turno non è limitato.',
    'Y-SUM-014': 'Un mostro scoperto da un attacco o da un effetto non è stato Evocato per Scoperta.',
    'Y-SPS-001':
      'Le Evocazioni Pendulum, Xyz, Synchro, Fusione e Rituale sono Evocazioni Speciali, come quelle per condizione propria e per effetto.',
    'Y-SPS-002':
      'Salvo diversa indicazione, un mostro Evocato Specialmente si mette scoperto in Posizione di Attacco o di Difesa, a scelta del giocatore.',
    'Y-SPS-003': 'Il numero di Evocazioni Speciali per turno non è limitato, e non consumano l’Evocazione Normale.',
    'Y-SPS-004':
      'Un mostro con un proprio modo di essere Evocato Specialmente può essere Evocato da un altro effetto da mano, Deck o Cimitero solo dopo essere stato Evocato correttamente in quel modo una volta.',
    'Y-SPS-005': 'Le condizioni per Evocare un mostro solo Speciale non sono un effetto.',
    'Y-PEN-001':
      'Un Mostro Pendulum si usa come mostro (Evocato o Posizionato) o, nella propria Main Phase, si attiva come Carta Magia in una Zona Pendulum libera.',
    'Y-PEN-002': 'In una Zona Pendulum vale solo l’Effetto Pendulum, in una Zona Mostro solo l’effetto mostro.',
    'Y-PEN-003':
      'Un’Evocazione Pendulum richiede una carta Pendulum in ciascuna delle due Zone Pendulum del giocatore.',
    'Y-PEN-004': 'Si dichiara nella propria Main Phase, una volta per turno.',
    'Y-PEN-005':
      'Evoca Specialmente, tutti insieme, un qualsiasi numero di mostri dalla mano e dalle carte scoperte dell’Extra Deck.',
    'Y-PEN-006': 'Ciascuno di questi mostri deve avere un Livello superiore al Valore minore e inferiore al maggiore.',
    'Y-PEN-007': 'Non importa quale delle due zone abbia il Valore minore.',
    'Y-PEN-008':
      'Un Mostro Pendulum sul Terreno che andrebbe al Cimitero si mette scoperto in cima all’Extra Deck del proprietario; da lì può essere Evocato di nuovo tramite Pendulum.',
    'Y-XYZ-001': 'Un Mostro Xyz indica il numero e il Livello dei suoi Materiali Xyz.',
    'Y-XYZ-002': 'I Materiali sono mostri scoperti sul lato del Terreno di chi Evoca.',
    'Y-XYZ-003':
      'Evocazione Xyz: scegli il Mostro Xyz nell’Extra Deck, impila i Materiali e metti il Mostro Xyz sopra di essi.',
    'Y-XYZ-004': 'I Materiali Xyz sono attaccati al loro mostro e non sono carte sul Terreno.',
    'Y-XYZ-005': 'Staccare prende uno dei Materiali da sotto il mostro e lo manda al Cimitero.',
    'Y-XYZ-006': 'Quando un Mostro Xyz lascia il Terreno, tutti i suoi Materiali vanno al Cimitero.',
    'Y-XYZ-007': 'Quando un Mostro Xyz viene coperto o cambia controllo, i suoi Materiali restano attaccati.',
    'Y-XYZ-008': 'I Segna-Mostro non possono essere Materiali Xyz.',
    'Y-SYN-001':
      'Un’Evocazione Synchro usa esattamente 1 Tuner e un qualsiasi numero di mostri non-Tuner, scoperti e controllati dal giocatore, come Materiali Synchro.',
    'Y-SYN-002': 'I Livelli di tutti i Materiali danno esattamente il Livello del Mostro Synchro.',
    'Y-SYN-003':
      'Si dichiara nella propria Main Phase; prima i Materiali vanno al Cimitero; poi il Mostro Synchro si mette dall’Extra Deck scoperto in Posizione di Attacco o di Difesa.',
    'Y-SYN-004': 'I Materiali devono anche corrispondere a quanto indicato dal Mostro Synchro.',
    'Y-FUS-001':
      'Un’Evocazione Fusione richiede una carta di Evocazione come "Polimerizzazione" e tutti i Materiali da Fusione indicati sul Mostro Fusione, nei luoghi che quella carta nomina.',
    'Y-FUS-002':
      'Quando la carta di Evocazione si risolve, i Materiali vanno al Cimitero, poi il Mostro Fusione si mette dall’Extra Deck scoperto in Posizione di Attacco o di Difesa; la carta di Evocazione va al Cimitero per ultima.',
    'Y-FUS-003': 'Se un altro effetto manda i Materiali altrove, l’Evocazione Fusione avviene comunque.',
    'Y-FUS-004': 'Solo un Mostro Fusione che è nell’Extra Deck può essere Evocato tramite Fusione.',
    'Y-RIT-001':
      'Una Carta Magia Rituale si può attivare solo con il Mostro Rituale corrispondente in mano e i Tributi richiesti in mano o sul proprio Terreno.',
    'Y-RIT-002':
      'Se l’attivazione riesce, alla risoluzione i mostri richiesti dalla Carta Magia Rituale vengono offerti come Tributo dalla mano o dal Terreno.',
    'Y-RIT-003':
      'Poi il Mostro Rituale si mette scoperto in Posizione di Attacco o di Difesa, e la Carta Magia Rituale va al Cimitero per ultima.',
    'Y-TOK-001': 'I Segna-Mostro sono mostri creati da effetti; non stanno in nessun Deck.',
    'Y-TOK-002': 'Un Segna-Mostro esiste solo sul Terreno: se andrebbe altrove, viene rimosso e non è in alcun luogo.',
    'Y-TOK-003':
      'Un Segna-Mostro occupa una Zona Mostro ed è scoperto in Posizione di Attacco o di Difesa, mai coperto.',
    'Y-POS-001':
      'Nelle proprie Main Phase un giocatore può cambiare ogni suo mostro tra Posizione di Attacco e di Difesa scoperta, o Evocarlo per Scoperta, che è un cambio di posizione.',
    'Y-POS-002': 'Eccezione 1: non un mostro messo sul Terreno nello stesso turno.',
    'Y-POS-003': 'Eccezione 2: non, nella Main Phase 2, un mostro che ha attaccato nella Battle Phase di quel turno.',
    'Y-POS-004': 'Eccezione 3: non un mostro la cui posizione il giocatore ha già cambiato nello stesso turno.',
    'Y-POS-005': 'I cambi di posizione dovuti a un effetto non seguono le tre eccezioni e non contano per la terza.',
    'Y-SPL-001': 'Le Carte Magia non Rapide si attivano solo nella propria Main Phase.',
    'Y-SPL-002':
      'Carta Magia Normale e Rituale: si annuncia e si mette scoperta; se l’attivazione riesce, l’effetto si risolve, poi va al Cimitero.',
    'Y-SPL-003': 'Carta Magia Continua: resta sul Terreno; l’effetto dura finché è scoperta lì.',
    'Y-SPL-004':
      'Carta Magia Equipaggiamento: dà il suo effetto a un mostro scoperto (di qualsiasi giocatore, come dice la carta), resta sul Terreno e occupa una Zona Magia & Trappola di chi la controlla.',
    'Y-SPL-005':
      'Quando il mostro equipaggiato viene distrutto, coperto o lascia il Terreno, le sue Carte Equipaggiamento vengono distrutte.',
    'Y-SPL-006': 'Carta Magia Terreno: va nella Zona Terreno e resta; molte riguardano entrambi i giocatori.',
    'Y-SPL-007':
      'Per usare un’altra Carta Magia Terreno, un giocatore manda prima la propria precedente al Cimitero; quella dell’avversario resta.',
    'Y-SPL-008':
      'Una Carta Magia Terreno può essere Posizionata coperta nella Zona Terreno e non fa nulla finché non è scoperta.',
    'Y-SPL-009': 'Carta Magia Rapida: si può attivare dalla mano in qualsiasi fase del proprio turno.',
    'Y-SPL-010':
      'Una Carta Magia Rapida Posizionata si può attivare nel turno di qualsiasi giocatore, ma non in quello in cui è stata Posizionata.',
    'Y-SPL-011':
      'Ogni altra Carta Magia Posizionata si può attivare in una Main Phase del turno in cui è stata Posizionata, ma Posizionarla non la rende utilizzabile nel turno dell’avversario.',
    'Y-SPL-012':
      'Le Carte Magia e Trappola si Posizionano nelle proprie Main Phase, in qualsiasi numero finché ci sono zone libere.',
    'Y-TRP-001':
      'Una Carta Trappola deve essere Posizionata prima di poter essere attivata, e non nel turno in cui è stata Posizionata.',
    'Y-TRP-002': 'Dall’inizio del turno successivo si può attivare nel turno di qualsiasi giocatore.',
    'Y-TRP-003': 'Carta Trappola Normale: va al Cimitero dopo la risoluzione del suo effetto.',
    'Y-TRP-004':
      'Carta Trappola Continua: resta sul Terreno; l’effetto dura finché è scoperta lì, e può avere effetti che funzionano come Ignizione o Innesco.',
    'Y-TRP-005':
      'Carta Contro-Trappola: si attiva in risposta ad altre attivazioni, spesso per annullarle e con un costo.',
    'Y-TURN-001':
      'Un turno ha sei fasi in quest’ordine: Draw, Standby, Main 1, Battle, Main 2, End. I giocatori si alternano.',
    'Y-TURN-002': 'Draw Phase: il giocatore di turno pesca 1 carta.',
    'Y-TURN-003': 'Chi inizia non pesca nella Draw Phase del primo turno.',
    'Y-TURN-004':
      'Nella Draw Phase dopo la pescata, e in Standby, Battle ed End Phase, si possono attivare Carte Trappola e Magie Rapide.',
    'Y-TURN-005': 'Standby Phase: si trattano gli effetti e i costi che nominano questa fase.',
    'Y-TURN-006':
      'Main Phase 1: il giocatore di turno può Evocare o Posizionare mostri, cambiare posizioni, attivare carte ed effetti e Posizionare Carte Magia e Trappola, in qualsiasi ordine.',
    'Y-TURN-007':
      'Carte ed effetti si possono attivare quante volte si vuole in una Main Phase finché i costi possono essere pagati.',
    'Y-TURN-008': 'La Battle Phase è facoltativa, anche per chi controlla mostri.',
    'Y-TURN-009': 'Chi inizia non può condurre una Battle Phase nel primo turno.',
    'Y-TURN-010':
      'La Main Phase 2 ha luogo solo se c’è stata la Battle Phase; altrimenti dopo la Main Phase 1 viene la End Phase.',
    'Y-TURN-011':
      'La Main Phase 2 permette le stesse azioni della Main Phase 1; un’azione limitata già usata nella prima è consumata.',
    'Y-TURN-012': 'End Phase: si risolvono gli effetti che nominano questa fase.',
    'Y-TURN-013':
      'Alla fine della End Phase, un giocatore di turno con più di 6 carte in mano scarta a sua scelta fino ad averne 6.',
    'Y-BAT-001':
      'La Battle Phase consiste in Start Step, Battle Step, Damage Step ed End Step; Battle e Damage Step si ripetono per ogni attacco, tornando sempre dal Damage Step al Battle Step.',
    'Y-BAT-002': 'Il giocatore di turno annuncia la Battle Phase nello Start Step e la sua fine nell’End Step.',
    'Y-BAT-003':
      'Battle Step: il giocatore di turno sceglie 1 dei propri mostri per attaccare e 1 mostro dell’avversario come bersaglio.',
    'Y-BAT-004': 'Se l’avversario non controlla mostri, l’attacco è diretto.',
    'Y-BAT-005': 'Ogni mostro scoperto in Posizione di Attacco può attaccare una volta per turno.',
    'Y-BAT-006': 'Nessun mostro è obbligato ad attaccare.',
    'Y-BAT-007':
      'Replay: avviene quando, dopo la dichiarazione di attaccante e bersaglio e prima del Damage Step, il bersaglio lascia il Terreno o un nuovo mostro appare sul lato dell’avversario.',
    'Y-BAT-008':
      'In un Replay il giocatore di turno sceglie: attaccare con lo stesso mostro (scegliendo di nuovo il bersaglio), attaccare con un altro mostro o non attaccare.',
    'Y-BAT-009':
      'Se attacca con un altro mostro, il primo conta come se avesse dichiarato un attacco e non può attaccare di nuovo in questo turno.',
    'Y-DMG-001':
      'Nel Damage Step si possono attivare solo Carte Contro-Trappola e carte che cambiano direttamente ATK o DEF, e solo fino all’inizio del calcolo dei danni.',
    'Y-DMG-002':
      'Un mostro coperto attaccato viene messo in Posizione di Difesa scoperta nel Damage Step, prima del calcolo dei danni.',
    'Y-DMG-003':
      'L’effetto Scoperta di un mostro così scoperto si attiva e si risolve dopo il calcolo dei danni, anche se il mostro è stato distrutto.',
    'Y-DMG-004':
      'Tale effetto Scoperta non può scegliere come bersaglio un mostro distrutto in quel calcolo dei danni.',
    'Y-DMG-005':
      'Contro un mostro in Posizione di Attacco si confronta l’ATK dell’attaccante con il suo ATK; contro uno in Posizione di Difesa con la sua DEF.',
    'Y-DMG-006':
      'Posizione di Attacco, attaccante superiore: il bersaglio viene distrutto; l’avversario subisce la differenza come danno da combattimento.',
    'Y-DMG-007': 'Posizione di Attacco, pari: entrambi i mostri vengono distrutti; nessun danno.',
    'Y-DMG-008':
      'Posizione di Attacco, attaccante inferiore: l’attaccante viene distrutto; chi lo controlla subisce la differenza come danno da combattimento.',
    'Y-DMG-009': 'Posizione di Difesa, attaccante superiore: il bersaglio viene distrutto; nessun danno.',
    'Y-DMG-010': 'Posizione di Difesa, pari: nulla viene distrutto; nessun danno.',
    'Y-DMG-011':
      'Posizione di Difesa, attaccante inferiore: nulla viene distrutto; chi controlla l’attaccante subisce la differenza come danno da combattimento.',
    'Y-DMG-012': 'Attacco diretto: l’avversario subisce l’intero ATK dell’attaccante come danno da combattimento.',
    'Y-DMG-013':
      'Un mostro con ATK 0 non distrugge nulla in battaglia; due mostri in Posizione di Attacco con ATK 0 non si distruggono.',
    'Y-DMG-014':
      'Danno perforante: quando un attaccante con questa capacità attacca un mostro in Posizione di Difesa con DEF inferiore, l’avversario subisce ATK meno DEF come danno da combattimento.',
    'Y-DMG-015':
      'Il danno da combattimento è quello di un attacco o di una battaglia tra mostri; il danno di un effetto non lo è.',
    'Y-DMG-016': 'Un mostro distrutto in battaglia viene mandato al Cimitero.',
    'Y-CHN-001':
      'Dopo ogni attivazione di una carta o effetto, l’avversario può rispondere con un effetto prima che il primo faccia qualcosa.',
    'Y-CHN-002': 'Se l’avversario risponde, l’altro giocatore può rispondere a sua volta, e così via.',
    'Y-CHN-003': 'Se l’avversario non risponde, chi ha attivato per ultimo può aggiungere un altro effetto al proprio.',
    'Y-CHN-004': 'Quando entrambi i giocatori passano, la Catena si risolve in ordine inverso di attivazione.',
    'Y-CHN-005':
      'La prima attivazione è l’Anello 1, ogni altra prende il numero successivo; la risoluzione va dal numero più alto a 1.',
    'Y-CHN-006': 'Una risposta richiede Spell Speed 2 o 3, e almeno quella dell’Anello immediatamente precedente.',
    'Y-CHN-007':
      'Spell Speed 1: Carte Magia Normali, Equipaggiamento, Continue, Terreno e Rituale; effetti Ignizione, Innesco e Scoperta.',
    'Y-CHN-008':
      'Spell Speed 1 non è mai una risposta; è Anello 2 o superiore solo quando più effetti simili si attivano insieme (Y-SIM-002).',
    'Y-CHN-009': 'Spell Speed 2: Carte Trappola Normali e Continue, Carte Magia Rapide, Effetti Rapidi.',
    'Y-CHN-010': 'Spell Speed 2 può rispondere a Spell Speed 1 e 2 e normalmente si può attivare in qualsiasi fase.',
    'Y-CHN-011':
      'Spell Speed 3: solo Carte Contro-Trappola. Possono rispondere a ogni Spell Speed, e solo Spell Speed 3 può rispondere a esse.',
    'Y-CHN-012': 'Un Anello la cui attivazione è stata annullata non fa nulla; gli altri si risolvono normalmente.',
    'Y-CHN-013':
      'Evocare, offrire Tributi, cambiare posizione di battaglia e pagare costi non sono attivazioni: non iniziano una Catena e non vi si può rispondere in Catena.',
    'Y-PRI-001': 'Il giocatore di turno ha Priorità, il diritto di attivare per primo, all’inizio di ogni fase e step.',
    'Y-PRI-002':
      'Finché il giocatore di turno mantiene la Priorità, l’avversario non può attivare nulla; fanno eccezione gli effetti Innesco e Scoperta, che si attivano da soli.',
    'Y-PRI-003':
      'Il giocatore di turno usa la Priorità per un’attivazione o la passa; dopo un’attivazione va all’avversario.',
    'Y-PRI-004':
      'Una fase o step non può finire prima che il giocatore di turno passi la Priorità; annunciarne la fine è passare, e l’avversario può allora attivare qualcosa prima che finisca.',
    'Y-SIM-001':
      'Quando un effetto fa fare qualcosa a entrambi i giocatori insieme, il giocatore di turno lo fa per primo.',
    'Y-SIM-002':
      'Quando più effetti di Spell Speed 1 (Inneschi) si attivano insieme formano una sola Catena: prima quelli del giocatore di turno, nell’ordine che sceglie, poi quelli dell’avversario, nell’ordine che sceglie.',
    'Y-SIM-003': 'Tale Catena si risolve come ogni altra, quindi gli effetti dell’avversario si risolvono per primi.',
    'Y-INF-001':
      'Il numero di carte in ogni mano e Deck, i Cimiteri e i LP sono noti a entrambi in ogni momento e vanno detti con verità.',
    'Y-INF-002': 'Le mani, le carte coperte dell’avversario e l’ordine di tutti i Deck sono nascosti.',
    'Y-CTR-001': 'I Segnalini si mettono solo quando lo dice un effetto, e su carte scoperte.',
    'Y-CTR-002':
      'Un Segnalino può avere un nome; per il resto non ha effetto proprio. Gli effetti possono contarli o richiederne la rimozione come costo.',
    'Y-CTR-003': 'Una moneta e un dado a sei facce si lanciano solo per effetti che lo chiedono.',
    'Y-LVF-001':
      'Un effetto che si attiva quando un mostro lascia il Terreno lo fa quando il mostro va al Cimitero, viene bandito o torna in mano o nell’Extra Deck.',
    'Y-LVF-002':
      'Non lo fa quando il mostro viene mescolato nel Main Deck o diventa Materiale Xyz, benché non sia più sul Terreno.',
    'Y-TERM-001': 'Chi controlla una carta prende le decisioni per essa.',
    'Y-TERM-002': 'Una carta il cui controllo un effetto dà all’avversario passa sul suo lato del Terreno.',
    'Y-TERM-003': 'Una carta che va al Cimitero, in mano o nel Deck va sempre in quelli del proprietario.',
    'Y-TERM-004':
      'Una carta viene distrutta quando la battaglia o un effetto che dice "distruggere" la manda al Cimitero.',
    'Y-TERM-005':
      'Una carta che torna in mano o nel Deck, o mandata al Cimitero come costo o Tributo, non viene distrutta.',
    'Y-TERM-006':
      'Distruggere, scartare e offrire come Tributo mandano la carta al Cimitero e soddisfano gli effetti che lo attendono.',
    'Y-TERM-007': 'Una carta bandita spostata al Cimitero non è "mandata al Cimitero".',
    'Y-TERM-008':
      'Scartare è mandare una carta dalla mano al Cimitero, per un effetto, come costo o per il limite della mano.',
    'Y-TERM-009':
      'Offrire come Tributo è mandare al Cimitero un mostro che si controlla, scoperto o coperto, come costo di un’Evocazione o di un effetto.',
    'Y-TERM-010': 'Una carta bandita si mette da parte, fuori dal Terreno e dal Cimitero.',
    'Y-TERM-011':
      'Un costo si paga per intero prima di dichiarare l’attivazione (o l’Evocazione); chi non può pagare non può attivare.',
    'Y-TERM-012': 'Un costo non viene restituito quando l’attivazione è annullata.',
    'Y-TERM-013': 'Un costo non fa parte dell’effetto.',
    'Y-TERM-014': 'L’ATK o la DEF originale è il numero stampato, senza modifiche di effetti.',
    'Y-TERM-015':
      'Un giocatore che cerca nel proprio Deck poi lo mescola e lascia che l’avversario lo mescoli o lo tagli.',
    'Y-TERM-016': 'Un effetto che cerca nel Deck non si può attivare quando nessuna carta corrisponde.',
    'Y-TERM-017':
      'Una carta rivelata si mostra a entrambi i giocatori; non si attiva, non innesca effetti Scoperta e di norma torna dov’era.',
    'Y-TERM-018': 'Le carte scavate si mostrano a entrambi i giocatori e restano nel Deck finché l’effetto le sposta.',
    'Y-TERM-019':
      'Una scelta a caso non deve far sapere a nessuno quale carta viene scelta; si mescola senza guardare.',
    'Y-TERM-020': 'Ogni carta coperta sul Terreno è Posizionata.',
    'Y-TERM-021':
      'Le Carte Equipaggiamento sono Magie Equipaggiamento, Trappole equipaggiate a un mostro e mostri equipaggiati a un mostro.',
    'Y-TERM-022':
      'Una Trappola equipaggiata resta una Trappola; una Carta Mostro equipaggiata è trattata come Magia Equipaggiamento.',
    'Y-TERM-023':
      'Una Carta Mostro equipaggiata a un mostro non può passare a un altro, nemmeno per un effetto che sposta Carte Equipaggiamento; un Mostro Unione equipaggiato dal proprio effetto sì.',
    'Y-X-FET-01':
      'Lo stato del gioco è aperto quando nessuna Catena si forma o si risolve e nessuna risposta è in attesa; ogni fase e step inizia aperto. In stato aperto può agire solo il giocatore di turno.',
    'Y-X-FET-02':
      'Solo in stato aperto il giocatore di turno può Evocare Normalmente, Posizionare, Evocare per Scoperta, fare un’Evocazione Speciale propria (Pendulum, Xyz, Synchro, condizione propria), cambiare posizioni, attivare Magie di Spell Speed 1, carte Pendulum ed effetti Ignizione, dichiarare attacchi o finire la fase o lo step.',
    'Y-X-FET-03':
      'Dopo un’azione che non inizia una Catena, e dopo la risoluzione di una Catena: prima tutti gli effetti Innesco innescati formano una nuova Catena; se non ce ne sono, il giocatore di turno può attivare un effetto veloce; se passa, può l’avversario; se entrambi passano, lo stato è di nuovo aperto.',
    'Y-X-FET-04':
      'Mentre si forma una Catena, decide per primo chi non ha aggiunto l’ultimo Anello; quando entrambi passano di seguito, la Catena si chiude.',
    'Y-X-FET-05':
      'Quando il giocatore di turno passa in stato aperto, l’avversario può attivare un effetto veloce. Se passa, la fase o lo step finisce; se attiva, si tratta la Catena e lo stato è di nuovo aperto, quindi non è finito.',
    'Y-X-FET-06':
      'Dopo un’Evocazione il giocatore di turno non può usare un effetto Ignizione, nemmeno quello del nuovo mostro, prima che l’avversario abbia potuto rispondere (la vecchia "priorità di Ignizione" è abolita).',
    'Y-X-FET-07':
      'Gli effetti che si attivano "durante" una fase, senza evento, si attivano uno alla volta in quella fase, ciascuno in una propria Catena; quelli obbligatori devono essere stati attivati prima della fine.',
    'Y-X-FET-08':
      'Una Trappola, Magia Rapida o Effetto Rapido con la condizione "quando (evento)" si può attivare solo nella finestra subito dopo quell’evento, come qualsiasi Anello della Catena lì formata; se l’evento non è stata l’ultima cosa accaduta, la finestra non si apre.',
    'Y-X-FET-09':
      'Un effetto obbligatorio che si attiva durante una fase e la cui attivazione è stata annullata si attiva di nuovo nella stessa fase finché si risolve una volta (regola fino al 2016); uno il cui effetto è stato annullato, no.',
    'Y-X-FET-10':
      'A un evento (un’Evocazione, una dichiarazione di attacco) risponde una sola Catena. Qualsiasi numero dei suoi Anelli può essere di carte che rispondono all’evento, anche come Anello 2 o superiore e in più copie; risolta la Catena, l’evento è passato, qualunque cosa sia stata annullata.',
    'Y-X-FET-11':
      'Nulla si può attivare nella Draw Phase prima della pescata normale; gli effetti che iniziano "nella Draw Phase" vengono dopo.',
    'Y-X-FET-12':
      'Dopo un’Evocazione riuscita gli effetti veloci si offrono in quest’ordine: Inneschi dell’evento (una Catena, Y-X-TRG-06), altrimenti un effetto veloce del giocatore di turno, altrimenti uno dell’avversario. Una carta che distrugge "quando un mostro viene Evocato" non ferma gli Inneschi di quell’Evocazione.',
    'Y-X-ACT-01':
      'Ordine di un’attivazione: annunciare e mostrare la carta (dalla mano: metterla nella sua zona), verificare le condizioni, pagare i costi, scegliere bersagli e opzioni; allora è un Anello. Nei testi, prima dei due punti sta la condizione, prima del punto e virgola ciò che si fa all’attivazione, il resto alla risoluzione.',
    'Y-X-ACT-02':
      'Un effetto ha bersagli solo se il testo lo dice (vecchi testi: "selezionare"); tutti i bersagli si scelgono all’attivazione e devono essere validi allora. Le scelte senza bersaglio si fanno alla risoluzione.',
    'Y-X-ACT-03':
      'Alla risoluzione, un bersaglio che ha lasciato il suo posto, è stato coperto dove si richiedeva scoperto o non va più bene non è colpito; gli altri sì, salvo che il testo li richieda tutti.',
    'Y-X-ACT-04':
      'Una carta o effetto non si può attivare se in quel momento non potrebbe fare nulla: nessun bersaglio valido, nulla da distruggere, nessuna Zona Mostro libera per la sua Evocazione, troppo poche carte da pescare.',
    'Y-X-ACT-05':
      'Legami tra parti di un effetto: "A e B" entrambe o nulla, insieme; "A, e se lo fai, B" insieme, B solo se A è avvenuto; "A, poi B" una dopo l’altra, B solo se A è avvenuto; "A, e inoltre B" insieme, indipendenti; "A, e inoltre, dopo di ciò, B" una dopo l’altra, indipendenti.',
    'Y-X-ACT-06':
      'Magie Normali, Rituale e Rapide e Trappole Normali e Contro restano nella loro zona finché tutta la Catena è risolta e poi vanno al Cimitero. Lasciare prima il Terreno non ferma il loro effetto.',
    'Y-X-ACT-07':
      'Carte Continue, Equipaggiamento, Terreno e Pendulum devono essere scoperte sul Terreno quando il loro Anello si risolve, altrimenti non hanno effetto. Una Magia Equipaggiamento il cui bersaglio non è più valido alla risoluzione va al Cimitero senza essere equipaggiata.',
    'Y-X-ACT-08':
      'Un effetto mostro attivato si risolve anche se il mostro ha lasciato il Terreno o è stato coperto, salvo le parti che lo richiedono lì ("questa carta guadagna …").',
    'Y-X-ACT-09': 'Mentre una Catena si risolve nulla si può attivare; gli effetti Continui valgono subito.',
    'Y-X-ACT-10':
      'Se alla risoluzione una ricerca non trova nulla di adatto, l’effetto non fa altro; il Deck si mescola comunque, e l’avversario può accertarsene (qui il Deck si mostra a entrambi).',
    'Y-X-ACT-11':
      'Una carta non influenzata da un effetto può comunque essere scelta, essere bersaglio, Tributo, materiale o costo; solo ciò che l’effetto le farebbe non accade. Una carta che "non può essere bersaglio" non è un bersaglio valido ma è toccata da effetti senza bersaglio.',
    'Y-X-ACT-12':
      '"Non può essere attivato" si verifica all’attivazione; "gli effetti sono annullati" alla risoluzione. Una carta attivata prima del divieto si risolve ancora, salvo che anche il suo effetto sia annullato.',
    'Y-X-ACT-13':
      'Una Magia o Trappola Normale il cui testo la fa restare (come Carta Equipaggiamento, per alcuni turni, Posizionata di nuovo) resta; la fine della Catena non la manda al Cimitero. Se lascia il Terreno prima di risolversi fa solo ciò che non richiede la sua presenza. Una carta che si è Posizionata di nuovo è stata Posizionata in questo turno (Y-TRP-001).',
    'Y-X-ACT-14':
      'Una carta spostata da un effetto da un luogo nascosto a un altro, o Posizionata, perché soddisfa una condizione si mostra a entrambi i giocatori; una senza condizione ("qualsiasi carta") no.',
    'Y-X-ACT-15':
      'Un bersaglio che è stato coperto non è più la carta scoperta a cui mirava l’effetto, anche se viene scoperto di nuovo prima della risoluzione.',
    'Y-X-NEG-01':
      '"Annulla l’attivazione": l’Anello conta come non attivato. Una Magia o Trappola la cui attivazione è annullata va al Cimitero, non conta come mandata dal Terreno ed è distrutta solo se lo dice l’effetto che annulla. I costi restano pagati.',
    'Y-X-NEG-02':
      '"Annulla l’effetto": l’attivazione vale e conta per tutti i limiti; l’effetto non si applica; una carta che resta sul Terreno vi rimane. Annullare gli effetti di un mostro comprende quelli Continui e ogni suo effetto che si risolve finché dura l’annullamento.',
    'Y-X-NEG-03':
      'Una carta che annulla un’attivazione deve essere l’Anello immediatamente sopra quello annullato; solo una può provarci, e una risposta a essa non può più salvare né colpire l’Anello sotto.',
    'Y-X-NEG-04':
      'Attivare una Carta Magia o Trappola e attivare un effetto di una carta già scoperta sono eventi diversi; "quando una Carta Magia viene attivata" è soddisfatto solo dal primo.',
    'Y-X-TRG-01':
      'Un effetto Innesco con "puoi" è facoltativo, senza è obbligatorio. Uno obbligatorio si attiva anche contro la volontà di chi lo controlla; uno facoltativo non attivato nella sua finestra è perso.',
    'Y-X-TRG-02':
      'Gli eventi durante la formazione o la risoluzione di una Catena si ricordano; gli effetti innescati si attivano in una nuova Catena dopo la risoluzione completa.',
    'Y-X-TRG-03':
      'Perdere il momento: un effetto facoltativo "Quando …: Puoi" si attiva solo se il suo evento è stata l’ultima cosa accaduta. Gli eventi simultanei sono tutti ultimi.',
    'Y-X-TRG-04':
      'Casi usuali di perdita del momento: l’evento era un costo, un Tributo o un materiale (è seguita un’attivazione o Evocazione); è avvenuto all’Anello 2 o superiore e un Anello inferiore ha fatto qualcosa; è seguita una parte "poi" dello stesso effetto.',
    'Y-X-TRG-05':
      'Gli effetti "Se …: Puoi" e tutti quelli obbligatori non perdono mai il momento; si attivano alla prossima occasione.',
    'Y-X-TRG-06':
      'Ordine degli effetti innescati insieme: 1. obbligatori del giocatore di turno, 2. obbligatori dell’avversario, 3. facoltativi del giocatore di turno, 4. facoltativi dell’avversario; in ogni gruppo sceglie il suo giocatore. Gli effetti veloci si aggiungono dopo, prima quelli di chi non ha aggiunto l’ultimo Anello.',
    'Y-X-TRG-07':
      'Un effetto si attiva una volta per tutti gli eventi simultanei. Si attiva dove la carta è ora (per esempio nel Cimitero) e richiede che sia ancora lì all’attivazione, non alla risoluzione.',
    'Y-X-TRG-08':
      'Un effetto che si attiva nel Cimitero, in mano o da bandito si innesca anche se il mostro era coperto quando è stato distrutto o mandato; uno che richiede la carta scoperta sul Terreno, no.',
    'Y-X-TRG-09':
      'Una condizione con "e mandato al Cimitero" non è soddisfatta se la carta è stata bandita, era un Segna-Mostro o è andata scoperta nell’Extra Deck (Y-PEN-008), benché distrutta.',
    'Y-X-TRG-10':
      'Un evento in una Catena che appartiene all’attivazione (un costo) precede ogni evento della risoluzione: un effetto facoltativo "Quando" della carta pagata ha perso il momento; uno obbligatorio o "Se" attende la fine della Catena.',
    'Y-X-SMN-01':
      'Un’Evocazione che non inizia una Catena (Normale, Tributo, Scoperta, Pendulum, Xyz, Synchro, condizione propria) ha tre passi: dichiararla e pagare Tributi o materiali; finestra per annullarla; riesce e il mostro è sul Terreno.',
    'Y-X-SMN-02':
      'Nella finestra di annullamento si possono attivare, come Anello 1, solo effetti che annullano un’Evocazione; altri effetti veloci possono rispondere a quell’Anello. C’è una sola tale Catena per Evocazione. Il mostro non è ancora sul Terreno.',
    'Y-X-SMN-03':
      'Un’Evocazione annullata non è avvenuta: nessun effetto di "Evocato", "lascia il Terreno" o "mandato dal Terreno" vale, il mostro conta come non Evocato correttamente, Tributi e materiali restano pagati, l’uso del turno è speso, un Mostro Pendulum va al Cimitero; tutti i mostri di un’Evocazione Pendulum sono annullati insieme.',
    'Y-X-SMN-04':
      'Un’Evocazione fatta da un effetto che si risolve (Fusione, Rituale, "Mostro Resuscitato") non può essere annullata come Evocazione; solo l’attivazione dell’effetto può esserlo.',
    'Y-X-SMN-05':
      'Tributi e materiali escono prima che il nuovo mostro sia messo, quindi un Terreno pieno non impedisce un’Evocazione che ne usa almeno uno. Si offre esattamente il numero richiesto; Segna-Mostro e mostri coperti sono ammessi.',
    'Y-X-SMN-06':
      'Un Mostro Xyz non ha Livello: non è materiale per Evocazioni Synchro e Xyz, non conta nei totali di Livelli, non può essere Evocato tramite Pendulum, e gli effetti sui Livelli non lo toccano.',
    'Y-X-SMN-07':
      'Che un mostro sia stato Evocato correttamente si ricorda sul Terreno, nel Cimitero e da bandito scoperto; si dimentica quando la carta va in mano, nel Deck o nell’Extra Deck o viene bandita coperta. Un mostro dell’Extra Deck che andrebbe in mano o nel Main Deck torna nell’Extra Deck.',
    'Y-X-SMN-08':
      'Un mostro che diventa Materiale Xyz perde i Segnalini e le sue Carte Equipaggiamento vengono distrutte. Un materiale staccato non era sul Terreno: innesca "mandato al Cimitero" ma non "mandato dal Terreno". Il numero di materiali dev’essere esatto ("2" è esattamente 2; "2 o più" è stampato).',
    'Y-X-SMN-09':
      'Nelle Evocazioni Fusione e Rituale mostro e materiali si scelgono alla risoluzione; se non è più possibile, nulla viene mandato né offerto. Il Mostro Rituale non è il proprio Tributo.',
    'Y-X-SMN-10':
      'Gemello: Mostro Normale sul Terreno e nel Cimitero; scoperto può essere Evocato di nuovo Normalmente e allora ha i suoi effetti (Y-X-SMN-11). Spirit: non può essere Evocato Specialmente, torna in mano nella End Phase del turno in cui è stato Evocato o scoperto (Y-X-SMN-12). Unione: si equipaggia al suo compagno, una per mostro (Y-X-SMN-13). Toon: come stampato (Y-X-SMN-14).',
    'Y-X-SMN-11':
      'Gemello: in mano e nel Deck è un Mostro con Effetto. La seconda Evocazione Normale consuma quella del turno, non richiede Tributi, può essere annullata come un’altra (il mostro è allora distrutto sul Terreno), vi si risponde come a una, e non vieta cambi di posizione né attacchi. Coperto, perde di nuovo gli effetti.',
    'Y-X-SMN-12':
      'Spirit: il ritorno è un effetto obbligatorio della End Phase e inizia una Catena; uno Spirit coperto prima non ha nulla da far tornare.',
    'Y-X-SMN-13':
      'Unione (testo dell’epoca): equipaggiarsi ed Evocarsi di nuovo sono effetti Ignizione, insieme una volta per turno; equipaggiata è una Carta Equipaggiamento e non un mostro; solo la distruzione in battaglia è sostituita dalla propria.',
    'Y-X-SMN-14':
      'Toon: il Toon dell’insieme si Evoca Specialmente dalla mano per condizione propria con Tributi secondo il Livello, richiede "Mondo Toon", non può attaccare nel turno in cui è stato Evocato, paga LP per ogni attacco dichiarato (non di nuovo in un Replay) e viene distrutto con "Mondo Toon".',
    'Y-X-SMN-15':
      'Un effetto Scoperta non si attiva quando il mostro è Evocato scoperto né quando una carta lo rivela soltanto. Un’Evocazione Speciale in Posizione di Difesa coperta è un’Evocazione, ma non valgono risposte che chiedono un mostro scoperto o il suo ATK.',
    'Y-X-SMN-16':
      'Mostro Trappola che "resta una Trappola": sta in una Zona Mostro e inoltre blocca una Zona Magia & Trappola (regola dell’epoca); senza Zona Mostro libera la Trappola non si può attivare. Coperto o con l’effetto Trappola annullato è di nuovo una Trappola e torna in quella zona. Non può essere Tributo né usato prima di esserci.',
    'Y-X-SMN-17':
      'Un’Evocazione Xyz su un altro Mostro Xyz ne trasmette i materiali e lo rende materiale; conta come Evocazione Xyz, e il mostro sotto non ha lasciato il Terreno nel senso di Y-LVF-001. Ciò che gli è stato fatto è perso, le sue Carte Equipaggiamento sono distrutte.',
    'Y-X-SMN-18':
      'Un’Evocazione che un effetto fa "subito dopo la sua risoluzione" appartiene alla risoluzione: non può essere annullata come Evocazione, e se l’effetto non era l’Anello 1 non è l’ultimo evento.',
    'Y-X-SMN-19':
      'Un Mostro Fusione Evocato Specialmente mandando o bandendo i materiali senza carta di Fusione usa la propria condizione: un’Evocazione Speciale che non inizia una Catena e può essere annullata, non un’Evocazione Fusione.',
    'Y-X-SMN-20':
      'Un effetto che permette un’Evocazione Normale in più ne dà una in tutto, non una per copia, e quella ordinaria può essere fatta prima o dopo.',
    'Y-X-SMN-21':
      'I materiali contano con Livello, nome e specie che hanno in quel momento; dove un testo fa contare un mostro diversamente, il suo giocatore sceglie alla dichiarazione. Un Segna-Mostro ha il suo Livello e può essere Tributo, Materiale Synchro e da Fusione, mai Materiale Xyz.',
    'Y-X-SMN-22':
      'Un’Evocazione dichiarata deve poter riuscire: zone libere sufficienti dopo l’uscita di Tributi e materiali, un mostro valido e nessun divieto in vigore ("non puoi Evocare Specialmente in questo turno", Y-X-OPT-05).',
    'Y-X-BTL-01':
      'Una dichiarazione di attacco è un’azione nello stato aperto del Battle Step. Seguono i suoi inneschi ed effetti veloci (Y-X-FET-03). Poi l’attacco è ancora in sospeso: si possono usare effetti veloci in altre Catene, ma non carte che rispondono alla dichiarazione (Y-X-FET-10) né altre azioni dello stato aperto. Quando entrambi passano di seguito inizia il Damage Step.',
    'Y-X-BTL-02':
      'L’attacco si ferma, senza Replay, se l’attaccante lascia il Terreno, non è più scoperto in Posizione di Attacco o l’attacco è annullato; il mostro ha usato il suo attacco. Un effetto che termina la Battle Phase porta alla Main Phase 2.',
    'Y-X-BTL-03':
      'Un Replay si verifica nel Battle Step dopo ogni Catena, anche per un attacco diretto quando è apparso un mostro; conta un cambiamento sul lato del giocatore attaccato, mai su quello dell’attaccante, anche se alla fine il numero è uguale. Scegliere di nuovo il bersaglio non è una nuova dichiarazione; attaccare con un altro mostro sì. Una posizione cambiata o un bersaglio scoperto non causa Replay.',
    'Y-X-BTL-04':
      'Damage Step, parte 1, inizio: effetti "all’inizio del Damage Step". Parte 2, prima del calcolo: un bersaglio coperto viene scoperto, i suoi effetti Continui valgono da ora, quello Scoperta attende; ATK e DEF si possono cambiare in entrambe le parti.',
    'Y-X-BTL-05':
      'Parte 3, calcolo dei danni: si possono attivare solo effetti "durante il calcolo dei danni", in una Catena al massimo (possono unirsi risposte che annullano un’attivazione); poi si confrontano ATK e DEF, si riducono i LP e si fissa quali mostri sono distrutti. Per ora restano nelle loro zone.',
    'Y-X-BTL-06':
      'Parte 4, dopo il calcolo: effetti innescati dalla battaglia o dai danni da combattimento, ed effetti Scoperta. Parte 5, fine: i mostri distrutti in battaglia vanno al Cimitero; poi gli effetti che ne derivano; finisce "fino alla fine del Damage Step".',
    'Y-X-BTL-07':
      'Se uno dei mostri che combattono lascia il Terreno nel Damage Step prima del calcolo, non c’è calcolo dei danni né Replay; lo step finisce.',
    'Y-X-BTL-08':
      'Permesso nel Damage Step: Contro-Trappole; effetti veloci che annullano un’attivazione; effetti veloci che cambiano direttamente ATK o DEF (fino all’inizio del calcolo); effetti obbligatori; effetti Innesco sul movimento, la scoperta o la distruzione della carta stessa; effetti il cui testo appartiene al Damage Step o alla battaglia. Tutto il resto è rifiutato.',
    'Y-X-BTL-09':
      'Da quando è fissato che un mostro è distrutto in battaglia (parte 3) finché esce nella parte 5, non può essere bersaglio, spostato né offerto come Tributo da effetti. I suoi effetti Continui valgono finché esce.',
    'Y-X-BTL-10':
      'Un mostro che ha lasciato il Terreno ed è tornato nella stessa Battle Phase è una carta nuova: può attaccare anche se ha già attaccato; uno solo girato o che ha cambiato posizione no.',
    'Y-X-BTL-11':
      'Se gli effetti non lasciano all’attaccante un bersaglio valido benché l’avversario controlli mostri, non può attaccare; un attacco diretto richiede un lato vuoto o un permesso proprio. Le restrizioni sui mostri scoperti non proteggono quelli coperti.',
    'Y-X-BTL-12':
      'Costi e condizioni per dichiarare un attacco si trattano alla dichiarazione e non di nuovo in un Replay; il mostro avversario scelto di nuovo conta come nuovo bersaglio di un attacco.',
    'Y-X-BTL-13':
      'Dove nessun danno è stato subito (0, o ridotto a 0) nessun danno da combattimento è stato inflitto; gli effetti che lo raddoppiano o dimezzano si applicano all’importo da Y-DMG-006 a Y-DMG-014.',
    'Y-X-BTL-14':
      'Un mostro ha "combattuto" una volta eseguito il calcolo dei danni; uno il cui attacco si è fermato prima ha attaccato (Y-AMB-24) ma non combattuto.',
    'Y-X-OPT-01':
      '"Una volta per turno" appartiene alla copia: ogni copia ha il proprio uso. È speso anche se l’attivazione è annullata, passa con il controllo e si rinnova quando la carta lascia il Terreno o viene coperta.',
    'Y-X-OPT-02':
      '"Puoi usare questo effetto di (nome) solo una volta per turno" appartiene a giocatore e nome: tutte le copie condividono un uso, speso anche se annullato.',
    'Y-X-OPT-03':
      '"Puoi attivare solo 1 (nome) per turno" conta le attivazioni: una la cui attivazione è stata annullata non conta, una il cui effetto è stato annullato sì.',
    'Y-X-OPT-04':
      'Tutti gli usi si rinnovano all’inizio di ogni turno, anche dell’avversario; "una volta per Duello", mai.',
    'Y-X-OPT-05':
      '"Nel turno in cui attivi questa carta non puoi Evocare Specialmente" vale nei due sensi: non si può attivare dopo un’Evocazione Speciale di questo giocatore, né dopo una sua attivazione che l’ha tentata; un’Evocazione annullata come tale, o un’attivazione annullata, non conta. Resta in vigore se l’effetto della carta è stato annullato, non se lo è stata l’attivazione.',
    'Y-X-OPT-06':
      '"Puoi usare solo 1 effetto di (nome) per turno, e solo una volta": tutti gli effetti di tutte le copie condividono un uso. "Ogni effetto … una volta per turno": ogni effetto numerato ha il proprio. Le Evocazioni Speciali "una volta per turno in questo modo" contano i tentativi, anche annullati.',
    'Y-X-PEN-01':
      'Attivare una carta Pendulum è attivare una Carta Magia, Spell Speed 1, dalla mano in stato aperto; non può essere Posizionata in una Zona Pendulum né sostituirvi una carta. Nella zona è una Carta Magia e non un mostro.',
    'Y-X-PEN-02':
      'Si possono Evocare tramite Pendulum: dalla mano ogni mostro di Livello adatto che possa essere Evocato Specialmente (nessun Mostro Rituale né con un proprio modo esclusivo); dall’Extra Deck solo Mostri Pendulum scoperti.',
    'Y-X-PEN-03':
      'La deviazione all’Extra Deck vale solo dal Terreno al Cimitero. Dalla mano o dal Deck, come materiale staccato, e dopo un’Evocazione o attivazione annullata la carta va al Cimitero; in mano, nel Deck o bandita va come al solito, e prevale un effetto che invece bandisce.',
    'Y-X-PEN-04':
      'Una carta deviata è stata distrutta o offerta come Tributo, ma non "mandata al Cimitero"; non può pagare un costo di mandarvi una carta dal Terreno. La parte scoperta dell’Extra Deck è pubblica e può superare 15.',
    'Y-X-PEN-05':
      'Con Valori uguali, o che differiscono di 1, non c’è Livello tra essi né Evocazione Pendulum; un Valore cambiato da un effetto conta com’è ora. Per questo non è mai vietato mettere una seconda carta.',
    'Y-X-PEN-06':
      'Un’Evocazione Pendulum è una sola Evocazione di tutti i suoi mostri: una finestra per annullarla, un evento dopo. Gli effetti che parlano di esattamente un mostro non vanno bene se sono più.',
    'Y-X-PEN-07':
      'Anche un Mostro Pendulum coperto sul Terreno che andrebbe al Cimitero va scoperto nell’Extra Deck. Lì non è più alcun tipo di Magia.',
    'Y-X-PEN-08':
      'Un Mostro Pendulum equipaggiato a un mostro o usato come Materiale Xyz non è in una Zona Pendulum; come Carta Equipaggiamento è sul Terreno (Extra Deck quando andrebbe al Cimitero), come materiale no (Cimitero).',
    'Y-X-STA-01':
      'Per gli effetti un mostro coperto non ha nome, Livello, Attributo, Tipo, ATK né DEF; lo toccano solo effetti su "mostri" o carte "coperte" in generale.',
    'Y-X-STA-02':
      'L’ATK o DEF attuale è il valore originale, sostituito dal più recente effetto "passa ad avere", poi aumentato e ridotto; non scende mai sotto 0. Metà dispari: Y-AMB-13.',
    'Y-X-STA-03':
      '"Fino alla End Phase" finisce nella End Phase prima del controllo della mano, "in questo turno" quando il turno finisce. Una carta che lascia il Terreno o viene coperta perde Segnalini e tutte le modifiche; se torna è una carta nuova.',
    'Y-X-STA-04':
      'Un mostro che cambia controllo mantiene la posizione e ciò che ha fatto in questo turno. Senza Zona Mostro libera non può essere preso; se deve tornare e il proprietario non ha zone libere, va al Cimitero.',
    'Y-X-STA-05':
      'Una Carta Equipaggiamento il cui mostro non soddisfa più ciò che richiede viene distrutta. Un cambio di controllo sposta il mostro con le sue Carte Equipaggiamento; ciascuna resta nella zona di chi la controlla.',
    'Y-X-STA-06':
      '"Viene bandito quando lascia il Terreno" (e simili) resta sulla carta finché è scoperta; un tale mostro può essere Tributo o materiale (viene allora bandito), ma non può pagare un costo di mandarlo al Cimitero.',
    'Y-X-STA-07':
      'Tipo, Attributo, nome e Livello dati da un effetto durano come dice l’effetto; lasciando il Terreno contano di nuovo quelli stampati, anche per un effetto che guarda la carta lì, salvo che dica "com’era sul Terreno".',
    'Y-X-END-01':
      'LP e altre condizioni di vittoria si verificano dopo ogni Anello risolto e dopo i danni da combattimento; un effetto in risoluzione si completa prima (regola del 2014). Se entrambi perdono o vincono insieme è patta.',
    'Y-X-END-02':
      'Un effetto che pesca più carte si può attivare solo con quel numero di carte nel Deck; se alla risoluzione sono meno, il giocatore le pesca e perde.',
    'Y-X-END-03': 'Un giocatore può arrendersi in qualsiasi momento e perde il Duello.',
    'Y-X-END-04':
      'Nessuno può fare una giocata che inizierebbe una ripetizione senza fine senza mutare la posizione. Se qualcosa che nessuno ha scelto ne inizia una, la carta che la mantiene va al Cimitero per regola. Una ripetizione che muta qualcosa ogni volta continua finché finisce o un giocatore perde.',
    'Y-X-END-05':
      'Se un giocatore arriva a 0 LP e nello stesso momento l’altro deve pescare e non può, o un effetto fa vincere qualcuno, tutti i risultati di quel momento contano insieme: un vincitore o una patta.',
  },
  chapters: {
    'General principles': 'Principi generali',
    'Deck construction': 'Costruzione del Deck',
    'Match, winning and losing': 'Match, vittoria e sconfitta',
    'Starting a Duel': 'Inizio di un Duello',
    'The field and its zones': 'Il Terreno e le sue zone',
    'Card anatomy': 'Parti di una carta',
    'Monster kinds and effects': 'Tipi di mostri ed effetti',
    'Normal Summon, Tribute Summon, Set, Flip Summon': 'Evocazione Normale, Tributo, Posizionare, Evocazione Scoperta',
    'Special Summons in general': 'Evocazioni Speciali in generale',
    'Pendulum Monsters and Pendulum Summon': 'Mostri Pendulum ed Evocazione Pendulum',
    'Xyz Monsters': 'Mostri Xyz',
    'Synchro Monsters': 'Mostri Synchro',
    'Fusion Monsters': 'Mostri Fusione',
    'Ritual Monsters': 'Mostri Rituale',
    Tokens: 'Segna-Mostro',
    'Battle positions': 'Posizioni di battaglia',
    'Spell Cards': 'Carte Magia',
    'Trap Cards': 'Carte Trappola',
    'Turn structure': 'Struttura del turno',
    'Battle Phase': 'La Battle Phase',
    'Damage Step and battle results': 'Damage Step e risultati della battaglia',
    'Chains and Spell Speeds': 'Catene e Spell Speed',
    'Priority and simultaneous events': 'Priorità ed eventi simultanei',
    'Public knowledge, counters, luck': 'Informazioni pubbliche, Segnalini, fortuna',
    'Leaving the field': 'Lasciare il Terreno',
    'Glossary: control, destroying, sending': 'Glossario: controllare, distruggere, mandare',
    'Glossary: costs and effects': 'Glossario: costi ed effetti',
    'Glossary: Deck and hidden cards': 'Glossario: Deck e carte nascoste',
    'Glossary: Equip Cards': 'Glossario: Carte Equipaggiamento',
    'X1. Who may act when: fast effect timing': 'X1. Chi può agire e quando: effetti veloci',
    'X2. Activating and resolving': 'X2. Attivare e risolvere',
    'X3. Negation': 'X3. Annullamento',
    'X4. Trigger effects': 'X4. Effetti Innesco',
    'X5. Summoning in detail': 'X5. Evocazioni in dettaglio',
    'X6. Battle in detail': 'X6. La battaglia in dettaglio',
    'X7. Once per turn': 'X7. Una volta per turno',
    'X8. Pendulum cards in detail': 'X8. Carte Pendulum in dettaglio',
    'X9. Values, states, control, end': 'X9. Valori, stati, controllo, fine',
  },
};
