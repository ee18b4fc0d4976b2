export { type Catalogue, NAMESPACE } from './catalogue.ts'
export { createTranslator, type Translate } from './translator.ts'
