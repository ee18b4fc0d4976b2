import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Ap. */
export const stepsAp: ContentTexts = {
  'Appeal a final notice on error of fact, law or unreasonableness.':
    'Faire appel d’un avis final pour erreur de fait, de droit ou décision déraisonnable.',
  'Appeal to the minister (section 56(2) of the Ordinance) if refused.':
    'En cas de refus, faire appel au ministre (section 56(2) de l’Ordinance).',
  'Applicants for State research grants explain in the proposal how due diligence is met, where it applies.':
    'Les demandeurs de subventions de recherche de l’État expliquent dans la proposition comment la diligence nécessaire est respectée, là où elle s’applique.',
  'Apply alone or together with the cooperation approval.':
    'Faire la demande seul ou avec l’approbation de la coopération.',
  'Apply and wait for the permit.': 'Faire la demande et attendre le permis.',
  'Apply anew when aim, scope, period, IP or sharing terms change.':
    'Faire une nouvelle demande quand le but, l’étendue, la période, la propriété intellectuelle ou les conditions de partage changent.',
  'Apply at the embassy (or through the foreign ministry within the country) and show serious work in the field.':
    'Faire la demande à l’ambassade (ou, depuis le pays, par le ministère des affaires étrangères) et prouver un travail sérieux dans le domaine.',
  'Apply at the ministry with species, number and purpose.':
    'Faire la demande au ministère avec les espèces, le nombre et le but.',
  'Apply at the national office, the only place where permits are handled.':
    'Faire la demande au bureau national, seul endroit où les permis sont traités.',
  'Apply at the regional office of the protected area.': 'Faire la demande au bureau régional de l’aire protégée.',
  'Apply for a change when partner, aim, content or period changes.':
    'Demander une modification quand le partenaire, le but, le contenu ou la période change.',
  'Apply for access to genetic resources and sign the contract.':
    'Demander l’accès aux ressources génétiques et signer le contrat.',
  'Apply for an access authorisation or contract as soon as genetic resources or derivatives are used.':
    'Demander une autorisation ou un contrat d’accès dès que des ressources génétiques ou leurs dérivés sont utilisés.',
  'Apply for collecting and export licences if specimens are taken.':
    'Demander les licences de collecte et d’exportation si des spécimens sont prélevés.',
  'Apply for consent and access authorisation with the project.':
    'Demander le consentement et l’autorisation d’accès avec le projet.',
  'Apply for prior informed consent.': 'Demander le consentement préalable en connaissance de cause.',
  'Apply for the authorisation for scientific collecting or hunting.':
    'Demander l’autorisation de collecte ou de chasse scientifiques.',
  'Apply for the authorisation for the act planned.': 'Demander l’autorisation pour l’acte prévu.',
  'Apply for the CITES certificate or the ANLA No-CITES permit, or document the exemption.':
    'Demander le certificat CITES ou le permis No-CITES de l’ANLA, ou documenter l’exemption.',
  'Apply for the collecting (research) permit well in advance, soils and genetic material included.':
    'Demander le permis de collecte (recherche) longtemps à l’avance, sols et matériel génétique compris.',
  'Apply for the collecting permit for wild plants and animals.':
    'Demander le permis de collecte de plantes et d’animaux sauvages.',
  'Apply for the collection authority for minimal quantities.':
    'Demander l’autorisation de collecte pour des quantités minimales.',
  'Apply for the export licence or CITES permit of CONAP.':
    'Demander la licence d’exportation ou le permis CITES du CONAP.',
  'Apply for the export permit (CITES certificate for listed species).':
    'Demander le permis d’exportation (certificat CITES pour les espèces inscrites).',
  'Apply for the export permit where research goes on outside Sarawak.':
    'Demander le permis d’exportation si la recherche se poursuit hors du Sarawak.',
  'Apply for the export permit, and for CITES papers for listed species.':
    'Demander le permis d’exportation, et les documents CITES pour les espèces inscrites.',
  'Apply for the export permit.': 'Demander le permis d’exportation.',
  'Apply for the harvest, trading or export permit with proof of registration and the area of purchase.':
    'Demander le permis de récolte, de commerce ou d’exportation avec la preuve de l’inscription et la zone d’achat.',
  'Apply for the licence and pay the fee and remuneration.':
    'Demander la licence et payer les frais et la rémunération.',
  'Apply for the licence under the Yukon Scientists and Explorers Act and consult the First Nations concerned.':
    'Demander la licence selon le Yukon Scientists and Explorers Act et consulter les Premières Nations concernées.',
  'Apply for the permit and agree on the sharing of benefits.':
    'Demander le permis et convenir du partage des avantages.',
  'Apply for the permit for scientific collecting of flora or fauna.':
    'Demander le permis de collecte scientifique de flore ou de faune.',
  'Apply for the permit for the project.': 'Demander le permis pour le projet.',
  'Apply for the permit on the announced form.': 'Demander le permis sur le formulaire publié.',
  'Apply for the permit to take native fauna and flora, and for specially protected areas.':
    'Demander le permis de prélever de la faune et de la flore indigènes, et celui pour les zones spécialement protégées.',
  'Apply for the permit under section 12 with consent and agreement.':
    'Demander le permis selon la section 12 avec le consentement et l’accord.',
  'Apply for the permit.': 'Demander le permis.',
  'Apply for the permit; protected areas and wildlife have permits of their own.':
    'Demander le permis ; les aires protégées et la faune sauvage ont leurs propres permis.',
  'Apply for the research permit.': 'Demander le permis de recherche.',
  'Apply for the scientific or commercial collecting licence of the state.':
    'Demander la licence de collecte scientifique ou commerciale de l’État.',
  'Apply for the Special Exemption Researcher/Academic visa at the nearest mission; it is mostly given for two months first.':
    'Demander le visa Special Exemption Researcher/Academic à la représentation la plus proche ; il est d’abord délivré le plus souvent pour deux mois.',
  'Apply in RIGMS.': 'Faire la demande dans RIGMS.',
  'Apply in RPRS with the study proposal.': 'Faire la demande dans RPRS avec la proposition d’étude.',
  'Apply in the manner and with the fee set by rules (section 7).':
    'Faire la demande de la façon et avec les frais fixés par le règlement (section 7).',
  'Apply in the portal and upload the documents, with the proof of payment as last page of the proposal.':
    'Faire la demande sur le portail et téléverser les documents, avec la preuve de paiement comme dernière page de la proposition.',
  'Apply in the prescribed form with the consent.': 'Faire la demande dans la forme prescrite avec le consentement.',
  'Apply in the research portal of the ministry.': 'Faire la demande sur le portail de recherche du ministère.',
  'Apply in the same file for taking material out of China, if planned.':
    'Demander dans le même dossier de sortir du matériel de Chine, si c’est prévu.',
  'Apply jointly with a South African partner if the applicant is foreign.':
    'Faire la demande avec un partenaire sud-africain si le demandeur est étranger.',
  'Apply on the ministry platform with the project and the Ecuadorian counterpart.':
    'Faire la demande sur la plateforme du ministère avec le projet et le partenaire équatorien.',
  'Apply online for the research permit with the documents of the guideline and pay the fee (or ask for the free tariff).':
    'Demander en ligne le permis de recherche avec les documents de la directive et payer les frais (ou demander le tarif gratuit).',
  'Apply online with form, curriculum vitae, proposal and photographs.':
    'Faire la demande en ligne avec le formulaire, le curriculum vitae, la proposition et des photos.',
  'Apply online with plan, ethics approval, management rules and facilities.':
    'Faire la demande en ligne avec le plan, l’approbation éthique, les règles de gestion et les installations.',
  'Apply the duties of record, keeping, passing on and notice in the same way (Art. 5).':
    'Appliquer de la même manière les obligations de consigner, conserver, transmettre et notifier (art. 5).',
  'Apply to ANPN for the entry authorisation.': 'Demander à l’ANPN l’autorisation d’entrée.',
  'Apply to CENAREST for the research permit; a commission there assesses projects in parks.':
    'Demander au CENAREST le permis de recherche ; une commission y évalue les projets dans les parcs.',
  'Apply to it for the permit for research access, for use, or for taking material out of the country.':
    'Lui demander le permis d’accès pour la recherche, d’utilisation, ou de sortie du matériel du pays.',
  'Apply to its manager for the collecting permit and the entry permit.':
    'Demander à son gestionnaire le permis de collecte et le permis d’entrée.',
  'Apply to MiAmbiente with the project and the consent of the provider or land owner.':
    'Adresser la demande à MiAmbiente avec le projet et le consentement du fournisseur ou du propriétaire du terrain.',
  'Apply to MiAmbiente with the project and the consent of the provider.':
    'Adresser la demande à MiAmbiente avec le projet et le consentement du fournisseur.',
  'Apply to MINRESI directly or through a partner at a Cameroonian university or research institution.':
    'Adresser la demande au MINRESI, directement ou par un partenaire d’une université ou d’un institut de recherche camerounais.',
  'Apply to NITE with the proof of acquisition in Japan.':
    'Faire la demande au NITE avec la preuve d’acquisition au Japon.',
  'Apply to ORSA, with CITES papers for listed species.':
    'Adresser la demande à l’ORSA, avec les documents CITES pour les espèces inscrites.',
  'Apply to RCZ for a certificate for the planned date of shipment; ten shipments need ten certificates.':
    'Demander au RCZ un certificat pour la date d’envoi prévue ; dix envois ont besoin de dix certificats.',
  'Apply to SAG for the sanitary certificate, and for CITES papers for listed species.':
    'Demander au SAG le certificat sanitaire, et les documents CITES pour les espèces inscrites.',
  'Apply to Syke or Luke and name the resource, the aim and the user.':
    'Faire la demande à Syke ou à Luke en nommant la ressource, le but et l’utilisateur.',
  'Apply to TAGEM.': 'Adresser la demande au TAGEM.',
  'Apply to the agency for prior consent.': 'Demander à l’agence le consentement préalable.',
  'Apply to the agency with the project.': 'Faire la demande à l’agence avec le projet.',
  'Apply to the authority of the emirate and agree on benefit-sharing.':
    'Adresser la demande à l’autorité de l’émirat et convenir du partage des avantages.',
  'Apply to the authority under article 34 of Act 57/1998 and Rules 234/1999.':
    'Faire la demande à l’autorité selon l’article 34 de la loi 57/1998 et le règlement 234/1999.',
  'Apply to the authority; for protected areas also to the Rwanda Development Board.':
    'Adresser la demande à l’autorité ; pour les aires protégées, aussi au Rwanda Development Board.',
  'Apply to the biodiversity directorate of MARENA.':
    'Adresser la demande à la direction de la biodiversité du MARENA.',
  'Apply to the center for the licence.': 'Demander la licence au centre.',
  'Apply to the central authority for approval.': 'Demander l’approbation de l’autorité centrale.',
  'Apply to the Commission with evidence.': 'Adresser la demande à la Commission avec les preuves.',
  'Apply to the commission with species, numbers and purpose.':
    'Faire la demande à la commission avec les espèces, les nombres et le but.',
  'Apply to the competent department of the ministry.': 'Adresser la demande au service compétent du ministère.',
  'Apply to the directorate with the project, as a natural or legal person.':
    'Adresser la demande à la direction avec le projet, comme personne physique ou morale.',
  'Apply to the institute at the same time with the form and attachments.':
    'Faire en même temps la demande à l’institut avec le formulaire et les pièces jointes.',
  'Apply to the ministry and wait for the permission before moving material.':
    'Adresser la demande au ministère et attendre l’autorisation avant de déplacer du matériel.',
  'Apply to the ministry for the national research permit.': 'Demander au ministère le permis national de recherche.',
  'Apply to the Ministry of Environment.': 'Adresser la demande au ministère de l’environnement.',
  'Apply to the ministry with consent and terms and wait for the access permit.':
    'Adresser la demande au ministère avec le consentement et les conditions, et attendre le permis d’accès.',
  'Apply to the ministry with the Annex I data.': 'Adresser la demande au ministère avec les données de l’annexe I.',
  'Apply to the ministry, which asks the nature institute for an opinion.':
    'Adresser la demande au ministère, qui demande l’avis de l’institut de la nature.',
  'Apply to the ministry.': 'Adresser la demande au ministère.',
  'Apply to the national environment authority with these papers and the project.':
    'Adresser la demande à l’autorité nationale de l’environnement avec ces documents et le projet.',
  'Apply to the province (20 working days), then the ministry (20 working days plus assessment).':
    'Adresser la demande à la province (20 jours ouvrables), puis au ministère (20 jours ouvrables plus l’évaluation).',
  'Apply to the provincial authority, which reviews within 20 working days and passes the file on.':
    'Adresser la demande à l’autorité provinciale, qui l’examine dans les 20 jours ouvrables et transmet le dossier.',
  'Apply to the provincial forestry authority with the State benefit-sharing plan.':
    'Adresser la demande à l’autorité forestière provinciale avec le plan de partage des avantages avec l’État.',
  'Apply to the same authority for the export permit under its sector rules (CITES papers for listed species).':
    'Demander à la même autorité le permis d’exportation selon ses règles sectorielles (documents CITES pour les espèces inscrites).',
  'Apply to the secretary of the department for the permit.': 'Demander le permis au secrétaire du département.',
  'Apply under section 15 and wait for the permit under section 16.':
    'Faire la demande selon la section 15 et attendre le permis selon la section 16.',
  'Apply under section 7 with the fee set by rules.':
    'Faire la demande selon la section 7 avec les frais fixés par le règlement.',
  'Apply under the cultural research policy.': 'Faire la demande selon la politique de recherche culturelle.',
  'Apply under the Marine Scientific Research Guidelines 2021 and pay the fee.':
    'Faire la demande selon les Marine Scientific Research Guidelines 2021 et payer les frais.',
  'Apply with a copy of the agreed terms.': 'Faire la demande avec une copie des conditions convenues.',
  'Apply with aim, resources, place and partners.':
    'Faire la demande avec le but, les ressources, le lieu et les partenaires.',
  'Apply with plan, area, species and quantity, normally with a Korean partner.':
    'Faire la demande avec le plan, la zone, les espèces et la quantité, normalement avec un partenaire coréen.',
  'Apply with project and material.': 'Faire la demande avec le projet et le matériel.',
  'Apply with proof that Arts. 3 to 5 and 8 are met and that exchanges are traceable.':
    'Faire la demande avec la preuve que les art. 3 à 5 et 8 sont respectés et que les échanges sont traçables.',
  'Apply with species, quantity, use and recipient.':
    'Faire la demande avec l’espèce, la quantité, l’utilisation et le destinataire.',
  'Apply with the description of applicant, abilities, earlier work and planned research.':
    'Faire la demande en décrivant le demandeur, ses capacités, ses travaux antérieurs et la recherche prévue.',
  'Apply with the elements named in the act.': 'Faire la demande avec les éléments que la loi nomme.',
  'Apply with the form and the fee; add a certified copy of the return ticket for stays under 12 months.':
    'Faire la demande avec le formulaire et les frais ; ajouter une copie certifiée du billet de retour pour un séjour de moins de 12 mois.',
  'Apply with the organisms and places; get written consent of land owners and of the manager of a protected area.':
    'Faire la demande avec les organismes et les lieux ; obtenir le consentement écrit des propriétaires des terrains et du gestionnaire de l’aire protégée.',
  'Apply with the research plan, CV of the principal investigator and list of researchers.':
    'Faire la demande avec le plan de recherche, le CV du chercheur principal et la liste des chercheurs.',
  'Apply with the research project and a Chilean counterpart.':
    'Faire la demande avec le projet de recherche et un partenaire chilien.',
  'Apply with the research proposal.': 'Faire la demande avec la proposition de recherche.',
  'Apply; the licensing authority weighs the benefits and how the community can share in them.':
    'Faire la demande ; l’autorité qui délivre les licences pèse les avantages et la façon dont la communauté peut y avoir part.',
  'Apply; the management group examines the request.': 'Faire la demande ; le groupe de gestion l’examine.',
  'Appoint an agent if needed (a legal practitioner, patent agent or trade mark agent).':
    'Désigner au besoin un mandataire (juriste, agent de brevets ou agent de marques).',
}
