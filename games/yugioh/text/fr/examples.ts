/** The titles of the worked examples, in French. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'A Continuous Spell that leaves the field has no effect': 'Une Magie Continue qui quitte le Terrain n’a pas d’effet',
  'A Counter Trap can be activated in the Damage Step': 'Un Contre-Piège peut être activé durant la Damage Step',
  'A Flip Summon turns it to face-up Attack Position': 'Une Invocation Flip le met en Position d’Attaque face recto',
  'A Flip effect activates after damage calculation': 'Un effet Flip s’active après le calcul des dommages',
  'A Fusion Summon': 'Une Invocation Fusion',
  'A Gemini Monster is Normal Summoned again': 'Un Monstre Gémeau est Invoqué Normalement à nouveau',
  'A Normal Spell that leaves the field still resolves': 'Une Magie Normale qui quitte le Terrain se résout quand même',
  'A Pendulum Summon': 'Une Invocation Pendule',
  'A Replay when a new monster appears': 'Un Replay quand un nouveau monstre apparaît',
  'A Replay when the target is gone': 'Un Replay quand la cible a disparu',
  'A Ritual Summon': 'Une Invocation Rituelle',
  'A Summon by a resolving effect cannot be negated as a Summon':
    'Une Invocation par un effet qui se résout ne peut pas être annulée comme Invocation',
  'A card may let a monster attack all monsters once each':
    'Une carte peut laisser un monstre attaquer chaque monstre une fois',
  'A cost that would leave 0 LP cannot be paid': 'Un coût qui laisserait 0 LP ne peut pas être payé',
  'A detached material goes to the Graveyard': 'Un matériel détaché va au Cimetière',
  'A direct attack needs an empty side': 'Une attaque directe demande un côté vide',
  'A draw at Link 1 makes Doppelwarrior miss its timing':
    'Une pioche au Maillon 1 fait manquer le moment à Guerrier Double',
  'A face-down monster is no Synchro Material, and materials must be those listed':
    'Un monstre face verso n’est pas un Matériel de Synchro, et les matériels doivent être ceux mentionnés',
  "A mandatory 'When' effect of a Tributed monster does not miss its timing":
    'Un effet obligatoire "Lorsque" d’un monstre Sacrifié ne manque pas le moment',
  'A monster attacks once per turn': 'Un monstre attaque une fois par tour',
  'A monster cannot be Flip Summoned in the turn in which it was Set':
    'Un monstre ne peut pas être Invoqué par Flip le tour où il a été Posé',
  'A monster that was not properly Summoned is no target of Monster Reborn':
    'Un monstre qui n’a pas été correctement Invoqué n’est pas une cible de Monster Reborn',
  'A negated Ritual Spell costs no Tributes': 'Une Magie Rituelle annulée ne coûte pas de Sacrifices',
  'A negated Summon': 'Une Invocation annulée',
  "A negated activation does not count for 'activate 1 per turn'":
    'Une activation annulée ne compte pas pour "activer 1 par tour"',
  'A new Field Spell sends the old one to the Graveyard':
    'Une nouvelle Magie de Terrain envoie l’ancienne au Cimetière',
  'A pending trigger waits for the end of the Chain': 'Un déclencheur en attente attend la fin de la Chaîne',
  'A search without anything to find cannot be activated': 'Une recherche sans rien à trouver ne peut pas être activée',
  'ATK 0 destroys nothing': '0 ATK ne détruit rien',
  'After a Replay the first monster has declared its attack':
    'Après un Replay le premier monstre a déclaré son attaque',
  'Against Defense Position a higher attacker destroys without damage':
    'Contre une Position de Défense un attaquant supérieur détruit sans dommages',
  'Against Defense Position a lower attacker takes the difference':
    'Contre une Position de Défense un attaquant inférieur subit la différence',
  'Against Defense Position an equal attacker does nothing':
    'Contre une Position de Défense un attaquant égal ne fait rien',
  'All monsters of one Pendulum Summon are negated together':
    'Tous les monstres d’une Invocation Pendule sont annulés ensemble',
  "An 'If' effect of a Tributed monster does not miss its timing":
    'Un effet "Si" d’un monstre Sacrifié ne manque pas le moment',
  'An Equip Spell': 'Une Magie d’Équipement',
  'An attacked face-down monster is turned up and stays so': 'Un monstre attaqué face verso est retourné et le reste',
  'Announcing the Battle Phase is passing': 'Annoncer la Battle Phase, c’est passer',
  'At the start of the Damage Step both monsters may return to the hand':
    'Au début de la Damage Step les deux monstres peuvent retourner à la main',
  'Battle damage, effect damage and original ATK': 'Dommages de combat, dommages d’effet et ATK d’origine',
  'The Side Deck keeps its size': 'Le Side Deck garde sa taille',
  'Both players at 0 at the same time are a draw': 'Les deux joueurs à 0 en même temps font match nul',
  'Costs stay paid when the activation is negated': 'Les coûts restent payés quand l’activation est annulée',
  'Doppelwarrior follows a monster from the Graveyard': 'Guerrier Double suit un monstre depuis le Cimetière',
  'Equal ATK destroys both': 'Une ATK égale détruit les deux',
  'Full Spell & Trap Zones': 'Zones Magie & Piège pleines',
  'In the Damage Step Mirror Force is too late, Honest is not':
    'Durant la Damage Step Force de Miroir arrive trop tard, Ange de Loyauté non',
  'In the Damage Step Raigeki Break is rejected': 'Durant la Damage Step Interruption de Raigeki est refusée',
  "In the opponent's turn": 'Durant le tour adverse',
  'Levels of a Synchro Summon': 'Niveaux d’une Invocation Synchro',
  'Mandatory effects come before optional ones': 'Les effets obligatoires viennent avant les facultatifs',
  'Materials that are banished instead make the Fusion all the same': 'Des matériels bannis font la Fusion quand même',
  'Negating the effect, not the activation': 'Annuler l’effet, pas l’activation',
  'No Token, no face-down monster and no other Level is Xyz Material':
    'Aucun Jeton, aucun monstre face verso et aucun autre Niveau n’est un Matériel Xyz',
  'No draw and no Battle Phase in the first turn': 'Ni pioche ni Battle Phase au premier tour',
  "Of simultaneous mandatory Triggers the turn player's come first and resolve last":
    'Parmi les Déclencheurs obligatoires simultanés, ceux du joueur du tour viennent d’abord et se résolvent en dernier',
  'Once per turn by name': 'Une fois par tour par nom',
  'One Normal Summon or Set per turn, over both Main Phases':
    'Une Invocation Normale ou un monstre Posé par tour, sur les deux Main Phases',
  'One Pendulum Summon per turn, beside the Normal Summon':
    'Une Invocation Pendule par tour, en plus de l’Invocation Normale',
  'One Pendulum card is not enough': 'Une seule carte Pendule ne suffit pas',
  'One Tribute for Level 5 and 6, two from Level 7 on': 'Un Sacrifice pour les Niveaux 5 et 6, deux à partir de 7',
  'One event is answered by one Chain only': 'Un événement reçoit une seule Chaîne',
  'One that was properly Summoned can come back': 'Un monstre correctement Invoqué peut revenir',
  'Only the draw that cannot be made loses': 'Seule la pioche impossible fait perdre',
  'Pendulum Monsters go face-up to the Extra Deck': 'Les Monstres Pendule vont face recto à l’Extra Deck',
  Piercing: 'Dommages perçants',
  'Piercing does nothing against a higher DEF': 'Les dommages perçants ne font rien contre une DEF supérieure',
  'Set Spells and Traps in the turn in which they were Set': 'Magies et Pièges le tour où ils ont été Posés',
  'Spell Speed 1 is never a response, and only Spell Speed 3 answers a Counter Trap':
    'La Spell Speed 1 n’est jamais une réponse, et seule la Spell Speed 3 répond à un Contre-Piège',
  'The Equip Card is destroyed with its monster': 'La Carte d’Équipement est détruite avec son monstre',
  'The attacker is higher': 'L’attaquant est supérieur',
  'The attacker is lower': 'L’attaquant est inférieur',
  'The hand limit': 'La limite de main',
  "The rulebook's Chain": 'La Chaîne du livret',
  'The second player draws and may conduct a Battle Phase': 'Le second joueur pioche et peut mener une Battle Phase',
  'The three exceptions for position changes': 'Les trois exceptions aux changements de position',
  'Tokens can be Tributed and are then nowhere': 'Les Jetons peuvent être Sacrifiés et ne sont ensuite nulle part',
  'Too few Levels': 'Trop peu de Niveaux',
  'Two copies may answer in one Chain': 'Deux exemplaires peuvent répondre dans une Chaîne',
  'Two windows after a declaration': 'Deux fenêtres après une déclaration',
  'What may respond to a Normal Spell': 'Ce qui peut répondre à une Magie Normale',
  'Who reaches 0 LP loses': 'Qui tombe à 0 LP perd',
  'With 1100 LP the cost of 1000 can be paid': 'Avec 1100 LP le coût de 1000 peut être payé',
  'Without the materials Polymerization cannot be activated':
    'Sans les matériels Polymérisation ne peut pas être activée',
  'Xyz Materials are no cards on the field': 'Les Matériels Xyz ne sont pas des cartes sur le Terrain',
};
