import type { ContentTexts } from '../../content.ts'

/** The pages of the questionnaire after the use: materials and data, exceptions, papers. */
export const exceptionsAndPapers: ContentTexts = {
  'Materials and data': 'Matériels et données',
  'What else goes with it?': 'Qu’est-ce qui va avec ?',
  'Laws differ on derivatives and sequence data, so tick everything.':
    'Les lois diffèrent sur les dérivés et les données de séquences : cochez donc tout.',
  'Living material (plants, animals, cultures)': 'Matériel vivant (plantes, animaux, cultures)',
  'Seed or other propagating material': 'Semences ou autre matériel de multiplication',
  'Dead or dried material with DNA or RNA': 'Matériel mort ou séché contenant de l’ADN ou de l’ARN',
  'Extracted DNA or RNA': 'ADN ou ARN extrait',
  'Extract or fraction': 'Extrait ou fraction',
  'Isolated natural compound': 'Composé naturel isolé',
  'Protein or enzyme': 'Protéine ou enzyme',
  'Sequence data (DSI)': 'Données de séquences (ISN, DSI)',
  'Other data (images, field notes, phenotypes)': 'Autres données (images, notes de terrain, phénotypes)',
  'Can the extract, compound or protein be traced to an organism that somebody accessed for it?':
    'L’extrait, le composé ou la protéine peut-il être rattaché à un organisme auquel quelqu’un a accédé à cette fin ?',
  'A standard ingredient from a catalogue usually cannot. A compound isolated by your partner can.':
    'Un ingrédient standard d’un catalogue, en général non. Un composé isolé par votre partenaire, oui.',
  'Does the work rely on knowledge of indigenous peoples or local communities?':
    'Le travail s’appuie-t-il sur des connaissances de peuples autochtones ou de communautés locales ?',
  'For example a known healing or farming use that made you choose the species. Its holders have a say, even if the knowledge is published.':
    'Par exemple un usage médicinal ou agricole connu qui vous a fait choisir l’espèce. Ses détenteurs ont leur mot à dire, même si la connaissance est publiée.',
  'Where do the sequence data come from?': 'D’où viennent les données de séquences ?',
  'Data you make from material follow the papers of that material. Public data follow the CBD mechanism and the database terms.':
    'Les données que vous tirez du matériel suivent les documents de ce matériel. Les données publiques suivent le mécanisme de la CDB et les conditions de la base.',
  'Public database': 'Base de données publique',
  'Licensed or private database': 'Base de données sous licence ou privée',
  'We sequence or sequenced the material': 'Nous séquençons ou avons séquencé le matériel',
  'A partner sequenced the material': 'Un partenaire a séquencé le matériel',
  'Is your company above the Cali Fund thresholds and in a listed sector?':
    'Votre entreprise dépasse-t-elle les seuils du Fonds de Cali, dans un secteur visé ?',
  'Two of three, three-year average: USD 20 million assets, 50 million sales, 5 million profit. Sectors: pharma, supplements, cosmetics, breeding, biotechnology, sequencing equipment, related information and AI services. Contributions are expected, not (yet) law in most places.':
    'Deux sur trois, moyenne sur trois ans : 20 millions USD d’actifs, 50 millions de ventes, 5 millions de bénéfice. Secteurs : pharmacie, compléments, cosmétiques, sélection, biotechnologie, équipements de séquençage, services d’information et d’IA liés. Les contributions sont attendues, mais (pas encore) obligatoires dans la plupart des lieux.',
  'No, or public or academic': 'Non, ou public ou académique',
  'Will you use organisms that live on or in it (microbiome, endophytes, parasites)?':
    'Utiliserez-vous des organismes qui vivent sur ou dans celui-ci (microbiome, endophytes, parasites) ?',
  'Consent for a plant or animal often does not cover them.':
    'Le consentement pour une plante ou un animal ne les couvre souvent pas.',
  'Exceptions and exemptions': 'Exceptions et exemptions',
  'Did it come with a Standard Material Transfer Agreement (SMTA)?':
    'Est-il venu avec un Accord type de transfert de matériel (ATTM, SMTA) ?',
  'Genebanks and CGIAR centres send the SMTA with the seed. For food and agriculture it replaces the Nagoya procedure if the crop stands in Annex I or the material comes from the Multilateral System, and the agreement is among your papers.':
    'Les banques de gènes et les centres du CGIAR l’envoient avec les semences. Pour l’alimentation et l’agriculture, il remplace la procédure de Nagoya si la plante figure à l’Annexe I ou si le matériel vient du Système multilatéral, et si l’accord est parmi vos documents.',
  'What is the purpose?': 'Quel est le but ?',
  'The SMTA permits research, breeding and training for food and agriculture. Cosmetics, pharma, biofuel and other industrial uses are not covered.':
    'L’ATTM permet la recherche, la sélection et la formation pour l’alimentation et l’agriculture. Les cosmétiques, la pharmacie, les biocarburants et d’autres usages industriels ne sont pas couverts.',
  'Food, feed and farming only': 'Alimentation humaine, animale et agriculture seulement',
  'Another purpose': 'Un autre but',
  Both: 'Les deux',
  'Does the material come from the Multilateral System of the Plant Treaty?':
    'Le matériel vient-il du Système multilatéral du Traité international ?',
  'Crops of Annex I in public genebanks do, and what the international genebanks hold in trust, other crops included. Medicinal plants, timber and ornamentals usually do not. The genebank can tell.':
    'C’est le cas des plantes de l’Annexe I dans les banques de gènes publiques, et de ce que les banques internationales détiennent en fiducie, autres plantes comprises. Les plantes médicinales, le bois et les plantes ornementales en général non. La banque de gènes peut le dire.',
  'Yes, and the provider says so': 'Oui, et le fournisseur le dit',
  'Is it an influenza virus with pandemic potential, received through the WHO network?':
    'Est-ce un virus grippal à potentiel pandémique, reçu par le réseau de l’OMS ?',
  'H5N1 and the like. Seasonal influenza is not covered.': 'H5N1 et semblables. La grippe saisonnière n’est pas visée.',
  'Was it isolated from people or from animals?': 'A-t-il été isolé à partir de personnes ou d’animaux ?',
  'Samples from patients also need the health authority and an ethics committee, samples from animals the veterinary service.':
    'Les échantillons de patients demandent aussi l’autorité sanitaire et un comité d’éthique, ceux d’animaux le service vétérinaire.',
  'From people': 'De personnes',
  'From animals': 'D’animaux',
  'From plants, food, water or soil': 'De plantes, d’aliments, d’eau ou de sol',
  'Was the emergency still declared on the day of the use?':
    'L’urgence était-elle encore déclarée le jour de l’utilisation ?',
  'Formalities may follow later only while an emergency is declared or imminent.':
    'Les formalités ne peuvent suivre plus tard que tant qu’une urgence est déclarée ou imminente.',
  'When was the emergency declared, and when did it end?':
    'Quand l’urgence a-t-elle été déclarée, et quand a-t-elle pris fin ?',
  'For the record; the answer above decides.': 'Pour le dossier ; la réponse ci-dessus décide.',
  'Is it linked to a declared or imminent health emergency?':
    'Est-il lié à une urgence sanitaire déclarée ou imminente ?',
  'Then formalities may follow later. They are not waived.':
    'Les formalités peuvent alors suivre plus tard. Elles ne sont pas supprimées.',
  'Did it arrive by itself or unnoticed (on goods, plants, travellers, by wind)?':
    'Est-il arrivé de lui-même ou à l’insu de tous (marchandises, plantes, voyageurs, vent) ?',
  'Pathogens and pests that came into the EU unintentionally are outside its rules. Material collected abroad on purpose is not.':
    'Les pathogènes et ravageurs entrés dans l’UE sans intention échappent à ses règles. Le matériel collecté à dessein à l’étranger, non.',
  'No, obtained on purpose': 'Non, obtenu à dessein',
  'Was it bought as goods for direct use (food, feed, timber, raw material)?':
    'A-t-il été acheté comme marchandise à usage direct (alimentation, fourrage, bois, matière première) ?',
  'Trade is outside the user rules. R&D on the same goods is a change of use.':
    'Le commerce échappe aux règles d’utilisation. La R-D sur les mêmes marchandises est un changement d’utilisation.',
  'Is it a product on the market, and what do you do with it?':
    'Est-ce un produit sur le marché, et qu’en faites-vous ?',
  'Comparing is fine. Analysing its biological part is research on it.':
    'Comparer ne pose pas de problème. Analyser sa partie biologique est de la recherche.',
  'Not a marketed product': 'Pas un produit commercialisé',
  'Comparison or reference only': 'Comparaison ou référence seulement',
  'Its biological part is analysed or built upon': 'Sa partie biologique est analysée ou sert de base',
  'Papers and submission': 'Documents et envoi',
  'Which papers do you hold?': 'Quels documents détenez-vous ?',
  Papers: 'Documents',
  "Tick what is on file. 'None' is an honest answer: we then tell you what to ask for.":
    'Cochez ce qui est au dossier. « Aucun » est une réponse honnête : nous vous disons alors quoi demander.',
  'Certificate of compliance (IRCC)': 'Certificat de conformité (IRCC)',
  'Permit or PIC': 'Permis ou consentement préalable (CPCC)',
  'Agreed terms (MAT) or benefit-sharing contract': 'Conditions convenues (CCCA) ou contrat de partage des avantages',
  'Material transfer agreement': 'Accord de transfert de matériel',
  SMTA: 'ATTM (SMTA)',
  'Consent of an indigenous or local community': 'Consentement d’une communauté autochtone ou locale',
  None: 'Aucun',
  'Certificate number': 'Numéro du certificat',
  'As the ABS Clearing-House writes it: ABSCH-IRCC, the two letters of the country, the number, the revision.':
    'Tel que le Centre d’échange l’écrit : ABSCH-IRCC, les deux lettres du pays, le numéro, la révision.',
  'Written answer of the authority': 'Réponse écrite de l’autorité',
  'Day on which the certificate was issued': 'Jour de délivrance du certificat',
  'Read from the certificate on file.': 'Lu sur le certificat au dossier.',
  'Aim for which the certificate was issued': 'But pour lequel le certificat a été délivré',
  Commercial: 'Commercial',
  'Not commercial': 'Non commercial',
  'Material of the certificate': 'Matériel du certificat',
  'Papers that a second person has checked': 'Documents vérifiés par une deuxième personne',
  'The portal answers this: a paper counts as evidence once it is on file and a second person has checked it.':
    'Le portail y répond : un document ne compte comme preuve que s’il est au dossier et qu’une deuxième personne l’a vérifié.',
  'Do they cover this use, this user and this material, and are they still valid?':
    'Couvrent-ils cette utilisation, cet utilisateur et ce matériel, et sont-ils encore valables ?',
  "If in doubt choose 'I don't know': legal will read them.":
    'En cas de doute, choisissez « Je ne sais pas » : les juristes les liront.',
  'Where are the papers kept?': 'Où les documents sont-ils conservés ?',
  'Name each record and where it is filed. Keep originals for 20 years after the end of the utilisation.':
    'Nommez chaque document et son emplacement. Gardez les originaux 20 ans après la fin de l’utilisation.',
  'Last check': 'Dernière vérification',
  'Does this use differ from the purpose for which the material was obtained?':
    'Cette utilisation diffère-t-elle du but pour lequel le matériel a été obtenu ?',
  'Academic to commercial, or goods to research: new consent first.':
    'De l’académique au commercial, ou de la marchandise à la recherche : un nouveau consentement d’abord.',
  'Anything legal should know?': 'Y a-t-il quelque chose que les juristes devraient savoir ?',
  'Two sentences on the experiments help most.': 'Deux phrases sur les expériences aident le plus.',
  'The answers are correct to my knowledge, and I will report changes of use, user or material.':
    'Les réponses sont exactes à ma connaissance, et je signalerai tout changement d’utilisation, d’utilisateur ou de matériel.',
  'Changing an answer later opens the assessment again and keeps its history.':
    'Modifier une réponse plus tard rouvre l’évaluation et garde son historique.',
}
