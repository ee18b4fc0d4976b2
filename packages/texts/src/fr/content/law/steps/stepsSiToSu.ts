import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Si to Su. */
export const stepsSiToSu: ContentTexts = {
  'Sign a contract with parties, object and limits of use, compensation, term, payment and dispute settlement.':
    'Signer un contrat avec les parties, l’objet et les limites de l’utilisation, la compensation, la durée, le paiement et le règlement des différends.',
  'Sign a cooperation agreement that names the activities, who registers, who ships, who owns results and who pays benefits.':
    'Signer un accord de coopération qui nomme les activités, qui cadastre l’accès, qui expédie, à qui appartiennent les résultats et qui paie les avantages.',
  'Sign a material transfer agreement with the access provider and a benefit-sharing agreement with providers and knowledge holders.':
    'Signer un accord de transfert de matériel avec celui qui donne accès, et un accord de partage des avantages avec les fournisseurs et les détenteurs des connaissances.',
  'Sign a material transfer agreement with the Egyptian partner before samples leave.':
    'Signer un accord de transfert de matériel avec le partenaire égyptien avant le départ des échantillons.',
  'Sign a material transfer agreement with the host institution.':
    'Signer un accord de transfert de matériel avec l’institution d’accueil.',
  'Sign a memorandum of understanding with the department or a local partner.':
    'Signer un protocole d’entente avec le service ou un partenaire local.',
  'Sign a transfer agreement that binds the recipient to the same terms.':
    'Signer un accord de transfert qui lie le destinataire aux mêmes conditions.',
  'Sign a transfer agreement that passes the terms on.':
    'Signer un accord de transfert qui reporte les conditions sur le destinataire.',
  'Sign a written contract on access and benefits.': 'Signer un contrat écrit sur l’accès et les avantages.',
  'Sign accessory contracts with provider, land owner or ex situ centre; they take effect only with the access contract.':
    'Signer les contrats accessoires avec le fournisseur, le propriétaire du terrain ou le centre ex situ ; ils ne prennent effet qu’avec le contrat d’accès.',
  'Sign accessory contracts with the provider of the biological resource, the land owner, community or ex situ centre; they take effect only with the access contract.':
    'Signer les contrats accessoires avec le fournisseur de la ressource biologique, le propriétaire du terrain, la communauté ou le centre ex situ ; ils ne prennent effet qu’avec le contrat d’accès.',
  'Sign accessory contracts with the provider of the biological resource, the land owner, holder or administrator or the ex situ centre; they take effect only with the access contract.':
    'Signer les contrats accessoires avec le fournisseur de la ressource biologique, le propriétaire, détenteur ou gestionnaire du terrain, ou le centre ex situ ; ils ne prennent effet qu’avec le contrat d’accès.',
  'Sign fair terms with the provider.': 'Signer des conditions équitables avec le fournisseur.',
  'Sign it and send it by e-mail.': 'Le signer et l’envoyer par e-mail.',
  'Sign it with the centre and send only afterwards.': 'Le signer avec le centre et n’envoyer qu’ensuite.',
  'Sign it, or get an agreement in which the service declines to share.':
    'Le signer, ou obtenir un accord dans lequel le service renonce au partage.',
  'Sign its agreement; the Ministry of Environment sets the procedure.':
    'Signer son accord ; le ministère de l’environnement fixe la procédure.',
  'Sign mutually agreed terms with the provider and have SNICS confirm consent and certificate.':
    'Signer avec le fournisseur les conditions convenues d’un commun accord et faire confirmer par le SNICS le consentement et le certificat.',
  'Sign the accessory agreement with the owner (letter of exchange, memorandum or research agreement in the prescribed form).':
    'Signer l’accord accessoire avec le propriétaire (lettre d’échange, protocole ou accord de recherche dans la forme prescrite).',
  'Sign the accessory contracts first (provider, land holder, support institution for foreign users).':
    'Signer d’abord les contrats accessoires (fournisseur, détenteur du terrain, institution d’appui pour les utilisateurs étrangers).',
  'Sign the accessory contracts.': 'Signer les contrats accessoires.',
  'Sign the affidavit of undertaking or the memorandum of agreement with DENR.':
    'Signer l’affidavit d’engagement ou le protocole d’accord avec DENR.',
  'Sign the agreement and pay into the Bhutan Access and Benefit Sharing Fund.':
    'Signer l’accord et verser au Bhutan Access and Benefit Sharing Fund.',
  'Sign the agreement between the Indonesian holder and the recipient with use, benefit-sharing and return of data.':
    'Signer l’accord entre le détenteur indonésien et le destinataire, avec l’utilisation, le partage des avantages et le retour des données.',
  'Sign the agreement between the two institutions and write the mutually agreed terms on the use of samples in it.':
    'Signer l’accord entre les deux institutions et y inscrire les conditions convenues d’un commun accord sur l’utilisation des échantillons.',
  'Sign the agreement on mutually agreed terms.': 'Signer l’accord sur les conditions convenues d’un commun accord.',
  'Sign the agreement with the focal point if none exists with the provider.':
    'Signer l’accord avec le correspondant national s’il n’y en a pas avec le fournisseur.',
  'Sign the agreement within 60 days after the draft is sent, otherwise the file is closed (revival possible).':
    'Signer l’accord dans les 60 jours après l’envoi du projet, sinon le dossier est clos (réouverture possible).',
  'Sign the agreement; it is part of getting the permit.': 'Signer l’accord ; il fait partie de l’obtention du permis.',
  'Sign the association term, which is purely instrumental and regulatory.':
    'Signer le terme d’association, qui est purement instrumental et réglementaire.',
  'Sign the benefit-sharing agreement and transfer only afterwards.':
    'Signer l’accord de partage des avantages et ne transférer qu’ensuite.',
  'Sign the benefit-sharing agreement with mutually agreed terms.':
    'Signer l’accord de partage des avantages avec les conditions convenues d’un commun accord.',
  'Sign the benefit-sharing agreement with the State; later users sign a subsequent use agreement.':
    'Signer l’accord de partage des avantages avec l’État ; les utilisateurs ultérieurs signent un accord d’utilisation ultérieure.',
  'Sign the breeding loan agreement for live animals that leave the island.':
    'Signer l’accord de prêt pour reproduction (breeding loan agreement) pour les animaux vivants qui quittent l’île.',
  'Sign the consent and submit it to the Technical Office for endorsement (refrendo).':
    'Signer le consentement et le soumettre à l’Oficina Técnica pour visa (refrendo).',
  'Sign the contract (articles 23 and 24) with benefits (chapter VI).':
    'Signer le contrat (articles 23 et 24) avec les avantages (chapitre VI).',
  'Sign the contract between suppliers and users.': 'Signer le contrat entre fournisseurs et utilisateurs.',
  'Sign the contract on use and sharing of benefits.':
    'Signer le contrat sur l’utilisation et le partage des avantages.',
  'Sign the contract with terms on benefits including intellectual property, later use by third parties and change of intent.':
    'Signer le contrat avec des clauses sur les avantages, y compris la propriété intellectuelle, l’utilisation ultérieure par des tiers et le changement d’intention.',
  'Sign the contract within ten working days of notice of the resolution, otherwise the resolution is void.':
    'Signer le contrat dans les dix jours ouvrables après la notification de la résolution, sinon la résolution est nulle.',
  'Sign the cooperation agreement with ownership of results and a clear sharing plan.':
    'Signer l’accord de coopération avec la propriété des résultats et un plan de partage clair.',
  'Sign the declaration in Form 1 that NBA permission will be handed in before grant.':
    'Signer dans le Form 1 la déclaration que l’autorisation de la NBA sera remise avant la délivrance.',
  'Sign the genetic resources material transfer agreement.':
    'Signer l’accord de transfert de matériel relatif aux ressources génétiques.',
  'Sign the legal instrument of sending, or a contract with the minimum content of Art. 24 § 6 of Decree 8,772.':
    'Signer l’instrument juridique d’envoi, ou un contrat qui a le contenu minimal de l’art. 24 § 6 du décret 8.772.',
  'Sign the material transfer agreement and keep it with the accession.':
    'Signer l’accord de transfert de matériel et le conserver avec l’accession.',
  'Sign the material transfer agreement and ship with the permit and plant health papers.':
    'Signer l’accord de transfert de matériel et expédier avec le permis et les documents phytosanitaires.',
  'Sign the material transfer agreement and the agreed terms; the institute still works on standards for them.':
    'Signer l’accord de transfert de matériel et les conditions convenues ; l’institut travaille encore à leurs modèles.',
  'Sign the material transfer agreement with benefits for the community.':
    'Signer l’accord de transfert de matériel avec des avantages pour la communauté.',
  'Sign the memorandum with the community and get the NCIP certificate.':
    'Signer le protocole d’accord avec la communauté et obtenir le certificat de NCIP.',
  'Sign the mutually agreed terms with the provider.':
    'Signer avec le fournisseur les conditions convenues d’un commun accord.',
  'Sign the profit-sharing agreement with the department.': 'Signer l’accord de partage des profits avec le service.',
  'Sign the research agreement with the centre and the community.':
    'Signer l’accord de recherche avec le centre et la communauté.',
  'Sign the Research Agreement with the chairman of the Council.':
    'Signer le Research Agreement avec le président du Conseil.',
  'Sign the sale or gift contract and a plan for sharing benefits with the State with the importer.':
    'Signer avec l’importateur le contrat de vente ou de don et un plan de partage des avantages avec l’État.',
  'Sign the scoping agreement, which covers only the first look at the resource.':
    'Signer l’accord exploratoire (scoping agreement), qui ne couvre que le premier examen de la ressource.',
  'Sign the simplified contract with the authority: without it the authorisation has no effect.':
    'Signer le contrat simplifié avec l’autorité : sans lui, l’autorisation est sans effet.',
  'Sign the transfer agreement of the gene bank for its material.':
    'Signer l’accord de transfert de la banque de gènes pour son matériel.',
  'Sign the undertaking and pay the bioprospecting fee.':
    'Signer l’engagement (undertaking) et payer les frais de bioprospection.',
  'Sign up on the e-filing portal and fill in the form for research or bio-survey, naming species, quantity, place or collection, purpose and any traditional knowledge.':
    'S’inscrire sur le portail de dépôt électronique et remplir le formulaire pour la recherche ou l’inventaire biologique, en indiquant l’espèce, la quantité, le lieu ou la collection, le but et toute connaissance traditionnelle.',
  'Sign with WHO; every transfer is visible in the traceability mechanism.':
    'Signer avec l’OMS ; chaque transfert est visible dans le mécanisme de traçabilité.',
  'Sign, then register nationally and ask for the compliance certificate.':
    'Signer, puis enregistrer au niveau national et demander le certificat de conformité.',
  'Sign, where asked, the contract with the ministry on use and fair sharing.':
    'Si le ministère le demande, signer avec lui le contrat sur l’utilisation et le partage équitable.',
  'Sign; go on to the access permit.': 'Signer ; passer au permis d’accès.',
  'Sign; the contract is perfected by publication of the resolution.':
    'Signer ; le contrat est parfait par la publication de la résolution.',
  'Sign; the contract is perfected with publication of the resolution.':
    'Signer ; le contrat est parfait par la publication de la résolution.',
  'Sign; the contract is perfected with the publication of the resolution.':
    'Signer ; le contrat est parfait par la publication de la résolution.',
  'Social and health research: add the approval of an ethics board.':
    'Recherche sociale et en santé : ajouter l’approbation d’un comité d’éthique.',
  'Start after the ministry has confirmed the inclusion.':
    'Commencer une fois que le ministère a confirmé l’inclusion.',
  'Start: the request is approved automatically; the document follows within five working days.':
    'Commencer : la demande est approuvée automatiquement ; le document suit dans les cinq jours ouvrables.',
  'State how access to resources and data is planned, with a data management plan.':
    'Indiquer comment l’accès aux ressources et aux données est prévu, avec un plan de gestion des données.',
  'State how the work contributes to the conservation of species and ecosystems.':
    'Indiquer comment le travail contribue à la conservation des espèces et des écosystèmes.',
  'State in the application that genetic resources will be used, otherwise a separate access authorisation is needed.':
    'Indiquer dans la demande que des ressources génétiques seront utilisées ; sinon, une autorisation d’accès à part est nécessaire.',
  'State in the application that the invention uses Peruvian genetic resources or derivatives.':
    'Indiquer dans la demande que l’invention utilise des ressources génétiques péruviennes ou leurs dérivés.',
  'State that genetic resources will be used and agree on the terms for bioprospecting.':
    'Indiquer que des ressources génétiques seront utilisées et convenir des conditions de bioprospection.',
  'State the Ethiopian locality as origin in the application.':
    'Indiquer la localité éthiopienne comme origine dans la demande.',
  'State the number of consignments in the year, on which the fee depends.':
    'Indiquer le nombre d’envois dans l’année, dont dépendent les frais.',
  'State the product or the result of the use, the event that triggers the declaration and the user.':
    'Indiquer le produit ou le résultat de l’utilisation, l’événement qui déclenche la déclaration et l’utilisateur.',
  'State the purpose of the research in the form; the institution forwards the application.':
    'Indiquer le but de la recherche dans le formulaire ; l’institution transmet la demande.',
  'State the purpose of the transfer, expected benefits and how they will be shared with India.':
    'Indiquer le but du transfert, les avantages attendus et comment ils seront partagés avec l’Inde.',
  'State the reference of an earlier discovery notification and attach the summary of its results.':
    'Indiquer la référence d’une notification de découverte antérieure et joindre le résumé de ses résultats.',
  'State the resource and hand over permit or certificate when asked.':
    'Indiquer la ressource et remettre le permis ou le certificat sur demande.',
  'State the specimens to be collected, the method, who does the research and who sponsors it.':
    'Indiquer les spécimens à collecter, la méthode, qui fait la recherche et qui la finance.',
  'State where all resources collected are held.': 'Indiquer où se trouvent toutes les ressources collectées.',
  'State where results are found: publications, patents granted, products.':
    'Indiquer où se trouvent les résultats : publications, brevets délivrés, produits.',
  'State whether the access or its authorisation was before 17 November 2015 (adaptation or regularisation has its own path).':
    'Indiquer si l’accès ou son autorisation date d’avant le 17 novembre 2015 (l’adaptation ou la régularisation a sa propre voie).',
  'State whether the invention is based on or derived from an indigenous biological or genetic resource, or traditional knowledge or use.':
    'Indiquer si l’invention est fondée sur une ressource biologique ou génétique indigène, ou sur des connaissances ou un usage traditionnels, ou en est dérivée.',
  'State with the identifier where sequence data are or will be deposited.':
    'Indiquer avec l’identifiant où les données de séquences sont ou seront déposées.',
  'Stay within the approved area.': 'Rester dans la zone approuvée.',
  'Stop and apply for a permit before rights are registered, clinical trials start or market research begins.':
    'S’arrêter et demander un permis avant que des droits soient enregistrés, que des essais cliniques commencent ou qu’une étude de marché commence.',
  'Stop or get a permit where information is missing.': 'S’arrêter ou obtenir un permis si des informations manquent.',
  'Straight from the holders inform the Cabinet Secretary and send the draft authorised user agreement for comment and advice.':
    'Directement auprès des détenteurs, informer le Cabinet Secretary et lui envoyer le projet d’accord d’utilisateur autorisé pour commentaire et conseil.',
  'Strictly protected species follow extra conditions.':
    'Les espèces strictement protégées suivent des conditions supplémentaires.',
  'Students add the letter of the foreign institution; organisations add its written acceptance.':
    'Les étudiants ajoutent la lettre de l’institution étrangère ; les organisations ajoutent son acceptation écrite.',
  'Submit a report and any publication for review.': 'Soumettre un rapport et toute publication pour examen.',
  'Submit and keep the registration receipt (comprovante) with the number.':
    'Envoyer et conserver le récépissé d’enregistrement (comprovante) avec son numéro.',
  'Submit in DECLARE to the minister.': 'Envoyer la déclaration au ministre dans DECLARE.',
  'Submit it for approval; others may object.': 'Le soumettre pour approbation ; d’autres peuvent s’y opposer.',
  'Submit reports and a summary in POLAR; renew each year for longer projects.':
    'Déposer les rapports et un résumé dans POLAR ; renouveler chaque année pour les projets plus longs.',
  'Submit the agreements to the Minister for approval together with the permit application; they bind only once approved.':
    'Soumettre les accords au ministre pour approbation avec la demande de permis ; ils n’engagent qu’une fois approuvés.',
  'Submit the declaration in DECLARE, choosing Germany.':
    'Envoyer la déclaration dans DECLARE en choisissant l’Allemagne.',
  'Submit the form with summary, rationale, methods, benefits for Bermuda, collaborators, dates and the fate of specimens.':
    'Envoyer le formulaire avec le résumé, la justification, les méthodes, les avantages pour les Bermudes, les collaborateurs, les dates et le sort des spécimens.',
  'Submit the project first to the body in charge, that is a research ethics committee, animal care committee, Uganda Wildlife Authority, National Forestry Authority or biosafety committee.':
    'Soumettre d’abord le projet à l’organe responsable, c’est-à-dire un comité d’éthique de la recherche, un comité de protection des animaux, l’Uganda Wildlife Authority, la National Forestry Authority ou un comité de biosécurité.',
  'Submit the project to the Nunavut Planning Commission (land use conformity).':
    'Soumettre le projet à la Nunavut Planning Commission (conformité de l’aménagement du territoire).',
  'Submit the research application form.': 'Déposer le formulaire de demande de recherche.',
  'Submit through SaBAES before one of the four committee meetings a year.':
    'Déposer par SaBAES avant l’une des quatre réunions annuelles du comité.',
  'Submit to the competent authority of the state where the user is established, before the event, and file the confirmation.':
    'Envoyer à l’autorité compétente de l’État où l’utilisateur est établi, avant l’événement, et classer la confirmation.',
  'Submit to the ministry.': 'L’envoyer au ministère.',
  'Submit to the permits office and wait for the permit.': 'L’envoyer au bureau des permis et attendre le permis.',
  'Supply further information within 30 days of a request.':
    'Fournir d’autres informations dans les 30 jours après une demande.',
  'Supply more information on request during the appraisal.':
    'Fournir d’autres informations sur demande pendant l’évaluation.',
  'Support the verification.': 'Apporter son aide à la vérification.',
  'Support the verification: visits, files, samples, interviews.':
    'Apporter son aide à la vérification : visites, dossiers, échantillons, entretiens.',
  'Survey only; no collecting or buying of protected plants.':
    'Étudier seulement ; ne pas collecter ni acheter de plantes protégées.',
}
