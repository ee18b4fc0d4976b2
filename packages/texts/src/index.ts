export { type Catalogue, NAMESPACE } from './catalogue.ts'
export {
  type Colour,
  changesText,
  codesContaining,
  type DetailChange,
  type LawVersion,
  lawText,
  type Message,
  type MessageCode,
  renderMessage,
  type Shift,
  shiftText,
} from './messages.ts'
export { createTranslator, type Translate } from './translator.ts'
export { type ContentNames, createWording, longDay, type Wording } from './wording.ts'
