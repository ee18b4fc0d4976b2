import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with F to Fi. */
export const stepsFtoFi: ContentTexts = {
  'File a plain request with the updated project (Annex 2) and whatever else changes: CVs, accessory contracts, benefits, business plan.':
    'Déposer une simple demande avec le projet mis à jour (annexe 2) et tout ce qui change : CV, contrats accessoires, avantages, plan d’affaires.',
  'File Annex 1 with the project, business plan and benefit proposal; close formal gaps within two working days.':
    'Déposer l’annexe 1 avec le projet, le plan d’affaires et la proposition d’avantages ; combler les lacunes formelles dans les deux jours ouvrables.',
  'File Annex 3 as a public or private, national or international research institution.':
    'Déposer l’annexe 3 en tant qu’institution de recherche publique ou privée, nationale ou internationale.',
  'File Form A and pay through the web portal.': 'Déposer le formulaire A et payer par le portail.',
  'File form, letter of intent, proposal, profile and proof of financial ability and pay the processing fee.':
    'Déposer le formulaire, la lettre d’intention, la proposition, le profil et la preuve de capacité financière, et payer les frais de traitement.',
  'File kinds, number and use of the resources online, jointly with the Chinese partner.':
    'Déclarer en ligne les types, le nombre et l’utilisation des ressources, avec le partenaire chinois.',
  'File one request per matter, signed in original or electronically (photographs of signatures are refused).':
    'Déposer une demande par objet, signée en original ou électroniquement (les photographies de signatures sont refusées).',
  'File patents only with the agreed disclosure; see the WIPO treaty of 24 May 2024 on genetic resources and associated knowledge where the office applies it.':
    'Ne déposer de brevets qu’avec la divulgation convenue ; voir le traité de l’OMPI du 24 mai 2024 sur les ressources génétiques et les connaissances associées là où l’office l’applique.',
  'File permission and answers with the material.': 'Classer l’autorisation et les réponses avec le matériel.',
  'File permit and answer with the material.': 'Classer le permis et la réponse avec le matériel.',
  'File the agreement with the ABS office.': 'Déposer l’accord au bureau APA.',
  'File the agreement with the accession list.': 'Classer l’accord avec la liste des accessions.',
  'File the answer and the contract.': 'Verser la réponse et le contrat au dossier.',
  'File the answer with the material.': 'Verser la réponse au dossier du matériel.',
  'File the answer with the material; for commercial use do not start without consent and agreed terms.':
    'Classer la réponse avec le matériel ; pour une utilisation commerciale, ne pas commencer sans consentement ni conditions convenues.',
  'File the answer with the permit.': 'Classer la réponse avec le permis.',
  'File the answer.': 'Classer la réponse.',
  'File the answer; if none comes, file the proof of asking and agree terms with the provider by contract.':
    'Classer la réponse ; s’il n’en vient pas, classer la preuve de la demande et convenir des conditions avec le fournisseur par contrat.',
  'File the answers with the material.': 'Classer les réponses avec le matériel.',
  'File the answers.': 'Verser les réponses au dossier.',
  'File the application form with the administrative and technical requirements and the research proposal.':
    'Déposer le formulaire de demande avec les exigences administratives et techniques et la proposition de recherche.',
  'File the application with applicant, provider, support institution, project team, activities, area and project.':
    'Déposer la demande avec le demandeur, le fournisseur, l’institution d’appui, l’équipe du projet, les activités, la zone et le projet.',
  'File the application with applicant, provider, support institution, team, activities, area and project.':
    'Déposer la demande en indiquant le demandeur, le fournisseur, l’institution d’appui, l’équipe, les activités, la zone et le projet.',
  'File the application with consent and transfer agreement.':
    'Déposer la demande avec le consentement et l’accord de transfert.',
  'File the application with project or line of research.':
    'Déposer la demande avec le projet ou la ligne de recherche.',
  'File the application with SEMARNAT together with the consent and the proof of payment.':
    'Déposer la demande à la SEMARNAT avec le consentement et la preuve de paiement.',
  'File the application with the collecting authorisation and proof of lawful origin.':
    'Déposer la demande avec l’autorisation de collecte et la preuve de l’origine licite.',
  'File the application; formal gaps must be closed within two working days.':
    'Déposer la demande ; les lacunes formelles doivent être comblées dans les deux jours ouvrables.',
  'File the benefit-sharing agreement within 365 days.':
    'Déposer l’accord de partage des avantages dans les 365 jours.',
  "File the contract and the minutes of the people's agreement with INDECOPI for registration.":
    'Déposer le contrat et le procès-verbal de l’accord du peuple auprès de l’INDECOPI pour enregistrement.',
  'File the declaration for Spanish and foreign resources used in Spain.':
    'Déposer la déclaration pour les ressources espagnoles et étrangères utilisées en Espagne.',
  'File the declaration of collection.': 'Déposer la déclaration de collecte.',
  'File the declaration on reaching the final development stage.':
    'Déposer la déclaration au stade final du développement.',
  'File the form of Anejo IV with consent and terms.':
    'Déposer le formulaire de l’Anejo IV avec le consentement et les conditions.',
  'File the form with a summary of the results, the history of access and the identity of the recipient.':
    'Déposer le formulaire avec un résumé des résultats, l’historique de l’accès et l’identité du destinataire.',
  'File the form with all documents in original or certified copy.':
    'Déposer le formulaire avec tous les documents en original ou en copie certifiée.',
  'File the form with invention, resources used, place of collection, traditional knowledge and place of research.':
    'Déposer le formulaire avec l’invention, les ressources utilisées, le lieu de collecte, les connaissances traditionnelles et le lieu de recherche.',
  'File the form with species, quantity, source (trader, forest department, committee) and product.':
    'Déposer le formulaire avec l’espèce, la quantité, la source (négociant, service forestier, comité) et le produit.',
  'File the form with the existing access agreement and the draft contract with the third party.':
    'Déposer le formulaire avec l’accord d’accès existant et le projet de contrat avec le tiers.',
  'File the form with the proposal and pay the fee.': 'Déposer le formulaire avec la proposition et payer les frais.',
  'File the registration with aim, plan, resource, place and provider.':
    'Déposer l’enregistrement avec le but, le plan, la ressource, le lieu et le fournisseur.',
  'File the report with resource, place, purpose and provider on the portal or with the authority.':
    'Déposer la déclaration avec la ressource, le lieu, le but et le fournisseur sur le portail ou auprès de l’autorité.',
  'File the request for export of genetic resources with the national environment authority.':
    'Déposer la demande d’exportation de ressources génétiques auprès de l’autorité nationale de l’environnement.',
  'File the request with project, species, places and people (usual content, not verified in a source).':
    'Déposer la demande avec le projet, les espèces, les lieux et les personnes (contenu habituel, non vérifié dans une source).',
  'File the request with the ministry, which receives and decides it under the access policy; ask the genetic resources department for its forms.':
    'Déposer la demande auprès du ministère, qui la reçoit et en décide selon la politique d’accès ; demander ses formulaires au service des ressources génétiques.',
  'File the transfer declaration.': 'Déposer la déclaration de transfert.',
  'File with Syke, or Luke for its fields.': 'Déposer auprès de Syke, ou de Luke pour ses domaines.',
  'Fill in and sign a Guia de Remessa for each parcel; several can hang on one TTM.':
    'Remplir et signer une Guia de Remessa pour chaque colis ; plusieurs peuvent dépendre d’un seul TTM.',
  'Fill in and sign the form and the code of ethics, add the proposal with affiliates who will gain, nature, place, resources and knowledge.':
    'Remplir et signer le formulaire et le code d’éthique, ajouter la proposition avec les partenaires qui y gagneront, la nature, le lieu, les ressources et les connaissances.',
  'Fill in Annex 1 and Annex 2 and propose at least three non-monetary benefits: dissemination of results and training are compulsory, one more is chosen from the list.':
    'Remplir l’annexe 1 et l’annexe 2 et proposer au moins trois avantages non monétaires : la diffusion des résultats et la formation sont obligatoires, un autre est choisi dans la liste.',
  'Fill in Annex II (grant) or Annex III (product) in DECLARE.':
    'Remplir l’annexe II (subvention) ou l’annexe III (produit) dans DECLARE.',
  'Fill in Form D for bioresearch, bioprospecting or both and pay the application fee.':
    'Remplir le Form D pour la biorecherche, la bioprospection ou les deux et payer les frais de demande.',
  'Fill in NRCT-01 and the Thai summary NRCT-07 and send them with the letter of the home institution.':
    'Remplir NRCT-01 et le résumé thaï NRCT-07, et les envoyer avec la lettre de l’institution d’origine.',
  'Fill in RAF-08 with aims, links to national priorities, samples, capacity building and how results come back.':
    'Remplir le RAF-08 en indiquant les buts, les liens avec les priorités nationales, les échantillons, le renforcement des capacités et la façon dont les résultats reviennent.',
  'Fill in the access request and the permit request.': 'Remplir la demande d’accès et la demande de permis.',
  'Fill in the application (Schedule 1) and the proposal (Schedule 2).':
    'Remplir la demande (Schedule 1) et la proposition (Schedule 2).',
  'Fill in the application and sign the protocol for researchers.':
    'Remplir la demande et signer le protocole pour chercheurs.',
  'Fill in the application form and send it to the ministry.':
    'Remplir le formulaire de demande et l’envoyer au ministère.',
  'Fill in the bilingual TTM (Brazilian law and forum, arbitration possible; a clause that allows or bars passing on) and have it signed first by the legal representative of the recipient abroad, then by the Brazilian institution.':
    'Remplir le TTM bilingue (droit et for brésiliens, arbitrage possible ; une clause qui permet ou interdit la transmission) et le faire signer d’abord par le représentant légal du destinataire à l’étranger, puis par l’institution brésilienne.',
  'Fill in the data of Anejo I and sign the declaration: no commercial use, new application if the aim changes, no transfer to unauthorised persons, written final results.':
    'Remplir les données de l’Anejo I et signer la déclaration : pas d’utilisation commerciale, nouvelle demande si le but change, pas de transfert à des personnes non autorisées, résultats finaux écrits.',
  'Fill in the form and hand it in with the project.': 'Remplir le formulaire et le remettre avec le projet.',
  'Fill in the form and send it to the ministry or use the online procedure.':
    'Remplir le formulaire et l’envoyer au ministère, ou utiliser la procédure en ligne.',
  'Fill in the form for land or sea.': 'Remplir le formulaire pour la terre ou la mer.',
  'Fill in the form of Anejo II and sign the declaration: no commercial aim, new application if it changes, transfer under the same terms, written results.':
    'Remplir le formulaire de l’Anejo II et signer la déclaration : pas de but commercial, nouvelle demande s’il change, transfert aux mêmes conditions, résultats écrits.',
  'Fill in the form of the First Schedule and hand it in with the fee of the Second Schedule.':
    'Remplir le formulaire de la First Schedule et le remettre avec les frais de la Second Schedule.',
  'Fill in the form on the portal or send Form RPC-1A by e-mail to the permits office; every investigator and student applies for an own permit.':
    'Remplir le formulaire sur le portail ou envoyer le Form RPC-1A par e-mail au bureau des permis ; chaque chercheur et chaque étudiant demande son propre permis.',
  'Fill in the form with description of the material, quantity, place of access and proof of mutually agreed terms with the communities or institutions that own it.':
    'Remplir le formulaire avec la description du matériel, la quantité, le lieu d’accès et la preuve de conditions convenues d’un commun accord avec les communautés ou institutions propriétaires.',
  'Fill in the form with maps and labelled attachments and send it by e-mail or post.':
    'Remplir le formulaire avec des cartes et des pièces jointes étiquetées et l’envoyer par e-mail ou par la poste.',
  'Fill in the form with persons, qualifications, purpose, place with coordinates, dates, species, amounts, methods and use of indigenous knowledge.':
    'Remplir le formulaire avec les personnes, les qualifications, le but, le lieu avec ses coordonnées, les dates, les espèces, les quantités, les méthodes et l’utilisation de connaissances autochtones.',
  'Fill in the form with target species, collaborators, schedule, aims, methods, places and collections.':
    'Remplir le formulaire en indiquant les espèces visées, les collaborateurs, le calendrier, les buts, les méthodes, les lieux et les collections.',
  'Fill in the form with the data below.': 'Remplir le formulaire avec les données ci-dessous.',
  'Fill in the form with the reserves and the period and hand it in at the counter; e-mail is not accepted.':
    'Remplir le formulaire avec les réserves et la période et le remettre au guichet ; l’e-mail n’est pas accepté.',
  'Fill in the form with the team, funding, sites, aims, benefits for Jamaica and what is handed on (technology, lectures).':
    'Remplir le formulaire avec l’équipe, le financement, les sites, les buts, les avantages pour la Jamaïque et ce qui est transmis (technologie, conférences).',
  'Fill in the notification form and send it to the department by e-mail.':
    'Remplir le formulaire de notification et l’envoyer au ministère par e-mail.',
  "Fill in the office's form with direct and original source; give reasons if the original source is unknown.":
    'Remplir le formulaire de l’office avec la source directe et la source originelle ; motiver si la source originelle est inconnue.',
  'Fill in the online application with the environmental assessment.':
    'Remplir la demande en ligne avec l’évaluation environnementale.',
  'Fill in the online form or the form with applicant, entity, project, species, quantity, places with coordinates, dates and repository.':
    'Remplir le formulaire en ligne ou le formulaire avec le demandeur, l’entité, le projet, les espèces, la quantité, les lieux avec leurs coordonnées, les dates et le lieu de dépôt.',
  'Fill in the online request with project, material, places and people.':
    'Remplir la demande en ligne avec le projet, le matériel, les lieux et les personnes.',
  'Fill in the online request.': 'Remplir la demande en ligne.',
  'Fill in the online sworn declaration with the access done.':
    'Remplir en ligne la déclaration sous serment avec l’accès effectué.',
  'Fill in the prescribed form and pay the prescribed fee.':
    'Remplir le formulaire prescrit et payer les frais prescrits.',
  'Fill in the registration form of the order.': 'Remplir le formulaire d’enregistrement de l’arrêté.',
  'Fill in the report of the circular with material taken, use, results and benefits.':
    'Remplir le rapport de la circulaire avec le matériel prélevé, l’utilisation, les résultats et les avantages.',
  'Fill in the request for the declaration in the format of the minister and attach these papers.':
    'Remplir la demande de déclaration au format du ministre et y joindre ces documents.',
  'Fill in the request with the form of the directives.': 'Remplir la demande avec le formulaire des directives.',
  'Fill in the research request form and send it to the research programme of the conservation area.':
    'Remplir le formulaire de demande de recherche et l’envoyer au programme de recherche de l’aire de conservation.',
  'Fill in the SisGen form: it is the request, and the registration cannot be concluded before the assent.':
    'Remplir le formulaire SisGen : il vaut demande, et l’enregistrement ne peut pas être conclu avant l’accord.',
  'Fill in the transfer agreement, sign and stamp five copies by institution and researcher.':
    'Remplir l’accord de transfert ; l’institution et le chercheur en signent et tamponnent cinq exemplaires.',
  'Fill in, sign and date the form; send it in word format.':
    'Remplir, signer et dater le formulaire ; l’envoyer au format Word.',
  'Find a Chinese partner and let it ask the ministry in charge, in writing, which approval it wants.':
    'Trouver un partenaire chinois et le laisser demander par écrit au ministère compétent quelle approbation il souhaite.',
  'Find a Malagasy partner institution.': 'Trouver une institution malgache partenaire.',
  'Find a public or private Brazilian scientific or technological research institution that takes part in the project.':
    'Trouver une institution brésilienne de recherche scientifique ou technologique, publique ou privée, qui participe au projet.',
  'Find a Thai researcher or adviser to work with and agree on joint intellectual property.':
    'Trouver un chercheur ou un conseiller thaïlandais avec qui travailler, et convenir d’une propriété intellectuelle commune.',
  'Find an affiliating institution in Rwanda.': 'Trouver une institution d’affiliation au Rwanda.',
  'Find an Ecuadorian university or institute that holds a framework contract or applies for one.':
    'Trouver une université ou un institut équatorien qui détient un contrat-cadre ou en demande un.',
  'Find an institution of affiliation from the directory (university, ministry, publicly funded institution).':
    'Trouver une institution d’affiliation dans le répertoire (université, ministère, institution financée par des fonds publics).',
  'Find out whether the activity had an authorisation under the old rules (adaptation) or not (regularisation).':
    'Déterminer si l’activité avait une autorisation selon les anciennes règles (adaptation) ou non (régularisation).',
  'Find out whether the origin is identifiable: any community that holds the knowledge makes it so.':
    'Déterminer si l’origine est identifiable : toute communauté qui détient les connaissances la rend identifiable.',
  'Find out which area or species law applies.': 'Déterminer quelle loi sur les aires ou les espèces s’applique.',
  'Find out which authority is competent for your seat (region or federal).':
    'Trouver quelle autorité est compétente pour votre siège (région ou niveau fédéral).',
  'Find out which of the five events comes first and put its date in the project plan.':
    'Déterminer lequel des cinq événements vient en premier et inscrire sa date dans le plan du projet.',
  'Find out which state authority is competent for the place of access.':
    'Déterminer quelle autorité d’État est compétente pour le lieu d’accès.',
  'Find out who is the maker of the finished product or the last link of reproductive material: only this one shares benefits.':
    'Déterminer qui fabrique le produit fini ou qui est le dernier maillon pour le matériel de reproduction : lui seul partage les avantages.',
  'Find out who manages the resource under article 55 of the Biodiversity Law.':
    'Déterminer qui gère la ressource selon l’article 55 de la loi sur la biodiversité.',
  'Find out who provides the biological resource (owner, ex situ centre) and who owns, holds or runs the land.':
    'Déterminer qui fournit la ressource biologique (propriétaire, centre ex situ) et qui possède, détient ou gère le terrain.',
  'Find out who provides the material or knowledge and which lead agency is in charge.':
    'Déterminer qui fournit le matériel ou les connaissances et quel organisme chef de file est compétent.',
  'Find out who speaks for the people and whether there is a community protocol.':
    'Savoir qui parle pour le peuple et s’il existe un protocole communautaire.',
  'Find out with the directives which regime applies, Nagoya Protocol (DGEFC) or International Treaty (INRAB).':
    'Déterminer à l’aide des directives quel régime s’applique, Protocole de Nagoya (DGEFC) ou Traité international (INRAB).',
  "Find the access provider with the department's help.": 'Trouver qui donne accès, avec l’aide du ministère.',
  'Find the authority and rules of the province: each has its own law.':
    'Trouver l’autorité et les règles de la province : chacune a sa propre loi.',
  'Find the authority by region and species status.': 'Trouver l’autorité selon la région et le statut de l’espèce.',
  'Find the authority by the place of collecting.': 'Trouver l’autorité selon le lieu de collecte.',
  'Find the authority of the product.': 'Trouver l’autorité du produit.',
  'Find the board of every state where the resource is bought or collected.':
    'Trouver le conseil de chaque État où la ressource est achetée ou collectée.',
  'Find the Chinese partner with legal personality (institute, university, hospital or company) and agree who does what.':
    'Trouver le partenaire chinois doté de la personnalité juridique (institut, université, hôpital ou entreprise) et convenir de qui fait quoi.',
  'Find the community as a whole: contracts signed by single members are void.':
    'Trouver la communauté dans son ensemble : les contrats signés par des membres seuls sont nuls.',
  'Find the competent authority for the species; file one application with each authority if several are concerned.':
    'Trouver l’autorité compétente pour l’espèce ; déposer une demande auprès de chaque autorité si plusieurs sont concernées.',
  'Find the competent authority; file with each one if several are concerned. One contract covers one project only.':
    'Trouver l’autorité compétente ; déposer auprès de chacune si plusieurs sont concernées. Un contrat ne couvre qu’un seul projet.',
  'Find the custodian body for the kind of resource: agriculture, wildlife or human.':
    'Trouver l’organe gardien selon le type de ressource : agriculture, espèces sauvages ou matériel humain.',
  'Find the date and place of collecting and the law then in force.':
    'Trouver la date et le lieu de la collecte et le droit alors en vigueur.',
  'Find the Indonesian counterpart institution and agree on equal partnership, benefits and results.':
    'Trouver l’institution partenaire indonésienne et convenir d’un partenariat égal, des avantages et des résultats.',
  'Find the ministry by kind of resource.': 'Trouver le ministère selon le type de ressource.',
  'Find the ministry in charge of your field.': 'Trouver le ministère chargé de votre domaine.',
  'Find the provider, often the landholding community, and obtain its informed consent.':
    'Trouver le fournisseur, souvent la communauté qui détient les terres, et obtenir son consentement éclairé.',
  'Find the province of origin of the sample or strain.':
    'Trouver la province d’origine de l’échantillon ou de la souche.',
  'Find the province of origin.': 'Trouver la province d’origine.',
  'Find the registered community.': 'Trouver la communauté enregistrée.',
  'Find the right holders (State, land holder, conservancy, traditional authority, community) and obtain their prior informed consent.':
    'Trouver les titulaires des droits (État, exploitant des terres, conservancy, autorité traditionnelle, communauté) et obtenir leur consentement préalable en connaissance de cause.',
  'Find the right kind. The permit is for researchers or institutes not based in Namibia, Namibians studying abroad, and joint projects of which the foreign side owns at least 51 percent; the authorisation is for Namibian persons without an institute, for each project of a certified institute, and for joint projects of which the certificate holder owns at least 51 percent.':
    'Déterminer ce qu’il faut. Le permis est pour les chercheurs ou instituts non établis en Namibie, les Namibiens qui étudient à l’étranger, et les projets conjoints dont la partie étrangère détient au moins 51 pour cent ; l’autorisation est pour les personnes namibiennes sans institut, pour chaque projet d’un institut certifié, et pour les projets conjoints dont le titulaire du certificat détient au moins 51 pour cent.',
  'Find the service for the species and place.': 'Trouver le service compétent pour l’espèce et le lieu.',
  'Find who represents the place of access: conservation area council, land owner, indigenous authority or collection.':
    'Trouver qui représente le lieu d’accès : conseil de l’aire de conservation, propriétaire du terrain, autorité autochtone ou collection.',
  'Fix aim, scope, period, ownership of IP, sharing of results and the State benefit-sharing plan in the contract.':
    'Fixer dans le contrat le but, l’étendue, la période, la propriété intellectuelle, le partage des résultats et le plan de partage des avantages avec l’État.',
  'Fix real participation of the Chinese side and shared rights in the contract.':
    'Fixer dans le contrat la participation réelle de la partie chinoise et des droits partagés.',
}
