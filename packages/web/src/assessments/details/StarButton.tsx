import { ActionIcon } from '@mantine/core'
import { type AssessmentRow, assessmentNumber } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import classes from './tools.module.css'
import { useFavorite } from './useFavorite.ts'

type Props = { assessment: Pick<AssessmentRow, 'assessmentId' | 'id' | 'favorite'> }

/** The reader's own star: full or hollow, and said in words. */
export function StarButton({ assessment: { assessmentId, id, favorite } }: Props) {
  const { t } = useTranslation()
  const star = useFavorite(assessmentId)
  return (
    <ActionIcon
      variant="subtle"
      size={40}
      className={classes.star}
      data-on={favorite}
      aria-label={t(favorite ? 'assessments.manage.unstar' : 'assessments.manage.star', {
        number: assessmentNumber(id),
      })}
      onClick={() => star.mutate(!favorite)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z" />
      </svg>
    </ActionIcon>
  )
}
