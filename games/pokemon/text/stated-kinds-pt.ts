/** The rules of the appendices and the older kinds of cards, in Portuguese. */
import type { StatedRules } from './stated.ts';

export const kinds = {
  'P-ACE-001': 'Um baralho tem no máximo uma carta ÁS TÁTICO ao todo, sejam quais forem os nomes.',
  'P-ANC-001':
    'Ancestral e Futurista são rótulos em Pokémon e outras cartas; não têm efeito próprio, e outras cartas se referem a eles.',
  'P-EX-001': 'Quando um Pokémon ex é Nocauteado, o oponente pega 2 cartas de Prêmio.',
  'P-EX-002': 'Pokémon ex existem como Básicos e como cartas de Evolução e seguem as regras normais do seu estágio.',
  'P-TERA-001':
    'Todo o dano de ataques a um Pokémon Tera ex no Banco é evitado, dos ataques do oponente e dos do próprio jogador.',
  'P-TERA-002': 'Só o dano é evitado: contadores de dano colocados por efeitos e outros efeitos de ataques, não.',
  'P-TERA-003': 'Um Pokémon Tera ex é um Pokémon ex: 2 cartas de Prêmio.',
  'P-RAD-001':
    'Um baralho tem no máximo um Pokémon Radiante ao todo, sejam quais forem os nomes; Pokémon da mesma espécie sem "Radiante" são contados à parte.',
  'P-RAD-002': 'Um Pokémon Radiante conta como um Pokémon com Caixa de Regras.',
  'P-RAD-003': 'Um Pokémon Radiante é sempre Básico; não evolui de nenhuma carta nem para nenhuma.',
  'P-V-001': 'Um Pokémon V é um Pokémon Básico.',
  'P-V-002': 'Quando um Pokémon V é Nocauteado, o oponente pega 2 cartas de Prêmio.',
  'P-V-003': 'Pokémon VMAX, V-ASTRO e V-UNIÃO também são Pokémon V: o que afeta Pokémon V os afeta.',
  'P-VMAX-001': 'Um Pokémon VMAX é uma carta de Evolução que evolui, pelas regras normais, só do Pokémon V indicado.',
  'P-VMAX-002': 'Quando um Pokémon VMAX é Nocauteado, o oponente pega 3 cartas de Prêmio.',
  'P-VSTAR-001':
    'Um Pokémon V-ASTRO é uma carta de Evolução que evolui, pelas regras normais, só do Pokémon V indicado.',
  'P-VSTAR-002': 'Um Poder V-ASTRO é uma Habilidade ou um ataque; só Pokémon V-ASTRO têm um.',
  'P-VSTAR-003':
    'Um jogador usa no máximo um Poder V-ASTRO na partida inteira, por mais Pokémon V-ASTRO que tenha; o uso fica à vista.',
  'P-VSTAR-004': 'Quando um Pokémon V-ASTRO é Nocauteado, o oponente pega 2 cartas de Prêmio.',
  'P-VUN-001': 'Uma V-UNIÃO é feita de quatro cartas diferentes (partes) com o mesmo nome.',
  'P-VUN-002': 'Um baralho tem no máximo quatro cartas de um nome de V-UNIÃO ao todo, não quatro de cada parte.',
  'P-VUN-003':
    'Todas as quatro cartas de uma V-UNIÃO num baralho precisam ser do mesmo conjunto de partes, com o mesmo ilustrador.',
  'P-VUN-004':
    'Uma V-UNIÃO entra em jogo colocando-se de uma vez no Banco as quatro partes da pilha de descarte; com menos não se pode.',
  'P-VUN-005': 'Uma V-UNIÃO ocupa um lugar no Banco e pode ter uma Ferramenta Pokémon.',
  'P-VUN-006':
    'Um jogador só pode jogar uma V-UNIÃO do mesmo nome uma vez por partida; outros nomes são contados à parte.',
  'P-VUN-007': 'Efeitos que falam de Pokémon Básicos, Estágio 1, Estágio 2 ou de Evolução não atingem uma V-UNIÃO.',
  'P-VUN-008': 'Efeitos que falam de Pokémon que não evoluíram atingem uma V-UNIÃO.',
  'P-VUN-009': 'Em jogo as quatro cartas são tratadas como uma só.',
  'P-VUN-010': 'Na mão, no baralho, na pilha de descarte e nos Prêmios cada parte é uma carta separada.',
  'P-VUN-011':
    'De uma parte sozinha só contam o tipo, a categoria (Pokémon) e o nome, não ataques, Habilidades, PS, custo de Recuo, Fraqueza ou Resistência.',
  'P-VUN-012': 'Em jogo uma V-UNIÃO tem Caixa de Regras; uma parte sozinha fora de jogo não tem.',
  'P-VUN-013':
    'Um efeito que remove as Habilidades de Pokémon com Caixa de Regras remove todas as Habilidades de uma V-UNIÃO em jogo.',
  'P-VUN-014': 'Quando uma V-UNIÃO é Nocauteada, o oponente pega 3 cartas de Prêmio.',
  'P-BST-001':
    'Golpe Decisivo, Golpe Fluido e Golpe Fusão são rótulos em cartas de Pokémon, Treinador e Energia; não têm efeito próprio, e outras cartas se referem a eles.',
  'P-REG-001':
    'Uma forma regional só evolui como está escrito: Paldean Clodsire ex de Paldean Wooper, não de Wooper; Alolan Persian de Alolan Meowth, não de Meowth nem de Galarian Meowth.',
  'P-TAG-001': 'Um ALIADOS é um Pokémon-GX Básico.',
  'P-TAG-002':
    'Seu ataque GX tem um bônus quando a condição indicada (como Energia extra) está cumprida; ele conta como ataque GX para P-GX-002.',
  'P-TAG-003': 'Quando um ALIADOS é Nocauteado, o oponente pega 3 cartas de Prêmio.',
  'P-TTS-001':
    'Um Apoiador ALIADOS é um Apoiador; se o jogador descarta as cartas adicionais indicadas ao jogá-lo, ele tem um efeito adicional.',
  'P-PRISM-001':
    'Um baralho tem no máximo uma carta Estrela Prisma de cada nome; Estrelas Prisma de nomes diferentes podem estar juntas.',
  'P-PRISM-002': 'Cartas Estrela Prisma são cartas de Pokémon, de Treinador ou de Energia Especial.',
  'P-PRISM-003': 'Uma carta Estrela Prisma que seria descartada vai para a Zona Perdida.',
  'P-FOS-001': 'Rare Fossil e Unidentified Fossil são cartas de Item jogadas como se fossem Pokémon Básicos.',
  'P-FOS-002': 'Eles evoluem para qualquer Pokémon que diga evoluir daquele Fóssil.',
  'P-FOS-003':
    'Uma carta de Treinador Fóssil só age como Pokémon Básico em jogo; na mão, no baralho e na pilha de descarte não é um Pokémon Básico.',
  'P-GX-001': 'Só Pokémon-GX têm ataques GX, e cada um tem um.',
  'P-GX-002':
    'Um jogador usa no máximo um ataque GX na partida inteira, por mais Pokémon-GX que tenha; o uso fica à vista.',
  'P-GX-003':
    'Pokémon-GX têm os estágios comuns e seguem as regras comuns; se uma carta comum e uma -GX evoluem do mesmo Pokémon, o jogador escolhe.',
  'P-GX-004': 'Quando um Pokémon-GX é Nocauteado, o oponente pega 2 cartas de Prêmio.',
  'P-UB-001':
    'Ultracriatura é um rótulo em alguns Pokémon, -GX ou não; não tem efeito próprio, e outras cartas se referem a ele.',
  'P-DUAL-001': 'Um Pokémon de dois tipos tem ambos ao mesmo tempo; um efeito sobre qualquer dos tipos vale para ele.',
  'P-DUAL-002':
    'Fraqueza ou Resistência a qualquer dos seus tipos muda o dano dos seus ataques; com Fraqueza a um e Resistência ao outro, aplica-se primeiro a Fraqueza.',
  'P-BREAK-001': 'Um Pokémon TURBO é uma carta de Evolução do estágio TURBO; valem todas as regras normais de evoluir.',
  'P-BREAK-002':
    'Ele conserva os ataques, as Habilidades, a Fraqueza, a Resistência e o custo de Recuo do Pokémon do qual evoluiu.',
  'P-BREAK-003':
    'Seus PS são os da carta TURBO; seu tipo pode mudar; ele acrescenta os ataques ou Habilidades da carta TURBO.',
  'P-TRAIT-001': 'Um Traço Ancestral não é ataque nem Habilidade; o que impede esses não o atinge.',
  'P-HYP-001':
    'Um Hiperequipamento da Equipe Flare é uma Ferramenta Pokémon que um jogador liga a um Pokémon-EX do oponente.',
  'P-HYP-002': 'Ele conta para o limite de uma Ferramenta por Pokémon.',
  'P-HYP-003': 'Quando deixa o Pokémon, por qualquer razão, vai para a pilha de descarte do jogador que o jogou.',
  'P-OEX-001':
    'Um Pokémon-EX joga como qualquer outro Pokémon, mas o oponente pega 2 cartas de Prêmio quando ele é Nocauteado.',
  'P-MEGA-001':
    'Um Pokémon Mega Evolução é uma carta de Evolução do estágio MEGA que evolui, pelas regras normais, só do Pokémon-EX indicado.',
  'P-MEGA-002': 'Quando um Pokémon de um jogador se torna um Pokémon Mega Evolução, o turno dele termina na hora.',
  'P-MEGA-003': 'Ele continua sendo um Pokémon-EX: 2 cartas de Prêmio.',
  'P-MEGA-004': 'Quatro Venusaur-EX e quatro M Venusaur-EX podem estar no mesmo baralho.',
  'P-MEGA-005': 'Pokémon Reversão Primitiva seguem as regras dos Pokémon Mega Evolução.',
  'P-TP-001':
    'Equipe Plasma é um rótulo em cartas de Pokémon, Treinador e Energia com aquele desenho; seus Pokémon evoluem como os outros do seu nome.',
  'P-TP-002': 'Cartas da Equipe Plasma e outras do mesmo nome dividem o limite de 4.',
  'P-RES-001': 'Um Pokémon Restaurado só pode ser colocado no Banco pelo efeito da carta de Item que ele indica.',
  'P-RES-002': 'Um Pokémon Restaurado não é nem Básico nem Evolução e não pode ser colocado durante a preparação.',
  'P-RES-003': 'Um Estágio 1 que evolui de um Pokémon Restaurado segue as regras normais.',
  'P-OLD-001': 'Um Pokémon LENDA é feito de duas cartas que precisam ser jogadas juntas e ao mesmo tempo.',
  'P-OLD-002': 'Um Pokémon Nív. X é colocado sobre um Pokémon do mesmo nome e se soma ao que esse Pokémon pode fazer.',
  'P-OLD-003': 'Um Pokémon SP pertence a certo Treinador ou equipe, mostrado por um símbolo no nome.',
} satisfies Partial<StatedRules>;
