import type { ContentTexts } from '../../../content.ts'

/** Titles of procedures, which letters have too, whose English words begin with O to Z. */
export const procedureTitlesOtoZ: ContentTexts = {
  'Obtain NBA approval before research results go to a foreign person':
    'Obtenir l’approbation de la NBA avant que des résultats de recherche aillent à une personne étrangère',
  "Obtain NBA approval for a foreign applicant's intellectual property right":
    'Obtenir l’approbation de la NBA pour le titre de propriété intellectuelle d’un demandeur étranger',
  'Obtain NBA approval for foreign access for commercial utilisation':
    'Obtenir l’approbation de la NBA pour un accès étranger à des fins d’utilisation commerciale',
  'Obtain NBA approval for foreign access for research or bio-survey':
    'Obtenir l’approbation de la NBA pour un accès étranger à des fins de recherche ou de relevé biologique',
  'Obtain NBA approval to pass accessed material or knowledge to a third party':
    'Obtenir l’approbation de la NBA pour transmettre du matériel ou des connaissances à un tiers',
  'Obtain a shipment certificate for biological specimens': 'Obtenir un certificat d’envoi de spécimens biologiques',
  'Obtain collecting, harvest and export papers': 'Obtenir les documents de collecte, de récolte et d’exportation',
  'Obtain consent and sign the material transfer agreement':
    'Obtenir le consentement et signer l’accord de transfert de matériel',
  'Obtain consent and terms for community knowledge':
    'Obtenir le consentement et les conditions pour les connaissances d’une communauté',
  'Obtain consent for traditional knowledge on high-seas resources':
    'Obtenir le consentement pour les connaissances traditionnelles sur des ressources de la haute mer',
  'Obtain consent for traditional knowledge tied to genetic material':
    'Obtenir le consentement pour les connaissances traditionnelles liées à du matériel génétique',
  'Obtain consent, agreed terms and the certificate of compliance':
    'Obtenir le consentement, les conditions convenues et le certificat de conformité',
  'Obtain free and prior informed consent of indigenous peoples':
    'Obtenir le consentement libre, préalable et éclairé des peuples autochtones',
  'Obtain free prior informed consent of the iTaukei resource owners':
    'Obtenir le consentement libre, préalable et éclairé des propriétaires iTaukei des ressources',
  'Obtain free, prior and informed consent for traditional knowledge and register the contract':
    'Obtenir le consentement libre, préalable et éclairé pour les connaissances traditionnelles et enregistrer le contrat',
  'Obtain free, prior and informed consent of Indigenous Peoples':
    'Obtenir le consentement libre, préalable et éclairé de peuples autochtones',
  'Obtain phytosanitary and CITES export papers': 'Obtenir les documents d’exportation phytosanitaires et CITES',
  'Obtain prior assent for border areas, waters and on the continental shelf':
    'Obtenir l’accord préalable pour les zones frontalières, les eaux et le plateau continental',
  'Obtain prior informed consent and sign mutually agreed terms with the provider':
    'Obtenir le consentement préalable donné en connaissance de cause et signer avec le fournisseur les conditions convenues',
  'Obtain research authorisation and scientific export permit':
    'Obtenir l’autorisation de recherche et le permis d’exportation scientifique',
  'Obtain the Antarctic permit of your own State': 'Obtenir le permis antarctique de son propre État',
  "Obtain the Minister's written consent before passing material on":
    'Obtenir le consentement écrit du ministre avant de transmettre le matériel',
  'Obtain the Northwest Territories scientific research licence':
    'Obtenir la licence de recherche scientifique des Territoires du Nord-Ouest',
  'Obtain the Nunavut scientific research licence': 'Obtenir la licence de recherche scientifique du Nunavut',
  'Obtain the Yukon research licence': 'Obtenir la licence de recherche du Yukon',
  'Obtain the access papers and the research declaration':
    'Obtenir les documents d’accès et la déclaration de recherche',
  'Obtain the authorisation to export samples': 'Obtenir l’autorisation d’exporter des échantillons',
  'Obtain the biodiversity research permit': 'Obtenir le permis de recherche sur la biodiversité',
  'Obtain the collecting or research permit of the province':
    'Obtenir le permis de collecte ou de recherche de la province',
  'Obtain the consent of knowledge holders and register the user agreement':
    'Obtenir le consentement des détenteurs de connaissances et enregistrer l’accord d’utilisation',
  'Obtain the consent of the indigenous authorities': 'Obtenir le consentement des autorités autochtones',
  'Obtain the consent of the indigenous community': 'Obtenir le consentement de la communauté autochtone',
  'Obtain the consent of the indigenous or Afro-Mexican community and a written contract':
    'Obtenir le consentement de la communauté autochtone ou afro-mexicaine et un contrat écrit',
  'Obtain the consent of the indigenous organisation and register the licence for collective knowledge':
    'Obtenir le consentement de l’organisation autochtone et enregistrer la licence sur les connaissances collectives',
  'Obtain the consent of the indigenous territory or community for its knowledge':
    'Obtenir le consentement du territoire ou de la communauté autochtone pour ses connaissances',
  'Obtain the consent of the local community for its knowledge':
    'Obtenir le consentement de la communauté locale pour ses connaissances',
  'Obtain the consent of the traditional knowledge provider and agree the benefit-sharing':
    'Obtenir le consentement du fournisseur de connaissances traditionnelles et convenir du partage des avantages',
  'Obtain the documented consent for associated traditional knowledge':
    'Obtenir le consentement documenté pour les connaissances traditionnelles associées',
  'Obtain the documented consent of the community': 'Obtenir le consentement documenté de la communauté',
  'Obtain the documented consent of the indigenous community':
    'Obtenir le consentement documenté de la communauté autochtone',
  'Obtain the export authorisation for samples': 'Obtenir l’autorisation d’exportation d’échantillons',
  'Obtain the export certificate for wildlife samples':
    'Obtenir le certificat d’exportation d’échantillons de faune et de flore sauvages',
  'Obtain the export licence for specimens and samples':
    'Obtenir la licence d’exportation de spécimens et d’échantillons',
  'Obtain the export permit for samples': 'Obtenir le permis d’exportation d’échantillons',
  'Obtain the export permit for samples accessed under an authorisation or contract':
    'Obtenir le permis d’exportation d’échantillons obtenus selon une autorisation ou un contrat',
  'Obtain the export permit for specimens': 'Obtenir le permis d’exportation de spécimens',
  'Obtain the export permit for specimens and samples':
    'Obtenir le permis d’exportation de spécimens et d’échantillons',
  'Obtain the material transfer agreement and export permit':
    'Obtenir l’accord de transfert de matériel et le permis d’exportation',
  'Obtain the national and state research permits': 'Obtenir les permis de recherche national et de l’État fédéré',
  'Obtain the permit to collect wild animals for science':
    'Obtenir le permis de collecter des animaux sauvages pour la science',
  'Obtain the prior informed consent of the providers':
    'Obtenir le consentement préalable donné en connaissance de cause des fournisseurs',
  'Obtain the provincial access authorisation for non-commercial use':
    'Obtenir l’autorisation provinciale d’accès pour une utilisation non commerciale',
  'Obtain the research and collecting authorisation and the mobilisation guide':
    'Obtenir l’autorisation de recherche et de collecte et le bon de transport',
  'Obtain the research authorisation for wild flora or fauna (also for purely taxonomic molecular work)':
    'Obtenir l’autorisation de recherche sur la flore ou la faune sauvages (aussi pour un travail moléculaire purement taxonomique)',
  'Obtain the research clearance': 'Obtenir l’autorisation de recherche officielle',
  'Obtain the research licence': 'Obtenir la licence de recherche',
  'Obtain the research permit and collecting licence of SINAC':
    'Obtenir le permis de recherche et la licence de collecte du SINAC',
  "Obtain the research permit and the forest ministry's collecting and export permits":
    'Obtenir le permis de recherche et les permis de collecte et d’exportation du ministère des Forêts',
  'Obtain the research permit and the park entry authorisation':
    'Obtenir le permis de recherche et l’autorisation d’entrée dans le parc',
  'Obtain the research permit of the national parks': 'Obtenir le permis de recherche des parcs nationaux',
  'Obtain the scientific collecting permit': 'Obtenir le permis scientifique de collecte',
  'Obtain tribal or state consent': 'Obtenir le consentement de la tribu ou de l’État',
  'Obtain written approval before specimens are collected or taken away':
    'Obtenir l’approbation écrite avant que des spécimens soient collectés ou emportés',
  'Once the bill is law, obtain permission to transfer material abroad':
    'Une fois le projet devenu loi, obtenir l’autorisation de transférer du matériel à l’étranger',
  'Pass material on to the next user with its papers':
    'Transmettre le matériel à l’utilisateur suivant avec ses documents',
  'Pay the benefit share when a product is sold': 'Payer la part des avantages quand un produit est vendu',
  'Pay the yearly partnership contribution': 'Payer la contribution annuelle de partenariat',
  'Prepare for the consultation of CONAGEBIO before a patent or plant variety right':
    'Préparer la consultation de la CONAGEBIO avant un brevet ou un droit d’obtention végétale',
  'Prove regularisation of access research done before 2019 (window closed)':
    'Prouver la régularisation d’une recherche d’accès faite avant 2019 (délai clos)',
  'Provide material under the SMTA and report': 'Fournir du matériel selon le SMTA et faire rapport',
  'Record access to Swiss genetic resources': 'Consigner l’accès à des ressources génétiques suisses',
  'Record due diligence for foreign resources used in Switzerland':
    'Consigner la diligence nécessaire pour des ressources étrangères utilisées en Suisse',
  'Record the origin of sequence data': 'Consigner l’origine des données de séquences',
  'Register a collection or best practice': 'Enregistrer une collection ou une bonne pratique',
  "Register an Indian applicant's intellectual property application with NBA and get approval before commercialising":
    'Enregistrer auprès de la NBA la demande de propriété intellectuelle d’un demandeur indien et obtenir l’approbation avant la commercialisation',
  "Register and get harvest, trade and export permits for devil's claw":
    'S’enregistrer et obtenir les permis de récolte, de commerce et d’exportation de la griffe du diable',
  'Register as a foreign researcher': 'S’enregistrer comme chercheur étranger',
  'Register nationally and obtain the compliance certificate':
    'S’enregistrer au niveau national et obtenir le certificat de conformité',
  'Register the access in SisGen': 'Enregistrer l’accès dans SisGen',
  'Register the access to genetic resources': 'Enregistrer l’accès aux ressources génétiques',
  'Register the biological collection': 'Enregistrer la collection biologique',
  'Register the research and obtain national clearance': 'Enregistrer la recherche et obtenir l’autorisation nationale',
  'Register the research and obtain the permit': 'Enregistrer la recherche et obtenir le permis',
  'Register the research with the science commission': 'Enregistrer la recherche auprès de la commission des sciences',
  'Regularise access done without a contract before the 2021 regulation (window closed)':
    'Régulariser un accès fait sans contrat avant le règlement de 2021 (délai clos)',
  'Report compliance when using foreign genetic resources in Korea':
    'Rendre compte de la conformité lors de l’utilisation de ressources génétiques étrangères en Corée',
  'Report human genetic information before giving it to a foreign party':
    'Déclarer des informations génétiques humaines avant de les donner à une partie étrangère',
  'Report lawful acquisition of foreign genetic resources to the Minister of the Environment':
    'Déclarer au ministre de l’Environnement l’acquisition légale de ressources génétiques étrangères',
  'Report on access, use and benefit-sharing': 'Faire rapport sur l’accès, l’utilisation et le partage des avantages',
  'Report the access to Korean genetic resources': 'Déclarer l’accès à des ressources génétiques coréennes',
  'Request access for commercial research and agree terms':
    'Demander l’accès pour une recherche commerciale et convenir des conditions',
  'Request access for non-commercial research': 'Solliciter l’accès pour une recherche non commerciale',
  'Search the register of traditional knowledge and take a licence':
    'Consulter le registre des connaissances traditionnelles et prendre une licence',
  'Send an access request to the environment council': 'Envoyer une demande d’accès au conseil de l’environnement',
  'Send samples abroad for services only, and enter the sending in SisGen':
    'N’envoyer des échantillons à l’étranger que pour des services, et inscrire l’envoi dans SisGen',
  'Send the declaration for foreign genetic material used in Norway':
    'Envoyer la déclaration de matériel génétique étranger utilisé en Norvège',
  'Show adaptation or regularisation of activities between 30 June 2000 and 16 November 2015':
    'Présenter l’adaptation ou la régularisation d’activités entre le 30 juin 2000 et le 16 novembre 2015',
  'Show the access papers to the patent office': 'Présenter les documents d’accès à l’office des brevets',
  'Sign a benefits-sharing agreement before commercial use of park research':
    'Signer un accord de partage des avantages avant l’utilisation commerciale d’une recherche dans un parc',
  'Sign a cooperation with a Brazilian research institution (genuine scientific collaboration)':
    'Signer une coopération avec une institution de recherche brésilienne (véritable collaboration scientifique)',
  'Sign an association term for registration only, if there is no scientific collaboration':
    'Signer un accord d’association pour le seul enregistrement, s’il n’y a pas de collaboration scientifique',
  'Sign the access agreement of the national genebank network':
    'Signer l’accord d’accès du réseau national de banques de gènes',
  'Sign the access and benefit-sharing agreement for the actualisation phase':
    'Signer l’accord d’accès et de partage des avantages pour la phase de réalisation',
  'Sign the access and benefit-sharing contract with the provider':
    'Signer le contrat d’accès et de partage des avantages avec le fournisseur',
  'Sign the access and benefit-sharing contract with the province':
    'Signer le contrat d’accès et de partage des avantages avec la province',
  'Sign the accessory contracts before applying': 'Signer les contrats accessoires avant la demande',
  'Sign the benefit-sharing deed with the access provider in the Northern Territory':
    'Signer l’acte de partage des avantages avec celui qui donne accès dans le Territoire du Nord',
  "Sign the cooperation agreement with terms and get the owner's consent":
    'Signer l’accord de coopération avec ses conditions et obtenir le consentement du propriétaire',
  'Sign the material transfer agreement and get the export papers':
    'Signer l’accord de transfert de matériel et obtenir les documents d’exportation',
  'Sign the material transfer term and register the shipment of samples abroad':
    'Signer l’accord de transfert de matériel et enregistrer l’envoi d’échantillons à l’étranger',
  'Sign the transfer agreement': 'Signer l’accord de transfert',
  'Stand a check of the Inspectorate': 'Passer un contrôle de l’inspection',
  'Stand an inspection of user compliance': 'Passer une inspection de conformité des utilisateurs',
  'State source and origin of biological material in the Indian patent specification':
    'Indiquer la source et l’origine du matériel biologique dans la description du brevet indien',
  'Take Austrian genetic resources without ABS permit':
    'Prendre des ressources génétiques autrichiennes sans permis d’APA',
  'Take Belgian resources outside the federal and Walloon rules':
    'Prendre des ressources belges hors des règles fédérales et wallonnes',
  'Take Cypriot genetic resources': 'Prendre des ressources génétiques chypriotes',
  'Take Czech genetic resources without ABS permit': 'Prendre des ressources génétiques tchèques sans permis d’APA',
  'Take Danish genetic resources without ABS permit': 'Prendre des ressources génétiques danoises sans permis d’APA',
  'Take Dutch genetic resources without ABS permit':
    'Prendre des ressources génétiques néerlandaises sans permis d’APA',
  'Take Estonian genetic resources': 'Prendre des ressources génétiques estoniennes',
  'Take Finnish genetic resources without ABS permit':
    'Prendre des ressources génétiques finlandaises sans permis d’APA',
  'Take German genetic resources without ABS permit': 'Prendre des ressources génétiques allemandes sans permis d’APA',
  'Take Hungarian genetic resources without ABS permit':
    'Prendre des ressources génétiques hongroises sans permis d’APA',
  'Take Irish genetic resources without ABS permit': 'Prendre des ressources génétiques irlandaises sans permis d’APA',
  'Take Italian genetic resources without ABS permit': 'Prendre des ressources génétiques italiennes sans permis d’APA',
  'Take Latvian genetic resources': 'Prendre des ressources génétiques lettones',
  'Take Luxembourg genetic resources without ABS permit':
    'Prendre des ressources génétiques luxembourgeoises sans permis d’APA',
  'Take Norwegian genetic material': 'Prendre du matériel génétique norvégien',
  'Take Polish genetic resources without ABS permit': 'Prendre des ressources génétiques polonaises sans permis d’APA',
  'Take Slovak genetic resources': 'Prendre des ressources génétiques slovaques',
  'Take Slovenian genetic resources': 'Prendre des ressources génétiques slovènes',
  'Take Swedish genetic resources without ABS permit': 'Prendre des ressources génétiques suédoises sans permis d’APA',
  'Take UK genetic resources without ABS permit': 'Prendre des ressources génétiques du Royaume-Uni sans permis d’APA',
  'Take a licence for registered traditional knowledge':
    'Prendre une licence pour des connaissances traditionnelles enregistrées',
  'Take mainland Portuguese resources without ABS permit':
    'Prendre des ressources du Portugal continental sans permis d’APA',
  'Take treaty crops under the standard agreement': 'Prendre des cultures du Traité selon l’accord type',
  'Take wild Lithuanian genetic resources': 'Prendre des ressources génétiques sauvages de Lituanie',
  'Test in writing whether the planned method is access at all':
    'Faire vérifier par écrit si la méthode prévue est un accès',
  'Transfer French material': 'Transférer du matériel français',
  'Transfer Spanish material to a third party': 'Transférer du matériel espagnol à un tiers',
  'Transfer material under development': 'Transférer du matériel en cours de mise au point',
  'Treat traditional knowledge like a resource': 'Traiter les connaissances traditionnelles comme une ressource',
  'Use a material transfer agreement for sending material on':
    'Utiliser un accord de transfert de matériel pour transmettre le matériel',
  'Use the framework agreement of a Bolivian institution for non-commercial research':
    'Utiliser l’accord-cadre d’une institution bolivienne pour une recherche non commerciale',
  'Use the special access permit of an Ethiopian public institution':
    'Utiliser le permis d’accès spécial d’une institution publique éthiopienne',
  'Use the special procedure in a declared health or environmental emergency':
    'Utiliser la procédure spéciale lors d’une urgence sanitaire ou environnementale déclarée',
  'Work under SMTA 1 within the WHO influenza network':
    'Travailler selon le SMTA 1 dans le réseau de l’OMS sur la grippe',
  'Work under a framework contract of an Ecuadorian institution':
    'Travailler selon le contrat-cadre d’une institution équatorienne',
}
