import type { Answers, CountryLaw, SurveyContent } from '@portal/contract'
import type { Facts, Law, Question } from '@portal/rules'
import { QuestionCard } from './QuestionCard.tsx'
import { WhyQuestion } from './WhyQuestion.tsx'

type Props = {
  question: Question
  answers: Answers
  onAnswer: (answers: Answers) => void
  /** Why the answer cannot be taken. */
  error: string | undefined
  content: SurveyContent
  country: CountryLaw | undefined
  law: Law
  facts: Facts
}

/** A question with the form's own input, outside of the form. */
export function QuestionAlone({ question, answers, onAnswer, error, law, ...rest }: Props) {
  const uses = answers.intendedUse
  return (
    <QuestionCard
      {...rest}
      question={question}
      value={answers[question.id]}
      onAnswer={(answer) => onAnswer({ [question.id]: answer } as Answers)}
      onAnswers={(given) => onAnswer(given as Answers)}
      readOnly={false}
      error={error}
      why={<WhyQuestion law={law} questionId={question.id} />}
      chosenUses={Array.isArray(uses) ? uses : []}
    />
  )
}
