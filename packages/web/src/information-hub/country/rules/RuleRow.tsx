import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { WithTerms } from '../../../shared/glossary/WithTerms.tsx'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { ALL_USES } from '../useChosen.ts'
import { BasisLinks } from './BasisLinks.tsx'
import { DutyLinks } from './DutyLinks.tsx'
import type { Duty } from './dutiesOf.ts'
import classes from './rules.module.css'
import { boxesFor, type FoundRule } from './rulesFound.ts'
import type { ReadLaw, Rule } from './useReadLaw.ts'

type Props = {
  found: FoundRule
  law: ReadLaw
  use: string
  duties: readonly Duty[]
  onFollow: () => void
}

/** One rule: when it applies, the result, why, and the article it rests on. */
export function RuleRow({ found: { row, number, isFitting, isOnDay, isFolded }, law, use, duties, onFollow }: Props) {
  const { t } = useTranslation()
  const { status, reason, basis, confidence } = row.then
  const isTarget = useLocation().hash === `#row-${row.id}`
  return (
    <tr
      id={`row-${row.id}`}
      tabIndex={-1}
      className={classes.rule}
      hidden={isFolded}
      data-on-day={isOnDay}
      data-target={isTarget}
    >
      <th scope="row" data-label={t('informationHub.country.columns.when')}>
        <span className={classes.number}>{number}.</span>{' '}
        {isFitting && <strong className={classes.mark}>{t('informationHub.country.fits')}</strong>}
        {!isOnDay && <strong className={classes.mark}>{t('informationHub.country.notOnDay')}</strong>}
        <When boxes={boxesFor(row, use).map((box) => law.wording.box(withoutUse(box, use)))} />
      </th>
      <td data-label={t('informationHub.country.columns.result')}>
        {status ? <TrafficLight status={status} /> : t('informationHub.country.noColour')}
      </td>
      <td data-label={t('informationHub.country.columns.why')}>
        <WithTerms text={reason} />
        <DutyLinks row={row} duties={duties} onFollow={onFollow} />
      </td>
      <td data-label={t('informationHub.country.columns.basis')}>
        <BasisLinks basis={basis} law={law} />
        <p className={classes.quiet}>{t(`informationHub.confidence.${confidence}`)}</p>
        {row.trigger && <p className={classes.quiet}>{t(`informationHub.country.trigger.${row.trigger}`)}</p>}
      </td>
    </tr>
  )
}

/** With one use chosen, that the rule is about it among others need not be read. */
function withoutUse(box: Rule['when'][number], use: string): Rule['when'][number] {
  if (use === ALL_USES) return box
  const { use: _, ...rest } = box
  return rest
}

function When({ boxes }: { boxes: readonly string[] }) {
  const { t } = useTranslation()
  const [only] = boxes
  if (boxes.some((box) => box === '')) return t('informationHub.country.otherwise')
  if (boxes.length === 1) return only
  return (
    <>
      {t('informationHub.country.anyOf')}
      <ul className={classes.boxes}>
        {boxes.map((box) => (
          <li key={box}>{box}</li>
        ))}
      </ul>
    </>
  )
}
