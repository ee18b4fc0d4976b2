import type { Country, CountryOverTime, SurveyContent } from '@portal/contract'
import { type LawSegment, type Status, segmentsOfUses } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LawLine, LawLineAxis } from '../../../shared/lawLine/LawLine.tsx'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { dayBefore, useSpanText } from '../../days/useSpanText.ts'
import classes from '../country.module.css'

type Uses = SurveyContent['uses']
type Props = {
  country: Country
  day: string
  segments: CountryOverTime['segments']
  uses: Uses
  /** Query parameters to preserve in the links. */
  kept: Readonly<Record<string, string>>
}

/**
 * The law lines of the uses, with equal lines combined in one row, the result on the selected day, and how long it
 * holds.
 */
export function LawOfUses({ country, day, segments, uses, kept }: Props) {
  const { t } = useTranslation()
  const spanText = useSpanText()
  const segment = segments.find((one) => isWithin(one, day))
  if (!segment) return null
  const last = segment.before && dayBefore(segment.before)
  return (
    <div aria-live="polite">
      <p className={classes.lead}>
        {t('informationHub.country.holdsFor', { span: spanText({ from: segment.from, last }) })}
      </p>
      <ul className={classes.lines}>
        {groupsOf(segments, uses).map((group) => (
          <li key={group.uses[0]?.id}>
            <p>
              <b>{t('informationHub.country.usesCount', { count: group.uses.length })}</b>{' '}
              <UseNames uses={group.uses} kept={kept} />
            </p>
            <LawLine
              size="row"
              law={{ country: country.name, use: group.uses.map(({ title }) => title).join(', ') }}
              segments={group.segments}
              mark={day}
              isReference
            />
            <TrafficLight status={statusOn(group.segments, day)} />
          </li>
        ))}
        <li aria-hidden="true">
          <p className={classes.quiet}>{t('informationHub.country.lineCaption')}</p>
          <LawLineAxis />
        </li>
      </ul>
    </div>
  )
}

/** Names of uses, each linked to its rules. */
const UseNames = ({ uses, kept }: { uses: Uses; kept: Props['kept'] }) =>
  uses.map(({ id, title }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Link to={{ search: `?${new URLSearchParams({ ...kept, use: id })}`, hash: 'rules' }}>{title}</Link>
    </span>
  ))

type Group = { readonly uses: Uses; readonly segments: readonly LawSegment[] }

/** Groups uses with equal lines, largest group first, because twenty equal rows would tell nothing. */
function groupsOf(segments: CountryOverTime['segments'], uses: Uses): Group[] {
  const groups = new Map<string, Group>()
  for (const use of uses) {
    const own = segmentsOfUses(segments, [use.id])
    const key = JSON.stringify(own)
    groups.set(key, { segments: own, uses: [...(groups.get(key)?.uses ?? []), use] })
  }
  return [...groups.values()].toSorted((a, b) => b.uses.length - a.uses.length)
}

const isWithin = ({ from, before }: { from: string | null; before: string | null }, day: string) =>
  (!from || from <= day) && (!before || day < before)

const statusOn = (segments: readonly LawSegment[], day: string): Status =>
  segments.find((one) => isWithin(one, day))?.status ?? 'AMBER'
