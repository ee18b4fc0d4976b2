import { useTranslation } from 'react-i18next'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { useSpanText } from '../../days/useSpanText.ts'
import classes from '../compare.module.css'
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
