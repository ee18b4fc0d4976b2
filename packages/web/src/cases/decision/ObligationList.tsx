import type { CountryProcedure } from '@portal/contract'
import { type Decision, type Explanation, listedKindOf, OBLIGATION_KINDS } from '@portal/rules'
import { accessText, type Wording } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { LawWithTerms } from '../../shared/glossary/LawWithTerms.tsx'
import { SourceLink } from '../../shared/law/SourceLink.tsx'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import { Procedure } from '../../shared/procedures/Procedure.tsx'
import { DraftLink } from './DraftLink.tsx'
import classes from './result.module.css'
import { useProcedures } from './useProcedures.ts'

type Obligation = Explanation['obligations'][number]
type Props = {
  obligations: readonly Obligation[]
  wording: Wording
  decision: Decision
  /** The country whose procedures are shown; null: none. */
  provider: string | null
  /** The steps are shown at once. */
  unfolded?: boolean
  /** The outcome of those that were settled as duties, in words. */
  settled?: ReadonlyMap<string, string>
  /** Of the drafts that are offered beside the steps; left out: none are. */
  assessmentId?: string
}

/** The obligations by what they ask for, the ones that come before use first, each with its steps before an authority. */
export function ObligationList({ obligations, wording, decision, provider, unfolded = false, ...more }: Props) {
  const { t } = useTranslation()
  const { assessmentId, settled } = more
  const { proceduresOf, isError, clearingHouse } = useProcedures(provider, decision)
  if (obligations.length === 0) return <p className={classes.quiet}>{t('assessments.result.obligationsNone')}</p>
  return (
    <div className={classes.groups}>
      {isError && <p className={classes.quiet}>{t('assessments.result.proceduresFailed')}</p>}
      {groupsOf(obligations).map(({ kind, members }) => (
        <section key={kind} aria-label={t(`assessments.result.groups.${kind}`)}>
          <h3>{t(`assessments.result.groups.${kind}`)}</h3>
          <ul className={classes.checklist}>
            {members.map((obligation) => (
              <ObligationItem
                key={obligation.id}
                obligation={obligation}
                wording={wording}
                unfolded={unfolded}
                assessmentId={assessmentId}
                settled={settled?.get(obligation.id)}
                procedures={proceduresOf(obligation.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {obligations.some(({ kind, met }) => kind === 'ask_first' && !met) && <FocalPoint page={clearingHouse} />}
    </div>
  )
}

/** Where the focal point of a Party stands, for those who have to ask first. */
export function FocalPoint({ page }: { page: string | null }) {
  const { t } = useTranslation()
  if (!page) return null
  return (
    <p className={classes.small}>
      {t('list.labelled', { label: t('procedures.focalPoint'), value: '' })}
      <SourceLink url={page} kind="clearing_house" />
    </p>
  )
}

/** Within a group the open ones come first. */
function groupsOf(obligations: readonly Obligation[]) {
  return OBLIGATION_KINDS.map((kind) => ({
    kind,
    members: obligations.filter((one) => listedKindOf(one) === kind).toSorted((one, other) => +one.met - +other.met),
  })).filter(({ members }) => members.length > 0)
}

const stateOf = ({ met, toCheck }: Obligation) => (toCheck ? 'toCheck' : met ? 'met' : 'open')

type ItemProps = {
  obligation: Obligation
  wording: Wording
  procedures: readonly CountryProcedure[]
  unfolded: boolean
  assessmentId: string | undefined
  settled: string | undefined
}

function ObligationItem({ obligation, wording, procedures, unfolded, assessmentId, settled }: ItemProps) {
  const { t } = useTranslation()
  const { text, due, authority, only, dependsOn } = obligation
  const access = accessText(t, wording, obligation)
  const met = obligation.met || settled !== undefined
  const details = [
    settled ?? t(`assessments.result.${stateOf(obligation)}`),
    due && t('list.labelled', { label: t('assessments.result.due'), value: due }),
    authority && t('list.labelled', { label: t('assessments.result.authority'), value: authority }),
    only &&
      t(dependsOn ? 'assessments.result.onlyIf' : 'assessments.result.only', {
        where: only.map(wording.box).join(' · '),
      }),
  ].filter(Boolean)
  return (
    <li data-met={met}>
      <span className={classes.tick} aria-hidden="true">
        {met ? '✓' : ''}
      </span>
      <div>
        <p className={classes.itemText}>
          <LawWithTerms text={text} />
        </p>
        <p className={classes.small}>
          <WithLaw text={details.join(' · ')} law={[due, authority, ...wording.law]} />
        </p>
        {access && <p className={classes.small}>{access}</p>}
        {procedures.map((procedure) => (
          <Procedure
            key={procedure.id}
            procedure={procedure}
            unfolded={unfolded}
            isAnswer
            action={assessmentId && <DraftLink assessmentId={assessmentId} procedure={procedure} />}
          />
        ))}
      </div>
    </li>
  )
}
