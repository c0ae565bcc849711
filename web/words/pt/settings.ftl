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
tempo = Velocidade do movimento

themes-auto = Automática
themes-dark = Escura
themes-light = Clara

tempos-slow = Lenta
tempos-normal = Média
tempos-fast = Rápida
