import { type ClipboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayFieldOrder, today } from '../../shared/dates/dates.ts'
import { type AnswerProps, type Pace, roleOfError } from './AnswerProps.ts'
import classes from './date.module.css'
import {
  asYearAlone,
  type DateDraft,
  type DateField,
  dateDraft,
  doubtOf,
  EMPTY,
  readDate,
  splitDate,
  understood,
} from './dateAnswer.ts'
import { LineField } from './LineField.tsx'

/** A date in three fields, as exactly as it is known; a year, a month, or some day before it will do where the question allows. */
export function DateAnswer(props: AnswerProps) {
  const { t } = useTranslation()
  const { question, value, onAnswer, readOnly, error, descriptionId } = props
  const allowed = question.precision ?? ['day']
  const [draft, setDraft] = useDraft(value, (draft) => readDate(draft, allowed).answer)
  const { answer, fault } = readDate(draft, allowed)
  const change = (changes: Partial<DateDraft>, pace: Pace = 'typing') => {
    const next = { ...draft, ...changes }
    setDraft(next)
    const given = readDate(next, allowed).answer
    if (given !== null || answer !== null) onAnswer(given, pace)
  }
  const [isLeft, setLeft] = useState(false)
  const doubt = doubtOf(draft, { isPast: allowed.includes('before'), isLeft, today: today() })
  return (
    <div className={classes.date}>
      <DateFields {...props} draft={draft} fault={fault !== undefined} onChange={change} onLeave={setLeft} />
      <Understood answer={answer} doubt={doubt} />
      {(fault || error) && (
        <p id={`${descriptionId}-fault`} className={classes.fault} role={fault ? 'alert' : roleOfError(value)}>
          {fault ? t(`assessments.form.date.${fault}`) : error}
        </p>
      )}
      <div className={classes.ticks}>
        {allowed.includes('before') && (
          <Tick
            label={t('assessments.form.date.before')}
            checked={draft.isBefore}
            disabled={readOnly || draft.isUnknown}
            onChange={(isBefore) => change({ isBefore }, 'chosen')}
          />
        )}
        {question.unknown && (
          <Tick
            label={question.unknown.label}
            checked={draft.isUnknown}
            disabled={readOnly}
            onChange={(isUnknown) => change({ isUnknown }, 'chosen')}
          />
        )}
      </div>
    </div>
  )
}

/** What the fields are taken for, and what is questioned about it. */
function Understood({ answer, doubt }: { answer: string | null; doubt: ReturnType<typeof doubtOf> }) {
  const { t } = useTranslation()
  const means = answer === null ? null : understood(answer)
  return (
    <>
      {means && <p className={classes.means}>{means}</p>}
      {doubt && (
        <p className={classes.doubt} role="status">
          {t(`assessments.form.date.${doubt}`)}
        </p>
      )}
    </>
  )
}

/** The fields as they are being typed, until the answer is another one: cleared, or taken over from somebody else. */
function useDraft(value: AnswerProps['value'], answerOf: (draft: DateDraft) => string | null) {
  const [draft, setDraft] = useState(() => dateDraft(value))
  const isSame = answerOf(draft) === (value ?? null)
  return [isSame ? draft : dateDraft(value), setDraft] as const
}

const LENGTHS = { day: 2, month: 2, year: 4 } as const

type FieldsProps = AnswerProps & {
  draft: DateDraft
  fault: boolean
  onChange: (changes: Partial<DateDraft>) => void
  /** Whether the fields are left, so that what stands in them is meant. */
  onLeave: (isLeft: boolean) => void
}

/** Day, month and year in the order of the user's style; a whole date that is pasted is split. */
function DateFields({ draft, fault, onChange, onLeave, readOnly, invalid, descriptionId }: FieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  const order = dayFieldOrder()
  const paste = (event: ClipboardEvent) => {
    const fields = splitDate(event.clipboardData.getData('text'), order)
    if (!fields || readOnly) return
    event.preventDefault()
    onChange({ ...EMPTY, isBefore: draft.isBefore, ...fields })
  }
  const place = useRef<HTMLDivElement>(null)
  const focus = (at: number) => place.current?.querySelectorAll('input')[at]?.focus()
  /** A separator, or a figure more than a field holds, goes on to the next field, so that a date is typed in one go. */
  const type = (field: DateField, text: string) => {
    const figures = text.replaceAll(/\D/g, '')
    const kept = figures.slice(0, LENGTHS[field])
    const rest = figures.slice(LENGTHS[field])
    const at = order.indexOf(field) + 1
    const next = order[at]
    const goesOn = next !== undefined && draft[next] === '' && kept !== '' && (rest !== '' || /[\s./-]$/.test(text))
    const known = draft.isUnknown ? EMPTY : draft
    const typed = { ...known, [field]: kept, ...(goesOn && { [next]: rest }) }
    const meant = asYearAlone(typed, order)
    if (meant !== typed) focus(order.indexOf('year'))
    else if (goesOn) focus(at)
    onChange(meant)
  }
  return (
    <div ref={place} className={classes.fields} onPaste={paste}>
      {order.map((field) => (
        <div key={field} className={classes[field]}>
          <label htmlFor={`${id}-${field}`}>{t(`assessments.form.date.${field}`)}</label>
          <LineField
            id={`${id}-${field}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t(`assessments.form.date.examples.${field}`)}
            aria-errormessage={`${descriptionId}-fault`}
            invalid={invalid || fault}
            readOnly={readOnly}
            value={draft.isUnknown ? '' : draft[field]}
            onFocus={() => onLeave(false)}
            onBlur={() => onLeave(true)}
            onChange={(event) => type(field, event.currentTarget.value)}
          />
        </div>
      ))}
    </div>
  )
}

type TickProps = { label: string; checked: boolean; disabled: boolean; onChange: (checked: boolean) => void }

function Tick({ label, onChange, ...input }: TickProps) {
  return (
    <label className={classes.tick}>
      <input type="checkbox" {...input} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  )
}
