title = Configurações
beta = Mostrar idiomas em preparação (beta)
language = Idioma
theme = Aparência
colourBlind = Cores para daltônicos
spoken = Mostrar a mesa como texto
motion = Menos movimento
hints = Dicas para iniciantes
sounds = Sons
notices = Avisar quando for a minha vez e eu estiver em outra aba
volume = Volume dos sons
ownPictures = Suas próprias imagens das cartas
ownPicturesHint = Escolha imagens com o nome ou o número das cartas. Elas ficam neste navegador.
ownPicturesKept =
    { $count ->
        [one] 1 imagem está guardada neste navegador.
       *[other] { $count } imagens estão guardadas neste navegador.
    }
ownPicturesForget = Remover minhas imagens
pictureAddress = Endereço das imagens das cartas
pictureAddressHint = Um endereço https com {"{"}number{"}"}, {"{"}name{"}"} ou {"{"}id{"}"} no lugar do número, do nome em inglês ou do id da carta. Ele fica neste navegador, e o nosso servidor só fica sabendo o site.
pictureAddressWrong = Este endereço não pode ser usado. Ele deve começar com https:// e conter {"{"}number{"}"}, {"{"}name{"}"} ou {"{"}id{"}"}.
pictureAddressSeen = O site das imagens vê quais cartas são mostradas a você, e quando.
pictureAddressUse = Usar este endereço
pictureAddressForget = Remover o endereço
tempo = Velocidade do movimento

themes-auto = Automática
themes-dark = Escura
themes-light = Clara

tempos-slow = Lenta
tempos-normal = Média
tempos-fast = Rápida
