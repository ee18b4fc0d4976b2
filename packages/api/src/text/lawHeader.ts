import { DEFAULT_LANGUAGE } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { languageNow } from './language.ts'

/** The heading of a column in the words of the law: for a reader of another language it says that they are English. */
export const lawHeader = (column: string): string =>
  languageNow() === DEFAULT_LANGUAGE ? column : translate('report.inEnglish', { column })
