recruit =
    .title = Recrute um vampiro
    .introduction = Você tem duas Ações por turno. Recrutar é uma delas: ponha um vampiro da mão no seu Refúgio e pague Prestígio igual à Potência de Sangue dele. Esse Prestígio vira o Sangue dele. O Prestígio é a sua vida: nunca gaste tudo.

draw =
    .title = Compre uma carta
    .introduction = Outra Ação é comprar uma carta, da biblioteca ou do baralho de Facção, onde estão os seus vampiros. No fim de cada turno você compra duas cartas de qualquer modo.

mortal =
    .title = Ataque um Mortal
    .introduction = Mortais andam pelas Ruas. Escolha o tipo de ataque em que o seu vampiro é mais forte e acrescente uma carta de Ataque. Se o dano alcançar o Sangue do Mortal, ele é derrotado: você ganha a Agenda dele e depois o queima para reparar Sangue ou o anexa como lacaio.

attack =
    .title = Ataque um personagem
    .introduction = Um ataque deixa o atacante exausto e o leva para As Ruas. O dano é o atributo do tipo anunciado mais a carta de Ataque, menos o mesmo atributo do alvo. Nas Ruas um personagem é fácil de achar.

intel =
    .title = Ache alguém em um Refúgio
    .introduction = Um Refúgio dá 1 de Sigilo. O seu ataque precisa de pelo menos a mesma quantidade de Informação. Descarte uma carta para cada Informação que falta; depois o ataque segue como sempre.

block =
    .title = Bloqueie um ataque
    .introduction = Quando um membro do seu grupo é atacado, outro membro pronto pode tomar o ataque para si. Só vampiros com Guarda bloqueiam ataques À Distância. Que o forte proteja o fraco.

reaction =
    .title = Reaja a um ataque
    .introduction = O personagem atacado pode jogar uma Reação que mostre o tipo do ataque. Escudos reduzem o dano; algumas Reações revidam.

torpor =
    .title = Mande um personagem ao torpor
    .introduction = Um vampiro sem Sangue é derrotado e cai em torpor. Por vampiro derrotado do seu Rival você ganha 1 de Agenda. Um jogador sem ninguém fora do torpor é eliminado.

scheme =
    .title = Vença uma votação
    .introduction = Uma Intriga abre um Conflito de Influência. Você está do lado Sim. Empenhe a Influência dos seus personagens, some um Modificador virado para baixo e, se quiser, Prestígio em segredo. Mais Sim que Não: a Intriga é aprovada.

prince =
    .title = Torne-se Príncipe da Cidade
    .introduction = Enquanto ninguém tem o título, um personagem pronto pode reivindicá-lo. Ele vai para As Ruas e cada oponente pode atacá-lo uma vez. Se resistir, o portador traz 1 de Prestígio e 1 de Agenda por turno, mas o Sigilo dele é 0.

conspiracy =
    .title = Resolva uma Conspiração
    .introduction = Uma Conspiração fica virada para baixo e junta Prestígio, no máximo 1 de cada jogador por turno. Quando há o bastante, o dono a resolve sem gastar Ação e escolhe alguém que não contribuiu.

win =
    .title = Chegue a 13 de Agenda
    .introduction = Tudo o que você faz é pela Agenda: o primeiro jogador com 13 vence na hora. Ou elimine o seu Rival.
