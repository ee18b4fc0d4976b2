import { Alert, Anchor } from '@mantine/core'
import { type Assessment, type AssessmentAnswer, assessmentNumber } from '@portal/contract'
import type { Status } from '@portal/rules'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isNotThere } from '../../api/isNotThere.ts'
import { paths } from '../../app/paths.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { AssessmentPicker } from './AssessmentPicker.tsx'
import classes from './slots.module.css'

type Props = {
  title: string
  /** Null: none is chosen yet. */
  id: string | null
  taken: string | null
  query: UseQueryResult<AssessmentAnswer>
  /** Null: another one is to be chosen. */
  onChoose: (id: string | null) => void
}

/** One side of the comparison: the chosen assessment, or the way to choose one. */
export function AssessmentSlot({ title, id, taken, query, onChoose }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const notFound = isNotThere(query.error)
  return (
    <section className={classes.slot} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {notFound && (
        <Alert color="brick" role="alert" mb="md">
          {t('assessments.compare.notFound')}
        </Alert>
      )}
      {id === null || notFound ? (
        <AssessmentPicker taken={taken} onChoose={onChoose} />
      ) : (
        <Loaded query={query}>
          {({ assessment }) => <Chosen assessment={assessment} onOther={() => onChoose(null)} />}
        </Loaded>
      )}
    </section>
  )
}

/** Deleted, not for the reader, or no such address: all the same to them. */

function Chosen({ assessment, onOther }: { assessment: Assessment; onOther: () => void }) {
  const { t } = useTranslation()
  const { assessmentId, id, geneticResource, internalReference, result, status } = assessment
  return (
    <>
      <p>
        <Anchor component={Link} to={paths.assessment(assessmentId)} fw={600}>
          {assessmentNumber(id)}
        </Anchor>{' '}
        {geneticResource ? <em>{geneticResource}</em> : t('assessments.compare.unnamed')}
        {internalReference && ` · ${internalReference}`}
      </p>
      <p>
        <TrafficLight status={result as Status | null} size="md" wording="meaning" />
      </p>
      <p className={classes.quiet}>{t(`assessments.status.${status}`)}</p>
      <button type="button" className={classes.other} onClick={onOther}>
        {t('assessments.compare.other')}
      </button>
    </>
  )
}
