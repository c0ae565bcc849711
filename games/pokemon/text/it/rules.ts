/** The rules of the rule index, in Italian. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
  'P-WIN-001': 'Un giocatore vince quando prende la sua ultima carta Premio.',
  'P-WIN-002':
    'Un giocatore vince quando l’avversario non ha più Pokémon in gioco: il suo Pokémon attivo è KO e la sua panchina è vuota.',
  'P-WIN-003':
    'Lo stesso vale quando il Pokémon attivo lascia la posizione attiva in qualsiasi altro modo (torna in mano, viene rimischiato nel mazzo e così via) e nulla in panchina può sostituirlo.',
  'P-WIN-004': 'Perde il giocatore che non può pescare all’inizio del suo turno perché il suo mazzo è vuoto.',
  'P-WIN-005':
    'Un mazzo vuoto in qualsiasi altro momento, o una pescata per effetto di una carta che non si può fare, non fa perdere nulla.',
  'P-WIN-006': 'Una carta può permettere ciò che una regola vieta.',
  'P-END-001':
    'Due modi di vincere possono capitare a entrambi i giocatori nello stesso momento: prendere l’ultima carta Premio, e l’avversario che non ha con che cosa sostituire il suo Pokémon attivo.',
  'P-END-002':
    'Se entrambi i giocatori vincono nello stesso momento con lo stesso numero di modi (uno a testa o due a testa), decide la morte improvvisa.',
  'P-END-003':
    'Se un giocatore vince in entrambi i modi e l’altro in uno solo, vince il primo e non c’è morte improvvisa.',
  'P-END-004':
    'La morte improvvisa è una partita completamente nuova con 1 carta Premio a testa invece di 6: nuova moneta, nuova preparazione; chi la vince vince l’incontro.',
  'P-END-005': 'A una morte improvvisa che finisce in parità ne segue un’altra, finché qualcuno vince.',
  'P-END-006':
    'Ciò che si usa una volta a partita (attacco GX, potere V ASTRO, una V UNIONE di un nome) è di nuovo disponibile nella morte improvvisa.',
  'P-ZONE-001':
    'Ogni giocatore ha un mazzo, una mano, carte Premio, una pila degli scarti, una posizione attiva e una panchina; l’area di gioco è comune.',
  'P-ZONE-002':
    'Un giocatore ha esattamente un Pokémon attivo: comincia con uno, deve averne sempre uno e non può mai averne due.',
  'P-ZONE-003': 'Tutti gli altri Pokémon in gioco stanno in panchina, che ne tiene al massimo 5.',
  'P-ZONE-004': 'Il numero di carte di ogni mazzo è un’informazione pubblica.',
  'P-ZONE-005':
    'Nessuno, nemmeno il proprietario, può guardare le carte di un mazzo o cambiarne l’ordine, a meno che una carta non lo permetta.',
  'P-ZONE-006': 'Una mano è nascosta all’avversario, a meno che una carta non gli permetta di guardarla.',
  'P-ZONE-007':
    'Le carte Premio stanno a faccia in giù; ogni giocatore le prende dalle proprie e le mette nella propria mano.',
  'P-ZONE-008': 'Una pila degli scarti è a faccia in su, e chiunque può guardarla in qualsiasi momento.',
  'P-ZONE-009': 'Una carta che lascia il gioco va nella pila degli scarti, a meno che una carta non dica altro.',
  'P-ZONE-010': 'Una carta si scarta sempre nella pila degli scarti del suo proprietario.',
  'P-ZONE-011':
    'Sono in gioco solo le carte sul tavolo (mazzo, scarti e Premi no, Pokémon in panchina sì), e Pokémon ed Energia si usano solo in gioco.',
  'P-ZONE-012': 'Non c’è un numero massimo di carte in mano.',
  'P-LOST-001':
    'L’area perduta è fuori dal gioco; le carte vi arrivano per effetti di attacchi, abilità e carte Allenatore e per la regola delle Stelle Prisma.',
  'P-LOST-002': 'Una carta nell’area perduta non può essere recuperata né giocata per il resto della partita.',
  'P-LOST-003': 'Le carte nell’area perduta stanno a faccia in su.',
  'P-CARD-001': 'Una carta è una carta Pokémon, Energia o Allenatore.',
  'P-CARD-002':
    'La maggior parte delle carte Pokémon è Base, Fase 1 o Fase 2; quelle di Fase 1 e Fase 2 sono carte Evoluzione.',
  'P-CARD-003':
    'VMAX, V ASTRO, MEGA e TURBO sono fasi a sé e sono carte Evoluzione; V UNIONE e Ricreato sono fasi a sé e non sono né Base né Evoluzione.',
  'P-CARD-004':
    'Ci sono 11 tipi: Erba, Fuoco, Acqua, Lampo, Psico, Lotta, Oscurità, Metallo, Folletto, Drago, Incolore.',
  'P-CARD-005': 'C’è Energia base di nove tipi: tutti tranne Drago e Incolore.',
  'P-CARD-006':
    'Una carta Pokémon dice nome, fase, da quale Pokémon si evolve se è il caso, tipo, PS, attacchi, abilità se ce ne sono, debolezza, resistenza e costo di ritirata.',
  'P-CARD-007': 'Una carta Allenatore è uno Strumento, un Aiuto, uno Stadio o un Oggetto Pokémon.',
  'P-CARD-008': 'La regola stampata in fondo a una carta Allenatore è vincolante.',
  'P-CARD-009':
    'Un Pokémon Base è l’unica specie di carta Pokémon che può entrare in gioco direttamente dalla mano, senza un effetto e senza un altro Pokémon sotto.',
  'P-CARD-010':
    'Un segnalino danno vale 10 danni; quelli da 50 o 100 sono solo una comodità, e una carta che parla di un segnalino danno ne intende uno da 10.',
  'P-CARD-011': 'Un Pokémon evoluto è uno in gioco che ha un’altra carta Pokémon sotto di sé.',
  'P-CARD-012':
    'Il Pokémon attaccante è il Pokémon attivo mentre attacca; il Pokémon difensore è quello che riceve l’attacco.',
  'P-CARD-013': 'Assegnare una carta è prenderla dalla mano e metterla su uno dei propri Pokémon in gioco.',
  'P-DECK-001': 'Un mazzo ha esattamente 60 carte.',
  'P-DECK-002': 'Un mazzo ha al massimo 4 carte con lo stesso nome; conta solo il nome, non gli attacchi né il testo.',
  'P-DECK-003': 'Il numero di carte Energia base non è limitato.',
  'P-DECK-004': 'Un mazzo ha almeno un Pokémon Base.',
  'P-DECK-005': 'I pezzi di V UNIONE, i Pokémon Ricreati e le carte Allenatore Fossile non soddisfano P-DECK-004.',
  'P-DECK-006':
    'Le proporzioni date ai principianti (uno o due tipi, da 12 a 15 Energie, da 20 a 25 Allenatori) sono consigli, non regole.',
  'P-NAME-001':
    'Il nome decide il limite di copie, da che cosa un Pokémon può evolversi e se vale una carta che nomina un Pokémon.',
  'P-NAME-002': 'Un livello, anche LIV.X, non fa parte del nome.',
  'P-NAME-003': 'Un simbolo alla fine di un nome fa parte del nome.',
  'P-NAME-004': 'Il simbolo δ (Specie Delta) non fa parte del nome.',
  'P-NAME-005':
    'Il nome di un proprietario (un Allenatore o un team, come in «di Brock» o «del Team Rocket») fa parte del nome.',
  'P-NAME-006': '«Team Plasma» non fa parte del nome.',
  'P-NAME-007':
    'Una forma fa parte del nome, in particolare le parole regionali «di Paldea», «di Hisui», «di Galar» e «di Alola».',
  'P-NAME-008': '«-ex», «-EX», «-GX», «TURBO», «M» (Mega) e «Lucente» fanno parte del nome.',
  'P-NAME-009':
    '«-ex» e «-EX» sono diversi: Magnezone-ex e Magnezone-EX sono due nomi, con quattro copie permesse di ciascuno.',
  'P-NAME-010': '«V», «VMAX», «V ASTRO» e «V UNIONE» fanno parte del nome.',
  'P-NAME-011':
    'Il Pokémon di un proprietario è quello il cui nome contiene il nome di un Allenatore o di un team; i simboli dei Pokémon SP non rendono una carta di un proprietario.',
  'P-SET-001': 'Si lancia una moneta prima di pescare qualsiasi carta; chi vince decide chi gioca il primo turno.',
  'P-SET-002': 'Ogni giocatore mischia le sue 60 carte e ne pesca 7.',
  'P-SET-003': 'Un giocatore senza Pokémon Base nelle sue 7 carte deve prendere una nuova mano; con uno, non può.',
  'P-SET-004': 'Ogni giocatore mette un Pokémon Base a sua scelta dalla mano, a faccia in giù, in posizione attiva.',
  'P-SET-005':
    'Ogni giocatore può mettere fino a 5 altri Pokémon Base dalla mano, a faccia in giù, nella sua panchina.',
  'P-SET-006': 'Poi ogni giocatore mette da parte a faccia in giù le prime 6 carte del suo mazzo come carte Premio.',
  'P-SET-007':
    'Quando entrambi i giocatori hanno finito, girano i loro Pokémon a faccia in su e comincia il primo turno.',
  'P-SET-008':
    'Carte Evoluzione, pezzi di V UNIONE, Pokémon Ricreati e carte Allenatore Fossile non si possono disporre durante la preparazione.',
  'P-SET-009': 'Si può disporre qualsiasi Pokémon Base, anche un ex, V, -EX, -GX, ALLEATI o Lucente Base.',
  'P-MUL-001':
    'Un giocatore senza Pokémon Base mostra la mano all’avversario, la rimischia nel mazzo e pesca 7 nuove carte, finché ha un Pokémon Base.',
  'P-MUL-002':
    'Se nessuno dei giocatori ha un Pokémon Base, entrambi mostrano la mano e ricominciano mischiando e pescando 7 carte.',
  'P-MUL-003': 'Le nuove mani che entrambi i giocatori prendono insieme non danno carte extra a nessuno.',
  'P-MUL-004':
    'Se solo un giocatore non ha Pokémon Base, lo annuncia e aspetta mentre l’altro dispone i suoi Pokémon e le sue carte Premio.',
  'P-MUL-005': 'Poi mostra e ripesca finché ha un Pokémon Base, e dispone i propri Pokémon e le carte Premio.',
  'P-MUL-006':
    'Dopo, l’altro giocatore può pescare carte extra: da 0 al numero di nuove mani che l’avversario ha preso da solo.',
  'P-MUL-007':
    'Un Pokémon Base tra le carte extra può essere messo in panchina prima che i Pokémon siano rivelati, nel limite di 5.',
  'P-MUL-008': 'Le carte extra si pescano dopo che i Premi sono stati messi da parte, quindi non li cambiano mai.',
  'P-TURN-001': 'Un turno ha tre parti, in quest’ordine: pescare una carta, compiere azioni, attaccare.',
  'P-TURN-002': 'Il turno comincia pescando esattamente una carta; non è facoltativo.',
  'P-TURN-003':
    'Nella seconda parte il giocatore può mettere in panchina, far evolvere, assegnare Energia, giocare carte Allenatore, ritirarsi e usare abilità, in qualsiasi ordine e mescolando.',
  'P-TURN-004':
    'Senza limite di numero: mettere Pokémon Base in panchina, far evolvere, giocare Strumenti e Oggetti Pokémon, usare abilità.',
  'P-TURN-005':
    'Una volta per turno: assegnare una carta Energia dalla mano, giocare una carta Aiuto, giocare uno Stadio, ritirarsi.',
  'P-TURN-006': 'Attaccare è facoltativo; un giocatore può finire il suo turno senza attaccare.',
  'P-TURN-007':
    'L’attacco mette fine al turno; dopo non può seguire nessuna azione della seconda parte. Viene un controllo Pokémon, poi il turno dell’altro giocatore.',
  'P-FIRST-001': 'Chi gioca per primo non può giocare una carta Allenatore nel suo primo turno.',
  'P-FIRST-002':
    'Chi gioca per primo non può attaccare nel suo primo turno: salta la parte dell’attacco e il suo turno finisce dopo le azioni.',
  'P-FIRST-003':
    'Nessun giocatore può far evolvere un Pokémon nel proprio primo turno, a meno che una carta non lo permetta.',
  'P-FIRST-004': 'Chi gioca per primo pesca una carta all’inizio del suo primo turno.',
  'P-FIRST-005':
    'Nel suo primo turno chi gioca per primo può mettere Pokémon Base in panchina, assegnare un’Energia, ritirarsi una volta e usare abilità.',
  'P-FIRST-006': 'Nel suo primo turno chi gioca per secondo può attaccare e giocare ogni specie di carta Allenatore.',
  'P-BEN-001':
    'Durante il suo turno un giocatore può mettere in panchina un qualsiasi numero di Pokémon Base dalla mano, a faccia in su e uno alla volta, finché c’è posto.',
  'P-BEN-002':
    'Dopo la preparazione un Pokémon Base dalla mano va solo in panchina, mai direttamente in posizione attiva.',
  'P-EVO-001':
    'Per far evolvere, il giocatore mette una carta Evoluzione dalla mano su uno dei suoi Pokémon in gioco, attivo o in panchina, il cui nome è quello dopo «Si evolve da».',
  'P-EVO-002':
    'I nomi devono coincidere esattamente secondo le regole P-NAME; il Pokémon di un proprietario quindi si evolve solo presso lo stesso proprietario.',
  'P-EVO-003': 'Un Base si evolve in una Fase 1, una Fase 1 in una Fase 2.',
  'P-EVO-004': 'Può evolversi solo un Pokémon che era già in gioco all’inizio di questo turno.',
  'P-EVO-005':
    'Un Pokémon che si è evoluto in questo turno conta come nuovo e non può evolversi di nuovo in questo turno.',
  'P-EVO-006': 'Un qualsiasi numero di Pokémon può evolversi per turno.',
  'P-EVO-007':
    'Un Pokémon evoluto conserva tutte le carte assegnate, le carte delle fasi precedenti sotto di sé e i suoi segnalini danno.',
  'P-EVO-008':
    'Evolversi mette fine a tutte le condizioni speciali del Pokémon e a tutti gli effetti di attacchi su di esso.',
  'P-EVO-009':
    'Un Pokémon evoluto non può usare attacchi né abilità della fase precedente, a meno che una carta non lo dica.',
  'P-EVO-010': 'Nome, tipo, PS, debolezza, resistenza e costo di ritirata sono quelli della carta in cima.',
  'P-EVO-011':
    'Involvere è il contrario di evolversi e avviene solo per effetto di una carta; il Pokémon perde le condizioni speciali e tutti gli altri effetti su di esso.',
  'P-ENE-001':
    'Una volta per turno un giocatore può assegnare una carta Energia dalla mano a uno dei suoi Pokémon, attivo o in panchina.',
  'P-ENE-002': 'Ciò che assegna un effetto non consuma questa assegnazione del turno.',
  'P-ENE-003':
    'Il costo di un attacco è coperto se l’Energia assegnata copre ogni simbolo, un’Energia per simbolo; averne di più non nuoce.',
  'P-ENE-004':
    'Un simbolo di un tipo richiede Energia di quel tipo; un simbolo Incolore è coperto da Energia di qualsiasi tipo.',
  'P-ENE-005': 'Il simbolo senza costo significa che l’attacco può essere usato senza Energia assegnata.',
  'P-ENE-006': 'Attaccare non toglie Energia, a meno che l’attacco non lo dica.',
  'P-TRN-001':
    'Giocare una carta Allenatore è fare ciò che dice e seguire la regola in fondo; la maggior parte si scarta dopo.',
  'P-TRN-002': 'Si può giocare un qualsiasi numero di carte Strumento per turno.',
  'P-TRN-003': 'Si può giocare al massimo una carta Aiuto per turno.',
  'P-STA-001': 'Uno Stadio resta in gioco; ce n’è al massimo uno in gioco per entrambi i giocatori insieme.',
  'P-STA-002': 'Quando entra in gioco un nuovo Stadio, il vecchio si scarta e i suoi effetti finiscono.',
  'P-STA-003': 'Uno Stadio non può essere giocato mentre è in gioco uno Stadio con lo stesso nome.',
  'P-STA-004': 'Si può giocare al massimo una carta Stadio per turno.',
  'P-TOOL-001':
    'Si può giocare un qualsiasi numero di Oggetti Pokémon per turno; ognuno viene assegnato a un Pokémon e vi resta.',
  'P-TOOL-002': 'Ogni Pokémon può avere assegnato al massimo un Oggetto Pokémon.',
  'P-TM-001':
    'Un Macchinario Tecnico è uno Strumento o un Oggetto che viene assegnato a un Pokémon e vi resta, a meno che il suo testo non dica altro.',
  'P-TM-002': 'Il Pokémon può usare l’attacco di un Macchinario Tecnico assegnato come se fosse suo.',
  'P-RET-001': 'Una volta per turno il giocatore può far ritirare il suo Pokémon attivo.',
  'P-RET-002':
    'Per ritirarsi il giocatore scarta dal Pokémon un’Energia per ogni simbolo del costo di ritirata; senza simboli è gratis.',
  'P-RET-003':
    'Il Pokémon che si ritira scambia il posto con un Pokémon in panchina a scelta del giocatore; se non ce n’è, non può ritirarsi.',
  'P-RET-004': 'Entrambi i Pokémon conservano i segnalini danno e le carte assegnate.',
  'P-RET-005':
    'Un Pokémon addormentato o paralizzato non può ritirarsi; confuso, avvelenato e bruciato non lo impediscono.',
  'P-RET-006':
    'Quando il Pokémon attivo va in panchina, ritirandosi o in altro modo, finiscono le sue condizioni speciali e tutti gli effetti di attacchi su di esso.',
  'P-RET-007': 'Dopo la ritirata il nuovo Pokémon attivo può attaccare nello stesso turno.',
  'P-RET-008':
    'Scambiare per effetto di una carta non è ritirarsi: non costa Energia, non consuma la ritirata del turno e funziona con Pokémon addormentati e paralizzati.',
  'P-ABL-001':
    'Un’abilità è un effetto di un Pokémon che non è un attacco; ciò che parla di attacchi non tocca le abilità, e viceversa.',
  'P-ABL-002': 'Si può usare un qualsiasi numero di abilità per turno, ciascuna secondo il proprio testo.',
  'P-ABL-003': 'Si possono usare abilità di Pokémon attivi e in panchina.',
  'P-ABL-004': 'Usare un’abilità non impedisce di attaccare dopo.',
  'P-ABL-005': 'Alcune abilità valgono sempre o finché vale una condizione; altre bisogna scegliere di usarle.',
  'P-ABL-006': 'L’uso di un’abilità si annuncia all’avversario.',
  'P-ABL-007': 'Un Poké-Body vale finché il Pokémon è in gioco.',
  'P-ABL-008':
    'Un Poké-Power si usa a scelta una volta per turno con un Pokémon attivo o in panchina; la maggior parte non funziona finché ha una condizione speciale.',
  'P-ATK-001': 'Solo il Pokémon attivo può attaccare, al massimo una volta per turno.',
  'P-ATK-002': 'Un attacco ha costo e nome e può avere danno base e testo; senza danni è comunque un attacco.',
  'P-ATK-003': 'Passo A: scegliere un attacco, controllarne il costo in Energia, annunciarlo.',
  'P-ATK-004': 'Passo B: applicare gli effetti che cambiano o annullano l’attacco.',
  'P-ATK-005': 'L’effetto di un attacco su un Pokémon finisce se da allora quel Pokémon è stato in panchina.',
  'P-ATK-006': 'Passo C: se l’attaccante è confuso, si lancia ora la moneta per questo.',
  'P-ATK-007': 'Passo D: fare le scelte che l’attacco richiede, come quale Pokémon in panchina riguarda.',
  'P-ATK-008': 'Passo E: fare ciò che l’attacco richiede per essere usato, come una moneta con cui non fa nulla.',
  'P-ATK-009': 'Passo F: prima gli effetti che precedono il danno, poi i segnalini danno, poi tutti gli altri effetti.',
  'P-ATK-010': 'Dopo l’attacco si controlla se ogni Pokémon toccato, anche l’attaccante e quelli in panchina, è KO.',
  'P-DMG-001':
    'Passo 1: si parte dal danno base stampato a destra dell’attacco; con ×, + o − il testo dell’attacco dice quanto è.',
  'P-DMG-002':
    'Un attacco che dice di mettere segnalini danno su un Pokémon salta il calcolo: né debolezza, né resistenza, né altri effetti su quel Pokémon cambiano quei segnalini.',
  'P-DMG-003':
    'Passo 2: applicare gli effetti dalla parte dell’attaccante (carte Allenatore, i suoi attacchi precedenti e simili) che cambiano il suo danno.',
  'P-DMG-004': 'Se il danno base è 0 o l’attacco non fa danni, il calcolo si ferma lì e non si aggiunge nulla.',
  'P-DMG-005':
    'Passo 3: se il Pokémon attivo dell’avversario ha debolezza al tipo dell’attaccante, il danno aumenta come è stampato accanto alla debolezza.',
  'P-DMG-006':
    'Passo 4: se il Pokémon attivo dell’avversario ha resistenza al tipo dell’attaccante, il danno diminuisce come è stampato accanto alla resistenza.',
  'P-DMG-007':
    'Passo 5: applicare gli effetti di carte Allenatore, carte Energia e altri effetti sul Pokémon attivo dell’avversario.',
  'P-DMG-008': 'Passo 6: mettere sul Pokémon un segnalino danno ogni 10 danni; con 0 o meno, nessuno.',
  'P-DMG-009': 'Debolezza e resistenza non si applicano ai Pokémon in panchina.',
  'P-DMG-010': 'Per debolezza e resistenza conta il tipo del Pokémon che attacca, non quello della sua Energia.',
  'P-DMG-011': 'Il danno che un attaccante infligge a se stesso non cambia per la propria debolezza o resistenza.',
  'P-KO-001': 'Un Pokémon i cui danni sono pari o superiori ai suoi PS è messo KO.',
  'P-KO-002': 'Un Pokémon messo KO si scarta con tutte le carte assegnate e sotto di esso.',
  'P-KO-003':
    'Per ogni Pokémon messo KO l’avversario del suo proprietario prende carte Premio, qualunque ne sia la causa.',
  'P-KO-004': 'Un Pokémon vale 1 Premio, a meno che una regola della sua specie non dica altro.',
  'P-KO-005': 'Un giocatore con meno carte Premio di quante può prenderne prende quelle rimaste e vince.',
  'P-KO-006': 'Il giocatore il cui Pokémon attivo è stato messo KO sceglie un nuovo Pokémon attivo dalla panchina.',
  'P-CHK-001': 'Il controllo Pokémon ha luogo tra due turni, dopo ogni turno.',
  'P-CHK-002':
    'Le condizioni speciali di entrambi i Pokémon attivi si trattano in quest’ordine: avvelenato, bruciato, addormentato, paralizzato.',
  'P-CHK-003':
    'Gli effetti di abilità, carte Allenatore e altre che dicono di avvenire durante il controllo o tra i turni si applicano nel controllo Pokémon.',
  'P-CHK-004':
    'O vengono prima tutte le condizioni speciali e poi tutti gli altri effetti, o il contrario; non si mescolano mai.',
  'P-CHK-005': 'I KO si controllano solo quando tutto nel controllo Pokémon è stato fatto per entrambi i giocatori.',
  'P-CHK-006':
    'Per i Pokémon messi KO nel controllo si prendono Premi e si scelgono nuovi Pokémon attivi prima che cominci il turno successivo.',
  'P-CON-001':
    'Le condizioni speciali sono addormentato, bruciato, confuso, paralizzato e avvelenato; solo un Pokémon attivo può averne una.',
  'P-CON-002':
    'Un Pokémon che va in panchina o si evolve guarisce da tutte, e i suoi segnalini veleno e bruciatura vengono tolti.',
  'P-CON-003': 'Addormentato, confuso e paralizzato si escludono: il più recente sostituisce il precedente.',
  'P-CON-004': 'Avvelenato e bruciato si combinano tra loro e con uno qualsiasi degli altri tre.',
  'P-CON-005': 'Addormentato: il Pokémon non può attaccare né ritirarsi.',
  'P-CON-006':
    'Addormentato: a ogni controllo Pokémon si lancia una moneta; con testa guarisce, con croce resta addormentato.',
  'P-CON-007': 'Confuso: il Pokémon può provare ad attaccare e può ritirarsi.',
  'P-CON-008': 'Confuso: si lancia una moneta prima dell’attacco; con testa l’attacco prosegue normalmente.',
  'P-CON-009': 'Confuso: con croce l’attacco non avviene e si mettono 3 segnalini danno sul Pokémon confuso.',
  'P-CON-010': 'Avvelenato: a ogni controllo Pokémon si mette 1 segnalino danno sul Pokémon.',
  'P-CON-011': 'Un Pokémon non ha mai due segnalini veleno; uno nuovo sostituisce il vecchio.',
  'P-CON-012': 'Paralizzato: il Pokémon non può attaccare né ritirarsi.',
  'P-CON-013':
    'Paralizzato: guarisce nel controllo che segue il turno del proprio giocatore, non in quello subito dopo l’attacco dell’avversario.',
  'P-CON-014':
    'Bruciato: a ogni controllo Pokémon si mettono 2 segnalini danno sul Pokémon e poi si lancia una moneta; con testa guarisce.',
  'P-CON-015': 'Un Pokémon non ha mai due segnalini bruciatura; uno nuovo sostituisce il vecchio.',
  'P-TXT-001': '«Fino a X» lascia scegliere al giocatore un numero da 1 a X; 0 non è permesso.',
  'P-TXT-002': 'Eccezione: «pesca fino a X carte» permette anche 0.',
  'P-TXT-003': '«Una qualsiasi quantità» e «un qualsiasi numero» permettono 0.',
  'P-TXT-004': '«Puoi» rende l’azione facoltativa.',
  'P-TXT-005':
    'Un giocatore che deve pescare o guardare più carte di quante ne ha il suo mazzo pesca o guarda tutte quelle che ci sono, e il gioco continua.',
  'P-ACE-001': 'Un mazzo ha al massimo una carta ASSO TATTICO in tutto, qualunque siano i nomi.',
  'P-ANC-001':
    'Tempo Passato e Tempo Futuro sono etichette su Pokémon e altre carte; non hanno un effetto proprio, e altre carte vi fanno riferimento.',
  'P-EX-001': 'Quando un Pokémon-ex è messo KO, l’avversario prende 2 carte Premio.',
  'P-EX-002': 'I Pokémon-ex esistono come Base e come carte Evoluzione e seguono le regole normali della loro fase.',
  'P-TERA-001':
    'Tutto il danno di attacchi a un Pokémon Teracristal-ex in panchina viene prevenuto, dagli attacchi dell’avversario e dai propri.',
  'P-TERA-002': 'Solo il danno viene prevenuto: i segnalini danno messi da effetti e altri effetti di attacchi no.',
  'P-TERA-003': 'Un Pokémon Teracristal-ex è un Pokémon-ex: 2 carte Premio.',
  'P-RAD-001':
    'Un mazzo ha al massimo un Pokémon Lucente in tutto, qualunque siano i nomi; i Pokémon della stessa specie senza «Lucente» si contano a parte.',
  'P-RAD-002': 'Un Pokémon Lucente conta come un Pokémon con una regola speciale.',
  'P-RAD-003': 'Un Pokémon Lucente è sempre Base; non si evolve da nessuna carta né in nessuna.',
  'P-V-001': 'Un Pokémon-V è un Pokémon Base.',
  'P-V-002': 'Quando un Pokémon-V è messo KO, l’avversario prende 2 carte Premio.',
  'P-V-003': 'Anche i Pokémon VMAX, V ASTRO e V UNIONE sono Pokémon-V: ciò che riguarda i Pokémon-V li riguarda.',
  'P-VMAX-001':
    'Un Pokémon-VMAX è una carta Evoluzione che si evolve, secondo le regole normali, solo dal Pokémon-V nominato.',
  'P-VMAX-002': 'Quando un Pokémon-VMAX è messo KO, l’avversario prende 3 carte Premio.',
  'P-VSTAR-001':
    'Un Pokémon V ASTRO è una carta Evoluzione che si evolve, secondo le regole normali, solo dal Pokémon-V nominato.',
  'P-VSTAR-002': 'Un potere V ASTRO è un’abilità o un attacco; solo i Pokémon V ASTRO ne hanno uno.',
  'P-VSTAR-003':
    'Un giocatore usa al massimo un potere V ASTRO in tutta la partita, per quanti Pokémon V ASTRO abbia; l’uso resta visibile.',
  'P-VSTAR-004': 'Quando un Pokémon V ASTRO è messo KO, l’avversario prende 2 carte Premio.',
  'P-VUN-001': 'Una V UNIONE è fatta di quattro carte diverse (pezzi) con lo stesso nome.',
  'P-VUN-002': 'Un mazzo ha al massimo quattro carte di un nome di V UNIONE in tutto, non quattro di ogni pezzo.',
  'P-VUN-003':
    'Tutte e quattro le carte di una V UNIONE in un mazzo devono appartenere alla stessa serie di pezzi, con lo stesso illustratore.',
  'P-VUN-004':
    'Una V UNIONE entra in gioco mettendo insieme in panchina tutti e quattro i pezzi dalla pila degli scarti; con meno non si può.',
  'P-VUN-005': 'Una V UNIONE occupa un posto in panchina e può avere un Oggetto Pokémon.',
  'P-VUN-006':
    'Un giocatore può giocare una V UNIONE dello stesso nome una sola volta a partita; altri nomi si contano a parte.',
  'P-VUN-007': 'Gli effetti che parlano di Pokémon Base, di Fase 1, di Fase 2 o Evoluzione non toccano una V UNIONE.',
  'P-VUN-008': 'Gli effetti che parlano di Pokémon che non si sono evoluti toccano una V UNIONE.',
  'P-VUN-009': 'In gioco le quattro carte sono trattate come una sola.',
  'P-VUN-010': 'In mano, nel mazzo, nella pila degli scarti e nei Premi ogni pezzo è una carta a sé.',
  'P-VUN-011':
    'Di un pezzo da solo contano solo tipo, categoria (Pokémon) e nome, non attacchi, abilità, PS, costo di ritirata, debolezza o resistenza.',
  'P-VUN-012': 'In gioco una V UNIONE ha una regola speciale; un pezzo da solo fuori dal gioco no.',
  'P-VUN-013':
    'Un effetto che toglie le abilità ai Pokémon con una regola speciale toglie tutte le abilità di una V UNIONE in gioco.',
  'P-VUN-014': 'Quando una V UNIONE è messa KO, l’avversario prende 3 carte Premio.',
  'P-BST-001':
    'Singolcolpo, Pluricolpo e Colpo Fusione sono etichette su carte Pokémon, Allenatore ed Energia; non hanno un effetto proprio, e altre carte vi fanno riferimento.',
  'P-REG-001':
    'Una forma regionale si evolve solo come è scritto: Clodsire di Paldea-ex da Wooper di Paldea, non da Wooper; Persian di Alola da Meowth di Alola, non da Meowth né da Meowth di Galar.',
  'P-TAG-001': 'Un ALLEATI è un Pokémon-GX Base.',
  'P-TAG-002':
    'Il suo attacco GX ha un bonus quando è soddisfatta la condizione indicata (come Energia in più); conta come attacco GX per P-GX-002.',
  'P-TAG-003': 'Quando un ALLEATI è messo KO, l’avversario prende 3 carte Premio.',
  'P-TTS-001':
    'Un Aiuto ALLEATI è una carta Aiuto; se il giocatore scarta le carte aggiuntive indicate quando lo gioca, ha un effetto aggiuntivo.',
  'P-PRISM-001':
    'Un mazzo ha al massimo una carta Stella Prisma di ogni nome; Stelle Prisma di nomi diversi possono stare insieme.',
  'P-PRISM-002': 'Le carte Stella Prisma sono carte Pokémon, Allenatore o Energia speciale.',
  'P-PRISM-003': 'Una carta Stella Prisma che verrebbe scartata va invece nell’area perduta.',
  'P-FOS-001': 'Fossile Raro e Unidentified Fossil sono carte Strumento che si giocano come se fossero Pokémon Base.',
  'P-FOS-002': 'Si evolvono in qualsiasi Pokémon che dice di evolversi da quel Fossile.',
  'P-FOS-003':
    'Una carta Allenatore Fossile agisce come Pokémon Base solo in gioco; in mano, nel mazzo e nella pila degli scarti non è un Pokémon Base.',
  'P-GX-001': 'Solo i Pokémon-GX hanno attacchi GX, e ciascuno ne ha uno.',
  'P-GX-002':
    'Un giocatore usa al massimo un attacco GX in tutta la partita, per quanti Pokémon-GX abbia; l’uso resta visibile.',
  'P-GX-003':
    'I Pokémon-GX hanno le fasi ordinarie e seguono le regole ordinarie; se una carta ordinaria e una -GX si evolvono dallo stesso Pokémon, sceglie il giocatore.',
  'P-GX-004': 'Quando un Pokémon-GX è messo KO, l’avversario prende 2 carte Premio.',
  'P-UB-001':
    'Ultracreatura è un’etichetta su alcuni Pokémon, -GX o no; non ha un effetto proprio, e altre carte vi fanno riferimento.',
  'P-DUAL-001': 'Un Pokémon di due tipi li ha entrambi insieme; un effetto su uno dei due vale per esso.',
  'P-DUAL-002':
    'Debolezza o resistenza a uno dei suoi tipi cambia il danno dei suoi attacchi; con debolezza a uno e resistenza all’altro si applica prima la debolezza.',
  'P-BREAK-001':
    'Un Pokémon TURBO è una carta Evoluzione della fase TURBO; valgono tutte le regole normali dell’evoluzione.',
  'P-BREAK-002':
    'Conserva gli attacchi, le abilità, la debolezza, la resistenza e il costo di ritirata del Pokémon da cui si è evoluto.',
  'P-BREAK-003':
    'I suoi PS sono quelli della carta TURBO; il suo tipo può cambiare; aggiunge gli attacchi o le abilità della carta TURBO.',
  'P-TRAIT-001': 'Un Antico Tratto non è né un attacco né un’abilità; ciò che li impedisce non lo tocca.',
  'P-HYP-001':
    'Una Dotazione Extra del Team Flare è un Oggetto Pokémon che un giocatore assegna a un Pokémon-EX dell’avversario.',
  'P-HYP-002': 'Conta per il limite di un Oggetto per Pokémon.',
  'P-HYP-003':
    'Quando lascia il Pokémon per qualsiasi motivo, va nella pila degli scarti del giocatore che l’ha giocata.',
  'P-OEX-001':
    'Un Pokémon-EX si gioca come qualsiasi altro Pokémon, ma l’avversario prende 2 carte Premio quando è messo KO.',
  'P-MEGA-001':
    'Un Pokémon MegaEvoluzione è una carta Evoluzione della fase MEGA che si evolve, secondo le regole normali, solo dal Pokémon-EX nominato.',
  'P-MEGA-002': 'Quando un Pokémon di un giocatore diventa un Pokémon MegaEvoluzione, il suo turno finisce subito.',
  'P-MEGA-003': 'È ancora un Pokémon-EX: 2 carte Premio.',
  'P-MEGA-004': 'In un mazzo possono esserci quattro Venusaur-EX e quattro M Venusaur-EX.',
  'P-MEGA-005': 'I Pokémon Archeorisveglio seguono le regole dei Pokémon MegaEvoluzione.',
  'P-TP-001':
    'Team Plasma è un’etichetta su carte Pokémon, Allenatore ed Energia con quel disegno; i suoi Pokémon si evolvono come gli altri del loro nome.',
  'P-TP-002': 'Le carte del Team Plasma e altre con lo stesso nome condividono il limite di 4.',
  'P-RES-001': 'Un Pokémon Ricreato può essere messo in panchina solo dall’effetto della carta Strumento che nomina.',
  'P-RES-002': 'Un Pokémon Ricreato non è né Base né Evoluzione e non si può disporre durante la preparazione.',
  'P-RES-003': 'Una Fase 1 che si evolve da un Pokémon Ricreato segue le regole normali.',
  'P-OLD-001': 'Un Pokémon LEGGENDA è fatto di due carte che vanno giocate insieme e nello stesso momento.',
  'P-OLD-002':
    'Un Pokémon LIV.X si mette su un Pokémon con lo stesso nome e si aggiunge a ciò che quel Pokémon può fare.',
  'P-OLD-003': 'Un Pokémon SP appartiene a un certo Allenatore o team, mostrato da un simbolo nel nome.',
};
