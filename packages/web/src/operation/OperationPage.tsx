import { Anchor, Text } from '@mantine/core'
import type { ShownSetting } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '../shared/dates/dates.ts'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { paths } from '../shared/navigation/paths.ts'
import { reviewQueries } from '../shared/reviews/reviews.queries.ts'
import { Checks } from './Checks.tsx'
import classes from './operation.module.css'
import { operationQuery } from './operation.queries.ts'
import { StateFacts } from './StateFacts.tsx'

/** How this installation stands, for the operator. `domains`: the list of those that wait to be confirmed. */
export function OperationPage({ domains }: { domains: ReactNode }) {
  const { t } = useTranslation()
  const query = useQuery(operationQuery)
  return (
    <>
      <PageTitle title={t('shell.operation')} lead={t('operation.lead')} />
      <Loaded query={query} lines={16}>
        {(state) => (
          <div className={classes.page}>
            <Section title={t('operation.state')}>
              <StateFacts state={state} />
            </Section>
            <Section title={t('operation.checks')} text={t('operation.checksText')}>
              <Checks checks={state.checks} />
            </Section>
            <Section title={t('operation.domains')}>{domains}</Section>
            <Section title={t('operation.reviews')}>
              <OverdueReviews />
            </Section>
            <Section title={t('operation.settings')} text={t('operation.settingsText')}>
              <SettingsTable rows={state.settings} />
            </Section>
          </div>
        )}
      </Loaded>
    </>
  )
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id}>{title}</h2>
      {text && <p className={classes.hint}>{text}</p>}
      {children}
    </section>
  )
}

function OverdueReviews() {
  const { t } = useTranslation()
  const overdue = useQuery(reviewQueries.overdue)
  return (
    <Loaded query={overdue}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Text>{t('operation.noReviews')}</Text>
        ) : (
          <ul className={classes.list}>
            {rows.map(({ countryId, name, review }) => (
              <li key={countryId}>
                <Anchor component={Link} to={`${paths.country(countryId)}#versions`}>
                  {name}
                </Anchor>{' '}
                {t('operation.reviewSince', { day: formatDay(review.due) })}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function SettingsTable({ rows }: { rows: readonly ShownSetting[] }) {
  const { t } = useTranslation()
  return (
    <table className={classes.settings}>
      <thead>
        <tr>
          <th scope="col">{t('operation.setting')}</th>
          <th scope="col">{t('operation.value')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, isSecret }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{value === null ? t('operation.notSet') : isSecret ? t('operation.isSet') : value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
