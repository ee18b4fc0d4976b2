import type { ContentTexts } from '../../../content.ts'

/** Locks of the law that every record may show. */
export const locks: ContentTexts = {
  'Without proof of date treat as accessed after 12 October 2014.':
    'Sans preuve de la date, traiter le matériel comme obtenu après le 12 octobre 2014.',
  'Legal confirms provider status (Party, access law in force at the access date) and that the work is utilisation.':
    'Le service juridique confirme le statut du pays fournisseur (Partie, droit d’accès en vigueur à la date d’accès) et que le travail est une utilisation.',
  'If papers are missing or doubts on legality remain, get the permit and terms or stop the use (Art. 4(5)): treat as RED.':
    'S’il manque des documents ou si un doute subsiste sur la légalité, obtenir le permis et les conditions ou cesser l’utilisation (art. 4(5)) : traiter comme ROUGE.',
  'A person from legal confirms the reading of this rule against the current text before the material is released.':
    'Une personne du service juridique vérifie la lecture de cette règle sur le texte en vigueur avant que le matériel soit libéré.',
  'Legal must check the permit, the contract and the database terms before sequence information of this origin is used commercially.':
    'Le service juridique doit vérifier le permis, le contrat et les conditions de la base de données avant tout usage commercial d’informations de séquence de cette origine.',
  'Legal must decide from which day the United Kingdom counts: the entry into force of the Nagoya Protocol for the Union (12 October 2014) or for the United Kingdom (22 May 2016).':
    'Le service juridique doit décider à partir de quel jour le Royaume-Uni compte : l’entrée en vigueur du Protocole de Nagoya pour l’Union (12 octobre 2014) ou pour le Royaume-Uni (22 mai 2016).',
  'Legal must confirm whether the change from trade to research needs consent or a notification in the country of origin.':
    'Le service juridique doit confirmer si le passage du commerce à la recherche exige un consentement ou une notification dans le pays d’origine.',
  'A person from legal has seen the proof of the date.': 'Une personne du service juridique a vu la preuve de la date.',
  'Legal accepts the remaining risk before commercial development.':
    'Le service juridique accepte le risque restant avant le développement commercial.',
  'Do not start utilisation until the search is documented.':
    'Ne pas commencer l’utilisation avant que la recherche d’origine soit documentée.',
  'Do not use SMTA material for the non-food purpose.':
    'Ne pas utiliser du matériel sous SMTA à une fin autre qu’alimentaire.',
  'Legal confirms that the purpose is within the SMTA.': 'Le service juridique confirme que la fin relève du SMTA.',
  'No R&D on the goods until this is answered.':
    'Pas de recherche et développement sur les marchandises avant que cette question ait sa réponse.',
  'Legal confirms for the UK, Switzerland or elsewhere.':
    'Le service juridique confirme pour le Royaume-Uni, la Suisse ou ailleurs.',
  'Legal confirms consent and terms.': 'Le service juridique confirme le consentement et les conditions.',
  'Legal compares use, user, material and duration with the certificate.':
    'Le service juridique compare l’utilisation, l’utilisateur, le matériel et la durée avec le certificat.',
  'SMTA 1 or SMTA 2 of the World Health Organization is on file.':
    'Le SMTA 1 ou le SMTA 2 de l’Organisation mondiale de la Santé est au dossier.',
  'Legal confirms that the provider country treats the PIP Framework as a special instrument.':
    'Le service juridique confirme que le pays fournisseur traite le Cadre PIP comme un instrument spécial.',
  'Legal reads the papers.': 'Le service juridique lit les documents.',
  'Legal has seen the papers.': 'Le service juridique a vu les documents.',
  'Legal has seen the certificate in the ABS Clearing-House.':
    'Le service juridique a vu le certificat dans le Centre d’échange sur l’APA.',
  'Do not start the new use.': 'Ne pas commencer la nouvelle utilisation.',
  'If the pre-1993 date cannot be proved, treat the material as accessed on the earliest date that can be proved.':
    'Si la date d’avant 1993 ne peut pas être prouvée, traiter le matériel comme obtenu à la première date qui peut l’être.',
  'Block the material until the permit and the agreed terms are on file and cover the intended use.':
    'Bloquer le matériel jusqu’à ce que le permis et les conditions convenues soient au dossier et couvrent l’utilisation prévue.',
  'A person from legal confirms this assessment against the current text before release.':
    'Une personne du service juridique vérifie cette évaluation sur le texte en vigueur avant la libération.',
  'Material stays blocked for the listed uses until the permit and agreed terms are filed in the record.':
    'Le matériel reste bloqué pour les utilisations énumérées jusqu’à ce que le permis et les conditions convenues soient au dossier.',
  'Legal clears filings.': 'Le service juridique approuve les dépôts.',
  'Legal checks the agreement before non-food use or onward transfer.':
    'Le service juridique vérifie l’accord avant toute utilisation non alimentaire ou toute transmission.',
  'Commercial research later needs a benefit-sharing agreement first.':
    'Une recherche commerciale ultérieure exige d’abord un accord de partage des avantages.',
  'Legal confirms that no rule has been made since 30 January 2023.':
    'Le service juridique confirme qu’aucune règle n’a été prise depuis le 30 janvier 2023.',
  'Legal reads the current article 66: exemptions and the split between commercial and scientific use were not verified.':
    'Le service juridique lit l’article 66 en vigueur : les exemptions et la distinction entre usage commercial et scientifique n’ont pas été vérifiées.',
  'No filing before legal has the access contract.':
    'Aucun dépôt avant que le service juridique ait le contrat d’accès.',
  'No further use, filing or sale until the regularisation proof is on file.':
    'Aucune autre utilisation, aucun dépôt ni vente avant que la preuve de la régularisation soit au dossier.',
  'Legal confirms the SisGen number before shipment, filing, publication or sale.':
    'Le service juridique confirme le numéro SisGen avant l’expédition, le dépôt, la publication ou la vente.',
  'No filing worldwide before the SisGen number is on file.':
    'Aucun dépôt, où que ce soit dans le monde, avant que le numéro SisGen soit au dossier.',
  'No market launch before the notification.': 'Aucune mise sur le marché avant la notification.',
  'Legal reads the Act and agreement before commercial use of sequences.':
    'Le service juridique lit la loi et l’accord avant tout usage commercial de séquences.',
  'Block the launch step until the register number is stored.':
    'Bloquer l’étape du lancement jusqu’à ce que le numéro d’enregistrement soit au dossier.',
  'No filing before clearance.': 'Aucun dépôt avant l’approbation.',
  'Legal identifies the sector rule by taxon.': 'Le service juridique détermine la règle sectorielle d’après le taxon.',
  'No single procedure exists for wild and microbial resources: legal names the competent ministry and keeps the reply.':
    'Il n’existe pas de procédure unique pour les ressources sauvages et microbiennes : le service juridique désigne le ministère compétent et conserve la réponse.',
  'Legal checks how the germplasm left China.':
    'Le service juridique vérifie comment le matériel génétique est sorti de Chine.',
  'Legal sign-off before filing.': 'Accord du service juridique avant le dépôt.',
  'Legal reviews secrecy rules for TCM formulas.':
    'Le service juridique examine les règles de secret pour les formules de la médecine traditionnelle chinoise.',
  'No launch before the economic-exploitation permit.': 'Aucun lancement avant le permis d’exploitation économique.',
  'No filing before the permit number is on file.': 'Aucun dépôt avant que le numéro du permis soit au dossier.',
  'Legal assesses reliance on the missing procedure.':
    'Le service juridique évalue s’il peut s’appuyer sur l’absence de procédure.',
  'Legal checks the transfer clause.': 'Le service juridique vérifie la clause de transfert.',
  'Legal picks the route (treaty, decree 429, or decree 124 for wild taxa).':
    'Le service juridique choisit la voie (traité, décret 429, ou décret 124 pour les taxons sauvages).',
  'Legal checks regional rules and holder consent.':
    'Le service juridique vérifie les règles régionales et le consentement du détenteur.',
  'No filing before consent.': 'Aucun dépôt avant le consentement.',
  'Legal must decide whether this counts as new utilisation of a pre-law sample or collection.':
    'Le service juridique doit décider si cela constitue une nouvelle utilisation d’un échantillon ou d’une collection d’avant la loi.',
  'Legal must confirm if the purpose and content differ from what the same user did before with the same resource (definition of new utilisation in L. 412-4, rule on collections in L. 412-6).':
    'Le service juridique doit confirmer si la fin et le contenu diffèrent de ce que le même utilisateur a fait auparavant avec la même ressource (définition de la nouvelle utilisation à l’article L. 412-4, règle sur les collections à l’article L. 412-6).',
  'Legal must confirm that the project has no direct objective of commercial development; if it has, handle it as an authorisation case (RED).':
    'Le service juridique doit confirmer que le projet n’a pas d’objectif direct de développement commercial ; s’il en a un, le traiter comme un cas d’autorisation (ROUGE).',
  'Hold the material until the declaration receipt is filed in the portal.':
    'Retenir le matériel jusqu’à ce que le récépissé de déclaration soit déposé dans le portail.',
  "Legal must check that the terms allow transfer and cover the recipient's use.":
    'Le service juridique doit vérifier que les conditions permettent le transfert et couvrent l’utilisation du destinataire.',
  'Hold the strain until the mainland sampling place and date are documented.':
    'Retenir la souche jusqu’à ce que le lieu et la date de l’échantillonnage en métropole soient documentés.',
  'Legal must classify the use.': 'Le service juridique doit qualifier l’utilisation.',
  'Legal names the code that governs this resource and its conditions before the material is released.':
    'Le service juridique désigne le code qui régit cette ressource et ses conditions avant que le matériel soit libéré.',
  'Legal confirms that the taxon is cultivated or a listed wild relative; seed of other wild plants follows the plant rules.':
    'Le service juridique confirme que le taxon est cultivé ou un parent sauvage inscrit sur la liste ; les semences d’autres plantes sauvages suivent les règles des plantes.',
  'Legal must check the benefit-sharing contract before filing.':
    'Le service juridique doit vérifier le contrat de partage des avantages avant le dépôt.',
  'Legal must confirm whether the sampling site lay in the park and whether consent existed.':
    'Le service juridique doit confirmer si le site d’échantillonnage se trouvait dans le parc et si le consentement existait.',
  'Legal confirms whether the project has a product or patent aim: only research without one is under the lighter rule.':
    'Le service juridique confirme si le projet vise un produit ou un brevet : seule la recherche sans un tel but relève de la règle allégée.',
  'Legal weighs new commercial use of gap-period material.':
    'Le service juridique apprécie la nouvelle utilisation commerciale de matériel de la période intermédiaire.',
  'Legal confirms reach for public-database data.':
    'Le service juridique confirme la portée pour les données de bases publiques.',
  'Legal must check whether repeated or new obtaining, transfer or patenting falls under the Act.':
    'Le service juridique doit vérifier si une obtention répétée ou nouvelle, un transfert ou un brevet relève de la loi.',
  'Legal decides if the Indian affiliate is foreign-controlled under the Companies Act (from 2024-04-01; before that any foreign share was enough).':
    'Le service juridique décide si la filiale indienne est sous contrôle étranger au sens de la loi sur les sociétés (depuis le 2024-04-01 ; avant, toute participation étrangère suffisait).',
  'No filing that names Indian material without legal sign-off.':
    'Aucun dépôt qui mentionne du matériel indien sans l’accord du service juridique.',
  'Legal confirms that value-added products are excluded here; otherwise the rules for foreign and Indian users apply as to the organism.':
    'Le service juridique confirme que les produits à valeur ajoutée sont exclus ici ; sinon les règles pour les utilisateurs étrangers et indiens s’appliquent comme pour l’organisme.',
  'Legal checks NBA practice and contract terms.':
    'Le service juridique vérifie la pratique de la NBA et les conditions du contrat.',
  'Legal confirms applicability to public-database sequences.':
    'Le service juridique confirme l’applicabilité aux séquences de bases publiques.',
  'Legal reads the Arabic text for exemptions and procedure.':
    'Le service juridique lit le texte arabe pour les exemptions et la procédure.',
  'Hold the material until the acknowledgement is filed.':
    'Retenir le matériel jusqu’à ce que l’accusé de réception soit au dossier.',
  'Legal checks whether the decree has been issued; the practice rests on the Protocol and agency permits.':
    'Le service juridique vérifie si le décret a été pris ; la pratique repose sur le Protocole et sur les permis des autorités.',
  'Legal reads the law: start date and exemptions were not verified.':
    'Le service juridique lit la loi : le premier jour et les exemptions n’ont pas été vérifiés.',
  'Legal clears filings on Mexican material.':
    'Le service juridique approuve les dépôts concernant du matériel mexicain.',
  'Legal weighs new commercial use of gap material.':
    'Le service juridique apprécie la nouvelle utilisation commerciale de matériel de la période intermédiaire.',
  'Legal checks Act 795 and the medical research rules.':
    'Le service juridique vérifie la loi 795 et les règles de la recherche médicale.',
  "Legal checks the recipient's use against the permit.":
    'Le service juridique compare l’utilisation du destinataire avec le permis.',
  'Legal identifies the provincial text in force.': 'Le service juridique détermine le texte provincial en vigueur.',
  'Legal weighs new commercial use.': 'Le service juridique apprécie la nouvelle utilisation commerciale.',
  'Legal decides on extraterritorial reach and on collections under international agreements, which are exempt.':
    'Le service juridique décide de la portée extraterritoriale et des collectes faites en vertu d’accords internationaux, qui sont exemptées.',
  'A switch to product development needs a bioprospecting undertaking first.':
    'Le passage au développement d’un produit exige d’abord un engagement de bioprospection.',
  'Block the material until the permit is on file and covers the field work.':
    'Bloquer le matériel jusqu’à ce que le permis soit au dossier et couvre le travail de terrain.',
  'Legal confirms the non-commercial status; industry research counts as commercial.':
    'Le service juridique confirme le caractère non commercial ; la recherche industrielle compte comme commerciale.',
  'Legal checks the 2011 committee criteria where a State agency provides the sample.':
    'Le service juridique vérifie les critères du comité de 2011 si un organisme d’État fournit l’échantillon.',
  'Legal confirms ministry consent before commercial work; without it treat as RED.':
    'Le service juridique confirme le consentement du ministère avant tout travail commercial ; sans lui, traiter comme ROUGE.',
  'Without coordinates outside every exclusive economic zone and shelf, treat as material of the nearest coastal state.':
    'Sans coordonnées situées hors de toute zone économique exclusive et de tout plateau continental, traiter comme du matériel de l’État côtier le plus proche.',
  'Store the BBNJ batch identifier with every sample and derived record.':
    'Conserver l’identifiant de lot BBNJ avec chaque échantillon et chaque donnée qui en découle.',
  'Legal confirms the project is still in discovery phase at each gate.':
    'Le service juridique confirme à chaque étape que le projet est encore en phase de découverte.',
  'No filing before permit and agreements are on file.':
    'Aucun dépôt avant que le permis et les accords soient au dossier.',
}
