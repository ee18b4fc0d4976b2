import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Button, Checkbox } from '@mantine/core'
import type { CountryProcedure, Duty } from '@portal/contract'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftLink } from '../../cases/index.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { LawWithTerms } from '../../shared/glossary/LawWithTerms.tsx'
import { LawLabel } from '../../shared/law/LawLabel.tsx'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import { Procedure } from '../../shared/procedures/Procedure.tsx'
import { DueText } from './DueText.tsx'
import classes from './duties.module.css'
import { useChangeDuty } from './duties.queries.ts'

type Props = {
  duty: Duty
  isNew: boolean
  /** Of what it is asked, where it is not asked of all of the case. */
  where: string | undefined
  /** The owner of the case, whose own duties do not name them again. */
  caseOwner?: string | null
  /** The names of facts in it that are words of the law. */
  law?: readonly string[]
  procedures: readonly CountryProcedure[]
  onChange: () => void
  /** The case that it belongs to, where it does not stand on its page. */
  children?: ReactNode
  /** Its papers, and the place for another one. */
  evidence?: ReactNode
}

/** A duty with its tick, its day, and its steps before an authority. */
export function DutyItem({ duty, isNew, where, caseOwner, law = [], procedures, onChange, children, evidence }: Props) {
  const { t } = useTranslation()
  const { text, authority, note, owner, mayChange, goneAt, repeatMonths } = duty
  const details = [
    authority && t('assessments.duties.authority', { authority }),
    where && t('assessments.duties.onlyFor', { where }),
    repeatMonths && t('assessments.duties.repeats', { count: repeatMonths }),
    (!owner || owner.userId !== caseOwner) &&
      t('assessments.duties.owner', { owner: owner?.name ?? t('assessments.duties.nobody') }),
    note && t('assessments.duties.note', { note }),
  ].filter(Boolean)
  return (
    <li data-state={duty.state} data-overdue={duty.overdue}>
      <DutyTick duty={duty} />
      <div className={classes.body}>
        <p className={classes.text}>
          <LawWithTerms text={text} /> {isNew && <span className={classes.badge}>{t('assessments.duties.isNew')}</span>}
        </p>
        {details.length > 0 && (
          <p className={classes.small}>
            <WithLaw text={details.join(' · ')} law={[authority, ...law]} />
          </p>
        )}
        {children}
        {procedures.map((procedure) => (
          <Procedure
            key={procedure.id}
            procedure={procedure}
            isAnswer
            unfolded={false}
            action={<DraftLink assessmentId={duty.assessmentId} procedure={procedure} />}
          />
        ))}
      </div>
      <p className={classes.due}>
        <DueText duty={duty} />
      </p>
      <div className={classes.tools}>
        {evidence}
        {mayChange && goneAt === null && <ChangeDutyButton duty={duty} onChange={onChange} />}
      </div>
    </li>
  )
}

type ControlProps = {
  duty: Duty
  /** The duty with its case, where duties of several cases are listed. */
  name?: string
}

/** Opens the dialog of a duty. */
export function ChangeDutyButton({ duty, name = duty.text, onChange }: ControlProps & { onChange: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <LawLabel id={id} text={t('assessments.duties.changeOf', { duty: name })} law={[duty.text]} />
      <Button variant="subtle" size="compact-sm" aria-labelledby={id} onClick={onChange}>
        {t('assessments.duties.change')}
      </Button>
    </>
  )
}

/** Papers and reasons settle a duty elsewhere: only what is open or done is ticked here. */
export function DutyTick({ duty, name = duty.text }: ControlProps) {
  const { t } = useTranslation()
  const id = useId()
  const errorText = useErrorText()
  const change = useChangeDuty()
  const isByHand = duty.state === 'open' || duty.state === 'done'
  const toggle = (done: boolean) =>
    change.mutate(
      { duty, body: { state: done ? 'done' : 'open' } },
      { onError: (error) => notify.error(errorText(error)) },
    )
  return (
    <>
      <LawLabel id={id} text={t('assessments.duties.tick', { duty: name })} law={[duty.text]} />
      {/* Round: it says that something is done, and does not choose a row as the square ones do. */}
      <Checkbox
        radius="xl"
        aria-labelledby={id}
        checked={duty.state !== 'open'}
        disabled={!duty.mayChange || !isByHand || duty.goneAt !== null || change.isPending}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
    </>
  )
}
