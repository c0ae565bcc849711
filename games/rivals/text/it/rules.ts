/** The statements of the rules and the titles of the chapters of the rule index, in Italian. */

export const chapters: Readonly<Record<string, string>> = {
  'Components and cards': 'Componenti e carte',
  'Deck construction': 'Costruzione del mazzo',
  Setup: 'Preparazione',
  'Places, states, parties': 'Luoghi, stati, gruppi',
  Tokens: 'Segnalini',
  'Winning and elimination': 'Vittoria ed eliminazione',
  Turn: 'Turno',
  Actions: 'Azioni',
  Attack: 'Attacco',
  'Damage, defeat, torpor, mending': 'Danni, sconfitta, torpore, cura',
  'Mortals, Retainers, attachments': 'Mortali, servitori, carte assegnate',
  'Influence and Schemes': 'Influenza e Intrighi',
  'Prince of the City': 'Principe della Città',
  'Conspiracies and face-down cards': 'Cospirazioni e carte coperte',
  'Abilities and timing': 'Abilità e tempi',
  'City Deck': 'Mazzo della Città',
  Information: 'Informazioni note e nascoste',
  'Expansion rules named in the update': 'Regole di espansioni citate nell’aggiornamento',
  'Single Core cards whose text leaves something open': 'Carte del gioco base il cui testo lascia qualcosa in sospeso',
};

export const rules: Readonly<Record<string, string>> = {
  'R-CARD-001': 'Il gioco è per 2–4 giocatori.',
  'R-CARD-002':
    'Sangue e Prestigio sono i due lati di uno stesso segnalino; i segnalini hanno il colore di un giocatore, 20 ciascuno.',
  'R-CARD-003':
    'Il mazzo della Città di San Francisco ha 27 carte: Principe della Città, 10 Eventi (7 dei quali Persistenti), 4 Special Affairs Division, 5 Vagrant e 7 Cittadini.',
  'R-CARD-004':
    'Una carta vampiro ha Potenza del Sangue (PS), gli attributi Fisico, Sociale e Mentale, Discipline (una può comparire due volte), un clan e un testo.',
  'R-CARD-005':
    'Una carta della biblioteca ha un tipo, a volte una PS richiesta, un simbolo di clan, danni o Scudi stampati e un testo.',
  'R-CARD-006': 'Un vampiro gioca solo carte la cui PS richiesta non supera la sua.',
  'R-CARD-007':
    'Un simbolo di clan limita chi usa la carta; per un’Azione Libera basta un personaggio di quel clan nella coterie.',
  'R-CARD-008':
    'Un simbolo di Disciplina davanti a un effetto: il personaggio che agisce deve avere quella Disciplina.',
  'R-CARD-009':
    'Tipi: Attacco, Reazione, Attacco/Reazione, Azione, Azione Libera, Modificatore di Influenza; sottotipi: Intrigo, Cospirazione, Persistente, Titolo.',
  'R-CARD-010': 'Unica: una copia in gioco; una per giocatore: una per ogni giocatore.',
  'R-CARD-011':
    '«Personaggio» è un vampiro in gioco; un Mortale della Città non assegnato può essere attaccato ma non è un personaggio, e un servitore è una carta assegnata.',
  'R-CARD-012':
    'Un personaggio ha un Titolo finché porta almeno un Titolo e non è in torpore; Principe della Città è un Titolo; più Titoli su un personaggio contano uno per uno dove si contano i Titoli, una volta sola dove si contano i personaggi con Titolo.',
  'R-CARD-013':
    'PS, attributi e Discipline di un personaggio comprendono ciò che danno le sue carte assegnate; un requisito di 0 non è un requisito.',
  'R-CARD-014':
    'Chi scarta sceglie le carte dalla propria mano; un testo che nomina un genere di carta richiede quel genere; chi deve scartare più di quanto ha scarta tutto.',
  'R-DECK-001': 'Un mazzo ha 1 Agenda, 1 Rifugio, un mazzo Fazione di 7 vampiri e una biblioteca.',
  'R-DECK-002': 'La biblioteca ha da 40 a 60 carte.',
  'R-DECK-003': 'Al massimo 3 copie di una carta della biblioteca; ogni vampiro una volta sola.',
  'R-DECK-004': 'Il mazzo Fazione può mescolare i clan.',
  'R-DECK-005': 'Uno dei 7 vampiri è scelto come Leader prima della partita.',
  'R-DECK-006':
    'Il mazzo della Città è comune a tutti e non appartiene al mazzo di nessun giocatore; il gioco base ne ha uno, San Francisco.',
  'R-DECK-007':
    'I simboli di clan non limitano la costruzione; una carta della biblioteca che nessuno dei 7 vampiri potrebbe usare è legale e merita un avviso.',
  'R-DECK-008':
    'Le carte ammesse sono le 141 del gioco base; un mazzo con un’altra carta è rifiutato, e la carta è nominata; i nostri quattro mazzi insieme non usano nessuna carta più volte di quante ne contiene una scatola.',
  'R-SET-001':
    'Principe della Città è messo da parte; quattro Eventi sono tolti a caso dal mazzo della Città; il resto si mescola.',
  'R-SET-002':
    'Ogni giocatore ha 20 Prestigio; il Leader entra in gioco nel Rifugio, pronto, con Sangue pari alla sua PS, preso da quel Prestigio.',
  'R-SET-003':
    'Rifugio, Leader e Agenda si mettono coperti; Rifugi e Leader si rivelano insieme; l’Agenda resta coperta.',
  'R-SET-004':
    'I segnalini Rivale si distribuiscono in modo che ognuno abbia quello di un altro giocatore, il suo Rivale; è pubblico e non deve essere reciproco; con 2 giocatori lo è.',
  'R-SET-005':
    'La biblioteca e gli altri 6 vampiri si mescolano; la mano iniziale è di 4 carte della biblioteca e 2 Fazione.',
  'R-SET-006': 'Non c’è mulligan.',
  'R-SET-007': 'Il primo giocatore è scelto a caso; si gioca in senso orario.',
  'R-SET-008':
    'Nessuno attacca, sceglie come bersaglio o ferisce i vampiri di un avversario che non ha ancora avuto il suo primo turno.',
  'R-SET-009':
    'Ordine della preparazione: Rifugio, Leader e Agenda coperti; rivelare Rifugi e Leader; segnalini Rivale; 20 Prestigio e il Sangue del Leader; mazzo della Città; mescolare e pescare; primo giocatore.',
  'R-SET-010':
    'Con 2 giocatori ognuno è il Rivale dell’altro; con 3 i segnalini girano in uno dei due sensi; con 4 vale ogni distribuzione in cui nessuno ha il proprio; restano per tutta la partita.',
  'R-PLC-001':
    'Ogni personaggio è nel Rifugio di chi lo controlla, nelle Strade (comuni) o in torpore; il torpore non è nel Rifugio.',
  'R-PLC-002': 'I vampiri entrano in gioco nel Rifugio e vi tornano in ogni Fase Iniziale di chi li controlla.',
  'R-PLC-003':
    'I personaggi in un Rifugio hanno la Segretezza data dalla carta Rifugio (+1); Le Strade non ne danno; la Segretezza di tutte le fonti si somma.',
  'R-PLC-004':
    'Un personaggio è pronto o esausto; un’Azione di un personaggio richiede che sia pronto e lo rende esausto.',
  'R-PLC-005':
    'Tutti i personaggi di un giocatore nel Rifugio sono un solo gruppo; nelle Strade può averne più di uno.',
  'R-PLC-006': 'Un attaccante è nelle Strade; andarci fa parte dell’attacco.',
  'R-PLC-007':
    'Quando un membro di un gruppo attacca, gli esausti restano indietro; i pronti vengono se il giocatore vuole.',
  'R-PLC-008':
    'Prima di ogni altra Azione di un personaggio, chi agisce può andare dal Rifugio alle Strade, con membri pronti del suo gruppo, o unirsi lì a un gruppo del suo giocatore.',
  'R-PLC-009': 'I personaggi non si muovono da soli fuori dal turno di chi li controlla.',
  'R-PLC-010': '«Solo nelle Strade»: il personaggio che agisce deve trovarsi lì, contando il movimento.',
  'R-PLC-011': 'Il personaggio che agisce conta sempre tra i membri del suo gruppo.',
  'R-PLC-012':
    'Chi si muove insieme con un’Azione è un gruppo, chi resta è un altro; chi torna al Rifugio o è reclutato si unisce al gruppo del Rifugio.',
  'R-PLC-013':
    'I personaggi che uno stesso testo porta da un Rifugio alle Strade sono lì un gruppo; un bloccante che viene nelle Strade è un gruppo a sé.',
  'R-PLC-014': 'Un testo che separa personaggi in gruppi agisce subito; i gruppi non si riuniscono quando finisce.',
  'R-TOK-001': 'Il Prestigio di un giocatore è nella sua riserva personale; il resto è la riserva generale.',
  'R-TOK-002':
    'Reclutare sposta Prestigio sul vampiro come Sangue; un costo in Sangue è pagato dal vampiro che lo usa.',
  'R-TOK-003': 'I segnalini persi per danni o pagati vanno alla riserva generale.',
  'R-TOK-004': 'Curare mette Sangue dalla riserva generale su un personaggio, mai oltre la sua PS.',
  'R-TOK-005':
    'Chi ruba Prestigio prende prima i segnalini del colore della vittima, altri solo se non ne restano; i segnalini rubati mantengono il colore.',
  'R-TOK-006': 'Il numero di segnalini non è limitato.',
  'R-TOK-007': 'Perdere o pagare non è danno: non contano né Scudi né attributi.',
  'R-TOK-008': 'L’Agenda su un personaggio vale punti solo quando una regola o un testo la dà a un giocatore.',
  'R-TOK-009': 'Ferito significa: con meno Sangue della PS.',
  'R-TOK-010': 'Il Sangue rubato va al personaggio che ruba, fino alla sua PS; il resto alla riserva generale.',
  'R-TOK-011':
    'Ciò che un giocatore ottiene dalla riserva generale è del suo colore; così anche ciò che un suo testo mette da lì su una carta.',
  'R-TOK-012':
    'I contributi a una Cospirazione si fanno nel colore di chi contribuisce finché ne ha; in tutti gli altri pagamenti e perdite escono prima i colori altrui.',
  'R-TOK-013': 'Un vampiro non può pagare il suo ultimo Sangue; un testo che glielo fa perdere può togliere l’ultimo.',
  'R-TOK-014':
    'Nessuno ha meno di 0 Prestigio o Agenda; chi deve perdere, pagare o farsi rubare più di quanto ha perde ciò che c’è; solo i costi devono poter essere pagati per intero (R-ABL-010).',
  'R-TOK-015':
    'Un costo o un contributo che lascerebbe il giocatore senza Prestigio non è offerto; una perdita o un furto può togliere l’ultimo.',
  'R-WIN-001': 'Chi raggiunge 13 Agenda vince subito.',
  'R-WIN-002':
    'L’Agenda si ottiene anche con la carta Agenda coperta; il proprietario può scoprirla in ogni momento, anche durante un’azione, ma per il suo testo conta solo ciò che viene dopo.',
  'R-WIN-003':
    'Chi sconfigge o brucia un vampiro del suo Rivale ottiene 1 Agenda; Cittadini e S.A.D. danno la quantità stampata.',
  'R-WIN-004': 'Un giocatore senza Prestigio è eliminato: la sua Agenda diventa 0 e la partita finisce.',
  'R-WIN-005': 'Un giocatore senza personaggi nella coterie è eliminato; i vampiri in torpore non lo salvano.',
  'R-WIN-006': 'Chi elimina il proprio Rivale vince.',
  'R-WIN-007':
    'Altrimenti la partita finisce e vince l’Agenda più alta, con 0 per l’eliminato; in parità vince chi ha eliminato, altrimenti la vittoria è condivisa.',
  'R-WIN-008':
    'L’eliminazione spetta al giocatore il cui attacco o effetto l’ha causata; in un Conflitto di Influenza al giocatore attivo; a nessuno se l’ha causata il giocatore stesso o una carta della Città.',
  'R-WIN-009':
    'La sconfitta di un Leader non chiude la partita; le abilità di Leader del Rifugio valgono solo finché il Leader è in gioco fuori dal torpore.',
  'R-WIN-010':
    'Se uno stesso momento elimina giocatori e porta qualcuno a 13 Agenda, le eliminazioni contano prima; se ne porta più d’uno a 13, vince il giocatore attivo, altrimenti il successivo in senso orario.',
  'R-WIN-011': 'Arrendersi è un’eliminazione che non spetta a nessuno.',
  'R-WIN-012': 'Il Prestigio preso in mano di nascosto è ancora del suo giocatore finché il conflitto non lo spende.',
  'R-WIN-013':
    'Un personaggio è sconfitto dal giocatore il cui attacco, Reazione o testo gli ha tolto l’ultimo Sangue o l’ha sconfitto; essere bruciato da danni è essere sconfitto; carte della Città e costi propri non spettano a nessuno; «questo gruppo sconfigge» significa: in un attacco di un membro del gruppo.',
  'R-TURN-001': 'Un turno ha Fase Iniziale, Fase delle Azioni e Fase Finale.',
  'R-TURN-002':
    'Fase Iniziale: effetti di inizio turno; poi bruciare ogni Evento Persistente con il proprio segnalino; poi rivelare la prima carta della Città; poi rendere pronte le proprie carte e riportare i propri personaggi al Rifugio.',
  'R-TURN-003': 'Un vampiro con Paura torna al Rifugio ma resta esausto, e perde tutti i segnalini Paura.',
  'R-TURN-004':
    'I segnalini «senza Influenza» si tolgono dai personaggi del giocatore quando rende pronte le sue carte.',
  'R-TURN-005': 'Fase delle Azioni: 2 Azioni; quelle che restano si perdono; passare è sempre permesso.',
  'R-TURN-006':
    'Fase Finale: prima torpore e cura, poi i danni della Seconda Inquisizione, poi pescare 2 carte, ciascuna dalla biblioteca o dal mazzo Fazione.',
  'R-TURN-007': 'Nessuna abilità si usa nella Fase Finale, salvo che il testo lo dica o che riduca danni.',
  'R-TURN-008': 'Non c’è limite di mano.',
  'R-TURN-009': 'Una biblioteca o un mazzo Fazione vuoti non hanno penalità; semplicemente non si pesca.',
  'R-TURN-010':
    'Effetti dello stesso momento: prima quelli del giocatore attivo, nell’ordine che vuole, poi in senso orario; i testi con «può» chiedono, gli altri avvengono.',
  'R-TURN-011':
    'Fase Finale in ordine: cura gratuita in torpore, scartare per curare, uscire dal torpore; danni della Seconda Inquisizione; altri effetti di fine turno; pescare 2; finiscono gli effetti «in questo turno»; il turno passa in senso orario.',
  'R-TURN-012':
    'Si rendono pronti personaggi, servitori, Rifugi e carte Persistenti del giocatore attivo; le carte della Città non hanno questo stato.',
  'R-ACT-001':
    'Un’Azione rende esausto il personaggio che agisce e usa una delle Azioni del giocatore; un’Azione Libera ne usa una senza personaggio.',
  'R-ACT-002': 'Un’Azione concessa serve per entrambi i tipi, un’Azione Libera concessa solo per Azioni Libere.',
  'R-ACT-003': 'Pescare (Azione Libera): 1 carta dalla biblioteca o dal mazzo Fazione.',
  'R-ACT-004':
    'Reclutare (Azione Libera): metti un vampiro dalla mano nel Rifugio, pronto, pagando Prestigio pari alla sua PS, che diventa il suo Sangue.',
  'R-ACT-005':
    'Nessuno recluta se resta senza Prestigio; non si recluta una copia di un vampiro in gioco, salvo dopo una diablerie.',
  'R-ACT-006':
    'Giocare una carta Azione o Azione Libera: requisiti, costi, bersagli, risoluzione; poi si scarta, a meno che resti in gioco.',
  'R-ACT-007': 'Rivendicare il Principe della Città (con un personaggio): sezione 13.',
  'R-ACT-008': 'Attaccare (con un personaggio): sezione 9.',
  'R-ACT-009': 'Un’Azione iniziata si conclude prima che inizi altro.',
  'R-ACT-010':
    'Una carta è giocata da un personaggio pronto della coterie che soddisfi PS, clan e Disciplina; prima può muoversi. Bersagli e scelte si dichiarano allora.',
  'R-ACT-011':
    'Una carta Persistente giocata resta al suo giocatore, legata a nessun personaggio, finché un testo la brucia o la scarta; quella che dice «quando è vuota» si brucia con il suo ultimo segnalino.',
  'R-ACT-012': 'Un Intrigo si scarta dopo il suo conflitto, un Titolo resta assegnato, una Cospirazione resta coperta.',
  'R-ACT-013':
    'Una carta che richiede un bersaglio non si può giocare senza un bersaglio legale; ogni altra sì, anche senza effetto.',
  'R-ACT-014':
    'Herald: una recluta costa 1 Prestigio in meno, una volta sola per tutte le copie (Unica); entra comunque con Sangue pari alla sua PS.',
  'R-ATK-001':
    'Passo 1: si sceglie come attaccante un personaggio pronto, che diventa esausto; con i compagni forma un gruppo nelle Strade.',
  'R-ATK-002':
    'Passo 2: il bersaglio è un personaggio di un avversario nelle Strade o in un Rifugio, o un Mortale non assegnato nelle Strade; mai in torpore, mai uno dei propri.',
  'R-ATK-003': 'Passo 3: l’attacco richiede Informazioni almeno pari alla Segretezza del bersaglio.',
  'R-ATK-004':
    'Nel passo 3 il giocatore dell’attaccante può scartare carte per 1 Informazione ciascuna, mai più del necessario.',
  'R-ATK-005': 'Altri possono scartare per aiutare se lui lo permette; sceglie lui chi.',
  'R-ATK-006':
    'Se le Informazioni non bastano, l’attacco finisce; l’Azione è spesa e l’attaccante resta esausto nelle Strade.',
  'R-ATK-007': 'Passo 4: si annuncia il tipo, Fisico, Sociale, Mentale o A Distanza.',
  'R-ATK-008':
    'Passo 5: una sola carta Attacco, facoltativa, coperta, del tipo annunciato; l’attaccante ne soddisfa i requisiti.',
  'R-ATK-009':
    'Scoped .30-06 si può giocare scoperta nel passo 3 per +1 Informazione ed è allora l’unica carta Attacco.',
  'R-ATK-010':
    'Passo 6: un personaggio pronto del gruppo del bersaglio può prendere l’attacco su di sé; solo la Guardia blocca attacchi A Distanza.',
  'R-ATK-011': 'Un blocco per attacco; se possono in più d’uno, in senso orario dal difensore.',
  'R-ATK-012': 'Un attacco che non può essere bloccato non è bloccato da nessun testo che permetta di bloccare.',
  'R-ATK-013': 'Bloccare non rende esausti.',
  'R-ATK-014':
    'I blocchi per un testo si usano nel passo 6, solo contro l’attacco di un avversario, anche dalle Strade.',
  'R-ATK-015':
    'Passo 7: una Reazione facoltativa per giocatore e occasione, coperta, giocata dal personaggio attaccato e che mostri il tipo dell’attacco.',
  'R-ATK-016': 'Un personaggio esausto può reagire.',
  'R-ATK-017':
    'Passo 8: entrambe le carte si rivelano; una carta Mirata può allora scegliere un altro bersaglio legale nel gruppo avversario.',
  'R-ATK-018':
    'Passo 9: il giocatore attivo può usare ogni sua abilità attivata, di qualsiasi personaggio e su qualsiasi cosa; gli altri solo quelle Implacabili.',
  'R-ATK-019':
    'Passo 10: i danni si riducono e si infliggono, sconfitte e ricompense si risolvono, le carte si scartano.',
  'R-ATK-020':
    'I danni dell’attacco sono quelli stampati sulla carta, più l’attributo di quel tipo dell’attaccante, più i bonus; A Distanza non aggiunge attributi.',
  'R-ATK-021':
    'Sono ridotti dall’attributo dello stesso tipo del bersaglio e dagli Scudi, non sotto 0; A Distanza solo dagli Scudi.',
  'R-ATK-022': 'I danni Aggravati ignorano gli attributi; gli Scudi contano ancora.',
  'R-ATK-023':
    'Una Reazione con danni colpisce l’attaccante con i danni stampati più l’attributo di quel tipo del personaggio che reagisce, ridotti allo stesso modo.',
  'R-ATK-024':
    'Tale Reazione si risolve anche se l’attacco è passato su un altro; i suoi Scudi restano a chi l’ha giocata.',
  'R-ATK-025': 'I danni dell’attacco e della Reazione sono simultanei.',
  'R-ATK-026':
    'Il tipo dei danni segue la fonte; gli altri colpi di una carta Attacco fanno parte dell’attacco, ne hanno il tipo e incontrano gli Scudi del gruppo difensore.',
  'R-ATK-027':
    'Un bonus «al bersaglio» vale solo per il bersaglio; quello di Primogen per ogni personaggio con Titolo che quel Primogen ferisce in un attacco, in qualsiasi ruolo.',
  'R-ATK-028': 'I Mortali della Città non bloccano, non reagiscono e non restituiscono danni.',
  'R-ATK-029': 'Un attacco a un Mortale è bloccato solo da testi che lo dicono.',
  'R-ATK-030':
    'Se l’attaccante o il bersaglio esce dal gioco o va in torpore prima del passo 10, l’attacco finisce; le carte giocate per esso si scartano.',
  'R-ATK-031': 'Un attacco A Distanza senza carta è legale; contano i bonus validi per ogni attacco.',
  'R-ATK-032':
    'Scoped .30-06 giocata nel passo 3 rende l’attacco A Distanza; non si può giocare così quando non si possono annunciare attacchi A Distanza.',
  'R-ATK-033':
    'Il gruppo avversario è quello del personaggio attaccato, dopo un blocco quello del bloccante; il giocatore avversario è chi lo controlla; contro un Mortale non c’è né l’uno né l’altro, e i testi su di loro non fanno nulla.',
  'R-ATK-034':
    'Scelte e costi facoltativi dell’Attacco e della Reazione si fanno quando si rivelano, prima quelli dell’attaccante; ciò che fanno oltre ai danni avviene allora; i testi sull’esito (sopravvive, danni subiti, sconfigge) aspettano il passo 10.',
  'R-ATK-035':
    'Annullare viene prima di tutto alla rivelazione; una Reazione annullata non dà Scudi né danni; un testo di Attacco annullato lascia i danni stampati e le parole chiave.',
  'R-ATK-036':
    'Una carta Mirata può scegliere solo un membro la cui Segretezza è raggiunta dalle Informazioni dell’attacco; nessuno blocca di nuovo.',
  'R-ATK-037':
    'Attacco a un Mortale: ai giocatori i cui testi permettono di bloccare si chiede in senso orario dalla sinistra del giocatore attivo.',
  'R-ATK-038':
    'I danni di un attacco sono una sola somma per ogni vittima: si aggiungono i bonus, poi si tolgono attributo e Scudi, poi la prevenzione.',
  'R-ATK-039': '«Gli Scudi non contano» lascia la riduzione dell’attributo.',
  'R-ATK-040': 'I danni di bonus sono del tipo dell’attacco, e Aggravati se lo è la carta Attacco.',
  'R-ATK-041': 'Dopo l’attacco, l’attaccante e i suoi compagni restano nelle Strade.',
  'R-ATK-042':
    'L’attacco è finito quando le ricompense sono prese; allora abilità e Cospirazioni sono di nuovo possibili e gli altri hanno la loro finestra Implacabile.',
  'R-DMG-001': 'Ogni punto di danno toglie 1 Sangue; a 0 un vampiro è sconfitto e va in torpore.',
  'R-DMG-002':
    'Se i danni che lo sconfiggono contengono almeno 1 punto Aggravato, è invece bruciato; i danni Aggravati precedenti non contano.',
  'R-DMG-003':
    'Quando entra in torpore, il proprietario gli mette 1 Sangue dal suo Prestigio; se era l’ultimo, il proprietario è eliminato; i vampiri bruciati non costano nulla.',
  'R-DMG-004':
    'Un effetto che dice «sconfiggi» non infligge danni; la vittima entra in torpore con 0 Sangue, poi R-DMG-003.',
  'R-DMG-005':
    'I danni Superficiali non portano un personaggio sotto 1 Sangue; i Superficiali Aggravati ignorano gli attributi e si fermano lì anch’essi.',
  'R-DMG-006':
    'Un vampiro in torpore non può essere attaccato; lo raggiungono solo effetti che nominano il torpore o «un personaggio che controlli».',
  'R-DMG-007':
    'In torpore i suoi Titoli e le sue abilità non valgono, tranne le abilità di Torpore, che valgono solo lì.',
  'R-DMG-008': 'Le carte assegnate restano su un vampiro in torpore.',
  'R-DMG-009':
    'Le abilità che prevengono o riducono danni si possono usare in ogni fase di ogni turno quando si subiscono danni.',
  'R-DMG-010': 'Fase Finale: ogni vampiro del giocatore in torpore cura 1 gratis.',
  'R-DMG-011':
    'Fase Finale: il giocatore può scartare quante carte vuole per curare 1 Sangue ciascuna sui suoi personaggi, torpore compreso.',
  'R-DMG-012':
    'Un vampiro in torpore il cui Sangue ha raggiunto la sua PS torna al Rifugio, esausto, subito dopo la cura.',
  'R-DMG-013':
    'Un personaggio sconfitto tiene i suoi segnalini Agenda finché un testo li dà a qualcuno; uno bruciato li perde dopo.',
  'R-DMG-014': 'Un vampiro senza Sangue è sconfitto, qualunque sia la causa; ciò che è perso o rubato non è Aggravato.',
  'R-DMG-015':
    'Un vampiro in torpore non è né pronto né esausto e non ha gruppo; gli si tolgono i segnalini Paura e «senza Influenza».',
  'R-DMG-016':
    'Ogni modo di prevenire serve una volta per somma di danni; se ne possono usare più d’uno insieme; si chiede a chi controlla la vittima dopo la riduzione, e solo se resta qualcosa.',
  'R-DMG-017':
    'Distraction: il proprietario dice quanto (1 o 2) e l’avversario; questi sceglie le vittime tra i suoi personaggi che la S.A.D. può raggiungere, punto per punto; senza nessuna non succede nulla.',
  'R-DMG-018':
    'L’uscita dal torpore si guarda solo nella Fase Finale del giocatore, dopo la cura; un testo che riempie prima un vampiro non lo libera.',
  'R-ATT-001':
    'Un Mortale della Città è sconfitto da danni almeno pari al suo valore di Sangue in un attacco; i danni non si conservano.',
  'R-ATT-002':
    'Per un Vagrant o un Cittadino sconfitto, il giocatore ottiene l’Agenda stampata, poi lo brucia per il suo beneficio o lo assegna all’attaccante.',
  'R-ATT-003':
    'Un personaggio porta al massimo 3 carte assegnate, Titoli compresi; per aggiungerne una se ne separa una.',
  'R-ATT-004':
    'Assegnare innesca gli effetti unici (pescare, Agenda, cura); gli effetti continui durano finché è assegnata; spostare un servitore li innesca di nuovo, salvo che il testo dica di no.',
  'R-ATT-005':
    'Nella sua Fase delle Azioni, fuori da un’azione, un giocatore può separare qualsiasi carta, tranne un Titolo, che ha assegnato a un suo vampiro; la carta si brucia.',
  'R-ATT-006': 'Una PS richiesta conta solo quando si assegna.',
  'R-ATT-007':
    'Quando un personaggio è bruciato, le sue carte assegnate si bruciano; i segnalini vanno alla riserva generale.',
  'R-ATT-008':
    'Le pile degli scarti e delle carte bruciate sono scoperte e pubbliche; una carta bruciata va alla pila del proprietario, una carta della Città a quella della Città.',
  'R-ATT-009': 'Le carte S.A.D. sconfitte si scartano, non si bruciano, e non si possono assegnare.',
  'R-ATT-010':
    'Un servitore che cambia portatore resta esausto o pronto, rispetta il limite di 3 e serve chi controlla il nuovo portatore.',
  'R-ATT-011':
    'Chi controlla il portatore controlla la carta assegnata; il proprietario è chi l’ha portata, per una carta della Città la Città.',
  'R-ATT-012':
    'Un servitore tolto dal gioco da un testo o separato non dà ricompense; nemmeno le S.A.D. e i Mortali scartati da Royal Retreat.',
  'R-INF-001': 'Un Leader ha 1 Influenza propria, gli altri personaggi 0; il resto viene da carte, Titoli e testi.',
  'R-INF-002': 'Il Prestigio si può spendere come Influenza, 1 per 1.',
  'R-INF-003':
    'Un personaggio che ha impegnato la sua Influenza riceve un segnalino «senza Influenza» e conta 0 finché chi lo controlla rende pronte le sue carte.',
  'R-INF-004':
    '«Impegna N Influenza» (Titoli): il giocatore raccoglie N dal personaggio che agisce, da altri della coterie e dal Prestigio; non c’è voto.',
  'R-INF-005': 'Un Intrigo apre un Conflitto di Influenza tra tutti i giocatori.',
  'R-INF-006': 'Bersagli e termini si dichiarano quando l’Intrigo è giocato.',
  'R-INF-007':
    'Nell’ordine del turno, prima il giocatore attivo, ognuno ha una finestra: sceglie la parte del Sì o del No, usa abilità, impegna personaggi, può aggiungere un Modificatore di Influenza coperto e prende in mano Prestigio di nascosto.',
  'R-INF-008': 'In quella finestra il giocatore attivo può usare ogni abilità, gli altri solo quelle Implacabili.',
  'R-INF-009': 'Il totale di un giocatore può salire solo nella sua finestra; la quantità nascosta è allora fissata.',
  'R-INF-010': 'Il giocatore attivo è sempre dalla parte del Sì.',
  'R-INF-011': 'Poi tutto si rivela e si somma; se il Sì supera il No, l’Intrigo riesce; una parità fallisce.',
  'R-INF-012': 'Il Prestigio e i Modificatori di Influenza usati sono spesi da entrambe le parti.',
  'R-INF-013':
    'Fino alla rivelazione un giocatore deve dire con sincerità il suo Prestigio totale, non quanto ne ha in mano.',
  'R-INF-014': 'I bonus «per questa azione o evento» finiscono con essa.',
  'R-INF-015': 'Un giocatore scelto da un Intrigo ne riceve l’effetto qualunque sia il suo voto.',
  'R-INF-016':
    'Una carta messa come Modificatore di Influenza (Old Post Office) non è giocata: clan e PS si ignorano; vale come mettere una carta coperta.',
  'R-INF-017':
    'Restare senza Prestigio dopo un conflitto elimina come sempre, tutte le perdite di un conflitto nello stesso momento.',
  'R-INF-018':
    'Si impegna tutta l’Influenza di un personaggio, pronto o esausto; chi ha 0 o è «senza Influenza» non può.',
  'R-INF-019':
    'Un Modificatore di Influenza per giocatore e conflitto; se ne può aggiungere uno, scoperto, anche quando si impegna Influenza per un Titolo.',
  'R-INF-020':
    'Un’abilità «per l’azione o l’evento in corso» usata quando non c’è nulla in corso vale per la prossima Azione di quel turno.',
  'R-INF-021': 'Si può nascondere al massimo tutto il Prestigio meno uno.',
  'R-INF-022':
    'Dopo il successo l’effetto si applica a ogni giocatore in senso orario da quello attivo; ognuno fa le sue scelte.',
  'R-INF-023': 'Chi si astiene non è da nessuna parte: non vince né perde per i testi sulle parti.',
  'R-PRI-001':
    'Rivendicare è un’Azione di un personaggio pronto, solo finché nessuno ha il titolo; va nelle Strade e diventa pretendente.',
  'R-PRI-002':
    'In senso orario, ogni avversario può attaccare il pretendente con un personaggio pronto, anche dal suo Rifugio; esso diventa esausto; nessuno resta indietro; si usa la sequenza normale di attacco.',
  'R-PRI-003': 'Se il pretendente resiste ancora dopo questi attacchi, il titolo gli è assegnato; i danni restano.',
  'R-PRI-004': 'Portatore: Segretezza 0, +2 Influenza; all’inizio del turno del suo giocatore 1 Prestigio e 1 Agenda.',
  'R-PRI-005': '«Controllare il Principe» significa controllare il portatore fuori dal torpore.',
  'R-PRI-006': 'Quando il portatore è sconfitto o bruciato, il titolo torna sul tavolo.',
  'R-PRI-007':
    'Il pretendente è nelle Strade con quelli del suo gruppo che vi si trovano o lo accompagnano; possono bloccare per lui.',
  'R-PRI-008':
    'Chi attacca un pretendente attacca da dove si trova e vi resta; il suo gruppo non cambia e nessuno lo accompagna.',
  'R-PRI-009':
    'Se il pretendente è sconfitto o lascia Le Strade, nessun titolo è dato e non ci sono altri attacchi; l’Azione è spesa.',
  'R-PRI-010': 'Il titolo conta tra le 3 carte assegnate; per prenderlo se ne può separare una.',
  'R-CON-001': 'Una Cospirazione si gioca come Azione: coperta, con 1 Prestigio del suo giocatore sopra.',
  'R-CON-002':
    'Quando la soglia di una Cospirazione è raggiunta, il proprietario può risolverla nel suo turno, mai durante un’altra azione, senza usare Azioni.',
  'R-CON-003':
    'Il proprietario può mostrarla agli avversari che vuole; ognuno che la vede per la prima volta aggiunge subito 1 Prestigio proprio o si astiene per quel turno.',
  'R-CON-004': 'Nei turni seguenti chi l’ha vista ha bisogno del permesso del proprietario per ogni nuovo Prestigio.',
  'R-CON-005':
    'Mettere 1 Prestigio non usa Azioni; è possibile una volta per turno e giocatore, mai durante un’altra azione.',
  'R-CON-006': 'Anche il proprietario può aggiungere 1 Prestigio per turno.',
  'R-CON-007':
    'Chi contribuisce può guardare la carta; i contributi vengono dalla riserva personale, salvo che una carta dica altro.',
  'R-CON-008': '«Non ha contribuito» si decide dai colori dei segnalini sulla carta, chiunque ve li abbia messi.',
  'R-CON-009': 'I segnalini messi su una Cospirazione dalla riserva generale contano come del suo proprietario.',
  'R-CON-010':
    'Mettere una Cospirazione, aggiungere un Modificatore di Influenza in un conflitto e mettere una carta con Old Post Office è mettere una carta coperta; risolvere una Cospirazione e rivelare tale Modificatore o carta è risolverne una.',
  'R-CON-011': 'Una Cospirazione che richiede un bersaglio tra chi non ha contribuito non si può risolvere senza.',
  'R-CON-012':
    'Faulty Logic: il segnalino è della riserva del giocatore avversario, mai l’ultimo; se la carta è risolta nello stesso turno, il proprietario può sceglierlo benché abbia contribuito.',
  'R-ABL-001':
    'Un’abilità attivata («costo: effetto») si usa una volta in ogni turno di chi la controlla, solo nella sua Fase delle Azioni; ogni copia ha il proprio uso.',
  'R-ABL-002':
    'Si può usare solo quando non si sta risolvendo altro, tranne nei passi che permettono abilità e dove cambia proprio il passo in corso.',
  'R-ABL-003':
    'Le abilità Implacabili si possono usare in ogni momento della Fase delle Azioni di qualsiasi giocatore, una volta nel turno di ogni giocatore.',
  'R-ABL-004':
    'Dopo ogni cosa che fa il giocatore attivo (agire, usare un’abilità, passare, finire la fase), ogni giocatore, in senso orario dalla sua sinistra, può usare abilità Implacabili.',
  'R-ABL-005':
    'Ogni uso apre un nuovo giro dalla sinistra di chi l’ha usata; quando torna a lui, può rispondere a sé stesso; l’ultima entrata si risolve per prima.',
  'R-ABL-006': 'Effetti simultanei in conflitto: prima quelli del giocatore attivo, poi in senso orario.',
  'R-ABL-007': '«Non può» prevale su «può».',
  'R-ABL-008':
    'Un’abilità senza la parola Azione non ne usa; «Azione:» come costo rende esausto il portatore e usa un’Azione.',
  'R-ABL-009': 'Le carte Persistenti restano in gioco presso il loro giocatore.',
  'R-ABL-010': 'Un costo si paga per intero prima dell’effetto; ciò che non si può pagare non si può usare.',
  'R-ABL-011':
    'Portata: «Attaccante» vale mentre quel vampiro attacca, «Gruppo» per il gruppo in cui è in quel momento, «Torpore» in torpore, «abilità di Leader» finché il Leader è nella coterie; senza parola vale finché il vampiro è nella coterie.',
  'R-ABL-012': 'Le abilità attivate su un attacco si usano nel passo 9.',
  'R-ABL-013':
    'Gli inneschi (quando, ogni volta, prima volta, inizio, fine) non richiedono attivazione e non hanno altro limite che il proprio; «la prima in ogni tuo turno» si conta per turno.',
  'R-ABL-014': 'I bonus continui si calcolano ogni volta che servono.',
  'R-ABL-015':
    'Un’abilità che una carta dà agli attaccanti (Blood for Blood) è dell’attaccante: una volta per turno per ogni personaggio e copia.',
  'R-ABL-016': 'Per diventare esausta come costo la carta deve essere pronta; un attaccante è già esausto.',
  'R-ABL-017': 'Un innesco Implacabile (Jesús) vale in ogni fase di ogni turno.',
  'R-CITY-001': 'Si rivela una carta in ogni Fase Iniziale.',
  'R-CITY-002': 'Un Evento si risolve e si brucia.',
  'R-CITY-003':
    'Un Evento Persistente riceve un segnalino del giocatore attivo e dura fino alla sua prossima Fase Iniziale; nessuno lo controlla.',
  'R-CITY-004': 'I Mortali restano nelle Strade finché sono sconfitti o rimossi.',
  'R-CITY-005':
    'Fine del turno di ogni giocatore: ogni S.A.D. nelle Strade infligge 1 danno Aggravato a un personaggio della sua coterie la cui Segretezza non superi il numero di S.A.D.; il giocatore sceglie la vittima ogni volta.',
  'R-CITY-006':
    'Quando il mazzo della Città è vuoto, gli scarti della Città vi si mescolano; se anche quelli mancano, non si rivela nulla.',
  'R-CITY-007': 'Hunt the Hunters mescola anche gli scarti della Città con la carta sconfitta.',
  'R-CITY-008': 'San Francisco Fog vieta di annunciare attacchi A Distanza, non le Reazioni con quel simbolo.',
  'R-CITY-009':
    '«Aggiungi una nuova carta della Città» rivela la prima carta come nella Fase Iniziale: un Evento si risolve, un Mortale resta nelle Strade.',
  'R-CITY-010': 'Un Mortale rivelato è nelle Strade con Segretezza 0; i testi sui personaggi non lo toccano.',
  'R-CITY-011': 'Gli Eventi che chiedono a più giocatori chiedono in senso orario da quello attivo.',
  'R-CITY-012':
    'Un Evento Persistente si brucia quando finisce; gli scarti della Città contengono S.A.D. e ciò che i testi scartano.',
  'R-CITY-013':
    'Una S.A.D. senza vittima raggiungibile non fa nulla; se sono più d’una, ognuna si tratta da sola e la sua vittima si sceglie quando tocca a lei.',
  'R-INFO-001':
    'Pubblici: pile degli scarti e delle bruciate, totali di Prestigio, segnalini Rivale, ciò che è scoperto, numeri di carte; nascosti: mani, Agende coperte, carte coperte per chi non le ha viste, Eventi tolti, Prestigio nascosto.',
  'R-INFO-002': 'Chi ha visto la mano di un avversario non può mostrarla né annotarla, ma può dire ciò che vuole.',
  'R-INFO-003': 'Gli accordi sono parole libere e non vincolano.',
  'R-X-001': 'Paura: più segnalini contano come uno (R-TURN-003).',
  'R-X-002':
    'Un Rituale di Stregoneria del Sangue entra con 1–3 Sangue del colore del suo giocatore; Annika può superare 3.',
  'R-X-003':
    'Le abilità «Separa:» degli Animali hanno il loro costo; separare semplicemente (R-ATT-005) è possibile senza e brucia soltanto.',
  'R-X-004':
    'Diablerie: solo su vampiri, solo da un vampiro sopravvissuto all’attacco, non su una vittima bruciata; non è una seconda sconfitta.',
  'R-X-005':
    'Diablerie: tutto ciò che è sulla vittima si brucia, Titoli e segnalini compresi, poi essa è assegnata; nessun Sangue per il torpore; resta finché un effetto la toglie e si brucia quando chi l’ha divorata è sconfitto.',
  'R-X-006':
    'Spectral Possession: il bersaglio non deve essere esausto; il proprietario non perde prestando il suo ultimo vampiro; l’Azione extra si fa subito; il vampiro conta come del giocatore e può pagare con il suo Sangue, Agenda e carte assegnate; «separa» solo come costo o effetto secondario di quell’Azione, mai carte di un terzo; può attaccare il proprietario, resta nelle Strade e torna al proprietario.',
  'R-X-007':
    'Protect the Flock: non cumulativa; vale finché una copia è in gioco; i segnalini restano e vanno alla riserva generale con il Mortale.',
  'R-X-008': 'Kim Phan: solo carte con segnalini sopra, controllate da un giocatore.',
  'R-K-001':
    'Turf War: «5 o più Sangue» è il Sangue che il personaggio aveva all’inizio dell’attacco o del testo; i Mortali non sono personaggi; entrambe le frasi possono premiare una stessa sconfitta.',
  'R-K-002':
    'Drain Them Slowly: vale la prima formulazione (la 1.9 non la cambia); ogni sopravvissuto conta, anche degli altri colpi.',
  'R-K-003': 'Strength in Numbers: 1 Agenda con 3 o più; 2 se sono 4 o più e ognuno ha 2 o più Sangue.',
  'R-K-004': 'Backhanded Compliment: si paga il possibile senza l’ultimo Prestigio, e si cura esattamente altrettanto.',
  'R-K-005': 'Seduction: il modo con Ascendente è offerto solo contro un Mortale, il furto solo contro un personaggio.',
  'R-K-006': 'Long-Term Investment ed Emergency Bloodbag danno al massimo un segnalino in ogni Fase Iniziale.',
  'R-K-007':
    'Meeting at Alcatraz: ogni Leader fuori dal torpore va nelle Strade, pronto o no, come gruppo a sé; quello del giocatore attivo diventa pronto ma non torna; gli altri suoi personaggi possono unirsi a lui con le Azioni di quel turno.',
  'R-K-008': 'Chinese New Year prende gli Eventi bruciati, non sé stessa: si brucia dopo essere stata risolta.',
  'R-K-009':
    'The Hunger: un Vagrant dà 1 Agenda solo finché è nelle Strade; i vampiri in torpore non contano per la perdita.',
  'R-K-010':
    'Protests in the Streets: l’attaccante perde il Sangue quando attacca; se era l’ultimo, è sconfitto e l’attacco finisce.',
  'R-K-011':
    'First Tradition: The Masquerade: due Mortali sconfitti in un turno dal suo giocatore, in qualsiasi turno; poi si brucia.',
  'R-K-012': 'Assert Authority, Influencer, Blood for Blood, The Spoils: le copie si sommano.',
  'R-K-013': 'Iris Lokken: una carta senza PS richiesta dà 0; la rivelazione è pubblica.',
  'R-K-014': 'Muhammad Zadeh, Lixue Chen, Gang Up: Vagrant e Cittadini sono servitori, i Titoli no.',
  'R-K-015': 'Incite Rebellion, Irresistible Voice: senza un servitore il costo non si può pagare.',
  'R-K-016': 'Search Engine: il mazzo si sceglie prima di guardare.',
  'R-K-017': 'Dumpster Dive: con gli scarti vuoti si può comunque giocare per pescare.',
  'R-K-018':
    'Sheriff può bruciare una carta Persistente di qualsiasi giocatore, anche del suo, o un Evento Persistente; non una S.A.D.',
  'R-K-019':
    "Smoke 'Em Out può nominare qualsiasi Rifugio, anche quello del suo giocatore; i danni non sono un attacco.",
  'R-K-020': 'Jesús: si paga quando è sconfitto, prima del Sangue per il torpore; non con l’ultimo Prestigio.',
};
