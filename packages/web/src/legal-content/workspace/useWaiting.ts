import type { CountryOfWorkspace, DraftSummary } from '@portal/contract'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDay, formatInstant } from '../../shared/dates/dates.ts'

/** `version`: the draft to open; without one, the page of the country. */
export type WaitingItem = {
  readonly key: string
  readonly countryId: string
  readonly name: string
  readonly version?: number
  readonly text: string
}

/** The most urgent first: what somebody else waits for, then own work, then what is only due. */
export function useWaiting(countries: readonly CountryOfWorkspace[]): WaitingItem[] {
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

const DRAFT_KINDS = ['review', 'returned', 'outdated', 'mine'] as const
type DraftKind = (typeof DRAFT_KINDS)[number]

const byDue = (one: CountryOfWorkspace, other: CountryOfWorkspace) =>
  (one.overdueSince ?? '').localeCompare(other.overdueSince ?? '')

function kindOf({ handOver, outdated, isMine }: DraftSummary): DraftKind | undefined {
  if (handOver && !handOver.outcome && !isMine) return 'review'
  if (handOver?.outcome === 'returned' && isMine) return 'returned'
  if (outdated) return 'outdated'
  return isMine ? 'mine' : undefined
}

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
  const { from = 0, to = 0 } = outdated ?? {}
  const at = formatInstant(editedAt)
  return t(`legalContent.waiting.${kind}`, { version, by, message, remark: remark ?? '', from, to, at })
}

function shippedItem(t: TFunction, { countryId, name, waiting }: CountryOfWorkspace): WaitingItem | undefined {
  if (waiting === null) return undefined
  return { key: `${countryId} shipped`, countryId, name, text: t('legalContent.waiting.shipped', { version: waiting }) }
}

function overdueItem(t: TFunction, { countryId, name, overdueSince }: CountryOfWorkspace): WaitingItem {
  const day = formatDay(overdueSince ?? '')
  return { key: `${countryId} overdue`, countryId, name, text: t('legalContent.waiting.overdue', { day }) }
}
