import type { workGuide as english } from '../../en/help/workGuide.ts'
import type { Translation } from '../../translation.ts'

export const workGuide: Translation<typeof english> = {
  dashboard: {
    title: 'Le tableau de bord',
    lead: 'Le premier écran montre ce qui vous attend, ce que le droit a changé et les prochaines échéances.',
    parts: {
      waits: {
        title: 'Ce qui vous attend',
        text: '« À vous d’agir » énumère les verrous que vous pouvez lever et les évaluations que vous avez commencées. « Mes obligations » énumère ce qui arrive à échéance pour vous.\nLes chiffres du haut comptent les évaluations que vous pouvez voir. Chacun ouvre la liste.',
      },
      changed: {
        title: 'Changements du droit et actualités',
        text: 'Quand une nouvelle version d’une loi change l’un de vos résultats, il figure ici pendant 90 jours avec la couleur d’avant et d’après. Les actualités viennent des traités, des lois dans le monde et des nouvelles versions dans le portail.',
      },
    },
  },
  material: {
    title: 'Matériel, données et connaissances',
    lead: 'Une loi peut porter sur l’organisme, sur ce qui en est tiré, sur des données à son sujet ou sur des connaissances.',
    parts: {
      kinds: {
        title: 'Matériels',
        text: 'Cochez tout ce que vous utilisez, car les lois diffèrent pour les extraits, les composés et les données de séquences.\nUn composé relève de ces règles s’il peut être rattaché à un organisme auquel quelqu’un a eu accès pour l’obtenir. Pour un ingrédient courant d’un catalogue, ce n’est généralement pas le cas.',
      },
      data: {
        title: 'Données de séquences',
        text: 'Les données que vous tirez du matériel suivent les documents de ce matériel. Les données publiques suivent les conditions de la base de données et le mécanisme de la CDB.',
      },
      knowledge: {
        title: 'Connaissances traditionnelles',
        text: 'Répondez « Oui » si le travail s’appuie sur des connaissances de peuples autochtones ou de communautés locales. Ceux qui les détiennent ont leur mot à dire, même si elles sont publiées.',
      },
      exceptions: {
        title: 'Exceptions',
        text: 'Les plantes cultivées du Traité international, les agents pathogènes et les marchandises achetées pour un usage direct peuvent relever d’autres règles. Le portail ne pose une question sur une exception que là où elle peut s’appliquer. « Je ne sais pas » est aussi une réponse.',
      },
    },
  },
  confirm: {
    title: 'Vérifier et confirmer',
    lead: 'La dernière page du formulaire montre toutes les réponses, ce qui manque et le résultat tel qu’il serait.',
    parts: {
      check: {
        title: 'Vérifier vos réponses',
        text: 'Les réponses requises qui manquent sont en gras, et « Modifier » mène à la question. Les réponses ouvertes qui comptent pour le résultat sont aussi énumérées. Une question passée peut recevoir sa réponse plus tard. Chaque réponse est enregistrée dès qu’elle est donnée ; sans connexion, elle reste dans cet onglet et part plus tard.',
      },
      confirmation: {
        title: 'Ce que fait la confirmation',
        text: 'Avec « Confirmer et voir la fiche », vous déclarez que les réponses sont exactes à votre connaissance. La déclaration figure au-dessus du bouton. L’évaluation est alors terminée : le résultat devient une fiche, ses obligations peuvent être confiées et datées, et les verrous que demande une règle sont posés.',
      },
      later: {
        title: 'Modifier une réponse plus tard',
        text: 'L’évaluation se rouvre alors, et le résultat précédent reste dans l’historique. Tant qu’un verrou est posé, les réponses d’une évaluation terminée ne peuvent pas être modifiées.',
      },
    },
  },
  whatIf: {
    title: 'Et si',
    lead: 'Essayez d’autres réponses à côté du résultat, sans toucher à la fiche.',
    parts: {
      tryIt: {
        title: 'Essayer une autre réponse',
        text: 'Ouvrez « Et si » sur le résultat et changez n’importe quelle réponse : l’utilisation, le partenaire, un document au dossier. Jusqu’à trois scénarios se lisent à côté de la fiche. « Changer un fait » ne propose que ce que vous pourriez encore changer, et non la date, le pays ou l’organisme, qui sont des faits du passé.',
      },
      keep: {
        title: 'Garder un scénario',
        text: 'Le lien dans la barre d’adresse garde vos scénarios : vous pouvez les montrer à quelqu’un qui a le droit de lire le cas. « Commencer une évaluation » en fait une nouvelle évaluation ; la première reste telle quelle.',
      },
    },
  },
  list: {
    title: 'La liste des évaluations',
    lead: 'Une ligne par cas : ce que c’est, d’où cela vient, le droit au jour de l’accès, le résultat et son état.',
    parts: {
      find: {
        title: 'Filtres, colonnes et vues enregistrées',
        text: 'Filtrez par état, couleur, pays, utilisation, responsable ou jour. « Colonnes » choisit ce qui est affiché ; votre choix vous suit sur d’autres ordinateurs. « Enregistrer cette vue » garde filtres et ordre sous un nom, pour vous ou pour tout le compte ; « Modifier cette vue » la renomme ou la partage.',
      },
      several: {
        title: 'Agir sur plusieurs',
        text: 'Cochez des lignes ; une barre apparaît en bas. Elle leur donne une étoile, les exporte, change le responsable ou la visibilité, lève les verrous un par un, prépare un dossier de contrôle ou réunit leurs rapports en un fichier. Deux cas peuvent aussi être comparés ; le lien dans la barre d’adresse ramène à la comparaison. Ce qui ne vous est pas permis reste inchangé et est signalé.',
      },
      reports: {
        title: 'Les rapports en un fichier',
        text: '« Rapports en PDF » écrit jusqu’à 50 rapports l’un après l’autre dans un fichier ZIP. Vous voyez ce qui est déjà arrivé et pouvez arrêter ; rien n’est alors enregistré. Après beaucoup de rapports en peu de temps, il faut patienter.',
      },
    },
  },
  manage: {
    title: 'Nommer, partager, copier ou supprimer un cas',
    lead: 'Les trois points d’un cas, sur sa page ou dans sa ligne de la liste, contiennent ce que vous pouvez en faire.',
    parts: {
      details: {
        title: 'Nom, responsable et visibilité',
        text: 'Sous « Nom, référence, visibilité et responsable », donnez au cas un nom et votre propre référence. Tout le compte peut le lire, sauf si vous choisissez « Moi et les administrateurs seulement ». Un administrateur du compte peut le confier à un autre responsable.',
      },
      comments: {
        title: 'Commentaires et étoile',
        text: '« Commentaires », sur la page du cas, sert à poser des questions : tous ceux qui peuvent lire le cas les lisent, et le responsable est prévenu. L’étoile marque les cas dont vous avez souvent besoin ; la liste peut n’afficher que ceux-là.',
      },
      remove: {
        title: 'Copier, supprimer et restaurer',
        text: '« Copier » commence une nouvelle évaluation avec les mêmes réponses. « Supprimer » retire un cas des listes, des recherches et des décomptes ; sa fiche est conservée. Vous pouvez le restaurer pendant 30 jours : filtrez la liste par « Supprimées ». Un cas dont un verrou est posé ne peut pas être supprimé.',
      },
    },
  },
  importing: {
    title: 'Importer une liste',
    lead: 'Un tableur de matériels devient des évaluations.',
    parts: {
      dryRun: {
        title: 'Partir de votre propre feuille',
        text: 'Déposez le fichier tel quel (XLSX, CSV ou texte), ou prenez le modèle. Choisissez la feuille et la ligne des noms, voyez ce que devient chaque mot et pourquoi, et répondez à ce qui manque pour toutes les lignes à la fois. Chaque ligne est essayée avant que rien ne soit écrit, et la couleur qu’elle aurait est affichée.',
      },
      run: {
        title: 'Lancer, et annuler',
        text: 'Le lancement crée les évaluations en arrière-plan ; vous pouvez quitter la page. Toute l’importation peut être annulée tant que personne n’a travaillé sur ses cas.',
      },
    },
  },
  account: {
    title: 'Votre connexion et vos données',
    lead: 'Les paramètres disent comment vous vous connectez, comment le portail s’affiche et ce qu’il sait de vous.',
    parts: {
      passkeys: {
        title: 'Clés d’accès et codes',
        text: 'Une clé d’accès vous connecte par empreinte, visage ou code de l’appareil, sans mot de passe. Une application de codes est un second facteur à côté du mot de passe. Gardez les codes de secours : chacun sert une fois si l’appareil est perdu.',
      },
      sessions: {
        title: 'Où vous êtes connecté',
        text: '« Où vous êtes connecté » montre chaque navigateur. Mettez fin aux sessions que vous ne connaissez pas et changez votre mot de passe. Pour vous déconnecter ici, choisissez « Se déconnecter » dans le menu de vos initiales, en haut à droite.',
      },
      language: {
        title: 'Langue, dates et e-mails',
        text: 'Sous « Affichage », vous choisissez la langue, l’écriture des dates, le thème clair ou sombre et le nombre de lignes par page. Les rappels par e-mail se choisissent avec « S’abonner (ICS) » sur la page « Échéances ». Les termes mêmes du droit restent en anglais ; la page de chaque document indique son titre original.',
      },
      data: {
        title: 'Vos propres données',
        text: 'Vous pouvez exporter ce que le portail sait de vous et demander son effacement. Là où le droit exige de garder une trace, un pseudonyme remplace votre nom.',
      },
    },
  },
}
