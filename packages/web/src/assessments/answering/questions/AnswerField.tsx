import type { QuestionType } from '@portal/rules'
import type { ComponentType } from 'react'
import { LatinNameAnswer } from '../../latin-names/LatinNameAnswer.tsx'
import type { AnswerProps } from './AnswerProps.ts'
import { BooleanAnswer } from './BooleanAnswer.tsx'
import { CountryAnswer } from './CountryAnswer.tsx'
import { DateAnswer } from './DateAnswer.tsx'
import { MultiChoice } from './MultiChoice.tsx'
import { RegionAnswer } from './RegionAnswer.tsx'
import { SingleChoice } from './SingleChoice.tsx'
import { TextAnswer } from './TextAnswer.tsx'
import { UseChoice } from './UseChoice.tsx'

const FIELDS: Record<QuestionType, ComponentType<AnswerProps>> = {
  single_choice: SingleChoice,
  multi_choice: MultiChoice,
  boolean: BooleanAnswer,
  text: TextAnswer,
  latin_name: LatinNameAnswer,
  file_reference: TextAnswer,
  date: DateAnswer,
  country: CountryAnswer,
  region: RegionAnswer,
}

/** The control for a question's type. */
export function AnswerField(props: AnswerProps) {
  const Field = props.question.optionsFrom === 'uses' ? UseChoice : FIELDS[props.question.type]
  return <Field {...props} />
}
