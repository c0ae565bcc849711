hello = Hola:
toTheMatch = A la partida:
switchOff = Puedes desactivar los recordatorios por correo en tu cuenta:

confirm =
    .subject = Confirma tu dirección de correo
    .before = alguien, probablemente tú, ha creado una cuenta en Praxis con esta dirección. Abre este enlace para confirmar que es tuya:
    .after = Si no has sido tú, ignora este mensaje.

reset =
    .subject = Una contraseña nueva para Praxis
    .before = alguien, probablemente tú, quiere una contraseña nueva para tu cuenta en Praxis. Abre este enlace antes de una hora para elegirla:
    .after = Si no has sido tú, ignora este mensaje: la contraseña sigue siendo la misma.
