import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with At to Ch. */
export const stepsAtToCh: ContentTexts = {
  'Attach a copy of the access contract.': 'Joindre une copie du contrat d’accès.',
  'Attach both to the application and mark confidential parts.':
    'Joindre les deux à la demande et marquer les parties confidentielles.',
  'Attach both to the application.': 'Joindre les deux à la demande.',
  'Attach consent of the providers and the project.': 'Joindre le consentement des fournisseurs et le projet.',
  'Attach copies to the access application.': 'Joindre des copies à la demande d’accès.',
  'Attach maps, ethics papers and records of community consultation.':
    'Joindre les cartes, les documents d’éthique et les traces de la consultation des communautés.',
  'Attach proof of consent and registration to the access application.':
    'Joindre la preuve du consentement et de l’enregistrement à la demande d’accès.',
  'Attach proposal, CVs and institutional letter and pay the fee.':
    'Joindre la proposition, les CV et la lettre de l’institution, et payer les frais.',
  'Attach the access authorisation or contract.': 'Joindre l’autorisation ou le contrat d’accès.',
  'Attach the access contract, and the knowledge licence if knowledge was used.':
    'Joindre le contrat d’accès, et la licence d’utilisation des connaissances si des connaissances ont été utilisées.',
  'Attach the agreement to the provincial application.': 'Joindre l’accord à la demande faite à la province.',
  'Attach the certificate of origin and the prior informed consent, or proof of one of the exceptions.':
    'Joindre le certificat d’origine et le consentement préalable, ou la preuve de l’une des exceptions.',
  'Attach the consent to the access application.': 'Joindre le consentement à la demande d’accès.',
  'Attach the contract or letter of intent with the recipient.':
    'Joindre le contrat ou la lettre d’intention avec le destinataire.',
  'Attach the documents and pay the fee online.': 'Joindre les documents et payer les frais en ligne.',
  'Attach the documents, pay the fee and answer questions.':
    'Joindre les documents, payer les frais et répondre aux questions.',
  'Attach the licence for collective knowledge, where used.':
    'Joindre la licence pour les connaissances collectives, si elles sont utilisées.',
  'Attach the licence or authorisation for traditional knowledge, if it was used.':
    'Joindre la licence ou l’autorisation pour les connaissances traditionnelles, si elles ont été utilisées.',
  'Attach the licence or consent to the access application.':
    'Joindre la licence ou le consentement à la demande d’accès.',
  "Attach the local collaborator's letter with the list and quantity of samples.":
    'Joindre la lettre du collaborateur local avec la liste et la quantité des échantillons.',
  'Attach the material transfer and benefit-sharing agreements for approval.':
    'Joindre pour approbation les accords de transfert de matériel et de partage des avantages.',
  'Attach the project and the other documents on the platform.':
    'Joindre le projet et les autres documents sur la plateforme.',
  'Attach the project outline and the other papers named in the rules.':
    'Joindre l’esquisse du projet et les autres documents que le règlement nomme.',
  'Attach the project, a signed commitment to report and to share later benefits, and the benefit proposal.':
    'Joindre le projet, un engagement signé de faire rapport et de partager les avantages ultérieurs, et la proposition d’avantages.',
  "Attach the provider's written informed consent (section 28) and the signed deed, or proof that negotiations have started.":
    'Joindre le consentement éclairé écrit du fournisseur (section 28) et l’acte signé, ou la preuve que les négociations ont commencé.',
  'Attach the record, or the statement that none is due, to the application; check the current list of documents, since sources disagree on which paper is asked.':
    'Joindre à la demande l’acte, ou la déclaration qu’aucune consultation n’est due ; vérifier la liste actuelle des documents, car les sources divergent sur le document demandé.',
  'Attach the signed agreement to the permit application.': 'Joindre l’accord signé à la demande de permis.',
  'Attach the signed MTA and BSA, or, as a later trader in the chain, the written consent of the holder of the biotrade permit.':
    'Joindre les accords MTA et BSA signés ou, pour un négociant ultérieur de la chaîne, le consentement écrit du titulaire du permis de biocommerce.',
  'Attach the written consent of the community, with the minutes of its assembly, if its land or knowledge is concerned.':
    'Joindre le consentement écrit de la communauté, avec le procès-verbal de son assemblée, si ses terres ou ses connaissances sont concernées.',
  'Attach them to the application.': 'Les joindre à la demande.',
  'Attach them to the permit application.': 'Les joindre à la demande de permis.',
  'Attend the two negotiation meetings set by the authority within 30 working days (extendable once by 30 on request); missing them leads to refusal.':
    'Assister aux deux réunions de négociation que l’autorité fixe dans les 30 jours ouvrables (prolongeables une fois de 30 sur demande) ; les manquer entraîne un refus.',
  'Austria has no consent or sharing rules: access is free, under ordinary public and private law.':
    'L’Autriche n’a pas de règles de consentement ni de partage : l’accès est libre, selon le droit public et privé ordinaire.',
  'Authorised officers may check under S.I. 253/2019.':
    'Des agents autorisés peuvent contrôler selon le S.I. 253/2019.',
  'Be entered in the database of access, which counts as prior informed consent.':
    'Se faire inscrire dans la base de données des accès, ce qui vaut consentement préalable en connaissance de cause.',
  'Before commercialising the right, apply for approval and sign the benefit-sharing terms.':
    'Avant de commercialiser le droit, demander l’approbation et signer les conditions de partage des avantages.',
  'Before export apply to MINFOF for the export permit and check customs and veterinary or plant-health demands.':
    'Avant l’exportation, demander au MINFOF le permis d’exportation et vérifier les exigences douanières, vétérinaires ou phytosanitaires.',
  'Bring in local scientists and agree on benefits for owners and sharing of results.':
    'Associer des scientifiques locaux et convenir des avantages pour les propriétaires et du partage des résultats.',
  'Bring the mother specimens to the registered plantation or farm.':
    'Apporter les spécimens mères à la plantation ou à l’exploitation enregistrée.',
  'Build the same file as in the European Union: the assimilated Regulation 511/2014 has the same Articles 4 and 7.':
    'Constituer le même dossier que dans l’Union européenne : le règlement 511/2014 repris au Royaume-Uni a les mêmes articles 4 et 7.',
  'Bulbous plants: apply to BÜGEM (plant production directorate) instead.':
    'Plantes à bulbes : faire plutôt la demande au BÜGEM (direction de la production végétale).',
  'Carry out an environmental impact assessment where required.':
    'Faire une étude d’impact sur l’environnement là où elle est exigée.',
  'Carry out the measures ordered in the time set.': 'Exécuter les mesures ordonnées dans le délai fixé.',
  'Carry out the order to end the breach.': 'Exécuter l’ordre de mettre fin à l’infraction.',
  'Carry out the work within the permit; a breach can be a criminal offence.':
    'Faire le travail dans les limites du permis ; une infraction peut être un délit pénal.',
  'Carry the approval at export.': 'Avoir l’approbation avec soi à l’exportation.',
  'Carry the authorisation in the field.': 'Avoir l’autorisation sur le terrain.',
  'Carry the permit in the field, collect only what it names, deposit specimens in a registered collection and publish the data in SiB Colombia.':
    'Avoir le permis sur le terrain, ne collecter que ce qu’il nomme, déposer les spécimens dans une collection enregistrée et publier les données dans SiB Colombia.',
  'Carry the permit in the field.': 'Avoir le permis sur soi sur le terrain.',
  'Check every entry of the permit, errors are common.':
    'Vérifier chaque mention du permis, les erreurs sont fréquentes.',
  'Check first that the material is not federal (North Sea, federal collections) and not Walloon.':
    'Vérifier d’abord que le matériel n’est ni fédéral (mer du Nord, collections fédérales) ni wallon.',
  'Check in writing that there is no genuine scientific collaboration: if there is one, the ordinary association must be used.':
    'Vérifier par écrit qu’il n’y a pas de véritable collaboration scientifique : s’il y en a une, l’association ordinaire doit être utilisée.',
  'Check it against the list: separating functional or non-functional units of DNA or RNA, or isolating molecules made by metabolism, is access; crude extracts are derivatives but only the activity decides.':
    'La comparer à la liste : séparer des unités fonctionnelles ou non fonctionnelles d’ADN ou d’ARN, ou isoler des molécules issues du métabolisme, c’est accéder ; les extraits bruts sont des dérivés, mais seule l’activité décide.',
  'Check molecular work against the list of access activities.':
    'Comparer le travail moléculaire à la liste des activités d’accès.',
  'Check name and status of the land on DOC maps.': 'Vérifier le nom et le statut du terrain sur les cartes du DOC.',
  'Check place of collecting and foreign share, partner, funding or contract.':
    'Vérifier le lieu de collecte et la participation, le partenaire, le financement ou le contrat étrangers.',
  'Check sanctions first.': 'Vérifier d’abord les sanctions.',
  'Check sanctions law of your own country first.': 'Vérifier d’abord les lois de sanctions de votre propre pays.',
  'Check that contract or authorisation allows the transfer and names the recipient.':
    'Vérifier que le contrat ou l’autorisation permet le transfert et nomme le destinataire.',
  'Check that every access behind the product is registered, also those of suppliers of intermediate products.':
    'Vérifier que chaque accès à l’origine du produit est enregistré, aussi ceux des fournisseurs de produits intermédiaires.',
  'Check that no material leaves China and the trial serves Chinese market approval; otherwise use the approval route.':
    'Vérifier qu’aucun matériel ne quitte la Chine et que l’essai sert à l’autorisation de mise sur le marché chinois ; sinon prendre la voie de l’approbation.',
  'Check that permit and agreed terms allow the export and the recipient.':
    'Vérifier que le permis et les conditions convenues permettent l’exportation et le destinataire.',
  'Check that project, species, transfer abroad and people are covered.':
    'Vérifier que le projet, l’espèce, le transfert à l’étranger et les personnes sont couverts.',
  'Check that the access authorisation covers recipient and purpose.':
    'Vérifier que l’autorisation d’accès couvre le destinataire et le but.',
  'Check that the access permit allows export and that the transfer agreement is signed.':
    'Vérifier que le permis d’accès permet l’exportation et que l’accord de transfert est signé.',
  'Check that the access terms cover IP.': 'Vérifier que les conditions d’accès couvrent la propriété intellectuelle.',
  'Check that the agreed terms allow the transfer to this recipient for this use.':
    'Vérifier que les conditions convenues permettent le transfert à ce destinataire pour cette utilisation.',
  'Check that the aim is research, breeding or training for food and agriculture; chemical, pharmaceutical and other non-food industrial uses are outside.':
    'Vérifier que le but est la recherche, la sélection ou la formation pour l’alimentation et l’agriculture ; les utilisations chimiques, pharmaceutiques et les autres utilisations industrielles non alimentaires sont exclues.',
  'Check that the authorisation or contract allows the transfer abroad and names the recipient.':
    'Vérifier que l’autorisation ou le contrat permet le transfert à l’étranger et nomme le destinataire.',
  'Check that the breed is on the national protection list and is not endemic, newly found and unidentified, or banned from export.':
    'Vérifier que la race figure sur la liste nationale de protection et qu’elle n’est ni endémique, ni nouvellement découverte et non identifiée, ni interdite d’exportation.',
  'Check that the change is allowed: holder, purpose and authorised biological material cannot be changed, a new application is needed for these.':
    'Vérifier que le changement est permis : le titulaire, le but et le matériel biologique autorisé ne peuvent pas être changés, il faut pour cela une nouvelle demande.',
  'Check that the collection falls under the register.': 'Vérifier que la collection relève du registre.',
  'Check that the collection was registered with the Humboldt Institute on the basis of the contract.':
    'Vérifier que la collection a été enregistrée auprès de l’Institut Humboldt sur la base du contrat.',
  'Check that the material falls under the Protocol and the ABS Guidelines (in force since 20 August 2017).':
    'Vérifier que le matériel relève du Protocole et des ABS Guidelines (en vigueur depuis le 20 août 2017).',
  'Check that the material was acquired on or after 12 October 2014 from a Party that asks for consent.':
    'Vérifier que le matériel a été acquis le 12 octobre 2014 ou après, auprès d’une Partie qui demande un consentement.',
  'Check that the money is a grant for research (public or private); own budget does not count.':
    'Vérifier que l’argent est une subvention de recherche (publique ou privée) ; le budget propre ne compte pas.',
  'Check that the recipient only renders a service: no own research, no passing on, sample returned or destroyed.':
    'Vérifier que le destinataire ne fait que rendre un service : pas de recherche propre, pas de transmission, échantillon rendu ou détruit.',
  'Check that the resource is in scope (not farmed, not CITES trade).':
    'Vérifier que la ressource entre dans le champ (ni élevée ou cultivée, ni commerce CITES).',
  'Check that the species is indigenous (SANBI lists) and that the work is not covered by the exemption notice of section 86.':
    'Vérifier que l’espèce est indigène (listes de SANBI) et que le travail n’est pas couvert par l’avis d’exemption de la section 86.',
  'Check that the unit is Chinese and not controlled from abroad.':
    'Vérifier que l’unité est chinoise et n’est pas contrôlée de l’étranger.',
  'Check the access contract or collecting permit for the transfer abroad.':
    'Vérifier si le contrat d’accès ou le permis de collecte permet le transfert à l’étranger.',
  'Check the class of the material in the catalogue of germplasm open for exchange abroad.':
    'Vérifier la classe du matériel dans le catalogue du germoplasme ouvert aux échanges avec l’étranger.',
  'Check the exceptions - domestic use, traditional use, human resources, ex situ material, farm and food resources.':
    'Vérifier les exceptions : usage domestique, usage traditionnel, ressources humaines, matériel ex situ, ressources agricoles et alimentaires.',
  'Check the exceptions: no Party, no access rules, outside national jurisdiction, special instrument, human, use as plain goods.':
    'Vérifier les exceptions : pays non Partie, absence de règles d’accès, zone hors juridiction nationale, instrument spécial, matériel humain, utilisation comme simple marchandise.',
  'Check the exclusions: human material, material from outside France, special instruments such as the plant treaty, listed model species, personal use and others of L. 412-5.':
    'Vérifier les exclusions : matériel humain, matériel d’un autre pays que la France, instruments particuliers comme le Traité sur les plantes, espèces modèles listées, usage personnel et autres cas de L. 412-5.',
  'Check the exclusions: purely taxonomic aims, collecting only for conservation in gene banks, forest seed trade, and the list of Art. 71.4 of Law 42/2007.':
    'Vérifier les exclusions : buts purement taxonomiques, collecte seulement pour la conservation dans des banques de gènes, commerce de semences forestières, et la liste de l’art. 71.4 de la loi 42/2007.',
  'Check the law of the country of origin: some treat sequence data like the resource.':
    'Vérifier le droit du pays d’origine : certains traitent les données de séquences comme la ressource.',
  'Check the list of uses that are not bioprospecting (traditional use, fishing, food, harvesting, forestry, human material and others).':
    'Consulter la liste des utilisations qui ne sont pas de la bioprospection (usage traditionnel, pêche, alimentation, récolte, foresterie, matériel humain et autres).',
  'Check the permit or contract for third parties, export and IP.':
    'Vérifier ce que le permis ou le contrat dit des tiers, de l’exportation et de la propriété intellectuelle.',
  'Check the registers of national, general and personal formulas.':
    'Consulter les registres des formules nationales, générales et personnelles.',
  'Check the scope - human resources, areas beyond jurisdiction, uses other than research and development, other treaties and patented material are out.':
    'Vérifier le champ d’application : les ressources humaines, les zones hors juridiction nationale, les utilisations autres que la recherche et le développement, les autres traités et le matériel breveté sont exclus.',
  'Check the state of the act adopted on 17 December 2025, which is to replace the interim decree.':
    'Vérifier l’état de la loi adoptée le 17 décembre 2025, qui doit remplacer le décret provisoire.',
  'Check whether a security review is needed because public health, national security or public interest may be affected.':
    'Vérifier si un examen de sécurité est nécessaire parce que la santé publique, la sécurité nationale ou l’intérêt public peuvent être touchés.',
  'Check whether it is only a publication, seminar or an approved collaboration under section 5, which are exempt.':
    'Vérifier s’il s’agit seulement d’une publication, d’un séminaire ou d’une collaboration approuvée selon la section 5, qui sont exemptés.',
  'Check whether permit, contract or database terms bind the data.':
    'Vérifier si un permis, un contrat ou les conditions de la base de données lient les données.',
  'Check whether the act on access to biological resources has been published in the official gazette.':
    'Vérifier si la loi sur l’accès aux ressources biologiques a été publiée au journal officiel.',
  'Check whether the decree has been signed.': 'Vérifier si le décret a été signé.',
  'Check whether the institutions already have a valid TTM between them.':
    'Vérifier si les institutions ont déjà un TTM valable entre elles.',
  'Check whether the invention was obtained from genetic resources of an Andean country.':
    'Vérifier si l’invention a été obtenue à partir de ressources génétiques d’un pays andin.',
  'Check whether the species is on the list of resources that need approval.':
    'Vérifier si l’espèce est sur la liste des ressources soumises à approbation.',
  'Check whether your State is a Party and whether it made the exception.':
    'Vérifier si votre État est Partie et s’il a fait l’exception.',
  'Check with MINEPDED whether consent and agreed terms under the ABS rules are due.':
    'Vérifier auprès du MINEPDED si un consentement et des conditions convenues sont dus selon les règles APA.',
  'Choose a Brazilian research institution that is not an importer, subsidiary, controlled, affiliated or linked company or commercial representative of the foreign company.':
    'Choisir une institution de recherche brésilienne qui n’est ni importatrice, ni filiale, ni société contrôlée, affiliée ou liée, ni représentante commerciale de l’entreprise étrangère.',
  'Choose Italy where the resources are used in Italy.': 'Choisir l’Italie si les ressources sont utilisées en Italie.',
  'Choose the accessions in the catalogue of the network.': 'Choisir les accessions dans le catalogue du réseau.',
  'Choose the aim; it fixes the general terms of sharing (R. 412-12). If they do not fit, apply for an authorisation instead.':
    'Choisir le but ; il fixe les conditions générales de partage (R. 412-12). Si elles ne conviennent pas, demander plutôt une autorisation.',
  'Choose the authority by stage.': 'Choisir l’autorité selon le stade.',
  'Choose the authority for the kind of resource.': 'Choisir l’autorité selon le type de ressource.',
  'Choose the category (1 to 3) by the complexity of the project.':
    'Choisir la catégorie (1 à 3) selon la complexité du projet.',
  'Choose the checkpoint by the law that covers the kind of resource.':
    'Choisir le point de contrôle selon la loi qui couvre le type de ressource.',
  'Choose the class, commercial or non-commercial access.': 'Choisir la classe, accès commercial ou non commercial.',
  'Choose the contract: individual for one project, framework (marco) for universities, research centres or recognised researchers with several projects, also commercial ones.':
    'Choisir le contrat : individuel pour un projet, cadre (marco) pour les universités, centres de recherche ou chercheurs reconnus qui ont plusieurs projets, aussi commerciaux.',
  'Choose the form by the aim.': 'Choisir le formulaire selon le but.',
  'Choose the institution as user and the object: genetic heritage, traditional knowledge or both.':
    'Choisir l’institution comme utilisateur, et l’objet : patrimoine génétique, connaissances traditionnelles ou les deux.',
  'Choose the kind of permit; one umbrella application can cover several plants and products of the same category.':
    'Choisir le type de permis ; une seule demande globale peut couvrir plusieurs plantes et produits de la même catégorie.',
  'Choose the material transfer agreement, or the standard one of the FAO treaty for its crops.':
    'Choisir l’accord de transfert de matériel, ou l’accord type du traité de la FAO pour ses plantes cultivées.',
  'Choose the repository designated for the group of organisms.':
    'Choisir le dépositaire désigné pour ce groupe d’organismes.',
  'Choose the research-funding declaration, fill in the form and save it.':
    'Choisir la déclaration de financement de la recherche, remplir le formulaire et l’enregistrer.',
  'Choose the template for a government or another provider.':
    'Choisir le modèle pour un gouvernement ou pour un autre fournisseur.',
  'Choose the type of agreement, e.g. a Cooperative Research and Development Agreement.':
    'Choisir le type d’accord, par exemple un Cooperative Research and Development Agreement.',
  'Choose the type: by line of research for researchers and collectors linked to national institutions or collections; by project for everybody else and for species or habitats at risk.':
    'Choisir le type : par ligne de recherche pour les chercheurs et collecteurs liés à des institutions ou collections nationales ; par projet pour tous les autres et pour les espèces ou habitats à risque.',
  'Choose the way, that is an application to the Cabinet Secretary or consent straight from the holders.':
    'Choisir la voie : une demande au Cabinet Secretary, ou le consentement directement auprès des détenteurs.',
  'Choose, if wanted, the crop-based payment of Article 6.11 with the acceptance.':
    'Choisir, si on le souhaite, le paiement par culture de l’article 6.11 lors de l’acceptation.',
}
