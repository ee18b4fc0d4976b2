import type { WholeProof } from '@portal/legal/proof'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import { LawLine, LawLineAxis } from '../../shared/lawLine/LawLine.tsx'
import { entryWithId, problemWords } from '../core/namedInProblems.ts'
import { CaseResults, FailingCases } from './CaseResults.tsx'
import type { ProofPanelProps } from './draft.ts'
import { Findings } from './Findings.tsx'
import { MovedFactsList } from './MovedFactsList.tsx'
import classes from './ProofPanel.module.css'
import { RowLink } from './RowLink.tsx'
import type { Proof } from './useProof.ts'
import { WhoChanges } from './WhoChanges.tsx'

/** What a change of the law means, beside the grid in which it is typed: proven with each change. */
export function ProofPanel({ proof, ...props }: ProofPanelProps & { proof: Proof }) {
  const { t } = useTranslation()
  return (
    <section className={classes.panel} aria-label={t('lawProof.title')} data-state={proof.state}>
      <p className={classes.state} role="status">
        {proof.state === 'warming' && t('lawProof.warming')}
        {proof.state === 'proving' && t('lawProof.proving')}
        {proof.state === 'lost' && t('lawProof.byServer')}
      </p>
      {proof.error !== null && <Failure error={proof.error} onRetry={proof.retry} />}
      {proof.state === 'lost' ? <ServerProof {...props} proof={proof} /> : <Results {...props} proof={proof} />}
      <WhoChanges country={props.country} version={props.draft.version} revision={props.revision} />
    </section>
  )
}

/** Cells that cannot be read come first, then what moved, since gaps can hardly be made. */
function Results(props: ProofPanelProps & { proof: Proof }) {
  const { proof, draft, onGoTo } = props
  const { t } = useTranslation()
  const { quick, whole } = proof
  const problems = quick?.problems ?? []
  return (
    <>
      {problems.length > 0 && (
        <div className={classes.part}>
          <h2>{t('lawProof.cells.title', { count: problems.length })}</h2>
          <ul>
            {problems.map(({ at, reason, place }) => (
              <li key={`${at} ${reason}`}>
                {place ? (
                  <RowLink draft={draft} place={place} onGoTo={onGoTo} />
                ) : (
                  <LawText>{nameIn(draft, at)}</LawText>
                )}{' '}
                <LawText>{problemWords(draft, reason)}</LawText>
              </li>
            ))}
          </ul>
          <p className={classes.hint}>{t('lawProof.cells.hint')}</p>
        </div>
      )}
      {whole && <FailingCases proven={whole.cases} />}
      {whole && <MovedFactsList {...props} whole={whole} />}
      {whole && <CaseResults {...props} proven={whole.cases} />}
      <Findings {...props} quick={quick} whole={whole} />
      {whole && <Lines line={whole.line} country={draft.name} wording={props.wording} />}
    </>
  )
}

/** A duty, lock, document or question by what it says. */
const nameIn = (draft: ProofPanelProps['draft'], at = ''): string => {
  const words = entryWithId(draft, at)?.words
  return words === undefined ? at : i18next.t('informationHub.differences.quoted', { text: words })
}

function ServerProof({ proof: { server }, draft, onGoTo }: ProofPanelProps & { proof: Proof }) {
  const { t } = useTranslation()
  if (!server) return null
  if (server.valid) return <p>{t('lawProof.nothing')}</p>
  return (
    <ul>
      {server.problems.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          <ServerPlace id={path} draft={draft} onGoTo={onGoTo} /> <LawText>{problemWords(draft, message)}</LawText>
        </li>
      ))}
    </ul>
  )
}

/** The server names rows and matrices by their ids. */
function ServerPlace({ id, draft, onGoTo }: Pick<ProofPanelProps, 'draft' | 'onGoTo'> & { id: string }) {
  const matrix = draft.matrices.find((one) => one.id === id || one.rows.some((row) => row.id === id))
  if (!matrix) return <LawText>{nameIn(draft, id)}</LawText>
  return <RowLink draft={draft} place={{ matrix: matrix.id, ...(matrix.id !== id && { row: id }) }} onGoTo={onGoTo} />
}

type LinesProps = { line: WholeProof['line']; country: string; wording: ProofPanelProps['wording'] }

/** The law by day of access, as it was and as it is in the draft. */
function Lines({ line, country, wording }: LinesProps) {
  const { t } = useTranslation()
  const [{ use = [] } = {}] = line.facts.boxes
  const law = { country, use: wording.part('use', use) }
  return (
    <div className={classes.part}>
      <h2>{t('lawProof.line.title')}</h2>
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className={classes.line}>
          <span>{t(`lawProof.line.${side}`)}</span>
          <LawLine size="row" law={law} segments={line[side]} mark={null} />
        </div>
      ))}
      <div className={classes.line}>
        <span />
        <LawLineAxis />
      </div>
    </div>
  )
}
