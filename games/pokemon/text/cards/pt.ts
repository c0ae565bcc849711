/** Portuguese card texts. The wording is our own. */
import { listed } from '@praxis/kit/language/grammar.ts';
import { pt as portuguese } from '@praxis/kit/language/pt.ts';
import type { Amount, Modifier, Target } from '../../cards/language.ts';
import { attackIn } from '../names.ts';
import { isMany, isOfPlayer, isSeveral, isTheirs, numberOf, timed } from './parts.ts';
import type { Phrases, Subject } from './phrases.ts';
import { a, de, em, nouns, subjunctive } from './pt-nouns.ts';
import { takeWords, v } from './pt-take.ts';

const {
  all,
  CONDITIONS,
  cards,
  chosen,
  described,
  energy,
  energyTypes,
  owned,
  predicate,
  self,
  some,
  someOther,
  target,
  times,
} = nouns;

const DISREGARDED: Readonly<Record<string, string>> = {
  weakness: 'Fraqueza',
  resistance: 'Resistência',
  effects: 'efeitos no Pokémon atingido',
};

function disregarding(what: readonly string[]): string {
  return listed(
    what.map((each) => DISREGARDED[each] ?? each),
    ', ',
    ' nem ',
  );
}

/** " para cada contador de dano neste Pokémon", or nothing. */
function forEach(amount: Amount, subject: Subject): string {
  if (typeof amount === 'number') return '';
  return ` para cada ${pt.counts[amount.of.count](amount.of as never, subject).each}`;
}

const damage = (amount: number): string => `${amount} pontos de dano`;
const counters = (amount: number): string => times(amount, 'contador de dano', 'contadores de dano');
const theirHand = (to: Target): string => (isTheirs(to) ? 'a mão do seu oponente' : 'a sua mão');
const theirDeck = (to: Target): string => (isTheirs(to) ? 'o baralho do seu oponente' : 'o seu baralho');

export const pt: Phrases = {
  ...portuguese,
  conditions: CONDITIONS,
  players: { you: 'você', opponent: 'seu oponente' },
  cards,
  target,
  all,
  effects: {
    damage: ({ amount, to, ignoring }, s, mood) => {
      const much = `${damage(numberOf(amount))}${forEach(amount, s)}`;
      const plain = ignoring ? `, sem considerar ${disregarding(ignoring)}` : '';
      if (mood === 'infinitive') return `causar ${much} ${a(target(to, s))}${plain}`;
      return `${target(to, s)} ${to === 'self' ? 'também recebe' : isMany(to) ? 'recebem' : 'recebe'} ${much}${plain}`;
    },
    'more damage': ({ amount }, s, mood) =>
      `${v(mood, 'acrescente', 'acrescentar')} ${damage(numberOf(amount))}${forEach(amount, s)}`,
    ignore: ({ what }) => `o dano deste ataque não considera ${disregarding(what)}`,
    nothing: () => 'o ataque não faz nada',
    'put counters': ({ amount, on }, s, mood) =>
      `${v(mood, 'coloque', 'colocar')} ${counters(numberOf(amount))} ${em(target(on, s))}${forEach(amount, s)}`,
    'spread counters': ({ amount, on }, _, mood) =>
      `${v(mood, 'distribua', 'distribuir')} ${counters(amount)} entre ${owned(on)} como quiser`,
    'move counters': ({ upTo, from, to }, _, mood) =>
      `${v(mood, 'mova', 'mover')} até ${counters(upTo)} de ${chosen(from, 1, false)} para ${chosen({ ...to, other: true }, 1, false)}`,
    heal: ({ amount, on }, s, mood) =>
      `${v(mood, 'cure', 'curar')} ${amount === 'all' ? 'todo o dano' : damage(amount)} ${de(target(on, s))}`,
    afflict: ({ with: condition, on, counters: strength }, s, mood) => {
      const strong = strength ? `; seu veneno vale ${counters(strength)} em cada Checape Pokémon` : '';
      if (mood === 'infinitive') return `deixar ${target(on, s)} ${CONDITIONS[condition]}${strong}`;
      return `${target(on, s)} fica ${CONDITIONS[condition]}${strong}`;
    },
    recover: ({ from, on }, s, mood) => {
      const which =
        from.length === 5
          ? 'todas as Condições Especiais'
          : `as condições ${portuguese.list(
              from.map((each) => CONDITIONS[each]),
              'and',
            )}`;
      return `${v(mood, 'remova', 'remover')} ${which} ${de(target(on, s))}`;
    },
    'knock out': ({ what }, s, mood) =>
      mood === 'infinitive' ? `Nocautear ${target(what, s)}` : `${target(what, s)} é Nocauteado`,
    draw: ({ amount, who, upTo }, s, mood) => {
      const what = `${upTo ? 'até ' : ''}${times(numberOf(amount), 'carta', 'cartas')}${forEach(amount, who === 'each' ? { ...s, player: 'each' } : s)}`;
      if (who === 'you') return `${v(mood, 'compre', 'comprar')} ${what}`;
      const whom = who === 'each' ? 'cada jogador' : 'seu oponente';
      return mood === 'order' ? `${whom} compra ${what}` : `fazer ${whom} comprar ${what}`;
    },
    'draw until': ({ amount }, s, mood) => {
      const verb = v(mood, 'compre', 'comprar');
      if (typeof amount === 'number') return `${verb} até ter ${times(amount, 'carta', 'cartas')} na mão`;
      return `${verb} até que o número de cartas na sua mão seja igual ${a(pt.counts[amount.of.count](amount.of as never, s).number)}`;
    },
    take: takeWords,
    'put hand': ({ to, who }, _, mood) => {
      const whose = who === 'you' ? 'a sua mão' : 'a própria mão';
      const whom = who === 'each' ? 'cada jogador ' : who === 'opponent' ? 'seu oponente ' : '';
      const verb = (order: string, told: string, infinitive: string): string =>
        whom ? told : v(mood, order, infinitive);
      if (to === 'discard pile') return `${whom}${verb('descarte', 'descarta', 'descartar')} toda ${whose}`;
      if (to === 'deck') return `${whom}${verb('embaralhe', 'embaralha', 'embaralhar')} ${whose} no baralho`;
      return `${whom}${verb('coloque', 'coloca', 'colocar')} ${whose} embaixo do baralho em ordem aleatória`;
    },
    'discard top': ({ amount, who }, s, mood) => {
      const number = numberOf(amount);
      const whose =
        who === 'you' ? 'do seu baralho' : who === 'opponent' ? 'do baralho do seu oponente' : 'de cada baralho';
      const what = number === 1 ? 'a carta de cima' : `as ${number} cartas de cima`;
      return `${v(mood, 'descarte', 'descartar')} ${what} ${whose}${forEach(amount, s)}`;
    },
    'move energy': ({ energy: which, amount, from, to }, s, mood) => {
      const what = energyWords(amount, energy(which, typeof amount === 'number' && amount > 1));
      const source = de(target(from, s));
      switch (to) {
        case 'discard pile':
          return `${v(mood, 'descarte', 'descartar')} ${what} ${source}`;
        case 'hand':
          return `${v(mood, 'devolva', 'devolver')} ${what} ${source} para ${isTheirs(from) ? 'a mão dele' : 'a sua mão'}`;
        case 'top of deck':
          return `${v(mood, 'coloque', 'colocar')} ${what} ${source} em cima ${isTheirs(from) ? 'do baralho dele' : 'do seu baralho'}`;
        case 'Lost Zone':
          return `${v(mood, 'coloque', 'colocar')} ${what} ${source} na Zona Perdida`;
        default:
          return `${v(mood, 'mova', 'mover')} ${what} ${source} para ${target(to, s)}`;
      }
    },
    switch: ({ who, chosenBy, with: partner }, s, mood) => {
      if (partner) return `${v(mood, 'troque', 'trocar')} ${self(s)} pelo seu Pokémon Ativo`;
      if (who === 'you')
        return `${v(mood, 'troque', 'trocar')} ${s.attack ? 'este Pokémon' : 'o seu Pokémon Ativo'} por um do seu Banco`;
      if (chosenBy === 'you')
        return `${v(mood, 'traga', 'trazer')} 1 dos Pokémon no Banco do seu oponente para o Campo Ativo`;
      const exchange = 'trocar o Pokémon Ativo dele por um do Banco à escolha dele';
      return mood === 'order' ? `seu oponente deve ${exchange}` : `fazer seu oponente ${exchange}`;
    },
    'take from play': ({ what, to, attached }, s, mood) => {
      const with_ = attached === 'too' ? ' com tudo o que estiver ligado a ele' : '';
      const rest = attached === 'discarded' ? '; o que estiver ligado a ele é descartado' : '';
      if (to === 'hand')
        return `${v(mood, 'devolva', 'devolver')} para ${theirHand(what)} ${target(what, s)}${with_}${rest}`;
      if (to === 'deck')
        return `${v(mood, 'embaralhe', 'embaralhar')} ${em(theirDeck(what))} ${target(what, s)}${with_}${rest}`;
      if (to === 'Lost Zone')
        return `${v(mood, 'coloque', 'colocar')} ${target(what, s)}${with_} na Zona Perdida${rest}`;
      return `${v(mood, 'descarte', 'descartar')} ${target(what, s)}${with_}`;
    },
    evolve: ({ what, from, skipping, searchFirst }, s, mood) => {
      const verb = v(mood, 'evolua', 'evoluir');
      if (skipping)
        return `${verb} ${target(what, s)} diretamente para o Estágio 2 da linha dele com uma carta da sua mão, mas não no seu primeiro turno nem com um Pokémon que tenha entrado em jogo neste turno`;
      const rest = from === 'deck' ? `; depois ${v(mood, 'embaralhe', 'embaralhar')}` : '';
      if (searchFirst)
        return `${v(mood, 'procure', 'procurar')} no seu baralho por uma carta para a qual ${target(what, s)} possa evoluir e ${v(mood, 'coloque-a', 'colocá-la')} sobre esse Pokémon${rest}`;
      return `${verb} ${target(what, s)}${isSeveral(what) ? ', cada um' : ''} com uma carta adequada ${from === 'deck' ? 'do seu baralho' : 'da sua mão'}${rest}`;
    },
    devolve: ({ what }, s, mood) =>
      `${v(mood, 'reverta', 'reverter')} ${target(what, s)}: a carta de Evolução de cima volta para a mão do dono`,
    'discard stadium': (_, __, mood) => `${v(mood, 'descarte', 'descartar')} o Estádio em jogo`,
    lasting: ({ on, until, gives }, s, mood) => {
      const clauses = gives.map((each) => {
        const [who, many] = lastingOn(on, each, s);
        return pt.modifiers[each.gets](each as never, s, who, many);
      });
      const clause = portuguese.list(clauses, 'and');
      return mood === 'infinitive'
        ? `fazer com que, ${pt.until[until]}, ${subjunctive(clause)}`
        : clauses.length > 1
          ? `${pt.until[until]}, ${clause}`
          : timed(clause, pt.until[until]);
    },
    'end turn': () => 'o seu turno termina',
  },
  facts: {
    is: ({ who, a: what }, s) => `${target(who, s)} ${predicate(what)}`.trim(),
    any: ({ who }) => `${who.of === 'opponent' ? 'seu oponente' : 'você'} tiver ${described(who, true)} em jogo`,
    'behind in prizes': () => 'você tiver mais cartas de Prêmio restantes que seu oponente',
    'equal hands': () => 'as duas mãos tiverem o mesmo tamanho',
    done: () => 'isso for feito',
    played: ({ card }) => `você tiver jogado ${some({ card, count: 1 })} neste turno`,
    'at least': ({ of, amount }, s) => {
      const least = `tiver pelo menos ${amount}`;
      if (of.count === 'energy cards') return `${target(of.on, s)} ${least} ${cards(of.card, amount > 1)}`;
      if (of.count === 'energy')
        return `${target(of.on, s)} ${least} ${energy(of.type ? { type: of.type } : {}, amount > 1)} ${amount > 1 ? 'ligadas' : 'ligada'}`;
      return `${pt.counts[of.count](of as never, s).number} for pelo menos ${amount}`;
    },
    'extra energy': ({ amount, type }, s) =>
      `${target('self', s)} tiver pelo menos ${amount} ${energy(type ? { type } : {}, amount > 1)} além do custo deste ataque`,
    'own first turn': () => 'for o seu primeiro turno',
    not: ({ fact }, s) => `não for verdade que ${pt.facts[fact.if](fact as never, s)}`,
    all: ({ facts }, s) =>
      portuguese.list(
        facts.map((each) => pt.facts[each.if](each as never, s)),
        'and',
      ),
  },
  counts: {
    counters: ({ on }, s) => ({
      each: `contador de dano ${em(target(on, s))}`,
      number: `o número de contadores de dano ${em(target(on, s))}`,
    }),
    energy: ({ on, type }, s) => {
      const what = `Energia${type ? ` ${energyTypes(type)}` : ''} ligada ${a(target(on, s))}`;
      return { each: what, number: `a quantidade de ${what}` };
    },
    'energy cards': ({ on, card }, s) => ({
      each: `${cards(card, false)} ${em(target(on, s))}`,
      number: `o número de ${cards(card, true)} ${em(target(on, s))}`,
    }),
    hand: ({ of }) => {
      const whose = of === 'you' ? 'na sua mão' : 'na mão do seu oponente';
      return { each: `carta ${whose}`, number: `o número de cartas ${whose}` };
    },
    'prizes taken': ({ by }) => {
      const who = by === 'you' ? 'que você pegou' : 'que seu oponente pegou';
      return { each: `carta de Prêmio ${who}`, number: `o número de cartas de Prêmio ${who}` };
    },
    'prizes left': ({ of }, s) => {
      const whom = s.player ? 'a ele' : of === 'you' ? 'a você' : 'ao seu oponente';
      return {
        each: `carta de Prêmio que resta ${whom}`,
        number: `o número de cartas de Prêmio que restam ${whom}`,
      };
    },
    pokemon: ({ who }) => ({ each: `um ${de(owned(who))}`, number: `o número ${de(owned(who))}` }),
    'discard pile': ({ card }) => ({
      each: `${cards(card, false)} na sua pilha de descarte`,
      number: `o número de ${cards(card, true)} na sua pilha de descarte`,
    }),
    heads: () => ({ each: 'cara', number: 'o número de caras' }),
    done: () => ({ each: 'carta movida assim', number: 'o número de cartas movidas assim' }),
  },
  modifiers: {
    hp: ({ amount }, _, who, many) => `${who} ${many ? 'têm' : 'tem'} ${Math.abs(amount)} PS a ${moreOrLess(amount)}`,
    'retreat cost': ({ amount }, _, who, many) =>
      `${who} ${many ? 'recuam' : 'recua'} por ${Math.abs(amount)} Energia a ${moreOrLess(amount)}`,
    'no retreat cost': (_, __, who, many) => `${who} ${many ? 'recuam' : 'recua'} sem custo`,
    'attack cost': ({ amount }, _, who) =>
      `os ataques ${de(who)} custam ${Math.abs(amount)} Energia Incolor a ${moreOrLess(amount)}`,
    'damage done': ({ amount, to }, _, who) => {
      const whom = to
        ? `ao Pokémon Ativo do oponente, se ele for um ${described(to, false)}`
        : 'ao Pokémon Ativo do oponente';
      return `os ataques ${de(who)} causam ${damage(Math.abs(amount))} a ${moreOrLess(amount)} ${whom}, contados antes da Fraqueza e da Resistência`;
    },
    'damage taken': ({ amount, from }, _, who) =>
      `${attacksFrom(from)} causam ${damage(Math.abs(amount))} a ${moreOrLess(amount)} ${a(who)}, contados depois da Fraqueza e da Resistência`,
    'no damage': ({ from }, _, who) => `${attacksFrom(from)} não causam dano ${a(who)}`,
    'no effects': ({ from }, _, who) => `${attacksFrom(from)} não têm ${em(who)} outros efeitos além do dano`,
    'cannot attack': (_, __, who, many) => `${who} não ${many ? 'podem' : 'pode'} atacar`,
    'cannot retreat': (_, __, who, many) => `${who} não ${many ? 'podem' : 'pode'} recuar`,
    'cannot use': ({ attack }, _, who, many) =>
      `${who} não ${many ? 'podem' : 'pode'} usar ${attack === 'chosen' ? 'um dos ataques dele, à sua escolha' : attackIn('pt', attack)}`,
    'flip to attack': (_, __, who, many) =>
      `para que ${who} ${many ? 'ataquem' : 'ataque'}, é preciso tirar cara numa moeda`,
    immune: ({ to }, _, who, many) =>
      to.length === 5
        ? `${who} se ${many ? 'recuperam' : 'recupera'} de todas as Condições Especiais e não ${many ? 'podem' : 'pode'} receber nenhuma`
        : `${who} não ${many ? 'podem' : 'pode'} estar nem ficar ${portuguese.list(
            to.map((each) => CONDITIONS[each]),
            'or',
          )}`,
    'no Abilities': (_, __, who, many) => `${who} não ${many ? 'têm' : 'tem'} Habilidades`,
    'bench size': ({ amount }, _, who) =>
      `o Banco ${de(who)} tem ${times(Math.abs(amount), 'lugar', 'lugares')} a ${moreOrLess(amount)}`,
    'cannot play': ({ card }, _, who) => `${who} não pode jogar ${cards(card, true)}`,
  },
  structures: {
    flip: (mood) => `${v(mood, 'jogue', 'jogar')} uma moeda`,
    coins: (coins) =>
      coins === 'until tails' ? 'jogue moedas até sair coroa' : `jogue ${times(coins, 'moeda', 'moedas')}`,
    heads: (then) => `se sair cara, ${then}`,
    tails: (then) => `se sair coroa, ${then}`,
    if: (fact, then) => `se ${fact}, ${then}`,
    else: (then) => `senão, ${then}`,
    may: (instruction) => `você pode ${instruction}`,
    ifSo: (then) => `se isso for feito, ${then}`,
    choose: (most, of) =>
      most === of ? 'escolha uma ou mais opções' : most === 1 ? 'escolha uma opção' : `escolha até ${most} opções`,
    and: ', e ',
    forEach: (each) => `para cada ${each}`,
  },
  until: {
    'end of turn': 'durante este turno',
    "end of opponent's next turn": 'durante o próximo turno do seu oponente',
    'end of your next turn': 'durante o seu próximo turno',
  },
  costs: {
    card: ({ discard }) => `para jogar esta carta, descarte ${someOther(discard)} da sua mão`,
    ability: ({ discard }) => `para usar isto, descarte ${some(discard)} da sua mão`,
    extra: ({ discard }) => `você também pode descartar ${someOther(discard)} da sua mão`,
  },
  powers: {
    use: ({ use, spot }, subject) => {
      const often = use === 'once' ? 'uma vez por turno' : 'sempre que quiser no seu turno';
      const when = subject === 'stadium' ? 'uma vez no turno de cada jogador' : often;
      return spot ? `${when}, se este Pokémon estiver ${spot === 'active' ? 'Ativo' : 'no Banco'}` : when;
    },
    triggers: {
      evolved: () => 'quando você jogar este Pokémon da sua mão para evoluir um dos seus',
      attached: () => 'quando você ligar esta carta da sua mão a um Pokémon',
      damaged: (s) =>
        `quando ${s === 'stadium' ? 'um Pokémon' : self(s)} estiver Ativo e um ataque do seu oponente lhe causar dano, mesmo que o Nocauteie`,
      'active knocked out': () => 'quando o dano de um ataque do seu oponente Nocautear o seu Pokémon Ativo',
      'knocked out': () => 'quando o dano de um ataque do seu oponente Nocautear um dos seus Pokémon',
      checkup: () => 'em cada Checape Pokémon',
      'end of turn': () => 'quando o seu turno terminar',
      benched: () => 'quando alguém colocar um Pokémon Básico da mão no Banco',
      'put on Bench': () => 'quando, no seu turno, você colocar este Pokémon da sua mão no seu Banco',
      'Energy attached': (s) =>
        `quando ${s === 'stadium' ? 'um Pokémon' : self(s)} receber a Energia que você pode ligar uma vez por turno`,
    },
    whileSpot: (spot, clause, s) =>
      `enquanto ${self(s)} estiver ${spot === 'active' ? 'Ativo' : 'no Banco'}, ${clause}`,
    leaves: 'esta carta é descartada quando o seu turno termina',
    machine: 'o Pokémon com esta carta pode usar o ataque abaixo se tiver a Energia para ele',
  },
  damageEach: (amount, each) => `o dano é de ${amount} ${each}`,
  evolvesFrom: (name) => `Evolui de ${name}`,
  restoredBy: (name) => `Entra em jogo com ${name}`,
  playOnlyIf: (fact) => `jogue esta carta somente se ${fact}`,
  provides: ({ types, count }, condition) => {
    const what =
      types === 'every'
        ? `${times(count, 'Energia', 'Energias')} de qualquer tipo`
        : `${times(count, 'Energia', 'Energias')} ${energyTypes(types)}`;
    return condition ? `se ${condition}, esta carta fornece ${what} em vez disso` : `esta carta fornece ${what}`;
  },
  fossil: {
    turn: (hp, type) => `esta carta é jogada como um Pokémon Básico do tipo ${type} com ${hp} PS`,
    setup: (hp, type) =>
      `somente durante a preparação, esta carta pode ser colocada como um Pokémon Básico do tipo ${type} com ${hp} PS`,
    noPrize: 'ninguém pega carta de Prêmio quando ela é Nocauteada',
  },
  labels: {
    Ability: 'Habilidade',
    'VSTAR Power': 'Poder V-ASTRO',
    GX: 'GX',
    'Poké-Body': 'Poké-Body',
    'Poké-Power': 'Poké-Power',
    'Ancient Trait': 'Traço Ancestral',
    rule: 'Regra',
    Weakness: 'Fraqueza',
    Resistance: 'Resistência',
    Retreat: 'Recuo',
    HP: 'PS',
  },
  stageRules: {
    BREAK: 'Mantém os ataques, as Habilidades, a Fraqueza, a Resistência e o custo de Recuo do Pokémon abaixo.',
    'LV.X': 'Coloque-o sobre um Pokémon seu do mesmo nome. Mantém os ataques e as Habilidades da carta abaixo.',
    LEGEND: 'As duas metades entram em jogo juntas, da sua mão para o seu Banco.',
  },
  worth: (prizes) => `Ao ser Nocauteado, vale ${prizes} cartas de Prêmio.`,
  ruleBoxes: {
    ex: 'Ao ser Nocauteado, vale 2 cartas de Prêmio.',
    Tera: 'Enquanto está no Banco, nenhum ataque lhe causa dano.',
    V: 'Ao ser Nocauteado, vale 2 cartas de Prêmio.',
    VMAX: 'Ao ser Nocauteado, vale 3 cartas de Prêmio.',
    VSTAR: 'Ao ser Nocauteado, vale 2 cartas de Prêmio. Cada jogador usa um só Poder V-ASTRO por partida.',
    'V-UNION':
      'As quatro partes entram em jogo juntas, da sua pilha de descarte para o seu Banco, uma vez por partida. Ao ser Nocauteado, vale 3 cartas de Prêmio.',
    GX: 'Ao ser Nocauteado, vale 2 cartas de Prêmio. Cada jogador usa um só ataque GX por partida.',
    'TAG TEAM': 'Ao ser Nocauteado, vale 3 cartas de Prêmio. Cada jogador usa um só ataque GX por partida.',
    EX: 'Ao ser Nocauteado, vale 2 cartas de Prêmio.',
    Mega: 'O seu turno termina quando ele entra em jogo.',
    Primal: 'O seu turno termina quando ele entra em jogo.',
    Radiant: 'Um baralho pode ter no máximo um Pokémon Radiante.',
    'Prism Star':
      'Um baralho pode ter no máximo uma carta Estrela Prisma de cada nome. Ela vai para a Zona Perdida em vez da pilha de descarte.',
    'ACE SPEC': 'Um baralho pode ter no máximo uma carta ACE SPEC.',
    'Hyper Gear': 'Ligue-a a um Pokémon-EX do seu oponente.',
  },
};

/** The bearer of a lasting effect, and whether that is plural. */
function lastingOn(on: Target | 'you' | 'opponent', modifier: Modifier, subject: Subject): readonly [string, boolean] {
  if (on === 'you' || on === 'opponent') {
    if (isOfPlayer(modifier)) return [pt.players[on], false];
    return [on === 'you' ? 'os seus Pokémon' : 'os Pokémon do seu oponente', true];
  }
  return [on === 'defending' ? 'o Pokémon Defensor' : target(on, subject), false];
}

function moreOrLess(amount: number): string {
  return amount < 0 ? 'menos' : 'mais';
}

function energyWords(amount: number | 'all' | 'any number', what: string): string {
  if (amount === 'all') return `toda a ${what}`;
  return amount === 'any number' ? `qualquer quantidade de ${what}` : `${amount} ${what}`;
}

function attacksFrom(from: Parameters<Phrases['modifiers']['no damage']>[0]['from']): string {
  if (!from) return 'os ataques';
  return from.of === 'opponent'
    ? `os ataques dos ${described(from, true, ' do oponente')}`
    : `os ataques de ${described(from, true)}`;
}
