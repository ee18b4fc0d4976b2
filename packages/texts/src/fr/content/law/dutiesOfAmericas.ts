import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries of the Americas. */
export const dutiesOfAmericas: ContentTexts = {
  'Before the use, ask the Genetic Heritage Council (CGen) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au Conseil du patrimoine génétique (CGen) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Keep one hard proof dated before 30 June 2000: a patent filing, cultivar record, product registration or sales record.':
    'Conserver une preuve solide datée d’avant le 30 juin 2000 : dépôt de brevet, dossier de cultivar, enregistrement de produit ou document de vente.',
  'Have the access registered in SisGen, the system of the Genetic Heritage Council (CGen), before the first of: shipment abroad, filing for intellectual property, sale of an intermediate product, publication of results, or notification of a finished product.':
    'Faire enregistrer l’accès dans SisGen, le système du Conseil du patrimoine génétique (CGen), avant le premier de ces actes : envoi à l’étranger, dépôt d’un titre de propriété intellectuelle, vente d’un produit intermédiaire, publication des résultats ou notification d’un produit fini.',
  'Before the research starts, either sign a cooperation with a Brazilian scientific or technological research institution or, since 11 June 2026 and only where there is no scientific collaboration, an association term for registration alone with one that is not linked to the company; let that institution make the registration in SisGen.':
    'Avant le début de la recherche, signer une coopération avec une institution de recherche scientifique ou technologique brésilienne ou, depuis le 11 juin 2026 et seulement sans collaboration scientifique, un accord d’association pour le seul enregistrement avec une institution qui n’est pas liée à l’entreprise ; laisser cette institution faire l’enregistrement dans SisGen.',
  'Before any further use, show in SisGen the adaptation of the access that was authorised at the time; without an authorisation show the regularisation and, for anything beyond pure research, the signed commitment term.':
    'Avant toute autre utilisation, présenter dans SisGen l’adaptation de l’accès autorisé à l’époque ; sans autorisation, présenter la régularisation et, pour tout ce qui dépasse la recherche pure, l’engagement signé.',
  'Before samples are shipped abroad for access, sign the Brazilian material transfer term (TTM); samples sent for a service only need a registration of their own and a service instrument.':
    'Avant l’envoi d’échantillons à l’étranger pour l’accès, signer l’accord brésilien de transfert de matériel (TTM) ; les échantillons envoyés pour un service n’exigent qu’un enregistrement propre et un contrat de service.',
  'Before the material is passed on, check what the material transfer term (TTM) says of it and bind the next recipient in writing.':
    'Avant de transmettre le matériel, vérifier ce qu’en dit l’accord de transfert de matériel (TTM) et engager par écrit le destinataire suivant.',
  'When a patent is filed in Brazil, declare the access and its registration number to the patent office (INPI).':
    'Lors d’un dépôt de brevet au Brésil, déclarer l’accès et son numéro d’enregistrement à l’office des brevets (INPI).',
  'Before the first sale, notify the finished product or reproductive material in SisGen.':
    'Avant la première vente, notifier le produit fini ou le matériel de reproduction dans SisGen.',
  'Within the notification of the product, choose the form of benefit-sharing with the environment ministry; plan one percent of the annual net revenue of the product for the monetary form, unless a sectoral agreement lowers it.':
    'Dans la notification du produit, choisir la forme du partage des avantages avec le ministère de l’Environnement ; prévoir un pour cent du revenu net annuel du produit pour la forme monétaire, sauf si un accord sectoriel l’abaisse.',
  'Only if an intermediate product is sold: register the access and hand its number down the chain; benefit-sharing then falls on the maker of the finished product.':
    'Seulement si un produit intermédiaire est vendu : enregistrer l’accès et transmettre son numéro le long de la chaîne ; le partage des avantages incombe alors au fabricant du produit fini.',
  'Before the sale, find out who is the last link in the chain of the reproductive material and whether the species is introduced.':
    'Avant la vente, déterminer qui est le dernier maillon de la chaîne du matériel de reproduction et si l’espèce est introduite.',
  'Keep the evidence that the species is introduced, and check the lists of the Ministry of Agriculture (MAPA).':
    'Conserver la preuve que l’espèce est introduite, et vérifier les listes du ministère de l’Agriculture (MAPA).',
  'Record substrate, place and date of the isolation and, for a strain from abroad, keep the import papers.':
    'Noter le substrat, le lieu et la date de l’isolement et, pour une souche venue de l’étranger, conserver les documents d’importation.',
  'Before the work starts, write down why the activity is outside research and development.':
    'Avant le début des travaux, noter pourquoi l’activité est hors de la recherche et du développement.',
  'Link the accession to the registration of its shipment, or to proof that it was received before 30 June 2000.':
    'Relier l’accession à l’enregistrement de son envoi, ou à la preuve qu’elle a été reçue avant le 30 juin 2000.',
  'Write down the purpose, and register in SisGen before the work turns into research.':
    'Noter le but, et enregistrer dans SisGen avant que le travail ne devienne de la recherche.',
  'Before the knowledge is used, get the consent of the indigenous or traditional community in documented form: signed, recorded, by official opinion or by community protocol.':
    'Avant l’utilisation des connaissances, obtenir le consentement de la communauté autochtone ou traditionnelle sous forme documentée : signé, enregistré, par avis officiel ou par protocole communautaire.',
  'Before the access, apply through SisGen for the prior authorisation of the Genetic Heritage Council (CGen), with the consent of the defence council or the navy.':
    'Avant l’accès, demander par SisGen l’autorisation préalable du Conseil du patrimoine génétique (CGen), avec l’accord du conseil de défense ou de la marine.',
  'Before the use, ask the Comisión Nacional para la Gestión de la Biodiversidad (CONAGEBIO) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à la commission nationale pour la gestion de la biodiversité (CONAGEBIO) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Check agreements of the time with the biodiversity institute (INBio) or the parks for clauses on benefit-sharing, and keep them.':
    'Chercher dans les accords de l’époque avec l’institut de la biodiversité (INBio) ou les parcs les clauses sur le partage des avantages, et les conserver.',
  'Keep the collecting and export papers that prove the date of access.':
    'Conserver les documents de collecte et d’exportation qui prouvent la date d’accès.',
  'Before the access, apply on the platform of CONAGEBIO, the biodiversity commission, for the right permit: basic research, bioprospecting or economic use.':
    'Avant l’accès, demander sur la plateforme de la CONAGEBIO, la commission de la biodiversité, le permis qui convient : recherche fondamentale, bioprospection ou exploitation économique.',
  'Before applying for the permit, negotiate the prior informed consent of the provider (land owner, conservation area, ex situ holder or indigenous territory), and attach it.':
    'Avant la demande de permis, négocier le consentement préalable donné en connaissance de cause du fournisseur (propriétaire de la terre, aire de conservation, détenteur ex situ ou territoire autochtone), et le joindre.',
  'Before applying for the permit, negotiate the prior informed consent of the provider (conservation area, ex situ holder or indigenous territory), and attach it.':
    'Avant la demande de permis, négocier le consentement préalable donné en connaissance de cause du fournisseur (aire de conservation, détenteur ex situ ou territoire autochtone), et le joindre.',
  'Before applying, name a representative resident in Costa Rica.':
    'Avant la demande, désigner un représentant résidant au Costa Rica.',
  'In the consent, agree the share of the conservation area, owner or indigenous people: up to one tenth of the research budget and up to half of the royalties (not verified).':
    'Dans le consentement, convenir de la part de l’aire de conservation, du propriétaire ou du peuple autochtone : jusqu’à un dixième du budget de recherche et jusqu’à la moitié des redevances (non vérifié).',
  'Before collecting, get the research and collecting permit of the conservation area (SINAC).':
    'Avant la collecte, obtenir le permis de recherche et de collecte de l’aire de conservation (SINAC).',
  'Before the material is received, sign the transfer agreement of the registered collection.':
    'Avant la réception du matériel, signer l’accord de transfert de la collection enregistrée.',
  'Before the patent or variety right is granted, have certificate of origin and consent ready for the consultation of CONAGEBIO, the biodiversity commission, which answers within 15 working days.':
    'Avant la délivrance du brevet ou du droit d’obtention, tenir prêts le certificat d’origine et le consentement pour la consultation de la CONAGEBIO, la commission de la biodiversité, qui répond dans les 15 jours ouvrables.',
  'Before the access, get the consent of the indigenous territory or community.':
    'Avant l’accès, obtenir le consentement du territoire ou de la communauté autochtone.',
  'Before the use, ask the authority competent for the species or for the protected area in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à l’autorité compétente pour l’espèce ou pour l’aire protégée si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before any further use, find the access or framework contract; if there is none, ask the competent authority what can still be done: the window for regularisation closed on 19 July 2022.':
    'Avant toute autre utilisation, retrouver le contrat d’accès ou le contrat-cadre ; s’il n’y en a pas, demander à l’autorité compétente ce qui est encore possible : le délai de régularisation a pris fin le 19 juillet 2022.',
  'Before the use, get a copy of the contract and check that it covers the intended use and the transfer abroad.':
    'Avant l’utilisation, obtenir une copie du contrat et vérifier qu’il couvre l’utilisation prévue et le transfert à l’étranger.',
  'Before the access, apply to the competent authority for the access contract and sign it; foreign applicants involve a national support institution.':
    'Avant l’accès, demander le contrat d’accès à l’autorité compétente et le signer ; les demandeurs étrangers associent une institution nationale d’appui.',
  'Send the competent authority the periodic reports that the contract fixes.':
    'Envoyer à l’autorité compétente les rapports périodiques que fixe le contrat.',
  'Before the access, get the authorisation for non-commercial access and sign the simplified contract; plan about 30 working days.':
    'Avant l’accès, obtenir l’autorisation d’accès non commercial et signer le contrat simplifié ; prévoir quelque 30 jours ouvrables.',
  'Before collecting, get the research and collecting permit and the export permit.':
    'Avant la collecte, obtenir le permis de recherche et de collecte et le permis d’exportation.',
  'Before the work starts, ask the competent authority in writing whether it is basic taxonomy or access.':
    'Avant le début des travaux, demander par écrit à l’autorité compétente s’il s’agit de taxonomie de base ou d’un accès.',
  'Before the use, check the origin of the accession and get the authorisation or contract.':
    'Avant l’utilisation, vérifier l’origine de l’accession et obtenir l’autorisation ou le contrat.',
  'Before the material is passed on, check the clause on third parties, and ask for consent if it is silent.':
    'Avant de transmettre le matériel, vérifier la clause sur les tiers, et demander le consentement si elle n’en dit rien.',
  'File the number of the authorisation or contract with the accession.':
    'Garder au dossier le numéro de l’autorisation ou du contrat avec l’accession.',
  'Before the knowledge is used, get the consent of the representative organisation, and register the licence with the intellectual property institute (INDECOPI).':
    'Avant l’utilisation des connaissances, obtenir le consentement de l’organisation représentative, et enregistrer la licence auprès de l’institut de la propriété intellectuelle (INDECOPI).',
  'Before the use, ask the Subsecretaría de Ambiente de la Nación (former environment ministry) in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit à la Subsecretaría de Ambiente de la Nación (ancien ministère de l’Environnement) si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the use, ask the province of origin in writing whether it had an access law when the material was taken; Misiones, Neuquén and Río Negro are known to have had one.':
    'Avant l’utilisation, demander par écrit à la province d’origine si elle avait une loi sur l’accès quand le matériel a été pris ; on sait que Misiones, Neuquén et Río Negro en avaient une.',
  'Before the use, get a copy of the authorisation and the terms that the national environment authority gave at the time.':
    'Avant l’utilisation, obtenir une copie de l’autorisation et des conditions données à l’époque par l’autorité nationale de l’environnement.',
  'Before the access, apply to the authority of the province of origin: for the access authorisation if the aim is not commercial, for the benefit-sharing contract if it is.':
    'Avant l’accès, s’adresser à l’autorité de la province d’origine : pour l’autorisation d’accès si le but n’est pas commercial, pour le contrat de partage des avantages s’il l’est.',
  'Before samples leave the country, register with the national environment authority (Subsecretaría de Ambiente) and get the compliance certificate and the export authorisation.':
    'Avant que les échantillons quittent le pays, s’enregistrer auprès de l’autorité nationale de l’environnement (Subsecretaría de Ambiente) et obtenir le certificat de conformité et l’autorisation d’exportation.',
  'Before the use, find the province of isolation in the record of the culture collection, for its authority gives the permission.':
    'Avant l’utilisation, trouver la province d’isolement dans la fiche de la collection de cultures, car son autorité donne l’autorisation.',
  'Before the access, get the research permit of the National Parks Administration (Administración de Parques Nacionales) and agree its bioprospecting terms.':
    'Avant l’accès, obtenir le permis de recherche de l’administration des parcs nationaux (Administración de Parques Nacionales) et convenir de ses conditions de bioprospection.',
  'Before the use, ask the National Seed Institute (INASE) and the agriculture secretariat in writing whether the province must consent, in particular for wild relatives and landraces.':
    'Avant l’utilisation, demander par écrit à l’institut national des semences (INASE) et au secrétariat de l’agriculture si la province doit consentir, en particulier pour les parents sauvages et les variétés locales.',
  'Before filing, check that the contract with the province covers intellectual property, and show it to the patent office (INPI).':
    'Avant le dépôt, vérifier que le contrat avec la province couvre la propriété intellectuelle, et le présenter à l’office des brevets (INPI).',
  'Before collecting, get the collecting permit and the export authorisation of the province.':
    'Avant la collecte, obtenir le permis de collecte et l’autorisation d’exportation de la province.',
  'Before the knowledge is used, get the consent of the community and agree terms with it; the National Institute of Indigenous Affairs (INAI) can name its representatives.':
    'Avant l’utilisation des connaissances, obtenir le consentement de la communauté et convenir des conditions avec elle ; l’institut national des affaires autochtones (INAI) peut nommer ses représentants.',
  'Before the use, ask the environment ministry in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au ministère de l’Environnement si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the use, get the authorisation or collecting permit of the time; many projects had only the scientific permit, which excludes commercial use.':
    'Avant l’utilisation, obtenir l’autorisation ou le permis de collecte de l’époque ; beaucoup de projets n’avaient que le permis scientifique, qui exclut l’utilisation commerciale.',
  'Before the use, apply to the environment ministry (SEMARNAT) for the authorisation for biotechnological use of wild species, with the express prior informed consent of the land owner or possessor.':
    'Avant l’utilisation, demander au ministère de l’Environnement (SEMARNAT) l’autorisation d’utilisation biotechnologique d’espèces sauvages, avec le consentement préalable exprès, donné en connaissance de cause, du propriétaire ou du possesseur de la terre.',
  'Before the use, apply to the environment ministry (SEMARNAT) for the authorisation for biotechnological use of wild species.':
    'Avant l’utilisation, demander au ministère de l’Environnement (SEMARNAT) l’autorisation d’utilisation biotechnologique d’espèces sauvages.',
  'Before the use, agree written benefit-sharing terms with the provider, and ask for an internationally recognised certificate.':
    'Avant l’utilisation, convenir par écrit avec le fournisseur des conditions du partage des avantages, et demander un certificat reconnu à l’échelle internationale.',
  'Before the access, ask the seed service (SNICS) for consent and terms for agricultural genetic resources; native maize needs special care.':
    'Avant l’accès, demander au service des semences (SNICS) le consentement et les conditions pour les ressources génétiques agricoles ; le maïs natif exige un soin particulier.',
  'Before applying for the collecting permit, find a Mexican counterpart institution.':
    'Avant la demande du permis de collecte, trouver une institution mexicaine partenaire.',
  'Before the material is passed on, check the agreed terms and hand them on in writing.':
    'Avant de transmettre le matériel, vérifier les conditions convenues et les transmettre par écrit.',
  'Before filing, check that the agreed terms cover intellectual property.':
    'Avant le dépôt, vérifier que les conditions convenues couvrent la propriété intellectuelle.',
  'Before the knowledge is used, get the consent of the community through its own institutions, and share benefits.':
    'Avant l’utilisation des connaissances, obtenir le consentement de la communauté par ses propres institutions, et partager les avantages.',
  'Only for forest biological or genetic resources: get the authorisation of the environment ministry (SEMARNAT) under the forest law (Art. 86) before collecting.':
    'Seulement pour les ressources biologiques ou génétiques forestières : obtenir l’autorisation du ministère de l’Environnement (SEMARNAT) selon la loi forestière (art. 86) avant la collecte.',
  'Before the use, ask the Ministerio de Ambiente y Desarrollo Sostenible in writing whether its rules cover the case, and file the answer.':
    'Avant l’utilisation, demander par écrit au Ministerio de Ambiente y Desarrollo Sostenible si ses règles couvrent le cas, et verser la réponse au dossier.',
  'Before the use, get the access contract or the proof that regularisation was requested in time and granted.':
    'Avant l’utilisation, obtenir le contrat d’accès ou la preuve que la régularisation a été demandée à temps et accordée.',
  'Before the access, apply to the environment ministry for the access contract for genetic resources and their derived products.':
    'Avant l’accès, demander au ministère de l’Environnement le contrat d’accès aux ressources génétiques et à leurs produits dérivés.',
  'Only if collecting takes place on indigenous or Afro-Colombian lands: clarify prior consultation with the Ministry of the Interior before it starts.':
    'Seulement si la collecte a lieu sur des terres autochtones ou afro-colombiennes : clarifier la consultation préalable avec le ministère de l’Intérieur avant qu’elle commence.',
  'Before the work starts, check that the framework permit of the Colombian institution covers the project and the export of samples.':
    'Avant le début des travaux, vérifier que le permis-cadre de l’institution colombienne couvre le projet et l’exportation des échantillons.',
  'Before collecting, get the collecting permit and the export authorisation of the environmental licensing authority (ANLA).':
    'Avant la collecte, obtenir le permis de collecte et l’autorisation d’exportation de l’autorité des licences environnementales (ANLA).',
  'Before the use, check that the collection is registered with the Humboldt Institute.':
    'Avant l’utilisation, vérifier que la collection est enregistrée auprès de l’institut Humboldt.',
  'Before the work starts, ask the environment ministry in writing whether it is basic systematics or access, and file the answer.':
    'Avant le début des travaux, demander par écrit au ministère de l’Environnement s’il s’agit de systématique de base ou d’un accès, et verser la réponse au dossier.',
  'Before the knowledge is used, agree with the community the annex to the access contract and its share of the benefits.':
    'Avant l’utilisation des connaissances, convenir avec la communauté de l’annexe au contrat d’accès et de sa part des avantages.',
}
