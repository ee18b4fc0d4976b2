import type { ContentTexts } from '../../../content.ts'

/** Duties of other single countries and of the high seas. */
export const dutiesOfCountries: ContentTexts = {
  'Before collecting in Wallis and Futuna, get the consent of the customary owner of the land, and keep it with the material.':
    'Avant la collecte à Wallis-et-Futuna, obtenir le consentement du propriétaire coutumier de la terre, et le conserver avec le matériel.',
  'Only for Adélie Land: before the work, get the authorisation for activities in the Antarctic (Environment Code, Art. L. 711-1 to L. 713-9 and R. 712-1).':
    'Seulement pour la terre Adélie : avant les travaux, obtenir l’autorisation d’activités dans l’Antarctique (Code de l’environnement, art. L. 711-1 à L. 713-9 et R. 712-1).',
  'Keep dated proof of the acquisition and of the use made before 1 July 2017.':
    'Conserver une preuve datée de l’acquisition et de l’utilisation faites avant le 1er juillet 2017.',
  'Before the use, establish whether the research line began before or after 1 July 2017; if after, file a declaration with the environment ministry or ask it in writing.':
    'Avant l’utilisation, établir si l’axe de recherche a commencé avant ou après le 1er juillet 2017 ; si c’est après, déposer une déclaration auprès du ministère de l’Environnement ou l’interroger par écrit.',
  'Before the new use, apply to the environment ministry for an authorisation, or get its written statement that none is needed.':
    'Avant la nouvelle utilisation, demander une autorisation au ministère de l’Environnement, ou obtenir sa déclaration écrite qu’aucune n’est nécessaire.',
  'Before the work starts, file the declaration with the environment ministry (form Cerfa 15786 or online) and wait for the receipt, which is due within two months.':
    'Avant le début des travaux, déposer la déclaration auprès du ministère de l’Environnement (formulaire Cerfa 15786 ou en ligne) et attendre le récépissé, dû dans les deux mois.',
  'Pass the receipt on with the material, and keep it for 20 years after the use ends.':
    'Transmettre le récépissé avec le matériel, et le conserver pendant 20 ans après la fin de l’utilisation.',
  'Before the work starts, apply to the environment ministry (overseas to the authority that has taken over the competence) for the authorisation and negotiate the benefit-sharing contract; a standard contract exists by order of 13 September 2017.':
    'Avant le début des travaux, demander l’autorisation au ministère de l’Environnement (outre-mer, à l’autorité qui a repris la compétence) et négocier le contrat de partage des avantages ; un contrat type existe par arrêté du 13 septembre 2017.',
  'Send the receipt or authorisation number and the agreed terms with the material, and record the recipient.':
    'Joindre au matériel le numéro du récépissé ou de l’autorisation et les conditions convenues, et noter le destinataire.',
  'Keep proof that sampling and start of use fell within the experiment, and of the yearly information sent to the environment ministry.':
    'Conserver la preuve que le prélèvement et le début de l’utilisation ont eu lieu pendant l’expérimentation, et celle de l’information annuelle envoyée au ministère de l’Environnement.',
  'Before the work starts, file the declaration with the environment ministry or, for a direct commercial aim, apply for the authorisation.':
    'Avant le début des travaux, déposer la déclaration auprès du ministère de l’Environnement ou, pour un but commercial direct, demander l’autorisation.',
  'Check the contract with the supplier, or the receipt, for limits, and keep it.':
    'Vérifier les limites dans le contrat avec le fournisseur ou dans le récépissé, et le conserver.',
  'Before the material is used, accept the standard material transfer agreement for Annex I crops in the public domain, and otherwise check the conditions of the collection.':
    'Avant l’utilisation du matériel, accepter l’accord type de transfert de matériel pour les cultures de l’annexe I du domaine public, et sinon vérifier les conditions de la collection.',
  'Before the knowledge is used, apply to the environment ministry; a public body consults the communities and negotiates the sharing contract.':
    'Avant l’utilisation des connaissances, adresser la demande au ministère de l’Environnement ; une personne morale de droit public consulte les communautés et négocie le contrat de partage.',
  'On filing, give the reference of the receipt or authorisation to the patent office (INPI), and keep it on the invention file.':
    'Lors du dépôt, indiquer la référence du récépissé ou de l’autorisation à l’office des brevets (INPI), et la garder au dossier de l’invention.',
  'Before filing, check that the authorisation covers patenting.':
    'Avant le dépôt, vérifier que l’autorisation couvre le brevet.',
  'Before any new use, find the authorisation issued for the sampling in the park area; if there is none, ask the territorial authority of French Guiana and a lawyer.':
    'Avant toute nouvelle utilisation, retrouver l’autorisation délivrée pour le prélèvement dans l’aire du parc ; s’il n’y en a pas, interroger la collectivité territoriale de Guyane et un juriste.',
  'Before the use, ask the National Environment Management Authority (NEMA) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité nationale de gestion de l’environnement (NEMA) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Find and keep the research clearance, the permits of the wildlife service or the museums, and any agreement of the time.':
    'Retrouver et conserver l’autorisation de recherche, les permis du service de la faune ou des musées, et tout accord de l’époque.',
  'Before the work starts, get the research licence of the science commission (NACOSTI); foreigners need a Kenyan partner.':
    'Avant le début des travaux, obtenir la licence de recherche de la commission des sciences (NACOSTI) ; les étrangers ont besoin d’un partenaire kényan.',
  'Before the access, get the written prior informed consent of the lead agency, land owner or community.':
    'Avant l’accès, obtenir le consentement préalable écrit, donné en connaissance de cause, de l’organisme responsable, du propriétaire de la terre ou de la communauté.',
  'Before the access, get the written prior informed consent of the lead agency or community.':
    'Avant l’accès, obtenir le consentement préalable écrit, donné en connaissance de cause, de l’organisme responsable ou de la communauté.',
  'Before the access, apply to the National Environment Management Authority (NEMA) for the access permit, with proof of consent and research clearance.':
    'Avant l’accès, demander le permis d’accès à l’autorité nationale de gestion de l’environnement (NEMA), avec la preuve du consentement et de l’autorisation de recherche.',
  'Share monetary and non-monetary benefits as agreed, involve Kenyan citizens and institutions, deposit duplicates and report to the National Environment Management Authority (NEMA).':
    'Partager les avantages monétaires et non monétaires comme convenu, associer des citoyens et institutions du Kenya, déposer des doubles et faire rapport à l’autorité nationale de gestion de l’environnement (NEMA).',
  'Before anything leaves Kenya, sign the material transfer agreement.':
    'Avant que quoi que ce soit quitte le Kenya, signer l’accord de transfert de matériel.',
  'Before samples leave, add the phytosanitary or veterinary papers of the plant health service (KEPHIS) and, for listed species, the CITES papers.':
    'Avant le départ des échantillons, joindre les documents phytosanitaires ou vétérinaires du service phytosanitaire (KEPHIS) et, pour les espèces inscrites, les documents CITES.',
  'Before the access, agree terms with the Kenya Wildlife Service and the community.':
    'Avant l’accès, convenir des conditions avec le Kenya Wildlife Service et la communauté.',
  'Before filing, check that the agreement allows it and names co-ownership.':
    'Avant le dépôt, vérifier que l’accord le permet et prévoit la copropriété.',
  'Before the knowledge is used, get the consent of the community and sign the agreement with it.':
    'Avant l’utilisation des connaissances, obtenir le consentement de la communauté et signer l’accord avec elle.',
  'Before research on wildlife or in its habitats, get the wildlife research permit of the Wildlife Research and Training Institute (WRTI) on its portal.':
    'Avant la recherche sur la faune et la flore sauvages ou dans leurs habitats, obtenir le permis de recherche de l’institut de recherche et de formation (WRTI) sur son portail.',
  'Within 30 days after the agreement on the knowledge takes effect, send it signed to the Cabinet Secretary responsible for intellectual property for the register.':
    'Dans les 30 jours qui suivent la prise d’effet de l’accord sur les connaissances, l’envoyer signé, pour le registre, au secrétaire de cabinet chargé de la propriété intellectuelle.',
  'Only if rights that rest on the knowledge are to be transferred: get the approval of the Cabinet Secretary responsible for intellectual property beforehand.':
    'Seulement si des droits qui reposent sur les connaissances doivent être transférés : obtenir d’abord l’approbation du secrétaire de cabinet chargé de la propriété intellectuelle.',
  'Before the use, ask the Department of Forestry, Fisheries and the Environment (DFFE) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère des Forêts, de la Pêche et de l’Environnement (DFFE) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Only if the material was already abroad before 2006: ask the environment department (DFFE) which rules apply.':
    'Seulement si le matériel était déjà à l’étranger avant 2006 : demander au ministère de l’Environnement (DFFE) quelles règles s’appliquent.',
  'Before the use, get the permit or the transitional application of the time from the environment department (DFFE).':
    'Avant l’utilisation, obtenir du ministère de l’Environnement (DFFE) le permis ou la demande transitoire de l’époque.',
  'Before the discovery phase, notify the Minister through the environment department (DFFE), and commit to a permit and agreements before commercialisation.':
    'Avant la phase de découverte, notifier le ministre par le ministère de l’Environnement (DFFE), et s’engager à un permis et à des accords avant la commercialisation.',
  'Before applying, find a South African person or entity to apply jointly with.':
    'Avant la demande, trouver une personne ou une entité sud-africaine avec qui la présenter.',
  'Before samples leave, apply to the environment department (DFFE) for the integrated export and bioprospecting permit; the export must be in the public interest.':
    'Avant le départ des échantillons, demander au ministère de l’Environnement (DFFE) le permis intégré d’exportation et de bioprospection ; l’exportation doit être d’intérêt public.',
  "Before the permit, conclude material transfer and benefit-sharing agreements with the access provider and with communities whose knowledge is used; both need the Minister's approval, and money flows through the trust fund.":
    'Avant le permis, conclure les accords de transfert de matériel et de partage des avantages avec celui qui donne accès et avec les communautés dont les connaissances sont utilisées ; les deux exigent l’approbation du ministre, et l’argent passe par le fonds fiduciaire.',
  'Before samples leave, sign the export agreement and notify, or get the export permit.':
    'Avant le départ des échantillons, signer l’accord d’exportation et notifier, ou obtenir le permis d’exportation.',
  'Before the commercialisation phase, apply to the environment department (DFFE) for the bioprospecting, biotrade or integrated permit.':
    'Avant la phase de commercialisation, demander au ministère de l’Environnement (DFFE) le permis de bioprospection, de biocommerce ou intégré.',
  'Before collecting, get the provincial collecting permits and the consent of the land owner.':
    'Avant la collecte, obtenir les permis de collecte de la province et le consentement du propriétaire de la terre.',
  'Record why the species is exotic.': 'Noter pourquoi l’espèce est exotique.',
  "Before the transfer, get the Minister's written consent.":
    'Avant le transfert, obtenir le consentement écrit du ministre.',
  'On filing, lodge the statement on native resources and traditional knowledge, with proof, with the patent office (CIPC).':
    'Lors du dépôt, remettre à l’office des brevets (CIPC) la déclaration sur les ressources indigènes et les connaissances traditionnelles, avec preuve.',
  'Keep the standard material transfer agreement with which the material came, and follow it.':
    'Conserver l’accord type de transfert de matériel avec lequel le matériel est venu, et le respecter.',
  'Before buying, check whether the species is indigenous and the use is biotrade.':
    'Avant l’achat, vérifier si l’espèce est indigène et si l’utilisation relève du biocommerce.',
  'Before the access, get the papers of the sector from the forestry, agriculture or environment authority: collecting permit, export permit, cooperation contract.':
    'Avant l’accès, obtenir les documents du secteur auprès de l’autorité des forêts, de l’agriculture ou de l’environnement : permis de collecte, permis d’exportation, contrat de coopération.',
  'Before the access, get the approval of the ministry in charge of the taxon, and fix benefit-sharing in the contract with the Chinese side.':
    'Avant l’accès, obtenir l’approbation du ministère chargé du taxon, et fixer le partage des avantages dans le contrat avec la partie chinoise.',
  'Before samples leave China, get the export permits of the ministry in charge and of customs.':
    'Avant que les échantillons quittent la Chine, obtenir les permis d’exportation du ministère chargé et de la douane.',
  'Before the use, get the permits of the authority in charge of the sector.':
    'Avant l’utilisation, obtenir les permis de l’autorité chargée du secteur.',
  'Before the use, have the Chinese provider apply through the province to the Ministry of Agriculture and Rural Affairs or the Forestry and Grassland Administration, with the benefit-sharing plan.':
    'Avant l’utilisation, faire déposer la demande par le fournisseur chinois, par la province, au ministère de l’Agriculture et des Affaires rurales ou à l’administration des forêts et des prairies, avec le plan de partage des avantages.',
  'Follow the terms of the national gene bank and report the results to it.':
    'Respecter les conditions de la banque nationale de gènes et lui communiquer les résultats.',
  'Before the use, apply to the Ministry of Agriculture and Rural Affairs with the benefit-sharing plan of Decree 533.':
    'Avant l’utilisation, adresser la demande au ministère de l’Agriculture et des Affaires rurales avec le plan de partage des avantages du décret 533.',
  'When a patent is filed, complete the source disclosure form of the patent office (CNIPA) and keep the access papers.':
    'Lors d’un dépôt de brevet, remplir le formulaire de divulgation de la source de l’office des brevets (CNIPA) et conserver les documents d’accès.',
  'Before the knowledge is used, get the consent of its holder and agree terms.':
    'Avant l’utilisation des connaissances, obtenir le consentement de leur détenteur et convenir des conditions.',
  'Before any collection, use or transfer of human genetic resources, have the Chinese partner file with, or apply to, the National Health Commission.':
    'Avant toute collecte, utilisation ou cession de ressources génétiques humaines, faire déposer par le partenaire chinois l’enregistrement ou la demande auprès de la Commission nationale de la santé.',
  'Before the use, get from the Chinese partner the approval of the time.':
    'Avant l’utilisation, obtenir du partenaire chinois l’approbation de l’époque.',
  'Before the work starts, agree with a Chinese partner who takes a real part in the research and shares its rights.':
    'Avant le début des travaux, s’accorder avec un partenaire chinois qui prend une part réelle à la recherche et en partage les droits.',
  'Before the use, show how the plant was lawfully collected: foreigners may not collect or buy nationally protected wild plants, and field surveys need approval.':
    'Avant l’utilisation, montrer comment la plante a été collectée légalement : les étrangers ne peuvent ni collecter ni acheter des plantes sauvages protégées au niveau national, et les relevés de terrain exigent une approbation.',
  'Before the access, get the flora or fauna bioprospecting licence of the Department of Biodiversity, Conservation and Attractions of Western Australia.':
    'Avant l’accès, obtenir la licence de bioprospection (flore ou faune) du ministère de la Biodiversité, de la Conservation et des Attractions d’Australie-Occidentale.',
  'Before the work starts, ask the biodiscovery unit of the Northern Territory to confirm in writing whether it is bioprospecting.':
    'Avant le début des travaux, demander à l’unité de biodécouverte du Territoire du Nord de confirmer par écrit s’il s’agit de bioprospection.',
  'Before the access, apply to the Parks and Wildlife Commission or to Northern Territory Fisheries for the permit, with the consent of the provider and the benefit-sharing agreement.':
    'Avant l’accès, demander le permis à la commission des parcs et de la faune ou au service des pêches du Territoire du Nord, avec le consentement du fournisseur et l’accord de partage des avantages.',
  "Before the knowledge is used, agree terms with its custodians under Queensland's code of practice.":
    'Avant l’utilisation des connaissances, convenir des conditions avec leurs gardiens selon le code de pratique du Queensland.',
  'Before the knowledge is used, seek the consent of its custodians and record it.':
    'Avant l’utilisation des connaissances, rechercher le consentement de leurs gardiens et le consigner.',
  'Keep the State collecting permit of the time.': 'Conserver le permis de collecte de l’État de l’époque.',
  "Before the access, apply to the Commonwealth environment department for the permit, with the access provider's written permission and a declaration not to commercialise, to report and to deposit duplicates.":
    'Avant l’accès, demander le permis au ministère de l’Environnement du Commonwealth, avec l’autorisation écrite de celui qui donne accès et une déclaration de ne pas commercialiser, de faire rapport et de déposer des doubles.',
  'Before the access, negotiate the model benefit-sharing agreement with the access provider, then apply to the Commonwealth environment department for the permit.':
    'Avant l’accès, négocier l’accord type de partage des avantages avec celui qui donne accès, puis demander le permis au ministère de l’Environnement du Commonwealth.',
  'Before samples are passed on, get the permission of each access provider.':
    'Avant de transmettre des échantillons, obtenir l’autorisation de chacun de ceux qui ont donné accès.',
  'Before the access, get the collection authority from the Queensland environment department, and before the use an approved biodiscovery plan and agreement; a transfer needs a third-party use agreement.':
    'Avant l’accès, obtenir l’autorisation de collecte du ministère de l’Environnement du Queensland et, avant l’utilisation, un plan de biodécouverte approuvé et un accord ; un transfert exige un accord d’utilisation par un tiers.',
  "Before the access, get the collecting permit of the State's nature-conservation agency and the consent of the land holder, and ask that agency whether a biodiscovery agreement is needed.":
    'Avant l’accès, obtenir le permis de collecte de l’organisme de protection de la nature de l’État et le consentement du détenteur de la terre, et demander à cet organisme si un accord de biodécouverte est nécessaire.',
  "Before the access, get the collecting permit of the State's nature-conservation agency, and ask that agency whether a biodiscovery agreement is needed.":
    'Avant l’accès, obtenir le permis de collecte de l’organisme de protection de la nature de l’État, et lui demander si un accord de biodécouverte est nécessaire.',
  'Before the right is granted, register with the National Biodiversity Authority, and get its approval before commercialisation.':
    'Avant la délivrance du titre, s’enregistrer auprès de l’autorité nationale de la biodiversité, et obtenir son approbation avant la commercialisation.',
  'Keep proof of the date of obtaining the material and of its lawful export at that time.':
    'Conserver la preuve de la date d’obtention du matériel et de son exportation légale à l’époque.',
  'Before the access, apply to the National Biodiversity Authority (Form 1 for research or survey, Form 2 for commercial use under the 2024 Rules) and sign the benefit-sharing agreement.':
    'Avant l’accès, adresser la demande à l’autorité nationale de la biodiversité (formulaire 1 pour la recherche ou les relevés, formulaire 2 pour l’utilisation commerciale selon les règles de 2024) et signer l’accord de partage des avantages.',
  'Only if turnover is above 1 crore rupees: send the yearly statement of the resources used to the National Biodiversity Authority or the State Board (from April 2025).':
    'Seulement si le chiffre d’affaires dépasse 1 crore de roupies : envoyer la déclaration annuelle des ressources utilisées à l’autorité nationale de la biodiversité ou au conseil de l’État (depuis avril 2025).',
  'Before the commercial use, file the intimation with the State Biodiversity Board (Form B under the 2025 Regulations), pay the fee and accept the terms.':
    'Avant l’utilisation commerciale, déposer l’avis auprès du conseil de la biodiversité de l’État (formulaire B selon le règlement de 2025), payer les frais et accepter les conditions.',
  'After the annual statement, pay the share that follows from the turnover to the State Board.':
    'Après la déclaration annuelle, payer au conseil de l’État la part qui résulte du chiffre d’affaires.',
  'Only if a novel microbial strain is to be deposited in a foreign repository: notify the National Biodiversity Authority before the deposit (2025 Regulations).':
    'Seulement si une nouvelle souche microbienne doit être déposée dans une collection étrangère : le notifier à l’autorité nationale de la biodiversité avant le dépôt (règlement de 2025).',
  'Before the right is granted, get the approval of, or registration with, the National Biodiversity Authority, agree terms of commercialisation, and disclose source and origin in the specification.':
    'Avant la délivrance du titre, obtenir l’approbation de l’autorité nationale de la biodiversité ou s’enregistrer auprès d’elle, convenir des conditions de commercialisation, et divulguer la source et l’origine dans la description.',
  'Before results or accessed material go to a foreign party or a third person, apply to the National Biodiversity Authority; publication and projects under section 5 are exempt.':
    'Avant que des résultats ou du matériel obtenu aillent à une partie étrangère ou à un tiers, adresser la demande à l’autorité nationale de la biodiversité ; la publication et les projets de l’article 5 en sont exemptés.',
  'Record whether the extract still allows the plant part to be recognised or separated.':
    'Noter si l’extrait permet encore de reconnaître ou de séparer la partie de la plante.',
  'Before the data are used, apply to the National Biodiversity Authority as for material, naming the database and accession numbers.':
    'Avant l’utilisation des données, adresser la demande à l’autorité nationale de la biodiversité comme pour du matériel, en nommant la base de données et les numéros d’accession.',
  'Keep proof of the date of collection and any regional collecting permit.':
    'Conserver la preuve de la date de collecte et tout permis de collecte régional.',
  'Before the use, ask the autonomous community of collection or the ministry for the ecological transition (MITECO) whether consent exists or can be regularised.':
    'Avant l’utilisation, demander à la communauté autonome de la collecte ou au ministère de la Transition écologique (MITECO) si un consentement existe ou peut être régularisé.',
  'Before the access, apply to the autonomous community of collection or to the collection holder (for State cases to the ministry, MITECO) with the non-commercial form, and commit to ask again if the aim turns commercial.':
    'Avant l’accès, s’adresser à la communauté autonome de la collecte ou au détenteur de la collection (pour les cas de l’État au ministère, MITECO) avec le formulaire non commercial, et s’engager à demander de nouveau si le but devient commercial.',
  'Only if the resource is used in Spain: file the due diligence declarations with the ministry (MITECO) at the funding and product stages, and before a patent is filed.':
    'Seulement si la ressource est utilisée en Espagne : déposer auprès du ministère (MITECO) les déclarations de diligence nécessaire aux stades du financement et du produit, et avant le dépôt d’un brevet.',
  'Before the access, negotiate terms with the provider and get the authorisation of the autonomous community or of the ministry (MITECO); it becomes the international certificate.':
    'Avant l’accès, négocier les conditions avec le fournisseur et obtenir l’autorisation de la communauté autonome ou du ministère (MITECO) ; elle devient le certificat international.',
  'Hand over the authorisation and the terms with the material, and keep a record.':
    'Remettre l’autorisation et les conditions avec le matériel, et en garder la trace.',
  'Find the material transfer agreement of the gene bank, keep it and follow it.':
    'Retrouver l’accord de transfert de matériel de la banque de gènes, le conserver et le respecter.',
  'Only for crops of the Plant Treaty used for food and agriculture: accept the standard material transfer agreement of the gene bank before the material is sent.':
    'Seulement pour les cultures du Traité sur les plantes utilisées pour l’alimentation et l’agriculture : accepter l’accord type de transfert de matériel de la banque de gènes avant l’envoi du matériel.',
  'Only for other crops or other aims: apply to the agriculture ministry or the region for authorisation before the access.':
    'Seulement pour d’autres cultures ou d’autres buts : demander l’autorisation au ministère de l’Agriculture ou à la région avant l’accès.',
  'Before the use, ask the Ethiopian Biodiversity Institute (EBI) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’institut éthiopien de la biodiversité (EBI) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the use, get a copy of the permit of the time from the Ethiopian Biodiversity Institute.':
    'Avant l’utilisation, obtenir de l’institut éthiopien de la biodiversité une copie du permis de l’époque.',
  'Before the access, apply in writing to the Ethiopian Biodiversity Institute for the access permit and sign the access agreement with it.':
    'Avant l’accès, demander par écrit le permis d’accès à l’institut éthiopien de la biodiversité et signer avec lui l’accord d’accès.',
  'Before applying, get a letter of the home authority and agree with an Ethiopian institution to work together.':
    'Avant la demande, obtenir une lettre de l’autorité du pays d’origine du demandeur et s’accorder avec une institution éthiopienne pour travailler ensemble.',
  'Before samples leave, ask the Ethiopian Biodiversity Institute for the export permit; the research must be done in Ethiopia with Ethiopian participation unless that is shown to be impossible.':
    'Avant le départ des échantillons, demander le permis d’exportation à l’institut éthiopien de la biodiversité ; la recherche doit se faire en Éthiopie avec une participation éthiopienne, sauf s’il est montré que c’est impossible.',
  "Before the use, get a copy of the public institution's special access permit and follow its duties.":
    'Avant l’utilisation, obtenir une copie du permis d’accès spécial de l’institution publique et en respecter les obligations.',
  'Before filing, get the written consent of the Ethiopian Biodiversity Institute.':
    'Avant le dépôt, obtenir le consentement écrit de l’institut éthiopien de la biodiversité.',
  'Before the knowledge is used, get the consent of the community and a separate permit of the Ethiopian Biodiversity Institute.':
    'Avant l’utilisation des connaissances, obtenir le consentement de la communauté et un permis distinct de l’institut éthiopien de la biodiversité.',
  'Before access to wild animals, ask the ministry of agriculture for the permit; the Ethiopian Biodiversity Institute is not responsible for them (Art. 26).':
    'Avant l’accès à des animaux sauvages, demander le permis au ministère de l’Agriculture ; l’institut éthiopien de la biodiversité n’en est pas chargé (art. 26).',
  'Keep position, date and vessel of the sampling to prove the area.':
    'Conserver la position, la date et le navire du prélèvement pour prouver la zone.',
  "Before the use, check whether the user's State is a Party to the BBNJ Agreement and whether it made the exception for older material.":
    'Avant l’utilisation, vérifier si l’État de l’utilisateur est Partie à l’Accord BBNJ et s’il a fait l’exception pour le matériel plus ancien.',
  'Notify utilisation, results, patents and sales to the Clearing-House of the BBNJ Agreement, through the national focal point.':
    'Notifier l’utilisation, les résultats, les brevets et les ventes au centre d’échange de l’Accord BBNJ, par le correspondant national.',
  'Before the cruise, send the notice with the data management plan to the Clearing-House of the BBNJ Agreement through the national focal point, and get the batch identifier.':
    'Avant l’expédition, envoyer la notification avec le plan de gestion des données au centre d’échange de l’Accord BBNJ par le correspondant national, et obtenir l’identifiant de lot.',
  'After collecting, at the latest one year later, report to the Clearing-House of the BBNJ Agreement and deposit samples and data.':
    'Après la collecte, au plus tard un an après, faire rapport au centre d’échange de l’Accord BBNJ et déposer les échantillons et les données.',
  'Notify utilisation, publications, patents, products and sales to the Clearing-House of the BBNJ Agreement, through the national focal point.':
    'Notifier l’utilisation, les publications, les brevets, les produits et les ventes au centre d’échange de l’Accord BBNJ, par le correspondant national.',
  'Label the samples as material of the high seas for later users.':
    'Étiqueter les échantillons comme matériel de la haute mer pour les utilisateurs suivants.',
  'Before the knowledge is used, get the consent of its holders and agree terms.':
    'Avant l’utilisation des connaissances, obtenir le consentement de leurs détenteurs et convenir des conditions.',
}
