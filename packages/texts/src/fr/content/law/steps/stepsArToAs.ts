import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Ar to As. */
export const stepsArToAs: ContentTexts = {
  'As a foreign institution name a Dominican counterpart; international research in protected areas needs one.':
    'Une institution étrangère nomme un partenaire dominicain ; la recherche internationale dans les aires protégées en a besoin.',
  'As a foreign user, find a Peruvian research institution as national support institution (Institución Nacional de Apoyo); a contract with it must be attached to the application.':
    'En tant qu’utilisateur étranger, trouver une institution de recherche péruvienne comme institution nationale d’appui (Institución Nacional de Apoyo) ; un contrat avec elle doit être joint à la demande.',
  'As a foreigner include at least one Peruvian researcher and the agreement between the institutions.':
    'En tant qu’étranger, inclure au moins un chercheur péruvien et l’accord entre les institutions.',
  'As a foreigner, work with a Mexican institution or registered researcher (also waives the fee).':
    'En tant qu’étranger, travailler avec une institution mexicaine ou un chercheur enregistré (cela dispense aussi des frais).',
  'As a person or company domiciled abroad, name a legal representative resident in Costa Rica.':
    'En tant que personne ou entreprise domiciliée à l’étranger, nommer un représentant légal résidant au Costa Rica.',
  'As an international institution, declare that there is a national support institution.':
    'En tant qu’institution internationale, déclarer qu’il y a une institution nationale d’appui.',
  'As association of users or interested party describe the procedures, tools or mechanisms and how they are overseen.':
    'L’association d’utilisateurs ou la partie intéressée décrit les procédures, outils ou mécanismes et comment ils sont surveillés.',
  'Ask ANEF for the collecting permit, or buy from a holder of a harvest contract.':
    'Demander à l’ANEF le permis de collecte, ou acheter auprès du titulaire d’un contrat de récolte.',
  'Ask both offices in writing for consent or a no-objection.':
    'Demander par écrit aux deux bureaux un consentement ou une non-objection.',
  'Ask DiBio in writing whether consent and terms under the Nagoya Protocol are required.':
    'Demander par écrit au DiBio si un consentement et des conditions selon le Protocole de Nagoya sont exigés.',
  'Ask Dinabise who can give consent.': 'Demander à Dinabise qui peut donner le consentement.',
  'Ask EEAA for the permit for protected areas and its position on consent and terms.':
    'Demander à l’EEAA le permis pour les aires protégées et sa position sur le consentement et les conditions.',
  'Ask first whether the product is itself a plant genetic resource for food and agriculture that incorporates the material.':
    'Déterminer d’abord si le produit est lui-même une ressource phytogénétique pour l’alimentation et l’agriculture qui incorpore le matériel.',
  'Ask first which office handles the permit today, since the research agency was merged into BRIN (2021-2022, not verified in a source).':
    'Demander d’abord quel bureau traite le permis aujourd’hui, car l’agence de recherche a été intégrée à BRIN (2021-2022, non vérifié dans une source).',
  'Ask for a free grant if the aim is non-commercial: research, teaching, conservation or public health.':
    'Demander l’octroi gratuit si le but est non commercial : recherche, enseignement, conservation ou santé publique.',
  'Ask for a mobilisation guide before moving specimens and for an export permit before they leave.':
    'Demander une guide de mobilisation (guía de movilización) avant de déplacer des spécimens et un permis d’exportation avant leur départ.',
  'Ask for a special permit under Cap. 170 where protected wild animals are touched.':
    'Demander un permis spécial selon le Cap. 170 si des animaux sauvages protégés sont touchés.',
  'Ask for consent and terms.': 'Demander le consentement et les conditions.',
  'Ask for entry in the ABS Clearing-House so that a certificate of compliance exists.':
    'Demander l’inscription à l’ABSCH afin qu’un certificat de conformité existe.',
  'Ask for extension before the end and hand in the reports.':
    'Demander la prolongation avant la fin et remettre les rapports.',
  'Ask for inclusion of the project and of each researcher before the work starts; one request for each matter is advised.':
    'Demander l’inclusion du projet et de chaque chercheur avant le début du travail ; une demande par objet est conseillée.',
  'Ask for permission and terms.': 'Demander l’autorisation et les conditions.',
  'Ask for permit and contract if the data come from a partner or from own samples.':
    'Demander le permis et le contrat si les données viennent d’un partenaire ou de ses propres échantillons.',
  'Ask for prior permission and sign the terms.': 'Demander l’autorisation préalable et signer les conditions.',
  'Ask for the certificate for the year (not verified in a source: it is taken to mean that benefits from public sequence data were shared).':
    'Demander le certificat de l’année (non vérifié dans une source : il est supposé signifier que les avantages tirés des données de séquences publiques ont été partagés).',
  'Ask for the export permit with it.': 'Demander en même temps le permis d’exportation.',
  'Ask for the export permits before you leave.': 'Demander les permis d’exportation avant de partir.',
  'Ask for the immediate provisional authorisation.': 'Demander l’autorisation provisoire immédiate.',
  'Ask for the permits under the Native Terrestrial Biodiversity and National Parks Act and whether consent and agreed terms are expected under the Nagoya Protocol.':
    'Demander les permis prévus par le Native Terrestrial Biodiversity and National Parks Act et si un consentement et des conditions convenues sont attendus selon le Protocole de Nagoya.',
  'Ask for the research, collecting and export permits.':
    'Demander les permis de recherche, de collecte et d’exportation.',
  'Ask for the written or electronic permission.': 'Demander l’autorisation écrite ou électronique.',
  'Ask for them with the purpose of use under the published access rules.':
    'Les demander en indiquant le but de l’utilisation, selon les règles d’accès publiées.',
  'Ask in the same letter for export and CITES papers.':
    'Demander dans la même lettre les documents d’exportation et CITES.',
  'Ask in the same letter whether consent and agreed terms are required for genetic resources, and file the answer.':
    'Demander dans la même lettre si un consentement et des conditions convenues sont exigés pour les ressources génétiques, et classer la réponse.',
  'Ask in the same letter which collecting and export papers are needed (forests, parks, fisheries).':
    'Demander dans la même lettre quels documents de collecte et d’exportation sont nécessaires (forêts, parcs, pêches).',
  'Ask in writing for consent and terms.': 'Demander par écrit le consentement et les conditions.',
  'Ask in writing for consent; use the standard agreement of the FAO treaty for its crops.':
    'Demander par écrit le consentement ; utiliser l’accord type du traité de la FAO pour ses plantes cultivées.',
  'Ask in writing whether consent and terms with the State are needed, and file the answer.':
    'Demander par écrit si un consentement et des conditions avec l’État sont nécessaires, et classer la réponse.',
  'Ask in writing whether consent is needed for other material and for the use.':
    'Demander par écrit si un consentement est nécessaire pour d’autre matériel et pour l’utilisation.',
  'Ask in writing whether consent is needed for other material.':
    'Demander par écrit si un consentement est nécessaire pour d’autre matériel.',
  'Ask in writing whether consent or terms are needed for the use.':
    'Demander par écrit si un consentement ou des conditions sont nécessaires pour l’utilisation.',
  'Ask in writing whether consent, notification or terms are needed for the material and the use.':
    'Demander par écrit si un consentement, une notification ou des conditions sont nécessaires pour le matériel et l’utilisation.',
  'Ask in writing which consent and permit apply under the code promulgated on 5 July 2023 and the sector laws.':
    'Demander par écrit quel consentement et quel permis s’appliquent selon le code promulgué le 5 juillet 2023 et les lois sectorielles.',
  'Ask INAI and the province for the registered community and its representatives.':
    'Demander à l’INAI et à la province quelle est la communauté enregistrée et qui la représente.',
  'Ask legal first who exercises the powers of the agency since August 2021 and whether sanctions allow the contract.':
    'Demander d’abord au service juridique qui exerce les pouvoirs de l’agence depuis août 2021 et si les sanctions permettent le contrat.',
  'Ask MEPA which resources are meant; all forms count, also derivatives, genetic and sequence information and knowledge.':
    'Demander au MEPA quelles ressources sont visées ; toutes les formes comptent, y compris les dérivés, l’information génétique et de séquences et les connaissances.',
  'Ask NCIP to start the consent process.': 'Demander à NCIP de lancer la procédure de consentement.',
  'Ask ORSA for the competent local body.': 'Demander à l’ORSA quel est l’organe local compétent.',
  'Ask ORSA for the forms and papers that Resolution 92/2023 requires.':
    'Demander à l’ORSA les formulaires et documents qu’exige la résolution 92/2023.',
  'Ask SEMARNAT, as authority under the Nagoya Protocol, for the internationally recognised certificate once consent and terms exist.':
    'Demander à la SEMARNAT, autorité selon le Protocole de Nagoya, le certificat reconnu à l’échelle internationale une fois que le consentement et les conditions existent.',
  'Ask that lead agency where the resource can be accessed.':
    'Demander à cet organisme chef de file où l’on peut accéder à la ressource.',
  'Ask the ABS focal point if in doubt.': 'En cas de doute, demander au correspondant national APA.',
  'Ask the ABS focal point in writing whether consent and agreed terms are needed, and file the answer.':
    'Demander par écrit au correspondant national APA si un consentement et des conditions convenues sont nécessaires, et classer la réponse.',
  'Ask the agency or the ministry which of them receives declarations.':
    'Demander à l’agence ou au ministère lequel des deux reçoit les déclarations.',
  'Ask the authority for its form and apply for authorisation or contract.':
    'Demander à l’autorité son formulaire et demander l’autorisation ou le contrat.',
  'Ask the authority to confirm them when a certificate is wanted.':
    'Demander à l’autorité de les confirmer si un certificat est souhaité.',
  'Ask the collection whether the sample is in the national catalogue of valuable samples (Law 428-FZ).':
    'Demander à la collection si l’échantillon est dans le catalogue national d’échantillons précieux (loi 428-FZ).',
  'Ask the community and record prior, informed and continuous consent.':
    'S’adresser à la communauté et consigner un consentement préalable, éclairé et continu.',
  'Ask the community for consent and agree terms.':
    'Demander le consentement de la communauté et convenir des conditions.',
  'Ask the community or collection for consent and negotiate terms (guidelines were approved in 2024).':
    'Demander le consentement à la communauté ou à la collection et négocier les conditions (des lignes directrices ont été approuvées en 2024).',
  'Ask the competent authority for approval with recipient and purpose.':
    'Demander l’approbation à l’autorité compétente en indiquant le destinataire et le but.',
  'Ask the consultation authority whether consultation is due; direct affectation is the test, not only titled land.':
    'Demander à l’autorité des consultations si une consultation est due ; le critère est l’atteinte directe, pas seulement les terres titrées.',
  'Ask the council for permission and describe the research.':
    'Demander l’autorisation au conseil et décrire la recherche.',
  'Ask the department for permission to do scientific research.':
    'Demander au service l’autorisation de faire de la recherche scientifique.',
  'Ask the department for the export permission for samples.':
    'Demander au service l’autorisation d’exportation des échantillons.',
  'Ask the department for the written permission or the licence; its procedure for research permits was not found.':
    'Demander au service l’autorisation écrite ou la licence ; sa procédure pour les permis de recherche n’a pas été trouvée.',
  'Ask the department in writing whether consent is needed and file the answer.':
    'Demander par écrit au service si un consentement est nécessaire, et classer la réponse.',
  'Ask the department who the access provider is (mostly the Commonwealth itself).':
    'Demander au ministère qui donne accès (le plus souvent le Commonwealth lui-même).',
  'Ask the directorate general of forests (Nagoya focal point) which body takes requests today; implementing decrees were still drafts in 2020.':
    'Demander à la direction générale des forêts (correspondant national de Nagoya) quel organe reçoit aujourd’hui les demandes ; en 2020, les décrets d’application étaient encore des projets.',
  'Ask the directorate in writing for consent or a no-objection.':
    'Demander par écrit à la direction un consentement ou une non-objection.',
  'Ask the directorate which forms are in use.': 'Demander à la direction quels formulaires sont en usage.',
  'Ask the division for the export permit.': 'Demander le permis d’exportation à la division.',
  'Ask the division for the permit class (endangered species, science and education, visit of offshore cays, retention of species).':
    'Demander à la division la classe de permis (espèces menacées, science et éducation, visite d’îlots au large, conservation d’espèces).',
  'Ask the division for the special permit for science, education or culture.':
    'Demander à la division le permis spécial pour la science, l’éducation ou la culture.',
  'Ask the Dutch ABS focal point whether access rules have been made since January 2023.':
    'Demander au correspondant national néerlandais pour l’APA si des règles d’accès ont été prises depuis janvier 2023.',
  'Ask the environment council for the current forms, which were validated in February 2024.':
    'Demander au conseil de l’environnement les formulaires actuels, validés en février 2024.',
  'Ask the federal ministry for its consent.': 'Demander le consentement du ministère fédéral.',
  'Ask the focal point and the government of the island for the permit and terms that apply.':
    'Demander au correspondant national et au gouvernement de l’île quel permis et quelles conditions s’appliquent.',
  'Ask the focal point for the application and the fee.':
    'Demander au correspondant national le formulaire de demande et les frais.',
  'Ask the focal point through the partner when something is unclear.':
    'Si quelque chose n’est pas clair, interroger le correspondant national par l’intermédiaire du partenaire.',
  'Ask the gene bank for its terms.': 'Demander ses conditions à la banque de gènes.',
  'Ask the government of the state and the owners for consent.':
    'Demander le consentement du gouvernement de l’État et des propriétaires.',
  'Ask the help desk of the ABS office for the forms and the fees of the 2021 regulations.':
    'Demander au service d’aide du bureau APA les formulaires et les frais du règlement de 2021.',
  'Ask the land owner, e.g. the forest company.':
    'S’adresser au propriétaire du terrain, par exemple l’entreprise forestière.',
  'Ask the legitimate holders for consent in their own procedure.':
    'Demander le consentement aux détenteurs légitimes selon leur propre procédure.',
  'Ask the local committee for the certificate of origin and keep it with the purchase papers.':
    'Demander au comité local le certificat d’origine et le conserver avec les papiers d’achat.',
  'Ask the marine authority and the environment office which permit and terms are needed, and file the answer.':
    'Demander à l’autorité marine et au bureau de l’environnement quel permis et quelles conditions sont nécessaires, et classer la réponse.',
  'Ask the Marine Management Section for export permits.':
    'Demander les permis d’exportation à la Marine Management Section.',
  'Ask the ministry for the form and list of documents.':
    'Demander au ministère le formulaire et la liste des documents.',
  'Ask the ministry for the procedure that fits the use under the law and its four implementing rules.':
    'Demander au ministère la procédure qui convient à l’utilisation selon la loi et ses quatre règlements d’application.',
  'Ask the ministry for written consent where it is silent.':
    'S’il n’en dit rien, demander le consentement écrit du ministère.',
  'Ask the ministry in writing before research or commercial use.':
    'Demander par écrit au ministère avant toute recherche ou utilisation commerciale.',
  'Ask the ministry in writing where it is unclear, in particular for extracts.':
    'Demander par écrit au ministère ce qui n’est pas clair, en particulier pour les extraits.',
  'Ask the ministry in writing which consent is needed for the material and the use.':
    'Demander par écrit au ministère quel consentement est nécessaire pour le matériel et l’utilisation.',
  'Ask the ministry in writing which permit is needed for research or bioprospecting.':
    'Demander par écrit au ministère quel permis est nécessaire pour la recherche ou la bioprospection.',
  'Ask the ministry or its regional inspectorate for the exception permit (protected species) or the quota (regulated species).':
    'Demander au ministère ou à son inspection régionale la dérogation (espèces protégées) ou le quota (espèces réglementées).',
  'Ask the ministry whether the national authority of Art. 52 of Law 14/003 has been set up and who takes requests.':
    'Demander au ministère si l’autorité nationale de l’art. 52 de la loi 14/003 a été mise en place et qui reçoit les demandes.',
  'Ask the ministry which permits apply, and whether it has issued guidelines on access to genetic resources.':
    'Demander au ministère quels permis s’appliquent, et s’il a publié des directives sur l’accès aux ressources génétiques.',
  'Ask the ministry, which chairs the national committee, for the form of application.':
    'Demander le formulaire au ministère, qui préside le comité national.',
  'Ask the national department for resources and development which policy is in force.':
    'Demander au département national des ressources et du développement quelle politique est en vigueur.',
  'Ask the national focal point how to hand in the notice; forms and national laws are still being made.':
    'Demander au correspondant national comment remettre l’avis ; les formulaires et les lois nationales sont encore en préparation.',
  'Ask the national gene bank or the authority under the law for the terms of access and export of cultivated plants and their wild ancestors.':
    'Demander à la banque de gènes nationale ou à l’autorité désignée par la loi les conditions d’accès et d’exportation des plantes cultivées et de leurs ancêtres sauvages.',
  'Ask the nature organisation and the government of the island for research, collecting and export permits.':
    'Demander à l’organisation de protection de la nature et au gouvernement de l’île les permis de recherche, de collecte et d’exportation.',
  'Ask the offices for permission to take specimens out, through NRCT, at least 30 days before.':
    'Demander aux services, par NRCT, la permission de sortir des spécimens, au moins 30 jours avant.',
  'Ask the owner and, where needed, the nature agency.':
    'S’adresser au propriétaire et, au besoin, à l’agence de protection de la nature.',
  'Ask the owner, and the nature authority where species or areas are protected.':
    'S’adresser au propriétaire, et à l’autorité de protection de la nature si les espèces ou les zones sont protégées.',
  'Ask the park service for its authorisation and the organisation for its consent.':
    'Demander son autorisation au service des parcs et son consentement à l’organisation.',
  'Ask the partner institution for a copy of the agreement.':
    'Demander à l’institution partenaire une copie de l’accord.',
  'Ask the province in writing which authorisation applies.':
    'Demander par écrit à la province quelle autorisation s’applique.',
  'Ask the Registrar for information from the register.': 'Demander au Registrar des informations du registre.',
  'Ask the representative organisation of the people that holds the knowledge for prior informed consent; it must inform as many holder peoples as possible.':
    'Demander le consentement préalable à l’organisation représentative du peuple qui détient les connaissances ; elle doit informer autant de peuples détenteurs que possible.',
  'Ask the tribe for its research code and review board.':
    'Demander à la tribu son code de recherche et son comité d’examen.',
  'Ask the wildlife authority which application it wants; the proclamation gives it, not EBI, the part on wild animals.':
    'Demander à l’autorité de la faune quelle demande elle souhaite ; c’est à elle, et non à EBI, que la proclamation confie la partie sur les animaux sauvages.',
  'Ask whether an export licence, species or CITES permit is needed.':
    'Demander si une licence d’exportation ou un permis relatif aux espèces ou CITES est nécessaire.',
  'Ask whether consent and agreed terms are due and file the answer.':
    'Demander si un consentement et des conditions convenues sont dus et classer la réponse.',
  'Ask whether consent and agreed terms are needed and who gives them, and file the answer with the record.':
    'Demander si un consentement et des conditions convenues sont nécessaires et qui les donne, et verser la réponse au dossier.',
  'Ask whether consent and terms are required and follow the code of conduct for biodiversity research if it is in use.':
    'Demander si un consentement et des conditions sont exigés, et suivre le code de conduite pour la recherche sur la biodiversité s’il est en usage.',
  'Ask whether consent and terms are required and who grants them.':
    'Demander si un consentement et des conditions sont exigés et qui les accorde.',
  'Ask whether consent, permits and agreed terms are needed and who gives them, and file the answer with the record.':
    'Demander si un consentement, des permis et des conditions convenues sont nécessaires et qui les donne, et verser la réponse au dossier.',
  'Ask whether provincial consent is needed as well, in particular for wild relatives and landraces.':
    'Demander si le consentement de la province est aussi nécessaire, en particulier pour les espèces sauvages apparentées et les variétés locales.',
  'Ask whether the ABS law is in force.': 'Demander si la loi APA est en vigueur.',
  'Ask whether the ABS law validated in June 2025 is in force.':
    'Demander si la loi APA validée en juin 2025 est en vigueur.',
  'Ask whether the Biodiversity Resources Management Act is in force and which permit it asks for.':
    'Demander si le Biodiversity Resources Management Act est en vigueur et quel permis il exige.',
  'Ask whether the business benefits directly or indirectly from the use of sequence data on genetic resources (sectors named: pharmaceuticals, cosmetics, plant and animal breeding, agricultural and industrial biotechnology, artificial intelligence and others).':
    'Se demander si l’entreprise tire profit, directement ou indirectement, de l’utilisation de données de séquences de ressources génétiques (secteurs nommés : pharmacie, cosmétiques, sélection végétale et animale, biotechnologie agricole et industrielle, intelligence artificielle et autres).',
  'Ask whether the decree on the Nagoya Protocol has been signed.':
    'Demander si le décret sur le Protocole de Nagoya a été signé.',
  'Ask whether the draft access law or the bill of 2020 is in force.':
    'Demander si le projet de loi sur l’accès ou le projet de loi de 2020 est en vigueur.',
  'Ask whether the ordinance of the Council of Ministers on the procedure (Art. 66(6)) has been adopted: it was not found.':
    'Demander si l’ordonnance du Conseil des ministres sur la procédure (art. 66(6)) a été adoptée : elle n’a pas été trouvée.',
  'Ask whether the regulations under the act of 2021 were made.':
    'Demander si le règlement d’application de la loi de 2021 a été pris.',
  'Ask which body acts as competent national authority and what it wants to see.':
    'Demander quel organe fait office d’autorité nationale compétente et ce qu’il veut voir.',
  'Ask who now signs (ministry or province) under the decentralisation decrees of June 2025.':
    'Demander qui signe désormais (ministère ou province) selon les décrets de décentralisation de juin 2025.',
}
