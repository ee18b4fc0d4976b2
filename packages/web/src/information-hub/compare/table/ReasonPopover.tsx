import '@mantine/core/styles/Popover.layer.css'
import { CloseButton, Popover } from '@mantine/core'
import type { CountryResult } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '../../../shared/dates/dates.ts'
import { Loaded } from '../../../shared/feedback/Loaded.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { type Light, TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { hubQueries } from '../../hub.queries.ts'
import type { ComparisonRow } from '../comparisonTable.ts'
import type { ComparisonSettings } from '../useComparison.ts'
import classes from './reason.module.css'
import tableClasses from './table.module.css'
import type { OpenReason } from './useReasons.ts'

type Props = {
  iso2: string
  country: string
  row: ComparisonRow
  comparison: ComparisonSettings
  open: OpenReason | undefined
  close: () => void
}

/** Popover with the reasons for the result of a cell. */
export function ReasonPopover({ iso2, country, row, comparison, open, close }: Props) {
  const { t } = useTranslation()
  const { days, stated } = comparison
  const result = useQuery(hubQueries.result(iso2, { use: row.use, ...days, ...stated }))
  const title = t('informationHub.compare.reasonOf', { country, use: row.title })
  const isPinned = open?.isPinned ?? false
  return (
    <Popover
      opened
      onChange={close}
      closeOnEscape={false}
      withRoles={false}
      trapFocus={isPinned}
      shadow="md"
      width="24rem"
      position="bottom-start"
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown className={classes.reason} data-reason>
        <div id={REASON_ID} {...(isPinned ? { role: 'dialog', 'aria-label': title } : { role: 'tooltip' })}>
          <div className={classes.reasonHead}>
            <strong>{title}</strong>
            <CloseButton aria-label={t('informationHub.compare.closeReason')} onClick={close} />
          </div>
          <Loaded query={result} lines={4}>
            {(data) => <ReasonText result={data} country={country} />}
          </Loaded>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

type ComparisonCellProps = {
  use: string
  title: string
  iso2: string
  country: string
  status: Light
  isFirst: boolean
  isOpen: boolean
}

/** Id of the open popover, which describes its cell (`aria-describedby`). */
const REASON_ID = 'comparison-reason'

/** A result as shape, word and colour. Memoised, because there may be hundreds of cells. */
export const ComparisonCell = memo(function ComparisonCell(props: ComparisonCellProps) {
  const { t } = useTranslation()
  const { use, title, iso2, country, status, isFirst, isOpen } = props
  return (
    <button
      type="button"
      className={tableClasses.cell}
      data-use={use}
      data-status={status}
      data-iso2={iso2}
      tabIndex={isFirst ? 0 : -1}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-describedby={isOpen ? REASON_ID : undefined}
      aria-label={t('informationHub.compare.cell', { country, use: title, colour: t(`light.${status}.name`) })}
    >
      <TrafficLight status={status} />
    </button>
  )
})

type Reason = CountryResult['reasons'][number]

/** A result with its deciding rules, their articles, obligations and locks. */
export function ReasonText({ result, country }: { result: CountryResult; country: string }) {
  const { t } = useTranslation()
  const { countryId, version, status, reasons, obligations, locks } = result
  const listed = decidingFirst(reasons, status)
  return (
    <>
      <p>
        <TrafficLight status={version === null ? 'NOT_ASSESSED' : status} wording="meaning" />
      </p>
      {version === null && <p>{t('informationHub.compare.notAssessed', { country })}</p>}
      <ul className={classes.reasons}>
        {listed.map((reason) => (
          <ReasonItem key={`${reason.matrix} ${reason.row}`} reason={reason} countryId={countryId} />
        ))}
      </ul>
      <Texts title={t('informationHub.compare.toDo')} texts={obligations.map((one) => dutyText(one))} />
      <Texts title={t('informationHub.compare.locks')} texts={locks.map(({ text }) => text)} />
      <Link to={`${paths.country(countryId)}#rules`}>{t('informationHub.compare.allRules', { country })}</Link>
    </>
  )

  function dutyText({ text, authority, due }: CountryResult['obligations'][number]): string {
    return [text, authority, due && t('informationHub.compare.due', { due })].filter(Boolean).join(' · ')
  }
}

/** Sorts the rules that decide the colour first and leaves out rules with neither a colour nor a source. */
const decidingFirst = (reasons: readonly Reason[], status: CountryResult['status']) =>
  reasons
    .filter(({ status: own, basis }) => own !== null || basis.length > 0)
    .toSorted((a, b) => Number(b.status === status) - Number(a.status === status))

function ReasonItem({ reason, countryId }: { reason: Reason; countryId: string }) {
  const { t } = useTranslation()
  return (
    <li>
      <LawText>{reason.reason}</LawText>
      <span className={classes.basis}>
        {t(`informationHub.confidence.${reason.confidence}`)}.
        {t('list.labelled', { label: t('informationHub.compare.basis'), value: '' })}
        {reason.basis.length === 0 && t('informationHub.compare.noBasis')}
        {reason.basis.map((one, index) => (
          <span key={JSON.stringify(one)}>
            {index > 0 && '; '}
            {'document' in one ? (
              <>
                <Link to={paths.legalDocument(countryId, one.document)}>
                  <LawText>{one.title}</LawText>
                </Link>
                ,{' '}
                {one.article ? (
                  <LawText>{one.article}</LawText>
                ) : (
                  <em>{t('informationHub.compare.articleNotVerified')}</em>
                )}
              </>
            ) : (
              <>
                <LawText>{one.absence}</LawText> {t('informationHub.compare.absence', { day: formatDay(one.asOf) })}
              </>
            )}
          </span>
        ))}
      </span>
    </li>
  )
}

function Texts({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <>
      <strong>{title}</strong>
      <ul className={classes.reasons}>
        {texts.map((text) => (
          <li key={text}>
            <LawText>{text}</LawText>
          </li>
        ))}
      </ul>
    </>
  )
}
