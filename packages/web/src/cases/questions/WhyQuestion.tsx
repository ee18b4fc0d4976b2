import type { Questionnaire } from '@portal/contract'
import type { Question } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { glossaryQuery } from '../../shared/glossary/glossary.queries.ts'
import { useSurvey } from '../../shared/law/useLaw.ts'
import { Details } from '../../shared/layout/Details.tsx'
import { termOfOption } from './ChoiceAnswers.tsx'
import classes from './questions.module.css'
import { isCondition, isExplained, REASONS } from './reasons.ts'

type Props = { question: Question; countries: Questionnaire['countries'] }

/**
 * "Why this question?": what the law does with the answer, in a sentence or two, and the definitions of its options. The
 * one stop of the Tab key for all help of a question.
 */
export function WhyQuestion({ question, countries }: Props) {
  const { t } = useTranslation()
  const questionId = question.id
  const definitions = useDefinitions(question)
  return (
    <Details className={classes.why} summary={t('assessments.form.why')}>
      <p>
        {isExplained(questionId) && t(`assessments.form.reasons.${REASONS[questionId]}`)}
        {isCondition(questionId) &&
          t('assessments.form.reasons.condition', { country: countryOf(questionId, countries) })}
      </p>
      {definitions.length > 0 && (
        <dl className={classes.definitions}>
          {definitions.map(({ id, title, text }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Details>
  )
}

type Definition = { id: string; title: string; text: string }

/** The definitions of the options that the glossary or the list of uses has. */
function useDefinitions({ options = [], optionsFrom }: Question): Definition[] {
  const survey = useSurvey()
  const { data: glossary } = useQuery(glossaryQuery)
  if (optionsFrom === 'uses') return survey?.uses.map(({ definition, ...use }) => ({ ...use, text: definition })) ?? []
  const ids = options.map(({ value }) => termOfOption(value))
  return glossary?.terms.filter(({ id }) => ids.includes(id)) ?? []
}

/** A condition is called by its country first: `br_partner`. */
function countryOf(questionId: string, countries: Props['countries']): string {
  const code = questionId.slice(0, 2).toUpperCase()
  return countries.find(({ iso2 }) => iso2 === code)?.name ?? code
}
