import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with A to An. */
export const stepsAtoAn: ContentTexts = {
  'A foreign person applies jointly with a South African person or juristic body.':
    'Une personne étrangère fait la demande avec une personne physique ou morale sud-africaine.',
  'A laboratory of the network accepts SMTA 1 with its terms of reference.':
    'Un laboratoire du réseau accepte le SMTA 1 avec son mandat.',
  'A public body consults the communities and reports whether they consent.':
    'Une personne morale de droit public consulte les communautés et rapporte si elles consentent.',
  'Accept extra terms if asked, e.g. duplicates in a Spanish collection; a foreign applicant may be told to work with a Spanish research institution.':
    'Accepter des conditions supplémentaires si elles sont demandées, par exemple des doubles dans une collection espagnole ; un demandeur étranger peut être invité à travailler avec une institution de recherche espagnole.',
  'Accept in the way the provider offers: signature, shrink-wrap (opening the packet) or click-wrap.':
    'Accepter de la façon que le fournisseur propose : signature, emballage sous film (ouverture du paquet) ou clic.',
  'Accept or discuss the conditions that it sets.': 'Accepter ou discuter les conditions qu’il fixe.',
  'Accept supervision by department staff where asked.':
    'Accepter la surveillance par le personnel du service si elle est demandée.',
  'Accept the SMTA that comes with the material.': 'Accepter le SMTA qui accompagne le matériel.',
  'Accept the standard contract (Portaria 127/2020) and the transfer rules.':
    'Accepter le contrat type (Portaria 127/2020) et les règles de transfert.',
  'Accept the standard material transfer agreement, pass the material on only under a new one, and pay if a restricted product is sold.':
    'Accepter l’accord type de transfert de matériel, ne transmettre le matériel que sous un nouvel accord, et payer si un produit dont l’usage est restreint est vendu.',
  'Accept the terms; the board consults the local Biodiversity Management Committee.':
    'Accepter les conditions ; le conseil consulte le Biodiversity Management Committee local.',
  'Access is free; get the permits for physical access first.':
    'L’accès est libre ; obtenir d’abord les permis d’accès physique.',
  'Adapt it and check it against section 29 of the Act.': 'L’adapter et le comparer à la section 29 de la loi.',
  'Add a condition that the contract only takes effect once the State authorisation or contract is granted.':
    'Ajouter une condition selon laquelle le contrat ne prend effet qu’une fois l’autorisation ou le contrat de l’État accordé.',
  'Add CITES and biosecurity papers.': 'Ajouter les documents CITES et de biosécurité.',
  'Add CITES and plant-health papers.': 'Ajouter les documents CITES et phytosanitaires.',
  'Add plant-health or veterinary certificates.': 'Ajouter les certificats phytosanitaires ou vétérinaires.',
  'Add plant-health, veterinary and CITES papers.': 'Ajouter les documents phytosanitaires, vétérinaires et CITES.',
  'Add research, forest and wildlife permits and the consent of the communities concerned.':
    'Ajouter les permis de recherche, forestiers et relatifs à la faune sauvage, et le consentement des communautés concernées.',
  'Add research, protected-area, protected-species (CITES) and export papers.':
    'Ajouter les documents de recherche, d’aire protégée, d’espèces protégées (CITES) et d’exportation.',
  'Add sanitary papers.': 'Ajouter les documents sanitaires.',
  'Add the collecting permit and, in protected areas, the entry permit.':
    'Ajouter le permis de collecte et, dans les aires protégées, le permis d’entrée.',
  'Add the collecting permit, which researchers need for any samples.':
    'Ajouter le permis de collecte, dont les chercheurs ont besoin pour tout échantillon.',
  'Add the CONAGEBIO permit if genetic or biochemical properties are studied.':
    'Ajouter le permis de CONAGEBIO si des propriétés génétiques ou biochimiques sont étudiées.',
  'Add the forms below.': 'Ajouter les formulaires ci-dessous.',
  'Add the invasive techniques form for tissue samples or live animals.':
    'Ajouter le formulaire sur les techniques invasives pour des échantillons de tissus ou des animaux vivants.',
  'Add the NACOSTI licence and, for genetic resources, the NEMA access permit.':
    'Ajouter la licence NACOSTI et, pour les ressources génétiques, le permis d’accès de la NEMA.',
  'Add the nature permit where the place needs one and the permission of the owner or third party.':
    'Ajouter le permis de protection de la nature si le lieu l’exige, et l’autorisation du propriétaire ou du tiers.',
  'Add the papers for protected species (CITES) and plant health where needed.':
    'Ajouter au besoin les documents relatifs aux espèces protégées (CITES) et phytosanitaires.',
  'Add the phytosanitary certificate of KEPHIS or the veterinary certificate and CITES papers.':
    'Ajouter le certificat phytosanitaire de KEPHIS ou le certificat vétérinaire, et les documents CITES.',
  'Add the recommendation letter of the affiliated organisation, and for foreigners a passport copy.':
    'Ajouter la lettre de recommandation de l’organisation affiliée et, pour les étrangers, une copie du passeport.',
  'Add the research proposal and the letter of assurance.':
    'Ajouter la proposition de recherche et la lettre d’engagement.',
  'Add wildlife (CITES), sanitary and customs papers.':
    'Ajouter les documents relatifs aux espèces sauvages (CITES), sanitaires et douaniers.',
  'Add wildlife, CITES, plant-health or veterinary licences that the kind of resource needs.':
    'Ajouter les licences relatives à la faune sauvage, CITES, phytosanitaires ou vétérinaires dont ce type de ressource a besoin.',
  'Address the application with its enclosures to the minister in charge of the environment.':
    'Adresser la demande avec ses pièces jointes au ministre chargé de l’environnement.',
  'Address the authorities of the community.': 'S’adresser aux autorités de la communauté.',
  'Address the community through its federation.': 'S’adresser à la communauté par sa fédération.',
  'Address the congress or authority of the people concerned.':
    'S’adresser au congrès ou à l’autorité du peuple concerné.',
  'Address the indigenous authority of the territory.': 'S’adresser à l’autorité autochtone du territoire.',
  'Address the letter to the director of biodiversity and sign by hand or electronically.':
    'Adresser la lettre au directeur de la biodiversité et la signer à la main ou électroniquement.',
  'After a notice of intent send written representations within 28 days, or offer a third-party undertaking.':
    'Après un avis d’intention, envoyer des observations écrites dans les 28 jours, ou proposer un engagement envers un tiers.',
  'After a stop notice carry out the steps and apply for a completion certificate; it is decided within 14 days.':
    'Après un avis d’arrêt, exécuter les mesures et demander un certificat d’exécution ; la décision tombe dans les 14 jours.',
  'After admission an extract is published in two media.': 'Après l’admission, un extrait est publié dans deux médias.',
  'After admission extracts are published in two media.':
    'Après l’admission, des extraits sont publiés dans deux médias.',
  'After approval go through quarantine and customs.': 'Après l’approbation, passer la quarantaine et la douane.',
  'After approval pay the issue fee and download the permit.':
    'Après l’approbation, payer les frais de délivrance et télécharger le permis.',
  'After arrival follow the post-arrival steps - visa E29, stay permit, travel permit, research notification letter.':
    'Après l’arrivée, suivre les étapes prévues : visa E29, permis de séjour, permis de circulation, lettre de notification de recherche.',
  'After collecting hand seed samples to the seed gene bank with the collection form.':
    'Après la collecte, remettre des échantillons de semences à la banque de semences avec le formulaire de collecte.',
  'After that approval send the file on to UNCST in the system.':
    'Après cette approbation, transmettre le dossier à l’UNCST dans le système.',
  'After the field work apply separately for the export permit with a list of specimens.':
    'Après le travail de terrain, demander à part le permis d’exportation avec une liste des spécimens.',
  'After the field work ask for the export authorisation for scientific purposes.':
    'Après le travail de terrain, demander l’autorisation d’exportation à des fins scientifiques.',
  'After the licence report to the government offices in the area before work begins.':
    'Après la licence, se présenter aux bureaux du gouvernement dans la zone avant le début du travail.',
  'After the notice of approval pay by card, bank or agent and receive the permit.':
    'Après l’avis d’approbation, payer par carte, banque ou agent et recevoir le permis.',
  'After the offer apply to the immigration department for the class C residence permit.':
    'Après l’offre, demander au service de l’immigration le permis de séjour de classe C.',
  'After the permit is given ask the institute for a field visit that records the number of collected specimens.':
    'Après la délivrance du permis, demander à l’institut une visite de terrain qui constate le nombre de spécimens collectés.',
  'After the project ask TAGEM for the paper that all commitments were met; TÜBİTAK wants it with the final report.':
    'Après le projet, demander au TAGEM le document attestant que tous les engagements ont été tenus ; TÜBİTAK le veut avec le rapport final.',
  'Agree fair terms with the authority, which may consult the museum or the provider state.':
    'Convenir de conditions équitables avec l’autorité, qui peut consulter le musée ou l’État fournisseur.',
  'Agree further terms, also money, in a separate contract if wanted (6.6).':
    'Convenir d’autres conditions, y compris en argent, dans un contrat à part si on le souhaite (6.6).',
  'Agree in writing beforehand on terms and sharing of benefits.':
    'Convenir au préalable, par écrit, des conditions et du partage des avantages.',
  'Agree in writing on a fair share of the benefits: the owner or possessor has a right to it.':
    'Convenir par écrit d’une part équitable des avantages : le propriétaire ou possesseur y a droit.',
  'Agree in writing on use, naming, publication, patents and benefits.':
    'Convenir par écrit de l’utilisation, de la mention des noms, de la publication, des brevets et des avantages.',
  'Agree on a licence with its owners, communities in most cases.':
    'Convenir d’une licence avec leurs titulaires, des communautés le plus souvent.',
  'Agree on a licence with the holder and apply for its approval.':
    'Convenir d’une licence avec le détenteur et en demander l’approbation.',
  'Agree on a share of the benefits.': 'Convenir d’une part des avantages.',
  'Agree on access, price, uses, transfer, intellectual property and shares for indigenous and local communities.':
    'Convenir de l’accès, du prix, des utilisations, du transfert, de la propriété intellectuelle et des parts des communautés autochtones et locales.',
  'Agree on benefit-sharing and hand in the summary of the terms.':
    'Convenir du partage des avantages et remettre le résumé des conditions.',
  'Agree on benefit-sharing conditions, then file.':
    'Convenir des conditions de partage des avantages, puis déposer la demande.',
  'Agree on benefit-sharing with the country and the communities of origin.':
    'Convenir du partage des avantages avec le pays et les communautés d’origine.',
  'Agree on benefits for the community.': 'Convenir d’avantages pour la communauté.',
  'Agree on benefits; for knowledge sign the annex to the access contract (Decision 391 Art. 35).':
    'Convenir des avantages ; pour des connaissances, signer l’annexe au contrat d’accès (décision 391, art. 35).',
  'Agree on consent and benefits in writing.': 'Convenir par écrit du consentement et des avantages.',
  'Agree on consent, data, samples and benefits in writing.':
    'Convenir par écrit du consentement, des données, des échantillons et des avantages.',
  'Agree on consent, kind of protection of the knowledge and benefits; the community may refuse for cultural, spiritual, social, economic or other reasons (not verified in a source, Art. 66).':
    'Convenir du consentement, du type de protection des connaissances et des avantages ; la communauté peut refuser pour des motifs culturels, spirituels, sociaux, économiques ou autres (non vérifié dans une source, art. 66).',
  'Agree on non-monetary benefits where the province asks for it.':
    'Convenir d’avantages non monétaires là où la province le demande.',
  'Agree on terms and keep records.': 'Convenir des conditions et tenir des traces écrites.',
  'Agree on terms of access and the share in future benefits.':
    'Convenir des conditions d’accès et de la part des avantages futurs.',
  'Agree on terms with provider and community.': 'Convenir des conditions avec le fournisseur et la communauté.',
  'Agree on terms with the provider and, for wild species, the provincial wildlife or forest department.':
    'Convenir des conditions avec le fournisseur et, pour les espèces sauvages, avec le service provincial de la faune sauvage ou des forêts.',
  'Agree on terms with the provider.': 'Convenir des conditions avec le fournisseur.',
  'Agree on terms with the village owners.': 'Convenir des conditions avec les propriétaires du village.',
  'Agree terms and receive the permit; Dinabise reports it to the ABS Clearing-House.':
    'Convenir des conditions et recevoir le permis ; Dinabise le communique à l’ABSCH.',
  'Agree terms for access and use.': 'Convenir des conditions d’accès et d’utilisation.',
  'Agree terms in writing, with benefits in money or of other kinds and with reports.':
    'Convenir par écrit des conditions, avec des avantages en argent ou d’une autre nature et avec des rapports.',
  'Agree terms on the sharing of benefits and file the written permission.':
    'Convenir des conditions du partage des avantages et classer l’autorisation écrite.',
  'Agree terms on the sharing of benefits, later applications and sales included.':
    'Convenir des conditions du partage des avantages, applications ultérieures et ventes comprises.',
  'Agree terms with the communities, whose chiefs take part in the process.':
    'Convenir des conditions avec les communautés, dont les chefs participent à la procédure.',
  'Agree terms with the provider institution or community by contract.':
    'Convenir par contrat des conditions avec l’institution ou la communauté qui fournit.',
  'Agree terms with the rightful providers.': 'Convenir des conditions avec ceux qui ont le droit de donner accès.',
  'Agree terms with the Sami Parliament.': 'Convenir des conditions avec le Parlement sami.',
  'Agree terms; foresee the share of 16 per cent of monetary benefits for the state where community knowledge is used.':
    'Convenir des conditions ; prévoir la part de 16 pour cent des avantages monétaires pour l’État si des connaissances de communautés sont utilisées.',
  'Agree the contribution with the trust fund office and pay.':
    'Convenir de la contribution avec le bureau du fonds et payer.',
  'Agree the terms for samples, data and benefits with the agency.':
    'Convenir avec l’agence des conditions pour les échantillons, les données et les avantages.',
  'Agree with an Ethiopian institution that takes part in the research; research is done in Ethiopia unless that is impossible.':
    'S’entendre avec une institution éthiopienne qui participe à la recherche ; la recherche se fait en Éthiopie, sauf si c’est impossible.',
  'Agree with the kastom owners of the land or reef first.':
    'S’entendre d’abord avec les propriétaires coutumiers (kastom) de la terre ou du récif.',
  'Allow visits on the spot and, where national law says so, samples.':
    'Permettre les visites sur place et, si le droit national le prévoit, le prélèvement d’échantillons.',
  'Annex I crops in the public domain: accept the SMTA.':
    'Plantes cultivées de l’annexe I dans le domaine public : accepter le SMTA.',
  'Answer all queries; the date of the last answer counts as the date of submission.':
    'Répondre à toutes les questions ; la date de la dernière réponse vaut date de dépôt.',
  'Answer community feedback.': 'Répondre aux observations des communautés.',
  'Answer further questions.': 'Répondre aux autres questions.',
  'Answer questions of the authority.': 'Répondre aux questions de l’autorité.',
  'Answer questions of the defence council (land) or the navy (waters); the clock stops meanwhile.':
    'Répondre aux questions du conseil de défense (terre) ou de la marine (eaux) ; le délai est suspendu entre-temps.',
  'Answer questions; states may comment within two months of receiving the papers.':
    'Répondre aux questions ; les États peuvent donner leur avis dans les deux mois après réception des documents.',
  'Answer questions; the secretariat checks the file and the Bioprospecting Advisory Committee gives a recommendation to the Minister.':
    'Répondre aux questions ; le secrétariat examine le dossier et le Bioprospecting Advisory Committee donne une recommandation au ministre.',
  'Answer requests for information in time (30 days for IP applications), otherwise the application is closed.':
    'Répondre à temps aux demandes d’information (30 jours pour les demandes de propriété intellectuelle), sinon la demande est close.',
  'Answer requests for missing data; after admission extracts are published in two media (national and local) within five working days.':
    'Répondre aux demandes de données manquantes ; après l’admission, des extraits sont publiés dans deux médias (national et local) dans les cinq jours ouvrables.',
  'Answer requests; WRTI approves, asks for changes or refuses.':
    'Répondre aux demandes ; WRTI approuve, demande des changements ou refuse.',
  'Answer supervision under chapter 26 of the Environmental Code.':
    'Répondre à la surveillance selon le chapitre 26 du code de l’environnement.',
  'Answer technical observations within 15 working days.':
    'Répondre aux observations techniques dans les 15 jours ouvrables.',
  'Answer the authority named in the decree.': 'Répondre à l’autorité nommée dans le décret.',
  'Answer the checks of ICNF and the bodies that work with it.':
    'Répondre aux contrôles de l’ICNF et des organes qui travaillent avec lui.',
  'Answer the Environmental Board.': 'Répondre à l’Environmental Board.',
  'Answer the question on access in the electronic filing form with number and date of the registration.':
    'Répondre à la question sur l’accès dans le formulaire électronique de dépôt, avec le numéro et la date de l’enregistrement.',
  'Answer the request about utilisation that comes about five years later.':
    'Répondre à la demande sur l’utilisation, qui vient environ cinq ans plus tard.',
  'Answer the Technical Office, which handles the case in a formal file, and receive the permit.':
    'Répondre à l’Oficina Técnica, qui traite le cas dans un dossier formel, et recevoir le permis.',
  'Answer the yearly questionnaire of WHO (not verified in a source).':
    'Répondre au questionnaire annuel de l’OMS (non vérifié dans une source).',
}
