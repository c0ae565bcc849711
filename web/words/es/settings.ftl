title = Ajustes
beta = Mostrar idiomas en preparación (beta)
language = Idioma
theme = Aspecto
colourBlind = Colores para daltónicos
spoken = Mostrar la mesa como texto
motion = Menos movimiento
hints = Consejos para principiantes
sounds = Sonidos
notices = Avisarme cuando me toque y no tenga esta pestaña a la vista
volume = Volumen
ownPictures = Tus propias imágenes de las cartas
ownPicturesHint = Elige imágenes con el nombre o el número de las cartas. Se quedan en este navegador.
ownPicturesKept =
    { $count ->
        [one] 1 imagen está guardada en este navegador.
       *[other] { $count } imágenes están guardadas en este navegador.
    }
ownPicturesForget = Quitar mis imágenes
pictureAddress = Dirección de las imágenes de las cartas
pictureAddressHint = Una dirección https con {"{"}number{"}"}, {"{"}name{"}"} o {"{"}id{"}"} en el lugar del número, del nombre en inglés o del id de la carta. Se queda en este navegador, y nuestro servidor solo conoce el sitio.
pictureAddressWrong = Esta dirección no se puede usar. Debe empezar por https:// y contener {"{"}number{"}"}, {"{"}name{"}"} o {"{"}id{"}"}.
pictureAddressSeen = El sitio de las imágenes ve qué cartas se te muestran, y cuándo.
pictureAddressUse = Usar esta dirección
pictureAddressForget = Quitar la dirección
tempo = Velocidad del movimiento

themes-auto = Automático
themes-dark = Oscuro
themes-light = Claro

tempos-slow = Lenta
tempos-normal = Media
tempos-fast = Rápida
