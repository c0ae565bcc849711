looking = Procurando jogadores…
hint = A partida começa sozinha quando todos os lugares estiverem ocupados. Deixe esta página aberta ou mande o link a amigos.
gone = Esta mesa não existe mais: você ficou ausente por tempo demais.
fillWithBots = Completar com bots e começar já
botsInstead = Jogar contra bots
stop = Parar de procurar
again = Procurar jogadores de novo
