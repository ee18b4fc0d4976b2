import type { uses as english } from '../../../en/assessments/answering/uses.ts'
import type { Translation } from '../../../translation.ts'

export const uses: Translation<typeof english> = {
  acquisition: {
    line: 'Collecter, acheter, commander ou recevoir le matériel.',
    words:
      'mission de collecte, prospection, achat, commande, importation, échantillonnage, réception, collecte au champ, récolte, échantillon de sol, échantillon d’eau, terrain, expédition, prêt de musée, prêt, emprunt, bioprospection, pêche, prélever',
  },
  maintaining_and_storage: {
    line: 'Le garder vivant ou intact : congélateur, banque de semences, collection.',
    words:
      'biobanque, banque de graines, cryoconservation, serre, collection de cultures, multiplication, régénération, congélateur, herbier, banque de gènes, spécimen de musée, jardin botanique, banque de cellules, conservation ex situ, propagation, cultiver, mise en culture, aquaculture',
  },
  identification_and_characterisation: {
    line: 'Déterminer ce que c’est : taxonomie, code-barres, description.',
    words:
      'PCR, séquençage, code-barres, 16S, phylogénie, taxonomie, morphologie, identification, descripteur, barcoding, métabarcoding, ADN environnemental, spécimen de musée, identification taxonomique, spectrométrie de masse, séquençage d’ADN, isolat, bactéries du sol',
  },
  screening: {
    line: 'Tester de nombreux échantillons à la recherche d’un effet.',
    words:
      'criblage, essai, haut débit, bioactivité, test d’activité, métagénome, banque, PCR, séquençage, métagénomique, HPLC, CLHP, banque d’extraits, bactéries du sol, bioprospection',
  },
  candidate_of_interest: {
    line: 'Approfondir les échantillons ou composés qui ont montré un effet.',
    words:
      'candidat, confirmation, souche prometteuse, sélection, tête de série, isolement d’un composé, HPLC, purification',
  },
  research_and_development: {
    line: 'Étudier les gènes ou la chimie naturelle pour apprendre du nouveau.',
    words:
      'R&D, R-D, recherche et développement, séquençage, génome, transcriptome, expression des gènes, omiques, recherche fondamentale, thèse, métabolomique, PCR, métagénomique, protéomique, HPLC, CLHP, spectrométrie de masse, édition du génome, CRISPR, biologie de synthèse, bio-informatique, apprentissage automatique, entraînement d’une IA sur des séquences, enzyme, vaccin, probiotique',
  },
  mode_of_action_research: {
    line: 'Comprendre comment un effet se produit.',
    words: 'mécanisme, cible, voie, toxicologie, récepteur, mode d’action, toxicité',
  },
  resistance_research: {
    line: 'Étudier la résistance aux ravageurs, aux maladies ou au stress.',
    words:
      'sécheresse, pathogène, tolérance, résistance aux antimicrobiens, herbicide, maladie, fongicide, antibiotique, ravageur',
  },
  efficacy_screening_testing: {
    line: 'Tester l’efficacité d’un produit ou d’un candidat sur lui.',
    words:
      'essai au champ, essai en serre, puissance, efficacité, organisme d’essai, essai biologique, herbicide, pesticide, antibiotique, lutte biologique, biocontrôle, essai de toxicité',
  },
  use_as_a_tool: {
    line: 'L’employer comme outil de laboratoire, non comme objet d’étude.',
    words:
      'vecteur, souche hôte, réactif, référence, témoin, enzyme de laboratoire, clonage, PCR, organisme modèle, CRISPR',
  },
  developing_a_tool: {
    line: 'En tirer un nouvel outil ou une nouvelle méthode de laboratoire.',
    words:
      'kit, marqueur, enzyme, CRISPR, système d’expression, mise au point de méthode, biocapteur, lignée cellulaire, modèle prédictif, entraînement d’une IA sur des séquences',
  },
  diagnostics: {
    line: 'Détecter ou surveiller une maladie, un ravageur ou un organisme.',
    words:
      'kit de test, test PCR, détection, suivi, surveillance, anticorps, séquençage, diagnostic, test rapide, ELISA, qPCR',
  },
  breeding: {
    line: 'Croiser et sélectionner pour créer des variétés ou des races.',
    words:
      'croisement, sélection, hybride, variété, amélioration des plantes, élevage, édition du génome, sélection assistée, cultivar, CRISPR',
  },
  design_active_ingredient: {
    line: 'Concevoir une substance active d’après un modèle naturel.',
    words:
      'conception de médicament, synthèse, chimie médicinale, analogue, formulation, pesticide, herbicide, antibiotique, médicament, vaccin, cosmétique',
  },
  field_clinical_testing: {
    line: 'Essais d’un produit au champ, sur des animaux ou des personnes.',
    words:
      'essai au champ, essai clinique, essai d’homologation, pilote, essai de vaccin, étude clinique, étude de toxicité',
  },
  product_processing_and_formulation: {
    line: 'En faire un produit : brasser, extraire, mélanger.',
    words:
      'brasserie, fermentation, aliment, cosmétique, extraction, recette, fabrication, boisson, levure, probiotique, fromage, vin, parfum, enzyme, complément alimentaire, bière, brassage, pain, crème, colorant, biocarburant, textile, tissu, fibre, cuir, aliment pour animaux, papier, savon',
  },
  biofactory: {
    line: 'Faire produire une substance par un organisme.',
    words:
      'fermentation, bioréacteur, recombinant, souche de production, brasserie, production d’enzymes, enzyme, production de vaccin, culture cellulaire, brassage, insuline, production de protéines',
  },
  biotrade: {
    line: 'L’acheter ou le vendre comme marchandise ou ingrédient.',
    words:
      'commerce, marchandise, ingrédient, vente, exportation, matière première, chaîne d’approvisionnement, huile essentielle, bois, herboristerie, cosmétique, vendre, marché, pêche, aquaculture',
  },
  exchange_and_transfer: {
    line: 'Transmettre du matériel ou des données à d’autres.',
    words:
      'partage, envoi, ATM, MTA, partenaire, laboratoire prestataire, dépôt, expédition, transfert de données, GenBank, publication de séquences, publication, publication de résultats, prêt de musée, prêt, prestataire de séquençage',
  },
  ipr: {
    line: 'Protéger des résultats : brevet, droit d’obtention végétale.',
    words: 'brevet, propriété intellectuelle, obtention végétale, marque, licence, invention',
  },
}
