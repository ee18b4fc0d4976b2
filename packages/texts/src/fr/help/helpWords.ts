import type { helpWords as english } from '../../en/help/helpWords.ts'
import type { Translation } from '../../translation.ts'

export const helpWords: Translation<typeof english> = {
  dashboard: 'accueil page de départ vue d’ensemble tâches notifications nouvelles visite présentation',
  organism: 'espèce taxon plante animal bactérie champignon virus microbe souche nom latin culture',
  origin: 'pays fournisseur provenance collecte géographique haute mer antarctique territoire',
  date: 'quand année prélèvement collecte ancienne avant nagoya champ temporel rétroactif',
  use: 'utilisation usage but recherche développement commercial académique séquençage culture criblage sélection brevet produit',
  papers:
    'permis licence autorisation contrat accord certificat consentement partage avantages redevances sigle acronyme glossaire cpcc ccca attm pic mat',
  material:
    'dérivé extrait composé enzyme protéine adn arn séquence isn dsi genbank savoirs traditionnels autochtones exemption pathogène marchandise microbiome humain',
  confirm:
    'soumettre envoyer terminer compléter relire relecture déclaration rouvrir enregistrer sauvegarder brouillon hors ligne connexion perdue erreur corriger',
  record: 'résultat feu couleur vert orange jaune rouge gris décision fiabilité motif article',
  whatIf: 'scénario simulation variante essayer alternative hypothèse',
  duties:
    'obligation devoir tâche échéance délai retard agenda ics rappel partage avantages paiement redevances rapport autorité',
  evidence:
    'pièce justificative preuve téléverser fichier contrôle inspection audit diligence nécessaire expiration permis zip',
  samples: 'échantillon spécimen accession tube coordonnées latitude longitude gps tableur',
  letters: 'courrier demande formulaire modèle déclaration diligence nécessaire notification docx autorité',
  transfers: 'transfert remise expédier envoyer tiers destinataire fournisseur bordereau',
  locks: 'déverrouiller lever bloquer blocage approbation valider juridique libérer quarantaine',
  lawChanges: 'nouvelle loi modification mise à jour version réévaluation',
  report: 'pdf imprimer télécharger xlsx code qr vérifier authentique exporter',
  countries:
    'nagoya partie correspondant national autorité compétente législation procédure frais carte licence permis partage avantages point focal',
  sources: 'texte de loi décret journal officiel traduction citation référence',
  search: 'trouver raccourci clavier ctrl k comparer pays documents séquences accession dsi cali',
  list: 'tableau filtre tri colonnes vue lot export csv étoile',
  manage:
    'effacer corbeille récupérer dupliquer renommer privé confidentiel visibilité visible voir lire partager qui peut responsable changer attribuer favori commentaire note discuter évaluation',
  importing: 'téléverser excel xlsx csv lot modèle',
  account:
    'mot de passe clé d’accès double authentification langue thème sombre vie privée rgpd données personnelles supprimer compte paramètres profil mail notifications rappels désabonner déconnexion déconnecter se déconnecter quitter sortir logout',
  people: 'utilisateur inviter collègue employé désactiver retirer ajouter membre',
  roles: 'droits permission accès administrateur service groupe équipe invité',
  security: 'double authentification sso openid connexion mot de passe téléphone perdu',
  law: 'rédiger contenu version projet activer révision publier',
  programs: 'api jeton webhook rest intégration scim automatisation',
  audit: 'journal historique trace qui a modifié conformité',
}
