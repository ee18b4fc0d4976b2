import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with O to Q. */
export const stepsOtoQ: ContentTexts = {
  'Obtain a permit of each state in which research is done.':
    'Obtenir un permis de chaque État où la recherche est faite.',
  'Obtain and pay the permits of the marine resources, agriculture and antiquities authorities that the work needs, the export permit for specimens included.':
    'Obtenir et payer les permis des autorités des ressources marines, de l’agriculture et des antiquités dont le travail a besoin, y compris le permis d’exportation des spécimens.',
  'Obtain collecting and export permits.': 'Obtenir les permis de collecte et d’exportation.',
  'Obtain consent and authorisation or contract of the province first.':
    'Obtenir d’abord le consentement et l’autorisation ou le contrat de la province.',
  'Obtain consent and sign agreed terms.': 'Obtenir le consentement et signer les conditions convenues.',
  'Obtain consent.': 'Obtenir le consentement.',
  'Obtain customary consent and agreed terms.': 'Obtenir le consentement coutumier et les conditions convenues.',
  'Obtain ethical approval of an accredited committee where the study needs it.':
    'Obtenir l’approbation éthique d’un comité accrédité si l’étude l’exige.',
  'Obtain free, prior and informed consent.': 'Obtenir un consentement libre, préalable et éclairé.',
  'Obtain permission of the villages and land managers concerned.':
    'Obtenir l’autorisation des villages et des gestionnaires des terres concernés.',
  'Obtain prior informed consent of the State and of knowledge holders.':
    'Obtenir le consentement préalable en connaissance de cause de l’État et des détenteurs de connaissances.',
  'Obtain prior informed consent.': 'Obtenir le consentement préalable en connaissance de cause.',
  'Obtain the collecting, plant-health and CITES papers separately.':
    'Obtenir séparément les documents de collecte, phytosanitaires et CITES.',
  'Obtain the consent document and negotiate the agreed terms.':
    'Obtenir le document de consentement et négocier les conditions convenues.',
  'Obtain the consent of the communities concerned and sign the terms.':
    'Obtenir le consentement des communautés concernées et signer les conditions.',
  'Obtain the consent of the community that holds the resource.':
    'Obtenir le consentement de la communauté qui détient la ressource.',
  'Obtain the consent of the holder (community, owner).':
    'Obtenir le consentement du détenteur (communauté, propriétaire).',
  'Obtain the consent of the local authority or indigenous community, which holds exclusive rights in the resources and knowledge of its patrimony.':
    'Obtenir le consentement de l’autorité locale ou de la communauté autochtone, qui a des droits exclusifs sur les ressources et les connaissances de son patrimoine.',
  'Obtain the permits of the fisheries, plant protection or parks authority for taking and export.':
    'Obtenir de l’autorité des pêches, de la protection des végétaux ou des parcs les permis de prélèvement et d’exportation.',
  'Obtain the prior informed consent (article 12) of the holders.':
    'Obtenir le consentement préalable en connaissance de cause (article 12) des détenteurs.',
  'Obtain the prior informed consent (PADIA) of the provider and, for traditional knowledge, of the community.':
    'Obtenir le consentement préalable (PADIA) du fournisseur et, pour des connaissances traditionnelles, de la communauté.',
  'Obtain the prior informed consent of the community concerned in the way the regulation lays down.':
    'Obtenir le consentement préalable de la communauté concernée de la façon que prévoit le règlement.',
  'Obtain the prior informed consent of the provider (farmer, community, collection).':
    'Obtenir le consentement préalable du fournisseur (agriculteur, communauté, collection).',
  'Obtain the prior informed consent of the provider and negotiate mutually agreed terms; a ministerial order sets how.':
    'Obtenir le consentement préalable en connaissance de cause du fournisseur et négocier les conditions convenues d’un commun accord ; un arrêté ministériel en fixe la façon.',
  'Obtain the prior informed consent of the providers and communities.':
    'Obtenir le consentement préalable en connaissance de cause des fournisseurs et des communautés.',
  'Obtain the prior, express and informed consent of the owner or lawful possessor in writing (for an ejido or community the minutes of the assembly).':
    'Obtenir par écrit le consentement préalable, exprès et éclairé du propriétaire ou possesseur légitime (pour un ejido ou une communauté, le procès-verbal de l’assemblée).',
  'Obtain the prior, express and informed consent of the owner or lawful possessor of the land.':
    'Obtenir le consentement préalable, exprès et éclairé du propriétaire ou possesseur légitime du terrain.',
  'Obtain the prior, express and informed consent of the owner or possessor in writing.':
    'Obtenir par écrit le consentement préalable, exprès et éclairé du propriétaire ou possesseur.',
  'Obtain the title for harvesting the biological resource first, if raw material has to be taken.':
    'Obtenir d’abord le titre d’exploitation de la ressource biologique, si de la matière première doit être prélevée.',
  'Officers comment; change the plan if asked.': 'Les agents donnent leur avis ; modifier le plan s’ils le demandent.',
  'Officers of the department comment; change the plan if asked.':
    'Les agents du service donnent leur avis ; modifier le plan s’ils le demandent.',
  'Once marketed, give sales data if available.':
    'Après la mise sur le marché, donner les chiffres de vente s’ils sont disponibles.',
  'Once recognised, report every change.': 'Une fois la reconnaissance obtenue, signaler chaque changement.',
  'Only after the assent start the access or ship.': 'Ne commencer l’accès ou l’envoi qu’après l’accord.',
  'Open the online tool, which lists the steps, and supply the competent national authority with the documents of the request.':
    'Ouvrir l’outil en ligne, qui énumère les étapes, et fournir à l’autorité nationale compétente les documents de la demande.',
  'OPSS publishes it as checkpoint communique on the ABS Clearing-House.':
    'L’OPSS la publie dans l’ABSCH comme communiqué de point de contrôle.',
  'Or choose the crop-based option of Article 6.11 in advance: a lower rate on all sales of the same crop, restricted or not, for ten years.':
    'Ou choisir d’avance l’option par culture de l’article 6.11 : un taux plus bas sur toutes les ventes de la même culture, restreinte ou non, pendant dix ans.',
  'Other cultivated material: ask the collection for its terms.':
    'Autre matériel cultivé : demander à la collection ses conditions.',
  'Pack and label the sample and send it with the instrument.':
    'Emballer et étiqueter l’échantillon et l’envoyer avec l’instrument.',
  'Partners get a copy and keep to the same duties; export still needs its own permit.':
    'Les partenaires en reçoivent une copie et respectent les mêmes obligations ; l’exportation exige toujours son propre permis.',
  'Pass both on with the material.': 'Transmettre les deux avec le matériel.',
  'Pass everything on; the supplier’s name may be kept back as trade secret.':
    'Tout transmettre ; le nom du fournisseur peut être tu comme secret d’affaires.',
  'Pass receipt and terms on with the material.': 'Transmettre le récépissé et les conditions avec le matériel.',
  'Pass the permit conditions and agreements on in the contract with the recipient.':
    'Reprendre les conditions du permis et les accords dans le contrat avec le destinataire.',
  'Pass the record on; a trade-secret supplier may be left out.':
    'Transmettre les données consignées ; un fournisseur couvert par le secret d’affaires peut être omis.',
  'Pass the terms on in a transfer agreement.':
    'Reporter les conditions sur le destinataire dans un accord de transfert.',
  'Pathogen of a declared health emergency: complete the file at the latest one month after the threat ends or three months after use starts, whichever is earlier (Art. 4(8)).':
    'Agent pathogène d’une urgence sanitaire déclarée : compléter le dossier au plus tard un mois après la fin de la menace ou trois mois après le début de l’utilisation, selon ce qui arrive en premier (art. 4(8)).',
  'Pay by control number (inside the country) or by wire transfer.':
    'Payer avec un numéro de contrôle (dans le pays) ou par virement.',
  'Pay the appraisal fee.': 'Payer les frais d’évaluation.',
  'Pay the consent fee to the owner and receive the written consent.':
    'Payer au propriétaire les frais de consentement et recevoir le consentement écrit.',
  'Pay the fee agreed with the lead agency; owners receive their agreed share.':
    'Payer les frais convenus avec l’organisme chef de file ; les propriétaires reçoivent la part convenue.',
  'Pay the fee and answer questions in time.': 'Payer les frais et répondre aux questions à temps.',
  'Pay the fee and take the licence.': 'Payer les frais et prendre la licence.',
  'Pay the fee into the account of RCZ and wait for the certificate; it cannot be sped up.':
    'Verser les frais sur le compte du RCZ et attendre le certificat ; le délai ne peut pas être raccourci.',
  'Pay the fee when successful and obtain the further permits that are named.':
    'Après l’accord, payer les frais et obtenir les autres permis qui sont nommés.',
  'Pay the fee, receive the permit, and let it travel with the consignment together with plant-health, veterinary, CITES and threatened-species papers.':
    'Payer les frais, recevoir le permis et le laisser voyager avec l’envoi, avec les documents phytosanitaires, vétérinaires, CITES et d’espèces menacées.',
  'Pay the fee.': 'Payer les frais.',
  'Pay the processing fee of the state.': 'Payer les frais de traitement de l’État.',
  'Pay the processing fee.': 'Payer les frais de traitement.',
  'Pay the professional stamp.': 'Payer le timbre professionnel.',
  'Pay the research fee and the refundable bond and hand the file to the Director.':
    'Payer les frais de recherche et la caution remboursable et remettre le dossier au directeur.',
  'Pay the share after the annual statement.': 'Payer la part après la déclaration annuelle.',
  'Pay the share that WHO computes.': 'Payer la part que l’OMS calcule.',
  'Pay the upfront amount if the agreement asks for one, then start.':
    'Payer le montant initial si l’accord en demande un, puis commencer.',
  'Pay the yearly share after filing Form A.': 'Payer la part annuelle après le dépôt du formulaire A.',
  'Pay the yearly share or carry out the agreed project.': 'Payer la part annuelle ou réaliser le projet convenu.',
  'Pay upfront amounts for high-value or threatened resources through the web portal.':
    'Payer par le portail les montants initiaux pour les ressources de grande valeur ou menacées.',
  'Pay visa and project facilitation fees.': 'Payer les frais de visa et d’accompagnement du projet.',
  'Plan the project with the guidance of ANPN for researchers in and around parks.':
    'Préparer le projet à l’aide des indications de l’ANPN aux chercheurs dans les parcs et alentour.',
  'Plan the trip only after the e-mail with the approval.': 'Ne planifier le voyage qu’après le e-mail d’approbation.',
  'Plant material outside Annex I of the plant treaty that its country gives out under the standard agreement: file the SMTA; due diligence then counts as exercised (Art. 4(4)).':
    'Matériel végétal hors de l’annexe I du traité sur les plantes que son pays remet selon l’accord type : classer le SMTA ; la diligence nécessaire vaut alors comme exercée (art. 4(4)).',
  'Protected areas, species or habitats need an authorisation, resources under special law a licence, in the same administrative procedure.':
    'Les aires, espèces ou habitats protégés demandent une autorisation, les ressources sous une loi spéciale une licence, dans la même procédure administrative.',
  'Protected species or areas: get the permission in advance (Act LIII of 1996); only for conservation or other public interest.':
    'Espèces ou aires protégées : obtenir l’autorisation à l’avance (loi LIII de 1996), accordée seulement pour la conservation ou un autre intérêt public.',
  'Publish in an open-access journal or repository, or notify the publication.':
    'Publier dans une revue ou une archive en libre accès, ou notifier la publication.',
  'Put benefit shares, knowledge holders and transfer terms in it.':
    'Y mettre les parts des avantages, les détenteurs des connaissances et les conditions de transfert.',
  'Put clauses on intellectual property, publication, third parties and change of use into the agreement.':
    'Mettre dans l’accord des clauses sur la propriété intellectuelle, la publication, les tiers et le changement d’utilisation.',
  'Put in the minimum clauses: parties, knowledge, initial payment, sales share, information on purpose and risks, periodic information, capacity building.':
    'Y mettre les clauses minimales : parties, connaissances, paiement initial, part des ventes, information sur le but et les risques, information périodique, renforcement des capacités.',
  'Put the file together and hand it in at the office or by post.':
    'Constituer le dossier et le remettre au bureau ou par la poste.',
}
