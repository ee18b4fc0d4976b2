import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Ci to E. */
export const stepsCiToE: ContentTexts = {
  'Close every gap in the due diligence file; a use with gaps may not go on.':
    'Combler chaque lacune du dossier de diligence nécessaire ; une utilisation avec des lacunes ne peut pas se poursuivre.',
  'Close the gaps in the file.': 'Combler les lacunes du dossier.',
  'Collect and use within the permit; new results may be protected by the user, the plants themselves not.':
    'Collecter et utiliser dans les limites du permis ; l’utilisateur peut protéger de nouveaux résultats, mais pas les plantes elles-mêmes.',
  'Collect only kinds, numbers, place, time and method in the licence.':
    'Ne collecter que les types et les nombres, au lieu, au moment et selon la méthode du permis.',
  'Collect only what the permit says (36 CFR 1.6 and 2.5).':
    'Ne collecter que ce que dit le permis (36 CFR 1.6 et 2.5).',
  'Collect only within these dates.': 'Ne collecter qu’entre ces dates.',
  'Collect the certified contract.': 'Retirer le contrat certifié.',
  'Collect the permit from the ministry.': 'Retirer le permis au ministère.',
  'Collect the supporting letters and permissions; incomplete files are rejected.':
    'Réunir les lettres de soutien et les autorisations ; les dossiers incomplets sont rejetés.',
  'Comment on the draft agreement and sign it in time (60 days for IP applications), otherwise the application is closed; it can be revived.':
    'Commenter le projet d’accord et le signer à temps (60 jours pour les demandes de propriété intellectuelle), sinon la demande est close ; elle peut être rouverte.',
  'Commercial aim: agree terms from the list in annex 2; non-commercial terms are non-monetary (annex 1).':
    'But commercial : convenir de conditions choisies dans la liste de l’annexe 2 ; les conditions non commerciales sont non monétaires (annexe 1).',
  'Compare the work with the exclusion list: germplasm and seed banks, biological collections, seed and plant production, aquaculture and fisheries for food, bulk raw materials, molecular systematics, molecular ecology, evolution and biogeography, crude extracts and mixtures of molecules.':
    'Comparer le travail à la liste des exclusions : banques de matériel génétique et de semences, collections biologiques, production de semences et de plants, aquaculture et pêche à des fins alimentaires, matières premières en vrac, systématique moléculaire, écologie moléculaire, évolution et biogéographie, extraits bruts et mélanges de molécules.',
  'Complain by mail with reasons if refused.': 'En cas de refus, former une plainte motivée par courrier.',
  'Complete every field of the forms.': 'Remplir chaque champ des formulaires.',
  'Complete the due diligence file and declare in DECLARE.':
    'Compléter le dossier de diligence nécessaire et faire la déclaration dans DECLARE.',
  'Complete the due diligence file of Regulation (EU) No 511/2014.':
    'Compléter le dossier de diligence nécessaire du règlement (UE) n° 511/2014.',
  'Complete the due diligence file.': 'Compléter le dossier de diligence nécessaire.',
  'Complete the exported material declaration and send it to the Office of the Commissioner.':
    'Remplir la déclaration de matériel exporté et l’envoyer à l’Office of the Commissioner.',
  'Complete the file and choose Lithuania in DECLARE.': 'Compléter le dossier et choisir la Lituanie dans DECLARE.',
  'Complete the file and declare in DECLARE.': 'Compléter le dossier et faire la déclaration dans DECLARE.',
  'Complete the file and declare in DECLARE; a joint ministerial decision implements Regulation 511/2014.':
    'Compléter le dossier et faire la déclaration dans DECLARE ; une décision ministérielle conjointe applique le règlement 511/2014.',
  'Complete the file and declare in DECLARE; ask the ministry which unit receives it.':
    'Compléter le dossier et faire la déclaration dans DECLARE ; demander au ministère quel service la reçoit.',
  'Complete the file and declare to ICNF at the two stages (Art. 9 of Decree-Law 122/2017).':
    'Compléter le dossier et faire la déclaration à l’ICNF aux deux stades (art. 9 du décret-loi 122/2017).',
  'Complete the file and declare to the agency.': 'Compléter le dossier et faire la déclaration à l’agence.',
  'Complete the file and declare to the ministry of the field.':
    'Compléter le dossier et faire la déclaration au ministère du domaine.',
  'Complete the file and declare to the Plant Protection Directorate, the national regulator of Regulation 511/2014.':
    'Compléter le dossier et faire la déclaration à la Plant Protection Directorate, l’autorité nationale pour le règlement 511/2014.',
  'Complete the file and declare under Law 49(I)/2018.':
    'Compléter le dossier et faire la déclaration selon la loi 49(I)/2018.',
  'Complete the file and declare; the act NN 20/18, 14/19 sets authorities, procedure of the declaration, collections, inspection and penalties.':
    'Compléter le dossier et faire la déclaration ; la loi NN 20/18, 14/19 fixe les autorités, la procédure de déclaration, les collections, le contrôle et les sanctions.',
  'Compute the indicative rate.': 'Calculer le taux indicatif.',
  'Compute the share by turnover band.': 'Calculer la part par tranche de chiffre d’affaires.',
  'Conclude a material transfer agreement.': 'Conclure un accord de transfert de matériel.',
  'Conclude the benefit-sharing agreement with the resource provider.':
    'Conclure l’accord de partage des avantages avec le fournisseur de la ressource.',
  "Consult iwi, hapū and whānau on cultural effects, with DOC's help if wanted.":
    'Consulter les iwi, hapū et whānau sur les effets culturels, avec l’aide du DOC si on le souhaite.',
  'Contact the coordination centre by phone, e-mail or in person and fill in the access application.':
    'Contacter le centre de coordination par téléphone, par e-mail ou sur place et remplir la demande d’accès.',
  'Contact the environmental officer and the local partner early.':
    'Contacter tôt le responsable de l’environnement et le partenaire local.',
  'Contact the park curator before arrival for retained specimens and give catalogue data.':
    'Contacter avant l’arrivée le conservateur du parc pour les spécimens conservés et donner les données de catalogue.',
  'Contact UNCST, pay for and take the PIC form, and be told which lead agency manages the resource.':
    'Contacter l’UNCST, payer et prendre le formulaire PIC, et se faire dire quel organisme chef de file gère la ressource.',
  'Contact WHO and find your category: A vaccine and antiviral makers, B makers of other products, C other institutions (letters not verified in a source).':
    'Contacter l’OMS et trouver sa catégorie : A fabricants de vaccins et d’antiviraux, B fabricants d’autres produits, C autres institutions (lettres non vérifiées dans une source).',
  'Create a gub.uy user or other electronic identity.':
    'Créer un utilisateur gub.uy ou une autre identité électronique.',
  'Create a profile in DECLARE and fill in the form (Annex II or III data).':
    'Créer un profil dans DECLARE et remplir le formulaire (données de l’annexe II ou III).',
  'Create an NRIMS account and fill in the review form.': 'Créer un compte NRIMS et remplir le formulaire d’examen.',
  'Create the agreement in Easy-SMTA or in the own system.':
    'Établir l’accord dans Easy-SMTA ou dans son propre système.',
  'Crown dependencies and overseas territories: ask the territory first.':
    'Dépendances de la Couronne et territoires d’outre-mer : s’adresser d’abord au territoire.',
  'Decide who declares: each recipient, or once for all the project co-ordinator where he is established.':
    'Décider qui fait la déclaration : chaque bénéficiaire, ou une fois pour tous le coordonnateur du projet là où il est établi.',
  'Declare at the funding stage and at the product stage to Naturvårdsverket.':
    'Faire la déclaration à Naturvårdsverket au stade du financement et au stade du produit.',
  'Declare before the event of Art. 6(2) of Regulation 2015/1866 with the data of Annex III.':
    'Faire la déclaration avant l’événement de l’art. 6(2) du règlement 2015/1866 avec les données de l’annexe III.',
  'Declare in DECLARE.': 'Faire la déclaration dans DECLARE.',
  'Declare in DECLARE; the research ministry also runs an own portal (not verified in a source).':
    'Faire la déclaration dans DECLARE ; le ministère de la Recherche a aussi son propre portail (non vérifié dans une source).',
  'Declare past environmental offences.': 'Déclarer les infractions environnementales passées.',
  'Declare the resource and its origin in the application.': 'Déclarer dans la demande la ressource et son origine.',
  'Declare to OPSS with certificate data or the information set, and that terms were agreed.':
    'Faire la déclaration à l’OPSS avec les données du certificat ou l’ensemble d’informations, et indiquer que des conditions ont été convenues.',
  'Declare to the minister.': 'Faire la déclaration au ministre.',
  'Declare to the NPWS.': 'Faire la déclaration au NPWS.',
  'Decree-Law 122/2017 regulates users only.': 'Le décret-loi 122/2017 ne règle que les obligations des utilisateurs.',
  'Deposit a copy of the permit with the institution in the district and show it on request.':
    'Déposer une copie du permis auprès de l’institution du district et la présenter sur demande.',
  'Deposit a duplicate of the collected material in the national gene banks.':
    'Déposer un double du matériel collecté dans les banques de gènes nationales.',
  'Deposit a sample with the State collection (Queensland Museum or Herbarium; not verified in a source).':
    'Déposer un échantillon dans la collection de l’État (Queensland Museum ou Herbarium ; non vérifié dans une source).',
  'Deposit at least one duplicate in a Mexican collection after collecting.':
    'Déposer au moins un double dans une collection mexicaine après la collecte.',
  'Deposit material that cannot be described, in a recognised depository.':
    'Déposer dans un dépositaire reconnu le matériel qui ne peut pas être décrit.',
  'Deposit specimens in a registered Ecuadorian collection.':
    'Déposer les spécimens dans une collection équatorienne enregistrée.',
  'Deposit the collected material in a registered Peruvian institution and hand in the receipt.':
    'Déposer le matériel collecté dans une institution péruvienne enregistrée et remettre le récépissé.',
  'Describe material, origin, provider, use and partners in a letter and ask for the position on consent and terms.':
    'Décrire dans une lettre le matériel, l’origine, le fournisseur, l’utilisation et les partenaires, et demander la position sur le consentement et les conditions.',
  'Describe material, place, communities, purpose and planned export, and ask for written consent.':
    'Décrire le matériel, le lieu, les communautés, le but et l’exportation prévue, et demander un consentement écrit.',
  'Describe material, place, provider, use and partners and ask for the position on consent and terms.':
    'Décrire le matériel, le lieu, le fournisseur, l’utilisation et les partenaires, et demander la position sur le consentement et les conditions.',
  'Describe material, place, provider, use and partners and ask for the position.':
    'Décrire le matériel, le lieu, le fournisseur, l’utilisation et les partenaires, et demander la position de l’autorité.',
  'Describe material, place, provider, use and partners in French and ask for the position on consent and terms.':
    'Décrire en français le matériel, le lieu, le fournisseur, l’utilisation et les partenaires, et demander la position sur le consentement et les conditions.',
  'Describe material, place, purpose and recipients.': 'Décrire le matériel, le lieu, le but et les destinataires.',
  'Describe purpose, area with exact boundaries, timing, methods, expected impact and the land owners, as the authority asks for research licences under the same act.':
    'Décrire le but, la zone avec ses limites exactes, le calendrier, les méthodes, les effets attendus et les propriétaires des terrains, comme l’autorité le demande pour les licences de recherche selon la même loi.',
  'Describe species, places, purpose (scientific or commercial) and the planned transfer or valorisation.':
    'Décrire les espèces, les lieux, le but (scientifique ou commercial) et le transfert ou la valorisation prévus.',
  'Describe the material: variety, landrace or wild relative.':
    'Décrire le matériel : variété, variété locale ou parente sauvage.',
  'Describe the non-commercial research and who receives the material.':
    'Décrire la recherche non commerciale et qui reçoit le matériel.',
  'Describe the project by e-mail and ask for written confirmation under section 5 of the Biological Resources Act 2006.':
    'Décrire le projet par e-mail et demander une confirmation écrite selon la section 5 du Biological Resources Act 2006.',
  'Describe the project, the material, the places and the purpose to the department and ask for the form in use.':
    'Décrire au service le projet, le matériel, les lieux et le but, et demander le formulaire en usage.',
  'Discuss the project with the institute early.': 'Discuter tôt du projet avec l’institut.',
  'Do genetic work in Nepal; samples are as a rule not allowed to leave.':
    'Faire le travail génétique au Népal ; les échantillons ne peuvent en règle générale pas en sortir.',
  'Do not export without permission, whatever the reason; endangered native breeds may not go out for commercial aims.':
    'Ne pas exporter sans autorisation, quelle que soit la raison ; les races locales menacées ne peuvent pas sortir à des fins commerciales.',
  'Do not promise rights in the resources or the knowledge to anyone outside before the authority has agreed (article 7).':
    'Ne promettre à personne de l’extérieur des droits sur les ressources ou les connaissances avant l’accord de l’autorité (article 7).',
  'Do the research and development.': 'Faire la recherche et le développement.',
  'Download and fill in the application form and hand it in with the enclosures.':
    'Télécharger et remplir le formulaire de demande et le remettre avec les pièces jointes.',
  'Download the form of the 2014 regulation and file it with the department.':
    'Télécharger le formulaire du règlement de 2014 et le déposer auprès du service.',
  'Download the receipts and the certificate of the administrative check (verificação).':
    'Télécharger les récépissés et le certificat de la vérification administrative (verificação).',
  'EBI consults the institution in charge and grants the permit; foreigners are accompanied by staff of EBI or another institution.':
    'EBI consulte l’institution compétente et accorde le permis ; les étrangers sont accompagnés par du personnel d’EBI ou d’une autre institution.',
  'EBI examines it and gives or refuses prior informed consent.':
    'EBI l’examine et donne ou refuse le consentement préalable.',
  'EBI grants it without the full procedure and sets the duties.':
    'EBI l’accorde sans la procédure complète et fixe les obligations.',
  'EBI negotiates and signs the access agreement on the basis of that consent.':
    'EBI négocie et signe l’accord d’accès sur la base de ce consentement.',
  'Enter partner institutions in Brazil and abroad, sendings abroad and results (patents, intermediate products).':
    'Saisir les institutions partenaires au Brésil et à l’étranger, les envois à l’étranger et les résultats (brevets, produits intermédiaires).',
  'Enter provider country, resource, permit or certificate and purpose, and submit.':
    'Saisir le pays fournisseur, la ressource, le permis ou le certificat et le but, puis envoyer.',
  'Enter species and origin of the material or the source of the traditional knowledge and its provider.':
    'Saisir l’espèce et l’origine du matériel, ou la source des connaissances traditionnelles et leur fournisseur.',
  'Enter the certificate number, or the information set and that terms were agreed.':
    'Saisir le numéro du certificat, ou l’ensemble d’informations et le fait que des conditions ont été convenues.',
  'Enter the data of Art. 4(3) of Regulation 511/2014 in the register.':
    'Inscrire au registre les données de l’art. 4(3) du règlement 511/2014.',
  'Enter the people involved and the project as basic research, bioprospecting or economic use.':
    'Saisir les personnes impliquées et le projet comme recherche fondamentale, bioprospection ou utilisation économique.',
  'Enter the person or company, date of birth or business number and contact.':
    'Saisir la personne ou l’entreprise, la date de naissance ou le numéro d’entreprise et le contact.',
  'Enter the sending in the SisGen registration of the project.':
    'Inscrire l’envoi dans l’enregistrement SisGen du projet.',
  'Enter title, abstract, sector, period and the whole team (CPF for Brazilians, an identity document for foreigners).':
    'Saisir le titre, le résumé, le secteur, la période et toute l’équipe (CPF pour les Brésiliens, une pièce d’identité pour les étrangers).',
  'Establish country and date of access and check in the ABS Clearing-House whether that country was a Party with access rules in force at that date.':
    'Établir le pays et la date d’accès, et vérifier dans l’ABSCH si ce pays était à cette date une Partie dont les règles d’accès étaient en vigueur.',
  'Exchange and publish observations and results (Article III of the Treaty).':
    'Échanger et publier les observations et les résultats (article III du Traité).',
  'Expect a complex procedure for commercial use (a concession is needed too), genetic modification or removal of material from New Zealand other than for taxonomy.':
    'S’attendre à une procédure complexe pour une utilisation commerciale (une concession est aussi nécessaire), une modification génétique ou la sortie de matériel de Nouvelle-Zélande autrement que pour la taxonomie.',
  "Expect an extract of the application on the authority's website within five working days of admission.":
    'Compter sur la publication d’un extrait de la demande sur le site de l’autorité dans les cinq jours ouvrables après l’admission.',
  'Expect checks by the voivodeship inspector of your seat or place of work, by a yearly plan of the Chief Inspector.':
    'S’attendre à des contrôles du contrôleur de la voïvodie de votre siège ou lieu de travail, selon un plan annuel du contrôleur en chef.',
  'Expect publication of an extract within five working days of admission.':
    'Compter sur la publication d’un extrait dans les cinq jours ouvrables après l’admission.',
  'Explain aim, use, risks, benefits and publication in their language and give time.':
    'Expliquer dans leur langue le but, l’utilisation, les risques, les avantages et la publication, et laisser du temps.',
  'Explain impacts, rights and duties and follow the community protocol if there is one.':
    'Expliquer les effets, les droits et les obligations, et suivre le protocole communautaire s’il y en a un.',
  'Explain the acquisition and use fully to the owner (lead agency, community or land owner); for communal land hear the lowest local council.':
    'Expliquer entièrement l’acquisition et l’utilisation au propriétaire (organisme chef de file, communauté ou propriétaire du terrain) ; pour les terres communes, entendre le conseil local du niveau le plus bas.',
  'Explain the project and agree on technology transfer, benefit-sharing and protection of associated knowledge.':
    'Expliquer le projet et convenir du transfert de technologie, du partage des avantages et de la protection des connaissances associées.',
  'Explain the project and obtain a written consent.': 'Expliquer le projet et obtenir un consentement écrit.',
  'Explain the project to the community in assemblies and wait for its decision.':
    'Expliquer le projet à la communauté dans des assemblées et attendre sa décision.',
  'Explain the work and the benefits in the iTaukei language.':
    'Expliquer le travail et les avantages en langue iTaukei.',
  'Explain why the analysis cannot be done in Sabah.': 'Expliquer pourquoi l’analyse ne peut pas se faire au Sabah.',
  'Explain why the work cannot be done in Ethiopia.': 'Expliquer pourquoi le travail ne peut pas se faire en Éthiopie.',
}
