import type { WholeProof } from '@portal/legal/proof'
import { useTranslation } from 'react-i18next'
import { LawLine, LawLineAxis } from '../../shared/lawLine/LawLine.tsx'
import classes from './ProofPanel.module.css'

/** The law by day of access, as it was and as it is in the draft. */
export function Lines({ line, country }: { line: WholeProof['line']; country: string }) {
  const { t } = useTranslation()
  const [{ use = [] } = {}] = line.facts.boxes
  const law = { country, use: Array.isArray(use) ? use.join(', ') : '' }
  return (
    <div className={classes.part}>
      <h3>{t('lawProof.line.title')}</h3>
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className={classes.line}>
          <span>{t(`lawProof.line.${side}`)}</span>
          <LawLine size="row" law={law} segments={line[side]} mark={null} />
        </div>
      ))}
      <LawLineAxis />
    </div>
  )
}
