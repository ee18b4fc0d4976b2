import { Button } from '@mantine/core'
import type { CountryReview } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'
import { formatDay } from '../dates/dates.ts'
import { OverdueBadge } from './OverdueBadge.tsx'
import { RecordReview } from './RecordReview.tsx'
import classes from './reviews.module.css'

type Props = { country: { iso2: string; name: string; activeVersion: number | null }; review: CountryReview }

/** Reviewer and date of the active version, and for editors a button to record a new review. */
export function CountryReviewed({ country: { iso2, name, activeVersion }, review }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const day = formatDay(review.on)
  const mayRecord = activeVersion !== null && user?.allowedActions.includes('MANAGE_LEGAL_CONTENT')
  return (
    <span className={classes.reviewed}>
      <span>{review.by ? t('reviews.by', { day, name: review.by }) : t('reviews.byNobody', { day })}</span>
      {review.source && <span>{t('reviews.source', { source: review.source })}</span>}
      {review.overdue && <OverdueBadge />}
      {mayRecord && (
        <Button variant="default" size="xs" onClick={() => setOpen(true)}>
          {t('reviews.record')}
        </Button>
      )}
      {isOpen && activeVersion !== null && (
        <RecordReview country={{ id: iso2, name, version: activeVersion }} onClose={() => setOpen(false)} />
      )}
    </span>
  )
}
