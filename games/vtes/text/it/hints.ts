/** What newcomers are told at each step, in Italian. */
import type { Hints } from '../keys/hints.ts';

export const hints: Hints = {
  setup: 'Tutti si preparano: peschi la tua mano, e quattro vampiri della tua cripta aspettano a faccia in giù.',
  unlock: 'Comincia il tuo turno e le tue carte si stappano. Chi ha il Vantaggio può guadagnare 1 risorsa ora.',
  master: 'Puoi giocare una carta master: locazioni, Discipline e molto altro che cambia il tavolo per sempre.',
  minion:
    'I tuoi vampiri e alleati attivi possono agire finché sono stappati. Dissangua la preda, caccia o gioca una carta.',
  announce: 'Si sta annunciando un’azione. Resta da dire con quale carta e contro chi.',
  'as played': 'Una carta è appena stata giocata. Ora vale solo ciò che la annulla.',
  'before block': 'L’azione è annunciata. Prima che qualcuno tenti di bloccare, entrambe le parti possono usare carte.',
  block:
    'Puoi bloccare questa azione con un seguace stappato. Il tuo intercetto deve raggiungere la furtività dell’azione.',
  'block attempt':
    'Un seguace tenta di bloccare. Decidono furtività e intercetto: ognuno può aumentare i propri finché servono.',
  'after block': 'Nessuno blocca più. Un buon momento per rafforzare l’azione.',
  'before resolution': 'L’azione riuscirà. È l’ultimo momento prima del suo effetto.',
  'after resolution': 'L’azione è finita. Alcune carte si possono usare proprio ora.',
  terms: 'L’azione politica è riuscita. Decidi tu su che cosa esattamente si vota.',
  polling: 'Tutti votano, in qualsiasi ordine. Con più voti a favore che contro il referendum è approvato.',
  'before range': 'Comincia un combattimento. Alcune carte si giocano prima di determinare la distanza.',
  range: 'Si combatte a distanza ravvicinata, se nessuno manovra. A lunga distanza le mani nude non fanno nulla.',
  'before strikes': 'La distanza è decisa. Rafforza ora il tuo vampiro, prima di scegliere i colpi.',
  strike: 'Scegli come colpisce il tuo seguace. Le mani fanno tanto danno quanta è la sua forza, di solito 1.',
  'strike resolution': 'I colpi sono noti e stanno per avere effetto.',
  damage: 'Il tuo seguace subisce danno. Previenine una parte se puoi; il resto costa sangue.',
  burning: 'Un vampiro sta per essere bruciato. È l’ultima occasione per salvarlo.',
  'additional strikes': 'Ora si possono ottenere colpi addizionali. Seguono alla stessa distanza.',
  press:
    'Il round è finito. Usa una pressione per combattere un altro round, o per chiudere il combattimento se l’altra parte vuole continuare.',
  'end of round': 'La fine del round: poche carte si usano soltanto ora.',
  influence:
    'Sposta risorse sui tuoi vampiri non controllati con i trasferimenti. Con abbastanza segnalini passano nella regione attiva.',
  discard: 'Puoi scartare una carta e pescarne un’altra. Poi il tuo turno finisce.',
};
