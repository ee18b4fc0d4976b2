import type { Question } from '@portal/rules'
import { LawText } from '../../shared/law/LawText.tsx'
import { isCondition } from './reasons.ts'

/** The label of a question: translated in the questionnaire, in the words of the law for a condition of a country. */
export const QuestionLabel = ({ question: { id, label } }: { question: Pick<Question, 'id' | 'label'> }) =>
  isCondition(id) ? <LawText>{label}</LawText> : label

/** The words of a question that are words of the law, for a sentence that names it. */
export const lawOfQuestion = ({ id, label }: Pick<Question, 'id' | 'label'>): string[] =>
  isCondition(id) ? [label] : []
