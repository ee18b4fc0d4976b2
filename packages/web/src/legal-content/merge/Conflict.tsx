import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Radio } from '@mantine/core'
import type { MergeConflict } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/dates/dates.ts'
import { LawText } from '../../shared/law/LawText.tsx'
import { WordChanges, wordChanges } from '../../shared/wordChanges/WordChanges.tsx'
import type { ValueText } from '../sheets/useValueText.ts'
import classes from './MergePage.module.css'

type Props = {
  conflict: MergeConflict
  source: 'active' | 'shipped'
  textOf: ValueText
  isSaving: boolean
  onChoose: (side: 'ours' | 'theirs' | 'both') => void
}

/** A field that both sides changed, with what stood there before, and the choice between them. */
export function Conflict({ conflict, source, textOf, isSaving, onChoose }: Props) {
  const { t } = useTranslation()
  const { entry, field, base, ours, theirs, mayTakeBoth, choice } = conflict
  const sides = mayTakeBoth ? (['ours', 'theirs', 'both'] as const) : (['ours', 'theirs'] as const)
  const isWhole = field === '*'
  const name = isWhole ? t('lawMerge.whole', { entry: textOf.entry(entry) }) : textOf.name({ entry, field })
  const wordsOf = (value: unknown) => (value === null ? t('lawMerge.gone') : textOf.value({ entry, field }, value))
  const other = source === 'shipped' ? 'shipped' : 'theirs'
  return (
    <>
      <dl className={classes.values}>
        <div>
          <dt>{t('lawMerge.sides.base')}</dt>
          <dd>
            <LawText>{wordsOf(base)}</LawText>
          </dd>
        </div>
        <Side name={t('lawMerge.sides.ours')} before={wordsOf(base)} after={wordsOf(ours)} />
        <Side name={t(`lawMerge.sides.${other}`)} before={wordsOf(base)} after={wordsOf(theirs)} />
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
          <Radio
            key={side}
            value={side}
            label={t(`lawMerge.take.${side === 'theirs' ? other : side}`)}
            disabled={isSaving}
            mt="xs"
          />
        ))}
      </Radio.Group>
    </>
  )
}

type SideProps = { name: string; before: string; after: string }

/** What one side made of the text before: word by word where most words stayed. */
function Side({ name, before, after }: SideProps) {
  const changes = before === after ? undefined : wordChanges(before, after)
  return (
    <div>
      <dt>{name}</dt>
      <dd>{changes ? <WordChanges changes={changes} /> : <LawText>{after}</LawText>}</dd>
    </div>
  )
}
