import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with A to B. */
export const countryDutiesAtoB: ContentTexts = {
  'Before the use, ask the Ministry in charge of the environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère chargé de l’environnement si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Only if the plant is threatened or protected flora: get the leave of the environment ministry before taking, transporting or exporting it (Law 7/2019, Art. 13(3) and 14(4)).':
    'Seulement si la plante est menacée ou de flore protégée : obtenir l’autorisation du ministère de l’Environnement avant de la prélever, de la transporter ou de l’exporter (loi 7/2019, art. 13(3) et 14(4)).',
  'Only if the work in nature is a professional activity: get the leave of the parish (Law 7/2019, Art. 41(1)).':
    'Seulement si le travail dans la nature est une activité professionnelle : obtenir l’autorisation de la paroisse (loi 7/2019, art. 41(1)).',
  'Before the access, apply to the Ministry of Climate Change and Environment and to the authority of the emirate for the permit, and sign the benefit-sharing agreement.':
    'Avant l’accès, demander le permis au ministère du Changement climatique et de l’Environnement et à l’autorité de l’émirat, et signer l’accord de partage des avantages.',
  'Before the use, sign the standard agreement of the holder of the seeds, or ask the Ministry of Climate Change and Environment which one applies.':
    'Avant l’utilisation, signer l’accord type du détenteur des semences, ou demander au ministère du Changement climatique et de l’Environnement lequel s’applique.',
  'Before any contract or payment, ask legal who may sign for the authority and whether sanctions allow the contract.':
    'Avant tout contrat ou paiement, demander au service juridique qui peut signer pour l’autorité et si les sanctions permettent le contrat.',
  'Before the access, apply to the National Environmental Protection Agency (NEPA) for its consent, and agree terms on benefits and reports with it.':
    'Avant l’accès, demander son consentement à l’agence nationale de protection de l’environnement (NEPA), et convenir avec elle des conditions sur les avantages et les rapports.',
  'Before the use, ask the National Environmental Protection Agency (NEPA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’agence nationale de protection de l’environnement (NEPA) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Keep the certificate of origin of the National Environmental Protection Agency (NEPA) with the material.':
    'Garder avec le matériel le certificat d’origine de l’agence nationale de protection de l’environnement (NEPA).',
  'Before collecting or use, apply to the Department of Environment for access, get its consent and agree terms.':
    'Avant la collecte ou l’utilisation, demander l’accès au département de l’Environnement, obtenir son consentement et convenir des conditions.',
  'Before the access, apply to the Ministry of Tourism and Environment for the certificate on use of biological material (resources in the wild) or for its approval (resources in collections).':
    'Avant l’accès, demander au ministère du Tourisme et de l’Environnement le certificat d’utilisation de matériel biologique (ressources dans la nature) ou son approbation (ressources en collection).',
  'Before the research, and again at the final stage of development, ask the Ministry of Tourism and Environment whether the decision on declarations is in force, and file the declaration that it asks for.':
    'Avant la recherche, et de nouveau au stade final du développement, demander au ministère du Tourisme et de l’Environnement si la décision sur les déclarations est en vigueur, et déposer la déclaration qu’il demande.',
  'Before the use, agree terms with the owner or provider; for material from a collection, sign the transfer agreement.':
    'Avant l’utilisation, convenir des conditions avec le propriétaire ou le fournisseur ; pour du matériel d’une collection, signer l’accord de transfert.',
  'Before the use, ask the Ministry of Tourism and Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère du Tourisme et de l’Environnement si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, ask the Ministry in charge of environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère chargé de l’environnement si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before the use, ask the authority of the State that sends the expedition in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité de l’État qui envoie l’expédition si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before collecting, get the collecting permit and the export authorisation of the province.':
    'Avant la collecte, obtenir le permis de collecte et l’autorisation d’exportation de la province.',
  'Before filing, check that the contract with the province covers intellectual property, and show it to the patent office (INPI).':
    'Avant le dépôt, vérifier que le contrat avec la province couvre la propriété intellectuelle, et le présenter à l’office des brevets (INPI).',
  'Before samples leave the country, register with the national environment authority (Subsecretaría de Ambiente) and get the compliance certificate and the export authorisation.':
    'Avant que les échantillons quittent le pays, s’enregistrer auprès de l’autorité nationale de l’environnement (Subsecretaría de Ambiente) et obtenir le certificat de conformité et l’autorisation d’exportation.',
  'Before the access, apply to the authority of the province of origin: for the access authorisation if the aim is not commercial, for the benefit-sharing contract if it is.':
    'Avant l’accès, s’adresser à l’autorité de la province d’origine : pour l’autorisation d’accès si le but n’est pas commercial, pour le contrat de partage des avantages s’il l’est.',
  'Before the access, get the research permit of the National Parks Administration (Administración de Parques Nacionales) and agree its bioprospecting terms.':
    'Avant l’accès, obtenir le permis de recherche de l’administration des parcs nationaux (Administración de Parques Nacionales) et convenir de ses conditions de bioprospection.',
  'Before the knowledge is used, get the consent of the community and agree terms with it; the National Institute of Indigenous Affairs (INAI) can name its representatives.':
    'Avant l’utilisation des connaissances, obtenir le consentement de la communauté et convenir des conditions avec elle ; l’institut national des affaires autochtones (INAI) peut nommer ses représentants.',
  'Before the use, ask the National Seed Institute (INASE) and the agriculture secretariat in writing whether the province must consent, in particular for wild relatives and landraces.':
    'Avant l’utilisation, demander par écrit à l’institut national des semences (INASE) et au secrétariat de l’agriculture si la province doit consentir, en particulier pour les parents sauvages et les variétés locales.',
  'Before the use, ask the Subsecretaría de Ambiente de la Nación (former environment ministry) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à la Subsecretaría de Ambiente de la Nación (ancien ministère de l’Environnement) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the use, ask the province of origin in writing whether it had an access law when the material was taken; Misiones, Neuquén and Río Negro are known to have had one.':
    'Avant l’utilisation, demander par écrit à la province d’origine si elle avait une loi sur l’accès quand le matériel a été pris ; on sait que Misiones, Neuquén et Río Negro en avaient une.',
  'Before the use, find the province of isolation in the record of the culture collection, for its authority gives the permission.':
    'Avant l’utilisation, trouver la province d’isolement dans la fiche de la collection de cultures, car son autorité donne l’autorisation.',
  'Before the use, get a copy of the authorisation and the terms that the national environment authority gave at the time.':
    'Avant l’utilisation, obtenir une copie de l’autorisation et des conditions données à l’époque par l’autorité nationale de l’environnement.',
  'Before samples are passed on, get the permission of each access provider.':
    'Avant de transmettre des échantillons, obtenir l’autorisation de chacun de ceux qui ont donné accès.',
  "Before the access, apply to the Commonwealth environment department for the permit, with the access provider's written permission and a declaration not to commercialise, to report and to deposit duplicates.":
    'Avant l’accès, demander le permis au ministère de l’Environnement du Commonwealth, avec l’autorisation écrite de celui qui donne accès et une déclaration de ne pas commercialiser, de faire rapport et de déposer des doubles.',
  'Before the access, apply to the Parks and Wildlife Commission or to Northern Territory Fisheries for the permit, with the consent of the provider and the benefit-sharing agreement.':
    'Avant l’accès, demander le permis à la commission des parcs et de la faune ou au service des pêches du Territoire du Nord, avec le consentement du fournisseur et l’accord de partage des avantages.',
  "Before the access, get the collecting permit of the State's nature-conservation agency and the consent of the land holder, and ask that agency whether a biodiscovery agreement is needed.":
    'Avant l’accès, obtenir le permis de collecte de l’organisme de protection de la nature de l’État et le consentement du détenteur de la terre, et demander à cet organisme si un accord de biodécouverte est nécessaire.',
  "Before the access, get the collecting permit of the State's nature-conservation agency, and ask that agency whether a biodiscovery agreement is needed.":
    'Avant l’accès, obtenir le permis de collecte de l’organisme de protection de la nature de l’État, et lui demander si un accord de biodécouverte est nécessaire.',
  'Before the access, get the collection authority from the Queensland environment department, and before the use an approved biodiscovery plan and agreement; a transfer needs a third-party use agreement.':
    'Avant l’accès, obtenir l’autorisation de collecte du ministère de l’Environnement du Queensland et, avant l’utilisation, un plan de biodécouverte approuvé et un accord ; un transfert exige un accord d’utilisation par un tiers.',
  'Before the access, get the flora or fauna bioprospecting licence of the Department of Biodiversity, Conservation and Attractions of Western Australia.':
    'Avant l’accès, obtenir la licence de bioprospection (flore ou faune) du ministère de la Biodiversité, de la Conservation et des Attractions d’Australie-Occidentale.',
  'Before the access, negotiate the model benefit-sharing agreement with the access provider, then apply to the Commonwealth environment department for the permit.':
    'Avant l’accès, négocier l’accord type de partage des avantages avec celui qui donne accès, puis demander le permis au ministère de l’Environnement du Commonwealth.',
  "Before the knowledge is used, agree terms with its custodians under Queensland's code of practice.":
    'Avant l’utilisation des connaissances, convenir des conditions avec leurs gardiens selon le code de pratique du Queensland.',
  'Before the knowledge is used, seek the consent of its custodians and record it.':
    'Avant l’utilisation des connaissances, rechercher le consentement de leurs gardiens et le consigner.',
  'Before the work starts, ask the biodiscovery unit of the Northern Territory to confirm in writing whether it is bioprospecting.':
    'Avant le début des travaux, demander à l’unité de biodécouverte du Territoire du Nord de confirmer par écrit s’il s’agit de bioprospection.',
  'Keep the State collecting permit of the time.': 'Conserver le permis de collecte de l’État de l’époque.',
  'Before collecting or export, ask Fundacion Parke Nacional Aruba and the government of the island for the research, collecting and export permits.':
    'Avant la collecte ou l’exportation, demander à Fundacion Parke Nacional Aruba et au gouvernement de l’île les permis de recherche, de collecte et d’exportation.',
  'Before the use, ask the Dutch ABS focal point whether Aruba has made access rules since January 2023, and keep proof of origin and permits.':
    'Avant l’utilisation, demander au correspondant national néerlandais pour l’APA si Aruba a pris des règles d’accès depuis janvier 2023, et conserver la preuve de l’origine et les permis.',
  'Before the access, ask the national gene bank or the authority under the law of 2012 for the terms of access and export.':
    'Avant l’accès, demander à la banque nationale de gènes ou à l’autorité selon la loi de 2012 les conditions d’accès et d’exportation.',
  'Before the use, ask the ministry in charge of ecology in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère chargé de l’écologie si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before protected species leave the Federation, get the consent of the Federal Ministry of Environment and Tourism and the paper of the State ministry for foreign trade.':
    'Avant que des espèces protégées quittent la Fédération, obtenir le consentement du ministère fédéral de l’Environnement et du Tourisme et le document du ministère d’État chargé du commerce extérieur.',
  'Before the use, ask the entity ministry in charge of the environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’entité chargé de l’environnement si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'After the research, hand the report and the publications to the Ministry of Environment for review.':
    'Après la recherche, remettre le rapport et les publications au ministère de l’Environnement pour examen.',
  'Before a new use, a transfer, commercial work or a patent, ask the Ministry of Environment in writing for a new permission, and keep to the purpose until then.':
    'Avant une nouvelle utilisation, un transfert, un travail commercial ou un brevet, demander par écrit une nouvelle autorisation au ministère de l’Environnement, et s’en tenir au but jusque-là.',
  'Before collecting or export, apply to the Ministry of Environment with species, period, place and purpose, and wait for the permission.':
    'Avant la collecte ou l’exportation, adresser au ministère de l’Environnement une demande avec espèce, période, lieu et but, et attendre l’autorisation.',
  'Before the use, ask the Ministry of Environment and National Beautification in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement et de l’Embellissement national si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before filing for intellectual property, apply to the National Committee on Biodiversity for approval.':
    'Avant le dépôt d’un titre de propriété intellectuelle, demander l’approbation du comité national de la biodiversité.',
  'Before the access, apply to the National Committee on Biodiversity for approval and agree on benefits.':
    'Avant l’accès, demander l’approbation du comité national de la biodiversité et convenir des avantages.',
  'At the latest one month before the first request for market approval, notification, marketing, or sale of the result, notify the commercial use to the federal environment department (DG Environment), keep the receipt, and agree terms with it.':
    'Au plus tard un mois avant la première demande d’autorisation de mise sur le marché, notification, commercialisation ou vente du résultat, notifier l’utilisation commerciale au service fédéral de l’environnement (DG Environnement), conserver le récépissé et convenir des conditions avec lui.',
  'At the latest one year after the results are published, notify the use to the federal environment department (DG Environment), unless they are published in open access.':
    'Au plus tard un an après la publication des résultats, notifier l’utilisation au service fédéral de l’environnement (DG Environnement), sauf s’ils sont publiés en libre accès.',
  'When results are published or, with a commercial aim, on a patent, request for approval, marketing, or sale of the result, notify the use to the Walloon public service and keep the receipt; a commercial aim needs agreed terms.':
    'Lors de la publication des résultats ou, avec un but commercial, lors d’un brevet, d’une demande d’approbation, de la commercialisation ou de la vente du résultat, notifier l’utilisation au Service public de Wallonie et conserver le récépissé ; un but commercial exige des conditions convenues.',
  'Before the material is collected or received, agree terms on the sharing of benefits, or use the standard material transfer agreement where the multilateral system of the International Treaty applies.':
    'Avant la collecte ou la réception du matériel, convenir du partage des avantages, ou utiliser l’accord type de transfert de matériel où s’applique le système multilatéral du Traité international.',
  'Before the material is collected or received, get the consent to access that the law of 2019 asks for; the ministry of higher education, research and innovation can name its authority.':
    'Avant la collecte ou la réception du matériel, obtenir le consentement à l’accès qu’exige la loi de 2019 ; le ministère de l’Enseignement supérieur, de la Recherche et de l’Innovation peut nommer son autorité.',
  'Before the use, ask the Secretariat of the national council for sustainable development (SP/CNDD) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au secrétariat du conseil national pour le développement durable (SP/CNDD) si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before the access, apply to the Ministry of Environment and Water and agree terms in writing.':
    'Avant l’accès, adresser la demande au ministère de l’Environnement et de l’Eau et convenir des conditions par écrit.',
  'Before the use, ask the Ministry of Municipalities Affairs and Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère des Municipalités et de l’Agriculture si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, ask the Supreme Council for Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au conseil suprême de l’environnement si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  "Before the use, ask the Office burundais pour la protection de l'environnement (OBPE) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.":
    'Avant l’utilisation, demander par écrit à l’Office burundais pour la protection de l’environnement (OBPE) si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before the access, apply to the forests directorate of the environment ministry, get consent, agree terms and obtain the access permit.':
    'Avant l’accès, adresser la demande à la direction des forêts du ministère de l’Environnement, obtenir le consentement, convenir des conditions et obtenir le permis d’accès.',
  'Before the use, ask the Ministry in charge of environment (forests directorate) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère chargé de l’environnement (direction des forêts) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before any use outside the approved study, get the explicit written consent of the Department of Environment and Natural Resources (DENR).':
    'Avant toute utilisation hors de l’étude approuvée, obtenir le consentement écrit exprès du département de l’Environnement et des Ressources naturelles (DENR).',
  'Before commercial steps or rights on marine specimens, get the consent of the Department of Environment and Natural Resources (DENR) and of the minister, and agree the terms of the government.':
    'Avant toute étape commerciale ou tout droit sur des spécimens marins, obtenir le consentement du département de l’Environnement et des Ressources naturelles (DENR) et du ministre, et convenir des conditions du gouvernement.',
  'Before samples leave, get the export permits; specimens of protected species (Convention on International Trade in Endangered Species) are inspected one day before.':
    'Avant le départ des échantillons, obtenir les permis d’exportation ; les spécimens d’espèces protégées (Convention sur le commerce international des espèces menacées d’extinction) sont inspectés un jour avant.',
  'Before the use, ask the Department of Environment and Natural Resources (DENR) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au département de l’Environnement et des Ressources naturelles (DENR) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the work, apply to the Department of Environment and Natural Resources (DENR) for the scientific research licence or the marine permit, and for the protected species licence where it is needed.':
    'Avant les travaux, demander au département de l’Environnement et des Ressources naturelles (DENR) la licence de recherche scientifique ou le permis marin et, s’il le faut, la licence pour espèces protégées.',
  'After the work, give a copy of the report to the permits unit of the Forestry Department.':
    'Après les travaux, remettre une copie du rapport à l’unité des permis du service des forêts.',
  'Before the use, ask the Forestry Department in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au service des forêts si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'One month before entry, apply to the Forestry Department for the use permit (Form 7).':
    'Un mois avant l’entrée, demander au service des forêts le permis d’utilisation (formulaire 7).',
  'Before the access, apply to the biodiversity directorate of the environment ministry for the access contract and sign it.':
    'Avant l’accès, demander le contrat d’accès à la direction de la biodiversité du ministère de l’Environnement et le signer.',
  'Before the access, get the consent of the park service (SERNAP) or of the indigenous organisation as well.':
    'Avant l’accès, obtenir aussi le consentement du service des parcs (SERNAP) ou de l’organisation autochtone.',
  'Before the access, name a Bolivian research institution as national support institution, and leave duplicates in Bolivia.':
    'Avant l’accès, désigner une institution de recherche bolivienne comme institution nationale d’appui, et laisser des doubles en Bolivie.',
  'Before the knowledge is used, agree with its provider the annex to the access contract.':
    'Avant l’utilisation des connaissances, convenir avec leur fournisseur de l’annexe au contrat d’accès.',
  'Before the use, ask the Ministerio de Medio Ambiente y Agua in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au Ministerio de Medio Ambiente y Agua si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the use, find the access contract of the time; if there is none, ask the biodiversity directorate of the environment ministry about regularisation.':
    'Avant l’utilisation, retrouver le contrat d’accès de l’époque ; s’il n’y en a pas, interroger la direction de la biodiversité du ministère de l’Environnement sur la régularisation.',
  "Before the use, get a copy of the institution's framework agreement and check that it covers the project.":
    'Avant l’utilisation, obtenir une copie de l’accord-cadre de l’institution et vérifier qu’il couvre le projet.',
  'Before the access, ask the Dutch ABS focal point and the government of the island which permit and terms apply.':
    'Avant l’accès, demander au correspondant national néerlandais pour l’APA et au gouvernement de l’île quel permis et quelles conditions s’appliquent.',
  'Before any further use, show in SisGen the adaptation of the access that was authorised at the time; without an authorisation show the regularisation and, for anything beyond pure research, the signed commitment term.':
    'Avant toute autre utilisation, présenter dans SisGen l’adaptation de l’accès autorisé à l’époque ; sans autorisation, présenter la régularisation et, pour tout ce qui dépasse la recherche pure, l’engagement signé.',
  'Before samples are shipped abroad for access, sign the Brazilian material transfer term (TTM); samples sent for a service only need a registration of their own and a service instrument.':
    'Avant l’envoi d’échantillons à l’étranger pour l’accès, signer l’accord brésilien de transfert de matériel (TTM) ; les échantillons envoyés pour un service n’exigent qu’un enregistrement propre et un contrat de service.',
  'Before the access, apply through SisGen for the prior authorisation of the Genetic Heritage Council (CGen), with the consent of the defence council or the navy.':
    'Avant l’accès, demander par SisGen l’autorisation préalable du Conseil du patrimoine génétique (CGen), avec l’accord du conseil de défense ou de la marine.',
  'Before the first sale, notify the finished product or reproductive material in SisGen.':
    'Avant la première vente, notifier le produit fini ou le matériel de reproduction dans SisGen.',
  'Before the knowledge is used, get the consent of the indigenous or traditional community in documented form: signed, recorded, by official opinion or by community protocol.':
    'Avant l’utilisation des connaissances, obtenir le consentement de la communauté autochtone ou traditionnelle sous forme documentée : signé, enregistré, par avis officiel ou par protocole communautaire.',
  'Before the material is passed on, check what the material transfer term (TTM) says of it and bind the next recipient in writing.':
    'Avant de transmettre le matériel, vérifier ce qu’en dit l’accord de transfert de matériel (TTM) et engager par écrit le destinataire suivant.',
  'Before the research starts, either sign a cooperation with a Brazilian scientific or technological research institution or, since 11 June 2026 and only where there is no scientific collaboration, an association term for registration alone with one that is not linked to the company; let that institution make the registration in SisGen.':
    'Avant le début de la recherche, signer une coopération avec une institution de recherche scientifique ou technologique brésilienne ou, depuis le 11 juin 2026 et seulement sans collaboration scientifique, un accord d’association pour le seul enregistrement avec une institution qui n’est pas liée à l’entreprise ; laisser cette institution faire l’enregistrement dans SisGen.',
  'Before the sale, find out who is the last link in the chain of the reproductive material and whether the species is introduced.':
    'Avant la vente, déterminer qui est le dernier maillon de la chaîne du matériel de reproduction et si l’espèce est introduite.',
  'Before the use, ask the Genetic Heritage Council (CGen) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au Conseil du patrimoine génétique (CGen) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the work starts, write down why the activity is outside research and development.':
    'Avant le début des travaux, noter pourquoi l’activité est hors de la recherche et du développement.',
  'Have the access registered in SisGen, the system of the Genetic Heritage Council (CGen), before the first of: shipment abroad, filing for intellectual property, sale of an intermediate product, publication of results, or notification of a finished product.':
    'Faire enregistrer l’accès dans SisGen, le système du Conseil du patrimoine génétique (CGen), avant le premier de ces actes : envoi à l’étranger, dépôt d’un titre de propriété intellectuelle, vente d’un produit intermédiaire, publication des résultats ou notification d’un produit fini.',
  'Keep one hard proof dated before 30 June 2000: a patent filing, cultivar record, product registration or sales record.':
    'Conserver une preuve solide datée d’avant le 30 juin 2000 : dépôt de brevet, dossier de cultivar, enregistrement de produit ou document de vente.',
  'Keep the evidence that the species is introduced, and check the lists of the Ministry of Agriculture (MAPA).':
    'Conserver la preuve que l’espèce est introduite, et vérifier les listes du ministère de l’Agriculture (MAPA).',
  'Link the accession to the registration of its shipment, or to proof that it was received before 30 June 2000.':
    'Relier l’accession à l’enregistrement de son envoi, ou à la preuve qu’elle a été reçue avant le 30 juin 2000.',
  'Only if an intermediate product is sold: register the access and hand its number down the chain; benefit-sharing then falls on the maker of the finished product.':
    'Seulement si un produit intermédiaire est vendu : enregistrer l’accès et transmettre son numéro le long de la chaîne ; le partage des avantages incombe alors au fabricant du produit fini.',
  'Record substrate, place and date of the isolation and, for a strain from abroad, keep the import papers.':
    'Noter le substrat, le lieu et la date de l’isolement et, pour une souche venue de l’étranger, conserver les documents d’importation.',
  'When a patent is filed in Brazil, declare the access and its registration number to the patent office (INPI).':
    'Lors d’un dépôt de brevet au Brésil, déclarer l’accès et son numéro d’enregistrement à l’office des brevets (INPI).',
  'Within the notification of the product, choose the form of benefit-sharing with the environment ministry; plan one percent of the annual net revenue of the product for the monetary form, unless a sectoral agreement lowers it.':
    'Dans la notification du produit, choisir la forme du partage des avantages avec le ministère de l’Environnement ; prévoir un pour cent du revenu net annuel du produit pour la forme monétaire, sauf si un accord sectoriel l’abaisse.',
  'Write down the purpose, and register in SisGen before the work turns into research.':
    'Noter le but, et enregistrer dans SisGen avant que le travail ne devienne de la recherche.',
  'Before commercialisation or an application for rights, get the prior informed consent of the Department of Environmental Planning and Protection (DEPP) and sign the benefit-sharing agreement.':
    'Avant la commercialisation ou une demande de droits, obtenir le consentement préalable donné en connaissance de cause du département de la planification et de la protection de l’environnement (DEPP) et signer l’accord de partage des avantages.',
  'Before the research starts, get the permits of the marine, agriculture and antiquities departments as well.':
    'Avant le début de la recherche, obtenir aussi les permis des services de la mer, de l’agriculture et des antiquités.',
  'Before the research starts, register it with the Department of Environmental Planning and Protection (DEPP), pay the yearly fee and get the permit.':
    'Avant le début de la recherche, l’enregistrer auprès du département de la planification et de la protection de l’environnement (DEPP), payer les frais annuels et obtenir le permis.',
  'Before the use, ask the Department of Environmental Planning and Protection (DEPP) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au département de la planification et de la protection de l’environnement (DEPP) si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Find the research and export permit of the time, and keep to its terms.':
    'Retrouver le permis de recherche et d’exportation de l’époque, et s’en tenir à ses conditions.',
  'Keep dated proof of the origin and of the use.': 'Conserver une preuve datée de l’origine et de l’utilisation.',
  'Before the access, apply to the National Biodiversity Centre, sign the scoping or benefit-sharing agreement, and pay into the benefit-sharing fund.':
    'Avant l’accès, adresser la demande au centre national de la biodiversité, signer l’accord de cadrage ou de partage des avantages, et verser la contribution au fonds de partage des avantages.',
  'Before the use, find the access permit and the agreement, or regularise them with the National Biodiversity Centre.':
    'Avant l’utilisation, retrouver le permis d’accès et l’accord, ou les régulariser auprès du centre national de la biodiversité.',
  'Keep the collecting and export papers of the time.':
    'Conserver les documents de collecte et d’exportation de l’époque.',
  'Before registered knowledge is used, search the register of the Companies and Intellectual Property Authority (CIPA) and take a licence.':
    'Avant l’utilisation de connaissances enregistrées, consulter le registre de l’autorité des sociétés et de la propriété intellectuelle (CIPA) et prendre une licence.',
  'Before the work starts, get the research permit and the harvest and export permits for veld products from the ministries in charge.':
    'Avant le début des travaux, obtenir des ministères chargés le permis de recherche et les permis de récolte et d’exportation pour les produits du veld.',
  'Before a sequence of Belarusian origin is used, ask the coordination centre whether it needs a permit, and file the answer.':
    'Avant l’utilisation d’une séquence d’origine bélarussienne, demander au centre de coordination si elle exige un permis, et verser la réponse au dossier.',
  'Before breeding material is exchanged, ask the coordination centre for the simplified exchange, and file its answer.':
    'Avant l’échange de matériel de sélection, demander au centre de coordination l’échange simplifié, et verser sa réponse au dossier.',
  'Before the material is handed over or leaves Belarus, fill in the access application of the National Coordination Centre on Access to Genetic Resources and Benefit-sharing, in Russian or English; it asks the ministry for the prior informed consent.':
    'Avant que le matériel soit remis ou quitte le Bélarus, remplir la demande d’accès du centre national de coordination pour l’accès aux ressources génétiques et le partage des avantages, en russe ou en anglais ; il demande au ministère le consentement préalable donné en connaissance de cause.',
  'Before the material is handed over, sign the contract with the provider on benefit-sharing, intellectual property, use by third parties and change of intent, and let the coordination centre check it.':
    'Avant la remise du matériel, signer avec le fournisseur le contrat sur le partage des avantages, la propriété intellectuelle, l’utilisation par des tiers et le changement d’intention, et le faire vérifier par le centre de coordination.',
  'Before the use of a pathogen, ask the Ministry of Natural Resources and Environmental Protection in writing which rules on handling and export hold, and file the answer.':
    'Avant l’utilisation d’un agent pathogène, demander par écrit au ministère des Ressources naturelles et de la Protection de l’environnement quelles règles valent pour la manipulation et l’exportation, et verser la réponse au dossier.',
  'Before the use, ask the National Coordination Centre on Access to Genetic Resources and Benefit-sharing in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au centre national de coordination pour l’accès aux ressources génétiques et le partage des avantages si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, wait for the access permit of the Ministry of Natural Resources and Environmental Protection and for the international certificate made from it, and keep both.':
    'Avant l’utilisation, attendre le permis d’accès du ministère des Ressources naturelles et de la Protection de l’environnement et le certificat international qui en est tiré, et conserver les deux.',
  'Before collecting, get the research and collecting permit of the Forest Department (land) or the Fisheries Department (water), the consent of the land owner and the export permit.':
    'Avant la collecte, obtenir le permis de recherche et de collecte du service des forêts (terre) ou du service des pêches (eau), le consentement du propriétaire de la terre et le permis d’exportation.',
  'Before the use, ask the Forest Department in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au service des forêts si l’utilisation exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
}
