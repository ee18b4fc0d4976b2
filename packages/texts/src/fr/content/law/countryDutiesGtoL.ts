import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with G to L. */
export const countryDutiesGtoL: ContentTexts = {
  'Before the access, get research authorisation, prior consent and agreed terms from the parks agency (ANPN).':
    'Avant l’accès, obtenir de l’agence des parcs (ANPN) l’autorisation de recherche, le consentement préalable et les conditions convenues.',
  'Before the use, ask the Ministry of Environmental Protection and Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de la Protection de l’environnement et de l’Agriculture si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the material is received, sign the transfer agreement and the terms of the national genebank (CSIR-PGRRI).':
    'Avant la réception du matériel, signer l’accord de transfert et les conditions de la banque nationale de gènes (CSIR-PGRRI).',
  'Before the access, apply to the Government of Greenland for the licence.':
    'Avant l’accès, demander la licence au gouvernement du Groenland.',
  'Before the use, negotiate the benefit-sharing agreement with the Government of Greenland.':
    'Avant l’utilisation, négocier l’accord de partage des avantages avec le gouvernement du Groenland.',
  'Report to the Government of Greenland as the licence says, and share publications.':
    'Faire rapport au gouvernement du Groenland comme le dit la licence, et partager les publications.',
  'Before the use, ask the Department of Parks and Wildlife Management (DPWM) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au service de gestion des parcs et de la faune (DPWM) si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before commercial use, agree in writing with the holder how a profit is shared.':
    'Avant l’utilisation commerciale, convenir par écrit avec le détenteur de la façon dont un gain est partagé.',
  'Before the knowledge is used, get the documented consent of its holders.':
    'Avant l’utilisation des connaissances, obtenir le consentement documenté de leurs détenteurs.',
  'Record when and from whom the recipe or knowledge came and whether consent was given, and name the source in publications.':
    'Noter quand et de qui la recette ou les connaissances sont venues et si le consentement a été donné, et nommer la source dans les publications.',
  'Before the access, ask the biodiversity directorate of the environment ministry in writing whether consent is needed, and get the collecting permit.':
    'Avant l’accès, demander par écrit à la direction de la biodiversité du ministère de l’Environnement si un consentement est nécessaire, et obtenir le permis de collecte.',
  '60 to 90 days before the work, apply online to the Government of South Georgia and the South Sandwich Islands for the regulated activity permit.':
    'De 60 à 90 jours avant les travaux, demander en ligne au gouvernement de Géorgie du Sud-et-les îles Sandwich du Sud le permis d’activité réglementée.',
  'Before the use, ask the Government of South Georgia and the South Sandwich Islands (GSGSSI) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au gouvernement de Géorgie du Sud-et-les îles Sandwich du Sud (GSGSSI) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'On export, complete the declaration of exported material and return it to the Commissioner.':
    'Lors de l’exportation, remplir la déclaration de matériel exporté et la renvoyer au commissaire.',
  'Before the access, get the research and collecting licence of the council of protected areas (CONAP) and, for commercial purposes, its consent and agreed terms.':
    'Avant l’accès, obtenir du conseil des aires protégées (CONAP) la licence de recherche et de collecte et, à des fins commerciales, son consentement et les conditions convenues.',
  'Before the use, ask the Ministry of Environment and Biodiversity in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement et de la Biodiversité si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'After the research, hand the report and the publications to the village council.':
    'Après la recherche, remettre le rapport et les publications au conseil du village.',
  'Before collecting, get the biodiversity research permit of the Environmental Protection Agency (EPA) and, for samples, its export permission.':
    'Avant la collecte, obtenir de l’agence de protection de l’environnement (EPA) le permis de recherche sur la biodiversité et, pour des échantillons, son autorisation d’exportation.',
  'Before entering Amerindian land, or doing research there or on knowledge of the village, get the permission of the village council.':
    'Avant d’entrer sur une terre amérindienne, d’y faire de la recherche ou d’en faire sur les connaissances du village, obtenir l’autorisation du conseil du village.',
  'Before the use, agree terms with the Environmental Protection Agency (EPA) and with the communities, keep to the permit, and ask again for a new purpose or for commercial use.':
    'Avant l’utilisation, convenir des conditions avec l’agence de protection de l’environnement (EPA) et les communautés, s’en tenir au permis, et demander de nouveau pour un nouveau but ou une utilisation commerciale.',
  'Before the use, ask the Environmental Protection Agency (EPA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’agence de protection de l’environnement (EPA) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before collecting, apply to the Agriculture, Fisheries and Conservation Department (AFCD) for the permit that fits place and species.':
    'Avant la collecte, demander au service de l’agriculture, de la pêche et de la conservation (AFCD) le permis qui convient au lieu et à l’espèce.',
  'Before the use, ask the Agriculture, Fisheries and Conservation Department (AFCD) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au service de l’agriculture, de la pêche et de la conservation (AFCD) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before collecting, get the collecting permit of the forest and wildlife institute (ICF).':
    'Avant la collecte, obtenir le permis de collecte de l’institut des forêts et de la faune (ICF).',
  'Before collecting, check the list of strictly protected species and the map of protected areas.':
    'Avant la collecte, vérifier la liste des espèces strictement protégées et la carte des aires protégées.',
  'Before the access, apply to the nature protection directorate for the permit.':
    'Avant l’accès, demander le permis à la direction de la protection de la nature.',
  'Follow the transfer clause of the permit.': 'Respecter la clause de transfert du permis.',
  'Before data are used or deposited, have permit and agreement cover it.':
    'Avant l’utilisation ou le dépôt de données, faire en sorte que le permis et l’accord le couvrent.',
  'Before samples leave, get the approved transfer agreement and the export papers of the research agency (BRIN) or the ministry concerned.':
    'Avant le départ des échantillons, obtenir l’accord de transfert approuvé et les documents d’exportation de l’agence de recherche (BRIN) ou du ministère concerné.',
  'Before the access, apply to the Ministry of Agriculture for the permit.':
    'Avant l’accès, demander le permis au ministère de l’Agriculture.',
  'Before the access, apply to the Ministry of Forestry for the access permit, together with an Indonesian partner.':
    'Avant l’accès, demander le permis d’accès au ministère des Forêts, avec un partenaire indonésien.',
  'Before the access, get the consent of the provider (for knowledge, of the community) and sign a benefit-sharing agreement.':
    'Avant l’accès, obtenir le consentement du fournisseur (pour des connaissances, de la communauté) et signer un accord de partage des avantages.',
  'Before the knowledge is used, get the consent of the community and agree terms with it.':
    'Avant l’utilisation des connaissances, obtenir le consentement de la communauté et convenir des conditions avec elle.',
  'Find and keep the foreign research permit, the specimen transport permit and the transfer agreement of the time.':
    'Retrouver et conserver le permis de recherche pour étrangers, le permis de transport de spécimens et l’accord de transfert de l’époque.',
  'Before the access, get the collecting permit of the Nature and Parks Authority and the agreement of the supplier.':
    'Avant l’accès, obtenir le permis de collecte de l’autorité de la nature et des parcs et l’accord du fournisseur.',
  'Before the use, ask the Department of Environment, Food and Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au département de l’Environnement, de l’Alimentation et de l’Agriculture si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Only if the species or the area is protected: get a licence under the Wildlife Act 1990 from the Department of Environment, Food and Agriculture before collecting.':
    'Seulement si l’espèce ou l’aire est protégée : obtenir du département de l’Environnement, de l’Alimentation et de l’Agriculture une licence selon le Wildlife Act 1990 avant la collecte.',
  'After the annual statement, pay the share that follows from the turnover to the State Board.':
    'Après la déclaration annuelle, payer au conseil de l’État la part qui résulte du chiffre d’affaires.',
  'Before results or accessed material go to a foreign party or a third person, apply to the National Biodiversity Authority; publication and projects under section 5 are exempt.':
    'Avant que des résultats ou du matériel obtenu aillent à une partie étrangère ou à un tiers, adresser la demande à l’autorité nationale de la biodiversité ; la publication et les projets de l’article 5 en sont exemptés.',
  'Before the access, apply to the National Biodiversity Authority (Form 1 for research or survey, Form 2 for commercial use under the 2024 Rules) and sign the benefit-sharing agreement.':
    'Avant l’accès, adresser la demande à l’autorité nationale de la biodiversité (formulaire 1 pour la recherche ou les relevés, formulaire 2 pour l’utilisation commerciale selon les règles de 2024) et signer l’accord de partage des avantages.',
  'Before the commercial use, file the intimation with the State Biodiversity Board (Form B under the 2025 Regulations), pay the fee and accept the terms.':
    'Avant l’utilisation commerciale, déposer l’avis auprès du conseil de la biodiversité de l’État (formulaire B selon le règlement de 2025), payer les frais et accepter les conditions.',
  'Before the data are used, apply to the National Biodiversity Authority as for material, naming the database and accession numbers.':
    'Avant l’utilisation des données, adresser la demande à l’autorité nationale de la biodiversité comme pour du matériel, en nommant la base de données et les numéros d’accession.',
  'Before the right is granted, get the approval of, or registration with, the National Biodiversity Authority, agree terms of commercialisation, and disclose source and origin in the specification.':
    'Avant la délivrance du titre, obtenir l’approbation de l’autorité nationale de la biodiversité ou s’enregistrer auprès d’elle, convenir des conditions de commercialisation, et divulguer la source et l’origine dans la description.',
  'Before the right is granted, register with the National Biodiversity Authority, and get its approval before commercialisation.':
    'Avant la délivrance du titre, s’enregistrer auprès de l’autorité nationale de la biodiversité, et obtenir son approbation avant la commercialisation.',
  'Keep proof of the date of obtaining the material and of its lawful export at that time.':
    'Conserver la preuve de la date d’obtention du matériel et de son exportation légale à l’époque.',
  'Only if a novel microbial strain is to be deposited in a foreign repository: notify the National Biodiversity Authority before the deposit (2025 Regulations).':
    'Seulement si une nouvelle souche microbienne doit être déposée dans une collection étrangère : le notifier à l’autorité nationale de la biodiversité avant le dépôt (règlement de 2025).',
  'Only if turnover is above 1 crore rupees: send the yearly statement of the resources used to the National Biodiversity Authority or the State Board (from April 2025).':
    'Seulement si le chiffre d’affaires dépasse 1 crore de roupies : envoyer la déclaration annuelle des ressources utilisées à l’autorité nationale de la biodiversité ou au conseil de l’État (depuis avril 2025).',
  'Record whether the extract still allows the plant part to be recognised or separated.':
    'Noter si l’extrait permet encore de reconnaître ou de séparer la partie de la plante.',
  'Before access, use or export, get the permit of the custodian body: the Ministry of Agriculture Jihad for farm, forest, range and fisheries resources, the Department of Environment for wildlife.':
    'Avant l’accès, l’utilisation ou l’exportation, obtenir le permis de l’organisme gardien : le ministère de l’Agriculture Jihad pour les ressources de l’agriculture, des forêts, des parcours et de la pêche, le département de l’Environnement pour la faune et la flore sauvages.',
  'Before the knowledge is used, get the documented consent of the community and the answer of the custodian body.':
    'Avant l’utilisation des connaissances, obtenir le consentement documenté de la communauté et la réponse de l’organisme gardien.',
  'Before the use, ask the Ministry of Health and Medical Education in writing whether a permit is needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de la Santé et de l’Enseignement médical si un permis est nécessaire, et verser la réponse au dossier.',
  'Before the use, ask the custodian body (Ministry of Agriculture Jihad, Department of Environment for wildlife) in writing whether a permit, consent or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’organisme gardien (ministère de l’Agriculture Jihad, département de l’Environnement pour la faune et la flore sauvages) si un permis, un consentement ou des conditions sont nécessaires, et verser la réponse au dossier.',
  'Before sampling, agree with the owner of the land, to whom ground resources belong.':
    'Avant le prélèvement, s’accorder avec le propriétaire de la terre, à qui appartiennent les ressources du sol.',
  'Before sampling, research or use, get the licence of the Environment and Energy Agency (Umhverfis- og orkustofnun) for micro-organisms of geothermal areas.':
    'Avant le prélèvement, la recherche ou l’utilisation, obtenir la licence de l’agence de l’environnement et de l’énergie (Umhverfis- og orkustofnun) pour les micro-organismes de zones géothermiques.',
  'Before the use, ask the Environment and Energy Agency (Umhverfis- og orkustofnun, formerly Orkustofnun) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’agence de l’environnement et de l’énergie (Umhverfis- og orkustofnun, auparavant Orkustofnun) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'After the research, hand the National Environment and Planning Agency (NEPA) an interim and a final report and copies of publications; fisheries and forestry get copies for their areas.':
    'Après la recherche, remettre à l’agence nationale de l’environnement et de la planification (NEPA) un rapport intermédiaire, un rapport final et des copies des publications ; la pêche et les forêts en reçoivent pour leurs domaines.',
  'Before collecting, apply to the National Environment and Planning Agency (NEPA) for wildlife research permission, and wait for it.':
    'Avant la collecte, demander à l’agence nationale de l’environnement et de la planification (NEPA) l’autorisation de recherche sur la faune et la flore sauvages, et l’attendre.',
  'Before live animals leave, sign the breeding loan agreement with the National Environment and Planning Agency (NEPA), and follow it.':
    'Avant le départ d’animaux vivants, signer avec l’agence nationale de l’environnement et de la planification (NEPA) l’accord de prêt pour reproduction, et le respecter.',
  'Before the use, ask the National Environment and Planning Agency (NEPA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’agence nationale de l’environnement et de la planification (NEPA) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the access, apply to the Ministry of Environment and agree terms.':
    'Avant l’accès, adresser la demande au ministère de l’Environnement et convenir des conditions.',
  'Before the access, get the consent of the owner and the permits for protected areas and species, and follow the terms of the provider.':
    'Avant l’accès, obtenir le consentement du propriétaire et les permis pour les aires et espèces protégées, et respecter les conditions du fournisseur.',
  "Before the use, check plant breeders' rights and the agreement of the gene bank (NARO).":
    'Avant l’utilisation, vérifier les droits d’obtention végétale et l’accord de la banque de gènes (NARO).',
  'Before anything leaves Kenya, sign the material transfer agreement.':
    'Avant que quoi que ce soit quitte le Kenya, signer l’accord de transfert de matériel.',
  'Before filing, check that the agreement allows it and names co-ownership.':
    'Avant le dépôt, vérifier que l’accord le permet et prévoit la copropriété.',
  'Before research on wildlife or in its habitats, get the wildlife research permit of the Wildlife Research and Training Institute (WRTI) on its portal.':
    'Avant la recherche sur la faune et la flore sauvages ou dans leurs habitats, obtenir le permis de recherche de l’institut de recherche et de formation (WRTI) sur son portail.',
  'Before samples leave, add the phytosanitary or veterinary papers of the plant health service (KEPHIS) and, for listed species, the CITES papers.':
    'Avant le départ des échantillons, joindre les documents phytosanitaires ou vétérinaires du service phytosanitaire (KEPHIS) et, pour les espèces inscrites, les documents CITES.',
  'Before the access, agree terms with the Kenya Wildlife Service and the community.':
    'Avant l’accès, convenir des conditions avec le Kenya Wildlife Service et la communauté.',
  'Before the access, apply to the National Environment Management Authority (NEMA) for the access permit, with proof of consent and research clearance.':
    'Avant l’accès, demander le permis d’accès à l’autorité nationale de gestion de l’environnement (NEMA), avec la preuve du consentement et de l’autorisation de recherche.',
  'Before the access, get the written prior informed consent of the lead agency or community.':
    'Avant l’accès, obtenir le consentement préalable écrit, donné en connaissance de cause, de l’organisme responsable ou de la communauté.',
  'Before the access, get the written prior informed consent of the lead agency, land owner or community.':
    'Avant l’accès, obtenir le consentement préalable écrit, donné en connaissance de cause, de l’organisme responsable, du propriétaire de la terre ou de la communauté.',
  'Before the knowledge is used, get the consent of the community and sign the agreement with it.':
    'Avant l’utilisation des connaissances, obtenir le consentement de la communauté et signer l’accord avec elle.',
  'Before the use, ask the National Environment Management Authority (NEMA) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité nationale de gestion de l’environnement (NEMA) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the work starts, get the research licence of the science commission (NACOSTI); foreigners need a Kenyan partner.':
    'Avant le début des travaux, obtenir la licence de recherche de la commission des sciences (NACOSTI) ; les étrangers ont besoin d’un partenaire kényan.',
  'Find and keep the research clearance, the permits of the wildlife service or the museums, and any agreement of the time.':
    'Retrouver et conserver l’autorisation de recherche, les permis du service de la faune ou des musées, et tout accord de l’époque.',
  'Only if rights that rest on the knowledge are to be transferred: get the approval of the Cabinet Secretary responsible for intellectual property beforehand.':
    'Seulement si des droits qui reposent sur les connaissances doivent être transférés : obtenir d’abord l’approbation du secrétaire de cabinet chargé de la propriété intellectuelle.',
  'Share monetary and non-monetary benefits as agreed, involve Kenyan citizens and institutions, deposit duplicates and report to the National Environment Management Authority (NEMA).':
    'Partager les avantages monétaires et non monétaires comme convenu, associer des citoyens et institutions du Kenya, déposer des doubles et faire rapport à l’autorité nationale de gestion de l’environnement (NEMA).',
  'Within 30 days after the agreement on the knowledge takes effect, send it signed to the Cabinet Secretary responsible for intellectual property for the register.':
    'Dans les 30 jours qui suivent la prise d’effet de l’accord sur les connaissances, l’envoyer signé, pour le registre, au secrétaire de cabinet chargé de la propriété intellectuelle.',
  'Before the access, ask the environment ministry for consent or a no-objection, and agree terms.':
    'Avant l’accès, demander au ministère de l’Environnement son consentement ou une non-objection, et convenir des conditions.',
  'Before the access, ask the Ministry of Environment for consent and agree terms.':
    'Avant l’accès, demander son consentement au ministère de l’Environnement et convenir des conditions.',
  'Before collecting, export or use, ask the Environment and Conservation Division for permission and terms.':
    'Avant la collecte, l’exportation ou l’utilisation, demander l’autorisation et les conditions à la division de l’environnement et de la conservation.',
  'Before the use, ask the Environment and Conservation Division in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à la division de l’environnement et de la conservation si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  "Before a new use, ask the environment directorate (Direction Générale de l'Environnement et des Forêts, DGEF) whether later consent is expected, and file the answer.":
    'Avant une nouvelle utilisation, demander à la direction de l’environnement (Direction Générale de l’Environnement et des Forêts, DGEF) si un consentement ultérieur est attendu, et verser la réponse au dossier.',
  'Before filing, check that the contract allows it, and keep proof of consent.':
    'Avant le dépôt, vérifier que le contrat le permet, et conserver la preuve du consentement.',
  "Before the access, apply to the environment directorate (Direction Générale de l'Environnement et des Forêts, DGEF) for its consent.":
    'Avant l’accès, demander son consentement à la direction de l’environnement (Direction Générale de l’Environnement et des Forêts, DGEF).',
  'Before the material is passed on, get written consent to the transfer from the provider, and hand on the terms of the contract.':
    'Avant de transmettre le matériel, obtenir du fournisseur le consentement écrit au transfert, et transmettre les conditions du contrat.',
  'Before the use, negotiate and sign a contract with the provider on the use and on the sharing of benefits.':
    'Avant l’utilisation, négocier et signer avec le fournisseur un contrat sur l’utilisation et le partage des avantages.',
  'Before collecting, export or use, ask the Department of Environment for consent and terms.':
    'Avant la collecte, l’exportation ou l’utilisation, demander le consentement et les conditions au département de l’Environnement.',
  'Before any contact, payment or transfer, ask legal to check the sanctions.':
    'Avant tout contact, paiement ou transfert, faire vérifier les sanctions par le service juridique.',
  'Before the use, ask the National Coordinating Committee for the Environment (NCCE) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au comité national de coordination pour l’environnement (NCCE) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the access, get the permission or export approval of the Ministry of Oceans and Fisheries or the Ministry of Environment.':
    'Avant l’accès, obtenir l’autorisation ou l’approbation d’exportation du ministère des Océans et de la Pêche ou du ministère de l’Environnement.',
  'Before the access, report it to the ministry in charge of the resource, and ask for the acknowledgement.':
    'Avant l’accès, le déclarer au ministère chargé de la ressource, et demander l’accusé de réception.',
  'Before the use, conclude a benefit-sharing agreement with the provider.':
    'Avant l’utilisation, conclure un accord de partage des avantages avec le fournisseur.',
  'Find and keep the export approvals for listed taxa.':
    'Retrouver et conserver les approbations d’exportation pour les taxons inscrits.',
  'Before the use, ask the Environment Public Authority in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité publique de l’environnement si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the research, apply to the Department of Environment for permission and for the permits under the National Conservation Act.':
    'Avant la recherche, demander au département de l’Environnement l’autorisation et les permis selon le National Conservation Act.',
  'Before the access, ask the Forestry and Wildlife Committee how the rules on the gene pool apply, and get the collecting and export permits.':
    'Avant l’accès, demander au comité des forêts et de la faune comment s’appliquent les règles sur le patrimoine génétique, et obtenir les permis de collecte et d’exportation.',
  'Before the access, apply to the benefit-sharing office of the science ministry and sign the agreements with provider and authority.':
    'Avant l’accès, adresser la demande au bureau du partage des avantages du ministère des Sciences et signer les accords avec le fournisseur et l’autorité.',
  'Before collecting or export, ask the Department of Sustainable Development for the research permit and terms.':
    'Avant la collecte ou l’exportation, demander au département du Développement durable le permis de recherche et les conditions.',
  'Before the use, ask the Department of Sustainable Development in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au département du Développement durable si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the access, get the permit of the wildlife or the forest department, with a Sri Lankan partner and a transfer agreement.':
    'Avant l’accès, obtenir le permis du service de la faune ou du service des forêts, avec un partenaire sri-lankais et un accord de transfert.',
  'Before the use, ask the Environmental Protection Agency of Liberia (EPA) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’agence de protection de l’environnement du Libéria (EPA) si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before the use, ask the Department of Environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au département de l’Environnement si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before the material is received, ask the plant gene bank at the State Forest Service for the terms of use and sign its agreement.':
    'Avant la réception du matériel, demander à la banque de gènes végétaux du service public des forêts les conditions d’utilisation et signer son accord.',
  'Before the use, ask the Nature Conservation Agency (Dabas aizsardzības pārvalde) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’agence de protection de la nature (Dabas aizsardzības pārvalde) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
}
