/** The lines of the log, in Brazilian Portuguese. */
import type { Log, Unit } from '../keys/log.ts';
import { counted, pool, votes } from './forms.ts';

const gainsOrLoses = (change: number): string => (change < 0 ? 'perde' : 'ganha');

const units = (amount: number, unit: Unit): string =>
  unit === 'counters'
    ? counted(amount, 'contador', 'contadores')
    : `${amount} de ${unit === 'blood' ? 'sangue' : 'vida'}`;

export const log: Log = {
  events: {
    turn: ({ seat, number }) => `Turno ${number}: ${seat}`,
    phase: ({ phase }) => `Fase: ${phase}`,
    'action successful': ({ by }) => `A ação de ${by} é bem-sucedida`,
    'action over': () => '',
    bled: ({ by, seat, amount }) => `${by} sangra ${seat} em ${amount}`,
    declined: ({ seat }) => `${seat} não bloqueia`,
    'block attempt': ({ by }) => `${by} tenta bloquear`,
    'block failed': ({ by }) => `${by} não consegue bloquear`,
    blocked: ({ by }) => `${by} bloqueia`,
    redirected: ({ seat }) => `A ação de sangrar é redirecionada para ${seat}`,
    diablerie: ({ by, victim }) => `${by} diableriza ${victim}`,
    torpor: ({ card }) => `${card} vai para o torpor`,
    'referendum over': () => '',
    cancelled: ({ card }) => `A carta ${card} é cancelada`,
    used: ({ seat, card }) => `${seat} usa ${card}`,
    triggered: ({ card }) => `Efeito de ${card}`,
    modified: () => '',
    moved: () => '',
    attached: ({ card, on }) => `A carta ${card} é anexada a ${on}`,
    locked: ({ card }) => `${card} trava`,
    unlocked: ({ card }) => `${card} destrava`,
    counters: ({ card, change, now, unit }) =>
      `${card} ${gainsOrLoses(change)} ${units(Math.abs(change), unit)} (${now})`,
    'named counters': ({ card, change, now, counter }) =>
      `${card} ${gainsOrLoses(change)} ${Math.abs(change)} ${counter} (${now})`,
    pool: ({ seat, change, now }) => `${seat} ${gainsOrLoses(change)} ${pool(Math.abs(change))} (${now})`,
    edge: ({ seat }) => (seat === undefined ? 'Ninguém tem a Vantagem' : `${seat} recebe a Vantagem`),
    shuffled: ({ seat, zone }) => `${seat} embaralha a ${zone}`,
    shown: ({ card }) => `A carta ${card} é mostrada`,
    'looked at hand': ({ seat, of }) => `${seat} olha a mão de ${of}`,
    ousted: ({ seat }) => `${seat}: eliminação`,
    'victory point': ({ seat, now }) => `${seat} ganha um ponto de vitória (${now})`,
    'withdrawal announced': ({ seat }) => `${seat} anuncia sua retirada`,
    withdrawn: ({ seat }) => `${seat} se retira do jogo`,
    conceded: ({ seat }) => `${seat} desiste`,
    'left the game': () => '',
    arrived: ({ seat, card }) => `${card} chega à região pronta de ${seat}`,
    merged: ({ card }) => `${card}: as duas versões se fundem`,
    contested: ({ card }) => `A carta ${card} está contestada`,
    'second copy': ({ card }) => `${card} é uma segunda cópia e é queimada`,
    'contest won': ({ card }) => `A contestação de ${card} acabou`,
    'contest decided': () => '',
    'contest paid': ({ seat, card }) => `${seat} paga pela contestação de ${card}`,
    'title gained': ({ card, title }) => `${card} recebe o título: ${title}`,
    'title lost': ({ card }) => `${card} perde o título`,
    'title contested': ({ card, title }) => `${card} contesta o título: ${title}`,
    'title won': ({ card, title }) => `${card} volta a ter o título: ${title}`,
    'clan changed': ({ card, clan }) => `${card} agora é do clã ${clan}`,
    'sect changed': ({ card, sect }) => `${card} muda de seita: ${sect}`,
    referendum: ({ by }) => `Começa o referendo de ${by}`,
    terms: ({ seat, terms }) => `${seat} define os termos: ${terms}`,
    'referendum result': ({ passed, for: yes, against, cancelled }) =>
      cancelled
        ? 'O referendo é cancelado'
        : `O referendo ${passed ? 'é aprovado' : 'é reprovado'}: ${yes} a favor, ${against} contra`,
    'votes gained': ({ seat, votes: gained }) => `${seat} ganha ${votes(gained)}`,
    'votes cast': ({ seat, card, votes: cast, side }) => `${card ?? seat} declara ${votes(cast)} ${side}`,
    abstains: ({ card }) => `${card} se abstém`,
    'blood hunt': ({ card }) => `Uma caçada de sangue é convocada contra ${card}`,
    trophy: ({ card, on }) => `${on} recebe o troféu ${card}`,
    'slave steps in': ({ card, by }) => `${card} combate no lugar de ${by}`,
    combat: ({ acting, opposing }) => `Combate entre ${acting} e ${opposing}`,
    round: ({ round }) => `Rodada ${round}`,
    range: ({ range }) => `O combate é a ${range}`,
    'additional strikes': ({ card, amount }) =>
      `${card} ganha ${counted(amount, 'golpe adicional', 'golpes adicionais')}`,
    'combat ends': ({ card }) => `${card} encerra o combate`,
    'combat over': () => 'O combate terminou',
    recovered: ({ card }) => `${card} se recupera`,
    maneuvered: ({ card, range }) => `${card} manobra para ${range}`,
    'range set': ({ range }) => `O combate passa a ser a ${range}`,
    prevented: ({ card, amount }) => `${card} previne ${amount} de dano`,
    damage: ({ card, normal, aggravated }) =>
      `${card} sofre ${normal + aggravated} de dano${aggravated > 0 ? `, ${aggravated} agravado` : ''}`,
    destroyed: ({ card }) => `A carta ${card} é queimada`,
    pressed: ({ card, continuing }) => `${card} pressiona para ${continuing ? 'continuar' : 'encerrar'} o combate`,
    'ante won': ({ seat, from }) => `${seat} ganha a aposta de ${from}`,
    'time is up': () => 'O limite de turnos foi atingido',
  },
  endings: {
    'last one left': 'resta um único Matusalém',
    'turn limit': 'o limite de turnos foi atingido',
  },
  aCard: 'uma carta',
  aFaceDownCard: 'uma carta virada para baixo',
  faceDownCards: 'cartas viradas para baixo',
};
