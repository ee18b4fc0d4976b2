import type { ContentTexts } from '../../../content.ts'

/** Duties of the treaty level, and those that several countries have. */
export const duties: ContentTexts = {
  'Keep proof of the date of access, which is the first collection in the provider country and not the purchase.':
    'Conserver la preuve de la date d’accès, qui est celle de la première collecte dans le pays fournisseur et non celle de l’achat.',
  'Keep dated proof of origin and of the use, and ask for a new assessment if the use changes.':
    'Conserver une preuve datée de l’origine et de l’utilisation, et demander une nouvelle évaluation si l’utilisation change.',
  'Before the use, get the international certificate or, without one, date and place of access, description, source, permits and agreed terms.':
    'Avant l’utilisation, obtenir le certificat international ou, à défaut, la date et le lieu d’accès, la description, la source, les permis et les conditions convenues.',
  'At the latest one month after the end of the emergency or three months after the start of the use, whichever is earlier, have the international certificate or, without one, date and place of access, description, source, permits and agreed terms.':
    'Au plus tard un mois après la fin de l’urgence ou trois mois après le début de l’utilisation, selon la première de ces dates, disposer du certificat international ou, à défaut, de la date et du lieu d’accès, de la description, de la source, des permis et des conditions convenues.',
  'When external funding pays for the research, file the declaration in DECLARE, the system of the European Commission, after the first instalment and once all resources are obtained, at the latest with the final report.':
    'Si un financement externe paie la recherche, déposer la déclaration dans DECLARE, le système de la Commission européenne, après le premier versement et une fois toutes les ressources obtenues, au plus tard avec le rapport final.',
  'At the final stage of development (market approval, notification, first placing on the market, transfer or sale of the result, or end of use in the Union), file the declaration with the competent authority of the Member State, once per product.':
    'Au stade final du développement (autorisation de mise sur le marché, notification, première mise sur le marché, transfert ou vente du résultat, ou fin de l’utilisation dans l’Union), déposer la déclaration auprès de l’autorité compétente de l’État membre, une fois par produit.',
  'Keep the file for 20 years after the end of use, and give it to later users.':
    'Conserver le dossier pendant 20 ans après la fin de l’utilisation, et le remettre aux utilisateurs suivants.',
  'Collect and keep the papers all the same: a later research use will need them.':
    'Réunir et conserver tout de même les documents : une recherche ultérieure en aura besoin.',
  'Hand the certificate or the full set of information on with the material.':
    'Transmettre le certificat ou l’ensemble complet des informations avec le matériel.',
  'Before the transfer, check whether the transfer or sale of the result triggers the declaration at the product stage.':
    'Avant le transfert, vérifier si le transfert ou la vente du résultat déclenche la déclaration au stade du produit.',
  'Before filing, check the agreed terms and the national patent rule on origin.':
    'Avant le dépôt, vérifier les conditions convenues et la règle nationale des brevets sur l’origine.',
  'Before the use, ask the competent national authority in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité nationale compétente si elle exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the research starts, seek the certificate of compliance or, without one, date and place of access, description, source, rights and limits, permits and agreed terms; stop the use or get the permit where they are missing.':
    'Avant le début de la recherche, rechercher le certificat de conformité ou, à défaut, la date et le lieu d’accès, la description, la source, les droits et les limites, les permis et les conditions convenues ; s’ils manquent, cesser l’utilisation ou obtenir le permis.',
  'Keep the information for 20 years after the end of utilisation, show it to inspectors, and hand it on with the material.':
    'Conserver les informations pendant 20 ans après la fin de l’utilisation, les présenter aux contrôleurs et les transmettre avec le matériel.',
  'Send the due diligence declaration to the Office for Product Safety and Standards (OPSS) when external research funding is received.':
    'Envoyer la déclaration de diligence nécessaire à l’Office for Product Safety and Standards (OPSS) à la réception d’un financement externe de la recherche.',
  'Send the due diligence declaration to the Office for Product Safety and Standards (OPSS) at the final stage of product development (approval, notification, first placing on the market, or transfer of the result).':
    'Envoyer la déclaration de diligence nécessaire à l’Office for Product Safety and Standards (OPSS) au stade final du développement du produit (autorisation, notification, première mise sur le marché ou transfert du résultat).',
  'From the start of the use, record the certificate with the rights of use and transfer or, without one, user, resource and use, date and place of access, supplier, recipient, permit and terms; where a datum cannot be found, record why.':
    'Dès le début de l’utilisation, consigner le certificat avec les droits d’utilisation et de transfert ou, à défaut, l’utilisateur, la ressource et l’utilisation, la date et le lieu d’accès, le fournisseur, le destinataire, le permis et les conditions ; si une donnée est introuvable, consigner pourquoi.',
  'At the latest when the product is sold, complete the record of certificate or of user, resource and use, date and place of access, supplier, recipient, permit and terms.':
    'Au plus tard à la vente du produit, compléter la consignation du certificat ou de l’utilisateur, de la ressource et de l’utilisation, de la date et du lieu d’accès, du fournisseur, du destinataire, du permis et des conditions.',
  'Keep the record for ten years after the end of the use or of the direct benefit from it, and as long as the resource or product is kept; show it to the authorities on request.':
    'Conserver ces données pendant dix ans après la fin de l’utilisation ou de l’avantage direct qui en est tiré, et aussi longtemps que la ressource ou le produit est conservé ; les présenter aux autorités sur demande.',
  'Hand the record on with the material; the name of the supplier may be kept back as a trade secret.':
    'Transmettre ces données avec le matériel ; le nom du fournisseur peut rester un secret d’affaires.',
  'Notify the Federal Office for the Environment (FOEN) before market authorisation or, where none is needed, before selling a product developed with the resource.':
    'Notifier l’Office fédéral de l’environnement (OFEV) avant l’autorisation de mise sur le marché ou, si aucune n’est requise, avant la vente d’un produit développé avec la ressource.',
  'Before the use, check the rules of the country where the research is done: it may have checkpoints of its own.':
    'Avant l’utilisation, vérifier les règles du pays où la recherche a lieu : il peut avoir ses propres points de contrôle.',
  'Keep dated proof of the reason why a duty does not apply: an inspector asks for it.':
    'Conserver une preuve datée de la raison pour laquelle une obligation ne s’applique pas : un contrôleur la demande.',
  'Save the list of Parties to the Nagoya Protocol with the date of the check.':
    'Enregistrer la liste des Parties au Protocole de Nagoya avec la date de la vérification.',
  "Save the country's page of the Access and Benefit-sharing Clearing-House with the date, or a short reply of the focal point.":
    'Enregistrer la page du pays dans le Centre d’échange sur l’accès et le partage des avantages avec la date, ou une brève réponse du correspondant.',
  'Keep the invoice, the specification and the statement of the supplier.':
    'Conserver la facture, la spécification et la déclaration du fournisseur.',
  'Keep proof of purchase and of the registration of the variety.':
    'Conserver la preuve de l’achat et de l’enregistrement de la variété.',
  'Keep the catalogue number, the invoice and the material transfer agreement.':
    'Conserver le numéro de catalogue, la facture et l’accord de transfert de matériel.',
  'Record where, when and on what the organism was found.': 'Consigner où, quand et sur quoi l’organisme a été trouvé.',
  'Before the use, get from whoever gave you the material what shows its origin and the papers under which it was collected or sold (permit, transfer agreement or invoice), and keep them with it.':
    'Avant l’utilisation, obtenir de la personne qui vous a remis le matériel ce qui montre son origine et les documents sous lesquels il a été collecté ou vendu (permis, accord de transfert ou facture), et les conserver avec lui.',
  'Before collecting, get the research, collecting and export papers of the country; its health authority, or for viruses of animals its veterinary service, can name them.':
    'Avant la collecte, obtenir les documents du pays pour la recherche, la collecte et l’exportation ; son autorité sanitaire ou, pour les virus d’animaux, son service vétérinaire peut les nommer.',
  'Before the use, read the terms of the collection, usually a material transfer agreement, and keep them with the material.':
    'Avant l’utilisation, lire les conditions de la collection, en général un accord de transfert de matériel, et les conserver avec le matériel.',
  "Keep the invoice or delivery note with the supplier's terms.":
    'Conserver la facture ou le bon de livraison avec les conditions du fournisseur.',
  'Before the use, check that the health authority and an ethics committee approved the taking of the samples from people and the use of what was isolated from them.':
    'Avant l’utilisation, vérifier que l’autorité sanitaire et un comité d’éthique ont approuvé le prélèvement des échantillons sur des personnes et l’utilisation de ce qui en a été isolé.',
  'Before the use, check that the veterinary service approved the taking of the samples from animals and the use of what was isolated from them.':
    'Avant l’utilisation, vérifier que le service vétérinaire a approuvé le prélèvement des échantillons sur des animaux et l’utilisation de ce qui en a été isolé.',
  'Before the use, find out whether it was isolated from people or from animals, and check the approval: of the health authority and an ethics committee for people, of the veterinary service for animals.':
    'Avant l’utilisation, déterminer si l’isolement a été fait à partir de personnes ou d’animaux, et vérifier l’approbation : celle de l’autorité sanitaire et d’un comité d’éthique pour les personnes, celle du service vétérinaire pour les animaux.',
  'Keep the documents of the collection for 20 years after the end of the utilisation.':
    'Conserver les documents de la collection pendant 20 ans après la fin de l’utilisation.',
  'Save the certificate and the mutually agreed terms, keep to their conditions, and put expiry and reporting dates in the calendar.':
    'Enregistrer le certificat et les conditions convenues d’un commun accord, en respecter les conditions, et inscrire les échéances et les dates de rapport au calendrier.',
  'Keep date and place of access, description, source, rights and limits, permit and mutually agreed terms; ask the authority whether a certificate will be published.':
    'Conserver la date et le lieu d’accès, la description, la source, les droits et les limites, le permis et les conditions convenues d’un commun accord ; demander à l’autorité si un certificat sera publié.',
  'Keep the record of the search for the origin, and repeat the search before a patent filing and before a product.':
    'Conserver la trace de la recherche de l’origine, et la répéter avant un dépôt de brevet et avant un produit.',
  'Before the use, identify the organism at least to the genus and enter it here; identification alone is not utilisation in the European Union.':
    'Avant l’utilisation, identifier l’organisme au moins jusqu’au genre et l’indiquer ici ; la seule identification n’est pas une utilisation dans l’Union européenne.',
  'Before the data are used, check what permit and mutually agreed terms of the material say about generating, publishing and using sequence data.':
    'Avant l’utilisation des données, vérifier ce que le permis et les conditions convenues d’un commun accord du matériel disent de la production, de la publication et de l’utilisation de données de séquences.',
  'Before the data are used, check the terms of the database and whether the country of origin regulates sequence data.':
    'Avant l’utilisation des données, vérifier les conditions de la base de données et si le pays d’origine réglemente les données de séquences.',
  'Record the accession numbers, the country of origin if it is given, and the terms of the database.':
    'Consigner les numéros d’accession, le pays d’origine s’il est indiqué, et les conditions de la base de données.',
  'Once a year, have finance check the thresholds of the Cali Fund (two of three: USD 20 million assets, 50 million sales, 5 million profit, three-year average) and decide on a contribution (indicative 1% of profit or 0.1% of revenue).':
    'Une fois par an, faire vérifier par les finances les seuils du Fonds de Cali (deux sur trois : 20 millions USD d’actifs, 50 millions de ventes, 5 millions de bénéfice, en moyenne sur trois ans) et décider d’une contribution (à titre indicatif 1 % du bénéfice ou 0,1 % des recettes).',
  'Before the use, ask the supplier for organism, country, date and papers.':
    'Avant l’utilisation, demander au fournisseur l’organisme, le pays, la date et les documents.',
  'Before the use, ask supplier, collection, colleague and label for the origin, and write down whom you asked and when.':
    'Avant l’utilisation, rechercher l’origine auprès du fournisseur, de la collection, des collègues et sur l’étiquette, et noter qui a été interrogé et quand.',
  'Before the product is analysed, ask the manufacturer about the origin and the papers, and check patents and licence terms.':
    'Avant l’analyse du produit, interroger le fabricant sur l’origine et les documents, et vérifier les brevets et les conditions de licence.',
  'Before the use, find out isolate, country and date, and who created the strain.':
    'Avant l’utilisation, déterminer l’isolat, le pays et la date, et qui a créé la souche.',
  'Before the use, get the origin papers, or a signed statement of the owner with place and date.':
    'Avant l’utilisation, obtenir les documents d’origine, ou une déclaration signée du propriétaire avec le lieu et la date.',
  'Before collecting, inform the national contact point of the BBNJ Agreement, about six months ahead, for the notification to the clearing-house.':
    'Avant la collecte, informer le point de contact national de l’Accord BBNJ, environ six mois à l’avance, pour la notification au centre d’échange.',
  'After collecting, at the latest one year later, report to the clearing-house of the BBNJ Agreement, and deposit data and samples in accessible repositories under the batch identifier.':
    'Après la collecte, au plus tard un an après, faire rapport au centre d’échange de l’Accord BBNJ, et déposer les données et les échantillons dans des dépôts accessibles sous l’identifiant de lot.',
  'When results, patents, products or sales arise, report them to the clearing-house of the BBNJ Agreement.':
    'Lorsque des résultats, des brevets, des produits ou des ventes se présentent, en faire rapport au centre d’échange de l’Accord BBNJ.',
  'Before the use, ask the contact point of your State which of its rules implement the BBNJ Agreement, to which it is a Party.':
    'Avant l’utilisation, demander au point de contact de votre État, qui est Partie à l’Accord BBNJ, lesquelles de ses règles le mettent en œuvre.',
  'Before the use, check whether your State is a Party to the BBNJ Agreement and has an implementing law; the page of the Agreement names the Parties that could be found.':
    'Avant l’utilisation, vérifier si votre État est Partie à l’Accord BBNJ et a une loi d’application ; la page de l’Accord nomme les Parties qui ont pu être trouvées.',
  'Before the use, ask the contact point of your member State which of its rules implement the BBNJ Agreement. The Union, Cyprus, Finland, France, Hungary, Latvia, Portugal, Slovenia and Spain are Parties since 17 January 2026; no adopted text of the proposed directive (COM(2025) 173) was found.':
    'Avant l’utilisation, demander au point de contact de votre État membre lesquelles de ses règles appliquent l’Accord BBNJ. L’Union, Chypre, l’Espagne, la Finlande, la France, la Hongrie, la Lettonie, le Portugal et la Slovénie sont Parties depuis le 17 janvier 2026 ; aucun texte adopté de la proposition de directive (COM(2025) 173) n’a été trouvé.',
  'Before the use, ask the Department for Environment, Food and Rural Affairs whether sections 2 and 3 of the Biodiversity Beyond National Jurisdiction Act 2026 are in force. They ask for information seven months before collecting, and for reports on the use; by the version of 8 March 2026 they still waited for regulations, and no ratification was found.':
    'Avant l’utilisation, demander au Department for Environment, Food and Rural Affairs si les articles 2 et 3 du Biodiversity Beyond National Jurisdiction Act 2026 sont en vigueur. Ils exigent des informations sept mois avant la collecte, et des rapports sur l’utilisation ; selon la version du 8 mars 2026 ils attendaient encore des règlements, et aucune ratification n’a été trouvée.',
  'Before the expedition, get the Antarctic permit of your own State; make results available as the Antarctic Treaty asks, and check the rules on the high seas for marine samples.':
    'Avant l’expédition, obtenir le permis antarctique de votre propre État ; rendre les résultats accessibles comme le demande le Traité sur l’Antarctique, et vérifier les règles sur la haute mer pour les échantillons marins.',
  'Before the use, name the label, accession book, publication or invoice that states the date of first access, and where it is kept.':
    'Avant l’utilisation, nommer l’étiquette, le registre d’accessions, la publication ou la facture qui indique la date du premier accès, et où ce document est conservé.',
  'Before the use, find the earliest record of access: field book, accession date, import papers, invoice.':
    'Avant l’utilisation, trouver la plus ancienne trace de l’accès : carnet de terrain, date d’accession, documents d’importation, facture.',
  'Pass the material on only under a new standard material transfer agreement (SMTA), report transfers, and claim no intellectual property that limits access to the material in the form received.':
    'Ne transmettre le matériel que sous un nouvel accord type de transfert de matériel (SMTA), déclarer les transferts, et ne revendiquer aucune propriété intellectuelle qui limite l’accès au matériel sous la forme reçue.',
  'Before the use, put the signed standard material transfer agreement (SMTA) with its Annex 1, or the accepted shrink-wrap or click-wrap form, among the papers; the genebank has a copy.':
    'Avant l’utilisation, verser au dossier l’accord type de transfert de matériel (SMTA) signé avec son annexe 1, ou la forme acceptée par ouverture de l’emballage ou par clic ; la banque de gènes en a une copie.',
  'Before the use, ask the provider in writing whether the accession belongs to the Multilateral System of the Plant Treaty, and file the answer.':
    'Avant l’utilisation, demander par écrit au fournisseur si l’accession relève du Système multilatéral du Traité sur les plantes, et verser la réponse au dossier.',
  'Only if a product that contains the material is sold and is not freely available to others for research and breeding: pay the share that the standard material transfer agreement (SMTA) sets; otherwise payment is voluntary.':
    'Seulement si un produit qui contient le matériel est vendu et n’est pas librement disponible à d’autres pour la recherche et la sélection : payer la part fixée par l’accord type de transfert de matériel (SMTA) ; sinon le paiement est volontaire.',
  'Before the use outside food and agriculture, get the prior informed consent of the provider country.':
    'Avant l’utilisation hors de l’alimentation et de l’agriculture, obtenir le consentement préalable en connaissance de cause du pays fournisseur.',
  'Before the use outside food and agriculture, agree terms with the provider country.':
    'Avant l’utilisation hors de l’alimentation et de l’agriculture, convenir des conditions avec le pays fournisseur.',
  'If it came from a public genebank or an international genebank (CGIAR), ask it for the standard material transfer agreement (SMTA) before the use.':
    'S’il provient d’une banque de gènes publique ou internationale (CGIAR), lui demander l’accord type de transfert de matériel (SMTA) avant l’utilisation.',
  'Before the use, check that the standard agreement SMTA 1 or SMTA 2 of the World Health Organization is in place for you and for the purpose.':
    'Avant l’utilisation, vérifier que l’accord type SMTA 1 ou SMTA 2 de l’Organisation mondiale de la Santé est en place pour vous et pour la fin poursuivie.',
  'Put the deadline for the papers in the calendar, and start the permit request in parallel.':
    'Inscrire le délai pour les documents au calendrier, et lancer en parallèle la demande de permis.',
  "Before the use, check the country's status on the date of access again, and save the result.":
    'Avant l’utilisation, vérifier de nouveau le statut du pays à la date d’accès, et enregistrer le résultat.',
  'Before the use, find the permits and agreements of the time under which the material was taken.':
    'Avant l’utilisation, retrouver les permis et les accords de l’époque sous lesquels le matériel a été prélevé.',
  'Before the use, write to the national focal point, and keep question and answer.':
    'Avant l’utilisation, écrire au correspondant national, et conserver la question et la réponse.',
  'Only if research and development is planned: ask for a new assessment before it starts.':
    'Seulement si une recherche-développement est prévue : demander une nouvelle évaluation avant qu’elle commence.',
  'Before the use, describe the experiments in two or three sentences for legal.':
    'Avant l’utilisation, décrire les expériences en deux ou trois phrases pour le service juridique.',
  'Before the use, ask the provider country whether consent and agreed terms are needed, or get the material directly from there with papers.':
    'Avant l’utilisation, demander au pays fournisseur si un consentement et des conditions convenues sont nécessaires, ou obtenir le matériel directement de là avec ses documents.',
  'Before an invasive species is kept, moved or released, check whether it is banned.':
    'Avant de détenir, déplacer ou relâcher une espèce envahissante, vérifier si elle est interdite.',
  'Before the use, ask the provider country whether the papers extend to the organisms that live on or in the material.':
    'Avant l’utilisation, demander au pays fournisseur si les documents s’étendent aux organismes qui vivent sur le matériel ou dans celui-ci.',
  'Before the knowledge is used, identify its holders, follow their protocol, and agree terms in writing.':
    'Avant l’utilisation des connaissances, identifier leurs détenteurs, suivre leur protocole, et convenir des conditions par écrit.',
  'Before the use, ask the authority that gave the permit to amend it.':
    'Avant l’utilisation, demander à l’autorité qui a délivré le permis de le modifier.',
  'Before the use, amend the mutually agreed terms.':
    'Avant l’utilisation, modifier les conditions convenues d’un commun accord.',
  'Before the use, state the purpose, and compare it with the SMTA that came with the material.':
    'Avant l’utilisation, énoncer la fin poursuivie, et la comparer avec le SMTA reçu avec le matériel.',
  'Before the use, ask the sender in writing whether the virus comes from the WHO network, and file the answer with the SMTA.':
    'Avant l’utilisation, demander par écrit à l’expéditeur si le virus provient du réseau de l’OMS, et verser la réponse au dossier avec le SMTA.',
  'Before the use, ask biosafety whether the WHO or the EU has declared an emergency for the agent, and file the declaration.':
    'Avant l’utilisation, demander à la biosécurité si l’OMS ou l’UE a déclaré une urgence pour l’agent, et verser la déclaration au dossier.',
  'Before the use, look up in the list of Parties whether the country was one on the day of access, and save the page.':
    'Avant l’utilisation, chercher dans la liste des Parties si le pays en était une le jour de l’accès, et enregistrer la page.',
  'Before the use, ask the seller in writing whether the goods were sold for direct use, and file the answer with the invoice.':
    'Avant l’utilisation, demander par écrit au vendeur si les marchandises ont été vendues pour un usage direct, et verser la réponse au dossier avec la facture.',
  'Before the use, ask the authority of the place of work in writing whether organisms that arrived unnoticed are outside its rules, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité du lieu de travail si les organismes arrivés sans qu’on les remarque échappent à ses règles, et verser la réponse au dossier.',
  'Before the use, ask those who chose the species who suggested it or its effect, and file the answer or the publication.':
    'Avant l’utilisation, demander à ceux qui ont choisi l’espèce qui l’a proposée ou en a indiqué l’effet, et verser la réponse ou la publication au dossier.',
  'Before the knowledge is used, check in the consent and the terms of its holders what is agreed on acknowledgement, confidentiality and benefit-sharing.':
    'Avant l’utilisation des connaissances, vérifier dans le consentement et les conditions de leurs détenteurs ce qui est convenu sur la mention, la confidentialité et le partage des avantages.',
  'Before the use, have legal compare the papers with the use, the user, the material and the duration, and record the result.':
    'Avant l’utilisation, faire comparer par le service juridique les documents avec l’utilisation, l’utilisateur, le matériel et la durée, et consigner le résultat.',
  'Before the use, ask the authority that gave the permit whether it holds the agreed terms, and file the terms or the answer.':
    'Avant l’utilisation, demander à l’autorité qui a délivré le permis si elle détient les conditions convenues, et verser les conditions ou la réponse au dossier.',
  'Before the use, ask the collector, the supplier and the project lead for permit, agreed terms or certificate, and file what they send.':
    'Avant l’utilisation, demander au collecteur, au fournisseur et au responsable du projet le permis, les conditions convenues ou le certificat, et verser au dossier ce qu’ils envoient.',
  'Before shipping, decide who receives what, and check the clause on transfer in the papers.':
    'Avant l’envoi, décider qui reçoit quoi, et vérifier la clause de transfert dans les documents.',
  'Before the use, put the papers on file and have a second person check them.':
    'Avant l’utilisation, verser les documents au dossier et les faire vérifier par une deuxième personne.',
  'Before the use, look the certificate up in the ABS Clearing-House and enter its number as it stands there, or take it off the papers.':
    'Avant l’utilisation, chercher le certificat dans le Centre d’échange sur l’APA et saisir son numéro tel qu’il y figure, ou le retirer des documents.',
  'Before the new use, contact the provider, describe the use, and agree terms in writing.':
    'Avant la nouvelle utilisation, prendre contact avec le fournisseur, décrire l’utilisation, et convenir des conditions par écrit.',
  'Check the clause on transfer, use a material transfer agreement that hands on the conditions, and give the recipient the certificate or the information of Article 4(3) of Regulation (EU) No 511/2014.':
    'Vérifier la clause de transfert, utiliser un accord de transfert de matériel qui transmet les conditions, et donner au destinataire le certificat ou les informations de l’article 4(3) du règlement (UE) nº 511/2014.',
  'Keep dated proof of the origin and of the use, and ask for a new assessment if the use changes.':
    'Conserver une preuve datée de l’origine et de l’utilisation, et demander une nouvelle évaluation si l’utilisation change.',
  'Keep proof of the date and place of the original collection (accession record, herbarium label, purchase or deposit paper).':
    'Conserver la preuve de la date et du lieu de la collecte d’origine (fiche d’accession, étiquette d’herbier, document d’achat ou de dépôt).',
  'Record the database accession and the stated country of origin; if the sequence came from a permit holder rather than a public database, check the contract terms before the use.':
    'Consigner le numéro d’accession de la base de données et le pays d’origine indiqué ; si la séquence vient du titulaire d’un permis et non d’une base publique, vérifier les conditions du contrat avant l’utilisation.',
  "Keep on record the company's position on contributions to the Cali Fund, the fund of the CBD for sequence data.":
    'Conserver au dossier la position de l’entreprise sur les contributions au Fonds de Cali, le fonds de la CDB pour les données de séquences.',
  'Keep proof of the date and place of the original collection.':
    'Conserver la preuve de la date et du lieu de la collecte d’origine.',
  'Keep dated proof of collection and of export or receipt (passport data, accession sheet, invoice, material transfer agreement).':
    'Conserver une preuve datée de la collecte et de l’exportation ou de la réception (données de passeport, fiche d’accession, facture, accord de transfert de matériel).',
  'Only if research on the bought material is planned: ask for a new assessment before it starts.':
    'Seulement si une recherche sur le matériel acheté est prévue : demander une nouvelle évaluation avant qu’elle commence.',
  'Record when and from whom the knowledge came (publication, interview, supplier) and whether consent was given.':
    'Consigner quand et de qui viennent les connaissances (publication, entretien, fournisseur) et si un consentement a été donné.',
  'Before collecting, get the consent of the land owner, and keep it with the material.':
    'Avant la collecte, obtenir le consentement du propriétaire du terrain, et le conserver avec le matériel.',
  'Before the use, ask the environment authority in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité de l’environnement si elle exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the knowledge is used, get the documented consent of the community or the holders and agree terms with them.':
    'Avant l’utilisation des connaissances, obtenir le consentement documenté de la communauté ou des détenteurs et convenir des conditions avec eux.',
  'Before the knowledge is used, record its source and get the documented consent of its holders.':
    'Avant l’utilisation des connaissances, consigner leur source et obtenir le consentement documenté de leurs détenteurs.',
  'Find the research, collecting and export papers of the time and any agreement with the supplying institution, and keep them.':
    'Trouver les documents de recherche, de collecte et d’exportation de l’époque et tout accord avec l’institution qui a fourni le matériel, et les conserver.',
  'Before collecting, get the research, collecting, export and plant-health or veterinary papers and the consent of the land owner or institution.':
    'Avant la collecte, obtenir les documents de recherche, de collecte, d’exportation et phytosanitaires ou vétérinaires et le consentement du propriétaire du terrain ou de l’institution.',
  'Before the knowledge is used, get the documented consent of the community and agree terms with it.':
    'Avant l’utilisation des connaissances, obtenir le consentement documenté de la communauté et convenir des conditions avec elle.',
  'Before collecting, get the consent of the land owner and the permits for protected species and areas; keep origin and date.':
    'Avant la collecte, obtenir le consentement du propriétaire du terrain et les permis pour les espèces et zones protégées ; conserver l’origine et la date.',
  'Before the material is received, accept the transfer agreement of the gene bank, file it, and keep to its limits on claims and its benefit terms.':
    'Avant la réception du matériel, accepter l’accord de transfert de la banque de gènes, le verser au dossier, et respecter ses limites sur les revendications et ses clauses d’avantages.',
  'Before collecting, get the collecting, protected-area and export permits and the consent of the land owner, and keep them with the material.':
    'Avant la collecte, obtenir les permis de collecte, d’aire protégée et d’exportation et le consentement du propriétaire du terrain, et les conserver avec le matériel.',
  'Before filing, check that the agreed terms allow it, and keep proof of consent.':
    'Avant le dépôt, vérifier que les conditions convenues le permettent, et conserver la preuve du consentement.',
  'Before the material is passed on, get the transfer agreement or written consent, and hand on the terms.':
    'Avant la transmission du matériel, obtenir l’accord de transfert ou un consentement écrit, et transmettre les conditions.',
  'Before collecting, get the research, collecting and export permits and the consent of the land owner.':
    'Avant la collecte, obtenir les permis de recherche, de collecte et d’exportation et le consentement du propriétaire du terrain.',
  'Before the use, ask the competent authority or focal point in writing whether consent and terms are required, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité compétente ou au correspondant national si un consentement et des conditions sont requis, et verser la réponse au dossier.',
  'Find the collecting, research and export papers of the time, and keep them.':
    'Trouver les documents de collecte, de recherche et d’exportation de l’époque, et les conserver.',
  'Before the use, ask the Department of Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au Department of Environment s’il exige un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'On filing, hand the number or a copy of the access contract to the patent office in Andean countries; elsewhere disclose the origin where the office asks.':
    'Lors du dépôt, remettre le numéro ou une copie du contrat d’accès à l’office des brevets dans les pays andins ; ailleurs, indiquer l’origine si l’office la demande.',
  'Before the use, find the collecting and export permits of the time and the terms of the supplying institution, and whether the holder regularised.':
    'Avant l’utilisation, trouver les permis de collecte et d’exportation de l’époque et les conditions de l’institution qui a fourni le matériel, et vérifier si le détenteur a régularisé.',
  'Before the use, ask the Dutch ABS focal point in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au correspondant néerlandais pour l’APA s’il faut un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, ask the ministry in charge of the environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère chargé de l’environnement si un consentement et des conditions convenues sont nécessaires pour le matériel et l’utilisation, et verser la réponse au dossier.',
  'Before the use, ask the ministry in charge of the environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère chargé de l’environnement s’il faut un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, ask the Ministry of Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement s’il faut un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, ask the Ministry of Environment and Sustainable Development in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement et du Développement durable s’il faut un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, ask the ABS focal point in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au correspondant pour l’APA s’il faut un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before the use, ask the Ministry of Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Agriculture s’il faut un consentement, une notification ou des conditions, et verser la réponse au dossier.',
  'Before collecting, get the scientific collecting permit of the environment ministry (SEMARNAT).':
    'Avant la collecte, obtenir le permis de collecte scientifique du ministère de l’environnement (SEMARNAT).',
  "For samples from a territorial sea, an exclusive economic zone or a continental shelf, get the coastal State's consent to marine scientific research through diplomatic channels, asked six months ahead; if they were taken already, find the consent given to the cruise, and keep to its conditions.":
    'Pour des échantillons d’une mer territoriale, d’une zone économique exclusive ou d’un plateau continental, obtenir par la voie diplomatique le consentement de l’État côtier à la recherche scientifique marine, demandé six mois à l’avance ; s’ils sont déjà prélevés, retrouver le consentement donné à la campagne en mer et respecter ses conditions.',
  'Before collecting, get the research permit of the national park or the marine sanctuary of the United States.':
    'Avant la collecte, obtenir le permis de recherche du parc national ou du sanctuaire marin des États-Unis.',
}
