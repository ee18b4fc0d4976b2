import { Button } from '@mantine/core'
import type { Country } from '@portal/contract'
import type { Status } from '@portal/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../shared/dates/dates.ts'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { ALL_USES, type Chosen } from '../useChosen.ts'
import { DutyList } from './DutyList.tsx'
import { RuleFilterBar } from './RuleFilterBar.tsx'
import { RuleTable } from './RuleTable.tsx'
import classes from './rules.module.css'
import type { ReadLaw } from './useReadLaw.ts'
import { useShownRules } from './useShownRules.ts'

type Props = { country: Country; law: ReadLaw; chosen: Chosen }

/** A use is chosen first; then its rules, and once each what they ask for. */
export function RuleTables({ country, law, chosen }: Props) {
  const { t } = useTranslation()
  const shown = useShownRules(country, law, chosen)
  const { filter, use, isChosen, count, duties, status, isLoading } = shown
  const [isFolded, setFolded] = useState<boolean>()
  const areDutiesOpen = isFolded === undefined ? use !== ALL_USES : !isFolded
  return (
    <>
      <RuleFilterBar uses={law.uses} filter={filter} onUse={chosen.setUse} onChange={shown.narrow} />
      {isChosen ? (
        <p role="status">{t('informationHub.country.rulesFound', { count })}</p>
      ) : (
        <ChooseFirst count={count} onAll={() => chosen.setUse(ALL_USES)} />
      )}
      {status && <Result status={status} days={chosen.days} />}
      {isLoading && <Loading lines={8} />}
      <div hidden={!isChosen || isLoading} className={classes.printed}>
        {count === 0 && <p>{t('informationHub.noMatches')}</p>}
        {shown.matrices.map((matrix) => (
          <RuleTable
            key={matrix.id}
            matrix={matrix}
            law={law}
            use={use}
            duties={duties}
            onFollow={() => setFolded(false)}
          />
        ))}
        {shown.canFold && <FoldButton shown={shown} />}
        <DutyList duties={duties} isOpen={areDutiesOpen} onToggle={() => setFolded(areDutiesOpen)} />
      </div>
    </>
  )
}

/** What decides is read first; the other rules for the use are a click away. */
function FoldButton({ shown: { matrices, isFolding, fold } }: { shown: ReturnType<typeof useShownRules> }) {
  const { t } = useTranslation()
  const others = matrices.flatMap(({ rows }) => rows.filter(({ isFitting }) => !isFitting)).length
  if (others === 0) return null
  return (
    <Button variant="default" className={classes.noPrint ?? ''} aria-expanded={!isFolding} onClick={fold}>
      {t(isFolding ? 'informationHub.country.showOthers' : 'informationHub.country.foldOthers', { count: others })}
    </Button>
  )
}

function ChooseFirst({ count, onAll }: { count: number; onAll: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={classes.noPrint}>
      <p>{t('informationHub.country.chooseUseFirst')}</p>
      <Button variant="default" onClick={onAll}>
        {t('informationHub.country.readAll', { count })}
      </Button>
    </div>
  )
}

function Result({ status, days }: { status: Status; days: Chosen['days'] }) {
  const { t } = useTranslation()
  const { accessDate, intendedUseDate } = days
  return (
    <p className={classes.result}>
      <TrafficLight status={status} wording="meaning" />{' '}
      {t('informationHub.country.resultOn', {
        accessDate: formatDay(accessDate),
        intendedUseDate: formatDay(intendedUseDate),
      })}
    </p>
  )
}
