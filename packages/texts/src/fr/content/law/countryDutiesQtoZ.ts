import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with Q to Z. */
export const countryDutiesQtoZ: ContentTexts = {
  'Before the access, ask the Ministry of Environment and Climate Change for consent and terms.':
    'Avant l’accès, demander le consentement et les conditions au ministère de l’Environnement et du Changement climatique.',
  'Before the use, ask the Ministry of Environment, Waters and Forests or the National Environmental Protection Agency (ANPM) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement, des Eaux et des Forêts ou à l’agence nationale de protection de l’environnement (ANPM) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before taking the specimens, get the collecting permit of the Ministry of Environmental Protection, which asks the nature institute for an opinion.':
    'Avant de prélever les spécimens, obtenir le permis de collecte du ministère de la Protection de l’environnement, qui demande l’avis de l’institut de la nature.',
  'Before the use, ask the Ministry of Environmental Protection in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de la Protection de l’environnement si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before samples leave, check export control, sanctions and the permits for species.':
    'Avant le départ des échantillons, vérifier le contrôle des exportations, les sanctions et les permis pour les espèces.',
  'Before the access, get permit, consent and agreed terms from the Rwanda Environment Management Authority (REMA), and the research permit of the science council.':
    'Avant l’accès, obtenir de l’autorité de gestion de l’environnement du Rwanda (REMA) le permis, le consentement et les conditions convenues, et le permis de recherche du conseil des sciences.',
  'Before the use, ask the Rwanda Environment Management Authority (REMA) in writing whether consent and terms are required for access since 12 October 2014, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité de gestion de l’environnement du Rwanda (REMA) si un consentement et des conditions sont exigés pour un accès depuis le 12 octobre 2014, et verser la réponse au dossier.',
  'Before collecting, use or export, get the permit of the Ministry of Environment, Water and Agriculture and agree on benefits.':
    'Avant la collecte, l’utilisation ou l’exportation, obtenir le permis du ministère de l’Environnement, de l’Eau et de l’Agriculture et convenir des avantages.',
  'Before the use, ask the Ministry of Environment, Water and Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement, de l’Eau et de l’Agriculture si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before trading wild specimens, get the licence of the National Center for Wildlife.':
    'Avant le commerce de spécimens sauvages, obtenir la licence du centre national de la faune.',
  'Before biodiversity research or bioprospecting starts, agree with the kastom owners of the land or reef, and apply with Form D to the Protected Areas Advisory Committee for the permit.':
    'Avant le début de la recherche sur la biodiversité ou de la bioprospection, s’accorder avec les propriétaires coutumiers (kastom) de la terre ou du récif, et demander le permis au comité consultatif des aires protégées avec le formulaire D.',
  'Before the work starts, get the research permit and the export permit.':
    'Avant le début des travaux, obtenir le permis de recherche et le permis d’exportation.',
  'Before the work starts, get the research permit, the consent of the land owners and the wildlife export permit.':
    'Avant le début des travaux, obtenir le permis de recherche, le consentement des propriétaires de la terre et le permis d’exportation de faune et de flore sauvages.',
  'Before specimens are collected or taken abroad, get the written approval of the ministry in charge of environment.':
    'Avant la collecte de spécimens ou leur départ à l’étranger, obtenir l’approbation écrite du ministère chargé de l’environnement.',
  'Before the use, ask the ministry in charge of environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère chargé de l’environnement si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before the work begins, get the research permit of the Seychelles Bureau of Standards.':
    'Avant le début des travaux, obtenir le permis de recherche du bureau des normes des Seychelles.',
  'Before the use, ask the Higher Council for Environment and Natural Resources (HCENR) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au conseil supérieur de l’environnement et des ressources naturelles (HCENR) si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'At the end of the work, hand in a report to the National Parks Board (NParks).':
    'À la fin des travaux, remettre un rapport à l’office des parcs nationaux (NParks).',
  'Before the field study or collecting, apply online to the National Parks Board (NParks) for the research permit, one for each project.':
    'Avant l’étude de terrain ou la collecte, demander en ligne à l’office des parcs nationaux (NParks) le permis de recherche, un par projet.',
  'Before the use, ask the National Parks Board (NParks) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’office des parcs nationaux (NParks) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before asking for the entry permit, apply to the Conservation Office of the Ascension Island Government for the environmental research permit.':
    'Avant de demander le permis d’entrée, demander le permis de recherche environnementale au bureau de la conservation du gouvernement de l’île de l’Ascension.',
  'Before the research begins, apply to the St Helena Research Institute for the research licence and sign the protocol for researchers.':
    'Avant le début de la recherche, demander la licence de recherche à l’institut de recherche de Sainte-Hélène et signer le protocole pour les chercheurs.',
  'Before the use, ask the research authority of the island (St Helena Research Institute; on Ascension the Conservation Office) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité de recherche de l’île (institut de recherche de Sainte-Hélène ; à Ascension, le bureau de la conservation) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the material is received, ask the plant gene bank for its transfer terms and sign them.':
    'Avant la réception du matériel, demander à la banque de gènes végétaux ses conditions de transfert et les signer.',
  'Before the use, ask the Ministry of the Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  "Before the field work, apply for the Governor's permission in the portal Research in Svalbard by its closing day, and keep it with the material.":
    'Avant le travail de terrain, demander l’autorisation du gouverneur dans le portail Research in Svalbard avant sa date limite, et la garder avec le matériel.',
  'Before the use, ask the Governor of Svalbard (Sysselmesteren) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au gouverneur du Svalbard (Sysselmesteren) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Only if plants or animals leave Svalbard: ask the Norwegian Environment Agency for its permission.':
    'Seulement si des plantes ou des animaux quittent le Svalbard : demander l’autorisation de l’agence norvégienne de l’environnement.',
  'Before the use, ask the Environment Protection Agency Sierra Leone (EPA-SL) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’agence de protection de l’environnement de Sierra Leone (EPA-SL) si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before collecting or export, get the research and export permit of the Nature Conservation Division (NCD).':
    'Avant la collecte ou l’exportation, obtenir le permis de recherche et d’exportation de la division de la conservation de la nature (NCD).',
  'Before the use, ask the Nature Conservation Division (NCD) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à la division de la conservation de la nature (NCD) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, ask the Ministry of Environment and Forestry (department of biodiversity) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement et des Forêts (département de la biodiversité) si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before the use, ask the Direcção-Geral do Ambiente in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit à la Direcção-Geral do Ambiente si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before collecting or export, apply to the Ministry of the Environment and Natural Resources (MARN) for the research, collecting and export permit.':
    'Avant la collecte ou l’exportation, demander au ministère de l’Environnement et des Ressources naturelles (MARN) le permis de recherche, de collecte et d’exportation.',
  'Before the use, ask the Ministry of the Environment and Natural Resources (MARN) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement et des Ressources naturelles (MARN) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before collecting, ask the Nature Foundation St. Maarten and the island government for the research, collecting and export permits.':
    'Avant la collecte, demander à la Nature Foundation St. Maarten et au gouvernement de l’île les permis de recherche, de collecte et d’exportation.',
  'Before the use, ask the Dutch focal point for access and benefit-sharing in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au correspondant national néerlandais pour l’accès et le partage des avantages si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Keep proof of the origin and the permits, and check whether the island has made rules since January 2023.':
    'Conserver la preuve de l’origine et les permis, et vérifier si l’île a pris des règles depuis janvier 2023.',
  'Before the access, ask the environment authority and the agricultural research commission in writing, and check sanctions.':
    'Avant l’accès, interroger par écrit l’autorité de l’environnement et la commission de recherche agricole, et vérifier les sanctions.',
  'Before the use, ask the Eswatini Environment Authority (EEA) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité de l’environnement d’Eswatini (EEA) si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before collecting, get the written permission or licence of the Department of Environment and Coastal Resources (DECR).':
    'Avant la collecte, obtenir l’autorisation écrite ou la licence du département de l’Environnement et des Ressources côtières (DECR).',
  'Before the use, ask the Department of Environment and Coastal Resources (DECR) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au département de l’Environnement et des Ressources côtières (DECR) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, ask the Ministry of Environment and Forest Resources (MERF) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement et des Ressources forestières (MERF) si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before the access, apply to the Department of Agriculture for permission and sign the profit-sharing agreement.':
    'Avant l’accès, demander l’autorisation au département de l’Agriculture et signer l’accord de partage des profits.',
  'Before the access, ask the agency that manages the site or collection for permission and a transfer agreement.':
    'Avant l’accès, demander à l’organisme qui gère le site ou la collection l’autorisation et un accord de transfert.',
  'Before the knowledge is used, check the registers of the Department for Development of Thai Traditional and Alternative Medicine, and get its permission.':
    'Avant l’utilisation des connaissances, consulter les registres du département du développement de la médecine traditionnelle et alternative thaïe, et obtenir son autorisation.',
  'Before the work starts, get the permit of the National Research Council for foreigners.':
    'Avant le début des travaux, obtenir le permis du conseil national de la recherche pour les étrangers.',
  'Before the work starts, notify the Department of Agriculture under the rules of section 53.':
    'Avant le début des travaux, le notifier au département de l’Agriculture selon les règles de l’article 53.',
  'Keep the research and export permits of the time.':
    'Conserver les permis de recherche et d’exportation de l’époque.',
  'Before the access, ask the National Biodiversity and Biosafety Centre for consent and terms.':
    'Avant l’accès, demander le consentement et les conditions au centre national de la biodiversité et de la biosécurité.',
  'Before collecting, export or use, ask the National Directorate for Biodiversity for permission and terms.':
    'Avant la collecte, l’exportation ou l’utilisation, demander l’autorisation et les conditions à la direction nationale de la biodiversité.',
  'Before the use, ask the National Directorate for Biodiversity in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à la direction nationale de la biodiversité si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, ask the authority in charge of environment protection in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité chargée de la protection de l’environnement si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, ask the authority under the law on genetic resources of cultivated plants in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité selon la loi sur les ressources génétiques des plantes cultivées si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the access, ask the ministry in charge of environment (MEIDECC) for consent and terms, and clear the research approval.':
    'Avant l’accès, demander le consentement et les conditions au ministère chargé de l’environnement (MEIDECC), et faire approuver la recherche.',
  'Before the use, ask the ministry in charge of environment (MEIDECC) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère chargé de l’environnement (MEIDECC) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before research on a native farm animal or its export, get the permission of the directorate of agricultural research (TAGEM) of the Ministry of Agriculture and Forestry.':
    'Avant la recherche sur un animal d’élevage local ou son exportation, obtenir l’autorisation de la direction de la recherche agricole (TAGEM) du ministère de l’Agriculture et des Forêts.',
  'Before the access, apply to the Ministry of Agriculture and Forestry together with a Turkish institute.':
    'Avant l’accès, adresser la demande au ministère de l’Agriculture et des Forêts avec un institut turc.',
  'Deposit duplicates in the gene bank of the Ministry of Agriculture and Forestry.':
    'Déposer des doubles dans la banque de gènes du ministère de l’Agriculture et des Forêts.',
  'Before taking animals, get the special game licence of the Wildlife Section of the Forestry Division, and ask for the export permit with it.':
    'Avant de prélever des animaux, obtenir la licence spéciale de chasse de la section de la faune de la division des forêts, et demander avec elle le permis d’exportation.',
  'Before the use, ask the environmental policy division of the Ministry of Planning in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à la division de la politique environnementale du ministère de la Planification si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the access, ask the Department of Environment and the island council (Falekaupule) for consent and terms.':
    'Avant l’accès, demander le consentement et les conditions au département de l’Environnement et au conseil de l’île (Falekaupule).',
  'Before collecting, get the collecting and entry permit of the park, forest or species authority.':
    'Avant la collecte, obtenir le permis de collecte et d’entrée de l’autorité des parcs, des forêts ou des espèces.',
  'Before knowledge is used or material taken on indigenous land, ask the people or tribe for consent and share the benefits.':
    'Avant l’utilisation de connaissances ou le prélèvement de matériel sur une terre autochtone, demander le consentement du peuple ou de la tribu et partager les avantages.',
  'Before the export, apply to the Ministry of Agriculture for approval; live protected animals go only between academic bodies or licensed zoos.':
    'Avant l’exportation, demander l’approbation du ministère de l’Agriculture ; les animaux vivants protégés ne vont qu’entre organismes académiques ou zoos agréés.',
  'Before the work starts, get the research permit of the science commission (COSTECH) and an agreement with a host institution; add wildlife, health or plant-gene permits and a transfer agreement.':
    'Avant le début des travaux, obtenir le permis de recherche de la commission des sciences (COSTECH) et un accord avec une institution hôte ; joindre les permis de faune, de santé ou de gènes végétaux et un accord de transfert.',
  'Before the use, ask the Ministry of Environmental Protection and Natural Resources in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de la Protection de l’environnement et des Ressources naturelles si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the access, sign the accessory agreement, get consent, sign the material transfer agreement, then get the access permit of the National Council for Science and Technology (UNCST).':
    'Avant l’accès, signer l’accord accessoire, obtenir le consentement, signer l’accord de transfert de matériel, puis obtenir le permis d’accès du conseil national des sciences et de la technologie (UNCST).',
  'Before the use, ask the Uganda National Council for Science and Technology (UNCST) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au conseil national des sciences et de la technologie d’Ouganda (UNCST) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the commercial use, sign a benefits-sharing agreement with the National Park Service, for example a cooperative research agreement, or get its waiver.':
    'Avant l’utilisation commerciale, signer un accord de partage des avantages avec le National Park Service, par exemple un accord de recherche coopérative, ou obtenir qu’il y renonce.',
  'Before the knowledge is used, get the consent of the tribe.':
    'Avant l’utilisation des connaissances, obtenir le consentement de la tribu.',
  'Before the use, ask the owner or manager of the land or the collection in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au propriétaire ou au gestionnaire de la terre ou de la collection si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the work starts, get the consent of the tribe or the State.':
    'Avant le début des travaux, obtenir le consentement de la tribu ou de l’État.',
  "Keep the written consents, State or federal collecting permits, and the supplier's terms (for example the transfer agreement of a culture collection).":
    'Conserver les consentements écrits, les permis de collecte de l’État ou fédéraux, et les conditions du fournisseur (par exemple l’accord de transfert d’une collection de cultures).',
  'Before the access, apply online to the environment ministry (DINABISE) for the access permit, commercial or non-commercial, and agree terms.':
    'Avant l’accès, demander en ligne au ministère de l’Environnement (DINABISE) le permis d’accès, commercial ou non commercial, et convenir des conditions.',
  'Before the use, ask the environment ministry (DINABISE) in writing whether consent and terms are required for access since 12 October 2014, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement (DINABISE) si un consentement et des conditions sont exigés pour un accès depuis le 12 octobre 2014, et verser la réponse au dossier.',
  'By 30 June or 31 December of the year, as the environment ministry (DINABISE) says, file the sworn declaration of the access done online.':
    'Au plus tard le 30 juin ou le 31 décembre de l’année, comme le dit le ministère de l’Environnement (DINABISE), déposer en ligne la déclaration sous serment de l’accès effectué.',
  'Before the use, ask the authority in charge of ecology in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité chargée de l’écologie si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, ask the Sustainable Development Unit in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’unité du développement durable si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before collecting, get the authorisation for scientific collecting or hunting from the directorate of biological diversity of the Ministry of Ecosocialism (MINEC).':
    'Avant la collecte, obtenir l’autorisation de collecte scientifique ou de chasse de la direction de la diversité biologique du ministère de l’Écosocialisme (MINEC).',
  'Before samples leave the field for genetic work, apply to the Ministry of Ecosocialism (MINEC) for access to genetic resources and sign the contract.':
    'Avant que les échantillons quittent le terrain pour un travail génétique, demander au ministère de l’Écosocialisme (MINEC) l’accès aux ressources génétiques et signer le contrat.',
  'Before the use, ask the directorate of biological diversity of the Ministry of Ecosocialism (MINEC) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à la direction de la diversité biologique du ministère de l’Écosocialisme (MINEC) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before their knowledge is used, get the consent of indigenous peoples and local communities.':
    'Avant l’utilisation de leurs connaissances, obtenir le consentement des peuples autochtones et des communautés locales.',
  'Keep proof of the date and place of collection and of any later permit.':
    'Conserver la preuve de la date et du lieu de collecte et tout permis ultérieur.',
  'Before the research, apply to the Department of Conservation and Fisheries for the research permit, and involve government staff.':
    'Avant la recherche, demander le permis de recherche au département de la Conservation et de la Pêche, et associer des agents de l’administration.',
  'Before the use, ask the Department of Conservation and Fisheries in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au département de la Conservation et de la Pêche si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the research starts, get the research permit of the Division of Fish and Wildlife of the Department of Planning and Natural Resources (DPNR), and federal permits where they apply.':
    'Avant le début de la recherche, obtenir le permis de recherche de la division de la pêche et de la faune du département de la Planification et des Ressources naturelles (DPNR), et les permis fédéraux qui s’appliquent.',
  'Before the use, ask the Department of Planning and Natural Resources (DPNR) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au département de la Planification et des Ressources naturelles (DPNR) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before material is taken abroad for study or joint work, follow the lighter route of Article 20, and keep its papers.':
    'Avant d’emporter du matériel à l’étranger pour des études ou des travaux communs, suivre la voie allégée de l’article 20, et en conserver les documents.',
  'Before the access, apply to the environment ministry or the province for the licence, and report on the use.':
    'Avant l’accès, demander la licence au ministère de l’Environnement ou à la province, et faire rapport sur l’utilisation.',
  'Before the access, register it with the environment ministry or the province; private persons need a Vietnamese science partner.':
    'Avant l’accès, l’enregistrer auprès du ministère de l’Environnement ou de la province ; les particuliers ont besoin d’un partenaire scientifique vietnamien.',
  'Before the access, sign the benefit-sharing contract with the manager of the resource, and have the commune confirm it.':
    'Avant l’accès, signer le contrat de partage des avantages avec le gestionnaire de la ressource, et le faire confirmer par la commune.',
  'Before the access, take the same five steps to a licence as foreign users.':
    'Avant l’accès, suivre les mêmes cinq étapes vers une licence que les utilisateurs étrangers.',
  'Before the knowledge is used, name its holders in the contract and share benefits with them.':
    'Avant l’utilisation des connaissances, nommer leurs détenteurs dans le contrat et partager les avantages avec eux.',
  'Before the material goes abroad or to a third party, get the licence of the environment ministry or the province; students and some joint work have a lighter route.':
    'Avant que le matériel aille à l’étranger ou à un tiers, obtenir la licence du ministère de l’Environnement ou de la province ; les étudiants et certains travaux communs ont une voie allégée.',
  'Find and keep the export and cooperation papers of the time.':
    'Retrouver et conserver les documents d’exportation et de coopération de l’époque.',
  'Only if the purpose turns commercial: apply for a licence before it does.':
    'Seulement si le but devient commercial : demander une licence avant qu’il le devienne.',
  'Before the access, apply to the environment department (Biodiversity Advisory Council) and agree terms with the custom owners.':
    'Avant l’accès, adresser la demande au département de l’Environnement (conseil consultatif de la biodiversité) et convenir des conditions avec les propriétaires coutumiers.',
  'Before the access, apply to the Ministry of Natural Resources and Environment and agree terms with the village owners.':
    'Avant l’accès, adresser la demande au ministère des Ressources naturelles et de l’Environnement et convenir des conditions avec les propriétaires du village.',
  'After collecting, at the latest one year later, report to the Clearing-House of the BBNJ Agreement and deposit samples and data.':
    'Après la collecte, au plus tard un an après, faire rapport au centre d’échange de l’Accord BBNJ et déposer les échantillons et les données.',
  'Before the cruise, send the notice with the data management plan to the Clearing-House of the BBNJ Agreement through the national focal point, and get the batch identifier.':
    'Avant l’expédition, envoyer la notification avec le plan de gestion des données au centre d’échange de l’Accord BBNJ par le correspondant national, et obtenir l’identifiant de lot.',
  'Before the knowledge is used, get the consent of its holders and agree terms.':
    'Avant l’utilisation des connaissances, obtenir le consentement de leurs détenteurs et convenir des conditions.',
  "Before the use, ask the contact point of the BBNJ Agreement in the user's State whether that State, or the Union for its members, made the exception for older material.":
    'Avant l’utilisation, demander au point de contact de l’Accord BBNJ dans l’État de l’utilisateur si cet État, ou l’Union pour ses membres, a fait l’exception pour le matériel plus ancien.',
  "Before the use, check whether the user's State is a Party to the BBNJ Agreement and whether it made the exception for older material.":
    'Avant l’utilisation, vérifier si l’État de l’utilisateur est Partie à l’Accord BBNJ et s’il a fait l’exception pour le matériel plus ancien.',
  'Keep position, date and vessel of the sampling to prove the area.':
    'Conserver la position, la date et le navire du prélèvement pour prouver la zone.',
  'Label the samples as material of the high seas for later users.':
    'Étiqueter les échantillons comme matériel de la haute mer pour les utilisateurs suivants.',
  'Notify utilisation, publications, patents, products and sales to the Clearing-House of the BBNJ Agreement, through the national focal point.':
    'Notifier l’utilisation, les publications, les brevets, les produits et les ventes au centre d’échange de l’Accord BBNJ, par le correspondant national.',
  'Notify utilisation, results, patents and sales to the Clearing-House of the BBNJ Agreement, through the national focal point.':
    'Notifier l’utilisation, les résultats, les brevets et les ventes au centre d’échange de l’Accord BBNJ, par le correspondant national.',
  'Before applying, find a South African person or entity to apply jointly with.':
    'Avant la demande, trouver une personne ou une entité sud-africaine avec qui la présenter.',
  'Before buying, check whether the species is indigenous and the use is biotrade.':
    'Avant l’achat, vérifier si l’espèce est indigène et si l’utilisation relève du biocommerce.',
  'Before collecting, get the provincial collecting permits and the consent of the land owner.':
    'Avant la collecte, obtenir les permis de collecte de la province et le consentement du propriétaire de la terre.',
  'Before samples leave, apply to the environment department (DFFE) for the integrated export and bioprospecting permit; the export must be in the public interest.':
    'Avant le départ des échantillons, demander au ministère de l’Environnement (DFFE) le permis intégré d’exportation et de bioprospection ; l’exportation doit être d’intérêt public.',
  'Before samples leave, sign the export agreement and notify, or get the export permit.':
    'Avant le départ des échantillons, signer l’accord d’exportation et notifier, ou obtenir le permis d’exportation.',
  'Before the commercialisation phase, apply to the environment department (DFFE) for the bioprospecting, biotrade or integrated permit.':
    'Avant la phase de commercialisation, demander au ministère de l’Environnement (DFFE) le permis de bioprospection, de biocommerce ou intégré.',
  'Before the discovery phase, notify the Minister through the environment department (DFFE), and commit to a permit and agreements before commercialisation.':
    'Avant la phase de découverte, notifier le ministre par le ministère de l’Environnement (DFFE), et s’engager à un permis et à des accords avant la commercialisation.',
  "Before the permit, conclude material transfer and benefit-sharing agreements with the access provider and with communities whose knowledge is used; both need the Minister's approval, and money flows through the trust fund.":
    'Avant le permis, conclure les accords de transfert de matériel et de partage des avantages avec celui qui donne accès et avec les communautés dont les connaissances sont utilisées ; les deux exigent l’approbation du ministre, et l’argent passe par le fonds fiduciaire.',
  "Before the transfer, get the Minister's written consent.":
    'Avant le transfert, obtenir le consentement écrit du ministre.',
  'Before the use, ask the Department of Forestry, Fisheries and the Environment (DFFE) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère des Forêts, de la Pêche et de l’Environnement (DFFE) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the use, get the permit or the transitional application of the time from the environment department (DFFE).':
    'Avant l’utilisation, obtenir du ministère de l’Environnement (DFFE) le permis ou la demande transitoire de l’époque.',
  'Keep the standard material transfer agreement with which the material came, and follow it.':
    'Conserver l’accord type de transfert de matériel avec lequel le matériel est venu, et le respecter.',
  'On filing, lodge the statement on native resources and traditional knowledge, with proof, with the patent office (CIPC).':
    'Lors du dépôt, remettre à l’office des brevets (CIPC) la déclaration sur les ressources indigènes et les connaissances traditionnelles, avec preuve.',
  'Only if the material was already abroad before 2006: ask the environment department (DFFE) which rules apply.':
    'Seulement si le matériel était déjà à l’étranger avant 2006 : demander au ministère de l’Environnement (DFFE) quelles règles s’appliquent.',
  'Record why the species is exotic.': 'Noter pourquoi l’espèce est exotique.',
  'Before the access, get consent, then the access or exploration permit of the registrar (PACRA), and sign the access agreement for approval.':
    'Avant l’accès, obtenir le consentement, puis le permis d’accès ou d’exploration du registre (PACRA), et signer l’accord d’accès pour approbation.',
  'Before the use, ask the ministry in charge of environment in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère chargé de l’environnement si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the access, apply to the environmental management agency for the bioprospecting or general licence, with the consent of the community.':
    'Avant l’accès, demander à l’agence de gestion de l’environnement la licence de bioprospection ou générale, avec le consentement de la communauté.',
  'Before the use, ask the Environmental Management Agency in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’agence de gestion de l’environnement si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before collecting, get the scientific research and collecting permit of the National Park Service, or in a marine sanctuary the permit of that sanctuary; transfers need the approval of the park.':
    'Avant la collecte, obtenir le permis de recherche scientifique et de collecte du National Park Service ou, dans un sanctuaire marin, celui de ce sanctuaire ; les transferts exigent l’accord du parc.',
  'Before sampling at sea, ask the Norwegian Directorate of Fisheries through diplomatic channels.':
    'Avant l’échantillonnage en mer, s’adresser par la voie diplomatique à la Direction norvégienne des pêches.',
}
