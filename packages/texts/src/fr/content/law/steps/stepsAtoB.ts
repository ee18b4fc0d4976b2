import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with A to B. */
export const stepsAtoB: ContentTexts = {
  'A foreign person applies jointly with a South African person or juristic body.':
    'Une personne étrangère fait la demande avec une personne physique ou morale sud-africaine.',
  'A public body consults the communities and reports whether they consent.':
    'Une personne morale de droit public consulte les communautés et rapporte si elles consentent.',
  'Accept extra terms if asked, e.g. duplicates in a Spanish collection; a foreign applicant may be told to work with a Spanish research institution.':
    'Accepter des conditions supplémentaires si elles sont demandées, par exemple des doubles dans une collection espagnole ; un demandeur étranger peut être invité à travailler avec une institution de recherche espagnole.',
  'Accept the SMTA that comes with the material.': 'Accepter le SMTA qui accompagne le matériel.',
  'Accept the standard material transfer agreement, pass the material on only under a new one, and pay if a restricted product is sold.':
    'Accepter l’accord type de transfert de matériel, ne transmettre le matériel que sous un nouvel accord, et payer si un produit dont l’usage est restreint est vendu.',
  'Accept the terms; the board consults the local Biodiversity Management Committee.':
    'Accepter les conditions ; le conseil consulte le Biodiversity Management Committee local.',
  'Adapt it and check it against section 29 of the Act.': 'L’adapter et le comparer à la section 29 de la loi.',
  'Add a condition that the contract only takes effect once the State authorisation or contract is granted.':
    'Ajouter une condition selon laquelle le contrat ne prend effet qu’une fois l’autorisation ou le contrat de l’État accordé.',
  'Add sanitary papers.': 'Ajouter les documents sanitaires.',
  'Add the collecting permit and, in protected areas, the entry permit.':
    'Ajouter le permis de collecte et, dans les aires protégées, le permis d’entrée.',
  'Add the CONAGEBIO permit if genetic or biochemical properties are studied.':
    'Ajouter le permis de CONAGEBIO si des propriétés génétiques ou biochimiques sont étudiées.',
  'Add the NACOSTI licence and, for genetic resources, the NEMA access permit.':
    'Ajouter la licence NACOSTI et, pour les ressources génétiques, le permis d’accès de la NEMA.',
  'Add the phytosanitary certificate of KEPHIS or the veterinary certificate and CITES papers.':
    'Ajouter le certificat phytosanitaire de KEPHIS ou le certificat vétérinaire, et les documents CITES.',
  'Add the research proposal and the letter of assurance.':
    'Ajouter la proposition de recherche et la lettre d’engagement.',
  'Address the indigenous authority of the territory.': 'S’adresser à l’autorité autochtone du territoire.',
  'Address the letter to the director of biodiversity and sign by hand or electronically.':
    'Adresser la lettre au directeur de la biodiversité et la signer à la main ou électroniquement.',
  'After admission an extract is published in two media.': 'Après l’admission, un extrait est publié dans deux médias.',
  'After admission extracts are published in two media.':
    'Après l’admission, des extraits sont publiés dans deux médias.',
  'After approval go through quarantine and customs.': 'Après l’approbation, passer la quarantaine et la douane.',
  'After arrival follow the post-arrival steps - visa E29, stay permit, travel permit, research notification letter.':
    'Après l’arrivée, suivre les étapes prévues : visa E29, permis de séjour, permis de circulation, lettre de notification de recherche.',
  'After the licence report to the government offices in the area before work begins.':
    'Après la licence, se présenter aux bureaux du gouvernement dans la zone avant le début du travail.',
  'Agree in writing on a fair share of the benefits: the owner or possessor has a right to it.':
    'Convenir par écrit d’une part équitable des avantages : le propriétaire ou possesseur y a droit.',
  'Agree on a share of the benefits.': 'Convenir d’une part des avantages.',
  'Agree on benefit-sharing and hand in the summary of the terms.':
    'Convenir du partage des avantages et remettre le résumé des conditions.',
  'Agree on benefits; for knowledge sign the annex to the access contract (Decision 391 Art. 35).':
    'Convenir des avantages ; pour des connaissances, signer l’annexe au contrat d’accès (décision 391, art. 35).',
  'Agree on consent and benefits in writing.': 'Convenir par écrit du consentement et des avantages.',
  'Agree on consent, kind of protection of the knowledge and benefits; the community may refuse for cultural, spiritual, social, economic or other reasons (not verified in a source, Art. 66).':
    'Convenir du consentement, du type de protection des connaissances et des avantages ; la communauté peut refuser pour des motifs culturels, spirituels, sociaux, économiques ou autres (non vérifié dans une source, art. 66).',
  'Agree on terms and keep records.': 'Convenir des conditions et tenir des traces écrites.',
  'Agree with an Ethiopian institution that takes part in the research; research is done in Ethiopia unless that is impossible.':
    'S’entendre avec une institution éthiopienne qui participe à la recherche ; la recherche se fait en Éthiopie, sauf si c’est impossible.',
  'Annex I crops in the public domain: accept the SMTA.':
    'Plantes cultivées de l’annexe I dans le domaine public : accepter le SMTA.',
  'Answer all queries; the date of the last answer counts as the date of submission.':
    'Répondre à toutes les questions ; la date de la dernière réponse vaut date de dépôt.',
  'Answer further questions.': 'Répondre aux autres questions.',
  'Answer questions of the defence council (land) or the navy (waters); the clock stops meanwhile.':
    'Répondre aux questions du conseil de défense (terre) ou de la marine (eaux) ; le délai est suspendu entre-temps.',
  'Answer questions; the secretariat checks the file and the Bioprospecting Advisory Committee gives a recommendation to the Minister.':
    'Répondre aux questions ; le secrétariat examine le dossier et le Bioprospecting Advisory Committee donne une recommandation au ministre.',
  'Answer requests for information in time (30 days for IP applications), otherwise the application is closed.':
    'Répondre à temps aux demandes d’information (30 jours pour les demandes de propriété intellectuelle), sinon la demande est close.',
  'Answer requests for missing data; after admission extracts are published in two media (national and local) within five working days.':
    'Répondre aux demandes de données manquantes ; après l’admission, des extraits sont publiés dans deux médias (national et local) dans les cinq jours ouvrables.',
  'Answer requests; WRTI approves, asks for changes or refuses.':
    'Répondre aux demandes ; WRTI approuve, demande des changements ou refuse.',
  'Answer technical observations within 15 working days.':
    'Répondre aux observations techniques dans les 15 jours ouvrables.',
  'Answer the question on access in the electronic filing form with number and date of the registration.':
    'Répondre à la question sur l’accès dans le formulaire électronique de dépôt, avec le numéro et la date de l’enregistrement.',
  'Answer the Technical Office, which handles the case in a formal file, and receive the permit.':
    'Répondre à l’Oficina Técnica, qui traite le cas dans un dossier formel, et recevoir le permis.',
  'Apply alone or together with the cooperation approval.':
    'Faire la demande seul ou avec l’approbation de la coopération.',
  'Apply anew when aim, scope, period, IP or sharing terms change.':
    'Faire une nouvelle demande quand le but, l’étendue, la période, la propriété intellectuelle ou les conditions de partage changent.',
  'Apply for a change when partner, aim, content or period changes.':
    'Demander une modification quand le partenaire, le but, le contenu ou la période change.',
  'Apply for an access authorisation or contract as soon as genetic resources or derivatives are used.':
    'Demander une autorisation ou un contrat d’accès dès que des ressources génétiques ou leurs dérivés sont utilisés.',
  'Apply for the CITES certificate or the ANLA No-CITES permit, or document the exemption.':
    'Demander le certificat CITES ou le permis No-CITES de l’ANLA, ou documenter l’exemption.',
  'Apply for the collection authority for minimal quantities.':
    'Demander l’autorisation de collecte pour des quantités minimales.',
  'Apply for the export permit (CITES certificate for listed species).':
    'Demander le permis d’exportation (certificat CITES pour les espèces inscrites).',
  'Apply for the export permit where research goes on outside Sarawak.':
    'Demander le permis d’exportation si la recherche se poursuit hors du Sarawak.',
  'Apply for the licence and pay the fee and remuneration.':
    'Demander la licence et payer les frais et la rémunération.',
  'Apply for the permit on the announced form.': 'Demander le permis sur le formulaire publié.',
  'Apply for the permit under section 12 with consent and agreement.':
    'Demander le permis selon la section 12 avec le consentement et l’accord.',
  'Apply for the research permit.': 'Demander le permis de recherche.',
  'Apply for the scientific or commercial collecting licence of the state.':
    'Demander la licence de collecte scientifique ou commerciale de l’État.',
  'Apply in the portal and upload the documents, with the proof of payment as last page of the proposal.':
    'Faire la demande sur le portail et téléverser les documents, avec la preuve de paiement comme dernière page de la proposition.',
  'Apply in the same file for taking material out of China, if planned.':
    'Demander dans le même dossier de sortir du matériel de Chine, si c’est prévu.',
  'Apply jointly with a South African partner if the applicant is foreign.':
    'Faire la demande avec un partenaire sud-africain si le demandeur est étranger.',
  'Apply on the ministry platform with the project and the Ecuadorian counterpart.':
    'Faire la demande sur la plateforme du ministère avec le projet et le partenaire équatorien.',
  'Apply online for the research permit with the documents of the guideline and pay the fee (or ask for the free tariff).':
    'Demander en ligne le permis de recherche avec les documents de la directive et payer les frais (ou demander le tarif gratuit).',
  'Apply online with plan, ethics approval, management rules and facilities.':
    'Faire la demande en ligne avec le plan, l’approbation éthique, les règles de gestion et les installations.',
  'Apply to the ministry with consent and terms and wait for the access permit.':
    'Adresser la demande au ministère avec le consentement et les conditions, et attendre le permis d’accès.',
  'Apply to the ministry.': 'Adresser la demande au ministère.',
  'Apply to the province (20 working days), then the ministry (20 working days plus assessment).':
    'Adresser la demande à la province (20 jours ouvrables), puis au ministère (20 jours ouvrables plus l’évaluation).',
  'Apply to the provincial authority, which reviews within 20 working days and passes the file on.':
    'Adresser la demande à l’autorité provinciale, qui l’examine dans les 20 jours ouvrables et transmet le dossier.',
  'Apply to the provincial forestry authority with the State benefit-sharing plan.':
    'Adresser la demande à l’autorité forestière provinciale avec le plan de partage des avantages avec l’État.',
  'Apply to the same authority for the export permit under its sector rules (CITES papers for listed species).':
    'Demander à la même autorité le permis d’exportation selon ses règles sectorielles (documents CITES pour les espèces inscrites).',
  'Apply under section 15 and wait for the permit under section 16.':
    'Faire la demande selon la section 15 et attendre le permis selon la section 16.',
  'Apply with the research plan, CV of the principal investigator and list of researchers.':
    'Faire la demande avec le plan de recherche, le CV du chercheur principal et la liste des chercheurs.',
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
  'Ask first which office handles the permit today, since the research agency was merged into BRIN (2021-2022, not verified in a source).':
    'Demander d’abord quel bureau traite le permis aujourd’hui, car l’agence de recherche a été intégrée à BRIN (2021-2022, non vérifié dans une source).',
  'Ask for a mobilisation guide before moving specimens and for an export permit before they leave.':
    'Demander une guide de mobilisation (guía de movilización) avant de déplacer des spécimens et un permis d’exportation avant leur départ.',
  'Ask for extension before the end and hand in the reports.':
    'Demander la prolongation avant la fin et remettre les rapports.',
  'Ask for inclusion of the project and of each researcher before the work starts; one request for each matter is advised.':
    'Demander l’inclusion du projet et de chaque chercheur avant le début du travail ; une demande par objet est conseillée.',
  'Ask for the immediate provisional authorisation.': 'Demander l’autorisation provisoire immédiate.',
  'Ask in writing for consent and terms.': 'Demander par écrit le consentement et les conditions.',
  'Ask in writing whether consent or terms are needed for the use.':
    'Demander par écrit si un consentement ou des conditions sont nécessaires pour l’utilisation.',
  'Ask in writing whether consent, notification or terms are needed for the material and the use.':
    'Demander par écrit si un consentement, une notification ou des conditions sont nécessaires pour le matériel et l’utilisation.',
  'Ask NCIP to start the consent process.': 'Demander à NCIP de lancer la procédure de consentement.',
  'Ask SEMARNAT, as authority under the Nagoya Protocol, for the internationally recognised certificate once consent and terms exist.':
    'Demander à la SEMARNAT, autorité selon le Protocole de Nagoya, le certificat reconnu à l’échelle internationale une fois que le consentement et les conditions existent.',
  'Ask the community or collection for consent and negotiate terms (guidelines were approved in 2024).':
    'Demander le consentement à la communauté ou à la collection et négocier les conditions (des lignes directrices ont été approuvées en 2024).',
  'Ask the competent authority for approval with recipient and purpose.':
    'Demander l’approbation à l’autorité compétente en indiquant le destinataire et le but.',
  'Ask the consultation authority whether consultation is due; direct affectation is the test, not only titled land.':
    'Demander à l’autorité des consultations si une consultation est due ; le critère est l’atteinte directe, pas seulement les terres titrées.',
  'Ask the department for the export permission for samples.':
    'Demander au service l’autorisation d’exportation des échantillons.',
  'Ask the department who the access provider is (mostly the Commonwealth itself).':
    'Demander au ministère qui donne accès (le plus souvent le Commonwealth lui-même).',
  'Ask the Dutch ABS focal point whether access rules have been made since January 2023.':
    'Demander au correspondant national néerlandais pour l’APA si des règles d’accès ont été prises depuis janvier 2023.',
  'Ask the legitimate holders for consent in their own procedure.':
    'Demander le consentement aux détenteurs légitimes selon leur propre procédure.',
  'Ask the local committee for the certificate of origin and keep it with the purchase papers.':
    'Demander au comité local le certificat d’origine et le conserver avec les papiers d’achat.',
  'Ask the nature organisation and the government of the island for research, collecting and export permits.':
    'Demander à l’organisation de protection de la nature et au gouvernement de l’île les permis de recherche, de collecte et d’exportation.',
  'Ask the offices for permission to take specimens out, through NRCT, at least 30 days before.':
    'Demander aux services, par NRCT, la permission de sortir des spécimens, au moins 30 jours avant.',
  'Ask the park service for its authorisation and the organisation for its consent.':
    'Demander son autorisation au service des parcs et son consentement à l’organisation.',
  'Ask the partner institution for a copy of the agreement.':
    'Demander à l’institution partenaire une copie de l’accord.',
  'Ask the representative organisation of the people that holds the knowledge for prior informed consent; it must inform as many holder peoples as possible.':
    'Demander le consentement préalable à l’organisation représentative du peuple qui détient les connaissances ; elle doit informer autant de peuples détenteurs que possible.',
  'Ask the wildlife authority which application it wants; the proclamation gives it, not EBI, the part on wild animals.':
    'Demander à l’autorité de la faune quelle demande elle souhaite ; c’est à elle, et non à EBI, que la proclamation confie la partie sur les animaux sauvages.',
  'Ask whether consent and agreed terms are needed and who gives them, and file the answer with the record.':
    'Demander si un consentement et des conditions convenues sont nécessaires et qui les donne, et verser la réponse au dossier.',
  'Ask whether consent, permits and agreed terms are needed and who gives them, and file the answer with the record.':
    'Demander si un consentement, des permis et des conditions convenues sont nécessaires et qui les donne, et verser la réponse au dossier.',
  'Ask who now signs (ministry or province) under the decentralisation decrees of June 2025.':
    'Demander qui signe désormais (ministère ou province) selon les décrets de décentralisation de juin 2025.',
  'Attach a copy of the access contract.': 'Joindre une copie du contrat d’accès.',
  'Attach both to the application and mark confidential parts.':
    'Joindre les deux à la demande et marquer les parties confidentielles.',
  'Attach both to the application.': 'Joindre les deux à la demande.',
  'Attach copies to the access application.': 'Joindre des copies à la demande d’accès.',
  'Attach proof of consent and registration to the access application.':
    'Joindre la preuve du consentement et de l’enregistrement à la demande d’accès.',
  'Attach proposal, CVs and institutional letter and pay the fee.':
    'Joindre la proposition, les CV et la lettre de l’institution, et payer les frais.',
  'Attach the access authorisation or contract.': 'Joindre l’autorisation ou le contrat d’accès.',
  'Attach the access contract, and the knowledge licence if knowledge was used.':
    'Joindre le contrat d’accès, et la licence d’utilisation des connaissances si des connaissances ont été utilisées.',
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
  'Attend the two negotiation meetings set by the authority within 30 working days (extendable once by 30 on request); missing them leads to refusal.':
    'Assister aux deux réunions de négociation que l’autorité fixe dans les 30 jours ouvrables (prolongeables une fois de 30 sur demande) ; les manquer entraîne un refus.',
  'Before commercialising the right, apply for approval and sign the benefit-sharing terms.':
    'Avant de commercialiser le droit, demander l’approbation et signer les conditions de partage des avantages.',
}
