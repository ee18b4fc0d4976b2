import type { glossary as english } from '../../en/information-hub/glossary.ts'
import type { Translation } from '../../translation.ts'

export const glossary: Translation<typeof english> = {
  title: 'Glossaire',
  lead: 'Ce que signifient les mots de l’accès et du partage des avantages, et de quel instrument ils viennent.',
  search: 'Trouver un terme',
  searchHint: 'Comme dérivé ou CPCC',
  found_zero: 'Aucun des {{all}} termes',
  found_one: '{{count}} terme sur {{all}}',
  found_other: '{{count}} termes sur {{all}}',
  category: 'Catégorie',
  all: 'Toutes',
  categories: { materials: 'Matériels et leur origine', intended_use: 'Utilisations et règles' },
  print: 'Imprimer',
  index: 'Termes de A à Z',
  letter: 'Termes en {{letter}}',
  terms: 'Termes',
  references: 'Les cinq instruments',
  readText: 'Lire le texte : {{title}}',
  linkTo: 'Lien vers : {{title}}',
  noneHint: 'Aucun terme ne contient ces mots dans son nom ou son texte.',
  clear: 'Afficher tous les termes',
  explain: 'Que signifie {{term}} ?',
  inGlossary: 'Ouvrir dans le glossaire',
  unknown: 'Le glossaire n’a pas ce terme.',
}
