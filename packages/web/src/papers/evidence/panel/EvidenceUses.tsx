import { Button } from '@mantine/core'
import { type Evidence, evidence } from '@portal/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../api/session.ts'
import { CaseName } from '../../../cases/index.ts'
import { formatDay } from '../../../shared/dates/dates.ts'
import { notify } from '../../../shared/feedback/notify.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import classes from '../evidence.module.css'
import { evidenceQueries, useEvidenceChange } from '../evidence.queries.ts'
import { PaperDialog } from '../PaperDialog.tsx'
import { PanelPart } from './PanelPart.tsx'

/** The assessments that a paper serves, with their lights. */
export function EvidenceUses({ paper, assessmentId }: { paper: Evidence; assessmentId: string | undefined }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const unlink = useEvidenceChange((useId: string) =>
    call(evidence.unlink, { params: { evidenceId: paper.evidenceId, useId } }),
  )
  const query = useInfiniteQuery(evidenceQueries.uses(paper.evidenceId))
  const uses = query.data?.pages.flatMap(({ rows }) => rows) ?? paper.uses
  const count = paper.usedBy
  return (
    <PanelPart title={t('assessments.evidence.uses', { count })}>
      <ul className={classes.uses}>
        {uses.map((use) => (
          <li key={use.useId}>
            <TrafficLight status={use.result} label="" />
            <div>
              <Link to={paths.assessment(use.assessmentId)}>
                <CaseName of={use} />
              </Link>
              <p className={classes.small}>
                {t(`assessments.evidence.parts.${use.target.part}`)}
                {use.assessmentId === assessmentId && ` · ${t('assessments.evidence.thisOne')}`}
              </p>
            </div>
            {paper.mayChange && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('assessments.evidence.unlinkOf', { number: use.id })}
                loading={unlink.isPending && unlink.variables === use.useId}
                onClick={() => unlink.mutate(use.useId, { onError: (error) => notify.error(errorText(error)) })}
              >
                {t('assessments.evidence.unlink')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button variant="subtle" size="sm" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('assessments.evidence.usesMore')}
        </Button>
      )}
      <Loss paper={paper} />
      <UseElsewhere paper={paper} />
    </PanelPart>
  )
}

/** The effect on assessments of the day on which the paper expires, or has expired. */
function Loss({ paper: { validTo, state, usedBy: count } }: { paper: Evidence }) {
  const { t } = useTranslation()
  if (!validTo || state === 'withdrawn' || count === 0) return null
  return (
    <p className={state === 'valid' ? classes.small : classes.bad}>
      {t(`assessments.evidence.${state === 'expired' ? 'lost' : 'lose'}`, { count, day: formatDay(validTo) })}
    </p>
  )
}

/** Links the paper to other assessments. */
function UseElsewhere({ paper }: { paper: Evidence }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [isAsking, setAsking] = useState(false)
  if (paper.withdrawn || !user?.allowedActions.includes('CREATE_ASSESSMENTS')) return null
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setAsking(true)}>
        {t('assessments.evidence.sharing.useElsewhere')}
      </Button>
      {isAsking && <PaperDialog paper={paper} onClose={() => setAsking(false)} />}
    </>
  )
}
