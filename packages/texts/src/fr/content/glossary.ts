import type { ContentTexts } from '../../content.ts'

export const glossary: ContentTexts = {
  CBD: 'CDB',
  "States' sovereign rights over their genetic resources; the principle that access needs prior informed consent and mutually agreed terms and that benefits are shared (Arts 3, 8(j), 15, 16, 19). Basic definitions are in Art. 2.":
    'Les droits souverains des États sur leurs ressources génétiques ; le principe que l’accès exige un consentement préalable en connaissance de cause et des conditions convenues d’un commun accord, et que les avantages sont partagés (art. 3, 8 j), 15, 16, 19). Les définitions de base sont à l’art. 2.',
  'Nagoya Protocol': 'Protocole de Nagoya',
  'How provider countries grant access, how benefits are shared, and how user countries check compliance: permits, certificates, checkpoints, the ABS Clearing-House, traditional knowledge.':
    'Comment les pays fournisseurs accordent l’accès, comment les avantages sont partagés et comment les pays utilisateurs contrôlent le respect : permis, certificats, points de contrôle, Centre d’échange sur l’APA, connaissances traditionnelles.',
  'International Treaty (ITPGRFA)': 'Traité international (TIRPAA)',
  'Plant genetic resources for food and agriculture; a Multilateral System for the crops and forages of Annex I, in which material moves under one standard agreement (SMTA), with conditional payments into a benefit-sharing fund.':
    'Ressources phytogénétiques pour l’alimentation et l’agriculture ; un Système multilatéral pour les plantes cultivées et fourrages de l’Annexe I, dans lequel le matériel circule sous un accord type (ATTM, SMTA), avec des paiements conditionnels à un fonds de partage des avantages.',
  'EU ABS Regulation and Guidance': 'Règlement APA de l’UE et orientations',
  'Duties of those who utilise genetic resources in the EU: due diligence, record keeping, passing on information, declarations, registered collections, checks. It does not regulate access inside the EU.':
    'Obligations de ceux qui utilisent des ressources génétiques dans l’UE : diligence nécessaire, conservation des preuves, transmission d’informations, déclarations, collections enregistrées, contrôles. Il ne règle pas l’accès dans l’UE.',
  'CBD decisions on DSI': 'Décisions de la CDB sur l’ISN (DSI)',
  'A multilateral mechanism for sharing benefits from the use of sequence data. Larger companies in listed sectors are called on to pay a share of profit or revenue into the Cali Fund. Decisions of the Parties, not a treaty: binding on companies only where national law says so.':
    'Un mécanisme multilatéral de partage des avantages tirés de l’utilisation de données de séquences. Les grandes entreprises des secteurs visés sont invitées à verser une part de leur bénéfice ou de leur chiffre d’affaires au Fonds de Cali. Ce sont des décisions des Parties, non un traité : elles ne lient les entreprises que là où le droit national le dit.',
  'Genetic material that is, or could one day be, of value. The value may be commercial, scientific or social, so in practice nearly all non-human biological material with DNA or RNA qualifies.':
    'Matériel génétique qui a, ou pourrait avoir un jour, de la valeur. La valeur peut être commerciale, scientifique ou sociale : en pratique, presque tout matériel biologique non humain contenant de l’ADN ou de l’ARN en relève.',
  'Genetic material': 'Matériel génétique',
  'Material from a plant, animal, microorganism or other living source that carries functional units of heredity. A leaf, a seed, a blood sample, a spore or a soil sample with living microbes are examples.':
    'Matériel d’une plante, d’un animal, d’un micro-organisme ou d’une autre source vivante, qui porte des unités fonctionnelles de l’hérédité. Une feuille, une graine, un échantillon de sang, une spore ou un échantillon de sol contenant des microbes vivants en sont des exemples.',
  'Functional units of heredity': 'Unités fonctionnelles de l’hérédité',
  'The parts of an organism that pass on traits, in practice genes in DNA or RNA. The treaties use the expression without defining it, so laws differ on whether purified or non-living material still counts.':
    'Les parties d’un organisme qui transmettent des caractères, en pratique les gènes de l’ADN ou de l’ARN. Les traités emploient l’expression sans la définir : les lois diffèrent donc sur le matériel purifié ou non vivant.',
  'Biological resource': 'Ressource biologique',
  'The wider notion: organisms, parts of them, populations and ecosystem components that are of use to people, including their genetic resources. Some national laws (India, for example) attach duties to biological resources and not only to genetic ones.':
    'La notion la plus large : organismes, parties d’organismes, populations et éléments d’écosystèmes utiles à l’homme, y compris leurs ressources génétiques. Certaines lois nationales (l’Inde, par exemple) attachent des obligations aux ressources biologiques et pas seulement génétiques.',
  Derivative: 'Dérivé',
  'A biochemical compound that living cells make by themselves through gene expression or metabolism, even if it contains no DNA or RNA. Enzymes, resins, venoms, fragrances and plant metabolites are typical. In the EU, work on a derivative counts only if a link to an accessed genetic resource remains; several provider laws name derivatives expressly.':
    'Un composé biochimique que des cellules vivantes produisent d’elles-mêmes par expression génique ou métabolisme, même s’il ne contient ni ADN ni ARN. Enzymes, résines, venins, parfums et métabolites végétaux en sont typiques. Dans l’UE, un travail sur un dérivé ne compte que si un lien avec une ressource génétique à laquelle on a accédé subsiste ; plusieurs lois de pays fournisseurs visent expressément les dérivés.',
  'Naturally occurring biochemical compound': 'Composé biochimique naturel',
  'A molecule produced by an organism itself, as opposed to one made or altered by synthesis. It is the core of the definition of derivative. A fully synthetic copy is not naturally occurring, but a permit or contract may still cover it.':
    'Une molécule produite par un organisme lui-même, par opposition à celle qui est faite ou modifiée par synthèse. C’est le cœur de la définition du dérivé. Une copie entièrement synthétique n’est pas naturelle, mais un permis ou un contrat peut la couvrir.',
  'Digital sequence information (DSI)': 'Information de séquençage numérique (ISN, DSI)',
  'Sequence and related data derived from genetic resources, such as nucleotide sequences in a public database. The term is a placeholder without an agreed definition. Internationally, benefits are to be shared through a multilateral mechanism and the Cali Fund; some countries also regulate DSI in their own law.':
    'Données de séquences et données liées tirées de ressources génétiques, comme des séquences de nucléotides d’une base publique. Le terme est provisoire, sans définition convenue. Au niveau international, les avantages se partagent par un mécanisme multilatéral et le Fonds de Cali ; certains pays réglementent aussi l’ISN dans leur propre droit.',
  'Associated traditional knowledge': 'Connaissances traditionnelles associées',
  'Knowledge, innovations and practices of indigenous peoples and local communities that relate to a genetic resource, such as a healing or farming use. Using it needs the consent or involvement of its holders. Publication does not by itself make it free to use everywhere.':
    'Connaissances, innovations et pratiques de peuples autochtones et de communautés locales liées à une ressource génétique, comme un usage médicinal ou agricole. Leur utilisation exige le consentement ou la participation de leurs détenteurs. La publication ne les rend pas d’elle-même libres partout.',
  'Any plant or living part of one: whole plant, seed, cutting, leaf, pollen, tissue culture. Algae are usually treated in the same way. Crops may follow the International Treaty instead.':
    'Toute plante ou partie vivante de plante : plante entière, graine, bouture, feuille, pollen, culture de tissus. Les algues sont d’ordinaire traitées de même. Les plantes cultivées peuvent suivre le Traité international.',
  Animal: 'Animal',
  'Any non-human animal, vertebrate or invertebrate, and its cells, semen, eggs, blood, tissue or venom. Protected-species rules such as CITES apply in addition.':
    'Tout animal non humain, vertébré ou invertébré, et ses cellules, sperme, œufs, sang, tissus ou venin. Les règles sur les espèces protégées comme la CITES s’appliquent en plus.',
  Microorganism: 'Micro-organisme',
  'Bacteria, archaea, yeasts, microalgae, protozoa and similar organisms, as isolates, mixed cultures or in a sample. The provider is the country where the sample was taken, not where the strain was isolated or deposited.':
    'Bactéries, archées, levures, microalgues, protozoaires et organismes semblables, en isolats, en cultures mixtes ou dans un échantillon. Le fournisseur est le pays du prélèvement, non celui où la souche a été isolée ou déposée.',
  Fungus: 'Champignon',
  'Moulds, mushrooms, yeasts and their spores, mycelium or cultures. Treated like microorganisms for ABS, including fungi that live inside a plant (endophytes).':
    'Moisissures, champignons, levures et leurs spores, mycélium ou cultures. Traités comme les micro-organismes pour l’APA, y compris les champignons vivant dans une plante (endophytes).',
  Virus: 'Virus',
  'Viruses carry genes and are treated as genetic resources in practice. Influenza viruses with human pandemic potential follow the WHO PIP Framework when shared in its network.':
    'Les virus portent des gènes et sont traités en pratique comme des ressources génétiques. Les virus grippaux à potentiel pandémique humain suivent le Cadre PIP de l’OMS lorsqu’ils sont partagés dans son réseau.',
  'Soil or environmental sample': 'Échantillon de sol ou de l’environnement',
  "Soil, water, sediment, air filter, dung or surface swab with living organisms or their DNA. The sample counts because of what lives in it. One permit for 'soil' may not cover the R&D on every organism isolated from it.":
    'Sol, eau, sédiment, filtre à air, excréments ou écouvillon de surface contenant des organismes vivants ou leur ADN. L’échantillon compte pour ce qui y vit. Un permis pour le « sol » ne couvre pas forcément la R-D sur chaque organisme qui en est isolé.',
  'Associated organism': 'Organisme associé',
  'An organism living in or on the material you accessed: microbiome, endophyte, parasite, pest, pathogen or symbiont. If the permit says nothing about it, ask the provider country whether it is covered before using it.':
    'Un organisme vivant dans ou sur le matériel auquel vous avez accédé : microbiome, endophyte, parasite, ravageur, pathogène ou symbionte. Si le permis n’en dit rien, demandez au pays fournisseur s’il est couvert avant de l’utiliser.',
  'Seed or propagating material': 'Semences ou matériel de multiplication',
  'Reproductive or vegetative material from which a plant can be grown: seed, tuber, cutting, graft wood, tissue culture. Seed bought for sowing or eating is a commodity; breeding or analysing it is another matter.':
    'Matériel reproducteur ou végétatif dont une plante peut être tirée : graine, tubercule, bouture, greffon, culture de tissus. Des semences achetées pour semer ou manger sont une marchandise ; les sélectionner ou les analyser est autre chose.',
  Extract: 'Extrait',
  'A mixture drawn from an organism by pressing, solvent, distillation or similar. It may still contain genetic material, or only derivatives. Buying a standard extract for formulation is usually trade; searching it for new activities is R&D.':
    'Un mélange tiré d’un organisme par pression, solvant, distillation ou semblable. Il peut contenir encore du matériel génétique, ou seulement des dérivés. Acheter un extrait standard pour une formulation est en général du commerce ; y chercher de nouvelles activités est de la R-D.',
  'A product of gene expression and therefore a derivative. If it is made recombinantly from a published sequence, no material may have been accessed, but the DSI rules and contract terms have to be checked.':
    'Un produit de l’expression génique, donc un dérivé. S’il est produit par recombinaison d’après une séquence publiée, on n’a peut-être accédé à aucun matériel, mais les règles sur l’ISN et les conditions contractuelles doivent être vérifiées.',
  'DNA or RNA': 'ADN ou ARN',
  'Isolated nucleic acid from an organism. Extracted DNA is generally handled as genetic material, while a sequence in a file is DSI and an oligonucleotide made from that file is a synthetic product.':
    'Acide nucléique isolé d’un organisme. L’ADN extrait est en général traité comme du matériel génétique, une séquence dans un fichier est de l’ISN, et un oligonucléotide fait d’après ce fichier est un produit synthétique.',
  'Cell line': 'Lignée cellulaire',
  'Cells kept in culture over many generations. Non-human lines go back to an animal or plant with a country of origin; widely shared reference lines are treated much like laboratory strains. Human cell lines are human genetic resources.':
    'Cellules maintenues en culture sur de nombreuses générations. Les lignées non humaines remontent à un animal ou à une plante ayant un pays d’origine ; les lignées de référence largement partagées sont traitées à peu près comme des souches de laboratoire. Les lignées humaines sont des ressources génétiques humaines.',
  'Human genetic resources': 'Ressources génétiques humaines',
  'Material from people: blood, tissue, cells, DNA. The CBD and the Nagoya Protocol do not cover it. Ethics, data-protection and national human-material laws apply. Microbes and parasites found on or in people are not human genetic resources.':
    'Matériel provenant de personnes : sang, tissus, cellules, ADN. La CDB et le Protocole de Nagoya ne les visent pas. L’éthique, la protection des données et les lois nationales sur le matériel humain s’appliquent. Les microbes et parasites trouvés sur ou dans des personnes ne sont pas des ressources génétiques humaines.',
  'Human microbiota': 'Microbiote humain',
  'The microorganisms that live on or in the human body. Isolated strains can be genetic resources of the country where the person was sampled. Treatment of whole samples differs, so have the case checked.':
    'Les micro-organismes vivant sur ou dans le corps humain. Des souches isolées peuvent être des ressources génétiques du pays où la personne a été prélevée. Le traitement des échantillons entiers diffère : faites vérifier le cas.',
  Commodity: 'Marchandise',
  'Biological goods bought and sold for direct use: food, feed, timber, fibre, raw material. Trade alone is outside ABS user rules. When someone starts R&D on the goods, the use has changed and the provider country has to be asked.':
    'Biens biologiques achetés et vendus pour un usage direct : aliments, fourrage, bois, fibres, matières premières. Le commerce seul échappe aux règles d’utilisation APA. Si quelqu’un commence de la R-D sur ces biens, l’utilisation a changé et il faut demander au pays fournisseur.',
  'Ex situ collection': 'Collection ex situ',
  'A place that keeps material outside its natural home: genebank, culture collection, botanic garden, zoo, herbarium, freezer. Ordering from it does not erase the country of origin; ask the collection for the original permit and date.':
    'Un lieu qui garde du matériel hors de son milieu naturel : banque de gènes, collection de cultures, jardin botanique, zoo, herbier, congélateur. Y commander n’efface pas le pays d’origine ; demandez à la collection le permis et la date d’origine.',
  'Registered collection': 'Collection enregistrée',
  'A collection in the EU register that supplies material only with its ABS papers. Users who obtain material there are taken to have been diligent in seeking information; they still keep it and respect the agreed terms.':
    'Une collection du registre de l’UE qui ne fournit du matériel qu’avec ses documents APA. Qui s’y fournit est réputé avoir recherché l’information avec diligence ; il la conserve et respecte les conditions convenues.',
  'Private collection': 'Collection privée',
  'Material kept by a company, a breeder or a hobbyist. Private ownership is no exemption: what counts is where and when the material was first accessed. Without papers, treat it as undocumented.':
    'Matériel gardé par une entreprise, un sélectionneur ou un amateur. La propriété privée n’est pas une exemption : ce qui compte est où et quand on y a d’abord accédé. Sans documents, traitez-le comme non documenté.',
  'In situ conditions': 'Conditions in situ',
  'Living in its own ecosystem or natural habitat. For domesticated or cultivated species it means the surroundings in which they developed their distinctive properties, such as a farming region.':
    'Vivant dans son propre écosystème ou habitat naturel. Pour les espèces domestiquées ou cultivées, le milieu où elles ont acquis leurs propriétés distinctives, comme une région agricole.',
  'Country of origin': 'Pays d’origine',
  'A country that has the genetic resource in in situ conditions. A species usually has several. It is not always the country that supplied the material.':
    'Un pays qui possède la ressource génétique dans des conditions in situ. Une espèce en a d’ordinaire plusieurs. Ce n’est pas toujours le pays qui a fourni le matériel.',
  'Provider country': 'Pays fournisseur',
  'The country whose consent counts: the country of origin that supplies the resource, or a Party that acquired it in line with the CBD. In the portal, enter the country where the material was first taken from nature or from the farm.':
    'Le pays dont le consentement compte : le pays d’origine qui fournit la ressource, ou une Partie qui l’a acquise conformément à la CDB. Dans le portail, indiquez le pays où le matériel a d’abord été prélevé dans la nature ou à la ferme.',
  PGRFA: 'RPGAA',
  'Plant genetic resources for food and agriculture: genetic material of plant origin of actual or potential value for food and farming. All PGRFA fall under the Treaty; only the Annex I crops under public control are automatically in its Multilateral System.':
    'Ressources phytogénétiques pour l’alimentation et l’agriculture : matériel génétique d’origine végétale ayant une valeur effective ou potentielle pour l’alimentation et l’agriculture. Toutes relèvent du Traité ; seules les plantes de l’Annexe I sous contrôle public sont automatiquement dans son Système multilatéral.',
  'Annex I crop': 'Plante de l’Annexe I',
  'One of the 35 food crops and 29 forage genera listed in Annex I of the Treaty. Soybean, tomato, groundnut, cotton, onion, pepper, cucurbits, grapevine, coffee and cocoa are not listed. An attempt to widen the list failed at the Governing Body of November 2025.':
    'L’une des 35 plantes cultivées et des 29 genres fourragers de l’Annexe I du Traité. Soja, tomate, arachide, coton, oignon, poivron, cucurbitacées, vigne, café et cacao n’y figurent pas. Une tentative d’élargir la liste a échoué à l’Organe directeur de novembre 2025.',
  'Multilateral System': 'Système multilatéral',
  "The Treaty's shared pool of Annex I material. Access is given under the SMTA, for research, breeding and training for food and agriculture only; chemical, pharmaceutical and other industrial uses outside food and feed are excluded.":
    'Le fonds commun du matériel de l’Annexe I au titre du Traité. L’accès est donné sous l’ATTM, seulement pour la recherche, la sélection et la formation pour l’alimentation et l’agriculture ; les usages chimiques, pharmaceutiques et autres usages industriels non alimentaires sont exclus.',
  "Landrace or farmers' variety": 'Variété de pays ou paysanne',
  "A locally adapted plant population shaped by generations of farmers. Breeding with it counts as utilisation in the EU unless it came under an SMTA for food and agriculture. Farmers' or community rights may apply.":
    'Une population végétale adaptée localement, façonnée par des générations d’agriculteurs. S’en servir pour la sélection compte comme utilisation dans l’UE, sauf si elle est venue sous ATTM pour l’alimentation et l’agriculture. Des droits des agriculteurs ou de communautés peuvent s’appliquer.',
  'Crop wild relative': 'Espèce sauvage apparentée',
  'A wild species related to a crop, used as a source of traits. If its genus is in Annex I it may be in the Multilateral System, but material taken in situ remains subject to the national law of the country where it grows.':
    'Une espèce sauvage apparentée à une plante cultivée, source de caractères. Si son genre est à l’Annexe I, elle peut être dans le Système multilatéral, mais le matériel prélevé in situ reste soumis au droit du pays où il pousse.',
  'Commercial plant variety': 'Variété végétale commerciale',
  'A variety lawfully on the market: protected by plant variety rights, listed in a catalogue, or officially described. Breeding on from it is outside the EU ABS rules; creating it from in-scope material was inside. Contract terms may say more.':
    'Une variété légalement sur le marché : protégée par un droit d’obtention, inscrite à un catalogue ou officiellement décrite. Sélectionner à partir d’elle échappe aux règles APA de l’UE ; la créer à partir de matériel visé en relevait. Les contrats peuvent en dire plus.',
  Pathogen: 'Pathogène',
  'A disease-causing microorganism or virus. It is a genetic resource like others, but countries pay due regard to health emergencies, and the EU and Switzerland let users complete the formalities later in such cases. Pathogens brought in unintentionally are treated separately.':
    'Un micro-organisme ou virus qui cause une maladie. C’est une ressource génétique comme les autres, mais les pays tiennent compte des urgences sanitaires, et l’UE et la Suisse permettent alors de remplir les formalités plus tard. Les pathogènes introduits sans intention sont traités à part.',
  Pest: 'Ravageur',
  'An insect, mite, nematode, weed or other organism that harms plants or goods. Collected on purpose abroad, it is an ordinary genetic resource; introduced unintentionally into the EU, it is outside the EU rules.':
    'Un insecte, un acarien, un nématode, une adventice ou un autre organisme nuisible aux plantes ou aux biens. Collecté à dessein à l’étranger, c’est une ressource génétique ordinaire ; introduit dans l’UE sans intention, il échappe aux règles de l’UE.',
  'Influenza virus with pandemic potential': 'Virus grippal à potentiel pandémique',
  'H5N1 and other influenza viruses that could cause a human pandemic. They move under the WHO PIP Framework and its two standard agreements. Seasonal influenza viruses and other pathogens do not.':
    'H5N1 et autres virus grippaux pouvant causer une pandémie humaine. Ils circulent sous le Cadre PIP de l’OMS et ses deux accords types. Les virus de la grippe saisonnière et les autres pathogènes, non.',
  'Alien species': 'Espèce exotique',
  'A species brought by people outside its natural range. Once it sustains itself in the wild, the country where you take it is the provider country, even though it is not native there.':
    'Une espèce amenée par l’homme hors de son aire naturelle. Dès qu’elle se maintient à l’état sauvage, le pays où vous la prélevez est le pays fournisseur, même si elle n’y est pas indigène.',
  'Invasive alien species': 'Espèce exotique envahissante',
  'An alien species whose spread harms nature, health or the economy. Being invasive is no exemption from ABS. Transport and release are restricted by other law.':
    'Une espèce exotique dont la propagation nuit à la nature, à la santé ou à l’économie. Être envahissante n’exempte pas de l’APA. D’autres lois en limitent le transport et la libération.',
  'A natural enemy used against a pest: a predatory mite, a parasitoid wasp, a fungus. When it has been released and has established itself, the country of release becomes the provider for later access from the wild.':
    'Un ennemi naturel employé contre un ravageur : acarien prédateur, guêpe parasitoïde, champignon. S’il a été libéré et s’est établi, le pays de la libération devient le fournisseur pour tout accès ultérieur dans la nature.',
  'A genetically well-defined, largely uniform strain that is deliberately kept and shared for research, with a traceable laboratory history: certain mice, Escherichia coli K-12 derivatives, Arabidopsis lines. Established strains are normally outside the EU rules; creating a new one from in-scope material is utilisation.':
    'Une souche génétiquement bien définie, largement uniforme, conservée et partagée à dessein pour la recherche, avec un historique de laboratoire traçable : certaines souris, dérivés d’Escherichia coli K-12, lignées d’Arabidopsis. Les souches établies échappent en général aux règles de l’UE ; en créer une nouvelle à partir de matériel visé est une utilisation.',
  'Marine genetic resource beyond national jurisdiction':
    'Ressource génétique marine au-delà de la juridiction nationale',
  'Marine material from the high seas or the international seabed. No state has sovereign rights over it, so Nagoya rules do not apply. Since 17 January 2026 the BBNJ Agreement asks its Parties to see that collection and utilisation are notified and benefits are shared.':
    'Matériel marin de la haute mer ou des fonds marins internationaux. Aucun État n’y a de droits souverains : les règles de Nagoya ne s’appliquent pas. Depuis le 17 janvier 2026, l’Accord BBNJ demande à ses Parties de veiller à ce que collecte et utilisation soient notifiées et les avantages partagés.',
  'Pre-CBD material': 'Matériel antérieur à la CDB',
  'Material first accessed before the Convention entered into force on 29 December 1993. It is outside CBD and Nagoya, but keep proof of the date. A few national laws look at the date of use instead.':
    'Matériel auquel on a accédé avant l’entrée en vigueur de la Convention le 29 décembre 1993. Il échappe à la CDB et à Nagoya, mais gardez la preuve de la date. Quelques lois nationales regardent plutôt la date d’utilisation.',
  'Passport data': 'Données de passeport',
  'Basic information on an accession: name, number, donor, place and date of collection. It is the cheapest evidence of provider country and date. Ask for it before you ask a lawyer.':
    'Informations de base sur une accession : nom, numéro, donateur, lieu et date de collecte. C’est la preuve la moins coûteuse du pays fournisseur et de la date. Demandez-les avant de consulter un juriste.',
  'Getting the material: collecting, buying, ordering, receiving. Not R&D, but it fixes country and date and may itself need a permit.':
    'Obtenir le matériel : collecter, acheter, commander, recevoir. Ce n’est pas de la R-D, mais cela fixe le pays et la date et peut exiger un permis.',
  'Keeping material alive, healthy and correctly labelled. Quality and identity checks, even by sequencing, belong here. Not utilisation in the EU.':
    'Garder le matériel vivant, sain et correctement étiqueté. Les contrôles de qualité et d’identité, même par séquençage, en font partie. Pas une utilisation dans l’UE.',
  'Naming and describing the material. Taxonomy is outside; searching for the function of genes or compounds is inside.':
    'Nommer et décrire le matériel. La taxonomie n’est pas visée ; chercher la fonction de gènes ou de composés l’est.',
  'One standard yes/no test on many samples, to discard most of them. Outside the EU rules until you start to look at individual hits.':
    'Un essai normalisé oui/non sur de nombreux échantillons, pour en écarter la plupart. Hors des règles de l’UE tant que vous n’examinez pas de cas individuels.',
  'A hit that is studied further in its own right. This is where utilisation begins after a screening.':
    'Un échantillon prometteur étudié pour lui-même. C’est là que commence l’utilisation après un criblage.',
  'Systematic work that creates knowledge about the genes or natural chemistry of the material, or something new from it. Academic and industrial work alike.':
    'Travail systématique qui crée des connaissances sur les gènes ou la chimie naturelle du matériel, ou quelque chose de nouveau à partir d’elles. Travail académique comme industriel.',
  'Finding out how an effect comes about in the organism or through its compounds. Utilisation, unless the organism is only an unchanged test system.':
    'Comprendre comment un effet se produit dans l’organisme ou par ses composés. Utilisation, sauf si l’organisme n’est qu’un système d’essai inchangé.',
  'Studying why organisms withstand treatments, pests or disease. Looking for the gene is utilisation; counting survivors by a fixed protocol usually is not.':
    'Étudier pourquoi des organismes résistent aux traitements, ravageurs ou maladies. Chercher le gène est une utilisation ; compter les survivants selon un protocole fixe ne l’est en général pas.',
  'Measuring whether and how well the material works. Utilisation if the material is the test substance; use as a tool if it is only the target.':
    'Mesurer si et à quel point le matériel agit. Utilisation si le matériel est la substance testée ; utilisation comme outil s’il n’est que la cible.',
  'Using an unchanged organism to test or confirm something else. Not utilisation of the tool.':
    'Employer un organisme inchangé pour tester ou confirmer autre chose. Pas une utilisation de l’outil.',
  'Making or improving a test organism, strain, marker, cell line or enzyme for later use as an instrument. Utilisation.':
    'Créer ou améliorer un organisme d’essai, une souche, un marqueur, une lignée cellulaire ou une enzyme comme instrument. Utilisation.',
  "Detecting an organism, disease or trait. Running a known test is outside; designing a new one from the organism's genes or proteins is inside.":
    'Détecter un organisme, une maladie ou un caractère. Appliquer un test connu n’est pas visé ; en concevoir un nouveau à partir des gènes ou protéines de l’organisme l’est.',
  'Creating new combinations of genes by crossing, selection, mutation or editing. Inside for landraces, wild plants and animal lines; outside for commercial plant varieties; SMTA material follows the Treaty.':
    'Créer de nouvelles combinaisons de gènes par croisement, sélection, mutation ou édition. Visé pour les variétés de pays, plantes sauvages et lignées animales ; non visé pour les variétés végétales commerciales ; le matériel sous ATTM suit le Traité.',
  'Developing the substance, strain or trait that makes a product work. Utilisation while a link to the accessed material remains.':
    'Mettre au point la substance, la souche ou le caractère qui fait agir un produit. Utilisation tant qu’un lien avec le matériel subsiste.',
  'Trying a nearly finished product in the field or in people. Outside if it only confirms a final product; inside if the results still shape it.':
    'Éprouver un produit presque fini au champ ou sur des personnes. Non visé s’il ne fait que confirmer un produit définitif ; visé si les résultats le façonnent encore.',
  'Making a product from an ingredient with known properties. Outside, unless new properties are investigated.':
    'Faire un produit d’un ingrédient aux propriétés connues. Non visé, sauf si de nouvelles propriétés sont recherchées.',
  'Producing something with an organism as it is, as yeast makes beer. Outside; improving the producing strain is inside.':
    'Produire quelque chose avec un organisme tel quel, comme la levure fait la bière. Non visé ; améliorer la souche productrice l’est.',
  'Commercial collection, processing and sale of biological goods without R&D. Not utilisation, but regulated by some provider countries.':
    'Collecte, transformation et vente commerciales de biens biologiques sans R-D. Pas une utilisation, mais réglementé par certains pays fournisseurs.',
  'Handing over material, results or data. Not utilisation; the papers and the conditions travel with the material.':
    'Remettre du matériel, des résultats ou des données. Pas une utilisation ; les documents et les conditions suivent le matériel.',
  'Applying for or licensing a patent or plant variety right based on the material or on linked knowledge. Often needs consent, notice or disclosure of origin.':
    'Demander ou concéder un brevet ou un droit d’obtention végétale fondé sur le matériel ou des connaissances liées. Exige souvent un consentement, un avis ou la divulgation de l’origine.',
  Access: 'Accès',
  "In the EU: acquiring genetic resources, or traditional knowledge linked to them, in a Party to the Nagoya Protocol. Some national laws call the R&D itself 'access' (Brazil, for example), so read the country page.":
    'Dans l’UE : acquérir des ressources génétiques, ou des connaissances traditionnelles liées, dans une Partie au Protocole de Nagoya. Certaines lois nationales appellent « accès » la R-D elle-même (le Brésil, par exemple) : lisez donc la page du pays.',
  'The day the material was first taken from its place of origin or provider country, not the day it reached you. It decides which law applies.':
    'Le jour où le matériel a d’abord été prélevé dans son lieu d’origine ou le pays fournisseur, non celui où il vous est parvenu. Il décide du droit applicable.',
  'Date of intended use': 'Date de l’utilisation prévue',
  "The day your work with the material starts. Some countries' duties depend on this date even for old material.":
    'Le jour où commence votre travail avec le matériel. Les obligations de certains pays en dépendent, même pour du matériel ancien.',
  Utilisation: 'Utilisation',
  'R&D on the genetic or biochemical composition of the material, biotechnology included. It is the switch for the compliance rules of the EU, the UK and Switzerland.':
    'R-D sur la composition génétique ou biochimique du matériel, biotechnologie comprise. C’est ce qui déclenche les règles de conformité de l’UE, du Royaume-Uni et de la Suisse.',
  Biotechnology: 'Biotechnologie',
  'Technology that uses living organisms, biological systems or what they produce, to make or change products or processes. The word covers fermentation as well as gene editing.':
    'Technique qui utilise des organismes vivants, des systèmes biologiques ou leurs produits pour créer ou modifier des produits ou des procédés. Le mot couvre la fermentation comme l’édition de gènes.',
  User: 'Utilisateur',
  'A person or organisation that utilises genetic resources or linked traditional knowledge. Someone who only trades, stores or passes on is not a user in the EU. Switzerland also counts those who benefit directly.':
    'Une personne ou un organisme qui utilise des ressources génétiques ou des connaissances traditionnelles liées. Qui ne fait que vendre, stocker ou transmettre n’est pas utilisateur dans l’UE. La Suisse compte aussi ceux qui en tirent directement avantage.',
  Provider: 'Fournisseur',
  "Whoever may give consent under the provider country's law: the state, a province, a landowner, a collection, an indigenous people or local community. Often more than one.":
    'Quiconque peut donner le consentement selon le droit du pays fournisseur : l’État, une province, un propriétaire foncier, une collection, un peuple autochtone ou une communauté locale. Souvent plusieurs.',
  'Sovereign rights': 'Droits souverains',
  'Each state decides on access to the genetic resources in its territory. It may also decide to leave access free.':
    'Chaque État décide de l’accès aux ressources génétiques de son territoire. Il peut aussi décider de laisser l’accès libre.',
  'Prior informed consent (PIC)': 'Consentement préalable en connaissance de cause (CPCC, PIC)',
  'Permission of the competent authority, given before access and on the basis of what you told it about the purpose. Where communities have rights over the resource or knowledge, their consent is needed as well.':
    'Autorisation de l’autorité compétente, donnée avant l’accès et sur la base de ce que vous lui avez dit du but. Si des communautés ont des droits sur la ressource ou la connaissance, leur consentement est aussi nécessaire.',
  'Mutually agreed terms (MAT)': 'Conditions convenues d’un commun accord (CCCA, MAT)',
  'The contract between provider and user: permitted uses, benefits, transfer, IP, reporting, disputes. It binds even where the law would be silent.':
    'Le contrat entre fournisseur et utilisateur : utilisations permises, avantages, transfert, propriété intellectuelle, rapports, litiges. Il lie même là où la loi serait muette.',
  'Access permit': 'Permis d’accès',
  'The document that proves the decision to grant PIC and that MAT exist. When the country publishes it in the ABS Clearing-House it becomes an IRCC.':
    'Le document qui prouve la décision d’accorder le CPCC et l’existence des CCCA. Lorsque le pays le publie au Centre d’échange sur l’APA, il devient un IRCC.',
  IRCC: 'IRCC',
  'Internationally recognised certificate of compliance: the permit as published in the ABS Clearing-House, with its own number. It is the strongest proof of lawful access, for the uses it names.':
    'Certificat de conformité reconnu à l’échelle internationale : le permis tel que publié au Centre d’échange sur l’APA, avec son propre numéro. C’est la preuve la plus forte d’un accès légal, pour les utilisations qu’il nomme.',
  'ABS Clearing-House (ABSCH)': 'Centre d’échange sur l’APA (ABSCH)',
  "The Protocol's public website with each country's measures, authorities, permits and checkpoint reports. A blank entry does not prove that there is no law.":
    'Le site public du Protocole avec les mesures, autorités, permis et rapports de contrôle de chaque pays. Une entrée vide ne prouve pas l’absence de loi.',
  Checkpoint: 'Point de contrôle',
  'An authority or moment at which users must show their ABS papers. In the EU: research funding and final product development. In Switzerland: before market authorisation or sale.':
    'Une autorité ou un moment où les utilisateurs doivent montrer leurs documents APA. Dans l’UE : financement de la recherche et développement final d’un produit. En Suisse : avant l’autorisation de mise sur le marché ou la vente.',
  'Competent national authority': 'Autorité nationale compétente',
  'The body that grants access or issues written evidence that the rules were met. Countries may have several, by sector or region.':
    'L’organisme qui accorde l’accès ou délivre la preuve écrite que les règles ont été respectées. Un pays peut en avoir plusieurs, par secteur ou région.',
  'National focal point': 'Correspondant national',
  "The first address for questions on a country's ABS rules. It informs; as a rule it does not grant permits.":
    'La première adresse pour les questions sur les règles APA d’un pays. Il informe ; en règle générale, il n’accorde pas de permis.',
  'Due diligence': 'Diligence nécessaire',
  'Taking reasonable, documented steps to make sure that access was lawful and that benefits are shared. Seek, keep and pass on the information; keep it for 20 years after the utilisation ends.':
    'Prendre des mesures raisonnables et documentées pour s’assurer que l’accès était légal et que les avantages sont partagés. Rechercher, conserver et transmettre l’information ; la conserver 20 ans après la fin de l’utilisation.',
  'Due diligence declaration': 'Déclaration de diligence nécessaire',
  'A statement filed with the national authority (in the EU through the DECLARE tool) when external research funding is received and at the final stage of product development.':
    'Une déclaration déposée auprès de l’autorité nationale (dans l’UE par l’outil DECLARE) lorsqu’un financement externe de recherche est reçu et au stade final du développement d’un produit.',
  'Access and benefit-sharing (ABS)': 'Accès et partage des avantages (APA)',
  'The two sides of these rules: access to genetic resources on the terms of those who provide them, and a fair share for them of the benefits that come out of the use.':
    'Les deux volets de ces règles : l’accès aux ressources génétiques aux conditions de ceux qui les fournissent, et pour eux une part équitable des avantages issus de l’utilisation.',
  'Benefit-sharing': 'Partage des avantages',
  'Giving the provider a fair part of what comes out: money (fees, milestones, royalties) or other benefits (training, co-authorship, results, samples, infrastructure). Agree on it in the MAT before you start.':
    'Donner au fournisseur une part équitable de ce qui en résulte : argent (droits, jalons, redevances) ou autres avantages (formation, co-signature, résultats, échantillons, infrastructures). Convenez-en dans les CCCA avant de commencer.',
  'Non-commercial research': 'Recherche non commerciale',
  'Research without commercial intent, for which many countries have a lighter procedure. It is not exempt from the EU, UK or Swiss rules, and it ends when the intent changes.':
    'Recherche sans intention commerciale, pour laquelle beaucoup de pays ont une procédure allégée. Elle n’est pas exemptée des règles de l’UE, du Royaume-Uni ou de la Suisse, et prend fin quand l’intention change.',
  'Commercial intent': 'Intention commerciale',
  'The aim to earn money with results, be it by sale, licence, service or patent. Each country has its own test; industry funding or a patent filing is often taken as a sign.':
    'Le but de gagner de l’argent avec des résultats, par vente, licence, service ou brevet. Chaque pays a son propre critère ; un financement industriel ou un dépôt de brevet en est souvent tenu pour un signe.',
  'Change of intent': 'Changement d’intention',
  'Moving from the agreed use to another, typically from academic to commercial, or from commodity to R&D. Stop, tell the provider, and get new PIC or MAT first.':
    'Passer de l’utilisation convenue à une autre, typiquement de l’académique au commercial, ou de la marchandise à la R-D. Arrêtez-vous, informez le fournisseur, et obtenez d’abord un nouveau CPCC ou de nouvelles CCCA.',
  'Third-party transfer': 'Transfert à un tiers',
  'Giving the material or results to anyone who is not named in the agreement. MAT usually say whether this is allowed and what the recipient must accept.':
    'Remettre le matériel ou les résultats à quiconque n’est pas nommé dans l’accord. Les CCCA disent d’ordinaire si c’est permis et ce que le destinataire doit accepter.',
  'Subsequent user': 'Utilisateur ultérieur',
  'The next person in the chain who utilises the material. He or she needs the certificate, or the information and contract terms that replace it.':
    'La personne suivante de la chaîne qui utilise le matériel. Il lui faut le certificat, ou les informations et conditions contractuelles qui en tiennent lieu.',
  'Material transfer agreement (MTA)': 'Accord de transfert de matériel (ATM, MTA)',
  "A contract between supplier and recipient of material. It may contain MAT, but an MTA between two laboratories does not replace the provider country's consent.":
    'Un contrat entre fournisseur et destinataire de matériel. Il peut contenir les CCCA, mais un ATM entre deux laboratoires ne remplace pas le consentement du pays fournisseur.',
  "The Treaty's standard material transfer agreement; its terms may not be altered. Use is limited to research, breeding and training for food and agriculture; payment is due in certain cases when a product is sold with restrictions on others' use.":
    'L’accord type de transfert de matériel du Traité ; ses termes ne peuvent pas être modifiés. L’utilisation se limite à la recherche, à la sélection et à la formation pour l’alimentation et l’agriculture ; un paiement est dû dans certains cas lorsqu’un produit est vendu avec des restrictions pour autrui.',
  SisGen: 'SisGen',
  'The Brazilian system in which access to genetic heritage and associated traditional knowledge is registered, and in which shipments and finished products are entered. A user abroad registers through an institution in Brazil.':
    'Le système brésilien où sont enregistrés l’accès au patrimoine génétique et aux connaissances traditionnelles associées, et où sont inscrits les envois et les produits finis. Un utilisateur à l’étranger s’enregistre par une institution au Brésil.',
  'Specialised instrument': 'Instrument spécialisé',
  'Another international ABS agreement that takes the place of the Protocol for the material and purpose it covers. The International Treaty is the clear case; the PIP Framework is treated as one in the EU.':
    'Un autre accord international d’APA qui prend la place du Protocole pour le matériel et le but qu’il couvre. Le Traité international en est le cas clair ; le Cadre PIP est traité comme tel dans l’UE.',
  'Multilateral mechanism and Cali Fund': 'Mécanisme multilatéral et Fonds de Cali',
  "The CBD's arrangement for DSI. Companies in listed sectors that exceed two of three thresholds (USD 20 million assets, 50 million sales, 5 million profit, three-year average) are asked for an indicative 1% of profit or 0.1% of revenue. Public and academic bodies are not expected to pay.":
    'Le dispositif de la CDB pour l’ISN. Les entreprises des secteurs visés qui dépassent deux seuils sur trois (20 millions USD d’actifs, 50 millions de ventes, 5 millions de bénéfice, moyenne sur trois ans) sont invitées à verser à titre indicatif 1 % du bénéfice ou 0,1 % du chiffre d’affaires. Les organismes publics et académiques n’ont pas à payer.',
  'Community protocol': 'Protocole communautaire',
  'Rules that an indigenous or local community has written down on how outsiders may ask for its resources or knowledge. Read it before making contact.':
    'Règles qu’une communauté autochtone ou locale a mises par écrit sur la façon dont des tiers peuvent demander ses ressources ou connaissances. Lisez-le avant tout contact.',
}
