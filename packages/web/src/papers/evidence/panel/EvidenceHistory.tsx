import type { EvidenceHistoryEntry } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../shared/dates/dates.ts'
import { Loaded } from '../../../shared/feedback/Loaded.tsx'
import { Details } from '../../../shared/layout/Details.tsx'
import classes from '../evidence.module.css'
import { evidenceQueries } from '../evidence.queries.ts'

/** The history of a paper, newest first. */
export function EvidenceHistory({ evidenceId }: { evidenceId: string }) {
  const { t } = useTranslation()
  const query = useQuery(evidenceQueries.history(evidenceId))
  return (
    <section>
      <Details className={classes.history} summary={t('assessments.evidence.history')}>
        <Loaded query={query}>
          {({ rows }) => (
            <ol>
              {rows.map((entry) => (
                <li key={`${entry.at} ${entry.action}`}>
                  <strong>
                    {t(`assessments.evidence.actions.${entry.action}`, { by: entry.by, at: formatInstant(entry.at) })}
                  </strong>
                  {linesOf(t, entry).map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </li>
              ))}
            </ol>
          )}
        </Loaded>
      </Details>
    </section>
  )
}

type Field = 'number' | 'issuer' | 'madeOn' | 'validFrom' | 'validTo' | 'proves' | 'provesDay' | 'link' | 'kind'

const linesOf = (t: TFunction, { changes }: EvidenceHistoryEntry): string[] =>
  Object.entries(changes).flatMap(([name, { before, after }]) => {
    if (name === 'reason' || name === 'note') return after ?? []
    if (!FIELDS.has(name)) return []
    const words = { before: before ?? t('assessments.evidence.empty'), after: after ?? t('assessments.evidence.empty') }
    return t('assessments.evidence.changed', { field: t(`assessments.evidence.fields.${name as Field}`), ...words })
  })

const FIELDS: ReadonlySet<string> = new Set<Field>([
  ...(['number', 'issuer', 'madeOn', 'validFrom', 'validTo', 'proves', 'provesDay', 'link', 'kind'] as const),
])
