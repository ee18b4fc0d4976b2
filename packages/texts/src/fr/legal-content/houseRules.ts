import type * as english from '../../en/legal-content/houseRules.ts'
import type { Translation } from '../../translation.ts'

export const houseRules: Translation<typeof english.houseRules> = {
  lead: 'Ce que votre institution exige de ses propres cas au-delà du droit. Les règles internes complètent seulement le droit : elles peuvent assombrir un résultat, jamais l’éclaircir.',
  none: 'Votre compte n’a pas de règles internes.',
  example:
    'Par exemple : le matériel humain est rouge tant que le comité d’éthique n’a pas donné son accord, ou tout ce qui vient d’un pays est orange tant que votre service juridique ne l’a pas examiné.',
  inForce: 'La version {{version}} est en vigueur depuis le {{at}}.',
  begin: 'Modifier les règles internes',
  begun: 'Ouvrir le projet {{version}}',
  draftOf: 'Projet {{version}}, modifié en dernier par {{editor}} le {{at}}',
  dead: 'Ces règles ne s’appliquent plus depuis que le droit a changé, ou doivent être corrigées. Toutes les autres restent en vigueur.',
  rules: 'Règles en vigueur',
  versions: 'Versions',
  retired: 'Version {{version}}, en vigueur jusqu’à son remplacement',
  addsOnly:
    'Ces règles complètent seulement le droit. Elles peuvent rendre un résultat orange ou rouge, ou ajouter des obligations et des verrous. Elles ne peuvent pas le rendre vert.',
  problems_one: '{{count}} point à corriger',
  problems_other: '{{count}} points à corriger',
  proven: 'Rien à corriger.',
  title: 'Règles internes',
  version: 'Projet {{version}}',
  back: 'Toutes les versions',
  notDraft: 'La version {{version}} n’est plus un projet. Commencez-en un nouveau pour modifier les règles internes.',
}
