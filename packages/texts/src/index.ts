export {
  type CaseFacts,
  casePartsOf,
  caseText,
  isKnownCountry,
  isLatinAnswer,
  isLatinName,
  latinNameIn,
  type NamesOfCase,
  placeOfCase,
} from './caseText.ts'
export { type Catalogue, NAMESPACE } from './catalogue.ts'
export {
  type ContentTexts,
  contentTextsIn,
  loadContentTexts,
  type TranslateContent,
} from './content.ts'
export { DATE_STYLES, type DateStyle, DEFAULT_DATE_STYLE, dateText, instantTexts } from './dates.ts'
export { addFieldTexts } from './fieldTexts.ts'
export {
  countryName,
  currentLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  languageFor,
  languageName,
  localeOf,
  mapCountryName,
  ownName,
  readLanguageBy,
} from './languages.ts'
export { lawPartsOf } from './law/lawParts.ts'
export {
  accessMark,
  coloursText,
  dateOfMark,
  daysOfAccess,
  firstDayOf,
  type LawLineFacts,
  type LawName,
  lawSentence,
  precisionOf,
  rangeText,
  takenText,
} from './law/lawSentence.ts'
export { lawWordsIn, procedureStepsIn } from './law/lawTexts.ts'
export { addLawWords, type LawPart, lawWords } from './law/lawWords.ts'
export {
  type Colour,
  changesText,
  codesContaining,
  type DetailChange,
  draftOfMessage,
  type LawVersion,
  lawOfMessage,
  lawText,
  type Message,
  type MessageCode,
  type Paper,
  paperText,
  renderMessage,
  type Shift,
  type StoredPaper,
  shiftText,
  typesText,
} from './messages.ts'
export { numbers, withAllPlurals } from './numbers.ts'
export { PARTS, type PartName } from './parts.ts'
export { contentVersionText, type PlaceFacts, placeText, sampleWarningText } from './placeText.ts'
export { filedPaperTexts, lockTexts, validityText } from './reportedTexts.ts'
export type { Translate } from './translate.ts'
export type { Translation } from './translation.ts'
export {
  accessText,
  type ContentNames,
  createWording,
  eachText,
  eitherOf,
  leftOpen,
  longDay,
  OPEN_SHOWN,
  openText,
  refusedAnswerText,
  type Wording,
} from './wording.ts'
