import { Anchor, Button } from '@mantine/core'
import type { OverdueReview } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { RecordReview, ReviewedBy } from '../../shared/reviews/RecordReview.tsx'
import { reviewQueries } from '../../shared/reviews/reviews.queries.ts'
import classes from '../card/Card.module.css'
import { Card, EmptyCard, FewRows } from '../card/Card.tsx'

/** For editors of legal content: the countries whose law was not reviewed in time. Renders nothing for others. */
export function OverdueReviews() {
  const { user } = useSession()
  return user?.allowedActions.includes('MANAGE_LEGAL_CONTENT') ? <OverdueCard /> : null
}

function OverdueCard() {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<OverdueReview | null>(null)
  return (
    <Card title={t('reviews.board')}>
      <Loaded query={useQuery(reviewQueries.overdue)}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyCard text={t('reviews.none')} />
          ) : (
            <FewRows rows={rows}>
              {(row) => <OverdueRow key={row.countryId} row={row} onRecord={() => setChosen(row)} />}
            </FewRows>
          )
        }
      </Loaded>
      {chosen && <RecordReview country={{ ...chosen, id: chosen.countryId }} onClose={() => setChosen(null)} />}
    </Card>
  )
}

function OverdueRow({ row, onRecord }: { row: OverdueReview; onRecord: () => void }) {
  const { t } = useTranslation()
  const { countryId, name, review, daysOverdue } = row
  return (
    <li className={classes.row}>
      <Anchor component={Link} to={paths.country(countryId)}>
        {name}
      </Anchor>
      <p className={classes.due} data-overdue>
        {t('reviews.days', { count: daysOverdue })}
      </p>
      <p className={classes.small}>
        {t('list.labelled', { label: t('reviews.reviewed'), value: '' })}
        <ReviewedBy review={review} />
      </p>
      <div>
        <Button variant="default" size="xs" aria-label={t('reviews.recordFor', { name })} onClick={onRecord}>
          {t('reviews.record')}
        </Button>
      </div>
    </li>
  )
}
