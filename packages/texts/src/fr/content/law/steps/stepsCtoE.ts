import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with C to E. */
export const stepsCtoE: ContentTexts = {
  'Carry the authorisation in the field.': 'Avoir l’autorisation sur le terrain.',
  'Carry the permit in the field, collect only what it names, deposit specimens in a registered collection and publish the data in SiB Colombia.':
    'Avoir le permis sur le terrain, ne collecter que ce qu’il nomme, déposer les spécimens dans une collection enregistrée et publier les données dans SiB Colombia.',
  'Check in writing that there is no genuine scientific collaboration: if there is one, the ordinary association must be used.':
    'Vérifier par écrit qu’il n’y a pas de véritable collaboration scientifique : s’il y en a une, l’association ordinaire doit être utilisée.',
  'Check it against the list: separating functional or non-functional units of DNA or RNA, or isolating molecules made by metabolism, is access; crude extracts are derivatives but only the activity decides.':
    'La comparer à la liste : séparer des unités fonctionnelles ou non fonctionnelles d’ADN ou d’ARN, ou isoler des molécules issues du métabolisme, c’est accéder ; les extraits bruts sont des dérivés, mais seule l’activité décide.',
  'Check molecular work against the list of access activities.':
    'Comparer le travail moléculaire à la liste des activités d’accès.',
  'Check place of collecting and foreign share, partner, funding or contract.':
    'Vérifier le lieu de collecte et la participation, le partenaire, le financement ou le contrat étrangers.',
  'Check sanctions first.': 'Vérifier d’abord les sanctions.',
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
  'Check that the authorisation or contract allows the transfer abroad and names the recipient.':
    'Vérifier que l’autorisation ou le contrat permet le transfert à l’étranger et nomme le destinataire.',
  'Check that the breed is on the national protection list and is not endemic, newly found and unidentified, or banned from export.':
    'Vérifier que la race figure sur la liste nationale de protection et qu’elle n’est ni endémique, ni nouvellement découverte et non identifiée, ni interdite d’exportation.',
  'Check that the change is allowed: holder, purpose and authorised biological material cannot be changed, a new application is needed for these.':
    'Vérifier que le changement est permis : le titulaire, le but et le matériel biologique autorisé ne peuvent pas être changés, il faut pour cela une nouvelle demande.',
  'Check that the collection falls under the register.': 'Vérifier que la collection relève du registre.',
  'Check that the collection was registered with the Humboldt Institute on the basis of the contract.':
    'Vérifier que la collection a été enregistrée auprès de l’Institut Humboldt sur la base du contrat.',
  'Check that the recipient only renders a service: no own research, no passing on, sample returned or destroyed.':
    'Vérifier que le destinataire ne fait que rendre un service : pas de recherche propre, pas de transmission, échantillon rendu ou détruit.',
  'Check that the species is indigenous (SANBI lists) and that the work is not covered by the exemption notice of section 86.':
    'Vérifier que l’espèce est indigène (listes de SANBI) et que le travail n’est pas couvert par l’avis d’exemption de la section 86.',
  'Check that the unit is Chinese and not controlled from abroad.':
    'Vérifier que l’unité est chinoise et n’est pas contrôlée de l’étranger.',
  'Check the access contract or collecting permit for the transfer abroad.':
    'Vérifier si le contrat d’accès ou le permis de collecte permet le transfert à l’étranger.',
  'Check the class of the material in the catalogue of germplasm open for exchange abroad.':
    'Vérifier la classe du matériel dans le catalogue du germoplasme ouvert aux échanges avec l’étranger.',
  'Check the exclusions: human material, material from outside France, special instruments such as the plant treaty, listed model species, personal use and others of L. 412-5.':
    'Vérifier les exclusions : matériel humain, matériel d’un autre pays que la France, instruments particuliers comme le Traité sur les plantes, espèces modèles listées, usage personnel et autres cas de L. 412-5.',
  'Check the exclusions: purely taxonomic aims, collecting only for conservation in gene banks, forest seed trade, and the list of Art. 71.4 of Law 42/2007.':
    'Vérifier les exclusions : buts purement taxonomiques, collecte seulement pour la conservation dans des banques de gènes, commerce de semences forestières, et la liste de l’art. 71.4 de la loi 42/2007.',
  'Check the list of uses that are not bioprospecting (traditional use, fishing, food, harvesting, forestry, human material and others).':
    'Consulter la liste des utilisations qui ne sont pas de la bioprospection (usage traditionnel, pêche, alimentation, récolte, foresterie, matériel humain et autres).',
  'Check the registers of national, general and personal formulas.':
    'Consulter les registres des formules nationales, générales et personnelles.',
  'Check whether a security review is needed because public health, national security or public interest may be affected.':
    'Vérifier si un examen de sécurité est nécessaire parce que la santé publique, la sécurité nationale ou l’intérêt public peuvent être touchés.',
  'Check whether it is only a publication, seminar or an approved collaboration under section 5, which are exempt.':
    'Vérifier s’il s’agit seulement d’une publication, d’un séminaire ou d’une collaboration approuvée selon la section 5, qui sont exemptés.',
  'Check whether the institutions already have a valid TTM between them.':
    'Vérifier si les institutions ont déjà un TTM valable entre elles.',
  'Check whether the invention was obtained from genetic resources of an Andean country.':
    'Vérifier si l’invention a été obtenue à partir de ressources génétiques d’un pays andin.',
  'Choose a Brazilian research institution that is not an importer, subsidiary, controlled, affiliated or linked company or commercial representative of the foreign company.':
    'Choisir une institution de recherche brésilienne qui n’est ni importatrice, ni filiale, ni société contrôlée, affiliée ou liée, ni représentante commerciale de l’entreprise étrangère.',
  'Choose the aim; it fixes the general terms of sharing (R. 412-12). If they do not fit, apply for an authorisation instead.':
    'Choisir le but ; il fixe les conditions générales de partage (R. 412-12). Si elles ne conviennent pas, demander plutôt une autorisation.',
  'Choose the authority by stage.': 'Choisir l’autorité selon le stade.',
  'Choose the contract: individual for one project, framework (marco) for universities, research centres or recognised researchers with several projects, also commercial ones.':
    'Choisir le contrat : individuel pour un projet, cadre (marco) pour les universités, centres de recherche ou chercheurs reconnus qui ont plusieurs projets, aussi commerciaux.',
  'Choose the institution as user and the object: genetic heritage, traditional knowledge or both.':
    'Choisir l’institution comme utilisateur, et l’objet : patrimoine génétique, connaissances traditionnelles ou les deux.',
  'Choose the kind of permit; one umbrella application can cover several plants and products of the same category.':
    'Choisir le type de permis ; une seule demande globale peut couvrir plusieurs plantes et produits de la même catégorie.',
  'Choose the repository designated for the group of organisms.':
    'Choisir le dépositaire désigné pour ce groupe d’organismes.',
  'Choose the template for a government or another provider.':
    'Choisir le modèle pour un gouvernement ou pour un autre fournisseur.',
  'Choose the type: by line of research for researchers and collectors linked to national institutions or collections; by project for everybody else and for species or habitats at risk.':
    'Choisir le type : par ligne de recherche pour les chercheurs et collecteurs liés à des institutions ou collections nationales ; par projet pour tous les autres et pour les espèces ou habitats à risque.',
  'Choose the way, that is an application to the Cabinet Secretary or consent straight from the holders.':
    'Choisir la voie : une demande au Cabinet Secretary, ou le consentement directement auprès des détenteurs.',
  'Collect and use within the permit; new results may be protected by the user, the plants themselves not.':
    'Collecter et utiliser dans les limites du permis ; l’utilisateur peut protéger de nouveaux résultats, mais pas les plantes elles-mêmes.',
  'Collect only kinds, numbers, place, time and method in the licence.':
    'Ne collecter que les types et les nombres, au lieu, au moment et selon la méthode du permis.',
  'Collect the certified contract.': 'Retirer le contrat certifié.',
  'Collect the supporting letters and permissions; incomplete files are rejected.':
    'Réunir les lettres de soutien et les autorisations ; les dossiers incomplets sont rejetés.',
  'Comment on the draft agreement and sign it in time (60 days for IP applications), otherwise the application is closed; it can be revived.':
    'Commenter le projet d’accord et le signer à temps (60 jours pour les demandes de propriété intellectuelle), sinon la demande est close ; elle peut être rouverte.',
  'Complete every field of the forms.': 'Remplir chaque champ des formulaires.',
  'Complete the due diligence file.': 'Compléter le dossier de diligence nécessaire.',
  'Complete the file and declare in DECLARE.': 'Compléter le dossier et faire la déclaration dans DECLARE.',
  'Compute the share by turnover band.': 'Calculer la part par tranche de chiffre d’affaires.',
  'Conclude the benefit-sharing agreement with the resource provider.':
    'Conclure l’accord de partage des avantages avec le fournisseur de la ressource.',
  'Declare in DECLARE.': 'Faire la déclaration dans DECLARE.',
  'Declare in DECLARE; the research ministry also runs an own portal (not verified in a source).':
    'Faire la déclaration dans DECLARE ; le ministère de la Recherche a aussi son propre portail (non vérifié dans une source).',
  'Declare past environmental offences.': 'Déclarer les infractions environnementales passées.',
  'Declare the resource and its origin in the application.': 'Déclarer dans la demande la ressource et son origine.',
  'Deposit a copy of the permit with the institution in the district and show it on request.':
    'Déposer une copie du permis auprès de l’institution du district et la présenter sur demande.',
  'Deposit a sample with the State collection (Queensland Museum or Herbarium; not verified in a source).':
    'Déposer un échantillon dans la collection de l’État (Queensland Museum ou Herbarium ; non vérifié dans une source).',
  'Deposit at least one duplicate in a Mexican collection after collecting.':
    'Déposer au moins un double dans une collection mexicaine après la collecte.',
  'Deposit material that cannot be described, in a recognised depository.':
    'Déposer dans un dépositaire reconnu le matériel qui ne peut pas être décrit.',
  'Deposit specimens in a registered Ecuadorian collection.':
    'Déposer les spécimens dans une collection équatorienne enregistrée.',
  'Deposit the collected material in a registered Peruvian institution and hand in the receipt.':
    'Déposer le matériel collecté dans une institution péruvienne enregistrée et remettre le récépissé.',
  'Describe material, place, purpose and recipients.': 'Décrire le matériel, le lieu, le but et les destinataires.',
  'Describe the non-commercial research and who receives the material.':
    'Décrire la recherche non commerciale et qui reçoit le matériel.',
  'Describe the project by e-mail and ask for written confirmation under section 5 of the Biological Resources Act 2006.':
    'Décrire le projet par e-mail et demander une confirmation écrite selon la section 5 du Biological Resources Act 2006.',
  'Download the form of the 2014 regulation and file it with the department.':
    'Télécharger le formulaire du règlement de 2014 et le déposer auprès du service.',
  'Download the receipts and the certificate of the administrative check (verificação).':
    'Télécharger les récépissés et le certificat de la vérification administrative (verificação).',
  'EBI consults the institution in charge and grants the permit; foreigners are accompanied by staff of EBI or another institution.':
    'EBI consulte l’institution compétente et accorde le permis ; les étrangers sont accompagnés par du personnel d’EBI ou d’une autre institution.',
  'EBI examines it and gives or refuses prior informed consent.':
    'EBI l’examine et donne ou refuse le consentement préalable.',
  'EBI grants it without the full procedure and sets the duties.':
    'EBI l’accorde sans la procédure complète et fixe les obligations.',
  'EBI negotiates and signs the access agreement on the basis of that consent.':
    'EBI négocie et signe l’accord d’accès sur la base de ce consentement.',
  'Enter partner institutions in Brazil and abroad, sendings abroad and results (patents, intermediate products).':
    'Saisir les institutions partenaires au Brésil et à l’étranger, les envois à l’étranger et les résultats (brevets, produits intermédiaires).',
  'Enter species and origin of the material or the source of the traditional knowledge and its provider.':
    'Saisir l’espèce et l’origine du matériel, ou la source des connaissances traditionnelles et leur fournisseur.',
  'Enter the people involved and the project as basic research, bioprospecting or economic use.':
    'Saisir les personnes impliquées et le projet comme recherche fondamentale, bioprospection ou utilisation économique.',
  'Enter the sending in the SisGen registration of the project.':
    'Inscrire l’envoi dans l’enregistrement SisGen du projet.',
  'Enter title, abstract, sector, period and the whole team (CPF for Brazilians, an identity document for foreigners).':
    'Saisir le titre, le résumé, le secteur, la période et toute l’équipe (CPF pour les Brésiliens, une pièce d’identité pour les étrangers).',
  "Expect an extract of the application on the authority's website within five working days of admission.":
    'Compter sur la publication d’un extrait de la demande sur le site de l’autorité dans les cinq jours ouvrables après l’admission.',
  'Expect publication of an extract within five working days of admission.':
    'Compter sur la publication d’un extrait dans les cinq jours ouvrables après l’admission.',
  'Explain impacts, rights and duties and follow the community protocol if there is one.':
    'Expliquer les effets, les droits et les obligations, et suivre le protocole communautaire s’il y en a un.',
  'Explain the project and agree on technology transfer, benefit-sharing and protection of associated knowledge.':
    'Expliquer le projet et convenir du transfert de technologie, du partage des avantages et de la protection des connaissances associées.',
  'Explain the project and obtain a written consent.': 'Expliquer le projet et obtenir un consentement écrit.',
  'Explain the project to the community in assemblies and wait for its decision.':
    'Expliquer le projet à la communauté dans des assemblées et attendre sa décision.',
  'Explain why the analysis cannot be done in Sabah.': 'Expliquer pourquoi l’analyse ne peut pas se faire au Sabah.',
  'Explain why the work cannot be done in Ethiopia.': 'Expliquer pourquoi le travail ne peut pas se faire en Éthiopie.',
}
