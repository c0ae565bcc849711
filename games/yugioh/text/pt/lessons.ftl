summon =
    .title = Invoque seu primeiro monstro
    .introduction = A cada turno você pode Invocar por Invocação-Normal um monstro da sua mão. Ele vem com a face para cima em Posição de Ataque. Monstros de Nível 4 ou menos não precisam de mais nada; as estrelas mostram o Nível.

attack =
    .title = Ataque um monstro mais fraco
    .introduction = Na Fase de Batalha, cada monstro seu em Posição de Ataque pode atacar uma vez. Comparam-se os ATK: o menor é destruído, e o jogador dele perde a diferença em Pontos de Vida.

direct =
    .title = Ataque diretamente
    .introduction = Enquanto o oponente tiver um monstro, você deve atacá-lo. Quando o campo está vazio, seu monstro ataca o jogador e causa todo o seu ATK como dano.

tribute =
    .title = Tributos por um monstro mais forte
    .introduction = Um monstro de Nível 5 ou 6 precisa de um Tributo; de Nível 7 ou mais, de dois: monstros que você controla vão para o Cemitério. Ainda é a sua única Invocação-Normal do turno.

defend =
    .title = Baixe um monstro na defesa
    .introduction = Em vez de Invocar, você pode Baixar um monstro: com a face para baixo em Posição de Defesa. Ele fica deitado, e conta a DEF. Um atacante com menos ATK não destrói nada, e o jogador dele perde a diferença.

flip =
    .title = Vire-o para cima
    .introduction = Em um turno posterior você pode Invocar por Invocação-Virar um monstro Baixado. Um efeito Virar é ativado sempre que o monstro é virado para cima. Este destrói um monstro à sua escolha.

spell =
    .title = Ative Magias
    .introduction = Magias são ativadas na sua Fase Principal; as Rápidas também em outras fases. A maioria vai logo para o Cemitério. Uma Magia de Equipamento fica e deixa um monstro mais forte.

trap =
    .title = Acione uma Armadilha
    .introduction = Uma Armadilha precisa ser Baixada antes e pode ser ativada a partir do turno seguinte, também no turno do oponente. Desta vez é você quem espera: responda à Invocação.

chain =
    .title = Uma Corrente de três
    .introduction = A cada resposta pode-se responder de novo: as ativações formam uma Corrente. Ela é resolvida de trás para a frente, o último Elo primeiro. Só uma Armadilha de Resposta responde a outra. Salve sua Magia com o terceiro Elo.

fusion =
    .title = Invocação-Fusão
    .introduction = Monstros de Fusão esperam no Deck Adicional. Polimerização une os monstros impressos em um deles, da mão ou do campo, e os envia ao Cemitério.

ritual =
    .title = Invocação-Ritual
    .introduction = Um Monstro de Ritual fica na mão e precisa da sua Magia de Ritual. Você oferece como Tributo monstros da mão ou do campo cujos Níveis alcançam o número da Magia.

synchro =
    .title = Invocação-Sincro
    .introduction = Um Regulador e outros monstros do seu campo vão para o Cemitério. A soma dos Níveis deve ser exatamente o Nível do Monstro Sincro. Nenhuma Magia é necessária.

xyz =
    .title = Invocação-Xyz
    .introduction = Dois monstros do mesmo Nível são empilhados, e um Monstro Xyz vem em cima. Ele tem Classe e não tem Nível. Seus efeitos desassociam as Matérias: pare um ataque com uma delas.

pendulum =
    .title = Invocação-Pêndulo
    .introduction = Dois Monstros Pêndulo nas Zonas de Pêndulo formam uma escala. Uma vez por turno, todos os monstros da mão com Nível entre os dois números podem vir ao mesmo tempo, sem Tributos.

win =
    .title = Tire os últimos Pontos de Vida
    .introduction = Os dois jogadores começam com 8000 Pontos de Vida. Quem fica sem nenhum perde o Duelo. Aqui está tudo pronto para o último ataque.
