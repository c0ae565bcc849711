/** The titles of the rulebooks' worked examples, in Brazilian Portuguese. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'Computer Hacking is a bleed at +1, only against the prey':
    'Computer Hacking é uma ação de sangrar com +1, só contra a presa',
  'Computer Hacking in 2000': 'Computer Hacking em 2000',
  'Two actions one after another; the ally is paid for when the action succeeds':
    'Duas ações, uma depois da outra; o aliado é pago quando a ação tem sucesso',
  'The same with Lupo and Rake': 'O mesmo com Lupo e Rake',
  'The ally costs 1 blood of The Widow, paid when the action succeeds':
    'O aliado custa 1 de sangue de The Widow, pago quando a ação tem sucesso',
  'Who may block a bleed and a recruit action': 'Quem pode bloquear uma ação de sangrar e uma ação de recrutar',
  'Who may block, in 2000': 'Quem pode bloquear, em 2000',
  'Who may block, in fifth': 'Quem pode bloquear, na quinta edição',
  'Intercept 1 against stealth 1 blocks the hunt': 'Percepção 1 contra furtividade 1 bloqueia a caça',
  'Thomas blocks the hunt of Andreas': 'Thomas bloqueia a caça de Andreas',
  'Ayelech blocks the hunt of Wauneka': 'Ayelech bloqueia a caça de Wauneka',
  'After a declined block the acting player may still raise the bleed':
    'Depois que ninguém quer bloquear, quem age ainda pode aumentar o valor de sangrar',
  'Maneuvers answer each other; the weapon used for one is the first strike':
    'Manobras respondem umas às outras; a arma usada para uma é o primeiro golpe',
  'Additional strikes': 'Golpes adicionais',
  'Additional strikes; the dodge is an ability of the vampire':
    'Golpes adicionais; a esquiva é uma capacidade do vampiro',
  'Stealing blood from a mage that strikes back': 'Roubar sangue de uma maga que revida',
  'A strike that steals more than the mage has (the card costs 1 of her 4 blood)':
    'Um golpe que rouba mais do que a maga tem (a carta custa 1 dos seus 4 de sangue)',
  'Stealing blood from the stray dog': 'Roubar sangue do cão de rua',
  'One aggravated point wounds without costing blood': 'Um ponto agravado fere sem custar sangue',
  'Each further aggravated point costs 1 blood': 'Cada outro ponto agravado custa 1 de sangue',
  'Normal damage comes first; who cannot pay for an aggravated point is burned':
    'O dano normal vem primeiro; quem não pode pagar por um ponto agravado é queimado',
  'Moving both pool counters ousts her': 'Mover os dois recursos a elimina',
  Transfers: 'Transferências',
  'Transfers, and the vampire need not wait for the end of the phase':
    'Transferências, e o vampiro não precisa esperar pelo fim da fase',
  'A tie between the leaders in third': 'Um empate entre os primeiros, na terceira edição',
  'The same played for ante': 'O mesmo, jogando por aposta',
  'Five players; Ana wins with 3 victory points': 'Cinco jogadores; Ana vence com 3 pontos de vitória',
  'Of two vampires that must hunt their controller chooses which goes first':
    'De dois vampiros que têm de caçar, o controlador escolhe qual vai primeiro',
  'While a vampire must hunt nobody else acts, and it does nothing else':
    'Enquanto um vampiro tem de caçar, ninguém mais age, e ele não faz outra coisa',
  'A minion with two different mandatory actions is stuck and keeps nobody waiting':
    'Um servo com duas ações mandatórias diferentes fica preso e não faz ninguém esperar',
  'A Vessel moves blood once in an unlock phase': 'Um Vessel move sangue uma vez por fase de destravar',
  'An antitribu clan does not meet a requirement for its counterpart':
    'Um clã antitribu não cumpre um requisito do clã correspondente',
  'A Brujah antitribu accepted by the Camarilla stays Brujah antitribu':
    'Um Brujah antitribu aceito pela Camarilla continua Brujah antitribu',
  'A Malkavian who joins the Sabbat is a Sabbat Malkavian': 'Um Malkaviano que entra no Sabá é um Malkaviano do Sabá',
  'Counters change their name when they move': 'Os marcadores mudam de nome quando se movem',
  'A stolen vampire stays in torpor, under the control of the thief':
    'Um vampiro roubado continua em torpor, sob o controle do ladrão',
  'Whoever steals a location that is on a minion may put it on a minion of his own':
    'Quem rouba um local que está em um servo pode colocá-lo em um servo seu',
  'A bowl that speaks of a bearer with Auspex does nothing for one without it':
    'Uma tigela que fala de um portador com Auspícios nada faz por quem não os tem',
  'A weapon with strength + 1 inflicts 2, and what concerns hand strikes does not apply to it':
    'Uma arma com força + 1 causa 2, e o que vale para golpes de mão não vale para ela',
  '1 aggravated on 0 blood': '1 agravado com 0 de sangue',
  '1 aggravated on 3 blood': '1 agravado com 3 de sangue',
  '2 aggravated on 0 blood': '2 agravados com 0 de sangue',
  '2 aggravated on 1 blood': '2 agravados com 1 de sangue',
  '3 aggravated on 1 blood': '3 agravados com 1 de sangue',
  '3 aggravated on 2 blood': '3 agravados com 2 de sangue',
  '4 aggravated on 3 blood': '4 agravados com 3 de sangue',
  'Disengage cancels a grapple as it is played, and is not replaced until after combat':
    'Disengage cancela um agarrão quando ele é jogado, e só é reposto depois do combate',
  'A title behind the merge icon counts only while the vampire is merged':
    'Um título atrás do ícone de fusão só conta enquanto o vampiro está fundido',
  'The sources of a player are cast separately, each as a whole':
    'As fontes de votos de um Matusalém são declaradas em separado, cada uma inteira',
  'Only sub-votes count in the sub-referendum': 'No sub-referendo só contam sub-votos',
  'The block of the prisci follows the sub-votes and may move':
    'O bloco dos prisci segue os sub-votos e pode mudar de lado',
  'A withdrawal that nothing spoils brings 1 victory point, and the predator none':
    'Uma retirada que nada impede dá 1 ponto de vitória, e nenhum ao predador',
  'In 2000 the withdrawal fails in the same way': 'Em 2000 a retirada falha do mesmo modo',
  'In third the withdrawal fails in the same way': 'Na terceira edição a retirada falha do mesmo modo',
  'The same withdrawal fails once Nora has lost 1 pool, though she gains 1 by a referendum':
    'A mesma retirada falha quando Nora perde 1 de recurso, embora ganhe 1 com um referendo',
  'The first three turns of the game give 1, 2 and 3 transfers, whoever takes them':
    'Os três primeiros turnos do jogo dão 1, 2 e 3 transferências, seja quem for que os jogue',
  'The first turns in 2000': 'Os primeiros turnos em 2000',
  'The first turns in fifth': 'Os primeiros turnos na quinta edição',
  'In 2000 a player contests with himself': 'Em 2000 um Matusalém contesta consigo mesmo',
  'Nobody contests a card with himself': 'Ninguém contesta uma carta consigo mesmo',
};
