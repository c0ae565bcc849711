influence =
    .title = Einen Vampir ins Spiel bringen
    .introduction = Deine Vampire warten verdeckt in der unkontrollierten Region. In deiner Einflussphase legst du mit Transfers Pool auf sie. Ein Vampir mit so vielen Markern wie seiner Kapazität kann bereit werden. Aber Pool ist auch dein Leben: Was du jetzt ausgibst, fehlt dir vielleicht später.

control =
    .title = Einen Vampir ins Spiel bringen
    .introduction = Deine Vampire warten verdeckt in der unkontrollierten Region. In deiner Einflussphase legst du mit Transfers Pool auf sie. Am Ende dieser Phase wird jeder Vampir bereit, der so viele Marker wie seine Kapazität hat. Aber Pool ist auch dein Leben: Was du jetzt ausgibst, fehlt dir vielleicht später.

bleed =
    .title = Blute deine Beute
    .introduction = Wer links von dir sitzt, ist deine Beute. Bluten nimmt deiner Beute Pool: So werden die meisten Partien gewonnen. Der Vampir, der handelt, wird getappt. Erfolgreiches Bluten bringt dir außerdem den Vorteil.

edge =
    .title = Den Vorteil nutzen
    .introduction = Nur ein Spieler hat den Vorteil. Gehört er in deiner Enttapp-Phase dir, darfst du 1 Pool erhalten. Du behältst ihn, bis jemand anders erfolgreich blutet.

hunt =
    .title = Nach Blut jagen
    .introduction = Vampire leben von Blut. Sie bezahlen damit Karten und heilen sich damit. Ein Vampir mit wenig Blut jagt: eine Aktion mit +1 Heimlichkeit, die ihm 1 Blut aus der Blutbank bringt.

equip =
    .title = Einen Vampir ausrüsten
    .introduction = Ausrüstung, Gefolgsleute und Verbündete kommen durch eine Aktion eines deiner Diener ins Spiel. Du kündigst die Aktion mit der Karte an; du zahlst erst, wenn die Aktion gelingt.

raise =
    .title = Das Bluten erhöhen
    .introduction = Aktionsmodifikatoren spielt der Diener, der handelt. Warten lohnt sich: Wenn niemand mehr blocken will, kann deine Beute gegen stärkeres Bluten nichts mehr tun, jedenfalls nicht mit Blockern.

block =
    .title = Eine Aktion blocken
    .introduction = Diesmal sitzt du auf der anderen Seite: Man blutet dich. Einer deiner ungetappten Vampire kann versuchen zu blocken. Gelingt der Block, hält er die Aktion auf und dein Vampir wird getappt, und die beiden kämpfen.

intercept =
    .title = Abfangen gegen Heimlichkeit
    .introduction = Eine Aktion mit Heimlichkeit kann nur mit mindestens ebenso viel Abfangen geblockt werden. Manche Aktionen haben von sich aus Heimlichkeit: eine Jagd hat 1. Reaktionskarten geben deinem Blocker Abfangen, wenn er es braucht.

combat =
    .title = Auf lange Entfernung kämpfen
    .introduction = Ein Kampf geht über Runden: erst die Entfernung, dann die Schläge. Auf kurze Entfernung verursachen bloße Hände Schaden. Auf lange bewirken sie nichts, eine Schusswaffe aber schon. Manövriere auf die Entfernung, auf die deine Waffe wirkt.

torpor =
    .title = Die Starre verlassen
    .introduction = Ein Vampir, der mehr Schaden erleidet, als er Blut hat, fällt in Starre. Dort kann er nur eines tun: sie mit einer Aktion für 2 Blut verlassen. Danach ist er bereit, aber getappt.

politics =
    .title = Ein Referendum gewinnen
    .introduction = Eine politische Aktion, die niemand blockt, führt zu einem Referendum. Titel geben Stimmen, und auch die politische Karte selbst gibt eine. Das Referendum wird angenommen, wenn mehr Stimmen dafür als dagegen sind. Bei Gleichstand wird es abgelehnt.

oust =
    .title = Verdränge deine Beute
    .introduction = Ein Spieler ohne Pool wird verdrängt. Der Jäger eines verdrängten Spielers erhält 1 Siegpunkt und 6 Pool, und der nächste Spieler wird die neue Beute. Wer die meisten Siegpunkte hat, gewinnt.

ante =
    .title = Einen Einsatz gewinnen
    .introduction = Ihr könnt vereinbaren, um einen Einsatz zu spielen. Dann legen alle die oberste Karte ihrer Bibliothek offen beiseite, bevor die Hände gezogen werden. Wenn du deine Beute verdrängst, gewinnst du die Karte, die sie beiseitegelegt hat. Die Karten, die sie von anderen gewonnen hat, gewinnst du nicht.
