import { Radio } from '@mantine/core'
import type { MergeConflict } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/dates/dates.ts'
import { LawText } from '../../shared/law/LawText.tsx'
import classes from './MergePage.module.css'

type Props = {
  conflict: MergeConflict
  isSaving: boolean
  onChoose: (side: 'ours' | 'theirs' | 'both') => void
}

/** A field that both sides changed, with what stood there before, and the choice between them. */
export function Conflict({ conflict, isSaving, onChoose }: Props) {
  const { t } = useTranslation()
  const { entry, field, base, ours, theirs, mayTakeBoth, choice } = conflict
  const sides = mayTakeBoth ? (['ours', 'theirs', 'both'] as const) : (['ours', 'theirs'] as const)
  const name = field === '*' ? t('lawMerge.whole', { entry }) : t('lawMerge.field', { entry, field })
  return (
    <>
      <dl className={classes.values}>
        {Object.entries({ base, ours, theirs }).map(([side, value]) => (
          <div key={side}>
            <dt>{t(`lawMerge.sides.${side as 'base'}`)}</dt>
            <dd>{value === null ? t('lawMerge.gone') : <LawText>{valueText(value)}</LawText>}</dd>
          </div>
        ))}
      </dl>
      <Radio.Group
        label={name}
        value={choice?.side ?? ''}
        onChange={(side) => onChoose(side as (typeof sides)[number])}
        description={
          choice && t('lawMerge.chosen', { by: choice.by ?? t('lawMerge.somebody'), at: formatInstant(choice.at) })
        }
      >
        {sides.map((side) => (
          <Radio key={side} value={side} label={t(`lawMerge.take.${side}`)} disabled={isSaving} mt={6} />
        ))}
      </Radio.Group>
    </>
  )
}

/** Values of a file as they are written there; texts without quotation marks. */
const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 1))
