/** The rules of the catalogue, in Italian. */
import type { StatedRules } from './stated.ts';

export const it: StatedRules = {
  'M-WIN-001': 'Un giocatore vince riducendo a 0 i punti vita dell’avversario.',
  'M-LAND-001': 'Un giocatore può giocare una terra in ciascuno dei suoi turni, in una fase principale.',
  'M-MANA-003': 'Un simbolo colorato in un costo si paga con mana di quel colore.',
  'M-TYPE-009': 'I planeswalker sono permanenti che combattono dalla parte di un giocatore e possono essere attaccati.',
  'M-CAST-001': 'Lanciare una magia è pagarne il costo di mana e mettere la carta in pila.',
  'M-STK-002':
    'Ogni giocatore, anche chi ha lanciato la magia, ha la possibilità di lanciare un istantaneo o attivare un’abilità in risposta.',
  'M-STK-003': 'Una risposta va sopra ciò che è già in pila.',
  'M-STK-004': 'Quando nessun giocatore vuole aggiungere altro, si risolve la magia o l’abilità in cima.',
  'M-STK-006':
    'Una magia che ne neutralizza un’altra si lancia in risposta a questa; la magia neutralizzata non ha effetto e va nel cimitero.',
  'M-TURN-001':
    'Un turno ha queste fasi, in quest’ordine: iniziale, principale, di combattimento, di nuovo principale, finale.',
  'M-TURN-003': 'STAP: il giocatore attivo STAPpa tutte le sue carte TAPpate.',
  'M-TURN-004': 'Acquisizione: il giocatore attivo pesca una carta dal suo grimorio.',
  'M-CBT-001': 'Il giocatore attivo decide se attaccare e con quali creature; attaccano tutte insieme.',
  'M-CBT-003':
    'Una creatura entrata nel campo di battaglia in questo turno non può attaccare, a meno che abbia rapidità.',
  'M-CBT-004': 'Le creature attaccanti vengono TAPpate quando sono dichiarate.',
  'M-CBT-006': 'Il giocatore in difesa può bloccare con creature STAPpate; nessuna creatura è obbligata a bloccare.',
  'M-CBT-010': 'Un attaccante non bloccato infligge all’avversario danno pari alla sua forza.',
  'M-CBT-011': 'Un attaccante bloccato e chi lo blocca si infliggono a vicenda danno pari alla loro forza.',
  'M-CBT-014':
    'Una creatura che in un turno ha subito danno pari o superiore alla sua costituzione viene distrutta e messa nel cimitero del suo proprietario.',
  'M-CBT-015': 'Il danno inflitto a un giocatore, da creature o magie, gli fa perdere altrettanti punti vita.',
  'M-KEY-002': 'Volare: può essere bloccata solo da creature con volare o raggiungere.',
  'M-KEY-003':
    'Travolgere: se la creatura può assegnare danno sufficiente a distruggere chi la blocca, il suo giocatore può assegnare il resto al giocatore o al planeswalker in difesa.',
  'M-KEY-005':
    'Attacco improvviso: infligge il suo danno da combattimento prima delle creature senza attacco improvviso o doppio attacco.',
  'M-KEY-006':
    'Doppio attacco: infligge danno da combattimento due volte, una con chi ha attacco improvviso e una con le altre.',
  'M-KEY-007': 'Rapidità: può attaccare e usare le sue abilità con {T} appena un giocatore la controlla.',
  'M-KEY-014': 'Tocco letale: una creatura che subisce danno da una creatura con tocco letale viene distrutta.',
  'M-ACT-003':
    '+1/+1 e simili cambiano forza e costituzione di quei numeri, che possono essere qualsiasi, anche negativi.',
  'M-ACT-018':
    'Un’Aura è un incantesimo assegnato a un’altra carta sul campo di battaglia; «incanta creatura» significa che può essere assegnata a qualsiasi creatura che vi si trova.',
  'M-ACT-019': 'Quando la creatura incantata lascia il campo di battaglia, l’Aura viene messa nel cimitero.',
  'M-ACT-020':
    'Un Equipaggiamento sul campo di battaglia viene assegnato a una creatura del suo giocatore pagandone il costo di equipaggiare.',
  'M-ACT-021': 'Quando la creatura equipaggiata lascia il campo di battaglia, l’Equipaggiamento rimane.',
  'M-X-035': 'Una magia o abilità neutralizzata non restituisce i costi pagati.',
  'M-X-090':
    'Una magia planeswalker si lancia come una stregoneria ed entra con tanti segnalini fedeltà quanta è la fedeltà stampata.',
  'M-X-092':
    'Abilità di fedeltà: solo nella propria fase principale con la pila vuota, una per planeswalker e turno; il costo aggiunge o toglie i segnalini indicati, e si tolgono solo segnalini che ci sono.',
};
