import type { refusedAnswer as english } from '../../../en/assessments/answering/refusedAnswer.ts'
import type { Translation } from '../../../translation.ts'

export const refusedAnswer: Translation<typeof english> = {
  question: 'Esta pregunta no existe.',
  answeredByPapers: 'El portal lo responde según los documentos archivados.',
  notUnknown: '«No lo sé» no es una respuesta a esta pregunta.',
  boolean: 'Responda true o false.',
  oneChoice: 'Elija un valor, como texto.',
  list: 'Elija uno o varios valores, como lista.',
  listOfTexts: 'Cada opción es un texto.',
  date: 'Escriba la fecha como 2019-03-10.',
  noDate: 'Esta fecha no existe.',
  text: 'Responda con un texto.',
  useBeforeAccess: 'El uso es anterior al acceso al material.',
  periodAfterUse:
    'Sin esta fecha cuenta el período elegido antes, y el uso es anterior a él. Cambie primero la fecha de uso.',
  country: '«{{value}}» no es un país conocido: use su código de dos letras en mayúsculas.',
  region: '«{{value}}» no es una región del país elegido.',
  option: '«{{value}}» no es una de las opciones.',
  precision: 'Indique {{either}}.',
  tooShort: 'Al menos {{least}} caracteres.',
  tooLong: 'Como máximo {{most}} caracteres.',
  precisions: {
    day: 'un día (2019-03-10)',
    month: 'un mes (2019-03)',
    year: 'un año (2019)',
    before: '«antes de un día» (<2019-03-10)',
  },
}
