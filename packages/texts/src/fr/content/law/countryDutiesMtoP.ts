import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with M to P. */
export const countryDutiesMtoP: ContentTexts = {
  'Before collecting, get the forest-product or collecting permit (argan, rosemary, wild herbs) of the water and forest agency (ANEF), and the export papers.':
    'Avant la collecte, obtenir le permis de produits forestiers ou de collecte (argan, romarin, herbes sauvages) de l’agence des eaux et forêts (ANEF), et les documents d’exportation.',
  'Before the access, get the consent of the community, then the access permit of the environment ministry, and agree terms.':
    'Avant l’accès, obtenir le consentement de la communauté, puis le permis d’accès du ministère de l’Environnement, et convenir des conditions.',
  'Before the use, ask the environment ministry in writing whether consent and terms are required for access since 12 October 2014, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement si un consentement et des conditions sont exigés pour un accès depuis le 12 octobre 2014, et verser la réponse au dossier.',
  'Find and keep the research authorisation, the export permit and the bioprospecting contract of the time.':
    'Retrouver et conserver l’autorisation de recherche, le permis d’exportation et le contrat de bioprospection de l’époque.',
  'Before collecting, ask the Marshall Islands Marine Resources Authority (MIMRA) and the environment office (OEPPC) for the research permit and terms.':
    'Avant la collecte, demander à l’autorité des ressources marines des îles Marshall (MIMRA) et au bureau de l’environnement (OEPPC) le permis de recherche et les conditions.',
  'Before collecting, get the consent of the traditional owners and of the local government.':
    'Avant la collecte, obtenir le consentement des propriétaires traditionnels et de l’administration locale.',
  'Before the use, ask the Office of Environmental Planning and Policy Coordination (OEPPC) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au bureau de planification et de coordination de la politique environnementale (OEPPC) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, ask the Ministry of Environment, Sanitation and Sustainable Development (MEADD) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement, de l’Assainissement et du Développement durable (MEADD) si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before the access, ask the focal point and the Forest Department in writing, and check sanctions.':
    'Avant l’accès, interroger par écrit le correspondant national et le service des forêts, et vérifier les sanctions.',
  'Before the access, apply to the environment ministry and sign the benefit-sharing contract.':
    'Avant l’accès, adresser la demande au ministère de l’Environnement et signer le contrat de partage des avantages.',
  'Before the use, ask the Ministry of Environment and Sustainable Development in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement et du Développement durable si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before the access, apply to the Plant Protection Directorate with the form for research, or for research and development, and add nature permits and the permission of the land owner.':
    'Avant l’accès, adresser la demande à la direction de la protection des végétaux avec le formulaire pour la recherche, ou pour la recherche et le développement, et joindre les permis de la nature et l’autorisation du propriétaire de la terre.',
  'Before the access, apply to the Plant Protection Directorate with the form for research, or for research and development, and add the permits of the health or veterinary authority.':
    'Avant l’accès, adresser la demande à la direction de la protection des végétaux avec le formulaire pour la recherche, ou pour la recherche et le développement, et joindre les permis de l’autorité sanitaire ou vétérinaire.',
  'Report to the Plant Protection Directorate as the permit says.':
    'Faire rapport à la direction de la protection des végétaux comme le dit le permis.',
  'Before collecting, export or use, ask the National Parks and Conservation Service (NPCS) in writing which permit and which consent and agreed terms are needed, and file the answer.':
    'Avant la collecte, l’exportation ou l’utilisation, demander par écrit au service des parcs nationaux et de la conservation (NPCS) quel permis et quels consentement et conditions convenues sont nécessaires, et verser la réponse au dossier.',
  'Before the use, ask the ministry in charge of fisheries in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère chargé de la pêche si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Two months before the research starts, apply in the research portal of the ministry in charge of fisheries, and wait for the permit.':
    'Deux mois avant le début de la recherche, adresser la demande dans le portail de recherche du ministère chargé de la pêche, et attendre le permis.',
  'Before samples leave, pay for the export licence and carry it.':
    'Avant le départ des échantillons, payer la licence d’exportation et l’emporter.',
  'Before the access, conclude a benefit-sharing contract with the provider, then get the permit and the export licence of the Malawi Environment Protection Authority (MEPA); include a Malawian researcher in the team.':
    'Avant l’accès, conclure un contrat de partage des avantages avec le fournisseur, puis obtenir le permis et la licence d’exportation de l’autorité de protection de l’environnement du Malawi (MEPA) ; associer à l’équipe un chercheur du Malawi.',
  'Before the use, ask the Malawi Environment Protection Authority (MEPA) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité de protection de l’environnement du Malawi (MEPA) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before applying for the collecting permit, find a Mexican counterpart institution.':
    'Avant la demande du permis de collecte, trouver une institution mexicaine partenaire.',
  'Before filing, check that the agreed terms cover intellectual property.':
    'Avant le dépôt, vérifier que les conditions convenues couvrent la propriété intellectuelle.',
  'Before the access, ask the seed service (SNICS) for consent and terms for agricultural genetic resources; native maize needs special care.':
    'Avant l’accès, demander au service des semences (SNICS) le consentement et les conditions pour les ressources génétiques agricoles ; le maïs natif exige un soin particulier.',
  'Before the knowledge is used, get the consent of the community through its own institutions, and share benefits.':
    'Avant l’utilisation des connaissances, obtenir le consentement de la communauté par ses propres institutions, et partager les avantages.',
  'Before the material is passed on, check the agreed terms and hand them on in writing.':
    'Avant de transmettre le matériel, vérifier les conditions convenues et les transmettre par écrit.',
  'Before the use, agree written benefit-sharing terms with the provider, and ask for an internationally recognised certificate.':
    'Avant l’utilisation, convenir par écrit avec le fournisseur des conditions du partage des avantages, et demander un certificat reconnu à l’échelle internationale.',
  'Before the use, apply to the environment ministry (SEMARNAT) for the authorisation for biotechnological use of wild species, with the express prior informed consent of the land owner or possessor.':
    'Avant l’utilisation, demander au ministère de l’Environnement (SEMARNAT) l’autorisation d’utilisation biotechnologique d’espèces sauvages, avec le consentement préalable exprès, donné en connaissance de cause, du propriétaire ou du possesseur de la terre.',
  'Before the use, apply to the environment ministry (SEMARNAT) for the authorisation for biotechnological use of wild species.':
    'Avant l’utilisation, demander au ministère de l’Environnement (SEMARNAT) l’autorisation d’utilisation biotechnologique d’espèces sauvages.',
  'Before the use, ask the environment ministry in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the use, get the authorisation or collecting permit of the time; many projects had only the scientific permit, which excludes commercial use.':
    'Avant l’utilisation, obtenir l’autorisation ou le permis de collecte de l’époque ; beaucoup de projets n’avaient que le permis scientifique, qui exclut l’utilisation commerciale.',
  'Only for forest biological or genetic resources: get the authorisation of the environment ministry (SEMARNAT) under the forest law (Art. 86) before collecting.':
    'Seulement pour les ressources biologiques ou génétiques forestières : obtenir l’autorisation du ministère de l’Environnement (SEMARNAT) selon la loi forestière (art. 86) avant la collecte.',
  'Before any transfer, get the approval of the competent authority of the State.':
    'Avant tout transfert, obtenir l’approbation de l’autorité compétente de l’État.',
  'Before the access, apply through the MyABS system to the competent authority of the State, with the consent of provider and communities and the agreement.':
    'Avant l’accès, adresser la demande par le système MyABS à l’autorité compétente de l’État, avec le consentement du fournisseur et des communautés et l’accord.',
  'Before the access, apply to the Sabah Biodiversity Centre for the licence.':
    'Avant l’accès, demander la licence au centre de la biodiversité du Sabah.',
  'Before the access, apply to the Sarawak Biodiversity Centre for the permit; ethnobiological work needs the consent of the community.':
    'Avant l’accès, demander le permis au centre de la biodiversité du Sarawak ; le travail ethnobiologique exige le consentement de la communauté.',
  'Before the access, apply to the competent authority of the State for the non-commercial permit, with a Malaysian public institution.':
    'Avant l’accès, demander le permis non commercial à l’autorité compétente de l’État, avec une institution publique malaisienne.',
  'Before the knowledge is used, get the consent of the community under section 23, and the permit.':
    'Avant l’utilisation des connaissances, obtenir le consentement de la communauté selon l’article 23, et le permis.',
  'Find and keep the federal research approval and the State collecting permit of the time.':
    'Retrouver et conserver l’approbation fédérale de recherche et le permis de collecte de l’État de l’époque.',
  'Before the access, apply to the environment ministry, get consent and sign the benefit-sharing contract.':
    'Avant l’accès, adresser la demande au ministère de l’Environnement, obtenir le consentement et signer le contrat de partage des avantages.',
  'Before the use, ask the environment ministry (genetic resources management group) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement (groupe de gestion des ressources génétiques) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before filing, have the agreement allow it.': 'Avant le dépôt, faire en sorte que l’accord le permette.',
  'Before harvest and export, get the permits of the environment ministry.':
    'Avant la récolte et l’exportation, obtenir les permis du ministère de l’Environnement.',
  'Before samples are moved or exported, sign the material transfer agreement.':
    'Avant le déplacement ou l’exportation d’échantillons, signer l’accord de transfert de matériel.',
  'Before the access, apply for the access permit to the access and benefit-sharing office of the environment ministry.':
    'Avant l’accès, demander le permis d’accès au bureau d’accès et de partage des avantages du ministère de l’Environnement.',
  'Before the access, conclude the access and benefit-sharing agreement with the right holders (State, conservancy, community).':
    'Avant l’accès, conclure l’accord d’accès et de partage des avantages avec les titulaires des droits (État, conservatoire, communauté).',
  'Before the access, conclude the access and benefit-sharing agreement with the right holders (State, land holder, conservancy, community).':
    'Avant l’accès, conclure l’accord d’accès et de partage des avantages avec les titulaires des droits (État, détenteur de la terre, conservatoire, communauté).',
  'Before the use, ask the ABS office in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au bureau de l’APA si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the work starts, register the research with the National Commission on Research, Science and Technology.':
    'Avant le début des travaux, enregistrer la recherche auprès de la commission nationale de la recherche, de la science et de la technologie.',
  'Find and keep the research, harvest and export permits and any letter of the interim committee.':
    'Retrouver et conserver les permis de recherche, de récolte et d’exportation et toute lettre du comité intérimaire.',
  'Only if research is planned: ask for a new assessment before it starts.':
    'Seulement si une recherche est prévue : demander une nouvelle évaluation avant qu’elle commence.',
  'Before collecting, declare the collection to the South Province and keep the receipt.':
    'Avant la collecte, la déclarer à la province Sud et conserver le récépissé.',
  'Before the access, apply to the South Province and associate local scientists.':
    'Avant l’accès, adresser la demande à la province Sud et associer des scientifiques locaux.',
  'Before the access, apply to the province where the sampling takes place, and get the consent of the customary authorities.':
    'Avant l’accès, adresser la demande à la province où a lieu le prélèvement, et obtenir le consentement des autorités coutumières.',
  'Before the access, apply to the province where the sampling takes place, and get the consent of the land owner or the customary authorities.':
    'Avant l’accès, adresser la demande à la province où a lieu le prélèvement, et obtenir le consentement du propriétaire de la terre ou des autorités coutumières.',
  'Before the access, ask the North Province or the Loyalty Islands Province in writing and get customary consent.':
    'Avant l’accès, interroger par écrit la province Nord ou la province des îles Loyauté et obtenir le consentement coutumier.',
  'Before the knowledge is used, get the consent of the customary authorities and agree terms.':
    'Avant l’utilisation des connaissances, obtenir le consentement des autorités coutumières et convenir des conditions.',
  'Before the use, check how and when the ex situ holder obtained the material, and under which terms.':
    'Avant l’utilisation, vérifier comment et quand le détenteur ex situ a obtenu le matériel, et sous quelles conditions.',
  'Before the use, find the collecting permit and the papers of customary consent.':
    'Avant l’utilisation, retrouver le permis de collecte et les documents du consentement coutumier.',
  'File the declaration of transfer with the South Province, and hand over the permit.':
    'Déposer la déclaration de transfert auprès de la province Sud, et remettre le permis.',
  'Before the access, send the access request to the environment council (SE/CNEDD), use its forms for consent, agreed terms and permit, and file the answer.':
    'Avant l’accès, envoyer la demande d’accès au conseil de l’environnement (SE/CNEDD), utiliser ses formulaires pour le consentement, les conditions convenues et le permis, et verser la réponse au dossier.',
  'Before the access, apply to the environmental standards agency (NESREA) for the access permit, with consent and transfer agreement.':
    'Avant l’accès, demander le permis d’accès à l’agence des normes environnementales (NESREA), avec le consentement et l’accord de transfert.',
  'Before the use, ask the National Environmental Standards and Regulations Enforcement Agency (NESREA) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’agence nationale d’application des normes et règlements environnementaux (NESREA) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before access to their land or knowledge, get the consent of indigenous, Afro-descendant and local communities.':
    'Avant l’accès à leurs terres ou à leurs connaissances, obtenir le consentement des communautés autochtones, afrodescendantes et locales.',
  'Before collecting or use, apply to the Ministry of the Environment and Natural Resources (MARENA) for access, agree terms and share the benefits.':
    'Avant la collecte ou l’utilisation, demander l’accès au ministère de l’Environnement et des Ressources naturelles (MARENA), convenir des conditions et partager les avantages.',
  'Before the use, ask the Ministry of the Environment and Natural Resources (MARENA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement et des Ressources naturelles (MARENA) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the knowledge is used, get the consent of the community (for Sámi knowledge, of the Sámi Parliament) and agree terms.':
    'Avant l’utilisation des connaissances, obtenir le consentement de la communauté (pour les connaissances samies, du Parlement sami) et convenir des conditions.',
  'Keep data on the origin; foreigners who sample at sea need a permission for the research vessel.':
    'Conserver les données sur l’origine ; les étrangers qui prélèvent en mer ont besoin d’une autorisation pour le navire de recherche.',
  'Before samples leave, get the permit of the parks and wildlife or the forest department with an express clause on export.':
    'Avant le départ des échantillons, obtenir le permis du service des parcs et de la faune ou du service des forêts, avec une clause expresse sur l’exportation.',
  'Keep the research permit and, before the use, ask the Ministry of Forests and Environment about consent and terms.':
    'Conserver le permis de recherche et, avant l’utilisation, interroger le ministère des Forêts et de l’Environnement sur le consentement et les conditions.',
  'Before collecting or export, ask the Department of Environment and the land owners which consent and permits are needed, and file the answer.':
    'Avant la collecte ou l’exportation, demander au département de l’Environnement et aux propriétaires de la terre quels consentement et permis sont nécessaires, et verser la réponse au dossier.',
  'Before collecting, get the permit of the Department of Conservation.':
    'Avant la collecte, obtenir le permis du Department of Conservation.',
  'Record the engagement with iwi and hapū, the Māori tribes and kin groups.':
    'Consigner les échanges avec les iwi et les hapū, les tribus et groupes familiaux maoris.',
  'Before the use, ask the Environment Authority or the Oman Animal and Plant Genetic Resources Center (OAPGRC) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité de l’environnement ou au centre omanais des ressources génétiques animales et végétales (OAPGRC) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before collecting, get the collecting and export permit of the environment ministry.':
    'Avant la collecte, obtenir le permis de collecte et d’exportation du ministère de l’Environnement.',
  'Before filing, check the contract for clauses on intellectual property.':
    'Avant le dépôt, vérifier dans le contrat les clauses sur la propriété intellectuelle.',
  'Before the access, apply to the genetic resources unit of the environment ministry for the access permit and the collecting permit, with the consent of the provider.':
    'Avant l’accès, demander à l’unité des ressources génétiques du ministère de l’Environnement le permis d’accès et le permis de collecte, avec le consentement du fournisseur.',
  'Before the knowledge is used, get the consent of the indigenous authorities (congress of the comarca).':
    'Avant l’utilisation des connaissances, obtenir le consentement des autorités autochtones (congrès de la comarca).',
  'Before the use, ask the Ministerio de Ambiente (MiAmbiente) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au Ministerio de Ambiente (MiAmbiente) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the use, get the permit or contract of the time from the genetic resources unit of the environment ministry.':
    'Avant l’utilisation, obtenir de l’unité des ressources génétiques du ministère de l’Environnement le permis ou le contrat de l’époque.',
  'Before the work starts, ask the genetic resources unit of the environment ministry in writing whether the exclusion list covers it.':
    'Avant le début des travaux, demander par écrit à l’unité des ressources génétiques du ministère de l’Environnement si la liste d’exclusion les couvre.',
  'For commercial purposes, sign the access contract with benefit-sharing before the access.':
    'À des fins commerciales, signer avant l’accès le contrat d’accès avec partage des avantages.',
  'State in every transfer that new uses need a permit.':
    'Indiquer dans tout transfert que de nouvelles utilisations exigent un permis.',
  'Before any further use, find the access or framework contract; if there is none, ask the competent authority what can still be done: the window for regularisation closed on 19 July 2022.':
    'Avant toute autre utilisation, retrouver le contrat d’accès ou le contrat-cadre ; s’il n’y en a pas, demander à l’autorité compétente ce qui est encore possible : le délai de régularisation a pris fin le 19 juillet 2022.',
  'Before collecting, get the research and collecting permit and the export permit.':
    'Avant la collecte, obtenir le permis de recherche et de collecte et le permis d’exportation.',
  'Before the access, apply to the competent authority for the access contract and sign it; foreign applicants involve a national support institution.':
    'Avant l’accès, demander le contrat d’accès à l’autorité compétente et le signer ; les demandeurs étrangers associent une institution nationale d’appui.',
  'Before the access, get the authorisation for non-commercial access and sign the simplified contract; plan about 30 working days.':
    'Avant l’accès, obtenir l’autorisation d’accès non commercial et signer le contrat simplifié ; prévoir quelque 30 jours ouvrables.',
  'Before the knowledge is used, get the consent of the representative organisation, and register the licence with the intellectual property institute (INDECOPI).':
    'Avant l’utilisation des connaissances, obtenir le consentement de l’organisation représentative, et enregistrer la licence auprès de l’institut de la propriété intellectuelle (INDECOPI).',
  'Before the material is passed on, check the clause on third parties, and ask for consent if it is silent.':
    'Avant de transmettre le matériel, vérifier la clause sur les tiers, et demander le consentement si elle n’en dit rien.',
  'Before the use, ask the authority competent for the species or for the protected area in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité compétente pour l’espèce ou pour l’aire protégée si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the use, check the origin of the accession and get the authorisation or contract.':
    'Avant l’utilisation, vérifier l’origine de l’accession et obtenir l’autorisation ou le contrat.',
  'Before the use, get a copy of the contract and check that it covers the intended use and the transfer abroad.':
    'Avant l’utilisation, obtenir une copie du contrat et vérifier qu’il couvre l’utilisation prévue et le transfert à l’étranger.',
  'Before the work starts, ask the competent authority in writing whether it is basic taxonomy or access.':
    'Avant le début des travaux, demander par écrit à l’autorité compétente s’il s’agit de taxonomie de base ou d’un accès.',
  'File the number of the authorisation or contract with the accession.':
    'Garder au dossier le numéro de l’autorisation ou du contrat avec l’accession.',
  'Send the competent authority the periodic reports that the contract fixes.':
    'Envoyer à l’autorité compétente les rapports périodiques que fixe le contrat.',
  'Before the access, apply to the environment directorate for the authorisation of the Council of Ministers, and sign the benefit-sharing agreement.':
    'Avant l’accès, demander à la direction de l’environnement l’autorisation du conseil des ministres, et signer l’accord de partage des avantages.',
  'Find and keep the research protocol of the time.': 'Retrouver et conserver le protocole de recherche de l’époque.',
  'Before the work starts, get the research approval and the export permit.':
    'Avant le début des travaux, obtenir l’approbation de la recherche et le permis d’exportation.',
  'Before the work starts, get the research approval, the consent of the land owners and the export permit.':
    'Avant le début des travaux, obtenir l’approbation de la recherche, le consentement des propriétaires de la terre et le permis d’exportation.',
  'Before collecting in ancestral domains, get the consent of the indigenous peoples through the National Commission on Indigenous Peoples (NCIP).':
    'Avant la collecte dans des domaines ancestraux, obtenir le consentement des peuples autochtones par la commission nationale des peuples autochtones (NCIP).',
  'Before samples are exported or handed on, get the wildlife export permit and the agreement of the provider.':
    'Avant l’exportation ou la transmission d’échantillons, obtenir le permis d’exportation de faune et de flore sauvages et l’accord du fournisseur.',
  'Before the access, apply for the gratuitous permit together with a Philippine institution, and keep to non-commercial use.':
    'Avant l’accès, demander le permis gratuit avec une institution philippine, et s’en tenir à une utilisation non commerciale.',
  'Before the access, get the consent of the local and indigenous communities.':
    'Avant l’accès, obtenir le consentement des communautés locales et autochtones.',
  'Before the access, sign the bioprospecting undertaking with the environment or the agriculture department, and pay the fee and the royalties.':
    'Avant l’accès, signer l’engagement de bioprospection avec le ministère de l’Environnement ou celui de l’Agriculture, et payer les frais et les redevances.',
  'Before the knowledge is used, run the consent procedure of the National Commission on Indigenous Peoples (NCIP).':
    'Avant l’utilisation des connaissances, mener la procédure de consentement de la commission nationale des peuples autochtones (NCIP).',
  'Before the use, ask the Biodiversity Management Bureau or the Department of Agriculture in writing whether an undertaking is needed for the material of the collection.':
    'Avant l’utilisation, demander par écrit au bureau de gestion de la biodiversité ou au ministère de l’Agriculture si un engagement est nécessaire pour le matériel de la collection.',
  'Before the use, find the academic or commercial research agreement of the time and the certificates of consent.':
    'Avant l’utilisation, retrouver l’accord de recherche académique ou commerciale de l’époque et les certificats de consentement.',
  'Find and keep the collecting permit of the time.': 'Retrouver et conserver le permis de collecte de l’époque.',
  'Follow the transfer agreement of the holder, and keep it.':
    'Respecter l’accord de transfert du détenteur, et le conserver.',
  'Before the access, ask the Biodiversity Directorate of the climate change ministry for consent or a no-objection, and agree terms with the provider.':
    'Avant l’accès, demander à la direction de la biodiversité du ministère du Changement climatique son consentement ou une non-objection, et convenir des conditions avec le fournisseur.',
  'Before collecting, get the scientific collecting permit of the Departamento de Recursos Naturales y Ambientales (DRNA), and federal permits where they apply.':
    'Avant la collecte, obtenir le permis de collecte scientifique du Departamento de Recursos Naturales y Ambientales (DRNA), et les permis fédéraux qui s’appliquent.',
  'Before the use, ask the Departamento de Recursos Naturales y Ambientales (DRNA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au Departamento de Recursos Naturales y Ambientales (DRNA) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the access, apply to the Regional Government of the Azores and accept the standard contract.':
    'Avant l’accès, adresser la demande au gouvernement régional des Açores et accepter le contrat type.',
  'Before collecting or use, apply to the ministry in charge of natural resources for access, get prior informed consent and sign the agreement.':
    'Avant la collecte ou l’utilisation, demander l’accès au ministère chargé des ressources naturelles, obtenir le consentement préalable donné en connaissance de cause et signer l’accord.',
  'Before the use, ask the ministry in charge of natural resources, environment and tourism in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère chargé des ressources naturelles, de l’environnement et du tourisme si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the work in a state begins, get the permit of the government of each state.':
    'Avant le début des travaux dans un État fédéré, obtenir le permis du gouvernement de chacun d’eux.',
  'Only if the work runs through the Palau International Coral Reef Center: hand in a preliminary report within six months, and copies of publications.':
    'Seulement si le travail passe par le Palau International Coral Reef Center : remettre un rapport préliminaire dans les six mois, et des copies des publications.',
  'Sixty days before the start, apply to the Division of Marine Resources for the national research permit.':
    'Soixante jours avant le début, demander le permis national de recherche à la division des ressources marines.',
  'Before collecting, get the scientific collecting and export permit of the environment ministry (MADES), and ask it about terms.':
    'Avant la collecte, obtenir le permis de collecte scientifique et d’exportation du ministère de l’Environnement (MADES), et l’interroger sur les conditions.',
  'Before the use, ask the Ministerio del Ambiente y Desarrollo Sostenible (MADES) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au Ministerio del Ambiente y Desarrollo Sostenible (MADES) si ses règles couvrent le cas, et verser la réponse au dossier.',
}
