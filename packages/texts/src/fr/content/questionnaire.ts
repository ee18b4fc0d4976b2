import type { ContentTexts } from '../../content.ts'

/** The pages of the questionnaire up to the use. */
export const questionnaire: ContentTexts = {
  'Genetic resource': 'Ressource génétique',
  'What is it?': 'Qu’est-ce que c’est ?',
  'What kind of organism does it come from?': 'De quel type d’organisme cela provient-il ?',
  'The group decides which special rules we ask about later. Of human material little is asked: most countries leave it to other law.':
    'Le groupe détermine les règles particulières sur lesquelles nous vous interrogerons. Sur le matériel humain, peu de questions : la plupart des pays le laissent à d’autres lois.',
  Plant: 'Plante',
  'Animal (incl. insects, mites, nematodes)': 'Animal (y compris insectes, acariens, nématodes)',
  'Fungus or yeast': 'Champignon ou levure',
  'Bacterium or archaeon': 'Bactérie ou archée',
  'Virus or phage': 'Virus ou phage',
  'Alga or protist': 'Algue ou protiste',
  'Soil, water or other mixed sample': 'Sol, eau ou autre échantillon mixte',
  Human: 'Humain',
  'Synthetic or mineral, no organism behind it': 'Synthétique ou minéral, sans organisme à l’origine',
  "I don't know": 'Je ne sais pas',
  'Latin name': 'Nom latin',
  "Genus and species, e.g. Zea mays. For mixed samples enter 'metagenome'. We use the name for the crop list of the International Treaty and for country rules. Genus alone is enough to start.":
    'Genre et espèce, p. ex. Zea mays. Pour des échantillons mixtes, indiquez « metagenome ». Le nom sert pour la liste des plantes cultivées du Traité international et pour les règles des pays. Le genre seul suffit pour commencer.',
  'Not identified yet': 'Pas encore identifié',
  'Strain, accession, cultivar or batch': 'Souche, accession, cultivar ou lot',
  'The number on the label. It ties this assessment to the tube or bag on the shelf.':
    'Le numéro de l’étiquette. Il relie cette évaluation au tube ou au sac sur l’étagère.',
  'Which description fits best?': 'Quelle description convient le mieux ?',
  'Established laboratory strains and commercial plant varieties have rules of their own.':
    'Les souches de laboratoire établies et les variétés végétales commerciales ont leurs propres règles.',
  'Wild, or isolated from nature': 'Sauvage, ou isolé de la nature',
  "Landrace or farmers' variety, local breed": 'Variété de pays ou paysanne, race locale',
  'Accession of a genebank or culture collection': 'Accession d’une banque de gènes ou d’une collection de cultures',
  'Commercial variety, breed or product strain': 'Variété, race ou souche commerciale',
  'Laboratory strain or model organism': 'Souche de laboratoire ou organisme modèle',
  'Biological control organism': 'Organisme de lutte biologique',
  'Treated as wild material.': 'Traité comme du matériel sauvage.',
  'Is it uniform, kept on purpose, with a traceable pedigree, and supplied to other laboratories?':
    'Est-elle uniforme, conservée à dessein, de généalogie traçable et fournie à d’autres laboratoires ?',
  'All four. A recent isolate in your own freezer is not a laboratory strain.':
    'Les quatre conditions. Un isolat récent dans votre congélateur n’est pas une souche de laboratoire.',
  'Yes, and I can show it': 'Oui, et je peux le prouver',
  No: 'Non',
  'Provider country and region': 'Pays fournisseur et région',
  'Where does it come from?': 'D’où vient-il ?',
  'Where was it first taken from nature, farm or market?':
    'Où a-t-il d’abord été prélevé dans la nature, une ferme ou un marché ?',
  'Not where you ordered it. A strain ordered in Germany but isolated from Brazilian soil comes from Brazil.':
    'Non pas là où vous l’avez commandé. Une souche commandée en Allemagne mais isolée d’un sol brésilien vient du Brésil.',
  'In a country (its waters and overseas territories included)':
    'Dans un pays (eaux et territoires d’outre-mer compris)',
  'High seas or international seabed': 'Haute mer ou fonds marins internationaux',
  'Antarctica (south of 60 degrees South)': 'Antarctique (au sud de 60 degrés de latitude sud)',
  Country: 'Pays',
  'The country in which it was first taken. Its law decides on consent. Material from several countries needs an assessment for each of them.':
    'Le pays où il a d’abord été prélevé. Son droit décide du consentement. Du matériel de plusieurs pays demande une évaluation pour chacun d’eux.',
  "I don't know the country": 'Je ne connais pas le pays',
  'State, province or overseas territory': 'État, province ou territoire d’outre-mer',
  'Asked only where the rules differ inside the country.':
    'Demandé seulement si les règles diffèrent à l’intérieur du pays.',
  "I don't know the region": 'Je ne connais pas la région',
  'The strictest region applies.': 'La région la plus stricte s’applique.',
  'Have you searched for the origin and kept a record of it?':
    'Avez-vous cherché l’origine et gardé une trace de cette recherche ?',
  'Supplier, collection, label, publication, sequence record: whom you asked, when, and the answer.':
    'Fournisseur, collection, étiquette, publication, entrée de séquence : à qui vous avez demandé, quand, et la réponse.',
  'Yes, on file': 'Oui, au dossier',
  'Not yet': 'Pas encore',
  'Who gave it to you?': 'Qui vous l’a remis ?',
  'The person or place it came to you from.': 'La personne ou le lieu d’où il vous est parvenu.',
  'Collected by us or for us': 'Collecté par nous ou pour nous',
  'Research partner or colleague': 'Partenaire de recherche ou collègue',
  'Public collection or genebank': 'Collection publique ou banque de gènes',
  'Collection in the EU register': 'Collection du registre de l’UE',
  'Private collection, breeder, garden': 'Collection privée, sélectionneur, jardin',
  'Our own old stock': 'Notre ancien fonds',
  'Commercial supplier': 'Fournisseur commercial',
  'Market, shop or supermarket': 'Marché, magasin ou supermarché',
  'No effect by itself; country and date count.': 'Sans effet en soi ; le pays et la date comptent.',
  'Name of supplier or collection': 'Nom du fournisseur ou de la collection',
  'For the record, and for questions later.': 'Pour la fiche, et pour des questions ultérieures.',
  'On whose land or in whose waters was it taken?': 'Sur quelles terres ou dans quelles eaux a-t-il été prélevé ?',
  'Several can hold. Owners, communities, parks and coastal states have a say of their own, whatever the general law of the country.':
    'Plusieurs réponses sont possibles. Propriétaires, communautés, parcs et États côtiers ont leur mot à dire, quel que soit le droit général du pays.',
  'State or public land': 'Terres publiques ou de l’État',
  'Private land': 'Terrain privé',
  'Land of an indigenous people, tribe or community': 'Terres d’un peuple autochtone, d’une tribu ou d’une communauté',
  'Reserves of First Nations included.': 'Y compris les réserves des Premières Nations.',
  'Park, reserve or sanctuary, on land or at sea': 'Parc, réserve ou sanctuaire, à terre ou en mer',
  'Internal waters of the sea or territorial sea': 'Eaux intérieures de la mer ou mer territoriale',
  'Exclusive economic zone or continental shelf': 'Zone économique exclusive ou plateau continental',
  'The strictest of them applies.': 'La plus stricte s’applique.',
  'Is it an alien species that lives wild where it was taken?':
    'Est-ce une espèce exotique qui vit à l’état sauvage là où elle a été prélevée ?',
  'If so, the country where it was taken is the provider, not its home country. No exemption for invasive species.':
    'Si oui, le pays du prélèvement est le fournisseur, non son pays d’origine. Pas d’exemption pour les espèces envahissantes.',
  Yes: 'Oui',
  'No, native or cultivated there': 'Non, indigène ou cultivée là-bas',
  'Date of initial access': 'Date du premier accès',
  'When was it first taken?': 'Quand a-t-il d’abord été prélevé ?',
  'The day it was first taken in the provider country, not the delivery date. Month, year or "before a day" will do.':
    'Le jour du premier prélèvement dans le pays fournisseur, non la date de livraison. Un mois, une année ou « avant un jour » conviennent.',
  'If you have no date: which period?': 'Sans date : quelle période ?',
  'An honest estimate is fine, but a period proves nothing: if a record shows a date, give that date above; a year or "before a day" will do. Without any date we assume the strictest period.':
    'Une estimation honnête convient, mais une période ne prouve rien : si une trace indique une date, donnez-la ci-dessus ; une année ou « avant un jour » conviennent. Sans aucune date, nous retenons la période la plus stricte.',
  'Before 29 December 1993': 'Avant le 29 décembre 1993',
  'From then until 11 October 2014': 'De cette date au 11 octobre 2014',
  '12 October 2014 or later': 'Le 12 octobre 2014 ou plus tard',
  'What shows the date?': 'Qu’est-ce qui atteste la date ?',
  'A record made at the time, such as a label or an accession book, proves more than a later statement. Legal looks at it before the material is released.':
    'Une trace établie à l’époque, comme une étiquette ou un registre d’entrée, prouve plus qu’une déclaration ultérieure. Les juristes l’examinent avant de libérer le matériel.',
  'Label on the specimen or tube': 'Étiquette sur le spécimen ou le tube',
  'Accession book or collection record': 'Registre d’entrée ou fiche de collection',
  Publication: 'Publication',
  'Invoice or delivery note': 'Facture ou bon de livraison',
  'Collecting or research permit': 'Permis de collecte ou de recherche',
  'Export or import paper': 'Document d’exportation ou d’importation',
  'Another record': 'Une autre trace',
  'Nothing at hand': 'Rien de disponible',
  'Without a record the date counts as not proven.': 'Sans trace, la date compte comme non prouvée.',
  'What does it prove?': 'Que prouve-t-elle ?',
  'Only a date that stands in the record itself is proof.':
    'Seule une date qui figure dans la trace elle-même fait preuve.',
  'When the material was taken: a day, month or year':
    'Quand le matériel a été prélevé : un jour, un mois ou une année',
  'That somebody already held, sold or sent it on that date':
    'Que quelqu’un le détenait, le vendait ou l’envoyait déjà à cette date',
  'Something else, described in the next answer': 'Autre chose, décrit dans la réponse suivante',
  'No date: the date is concluded from it': 'Pas de date : la date en est déduite',
  'The date then counts as not proven.': 'La date compte alors comme non prouvée.',
  'Which record is it, and where is it kept?': 'De quelle trace s’agit-il, et où est-elle conservée ?',
  'Name the entry and the place, so that somebody else finds it: accession book of our herbarium, entry 1991/204, room 12.':
    'Nommez l’entrée et le lieu, pour que quelqu’un d’autre la trouve : registre d’entrée de notre herbier, entrée 1991/204, salle 12.',
  'Intended use and date': 'Utilisation prévue et date',
  'What will you do with it?': 'Qu’en ferez-vous ?',
  'Intended use': 'Utilisation prévue',
  'Choose everything planned for the next stage. Later uses get an assessment of their own. Each use is explained in the glossary.':
    'Choisissez tout ce qui est prévu pour la prochaine étape. Les utilisations ultérieures ont leur propre évaluation. Chaque utilisation est expliquée dans le glossaire.',
  'When does this use start?': 'Quand cette utilisation commence-t-elle ?',
  'Some countries look at the date of use, even for old material. A planned date is fine.':
    'Certains pays regardent la date d’utilisation, même pour du matériel ancien. Une date prévue convient.',
  'Does the work bring new knowledge about genes or natural chemistry of the material?':
    'Le travail apporte-t-il des connaissances nouvelles sur les gènes ou la chimie naturelle du matériel ?',
  'Asked when a chosen use can be either. The short questions of that use help to decide. If unsure we treat it as yes.':
    'Demandé lorsqu’une utilisation choisie peut être l’un ou l’autre. Ses questions brèves aident à décider. En cas de doute, nous retenons oui.',
  'Where will the work be done?': 'Où le travail sera-t-il fait ?',
  'EU, UK and Switzerland have compliance rules for R&D done there. Affiliates and contractors count.':
    'L’UE, le Royaume-Uni et la Suisse ont des règles de conformité pour la R-D qui y est menée. Les filiales et sous-traitants comptent.',
  'European Union': 'Union européenne',
  'United Kingdom': 'Royaume-Uni',
  Switzerland: 'Suisse',
  'In the provider country': 'Dans le pays fournisseur',
  Elsewhere: 'Ailleurs',
  'In which country is the user established?': 'Dans quel pays l’utilisateur est-il établi ?',
  'The BBNJ Agreement on the high seas binds its Parties and those who work under their law.':
    'L’Accord BBNJ sur la haute mer lie ses Parties et ceux qui travaillent sous leur droit.',
  'Where is the user established?': 'Où l’utilisateur est-il établi ?',
  'Several countries treat their own people and organisations differently. National means established in the provider country and not controlled from abroad.':
    'Plusieurs pays traitent différemment leurs ressortissants et organismes. National signifie établi dans le pays fournisseur et non contrôlé de l’étranger.',
  'In the provider country, not controlled from abroad': 'Dans le pays fournisseur, non contrôlé de l’étranger',
  'Elsewhere, or controlled from abroad': 'Ailleurs, ou contrôlé de l’étranger',
  'The stricter of the two applies.': 'Le plus strict des deux s’applique.',
  'Is there a commercial intent?': 'Y a-t-il une intention commerciale ?',
  'What you plan now, for you or for those who pay for the work.':
    'Ce que vous prévoyez maintenant, pour vous ou pour ceux qui paient le travail.',
  'Yes, or both': 'Oui, ou les deux',
  'Treated as commercial.': 'Traité comme commercial.',
  'Is the research paid by an external grant?': 'La recherche est-elle payée par une subvention externe ?',
  'In the EU and the UK a declaration is due when research funding is received.':
    'Dans l’UE et au Royaume-Uni, une déclaration est due lorsqu’un financement de recherche est reçu.',
  'Will material, derivatives or data go to others?': 'Du matériel, des dérivés ou des données iront-ils à d’autres ?',
  'Partners, affiliates, service laboratories, customers, collections. Conditions travel with the material.':
    'Partenaires, filiales, laboratoires prestataires, clients, collections. Les conditions suivent le matériel.',
}
