import { Button, Group } from '@mantine/core'
import { type AssessmentRow, assessmentNumber } from '@portal/contract'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import classes from './list.module.css'

/** Those chosen to be compared, two at most; they stay chosen while the list is turned or filtered. */
export type Compared = readonly Pick<AssessmentRow, 'assessmentId' | 'id'>[]

type Props = { compared: Compared; onClear: () => void }

/** Which two are to be compared, and the way to their comparison. */
export function CompareBar({ compared, onClear }: Props) {
  const { t } = useTranslation()
  const [a, b] = compared
  return (
    <div className={classes.compare} data-empty={!a}>
      <p role="status">{a && chosenText(t, a, b)}</p>
      {a && (
        <Group gap="xs">
          {b && (
            <Button component={Link} to={comparisonOf(a.assessmentId, b.assessmentId)}>
              {t('assessments.list.compare.go')}
            </Button>
          )}
          <Button variant="default" onClick={onClear}>
            {t('assessments.list.compare.clear')}
          </Button>
        </Group>
      )}
    </div>
  )
}

function chosenText(t: TFunction, a: Compared[number], b: Compared[number] | undefined) {
  const number = assessmentNumber(a.id)
  return b
    ? t('assessments.list.compare.two', { a: number, b: assessmentNumber(b.id) })
    : t('assessments.list.compare.one', { number })
}

const comparisonOf = (a: string, b: string) => `${paths.compareAssessments}?${new URLSearchParams({ a, b })}`

export type Comparing = { readonly compared: Compared; readonly onCompare: (compared: Compared) => void }
type CompareTickProps = { row: Compared[number]; comparing: Comparing }

/** Chooses an assessment to be compared with another one. */
export function CompareTick({ row, comparing: { compared, onCompare } }: CompareTickProps) {
  const { t } = useTranslation()
  const isChosen = compared.some(({ assessmentId }) => assessmentId === row.assessmentId)
  const others = compared.filter(({ assessmentId }) => assessmentId !== row.assessmentId)
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && compared.length === 2}
        aria-label={t('assessments.list.compare.choose', { number: assessmentNumber(row.id) })}
        onChange={() => onCompare(isChosen ? others : [...compared, row])}
      />
    </label>
  )
}
