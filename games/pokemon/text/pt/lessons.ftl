setup =
    .title = Prepare seus Pokémon
    .introduction = Uma partida começa com sete cartas na mão. Você coloca um Pokémon Básico virado para baixo no seu Campo Ativo: é ele que vai lutar. Outros Pokémon Básicos podem esperar no Banco, até cinco. As cartas de Evolução ficam na mão por enquanto. Seis cartas do seu baralho são separadas como cartas de Prêmio.

energy =
    .title = Coloque um Pokémon no Banco e ligue Energia
    .introduction = No seu turno, você pode colocar no Banco quantos Pokémon Básicos da mão couberem. Os Pokémon atacam com Energia: uma vez por turno você pode ligar uma carta de Energia da mão a qualquer um dos seus Pokémon. Ela fica ali; atacar não a gasta.

attack =
    .title = Ataque o Pokémon do oponente
    .introduction = Só o seu Pokémon Ativo ataca. Cada símbolo no custo de um ataque pede uma Energia ligada: um símbolo de um tipo pede aquele tipo, um símbolo Incolor aceita qualquer um. Se o Pokémon Defensor tem Fraqueza ao tipo do seu, o dano dobra. O ataque termina o seu turno.

evolve =
    .title = Evolua um Pokémon
    .introduction = Os Pokémon ficam mais fortes ao evoluir: você coloca uma carta de Estágio 1 sobre o Pokémon Básico que ela indica e, mais tarde, uma de Estágio 2 sobre aquela. O dano e a Energia ficam. Mas o Pokémon precisa estar em jogo desde antes do seu turno; quem acabou de chegar ainda não evolui.

retreat =
    .title = Recue para o Banco
    .introduction = Um Pokémon que já recebeu muito dano fica melhor no Banco. Uma vez por turno, seu Pokémon Ativo pode recuar: você descarta dele tantas Energias quantas pede o custo de Recuo, e um Pokémon do Banco toma o lugar dele. Esse pode atacar logo em seguida.

trainers =
    .title = Jogue cartas de Treinador
    .introduction = As cartas de Treinador ajudam os seus Pokémon. Itens como Poção e Bola de Ninho podem ser jogados quantas vezes você quiser; Apoiadores, que são pessoas e fazem mais, só um por turno. A maioria é descartada depois de fazer o seu trabalho.

sleep =
    .title = Faça um Pokémon adormecer
    .introduction = Alguns ataques deixam uma Condição Especial no Pokémon Ativo. Um Pokémon Adormecido não pode atacar nem recuar. Depois de cada turno vem o Checape Pokémon: joga-se uma moeda por ele, e ele só acorda se sair cara.

poison =
    .title = Livre-se das Condições Especiais
    .introduction = Desta vez é o seu Pokémon que sofre. Envenenado, ele recebe um contador de dano a cada Checape; Paralisado, ele não pode atacar. Evoluir acaba de uma vez com todas as Condições Especiais, e ir para o Banco também. O dano fica.

ability =
    .title = Use uma Habilidade
    .introduction = Muitos Pokémon têm uma Habilidade. Ela não é um ataque: você a usa durante o seu turno, também a partir do Banco, e ainda pode atacar depois. Quaquaval liga Energia com a dele, além daquela que você já pode ligar. Assim o grande ataque dele sai um turno antes.

stadium =
    .title = Jogue um Estádio e uma Ferramenta
    .introduction = Uma Ferramenta Pokémon é ligada a um dos seus Pokémon e fica com ele; cada um pode ter só uma. Um Estádio fica entre os jogadores e vale para os dois, até que outro tome o lugar dele. Quadra de Praia permite que os Pokémon Básicos recuem por uma Energia a menos.

knockout =
    .title = Nocauteie um Pokémon
    .introduction = Um Pokémon cujo dano chega aos seus PS é Nocauteado. Ele é descartado com tudo o que está nele, você pega uma das suas cartas de Prêmio para a mão, e o oponente traz outro Pokémon do Banco. Alguns Pokémon fortes, como os Pokémon ex, valem duas cartas de Prêmio ou mais.

turn =
    .title = Jogue um turno inteiro
    .introduction = Um turno tem três partes. Você compra uma carta. Depois age, em qualquer ordem: coloca Pokémon no Banco, evolui, liga uma Energia, joga Itens e um Apoiador, recua, usa Habilidades. No fim, seu Pokémon Ativo pode atacar. Este é um turno em que acontece quase tudo.

win =
    .title = Pegue seu último Prêmio
    .introduction = Você vence quando pega a sua última carta de Prêmio. Também vence quando o oponente não tem mais nenhum Pokémon em jogo ou não consegue comprar uma carta no começo do turno dele. Falta um Prêmio para você: um Nocaute basta.
