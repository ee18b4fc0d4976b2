import type { Question } from '@portal/rules'
import { LawText } from '../../../shared/law/LawText.tsx'
import { isCondition } from './WhyQuestion.tsx'

/** What is asked: a question of the questionnaire is translated, a condition of a country stands in the words of its law. */
export const QuestionLabel = ({ question: { id, label } }: { question: Pick<Question, 'id' | 'label'> }) =>
  isCondition(id) ? <LawText>{label}</LawText> : label

/** The words of a question that are words of the law, for a sentence that names it. */
export const lawOfQuestion = ({ id, label }: Pick<Question, 'id' | 'label'>): string[] =>
  isCondition(id) ? [label] : []
