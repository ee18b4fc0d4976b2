import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with S to Z. */
export const stepsStoZ: ContentTexts = {
  'Say in the application to EBI that community knowledge is meant.':
    'Dire dans la demande à EBI qu’il s’agit de connaissances d’une communauté.',
  'Say in the request that the invention relies on genetic resources.':
    'Dire dans la requête que l’invention repose sur des ressources génétiques.',
  'Secure a local collaborating agency and an individual local collaborator.':
    'S’assurer d’une institution locale partenaire et d’un collaborateur local.',
  'Send it to the authority competent for the place or collection.':
    'L’envoyer à l’autorité compétente pour le lieu ou la collection.',
  'Send it to the authority that issued the licence.': 'L’envoyer à l’autorité qui a délivré la licence.',
  'Send NBA the approved project before material moves.':
    'Envoyer à la NBA le projet approuvé avant que du matériel soit déplacé.',
  'Send the Annex I request to the autonomous community (State collections: to the ministry).':
    'Envoyer la demande de l’Annex I à la communauté autonome (collections de l’État : au ministère).',
  'Send the application by e-mail to the department and pay the non-refundable fee.':
    'Envoyer la demande par e-mail au ministère et payer les frais, qui ne sont pas remboursables.',
  'Send the draft to the government for review where it is the provider; otherwise negotiate directly.':
    'Envoyer le projet au gouvernement pour examen s’il est le fournisseur ; sinon négocier directement.',
  'Send the request to the authority, electronically for companies.':
    'Envoyer la demande à l’autorité, par voie électronique pour les entreprises.',
  'Send the request with the Annex I data.': 'Envoyer la demande avec les données de l’annexe I.',
  'Send the sample packed and labelled with the TTM, the Guia de Remessa and the SisGen receipt; add sanitary and CITES papers where needed.':
    'Envoyer l’échantillon emballé et étiqueté avec le TTM, la Guia de Remessa et le récépissé SisGen ; ajouter les documents sanitaires et CITES si nécessaire.',
  'Send the signed agreement to the Cabinet Secretary for the register within 30 days after it comes into force, otherwise it may be void.':
    'Envoyer l’accord signé au Cabinet Secretary pour le registre dans les 30 jours après son entrée en vigueur, sinon il peut être nul.',
  'Ship with copies of permit and agreement.': 'Expédier avec des copies du permis et de l’accord.',
  'Show it to customs.': 'Le présenter à la douane.',
  'Show lawful collection (gratuitous permit or undertaking) and the local transport permit.':
    'Montrer la collecte licite (gratuitous permit ou engagement) et le permis local de transport.',
  'Show passport or identity card.': 'Présenter le passeport ou la carte d’identité.',
  'Show that no threatened, endemic, rare or protected species, harm to communities, ecosystem, food security or national interest is involved.':
    'Montrer qu’il ne s’agit d’aucune espèce menacée, endémique, rare ou protégée, et qu’il n’y a pas d’atteinte aux communautés, à l’écosystème, à la sécurité alimentaire ou à l’intérêt national.',
  'Show that the analysis cannot be done in Indonesia.': 'Montrer que l’analyse ne peut pas se faire en Indonésie.',
  'Show that the export serves the public interest, that is conservation, economic development of the country or the knowledge and capacity of South African people and institutions.':
    'Montrer que l’exportation sert l’intérêt public, c’est-à-dire la conservation, le développement économique du pays ou les connaissances et les capacités des personnes et des institutions sud-africaines.',
  'Show the certificate at customs.': 'Présenter le certificat à la douane.',
  'Show the certificate at the border inspection.': 'Présenter le certificat au contrôle à la frontière.',
  'Sign a contract with parties, object and limits of use, compensation, term, payment and dispute settlement.':
    'Signer un contrat avec les parties, l’objet et les limites de l’utilisation, la compensation, la durée, le paiement et le règlement des différends.',
  'Sign a cooperation agreement that names the activities, who registers, who ships, who owns results and who pays benefits.':
    'Signer un accord de coopération qui nomme les activités, qui cadastre l’accès, qui expédie, à qui appartiennent les résultats et qui paie les avantages.',
  'Sign a material transfer agreement with the access provider and a benefit-sharing agreement with providers and knowledge holders.':
    'Signer un accord de transfert de matériel avec celui qui donne accès, et un accord de partage des avantages avec les fournisseurs et les détenteurs des connaissances.',
  'Sign a memorandum of understanding with the department or a local partner.':
    'Signer un protocole d’entente avec le service ou un partenaire local.',
  'Sign a written contract on access and benefits.': 'Signer un contrat écrit sur l’accès et les avantages.',
  'Sign accessory contracts with provider, land owner or ex situ centre; they take effect only with the access contract.':
    'Signer les contrats accessoires avec le fournisseur, le propriétaire du terrain ou le centre ex situ ; ils ne prennent effet qu’avec le contrat d’accès.',
  'Sign accessory contracts with the provider of the biological resource, the land owner, community or ex situ centre; they take effect only with the access contract.':
    'Signer les contrats accessoires avec le fournisseur de la ressource biologique, le propriétaire du terrain, la communauté ou le centre ex situ ; ils ne prennent effet qu’avec le contrat d’accès.',
  'Sign accessory contracts with the provider of the biological resource, the land owner, holder or administrator or the ex situ centre; they take effect only with the access contract.':
    'Signer les contrats accessoires avec le fournisseur de la ressource biologique, le propriétaire, détenteur ou gestionnaire du terrain, ou le centre ex situ ; ils ne prennent effet qu’avec le contrat d’accès.',
  'Sign mutually agreed terms with the provider and have SNICS confirm consent and certificate.':
    'Signer avec le fournisseur les conditions convenues d’un commun accord et faire confirmer par le SNICS le consentement et le certificat.',
  'Sign the accessory contracts first (provider, land holder, support institution for foreign users).':
    'Signer d’abord les contrats accessoires (fournisseur, détenteur du terrain, institution d’appui pour les utilisateurs étrangers).',
  'Sign the accessory contracts.': 'Signer les contrats accessoires.',
  'Sign the affidavit of undertaking or the memorandum of agreement with DENR.':
    'Signer l’affidavit d’engagement ou le protocole d’accord avec DENR.',
  'Sign the agreement between the Indonesian holder and the recipient with use, benefit-sharing and return of data.':
    'Signer l’accord entre le détenteur indonésien et le destinataire, avec l’utilisation, le partage des avantages et le retour des données.',
  'Sign the agreement on mutually agreed terms.': 'Signer l’accord sur les conditions convenues d’un commun accord.',
  'Sign the agreement within 60 days after the draft is sent, otherwise the file is closed (revival possible).':
    'Signer l’accord dans les 60 jours après l’envoi du projet, sinon le dossier est clos (réouverture possible).',
  'Sign the association term, which is purely instrumental and regulatory.':
    'Signer le terme d’association, qui est purement instrumental et réglementaire.',
  'Sign the benefit-sharing agreement and transfer only afterwards.':
    'Signer l’accord de partage des avantages et ne transférer qu’ensuite.',
  'Sign the benefit-sharing agreement with the State; later users sign a subsequent use agreement.':
    'Signer l’accord de partage des avantages avec l’État ; les utilisateurs ultérieurs signent un accord d’utilisation ultérieure.',
  'Sign the consent and submit it to the Technical Office for endorsement (refrendo).':
    'Signer le consentement et le soumettre à l’Oficina Técnica pour visa (refrendo).',
  'Sign the contract within ten working days of notice of the resolution, otherwise the resolution is void.':
    'Signer le contrat dans les dix jours ouvrables après la notification de la résolution, sinon la résolution est nulle.',
  'Sign the cooperation agreement with ownership of results and a clear sharing plan.':
    'Signer l’accord de coopération avec la propriété des résultats et un plan de partage clair.',
  'Sign the declaration in Form 1 that NBA permission will be handed in before grant.':
    'Signer dans le Form 1 la déclaration que l’autorisation de la NBA sera remise avant la délivrance.',
  'Sign the legal instrument of sending, or a contract with the minimum content of Art. 24 § 6 of Decree 8,772.':
    'Signer l’instrument juridique d’envoi, ou un contrat qui a le contenu minimal de l’art. 24 § 6 du décret 8.772.',
  'Sign the material transfer agreement and ship with the permit and plant health papers.':
    'Signer l’accord de transfert de matériel et expédier avec le permis et les documents phytosanitaires.',
  'Sign the memorandum with the community and get the NCIP certificate.':
    'Signer le protocole d’accord avec la communauté et obtenir le certificat de NCIP.',
  'Sign the mutually agreed terms with the provider.':
    'Signer avec le fournisseur les conditions convenues d’un commun accord.',
  'Sign the profit-sharing agreement with the department.': 'Signer l’accord de partage des profits avec le service.',
  'Sign the Research Agreement with the chairman of the Council.':
    'Signer le Research Agreement avec le président du Conseil.',
  'Sign the sale or gift contract and a plan for sharing benefits with the State with the importer.':
    'Signer avec l’importateur le contrat de vente ou de don et un plan de partage des avantages avec l’État.',
  'Sign the simplified contract with the authority: without it the authorisation has no effect.':
    'Signer le contrat simplifié avec l’autorité : sans lui, l’autorisation est sans effet.',
  'Sign the undertaking and pay the bioprospecting fee.':
    'Signer l’engagement (undertaking) et payer les frais de bioprospection.',
  'Sign up on the e-filing portal and fill in the form for research or bio-survey, naming species, quantity, place or collection, purpose and any traditional knowledge.':
    'S’inscrire sur le portail de dépôt électronique et remplir le formulaire pour la recherche ou l’inventaire biologique, en indiquant l’espèce, la quantité, le lieu ou la collection, le but et toute connaissance traditionnelle.',
  'Sign; the contract is perfected by publication of the resolution.':
    'Signer ; le contrat est parfait par la publication de la résolution.',
  'Sign; the contract is perfected with publication of the resolution.':
    'Signer ; le contrat est parfait par la publication de la résolution.',
  'Sign; the contract is perfected with the publication of the resolution.':
    'Signer ; le contrat est parfait par la publication de la résolution.',
  'Start after the ministry has confirmed the inclusion.':
    'Commencer une fois que le ministère a confirmé l’inclusion.',
  'Start: the request is approved automatically; the document follows within five working days.':
    'Commencer : la demande est approuvée automatiquement ; le document suit dans les cinq jours ouvrables.',
  'State how the work contributes to the conservation of species and ecosystems.':
    'Indiquer comment le travail contribue à la conservation des espèces et des écosystèmes.',
  'State in the application that the invention uses Peruvian genetic resources or derivatives.':
    'Indiquer dans la demande que l’invention utilise des ressources génétiques péruviennes ou leurs dérivés.',
  'State the Ethiopian locality as origin in the application.':
    'Indiquer la localité éthiopienne comme origine dans la demande.',
  'State the number of consignments in the year, on which the fee depends.':
    'Indiquer le nombre d’envois dans l’année, dont dépendent les frais.',
  'State the purpose of the transfer, expected benefits and how they will be shared with India.':
    'Indiquer le but du transfert, les avantages attendus et comment ils seront partagés avec l’Inde.',
  'State the reference of an earlier discovery notification and attach the summary of its results.':
    'Indiquer la référence d’une notification de découverte antérieure et joindre le résumé de ses résultats.',
  'State whether the access or its authorisation was before 17 November 2015 (adaptation or regularisation has its own path).':
    'Indiquer si l’accès ou son autorisation date d’avant le 17 novembre 2015 (l’adaptation ou la régularisation a sa propre voie).',
  'State whether the invention is based on or derived from an indigenous biological or genetic resource, or traditional knowledge or use.':
    'Indiquer si l’invention est fondée sur une ressource biologique ou génétique indigène, ou sur des connaissances ou un usage traditionnels, ou en est dérivée.',
  'Stop and apply for a permit before rights are registered, clinical trials start or market research begins.':
    'S’arrêter et demander un permis avant que des droits soient enregistrés, que des essais cliniques commencent ou qu’une étude de marché commence.',
  'Straight from the holders inform the Cabinet Secretary and send the draft authorised user agreement for comment and advice.':
    'Directement auprès des détenteurs, informer le Cabinet Secretary et lui envoyer le projet d’accord d’utilisateur autorisé pour commentaire et conseil.',
  'Students add the letter of the foreign institution; organisations add its written acceptance.':
    'Les étudiants ajoutent la lettre de l’institution étrangère ; les organisations ajoutent son acceptation écrite.',
  'Submit and keep the registration receipt (comprovante) with the number.':
    'Envoyer et conserver le récépissé d’enregistrement (comprovante) avec son numéro.',
  'Submit the agreements to the Minister for approval together with the permit application; they bind only once approved.':
    'Soumettre les accords au ministre pour approbation avec la demande de permis ; ils n’engagent qu’une fois approuvés.',
  'Submit the research application form.': 'Déposer le formulaire de demande de recherche.',
  'Submit through SaBAES before one of the four committee meetings a year.':
    'Déposer par SaBAES avant l’une des quatre réunions annuelles du comité.',
  'Submit to the permits office and wait for the permit.': 'L’envoyer au bureau des permis et attendre le permis.',
  'Supply further information within 30 days of a request.':
    'Fournir d’autres informations dans les 30 jours après une demande.',
  'Supply more information on request during the appraisal.':
    'Fournir d’autres informations sur demande pendant l’évaluation.',
  'Survey only; no collecting or buying of protected plants.':
    'Étudier seulement ; ne pas collecter ni acheter de plantes protégées.',
  'Take the measures of the traditional knowledge code of practice.':
    'Prendre les mesures du code de bonnes pratiques sur les connaissances traditionnelles.',
  'Team up with a public university, public research institute or government agency, unless the authority accepts a Malaysian non-profit with local researchers and training.':
    'S’associer à une université publique, un institut public de recherche ou un organisme gouvernemental, sauf si l’autorité accepte un organisme malaisien sans but lucratif avec des chercheurs locaux et une formation.',
  'Team up with an Indonesian partner and get the research permit if the user is foreign.':
    'S’associer à un partenaire indonésien et obtenir le permis de recherche si l’utilisateur est étranger.',
  'Tell NRCT kind and number of samples 15 days before they leave Thailand.':
    'Indiquer à NRCT le type et le nombre d’échantillons 15 jours avant leur départ de Thaïlande.',
  'Tell them what is planned and obtain their prior consent, with a resolution where a community decides.':
    'Leur dire ce qui est prévu et obtenir leur consentement préalable, avec une résolution si une communauté décide.',
  'That body negotiates and signs the sharing contract for them.':
    'Elle négocie et signe pour elles le contrat de partage.',
  'The agreement takes effect only when the permit is issued.': 'L’accord ne prend effet qu’à la délivrance du permis.',
  'The authority grants or refuses the use in line with the outcome.':
    'L’autorité accorde ou refuse l’utilisation selon ce résultat.',
  'The authority sends the papers to MINAM within ten working days and MINAM notifies the ABS Clearing-House within five more, which makes the internationally recognised certificate.':
    'L’autorité envoie les documents au MINAM dans les dix jours ouvrables, et le MINAM notifie l’ABSCH dans les cinq jours suivants, qui établit le certificat reconnu à l’échelle internationale.',
  'The Centre and at least two independent experts review it, then the Council decides.':
    'Le Centre et au moins deux experts indépendants l’examinent, puis le Conseil décide.',
  'The community or collection reports within one month; its report is consent and terms.':
    'La communauté ou la collection rend son avis dans un délai d’un mois ; il vaut consentement et conditions.',
  'The contract is perfected by signature and publication of the resolution; MINAM then notifies the ABS Clearing-House (certificate).':
    'Le contrat est parfait par la signature et la publication de la résolution ; le MINAM notifie ensuite l’ABSCH (certificat).',
  'The focal point notifies the Commission after verification.':
    'Le correspondant national notifie la Commission après vérification.',
  'The institution asks EBI for the facilitated permit and names its programme.':
    'L’institution demande à EBI le permis facilité et nomme son programme.',
  'The minister must be satisfied that the provider agreed with prior informed consent.':
    'Le ministre doit être convaincu que celui qui donne accès a donné son consentement préalable en connaissance de cause.',
  'The office sends the file to the Technical Office, which answers within 15 working days.':
    'L’office envoie le dossier à l’Oficina Técnica, qui répond dans les 15 jours ouvrables.',
  'The proposal is evaluated and the quantity of material fixed.':
    'La proposition est examinée et la quantité de matériel est fixée.',
  'The province gives its opinion and sends the file to the ministry.':
    'La province donne son avis et envoie le dossier au ministère.',
  'The province reviews and reports to the national administration, which approves.':
    'La province examine et transmet à l’administration nationale, qui approuve.',
  'Transfer only under the same terms and the same aim.': 'Ne transférer qu’aux mêmes conditions et pour le même but.',
  'Update the registration when facts change.': 'Mettre l’enregistrement à jour quand les faits changent.',
  'Use the framework permit of a Colombian research institution or registered collection; as a person without one, apply for an individual permit.':
    'Utiliser le permis-cadre d’une institution de recherche colombienne ou d’une collection enregistrée ; une personne qui n’en a pas demande un permis individuel.',
  'Use the guide for the kind of change: new project, researcher in or out, change of project, change of technical person.':
    'Utiliser le guide selon le type de changement : nouveau projet, entrée ou départ d’un chercheur, changement du projet, changement du responsable technique.',
  'Use the knowledge only within the contract.': 'N’utiliser les connaissances que dans le cadre du contrat.',
  'Use the signed form for quarantine and customs.': 'Utiliser le formulaire signé pour la quarantaine et la douane.',
  'Wait for approval and the agreement before sending anything.':
    'Attendre l’approbation et l’accord avant tout envoi.',
  'Wait for the authorisation; silence after two months counts as yes.':
    'Attendre l’autorisation ; le silence après deux mois vaut acceptation.',
  'Wait for the decision before sending.': 'Attendre la décision avant d’envoyer.',
  'Wait for the evaluation and, if accepted, for the notice within five days.':
    'Attendre l’évaluation et, si la demande est acceptée, la notification dans les cinq jours.',
  'Wait for the ministry; it sends the file to the national committee on livestock genetic resources within 3 working days.':
    'Attendre le ministère ; il envoie le dossier au comité national des ressources génétiques du bétail dans les 3 jours ouvrables.',
  'Wait for the online pre-check, then the formal acceptance and the expert review.':
    'Attendre le contrôle préalable en ligne, puis l’acceptation formelle et l’examen par des experts.',
  "Wait for the permit; the provider's permission works only with it.":
    'Attendre le permis ; la permission de celui qui donne accès ne vaut qu’avec lui.',
  'Wait for the receipt (récépissé); do not start before.': 'Attendre le récépissé ; ne pas commencer avant.',
  'Wait for the technical advice and the evaluation, then negotiate the terms with the ministry.':
    'Attendre l’avis technique et l’examen de la demande, puis négocier les conditions avec le ministère.',
  'Wait for the technical opinion and the evaluation.': 'Attendre l’avis technique et l’examen de la demande.',
  'Wait for the written consent before anything is handed over.': 'Attendre le consentement écrit avant toute remise.',
  'Wait up to six months; silence counts as yes.': 'Attendre jusqu’à six mois ; le silence vaut acceptation.',
  'Where traditional knowledge is used, get the documented consent of its holders.':
    'Si des connaissances traditionnelles sont utilisées, obtenir le consentement documenté de leurs détenteurs.',
  'With an application state manner and purpose of the use in the prescribed form and pay the fee; the Cabinet Secretary gives the holders a copy and publishes a notice in a national newspaper.':
    'Avec une demande, indiquer la manière et le but de l’utilisation dans la forme prescrite et payer les frais ; le Cabinet Secretary en remet une copie aux détenteurs et publie un avis dans un journal national.',
  'Work with a Chinese host institution that files the request.':
    'Travailler avec une institution d’accueil chinoise qui dépose la demande.',
  "Write down parties, project title and aims, the provider's express consent and the agreed terms, including the provider's share of benefits.":
    'Écrire les parties, le titre et les buts du projet, le consentement exprès du fournisseur et les conditions convenues, y compris la part des avantages du fournisseur.',
  'Write down the method step by step.': 'Écrire la méthode étape par étape.',
  "Write the application with the particulars of Regulation 169/2009 and the institute's list.":
    'Rédiger la demande avec les indications du règlement 169/2009 et de la liste de l’institut.',
  'Write to EBI with the permit number and the planned claims.':
    'Écrire à EBI en indiquant le numéro du permis et les revendications prévues.',
  'Write to SNICS with project, species, origin and use.':
    'Écrire au SNICS en indiquant le projet, l’espèce, l’origine et l’utilisation.',
  'Write to the department with permit number, recipient, material, quantity and planned use.':
    'Écrire au ministère en indiquant le numéro du permis, le destinataire, le matériel, la quantité et l’utilisation prévue.',
  'Write to the focal point with species, place, purpose, institutions and planned export.':
    'Écrire au correspondant national en indiquant l’espèce, le lieu, le but, les institutions et l’exportation prévue.',
  'Write with species, place, purpose, institutions and planned export.':
    'Écrire en indiquant l’espèce, le lieu, le but, les institutions et l’exportation prévue.',
}
