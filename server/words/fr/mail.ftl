hello = Bonjour,
toTheMatch = Vers la partie :
switchOff = Vous pouvez désactiver les rappels par e-mail dans votre compte :

confirm =
    .subject = Confirmez votre adresse e-mail
    .before = quelqu’un, sans doute vous, a créé un compte Praxis avec cette adresse. Ouvrez ce lien pour confirmer qu’elle est à vous :
    .after = Si ce n’était pas vous, ignorez ce message.

reset =
    .subject = Un nouveau mot de passe pour Praxis
    .before = quelqu’un, sans doute vous, veut un nouveau mot de passe pour votre compte Praxis. Ouvrez ce lien dans l’heure pour le choisir :
    .after = Si ce n’était pas vous, ignorez ce message : le mot de passe reste le même.
