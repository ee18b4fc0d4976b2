import type { DutyHistoryEntry } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/dates/dates.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { Details } from '../../shared/layout/Details.tsx'
import classes from './duties.module.css'
import { dutyQueries } from './duties.queries.ts'

/** Changes of a duty, newest first. */
export function DutyHistory({ dutyId }: { dutyId: string }) {
  const { t } = useTranslation()
  const query = useQuery(dutyQueries.history(dutyId))
  return (
    <Details className={classes.history} summary={t('assessments.duties.history')}>
      <Loaded query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={classes.quiet}>{t('assessments.duties.historyNone')}</p>
          ) : (
            <ol>
              {rows.map((entry) => (
                <li key={entry.at}>
                  <strong>
                    {t('assessments.duties.historyBy', {
                      at: formatInstant(entry.at),
                      by: entry.by ?? t('assessments.duties.historyByResult'),
                    })}
                  </strong>
                  {entry.because && <p>{entry.because}</p>}
                  {linesOf(t, entry).map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Details>
  )
}

const FIELDS = ['state', 'reason', 'note', 'ownerId', 'dueDay', 'text', 'kind', 'goneAt'] as const
type Field = (typeof FIELDS)[number]

/** A line a field; the day says where it comes from already. */
const linesOf = (t: TFunction, { changes }: DutyHistoryEntry): string[] =>
  FIELDS.filter((field) => changes[field]).map((field) =>
    t('assessments.duties.historyLine', {
      field: t(`assessments.duties.historyFields.${field}`),
      before: wordOf(t, field, changes[field]?.before),
      after: wordOf(t, field, changes[field]?.after),
    }),
  )

function wordOf(t: TFunction, field: Field, value: string | null | undefined): string {
  if (!value) return t('assessments.duties.empty')
  if (field === 'state') return t(`assessments.duties.states.${value as 'open'}`)
  if (field === 'kind') return t(`assessments.result.groups.${value as 'only_if'}`)
  return field === 'goneAt' ? formatInstant(value) : value
}
