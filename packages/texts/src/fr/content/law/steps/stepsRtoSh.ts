import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with R to Sh. */
export const stepsRtoSh: ContentTexts = {
  'Read the agreed terms: many forbid patents or ask for consent first.':
    'Lire les conditions convenues : beaucoup interdisent les brevets ou exigent d’abord un consentement.',
  'Read the decree of 2019 for the permit that fits the purpose.':
    'Lire le décret de 2019 pour trouver le permis qui convient au but.',
  'Read the general and the practical guide of Order No. 828 of 23 March 2023.':
    'Lire le guide général et le guide pratique de l’arrêté n° 828 du 23 mars 2023.',
  'Read the guide for researchers and the data policy.': 'Lire le guide pour chercheurs et la politique des données.',
  'Read the guidelines of the department.': 'Lire les directives du département.',
  'Read the NBA note on deposition of micro-organisms in foreign repositories on its application page.':
    'Lire la note de la NBA sur le dépôt de micro-organismes dans des dépositaires étrangers, sur sa page des demandes.',
  'Read the research guidelines of the nature organisations on planning, local partners and sharing of results.':
    'Lire les directives de recherche des organisations de protection de la nature sur la préparation, les partenaires locaux et le partage des résultats.',
  'Read the rules on the gene pool of the plant world (order 82) and on botanical and genetic collections under the Plant World Law of 2 January 2023.':
    'Lire les règles sur le patrimoine génétique du monde végétal (arrêté 82) et sur les collections botaniques et génétiques selon la loi sur le monde végétal du 2 janvier 2023.',
  'Read the shipping notice that comes with the material.': 'Lire l’avis d’expédition qui accompagne le matériel.',
  'Read the terms on commercial use and specimens.':
    'Lire les conditions sur l’utilisation commerciale et les spécimens.',
  'Read the transfer agreement of culture collections and gene banks.':
    'Lire l’accord de transfert des collections de cultures et des banques de gènes.',
  'Receive a permit that names the knowledge.': 'Recevoir un permis qui nomme les connaissances.',
  'Receive approval or a refusal, and sign the benefit-sharing terms.':
    'Recevoir l’approbation ou un refus, et signer les conditions de partage des avantages.',
  'Receive the authorisation (arrêté) before collecting.': 'Recevoir l’autorisation (arrêté) avant de collecter.',
  'Receive the authorisation.': 'Recevoir l’autorisation.',
  'Receive the authorisation; collecting of wild material is authorised in the same procedure.':
    'Recevoir l’autorisation ; la collecte de matériel sauvage est autorisée dans la même procédure.',
  'Receive the certificate of compliance, which the nation publishes as the internationally recognised certificate.':
    'Recevoir le certificat de conformité, que la nation publie comme certificat reconnu à l’échelle internationale.',
  'Receive the certificate signed by the executive secretary and seen by the focal points, and have it entered in the ABS Clearing-House.':
    'Recevoir le certificat signé par le secrétaire exécutif et visé par les correspondants nationaux, et le faire inscrire à l’ABSCH.',
  'Receive the decision in writing and, if positive, the permit in the form of the Third Schedule.':
    'Recevoir la décision par écrit et, si elle est positive, le permis dans la forme de la Third Schedule.',
  'Receive the decision within 90 days; a refusal needs a hearing first.':
    'Recevoir la décision dans les 90 jours ; un refus exige d’abord une audition.',
  'Receive the licence; it allows taking the material abroad unless its export is banned or limited.':
    'Recevoir la licence ; elle permet de sortir le matériel du pays, sauf si son exportation est interdite ou limitée.',
  'Receive the material.': 'Recevoir le matériel.',
  'Receive the ministerial order (arrêté) with the contract.': 'Recevoir l’arrêté ministériel avec le contrat.',
  'Receive the permit after the signed agreement is back.': 'Recevoir le permis après le retour de l’accord signé.',
  'Receive the permit and ask for the export permit before samples leave.':
    'Recevoir le permis et demander le permis d’exportation avant le départ des échantillons.',
  'Receive the permit of the minister.': 'Recevoir le permis du ministre.',
  'Receive the permit with its conditions or the refusal with reasons; an appeal goes to the board of SBS.':
    'Recevoir le permis avec ses conditions ou le refus motivé ; un recours va au conseil du SBS.',
  'Receive the permit with its conditions, or the refusal.': 'Recevoir le permis avec ses conditions, ou le refus.',
  'Receive the permit with its conditions, those for export included.':
    'Recevoir le permis avec ses conditions, y compris celles d’exportation.',
  'Receive the permit with its terms, including what may be transferred.':
    'Recevoir le permis avec ses conditions, y compris ce qui peut être transféré.',
  'Receive the permit with the approved agreements and its conditions.':
    'Recevoir le permis avec les accords approuvés et ses conditions.',
  'Receive the permit.': 'Recevoir le permis.',
  'Receive the permit; arrange plant-health or veterinary papers.':
    'Recevoir le permis ; s’occuper des documents phytosanitaires ou vétérinaires.',
  'Receive the permit; ask that it is entered in the ABS Clearing-House.':
    'Recevoir le permis ; demander son inscription à l’ABSCH.',
  'Receive the permit; it is reported to the ABS Clearing-House.': 'Recevoir le permis ; il est communiqué à l’ABSCH.',
  'Receive the permit; obtain the research clearance of the National Commission for Science and Technology as well.':
    'Recevoir le permis ; obtenir aussi l’autorisation de recherche de la National Commission for Science and Technology.',
  'Receive the permit; the office checks afterwards that the agreements are kept.':
    'Recevoir le permis ; le bureau vérifie ensuite que les accords sont respectés.',
  'Receive the receipt with a reference number; sent to the Clearing-House it counts as international certificate.':
    'Recevoir le récépissé avec un numéro de référence ; transmis à l’ABSCH, il vaut certificat international.',
  'Receive the register number and, on request, an attestation that the Swiss rules on access and sharing are met.':
    'Recevoir le numéro du registre et, sur demande, une attestation que les règles suisses d’accès et de partage sont respectées.',
  'Receive the register number.': 'Recevoir le numéro du registre.',
  'Receive the written access permit.': 'Recevoir le permis d’accès écrit.',
  'Receive the written confirmation of registration; from its date 12 months run for the licence file.':
    'Recevoir la confirmation écrite de l’enregistrement ; à partir de sa date courent 12 mois pour le dossier de licence.',
  'Receive the “BBNJ” standardized batch identifier, made automatically.':
    'Recevoir l’identifiant de lot normalisé « BBNJ », établi automatiquement.',
  'Record consent and agree terms in writing.': 'Consigner le consentement et convenir des conditions par écrit.',
  'Record consent and benefits in writing and attach them.':
    'Consigner par écrit le consentement et les avantages et les joindre.',
  'Record consent and terms in writing and attach them to the request.':
    'Consigner par écrit le consentement et les conditions et les joindre à la demande.',
  'Record consent and terms in writing.': 'Consigner par écrit le consentement et les conditions.',
  'Record consent or refusal; consent can be taken back.':
    'Consigner le consentement ou le refus ; le consentement peut être retiré.',
  'Record database, accession number, country of origin given, date and terms of use.':
    'Consigner la base de données, le numéro d’accession, le pays d’origine indiqué, la date et les conditions d’utilisation.',
  'Record database, accession number, stated country of origin and date.':
    'Consigner la base de données, le numéro d’accession, le pays d’origine indiqué et la date.',
  'Record every transfer in the traceability mechanism.':
    'Enregistrer chaque transfert dans le mécanisme de traçabilité.',
  'Record place and date; accept the standard agreement for gene bank material.':
    'Consigner le lieu et la date ; accepter l’accord type pour le matériel d’une banque de gènes.',
  'Record place, date and species.': 'Consigner le lieu, la date et l’espèce.',
  'Record recipient, date, sample and documents.':
    'Consigner le destinataire, la date, l’échantillon et les documents.',
  'Record the certificate and the rights of use and transfer.':
    'Consigner le certificat et les droits d’utilisation et de transfert.',
  'Record the consent and sign the agreement; University of the South Pacific projects are the model.':
    'Consigner le consentement et signer l’accord ; les projets de l’University of the South Pacific servent de modèle.',
  'Record the consent for the permit file.': 'Consigner le consentement pour le dossier du permis.',
  'Record the recipient.': 'Consigner le destinataire.',
  'Record user, resource and use, date and place, direct supplier with date, next user with date.':
    'Consigner l’utilisateur, la ressource et l’utilisation, la date et le lieu, le fournisseur direct avec la date, l’utilisateur suivant avec la date.',
  'Register as a user on the CONAGEBIO virtual platform.':
    'S’inscrire comme utilisateur sur la plateforme virtuelle de CONAGEBIO.',
  'Register at the park office with the permit number before entry.':
    'S’inscrire au bureau du parc avec le numéro du permis avant d’entrer.',
  'Register in Easy-SMTA and get a PID if the gene bank asks for it.':
    'S’inscrire dans Easy-SMTA et obtenir un PID si la banque de gènes le demande.',
  'Register in POLAR and fill in the application in plain language.':
    'S’inscrire dans POLAR et remplir la demande en langage clair.',
  'Register in the national register of researchers on genetic resources and derivatives and sign the applicant statement.':
    'S’inscrire au registre national des chercheurs sur les ressources génétiques et leurs dérivés et signer la déclaration du demandeur.',
  'Register in the system and choose certificate, permit or authorisation.':
    'S’inscrire dans le système et choisir le certificat, le permis ou l’autorisation.',
  'Register on the e-filing portal and file the commercial-use form with product, turnover and quantities.':
    'S’inscrire sur le portail de dépôt électronique et déposer le formulaire d’utilisation commerciale avec le produit, le chiffre d’affaires et les quantités.',
  'Register online through the legal representative as holder.':
    'S’enregistrer en ligne par le représentant légal en tant que titulaire.',
  'Register the access in SisGen before filing.': 'Enregistrer l’accès dans SisGen avant le dépôt.',
  'Register the access in SisGen within the agreed time, at the latest before the legal milestones.':
    'Enregistrer l’accès dans SisGen dans le délai convenu, au plus tard avant les étapes fixées par la loi.',
  'Register the contract with SENADI.': 'Enregistrer le contrat auprès du SENADI.',
  'Register the project and its team in SisGen.': 'Enregistrer le projet et son équipe dans SisGen.',
  'Register the researchers with CONAP.': 'Inscrire les chercheurs auprès du CONAP.',
  'Register the shipment in SisGen with the TTM, the material and the recipient.':
    'Enregistrer l’envoi dans SisGen avec le TTM, le matériel et le destinataire.',
  'Register with DEPP and pay the yearly registration fee.':
    'S’inscrire auprès du DEPP et payer les frais d’inscription annuels.',
  'Register with NBA through the portal before the patent or other right is granted.':
    'S’enregistrer auprès de la NBA par le portail avant que le brevet ou un autre droit soit accordé.',
  'Register with the ministry as harvester, trader or exporter.':
    'S’inscrire au ministère comme récolteur, commerçant ou exportateur.',
  'Remember that a filing is not a checkpoint under Union law, but selling or licensing the result may be the product-stage event.':
    'Ne pas oublier qu’un dépôt n’est pas un point de contrôle selon le droit de l’Union, mais que vendre ou concéder le résultat peut être l’événement du stade du produit.',
  'Report after the work.': 'Rendre compte après le travail.',
  'Report and hand over results.': 'Rendre compte et remettre les résultats.',
  'Report as the guide asks.': 'Faire rapport comme le guide le demande.',
  'Report changes of particulars to the Registrar.': 'Signaler au Registrar les changements de données.',
  'Report changes of what was reported.': 'Signaler les changements de ce qui a été déclaré.',
  'Report changes without delay (fine up to CZK 50,000 if not).':
    'Signaler les changements sans délai (à défaut, amende jusqu’à 50 000 CZK).',
  'Report in advance online and hand in a backup of the information.':
    'Faire la déclaration préalable en ligne et remettre une copie de sauvegarde des informations.',
  'Report latitude, longitude and depth, and findings as far as there are any.':
    'Communiquer la latitude, la longitude et la profondeur, et les résultats dans la mesure où il y en a.',
  'Report material changes before collection starts, where practicable.':
    'Signaler les changements importants avant le début de la collecte, dans la mesure du possible.',
  'Report the agreement: through Easy-SMTA at once, otherwise at least once every two calendar years (Article 5e and the decision of the Governing Body).':
    'Déclarer l’accord : aussitôt par Easy-SMTA, sinon au moins une fois toutes les deux années civiles (article 5e et décision de l’Organe directeur).',
  'Report the lawful acquisition, with the certificate of compliance where one exists.':
    'Déclarer l’acquisition légale, avec le certificat de conformité s’il en existe un.',
  'Report the quantity actually sent within 10 working days after customs release.':
    'Déclarer la quantité effectivement envoyée dans les 10 jours ouvrables après le dédouanement.',
  'Report the results of the scoping phase.': 'Communiquer les résultats de la phase exploratoire.',
  'Report to NRCT within 7 days after arrival and to the office concerned before starting.':
    'Se présenter à NRCT dans les 7 jours après l’arrivée, et au service concerné avant de commencer.',
  'Report to the host within six months and send reprints.':
    'Rendre compte à l’hôte dans les six mois et lui envoyer les tirés à part.',
  'Request the certificate of regularity for the registered access.':
    'Demander le certificat de régularité de l’accès enregistré.',
  'Research institutions consider offering a benefit; it is not required.':
    'Les institutions de recherche envisagent d’offrir un avantage ; ce n’est pas exigé.',
  'Return the form by e-mail.': 'Renvoyer le formulaire par e-mail.',
  'Return to UNCST with consent, accessory agreement, transfer agreement, impact assessment and proof of payments.':
    'Revenir à l’UNCST avec le consentement, l’accord accessoire, l’accord de transfert, l’étude d’impact et les preuves de paiement.',
  'Review, submit to the competent authority of the state of establishment (no establishment in the Union: the state where the research is done) and keep the confirmation.':
    'Relire, envoyer à l’autorité compétente de l’État d’établissement (sans établissement dans l’Union : l’État où la recherche est faite) et conserver la confirmation.',
  'Run the consent procedure with each resource provider and collect the certificates.':
    'Mener la procédure de consentement avec chaque fournisseur de ressources et réunir les certificats.',
  'Run the two tests first: is the component the main element of added value (function or marketing appeal), and does an exemption apply (Law Art. 17 and 18)?':
    'Faire d’abord les deux examens : le composant est-il l’élément principal de la valeur ajoutée (fonction ou attrait commercial), et une exemption s’applique-t-elle (loi, art. 17 et 18) ?',
  'Sami knowledge: ask the holders although no statute on consent was found.':
    'Connaissances samies : s’adresser aux détenteurs, bien qu’aucune loi sur le consentement n’ait été trouvée.',
  'Sampling of wild animals and taking out eggs or other reproductive material are not permitted under this permit.':
    'Prélever des échantillons d’animaux sauvages et emporter des œufs ou autre matériel reproducteur n’est pas permis par ce permis.',
  'Say in the application to EBI that community knowledge is meant.':
    'Dire dans la demande à EBI qu’il s’agit de connaissances d’une communauté.',
  'Say in the request that the invention relies on genetic resources.':
    'Dire dans la requête que l’invention repose sur des ressources génétiques.',
  'SBS asks the environment department, agencies and non-governmental bodies for comments and may ask for changes.':
    'Le SBS demande l’avis du département de l’environnement, d’organismes publics et d’organisations non gouvernementales, et peut demander des changements.',
  'Search the register of CIPA for the knowledge.': 'Chercher les connaissances dans le registre de la CIPA.',
  'Secure a local collaborating agency and an individual local collaborator.':
    'S’assurer d’une institution locale partenaire et d’un collaborateur local.',
  'Send a research proposal to the host (for marine work the Palau International Coral Reef Center).':
    'Envoyer une proposition de recherche à l’hôte (pour le travail en mer, le Palau International Coral Reef Center).',
  'Send it to the authority competent for the place or collection.':
    'L’envoyer à l’autorité compétente pour le lieu ou la collection.',
  'Send it to the authority that issued the licence.': 'L’envoyer à l’autorité qui a délivré la licence.',
  'Send it to the research secretariat with the fee.': 'L’envoyer au secrétariat de la recherche avec les frais.',
  'Send NBA the approved project before material moves.':
    'Envoyer à la NBA le projet approuvé avant que du matériel soit déplacé.',
  'Send the Annex I request to the autonomous community (State collections: to the ministry).':
    'Envoyer la demande de l’Annex I à la communauté autonome (collections de l’État : au ministère).',
  'Send the application by e-mail to the department and pay the non-refundable fee.':
    'Envoyer la demande par e-mail au ministère et payer les frais, qui ne sont pas remboursables.',
  'Send the application form to the director.': 'Envoyer le formulaire de demande au directeur.',
  'Send the application to Naturvårdsverket, which decides on it.':
    'Envoyer la demande à Naturvårdsverket, qui en décide.',
  'Send the application to TAGEM; staff of public and research bodies through an official letter of the institution.':
    'Envoyer la demande au TAGEM ; le personnel d’organismes publics et de recherche par une lettre officielle de l’institution.',
  'Send the application to the inspector, who checks the criteria of Art. 5(3) and passes it to the minister or refuses by decision.':
    'Envoyer la demande au contrôleur, qui vérifie les critères de l’art. 5(3) et la transmet au ministre ou la refuse par une décision.',
  'Send the declaration through the application centre.': 'Envoyer la déclaration par le centre de demandes.',
  'Send the declaration to OPSS (the EU system DECLARE is no longer for UK users; not verified in a source).':
    'Envoyer la déclaration à l’OPSS (le système européen DECLARE n’est plus pour les utilisateurs du Royaume-Uni ; non vérifié dans une source).',
  'Send the draft to the government for review where it is the provider; otherwise negotiate directly.':
    'Envoyer le projet au gouvernement pour examen s’il est le fournisseur ; sinon négocier directement.',
  'Send the PNG Research Application Form to the Science and Technology Secretariat after that.':
    'Envoyer ensuite le PNG Research Application Form au Science and Technology Secretariat.',
  'Send the proposal to NRI and sign the conditions and guidelines.':
    'Envoyer la proposition au NRI et signer les conditions et les directives.',
  'Send the proposal with the application or through the portal.':
    'Envoyer la proposition avec la demande ou par le portail.',
  'Send the proposal with the list of field members and passport copies; with a cooperation agreement the Nepali partner applies.':
    'Envoyer la proposition avec la liste des membres sur le terrain et les copies de leurs passeports ; avec un accord de coopération, c’est le partenaire népalais qui fait la demande.',
  'Send the record of Art. 3 as it stands.': 'Envoyer les données consignées selon l’art. 3 telles quelles.',
  'Send the record of Art. 8.': 'Envoyer les données consignées selon l’art. 8.',
  'Send the request to the authority, electronically for companies.':
    'Envoyer la demande à l’autorité, par voie électronique pour les entreprises.',
  'Send the request to the competent authority of the member state.':
    'Envoyer la demande à l’autorité compétente de l’État membre.',
  'Send the request to the focal point; an ad hoc committee looks at requests for use.':
    'Envoyer la demande au correspondant national ; un comité ad hoc examine les demandes d’utilisation.',
  'Send the request with the Annex I data to the BfN.': 'Envoyer la demande au BfN avec les données de l’annexe I.',
  'Send the request with the Annex I data.': 'Envoyer la demande avec les données de l’annexe I.',
  'Send the sample packed and labelled with the TTM, the Guia de Remessa and the SisGen receipt; add sanitary and CITES papers where needed.':
    'Envoyer l’échantillon emballé et étiqueté avec le TTM, la Guia de Remessa et le récépissé SisGen ; ajouter les documents sanitaires et CITES si nécessaire.',
  'Send the signed agreement to the Cabinet Secretary for the register within 30 days after it comes into force, otherwise it may be void.':
    'Envoyer l’accord signé au Cabinet Secretary pour le registre dans les 30 jours après son entrée en vigueur, sinon il peut être nul.',
  'Send the yearly statement of sales with the payment.':
    'Envoyer la déclaration annuelle des ventes avec le paiement.',
  'Share results and benefits as agreed.': 'Partager les résultats et les avantages comme convenu.',
  'Ship only with the approval.': 'N’expédier qu’avec l’approbation.',
  'Ship with both permits and the transfer agreement.': 'Expédier avec les deux permis et l’accord de transfert.',
  'Ship with copies of permit and agreement.': 'Expédier avec des copies du permis et de l’accord.',
  'Show a project backed by an institution of the Argentine scientific system.':
    'Présenter un projet soutenu par une institution du système scientifique argentin.',
  'Show it to customs.': 'Le présenter à la douane.',
  'Show lawful collection (gratuitous permit or undertaking) and the local transport permit.':
    'Montrer la collecte licite (gratuitous permit ou engagement) et le permis local de transport.',
  'Show passport or identity card.': 'Présenter le passeport ou la carte d’identité.',
  'Show research and collecting licence.': 'Présenter la licence de recherche et de collecte.',
  'Show that no threatened, endemic, rare or protected species, harm to communities, ecosystem, food security or national interest is involved.':
    'Montrer qu’il ne s’agit d’aucune espèce menacée, endémique, rare ou protégée, et qu’il n’y a pas d’atteinte aux communautés, à l’écosystème, à la sécurité alimentaire ou à l’intérêt national.',
  'Show that the analysis cannot be done in Indonesia.': 'Montrer que l’analyse ne peut pas se faire en Indonésie.',
  'Show that the collection uses standard procedures for exchange and supply, gives samples only with proof of legal access and terms, keeps records of all supplies, uses unique identifiers where possible and tracks samples.':
    'Montrer que la collection suit des procédures normalisées pour l’échange et la remise, ne remet des échantillons qu’avec la preuve d’un accès légal et des conditions, tient un registre de toutes les remises, utilise si possible des identifiants uniques et suit les échantillons.',
  'Show that the conditions for users are met - respect for culture, ethical and open partnership, research inside Bhutan, technology transfer, benefit for country and communities, no harm.':
    'Montrer que les conditions fixées aux utilisateurs sont remplies : respect de la culture, partenariat éthique et ouvert, recherche au Bhoutan, transfert de technologie, avantages pour le pays et les communautés, aucun dommage.',
  'Show that the export serves the public interest, that is conservation, economic development of the country or the knowledge and capacity of South African people and institutions.':
    'Montrer que l’exportation sert l’intérêt public, c’est-à-dire la conservation, le développement économique du pays ou les connaissances et les capacités des personnes et des institutions sud-africaines.',
  'Show that the species stays in good state and that the aim is one of those in arts. 240-1 to 240-12 of the code.':
    'Montrer que l’espèce reste en bon état et que le but est l’un de ceux des art. 240-1 à 240-12 du code.',
  'Show the certificate at customs.': 'Présenter le certificat à la douane.',
  'Show the certificate at the border inspection.': 'Présenter le certificat au contrôle à la frontière.',
  'Show the collecting papers.': 'Présenter les documents de collecte.',
  'Show the collecting permit.': 'Présenter le permis de collecte.',
  'Show the consents and obtain the export permit with the list of specimens.':
    'Présenter les consentements et obtenir le permis d’exportation avec la liste des spécimens.',
  'Show the endorsement of an institution of the Argentine scientific system.':
    'Présenter l’aval d’une institution du système scientifique argentin.',
  'Show the file.': 'Présenter le dossier.',
  'Show the measures of due diligence, the files of specific uses and the declarations made.':
    'Présenter les mesures de diligence nécessaire, les dossiers des utilisations concernées et les déclarations faites.',
}
