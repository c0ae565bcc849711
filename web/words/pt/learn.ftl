title = Aprender
hint = Jogue posições curtas numa mesa de verdade. Cada uma mostra uma só coisa, e nada pode dar errado.
none = Ainda não há lições para este jogo.
first = Primeiros passos
examples = Exemplos dos livros de regras
examplesHint = Posições que os próprios livros de regras explicam, para quem quer saber com exatidão.
done = Aprendida
begin = Começar
lesson = Lição
task = Encontre isto:
watch = Veja o que acontece…
progress = { $step } de { $of }
wrong = “{ $said }” é permitido aqui, mas esta lição trata de outra coisa. Tente de novo.
finished = Muito bem.
now = A posição agora
shown = As regras por trás disso
next = Próxima lição
again = Mais uma vez
all = Todas as lições
showAgain = O que foi mostrado
rules = Regras
rulesHint = Todas as regras que o árbitro conhece, cada uma com seu código.
find = Buscar por palavra ou código
found =
    { $count ->
        [one] 1 regra
       *[other] { $count } regras
    }
more = Mostrar mais
otherwise = { $edition } (outra regra)
everyEdition = Todas as edições
chapters = Capítulos
everyChapter = Todos os capítulos
tryIt = Experimente:
noRule = Nenhuma regra tem todas essas palavras. Tente com menos palavras, ou com outra.
