import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with T to Z. */
export const stepsTtoZ: ContentTexts = {
  'Take a Malawian researcher into the team.': 'Prendre un chercheur malawien dans l’équipe.',
  'Take along a PNG university or college as partner.':
    'Prendre comme partenaire une université ou un établissement supérieur de Papouasie-Nouvelle-Guinée.',
  'Take the measures of the traditional knowledge code of practice.':
    'Prendre les mesures du code de bonnes pratiques sur les connaissances traditionnelles.',
  'Talk to the park first.': 'Parler d’abord avec le parc.',
  'Team up with a public university, public research institute or government agency, unless the authority accepts a Malaysian non-profit with local researchers and training.':
    'S’associer à une université publique, un institut public de recherche ou un organisme gouvernemental, sauf si l’autorité accepte un organisme malaisien sans but lucratif avec des chercheurs locaux et une formation.',
  'Team up with an Indonesian partner and get the research permit if the user is foreign.':
    'S’associer à un partenaire indonésien et obtenir le permis de recherche si l’utilisateur est étranger.',
  'Tell CONAP in the research licence that knowledge is recorded.':
    'Indiquer au CONAP, dans la licence de recherche, que des connaissances sont recueillies.',
  'Tell NRCT kind and number of samples 15 days before they leave Thailand.':
    'Indiquer à NRCT le type et le nombre d’échantillons 15 jours avant leur départ de Thaïlande.',
  'Tell the Governing Body of the transfer.': 'Informer l’Organe directeur du transfert.',
  'Tell the park and the benefits-sharing program of the planned use.':
    'Informer le parc et le programme de partage des avantages de l’utilisation prévue.',
  'Tell them what is planned and obtain their prior consent, with a resolution where a community decides.':
    'Leur dire ce qui est prévu et obtenir leur consentement préalable, avec une résolution si une communauté décide.',
  'Test the thresholds over the average of the three years before: total assets USD 20 million, sales USD 50 million, profit USD 5 million.':
    'Contrôler les seuils sur la moyenne des trois années précédentes : total des actifs 20 millions USD, ventes 50 millions USD, bénéfice 5 millions USD.',
  'That body negotiates and signs the sharing contract for them.':
    'Elle négocie et signe pour elles le contrat de partage.',
  'The act covers foreign resources only: ask the agency in writing and file the answer.':
    'La loi ne couvre que les ressources étrangères : demander par écrit à l’agence et classer la réponse.',
  'The act in force since 23 April 2016 has no access rules: no prior consent is needed in the Netherlands.':
    'La loi en vigueur depuis le 23 avril 2016 n’a pas de règles d’accès : aucun consentement préalable n’est nécessaire aux Pays-Bas.',
  'The act of 20 July 2017 holds user rules only; no consent is asked for.':
    'La loi du 20 juillet 2017 ne contient que des règles pour les utilisateurs ; aucun consentement n’est demandé.',
  'The act of 2015 is about users only: ask the ministry in writing and file the answer.':
    'La loi de 2015 ne concerne que les utilisateurs : demander par écrit au ministère et classer la réponse.',
  'The act of 2016 covers resources from outside Poland only; no consent is asked for Polish ones.':
    'La loi de 2016 ne couvre que les ressources de l’extérieur de la Pologne ; aucun consentement n’est demandé pour les ressources polonaises.',
  'The agency checks that the data are complete and sends them to the ABS Clearing-House.':
    'L’agence vérifie que les données sont complètes et les transmet à l’ABSCH.',
  'The agency decides and communicates the decision.': 'L’agence décide et communique la décision.',
  'The agency gives notice of the application and examines documents and materials.':
    'L’agence annonce la demande et examine les documents et le matériel.',
  'The agreement takes effect only when the permit is issued.': 'L’accord ne prend effet qu’à la délivrance du permis.',
  'The armed forces and the police comment within two weeks, the department endorses in one more week.':
    'Les forces armées et la police donnent leur avis en deux semaines, le service donne son aval une semaine plus tard.',
  'The authorised use is entered in the ministry register.':
    'L’utilisation autorisée est inscrite au registre du ministère.',
  'The authority approves the terms; only then is the knowledge handed over.':
    'L’autorité approuve les conditions ; ce n’est qu’ensuite que les connaissances sont transmises.',
  'The authority evaluates and decides on a permit that sets standard consent and terms.':
    'L’autorité évalue la demande et décide d’un permis qui fixe un consentement et des conditions types.',
  'The authority grants or refuses the use in line with the outcome.':
    'L’autorité accorde ou refuse l’utilisation selon ce résultat.',
  'The authority informs the Sami Parliament.': 'L’autorité informe le Parlement sami.',
  'The authority seeks the consent of the communities where knowledge is involved.':
    'L’autorité demande le consentement des communautés si des connaissances sont concernées.',
  'The authority sends the papers to MINAM within ten working days and MINAM notifies the ABS Clearing-House within five more, which makes the internationally recognised certificate.':
    'L’autorité envoie les documents au MINAM dans les dix jours ouvrables, et le MINAM notifie l’ABSCH dans les cinq jours suivants, qui établit le certificat reconnu à l’échelle internationale.',
  'The board checks whether approvals under the parks and wildlife acts are needed and gives them together.':
    'L’office vérifie si des approbations selon les lois sur les parcs et la faune sauvage sont nécessaires et les donne ensemble.',
  'The Centre and at least two independent experts review it, then the Council decides.':
    'Le Centre et au moins deux experts indépendants l’examinent, puis le Conseil décide.',
  'The centre asks the ministry for prior informed consent; the ministry decides for or against it.':
    'Le centre demande au ministère le consentement préalable en connaissance de cause ; le ministère décide pour ou contre.',
  'The centre asks the ministry for the access permit.': 'Le centre demande au ministère le permis d’accès.',
  'The centre sends the permit data to the ABS Clearing-House, where the international certificate is made.':
    'Le centre transmet les données du permis à l’ABSCH, où le certificat international est établi.',
  'The committee checks the file and may ask the technical committee or other offices.':
    'Le comité examine le dossier et peut consulter le comité technique ou d’autres services.',
  'The community or collection reports within one month; its report is consent and terms.':
    'La communauté ou la collection rend son avis dans un délai d’un mois ; il vaut consentement et conditions.',
  'The competent authority examines it and issues the consent.':
    'L’autorité compétente l’examine et délivre le consentement.',
  'The contract is perfected by signature and publication of the resolution; MINAM then notifies the ABS Clearing-House (certificate).':
    'Le contrat est parfait par la signature et la publication de la résolution ; le MINAM notifie ensuite l’ABSCH (certificat).',
  'The council decides on the first Thursday of February, May, August and November.':
    'Le conseil décide le premier jeudi de février, mai, août et novembre.',
  'The council meets within 21 days after it gets the file and approves, refers back or rejects it.':
    'Le conseil se réunit dans les 21 jours après réception du dossier et approuve, renvoie ou rejette la demande.',
  'The decree covers users only: ask the ministry in writing and file the answer.':
    'Le décret ne couvre que les utilisateurs : demander par écrit au ministère et classer la réponse.',
  'The department confirms receipt and later grants or denies.':
    'Le service confirme la réception et accorde ou refuse ensuite.',
  'The department passes the file to the forest ministry, which tells it to grant or refuse.':
    'Le service transmet le dossier au ministère des forêts, qui lui dit d’accorder ou de refuser.',
  'The Director tells the decision in writing within 14 days.':
    'Le directeur communique la décision par écrit dans les 14 jours.',
  'The focal point notifies the Commission after verification.':
    'Le correspondant national notifie la Commission après vérification.',
  'The institute consults municipalities, hunters and trappers, Inuit associations and agencies.':
    'L’institut consulte les municipalités, les chasseurs et trappeurs, les associations inuites et les organismes publics.',
  'The institution asks EBI for the facilitated permit and names its programme.':
    'L’institution demande à EBI le permis facilité et nomme son programme.',
  'The member state notifies the Commission, which enters the collection with a registration code.':
    'L’État membre notifie la Commission, qui inscrit la collection avec un code d’enregistrement.',
  'The minister must be satisfied that the provider agreed with prior informed consent.':
    'Le ministre doit être convaincu que celui qui donne accès a donné son consentement préalable en connaissance de cause.',
  'The ministry confirms receipt and asks the departments concerned.':
    'Le ministère confirme la réception et consulte les services concernés.',
  'The National Research Registration Committee decides; it meets every two months.':
    'Le National Research Registration Committee décide ; il se réunit tous les deux mois.',
  'The office sends the file to the Technical Office, which answers within 15 working days.':
    'L’office envoie le dossier à l’Oficina Técnica, qui répond dans les 15 jours ouvrables.',
  'The principal investigator applies online in the research tab; a supervisor may apply for students.':
    'Le chercheur principal fait la demande en ligne dans l’onglet de recherche ; un directeur de recherche peut la faire pour des étudiants.',
  'The proposal is evaluated and the quantity of material fixed.':
    'La proposition est examinée et la quantité de matériel est fixée.',
  'The province gives its opinion and sends the file to the ministry.':
    'La province donne son avis et envoie le dossier au ministère.',
  'The province reviews and reports to the national administration, which approves.':
    'La province examine et transmet à l’administration nationale, qui approuve.',
  'The Registrar approves or rejects it; later changes, suspension or end follow the regulations.':
    'Le Registrar l’approuve ou le rejette ; les changements ultérieurs, la suspension ou la fin suivent le règlement.',
  'The State owns the genetic resources of the wild flora and fauna: write to the ministry.':
    'L’État est propriétaire des ressources génétiques de la flore et de la faune sauvages : écrire au ministère.',
  'The Working Group on Biodiversity reviews the proposal and approves or denies it.':
    'Le groupe de travail sur la biodiversité examine la proposition et l’approuve ou la refuse.',
  'Third parties only as the permit allows.': 'Remettre à des tiers seulement comme le permis l’autorise.',
  'Transfer only under the same terms and the same aim.': 'Ne transférer qu’aux mêmes conditions et pour le même but.',
  'UNCST asks the research secretariat in the Office of the President for security clearance and decides.':
    'L’UNCST demande l’accord de sécurité au secrétariat de la recherche de l’Office of the President et décide.',
  'UNCST checks that the file is complete, dates and registers it, and consults and visits as needed; an incomplete file comes back at once.':
    'L’UNCST vérifie que le dossier est complet, le date et l’enregistre, et consulte et visite au besoin ; un dossier incomplet revient aussitôt.',
  'Until an ordered duty is met, stop using the resources concerned.':
    'Tant qu’une obligation ordonnée n’est pas remplie, ne plus utiliser les ressources concernées.',
  'Update the data management plan.': 'Mettre à jour le plan de gestion des données.',
  'Update the registration when facts change.': 'Mettre l’enregistrement à jour quand les faits changent.',
  'Upload the documents that the regulations ask for and pay the application fee.':
    'Téléverser les documents que le règlement demande et payer les frais de demande.',
  'Use a new SMTA (Article 6.5) and name in Annex 1 the material it comes from.':
    'Utiliser un nouveau SMTA (article 6.5) et nommer dans l’annexe 1 le matériel dont il provient.',
  'Use exported material only for the stated purpose.': 'N’utiliser le matériel exporté que pour le but indiqué.',
  'Use Indigenous knowledge only with the consent of the holders’ body; for research grants follow TCPS 2 chapter 9 (not verified in a source).':
    'N’utiliser les connaissances autochtones qu’avec le consentement de l’organe des détenteurs ; pour les subventions de recherche, suivre l’EPTC 2, chapitre 9 (non vérifié dans une source).',
  'Use the authorisation to ask the nation for the compliance certificate.':
    'Utiliser l’autorisation pour demander à la nation le certificat de conformité.',
  'Use the checklist of the ministry to complete the file.':
    'Utiliser la liste de contrôle du ministère pour compléter le dossier.',
  'Use the consent to start negotiating the agreed terms with the suppliers or communities.':
    'Utiliser le consentement pour commencer à négocier les conditions convenues avec les fournisseurs ou les communautés.',
  'Use the framework permit of a Colombian research institution or registered collection; as a person without one, apply for an individual permit.':
    'Utiliser le permis-cadre d’une institution de recherche colombienne ou d’une collection enregistrée ; une personne qui n’en a pas demande un permis individuel.',
  'Use the free meeting before the application.': 'Profiter de la réunion gratuite avant la demande.',
  'Use the guide for the kind of change: new project, researcher in or out, change of project, change of technical person.':
    'Utiliser le guide selon le type de changement : nouveau projet, entrée ou départ d’un chercheur, changement du projet, changement du responsable technique.',
  'Use the information sheet of the competent authority as proof for partners abroad.':
    'Utiliser la fiche d’information de l’autorité compétente comme preuve pour les partenaires à l’étranger.',
  'Use the knowledge only within the contract.': 'N’utiliser les connaissances que dans le cadre du contrat.',
  'Use the permit for the national certificate and the export step.':
    'Utiliser le permis pour le certificat national et pour l’étape d’exportation.',
  'Use the permit within its period and ask for renewal.':
    'Utiliser le permis pendant sa durée et en demander le renouvellement.',
  'Use the signed form for quarantine and customs.': 'Utiliser le formulaire signé pour la quarantaine et la douane.',
  'Wait for approval and the agreement before sending anything.':
    'Attendre l’approbation et l’accord avant tout envoi.',
  'Wait for approval by Dinabise.': 'Attendre l’approbation de Dinabise.',
  'Wait for permission.': 'Attendre l’autorisation.',
  'Wait for the acknowledgement of the report before taking the material.':
    'Attendre l’accusé de réception de la déclaration avant de prélever le matériel.',
  'Wait for the approval before launching the study.': 'Attendre l’approbation avant de lancer l’étude.',
  'Wait for the approval of the Conservation Office or the Administrator, then apply for entry.':
    'Attendre l’approbation du Conservation Office ou de l’Administrator, puis demander l’entrée.',
  'Wait for the approval of the national committee.': 'Attendre l’approbation du comité national.',
  'Wait for the authorisation before collecting.': 'Attendre l’autorisation avant de collecter.',
  'Wait for the authorisation before the work starts.': 'Attendre l’autorisation avant de commencer le travail.',
  'Wait for the authorisation; access for research and development is dealt with in the same rule.':
    'Attendre l’autorisation ; l’accès pour la recherche et le développement est traité par la même règle.',
  'Wait for the authorisation; silence after two months counts as yes.':
    'Attendre l’autorisation ; le silence après deux mois vaut acceptation.',
  'Wait for the decision before sending.': 'Attendre la décision avant d’envoyer.',
  'Wait for the decision.': 'Attendre la décision.',
  'Wait for the evaluation and, if accepted, for the notice within five days.':
    'Attendre l’évaluation et, si la demande est acceptée, la notification dans les cinq jours.',
  'Wait for the licence and keep to its conditions; the authority supervises.':
    'Attendre la licence et respecter ses conditions ; l’autorité surveille.',
  'Wait for the licence before taking animals.': 'Attendre la licence avant de prendre des animaux.',
  'Wait for the ministry; it sends the file to the national committee on livestock genetic resources within 3 working days.':
    'Attendre le ministère ; il envoie le dossier au comité national des ressources génétiques du bétail dans les 3 jours ouvrables.',
  'Wait for the online pre-check, then the formal acceptance and the expert review.':
    'Attendre le contrôle préalable en ligne, puis l’acceptation formelle et l’examen par des experts.',
  'Wait for the permission; it counts instead of the plain report for these resources.':
    'Attendre l’autorisation ; pour ces ressources, elle remplace la simple déclaration.',
  'Wait for the permit before starting.': 'Attendre le permis avant de commencer.',
  "Wait for the permit; permits are kept in the ministry's electronic register.":
    'Attendre le permis ; les permis sont inscrits au registre électronique du ministère.',
  "Wait for the permit; the provider's permission works only with it.":
    'Attendre le permis ; la permission de celui qui donne accès ne vaut qu’avec lui.',
  'Wait for the receipt (récépissé); do not start before.': 'Attendre le récépissé ; ne pas commencer avant.',
  'Wait for the technical advice and the evaluation, then negotiate the terms with the ministry.':
    'Attendre l’avis technique et l’examen de la demande, puis négocier les conditions avec le ministère.',
  'Wait for the technical opinion and the evaluation.': 'Attendre l’avis technique et l’examen de la demande.',
  'Wait for the written consent before anything is handed over.': 'Attendre le consentement écrit avant toute remise.',
  'Wait up to six months; silence counts as yes.': 'Attendre jusqu’à six mois ; le silence vaut acceptation.',
  'Where knowledge of communities or indigenous peoples is used, get their documented consent and share benefits with them.':
    'En cas d’utilisation de connaissances de communautés ou de peuples autochtones, obtenir leur consentement documenté et partager les avantages avec eux.',
  'Where pastoralists, healers, gum arabic associations or forest communities are concerned, follow their community protocol.':
    'Si des pasteurs, des guérisseurs, des associations de gomme arabique ou des communautés forestières sont concernés, suivre leur protocole communautaire.',
  'Where traditional knowledge is used, get the documented consent of its holders.':
    'Si des connaissances traditionnelles sont utilisées, obtenir le consentement documenté de leurs détenteurs.',
  'Win a host institution, which for wildlife is the Tanzania Wildlife Research Institute (TAWIRI) and for health the National Institute for Medical Research (NIMR).':
    'Trouver une institution d’accueil : pour la faune sauvage le Tanzania Wildlife Research Institute (TAWIRI) et pour la santé le National Institute for Medical Research (NIMR).',
  'With an application state manner and purpose of the use in the prescribed form and pay the fee; the Cabinet Secretary gives the holders a copy and publishes a notice in a national newspaper.':
    'Avec une demande, indiquer la manière et le but de l’utilisation dans la forme prescrite et payer les frais ; le Cabinet Secretary en remet une copie aux détenteurs et publie un avis dans un journal national.',
  'Without one record user, resource and use, date of access, source, direct supplier with date and confirmation, recipient, permit and terms where needed.':
    'À défaut, consigner l’utilisateur, la ressource et l’utilisation, la date d’accès, la source, le fournisseur direct avec la date et la confirmation, le destinataire, et au besoin le permis et les conditions.',
  'Without registration obtain documented consent of the community.':
    'Sans enregistrement, obtenir un consentement documenté de la communauté.',
  'Work in or together with a recognised research institution; people with little experience need a Sri Lankan university, State institution or the department as partner.':
    'Travailler dans une institution de recherche reconnue ou avec elle ; les personnes peu expérimentées ont besoin d’une université sri-lankaise, d’une institution de l’État ou du service comme partenaire.',
  'Work with a Chinese host institution that files the request.':
    'Travailler avec une institution d’accueil chinoise qui dépose la demande.',
  'Work with an authorised local guide and hold health and evacuation insurance.':
    'Travailler avec un guide local agréé et avoir une assurance santé et évacuation.',
  "Write down parties, project title and aims, the provider's express consent and the agreed terms, including the provider's share of benefits.":
    'Écrire les parties, le titre et les buts du projet, le consentement exprès du fournisseur et les conditions convenues, y compris la part des avantages du fournisseur.',
  'Write down the method step by step.': 'Écrire la méthode étape par étape.',
  "Write the application with the particulars of Regulation 169/2009 and the institute's list.":
    'Rédiger la demande avec les indications du règlement 169/2009 et de la liste de l’institut.',
  'Write to EBI with the permit number and the planned claims.':
    'Écrire à EBI en indiquant le numéro du permis et les revendications prévues.',
  'Write to SNICS with project, species, origin and use.':
    'Écrire au SNICS en indiquant le projet, l’espèce, l’origine et l’utilisation.',
  'Write to the committee which permit the project needs.':
    'Écrire au comité pour demander de quel permis le projet a besoin.',
  'Write to the competent authority with project, material and planned uses.':
    'Écrire à l’autorité compétente en décrivant le projet, le matériel et les utilisations prévues.',
  'Write to the department with permit number, recipient, material, quantity and planned use.':
    'Écrire au ministère en indiquant le numéro du permis, le destinataire, le matériel, la quantité et l’utilisation prévue.',
  'Write to the directorate of the environment with species, place, purpose, institutions and planned export.':
    'Écrire à la direction de l’environnement en indiquant les espèces, le lieu, le but, les institutions et l’exportation prévue.',
  'Write to the environment directorate with species, place, purpose and the communities concerned, and ask for the procedure in force.':
    'Écrire à la direction de l’environnement en indiquant les espèces, le lieu, le but et les communautés concernées, et demander la procédure en vigueur.',
  'Write to the focal point with species, place, purpose, institutions and planned export.':
    'Écrire au correspondant national en indiquant l’espèce, le lieu, le but, les institutions et l’exportation prévue.',
  'Write to the ministry with the research, the species, the period and the place; add the request for export of samples and its purpose.':
    'Écrire au ministère en indiquant la recherche, les espèces, la période et le lieu ; ajouter la demande d’exportation d’échantillons et son but.',
  'Write to the National Parks and Conservation Service with species, place, purpose and planned export.':
    'Écrire au National Parks and Conservation Service en indiquant les espèces, le lieu, le but et l’exportation prévue.',
  'Write to the Wildlife Section with the documents listed.':
    'Écrire à la Wildlife Section avec les documents énumérés.',
  'Write with species, place, purpose, institutions and planned export.':
    'Écrire en indiquant l’espèce, le lieu, le but, les institutions et l’exportation prévue.',
  'Zanzibar has its own authorities; ask there for material from the islands.':
    'Zanzibar a ses propres autorités ; s’y adresser pour du matériel des îles.',
}
