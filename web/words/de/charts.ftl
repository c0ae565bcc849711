course = Verlauf
what = Was verglichen wird
asTable = Als Tabelle
nothing = Nichts von dem, was gezählt wird, hat sich geändert.
