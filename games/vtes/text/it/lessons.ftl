influence =
    .title = Metti in gioco un vampiro
    .introduction = I tuoi vampiri aspettano a faccia in giù nella regione non controllata. Nella tua fase di influenza spendi trasferimenti per spostare risorse su di loro. Un vampiro con tanti segnalini quanta è la sua capacità può diventare attivo. Ma le risorse sono anche la tua vita: quelle che spendi ti mancheranno dopo.

control =
    .title = Metti in gioco un vampiro
    .introduction = I tuoi vampiri aspettano a faccia in giù nella regione non controllata. Nella tua fase di influenza spendi trasferimenti per spostare risorse su di loro. Alla fine di quella fase ogni vampiro con tanti segnalini quanta è la sua capacità diventa attivo. Ma le risorse sono anche la tua vita: quelle che spendi ti mancheranno dopo.

bleed =
    .title = Dissangua la tua preda
    .introduction = Il giocatore alla tua sinistra è la tua preda. Un dissanguamento le toglie risorse: così si vince quasi ogni partita. Il vampiro che agisce si tappa. Chi dissangua con successo ottiene anche il Vantaggio.

edge =
    .title = Usa il Vantaggio
    .introduction = Un solo giocatore ha il Vantaggio. Se è tuo nella tua fase di stappo, puoi guadagnare 1 risorsa. Lo tieni finché un altro giocatore non dissangua con successo.

hunt =
    .title = Caccia per recuperare sangue
    .introduction = I vampiri vivono di sangue: con esso pagano le carte e si curano. Un vampiro che ne ha poco caccia: un’azione con 1 di furtività che porta 1 punto sangue dalla banca del sangue.

equip =
    .title = Equipaggia un vampiro
    .introduction = Equipaggiamenti, servitori e alleati entrano in gioco con un’azione di uno dei tuoi seguaci. Annunci l’azione con la carta e paghi solo quando l’azione riesce.

raise =
    .title = Aumenta un dissanguamento
    .introduction = I modificatori di azione li gioca il seguace che agisce. Conviene aspettare: quando nessuno vuole più bloccare, la preda non può più opporre bloccanti a un dissanguamento maggiore.

block =
    .title = Blocca un’azione
    .introduction = Questa volta sei dall’altra parte: vogliono dissanguarti. Un tuo vampiro stappato può tentare di bloccare. Un blocco riuscito ferma l’azione, tappa il tuo vampiro, e i due combattono.

intercept =
    .title = Intercetto contro furtività
    .introduction = Un’azione con furtività si blocca solo con altrettanto intercetto. Alcune azioni hanno furtività da sole: cacciare ne ha 1. Le carte reazione danno intercetto al tuo bloccante quando gli serve.

combat =
    .title = Combatti a lunga distanza
    .introduction = Un combattimento si svolge in round: prima la distanza, poi i colpi. A distanza ravvicinata un attacco fisico fa danno. A lunga distanza non fa nulla, ma un’arma da fuoco sì. Manovra fino alla distanza a cui la tua arma serve.

torpor =
    .title = Lascia il torpore
    .introduction = Un vampiro che subisce più danno del sangue che ha cade in torpore. Lì può fare una cosa sola: un’azione per lasciarlo, al costo di 2 punti sangue. Dopo è attivo, ma tappato.

politics =
    .title = Vinci un referendum
    .introduction = Un’azione politica che nessuno blocca porta a un referendum. I titoli danno voti, e anche la carta politica stessa. Con più voti a favore che contro è approvato. In parità è respinto.

oust =
    .title = Estrometti la tua preda
    .introduction = Chi non ha più risorse è estromesso. Il predatore del giocatore estromesso guadagna 1 punto vittoria e 6 risorse, e il giocatore seguente diventa la sua nuova preda. Vince chi ha più punti vittoria.

ante =
    .title = Vinci una posta
    .introduction = Ci si può accordare per giocare con la posta. Allora ogni giocatore mette da parte, scoperta, la prima carta della sua biblioteca, prima di pescare la mano. Quando estrometti la tua preda, vinci la carta che ha messo in posta. Le carte che la preda aveva vinto ad altri non passano a te.
