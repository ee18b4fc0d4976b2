import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Gi to J. */
export const stepsGiToJ: ContentTexts = {
  'Give access only after the report is registered.': 'Ne donner accès qu’une fois la déclaration enregistrée.',
  'Give all information asked under BGBl. I 36/2019.':
    'Donner toutes les informations demandées au titre du BGBl. I 36/2019.',
  'Give every provider a copy of the statutory declaration and attach it to the application.':
    'Donner à chacun d’eux une copie de la déclaration solennelle et la joindre à la demande.',
  'Give evidence on request.': 'Fournir des preuves sur demande de l’autorité.',
  'Give evidence when asked.': 'Fournir des preuves sur demande.',
  'Give further facts within the time the ministry sets.':
    'Donner d’autres précisions dans le délai fixé par le ministère.',
  'Give information and help; do not mislead.': 'Donner les informations et l’aide ; ne pas induire en erreur.',
  'Give particulars of the applicant, the accountable person, collaborators, export and VAT registration.':
    'Donner les coordonnées du demandeur, de la personne responsable et des collaborateurs, et l’enregistrement pour l’exportation et la TVA.',
  'Give the approval to the Indian Patent Office.': 'Remettre l’approbation à l’Office indien des brevets.',
  'Give the data below.': 'Donner les données ci-dessous.',
  'Give the department a copy of the report with the data.':
    'Remettre au service une copie du rapport avec les données.',
  'Give the identifier if there is one.': 'Donner l’identifiant s’il y en a un.',
  'Give the information asked.': 'Donner les informations demandées.',
  'Give the institution the data for SisGen; it makes the registration, the foreign company stays bound by the law.':
    'Donner à l’institution les données pour SisGen ; elle fait l’enregistrement, l’entreprise étrangère reste tenue par la loi.',
  'Give the permits unit a copy of the report at the end.':
    'Remettre à la fin une copie du rapport à l’unité des permis.',
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
  'Go through the ministries to the villages that own the land or fishing ground.':
    'Passer par les ministères pour atteindre les villages propriétaires du terrain ou de la zone de pêche.',
  'Go to the department and be sent to the responsible officer.':
    'Se rendre au service et se faire diriger vers l’agent responsable.',
  'Greenland has rules of its own.': 'Le Groenland a ses propres règles.',
  'Hand in a complete exploration application with resources, places and time schedule.':
    'Remettre une demande d’exploration complète avec les ressources, les lieux et le calendrier.',
  'Hand in or post the form with the proposal.':
    'Remettre le formulaire avec la proposition ou l’envoyer par la poste.',
  'Hand in the access application form at the focal point.':
    'Remettre le formulaire de demande d’accès au correspondant national.',
  'Hand in the application with consent and agreements to the ABS office.':
    'Remettre la demande avec le consentement et les accords au bureau APA.',
  'Hand in the application with the ABS contract and the names of the Malawian researchers.':
    'Remettre la demande avec le contrat APA et les noms des chercheurs malawiens.',
  'Hand in the biodiscovery plan for approval.':
    'Remettre le plan de bioprospection (biodiscovery plan) pour approbation.',
  'Hand in the complete file and wait for the decision.': 'Remettre le dossier complet et attendre la décision.',
  'Hand in the complete file; incomplete ones are not treated.':
    'Remettre le dossier complet ; les dossiers incomplets ne sont pas traités.',
  'Hand in the contract and a copy of the confirmation of registration.':
    'Remettre le contrat et une copie de la confirmation d’enregistrement.',
  'Hand in the form at the office, by post or online.': 'Remettre le formulaire au bureau, par la poste ou en ligne.',
  'Hand in the mission report at the end.': 'Remettre à la fin le rapport de mission.',
  'Hand in the report-back within one month after the season, that is by the end of November.':
    'Remettre le compte rendu (report-back) dans le mois qui suit la saison, c’est-à-dire avant fin novembre.',
  'Hand it in at the ministry and keep the register number for customs and quarantine.':
    'Le remettre au ministère et conserver le numéro du registre pour la douane et la quarantaine.',
  'Hand over authorisation and terms.': 'Remettre l’autorisation et les conditions.',
  'Hand over receipt or authorisation with the terms.': 'Remettre le récépissé ou l’autorisation avec les conditions.',
  'Hand over the certificate and the relevant content of the terms, or the full information set.':
    'Remettre le certificat et le contenu pertinent des conditions, ou l’ensemble complet d’informations.',
  'Hand over the report and any publication that uses the research.':
    'Remettre le rapport et toute publication qui utilise la recherche.',
  'Hand the access contract number to customs (SUNAT) and to the sanitary authority: both ask for it before they clear genetic material.':
    'Remettre le numéro du contrat d’accès à la douane (SUNAT) et à l’autorité sanitaire : toutes deux le demandent avant de dédouaner du matériel génétique.',
  'Hand the authorisation or the receipt with its duties to the new user.':
    'Remettre au nouvel utilisateur l’autorisation ou le récépissé avec ses obligations.',
  'Hand the certificate to the authority of the country of use.':
    'Remettre le certificat à l’autorité du pays d’utilisation.',
  'Hand the declaration to the body that granted the money; it informs the Clearing-House side.':
    'Remettre la déclaration à l’organe qui a accordé l’argent ; il informe l’ABSCH.',
  'Have all parties sign.': 'Faire signer toutes les parties.',
  'Have an addition approved if not.': 'Sinon, faire approuver un ajout.',
  'Have area, resource and dates entered in the permit.':
    'Faire inscrire la zone, la ressource et les dates sur le permis.',
  'Have holders, applicant and State sign the annex to the access contract.':
    'Faire signer l’annexe au contrat d’accès par les détenteurs, le demandeur et l’État.',
  'Have it approved and get the export papers (CITES or species permit, quarantine).':
    'Le faire approuver et obtenir les documents d’exportation (permis CITES ou d’espèce, quarantaine).',
  'Have legal confirm that the user falls under section 3(2) (foreign or foreign-controlled).':
    'Faire confirmer par le service juridique que l’utilisateur relève de la section 3(2) (étranger ou sous contrôle étranger).',
  'Have somebody sign who may bind the institution.': 'Faire signer une personne qui peut engager l’institution.',
  "Have the consent given in a consultation under the community's own rules.":
    'Faire donner le consentement dans une consultation selon les propres règles de la communauté.',
  'Have the consent of the provider and a benefit-sharing proposal ready (not verified in a source).':
    'Avoir prêts le consentement du fournisseur et une proposition de partage des avantages (non vérifié dans une source).',
  'Have the draft validated and the final contract approved by the minister.':
    'Faire valider le projet de contrat et faire approuver le contrat final par le ministre.',
  'Have the grower enter the cultivation in the books kept for it.':
    'Faire inscrire la culture par le cultivateur dans les registres tenus à cet effet.',
  'Have the holder of the knowledge identified under the rule.':
    'Faire identifier le détenteur des connaissances selon la règle.',
  'Have the recipient apply for its own permit unless the authority decides otherwise.':
    'Faire demander par le destinataire son propre permis, sauf si l’autorité en décide autrement.',
  'Have the research institution abroad give a letter that it will keep the agreed duties.':
    'Faire écrire par l’institution de recherche à l’étranger une lettre selon laquelle elle respectera les obligations convenues.',
  'Have the resource entered in the register and database before export, since border control asks for it.':
    'Faire inscrire la ressource au registre et dans la base de données avant l’exportation, car le contrôle aux frontières le demande.',
  'Have the responsible person create a SisGen user and have the link to the institution or company (CNPJ) approved by its legal representative.':
    'Faire créer par la personne responsable un utilisateur SisGen, et faire approuver le lien avec l’institution ou l’entreprise (CNPJ) par son représentant légal.',
  'Have the samples inspected, pay the fees and get the permit.':
    'Faire inspecter les échantillons, payer les frais et obtenir le permis.',
  'Have the technical person responsible for the contract file the request: nobody else may act for it.':
    'Faire déposer la demande par le responsable technique du contrat : personne d’autre ne peut agir pour lui.',
  'Hold the provincial permit (or that of the national parks).':
    'Avoir le permis de la province (ou celui des parcs nationaux).',
  'Hold the research licence, the prior informed consent and the mutually agreed terms.':
    'Avoir la licence de recherche, le consentement préalable et les conditions convenues d’un commun accord.',
  'Identify everybody who gives access to the material (owner, community, organ of state) and everybody whose traditional use or knowledge leads to the work.':
    'Identifier tous ceux qui donnent accès au matériel (propriétaire, communauté, organe de l’État) et tous ceux dont l’usage ou les connaissances traditionnels mènent au travail.',
  'Identify the custodians.': 'Identifier les gardiens des connaissances.',
  'Identify the holder and get informed consent in writing.':
    'Identifier le détenteur et obtenir par écrit son consentement éclairé.',
  'Identify the holder community with the ministry.': 'Identifier avec le ministère la communauté détentrice.',
  'Identify the holders of the knowledge.': 'Identifier les détenteurs des connaissances.',
  'Identify the plot where the resource is and its owner or lawful possessor (in an ejido or community, the assembly).':
    'Identifier la parcelle où se trouve la ressource et son propriétaire ou possesseur légitime (dans un ejido ou une communauté, l’assemblée).',
  'If a datum cannot be found, record the reason.': 'Si une donnée est introuvable, en consigner la raison.',
  'If a foreign person takes part, find a South African person or institution that applies jointly.':
    'Si une personne étrangère participe, trouver une personne ou une institution sud-africaine qui fasse la demande avec elle.',
  'If a time to comply is set (at most two years), keep to it.':
    'Si un délai de mise en conformité est fixé (deux ans au plus), le respecter.',
  'If approved, sign the memorandum of agreement that the ministry sends.':
    'En cas d’approbation, signer le protocole d’accord que le ministère envoie.',
  'If declared under Art. 7 of Regulation 511/2014 or visible in the ABS Clearing-House, send that registration number instead.':
    'Si la déclaration a été faite selon l’art. 7 du règlement 511/2014 ou est visible dans l’ABSCH, envoyer plutôt ce numéro d’enregistrement.',
  'If due, go through pre-consultation, consultation and the formal record (protocolización).':
    'Si elle est due, passer par la préconsultation, la consultation et l’acte formel (protocolización).',
  'If in doubt, ask the ministry in writing and keep the answer.':
    'En cas de doute, demander par écrit au ministère et conserver la réponse.',
  'If information is missing or doubts on legality remain, obtain a permit and agree terms, or stop the use (Art. 4(5)).':
    'Si des informations manquent ou si des doutes sur la légalité demeurent, obtenir un permis et convenir de conditions, ou cesser l’utilisation (art. 4(5)).',
  'If INPI asks, file the positive declaration (code 264) within 60 days; if the number is still missing, say why: the examination is suspended until it is given.':
    'Si l’INPI le demande, déposer la déclaration positive (code 264) dans les 60 jours ; si le numéro manque encore, dire pourquoi : l’examen est suspendu jusqu’à ce qu’il soit donné.',
  'If it is refused, give back the net benefits of the provisional time.':
    'Si elle est refusée, rendre les avantages nets de la période provisoire.',
  'If it is restricted (for instance by a patent): pay the share of Article 6.7 each year.':
    'Si son usage est restreint (par exemple par un brevet) : payer chaque année la part de l’article 6.7.',
  'If it is, hand in proof of title or authority, that is permit, consent and benefit-sharing or transfer agreements.':
    'Si c’est le cas, remettre la preuve du titre ou de l’autorisation, c’est-à-dire le permis, le consentement et les accords de partage des avantages ou de transfert.',
  'If it was not, or access was before 12 October 2014, record the proof and stop here: the Regulation does not apply.':
    'Sinon, ou si l’accès date d’avant le 12 octobre 2014, consigner la preuve et s’arrêter là : le règlement ne s’applique pas.',
  'If it was, get the internationally recognised certificate of compliance and the parts of the agreed terms that matter for later users.':
    'Si oui, obtenir le certificat de conformité reconnu à l’échelle internationale et les éléments des conditions convenues qui importent aux utilisateurs ultérieurs.',
  'If knowledge of indigenous, Afro-Mexican or local communities is used, sign an agreement with the community that shows its consent.':
    'Si des connaissances de communautés autochtones, afro-mexicaines ou locales sont utilisées, signer avec la communauté un accord qui montre son consentement.',
  'If neither is touched, no ABS permit is needed; otherwise apply.':
    'Si aucune des deux n’est concernée, aucun permis APA n’est nécessaire ; sinon, faire la demande.',
  'If no agreement is reached, use the conciliation procedure.':
    'Faute d’accord, recourir à la procédure de conciliation.',
  'If none was filed, ask the competent authority in writing which way is open before any further use.':
    'Si aucune n’a été déposée, demander par écrit à l’autorité compétente quelle voie est ouverte, avant toute autre utilisation.',
  'If nothing was filed, ask the ministry before any further use.':
    'Si rien n’a été déposé, interroger le ministère avant toute autre utilisation.',
  'If others may use it freely for research and breeding: payment is voluntary (6.8).':
    'Si d’autres peuvent l’utiliser librement pour la recherche et la sélection : le paiement est volontaire (6.8).',
  'If several communities are concerned, get both in each.':
    'Si plusieurs communautés sont concernées, obtenir les deux dans chacune.',
  'If several ministries are concerned, send the research application through the coordinating ministry (guidelines of 2004).':
    'Si plusieurs ministères sont concernés, envoyer la demande de recherche par le ministère coordonnateur (directives de 2004).',
  'If shortcomings are found, carry out the notice of remedial action in time; interim measures can stop the use at once.':
    'Si des manquements sont constatés, exécuter à temps l’avis de mesures correctives ; des mesures provisoires peuvent arrêter l’utilisation aussitôt.',
  'If the area is on the border, at sea or on the shelf, wait for the assent of the defence council or the navy first.':
    'Si la zone est à la frontière, en mer ou sur le plateau continental, attendre d’abord l’accord du conseil de défense ou de la marine.',
  'If the order is ignored, the BfN can seize the resource or forbid the use; both end when the order is met.':
    'Si l’ordre n’est pas suivi, le BfN peut saisir la ressource ou interdire l’utilisation ; les deux mesures prennent fin quand l’ordre est exécuté.',
  'If the provider is a community, have the terms witnessed by a lead agency or by NEMA.':
    'Si le fournisseur est une communauté, faire attester les conditions par un organisme chef de file ou par la NEMA.',
  'If the result of a use is sold or transferred, check whether this is the product-stage event and declare first.':
    'Si le résultat d’une utilisation est vendu ou transféré, vérifier si c’est l’événement du stade du produit, et faire d’abord la déclaration.',
  'If there is no certificate, collect date and place of access, description and unique identifier, direct source and later users, rights and obligations on access and use, access permits, and agreed terms.':
    'En l’absence de certificat, réunir la date et le lieu d’accès, la description et l’identifiant unique, la source directe et les utilisateurs ultérieurs, les droits et obligations d’accès et d’utilisation, les permis d’accès et les conditions convenues.',
  'If there is none, ask CGen in writing whether a resolution still opens the way; leave the material unused until then.':
    'S’il n’y en a pas, demander par écrit au CGen si une résolution ouvre encore la voie ; ne pas utiliser le matériel d’ici là.',
  'If there was no access, a negative declaration may be filed.':
    'S’il n’y a pas eu d’accès, une déclaration négative peut être déposée.',
  'If traditional knowledge was used, state whether the patent is co-owned with its holders.':
    'Si des connaissances traditionnelles ont été utilisées, indiquer si le brevet est détenu en copropriété avec leurs détenteurs.',
  'If two of three are exceeded a contribution is expected; public databases, public research and academic institutions are not expected to pay.':
    'Si deux des trois sont dépassés, une contribution est attendue ; les bases de données publiques, la recherche publique et les institutions universitaires ne sont pas censées payer.',
  'In a check first show the papers; set right what is missing in the time given, or end the use.':
    'Lors d’un contrôle, présenter d’abord les documents ; corriger dans le délai donné ce qui manque, ou cesser l’utilisation.',
  'In a market approval procedure tell the authority whether the product falls under the duty and give the number (chemicals: to the common notification body on your own initiative).':
    'Dans une procédure d’autorisation de mise sur le marché, dire à l’autorité si le produit est soumis à l’obligation et donner le numéro (produits chimiques : de votre propre initiative à l’organe commun de notification).',
  'In city parks or scenic areas get the consent of the manager.':
    'Dans les parcs urbains ou les sites pittoresques, obtenir le consentement du gestionnaire.',
  'In protected areas ask the institute IBAP as well.': 'Dans les aires protégées, demander aussi à l’institut IBAP.',
  'In situ: get other permits too.': 'In situ : obtenir aussi les autres permis.',
  'In Spain every transfer is notified to the Secretariat and the agriculture ministry.':
    'En Espagne, chaque transfert est notifié au Secrétariat et au ministère de l’agriculture.',
  'Inform NBA in the prescribed form before the strain is sent.':
    'Informer la NBA dans la forme prescrite avant l’envoi de la souche.',
  'Inform the providers about research, use and possible benefits and obtain their consent.':
    'Informer les fournisseurs de la recherche, de l’utilisation et des avantages possibles et obtenir leur consentement.',
  'Inuit-owned land needs prior approval of the regional Inuit association.':
    'Les terres appartenant aux Inuits exigent l’approbation préalable de l’association inuite régionale.',
  'Involve government personnel and share the information at the end.':
    'Associer du personnel de l’administration et partager les informations à la fin.',
  'It goes on to the Nunavut Impact Review Board for screening.':
    'Il passe ensuite au Nunavut Impact Review Board pour un examen préalable.',
}
