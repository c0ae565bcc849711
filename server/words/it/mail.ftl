hello = Ciao,
toTheMatch = Alla partita:
switchOff = Puoi disattivare i promemoria via e-mail nel tuo account:

confirm =
    .subject = Conferma il tuo indirizzo e-mail
    .before = qualcuno, probabilmente tu, ha creato un account su Praxis con questo indirizzo. Apri questo link per confermare che è tuo:
    .after = Se non sei stato tu, ignora questa e-mail.

reset =
    .subject = Una nuova password per Praxis
    .before = qualcuno, probabilmente tu, vuole una nuova password per il tuo account su Praxis. Apri questo link entro un’ora per sceglierla:
    .after = Se non sei stato tu, ignora questa e-mail: la password resta com’è.
