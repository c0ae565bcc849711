/** The titles of the rulebook's worked examples, in French. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'Unblocked attackers deal their power to the player, and are tapped':
    'Les attaquants non bloqués infligent leur force au joueur et sont engagés',
  'The Bear blocks the Giant and is destroyed; the damage on the Giant is healed in the cleanup step':
    'L’Ours bloque le Géant et est détruit ; les blessures du Géant disparaissent à l’étape de nettoyage',
  'The Bear blocks the Fiend, and both are destroyed': 'L’Ours bloque le Fielleux, et tous deux sont détruits',
  'With the order Bear, Corpse the Bear must get lethal damage before the Corpse gets any':
    'Dans l’ordre Ours, Cadavre, l’Ours doit recevoir des blessures mortelles avant que le Cadavre n’en reçoive',
  'By the guide as written the attacking player divides the damage freely':
    'Selon le guide tel qu’il est écrit, le joueur attaquant répartit librement les blessures',
  'A trampling creature must assign lethal damage to its blocker, and may assign the rest to the player':
    'Une créature avec le piétinement doit assigner des blessures mortelles à son bloqueur et peut assigner le reste au joueur',
  'With deathtouch one damage to the blocker is lethal':
    'Avec le contact mortel, une blessure au bloqueur est mortelle',
  'If the blocker is gone, a trampling attacker deals all its damage to the player':
    'Si le bloqueur n’est plus là, un attaquant avec le piétinement inflige toutes ses blessures au joueur',
  'Without trample an attacker whose blocker is gone deals no damage':
    'Sans le piétinement, un attaquant dont le bloqueur n’est plus là n’inflige pas de blessures',
  'One damage of Typhoid Rats destroys the Wurm': 'Une blessure de Rats typhoïdiens détruit la Guivre',
  'First strike kills the Bear before it deals damage': 'L’initiative tue l’Ours avant qu’il n’inflige de blessures',
  'Double strike deals combat damage twice': 'La double initiative inflige des blessures de combat deux fois',
  'A blocked creature with double strike deals nothing to the player when its blocker is dead':
    'Une créature bloquée avec la double initiative n’inflige rien au joueur quand son bloqueur est mort',
  'Lifelink gains its controller as much as was dealt':
    'Le lien de vie fait gagner à son contrôleur autant de points de vie qu’il a été infligé de blessures',
  'Serra Angel attacks without being tapped, and can block in the next turn':
    'Ange de Serra attaque sans être engagé et peut bloquer au tour suivant',
  'Thundering Giant attacks in the turn it was cast, the Bear cannot':
    'Géant fulminant attaque le tour où il a été lancé, l’Ours ne peut pas',
  'Intimidate lets only artifact creatures and creatures of the same color block':
    'L’intimidation ne laisse bloquer que les créatures-artefacts et les créatures de la même couleur',
  'A flying creature can be blocked by flyers and by creatures with reach only':
    'Une créature avec le vol ne peut être bloquée que par des créatures avec le vol ou la portée',
  'Welkin Tern blocks flyers only': 'Sterne des nues ne bloque que des créatures avec le vol',
  'A shield of regeneration replaces the destruction of the Skeletons':
    'Un bouclier de régénération remplace la destruction des Squelettes',
  'Flesh to Dust ignores the shield': 'Chair en poussière ignore le bouclier',
  'Toughness of 0 or less is no destruction, so the shield does not help':
    'Une endurance de 0 ou moins n’est pas une destruction, et le bouclier n’aide pas',
  'Two Mountains and four other lands pay for Shivan Dragon, and stay tapped until the next untap step':
    'Deux Montagnes et quatre autres terrains paient Dragon shivân et restent engagés jusqu’à la prochaine étape de dégagement',
  'Six Mountains pay for Shivan Dragon as well': 'Six Montagnes paient aussi Dragon shivân',
  'With one Mountain the two red symbols cannot be paid':
    'Avec une seule Montagne, les deux symboles rouges ne peuvent pas être payés',
  'Five lands are not enough for six mana': 'Cinq terrains ne suffisent pas pour six manas',
  'Heat Ray deals as much as was paid for X': 'Rayon de chaleur inflige autant de blessures qu’on a payé pour X',
  'X may be nothing': 'X peut être zéro',
  'Who has played a land may not play another, neither in the first main phase nor in the second':
    'Qui a joué un terrain ne peut pas en jouer un autre, ni à la première phase principale ni à la seconde',
  'Who has played none may play one in the second main phase, and never in the turn of another':
    'Qui n’en a joué aucun peut en jouer un à la seconde phase principale, et jamais pendant le tour d’un autre',
  'A countered Dragon goes to the graveyard, and the lands stay tapped':
    'Un Dragon contrecarré va au cimetière, et les terrains restent engagés',
  'Terra Stomper can be the target of Cancel, which does nothing to it':
    'Piétineur terrestre peut être la cible de Révocation, qui ne lui fait rien',
  'What is black cannot target White Knight': 'Ce qui est noir ne peut pas cibler Chevalier blanc',
  'What is black cannot block White Knight': 'Ce qui est noir ne peut pas bloquer Chevalier blanc',
  'Festergloom neither targets nor deals damage, so it affects White Knight':
    'Nébulosité putride ne cible pas et n’inflige pas de blessures ; elle affecte donc Chevalier blanc',
  'Hexproof gained in response makes the target illegal':
    'La défense talismanique acquise en réponse rend la cible illégale',
  'When the creature dies, its Aura goes to the graveyard and its Equipment stays':
    'Quand la créature meurt, son aura va au cimetière et son équipement reste',
  'An Aura whose target died in response goes to the graveyard without entering the battlefield':
    'Une aura dont la cible est morte en réponse va au cimetière sans arriver sur le champ de bataille',
  'If one of two targets is gone, the spell acts on the other':
    'Si l’une de deux cibles n’est plus là, le sort agit sur l’autre',
  'Hunt the Weak puts a counter on the Bear, and then it fights':
    'Chasse aux plus faibles met un marqueur sur l’Ours, puis il se bat',
  'If the Fiend is gone in response, the Bear gets the counter and does not fight':
    'Si le Fielleux n’est plus là après une réponse, l’Ours reçoit le marqueur et ne se bat pas',
  'Three white creatures, one of them fresh, and three lands pay for Triplicate Spirits':
    'Trois créatures blanches, dont une tout juste arrivée, et trois terrains paient Esprits triplets',
  'The mana ability of an Elvish Mystic that was cast this turn cannot be used':
    'La capacité de mana d’une Mystique elfe lancée ce tour-ci ne peut pas être utilisée',
  'Turn to Frog sets base numbers, and +4/+4 and a counter come on top':
    'Transformation en grenouille fixe les valeurs de base ; +4/+4 et un marqueur s’y ajoutent',
  'A Bear that has become blue is no longer a green creature for the Paragon':
    'Un Ours devenu bleu n’est plus une créature verte pour le Parangon',
  'Nightmare loses flying and its own numbers': 'Cheval de cauchemar perd le vol et ses propres valeurs',
  'Indestructible does not save from a toughness below 0': 'Indestructible ne sauve pas d’une endurance inférieure à 0',
  'Who must draw more cards than the library holds draws what there is and loses':
    'Qui doit piocher plus de cartes qu’il n’y en a dans la bibliothèque pioche celles qu’il y a et perd',
  'In the cleanup step only the active player discards down to seven':
    'À l’étape de nettoyage, seul le joueur actif se défausse jusqu’à sept cartes',
  'A player may mulligan any number of times, each time with one card less, and keep at any point':
    'Un joueur peut faire un mulligan autant de fois qu’il veut, chaque fois avec une carte de moins, et garder sa main à tout moment',
  'The starting player skips the draw of his first turn': 'Le premier joueur saute la pioche de son premier tour',
  'Titanic Growth loses its target to a Lightning Strike in response':
    'Croissance titanesque perd sa cible à cause d’une Frappe foudroyante en réponse',
  'Titanic Growth in response saves the Bear, and both end in the cleanup step':
    'Croissance titanesque en réponse sauve l’Ours, et les deux effets finissent à l’étape de nettoyage',
};
