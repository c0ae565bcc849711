/** The titles of the rulebook's worked examples, in Brazilian Portuguese. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'An attack without damage is an attack; an Ability is none': 'Um ataque sem dano é um ataque; uma Habilidade não é',
  'The coin of an effect that may cancel the attack falls before that of Confusion':
    'A moeda de um efeito que pode cancelar o ataque é jogada antes da moeda da Confusão',
  'Both coins heads, and the attack goes on': 'As duas moedas dão cara, e o ataque continua',
  'An effect of an attack is gone when the Pokémon has been on the Bench, also if it comes back':
    'O efeito de um ataque acaba quando o Pokémon esteve no Banco, mesmo que volte',
  "Paralyzed lasts over the player's own next turn": 'Paralisado dura até depois do próximo turno do próprio jogador',
  'Who evolves recovers at once': 'Quem evolui se recupera na hora',
  'Poisoned, Burned and Paralyzed at once, through two Checkups and a retreat':
    'Envenenado, Queimado e Paralisado ao mesmo tempo, por dois Checapes e um recuo',
  'The newest of Asleep, Confused and Paralyzed replaces the one before; Poisoned goes with it':
    'O mais novo entre Adormecido, Confuso e Paralisado substitui o anterior; Envenenado fica junto',
  'A new Poison marker replaces the old one, also a stronger one':
    'Um novo marcador de Veneno substitui o antigo, mesmo um mais forte',
  'Conditions first, then other effects; Knock Outs are looked for at the end':
    'Primeiro as Condições, depois os outros efeitos; os Nocautes são verificados no fim',
  'Or other effects first': 'Ou primeiro os outros efeitos',
  'A Confused Pokémon that flips tails puts three counters on itself and does not attack':
    'Um Pokémon Confuso que tira coroa recebe três contadores e não ataca',
  'With heads the attack goes on, and it stays Confused; it may also retreat':
    'Se sair cara, o ataque continua, e ele segue Confuso; também pode recuar',
  'Weakness doubles the damage to the Active Pokémon': 'A Fraqueza dobra o dano ao Pokémon Ativo',
  'Weakness and Resistance are not applied to Benched Pokémon':
    'Fraqueza e Resistência não se aplicam a Pokémon no Banco',
  'Base damage, bonus, Weakness, then what the defender has':
    'Dano básico, bônus, Fraqueza e depois o que o defensor tem',
  'With Resistance to its other type besides': 'E ainda com Resistência ao seu outro tipo',
  'Resistance brings the damage to nothing, never below': 'A Resistência leva o dano a zero, nunca abaixo',
  'A bonus adds nothing to an attack without damage': 'Um bônus não acrescenta nada a um ataque sem dano',
  'Counters that an attack puts are changed by nothing':
    'Os contadores que um ataque coloca não são alterados por nada',
  'Weakness to one type and Resistance to the other': 'Fraqueza a um tipo e Resistência ao outro',
  'One Water Energy pays for the small attack, not for the large one':
    'Uma Energia de Água paga o ataque pequeno, não o grande',
  'Colorless is paid by any type, a typed symbol by its own':
    'Incolor é pago por qualquer tipo, um símbolo de tipo só pelo seu',
  'Three Fighting and one Grass are enough for Sandaconda, two and two are not':
    'Três de Luta e uma de Planta bastam para Sandaconda, duas e duas não',
  'The no-cost symbol needs no Energy': 'O símbolo sem custo não pede Energia',
  'An evolved Pokémon keeps counters, Energy and earlier stages, and loses conditions and effects of attacks':
    'Um Pokémon evoluído conserva contadores, Energia e estágios anteriores, e perde condições e efeitos de ataques',
  'The attacks and Abilities of the earlier stage are gone, and name, type, HP, Weakness and retreat cost are those of the top card':
    'Os ataques e as Habilidades do estágio anterior se foram; nome, tipo, PS, Fraqueza e custo de Recuo são os da carta de cima',
  'A Pokémon that evolved this turn cannot evolve again': 'Um Pokémon que evoluiu neste turno não pode evoluir de novo',
  "Graveler evolves from Geodude of any level, not from Brock's Geodude":
    'Graveler evolui de Geodude de qualquer nível, não de Geodude de Brock',
  'A regional form evolves only as named': 'Uma forma regional só evolui como está escrito',
  'Brionne into Primarina or Primarina-GX, as the player chooses':
    'Brionne vira Primarina ou Primarina-GX, à escolha do jogador',
  'Liepard of Team Plasma evolves from any Purrloin': 'Liepard da Equipe Plasma evolui de qualquer Purrloin',
  'Attacks do no damage to a Tera Pokémon on the Bench, of either player; counters and effects are not kept away':
    'Ataques não causam dano a um Pokémon Tera no Banco, de nenhum dos jogadores; contadores e efeitos não são impedidos',
  'A VMAX evolves from its Pokémon V only': 'Um VMAX só evolui do seu Pokémon V',
  'A VSTAR evolves from its Pokémon V only, and is worth two Prize cards':
    'Um V-ASTRO só evolui do seu Pokémon V e vale duas cartas de Prêmio',
  'One VSTAR Power per player and game, Abilities and attacks together; a GX attack is counted apart':
    'Um Poder V-ASTRO por jogador e partida, Habilidades e ataques juntos; um ataque GX é contado à parte',
  'A Prism Star card goes to the Lost Zone, a Hyper Gear to the discard pile of who played it':
    'Uma carta Estrela Prisma vai para a Zona Perdida, um Hiperequipamento para a pilha de descarte de quem o jogou',
  'A Restored Pokémon comes into play only by its Item; a turn later it evolves':
    'Um Pokémon Restaurado só entra em jogo pelo seu Item; um turno depois ele evolui',
  'A Mega Evolution evolves from its Pokémon-EX only, and the turn ends at once':
    'Uma Mega Evolução só evolui do seu Pokémon-EX, e o turno termina na hora',
  'A Knocked Out Pokémon is discarded with everything on it, a Prize card is taken, a new Active Pokémon chosen':
    'Um Pokémon Nocauteado é descartado com tudo o que está nele, pega-se um Prêmio e escolhe-se um novo Pokémon Ativo',
  'A Pokémon with damage below its HP stays, one at its HP does not':
    'Um Pokémon com dano abaixo dos seus PS fica, um com dano igual aos PS não',
  'Who has fewer Prize cards left than he may take takes those, and wins':
    'Quem tem menos Prêmios do que pode pegar pega os que restam e vence',
  'Both Active Pokémon are Knocked Out; prizes first, then new Active Pokémon, the next player first':
    'Os dois Pokémon Ativos são Nocauteados; primeiro os Prêmios, depois os novos Ativos, começando pelo próximo jogador',
  'A Restored Pokémon alone does not save from a new hand': 'Um Pokémon Restaurado sozinho não evita uma nova mão',
  'The first player draws, benches, attaches, retreats and uses Abilities, but does not attack, evolve or play a Supporter':
    'Quem joga primeiro compra, põe no Banco, liga Energia, recua e usa Habilidades, mas não ataca, não evolui nem joga Apoiador',
  'The second player may attack and play every Trainer card, but not evolve':
    'Quem joga em segundo pode atacar e jogar qualquer carta de Treinador, mas não evoluir',
  'In his second turn the first player may evolve and attack':
    'No segundo turno, quem jogou primeiro pode evoluir e atacar',
  'All four pieces in the discard pile become one Pokémon on the Bench, once per game':
    'As quatro partes na pilha de descarte viram um Pokémon no Banco, uma vez por partida',
  'Not with three pieces, not with a full Bench, not a second time; another name is counted apart':
    'Não com três partes, não com o Banco cheio, não uma segunda vez; outro nome é contado à parte',
  'It is neither Basic nor Evolution, has not evolved, has a Rule Box in play, and one Tool':
    'Não é Básico nem Evolução, não evoluiu, tem Caixa de Regras em jogo e uma Ferramenta',
  'A search for a Pokémon finds one piece, also by its type; by retreat cost, HP or Rule Box it is not found':
    'Uma busca por um Pokémon encontra uma parte, também pelo tipo; por custo de Recuo, PS ou Caixa de Regras, não',
  'What removes the Abilities of Pokémon with a Rule Box removes all of a V-UNION':
    'O que remove as Habilidades de Pokémon com Caixa de Regras remove todas de uma V-UNIÃO',
  'Both take their last Prize card at the same moment; sudden death is a new game with one Prize card each':
    'Os dois pegam o último Prêmio no mesmo momento; a morte súbita é uma nova partida com um Prêmio cada',
  'Two ways of winning beat one': 'Duas formas de vencer superam uma',
  'The player who is attacked can have more ways too': 'O jogador atacado também pode ter mais formas',
  'Two ways each are sudden death as well': 'Duas formas cada um também é morte súbita',
  '"Up to" means at least one; "any number" and "draw up to" allow none':
    '"Até" quer dizer pelo menos um; "qualquer número" e "compre até" permitem nenhum',
  'Moving up to three counters moves one, two or three': 'Mover até três contadores move um, dois ou três',
  '"You may" makes it optional': '"Você pode" torna opcional',
  'Whoever is to look at more cards than there are looks at all of them':
    'Quem deve olhar mais cartas do que existem olha todas',
};
