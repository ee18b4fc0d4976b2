import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with K to N. */
export const stepsKtoN: ContentTexts = {
  'Keep access papers ready, since unlawful access bars the grant.':
    'Tenir prêts les documents d’accès, car un accès illicite empêche la délivrance.',
  'Keep all papers and dates with the material.': 'Conserver tous les documents et toutes les dates avec le matériel.',
  'Keep certificate or information set and terms, hand them on to later users.':
    'Conserver le certificat ou l’ensemble d’informations et les conditions, les remettre aux utilisateurs ultérieurs.',
  'Keep origin and date.': 'Conserver l’origine et la date.',
  'Keep origin data.': 'Conserver les données d’origine.',
  'Keep proof of origin and permits.': 'Conserver la preuve de l’origine et les permis.',
  'Keep records of all purchases with permit numbers and names of harvesters.':
    'Tenir un registre de tous les achats avec les numéros de permis et les noms des récolteurs.',
  'Keep the agreement with the material data.': 'Conserver l’accord avec les données du matériel.',
  'Keep the approval or the reply that none is needed, and the export papers.':
    'Conserver l’approbation, ou la réponse qu’aucune n’est nécessaire, et les documents d’exportation.',
  'Keep the company position on record if nothing is paid.':
    'Si rien n’est payé, garder une trace écrite de la position de l’entreprise.',
  'Keep the confirmation; the notice stays in the register.':
    'Conserver la confirmation ; l’avis reste dans le registre.',
  'Keep the data on origin with the material and pass them on (section 2 of the regulation); the same for traditional knowledge.':
    'Conserver les données d’origine avec le matériel et les transmettre (section 2 du règlement) ; de même pour les connaissances traditionnelles.',
  'Keep the file for 20 years and pass it on.': 'Conserver le dossier pendant 20 ans et le transmettre.',
  'Keep the filing number before the first sample.': 'Avoir le numéro de dépôt avant le premier échantillon.',
  'Keep the National Research Code of Conduct.': 'Respecter le National Research Code of Conduct.',
  'Keep the notification reference number; it is asked for again in the permit application of the commercial phase.':
    'Conserver le numéro de référence de la notification ; il est demandé à nouveau dans la demande de permis de la phase commerciale.',
  'Keep the permit personal; it cannot be passed on.': 'Garder le permis pour soi ; il ne peut pas être transmis.',
  'Keep the permit with the record.': 'Conserver le permis avec la fiche.',
  'Keep the receipt (récépissé) with the samples.': 'Conserver le récépissé avec les échantillons.',
  'Keep the receipt: sent to the Clearing-House it counts as international certificate.':
    'Conserver le récépissé : transmis à l’ABSCH, il vaut certificat international.',
  'Keep the reference number of the receipt.': 'Conserver le numéro de référence du récépissé.',
  'Keep the use non-commercial; apply under section 52 before it changes.':
    'Garder l’utilisation non commerciale ; faire la demande selon la section 52 avant qu’elle change.',
  'Keep the written answer and the export permit.': 'Conserver la réponse écrite et le permis d’exportation.',
  'Keep to the compliance code and the collection protocols.':
    'Respecter le code de conformité et les protocoles de collecte.',
  'Keep to the stated use; a change needs a new application.':
    'S’en tenir à l’utilisation indiquée ; un changement exige une nouvelle demande.',
  'Leave the metadata form with the data centre before you go.':
    'Laisser le formulaire de métadonnées au centre de données avant de partir.',
  'Let authorised inspectors in at reasonable hours on notice (private homes excepted); they may copy records, search, take samples and photographs.':
    'Laisser entrer les contrôleurs autorisés à des heures raisonnables après avis (domiciles privés exceptés) ; ils peuvent copier des dossiers, fouiller, prélever des échantillons et photographier.',
  'Let both partners file jointly online; several Chinese units in one project file together.':
    'Laisser les deux partenaires déposer ensemble en ligne ; plusieurs unités chinoises d’un même projet déposent ensemble.',
  'Let inspectors see and copy documents, take samples and enter business premises in business hours; support them.':
    'Laisser les contrôleurs consulter et copier les documents, prélever des échantillons et entrer dans les locaux professionnels aux heures d’ouverture ; les aider.',
  'Let officers see books and take samples; a sealed part of the sample is left with you.':
    'Laisser les agents consulter les registres et prélever des échantillons ; une partie scellée de l’échantillon vous est laissée.',
  'Let the agency enter premises without court order to supervise the Danish act.':
    'Laisser l’agence entrer dans les locaux sans décision de justice pour surveiller l’application de la loi danoise.',
  'Let the authority inspect, copy papers and take samples; homes are excepted.':
    'Laisser l’autorité contrôler, copier des documents et prélever des échantillons ; les domiciles sont exceptés.',
  'Let the Brazilian institution register the access in SisGen and enter the foreign partner there; a foreign company never registers in its own name.':
    'Laisser l’institution brésilienne enregistrer l’accès dans SisGen et y inscrire le partenaire étranger ; une entreprise étrangère n’enregistre jamais en son propre nom.',
  'Let the Chinese holder apply to the provincial authority with the State benefit-sharing plan.':
    'Laisser le détenteur chinois adresser la demande à l’autorité provinciale avec le plan de partage des avantages avec l’État.',
  'Let the Chinese side apply; it must be a Chinese research or education body or a wholly Chinese-owned company.':
    'Laisser la partie chinoise faire la demande ; ce doit être un organisme chinois de recherche ou d’enseignement ou une entreprise à capitaux entièrement chinois.',
  'Let the collaborator check the material and hand in the Material Transfer Declaration before shipment.':
    'Laisser le collaborateur vérifier le matériel et remettre la Material Transfer Declaration avant l’envoi.',
  'Let the Malagasy partner institute submit the request, which several administrations have to sign.':
    'Laisser l’institut malgache partenaire déposer la demande, que plusieurs administrations doivent signer.',
  'Let the new user file its own request if the use differs.':
    'Laisser le nouvel utilisateur déposer sa propre demande si l’utilisation diffère.',
  'Let the organ designate Algerian scientists and include them in the project.':
    'Laisser l’organe désigner des scientifiques algériens et les associer au projet.',
  'Let the provider choose the form of proof of consent (signed term, audiovisual record, opinion of the official body, protocol); it may refuse.':
    'Laisser le fournisseur choisir la forme de la preuve du consentement (terme signé, enregistrement audiovisuel, avis de l’organe officiel, protocole) ; il peut refuser.',
  'Link the post-collection notice and say where the sample is held.':
    'Relier l’avis d’après collecte et dire où l’échantillon est conservé.',
  'List all members; they sign the acknowledgement section.':
    'Nommer tous les membres ; ils signent la partie d’engagement.',
  'List organisms, form, quantity, locality, points of export and import.':
    'Lister les organismes, la forme, la quantité, la localité, les points d’exportation et d’importation.',
  'List organisms, places and numbers of specimens to be collected; say if a species is endemic or new.':
    'Lister les organismes, les lieux et les nombres de spécimens à collecter ; dire si une espèce est endémique ou nouvelle.',
  'List the material with passport data; mark material under development.':
    'Lister le matériel avec ses données de passeport ; marquer le matériel en cours de mise au point.',
  'List the resources used per product and the ex-factory sales.':
    'Lister les ressources utilisées par produit et les ventes départ usine.',
  'Local farm varieties in the national or a regional register: look at Law 194/2015 and the regional law before any patent or variety right.':
    'Variétés paysannes locales inscrites au registre national ou à un registre régional : consulter la loi 194/2015 et la loi régionale avant tout brevet ou droit d’obtention.',
  'Log in to DECLARE with EU Login and choose the product-stage declaration.':
    'Se connecter à DECLARE avec EU Login et choisir la déclaration au stade du produit.',
  'Log in to SisGen with the registered institution.': 'Se connecter à SisGen avec l’institution enregistrée.',
  'Look at the national ABS portal whether the act and its implementing texts have come into force.':
    'Consulter le portail national APA pour savoir si la loi et ses textes d’application sont entrés en vigueur.',
  'Look at the national patent law: Spain asks for a due diligence declaration before the filing ; other states ask for origin data.':
    'Consulter le droit national des brevets : l’Espagne demande une déclaration de diligence nécessaire avant le dépôt ; d’autres États demandent des données d’origine.',
  'Look for a Cameroonian partner; joint research in the country is preferred.':
    'Chercher un partenaire camerounais ; la recherche conjointe dans le pays est préférée.',
  'Look for proof that a regularisation request was filed before the end of the window and granted.':
    'Chercher la preuve qu’une demande de régularisation a été déposée avant la fin du délai et accordée.',
  'Look for the request filed with the ministry by May 2021 and its outcome.':
    'Chercher la demande déposée auprès du ministère avant la fin de mai 2021 et son issue.',
  'Look for the SisGen entry and, for anything beyond pure research, the commitment term signed with the Union.':
    'Chercher l’inscription dans SisGen et, pour tout ce qui va au-delà de la recherche pure, le terme d’engagement signé avec l’Union.',
  'Look up the list of strictly protected species and the protected-area map.':
    'Consulter la liste des espèces strictement protégées et la carte des aires protégées.',
  'Look up the species in the national list and the class.': 'Chercher l’espèce dans la liste nationale, et sa classe.',
  'Look whether national law makes it a duty; the decision itself is not binding on companies.':
    'Vérifier si le droit national en fait une obligation ; la décision elle-même ne lie pas les entreprises.',
  'Manufacturers choose benefit-sharing options of Annex 2 by their nature and capacity; vaccine and antiviral makers two of six.':
    'Les fabricants choisissent des options de partage des avantages de l’annexe 2 selon leur nature et leur capacité ; les fabricants de vaccins et d’antiviraux, deux sur six.',
  'Mark confidential fields and give the reason.': 'Marquer les champs confidentiels et en donner la raison.',
  'Mark confidential fields with reasons.': 'Marquer les champs confidentiels avec leurs raisons.',
  "Mark what must not be published; the rest goes to the ministry's site and the Clearing-House.":
    'Marquer ce qui ne doit pas être publié ; le reste va sur le site du ministère et dans l’ABSCH.',
  'Material taken from a collection in the Union register: file the registration code; the seeking of information then counts as done (Art. 4(7)).':
    'Matériel pris dans une collection du registre de l’Union : classer le code d’enregistrement ; la recherche des informations vaut alors comme faite (art. 4(7)).',
  'Meanwhile the centre checks that the contract between provider and user holds mutually agreed terms; it offers model clauses.':
    'Entre-temps, le centre vérifie que le contrat entre fournisseur et utilisateur contient les conditions convenues d’un commun accord ; il propose des clauses types.',
  'Medical research goes to the Medical Research Advisory Council.':
    'La recherche médicale passe par le Medical Research Advisory Council.',
  'Meet the right holders through their traditional authority or conservancy and explain use and possible products.':
    'Rencontrer les titulaires des droits par leur autorité traditionnelle ou leur conservancy et expliquer l’utilisation et les produits possibles.',
  'Meet the suppliers (small holders, communities) with the national ABS office and the focal point.':
    'Rencontrer les fournisseurs (petits exploitants, communautés) avec le bureau national APA et le correspondant national.',
  'Name a local collaborator and get its letter of acceptance (foreigners must work with a Philippine institution).':
    'Nommer un collaborateur local et obtenir sa lettre d’acceptation (les étrangers doivent travailler avec une institution philippine).',
  'Name a national support institution (Institución Nacional de Apoyo).':
    'Nommer une institution nationale d’appui (Institución Nacional de Apoyo).',
  'Name a national support institution (Institución Nacional de Apoyo): a Colombian legal person that does research and assists applicant and ministry.':
    'Nommer une institution nationale d’appui (Institución Nacional de Apoyo) : une personne morale colombienne qui fait de la recherche et assiste le demandeur et le ministère.',
  'Name a national support institution that takes part in the research.':
    'Nommer une institution nationale d’appui qui participe à la recherche.',
  'Name one contact person and give all help needed.':
    'Nommer une personne de contact et donner toute l’aide nécessaire.',
  'Name source and geographical origin of the material in the specification.':
    'Indiquer dans la description la source et l’origine géographique du matériel.',
  'Name species, numbers, purpose and laboratory abroad.':
    'Nommer les espèces, les nombres, le but et le laboratoire à l’étranger.',
  'Name the database and the accession numbers as well where sequence information is accessed (2025 Regulations).':
    'Indiquer aussi la base de données et les numéros d’accession si l’accès porte sur des informations de séquence (règlement de 2025).',
  'Name the holder and source in every use.': 'Nommer le détenteur et la source à chaque utilisation.',
  'Name the importer, organisms, form and quantity of samples, places of collecting, points of export and import.':
    'Indiquer l’importateur, les organismes, la forme et la quantité des échantillons, les lieux de collecte, les points d’exportation et d’importation.',
  'Name the partner abroad and the use, and prove lawful collection and ethics approval.':
    'Indiquer le partenaire à l’étranger et l’utilisation, et prouver la collecte licite et l’approbation éthique.',
  'Name the resources: one declaration can cover several.':
    'Nommer les ressources : une déclaration peut en couvrir plusieurs.',
  'NCST checks the application and asks for more or approves it.':
    'Le NCST examine la demande et demande des compléments ou l’approuve.',
  'Negotiate a new agreement for rights on the resource; for community knowledge wait for explicit written consent.':
    'Négocier un nouvel accord pour des droits sur la ressource ; pour les connaissances d’une communauté, attendre un consentement écrit explicite.',
  'Negotiate and sign mutually agreed terms on conditions of access, use, intellectual property and benefits.':
    'Négocier et signer les conditions convenues d’un commun accord sur l’accès, l’utilisation, la propriété intellectuelle et les avantages.',
  'Negotiate and sign the access agreement with EBI; the kind and amount of benefits are fixed in it.':
    'Négocier et signer l’accord d’accès avec EBI ; le type et le montant des avantages y sont fixés.',
  'Negotiate and sign the benefit-sharing agreement in time after the draft arrives.':
    'Négocier et signer l’accord de partage des avantages à temps après la réception du projet.',
  'Negotiate and sign the contract with the provider.': 'Négocier et signer le contrat avec le fournisseur.',
  'Negotiate benefits for the nation and the communities.': 'Négocier des avantages pour la nation et les communautés.',
  'Negotiate mutually agreed terms between the licensee or its institution and the Government of Greenland.':
    'Négocier les conditions convenues d’un commun accord entre le titulaire de la licence ou son institution et le gouvernement du Groenland.',
  'Negotiate period, amounts, uses, future uses, benefits and shipment; a mediator may help.':
    'Négocier la période, les quantités, les utilisations, les utilisations futures, les avantages et l’expédition ; un médiateur peut aider.',
  'Negotiate prior consent and agreed terms with the body in charge of the resource.':
    'Négocier le consentement préalable et les conditions convenues avec l’organisme responsable de la ressource.',
  'Negotiate terms afterwards and get the final authorisation within six months.':
    'Négocier ensuite les conditions et obtenir l’autorisation définitive dans les six mois.',
  'Negotiate terms and benefit-sharing freely with the provider.':
    'Négocier librement les conditions et le partage des avantages avec le fournisseur.',
  'Negotiate terms and benefits; acceptance alone is not a contract.':
    'Négocier les conditions et les avantages ; l’acceptation seule n’est pas un contrat.',
  'Negotiate terms with the government before commercial use.':
    'Négocier les conditions avec le gouvernement avant toute utilisation commerciale.',
  'Negotiate the access and benefit-sharing agreement and, for movement of samples, the material transfer agreement.':
    'Négocier l’accord d’accès et de partage des avantages et, pour le déplacement d’échantillons, l’accord de transfert de matériel.',
  'Negotiate the agreed terms and, for sending abroad, the standard transfer agreement.':
    'Négocier les conditions convenues et, pour l’envoi à l’étranger, l’accord type de transfert.',
  'Negotiate the agreed terms with benefits from the lists annexed to the decree (money and other benefits).':
    'Négocier les conditions convenues avec des avantages des listes annexées au décret (argent et autres avantages).',
  'Negotiate the agreed terms.': 'Négocier les conditions convenues.',
  'Negotiate the agreement between holder and permit holder with the share in benefits.':
    'Négocier l’accord entre le détenteur et le titulaire du permis avec la part des avantages.',
  'Negotiate the agreement on the basis of the model agreement.': 'Négocier l’accord sur la base de l’accord type.',
  'Negotiate the agreement with MiAmbiente, which signs for the State.':
    'Négocier l’accord avec MiAmbiente, qui signe pour l’État.',
  'Negotiate the benefit-sharing agreement with the territory or the supplier of the resource.':
    'Négocier l’accord de partage des avantages avec le pays ou le fournisseur de la ressource.',
  'Negotiate the benefit-sharing terms with the ministry and providers.':
    'Négocier les conditions de partage des avantages avec le ministère et les fournisseurs.',
  'Negotiate the contract on sharing; a standard contract exists (order of 13 September 2017).':
    'Négocier le contrat de partage ; un contrat type existe (arrêté du 13 septembre 2017).',
  'Negotiate the contract with the competent authority, with benefit-sharing terms.':
    'Négocier le contrat avec l’autorité compétente, avec les conditions de partage des avantages.',
  'Negotiate the contract with the provider so that each side shares in the benefits.':
    'Négocier le contrat avec le fournisseur de sorte que chaque partie ait part aux avantages.',
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
  'No access restriction in the meaning of the Protocol has been set.':
    'Aucune restriction d’accès au sens du Protocole n’a été fixée.',
  'No consent is asked for; the minister may introduce a notice of collecting but no rule was found.':
    'Aucun consentement n’est demandé ; le ministre peut introduire une notification de collecte, mais aucune règle n’a été trouvée.',
  'No consent or terms are asked for.': 'Aucun consentement ni aucune condition ne sont demandés.',
  'No consent rule was found; ask whether ratification of the Protocol (motion of January 2023) has changed this.':
    'Aucune règle de consentement n’a été trouvée ; demander si la ratification du Protocole (motion de janvier 2023) y a changé quelque chose.',
  'No general permit regulation for bioprospecting was found in force: check the agency’s page for news.':
    'Aucun règlement général de permis de bioprospection en vigueur n’a été trouvé : consulter la page de l’agence pour les nouveautés.',
  'No prior consent is asked for; get the ordinary permits.':
    'Aucun consentement préalable n’est demandé ; obtenir les permis ordinaires.',
  'No State consent is asked for.': 'Aucun consentement de l’État n’est demandé.',
  'No State consent was found.': 'Aucun consentement de l’État n’a été trouvé.',
  "Non-residents also ask the immigration department for a researcher's pass.":
    'Les non-résidents demandent aussi au service de l’immigration un laissez-passer de chercheur.',
  'Note place, date and finder.': 'Noter le lieu, la date et la personne qui a trouvé le matériel.',
  'Note that Japan decided not to ask for prior informed consent for the time being.':
    'Noter que le Japon a décidé de ne pas demander pour le moment de consentement préalable en connaissance de cause.',
  'Note that seeking a patent is no longer an access activity since 2017, but the contract still has to be filed with the patent office where access took place.':
    'Noter que demander un brevet n’est plus une activité d’accès depuis 2017, mais que le contrat doit toujours être déposé à l’office des brevets si l’accès a eu lieu.',
  'Note that the exclusion only holds without utilisation of the genetic resource and without passing it on for other use, and that the biological resource itself still needs its permit.':
    'Noter que l’exclusion ne vaut que sans utilisation de la ressource génétique et sans remise pour une autre utilisation, et que la ressource biologique elle-même a toujours besoin de son permis.',
  'Notify the activity and hand in the environmental evaluation of the Madrid Protocol.':
    'Notifier l’activité et remettre l’évaluation environnementale du Protocole de Madrid.',
  'Notify the discovery and deposit the voucher specimen.':
    'Notifier la découverte et déposer le spécimen de référence.',
  'Notify the product in SisGen and choose the form of sharing, monetary or not.':
    'Notifier le produit dans SisGen et choisir la forme du partage, monétaire ou non.',
  'Notify the use and mark confidential data.': 'Notifier l’utilisation et marquer les données confidentielles.',
  'Notify the use at the event.': 'Notifier l’utilisation quand l’événement se produit.',
  'NRCT asks the Thai offices concerned and decides; use its letter for the visa.':
    'NRCT interroge les services thaïlandais concernés et décide ; utiliser sa lettre pour le visa.',
}
