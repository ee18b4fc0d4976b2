import { type LawLineFacts, lawSentence } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { formatDay, formatPartialDay } from '../dates/dates.ts'

/** The text alternative of a law line, with days in the reader's style. */
export function useLawSentence() {
  const { t } = useTranslation()
  return (facts: LawLineFacts): string => lawSentence(t, { day: formatDay, partial: formatPartialDay }, facts)
}
