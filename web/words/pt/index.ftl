tagline = Jogos de cartas com um árbitro que conhece todas as regras, contra pessoas e bots, no seu idioma.
loading = Um momento…
# The name of a player who has deleted their account; a number may follow.
deleted = Conta excluída
noScripts = Esta página precisa de JavaScript: ative-o no navegador para jogar.
close = Fechar
cancel = Agora não
backHome = Para a página inicial
skipToContent = Pular para o conteúdo
notFound = Não há nada neste endereço.
failed = Não deu certo. Tente de novo, por favor.
offline = Não foi possível alcançar o servidor. A página continua tentando sozinha.
reload = Recarregar a página
reconnecting = Conexão perdida. Conectando de novo…
