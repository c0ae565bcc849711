recruit =
    .title = Recluta un vampiro
    .introduction = Hai due Azioni per turno. Reclutare è una: metti un vampiro dalla mano nel tuo Rifugio e paga Prestigio pari alla sua Potenza del Sangue. Quel Prestigio diventa il suo Sangue. Il Prestigio è la tua vita: non spenderlo mai tutto.

draw =
    .title = Pesca una carta
    .introduction = Un’altra Azione è pescare una carta, dalla biblioteca o dal mazzo Fazione, dove sono i tuoi vampiri. Alla fine di ogni turno peschi comunque due carte.

mortal =
    .title = Attacca un Mortale
    .introduction = I Mortali girano nelle Strade. Scegli il tipo di attacco in cui il tuo vampiro è più forte e aggiungi una carta Attacco. Se i danni raggiungono il Sangue del Mortale, è sconfitto: ottieni la sua Agenda, poi lo bruci per curare Sangue o lo assegni come servitore.

attack =
    .title = Attacca un personaggio
    .introduction = Un attacco rende esausto l’attaccante e lo porta nelle Strade. I danni sono l’attributo del tipo annunciato più la carta Attacco, meno lo stesso attributo del bersaglio. Nelle Strade un personaggio è facile da trovare.

intel =
    .title = Trova qualcuno in un Rifugio
    .introduction = Un Rifugio dà 1 Segretezza. Il tuo attacco richiede altrettante Informazioni. Scarta una carta per ogni Informazione che manca; poi l’attacco prosegue come sempre.

block =
    .title = Blocca un attacco
    .introduction = Quando un membro del tuo gruppo è attaccato, un altro membro pronto può prendere l’attacco su di sé. Solo i vampiri con Guardia bloccano attacchi A Distanza. Il forte protegga il debole.

reaction =
    .title = Reagisci a un attacco
    .introduction = Il personaggio attaccato può giocare una Reazione che mostri il tipo dell’attacco. Gli Scudi riducono i danni; alcune Reazioni rispondono al colpo.

torpor =
    .title = Manda un personaggio in torpore
    .introduction = Un vampiro senza Sangue è sconfitto e cade in torpore. Per ogni vampiro sconfitto del tuo Rivale ottieni 1 Agenda. Un giocatore senza nessuno fuori dal torpore è eliminato.

scheme =
    .title = Vinci un voto
    .introduction = Un Intrigo apre un Conflitto di Influenza. Tu sei dalla parte del Sì. Impegna l’Influenza dei tuoi personaggi, aggiungi un Modificatore coperto e, se vuoi, Prestigio di nascosto. Più Sì che No: l’Intrigo passa.

prince =
    .title = Diventa Principe della Città
    .introduction = Finché nessuno ha il titolo, un personaggio pronto può rivendicarlo. Va nelle Strade e ogni avversario può attaccarlo una volta. Se resiste, il portatore ti dà 1 Prestigio e 1 Agenda per turno, ma la sua Segretezza è 0.

conspiracy =
    .title = Risolvi una Cospirazione
    .introduction = Una Cospirazione sta coperta e raccoglie Prestigio, al massimo 1 da ogni giocatore per turno. Quando ne ha abbastanza, il proprietario la risolve senza Azioni e sceglie qualcuno che non ha contribuito.

win =
    .title = Arriva a 13 Agenda
    .introduction = Tutto ciò che fai è per l’Agenda: il primo giocatore con 13 vince subito. Oppure elimina il tuo Rivale.
