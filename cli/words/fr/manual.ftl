main =
    Praxis arbitre des jeux de cartes à collectionner.

      praxis play JEU          jouer une partie dans le terminal contre des bots : { $games }
      praxis replay FICHIER    montrer ce qui s’est passé dans une partie sauvegardée
      praxis verify FICHIER    vérifier qu’une partie sauvegardée mène où elle le dit
      praxis rule V-ACT-010    consulter une règle : énoncé, éditions, code, tests
      praxis scenario FICHIER… exécuter des scénarios : positions, scripts et ce qui doit ensuite être vrai
      praxis deck check FICHIER  vérifier si un deck est légal et lesquelles de ses cartes sont jouables
      praxis card NOM          montrer ce que dit une carte
      praxis cards import      faire connaître toutes les cartes des listes officielles de VTES
      praxis simulate JEU      faire jouer des milliers de parties à des bots et voir comment s’en tirent les decks
      praxis worker            aider aux parties d’une simulation sur une autre machine

      praxis --version         montrer la version

    Chaque commande a son propre --help. Avec --lang (en, pt, es, it, fr), les commandes et leur aide parlent votre langue.
    Code de sortie : 0 tout va bien, 1 quelque chose n’est pas vrai, 2 mauvais usage.

replay =
    praxis replay FICHIER [--step] [--seat NOM] [--lang en]

    Montre en mots ce qui s’est passé dans une partie sauvegardée, comme la voit un spectateur qui ne voit pas les mains.

      --step         s’arrêter après chaque réponse jusqu’à la touche Entrée ; q termine
      --seat NOM     comme l’a vue le joueur de ce nom
      --lang LANGUE  en, pt, es, it ou fr

    Code de sortie : 0 montrée, 1 l’enregistrement n’est pas valable, 2 mauvais usage.

verify =
    praxis verify FICHIER [--lang en]

    Rejoue une partie sauvegardée et vérifie que chaque réponse était légale et qu’elle mène à l’état dont l’enregistrement
    donne le hash. Si l’enregistrement dit d’où vient sa graine (un secret, son hash publié, ce que chaque place a ajouté), cela
    aussi est vérifié : alors personne n’a choisi les mélanges, ni les places si l’enregistrement dit qu’elles ont été tirées au sort.

      --lang LANGUE   en, pt, es, it ou fr (par défaut : en)

    Code de sortie : 0 tout va bien, 1 l’enregistrement n’est pas valable (la raison est montrée), 2 mauvais usage.

rule =
    praxis rule ID…     ce que dit une règle, dans quelles éditions, où le code l’exécute, quels tests la nomment
    praxis rule MOTS…   les règles dont l’énoncé contient tous les mots

      praxis rule V-ACT-010
      praxis rule morsure modificateur --lang fr
      praxis rule V-ACT        toutes les règles dont l’id commence ainsi

      --edition NOM    les règles de cette édition, dans ses mots
      --lang LANGUE    en, pt, es, it ou fr (par défaut : en)
      --json           la même chose pour des programmes

    Les ids des ambiguïtés (V-AMB-01) et des différences entre éditions (D-001) sont connus aussi.
    Code de sortie : 0 trouvée, 1 rien de tel, 2 mauvais usage.

scenario =
    praxis scenario FICHIER… [--trace] [--options] [--json] [--lang en]

    Exécute des scénarios : des fichiers YAML avec une position, un script de réponses et ce qui doit ensuite être vrai. Un
    fichier peut contenir plusieurs documents ; d’un dossier, tous les fichiers .yaml sont exécutés. Chaque scénario est exécuté
    trois fois : simplement, sauvegardé et restauré après chaque réponse, et avec chaque réponse reprise et redonnée.

      --trace        montrer chaque décision avec son étape et toutes ses phrases
      --options      s’arrêter à la première décision à laquelle le script ne répond pas et lister les réponses possibles
      --json         une valeur JSON pour des outils
      --lang LANGUE  la langue du compte rendu : en, pt, es, it ou fr (par défaut : en) ; les scénarios sont en anglais

    Code de sortie : 0 tous sont vrais, 1 certains ne le sont pas, 2 un fichier est illisible ou la commande est fausse.

card =
    praxis card NOM…   ce que dit une carte, comment les règles en décident, et selon quelles règles

      praxis card govern the unaligned
      praxis card "zona de caza" --lang es
      praxis card Rare Candy --lang pt
      praxis card Lightning --game magic
      praxis card Surprise Influence --edition 2000

    NOM peut être dans toute langue qui a des traductions imprimées, une partie d’un nom, ou presque juste. Le texte est fait de
    la définition que les règles exécutent ; ce n’est pas le texte imprimé.

      --game JEU          { $games } (par défaut : le premier qui a une carte de ce nom)
      --lang LANGUE       en, pt, es, it ou fr (par défaut : en)
      --edition ÉDITION   une édition du jeu, là où elles diffèrent (par défaut : la plus récente)
      --json              la même chose pour des programmes

    Code de sortie : 0 trouvée, 1 aucune telle carte, 2 mauvais usage.

deck =
    praxis deck check DECK [options]           si le deck est légal, dans quelles éditions, et lesquelles de ses cartes sont jouables ici
    praxis deck convert DECK --to FORMAT       le même deck comme l’écrit un autre programme

    DECK est un fichier, - pour un tube, le nom d’un deck proposé, ou un deck entier dans une adresse (rien n’est téléchargé).
    Les formats ci-dessous et le jeu sont reconnus automatiquement.

      --game JEU         { $games } (par défaut : celui qui connaît le deck)
      --to FORMAT        { $formats }
      --edition NOM      l’édition des règles (par défaut : la plus récente)
      --players N        combien de joueurs, dont peut dépendre la taille du deck (par défaut : le nombre habituel)
      --format NOM       { $playFormats }
      --lang LANGUE      en, pt, es, it ou fr (par défaut : en)
      --json             le résultat d’une vérification pour des programmes

    { $importing } fait connaître toutes les cartes publiées.
    Code de sortie : 0 légal ou converti, 1 il y a des problèmes, 2 mauvais usage.

deckFormats = { $formats } (par défaut : { $usual })

cards =
    praxis cards import JEU CHEMIN…       faire connaître toutes les cartes des listes publiées (vtes)
    praxis cards find JEU NOM…            les cartes connues de ce nom, et si elles sont jouables ici
    praxis cards compile JEU CHEMIN…      tirer des définitions des textes de listes publiées (vtes)
    praxis cards list JEU [--json]        toutes les cartes qui peuvent être jouées ici
    praxis cards missing DECK [--json]    les cartes d’un deck qui ne le peuvent pas, et celles qui pourraient les remplacer

    CHEMIN est un dossier de listes de cartes, ou l’un des fichiers. Pour VTES, ce sont les fichiers CSV que publie la VEKN
    (vtescrypt.csv, vteslib.csv, vteslibmeta.csv, vtessets.csv). Les noms, groupes, coûts, séries et interdictions sont gardés
    dans le dossier .praxis de votre compte (ou là où le dit PRAXIS_HOME), jamais les textes des cartes. Rien n’est
    téléchargé. Un serveur dont PRAXIS_CARDS indique ce dossier les connaît aussi.

    La compilation dit combien de cartes ont été entièrement comprises. Un texte qui n’est pas compris jusqu’au dernier mot
    est refusé, avec les premiers mots qui n’ont pas été compris.

      DECK              un fichier avec un deck, - pour un tube, une adresse qui contient un deck, ou le nom d’un deck proposé
      --game JEU        le jeu du deck, si le texte ne le montre pas
      --write FICHIER   écrire là les définitions compilées, en YAML
      --why             nommer chaque carte refusée, avec la raison
      JEU               { $games }
      --lang LANGUE     en, pt, es, it ou fr (par défaut : en)

    Code de sortie : 0 fait ou trouvé, 1 un fichier est endommagé ou rien n’est trouvé, 2 mauvais usage.
