import type { AssessmentRow } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import classes from './CaseLight.module.css'

type Props = { of: Pick<AssessmentRow, 'result' | 'status'> } & Pick<
  Parameters<typeof TrafficLight>[0],
  'size' | 'wording'
>

/** The light of a case; while answers are open no colour, but in grey words what the worst would be. */
export function CaseLight({ of: { result, status }, ...looks }: Props) {
  const { t } = useTranslation()
  if (status !== 'IN_PROGRESS' && result !== null) return <TrafficLight status={result} {...looks} />
  const soFar = result && { label: t('assessments.list.provisional', { colour: t(`light.${result}.name`) }) }
  return (
    <span className={classes.provisional}>
      <TrafficLight status={null} {...looks} {...soFar} />
    </span>
  )
}
