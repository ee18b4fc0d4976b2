import type { Duty } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { dueWords, settledWords } from '../../cases/index.ts'
import { LawText } from '../../shared/law/LawText.tsx'

/** How a duty was settled, or when it is due: by its day, else in the words of the law. */
export function DueText({ duty }: { duty: Duty }) {
  const { t } = useTranslation()
  const words = settledWords(t, duty) ?? dueWords(t, duty)
  return words ?? (duty.dueText && <LawText>{duty.dueText}</LawText>)
}
