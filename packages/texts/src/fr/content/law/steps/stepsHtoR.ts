import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with H to R. */
export const stepsHtoR: ContentTexts = {
  'Hand in a complete exploration application with resources, places and time schedule.':
    'Remettre une demande d’exploration complète avec les ressources, les lieux et le calendrier.',
  'Hand in the biodiscovery plan for approval.':
    'Remettre le plan de bioprospection (biodiscovery plan) pour approbation.',
  'Hand in the contract and a copy of the confirmation of registration.':
    'Remettre le contrat et une copie de la confirmation d’enregistrement.',
  'Hand in the form at the office, by post or online.': 'Remettre le formulaire au bureau, par la poste ou en ligne.',
  'Hand in the mission report at the end.': 'Remettre à la fin le rapport de mission.',
  'Hand over authorisation and terms.': 'Remettre l’autorisation et les conditions.',
  'Hand over receipt or authorisation with the terms.': 'Remettre le récépissé ou l’autorisation avec les conditions.',
  'Hand the access contract number to customs (SUNAT) and to the sanitary authority: both ask for it before they clear genetic material.':
    'Remettre le numéro du contrat d’accès à la douane (SUNAT) et à l’autorité sanitaire : toutes deux le demandent avant de dédouaner du matériel génétique.',
  'Have all parties sign.': 'Faire signer toutes les parties.',
  'Have an addition approved if not.': 'Sinon, faire approuver un ajout.',
  'Have holders, applicant and State sign the annex to the access contract.':
    'Faire signer l’annexe au contrat d’accès par les détenteurs, le demandeur et l’État.',
  'Have it approved and get the export papers (CITES or species permit, quarantine).':
    'Le faire approuver et obtenir les documents d’exportation (permis CITES ou d’espèce, quarantaine).',
  'Have legal confirm that the user falls under section 3(2) (foreign or foreign-controlled).':
    'Faire confirmer par le service juridique que l’utilisateur relève de la section 3(2) (étranger ou sous contrôle étranger).',
  "Have the consent given in a consultation under the community's own rules.":
    'Faire donner le consentement dans une consultation selon les propres règles de la communauté.',
  'Have the grower enter the cultivation in the books kept for it.':
    'Faire inscrire la culture par le cultivateur dans les registres tenus à cet effet.',
  'Have the recipient apply for its own permit unless the authority decides otherwise.':
    'Faire demander par le destinataire son propre permis, sauf si l’autorité en décide autrement.',
  'Have the responsible person create a SisGen user and have the link to the institution or company (CNPJ) approved by its legal representative.':
    'Faire créer par la personne responsable un utilisateur SisGen, et faire approuver le lien avec l’institution ou l’entreprise (CNPJ) par son représentant légal.',
  'Have the samples inspected, pay the fees and get the permit.':
    'Faire inspecter les échantillons, payer les frais et obtenir le permis.',
  'Have the technical person responsible for the contract file the request: nobody else may act for it.':
    'Faire déposer la demande par le responsable technique du contrat : personne d’autre ne peut agir pour lui.',
  'Hold the research licence, the prior informed consent and the mutually agreed terms.':
    'Avoir la licence de recherche, le consentement préalable et les conditions convenues d’un commun accord.',
  'Identify everybody who gives access to the material (owner, community, organ of state) and everybody whose traditional use or knowledge leads to the work.':
    'Identifier tous ceux qui donnent accès au matériel (propriétaire, communauté, organe de l’État) et tous ceux dont l’usage ou les connaissances traditionnels mènent au travail.',
  'Identify the custodians.': 'Identifier les gardiens des connaissances.',
  'Identify the holder and get informed consent in writing.':
    'Identifier le détenteur et obtenir par écrit son consentement éclairé.',
  'Identify the holders of the knowledge.': 'Identifier les détenteurs des connaissances.',
  'Identify the plot where the resource is and its owner or lawful possessor (in an ejido or community, the assembly).':
    'Identifier la parcelle où se trouve la ressource et son propriétaire ou possesseur légitime (dans un ejido ou une communauté, l’assemblée).',
  'If a foreign person takes part, find a South African person or institution that applies jointly.':
    'Si une personne étrangère participe, trouver une personne ou une institution sud-africaine qui fasse la demande avec elle.',
  'If due, go through pre-consultation, consultation and the formal record (protocolización).':
    'Si elle est due, passer par la préconsultation, la consultation et l’acte formel (protocolización).',
  'If in doubt, ask the ministry in writing and keep the answer.':
    'En cas de doute, demander par écrit au ministère et conserver la réponse.',
  'If INPI asks, file the positive declaration (code 264) within 60 days; if the number is still missing, say why: the examination is suspended until it is given.':
    'Si l’INPI le demande, déposer la déclaration positive (code 264) dans les 60 jours ; si le numéro manque encore, dire pourquoi : l’examen est suspendu jusqu’à ce qu’il soit donné.',
  'If it is refused, give back the net benefits of the provisional time.':
    'Si elle est refusée, rendre les avantages nets de la période provisoire.',
  'If it is, hand in proof of title or authority, that is permit, consent and benefit-sharing or transfer agreements.':
    'Si c’est le cas, remettre la preuve du titre ou de l’autorisation, c’est-à-dire le permis, le consentement et les accords de partage des avantages ou de transfert.',
  'If knowledge of indigenous, Afro-Mexican or local communities is used, sign an agreement with the community that shows its consent.':
    'Si des connaissances de communautés autochtones, afro-mexicaines ou locales sont utilisées, signer avec la communauté un accord qui montre son consentement.',
  'If none was filed, ask the competent authority in writing which way is open before any further use.':
    'Si aucune n’a été déposée, demander par écrit à l’autorité compétente quelle voie est ouverte, avant toute autre utilisation.',
  'If nothing was filed, ask the ministry before any further use.':
    'Si rien n’a été déposé, interroger le ministère avant toute autre utilisation.',
  'If several communities are concerned, get both in each.':
    'Si plusieurs communautés sont concernées, obtenir les deux dans chacune.',
  'If the area is on the border, at sea or on the shelf, wait for the assent of the defence council or the navy first.':
    'Si la zone est à la frontière, en mer ou sur le plateau continental, attendre d’abord l’accord du conseil de défense ou de la marine.',
  'If the provider is a community, have the terms witnessed by a lead agency or by NEMA.':
    'Si le fournisseur est une communauté, faire attester les conditions par un organisme chef de file ou par la NEMA.',
  'If there is none, ask CGen in writing whether a resolution still opens the way; leave the material unused until then.':
    'S’il n’y en a pas, demander par écrit au CGen si une résolution ouvre encore la voie ; ne pas utiliser le matériel d’ici là.',
  'If there was no access, a negative declaration may be filed.':
    'S’il n’y a pas eu d’accès, une déclaration négative peut être déposée.',
  'If traditional knowledge was used, state whether the patent is co-owned with its holders.':
    'Si des connaissances traditionnelles ont été utilisées, indiquer si le brevet est détenu en copropriété avec leurs détenteurs.',
  'In city parks or scenic areas get the consent of the manager.':
    'Dans les parcs urbains ou les sites pittoresques, obtenir le consentement du gestionnaire.',
  'In situ: get other permits too.': 'In situ : obtenir aussi les autres permis.',
  'Inform NBA in the prescribed form before the strain is sent.':
    'Informer la NBA dans la forme prescrite avant l’envoi de la souche.',
  'Keep access papers ready, since unlawful access bars the grant.':
    'Tenir prêts les documents d’accès, car un accès illicite empêche la délivrance.',
  'Keep origin and date.': 'Conserver l’origine et la date.',
  'Keep proof of origin and permits.': 'Conserver la preuve de l’origine et les permis.',
  'Keep the approval or the reply that none is needed, and the export papers.':
    'Conserver l’approbation, ou la réponse qu’aucune n’est nécessaire, et les documents d’exportation.',
  'Keep the filing number before the first sample.': 'Avoir le numéro de dépôt avant le premier échantillon.',
  'Keep the notification reference number; it is asked for again in the permit application of the commercial phase.':
    'Conserver le numéro de référence de la notification ; il est demandé à nouveau dans la demande de permis de la phase commerciale.',
  'Keep the use non-commercial; apply under section 52 before it changes.':
    'Garder l’utilisation non commerciale ; faire la demande selon la section 52 avant qu’elle change.',
  'Keep to the compliance code and the collection protocols.':
    'Respecter le code de conformité et les protocoles de collecte.',
  'Keep to the stated use; a change needs a new application.':
    'S’en tenir à l’utilisation indiquée ; un changement exige une nouvelle demande.',
  'Let both partners file jointly online; several Chinese units in one project file together.':
    'Laisser les deux partenaires déposer ensemble en ligne ; plusieurs unités chinoises d’un même projet déposent ensemble.',
  'Let the Brazilian institution register the access in SisGen and enter the foreign partner there; a foreign company never registers in its own name.':
    'Laisser l’institution brésilienne enregistrer l’accès dans SisGen et y inscrire le partenaire étranger ; une entreprise étrangère n’enregistre jamais en son propre nom.',
  'Let the Chinese holder apply to the provincial authority with the State benefit-sharing plan.':
    'Laisser le détenteur chinois adresser la demande à l’autorité provinciale avec le plan de partage des avantages avec l’État.',
  'Let the Chinese side apply; it must be a Chinese research or education body or a wholly Chinese-owned company.':
    'Laisser la partie chinoise faire la demande ; ce doit être un organisme chinois de recherche ou d’enseignement ou une entreprise à capitaux entièrement chinois.',
  'Let the collaborator check the material and hand in the Material Transfer Declaration before shipment.':
    'Laisser le collaborateur vérifier le matériel et remettre la Material Transfer Declaration avant l’envoi.',
  'Let the provider choose the form of proof of consent (signed term, audiovisual record, opinion of the official body, protocol); it may refuse.':
    'Laisser le fournisseur choisir la forme de la preuve du consentement (terme signé, enregistrement audiovisuel, avis de l’organe officiel, protocole) ; il peut refuser.',
  'List organisms, form, quantity, locality, points of export and import.':
    'Lister les organismes, la forme, la quantité, la localité, les points d’exportation et d’importation.',
  'List the resources used per product and the ex-factory sales.':
    'Lister les ressources utilisées par produit et les ventes départ usine.',
  'Log in to SisGen with the registered institution.': 'Se connecter à SisGen avec l’institution enregistrée.',
  'Look for proof that a regularisation request was filed before the end of the window and granted.':
    'Chercher la preuve qu’une demande de régularisation a été déposée avant la fin du délai et accordée.',
  'Look for the request filed with the ministry by May 2021 and its outcome.':
    'Chercher la demande déposée auprès du ministère avant la fin de mai 2021 et son issue.',
  'Look for the SisGen entry and, for anything beyond pure research, the commitment term signed with the Union.':
    'Chercher l’inscription dans SisGen et, pour tout ce qui va au-delà de la recherche pure, le terme d’engagement signé avec l’Union.',
  'Look up the species in the national list and the class.': 'Chercher l’espèce dans la liste nationale, et sa classe.',
  'Name a local collaborator and get its letter of acceptance (foreigners must work with a Philippine institution).':
    'Nommer un collaborateur local et obtenir sa lettre d’acceptation (les étrangers doivent travailler avec une institution philippine).',
  'Name a national support institution (Institución Nacional de Apoyo).':
    'Nommer une institution nationale d’appui (Institución Nacional de Apoyo).',
  'Name a national support institution (Institución Nacional de Apoyo): a Colombian legal person that does research and assists applicant and ministry.':
    'Nommer une institution nationale d’appui (Institución Nacional de Apoyo) : une personne morale colombienne qui fait de la recherche et assiste le demandeur et le ministère.',
  'Name a national support institution that takes part in the research.':
    'Nommer une institution nationale d’appui qui participe à la recherche.',
  'Name source and geographical origin of the material in the specification.':
    'Indiquer dans la description la source et l’origine géographique du matériel.',
  'Name the database and the accession numbers as well where sequence information is accessed (2025 Regulations).':
    'Indiquer aussi la base de données et les numéros d’accession si l’accès porte sur des informations de séquence (règlement de 2025).',
  'Name the importer, organisms, form and quantity of samples, places of collecting, points of export and import.':
    'Indiquer l’importateur, les organismes, la forme et la quantité des échantillons, les lieux de collecte, les points d’exportation et d’importation.',
  'Name the partner abroad and the use, and prove lawful collection and ethics approval.':
    'Indiquer le partenaire à l’étranger et l’utilisation, et prouver la collecte licite et l’approbation éthique.',
  'Negotiate a new agreement for rights on the resource; for community knowledge wait for explicit written consent.':
    'Négocier un nouvel accord pour des droits sur la ressource ; pour les connaissances d’une communauté, attendre un consentement écrit explicite.',
  'Negotiate and sign mutually agreed terms on conditions of access, use, intellectual property and benefits.':
    'Négocier et signer les conditions convenues d’un commun accord sur l’accès, l’utilisation, la propriété intellectuelle et les avantages.',
  'Negotiate and sign the access agreement with EBI; the kind and amount of benefits are fixed in it.':
    'Négocier et signer l’accord d’accès avec EBI ; le type et le montant des avantages y sont fixés.',
  'Negotiate and sign the benefit-sharing agreement in time after the draft arrives.':
    'Négocier et signer l’accord de partage des avantages à temps après la réception du projet.',
  'Negotiate prior consent and agreed terms with the body in charge of the resource.':
    'Négocier le consentement préalable et les conditions convenues avec l’organisme responsable de la ressource.',
  'Negotiate terms afterwards and get the final authorisation within six months.':
    'Négocier ensuite les conditions et obtenir l’autorisation définitive dans les six mois.',
  'Negotiate terms and benefit-sharing freely with the provider.':
    'Négocier librement les conditions et le partage des avantages avec le fournisseur.',
  'Negotiate terms and benefits; acceptance alone is not a contract.':
    'Négocier les conditions et les avantages ; l’acceptation seule n’est pas un contrat.',
  'Negotiate the agreement on the basis of the model agreement.': 'Négocier l’accord sur la base de l’accord type.',
  'Negotiate the contract on sharing; a standard contract exists (order of 13 September 2017).':
    'Négocier le contrat de partage ; un contrat type existe (arrêté du 13 septembre 2017).',
  'Negotiate the prior informed consent with the provider of the place of access and have it endorsed by the Technical Office.':
    'Négocier le consentement préalable avec le fournisseur du lieu d’accès et le faire viser par l’Oficina Técnica.',
  'Negotiate the terms with the ministry: acceptance is not yet a contract.':
    'Négocier les conditions avec le ministère : l’acceptation n’est pas encore un contrat.',
  'Negotiate the transfer agreement between the permit holder and the Government of Kenya, the lead agency or an affiliated Kenyan institution.':
    'Négocier l’accord de transfert entre le titulaire du permis et le gouvernement du Kenya, l’organisme chef de file ou une institution kényane affiliée.',
  'Negotiate with all providers together and write the contract on the sample form.':
    'Négocier avec tous les fournisseurs ensemble et rédiger le contrat sur le modèle.',
  'Negotiate with them a fair share of the benefits from the knowledge.':
    'Négocier avec eux une part équitable des avantages issus des connaissances.',
  'NEMA collects the comments and checks the application against the regulations.':
    'La NEMA recueille les commentaires et examine la demande selon le règlement.',
  'NEMA publishes the application in the Kenya Gazette and a national newspaper; the public may comment for 21 days.':
    'La NEMA publie la demande dans la Kenya Gazette et dans un journal national ; le public peut commenter pendant 21 jours.',
  'No State consent is asked for.': 'Aucun consentement de l’État n’est demandé.',
  'No State consent was found.': 'Aucun consentement de l’État n’a été trouvé.',
  "Non-residents also ask the immigration department for a researcher's pass.":
    'Les non-résidents demandent aussi au service de l’immigration un laissez-passer de chercheur.',
  'Note that seeking a patent is no longer an access activity since 2017, but the contract still has to be filed with the patent office where access took place.':
    'Noter que demander un brevet n’est plus une activité d’accès depuis 2017, mais que le contrat doit toujours être déposé à l’office des brevets si l’accès a eu lieu.',
  'Notify the discovery and deposit the voucher specimen.':
    'Notifier la découverte et déposer le spécimen de référence.',
  'Notify the product in SisGen and choose the form of sharing, monetary or not.':
    'Notifier le produit dans SisGen et choisir la forme du partage, monétaire ou non.',
  'NRCT asks the Thai offices concerned and decides; use its letter for the visa.':
    'NRCT interroge les services thaïlandais concernés et décide ; utiliser sa lettre pour le visa.',
  'Obtain ethical approval of an accredited committee where the study needs it.':
    'Obtenir l’approbation éthique d’un comité accrédité si l’étude l’exige.',
  'Obtain the collecting, plant-health and CITES papers separately.':
    'Obtenir séparément les documents de collecte, phytosanitaires et CITES.',
  'Obtain the prior informed consent (PADIA) of the provider and, for traditional knowledge, of the community.':
    'Obtenir le consentement préalable (PADIA) du fournisseur et, pour des connaissances traditionnelles, de la communauté.',
  'Obtain the prior informed consent of the community concerned in the way the regulation lays down.':
    'Obtenir le consentement préalable de la communauté concernée de la façon que prévoit le règlement.',
  'Obtain the prior informed consent of the provider (farmer, community, collection).':
    'Obtenir le consentement préalable du fournisseur (agriculteur, communauté, collection).',
  'Obtain the prior, express and informed consent of the owner or lawful possessor in writing (for an ejido or community the minutes of the assembly).':
    'Obtenir par écrit le consentement préalable, exprès et éclairé du propriétaire ou possesseur légitime (pour un ejido ou une communauté, le procès-verbal de l’assemblée).',
  'Obtain the prior, express and informed consent of the owner or lawful possessor of the land.':
    'Obtenir le consentement préalable, exprès et éclairé du propriétaire ou possesseur légitime du terrain.',
  'Obtain the prior, express and informed consent of the owner or possessor in writing.':
    'Obtenir par écrit le consentement préalable, exprès et éclairé du propriétaire ou possesseur.',
  'Obtain the title for harvesting the biological resource first, if raw material has to be taken.':
    'Obtenir d’abord le titre d’exploitation de la ressource biologique, si de la matière première doit être prélevée.',
  'Only after the assent start the access or ship.': 'Ne commencer l’accès ou l’envoi qu’après l’accord.',
  'Other cultivated material: ask the collection for its terms.':
    'Autre matériel cultivé : demander à la collection ses conditions.',
  'Pack and label the sample and send it with the instrument.':
    'Emballer et étiqueter l’échantillon et l’envoyer avec l’instrument.',
  'Partners get a copy and keep to the same duties; export still needs its own permit.':
    'Les partenaires en reçoivent une copie et respectent les mêmes obligations ; l’exportation exige toujours son propre permis.',
  'Pass both on with the material.': 'Transmettre les deux avec le matériel.',
  'Pass receipt and terms on with the material.': 'Transmettre le récépissé et les conditions avec le matériel.',
  'Pass the permit conditions and agreements on in the contract with the recipient.':
    'Reprendre les conditions du permis et les accords dans le contrat avec le destinataire.',
  'Pay the appraisal fee.': 'Payer les frais d’évaluation.',
  'Pay the fee and answer questions in time.': 'Payer les frais et répondre aux questions à temps.',
  'Pay the fee, receive the permit, and let it travel with the consignment together with plant-health, veterinary, CITES and threatened-species papers.':
    'Payer les frais, recevoir le permis et le laisser voyager avec l’envoi, avec les documents phytosanitaires, vétérinaires, CITES et d’espèces menacées.',
  'Pay the fee.': 'Payer les frais.',
  'Pay the processing fee of the state.': 'Payer les frais de traitement de l’État.',
  'Pay the share after the annual statement.': 'Payer la part après la déclaration annuelle.',
  'Pay the upfront amount if the agreement asks for one, then start.':
    'Payer le montant initial si l’accord en demande un, puis commencer.',
  'Pay the yearly share after filing Form A.': 'Payer la part annuelle après le dépôt du formulaire A.',
  'Pay the yearly share or carry out the agreed project.': 'Payer la part annuelle ou réaliser le projet convenu.',
  'Pay upfront amounts for high-value or threatened resources through the web portal.':
    'Payer par le portail les montants initiaux pour les ressources de grande valeur ou menacées.',
  'Plan the trip only after the e-mail with the approval.': 'Ne planifier le voyage qu’après le e-mail d’approbation.',
  'Put benefit shares, knowledge holders and transfer terms in it.':
    'Y mettre les parts des avantages, les détenteurs des connaissances et les conditions de transfert.',
  'Put in the minimum clauses: parties, knowledge, initial payment, sales share, information on purpose and risks, periodic information, capacity building.':
    'Y mettre les clauses minimales : parties, connaissances, paiement initial, part des ventes, information sur le but et les risques, information périodique, renforcement des capacités.',
  'Put the file together and hand it in at the office or by post.':
    'Constituer le dossier et le remettre au bureau ou par la poste.',
  'Read the NBA note on deposition of micro-organisms in foreign repositories on its application page.':
    'Lire la note de la NBA sur le dépôt de micro-organismes dans des dépositaires étrangers, sur sa page des demandes.',
  'Receive a permit that names the knowledge.': 'Recevoir un permis qui nomme les connaissances.',
  'Receive the authorisation.': 'Recevoir l’autorisation.',
  'Receive the authorisation; collecting of wild material is authorised in the same procedure.':
    'Recevoir l’autorisation ; la collecte de matériel sauvage est autorisée dans la même procédure.',
  'Receive the decision in writing and, if positive, the permit in the form of the Third Schedule.':
    'Recevoir la décision par écrit et, si elle est positive, le permis dans la forme de la Third Schedule.',
  'Receive the decision within 90 days; a refusal needs a hearing first.':
    'Recevoir la décision dans les 90 jours ; un refus exige d’abord une audition.',
  'Receive the licence; it allows taking the material abroad unless its export is banned or limited.':
    'Recevoir la licence ; elle permet de sortir le matériel du pays, sauf si son exportation est interdite ou limitée.',
  'Receive the ministerial order (arrêté) with the contract.': 'Recevoir l’arrêté ministériel avec le contrat.',
  'Receive the permit with the approved agreements and its conditions.':
    'Recevoir le permis avec les accords approuvés et ses conditions.',
  'Receive the permit; arrange plant-health or veterinary papers.':
    'Recevoir le permis ; s’occuper des documents phytosanitaires ou vétérinaires.',
  'Receive the written access permit.': 'Recevoir le permis d’accès écrit.',
  'Receive the written confirmation of registration; from its date 12 months run for the licence file.':
    'Recevoir la confirmation écrite de l’enregistrement ; à partir de sa date courent 12 mois pour le dossier de licence.',
  'Record consent and terms in writing.': 'Consigner par écrit le consentement et les conditions.',
  'Record the recipient.': 'Consigner le destinataire.',
  'Register as a user on the CONAGEBIO virtual platform.':
    'S’inscrire comme utilisateur sur la plateforme virtuelle de CONAGEBIO.',
  'Register at the park office with the permit number before entry.':
    'S’inscrire au bureau du parc avec le numéro du permis avant d’entrer.',
  'Register on the e-filing portal and file the commercial-use form with product, turnover and quantities.':
    'S’inscrire sur le portail de dépôt électronique et déposer le formulaire d’utilisation commerciale avec le produit, le chiffre d’affaires et les quantités.',
  'Register online through the legal representative as holder.':
    'S’enregistrer en ligne par le représentant légal en tant que titulaire.',
  'Register the access in SisGen before filing.': 'Enregistrer l’accès dans SisGen avant le dépôt.',
  'Register the access in SisGen within the agreed time, at the latest before the legal milestones.':
    'Enregistrer l’accès dans SisGen dans le délai convenu, au plus tard avant les étapes fixées par la loi.',
  'Register the contract with SENADI.': 'Enregistrer le contrat auprès du SENADI.',
  'Register the project and its team in SisGen.': 'Enregistrer le projet et son équipe dans SisGen.',
  'Register the shipment in SisGen with the TTM, the material and the recipient.':
    'Enregistrer l’envoi dans SisGen avec le TTM, le matériel et le destinataire.',
  'Register with NBA through the portal before the patent or other right is granted.':
    'S’enregistrer auprès de la NBA par le portail avant que le brevet ou un autre droit soit accordé.',
  'Report as the guide asks.': 'Faire rapport comme le guide le demande.',
  'Report in advance online and hand in a backup of the information.':
    'Faire la déclaration préalable en ligne et remettre une copie de sauvegarde des informations.',
  'Report the quantity actually sent within 10 working days after customs release.':
    'Déclarer la quantité effectivement envoyée dans les 10 jours ouvrables après le dédouanement.',
  'Report to NRCT within 7 days after arrival and to the office concerned before starting.':
    'Se présenter à NRCT dans les 7 jours après l’arrivée, et au service concerné avant de commencer.',
  'Request the certificate of regularity for the registered access.':
    'Demander le certificat de régularité de l’accès enregistré.',
  'Run the consent procedure with each resource provider and collect the certificates.':
    'Mener la procédure de consentement avec chaque fournisseur de ressources et réunir les certificats.',
  'Run the two tests first: is the component the main element of added value (function or marketing appeal), and does an exemption apply (Law Art. 17 and 18)?':
    'Faire d’abord les deux examens : le composant est-il l’élément principal de la valeur ajoutée (fonction ou attrait commercial), et une exemption s’applique-t-elle (loi, art. 17 et 18) ?',
}
