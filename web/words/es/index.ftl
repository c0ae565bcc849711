tagline = Juegos de cartas con un árbitro que conoce todas las reglas, contra personas y bots, en tu idioma.
loading = Un momento…
# The name of a player who has deleted their account; a number may follow.
deleted = Cuenta borrada
noScripts = Esta página necesita JavaScript: actívalo en el navegador para jugar.
close = Cerrar
cancel = Ahora no
backHome = A la página de inicio
skipToContent = Saltar al contenido
notFound = No hay nada en esta dirección.
failed = No ha funcionado. Inténtalo de nuevo, por favor.
offline = No se puede acceder al servidor. La página lo sigue intentando sola.
reload = Recargar la página
reconnecting = Conexión perdida. Conectando de nuevo…
