land =
    .title = Jogue um terreno, conjure uma criatura
    .introduction = Terrenos dão mana, e o mana paga todo o resto. Você pode jogar um terreno por turno. O custo está no canto superior do card: um símbolo colorido pede mana daquela cor, um número aceita qualquer mana. Você vira terrenos para isso; eles são desvirados no começo do seu próximo turno.

attack =
    .title = Ataque o oponente
    .introduction = Uma vez por turno você pode atacar, com quantas criaturas quiser. Elas atacam o jogador, nunca outra criatura, e são viradas ao atacar. A que ninguém bloqueia causa tanto dano quanto o seu poder. Os dois jogadores começam com 20 pontos de vida.

waiting =
    .title = Criaturas novas esperam um turno
    .introduction = Uma criatura que passou a ser controlada por você neste turno ainda não pode atacar, a menos que tenha ímpeto: os jogadores chamam isso de enjoo de invocação. Por isso muitas criaturas são conjuradas depois do combate. No seu próximo turno ela ataca com as outras.

block =
    .title = Bloqueie um atacante
    .introduction = Desta vez é você que é atacado. Suas criaturas desviradas podem bloquear, cada uma um atacante; nenhuma é obrigada. O bloqueador e o atacante causam dano um ao outro, e não a você. Uma criatura com tanto dano quanto a sua resistência é destruída.

stack =
    .title = Responda com uma mágica instantânea
    .introduction = Uma mágica não acontece na hora: ela espera na pilha, e todos podem responder. A resposta fica por cima e acontece primeiro. Mágicas instantâneas podem ser conjuradas a qualquer momento; os outros cards, só na sua própria fase principal. Sua criatura está para ser atingida: salve-a.

evasion =
    .title = Voar e atropelar
    .introduction = Habilidades mudam o combate. O que tem voar só é bloqueado por criaturas com voar ou alcance. Um atacante com atropelar dá aos bloqueadores só o dano necessário para destruí-los, e o resto ao jogador. É você quem decide como o dano é atribuído.

strike =
    .title = Toque mortífero e iniciativa
    .introduction = Criaturas pequenas podem ser boas bloqueadoras. Qualquer dano de uma criatura com toque mortífero destrói o que ela atinge, por maior que seja. Uma criatura com iniciativa causa seu dano antes das outras; quem morre por ele não revida. Escolha bem quem bloqueia quem.

aura =
    .title = Encante uma criatura
    .introduction = Uma Aura é um encantamento anexado a alguma coisa, aqui a uma criatura, que fica mais forte. Ela permanece até que a criatura deixe o campo de batalha; então a Aura vai para o cemitério. Com vigilância, atacar não vira a sua criatura.

equip =
    .title = Equipe uma criatura
    .introduction = Um Equipamento é um artefato. Quando ele está no campo de batalha, você paga o custo de equipar para anexá-lo a uma criatura sua e, mais tarde, se quiser, a outra. Quando a criatura morre, o Equipamento fica. Com golpe duplo, uma criatura causa seu dano de combate duas vezes.

planeswalker =
    .title = Chame um planeswalker
    .introduction = Um planeswalker luta do seu lado. Ele vem com marcadores de lealdade. Uma vez em cada turno seu você pode usar uma das habilidades dele: o número que vem antes dela é somado à lealdade ou tirado dela. Criaturas podem atacá-lo; com lealdade 0 ele se vai.

counter =
    .title = Anule uma mágica
    .introduction = A magia azul pode deter uma mágica antes que dê em alguma coisa. Tem de ser em resposta, enquanto a mágica espera na pilha. Uma mágica anulada vai para o cemitério sem nenhum efeito, e o mana gasto nela se perde.

turn =
    .title = Jogue um turno inteiro
    .introduction = Um turno começa: seus cards são desvirados e você compra um card. Na fase principal você joga um terreno e conjura mágicas. Depois vem o combate e, então, uma segunda fase principal. Muitas vezes é melhor atacar primeiro e só depois mostrar o que mais você tem.

win =
    .title = Vença a partida
    .introduction = Um jogador com 0 ponto de vida perde. O dano causado a um jogador custa a mesma quantidade de pontos de vida, venha de criaturas ou de mágicas. Seu oponente tem 6 pontos de vida: ataque e termine com o que tem na mão.
