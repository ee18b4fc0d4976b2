import type { ContentTexts } from '../../../content.ts'

/** Titles of procedures, which letters have too, whose English words begin with A to F. */
export const procedureTitlesAtoF: ContentTexts = {
  'Accept the standard material transfer agreement as recipient':
    'Accepter l’accord type de transfert de matériel en tant que bénéficiaire',
  'Add projects or researchers to a framework contract, or change them':
    'Ajouter des projets ou des chercheurs à un contrat-cadre, ou les changer',
  'Add the consent of the park service or of the indigenous organisation':
    'Ajouter le consentement du service des parcs ou de l’organisation autochtone',
  'Agree a contract with the provider through the environment directorate':
    'Convenir d’un contrat avec le fournisseur par la direction de l’environnement',
  'Agree consent and benefit-sharing terms before commercial use':
    'Convenir du consentement et du partage des avantages avant l’utilisation commerciale',
  'Agree in writing on access to Bulgarian genetic resources':
    'Convenir par écrit de l’accès aux ressources génétiques bulgares',
  'Agree on benefit-sharing with the provider and have the terms confirmed':
    'Convenir du partage des avantages avec le fournisseur et faire confirmer les conditions',
  'Agree the annex on traditional knowledge': 'Convenir de l’annexe sur les connaissances traditionnelles',
  'Agree with the holder of traditional Chinese medicine knowledge':
    'S’accorder avec le détenteur de connaissances de médecine traditionnelle chinoise',
  'Answer an OPSS inspection or notice': 'Répondre à une inspection ou à un avis de l’OPSS',
  'Answer the BfN in a check': 'Répondre au BfN lors d’un contrôle',
  'Apply for Sami traditional knowledge': 'Demander des connaissances traditionnelles samies',
  'Apply for a bioprospecting, biotrade or integrated biotrade and bioprospecting permit':
    'Demander un permis de bioprospection, de biocommerce ou intégré de biocommerce et de bioprospection',
  'Apply for a research permit on wild animals as a foreigner':
    'Demander, comme étranger, un permis de recherche sur des animaux sauvages',
  'Apply for access and sign the benefit-sharing agreement':
    'Demander l’accès et signer l’accord de partage des avantages',
  'Apply for access and sign the benefit-sharing contract':
    'Demander l’accès et signer le contrat de partage des avantages',
  'Apply for access for commercial use': 'Demander l’accès pour une utilisation commerciale',
  'Apply for access for non-commercial research': 'Demander l’accès pour une recherche non commerciale',
  'Apply for access to Azorean natural resources for science':
    'Demander l’accès aux ressources naturelles des Açores pour la science',
  'Apply for access to crop resources for commercial use':
    'Demander l’accès aux ressources de cultures pour une utilisation commerciale',
  'Apply for access to crop resources for non-commercial research':
    'Demander l’accès aux ressources de cultures pour une recherche non commerciale',
  'Apply for access to genetic resources': 'Demander l’accès aux ressources génétiques',
  'Apply for and negotiate the access contract with the State': 'Demander et négocier le contrat d’accès avec l’État',
  'Apply for and negotiate the individual access contract with the State':
    'Demander et négocier le contrat d’accès individuel avec l’État',
  'Apply for and sign the access contract with the State': 'Demander et signer le contrat d’accès avec l’État',
  'Apply for consent: academic or conservation research':
    'Demander le consentement : recherche académique ou de conservation',
  'Apply for consent: research and development': 'Demander le consentement : recherche et développement',
  'Apply for entry of a Czech collection in the Union register':
    'Demander l’inscription d’une collection tchèque au registre de l’Union',
  'Apply for entry of a German collection in the Union register':
    'Demander l’inscription d’une collection allemande au registre de l’Union',
  'Apply for entry of a Polish collection in the Union register':
    'Demander l’inscription d’une collection polonaise au registre de l’Union',
  'Apply for entry of a Slovak collection in the Union register':
    'Demander l’inscription d’une collection slovaque au registre de l’Union',
  'Apply for entry of a Swedish collection in the Union register':
    'Demander l’inscription d’une collection suédoise au registre de l’Union',
  'Apply for entry of an Estonian collection in the Union register':
    'Demander l’inscription d’une collection estonienne au registre de l’Union',
  'Apply for entry of an Irish collection in the Union register':
    'Demander l’inscription d’une collection irlandaise au registre de l’Union',
  'Apply for prior informed consent': 'Demander le consentement préalable donné en connaissance de cause',
  'Apply for prior informed consent and sign the accessory agreement':
    'Demander le consentement préalable donné en connaissance de cause et signer l’accord accessoire',
  'Apply for the ABS permit': 'Demander le permis d’APA',
  'Apply for the ABS permit and agree terms': 'Demander le permis d’APA et convenir des conditions',
  'Apply for the CONAP research licence': 'Demander la licence de recherche du CONAP',
  'Apply for the Scientific Research and Collecting Permit of a national park':
    'Demander le permis de recherche scientifique et de collecte d’un parc national',
  'Apply for the access permit': 'Demander le permis d’accès',
  'Apply for the access permit and sign the access agreement': 'Demander le permis d’accès et signer l’accord d’accès',
  'Apply for the access permit or exploration permit': 'Demander le permis d’accès ou le permis d’exploration',
  'Apply for the access permit, with a contract for commercial use':
    'Demander le permis d’accès, avec un contrat pour une utilisation commerciale',
  'Apply for the authorisation for non-commercial access and sign the simplified contract':
    'Demander l’autorisation d’accès non commercial et signer le contrat simplifié',
  'Apply for the authorisation of access and negotiate the sharing contract':
    'Demander l’autorisation d’accès et négocier le contrat de partage',
  'Apply for the authorisation to collect and use forest biological or genetic resources':
    'Demander l’autorisation de collecter et d’utiliser des ressources biologiques ou génétiques forestières',
  'Apply for the authorisation to use wild species in biotechnology':
    'Demander l’autorisation d’utiliser des espèces sauvages en biotechnologie',
  'Apply for the basic research permit': 'Demander le permis de recherche fondamentale',
  'Apply for the bioprospecting or general licence': 'Demander la licence de bioprospection ou générale',
  'Apply for the bioprospecting permit': 'Demander le permis de bioprospection',
  'Apply for the bioprospecting undertaking': 'Demander l’engagement de bioprospection',
  'Apply for the commercial permit and sign the benefit-sharing agreement with the State':
    'Demander le permis commercial et signer avec l’État l’accord de partage des avantages',
  'Apply for the country park permit': 'Demander le permis de parc rural',
  'Apply for the environmental authorisation for access to genetic resources':
    'Demander l’autorisation environnementale d’accès aux ressources génétiques',
  'Apply for the environmental research permit': 'Demander le permis de recherche environnementale',
  'Apply for the environmental research permit of Ascension':
    'Demander le permis de recherche environnementale d’Ascension',
  'Apply for the exploration permit': 'Demander le permis d’exploration',
  'Apply for the export approval for wild animals': 'Demander l’approbation d’exportation d’animaux sauvages',
  'Apply for the export licence for biological and genetic resources':
    'Demander la licence d’exportation de ressources biologiques et génétiques',
  'Apply for the export permit for research other than bioprospecting':
    'Demander le permis d’exportation pour une recherche autre que la bioprospection',
  'Apply for the genetic material export permit': 'Demander le permis d’exportation de matériel génétique',
  'Apply for the integrated export and bioprospecting permit':
    'Demander le permis intégré d’exportation et de bioprospection',
  'Apply for the licence to access genetic resources': 'Demander la licence d’accès aux ressources génétiques',
  'Apply for the licence to exploit genetic resources': 'Demander la licence d’exploitation des ressources génétiques',
  'Apply for the marine research permit': 'Demander le permis de recherche marine',
  'Apply for the marine scientific research permit': 'Demander le permis de recherche scientifique marine',
  'Apply for the permit for non-commercial research': 'Demander le permis de recherche non commerciale',
  'Apply for the permit or concession for economic use':
    'Demander le permis ou la concession d’exploitation économique',
  'Apply for the permit to access and use genetic material of native wild species':
    'Demander le permis d’accès et d’utilisation du matériel génétique d’espèces sauvages indigènes',
  'Apply for the permit to access genetic resources or associated traditional knowledge':
    'Demander le permis d’accès aux ressources génétiques ou aux connaissances traditionnelles associées',
  'Apply for the permit to enter forest reserves': 'Demander le permis d’entrée dans les réserves forestières',
  'Apply for the regulated activity permit': 'Demander le permis d’activité réglementée',
  'Apply for the research and collecting permit': 'Demander le permis de recherche et de collecte',
  'Apply for the research licence of St Helena': 'Demander la licence de recherche de Sainte-Hélène',
  'Apply for the research permit': 'Demander le permis de recherche',
  'Apply for the research permit to collect, keep and use plant genetic resources':
    'Demander le permis de recherche pour collecter, garder et utiliser des ressources phytogénétiques',
  'Apply for the research, collecting and export permit':
    'Demander le permis de recherche, de collecte et d’exportation',
  'Apply for the scientific research licence': 'Demander la licence de recherche scientifique',
  'Apply for the scoping phase': 'Demander la phase de cadrage',
  'Apply for the special game licence': 'Demander la licence spéciale de chasse',
  'Apply for the wildlife research permit': 'Demander le permis de recherche sur la faune',
  'Apply for wildlife research permission': 'Demander l’autorisation de recherche sur la faune et la flore sauvages',
  'Apply to MARENA for access': 'Demander l’accès au MARENA',
  'Apply to the ABS focal point, register and sign the agreements':
    'S’adresser au correspondant national pour l’APA, s’enregistrer et signer les accords',
  'Apply to the Department of Plant Resources for plant research':
    'S’adresser au département des ressources végétales pour la recherche sur les plantes',
  'Apply to the gene bank for its accessions': 'Demander à la banque de gènes ses accessions',
  'Apply to use traditional knowledge of resident communities':
    'Demander d’utiliser les connaissances traditionnelles de communautés d’habitants',
  'As a registered national researcher, file the sworn declaration of access':
    'Comme chercheur national enregistré, déposer la déclaration d’accès sous serment',
  'Ask CONAP in writing about consent and agreed terms under the Nagoya Protocol':
    'Interroger le CONAP par écrit sur le consentement et les conditions convenues selon le Protocole de Nagoya',
  'Ask for a certificate of regular access': 'Demander un certificat d’accès régulier',
  'Ask for approval before transferring material, knowledge or results':
    'Demander l’approbation avant de transférer du matériel, des connaissances ou des résultats',
  'Ask for confirmation whether the project is bioprospecting in the Northern Territory':
    'Demander la confirmation que le projet est ou n’est pas de la bioprospection dans le Territoire du Nord',
  'Ask for consent and agree terms on forest genetic resources':
    'Demander le consentement et convenir des conditions pour les ressources génétiques forestières',
  'Ask for consent to transfer or export samples':
    'Demander le consentement au transfert ou à l’exportation d’échantillons',
  'Ask for permission before access': 'Demander l’autorisation avant l’accès',
  'Ask for research and export permits': 'Demander les permis de recherche et d’exportation',
  'Ask for the certificate that a genetic resource was acquired in Japan':
    'Demander le certificat d’acquisition d’une ressource génétique au Japon',
  'Ask for the terms of access and export': 'Demander les conditions d’accès et d’exportation',
  'Ask for the written permission or licence of the department':
    'Demander l’autorisation écrite ou la licence du département',
  'Ask the Biodiversity Directorate for consent or a no-objection':
    'Demander à la direction de la biodiversité son consentement ou une non-objection',
  'Ask the Department of Environment for access': 'Demander l’accès au département de l’Environnement',
  'Ask the Department of Environment for consent and terms':
    'Demander le consentement et les conditions au département de l’Environnement',
  'Ask the Department of Environment for permission to do research':
    'Demander au département de l’Environnement l’autorisation de faire de la recherche',
  'Ask the National Biodiversity and Biosafety Centre for consent and terms':
    'Demander le consentement et les conditions au centre national de la biodiversité et de la biosécurité',
  'Ask the North Province or the Loyalty Islands Province for authorisation and customary consent':
    'Demander à la province Nord ou à la province des îles Loyauté l’autorisation et le consentement coutumier',
  'Ask the authority in charge of ecology in writing before access':
    'Interroger par écrit l’autorité chargée de l’écologie avant l’accès',
  'Ask the authority in writing before access': 'Interroger l’autorité par écrit avant l’accès',
  'Ask the authority which consent and permits are needed':
    'Demander à l’autorité quels consentement et permis sont nécessaires',
  'Ask the biodiversity directorate about consent and agreed terms':
    'Interroger la direction de la biodiversité sur le consentement et les conditions convenues',
  'Ask the biodiversity directorate and get the research permit':
    'Interroger la direction de la biodiversité et obtenir le permis de recherche',
  'Ask the biodiversity directorate for the collecting and the access authorisation':
    'Demander à la direction de la biodiversité l’autorisation de collecte et celle d’accès',
  'Ask the environment agency for consent and agree terms':
    'Demander son consentement à l’agence de l’environnement et convenir des conditions',
  'Ask the environment agency in writing whether consent and terms are needed':
    'Demander par écrit à l’agence de l’environnement si un consentement et des conditions sont nécessaires',
  'Ask the environment authority and the agricultural research commission; check sanctions':
    'Interroger l’autorité de l’environnement et la commission de recherche agricole ; vérifier les sanctions',
  'Ask the environment division for permission and terms':
    'Demander l’autorisation et les conditions à la division de l’environnement',
  'Ask the environment ministry for consent and agree terms':
    'Demander son consentement au ministère de l’Environnement et convenir des conditions',
  'Ask the environment ministry for consent and agree with village owners':
    'Demander son consentement au ministère de l’Environnement et s’accorder avec les propriétaires du village',
  'Ask the environment ministry for consent and terms':
    'Demander le consentement et les conditions au ministère de l’Environnement',
  'Ask the environment ministry for consent or a no-objection':
    'Demander au ministère de l’Environnement son consentement ou une non-objection',
  'Ask the environment ministry which consent the Environment and Natural Resources Code asks for':
    'Demander au ministère de l’Environnement quel consentement exige le code de l’environnement et des ressources naturelles',
  'Ask the focal point and the forest department; check sanctions':
    'Interroger le correspondant national et le service des forêts ; vérifier les sanctions',
  'Ask the focal point and the island which permit and terms apply':
    'Demander au correspondant national et à l’île quel permis et quelles conditions s’appliquent',
  'Ask the focal point in writing and sign a transfer agreement before export':
    'Interroger le correspondant national par écrit et signer un accord de transfert avant l’exportation',
  'Ask the focal point in writing before access': 'Interroger le correspondant national par écrit avant l’accès',
  'Ask the focal point in writing whether consent and terms are needed':
    'Demander par écrit au correspondant national si un consentement et des conditions sont nécessaires',
  'Ask the forestry and wildlife committee about gene-pool rules and collections':
    'Interroger le comité des forêts et de la faune sur les règles du patrimoine génétique et les collections',
  'Ask the ministry for permission to do research': 'Demander au ministère l’autorisation de faire de la recherche',
  'Ask the ministry or the agency in writing before access':
    'Interroger le ministère ou l’agence par écrit avant l’accès',
  'Ask the nature organisation and the island government for the permits':
    'Demander les permis à l’organisation de la nature et au gouvernement de l’île',
  'Ask the seed service for consent and terms for agricultural genetic resources':
    'Demander au service des semences le consentement et les conditions pour les ressources génétiques agricoles',
  'Ask the state and the owners for consent and terms':
    'Demander à l’État fédéré et aux propriétaires le consentement et les conditions',
  'Ask the village council for permission': 'Demander l’autorisation au conseil du village',
  'Ask the wildlife administration for genetic resources of wild animals':
    'S’adresser à l’administration de la faune pour les ressources génétiques d’animaux sauvages',
  'Bring a joint research project under the section 5 exemption':
    'Présenter un projet de recherche commun selon l’exemption de l’article 5',
  'Build and keep the due diligence file': 'Constituer et conserver le dossier de diligence nécessaire',
  'Check disclosure and terms before a patent filing':
    'Vérifier la divulgation et les conditions avant un dépôt de brevet',
  'Check export, species and sanctions rules': 'Vérifier les règles d’exportation, d’espèces et de sanctions',
  'Check in writing whether the work is excluded from the access rules':
    'Vérifier par écrit si les travaux sont exclus des règles d’accès',
  'Check the rules on bioresource collections before taking collection material':
    'Vérifier les règles sur les collections de bioressources avant de prendre du matériel de collection',
  'Check the terms on sequence data': 'Vérifier les conditions sur les données de séquences',
  'Check whether research collecting needs a permit': 'Vérifier si la collecte pour la recherche exige un permis',
  'Clarify prior consultation with ethnic communities':
    'Clarifier la consultation préalable avec les communautés ethniques',
  'Clarify seeds and plant genetic resources with the seed authority':
    'Clarifier les semences et ressources phytogénétiques avec l’autorité des semences',
  'Complete the export papers': 'Compléter les documents d’exportation',
  'Conclude an SMTA 2 with WHO as recipient outside the network':
    'Conclure un SMTA 2 avec l’OMS comme bénéficiaire hors du réseau',
  'Conclude material transfer and benefit-sharing agreements with the stakeholders':
    'Conclure avec les parties prenantes les accords de transfert de matériel et de partage des avantages',
  'Conclude the ABS contract with the provider': 'Conclure le contrat d’APA avec le fournisseur',
  'Conclude the access agreement and have it approved': 'Conclure l’accord d’accès et le faire approuver',
  'Conclude the access and benefit-sharing agreement': 'Conclure l’accord d’accès et de partage des avantages',
  'Conclude the materials transfer agreement': 'Conclure l’accord de transfert de matériel',
  'Contribute to the Cali Fund': 'Contribuer au Fonds de Cali',
  'Declare access to French genetic resources': 'Déclarer l’accès à des ressources génétiques françaises',
  'Declare due diligence at the final stage of product development':
    'Déclarer la diligence nécessaire au stade final du développement du produit',
  'Declare due diligence at the product stage to the authority of the sector':
    'Déclarer la diligence nécessaire au stade du produit à l’autorité du secteur',
  'Declare due diligence at the research-funding stage':
    'Déclarer la diligence nécessaire au stade du financement de la recherche',
  'Declare due diligence before placing a product on the market':
    'Déclarer la diligence nécessaire avant de mettre un produit sur le marché',
  'Declare due diligence on receipt of research funding':
    'Déclarer la diligence nécessaire à la réception d’un financement de recherche',
  'Declare due diligence to the funding body': 'Déclarer la diligence nécessaire à l’organisme de financement',
  'Declare the access in the patent application to INPI': 'Déclarer l’accès à l’INPI dans la demande de brevet',
  'Declare the collection in the South Province (local non-commercial users)':
    'Déclarer la collecte dans la province Sud (utilisateurs locaux non commerciaux)',
  'Declare the transfer of collected resources': 'Déclarer le transfert de ressources collectées',
  'Disclose the source of genetic resources in a Chinese patent application':
    'Divulguer la source de ressources génétiques dans une demande de brevet chinoise',
  'Enter a Spanish collection in the Union register': 'Inscrire une collection espagnole au registre de l’Union',
  'Enter a collection in the Union register, or buy from one':
    'Inscrire une collection au registre de l’Union, ou se fournir auprès de l’une d’elles',
  'File an international clinical trial that uses Chinese human genetic resources':
    'Enregistrer un essai clinique international qui utilise des ressources génétiques humaines chinoises',
  'File due diligence declarations': 'Déposer les déclarations de diligence nécessaire',
  'File due diligence declarations (grant, product, patent)':
    'Déposer les déclarations de diligence nécessaire (subvention, produit, brevet)',
  'File due diligence declarations and keep the file':
    'Déposer les déclarations de diligence nécessaire et conserver le dossier',
  'File due diligence declarations in France': 'Déposer les déclarations de diligence nécessaire en France',
  'File due diligence declarations under Regulation 511/2014':
    'Déposer les déclarations de diligence nécessaire selon le règlement 511/2014',
  'File due diligence declarations with the BfN': 'Déposer les déclarations de diligence nécessaire auprès du BfN',
  'File the access contract with the patent application': 'Joindre le contrat d’accès à la demande de brevet',
  'File the annual statement of resources used': 'Déposer la déclaration annuelle des ressources utilisées',
  'Find out whether the company is expected to pay into the Cali Fund':
    'Établir si l’on attend de l’entreprise qu’elle verse au Fonds de Cali',
  'Follow the section 53 rules for non-commercial plant research':
    'Suivre les règles de l’article 53 pour la recherche non commerciale sur les plantes',
}
