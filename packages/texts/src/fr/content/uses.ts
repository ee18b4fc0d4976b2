import type { ContentTexts } from '../../content.ts'

export const uses: ContentTexts = {
  Acquisition: 'Acquisition',
  'Getting hold of the material: collecting it in the field, buying it, ordering it from a collection or receiving it from a partner. Nothing is studied yet. It is the moment that fixes the facts everything else hangs on: the country, the date of access, and the conditions under which the material came.':
    'Obtenir le matériel : le collecter sur le terrain, l’acheter, le commander à une collection ou le recevoir d’un partenaire. Rien n’est encore étudié. C’est le moment qui fixe les faits dont tout le reste dépend : le pays, la date d’accès et les conditions dans lesquelles le matériel est venu.',
  'Will anybody in your organisation later do R&D on this material?':
    'Quelqu’un de votre organisme mènera-t-il plus tard de la R-D sur ce matériel ?',
  'Does the provider country ask for a collecting, research or export permit, whatever the later use?':
    'Le pays fournisseur exige-t-il un permis de collecte, de recherche ou d’exportation, quelle que soit l’utilisation ultérieure ?',
  'Did the material come from a supplier who cannot name the country and date of first access?':
    'Le matériel vient-il d’un fournisseur incapable d’indiquer le pays et la date du premier accès ?',
  'Maintaining and storage': 'Entretien et stockage',
  'Keeping the material alive or intact: in a freezer, seed bank, greenhouse, aquarium, herbarium or culture collection. It includes regrowing, multiplying for upkeep, checking viability, health and identity, and recording what is on the label. The composition of the material is not explored.':
    'Garder le matériel vivant ou intact : congélateur, banque de semences, serre, aquarium, herbier ou collection de cultures. Cela comprend la régénération, la multiplication d’entretien, le contrôle de la viabilité, de la santé et de l’identité, et le report de ce qui figure sur l’étiquette. La composition du matériel n’est pas explorée.',
  'Is the only purpose to keep the material available and correctly labelled?':
    'Le seul but est-il de garder le matériel disponible et correctement étiqueté ?',
  'Do you record traits because you want to select or improve (yield, metabolite content, resistance)?':
    'Relevez-vous des caractères parce que vous voulez sélectionner ou améliorer (rendement, métabolites, résistance) ?',
  'Does a permit or agreement limit storage time, require destruction or return, or forbid long-term keeping?':
    'Un permis ou un accord limite-t-il la durée de stockage, exige-t-il la destruction ou le retour, ou interdit-il la conservation à long terme ?',
  'Identification and characterisation': 'Identification et caractérisation',
  'Finding out what the material is and describing it: taxonomy, barcoding, phylogeny, morphology, passport and descriptor data. As long as genes serve only as name tags, this is description. As soon as you ask what a gene or compound does, it becomes research.':
    'Déterminer ce qu’est le matériel et le décrire : taxonomie, code-barres, phylogénie, morphologie, données de passeport et descripteurs. Tant que les gènes ne servent que d’étiquettes, c’est une description. Dès que vous demandez ce que fait un gène ou un composé, cela devient de la recherche.',
  'Are the sequences used only to name the organism or to place it in a tree?':
    'Les séquences servent-elles seulement à nommer l’organisme ou à le placer dans un arbre ?',
  'Do you annotate, express or test genes, pathways or metabolites to learn what they do?':
    'Annotez-vous, exprimez-vous ou testez-vous des gènes, des voies ou des métabolites pour savoir ce qu’ils font ?',
  'Will the description be used to choose material for product development?':
    'La description servira-t-elle à choisir du matériel pour développer un produit ?',
  'Will you publish or deposit sequence data that the permit or agreement restricts?':
    'Publierez-vous ou déposerez-vous des données de séquences que le permis ou l’accord restreint ?',
  Screening: 'Criblage',
  'Running many samples through the same simple, standardised test with a yes/no result, in order to discard most of them. Think of several hundred isolates tested at one dose for growth inhibition. What you learn about the discarded samples is essentially nothing.':
    'Passer de nombreux échantillons au même essai simple et normalisé, au résultat oui/non, afin d’en écarter la plupart. Par exemple plusieurs centaines d’isolats testés à une dose pour l’inhibition de croissance. Sur les échantillons écartés, vous n’apprenez pratiquement rien.',
  'Is it the same standard test for every sample, with a pass/fail result?':
    'Est-ce le même essai normalisé pour chaque échantillon, avec un résultat réussi/échoué ?',
  'Do you measure dose, spectrum, structure or mechanism of individual samples?':
    'Mesurez-vous la dose, le spectre, la structure ou le mécanisme d’échantillons individuels ?',
  'Is the set small and chosen because you already expect the property?':
    'L’ensemble est-il petit et choisi parce que vous en attendez déjà la propriété ?',
  'Do you keep and interpret data on samples that failed?':
    'Gardez-vous et interprétez-vous des données sur les échantillons qui ont échoué ?',
  'Candidate of interest': 'Candidat d’intérêt',
  'Taking a hit (strain, line, extract, gene, compound) out of the crowd and studying it further: confirming the activity, isolating what causes it, comparing it with others, ranking it as a lead. This is the point at which screening ends and individual research starts.':
    'Isoler un échantillon prometteur (souche, lignée, extrait, gène, composé) et l’étudier davantage : confirmer l’activité, isoler ce qui la cause, le comparer à d’autres, le classer comme tête de série. C’est le point où finit le criblage et où commence la recherche individuelle.',
  'Is the next experiment designed for this particular sample?':
    'La prochaine expérience est-elle conçue pour cet échantillon précis ?',
  'Are PIC and MAT already in hand for this sample, or only for the collecting trip?':
    'Le CPCC et les CCCA existent-ils déjà pour cet échantillon, ou seulement pour la mission de collecte ?',
  'Is the candidate a purchased pure compound with no traceable link to an accessed organism?':
    'Le candidat est-il un composé pur acheté, sans lien traçable avec un organisme auquel on a accédé ?',
  'Research and development': 'Recherche et développement',
  'Any systematic work that produces new knowledge about the genes or the natural chemistry of the material, or that uses that knowledge to make something new: genomics, metabolomics, functional assays, genetic modification, strain improvement. Choose it when none of the narrower uses fits.':
    'Tout travail systématique qui produit des connaissances nouvelles sur les gènes ou la chimie naturelle du matériel, ou qui s’en sert pour créer du nouveau : génomique, métabolomique, essais fonctionnels, modification génétique, amélioration de souches. À choisir quand aucune des utilisations plus étroites ne convient.',
  'Is the biological material itself the object of the research (and not only a helper)?':
    'Le matériel biologique est-il lui-même l’objet de la recherche (et non un simple auxiliaire) ?',
  'Is the study limited to ecology, counting, behaviour or appearance, without looking at genes or chemistry?':
    'L’étude se limite-t-elle à l’écologie, au comptage, au comportement ou à l’apparence, sans regarder les gènes ni la chimie ?',
  'Is only published sequence data used, and no material?':
    'N’utilise-t-on que des données de séquences publiées, et aucun matériel ?',
  'Mode of action research': 'Recherche sur le mode d’action',
  'Working out how an effect comes about: which target is hit, which pathway is blocked, which gene product is responsible. The material may be the source of the active compound, or the organism on which it acts. Which of the two is being studied decides the answer.':
    'Comprendre comment un effet se produit : quelle cible est touchée, quelle voie est bloquée, quel produit de gène en est responsable. Le matériel peut être la source du composé actif, ou l’organisme sur lequel il agit. Lequel des deux est étudié décide de la réponse.',
  'Do you learn something new about the genes, proteins or metabolites of this organism?':
    'Apprenez-vous quelque chose de nouveau sur les gènes, les protéines ou les métabolites de cet organisme ?',
  'Is the organism a standard laboratory strain bought from a catalogue?':
    'L’organisme est-il une souche de laboratoire standard achetée sur catalogue ?',
  'Is the studied compound synthetic, and the organism only the target?':
    'Le composé étudié est-il synthétique, et l’organisme seulement la cible ?',
  'Resistance research': 'Recherche sur la résistance',
  'Studying why an organism withstands a treatment, pest or disease: fungicide-resistant pathogens, herbicide- resistant weeds, antibiotic-resistant bacteria, or plants with natural resistance genes. It ranges from counting survivors in a monitoring bioassay to sequencing the resistance gene and moving it into a new variety.':
    'Étudier pourquoi un organisme résiste à un traitement, un ravageur ou une maladie : pathogènes résistants aux fongicides, adventices résistantes aux herbicides, bactéries résistantes aux antibiotiques, ou plantes porteuses de gènes de résistance. Cela va du comptage des survivants dans un essai de suivi au séquençage du gène de résistance et à son transfert dans une nouvelle variété.',
  'Do you sequence or analyse the target gene, enzyme or metabolite of the samples?':
    'Séquencez-vous ou analysez-vous le gène cible, l’enzyme ou le métabolite des échantillons ?',
  'Is it monitoring required by a regulator or label, with a fixed protocol?':
    'Est-ce un suivi exigé par une autorité ou une étiquette, avec un protocole fixe ?',
  'Will the resistance trait be bred or engineered into another organism?':
    'Le caractère de résistance sera-t-il introduit dans un autre organisme par sélection ou génie génétique ?',
  'Was the pest or pathogen collected on purpose abroad?':
    'Le ravageur ou le pathogène a-t-il été collecté à dessein à l’étranger ?',
  'Efficacy screening and testing': 'Criblage et essais d’efficacité',
  'Measuring whether, and how well, something works: dose-response, spectrum, potency, side effects, in vitro or in the greenhouse. Either the material is the thing being tested (an extract, a biocontrol strain), or it is the target on which another product is tested. State which one it is.':
    'Mesurer si, et à quel point, quelque chose agit : dose-réponse, spectre, puissance, effets secondaires, in vitro ou en serre. Soit le matériel est ce qui est testé (un extrait, une souche de lutte biologique), soit il est la cible sur laquelle un autre produit est testé. Précisez lequel.',
  'Is the biological material the test substance (and not the test target)?':
    'Le matériel biologique est-il la substance testée (et non la cible de l’essai) ?',
  'Is it one standard pass/fail test on a large set?':
    'Est-ce un essai normalisé réussi/échoué sur un grand ensemble ?',
  'Is the product final, and is the test made only to confirm its declared performance?':
    'Le produit est-il définitif, et l’essai sert-il seulement à confirmer ses performances déclarées ?',
  'Use as a tool': 'Utilisation comme outil',
  'Using the organism, unchanged, to learn something about something else: a test mouse, a pathogen that challenges a new variety, an indicator plant, a reference strain, a cloning vector or host. The knowledge gained concerns the other product, not the tool.':
    'Employer l’organisme, inchangé, pour apprendre quelque chose sur autre chose : une souris d’essai, un pathogène qui éprouve une nouvelle variété, une plante indicatrice, une souche de référence, un vecteur ou hôte de clonage. Les connaissances acquises concernent l’autre produit, non l’outil.',
  'Is the organism used as it is, without being improved for the purpose?':
    'L’organisme est-il utilisé tel quel, sans être amélioré à cette fin ?',
  'Will you report findings about the tool organism itself?':
    'Publierez-vous des résultats sur l’organisme outil lui-même ?',
  'Is the gene inserted into the host taken from another accessed organism?':
    'Le gène introduit dans l’hôte vient-il d’un autre organisme auquel on a accédé ?',
  'Developing a tool': 'Mise au point d’un outil',
  'Turning biological material into an instrument: a sensitive test strain, a marker set, a reference standard, an expression host, a cell line, an enzyme for a laboratory method. The organism is studied and changed so that it does the job better.':
    'Faire du matériel biologique un instrument : une souche d’essai sensible, un jeu de marqueurs, un étalon, un hôte d’expression, une lignée cellulaire, une enzyme pour une méthode de laboratoire. L’organisme est étudié et modifié pour mieux remplir sa tâche.',
  'Is the organism modified, selected or optimised for the purpose?':
    'L’organisme est-il modifié, sélectionné ou optimisé à cette fin ?',
  'Will the tool be sold or given to others?': 'L’outil sera-t-il vendu ou donné à d’autres ?',
  'Did you start from a recognised laboratory strain or from wild material?':
    'Êtes-vous parti d’une souche de laboratoire reconnue ou de matériel sauvage ?',
  Diagnostics: 'Diagnostic',
  "Detecting or identifying an organism, disease, contaminant or trait: PCR kits, antibodies, seed-health tests, authenticity tests. Running an existing test on a sample is one thing; designing a new test from the organism's genes or proteins is another.":
    'Détecter ou identifier un organisme, une maladie, un contaminant ou un caractère : kits PCR, anticorps, tests sanitaires de semences, tests d’authenticité. Appliquer un test existant à un échantillon est une chose ; concevoir un nouveau test à partir des gènes ou protéines de l’organisme en est une autre.',
  'Is an existing, validated test applied without change?':
    'Un test existant et validé est-il appliqué sans changement ?',
  'Are new genetic or protein markers sought in this material?':
    'De nouveaux marqueurs génétiques ou protéiques sont-ils recherchés dans ce matériel ?',
  'Is it done by or for an authority as an official control?':
    'Est-ce fait par une autorité ou pour elle, comme contrôle officiel ?',
  'Is the pathogen linked to a declared or imminent public-health emergency?':
    'Le pathogène est-il lié à une urgence de santé publique déclarée ou imminente ?',
  Breeding: 'Sélection (amélioration génétique)',
  'Making new combinations of genes by crossing, selection, induced mutation, genome editing or modern reproduction methods, to obtain a new plant variety, animal line or strain. It includes pre-breeding: bringing traits from wild relatives or landraces into usable lines.':
    'Créer de nouvelles combinaisons de gènes par croisement, sélection, mutation induite, édition du génome ou méthodes modernes de reproduction, pour obtenir une nouvelle variété végétale, lignée animale ou souche. Cela comprend la présélection : introduire des caractères de parents sauvages ou de variétés de pays dans des lignées utilisables.',
  'Is every parent a commercial plant variety that is protected, listed or officially described?':
    'Chaque parent est-il une variété végétale commerciale protégée, inscrite ou officiellement décrite ?',
  "Is any parent a landrace, wild relative, genebank accession or farmer's selection?":
    'Un parent est-il une variété de pays, un parent sauvage, une accession de banque de gènes ou une sélection paysanne ?',
  'Did any parent come under an SMTA, for research, breeding or training for food and agriculture?':
    'Un parent est-il venu sous ATTM, pour la recherche, la sélection ou la formation pour l’alimentation et l’agriculture ?',
  'Is it only multiplication of an existing line, without selection for change?':
    'S’agit-il seulement de multiplier une lignée existante, sans sélection visant un changement ?',
  'Design of an active ingredient': 'Conception d’un principe actif',
  'Developing the substance, strain or trait that makes a product work: a natural compound, a derivative of it, a microbial agent, a peptide, an RNA. It covers optimising structure, production strain or stability, and designs inspired by a natural molecule.':
    'Mettre au point la substance, la souche ou le caractère qui fait agir un produit : un composé naturel, un dérivé, un agent microbien, un peptide, un ARN. Cela comprend l’optimisation de la structure, de la souche de production ou de la stabilité, et les conceptions inspirées d’une molécule naturelle.',
  'Was the molecule first found in material you, or a partner, accessed?':
    'La molécule a-t-elle été trouvée d’abord dans du matériel auquel vous ou un partenaire avez accédé ?',
  'Is it a synthetic copy made from published literature only?':
    'Est-ce une copie synthétique faite seulement d’après la littérature publiée ?',
  'Does a permit or agreement name derivatives, analogues or synthetic copies?':
    'Un permis ou un accord mentionne-t-il des dérivés, des analogues ou des copies synthétiques ?',
  'Field and clinical testing': 'Essais au champ et essais cliniques',
  'Trying the product under real conditions: field trials of a seed, a biological or a crop-protection product; clinical or user trials of a medicine or cosmetic. The product is largely fixed; the aim is to show that it is safe and works, often for a dossier.':
    'Éprouver le produit en conditions réelles : essais au champ d’une semence, d’un produit biologique ou phytosanitaire ; essais cliniques ou d’usage d’un médicament ou d’un cosmétique. Le produit est pour l’essentiel fixé ; le but est de montrer qu’il est sûr et efficace, souvent pour un dossier.',
  'Is the product final, with the trial made only for the dossier or for confirmation?':
    'Le produit est-il définitif, et l’essai mené seulement pour le dossier ou pour confirmation ?',
  'Will results decide which of several candidates goes on?':
    'Les résultats décideront-ils lequel de plusieurs candidats continue ?',
  'Is the trial in the provider country, or is material sent there or elsewhere for it?':
    'L’essai a-t-il lieu dans le pays fournisseur, ou du matériel est-il envoyé là ou ailleurs pour cela ?',
  'Product processing and formulation': 'Transformation et formulation de produits',
  'Turning raw material or a known ingredient into a product: pressing, extracting, drying, mixing, encapsulating, scaling up. The properties of the ingredient are already known, and the process does not look for new ones.':
    'Faire d’une matière première ou d’un ingrédient connu un produit : presser, extraire, sécher, mélanger, encapsuler, changer d’échelle. Les propriétés de l’ingrédient sont déjà connues, et le procédé n’en cherche pas de nouvelles.',
  "Are the ingredient's properties already known and unchanged?":
    'Les propriétés de l’ingrédient sont-elles déjà connues et inchangées ?',
  'Do you look for a new effect, a new fraction or a new claim of the ingredient?':
    'Cherchez-vous un nouvel effet, une nouvelle fraction ou une nouvelle allégation de l’ingrédient ?',
  'Does the provider country ask a share or permit for commercial processing (biotrade)?':
    'Le pays fournisseur exige-t-il une part ou un permis pour la transformation commerciale (biocommerce) ?',
  Biofactory: 'Bio-usine',
  'Using an organism or cell culture as a production plant: yeast that ferments, bacteria that express an enzyme, plants or animals that make an antibody. The organism does its work; the product is harvested. Improving the organism first is a different use.':
    'Employer un organisme ou une culture cellulaire comme unité de production : levure qui fermente, bactéries qui expriment une enzyme, plantes ou animaux qui produisent un anticorps. L’organisme fait son travail ; le produit est récolté. Améliorer d’abord l’organisme est une autre utilisation.',
  'Is the organism used unchanged, by a known process?': 'L’organisme est-il utilisé inchangé, par un procédé connu ?',
  'Is the strain being selected, edited or optimised for yield?':
    'La souche est-elle sélectionnée, éditée ou optimisée pour le rendement ?',
  'Does the inserted gene or pathway come from accessed material?':
    'Le gène ou la voie introduits viennent-ils de matériel auquel on a accédé ?',
  Biotrade: 'Biocommerce',
  'Buying, selling or exporting biological material or simple products from it (dried plants, oils, resins, live organisms), without doing research on it. It is trade in goods, but some provider countries regulate it together with bioprospecting.':
    'Acheter, vendre ou exporter du matériel biologique ou des produits simples qui en sont tirés (plantes séchées, huiles, résines, organismes vivants), sans mener de recherche. C’est du commerce de marchandises, mais certains pays fournisseurs le réglementent avec la bioprospection.',
  'Will you, or your customer, do R&D on the goods?':
    'Vous, ou votre client, mènerez-vous de la R-D sur les marchandises ?',
  'Does the country of origin regulate trade in biological resources or in this species?':
    'Le pays d’origine réglemente-t-il le commerce des ressources biologiques ou de cette espèce ?',
  'Is the species listed under CITES, or a forest or phytosanitary rule?':
    'L’espèce est-elle inscrite à la CITES, ou visée par une règle forestière ou phytosanitaire ?',
  'Exchange and transfer': 'Échange et transfert',
  'Passing the material, parts of it, or results and data, to somebody else: a colleague, a service laboratory, a subsidiary, a customer, a collection. No study is made by the act itself, but rights and duties have to travel with the material.':
    'Transmettre le matériel, des parties de celui-ci, ou des résultats et données à quelqu’un d’autre : un collègue, un laboratoire prestataire, une filiale, un client, une collection. L’acte lui-même n’est pas une étude, mais les droits et obligations doivent suivre le matériel.',
  'Do the permit, MAT, MTA or SMTA allow transfer to this recipient and for this purpose?':
    'Le permis, les CCCA, l’accord de transfert ou l’ATTM permettent-ils le transfert à ce destinataire et à cette fin ?',
  'Is it a service provider who works on your instructions and sends everything back?':
    'Est-ce un prestataire qui travaille selon vos instructions et renvoie tout ?',
  'Does the transfer cross a border, or move from non-commercial to commercial hands?':
    'Le transfert franchit-il une frontière, ou passe-t-il de mains non commerciales à des mains commerciales ?',
  'Intellectual property rights': 'Droits de propriété intellectuelle',
  'Applying for, licensing or asserting a patent, plant variety right or similar title that is based on the material or on knowledge connected with it. The filing itself is paperwork, but many provider countries want to be asked first, and patent offices increasingly ask for the origin.':
    'Demander, concéder ou faire valoir un brevet, un droit d’obtention végétale ou un titre semblable fondé sur le matériel ou sur des connaissances qui lui sont liées. Le dépôt lui-même est une formalité, mais beaucoup de pays fournisseurs veulent être consultés d’abord, et les offices de brevets demandent de plus en plus l’origine.',
  'Is the claimed invention based on the material, or on knowledge linked to it?':
    'L’invention revendiquée repose-t-elle sur le matériel, ou sur des connaissances qui lui sont liées ?',
  'Does the permit, MAT, MTA or SMTA restrict IP or require consent or notice?':
    'Le permis, les CCCA, l’accord de transfert ou l’ATTM restreignent-ils la propriété intellectuelle ou exigent-ils un consentement ou un avis ?',
  'Was the R&D behind the invention itself cleared?':
    'La R-D à l’origine de l’invention était-elle elle-même régularisée ?',
}
