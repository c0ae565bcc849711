/**
 * Rules that lessons show though nothing is ever refused because of them, so `reasons` has no words for them. In English their
 * statements are in the catalogue; the other languages state them to a player, and do not compile if they lack one.
 */
export const TAUGHT = [
  'V-ACT-001',
  'V-ACT-006',
  'V-ACT-013',
  'V-ACT-015',
  'V-ACT-016',
  'V-BLK-013',
  'V-BLK-014',
  'V-BLK-016',
  'V-COM-001',
  'V-RNG-002',
  'V-TOR-009',
  'V-TOR-010',
  'V-END-001',
  'V-END-004',
  'V-END-005',
] as const;

type TaughtStatements = { readonly [Rule in (typeof TAUGHT)[number]]: string };

const pt: TaughtStatements = {
  'V-ACT-001': 'Qualquer servo pronto pode sangrar.',
  'V-ACT-006': 'Se a ação de sangrar tem sucesso, o alvo queima tantos recursos quanto o valor do sangramento.',
  'V-ACT-013': 'Caçar é uma ação não direcionada com +1 de furtividade, sem custo e sem alvo.',
  'V-ACT-015': 'Qualquer servo pronto pode equipar; a ação é não direcionada e tem +1 de furtividade.',
  'V-ACT-016':
    'O equipamento da mão é jogado quando a ação é anunciada; se ela tem sucesso, o custo é pago e a carta fica com o servo.',
  'V-BLK-013': 'Depois que ninguém quer bloquear, quem age e depois os outros ainda podem jogar cartas e usar efeitos.',
  'V-BLK-014': 'Um bloqueio tem sucesso se a percepção do bloqueador é igual ou maior que a furtividade de quem age.',
  'V-BLK-016': 'O servo que bloqueia com sucesso fica travado e entra em combate com quem age.',
  'V-COM-001': 'Há combate quando um servo bloqueia um servo pronto que age, ou quando um efeito o diz.',
  'V-RNG-002':
    'Uma manobra leva o combate a longa distância, ou de volta a curta distância se o adversário manobrou para longe.',
  'V-TOR-009': 'Se sair do torpor tem sucesso, o vampiro paga e vai para a região dos prontos.',
  'V-TOR-010': 'Um vampiro que saiu do torpor ou foi resgatado já não está ferido.',
  'V-END-001': 'Um Matusalém sem recursos é eliminado.',
  'V-END-004':
    'Quando um jogador é eliminado, seu predador ganha 1 ponto de vitória, não importa como nem por quem aconteceu.',
  'V-END-005': 'O predador também ganha 6 recursos do banco.',
};

const es: TaughtStatements = {
  'V-ACT-001': 'Cualquier siervo preparado puede sangrar.',
  'V-ACT-006': 'Si la acción de sangrado tiene éxito, el objetivo quema tanta reserva como el valor del sangrado.',
  'V-ACT-013': 'Cazar es una acción indirecta con +1 de sigilo, sin coste y sin objetivo.',
  'V-ACT-015': 'Cualquier siervo preparado puede equiparse; la acción es indirecta y tiene +1 de sigilo.',
  'V-ACT-016':
    'El equipo de la mano se juega al anunciar la acción; si tiene éxito, se paga su coste y la carta queda sobre el siervo.',
  'V-BLK-013': 'Cuando nadie quiere bloquear, quien actúa y después los demás aún pueden jugar cartas y usar efectos.',
  'V-BLK-014':
    'Un bloqueo tiene éxito si la intercepción del bloqueador es igual o mayor que el sigilo de quien actúa.',
  'V-BLK-016': 'El siervo que bloquea con éxito se gira y entra en combate con el que actúa.',
  'V-COM-001': 'Hay combate cuando un siervo bloquea a un siervo preparado que actúa, o cuando un efecto lo dice.',
  'V-RNG-002': 'Una maniobra lleva el combate lejos, o de vuelta cerca si el adversario maniobró para alejarse.',
  'V-TOR-009': 'Si salir del letargo tiene éxito, el vampiro paga y pasa a la región de preparados.',
  'V-TOR-010': 'Un vampiro que ha salido del letargo o ha sido rescatado ya no está herido.',
  'V-END-001': 'Un Matusalén sin reserva queda eliminado.',
  'V-END-004':
    'Cuando un jugador es eliminado, su depredador gana 1 punto de victoria, sin importar cómo ni por quién ocurrió.',
  'V-END-005': 'El depredador gana además 6 de reserva del banco.',
};

const it: TaughtStatements = {
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
  'V-TOR-009': 'Se l’azione per lasciare il torpore riesce, il vampiro paga e va nella regione degli attivi.',
  'V-TOR-010': 'Un vampiro che ha lasciato il torpore o è stato risvegliato non è più ferito.',
  'V-END-001': 'Un Matusalemme senza risorse è eliminato.',
  'V-END-004':
    'Quando un giocatore è eliminato, il suo predatore guadagna 1 punto vittoria, comunque e per mano di chiunque sia accaduto.',
  'V-END-005': 'Il predatore guadagna anche 6 risorse dalla banca.',
};

const fr: TaughtStatements = {
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
};

/** By language; English has none, because the catalogue speaks it. */
export const TAUGHT_STATEMENTS: Readonly<Record<string, TaughtStatements>> = { pt, es, it, fr };
