/** The rules of the catalogue, in Italian. */
import type { StatedRules } from './stated.ts';

export const it: StatedRules = {
  'P-WIN-001': 'Un giocatore vince quando prende la sua ultima carta Premio.',
  'P-WIN-002':
    'Un giocatore vince quando l’avversario non ha più Pokémon in gioco: il suo Pokémon attivo è KO e la sua panchina è vuota.',
  'P-WIN-004': 'Perde il giocatore che non può pescare all’inizio del suo turno perché il suo mazzo è vuoto.',
  'P-SET-004': 'Ogni giocatore mette un Pokémon Base a sua scelta dalla mano, a faccia in giù, in posizione attiva.',
  'P-SET-005':
    'Ogni giocatore può mettere fino a 5 altri Pokémon Base dalla mano, a faccia in giù, nella sua panchina.',
  'P-SET-006': 'Poi ogni giocatore mette da parte a faccia in giù le prime 6 carte del suo mazzo come carte Premio.',
  'P-TURN-001': 'Un turno ha tre parti, in quest’ordine: pescare una carta, compiere azioni, attaccare.',
  'P-TURN-004':
    'Senza limite di numero: mettere Pokémon Base in panchina, far evolvere, giocare Strumenti e Oggetti Pokémon, usare abilità.',
  'P-TURN-005':
    'Una volta per turno: assegnare una carta Energia dalla mano, giocare una carta Aiuto, giocare uno Stadio, ritirarsi.',
  'P-TURN-007':
    'L’attacco mette fine al turno; dopo non può seguire nessuna azione della seconda parte. Viene un controllo Pokémon, poi il turno dell’altro giocatore.',
  'P-BEN-001':
    'Durante il suo turno un giocatore può mettere in panchina un qualsiasi numero di Pokémon Base dalla mano, a faccia in su e uno alla volta, finché c’è posto.',
  'P-EVO-001':
    'Per far evolvere, il giocatore mette una carta Evoluzione dalla mano su uno dei suoi Pokémon in gioco, attivo o in panchina, il cui nome è quello dopo «Si evolve da».',
  'P-EVO-004': 'Può evolversi solo un Pokémon che era già in gioco all’inizio di questo turno.',
  'P-EVO-007':
    'Un Pokémon evoluto conserva tutte le carte assegnate, le carte delle fasi precedenti sotto di sé e i suoi segnalini danno.',
  'P-ENE-001':
    'Una volta per turno un giocatore può assegnare una carta Energia dalla mano a uno dei suoi Pokémon, attivo o in panchina.',
  'P-ENE-002': 'Ciò che assegna un effetto non consuma questa assegnazione del turno.',
  'P-ENE-003':
    'Il costo di un attacco è coperto se l’Energia assegnata copre ogni simbolo, un’Energia per simbolo; averne di più non nuoce.',
  'P-TRN-002': 'Si può giocare un qualsiasi numero di carte Strumento per turno.',
  'P-TRN-003': 'Si può giocare al massimo una carta Aiuto per turno.',
  'P-STA-001': 'Uno Stadio resta in gioco; ce n’è al massimo uno in gioco per entrambi i giocatori insieme.',
  'P-TOOL-001':
    'Si può giocare un qualsiasi numero di Oggetti Pokémon per turno; ognuno viene assegnato a un Pokémon e vi resta.',
  'P-TOOL-002': 'Ogni Pokémon può avere assegnato al massimo un Oggetto Pokémon.',
  'P-RET-002':
    'Per ritirarsi il giocatore scarta dal Pokémon un’Energia per ogni simbolo del costo di ritirata; senza simboli è gratis.',
  'P-RET-003':
    'Il Pokémon che si ritira scambia il posto con un Pokémon in panchina a scelta del giocatore; se non ce n’è, non può ritirarsi.',
  'P-RET-007': 'Dopo la ritirata il nuovo Pokémon attivo può attaccare nello stesso turno.',
  'P-ABL-001':
    'Un’abilità è un effetto di un Pokémon che non è un attacco; ciò che parla di attacchi non tocca le abilità, e viceversa.',
  'P-ABL-004': 'Usare un’abilità non impedisce di attaccare dopo.',
  'P-DMG-005':
    'Passo 3: se il Pokémon attivo dell’avversario ha debolezza al tipo dell’attaccante, il danno aumenta come è stampato accanto alla debolezza.',
  'P-KO-001': 'Un Pokémon i cui danni sono pari o superiori ai suoi PS è messo KO.',
  'P-KO-003':
    'Per ogni Pokémon messo KO l’avversario del suo proprietario prende carte Premio, qualunque ne sia la causa.',
  'P-KO-006': 'Il giocatore il cui Pokémon attivo è stato messo KO sceglie un nuovo Pokémon attivo dalla panchina.',
  'P-CON-001':
    'Le condizioni speciali sono addormentato, bruciato, confuso, paralizzato e avvelenato; solo un Pokémon attivo può averne una.',
  'P-CON-002':
    'Un Pokémon che va in panchina o si evolve guarisce da tutte, e i suoi segnalini veleno e bruciatura vengono tolti.',
  'P-CON-005': 'Addormentato: il Pokémon non può attaccare né ritirarsi.',
  'P-CON-006':
    'Addormentato: a ogni controllo Pokémon si lancia una moneta; con testa guarisce, con croce resta addormentato.',
  'P-CON-010': 'Avvelenato: a ogni controllo Pokémon si mette 1 segnalino danno sul Pokémon.',
  'P-CON-012': 'Paralizzato: il Pokémon non può attaccare né ritirarsi.',
};
