import { Button } from '@mantine/core'
import type { Answers, AssessmentAnswer } from '@portal/contract'
import type { PageState, QuestionState } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'
import { assessmentQueries } from '../core/assessments.queries.ts'
import { CaseName } from '../core/CaseName.tsx'
import { answerText } from '../questions/answerText.ts'
import classes from './form.module.css'
import type { AssessmentFormState } from './useAssessmentForm.ts'
import { isOfContext, offersEarlierAnswers } from './whatIsShown.ts'

type Props = { form: AssessmentFormState; page: PageState }

/** Offers the answers of one's last completed assessment, each in words. */
export const SameAsBefore = ({ form, page }: Props) =>
  offersEarlierAnswers(page, form.typed) && !form.readOnly && <Offer form={form} page={page} />

function Offer({ form, page }: Props) {
  const { t } = useTranslation()
  const country = form.typed.providerCountry
  const last = useLastAssessment(country)
  if (!last) return null
  const isSameCountry = last.assessment.providerCountry === country
  const asked = page.questions.filter(isOfContext)
  const answers = transferable(asked, last.survey, isSameCountry)
  const words = asked.flatMap(({ question }) => {
    const answer = answers[question.id]
    return answer === undefined ? [] : [{ question, text: answerText(question, answer, form) }]
  })
  if (words.length < 2) return null
  return (
    <section className={classes.offer} aria-labelledby="same-as-before">
      <h3 id="same-as-before">
        {t('assessments.form.same.title')} <CaseName of={last.assessment} />
      </h3>
      <dl>
        {words.map(({ question, text }) => (
          <div key={question.id}>
            <dt>{question.label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="default"
        onClick={() => {
          form.answer(answers)
          form.focusOn({ page, isTurned: false })
        }}
      >
        {t('assessments.form.same.take')}
      </Button>
    </section>
  )
}

/** One's newest completed assessment of the country, or else of any. */
function useLastAssessment(country: Answers[string] | undefined): AssessmentAnswer | undefined {
  const { user } = useSession()
  const { data: list } = useQuery({
    ...assessmentQueries.found({
      from: 0,
      size: 20,
      sort: { id: 'desc' },
      filters: { owner: user ? [user.userId] : [], status: ['COMPLETED'] },
    }),
    enabled: user !== null,
  })
  const row = list?.rows.find(({ providerCountry }) => providerCountry === country) ?? list?.rows[0]
  return useQuery({ ...assessmentQueries.one(row?.assessmentId ?? ''), enabled: row !== undefined }).data
}

/** Answers that mean something else in each provider country are taken over within one country only. */
export function transferable(
  questions: readonly QuestionState[],
  last: AssessmentAnswer['survey'],
  isSameCountry: boolean,
): Answers {
  const given = new Map(
    Object.values(last.pages).flatMap((page) =>
      page.questions.flatMap(({ id, active, value }) => (active && value != null ? [[id, value] as const] : [])),
    ),
  )
  return Object.fromEntries(
    questions.flatMap(({ question: { id } }) => {
      const value = given.get(id)
      const isOfCountry = id === 'userOrigin' || (Array.isArray(value) && value.includes('provider'))
      return value === undefined || (isOfCountry && !isSameCountry) ? [] : [[id, value]]
    }),
  )
}
