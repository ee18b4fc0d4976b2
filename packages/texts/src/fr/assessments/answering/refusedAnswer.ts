import type { refusedAnswer as english } from '../../../en/assessments/answering/refusedAnswer.ts'
import type { Translation } from '../../../translation.ts'

export const refusedAnswer: Translation<typeof english> = {
  question: 'Cette question n’existe pas.',
  answeredByPapers: 'Le portail y répond d’après les documents au dossier.',
  notUnknown: '« Je ne sais pas » n’est pas une réponse à cette question.',
  boolean: 'Répondez par true ou false.',
  oneChoice: 'Choisissez une valeur, sous forme de texte.',
  list: 'Choisissez une ou plusieurs valeurs, sous forme de liste.',
  listOfTexts: 'Chaque choix est un texte.',
  date: 'Écrivez la date comme 2019-03-10.',
  noDate: 'Cette date n’existe pas.',
  text: 'Répondez par un texte.',
  useBeforeAccess: 'L’utilisation précède l’accès au matériel.',
  periodAfterUse:
    'Sans cette date, c’est la période choisie auparavant qui compte, et l’utilisation la précède. Changez d’abord la date d’utilisation.',
  country: '« {{value}} » n’est pas un pays connu : utilisez son code à deux lettres, en majuscules.',
  region: '« {{value}} » n’est pas une région du pays choisi.',
  option: '« {{value}} » n’est pas l’un des choix.',
  precision: 'Indiquez {{either}}.',
  tooShort: 'Au moins {{least}} caractères.',
  tooLong: 'Au plus {{most}} caractères.',
  precisions: {
    day: 'un jour (2019-03-10)',
    month: 'un mois (2019-03)',
    year: 'une année (2019)',
    before: '« avant un jour » (<2019-03-10)',
  },
}
