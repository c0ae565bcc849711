/** Why something is not possible, in Italian. */
import type { Reasons } from '../keys/reasons.ts';

export const reasons: Reasons = {
  'M-ACT-002': 'Una carta TAPpata non può essere TAPpata di nuovo prima di essere STAPpata.',
  'M-ACT-014': 'Solo chi controlla un permanente può usarne le abilità.',
  'M-CARD-002': 'Una carta che non è una terra può essere lanciata solo se ha un costo di mana.',
  'M-CBT-001': 'Attacca solo il giocatore attivo, e solo con creature che controlla.',
  'M-CBT-002': 'Una creatura TAPpata non può attaccare.',
  'M-CBT-003':
    'Una creatura entrata nel campo di battaglia in questo turno non può attaccare, a meno che non abbia rapidità.',
  'M-CBT-006': 'Possono bloccare solo creature STAPpate del giocatore in difesa.',
  'M-KEY-002': 'Una creatura con volare può essere bloccata solo da creature con volare o raggiungere.',
  'M-KEY-004': 'Una creatura con difensore non può attaccare.',
  'M-KEY-010':
    'Una creatura con intimidire può essere bloccata solo da creature artefatto o che condividono un colore con essa.',
  'M-KEY-012':
    'Ciò che ha protezione da una qualità non può essere bloccato, incantato né bersagliato da ciò che ha quella qualità.',
  'M-KEY-013': 'Ciò che ha anti-malocchio non può essere bersaglio di magie e abilità degli avversari.',
  'M-LAND-001': 'Un giocatore può giocare una terra in ciascuno dei suoi turni, in una fase principale.',
  'M-LAND-002': 'Nella seconda fase principale si gioca una terra solo se non se n’è giocata nessuna in questo turno.',
  'M-MANA-003': 'Un simbolo colorato si paga con mana di quel colore.',
  'M-MANA-004': 'Non c’è abbastanza mana per il costo.',
  'M-TYPE-005': 'Creature, artefatti e incantesimi si lanciano solo nella propria fase principale.',
  'M-TYPE-006': 'Una stregoneria può essere lanciata solo nella propria fase principale.',
  'M-X-008': 'Il testo di una carta non lo permette; «non può» vale più di «può».',
  'M-X-019': 'Con qualcosa in pila si possono usare solo istantanei, carte con lampo e abilità attivate.',
  'M-X-020': 'Una terra si gioca solo con la pila vuota.',
  'M-X-028': 'Un costo può essere pagato solo per intero.',
  'M-X-029': 'Manca un bersaglio legale.',
  'M-X-053':
    'Una creatura che il suo controllore non controlla dall’inizio del suo turno non può attaccare né pagare {T}.',
  'M-X-057':
    'Una creatura con passa-terre non può essere bloccata finché il giocatore in difesa controlla una terra di quel tipo.',
  'M-X-072': 'Si può equipaggiare solo quando si potrebbe lanciare una stregoneria.',
  'M-X-090': 'Un planeswalker si lancia solo nella propria fase principale.',
  'M-X-092':
    'Di ogni planeswalker si usa un’abilità di fedeltà per turno, nella propria fase principale con la pila vuota, e si rimuovono solo segnalini che ci sono.',
};
