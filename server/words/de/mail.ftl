hello = Hallo,
toTheMatch = Zur Partie:
switchOff = Erinnerungen per Mail kannst du in deinem Konto abschalten:

confirm =
    .subject = Bestätige deine E-Mail-Adresse
    .before = jemand, vermutlich du, hat bei Praxis ein Konto mit dieser Adresse angelegt. Öffne diesen Link, um zu bestätigen, dass sie dir gehört:
    .after = Wenn du das nicht warst, kannst du diese Mail ignorieren.

reset =
    .subject = Ein neues Passwort für Praxis
    .before = jemand, vermutlich du, möchte ein neues Passwort für dein Konto bei Praxis. Öffne innerhalb einer Stunde diesen Link, um es zu wählen:
    .after = Wenn du das nicht warst, kannst du diese Mail ignorieren: Dein Passwort ändert sich nicht.
