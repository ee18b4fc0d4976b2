import type { Assessment, CountryProcedure, Duty } from '@portal/contract'
import { type Decision, type Explanation, OBLIGATION_KINDS } from '@portal/rules'
import { accessText, type Wording } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FocalPoint, useProcedures } from '../../cases/index.ts'
import { EvidenceSlot } from '../../papers/index.ts'
import { formatInstant } from '../../shared/dates/dates.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { Details } from '../../shared/layout/Details.tsx'
import { DutyDialog } from './DutyDialog.tsx'
import { DutyItem } from './DutyItem.tsx'
import classes from './duties.module.css'
import { dutyQueries } from './duties.queries.ts'

type Props = {
  assessment: Assessment
  decision: Decision
  explanation: Explanation
  wording: Wording
}

/** The duties of a completed assessment: what is open first, with what the last result brought and took away. */
export function DutyList({ assessment, decision, explanation, wording }: Props) {
  const { t } = useTranslation()
  const query = useQuery(dutyQueries.of(assessment.assessmentId))
  const { proceduresOf, clearingHouse } = useProcedures(assessment.providerCountry, decision)
  const obligations = new Map(explanation.obligations.map((one) => [one.id, one]))
  const accessOf = ({ obligationId, state }: Duty) => {
    const obligation = state === 'open' ? obligations.get(obligationId) : undefined
    return obligation && accessText(t, wording, obligation)
  }
  const whereOf = (duty: Duty) => obligations.get(duty.obligationId)?.only?.map(wording.box).join(' · ')
  return (
    <Loaded query={query}>
      {({ rows, lastChange }) => (
        <>
          <Duties
            rows={rows}
            lastChange={lastChange}
            proceduresOf={proceduresOf}
            whereOf={whereOf}
            accessOf={accessOf}
            assessment={assessment}
            law={wording.law}
          />
          {rows.some(({ kind, state }) => kind === 'ask_first' && state === 'open') && (
            <FocalPoint page={clearingHouse} />
          )}
        </>
      )}
    </Loaded>
  )
}

type DutiesProps = {
  rows: readonly Duty[]
  lastChange: { at: string; added: readonly string[]; gone: readonly string[] } | null
  assessment: Assessment
  proceduresOf: (obligation: string) => readonly CountryProcedure[]
  whereOf: (duty: Duty) => string | undefined
  law: readonly string[]
  accessOf: (duty: Duty) => string | undefined
}

function Duties({ rows, lastChange, assessment, proceduresOf, whereOf, law, accessOf }: DutiesProps) {
  const { t } = useTranslation()
  const [changing, setChanging] = useState<Duty | null>(null)
  const present = rows.filter(({ goneAt }) => goneAt === null)
  const gone = rows.filter(({ goneAt }) => goneAt !== null)
  const settled = present.filter(({ state }) => state !== 'open').length
  const itemOf = (duty: Duty) => {
    const access = accessOf(duty)
    return (
      <DutyItem
        key={duty.dutyId}
        duty={duty}
        isNew={lastChange?.added.includes(duty.dutyId) ?? false}
        where={whereOf(duty)}
        caseOwner={assessment.user.userId}
        law={law}
        procedures={duty.goneAt === null ? proceduresOf(duty.obligationId) : []}
        onChange={() => setChanging(duty)}
        evidence={
          <EvidenceSlot assessment={assessment} target={{ part: 'duty', id: duty.dutyId }} label={duty.text} isLaw />
        }
      >
        {access && <p className={classes.small}>{access}</p>}
      </DutyItem>
    )
  }
  if (rows.length === 0) return <p className={classes.quiet}>{t('assessments.duties.none')}</p>
  return (
    <div className={classes.groups}>
      <p className={classes.quiet}>
        {t('assessments.duties.progress', { settled, count: present.length })} · {t('assessments.duties.locksStay')}
      </p>
      {lastChange && <LastChange {...lastChange} />}
      {OBLIGATION_KINDS.map((kind) => ({ kind, members: inOrder(present.filter((duty) => duty.kind === kind)) }))
        .filter(({ members }) => members.length > 0)
        .map(({ kind, members }) => (
          <section key={kind} aria-label={t(`assessments.result.groups.${kind}`)}>
            <h3>{t(`assessments.result.groups.${kind}`)}</h3>
            <ul className={classes.list}>{members.map(itemOf)}</ul>
          </section>
        ))}
      {gone.length > 0 && (
        <Details summary={t('assessments.duties.goneTitle', { count: gone.length })}>
          <ul className={classes.list}>{gone.map(itemOf)}</ul>
        </Details>
      )}
      {changing && <DutyDialog duty={changing} of={assessment} onClose={() => setChanging(null)} />}
    </div>
  )
}

/** Open ones first, as the server has them: by their day. */
const inOrder = (duties: readonly Duty[]): Duty[] =>
  duties.toSorted((a, b) => Number(a.state !== 'open') - Number(b.state !== 'open'))

function LastChange({ at, added, gone }: NonNullable<DutiesProps['lastChange']>) {
  const { t } = useTranslation()
  return (
    <p className={classes.changed}>
      {[
        t('assessments.duties.changed', { at: formatInstant(at) }),
        added.length > 0 && t('assessments.duties.added', { count: added.length }),
        gone.length > 0 && t('assessments.duties.gone', { count: gone.length }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
