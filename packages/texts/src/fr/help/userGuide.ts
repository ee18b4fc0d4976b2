import type { userGuide as english } from '../../en/help/userGuide.ts'
import type { Translation } from '../../translation.ts'

export const userGuide: Translation<typeof english> = {
  organism: {
    title: 'Quel organisme, quel nom',
    lead: 'Le portail demande d’abord la ressource, car le nom d’une étiquette est souvent tout ce que l’on a.',
    parts: {
      name: {
        title: 'Le nom',
        text: 'Tapez le nom scientifique. Le portail propose les noms acceptés et les synonymes. Si vous ne connaissez pas l’espèce, dites ce qui est connu, comme « Streptomyces sp. » ou « métagénome de sol ».',
      },
      crops: {
        title: 'Plantes cultivées et fourrages',
        text: 'Les plantes cultivées et fourrages de l’Annexe I du Traité international (TIRPAA) peuvent relever de son système multilatéral. Le portail les reconnaît à leur nom et demande l’accord de transfert de matériel (ATTM, SMTA). L’accord ne règle le cas que pour une telle plante, ou pour du matériel de ce système, et seulement pour l’alimentation et l’agriculture.',
      },
      pages: {
        title: 'Une page après l’autre',
        text: 'Dès qu’une page est remplie, la suivante s’ouvre en dessous. Seule la date d’accès attend « Suivant ». S’il manque une réponse obligatoire, « Suivant » s’arrête ; « Passer pour l’instant » la remet à plus tard. La liste des sections ramène à chaque page.',
      },
    },
  },
  origin: {
    title: 'Où il a d’abord été prélevé',
    lead: 'Ce qui compte est le pays où le matériel a d’abord été prélevé dans la nature, non celui qui vous l’a envoyé.',
    parts: {
      country: {
        title: 'Le pays',
        text: 'Tapez n’importe quel nom du pays : en français, dans une autre langue, ou son code. « UK », « Brasil » et « DE » sont trouvés.\nUn magasin, une collection ou un partenaire à l’étranger n’est pas l’origine. Demandez d’où vient le matériel.',
      },
      regions: {
        title: 'Régions et territoires',
        text: 'Dans certains pays, le droit diffère selon la région, ou un territoire d’outre-mer a ses propres règles. Le portail ne demande la région que si elle peut changer le résultat.',
      },
      unknown: {
        title: 'Si vous ne le savez pas',
        text: 'Répondez « Je ne sais pas » et dites comment vous avez cherché l’origine. La recherche fait partie de la fiche. Elle peut être décisive là où le droit exige une diligence nécessaire.',
      },
    },
  },
  date: {
    title: 'La date d’accès',
    lead: 'Le même tube peut être libre, réglementé ou fermé selon le jour de son prélèvement. Le portail demande donc ce jour, et lit le droit tel qu’il était alors.',
    parts: {
      which: {
        title: 'Quel jour compte',
        text: 'C’est le jour où l’organisme a quitté la nature, la ferme ou le marché. Ce n’est pas le jour où il a été acheté, expédié ou décongelé.\n- Cherchez la trace la plus ancienne : une étiquette, un carnet de terrain, un registre d’entrée, une facture.\n- Saisissez ce qu’elle dit : jour, mois et année. L’année seule suffit. Si l’on sait seulement que c’était plus tôt, cochez « Avant cette date ».\n- Nommez la trace. Sans elle, la date n’est pas prouvée.',
      },
      unknown: {
        title: 'Si vous ne le savez pas',
        text: 'Choisissez « Je ne sais pas ». Le portail tient alors compte de tous les jours et vous dit ce que signifierait le pire d’entre eux.',
      },
      wrong: {
        title: 'Si la date était fausse',
        text: 'Modifiez-la dans les réponses. L’évaluation se rouvre, et les deux dates restent dans l’historique. Si le résultat prend une autre couleur, ses verrous sont posés à nouveau.',
      },
    },
  },
  use: {
    title: 'Quelle utilisation compte',
    lead: 'Une évaluation porte sur un matériel et sur tout ce que vous prévoyez d’en faire à la prochaine étape. Une utilisation ultérieure demande sa propre évaluation.',
    parts: {
      list: {
        title: 'Les vingt utilisations',
        text: 'Choisissez ce que vous faites du matériel, non le nom du projet. Chaque utilisation a une ligne d’explication ; « ? » l’explique en entier. Le champ au-dessus de la liste trouve aussi une utilisation par des mots comme PCR ou brassage. Si plusieurs conviennent, choisissez-les toutes : la plus stricte décide.',
      },
      purpose: {
        title: 'Commercial ou non',
        text: 'La recherche en vue d’un produit est commerciale même si rien n’est encore vendu. Certains pays ont une voie plus simple pour la recherche non commerciale ; elle prend fin quand le but change.',
      },
    },
  },
  papers: {
    title: 'Documents',
    lead: 'Un permis, un contrat ou un certificat peut satisfaire à une obligation. Le portail demande quels documents vous avez.',
    parts: {
      kinds: {
        title: 'Ce que signifient les abréviations',
        text: '- CPCC (PIC) : consentement préalable en connaissance de cause, l’autorisation du pays ou des détenteurs de connaissances.\n- CCCA (MAT) : conditions convenues d’un commun accord, le contrat sur le partage des avantages.\n- IRCC : certificat de conformité reconnu à l’échelle internationale, l’inscription du permis au Centre d’échange sur l’APA.\n- ATTM (SMTA) : accord type de transfert de matériel du Traité international.\n- ISN (DSI) : information de séquençage numérique.\n- SisGen : le registre brésilien où l’accès est inscrit.',
      },
      scope: {
        title: 'Ce qu’un document doit couvrir',
        text: 'Un document ne compte que pour le matériel, l’utilisation et l’utilisateur qu’il nomme. Lisez ce qu’il permet avant de le cocher.',
      },
    },
  },
  record: {
    title: 'Lire le résultat',
    lead: 'Un résultat est un feu, une phrase avec son article, et ce qu’il reste à faire.',
    parts: {
      lights: {
        title: 'Les feux',
        text: '- Vert : aucune règle n’a été trouvée qui demande, pour ce cas, un permis ou un partage des avantages. Gardez la fiche.\n- Orange : il y a des conditions à remplir, ou l’on ne sait pas encore ce que le droit demande. La phrase dit laquelle de ces deux situations.\n- Rouge : n’utilisez pas le matériel avant que les conditions soient remplies.\nGris n’est pas un résultat : « Non évalué » dit que personne n’a encore lu le droit de ce pays.',
      },
      article: {
        title: 'L’article et sa fiabilité',
        text: 'À côté de la phrase figurent la loi et l’article qui décident, avec la fiabilité selon le portail. « Article non vérifié » dit que le document est connu, mais pas l’endroit précis.',
      },
      change: {
        title: 'Ce qui le changerait',
        text: '« Et si » essaie d’autres réponses sans changer la fiche : un partenaire dans le pays, un autre but, un document au dossier.',
      },
    },
  },
  samples: {
    title: 'Échantillons',
    lead: 'Une évaluation couvre tous les échantillons ayant les mêmes faits : une origine, une date, une utilisation.',
    parts: {
      list: {
        title: 'Indiquer les échantillons',
        text: 'Ils figurent sur la page de relecture du formulaire et sur la fiche : identifiant propre, numéro de collection, description, jour, coordonnées, quantité et note. Collez les lignes d’un tableur, avec les noms des colonnes dans la première, ou choisissez un fichier ; chaque erreur est indiquée avec sa ligne. Un tableau exporté peut être relu.\nLa liste trouve une évaluation par l’identifiant ou le numéro de collection de ses échantillons. Le rapport et le dossier de contrôle contiennent le tableau. Un échantillon retiré peut être rétabli ; l’historique le dit.',
      },
      places: {
        title: 'Ce que dit un point',
        text: 'Les coordonnées sont des degrés WGS 84, comme -3,1256 ou 3°07\'32" S. Le portail dit dans quel pays se trouve le point, avertit à moins de 20 km d’une frontière, et quand le pays ou le jour ne concordent pas avec les réponses. Il ne change jamais une réponse de lui-même.\nEn mer, il estime d’après la distance aux côtes : jusqu’à 12 milles marins la mer territoriale, jusqu’à 200 la zone économique exclusive, au-delà la haute mer. Quand plus d’un État se trouve à moins de 200 milles marins, tous sont nommés. Il ne connaît pas les limites convenues ou contestées : vérifiez-les.',
      },
    },
  },
  letters: {
    title: 'Lettres et formulaires',
    lead: 'Ce qui va à une autorité est préparé à partir de l’évaluation. Vous complétez le reste, vous le relisez et vous l’envoyez vous-même.',
    parts: {
      drafts: {
        title: 'Projets',
        text: '« Lettres », sur une évaluation, énumère ce dont ses étapes peuvent avoir besoin : une demande, un avis, une question là où les étapes n’ont pas pu être confirmées, une déclaration ou une note pour votre propre dossier. À côté des étapes d’une obligation figure le lien vers son projet.\nChacun existe en anglais, et en français, en espagnol ou en portugais là où la loi du pays est écrite dans cette langue. Ce que personne n’a encore dit est marqué : « [à compléter : …] ». Ce qui n’est connu qu’en anglais est marqué : « [à traduire : …] ».',
      },
      fields: {
        title: 'Champs',
        text: 'Un champ que vous ne modifiez pas suit l’évaluation. Ce que vous complétez est enregistré avec votre nom, et son historique reste. Les noms, numéros et dates valent pour toutes les langues ; les phrases pour une seule.\nTéléchargez le projet en DOCX pour y travailler, en PDF pour le conserver, ou en JSON pour un programme.',
      },
      declarations: {
        title: 'Déclarations',
        text: 'Les déclarations de diligence nécessaire dans l’Union européenne et la notification en Suisse sont présentées champ par champ, avec ce que l’évaluation remplit, ce qui manque et la source de chaque champ. Elles sont rédigées dans nos propres mots : le formulaire de l’autorité fait foi.\nUn résultat confirmé qui est vert, ou que les traités excluent, peut être déclaré hors du champ d’application, avec ses raisons, les versions de la loi et le code de la fiche.',
      },
      answer: {
        title: 'Envoyé, et sans réponse',
        text: 'Dites quand, à qui et comment une lettre a été envoyée : la lettre telle qu’elle est alors devient une preuve. Choisissez un jour où la réponse vous est rappelée. S’il n’en est venu aucune, consignez-le : une demande restée sans réponse, avec ses dates, est aussi une preuve.',
      },
    },
  },
  transfers: {
    title: 'Transmettre du matériel',
    lead: 'Les informations qui doivent accompagner le matériel l’accompagnent sur un bordereau signé.',
    parts: {
      give: {
        title: 'À quelqu’un d’autre',
        text: '« Transmettre du matériel », sur la fiche, indique le destinataire, le jour, les échantillons, l’utilisation et l’accord. Le portail remplit d’après les réponses et les preuves ce que demande l’article 4, paragraphe 3, du règlement (UE) nº 511/2014, et montre ce qui manque.\nLe bordereau de remise est un PDF pour les personnes et un fichier JSON pour un autre portail, avec un code et une signature. « Vérifier un rapport » dit d’après le code s’il est authentique et toujours valable. Une correction ou un retrait fait une nouvelle version ; rien n’est effacé. L’obligation de transmettre les informations est ainsi remplie.',
      },
      take: {
        title: 'De quelqu’un d’autre',
        text: 'Sur la page d’importation, choisissez le fichier JSON. Un bordereau modifié est refusé. Les réponses sur le matériel sont reprises dans la mesure où ce portail les demande ; votre utilisation, votre lieu de travail et vos documents vous sont demandés. La fiche dit de qui vient le matériel, et si ce portail connaît la clé de l’expéditeur.',
      },
    },
  },
  duties: {
    title: 'Ce qu’il reste à faire',
    lead: 'Sous le feu figurent les obligations, celle qui bloque l’utilisation d’abord.',
    parts: {
      kinds: {
        title: 'Types d’obligations',
        text: '- Avant l’utilisation : faites cela d’abord.\n- Se renseigner d’abord : le droit n’est pas clair, l’autorité peut le dire.\n- À conserver au dossier : ayez-le prêt pour un contrôle.\n- À déclarer plus tard : dû à une date ou lors d’un événement.\n- Seulement si applicable : vaut pour une partie des cas ; le portail nomme le fait.',
      },
      steps: {
        title: 'Les étapes auprès de l’autorité',
        text: 'Là où une procédure est connue, l’obligation en montre les étapes : qui demande, où, avec quel formulaire, à quel prix et pour combien de temps. « Demandez d’abord à l’autorité » figure là où la source n’était pas fiable.',
      },
      due: {
        title: 'Les échéances',
        text: '« Échéances » dans la navigation liste les obligations de tous les cas que vous pouvez lire, en tableau, par semaine ou dans un calendrier. Réglez-en plusieurs à la fois, attribuez-les ou fixez leur date, exportez-les ou abonnez-vous dans votre agenda. Des rappels arrivent 30 et 7 jours avant, et le jour même.',
      },
    },
  },
  locks: {
    title: 'Verrous',
    lead: 'Un verrou arrête une utilisation jusqu’à ce qu’une personne autorisée ait examiné le cas et l’ait levé.',
    parts: {
      who: {
        title: 'Qui peut lever un verrou',
        text: 'Un juriste lève les verrous juridiques de ses groupes, un super utilisateur ou un administrateur de service les verrous techniques. Les administrateurs juridiques et ceux du compte lèvent les deux dans tout le compte. Le cas dit qui ils sont. La levée demande un motif, qui reste avec le cas. Si des obligations sont encore ouvertes, elles sont indiquées, et vous cochez que vous levez le verrou malgré cela.',
      },
      after: {
        title: 'Ce que fait la levée',
        text: 'La couleur reste. Un verrou levé dit qu’une personne a vu le cas et répond de la suite. Si le résultat prend plus tard une autre couleur, les verrous sont posés à nouveau.',
      },
      several: {
        title: 'Plusieurs verrous',
        text: 'Cochez des cas dans la liste, ou ouvrez « Verrous à lever » dans la navigation. Le portail montre un cas après l’autre avec son résultat, l’article décisif et les documents ; vous levez le verrou en donnant un motif ou vous le laissez. Il n’y a pas de « tout lever ». Si vous ne pouvez pas lever un verrou, « Demander la levée » s’adresse à ceux qui le peuvent.',
      },
    },
  },
  lawChanges: {
    title: 'Quand le droit change',
    lead: 'Les lois changent, et le portail décide à nouveau chaque cas terminé quand une nouvelle version d’un droit devient active.',
    parts: {
      told: {
        title: 'Comment vous en êtes informé',
        text: 'Si un résultat change, son responsable reçoit une notification et un e-mail avec la couleur d’avant et d’après. Le résultat précédent reste dans l’historique, avec le droit qui l’a décidé.',
      },
      review: {
        title: 'Révisions',
        text: 'Le droit d’un pays est relu après quelques mois. Tant que c’est en retard, les nouveaux résultats ne sont pas meilleurs qu’orange, et le disent.',
      },
    },
  },
  report: {
    title: 'Le rapport et sa vérification',
    lead: 'Le rapport est la fiche sur papier : la décision, ses motifs, les obligations et les faits.',
    parts: {
      formats: {
        title: 'PDF et tableur',
        text: 'Le PDF est pour les personnes et les contrôleurs, le tableur pour vos propres listes. Les deux indiquent la version du droit et le jour. Tant que des réponses manquantes peuvent changer le résultat, ils ne montrent ni couleur, ni ligne du droit, ni obligations, mais ce qui est possible et ce qui est ouvert.',
      },
      genuine: {
        title: 'Est-il authentique ?',
        text: 'Chaque rapport a un code. Avec le code, quiconque peut vérifier sur la page de vérification si le rapport est authentique, quel jour et selon quelles versions du droit le cas a été décidé, et s’il en existe un plus récent ; avec le fichier aussi, s’il est inchangé. La page ne dit rien d’autre du cas.',
      },
    },
  },
  countries: {
    title: 'Pays : puis-je, et à qui m’adresser',
    lead: 'La page d’un pays répond aux deux questions qui précèdent un projet.',
    parts: {
      ask: {
        title: 'Puis-je, et à qui m’adresser',
        text: 'Choisissez l’utilisation, qui utilise le matériel, le but et le jour. La réponse est un feu avec son article ; en dessous figurent les procédures dans l’ordre où elles sont dues.',
      },
      line: {
        title: 'La ligne du droit',
        text: 'La ligne montre le résultat selon le jour d’accès : vert est mince, orange moyen, rouge épais. Les utilisations aux lignes identiques figurent sur une même rangée.',
      },
      grey: {
        title: 'Non évalué, et pas de loi trouvée',
        text: '« Non évalué » : personne n’a encore lu ce droit. Demandez au correspondant national ; le Centre d’échange l’indique.\n« Pas de loi trouvée » : nous avons cherché sans en trouver. Des traités, des projets et d’autres lois peuvent s’appliquer.',
      },
    },
  },
  sources: {
    title: 'Les sources et leur fiabilité',
    lead: 'Le portail dit d’où vient chaque affirmation et quand elle a été lue.',
    parts: {
      links: {
        title: 'Où mène un lien',
        text: '- Texte officiel : la loi elle-même, au journal officiel ou dans le recueil des lois de l’État.\n- Traduction officielle : publiée par l’État.\n- Site de l’autorité : une page de l’autorité.\n- Page du Centre d’échange : ce que le pays a communiqué au secrétariat de la Convention.\n- Source tierce : un cabinet d’avocats, un éditeur, un journal. À lire avec prudence.',
      },
      days: {
        title: 'Trois dates',
        text: 'Une loi a ses propres dates : adoptée, en vigueur, abrogée. « Lu le » est le jour où la source a été lue pour le portail. « Dernière révision » est le jour où une personne nommée l’a comparée à la source ; sans une telle personne, il est écrit « aucune encore par une personne nommée ; chaque règle cite sa source ».',
      },
    },
  },
  search: {
    title: 'Tout trouver',
    lead: 'Appuyez sur Ctrl K (sur Mac : Cmd K) et tapez un numéro, un pays, un document, une procédure, un terme ou une action.',
    parts: {
      documents: {
        title: 'Documents et articles',
        text: 'La recherche de documents trouve des mots dans toute langue, des expressions entre guillemets et des articles par leur numéro. Les accents et les terminaisons sont ignorés ; un signe moins devant un mot l’exclut.',
      },
      compare: {
        title: 'Comparer des pays',
        text: 'Choisissez deux dates et quelques pays : chaque utilisation est une ligne, chaque pays une colonne. Une cellule ouvre ses motifs. Le tableau peut être enregistré comme tableur.',
      },
      sequences: {
        title: 'Séquences',
        text: 'Collez des numéros d’accès, avec le pays et le jour à côté de chacun si vous les connaissez ; le portail demande le reste aux bases de données si l’exploitant l’a prévu. Vous lisez, pays par pays, ce que le droit dit de l’utilisation de séquences publiées sans aucun matériel, et si une contribution au Fonds de Cali est demandée à votre entreprise. « Évaluer cette utilisation » commence une évaluation ; la liste peut être enregistrée dans un tableur.',
      },
    },
  },
  evidence: {
    title: 'Preuves et contrôles',
    lead: 'Les documents qui prouvent quelque chose sont conservés avec l’évaluation et remis à un contrôleur en un seul fichier.',
    parts: {
      add: {
        title: 'Ajouter un document',
        text: 'Utilisez « + Preuve » à une obligation, ou « Ajouter une preuve » sur la fiche. Indiquez le type de document, qui l’a délivré, jusqu’à quand il est valable, ce qu’il prouve et pour quel jour.\nLe contenu d’un fichier est comparé à son nom et, si l’exploitant l’a prévu, soumis à un antivirus. Les fichiers ne s’affichent jamais dans le navigateur, ils se téléchargent.',
      },
      check: {
        title: 'Une seconde personne',
        text: 'Une autre personne que celle qui a ajouté ou modifié un document le compare aux faits. Toute modification ultérieure annule cette vérification.',
      },
      account: {
        title: 'Un document, plusieurs évaluations',
        text: 'Les documents appartiennent au compte : choisissez-en un qui existe au lieu de l’envoyer à nouveau. Vous ne voyez que ceux des évaluations que vous pouvez lire.\nLorsqu’un document expire ou est retiré, les obligations qu’il remplissait sont de nouveau ouvertes, les résultats qui en tenaient compte sont décidés à nouveau, et leurs responsables sont informés. Rien n’est supprimé : les versions antérieures et les documents retirés restent lisibles.',
      },
      pack: {
        title: 'Le dossier de contrôle',
        text: '« Dossier de contrôle » crée un fichier ZIP d’une ou de plusieurs évaluations : rapports, fiches avec historique et droit, preuves et une liste signée de tous les fichiers. Ce qui manque est dit auparavant, et sur la première page.\nLa page verify.html qu’il contient le vérifie sans le portail. La page « Vérifier un rapport » dit d’après le code s’il est authentique et si un cas a été décidé à nouveau depuis.',
      },
    },
  },
}
