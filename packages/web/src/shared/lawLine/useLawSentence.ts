import { dateOf, type LawSegment, type Status, statusesOn } from '@portal/rules'
import { eitherOf } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { addDays, formatDay, formatPartialDay } from '../dates/dates.ts'
import { daysOfAccess } from './timeAxis.ts'

/** Names the law that a line shows. */
export type LawName = { readonly country: string; readonly use: string }

type Line = {
  readonly law: LawName
  /** null: nobody has assessed the law of the country. */
  readonly segments: readonly LawSegment[] | null
  /** The answered date of access (`2012`, `2019-03`, `2019-03-10`, `<2014-10-12`, `unknown`); null without an answer. */
  readonly mark: string | null
}

/** The text alternative of a law line: `Law of Mexico for biotrade: green before 29/12/1993, red since. Taken in 2012: red.` */
export function useLawSentence() {
  const { t } = useTranslation()
  const colour = (status: Status) => t(`lawLine.colour.${status}`)
  const segmentText = ({ from, before, status }: LawSegment) => {
    const words = { colour: colour(status) }
    if (before === null) return t(from === null ? 'lawLine.segment.only' : 'lawLine.segment.last', words)
    if (from === null) return t('lawLine.segment.first', { ...words, day: formatDay(before) })
    return t('lawLine.segment.middle', { ...words, day: formatDay(addDays(before, -1)) })
  }
  const markText = (mark: string, segments: readonly LawSegment[]) =>
    t(`lawLine.mark.${precisionOf(mark)}`, {
      date: formatPartialDay(mark),
      colours: eitherOf(statusesOn(segments, daysOfAccess(mark) ?? { from: null, before: null }).map(colour)),
    })

  return ({ law, segments, mark }: Line): string => {
    if (segments === null) return t('lawLine.notAssessed', { country: law.country })
    const whole = t('lawLine.alternative', { ...law, segments: segments.map(segmentText).join(', ') })
    return mark === null ? whole : t('lawLine.marked', { law: whole, mark: markText(mark, segments) })
  }
}

/** How exactly a date of access is answered. */
export const precisionOf = (date: string) => dateOf(date)?.precision ?? 'unknown'
