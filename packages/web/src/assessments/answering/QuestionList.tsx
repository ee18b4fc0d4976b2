import type { QuestionState } from '@portal/rules'
import classes from './form.module.css'
import { QuestionCard } from './questions/QuestionCard.tsx'
import type { AssessmentFormState } from './useAssessmentForm.ts'

type Props = { form: AssessmentFormState; questions: readonly QuestionState[] }

/** Questions one below the other, each saved as it is answered. */
export function QuestionList({ form, questions }: Props) {
  const { typed, save, law, content, country, state } = form
  const uses = typed.intendedUse
  return (
    <div className={classes.questions}>
      {questions.map(({ question }) => (
        <QuestionCard
          key={`${question.id} ${save.adopted}`}
          question={question}
          value={typed[question.id]}
          onAnswer={(answer, isTyping) => form.answer({ [question.id]: answer }, isTyping)}
          onAnswers={(answers) => form.answer(answers)}
          readOnly={form.readOnly}
          error={save.refused[question.id]}
          law={law}
          content={content}
          country={country}
          facts={state.facts}
          chosenUses={Array.isArray(uses) ? uses : []}
        />
      ))}
    </div>
  )
}
