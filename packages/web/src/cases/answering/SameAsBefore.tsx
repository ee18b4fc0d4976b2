import { Button } from '@mantine/core'
import type { Answers, AssessmentAnswer } from '@portal/contract'
import type { PageState, QuestionState } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { assessmentQueries } from '../core/assessments.queries.ts'
import { CaseName } from '../core/CaseName.tsx'
import { answerText } from '../questions/answerText.ts'
import { answersOfCountry } from './answersOfCountry.ts'
import classes from './form.module.css'
import { isEmpty } from './saving/answersReducer.ts'
import type { AssessmentFormState } from './useAssessmentForm.ts'
import { isOfContext } from './whatIsShown.ts'

type Props = { form: AssessmentFormState; page: PageState }

/**
 * Offers the answers of one's last completed assessment, or else the country of the account as the place of the work, each
 * in words. Nothing counts as answered before it is taken.
 */
export function SameAsBefore({ form, page }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  const country = form.typed.providerCountry
  const last = useLastAssessment(country)
  const asked = page.questions.filter((one) => isOfContext(one) && canBeAsked(one, form.typed))
  const own = answersOfCountry(asked, user?.accountCountry ?? null, country)
  const earlier =
    last && withCountry(transferable(asked, last.survey, last.assessment.providerCountry === country), own)
  if (last && earlier && Object.keys(earlier).length >= 2) {
    const title = (
      <>
        {t('assessments.same.title')} <CaseName of={last.assessment} />
      </>
    )
    return <Offer form={form} page={page} title={title} asked={asked} answers={earlier} />
  }
  if (isEmpty(own)) return <AskCountry />
  return <Offer form={form} page={page} title={t('assessments.same.account')} asked={asked} answers={own} />
}

/** The country of the account, where the earlier assessment had no such answer but its place asks for one. */
export const withCountry = (earlier: Answers, { userCountry }: Answers): Answers =>
  userCountry && Array.isArray(earlier.useLocation) && earlier.useLocation.includes('other')
    ? { userCountry, ...earlier }
    : earlier

/** The country of the user is asked only for material of the high seas. */
const canBeAsked = ({ question }: QuestionState, { placeType }: Answers): boolean =>
  question.id !== 'userCountry' || placeType === 'high_seas_or_seabed'

/** An account whose country nobody has chosen: its administrator is asked for it here. */
function AskCountry() {
  const { t } = useTranslation()
  const { user } = useSession()
  if (!user?.allowedActions.includes('MANAGE_USER_GROUPS') || user.accountCountry !== null) return null
  return (
    <p>
      <Link to={`${paths.account}#country`}>{t('assessments.same.ask')}</Link>
    </p>
  )
}

type OfferProps = Props & { title: ReactNode; asked: readonly QuestionState[]; answers: Answers }

function Offer({ form, page, title, asked, answers }: OfferProps) {
  const { t } = useTranslation()
  const words = asked.flatMap(({ question }) => {
    const answer = answers[question.id]
    return answer === undefined ? [] : [{ question, text: answerText(question, answer, form) }]
  })
  return (
    <section className={classes.offer} aria-labelledby="same-as-before">
      <h3 id="same-as-before">{title}</h3>
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
        {t('assessments.same.take')}
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
