/** The rules of the catalogue that no reason and no lesson tells, in French: from the votes to the changes of cards. */
import type { StatedFurther } from './stated.ts';

export const fr: StatedFurther = {
  'V-VOT-007': '1 voix pour chaque primogène ou évêque disponible.',
  'V-VOT-008': '2 voix pour chaque prince, archevêque, baron, magaji ou kholo disponible.',
  'V-VOT-009': '3 voix pour chaque justicar ou cardinal disponible.',
  'V-VOT-010': '4 voix pour chaque membre du Cercle intérieur ou régent disponible.',
  'V-VOT-011':
    'Un serviteur peut avoir des voix ou des bulletins par le texte de sa carte sans avoir l’un de ces titres.',
  'V-VOT-013': 'Être incliné ne change rien aux voix d’un serviteur.',
  'V-VOT-019': 'Un vampire doit donner toutes ses voix et tous ses bulletins dans le même sens.',
  'V-VOT-020':
    'Les cartes qui donnent des voix suivent les règles normales : les modificateurs sont joués par le serviteur qui agit, les réactions par des serviteurs disponibles et redressés d’autres Mathusalems.',
  'V-COM-004': 'Être incliné ou redressé ne fait aucune différence en combat.',
  'V-COM-007':
    'Les effets qui s’utilisent avant de déterminer la portée s’utilisent avant que le serviteur qui agit ne décide s’il manœuvre.',
  'V-COM-008': 'Les effets utilisés avant la portée s’appliquent aussitôt, dégâts compris.',
  'V-COM-009':
    'Les cartes qui s’utilisent avant le choix des frappes se jouent une fois la portée fixée et avant que le serviteur qui agit ne choisisse sa frappe.',
  'V-COM-010':
    'Si l’un des combattants ou les deux ne sont plus disponibles, le round et le combat se terminent aussitôt, à quelque moment que ce soit : plus de frappes, pas de poursuites, pas d’effets de l’étape de poursuite.',
  'V-COM-011':
    'L’étape de fin de round a lieu aussi quand le combat se termine avant l’heure (par un effet de fin de combat ou parce qu’un combattant n’est plus disponible).',
  'V-RNG-001': 'Chaque round se joue au contact ou à distance ; chaque round commence au contact.',
  'V-RNG-005': 'Pour utiliser la manœuvre d’une carte de frappe, on joue la carte à l’étape de portée.',
  'V-RNG-009': 'La portée vaut pour toutes les frappes du round, frappes additionnelles comprises.',
  'V-STR-001':
    'Chaque serviteur a par défaut une frappe par round ; les frappes des deux serviteurs forment une paire.',
  'V-STR-002':
    'Dans chaque paire, les frappes sont d’abord choisies, par le serviteur qui agit avant son adversaire, puis résolues.',
  'V-STR-004': 'Les effets défensifs comme l’esquive et la fin de combat sont des frappes.',
  'V-STR-005':
    'Une frappe n’agit qu’au contact, sauf si elle est indiquée comme frappe à toute portée, si elle inflige des dégâts R ou si elle est défensive (esquive, fin de combat).',
  'V-STR-006': 'Les frappes à toute portée et celles qui infligent des dégâts R agissent au contact comme à distance.',
  'V-STR-007':
    'Les deux frappes d’une paire se résolvent simultanément, sauf en cas de fin de combat, d’esquive et d’initiative.',
  'V-STR-008':
    'Ordre de résolution : fin de combat ; esquive ; frappes avec initiative ; frappes normales, en même temps que les dégâts des compagnons et les autres effets qui ont lieu durant la résolution des frappes.',
  'V-STR-009':
    'Dans chaque résolution, on applique d’abord les effets de la frappe (le sang volé se déplace), puis on résout les dégâts.',
  'V-STR-010':
    'Les cartes qui modifient une frappe peuvent être jouées avant ou après l’annonce de la frappe, mais avant qu’elle ne se résolve.',
  'V-STR-011': 'Une paire est entièrement résolue avant que la suivante ne soit choisie.',
  'V-STR-012':
    'Les frappes se résolvent avec les dégâts qu’elles infligent, même si cela met en même temps hors de combat l’adversaire de celui qui frappe : deux frappes simultanées prennent toutes deux effet.',
  'V-STR-013': 'Les frappes additionnelles ne se gagnent et ne s’utilisent qu’une fois la première paire terminée.',
  'V-STR-014': 'Le serviteur qui agit décide le premier s’il gagne des frappes additionnelles.',
  'V-STR-016': 'S’il ne reste de frappe additionnelle qu’à un seul serviteur, sa frappe forme la paire à elle seule.',
  'V-STR-018':
    'On peut choisir n’importe quelle frappe comme frappe additionnelle, même si la première frappe était imposée par une manœuvre.',
  'V-EFF-001': 'Frappe à mains nues : inflige autant de dégâts que la force du serviteur, au contact.',
  'V-EFF-002': 'La force d’un vampire est de 1 par défaut ; celle d’un allié est indiquée sur sa carte.',
  'V-EFF-006': 'L’équipement peut être utilisé jusqu’à ce que la frappe qui le détruit (ou le vole) se résolve.',
  'V-EFF-007':
    'Voler un équipement : une carte d’équipement du serviteur opposé, choisie par celui qui frappe, va sur le serviteur qui frappe et y reste après le combat.',
  'V-EFF-009': 'Initiative : la frappe se résout avant les frappes normales.',
  'V-EFF-010':
    'Si une frappe avec initiative brûle l’adversaire ou l’envoie en torpeur, la frappe normale de l’adversaire ne se résout pas.',
  'V-EFF-011':
    'Si une frappe avec initiative vole ou détruit l’arme avec laquelle l’adversaire frappe, l’adversaire perd sa frappe.',
  'V-EFF-012': 'Deux frappes avec initiative se résolvent simultanément.',
  'V-EFF-013':
    'Une frappe avec initiative ne se résout pas avant la fin de combat, et une esquive agit quand même contre elle.',
  'V-EFF-015': 'L’esquive ne protège pas les compagnons.',
  'V-EFF-016': 'L’esquive agit à toute portée.',
  'V-EFF-017':
    'Fin de combat : met fin au combat aussitôt, avant toute autre frappe ou tout autre effet de résolution des frappes, initiative comprise.',
  'V-EFF-018': 'La fin de combat agit à toute portée et n’est pas affectée par une esquive.',
  'V-EFF-020': 'Voler du sang n’inflige pas de dégâts : la prévention des dégâts ne peut pas l’empêcher.',
  'V-DMG-001': 'La résolution des dégâts a deux étapes : prévenir, puis guérir (ou perdre des points de vie).',
  'V-DMG-002':
    'Le serviteur qui subit des dégâts joue des cartes de prévention une par une, jusqu’à ce que tous les dégâts soient prévenus ou qu’il s’arrête.',
  'V-DMG-004': 'Les dégâts qui ne sont pas prévenus sont infligés avec succès.',
  'V-DMG-005': 'Pour chaque point de dégâts normaux, un vampire brûle 1 point de sang afin de le guérir.',
  'V-DMG-006':
    'Brûler son dernier point de sang pour guérir n’a pas d’autre conséquence fâcheuse : le vampire reste disponible avec 0 point de sang.',
  'V-DMG-007':
    'S’il ne peut pas tout guérir, il brûle tout le sang qu’il peut, et les dégâts non guéris font de lui un vampire blessé.',
  'V-DMG-008': 'Un vampire blessé va en torpeur une fois que tous les dégâts ont été traités.',
  'V-DMG-009':
    'Un vampire est blessé s’il a des dégâts non guéris, s’il est en torpeur ou s’il est sur le point d’y aller.',
  'V-DMG-013':
    'Cet ordre concerne les dégâts non prévenus ; un joueur peut utiliser la prévention d’abord contre les dégâts aggravés.',
  'V-DMG-017': 'La même procédure s’applique aux dégâts de toute source, qu’ils viennent d’une frappe ou non.',
  'V-DMG-018':
    'Les dégâts environnementaux sont tous ceux qu’aucun serviteur n’inflige, c’est-à-dire ni par sa frappe ni par un effet qui dit que le serviteur les inflige.',
  'V-DMG-019': 'Les dégâts environnementaux ne peuvent pas être esquivés.',
  'V-DMG-020': 'Un serviteur qui a une vulnérabilité à un trait subit des dégâts aggravés des armes qui ont ce trait.',
  'V-PRS-001':
    'À la fin d’un round, si les deux combattants sont encore disponibles, le combat se termine, sauf si une poursuite pour continuer le combat est maintenue.',
  'V-PRS-004':
    'Si une poursuite pour continuer le combat n’est pas annulée, un nouveau round commence, de nouveau au contact.',
  'V-RET-004': 'Une frappe qui vise un compagnon ne peut pas être esquivée.',
  'V-RET-005':
    'Un compagnon qui n’est pas brûlé pendant un combat récupère tous les points de vie qu’il a perdus dans ce combat.',
  'V-RET-006': 'Les compagnons, l’équipement et les autres cartes restent avec un vampire qui va en torpeur.',
  'V-TOR-001': 'Un vampire blessé est mis dans la région de torpeur de son contrôleur.',
  'V-TOR-002': 'Un vampire en torpeur est contrôlé mais n’est pas disponible.',
  'V-TOR-005': 'Il peut jouer des modificateurs d’action pendant ses propres actions.',
  'V-TOR-006': 'Il ne peut pas être en combat.',
  'V-TOR-007': 'Il se redresse dans la phase de redressement de son contrôleur.',
  'V-TOR-011':
    'Sortir de torpeur, action bloquée : il n’y a pas de combat ; le vampire reste en torpeur et ne paie rien.',
  'V-TOR-012':
    'Sortir de torpeur, action bloquée par un vampire : le bloqueur peut diabler sur-le-champ le vampire qui agit ; un allié ne le peut pas.',
  'V-TOR-015':
    'Secourir est une action non dirigée à +1 de discrétion si les deux vampires ont le même contrôleur, sinon une action dirigée à 0 de discrétion.',
  'V-TOR-016':
    'Secourir : si l’action réussit, le vampire va dans la région disponible ; cela ne l’incline ni ne le redresse.',
  'V-TOR-017': 'Secourir, action bloquée : le vampire qui agit et le bloqueur se combattent comme d’habitude.',
  'V-TOR-019':
    'Diabler est une action non dirigée à +1 de discrétion si les deux vampires ont le même contrôleur, sinon une action dirigée à 0 de discrétion.',
  'V-TOR-020':
    'Diabler : si l’action réussit, la victime est diablée (chapitre 26) ; si elle est bloquée, le vampire qui agit et le bloqueur se combattent comme d’habitude.',
  'V-DIA-002': 'Étape 1 : tout le sang de la victime passe au diaboliste ; l’excédent sur la capacité va à la banque.',
  'V-DIA-003': 'Étape 2 : le diaboliste peut prendre tout équipement de la victime qu’il veut.',
  'V-DIA-004': 'Étape 3 : la victime est brûlée avec toutes les cartes et tous les compteurs qui sont encore sur elle.',
  'V-DIA-005':
    'Étape 4 : si la victime était plus âgée que le diaboliste, le contrôleur du diaboliste peut prendre une carte de maître de Discipline dans sa bibliothèque, son tas de cendres ou sa main et la mettre sur le diaboliste, puis il mélange ou remplace selon le cas.',
  'V-DIA-006': 'La Discipline augmente la capacité de 1 sans donner de sang.',
  'V-DIA-007': 'Si aucune carte de Discipline n’est trouvée, la capacité n’augmente pas.',
  'V-DIA-008':
    'Étape 5 : si la victime était sur la Liste rouge, le diaboliste peut recevoir des trophées (V-RED-006).',
  'V-DIA-009':
    'Les étapes d’une diablerie forment un tout : rien ne peut être utilisé entre elles, seulement avant ou après.',
  'V-BHT-002': 'S’il passe, le diaboliste est brûlé.',
  'V-BHT-004':
    'Il ne demande pas de carte d’action politique ; chaque Mathusalem peut gagner des voix comme dans tout autre référendum, y compris une voix avec une carte d’action politique.',
  'V-BHT-005': 'Les trophées sont attribués avant le référendum de la chasse de sang.',
  'V-INF-007':
    'Il arrive face visible et redressé, garde les compteurs comme sang et perd tout excédent au profit de la banque.',
  'V-INF-008':
    'Les transferts supplémentaires que donne un vampire qui arrive ne peuvent pas être utilisés dans la même phase.',
  'V-INF-009': 'Les autres genres de cartes de crypte s’influencent de la même façon.',
  'V-ADV-003':
    'La carte avancée est mise au-dessus ; les deux comptent comme un seul vampire jusqu’à ce qu’il soit brûlé, même s’il retourne dans la région incontrôlée.',
  'V-ADV-004': 'Les compteurs et les cartes qui sont sur la version déjà en jeu restent.',
  'V-ADV-005': 'Les compteurs et les cartes qui sont sur la version venue de la région incontrôlée sont brûlés.',
  'V-ADV-006': 'Les effets en jeu qui ciblent le vampire ciblent désormais le vampire fusionné.',
  'V-ADV-007':
    'Dans la fusion, la carte de base n’apporte que son texte ; on ignore sa capacité, ses Disciplines et le reste.',
  'V-ADV-008':
    'Dans la fusion, la carte avancée s’applique en entier et l’emporte en cas de conflit avec le texte de base (sur la secte, par exemple).',
  'V-DIS-002':
    'Une action de phase de défausse peut servir à se défausser d’une carte de sa main et à en piocher une autre pour la remplacer.',
  'V-EVT-003': 'Un événement est contrôlé par le Mathusalem qui l’a joué.',
  'V-END-002':
    'Toutes les cartes qu’un Mathusalem éliminé contrôle sont retirées de la partie ; celles d’autres propriétaires leur reviennent après la partie.',
  'V-END-003':
    'Les cartes dont un Mathusalem éliminé est propriétaire mais que d’autres contrôlent restent en jeu jusqu’à ce qu’elles soient brûlées de la façon normale.',
  'V-END-006':
    'Un joueur éliminé en même temps que sa proie reçoit le point de victoire mais pas les 6 points de réserve.',
  'V-END-007': 'La proie du joueur éliminé devient la proie du prédateur de ce joueur.',
  'V-WDR-002':
    'Le retrait échoue si, avant la prochaine phase de redressement du joueur, l’un de ses serviteurs entre en combat.',
  'V-WDR-003': 'Il échoue si l’un de ses serviteurs perd ou dépense du sang d’ici là.',
  'V-SEC-001': 'Les sectes sont la Camarilla, le Sabbat, les Laibon, les Anarchs et les Indépendants.',
  'V-SEC-002': 'Un vampire appartient à une secte et une seule ; s’il en change, il quitte l’ancienne.',
  'V-SEC-003': 'La secte d’un vampire est imprimée dans son texte.',
  'V-SEC-004': 'Un vampire d’une ancienne extension dont le texte ne nomme pas de secte est de la Camarilla.',
  'V-SEC-005': 'Un vampire d’une ancienne extension marqué «\u00A0Non-Camarilla\u00A0» est Indépendant.',
  'V-SEC-006':
    'Clans de la Camarilla : Brujah, Malkavien, Nosferatu, Toréador, Tremere, Ventrue, et les Caitiff, qui n’ont pas de clan.',
  'V-SEC-007':
    'Clans du Sabbat : Lasombra, Tzimisce, Pander, les sept clans antitribu, ainsi que les Ahrimanes, les Frères de sang, les Hérauts des crânes, les Kiasyd et les Salubri antitribu.',
  'V-SEC-008': 'Clans Laibon : Akunanse, Guruhi, Ishtarri, Osebo.',
  'V-SEC-009': 'Un clan qui n’est cité pour aucune autre secte est Indépendant.',
  'V-SEC-010': 'Les vampires Indépendants sont à la fois non-Camarilla et non-Sabbat.',
  'V-SEC-011': 'Les vampires Laibon sont non-Camarilla, non-Sabbat et non-Indépendants.',
  'V-SEC-012': 'Un vampire qui passe à un clan d’une autre secte change aussi de secte.',
  'V-SEC-015':
    'Seuls les vampires de la Camarilla peuvent appeler ces référendums : Justicar Retribution, Command of the Harpies, Masquerade Enforcement, brûler Masquerade Enforcement, brûler Elysium: The Arboretum, retirer les aptitudes d’Archon.',
  'V-SEC-016':
    'Seuls des vampires de la Camarilla peuvent être choisis dans les référendums Archon et Camarilla Exemplary ; Elysium: The Arboretum ne met fin qu’aux combats entre un vampire de la Camarilla de son contrôleur et un autre vampire de la Camarilla.',
  'V-SEC-017':
    'Une secte n’a pas d’effet par elle-même ; elle compte là où des cartes, des titres et des effets s’y réfèrent.',
  'V-TTL-005': 'Le titre de primogène n’est pas unique.',
  'V-TTL-006':
    'Le titre de prince appartient à une ville ; il est disputé avec tout autre vampire qui revendique un titre de cette ville.',
  'V-TTL-010': 'Le titre d’archevêque appartient à une ville et est disputé comme celui de prince.',
  'V-TTL-011': 'Le titre de régent est unique ; ceux d’évêque, de priscus et de cardinal ne le sont pas.',
  'V-TTL-012': 'Le régent compte comme un cardinal pour les cartes et les effets qui affectent les cardinaux.',
  'V-TTL-015':
    'Un vampire Indépendant qui a des voix par le texte de sa carte compte comme ayant un titre qui lui est propre.',
  'V-ANA-003': 'Un vampire peut aussi devenir Anarch par des effets de cartes.',
  'V-ANA-004': 'Anarch est une secte : devenir Anarch, c’est changer de secte.',
  'V-ANA-005': 'Certains vampires sont Anarchs dès le début, d’après leur carte.',
  'V-TRT-001':
    'Rarissime : quand un joueur déplace un vampire rarissime vers sa région disponible dans sa phase d’influence, il brûle 3 points de réserve pour chaque autre vampire du même clan qu’il contrôle déjà.',
  'V-TRT-003':
    'Esclave : si un membre de ce clan, du même contrôleur, est bloqué, le contrôleur peut incliner l’esclave pour annuler le combat, redresser le vampire qui agit et faire combattre le bloqueur par l’esclave à sa place.',
  'V-TRT-007': 'Main Noire : le serviteur peut jouer ou utiliser les cartes qui demandent la Main Noire.',
  'V-TRT-008': 'Vol : le serviteur peut jouer ou utiliser les cartes qui demandent le vol.',
  'V-TRT-009':
    'Cercle : chaque Frère de sang appartient au cercle nommé sur sa carte ; un vampire sans cercle forme un cercle à lui seul.',
  'V-TRT-010':
    'Il existe d’autres traits ; ils permettent aux serviteurs de jouer des cartes, ou d’être affectés par des effets, qui les nomment, et ne font rien d’autre.',
  'V-RED-004':
    'Un vampire gagne un trophée en brûlant un serviteur de la Liste rouge en combat ou avec une action dirigée, diablerie comprise.',
  'V-RED-005':
    'Tout contrôleur d’un trophée en jeu qui n’est pas encore sur un vampire peut le déplacer sur ce vampire.',
  'V-RED-006':
    'De plus, le contrôleur du vampire peut prendre un trophée dans sa bibliothèque, son tas de cendres ou sa main et le mettre sur le vampire, puis il mélange ou remplace selon le cas.',
  'V-RED-007': 'Un trophée qui est sur un vampire ne peut plus être déplacé ni attribué de nouveau.',
  'V-RED-008': 'Un trophée sur un vampire est contrôlé par le contrôleur de ce vampire.',
  'V-ALV-002':
    'Les effets qui ont une durée (pour le reste du combat, par exemple) et que produit la carte le traitent aussi comme un vampire.',
  'V-ALV-003': 'Il ne compte pas comme un vampire pour les effets que la carte a tant qu’elle est en jeu.',
  'V-ALV-004':
    'Sa vie tient lieu de sang : il paie les coûts en sang avec sa vie, et le sang gagné ou perdu est de la vie gagnée ou perdue.',
  'V-ALV-005': 'Pour cette carte, sa capacité est de 1, sauf indication contraire.',
  'V-ALV-006': 'La vie gagnée au-delà de cette capacité n’est pas retirée.',
  'V-ALV-007': 'Les dégâts aggravés qui viennent de l’effet brûlent de la vie comme d’habitude.',
  'V-ALV-008': 'Si l’effet devait l’envoyer en torpeur, il est brûlé à la place.',
  'V-IMB-002': 'Un Imprégné a par défaut 1 en force et 1 en morsure.',
  'V-IMB-003': 'Son coût imprimé est ce qu’il faut investir pour le contrôler ; c’est aussi sa vie de départ.',
  'V-IMB-004': 'Il a un credo (traité comme un clan) et des vertus (traitées comme des Disciplines à un seul niveau).',
  'V-IMB-005': 'Un effet qui brûle un allié brûle un Imprégné.',
  'V-IMB-008':
    'Un Imprégné qui entre en jeu sans conviction en reçoit une de la bibliothèque, de la main ou du tas de cendres de son contrôleur.',
  'V-IMB-010': 'Un Imprégné a au plus 5 convictions ; celles en trop sont brûlées.',
  'V-IMB-012': 'Un Imprégné prend un pouvoir par une action à +1 de discrétion, comme un équipement ou un compagnon.',
  'V-IMB-013': 'Si cette action réussit, l’Imprégné se redresse.',
  'V-IMB-016': 'Un effet de pouvoir toujours actif agit même quand le pouvoir est incliné.',
  'V-IMB-017':
    'Un Imprégné à qui il ne reste plus de vie va dans la région des neutralisés : il est contrôlé, mais pas disponible.',
  'V-IMB-018':
    'Les effets que ne peut pas utiliser un allié sur le point d’être brûlé ne peuvent pas être utilisés par un Imprégné sur le point d’être neutralisé.',
  'V-IMB-020':
    'Si cette action réussit, chaque Imprégné disponible peut brûler une conviction pour infliger au serviteur qui agit 1 point de dégâts impossibles à prévenir.',
  'V-IMB-022':
    'Un Imprégné qui quitte la région de toute autre façon gagne aussi 1 point de vie ; ce gain ne le porte jamais au-dessus de sa vie de départ.',
  'V-IMB-023':
    'Si le joueur qui utilise un effet peut voir la carte de crypte (sa propre région incontrôlée, en jeu, un tas de cendres, ou en cherchant), la carte doit répondre aux termes de l’effet ; un effet sur un vampire ne peut pas choisir un Imprégné.',
  'V-IMB-024':
    'Si l’effet touche une carte inconnue (carte de crypte non vue, ou carte incontrôlée non vue d’un autre joueur), il agit sur ce que l’on trouve, quoi que ce soit.',
  'V-IMB-025':
    'Là où un effet ne fait que comparer ou vérifier la capacité, le coût de l’Imprégné compte comme sa capacité.',
  'V-IMB-026':
    'Cartes nommées comme agissant avec les Imprégnés : Bear-Baiting, Brainwash, Cairo Int’l Airport, Clotho’s Gift (Occultation de base), Effective Management, Gemini, Gisela Harden, Goodnight Sweet Prince, Innocent Bystander, Kindred Intelligence, Memory’s Fading Glimpse, Petra’s Resonance, The Portrait, San Lorenzo de El Escorial ; avec un vampire comme bénéficiaire : Lázár Dobrescu, The Trick of Danya.',
  'V-IMB-027':
    'The Soul Gem of Etrius peut aller chercher un Imprégné et le met en jeu s’il est plus petit que le possesseur, sans vie ni sang.',
  'V-IMB-028':
    'Cartes nommées comme n’agissant pas avec les Imprégnés : Chain of Command, Clotho’s Gift (Temporis de base), Might of the Camarilla, Recruitment (qui cherche un vampire) ; Illusions of the Kindred retire l’Imprégné de la partie et ne déclenche pas de combat.',
  'V-IMB-029':
    'Heaven’s Gate peut déplacer un Imprégné vers la région incontrôlée, contrôlé mais pas disponible ; il vient dans la région disponible comme le ferait un allié ordinaire que l’on recrute.',
  'V-IMB-030':
    'Errata : Smite est une frappe ; la réaction de Vigilance peut être utilisée par un Imprégné incliné ; Bibliothèque antique coûte 1 point de réserve.',
  'V-ERR-001': 'Abandoning the Flesh peut être utilisée par un vampire en torpeur.',
  'V-ERR-002': 'Ventrue Investment est un investissement.',
  'V-ERR-003': 'Blissful Agony : son effet de Valeren de base peut être utilisé une fois par combat.',
  'V-ERR-004':
    'Dawn Operation et Domain of Evernight (Temporis de base) ne rendent aggravés que les dégâts infligés pendant le combat, pas ceux infligés après.',
  'V-ERR-005':
    'Echo of Harmonies joue l’action politique comme depuis la main : elle donne sa voix, peut être annulée quand elle est jouée, et ainsi de suite.',
};
