import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates.ts'
import { TrafficLight } from '../../shared/TrafficLight.tsx'
import classes from './compare.module.css'
import { type AccessSpan, isWithin } from './spansOf.ts'

/** The same in words, both days of each span included. */
export function SpanList({ spans, accessDate }: { spans: readonly AccessSpan[]; accessDate: string }) {
  const { t } = useTranslation()
  const inWords = useSpanText()
  return (
    <ul className={classes.spans}>
      {spans.map((span) => (
        <li key={span.from ?? ''}>
          <TrafficLight status={span.status} />
          <span>
            {inWords(span)}
            {isWithin(span, accessDate) && <strong> ({t('informationHub.compare.yours')})</strong>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function useSpanText() {
  const { t } = useTranslation()
  return ({ from, last }: AccessSpan): string => {
    if (from && last) {
      return t('informationHub.compare.spans.between', { from: formatDay(from), last: formatDay(last) })
    }
    if (from) return t('informationHub.compare.spans.since', { from: formatDay(from) })
    if (last) return t('informationHub.compare.spans.before', { last: formatDay(last) })
    return t('informationHub.compare.spans.always')
  }
}
