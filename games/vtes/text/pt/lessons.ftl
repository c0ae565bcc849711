influence =
    .title = Traga um vampiro para o jogo
    .introduction = Seus vampiros esperam virados para baixo na região não controlada. Na sua fase de influência você gasta transferências para mover recursos até eles. Um vampiro com tantos contadores quanto a sua capacidade pode ficar pronto. Mas seus recursos também são a sua vida: o que você gasta fará falta depois.

control =
    .title = Traga um vampiro para o jogo
    .introduction = Seus vampiros esperam virados para baixo na região não controlada. Na sua fase de influência você gasta transferências para mover recursos até eles. No fim dessa fase, todo vampiro com tantos contadores quanto a sua capacidade fica pronto. Mas seus recursos também são a sua vida: o que você gasta fará falta depois.

bleed =
    .title = Sangre a sua presa
    .introduction = O Matusalém à sua esquerda é a sua presa. Sangrar tira recursos da presa: é assim que se vence a maioria das partidas. O vampiro que age fica travado. Quem sangra com sucesso também fica com a Vantagem.

edge =
    .title = Use a Vantagem
    .introduction = Só um Matusalém tem a Vantagem. Se ela é sua na sua fase de destravar, você pode ganhar 1 de recurso. Ela fica com você até que outro Matusalém sangre com sucesso.

hunt =
    .title = Cace para recuperar sangue
    .introduction = Vampiros vivem de sangue. Com ele pagam cartas e reparam danos. Um vampiro que tem pouco caça: uma ação com 1 de furtividade que traz 1 de sangue do banco de sangue.

equip =
    .title = Equipe um vampiro
    .introduction = Equipamentos, lacaios e aliados entram em jogo por uma ação de um dos seus servos. Você anuncia a ação com a carta e só paga quando a ação tem sucesso.

raise =
    .title = Aumente o valor de sangrar
    .introduction = Modificadores de ação são jogados pelo servo que age. Vale a pena esperar: quando ninguém mais quer bloquear, a presa já não pode usar bloqueadores contra uma ação de sangrar mais forte.

block =
    .title = Bloqueie uma ação
    .introduction = Desta vez você está do outro lado: querem sangrar você. Um vampiro seu que esteja destravado pode tentar bloquear. Um bloqueio com sucesso impede a ação, trava o seu vampiro, e os dois lutam.

intercept =
    .title = Percepção contra furtividade
    .introduction = Uma ação com furtividade só pode ser bloqueada com a mesma quantidade de percepção. Algumas ações já têm furtividade: caçar tem 1. Cartas de reação dão percepção ao seu bloqueador quando ele precisa.

combat =
    .title = Lute a longa distância
    .introduction = Um combate tem rodadas: primeiro a distância, depois os golpes. A curta distância, as mãos nuas causam dano. A longa distância elas não fazem nada, mas uma arma de fogo faz. Manobre para onde a sua arma é útil.

torpor =
    .title = Saia do torpor
    .introduction = Um vampiro que sofre mais dano do que tem de sangue cai em torpor. Lá ele só pode fazer uma coisa: uma ação para sair, por 2 de sangue. Depois ele está pronto, mas travado.

politics =
    .title = Vença um referendo
    .introduction = Uma ação política que ninguém bloqueia leva a um referendo. Títulos dão votos, e a própria carta política também. Com mais votos a favor do que contra, ele é aprovado. Com empate, ele é reprovado.

oust =
    .title = Elimine a sua presa
    .introduction = Quem fica sem recursos é eliminado. O predador do Matusalém eliminado ganha 1 ponto de vitória e 6 de recursos, e o Matusalém seguinte passa a ser a nova presa. Vence quem tem mais pontos de vitória.

ante =
    .title = Ganhe uma aposta
    .introduction = Pode-se combinar um jogo com aposta. Então cada Matusalém separa, com a face para cima, a carta do topo da sua biblioteca, antes de comprar a mão. Quando elimina a sua presa, você ganha a carta que ela apostou. As cartas que a presa já havia ganho de outros não passam para você.
