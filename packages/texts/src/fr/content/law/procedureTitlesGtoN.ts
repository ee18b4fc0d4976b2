import type { ContentTexts } from '../../../content.ts'

/** Titles of procedures, which letters have too, whose English words begin with G to N. */
export const procedureTitlesGtoN: ContentTexts = {
  'Get a Commonwealth permit to access biological resources for non-commercial purposes':
    'Obtenir un permis du Commonwealth d’accès à des ressources biologiques à des fins non commerciales',
  'Get a Commonwealth permit with benefit-sharing agreement for commercial or potentially commercial purposes':
    'Obtenir un permis du Commonwealth avec accord de partage des avantages à des fins commerciales ou potentiellement commerciales',
  'Get approval and the export certificate for protected wild plants':
    'Obtenir l’approbation et le certificat d’exportation de plantes sauvages protégées',
  'Get approval before applying for intellectual property':
    'Obtenir l’approbation avant une demande de propriété intellectuelle',
  'Get approval for a field survey by foreigners of protected wild plants':
    'Obtenir l’approbation d’un relevé de terrain de plantes sauvages protégées par des étrangers',
  'Get approval for foreign access to other Chinese biological resources':
    'Obtenir l’approbation de l’accès d’étrangers à d’autres ressources biologiques chinoises',
  'Get approval for international research cooperation on Chinese human genetic resources':
    'Obtenir l’approbation d’une coopération internationale de recherche sur des ressources génétiques humaines chinoises',
  'Get approval for joint research in China with foreigners on listed livestock genetic resources':
    'Obtenir l’approbation d’une recherche commune en Chine avec des étrangers sur des ressources génétiques d’élevage inscrites',
  'Get approval for marine scientific research': 'Obtenir l’approbation d’une recherche scientifique marine',
  'Get approval to collect or bank human genetic resources (Chinese units only)':
    'Obtenir l’approbation de collecter ou de conserver des ressources génétiques humaines (unités chinoises seulement)',
  'Get approval to give crop germplasm abroad or to use it jointly with foreigners':
    'Obtenir l’approbation de donner à l’étranger du matériel génétique de cultures ou de l’utiliser avec des étrangers',
  'Get approval to give forest tree germplasm abroad or to use it jointly with foreigners':
    'Obtenir l’approbation de donner à l’étranger du matériel génétique d’arbres forestiers ou de l’utiliser avec des étrangers',
  'Get approval to send listed livestock or poultry genetic resources abroad':
    'Obtenir l’approbation d’envoyer à l’étranger des ressources génétiques inscrites de bétail ou de volaille',
  'Get approval to take listed wild biological resources out of Korea':
    'Obtenir l’approbation de sortir de Corée des ressources biologiques sauvages inscrites',
  'Get collecting and export permits for specimens': 'Obtenir les permis de collecte et d’exportation de spécimens',
  'Get consent of customary land owners': 'Obtenir le consentement des propriétaires coutumiers de la terre',
  'Get crop resources under the standard agreement': 'Obtenir des ressources de cultures selon l’accord type',
  'Get cultivated and treaty material': 'Obtenir du matériel cultivé et du matériel du Traité',
  'Get national plant genetic resources from the gene bank':
    'Obtenir de la banque de gènes des ressources phytogénétiques nationales',
  'Get permission and sign the profit-sharing agreement for commercial use of domestic or wild plants':
    'Obtenir l’autorisation et signer l’accord de partage des profits pour l’utilisation commerciale de plantes domestiques ou sauvages',
  'Get permission for research use, entry and exit of aquatic genetic resources':
    'Obtenir l’autorisation d’utilisation en recherche, d’entrée et de sortie de ressources génétiques aquatiques',
  'Get permission of NRCT for foreign researchers': 'Obtenir l’autorisation du NRCT pour les chercheurs étrangers',
  'Get permission of the ocean ministry for marine and fisheries resources':
    'Obtenir l’autorisation du ministère des Océans pour les ressources marines et halieutiques',
  'Get permission to take genetic resources abroad for study or non-commercial research':
    'Obtenir l’autorisation d’emporter des ressources génétiques à l’étranger pour des études ou une recherche non commerciale',
  'Get permission to use or export native farm animal genetic resources':
    'Obtenir l’autorisation d’utiliser ou d’exporter des ressources génétiques d’animaux d’élevage locaux',
  'Get permission to use registered Thai traditional medicine knowledge':
    'Obtenir l’autorisation d’utiliser des connaissances enregistrées de médecine traditionnelle thaïe',
  'Get prior approval of the National Committee on Biodiversity':
    'Obtenir l’approbation préalable du comité national de la biodiversité',
  'Get prior permission to use traditional knowledge':
    'Obtenir l’autorisation préalable d’utiliser des connaissances traditionnelles',
  'Get provisional access in an emergency': 'Obtenir un accès provisoire en cas d’urgence',
  'Get research approval of the Cultural Centre for traditional knowledge':
    'Obtenir du centre culturel l’approbation de la recherche sur des connaissances traditionnelles',
  'Get the Sabah access licence': 'Obtenir la licence d’accès du Sabah',
  'Get the Sabah export licence': 'Obtenir la licence d’exportation du Sabah',
  'Get the Wildlife Act authority to catch, hold or export protected wildlife':
    'Obtenir l’autorisation du Wildlife Act pour capturer, détenir ou exporter des animaux protégés',
  'Get the access and collection permit': 'Obtenir le permis d’accès et de collecte',
  'Get the access permit and the international certificate': 'Obtenir le permis d’accès et le certificat international',
  'Get the authorisation of the Council of Ministers to access biological resources':
    'Obtenir l’autorisation du conseil des ministres pour l’accès aux ressources biologiques',
  'Get the authorisation of the South Province to collect and use natural resources':
    'Obtenir l’autorisation de la province Sud de collecter et d’utiliser des ressources naturelles',
  'Get the biodiversity or bioprospecting research permit under the Protected Areas Act 2010':
    'Obtenir le permis de recherche sur la biodiversité ou de bioprospection selon le Protected Areas Act 2010',
  'Get the bioprospecting permit': 'Obtenir le permis de bioprospection',
  'Get the bioprospecting permit in the Northern Territory':
    'Obtenir le permis de bioprospection dans le Territoire du Nord',
  'Get the certificate for taking human genetic material out of China':
    'Obtenir le certificat pour sortir de Chine du matériel génétique humain',
  'Get the certificate of origin for cultivated medicinal plants':
    'Obtenir le certificat d’origine de plantes médicinales cultivées',
  'Get the collecting and entry permit of the area or species authority':
    'Obtenir le permis de collecte et d’entrée de l’autorité de l’aire ou de l’espèce',
  'Get the collecting licence for nationally protected wild plants':
    'Obtenir la licence de collecte de plantes sauvages protégées au niveau national',
  'Get the collecting or quota permit': 'Obtenir le permis de collecte ou de quota',
  'Get the collecting permit and the supplier agreement': 'Obtenir le permis de collecte et l’accord du fournisseur',
  'Get the collection authority, plan and benefit-sharing agreement for biodiscovery in Queensland':
    'Obtenir l’autorisation de collecte, le plan et l’accord de partage des avantages pour la biodécouverte au Queensland',
  'Get the consent of the owners and ask for the research permit':
    'Obtenir le consentement des propriétaires et demander le permis de recherche',
  'Get the consent to take protected species abroad':
    'Obtenir le consentement d’emporter des espèces protégées à l’étranger',
  'Get the exemption for protected species in the South Province':
    'Obtenir la dérogation pour espèces protégées dans la province Sud',
  'Get the export permit for wildlife': 'Obtenir le permis d’exportation de faune et de flore sauvages',
  'Get the foreign research permit of BRIN': 'Obtenir le permis de recherche pour étrangers du BRIN',
  'Get the gratuitous permit for aquatic wildlife': 'Obtenir le permis gratuit pour la faune aquatique',
  'Get the licence for micro-organisms of geothermal areas':
    'Obtenir la licence pour les micro-organismes de zones géothermiques',
  'Get the licence for trade in wild specimens': 'Obtenir la licence de commerce de spécimens sauvages',
  'Get the material transfer agreement approved': 'Faire approuver l’accord de transfert de matériel',
  "Get the ministry's approval to import or export genetic resources":
    'Obtenir l’approbation du ministère pour importer ou exporter des ressources génétiques',
  "Get the owner's consent; no State permit is needed for Japanese genetic resources":
    'Obtenir le consentement du propriétaire ; aucun permis de l’État n’est nécessaire pour les ressources génétiques japonaises',
  'Get the permission and contract for genetic resources':
    'Obtenir l’autorisation et le contrat pour les ressources génétiques',
  'Get the permit for access, use or export of genetic resources':
    'Obtenir le permis d’accès, d’utilisation ou d’exportation de ressources génétiques',
  'Get the permit for commercial or potentially commercial access (Act 795)':
    'Obtenir le permis d’accès commercial ou potentiellement commercial (loi 795)',
  'Get the permit for non-commercial access (Act 795)': 'Obtenir le permis d’accès non commercial (loi 795)',
  'Get the permit for plant genetic resources for food and agriculture':
    'Obtenir le permis pour les ressources phytogénétiques pour l’alimentation et l’agriculture',
  'Get the permit of the local competent authority for genetic resources':
    'Obtenir le permis de l’autorité locale compétente pour les ressources génétiques',
  'Get the permit to access genetic resources of wild species':
    'Obtenir le permis d’accès aux ressources génétiques d’espèces sauvages',
  'Get the permit to bring plant genetic resources out of or into Indonesia for research':
    'Obtenir le permis de sortie ou d’entrée de ressources phytogénétiques en Indonésie pour la recherche',
  'Get the permit to collect mother specimens of protected wild species for breeding or growing':
    'Obtenir le permis de collecter des spécimens souches d’espèces sauvages protégées pour la reproduction ou la culture',
  'Get the research and collection authorisation of the Department of Conservation':
    'Obtenir l’autorisation de recherche et de collecte du Department of Conservation',
  'Get the research and export permit of the Nature Conservation Division':
    'Obtenir le permis de recherche et d’exportation de la division de la conservation de la nature',
  'Get the research permission of the Forest Department Sarawak for non-commercial fieldwork':
    'Obtenir l’autorisation de recherche du service des forêts du Sarawak pour le travail de terrain non commercial',
  'Get the research permit': 'Obtenir le permis de recherche',
  'Get the research permit and agreement in Sarawak': 'Obtenir le permis de recherche et l’accord au Sarawak',
  'Get the research permit of the Department of National Parks and Wildlife Conservation':
    'Obtenir le permis de recherche du service des parcs nationaux et de la conservation de la faune',
  'Get the research permit of the Department of Wildlife Conservation':
    'Obtenir le permis de recherche du service de la conservation de la faune',
  'Get the research permit of the education ministry': 'Obtenir le permis de recherche du ministère de l’Éducation',
  'Get the researcher visa and project approval': 'Obtenir le visa de chercheur et l’approbation du projet',
  'Get the scientific collecting permit': 'Obtenir le permis de collecte scientifique',
  'Get the state collecting permit outside Queensland and the Northern Territory':
    'Obtenir le permis de collecte de l’État hors du Queensland et du Territoire du Nord',
  'Get the wildlife export permit for samples':
    'Obtenir le permis d’exportation d’échantillons de faune et de flore sauvages',
  'Get the wildlife gratuitous permit for non-commercial research':
    'Obtenir le permis gratuit pour la recherche non commerciale sur la faune et la flore sauvages',
  'Give prior intimation to the State Biodiversity Board for commercial use by Indian users':
    'Donner un avis préalable au conseil de la biodiversité de l’État pour l’utilisation commerciale par des utilisateurs indiens',
  'Hand the access authorisation or contract to INDECOPI with the IP application':
    'Remettre l’autorisation ou le contrat d’accès à l’INDECOPI avec la demande de propriété intellectuelle',
  'Have a best practice recognised by the Commission': 'Faire reconnaître une bonne pratique par la Commission',
  'Have a change or a suspension of the authorisation or contract approved':
    'Faire approuver une modification ou une suspension de l’autorisation ou du contrat',
  'Have a collection or best practice recognised': 'Faire reconnaître une collection ou une bonne pratique',
  'Have genetic resources or knowledge entered in the national register':
    'Faire inscrire des ressources génétiques ou des connaissances au registre national',
  'Have the commune certify the contract': 'Faire certifier le contrat par la commune',
  'Hold collecting and entry permits and the consent of the land owner':
    'Détenir les permis de collecte et d’entrée et le consentement du propriétaire de la terre',
  'Hold the collecting permit for non-commercial research':
    'Détenir le permis de collecte pour une recherche non commerciale',
  'Hold the park research and collection permit': 'Détenir le permis de recherche et de collecte du parc',
  'Keep consent and permits where no ABS law applies':
    'Conserver le consentement et les permis là où aucune loi d’APA ne s’applique',
  'Keep the due diligence file for use in the UK':
    'Conserver le dossier de diligence nécessaire pour l’utilisation au Royaume-Uni',
  'Lodge the statement on native resources and traditional knowledge with the patent office':
    'Remettre à l’office des brevets la déclaration sur les ressources indigènes et les connaissances traditionnelles',
  'Meet the traditional knowledge obligation in Queensland':
    'Remplir l’obligation sur les connaissances traditionnelles au Queensland',
  'Mendoza: ask the provincial directorate for research and access authorisation':
    'Mendoza : demander à la direction provinciale l’autorisation de recherche et d’accès',
  'Misiones, Neuquén, Río Negro: apply under the provincial access law':
    'Misiones, Neuquén, Río Negro : adresser la demande selon la loi provinciale sur l’accès',
  'Negotiate a new agreement before filing for intellectual property':
    'Négocier un nouvel accord avant une demande de propriété intellectuelle',
  'Negotiate and sign the access contract for commercial purposes':
    'Négocier et signer le contrat d’accès à des fins commerciales',
  'Negotiate the benefit-sharing agreement': 'Négocier l’accord de partage des avantages',
  'Negotiate the mutually agreed terms and have them validated':
    'Négocier les conditions convenues d’un commun accord et les faire valider',
  'Negotiate the prior informed consent with the provider':
    'Négocier avec le fournisseur le consentement préalable donné en connaissance de cause',
  'Notify FOEN before market approval or commercialisation':
    'Notifier l’OFEV avant l’autorisation de mise sur le marché ou la commercialisation',
  'Notify a new taxon and deposit the voucher specimen in a designated repository':
    'Notifier un nouveau taxon et déposer le spécimen de référence dans un dépôt désigné',
  'Notify after collection': 'Notifier après la collecte',
  'Notify collection in situ beforehand and get the batch identifier':
    'Notifier d’avance la collecte in situ et obtenir l’identifiant de lot',
  'Notify commercial use of Belgian federal genetic resources and agree terms':
    'Notifier l’utilisation commerciale de ressources génétiques fédérales belges et convenir des conditions',
  'Notify non-commercial use of Belgian federal genetic resources':
    'Notifier l’utilisation non commerciale de ressources génétiques fédérales belges',
  'Notify the Minister before discovery-phase bioprospecting':
    'Notifier le ministre avant la bioprospection de la phase de découverte',
  'Notify the deposit of a novel micro-organism in a foreign repository':
    'Notifier le dépôt d’un nouveau micro-organisme dans une collection étrangère',
  'Notify the finished product or reproductive material in SisGen and file the benefit-sharing agreement':
    'Notifier le produit fini ou le matériel de reproduction dans SisGen et déposer l’accord de partage des avantages',
  'Notify the import of foreign genetic resources': 'Notifier l’importation de ressources génétiques étrangères',
  'Notify the use of Walloon genetic resources': 'Notifier l’utilisation de ressources génétiques wallonnes',
  'Notify use of Swiss resources before marketing':
    'Notifier l’utilisation de ressources suisses avant la commercialisation',
  'Notify utilisation, products and sales': 'Notifier l’utilisation, les produits et les ventes',
}
