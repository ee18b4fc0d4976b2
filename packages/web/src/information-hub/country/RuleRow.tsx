import type { CountryLaw } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { WithTerms } from '../../shared/glossary/WithTerms.tsx'
import type { Wording } from '../../shared/law/wording.ts'
import { TrafficLight } from '../../shared/TrafficLight.tsx'
import { BasisLinks } from './BasisLinks.tsx'
import classes from './country.module.css'
import type { Rule } from './rulesFound.ts'

type Props = { row: Rule; number: number; law: CountryLaw; wording: Wording }

/** One rule: when it applies, the result, why, and the article it rests on. */
export function RuleRow({ row, number, law, wording }: Props) {
  const { t } = useTranslation()
  const { status, reason, basis, confidence } = row.then
  return (
    <tr id={`row-${row.id}`} className={classes.rule}>
      <th scope="row" data-label={t('informationHub.country.columns.when')}>
        <span className={classes.number}>{number}.</span> <When row={row} wording={wording} />
      </th>
      <td data-label={t('informationHub.country.columns.result')}>
        {status ? <TrafficLight status={status} /> : t('informationHub.country.noColour')}
      </td>
      <td data-label={t('informationHub.country.columns.why')}>
        <WithTerms text={reason} />
        <Duties row={row} law={law} />
      </td>
      <td data-label={t('informationHub.country.columns.basis')}>
        <BasisLinks basis={basis} law={law} />
        <p className={classes.quiet}>{t(`informationHub.confidence.${confidence}`)}</p>
        {row.trigger && <p className={classes.quiet}>{t(`informationHub.country.trigger.${row.trigger}`)}</p>}
      </td>
    </tr>
  )
}

function When({ row: { when }, wording }: Pick<Props, 'row' | 'wording'>) {
  const { t } = useTranslation()
  const boxes = when.map(wording.box)
  if (boxes.some((box) => box === '')) return t('informationHub.country.otherwise')
  if (boxes.length === 1) return boxes[0]
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

function Duties({ row, law: { law } }: Pick<Props, 'row' | 'law'>) {
  const { t } = useTranslation()
  const { obligations, locks } = row.then
  const said = [
    ...obligations.map((id) => law.obligations.find((one) => one.id === id)?.text ?? id),
    ...locks.map((id) =>
      t('informationHub.country.lock', { text: law.locks.find((one) => one.id === id)?.text ?? id }),
    ),
  ]
  if (said.length === 0) return null
  return (
    <ul className={classes.boxes}>
      {said.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}
