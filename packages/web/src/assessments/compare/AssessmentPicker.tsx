import { Button } from '@mantine/core'
import { type AssessmentRow, assessmentNumber } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { SearchInput } from '../../shared/list/filters/SearchInput.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { assessmentQueries } from '../assessments.queries.ts'
import classes from './slots.module.css'

const SHOWN = 8

type Props = {
  /** The one on the other side: it cannot be chosen again. */
  taken: string | null
  onChoose: (id: string) => void
}

/** Finds an assessment by number, name or reference; without a search, the newest. */
export function AssessmentPicker({ taken, onChoose }: Props) {
  const { t } = useTranslation()
  const [q, setQ] = useState('')
  const query = useQuery(assessmentQueries.list({ sort: { id: 'desc' }, from: 0, size: SHOWN, ...(q && { q }) }))
  return (
    <div className={classes.picker}>
      <SearchInput
        label={t('assessments.compare.search')}
        placeholder={t('assessments.compare.searchHint')}
        given={q}
        onSearch={setQ}
      />
      <Loaded query={query}>
        {({ total, rows }) => (
          <>
            <p role="status">
              {rows.length < total
                ? t('assessments.compare.foundMore', { shown: rows.length, count: total })
                : t('assessments.compare.found', { count: total })}
            </p>
            <ul className={classes.found}>
              {rows.map((row) => (
                <FoundRow key={row.assessmentId} {...{ row, taken, onChoose }} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </div>
  )
}

function FoundRow({ row, taken, onChoose }: Props & { row: AssessmentRow }) {
  const { t } = useTranslation()
  const { assessmentId, id, geneticResource, internalReference, result } = row
  const number = assessmentNumber(id)
  return (
    <li>
      <span>
        <strong>{number}</strong> {geneticResource ? <em>{geneticResource}</em> : t('assessments.compare.unnamed')}
        {internalReference && ` · ${internalReference}`}
      </span>
      <TrafficLight status={result} />
      {assessmentId === taken ? (
        <span className={classes.quiet}>{t('assessments.compare.chosenAlready')}</span>
      ) : (
        <Button
          variant="default"
          size="sm"
          aria-label={t('assessments.compare.chooseOf', { number })}
          onClick={() => onChoose(assessmentId)}
        >
          {t('assessments.compare.choose')}
        </Button>
      )}
    </li>
  )
}
