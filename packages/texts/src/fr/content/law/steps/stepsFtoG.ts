import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with F to G. */
export const stepsFtoG: ContentTexts = {
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
  'File the answer and the contract.': 'Verser la réponse et le contrat au dossier.',
  'File the answer with the material.': 'Verser la réponse au dossier du matériel.',
  'File the answers.': 'Verser les réponses au dossier.',
  'File the application form with the administrative and technical requirements and the research proposal.':
    'Déposer le formulaire de demande avec les exigences administratives et techniques et la proposition de recherche.',
  'File the application with applicant, provider, support institution, project team, activities, area and project.':
    'Déposer la demande avec le demandeur, le fournisseur, l’institution d’appui, l’équipe du projet, les activités, la zone et le projet.',
  'File the application with applicant, provider, support institution, team, activities, area and project.':
    'Déposer la demande en indiquant le demandeur, le fournisseur, l’institution d’appui, l’équipe, les activités, la zone et le projet.',
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
  'Fill in and sign a Guia de Remessa for each parcel; several can hang on one TTM.':
    'Remplir et signer une Guia de Remessa pour chaque colis ; plusieurs peuvent dépendre d’un seul TTM.',
  'Fill in Annex 1 and Annex 2 and propose at least three non-monetary benefits: dissemination of results and training are compulsory, one more is chosen from the list.':
    'Remplir l’annexe 1 et l’annexe 2 et proposer au moins trois avantages non monétaires : la diffusion des résultats et la formation sont obligatoires, un autre est choisi dans la liste.',
  'Fill in NRCT-01 and the Thai summary NRCT-07 and send them with the letter of the home institution.':
    'Remplir NRCT-01 et le résumé thaï NRCT-07, et les envoyer avec la lettre de l’institution d’origine.',
  'Fill in the bilingual TTM (Brazilian law and forum, arbitration possible; a clause that allows or bars passing on) and have it signed first by the legal representative of the recipient abroad, then by the Brazilian institution.':
    'Remplir le TTM bilingue (droit et for brésiliens, arbitrage possible ; une clause qui permet ou interdit la transmission) et le faire signer d’abord par le représentant légal du destinataire à l’étranger, puis par l’institution brésilienne.',
  'Fill in the data of Anejo I and sign the declaration: no commercial use, new application if the aim changes, no transfer to unauthorised persons, written final results.':
    'Remplir les données de l’Anejo I et signer la déclaration : pas d’utilisation commerciale, nouvelle demande si le but change, pas de transfert à des personnes non autorisées, résultats finaux écrits.',
  'Fill in the form and send it to the ministry or use the online procedure.':
    'Remplir le formulaire et l’envoyer au ministère, ou utiliser la procédure en ligne.',
  'Fill in the form for land or sea.': 'Remplir le formulaire pour la terre ou la mer.',
  'Fill in the form of Anejo II and sign the declaration: no commercial aim, new application if it changes, transfer under the same terms, written results.':
    'Remplir le formulaire de l’Anejo II et signer la déclaration : pas de but commercial, nouvelle demande s’il change, transfert aux mêmes conditions, résultats écrits.',
  'Fill in the form of the First Schedule and hand it in with the fee of the Second Schedule.':
    'Remplir le formulaire de la First Schedule et le remettre avec les frais de la Second Schedule.',
  'Fill in the form on the portal or send Form RPC-1A by e-mail to the permits office; every investigator and student applies for an own permit.':
    'Remplir le formulaire sur le portail ou envoyer le Form RPC-1A par e-mail au bureau des permis ; chaque chercheur et chaque étudiant demande son propre permis.',
  'Fill in the form with persons, qualifications, purpose, place with coordinates, dates, species, amounts, methods and use of indigenous knowledge.':
    'Remplir le formulaire avec les personnes, les qualifications, le but, le lieu avec ses coordonnées, les dates, les espèces, les quantités, les méthodes et l’utilisation de connaissances autochtones.',
  'Fill in the form with the data below.': 'Remplir le formulaire avec les données ci-dessous.',
  'Fill in the notification form and send it to the department by e-mail.':
    'Remplir le formulaire de notification et l’envoyer au ministère par e-mail.',
  "Fill in the office's form with direct and original source; give reasons if the original source is unknown.":
    'Remplir le formulaire de l’office avec la source directe et la source originelle ; motiver si la source originelle est inconnue.',
  'Fill in the report of the circular with material taken, use, results and benefits.':
    'Remplir le rapport de la circulaire avec le matériel prélevé, l’utilisation, les résultats et les avantages.',
  'Fill in the research request form and send it to the research programme of the conservation area.':
    'Remplir le formulaire de demande de recherche et l’envoyer au programme de recherche de l’aire de conservation.',
  'Fill in the SisGen form: it is the request, and the registration cannot be concluded before the assent.':
    'Remplir le formulaire SisGen : il vaut demande, et l’enregistrement ne peut pas être conclu avant l’accord.',
  'Fill in the transfer agreement, sign and stamp five copies by institution and researcher.':
    'Remplir l’accord de transfert ; l’institution et le chercheur en signent et tamponnent cinq exemplaires.',
  'Find a Chinese partner and let it ask the ministry in charge, in writing, which approval it wants.':
    'Trouver un partenaire chinois et le laisser demander par écrit au ministère compétent quelle approbation il souhaite.',
  'Find a public or private Brazilian scientific or technological research institution that takes part in the project.':
    'Trouver une institution brésilienne de recherche scientifique ou technologique, publique ou privée, qui participe au projet.',
  'Find a Thai researcher or adviser to work with and agree on joint intellectual property.':
    'Trouver un chercheur ou un conseiller thaïlandais avec qui travailler, et convenir d’une propriété intellectuelle commune.',
  'Find an Ecuadorian university or institute that holds a framework contract or applies for one.':
    'Trouver une université ou un institut équatorien qui détient un contrat-cadre ou en demande un.',
  'Find out whether the activity had an authorisation under the old rules (adaptation) or not (regularisation).':
    'Déterminer si l’activité avait une autorisation selon les anciennes règles (adaptation) ou non (régularisation).',
  'Find out whether the origin is identifiable: any community that holds the knowledge makes it so.':
    'Déterminer si l’origine est identifiable : toute communauté qui détient les connaissances la rend identifiable.',
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
  "Find the access provider with the department's help.": 'Trouver qui donne accès, avec l’aide du ministère.',
  'Find the authority by region and species status.': 'Trouver l’autorité selon la région et le statut de l’espèce.',
  'Find the authority by the place of collecting.': 'Trouver l’autorité selon le lieu de collecte.',
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
  'Find the Indonesian counterpart institution and agree on equal partnership, benefits and results.':
    'Trouver l’institution partenaire indonésienne et convenir d’un partenariat égal, des avantages et des résultats.',
  'Find who represents the place of access: conservation area council, land owner, indigenous authority or collection.':
    'Trouver qui représente le lieu d’accès : conseil de l’aire de conservation, propriétaire du terrain, autorité autochtone ou collection.',
  'Fix aim, scope, period, ownership of IP, sharing of results and the State benefit-sharing plan in the contract.':
    'Fixer dans le contrat le but, l’étendue, la période, la propriété intellectuelle, le partage des résultats et le plan de partage des avantages avec l’État.',
  'Fix real participation of the Chinese side and shared rights in the contract.':
    'Fixer dans le contrat la participation réelle de la partie chinoise et des droits partagés.',
  'Follow the access, export and agreement steps there.': 'Y suivre les étapes d’accès, d’exportation et d’accord.',
  'Follow the research guidelines of the nature organisations.':
    'Suivre les règles de recherche des organisations de protection de la nature.',
  'For a bank that also collects, apply for banking only.':
    'Pour une banque qui collecte aussi, ne demander que la conservation.',
  'For another aim the recipient applies anew.': 'Pour un autre but, le destinataire fait une nouvelle demande.',
  'For another use the recipient declares or applies anew.':
    'Pour une autre utilisation, le destinataire fait sa propre déclaration ou demande.',
  'For basic research in molecular systematics, ecology, evolution or biogeography under a collecting permit or from a registered collection, no contract is needed.':
    'Pour la recherche fondamentale en systématique moléculaire, écologie, évolution ou biogéographie, sous un permis de collecte ou depuis une collection enregistrée, aucun contrat n’est nécessaire.',
  'For class II get the opinion of the county first.': 'Pour la classe II, obtenir d’abord l’avis du district.',
  'For commercial or industrial use, negotiate a written licence in the native language and in Spanish for one to three years, renewable.':
    'Pour une utilisation commerciale ou industrielle, négocier une licence écrite dans la langue autochtone et en espagnol, d’un à trois ans, renouvelable.',
  'For extra products under a commercial contract, negotiate new benefits.':
    'Pour des produits supplémentaires d’un contrat commercial, négocier de nouveaux avantages.',
  'For force majeure, ask for suspension of the term with a sworn statement and an updated time plan.':
    'En cas de force majeure, demander la suspension du délai avec une déclaration sous serment et un calendrier mis à jour.',
  'For genetic sequencing only, the instrument is not needed, but the service provider must be told formally of the duties (return or destruction, no passing on, no other use, no IP claims).':
    'Pour le seul séquençage génétique, l’instrument n’est pas nécessaire, mais le prestataire doit être informé formellement de ses obligations (restitution ou destruction, pas de transmission, pas d’autre utilisation, pas de revendication de propriété intellectuelle).',
  'For material of a registered ex situ collection sign the export agreement and notify instead of applying.':
    'Pour le matériel d’une collection ex situ enregistrée, signer l’accord d’exportation et notifier au lieu de faire une demande.',
  'For Palawan add the clearance under the Strategic Environmental Plan.':
    'Pour Palawan, ajouter l’autorisation selon le Strategic Environmental Plan.',
  'For samples collected by the researcher attach passport data and hand in duplicates of the samples to the institute.':
    'Pour les échantillons collectés par le chercheur, joindre les données de passeport et remettre des doubles des échantillons à l’institut.',
  'For samples that leave the country, sign the material transfer agreement with the conservation area.':
    'Pour les échantillons qui quittent le pays, signer l’accord de transfert de matériel avec l’aire de conservation.',
  'For wildlife apply to the Director of KWS on the official form with the papers below.':
    'Pour la faune sauvage, adresser la demande au directeur de KWS sur le formulaire officiel, avec les documents ci-dessous.',
  'Foreign researchers first find a relevant Kenyan institution and get its letter of affiliation.':
    'Les chercheurs étrangers trouvent d’abord une institution kényane compétente et obtiennent sa lettre d’affiliation.',
  'Foreigners obtain a letter of the competent authority of their home country or of residence that it supports compliance with the access terms.':
    'Les étrangers obtiennent une lettre de l’autorité compétente de leur pays d’origine ou de résidence disant qu’elle soutient le respect des conditions d’accès.',
  'Frame the project between institutions that qualify, under the policy guidelines.':
    'Concevoir le projet entre des institutions qui remplissent les conditions, selon les lignes directrices.',
  'Gather the documents of the applicant checklist.': 'Réunir les documents de la liste de contrôle du demandeur.',
  'Gather the proof of lawful origin of the specimens (old permits, contracts, donations).':
    'Réunir la preuve de l’origine licite des spécimens (anciens permis, contrats, dons).',
  'Get an official letter of the home or host institution in Ethiopia that names the responsible person, species, amount, number of samples, destination laboratory and country, and purpose.':
    'Obtenir une lettre officielle de l’institution d’origine ou d’accueil en Éthiopie qui nomme la personne responsable, l’espèce, la quantité, le nombre d’échantillons, le laboratoire et le pays de destination, et le but.',
  'Get and fill in the form at the regional office.': 'Obtenir le formulaire au bureau régional et le remplir.',
  'Get consent of the resource provider and of indigenous and local communities (section 23).':
    'Obtenir le consentement du fournisseur de la ressource et des communautés autochtones et locales (section 23).',
  "Get each provider's written permission to enter, to take samples and to remove them.":
    'Obtenir de chacun de ceux qui donnent accès la permission écrite d’entrer, de prélever des échantillons et de les emporter.',
  'Get ethics approval in the country of each partner and the consent form of the donors.':
    'Obtenir l’approbation éthique dans le pays de chaque partenaire et le formulaire de consentement des donneurs.',
  'Get it approved by the Central Government ministry or department concerned.':
    'Le faire approuver par le ministère ou le service compétent du gouvernement central.',
  'Get land-holder consent and ask in writing whether a biodiscovery agreement is wanted.':
    'Obtenir le consentement du détenteur du terrain et demander par écrit si un accord de bioprospection est souhaité.',
  'Get nature and owner permits.': 'Obtenir les permis de protection de la nature et ceux du propriétaire.',
  'Get other permits (species, areas, owner) separately.':
    'Obtenir séparément les autres permis (espèces, zones, propriétaire).',
  'Get owner, species and area permits.':
    'Obtenir les permis du propriétaire, ceux pour l’espèce et ceux pour la zone.',
  'Get prior authorisation for threatened, banned or endemic species and for national parks (30 days), and the written permission of land owners.':
    'Obtenir l’autorisation préalable pour les espèces menacées, interdites ou endémiques et pour les parcs nationaux (30 jours), et la permission écrite des propriétaires de terrains.',
  'Get prior clearance of the local government, the head of the indigenous community or the protected area board.':
    'Obtenir l’accord préalable du gouvernement local, du chef de la communauté autochtone ou du conseil de l’aire protégée.',
  'Get prior informed consent under section 23.': 'Obtenir le consentement préalable selon la section 23.',
  'Get species, area and owner permits.': 'Obtenir les permis pour l’espèce, pour la zone et ceux du propriétaire.',
  'Get the approval of the ministry in charge of the plant.':
    'Obtenir l’approbation du ministère compétent pour la plante.',
  'Get the certificate or label of the endangered species office.':
    'Obtenir le certificat ou l’étiquette du bureau des espèces menacées.',
  'Get the endorsement of the dean (students), an expert, a research institution or a conservation body.':
    'Obtenir l’aval du doyen (étudiants), d’un expert, d’une institution de recherche ou d’un organisme de conservation.',
  'Get the entry permit for conservation areas and the permit to collect and transport samples.':
    'Obtenir le permis d’entrée dans les zones de conservation et le permis de collecter et de transporter des échantillons.',
  'Get the ethical clearance of BRIN for the project.': 'Obtenir l’approbation éthique de BRIN pour le projet.',
  'Get the further permissions for collecting specimens, excavating, filming and transferring material.':
    'Obtenir les autres autorisations pour collecter des spécimens, fouiller, filmer et transférer du matériel.',
  'Get the permit that fits (collecting protected resources, export, sale, ethnobotanical research).':
    'Obtenir le permis qui convient (collecte de ressources protégées, exportation, vente, recherche ethnobotanique).',
  'Get the provincial collecting and threatened-species permits and the consent of the land owner separately.':
    'Obtenir séparément les permis provinciaux de collecte et d’espèces menacées et le consentement du propriétaire du terrain.',
  'Get the research, collecting and export papers and the consent of the land owner or institution.':
    'Obtenir les documents de recherche, de collecte et d’exportation et le consentement du propriétaire du terrain ou de l’institution.',
  'Get the sanitary papers of ICA.': 'Obtenir les documents sanitaires de l’ICA.',
  'Give access only after the report is registered.': 'Ne donner accès qu’une fois la déclaration enregistrée.',
  'Give every provider a copy of the statutory declaration and attach it to the application.':
    'Donner à chacun d’eux une copie de la déclaration solennelle et la joindre à la demande.',
  'Give particulars of the applicant, the accountable person, collaborators, export and VAT registration.':
    'Donner les coordonnées du demandeur, de la personne responsable et des collaborateurs, et l’enregistrement pour l’exportation et la TVA.',
  'Give the approval to the Indian Patent Office.': 'Remettre l’approbation à l’Office indien des brevets.',
  'Give the institution the data for SisGen; it makes the registration, the foreign company stays bound by the law.':
    'Donner à l’institution les données pour SisGen ; elle fait l’enregistrement, l’entreprise étrangère reste tenue par la loi.',
  'Give the proof to the authority that approves or is notified of the product: without it the application is not processed.':
    'Remettre la preuve à l’autorité qui approuve le produit ou reçoit sa notification : sans elle, la demande n’est pas traitée.',
  'Give the proof to the funder: the last payment is not made without it.':
    'Remettre la preuve au bailleur de fonds : le dernier versement n’est pas fait sans elle.',
  'Give the proof to the Spanish patent office with the application; a missing one does not stop or void the patent.':
    'Remettre la preuve à l’office espagnol des brevets avec la demande ; si elle manque, le brevet n’est ni arrêté ni annulé.',
  'Give the reference to the patent office INPI when results are protected.':
    'Donner la référence à l’INPI, l’office des brevets, si des résultats sont protégés.',
  'Give the registration certificate to the patent office.':
    'Remettre le certificat d’enregistrement à l’office des brevets.',
}
