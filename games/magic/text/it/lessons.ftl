land =
    .title = Gioca una terra, lancia una creatura
    .introduction = Le terre danno mana, e il mana paga tutto il resto. Puoi giocare una terra per turno. Il costo sta nell’angolo superiore della carta: un simbolo colorato vuole mana di quel colore, un numero accetta qualsiasi mana. Per questo TAPpi le terre; si STAPpano all’inizio del tuo prossimo turno.

attack =
    .title = Attacca l’avversario
    .introduction = Una volta per turno puoi attaccare, con quante creature vuoi. Attaccano il giocatore, mai un’altra creatura, e attaccando si TAPpano. Quella che nessuno blocca infligge tanto danno quanta è la sua forza. I due giocatori cominciano con 20 punti vita.

waiting =
    .title = Le creature nuove aspettano un turno
    .introduction = Una creatura che controlli solo da questo turno non può ancora attaccare, a meno che non abbia rapidità: i giocatori la chiamano debolezza da evocazione. Perciò le creature si lanciano spesso dopo il combattimento. Nel tuo prossimo turno attaccherà con le altre.

block =
    .title = Blocca un attaccante
    .introduction = Questa volta sei tu a essere attaccato. Le tue creature STAPpate possono bloccare, ciascuna un attaccante; nessuna è obbligata. La creatura bloccante e quella attaccante si infliggono danno a vicenda, e non a te. Una creatura con tanto danno quanta è la sua costituzione viene distrutta.

stack =
    .title = Rispondi con un istantaneo
    .introduction = Una magia non avviene subito: aspetta in pila, e tutti possono rispondere. La risposta va in cima e avviene per prima. Gli istantanei si possono lanciare in qualsiasi momento, le altre carte solo nella propria fase principale. La tua creatura sta per essere colpita: salvala.

evasion =
    .title = Volare e travolgere
    .introduction = Le abilità cambiano il combattimento. Chi ha volare è bloccato solo da creature con volare o raggiungere. Un attaccante con travolgere assegna a chi lo blocca solo il danno che basta a distruggerlo, e il resto al giocatore. Sei tu a decidere come si assegna il danno.

strike =
    .title = Tocco letale e attacco improvviso
    .introduction = Le creature piccole possono bloccare bene. Qualsiasi danno di una creatura con tocco letale distrugge chi lo subisce, per quanto sia grande. Una creatura con attacco improvviso infligge il suo danno prima delle altre; chi ne muore non colpisce a sua volta. Scegli bene chi blocca chi.

aura =
    .title = Incanta una creatura
    .introduction = Un’Aura è un incantesimo assegnato a qualcosa, qui a una creatura, che diventa più forte. Rimane finché la creatura non lascia il campo di battaglia; allora l’Aura va nel cimitero. Con cautela, attaccare non TAPpa la tua creatura.

equip =
    .title = Equipaggia una creatura
    .introduction = Un Equipaggiamento è un artefatto. Quando è sul campo di battaglia paghi il suo costo di equipaggiare per assegnarlo a una tua creatura e, più tardi, se vuoi, a un’altra. Quando la creatura muore, l’Equipaggiamento rimane. Con doppio attacco una creatura infligge il suo danno da combattimento due volte.

planeswalker =
    .title = Chiama un planeswalker
    .introduction = Un planeswalker combatte dalla tua parte. Arriva con segnalini fedeltà. Una volta in ciascuno dei tuoi turni puoi usare una delle sue abilità: il numero che la precede si aggiunge alla sua fedeltà o si toglie. Le creature possono attaccarlo; con fedeltà 0 se ne va.

counter =
    .title = Neutralizza una magia
    .introduction = La magia blu può fermare una magia prima che abbia effetto. Deve essere in risposta, mentre la magia aspetta in pila. Una magia neutralizzata va nel cimitero senza alcun effetto, e il mana speso è perduto.

turn =
    .title = Gioca un turno intero
    .introduction = Comincia un turno: le tue carte si STAPpano e peschi una carta. Nella fase principale giochi una terra e lanci magie. Poi viene il combattimento, poi una seconda fase principale. Spesso conviene attaccare prima e mostrare solo dopo che cos’altro hai.

win =
    .title = Vinci la partita
    .introduction = Un giocatore con 0 punti vita perde. Il danno inflitto a un giocatore gli costa altrettanti punti vita, che venga da creature o da magie. Al tuo avversario restano 6 punti vita: attacca, e finisci con ciò che hai in mano.
