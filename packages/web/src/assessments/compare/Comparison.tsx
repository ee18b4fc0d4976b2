import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ComparedGroup, groupsWith } from './ComparedRow.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { type AnswerTool, comparedAnswers } from './comparedAnswers.tsx'
import { comparedLocks, comparedObligations } from './comparedDuties.tsx'
import { comparedReasons } from './comparedReasons.tsx'
import { comparedResult } from './comparedResult.tsx'
import classes from './comparison.module.css'
import type { Side } from './Side.ts'

type Props = { sides: readonly Side[]; answerTool?: AnswerTool }

/** Sides beside one another: first what differs, then what is the same, unless that is left out. */
export function Comparison({ sides, answerTool }: Props) {
  const { t } = useTranslation()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const groups: readonly ComparedGroup[] = [
    comparedResult(sides),
    comparedObligations(sides),
    comparedLocks(sides),
    ...comparedAnswers(sides, answerTool),
    comparedReasons(sides),
  ]
  return (
    <>
      <Switch
        className={classes.toggle}
        label={t('assessments.compare.onlyDifferences')}
        checked={onlyDifferences}
        onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
      />
      <Part {...{ sides }} groups={groupsWith(groups, true)} title="differences" none="differencesNone" />
      {!onlyDifferences && <Part {...{ sides }} groups={groupsWith(groups, false)} title="same" none="sameNone" />}
    </>
  )
}

type PartProps = {
  sides: readonly Side[]
  groups: readonly ComparedGroup[]
  title: 'differences' | 'same'
  none: 'differencesNone' | 'sameNone'
}

function Part({ sides, groups, title, none }: PartProps) {
  const { t } = useTranslation()
  const label = t(`assessments.compare.${title}`)
  return (
    <section className={classes.part}>
      <h2>{label}</h2>
      {groups.length === 0 ? (
        <p>{t(`assessments.compare.${none}`)}</p>
      ) : (
        <ComparisonTable {...{ label, sides, groups }} />
      )}
    </section>
  )
}
