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
