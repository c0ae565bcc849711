/** The titles of the rulebooks' worked examples, in French. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'Computer Hacking is a bleed at +1, only against the prey':
    'Computer Hacking est une morsure à +1, contre la proie seulement',
  'Computer Hacking in 2000': 'Computer Hacking dans l’édition 2000',
  'Two actions one after another; the ally is paid for when the action succeeds':
    'Deux actions l’une après l’autre ; l’allié se paie quand l’action réussit',
  'The same with Lupo and Rake': 'La même chose avec Lupo et Rake',
  'The ally costs 1 blood of The Widow, paid when the action succeeds':
    'L’allié coûte 1 point de sang de The Widow, payé quand l’action réussit',
  'Who may block a bleed and a recruit action': 'Qui peut bloquer une morsure et une action de recrutement',
  'Who may block, in 2000': 'Qui peut bloquer, dans l’édition 2000',
  'Who may block, in fifth': 'Qui peut bloquer, dans la cinquième édition',
  'Intercept 1 against stealth 1 blocks the hunt': 'Interception 1 contre discrétion 1 bloque la chasse',
  'Thomas blocks the hunt of Andreas': 'Thomas bloque la chasse d’Andreas',
  'Ayelech blocks the hunt of Wauneka': 'Ayelech bloque la chasse de Wauneka',
  'After a declined block the acting player may still raise the bleed':
    'Quand personne ne veut bloquer, celui qui agit peut encore augmenter la morsure',
  'Maneuvers answer each other; the weapon used for one is the first strike':
    'Les manœuvres se répondent ; l’arme qui a servi à en faire une est la première frappe',
  'Additional strikes': 'Frappes additionnelles',
  'Additional strikes; the dodge is an ability of the vampire':
    'Frappes additionnelles ; l’esquive est une capacité du vampire',
  'Stealing blood from a mage that strikes back': 'Voler du sang à une mage qui riposte',
  'A strike that steals more than the mage has (the card costs 1 of her 4 blood)':
    'Une frappe qui vole plus que la mage n’en a (la carte coûte 1 de ses 4 points de sang)',
  'Stealing blood from the stray dog': 'Voler du sang au chien errant',
  'One aggravated point wounds without costing blood': 'Un point aggravé blesse sans coûter de sang',
  'Each further aggravated point costs 1 blood': 'Chaque autre point aggravé coûte 1 point de sang',
  'Normal damage comes first; who cannot pay for an aggravated point is burned':
    'Les dégâts normaux passent d’abord ; qui ne peut payer un point aggravé est brûlé',
  'Moving both pool counters ousts her': 'Déplacer ses deux points de réserve l’élimine',
  Transfers: 'Transferts',
  'Transfers, and the vampire need not wait for the end of the phase':
    'Transferts, et le vampire n’a pas à attendre la fin de la phase',
  'A tie between the leaders in third': 'Une égalité entre les premiers, dans la troisième édition',
  'The same played for ante': 'La même chose en jouant pour la mise',
  'Five players; Ana wins with 3 victory points': 'Cinq joueurs ; Ana gagne avec 3 points de victoire',
  'Of two vampires that must hunt their controller chooses which goes first':
    'De deux vampires qui doivent chasser, leur contrôleur choisit lequel commence',
  'While a vampire must hunt nobody else acts, and it does nothing else':
    'Tant qu’un vampire doit chasser, personne d’autre n’agit, et il ne fait rien d’autre',
  'A minion with two different mandatory actions is stuck and keeps nobody waiting':
    'Un serviteur avec deux actions obligatoires différentes est coincé et ne fait attendre personne',
  'A Vessel moves blood once in an unlock phase': 'Un Vessel déplace du sang une fois par phase de redressement',
  'An antitribu clan does not meet a requirement for its counterpart':
    'Un clan antitribu ne remplit pas une condition pour son homologue',
  'A Brujah antitribu accepted by the Camarilla stays Brujah antitribu':
    'Un Brujah antitribu accueilli par la Camarilla reste Brujah antitribu',
  'A Malkavian who joins the Sabbat is a Sabbat Malkavian':
    'Un Malkavien qui rejoint le Sabbat est un Malkavien du Sabbat',
  'Counters change their name when they move': 'Les compteurs changent de nom quand ils se déplacent',
  'A stolen vampire stays in torpor, under the control of the thief':
    'Un vampire volé reste en torpeur, sous le contrôle du voleur',
  'Whoever steals a location that is on a minion may put it on a minion of his own':
    'Qui vole un lieu placé sur un serviteur peut le mettre sur un des siens',
  'A bowl that speaks of a bearer with Auspex does nothing for one without it':
    'Un bol qui parle d’un possesseur avec Auspex ne fait rien pour qui ne l’a pas',
  'A weapon with strength + 1 inflicts 2, and what concerns hand strikes does not apply to it':
    'Une arme à force + 1 inflige 2, et ce qui vaut pour les frappes à mains nues ne s’y applique pas',
  '1 aggravated on 0 blood': '1 aggravé avec 0 point de sang',
  '1 aggravated on 3 blood': '1 aggravé avec 3 points de sang',
  '2 aggravated on 0 blood': '2 aggravés avec 0 point de sang',
  '2 aggravated on 1 blood': '2 aggravés avec 1 point de sang',
  '3 aggravated on 1 blood': '3 aggravés avec 1 point de sang',
  '3 aggravated on 2 blood': '3 aggravés avec 2 points de sang',
  '4 aggravated on 3 blood': '4 aggravés avec 3 points de sang',
  'Disengage cancels a grapple as it is played, and is not replaced until after combat':
    'Disengage annule une prise au moment où elle est jouée, et n’est remplacé qu’après le combat',
  'A title behind the merge icon counts only while the vampire is merged':
    'Un titre derrière l’icône de fusion ne compte que tant que le vampire est fusionné',
  'The sources of a player are cast separately, each as a whole':
    'Les sources de votes d’un joueur s’expriment séparément, chacune en entier',
  'Only sub-votes count in the sub-referendum': 'Dans le sous-référendum seuls les bulletins comptent',
  'The block of the prisci follows the sub-votes and may move':
    'Le bloc des prisci suit les bulletins et peut changer de camp',
  'A withdrawal that nothing spoils brings 1 victory point, and the predator none':
    'Un retrait que rien ne gâche rapporte 1 point de victoire, et aucun au prédateur',
  'In 2000 the withdrawal fails in the same way': 'Dans l’édition 2000 le retrait échoue de la même façon',
  'In third the withdrawal fails in the same way': 'Dans la troisième édition le retrait échoue de la même façon',
  'The same withdrawal fails once Nora has lost 1 pool, though she gains 1 by a referendum':
    'Le même retrait échoue dès que Nora a perdu 1 point de réserve, même si un référendum lui en rend 1',
  'The first three turns of the game give 1, 2 and 3 transfers, whoever takes them':
    'Les trois premiers tours de la partie donnent 1, 2 et 3 transferts, qui que ce soit qui les joue',
  'The first turns in 2000': 'Les premiers tours dans l’édition 2000',
  'The first turns in fifth': 'Les premiers tours dans la cinquième édition',
  'In 2000 a player contests with himself': 'Dans l’édition 2000 un joueur dispute une carte avec lui-même',
  'Nobody contests a card with himself': 'Personne ne dispute une carte avec lui-même',
};
