export { type Catalogue, NAMESPACE } from './catalogue.ts'
export { createTranslator, type Translate } from './translator.ts'
export { type ContentNames, createWording, longDay, type Wording } from './wording.ts'
