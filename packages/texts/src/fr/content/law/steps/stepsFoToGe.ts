import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Fo to Ge. */
export const stepsFoToGe: ContentTexts = {
  'FOEN verifies and lists it; shortcomings must be mended in time or the entry is struck.':
    'L’OFEV vérifie et inscrit la collection ; les défauts doivent être corrigés à temps, sinon l’inscription est radiée.',
  'Follow the access, export and agreement steps there.': 'Y suivre les étapes d’accès, d’exportation et d’accord.',
  'Follow the export guidelines of NEMA (regulation 24).': 'Suivre les directives d’exportation de la NEMA (règle 24).',
  'Follow the further steps of the focal point before results are commercialised.':
    'Suivre les autres étapes indiquées par le correspondant national avant de commercialiser les résultats.',
  'Follow the principles of the guide for researchers: consent, contract, respect of duties.':
    'Suivre les principes du guide pour chercheurs : consentement, contrat, respect des obligations.',
  'Follow the procedure of Decree-Law 122/2017.': 'Suivre la procédure du décret-loi 122/2017.',
  'Follow the research guidelines of STINAPA Bonaire, STENAPA (St. Eustatius) or the Saba Conservation Foundation.':
    'Suivre les lignes directrices de recherche de STINAPA Bonaire, de STENAPA (Saint-Eustache) ou de la Saba Conservation Foundation.',
  'Follow the research guidelines of the nature organisations.':
    'Suivre les règles de recherche des organisations de protection de la nature.',
  'Follow the rules on biological and plant specimens, cultural property and intellectual property before export.':
    'Avant l’exportation, suivre les règles sur les spécimens biologiques et végétaux, les biens culturels et la propriété intellectuelle.',
  'For a bank that also collects, apply for banking only.':
    'Pour une banque qui collecte aussi, ne demander que la conservation.',
  'For accessions of the national gene bank ask the bank for its transfer agreement.':
    'Pour les accessions de la banque nationale de gènes, demander à la banque son accord de transfert.',
  'For Aldabra or Vallée de Mai send the proposal also to the Seychelles Islands Foundation, whose scientific sub-committee must agree.':
    'Pour Aldabra ou la Vallée de Mai, envoyer aussi la proposition à la Seychelles Islands Foundation, dont le sous-comité scientifique doit donner son accord.',
  'For another aim the recipient applies anew.': 'Pour un autre but, le destinataire fait une nouvelle demande.',
  'For another use the recipient declares or applies anew.':
    'Pour une autre utilisation, le destinataire fait sa propre déclaration ou demande.',
  'For any transfer state that a new use needs a permit.':
    'Pour tout transfert, indiquer qu’une nouvelle utilisation a besoin d’un permis.',
  'For basic research in molecular systematics, ecology, evolution or biogeography under a collecting permit or from a registered collection, no contract is needed.':
    'Pour la recherche fondamentale en systématique moléculaire, écologie, évolution ou biogéographie, sous un permis de collecte ou depuis une collection enregistrée, aucun contrat n’est nécessaire.',
  'For class II get the opinion of the county first.': 'Pour la classe II, obtenir d’abord l’avis du district.',
  'For collecting samples ask for the written authorisation for each project.':
    'Pour collecter des échantillons, demander l’autorisation écrite pour chaque projet.',
  'For collections of animals and micro-organisms ask the science authority, which sets access conditions (Environmental Code art. 267).':
    'Pour les collections d’animaux et de micro-organismes, s’adresser à l’autorité scientifique, qui fixe les conditions d’accès (code de l’environnement, art. 267).',
  'For commercial or industrial use, negotiate a written licence in the native language and in Spanish for one to three years, renewable.':
    'Pour une utilisation commerciale ou industrielle, négocier une licence écrite dans la langue autochtone et en espagnol, d’un à trois ans, renouvelable.',
  'For commercial use negotiate the contract with the ministry.':
    'Pour une utilisation commerciale, négocier le contrat avec le ministère.',
  'For crop material ask the agricultural research institute (ITRA) for the standard agreement of the International Treaty.':
    'Pour le matériel de plantes cultivées, demander à l’institut de recherche agronomique (ITRA) l’accord type du Traité international.',
  'For everything else use the model of the directives with the permit.':
    'Pour tout le reste, utiliser le modèle des directives avec le permis.',
  'For ex-situ material sign the material transfer agreement with the holder.':
    'Pour le matériel ex situ, signer l’accord de transfert de matériel avec le détenteur.',
  'For export attach the current authorisation and CITES papers.':
    'Pour l’exportation, joindre l’autorisation en cours et les documents CITES.',
  'For extra products under a commercial contract, negotiate new benefits.':
    'Pour des produits supplémentaires d’un contrat commercial, négocier de nouveaux avantages.',
  'For food and agriculture the BfN decides in agreement with the BLE, for human pathogens with the Robert Koch Institute: the user still files with the BfN only.':
    'Pour l’alimentation et l’agriculture, le BfN décide en accord avec la BLE, pour les agents pathogènes humains avec le Robert Koch-Institut : l’utilisateur s’adresse malgré tout au seul BfN.',
  'For force majeure, ask for suspension of the term with a sworn statement and an updated time plan.':
    'En cas de force majeure, demander la suspension du délai avec une déclaration sous serment et un calendrier mis à jour.',
  'For genetic sequencing only, the instrument is not needed, but the service provider must be told formally of the duties (return or destruction, no passing on, no other use, no IP claims).':
    'Pour le seul séquençage génétique, l’instrument n’est pas nécessaire, mais le prestataire doit être informé formellement de ses obligations (restitution ou destruction, pas de transmission, pas d’autre utilisation, pas de revendication de propriété intellectuelle).',
  'For listed crops for food and agriculture use the standard agreement of the International Treaty through INRAB.':
    'Pour les plantes cultivées de la liste destinées à l’alimentation et à l’agriculture, utiliser l’accord type du Traité international par l’intermédiaire de l’INRAB.',
  'For live protected animals: show that giver and receiver are academic bodies or licensed zoos.':
    'Pour des animaux protégés vivants : montrer que celui qui donne et celui qui reçoit sont des organismes universitaires ou des zoos agréés.',
  'For material going abroad tell Dinabise beforehand the terms of the shipment and who will have access.':
    'Pour du matériel qui part à l’étranger, indiquer à l’avance à Dinabise les conditions de l’envoi et qui y aura accès.',
  'For material of a registered ex situ collection sign the export agreement and notify instead of applying.':
    'Pour le matériel d’une collection ex situ enregistrée, signer l’accord d’exportation et notifier au lieu de faire une demande.',
  'For medical or human studies get the approval of the Medical Research Council first.':
    'Pour des études médicales ou sur des personnes, obtenir d’abord l’approbation du Medical Research Council.',
  'For old material ask the authority whether it holds a record of the access.':
    'Pour du matériel ancien, demander à l’autorité si elle a une trace de l’accès.',
  'For Palawan add the clearance under the Strategic Environmental Plan.':
    'Pour Palawan, ajouter l’autorisation selon le Strategic Environmental Plan.',
  'For plants let the Nepali university turn to the Department of Plant Resources.':
    'Pour les plantes, laisser l’université népalaise s’adresser au Department of Plant Resources.',
  'For protected areas follow the research procedure of Madagascar National Parks.':
    'Pour les aires protégées, suivre la procédure de recherche de Madagascar National Parks.',
  'For samples ask the warden or the officer in charge for the sampling licence and pay the fee (not for animals of Schedule 1).':
    'Pour des échantillons, demander au gardien ou à l’agent responsable la licence d’échantillonnage et payer les frais (pas pour les animaux du Schedule 1).',
  'For samples collected by the researcher attach passport data and hand in duplicates of the samples to the institute.':
    'Pour les échantillons collectés par le chercheur, joindre les données de passeport et remettre des doubles des échantillons à l’institut.',
  'For samples that leave the country, sign the material transfer agreement with the conservation area.':
    'Pour les échantillons qui quittent le pays, signer l’accord de transfert de matériel avec l’aire de conservation.',
  'For the Cali Fund see the procedures on sequence data.':
    'Pour le Fonds de Cali, voir les procédures sur les données de séquences.',
  'For wildlife apply to the Director of KWS on the official form with the papers below.':
    'Pour la faune sauvage, adresser la demande au directeur de KWS sur le formulaire officiel, avec les documents ci-dessous.',
  'For wildlife or protected areas ask MINFOF for its research permit as well.':
    'Pour la faune sauvage ou les aires protégées, demander aussi au MINFOF son permis de recherche.',
  'For work with people ask the national ethics committee and, on medical matters, the health ministry.':
    'Pour un travail avec des personnes, s’adresser au comité national d’éthique et, en matière médicale, au ministère de la santé.',
  'Foreign researchers first find a relevant Kenyan institution and get its letter of affiliation.':
    'Les chercheurs étrangers trouvent d’abord une institution kényane compétente et obtiennent sa lettre d’affiliation.',
  'Foreigners obtain a letter of the competent authority of their home country or of residence that it supports compliance with the access terms.':
    'Les étrangers obtiennent une lettre de l’autorité compétente de leur pays d’origine ou de résidence disant qu’elle soutient le respect des conditions d’accès.',
  'Foreigners: work with a Turkish institute, and export only with written permission (not verified in a source).':
    'Étrangers : travailler avec un institut turc, et n’exporter qu’avec une autorisation écrite (non vérifié dans une source).',
  'Frame the project between institutions that qualify, under the policy guidelines.':
    'Concevoir le projet entre des institutions qui remplissent les conditions, selon les lignes directrices.',
  'Gather the documents of the applicant checklist.': 'Réunir les documents de la liste de contrôle du demandeur.',
  'Gather the proof of lawful origin of the specimens (old permits, contracts, donations).':
    'Réunir la preuve de l’origine licite des spécimens (anciens permis, contrats, dons).',
  'Gene bank material: accept the standard material transfer agreement.':
    'Matériel d’une banque de gènes : accepter l’accord type de transfert de matériel.',
  'Gene bank material: sign its agreement.': 'Matériel d’une banque de gènes : signer l’accord de cette banque.',
  'Get affiliation with a local institution, provincial approval and technical approval.':
    'Obtenir l’affiliation à une institution locale, l’approbation de la province et l’approbation technique.',
  'Get an EU Login, choose the Nagoya policy domain in DECLARE, register yourself and the organisation.':
    'Obtenir un EU Login, choisir dans DECLARE le domaine Nagoya, s’inscrire soi-même et inscrire l’organisation.',
  'Get an official letter of the home or host institution in Ethiopia that names the responsible person, species, amount, number of samples, destination laboratory and country, and purpose.':
    'Obtenir une lettre officielle de l’institution d’origine ou d’accueil en Éthiopie qui nomme la personne responsable, l’espèce, la quantité, le nombre d’échantillons, le laboratoire et le pays de destination, et le but.',
  'Get and fill in the form at the regional office.': 'Obtenir le formulaire au bureau régional et le remplir.',
  'Get cantonal, area, species and owner permits.':
    'Obtenir les permis du canton, de l’aire protégée, relatifs aux espèces, et du propriétaire.',
  'Get consent and, if asked, terms from the provider first.':
    'Obtenir d’abord du fournisseur le consentement et, s’il le demande, les conditions.',
  'Get consent of the resource provider and of indigenous and local communities (section 23).':
    'Obtenir le consentement du fournisseur de la ressource et des communautés autochtones et locales (section 23).',
  "Get each provider's written permission to enter, to take samples and to remove them.":
    'Obtenir de chacun de ceux qui donnent accès la permission écrite d’entrer, de prélever des échantillons et de les emporter.',
  'Get ethics approval in the country of each partner and the consent form of the donors.':
    'Obtenir l’approbation éthique dans le pays de chaque partenaire et le formulaire de consentement des donneurs.',
  'Get federal permits where they apply.': 'Obtenir les permis fédéraux là où ils s’appliquent.',
  'Get form VS-SLI and fill it in.': 'Se procurer le formulaire VS-SLI et le remplir.',
  'Get it approved by the Central Government ministry or department concerned.':
    'Le faire approuver par le ministère ou le service compétent du gouvernement central.',
  'Get its written terms and the export papers.': 'Obtenir ses conditions écrites et les documents d’exportation.',
  'Get land-holder consent and ask in writing whether a biodiscovery agreement is wanted.':
    'Obtenir le consentement du détenteur du terrain et demander par écrit si un accord de bioprospection est souhaité.',
  'Get letters of support of the home institution and of the national agency for the resource (fisheries, agriculture, forestry).':
    'Obtenir les lettres de soutien de l’institution d’origine et de l’organisme national compétent pour la ressource (pêches, agriculture, forêts).',
  'Get nature and owner permits.': 'Obtenir les permis de protection de la nature et ceux du propriétaire.',
  'Get nature and owner permits; accept gene bank terms.':
    'Obtenir les permis de protection de la nature et du propriétaire ; accepter les conditions de la banque de gènes.',
  'Get nature and owner permits; gene bank material comes with the standard agreement.':
    'Obtenir les permis de protection de la nature et du propriétaire ; le matériel d’une banque de gènes vient avec l’accord type.',
  'Get nature and owner permits; Madeira: ask the regional authority.':
    'Obtenir les permis de protection de la nature et du propriétaire ; Madère : s’adresser à l’autorité régionale.',
  'Get one Form CD1 of the Reserve Bank for each certificate.':
    'Obtenir pour chaque certificat un Form CD1 de la Reserve Bank.',
  'Get other permits (national parks, plants) yourself.':
    'Obtenir soi-même les autres permis (parcs nationaux, plantes).',
  'Get other permits (species, areas, owner) separately.':
    'Obtenir séparément les autres permis (espèces, zones, propriétaire).',
  'Get owner consent and provincial collecting permits.':
    'Obtenir le consentement du propriétaire et les permis de collecte de la province.',
  'Get owner, species and area permits.':
    'Obtenir les permis du propriétaire, ceux pour l’espèce et ceux pour la zone.',
  "Get permits for protected areas and protected species, and check plant breeders' rights and livestock brands.":
    'Obtenir les permis pour les aires et les espèces protégées, et vérifier les droits d’obtention et les marques d’élevage.',
  'Get prior authorisation for threatened, banned or endemic species and for national parks (30 days), and the written permission of land owners.':
    'Obtenir l’autorisation préalable pour les espèces menacées, interdites ou endémiques et pour les parcs nationaux (30 jours), et la permission écrite des propriétaires de terrains.',
  'Get prior clearance of the local government, the head of the indigenous community or the protected area board.':
    'Obtenir l’accord préalable du gouvernement local, du chef de la communauté autochtone ou du conseil de l’aire protégée.',
  'Get prior informed consent under section 23.': 'Obtenir le consentement préalable selon la section 23.',
  'Get regional nature and park permits.': 'Obtenir les permis régionaux de protection de la nature et des parcs.',
  'Get research, collecting and export permits.': 'Obtenir les permis de recherche, de collecte et d’exportation.',
  'Get species, area and collecting permits besides.':
    'Obtenir en outre les permis relatifs aux espèces, aux aires protégées et à la collecte.',
  'Get species, area and owner permits.': 'Obtenir les permis pour l’espèce, pour la zone et ceux du propriétaire.',
  'Get the approval of the ministry in charge of the plant.':
    'Obtenir l’approbation du ministère compétent pour la plante.',
  'Get the certificate of origin and carry it with the material.':
    'Obtenir le certificat d’origine et le garder avec le matériel.',
  'Get the certificate on use of biological material from the ministry for in-situ resources, or its approval for ex-situ resources.':
    'Obtenir du ministère le certificat d’utilisation de matériel biologique pour les ressources in situ, ou son approbation pour les ressources ex situ.',
  'Get the certificate or label of the endangered species office.':
    'Obtenir le certificat ou l’étiquette du bureau des espèces menacées.',
  'Get the collecting and export permit.': 'Obtenir le permis de collecte et d’exportation.',
  'Get the collecting and export permits and agree on terms with the holder.':
    'Obtenir les permis de collecte et d’exportation et convenir des conditions avec le détenteur.',
  'Get the collecting and export permits and the consent of the land owner.':
    'Obtenir les permis de collecte et d’exportation et le consentement du propriétaire du terrain.',
  'Get the collecting and export permits.': 'Obtenir les permis pour collecter et exporter.',
  'Get the collecting, protected-area and export permits and the consent of the land owner.':
    'Obtenir les permis de collecte, d’aire protégée et d’exportation et le consentement du propriétaire du terrain.',
  'Get the consent of the country of import if it asks for one, and keep its terms (Nature Diversity Act, section 60).':
    'Obtenir le consentement du pays d’importation s’il l’exige, et respecter ses conditions (Nature Diversity Act, section 60).',
  'Get the consent of the land owner, private, public or customary.':
    'Obtenir le consentement du propriétaire du terrain, privé, public ou coutumier.',
  'Get the consent of the owner of the resource - private land owner, community or the government; the councils help in talks with private owners and communities.':
    'Obtenir le consentement du propriétaire de la ressource (propriétaire privé, communauté ou gouvernement) ; les conseils aident dans les discussions avec les propriétaires privés et les communautés.',
  'Get the consent of the traditional owners and of the local government.':
    'Obtenir le consentement des propriétaires traditionnels et de l’administration locale.',
  'Get the endorsement of land owners and community (commercial work).':
    'Obtenir l’aval des propriétaires des terrains et de la communauté (travail commercial).',
  'Get the endorsement of the dean (students), an expert, a research institution or a conservation body.':
    'Obtenir l’aval du doyen (étudiants), d’un expert, d’une institution de recherche ou d’un organisme de conservation.',
  'Get the entry permit for conservation areas and the permit to collect and transport samples.':
    'Obtenir le permis d’entrée dans les zones de conservation et le permis de collecter et de transporter des échantillons.',
  'Get the ethical clearance of BRIN for the project.': 'Obtenir l’approbation éthique de BRIN pour le projet.',
  'Get the export permit for samples (protected species under the Act of 2002).':
    'Obtenir le permis d’exportation des échantillons (espèces protégées selon la loi de 2002).',
  'Get the export permit for samples.': 'Obtenir le permis d’exportation des échantillons.',
  'Get the export permit of the sector body (wildlife, health or plant genetic resources) and plant-health or CITES papers.':
    'Obtenir le permis d’exportation de l’organe du secteur (faune sauvage, santé ou ressources phytogénétiques) et les documents phytosanitaires ou CITES.',
  'Get the flora or fauna permit and the export approval for samples.':
    'Obtenir le permis relatif à la flore ou à la faune et l’autorisation d’exportation des échantillons.',
  'Get the further permissions for collecting specimens, excavating, filming and transferring material.':
    'Obtenir les autres autorisations pour collecter des spécimens, fouiller, filmer et transférer du matériel.',
  'Get the grant of access first; the permit carries its reference number.':
    'Obtenir d’abord l’autorisation d’accès (grant of access) ; le permis porte son numéro de référence.',
  'Get the letter of consent of the local institution where the research will be done.':
    'Obtenir la lettre de consentement de l’institution locale où la recherche sera faite.',
  'Get the nature permit of the Land and the owner’s consent.':
    'Obtenir le permis de protection de la nature du Land et le consentement du propriétaire.',
  "Get the owner's consent and sign the transfer agreement of the gene bank or collection.":
    'Obtenir le consentement du propriétaire et signer l’accord de transfert de la banque de gènes ou de la collection.',
  'Get the owner’s consent and state or federal collecting permits.':
    'Obtenir le consentement du propriétaire et les permis de collecte de l’État ou fédéraux.',
  'Get the paper of the Ministry of Foreign Trade and Economic Relations of Bosnia and Herzegovina that rests on it.':
    'Obtenir le document du ministère du commerce extérieur et des relations économiques de Bosnie-Herzégovine qui se fonde sur lui.',
  'Get the permission of land owners.': 'Obtenir l’autorisation des propriétaires des terrains.',
  'Get the permit that fits (collecting protected resources, export, sale, ethnobotanical research).':
    'Obtenir le permis qui convient (collecte de ressources protégées, exportation, vente, recherche ethnobotanique).',
  'Get the permit under the act for protected species and areas.':
    'Obtenir le permis prévu par la loi pour les espèces et les aires protégées.',
  'Get the permits for species, areas and, for foreign vessels, marine research.':
    'Obtenir les permis relatifs aux espèces, aux aires et, pour les navires étrangers, à la recherche marine.',
  'Get the permits of environment, forestry or fisheries for collecting and export.':
    'Obtenir les permis de l’environnement, des forêts ou des pêches pour la collecte et l’exportation.',
  'Get the plant-health or veterinary certificate of ONSSA and CITES papers.':
    'Obtenir le certificat phytosanitaire ou vétérinaire de l’ONSSA et les documents CITES.',
  'Get the provincial collecting and threatened-species permits and the consent of the land owner separately.':
    'Obtenir séparément les permis provinciaux de collecte et d’espèces menacées et le consentement du propriétaire du terrain.',
  'Get the research, collecting and export papers and the consent of the land owner or institution.':
    'Obtenir les documents de recherche, de collecte et d’exportation et le consentement du propriétaire du terrain ou de l’institution.',
  'Get the sanitary papers of ICA.': 'Obtenir les documents sanitaires de l’ICA.',
  'Get the special visa extension for stays over 31 days.':
    'Obtenir la prolongation spéciale du visa pour un séjour de plus de 31 jours.',
  'Get the support letter of the local institution (for anthropology and archaeology the National Museum, with a joint programme).':
    'Obtenir la lettre de soutien de l’institution locale (pour l’anthropologie et l’archéologie, le National Museum, avec un programme commun).',
  'Get the support letter of the Ministry of Education.': 'Obtenir la lettre de soutien du ministère de l’éducation.',
  'Get the written consent of the land owner.': 'Obtenir le consentement écrit du propriétaire du terrain.',
  'Get the written consent together with the papers for forest research and export.':
    'Obtenir le consentement écrit en même temps que les documents de recherche forestière et d’exportation.',
}
