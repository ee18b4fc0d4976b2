import { Anchor, Button } from '@mantine/core'
import type { CountryOfWorkspace, DraftSummary } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { LawReports } from '../../law-reports/index.ts'
import { formatDay, formatInstant } from '../../shared/dates/dates.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { legalContentQueries } from '../core/legalContent.queries.ts'
import { WorkspaceCountries } from './WorkspaceCountries.tsx'
import { DRAFT_KINDS, type DraftKind, kindOf } from './waitingDrafts.ts'
import classes from './workspace.module.css'

/** What waits for an editor of the law, all countries, and the treaty level. */
export function LegalContentPage() {
  const { t } = useTranslation()
  const query = useQuery(legalContentQueries.workspace)
  const [search] = useSearchParams()
  const wanted = search.get('q') ?? ''
  return (
    <>
      <PageTitle title={t('shell.legalContent')} lead={t('legalContent.lead')} />
      <Loaded query={query} lines={12}>
        {({ countries, treaty }) => (
          <div className={classes.parts}>
            <Waiting countries={countries} />
            <LawReports />
            <WorkspaceCountries key={wanted} countries={countries} wanted={wanted} />
            <section aria-labelledby="treaty">
              <h2 id="treaty">{t('legalContent.treaty.title')}</h2>
              <p>
                {t('legalContent.treaty.text', { version: treaty.version })}{' '}
                <Anchor component={Link} to={`${paths.documentSearch}?country=treaty`} underline="always">
                  {t('legalContent.treaty.documents')}
                </Anchor>
              </p>
            </section>
          </div>
        )}
      </Loaded>
    </>
  )
}

/** Overdue reviews can be many: what is newer comes first, and the rest on demand. */
const FIRST = 8

/** What waits for the reader: drafts to review, given back or outdated, own drafts, shipped texts, overdue reviews. */
function Waiting({ countries }: { countries: readonly CountryOfWorkspace[] }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const items = useWaiting(countries)
  const shown = isWhole ? items : items.slice(0, FIRST)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{t('legalContent.waiting.title')}</h2>
      {items.length === 0 && <p>{t('legalContent.waiting.none')}</p>}
      <ul className={classes.waiting}>
        {shown.map(({ key, countryId, name, version, text }) => (
          <li key={key}>
            <Anchor
              component={Link}
              fw={600}
              to={version === undefined ? `${paths.country(countryId)}#versions` : paths.legalDraft(countryId, version)}
            >
              {name}
            </Anchor>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {items.length > shown.length && (
        <Button variant="default" size="sm" onClick={() => setWhole(true)}>
          {t('legalContent.waiting.more', { count: items.length - shown.length })}
        </Button>
      )}
    </section>
  )
}

/** `version`: the draft to open; without one, the page of the country. */
type WaitingItem = {
  readonly key: string
  readonly countryId: string
  readonly name: string
  readonly version?: number
  readonly text: string
}

/** The most urgent first: what somebody else waits for, then own work, then what is only due. */
function useWaiting(countries: readonly CountryOfWorkspace[]): WaitingItem[] {
  const { t } = useTranslation()
  const drafts = countries.flatMap((country) => country.drafts.map((draft) => draftItem(t, country, draft)))
  const ofKind = (kind: DraftKind) => drafts.filter((draft) => draft?.kind === kind).map((draft) => draft?.item)
  return [
    ...DRAFT_KINDS.flatMap(ofKind),
    ...countries.map((country) => shippedItem(t, country)),
    ...countries
      .filter(({ overdueSince }) => overdueSince)
      .sort(byDue)
      .map((country) => overdueItem(t, country)),
  ].filter((item) => item !== undefined)
}

const byDue = (one: CountryOfWorkspace, other: CountryOfWorkspace) =>
  (one.overdueSince ?? '').localeCompare(other.overdueSince ?? '')

function draftItem(t: TFunction, { countryId, name }: CountryOfWorkspace, draft: DraftSummary) {
  const kind = kindOf(draft)
  if (!kind) return undefined
  const { version } = draft
  return { kind, item: { key: `${countryId} ${version}`, countryId, name, version, text: textOf(t, kind, draft) } }
}

function textOf(t: TFunction, kind: DraftKind, { version, handOver, outdated, editedAt }: DraftSummary): string {
  const somebody = t('legalContent.conflict.somebody')
  const by = (kind === 'review' ? handOver?.by : handOver?.decidedBy) ?? somebody
  const { message = '', remark } = handOver ?? {}
  const to = outdated?.to ?? 0
  const at = formatInstant(editedAt)
  return t(`legalContent.waiting.${kind}`, { version, by, message, remark: remark ?? '', to, at })
}

function shippedItem(t: TFunction, { countryId, name, waiting }: CountryOfWorkspace): WaitingItem | undefined {
  if (waiting === null) return undefined
  return { key: `${countryId} shipped`, countryId, name, text: t('legalContent.waiting.shipped', { version: waiting }) }
}

function overdueItem(t: TFunction, { countryId, name, overdueSince }: CountryOfWorkspace): WaitingItem {
  const day = formatDay(overdueSince ?? '')
  return { key: `${countryId} overdue`, countryId, name, text: t('legalContent.waiting.overdue', { day }) }
}
