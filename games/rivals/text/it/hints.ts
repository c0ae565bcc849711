/** What newcomers are told at each step, in Italian. */
import type { Hints } from '../keys/hints.ts';

export const hints: Hints = {
  setup: 'Scegli il vampiro che ti guida. Il suo Sangue viene dal tuo Prestigio.',
  beginning: 'Si rivela una carta Città; poi le tue carte tornano pronte e i tuoi vampiri tornano al Rifugio.',
  action: 'Hai due Azioni: pescare, reclutare, giocare una carta, attaccare o rivendicare il titolo di Principe.',
  relentless: 'Le abilità Implacabili si possono usare anche nel turno degli altri.',
  companions: 'I membri pronti del gruppo possono venire con te.',
  intel: 'L’attacco richiede Informazioni pari alla Segretezza del bersaglio. Ogni carta scartata vale 1.',
  type: 'Gli attacchi Fisici, Sociali e Mentali aggiungono quell’attributo; quelli A Distanza non ne aggiungono, ma solo la Guardia può bloccarli.',
  'attack card': 'Puoi mettere coperta una carta Attacco del tipo annunciato.',
  block: 'Un membro pronto del gruppo può prendere l’attacco su di sé.',
  reaction: 'Il personaggio attaccato può giocare una Reazione che mostri il tipo dell’attacco.',
  reveal: 'Le due carte si scoprono; le loro scelte e i loro costi si risolvono adesso.',
  abilities: 'Il giocatore attivo può usare qualsiasi abilità, gli altri quelle Implacabili.',
  damage: 'L’attributo e gli Scudi riducono il danno. Il resto toglie Sangue.',
  reward: 'Un Mortale sconfitto si brucia per il suo Sangue o si assegna all’attaccante.',
  influence:
    'Scegli una parte, impegna personaggi, aggiungi un Modificatore coperto e prendi in mano Prestigio di nascosto.',
  contender: 'Con un personaggio pronto puoi attaccare chi rivendica il titolo.',
  conspiracy: 'Il Prestigio su una Cospirazione la avvicina alla risoluzione.',
  mending: 'Ogni carta scartata cura 1 Sangue di un tuo personaggio.',
  inquisition: 'La Seconda Inquisizione colpisce chi non è protetto dalla sua Segretezza.',
  'end of turn': 'Ora accade ciò che accade alla fine del turno.',
  draw: 'Peschi due carte, ognuna dalla biblioteca o dal mazzo Fazione.',
  effect: 'Una carta chiede una scelta.',
};
