/** The rules that lessons and examples show, in French. */
import type { TaughtStatements } from './taught.ts';

export const fr: TaughtStatements = {
  'V-ACT-001': 'Tout serviteur disponible peut mordre.',
  'V-ACT-006': 'Si la morsure réussit, la cible brûle autant de points de réserve que sa valeur.',
  'V-ACT-013': 'La chasse est une action non dirigée à +1 de discrétion, sans coût et sans cible.',
  'V-ACT-015': 'Tout serviteur disponible peut s’équiper ; l’action est non dirigée et a +1 de discrétion.',
  'V-ACT-016':
    'L’équipement de la main se joue à l’annonce de l’action ; si elle réussit, on paie son coût et la carte va sur le serviteur.',
  'V-BLK-013':
    'Quand personne ne veut bloquer, celui qui agit puis les autres peuvent encore jouer des cartes et utiliser des effets.',
  'V-BLK-014': 'Un blocage réussit si l’interception du bloqueur atteint ou dépasse la discrétion de celui qui agit.',
  'V-BLK-016': 'Le serviteur qui bloque avec succès s’incline et entre en combat avec celui qui agit.',
  'V-COM-001': 'Il y a combat quand un serviteur bloque un serviteur disponible qui agit, ou quand un effet le dit.',
  'V-RNG-002': 'Une manœuvre mène à distance, ou ramène au contact si l’adversaire a manœuvré pour s’éloigner.',
  'V-TOR-009': 'Si la sortie de torpeur réussit, le vampire paie et va dans la région disponible.',
  'V-TOR-010': 'Un vampire qui est sorti de torpeur ou qui a été secouru n’est plus blessé.',
  'V-END-001': 'Un Mathusalem sans réserve est éliminé.',
  'V-END-004':
    'Quand un joueur est éliminé, son prédateur gagne 1 point de victoire, de quelque façon et par qui que ce soit arrivé.',
  'V-END-005': 'Le prédateur gagne aussi 6 points de réserve de la banque.',
  'V-ADV-009': 'Un texte avec l’icône de fusion ne s’applique que tant que le vampire est fusionné.',
  'V-CAN-005': 'Une carte qui en annule une autre peut dire que le coût de la carte annulée n’est pas payé.',
  'V-CARD-034':
    'Frénésie et prise sont des mentions de cartes de combat sans effet propre ; d’autres cartes s’y réfèrent.',
  'V-DMG-010':
    'Les dégâts aggravés ne se guérissent pas : le vampire ne brûle pas de sang et est blessé dès le premier point.',
  'V-DMG-011':
    'Pour chaque point de dégâts aggravés reçu alors qu’il est déjà blessé, le vampire doit brûler 1 point de sang, ou il est brûlé.',
  'V-DMG-012': 'Si des dégâts normaux et aggravés sont infligés ensemble, on traite d’abord les normaux.',
  'V-DMG-014': 'Un vampire brûlé par des dégâts aggravés va droit au tas de cendres, sans passer par la torpeur.',
  'V-DMG-015': 'Être brûlé par des dégâts n’est pas de la diablerie.',
  'V-DMG-016':
    'Alliés et compagnons traitent les dégâts aggravés comme normaux : 1 point de vie par point, et ils sont brûlés à 0 point de vie.',
  'V-EFF-003':
    'Une frappe avec une arme n’est jamais une frappe à mains nues, ni ses dégâts, même s’ils valent la force plus quelque chose.',
  'V-EFF-014':
    'Esquive : n’inflige rien et protège celui qui esquive et ses possessions des effets de la frappe adverse.',
  'V-EFF-019':
    'Voler du sang : déplace le nombre indiqué de compteurs de sang ou de vie de la cible vers celui qui frappe, au plus ce qu’elle a.',
  'V-EFF-021': 'Le sang volé arrive avant la guérison, il peut donc guérir des dégâts infligés en même temps.',
  'V-EFF-022': 'Le sang volé au-delà de la capacité du vampire va aussitôt à la banque, avant la guérison.',
  'V-STR-003':
    'Une frappe vient d’une carte de combat, d’une arme du serviteur, d’une autre carte qui lui en donne une, ou se fait à mains nues.',
  'V-STR-015':
    'Les frappes supplémentaires se choisissent et se résolvent en paires successives, entre les seuls serviteurs qui en ont encore.',
  'V-ACT-030': 'Recruter un allié : si l’action réussit, on paie le coût et l’allié va dans la région disponible.',
  'V-ACT-037':
    'Une carte d’action qui est une version spéciale d’une action de base en suit toutes les règles, sauf là où elle dit autre chose.',
  'V-PRO-001':
    'Annonce : on nomme l’action, on joue face visible la carte qu’il faut, et le serviteur qui agit s’incline.',
  'V-PRO-002': 'Tous les détails (cibles, coût, effets) sont fixés à l’annonce.',
  'V-PRO-004': 'Le coût de l’action n’est pas payé à l’annonce.',
  'V-BLK-005': 'Les tentatives du prédateur ne commencent qu’une fois que la proie a renoncé à d’autres.',
  'V-GEN-009':
    'Les compteurs sont tous les mêmes : réserve chez un joueur, sang sur un vampire, vie sur un allié ou un compagnon, et ils changent de nom quand ils se déplacent.',
  'V-GEN-024': 'Voler une carte en donne le contrôle permanent au voleur.',
  'V-GEN-025': 'Une carte volée reste dans le même genre de région : un vampire volé en torpeur y reste.',
  'V-GEN-026':
    'Si la carte volée était sur une autre, le voleur peut la mettre sur une carte du même genre qu’il contrôle.',
  'V-GEN-027': 'Une carte mise sur une autre lui est attachée, et l’autre à elle.',
  'V-INF-002':
    'Les trois premiers tours de la partie donnent 1, 2 et 3 transferts, dans cet ordre, qui que ce soit qui les joue.',
  'V-INF-010': 'Un joueur dont la réserve tombe à 0 par des transferts est éliminé aussitôt.',
  'V-MIN-005': 'Plusieurs actions obligatoires se font dans l’ordre que choisit leur contrôleur.',
  'V-END-008': 'La partie continue jusqu’à ce qu’il reste un Mathusalem ; il gagne 1 point de victoire de plus.',
  'V-END-009': 'Gagne celui qui a le plus de points de victoire, même éliminé.',
  'V-END-010': 'Si plusieurs joueurs sont à égalité avec le plus de points de victoire, personne ne gagne.',
  'V-SET-014':
    'Quand un joueur est éliminé, son prédateur gagne la carte qu’il avait misée (pas celles qu’il avait gagnées) ; le dernier joueur, et celui qui se retire, gardent la leur.',
  'V-WDR-004': 'Le retrait échoue si le joueur perd ou dépense de la réserve d’ici là.',
  'V-WDR-005': 'Regagner ce qui a été perdu n’aide pas : un seul point perdu fait échouer le retrait.',
  'V-WDR-006':
    'Si toutes les conditions ont tenu jusqu’à sa prochaine phase de redressement, le joueur quitte la partie et gagne 1 point de victoire.',
  'V-WDR-007': 'Le prédateur de celui qui se retire ne gagne ni point de victoire ni réserve.',
  'V-VOT-015': 'Les prisci disponibles ont ensemble un bloc de 3 voix, exprimé selon un sous-référendum.',
  'V-VOT-016':
    'Chaque priscus disponible donne à son contrôleur 1 bulletin, pour ou contre le référendum principal ; aucun autre vote ne sert dans le sous-référendum.',
  'V-VOT-017': 'Le camp qui a le plus de bulletins reçoit les 3 voix ; à égalité le bloc s’abstient.',
  'V-VOT-018': 'Pendant que les bulletins sont donnés, le bloc peut passer de pour à contre ou s’abstenir.',
  'V-SEC-013': 'Un vampire qui change de secte garde son clan.',
  'V-SEC-014':
    'Un clan antitribu et son homologue sont des clans différents : aucun ne remplit une condition pour l’autre.',
};
