/** The rules that lessons and examples show, in Italian. */
import type { TaughtStatements } from './taught.ts';

export const it: TaughtStatements = {
  'V-ACT-001': 'Qualsiasi servitore attivo può dissanguare.',
  'V-ACT-006': 'Se il dissanguamento riesce, il bersaglio brucia tante risorse quanto è il suo valore.',
  'V-ACT-013': 'Andare a caccia è un’azione non diretta con +1 di furtività, senza costo e senza bersaglio.',
  'V-ACT-015': 'Qualsiasi servitore attivo può equipaggiarsi; l’azione non è diretta e ha +1 di furtività.',
  'V-ACT-016':
    'L’equipaggiamento in mano si gioca quando si annuncia l’azione; se riesce, se ne paga il costo e la carta va sul servitore.',
  'V-BLK-013':
    'Quando nessuno vuole bloccare, chi agisce e poi gli altri possono ancora giocare carte e usare effetti.',
  'V-BLK-014': 'Un blocco riesce se l’intercetto di chi blocca è pari o superiore alla furtività di chi agisce.',
  'V-BLK-016': 'Il servitore che blocca con successo si impegna ed entra in combattimento con chi agisce.',
  'V-COM-001': 'Si combatte quando un servitore blocca un servitore attivo che agisce, o quando lo dice un effetto.',
  'V-RNG-002':
    'Una manovra porta a lunga distanza, o di nuovo a distanza ravvicinata se l’avversario ha manovrato a lunga.',
  'V-TOR-009': 'Se l’azione per lasciare il torpore riesce, il vampiro paga e va nella zona attiva.',
  'V-TOR-010': 'Un vampiro che ha lasciato il torpore o è stato risvegliato non è più ferito.',
  'V-END-001': 'Un Matusalemme senza risorse è eliminato.',
  'V-END-004':
    'Quando un giocatore è eliminato, il suo predatore guadagna 1 punto vittoria, comunque e per mano di chiunque sia accaduto.',
  'V-END-005': 'Il predatore guadagna anche 6 risorse dalla banca.',
  'V-ADV-009': 'Un testo con l’icona di unione vale solo finché il vampiro è unito.',
  'V-CAN-005': 'Una carta che ne annulla un’altra può dire che il costo della carta annullata non si paga.',
  'V-CARD-034':
    'Frenesia e presa sono diciture di carte combattimento senza effetto proprio; altre carte vi fanno riferimento.',
  'V-DMG-010':
    'Il danno aggravato non si può guarire: il vampiro non brucia sangue e resta ferito già dal primo punto.',
  'V-DMG-011':
    'Per ogni punto di danno aggravato subìto da già ferito, il vampiro deve bruciare 1 sangue, o viene bruciato.',
  'V-DMG-012': 'Se danno normale e aggravato sono inflitti insieme, si risolve prima quello normale.',
  'V-DMG-014':
    'Un vampiro bruciato da danno aggravato va direttamente nella Pila degli Scarti, senza passare per il torpore.',
  'V-DMG-015': 'Essere bruciati dal danno non è diablerie.',
  'V-DMG-016': 'Alleati e seguaci trattano il danno aggravato come normale: 1 vita per punto, e bruciano a 0 vita.',
  'V-EFF-003':
    'Un attacco con un’arma non è mai un attacco a mani nude, né il suo danno lo è, anche se vale la forza più qualcosa.',
  'V-EFF-014':
    'Schivata: non infligge nulla e protegge chi schiva e i suoi possessi dagli effetti dell’attacco avversario.',
  'V-EFF-019':
    'Rubare sangue: sposta il numero indicato di segnalini sangue o vita dal bersaglio a chi attacca, al massimo quanti ne ha.',
  'V-EFF-021':
    'Il sangue rubato arriva prima che si guarisca il danno, quindi può guarire danno inflitto nello stesso momento.',
  'V-EFF-022': 'Il sangue rubato oltre la capacità del vampiro va subito alla banca, prima della guarigione.',
  'V-STR-003':
    'Un attacco viene da una carta combattimento, da un’arma del servitore, da un’altra carta che glielo dà, o è quello a mani nude.',
  'V-STR-015':
    'Gli attacchi aggiuntivi si scelgono e si risolvono in ulteriori coppie, solo tra i servitori che ne hanno ancora, finché serve.',
  'V-ACT-030': 'Reclutare un alleato: se l’azione riesce, si paga il costo e l’alleato va nella zona attiva.',
  'V-ACT-037':
    'Una carta azione che è una versione speciale di un’azione base ne segue tutte le regole, salvo dove dica altro.',
  'V-PRO-001': 'Annuncio: si nomina l’azione, si gioca scoperta la carta necessaria e il servitore agente si impegna.',
  'V-PRO-002': 'Tutti i dettagli (bersagli, costo, effetti) sono fissati all’annuncio.',
  'V-PRO-004': 'Il costo dell’azione non si paga all’annuncio.',
  'V-BLK-005': 'I tentativi del predatore cominciano solo dopo che la preda ha rinunciato ad altri.',
  'V-GEN-009':
    'I segnalini sono tutti uguali: sono risorse presso un giocatore, sangue su un vampiro, vita su un alleato o seguace, e cambiano nome quando si spostano.',
  'V-GEN-024': 'Rubare una carta dà al ladro il suo controllo permanente.',
  'V-GEN-025': 'Una carta rubata resta nello stesso tipo di regione: un vampiro rubato in torpore resta in torpore.',
  'V-GEN-026':
    'Se la carta rubata era su un’altra carta, il ladro può metterla su una carta dello stesso tipo che controlla.',
  'V-GEN-027': 'Una carta messa su un’altra è unita a quella, e quella a lei.',
  'V-INF-002': 'I primi tre turni della partita danno 1, 2 e 3 trasferimenti, in quest’ordine, chiunque li giochi.',
  'V-INF-010': 'Un giocatore le cui risorse arrivano a 0 per i trasferimenti è eliminato subito.',
  'V-MIN-005': 'Più azioni obbligatorie si compiono nell’ordine scelto dal controllore.',
  'V-END-008': 'La partita continua finché resta un Matusalemme, che guadagna 1 punto vittoria in più.',
  'V-END-009': 'Vince chi ha più punti vittoria, anche se eliminato.',
  'V-END-010': 'Se più giocatori sono pari per punti vittoria in testa, nessuno vince.',
  'V-SET-014':
    'Quando un giocatore è eliminato, il suo predatore vince la carta messa in posta (non quelle che aveva vinto); chi resta per ultimo, e chi si ritira, tiene la propria.',
  'V-WDR-004': 'Il ritiro fallisce se fino ad allora il giocatore perde o spende risorse.',
  'V-WDR-005': 'Riguadagnare ciò che si è perso non aiuta: basta perdere un punto perché il ritiro fallisca.',
  'V-WDR-006':
    'Se tutte le condizioni hanno retto fino alla sua prossima fase di disimpegno, il giocatore lascia la partita e ottiene 1 punto vittoria.',
  'V-WDR-007': 'Il predatore di chi si ritira non ottiene né punto vittoria né risorse.',
  'V-VOT-015': 'I prisci attivi hanno insieme un blocco di 3 voti, espresso secondo una votazione dei prisci.',
  'V-VOT-016':
    'Ogni priscus attivo dà al suo controllore 1 voto nella votazione dei prisci, a favore o contro il referendum principale; altri voti non vi valgono.',
  'V-VOT-017': 'La parte con più voti dei prisci riceve i 3 voti; in parità il blocco si astiene.',
  'V-VOT-018': 'Mentre si esprimono i voti dei prisci, il blocco può passare tra a favore, contro e astensione.',
  'V-SEC-013': 'Un vampiro che cambia setta mantiene il suo clan.',
  'V-SEC-014':
    'Un clan antitribu e il clan corrispondente sono clan diversi: nessuno soddisfa un requisito dell’altro.',
};
