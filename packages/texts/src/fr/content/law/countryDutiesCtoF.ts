import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with C to F. */
export const countryDutiesCtoF: ContentTexts = {
  'Before collecting, get the permit of Parks Canada or of the province and read what it says on commercial use.':
    'Avant la collecte, obtenir le permis de Parcs Canada ou de la province et lire ce qu’il dit de l’utilisation commerciale.',
  'Before the knowledge is used, get the consent of the First Nation, Inuit or Métis body.':
    'Avant l’utilisation des connaissances, obtenir le consentement de l’organisme des Premières Nations, inuit ou métis.',
  'Before the use, ask Environment and Climate Change Canada in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à Environnement et Changement climatique Canada si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the work starts, get the research licence of the territorial research institute and follow the terms of the community.':
    'Avant le début des travaux, obtenir la licence de recherche de l’institut de recherche territorial et respecter les conditions de la communauté.',
  'Keep the collecting permits and the written consents.':
    'Conserver les permis de collecte et les consentements écrits.',
  'Before the access, get the written consent of the Ministry of Environment and Sustainable Development, as long as the national authority of Article 52 is not found to exist.':
    'Avant l’accès, obtenir le consentement écrit du ministère de l’Environnement et du Développement durable, tant qu’il n’est pas établi que l’autorité nationale de l’article 52 existe.',
  'Before the material is passed on, get written consent to the transfer from the Ministry of Environment and Sustainable Development, and hand on the terms.':
    'Avant de transmettre le matériel, obtenir du ministère de l’Environnement et du Développement durable le consentement écrit au transfert, et transmettre les conditions.',
  'Before the use, agree terms on the sharing of benefits with the State and with the communities.':
    'Avant l’utilisation, convenir avec l’État et les communautés du partage des avantages.',
  'Before the use, ask the Ministry of Environment and Sustainable Development (MEDD) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement et du Développement durable (MEDD) si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before the access, get the written consent of the ministry in charge of environment and sustainable development, together with the papers for forest research and export.':
    'Avant l’accès, obtenir le consentement écrit du ministère chargé de l’environnement et du développement durable, avec les documents de recherche forestière et d’exportation.',
  'Before the use or sale, agree terms on the sharing of benefits with the ministry in charge of environment and sustainable development.':
    'Avant l’utilisation ou la vente, convenir du partage des avantages avec le ministère chargé de l’environnement et du développement durable.',
  'Before the use, ask the ministry in charge of environment and sustainable development in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère chargé de l’environnement et du développement durable si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before market authorisation or commercialisation, send the record to the Federal Office for the Environment (FOEN) and keep the register number.':
    'Avant l’autorisation de mise sur le marché ou la commercialisation, envoyer la consignation à l’Office fédéral de l’environnement (OFEV) et conserver le numéro de registre.',
  'From the access on, record user, resource and use, date and place, supplier and recipient, and keep the record as the Nagoya Ordinance requires.':
    'Dès l’accès, consigner l’utilisateur, la ressource et l’utilisation, la date et le lieu, le fournisseur et le destinataire, et conserver la consignation comme l’exige l’ordonnance de Nagoya.',
  'Give the record to the next user with the material.':
    'Remettre la consignation à l’utilisateur suivant avec le matériel.',
  'Only if partners abroad ask for proof: notify the use to the Federal Office for the Environment (FOEN), which gives a register number.':
    'Seulement si des partenaires à l’étranger demandent une preuve : notifier l’utilisation à l’Office fédéral de l’environnement (OFEV), qui donne un numéro de registre.',
  'After the research, hand copies of the results to the Office of the Prime Minister.':
    'Après la recherche, remettre des copies des résultats au bureau du Premier ministre.',
  'Before coming, apply to the National Research Committee with form RAF-08 and pay the fee.':
    'Avant de venir, adresser la demande au comité national de la recherche avec le formulaire RAF-08 et payer les frais.',
  'Before registered knowledge is used, search the register of traditional knowledge and get the authorisation of the right-holders.':
    'Avant l’utilisation de connaissances enregistrées, consulter le registre des connaissances traditionnelles et obtenir l’autorisation des titulaires des droits.',
  'Before the use, ask the National Research Committee in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au comité national de la recherche si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before accessions of the public genebanks are used, sign the access agreement of the agricultural research institute (INIA).':
    'Avant l’utilisation d’accessions des banques de gènes publiques, signer l’accord d’accès de l’institut de recherche agricole (INIA).',
  'Before the access, get the permit of the biodiversity service or, until it takes over, of the body that manages the area, and the agreement on access and benefits.':
    'Avant l’accès, obtenir le permis du service de la biodiversité ou, jusqu’à ce qu’il prenne le relais, de l’organisme qui gère l’aire, et l’accord sur l’accès et les avantages.',
  'Before the use, ask the Ministerio del Medio Ambiente in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au Ministerio del Medio Ambiente si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before filing, have the clause on intellectual property added to the agreed terms, and inform the environment ministry (MINEPDED).':
    'Avant le dépôt, faire ajouter la clause sur la propriété intellectuelle aux conditions convenues, et informer le ministère de l’Environnement (MINEPDED).',
  'Before scientific work starts, get the research permit of the research ministry (MINRESI).':
    'Avant le début du travail scientifique, obtenir le permis de recherche du ministère de la Recherche (MINRESI).',
  'Before the access, apply to the environment ministry (MINEPDED) for prior informed consent and the access permit.':
    'Avant l’accès, demander au ministère de l’Environnement (MINEPDED) le consentement préalable donné en connaissance de cause et le permis d’accès.',
  'Before the use, ask the national ABS office in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au bureau national de l’APA si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the use, find the authorisation, research permit and export papers of the time; for material since 2017 also consent and agreed terms.':
    'Avant l’utilisation, retrouver l’autorisation, le permis de recherche et les documents d’exportation de l’époque ; pour du matériel depuis 2017, aussi le consentement et les conditions convenues.',
  'Before the use, negotiate agreed terms with suppliers, communities and the State, and have the national benefit-sharing office of the environment ministry (MINEPDED) validate the contract.':
    'Avant l’utilisation, négocier les conditions convenues avec les fournisseurs, les communautés et l’État, et faire valider le contrat par le bureau national du partage des avantages du ministère de l’Environnement (MINEPDED).',
  'Before any collection, use or transfer of human genetic resources, have the Chinese partner file with, or apply to, the National Health Commission.':
    'Avant toute collecte, utilisation ou cession de ressources génétiques humaines, faire déposer par le partenaire chinois l’enregistrement ou la demande auprès de la Commission nationale de la santé.',
  'Before samples leave China, get the export permits of the ministry in charge and of customs.':
    'Avant que les échantillons quittent la Chine, obtenir les permis d’exportation du ministère chargé et de la douane.',
  'Before the access, get the approval of the ministry in charge of the taxon, and fix benefit-sharing in the contract with the Chinese side.':
    'Avant l’accès, obtenir l’approbation du ministère chargé du taxon, et fixer le partage des avantages dans le contrat avec la partie chinoise.',
  'Before the access, get the papers of the sector from the forestry, agriculture or environment authority: collecting permit, export permit, cooperation contract.':
    'Avant l’accès, obtenir les documents du secteur auprès de l’autorité des forêts, de l’agriculture ou de l’environnement : permis de collecte, permis d’exportation, contrat de coopération.',
  'Before the knowledge is used, get the consent of its holder and agree terms.':
    'Avant l’utilisation des connaissances, obtenir le consentement de leur détenteur et convenir des conditions.',
  'Before the use, apply to the Ministry of Agriculture and Rural Affairs with the benefit-sharing plan of Decree 533.':
    'Avant l’utilisation, adresser la demande au ministère de l’Agriculture et des Affaires rurales avec le plan de partage des avantages du décret 533.',
  'Before the use, get from the Chinese partner the approval of the time.':
    'Avant l’utilisation, obtenir du partenaire chinois l’approbation de l’époque.',
  'Before the use, get the permits of the authority in charge of the sector.':
    'Avant l’utilisation, obtenir les permis de l’autorité chargée du secteur.',
  'Before the use, have the Chinese provider apply through the province to the Ministry of Agriculture and Rural Affairs or the Forestry and Grassland Administration, with the benefit-sharing plan.':
    'Avant l’utilisation, faire déposer la demande par le fournisseur chinois, par la province, au ministère de l’Agriculture et des Affaires rurales ou à l’administration des forêts et des prairies, avec le plan de partage des avantages.',
  'Before the use, show how the plant was lawfully collected: foreigners may not collect or buy nationally protected wild plants, and field surveys need approval.':
    'Avant l’utilisation, montrer comment la plante a été collectée légalement : les étrangers ne peuvent ni collecter ni acheter des plantes sauvages protégées au niveau national, et les relevés de terrain exigent une approbation.',
  'Before the work starts, agree with a Chinese partner who takes a real part in the research and shares its rights.':
    'Avant le début des travaux, s’accorder avec un partenaire chinois qui prend une part réelle à la recherche et en partage les droits.',
  'Follow the terms of the national gene bank and report the results to it.':
    'Respecter les conditions de la banque nationale de gènes et lui communiquer les résultats.',
  'When a patent is filed, complete the source disclosure form of the patent office (CNIPA) and keep the access papers.':
    'Lors d’un dépôt de brevet, remplir le formulaire de divulgation de la source de l’office des brevets (CNIPA) et conserver les documents d’accès.',
  'Before collecting, get the collecting permit and the export authorisation of the environmental licensing authority (ANLA).':
    'Avant la collecte, obtenir le permis de collecte et l’autorisation d’exportation de l’autorité des licences environnementales (ANLA).',
  'Before the access, apply to the environment ministry for the access contract for genetic resources and their derived products.':
    'Avant l’accès, demander au ministère de l’Environnement le contrat d’accès aux ressources génétiques et à leurs produits dérivés.',
  'Before the knowledge is used, agree with the community the annex to the access contract and its share of the benefits.':
    'Avant l’utilisation des connaissances, convenir avec la communauté de l’annexe au contrat d’accès et de sa part des avantages.',
  'Before the use, ask the Ministerio de Ambiente y Desarrollo Sostenible in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au Ministerio de Ambiente y Desarrollo Sostenible si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the use, check that the collection is registered with the Humboldt Institute.':
    'Avant l’utilisation, vérifier que la collection est enregistrée auprès de l’institut Humboldt.',
  'Before the use, get the access contract or the proof that regularisation was requested in time and granted.':
    'Avant l’utilisation, obtenir le contrat d’accès ou la preuve que la régularisation a été demandée à temps et accordée.',
  'Before the work starts, ask the environment ministry in writing whether it is basic systematics or access, and file the answer.':
    'Avant le début des travaux, demander par écrit au ministère de l’Environnement s’il s’agit de systématique de base ou d’un accès, et verser la réponse au dossier.',
  'Before the work starts, check that the framework permit of the Colombian institution covers the project and the export of samples.':
    'Avant le début des travaux, vérifier que le permis-cadre de l’institution colombienne couvre le projet et l’exportation des échantillons.',
  'Before applying for the permit, negotiate the prior informed consent of the provider (conservation area, ex situ holder or indigenous territory), and attach it.':
    'Avant la demande de permis, négocier le consentement préalable donné en connaissance de cause du fournisseur (aire de conservation, détenteur ex situ ou territoire autochtone), et le joindre.',
  'Before applying for the permit, negotiate the prior informed consent of the provider (land owner, conservation area, ex situ holder or indigenous territory), and attach it.':
    'Avant la demande de permis, négocier le consentement préalable donné en connaissance de cause du fournisseur (propriétaire de la terre, aire de conservation, détenteur ex situ ou territoire autochtone), et le joindre.',
  'Before applying, name a representative resident in Costa Rica.':
    'Avant la demande, désigner un représentant résidant au Costa Rica.',
  'Before collecting, get the research and collecting permit of the conservation area (SINAC).':
    'Avant la collecte, obtenir le permis de recherche et de collecte de l’aire de conservation (SINAC).',
  'Before the access, apply on the platform of CONAGEBIO, the biodiversity commission, for the right permit: basic research, bioprospecting or economic use.':
    'Avant l’accès, demander sur la plateforme de la CONAGEBIO, la commission de la biodiversité, le permis qui convient : recherche fondamentale, bioprospection ou exploitation économique.',
  'Before the access, get the consent of the indigenous territory or community.':
    'Avant l’accès, obtenir le consentement du territoire ou de la communauté autochtone.',
  'Before the material is received, sign the transfer agreement of the registered collection.':
    'Avant la réception du matériel, signer l’accord de transfert de la collection enregistrée.',
  'Before the patent or variety right is granted, have certificate of origin and consent ready for the consultation of CONAGEBIO, the biodiversity commission, which answers within 15 working days.':
    'Avant la délivrance du brevet ou du droit d’obtention, tenir prêts le certificat d’origine et le consentement pour la consultation de la CONAGEBIO, la commission de la biodiversité, qui répond dans les 15 jours ouvrables.',
  'Before the use, ask the Comisión Nacional para la Gestión de la Biodiversidad (CONAGEBIO) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à la commission nationale pour la gestion de la biodiversité (CONAGEBIO) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Check agreements of the time with the biodiversity institute (INBio) or the parks for clauses on benefit-sharing, and keep them.':
    'Chercher dans les accords de l’époque avec l’institut de la biodiversité (INBio) ou les parcs les clauses sur le partage des avantages, et les conserver.',
  'In the consent, agree the share of the conservation area, owner or indigenous people: up to one tenth of the research budget and up to half of the royalties (not verified).':
    'Dans le consentement, convenir de la part de l’aire de conservation, du propriétaire ou du peuple autochtone : jusqu’à un dixième du budget de recherche et jusqu’à la moitié des redevances (non vérifié).',
  'Keep the collecting and export papers that prove the date of access.':
    'Conserver les documents de collecte et d’exportation qui prouvent la date d’accès.',
  'Before the access, get the environmental authorisation for access (and for export) of the environmental regulation office (ORSA), with agreed benefit-sharing.':
    'Avant l’accès, obtenir l’autorisation environnementale d’accès (et d’exportation) du bureau de régulation environnementale (ORSA), avec un partage des avantages convenu.',
  'Before the use, ask the Oficina de Regulación y Seguridad Ambiental (ORSA) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’Oficina de Regulación y Seguridad Ambiental (ORSA) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before collecting or export, ask CARMABI and the government of the island for the research, collecting and export permits.':
    'Avant la collecte ou l’exportation, demander à CARMABI et au gouvernement de l’île les permis de recherche, de collecte et d’exportation.',
  'Before the use, ask the Dutch ABS focal point whether Curaçao has made access rules since January 2023, and keep proof of origin and permits.':
    'Avant l’utilisation, demander au correspondant national néerlandais pour l’APA si Curaçao a pris des règles d’accès depuis janvier 2023, et conserver la preuve de l’origine et les permis.',
  'Before the access, get the permission of the competent national authority; the directorate of the environment in the Ministry of Environment and Sustainable Development can name it.':
    'Avant l’accès, obtenir l’autorisation de l’autorité nationale compétente ; la direction de l’environnement du ministère de l’Environnement et du Développement durable peut la nommer.',
  'Before the material is passed on, get written consent to the transfer from the authority, and hand on the terms.':
    'Avant de transmettre le matériel, obtenir de l’autorité le consentement écrit au transfert, et transmettre les conditions.',
  'Before the use, agree terms on benefit-sharing with the authority and the providers.':
    'Avant l’utilisation, convenir du partage des avantages avec l’autorité et les fournisseurs.',
  'Before shipping, get the export permit of the Forestry, Wildlife and Parks Division.':
    'Avant l’envoi, obtenir le permis d’exportation de la division des forêts, de la faune et des parcs.',
  'Before the use, ask the Forestry, Wildlife and Parks Division in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à la division des forêts, de la faune et des parcs si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the access, apply to the environment ministry for the access permit; for commercial use sign the contract as well.':
    'Avant l’accès, demander le permis d’accès au ministère de l’Environnement ; pour une utilisation commerciale, signer aussi le contrat.',
  'Before the use, ask the Ministerio de Medio Ambiente y Recursos Naturales in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au Ministerio de Medio Ambiente y Recursos Naturales si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before filing, check that permit and agreed terms allow it, and keep proof of consent.':
    'Avant le dépôt, vérifier que le permis et les conditions convenues le permettent, et conserver la preuve du consentement.',
  'Before material leaves the country, deposit a duplicate of what was collected in the national gene banks.':
    'Avant que le matériel quitte le pays, déposer un double de ce qui a été collecté dans les banques nationales de gènes.',
  'Before prospecting, collecting or sampling, get the access permit of the national organ for biological resources; it names the Algerian scientists or institutions that take part.':
    'Avant la prospection, la collecte ou l’échantillonnage, obtenir le permis d’accès de l’organe national des ressources biologiques ; il nomme les scientifiques ou institutions d’Algérie qui participent.',
  'Before the material goes abroad or to another person, have the transfer written into the permit, and hand its terms on.':
    'Avant que le matériel aille à l’étranger ou à une autre personne, faire inscrire le transfert dans le permis, et transmettre ses conditions.',
  'Before the use, agree how benefits are shared with the national organ for biological resources.':
    'Avant l’utilisation, convenir du partage des avantages avec l’organe national des ressources biologiques.',
  'Before the use, ask the national organ for biological resources in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’organe national des ressources biologiques si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before any further use, ask the environment ministry about regularisation.':
    'Avant toute autre utilisation, interroger le ministère de l’Environnement sur la régularisation.',
  'Before applying, name a national support institution in Ecuador.':
    'Avant la demande, désigner une institution nationale d’appui en Équateur.',
  'Before collecting, get the research permit and the mobilisation permit of the environment ministry.':
    'Avant la collecte, obtenir le permis de recherche et le permis de transport du ministère de l’Environnement.',
  'Before the access, sign the access contract with the State through the environment ministry.':
    'Avant l’accès, signer le contrat d’accès avec l’État par le ministère de l’Environnement.',
  'Before the knowledge is used, get the consent of its holders and register it with the intellectual property service (SENADI).':
    'Avant l’utilisation des connaissances, obtenir le consentement de leurs détenteurs et l’enregistrer auprès du service de la propriété intellectuelle (SENADI).',
  'Before the use, ask the Ministerio del Ambiente in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au Ministerio del Ambiente si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the work starts, join the framework contract of the Ecuadorian partner institution.':
    'Avant le début des travaux, adhérer au contrat-cadre de l’institution partenaire équatorienne.',
  'Before the use, ask the Ministry of Climate (Kliimaministeerium) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère du Climat (Kliimaministeerium) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the access, get the permits for protected areas and for the export of biological samples from the Egyptian Environmental Affairs Agency (EEAA).':
    'Avant l’accès, obtenir de l’agence égyptienne des affaires environnementales (EEAA) les permis pour les aires protégées et pour l’exportation d’échantillons biologiques.',
  'Before the use, ask the authorities that administer the place and the representatives of its people in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit aux autorités qui administrent le lieu et aux représentants de sa population si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, ask the Ministry of Land, Water and Environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de la Terre, de l’Eau et de l’Environnement si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before the access, apply to the autonomous community of collection or to the collection holder (for State cases to the ministry, MITECO) with the non-commercial form, and commit to ask again if the aim turns commercial.':
    'Avant l’accès, s’adresser à la communauté autonome de la collecte ou au détenteur de la collection (pour les cas de l’État au ministère, MITECO) avec le formulaire non commercial, et s’engager à demander de nouveau si le but devient commercial.',
  'Before the access, negotiate terms with the provider and get the authorisation of the autonomous community or of the ministry (MITECO); it becomes the international certificate.':
    'Avant l’accès, négocier les conditions avec le fournisseur et obtenir l’autorisation de la communauté autonome ou du ministère (MITECO) ; elle devient le certificat international.',
  'Before the use, ask the autonomous community of collection or the ministry for the ecological transition (MITECO) whether consent exists or can be regularised.':
    'Avant l’utilisation, demander à la communauté autonome de la collecte ou au ministère de la Transition écologique (MITECO) si un consentement existe ou peut être régularisé.',
  'Find the material transfer agreement of the gene bank, keep it and follow it.':
    'Retrouver l’accord de transfert de matériel de la banque de gènes, le conserver et le respecter.',
  'Hand over the authorisation and the terms with the material, and keep a record.':
    'Remettre l’autorisation et les conditions avec le matériel, et en garder la trace.',
  'Keep proof of the date of collection and any regional collecting permit.':
    'Conserver la preuve de la date de collecte et tout permis de collecte régional.',
  'Only for crops of the Plant Treaty used for food and agriculture: accept the standard material transfer agreement of the gene bank before the material is sent.':
    'Seulement pour les cultures du Traité sur les plantes utilisées pour l’alimentation et l’agriculture : accepter l’accord type de transfert de matériel de la banque de gènes avant l’envoi du matériel.',
  'Only for other crops or other aims: apply to the agriculture ministry or the region for authorisation before the access.':
    'Seulement pour d’autres cultures ou d’autres buts : demander l’autorisation au ministère de l’Agriculture ou à la région avant l’accès.',
  'Only if the resource is used in Spain: file the due diligence declarations with the ministry (MITECO) at the funding and product stages, and before a patent is filed.':
    'Seulement si la ressource est utilisée en Espagne : déposer auprès du ministère (MITECO) les déclarations de diligence nécessaire aux stades du financement et du produit, et avant le dépôt d’un brevet.',
  'Before access to wild animals, ask the ministry of agriculture for the permit; the Ethiopian Biodiversity Institute is not responsible for them (Art. 26).':
    'Avant l’accès à des animaux sauvages, demander le permis au ministère de l’Agriculture ; l’institut éthiopien de la biodiversité n’en est pas chargé (art. 26).',
  'Before applying, get a letter of the home authority and agree with an Ethiopian institution to work together.':
    'Avant la demande, obtenir une lettre de l’autorité du pays d’origine du demandeur et s’accorder avec une institution éthiopienne pour travailler ensemble.',
  'Before filing, get the written consent of the Ethiopian Biodiversity Institute.':
    'Avant le dépôt, obtenir le consentement écrit de l’institut éthiopien de la biodiversité.',
  'Before samples leave, ask the Ethiopian Biodiversity Institute for the export permit; the research must be done in Ethiopia with Ethiopian participation unless that is shown to be impossible.':
    'Avant le départ des échantillons, demander le permis d’exportation à l’institut éthiopien de la biodiversité ; la recherche doit se faire en Éthiopie avec une participation éthiopienne, sauf s’il est montré que c’est impossible.',
  'Before the access, apply in writing to the Ethiopian Biodiversity Institute for the access permit and sign the access agreement with it.':
    'Avant l’accès, demander par écrit le permis d’accès à l’institut éthiopien de la biodiversité et signer avec lui l’accord d’accès.',
  'Before the knowledge is used, get the consent of the community and a separate permit of the Ethiopian Biodiversity Institute.':
    'Avant l’utilisation des connaissances, obtenir le consentement de la communauté et un permis distinct de l’institut éthiopien de la biodiversité.',
  'Before the use, ask the Ethiopian Biodiversity Institute (EBI) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’institut éthiopien de la biodiversité (EBI) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the use, get a copy of the permit of the time from the Ethiopian Biodiversity Institute.':
    'Avant l’utilisation, obtenir de l’institut éthiopien de la biodiversité une copie du permis de l’époque.',
  "Before the use, get a copy of the public institution's special access permit and follow its duties.":
    'Avant l’utilisation, obtenir une copie du permis d’accès spécial de l’institution publique et en respecter les obligations.',
  'Before the knowledge is used, apply to the authority for access to the register of Sámi knowledge and agree terms.':
    'Avant l’utilisation des connaissances, demander à l’autorité l’accès au registre des connaissances samies et convenir des conditions.',
  'Before the work starts, get the research permit, the consent of the community and the export permit, and sign the agreement.':
    'Avant le début des travaux, obtenir le permis de recherche, le consentement de la communauté et le permis d’exportation, et signer l’accord.',
  'Before leaving the islands, hand the metadata and the agreed copy of the data to the data centre of the South Atlantic Environmental Research Institute (SAERI).':
    'Avant de quitter les îles, remettre les métadonnées et la copie convenue des données au centre de données du South Atlantic Environmental Research Institute (SAERI).',
  'Before the use, ask the Environmental Planning Department in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au service de planification de l’environnement si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before travelling, apply to the Environmental Planning Department for the research permit, and get the consent of the land owners.':
    'Avant le voyage, demander le permis de recherche au service de planification de l’environnement, et obtenir le consentement des propriétaires de la terre.',
  'Before travelling, apply to the Environmental Planning Department for the research permit.':
    'Avant le voyage, demander le permis de recherche au service de planification de l’environnement.',
  'Before the access, ask the government of the state and the owners for consent and terms, and the national department for resources and development which policy is in force.':
    'Avant l’accès, demander au gouvernement de l’État fédéré et aux propriétaires le consentement et les conditions, et au service national des ressources et du développement quelle politique est en vigueur.',
  'Before the use, ask the national department for resources and development in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au service national des ressources et du développement si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before any new use, find the authorisation issued for the sampling in the park area; if there is none, ask the territorial authority of French Guiana and a lawyer.':
    'Avant toute nouvelle utilisation, retrouver l’autorisation délivrée pour le prélèvement dans l’aire du parc ; s’il n’y en a pas, interroger la collectivité territoriale de Guyane et un juriste.',
  'Before collecting in Wallis and Futuna, get the consent of the customary owner of the land, and keep it with the material.':
    'Avant la collecte à Wallis-et-Futuna, obtenir le consentement du propriétaire coutumier de la terre, et le conserver avec le matériel.',
  'Before filing, check that the authorisation covers patenting.':
    'Avant le dépôt, vérifier que l’autorisation couvre le brevet.',
  'Before the knowledge is used, apply to the environment ministry; a public body consults the communities and negotiates the sharing contract.':
    'Avant l’utilisation des connaissances, adresser la demande au ministère de l’Environnement ; une personne morale de droit public consulte les communautés et négocie le contrat de partage.',
  'Before the material is used, accept the standard material transfer agreement for Annex I crops in the public domain, and otherwise check the conditions of the collection.':
    'Avant l’utilisation du matériel, accepter l’accord type de transfert de matériel pour les cultures de l’annexe I du domaine public, et sinon vérifier les conditions de la collection.',
  'Before the new use, apply to the environment ministry for an authorisation, or get its written statement that none is needed.':
    'Avant la nouvelle utilisation, demander une autorisation au ministère de l’Environnement, ou obtenir sa déclaration écrite qu’aucune n’est nécessaire.',
  'Before the use, establish whether the research line began before or after 1 July 2017; if after, file a declaration with the environment ministry or ask it in writing.':
    'Avant l’utilisation, établir si l’axe de recherche a commencé avant ou après le 1er juillet 2017 ; si c’est après, déposer une déclaration auprès du ministère de l’Environnement ou l’interroger par écrit.',
  'Before the work starts, apply to the environment ministry (overseas to the authority that has taken over the competence) for the authorisation and negotiate the benefit-sharing contract; a standard contract exists by order of 13 September 2017.':
    'Avant le début des travaux, demander l’autorisation au ministère de l’Environnement (outre-mer, à l’autorité qui a repris la compétence) et négocier le contrat de partage des avantages ; un contrat type existe par arrêté du 13 septembre 2017.',
  'Before the work starts, file the declaration with the environment ministry (form Cerfa 15786 or online) and wait for the receipt, which is due within two months.':
    'Avant le début des travaux, déposer la déclaration auprès du ministère de l’Environnement (formulaire Cerfa 15786 ou en ligne) et attendre le récépissé, dû dans les deux mois.',
  'Before the work starts, file the declaration with the environment ministry or, for a direct commercial aim, apply for the authorisation.':
    'Avant le début des travaux, déposer la déclaration auprès du ministère de l’Environnement ou, pour un but commercial direct, demander l’autorisation.',
  'Check the contract with the supplier, or the receipt, for limits, and keep it.':
    'Vérifier les limites dans le contrat avec le fournisseur ou dans le récépissé, et le conserver.',
  'Keep dated proof of the acquisition and of the use made before 1 July 2017.':
    'Conserver une preuve datée de l’acquisition et de l’utilisation faites avant le 1er juillet 2017.',
  'Keep proof that sampling and start of use fell within the experiment, and of the yearly information sent to the environment ministry.':
    'Conserver la preuve que le prélèvement et le début de l’utilisation ont eu lieu pendant l’expérimentation, et celle de l’information annuelle envoyée au ministère de l’Environnement.',
  'On filing, give the reference of the receipt or authorisation to the patent office (INPI), and keep it on the invention file.':
    'Lors du dépôt, indiquer la référence du récépissé ou de l’autorisation à l’office des brevets (INPI), et la garder au dossier de l’invention.',
  'Only for Adélie Land: before the work, get the authorisation for activities in the Antarctic (Environment Code, Art. L. 711-1 to L. 713-9 and R. 712-1).':
    'Seulement pour la terre Adélie : avant les travaux, obtenir l’autorisation d’activités dans l’Antarctique (Code de l’environnement, art. L. 711-1 à L. 713-9 et R. 712-1).',
  'Pass the receipt on with the material, and keep it for 20 years after the use ends.':
    'Transmettre le récépissé avec le matériel, et le conserver pendant 20 ans après la fin de l’utilisation.',
  'Send the receipt or authorisation number and the agreed terms with the material, and record the recipient.':
    'Joindre au matériel le numéro du récépissé ou de l’autorisation et les conditions convenues, et noter le destinataire.',
  'Before collecting on a reserve, get the written permission that the Indian Act asks for, and the consent of the First Nation.':
    'Avant la collecte dans une réserve, obtenir la permission écrite qu’exige la Loi sur les Indiens et le consentement de la Première Nation.',
  'Before collecting, get the consent of the First Nation, Inuit or Métis body whose land it is.':
    'Avant la collecte, obtenir le consentement de l’organisme des Premières Nations, inuit ou métis dont ce sont les terres.',
  'Before sampling, get the licence for fishing for scientific purposes from Fisheries and Oceans Canada.':
    'Avant l’échantillonnage, obtenir de Pêches et Océans Canada le permis de pêche à des fins scientifiques.',
  'Before collecting on indigenous or Afro-Colombian lands, clarify prior consultation with the Ministry of the Interior.':
    'Avant la collecte sur des terres autochtones ou afro-colombiennes, clarifier la consultation préalable avec le ministère de l’Intérieur.',
}
