/** The titles of the rulebooks' worked examples, in Italian. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'Computer Hacking is a bleed at +1, only against the prey':
    'Computer Hacking è un dissanguamento con +1, solo contro la preda',
  'Computer Hacking in 2000': 'Computer Hacking nel 2000',
  'Two actions one after another; the ally is paid for when the action succeeds':
    'Due azioni una dopo l’altra; l’alleato si paga quando l’azione riesce',
  'The same with Lupo and Rake': 'Lo stesso con Lupo e Rake',
  'The ally costs 1 blood of The Widow, paid when the action succeeds':
    'L’alleato costa 1 punto sangue di The Widow, pagato quando l’azione riesce',
  'Who may block a bleed and a recruit action': 'Chi può bloccare un dissanguamento e un’azione di reclutamento',
  'Who may block, in 2000': 'Chi può bloccare, nel 2000',
  'Who may block, in fifth': 'Chi può bloccare, nella quinta edizione',
  'Intercept 1 against stealth 1 blocks the hunt': 'Intercetto 1 contro furtività 1 blocca la caccia',
  'Thomas blocks the hunt of Andreas': 'Thomas blocca la caccia di Andreas',
  'Ayelech blocks the hunt of Wauneka': 'Ayelech blocca la caccia di Wauneka',
  'After a declined block the acting player may still raise the bleed':
    'Quando nessuno vuole bloccare, chi agisce può ancora aumentare il dissanguamento',
  'Maneuvers answer each other; the weapon used for one is the first strike':
    'Le manovre si rispondono; l’arma usata per una è il primo colpo',
  'Additional strikes': 'Colpi addizionali',
  'Additional strikes; the dodge is an ability of the vampire':
    'Colpi addizionali; la schivata è una capacità del vampiro',
  'Stealing blood from a mage that strikes back': 'Rubare sangue a una maga che contrattacca',
  'A strike that steals more than the mage has (the card costs 1 of her 4 blood)':
    'Un colpo che ruba più di quanto la maga abbia (la carta costa 1 dei suoi 4 punti sangue)',
  'Stealing blood from the stray dog': 'Rubare sangue al cane randagio',
  'One aggravated point wounds without costing blood': 'Un punto aggravato ferisce senza costare sangue',
  'Each further aggravated point costs 1 blood': 'Ogni altro punto aggravato costa 1 punto sangue',
  'Normal damage comes first; who cannot pay for an aggravated point is burned':
    'Il danno normale viene prima; chi non può pagare un punto aggravato viene bruciato',
  'Moving both pool counters ousts her': 'Spostare entrambe le risorse la elimina',
  Transfers: 'Trasferimenti',
  'Transfers, and the vampire need not wait for the end of the phase':
    'Trasferimenti, e il vampiro non deve aspettare la fine della fase',
  'A tie between the leaders in third': 'Un pareggio tra i primi, nella terza edizione',
  'The same played for ante': 'Lo stesso, giocando per la posta',
  'Five players; Ana wins with 3 victory points': 'Cinque giocatori; Ana vince con 3 punti vittoria',
  'Of two vampires that must hunt their controller chooses which goes first':
    'Di due vampiri che devono cacciare il controllore sceglie chi va per primo',
  'While a vampire must hunt nobody else acts, and it does nothing else':
    'Finché un vampiro deve cacciare nessun altro agisce, e lui non fa altro',
  'A minion with two different mandatory actions is stuck and keeps nobody waiting':
    'Un seguace con due azioni obbligatorie diverse è bloccato e non fa aspettare nessuno',
  'A Vessel moves blood once in an unlock phase': 'Un Vessel sposta sangue una volta per fase di stappo',
  'An antitribu clan does not meet a requirement for its counterpart':
    'Un clan antitribu non soddisfa un requisito del clan corrispondente',
  'A Brujah antitribu accepted by the Camarilla stays Brujah antitribu':
    'Un Brujah antitribu accolto dalla Camarilla resta Brujah antitribu',
  'A Malkavian who joins the Sabbat is a Sabbat Malkavian':
    'Un Malkavian che entra nel Sabbat è un Malkavian del Sabbat',
  'Counters change their name when they move': 'I segnalini cambiano nome quando si spostano',
  'A stolen vampire stays in torpor, under the control of the thief':
    'Un vampiro rubato resta in torpore, sotto il controllo del ladro',
  'Whoever steals a location that is on a minion may put it on a minion of his own':
    'Chi ruba una locazione che è su un seguace può metterla su un proprio seguace',
  'A bowl that speaks of a bearer with Auspex does nothing for one without it':
    'Una ciotola che parla di un portatore con Auspex non fa nulla per chi non l’ha',
  'A weapon with strength + 1 inflicts 2, and what concerns hand strikes does not apply to it':
    'Un’arma con forza + 1 infligge 2, e ciò che vale per gli attacchi fisici non vale per essa',
  '1 aggravated on 0 blood': '1 aggravato con 0 punti sangue',
  '1 aggravated on 3 blood': '1 aggravato con 3 punti sangue',
  '2 aggravated on 0 blood': '2 aggravati con 0 punti sangue',
  '2 aggravated on 1 blood': '2 aggravati con 1 punto sangue',
  '3 aggravated on 1 blood': '3 aggravati con 1 punto sangue',
  '3 aggravated on 2 blood': '3 aggravati con 2 punti sangue',
  '4 aggravated on 3 blood': '4 aggravati con 3 punti sangue',
  'Disengage cancels a grapple as it is played, and is not replaced until after combat':
    'Disengage annulla una presa mentre viene giocata, e si rimpiazza solo dopo il combattimento',
  'A title behind the merge icon counts only while the vampire is merged':
    'Un titolo dietro l’icona di unione conta solo finché il vampiro è unito',
  'The sources of a player are cast separately, each as a whole':
    'Le fonti di voti di un giocatore si dichiarano separatamente, ciascuna per intero',
  'Only sub-votes count in the sub-referendum': 'Nello scrutinio dei prisci contano solo i loro voti',
  'The block of the prisci follows the sub-votes and may move':
    'Il blocco dei prisci segue il loro scrutinio e può spostarsi',
  'A withdrawal that nothing spoils brings 1 victory point, and the predator none':
    'Un ritiro che nulla guasta dà 1 punto vittoria, e nessuno al predatore',
  'In 2000 the withdrawal fails in the same way': 'Nel 2000 il ritiro fallisce allo stesso modo',
  'In third the withdrawal fails in the same way': 'Nella terza edizione il ritiro fallisce allo stesso modo',
  'The same withdrawal fails once Nora has lost 1 pool, though she gains 1 by a referendum':
    'Lo stesso ritiro fallisce quando Nora perde 1 risorsa, anche se ne guadagna 1 con un referendum',
  'The first three turns of the game give 1, 2 and 3 transfers, whoever takes them':
    'I primi tre turni della partita danno 1, 2 e 3 trasferimenti, chiunque li giochi',
  'The first turns in 2000': 'I primi turni nel 2000',
  'The first turns in fifth': 'I primi turni nella quinta edizione',
  'In 2000 a player contests with himself': 'Nel 2000 un giocatore contesta con sé stesso',
  'Nobody contests a card with himself': 'Nessuno contesta una carta con sé stesso',
};
