import type { NumberReading } from '@portal/contract'
import { questionsOf } from '@portal/rules'
import type { LegalContext } from '../../content/index.ts'
import { contentText } from '../../text/contentTexts.ts'

export type Proposal = NumberReading['proposals'][number]

/** An answer in words; none if the questionnaire does not know it. */
export function proposalOf({ survey }: LegalContext, id: string, value: string, text?: string): Proposal[] {
  const question = questionsOf(survey).find((one) => one.id === id)
  const option = question?.options?.find((one) => one.value === value)
  const label = text ?? (option && contentText(option.label))
  if (!question || label === undefined) return []
  return [{ answers: { [id]: value }, question: contentText(question.label), label }]
}
