import { Button, NativeSelect, TextInput } from '@mantine/core'
import { LETTER_WAYS, type Letter, type LetterSent, letters } from '@portal/contract'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, call } from '../api/call.ts'
import { DayField } from '../shared/dates/DayField.tsx'
import { formatDay, today } from '../shared/dates/dates.ts'
import { FormDialog } from '../shared/dialog/FormDialog.tsx'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import classes from './letters.module.css'
import { type LetterKey, useLetterStep } from './letters.queries.ts'

type Props = { letter: Letter; of: LetterKey }

/** Whether a letter was sent, and whether an answer came. */
export function LetterSending({ letter, of }: Props) {
  const { t } = useTranslation()
  const [step, setStep] = useState<'send' | 'answer' | null>(null)
  const { sent, mayChange } = letter
  return (
    <section className={classes.sending}>
      <h2>{t('assessments.letters.sending.title')}</h2>
      {sent ? <SentLines sent={sent} /> : <p>{t('assessments.letters.sending.none')}</p>}
      {mayChange && (
        <div className={classes.tools}>
          <Button variant="default" onClick={() => setStep('send')}>
            {t('assessments.letters.sending.record')}
          </Button>
          {sent && (
            <Button variant="default" onClick={() => setStep('answer')}>
              {t('assessments.letters.sending.answer')}
            </Button>
          )}
        </div>
      )}
      {step === 'send' && <SendDialog letter={letter} of={of} onClose={() => setStep(null)} />}
      {step === 'answer' && <AnswerDialog of={of} onClose={() => setStep(null)} />}
    </section>
  )
}

function SentLines({ sent: { on, to, way, remindOn, answer } }: { sent: LetterSent }) {
  const { t } = useTranslation()
  const lines = [
    t('assessments.letters.sending.done', {
      day: formatDay(on),
      to,
      way: t(`assessments.letters.sending.ways.${way}`),
    }),
    !answer && remindOn && t('assessments.letters.sending.awaited', { day: formatDay(remindOn) }),
    answer?.outcome === 'answered' && t('assessments.letters.sending.answeredOn', { day: formatDay(answer.on) }),
    answer?.outcome === 'none' && t('assessments.letters.sending.unansweredOn', { day: formatDay(answer.on) }),
  ].filter(Boolean)
  return lines.map((line) => <p key={String(line)}>{line}</p>)
}

type DialogProps = { of: LetterKey; onClose: () => void }

function SendDialog({ letter, of, onClose }: Props & DialogProps) {
  const { t } = useTranslation()
  const [on, setOn] = useState(today)
  const [to, setTo] = useState(letter.addressee ?? '')
  const [way, setWay] = useState<Way>('email')
  const [remindOn, setRemindOn] = useState('')
  const { language, ...params } = of
  const send = useLetterStep(() =>
    call(letters.send, { params, body: { on, to, way, language, ...(remindOn && { remindOn }) } }),
  )
  const { faultOf, failure } = useFaults(send.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.mutate(undefined, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={t('assessments.letters.sending.record')}
      action={t('assessments.letters.sending.save')}
      onSubmit={submit}
      onClose={onClose}
      dirty={remindOn !== '' || to !== (letter.addressee ?? '')}
      pending={send.isPending}
      failure={failure}
    >
      <p>{t('assessments.letters.sending.lead')}</p>
      <DayInput label={t('assessments.letters.sending.on')} value={on} error={faultOf('on')} onChange={setOn} />
      <TextInput
        size="md"
        required
        maxLength={300}
        label={t('assessments.letters.sending.to')}
        value={to}
        error={faultOf('to')}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <WayField value={way} onChange={setWay} />
      <DayInput
        label={t('assessments.letters.sending.remindOn')}
        none={t('assessments.letters.sending.remindHint')}
        value={remindOn}
        error={faultOf('remindOn')}
        onChange={setRemindOn}
      />
    </FormDialog>
  )
}

type Way = LetterSent['way']

function WayField({ value, onChange }: { value: Way; onChange: (way: Way) => void }) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      size="md"
      label={t('assessments.letters.sending.way')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Way)}
      data={LETTER_WAYS.map((way) => ({ value: way, label: t(`assessments.letters.sending.ways.${way}`) }))}
    />
  )
}

function AnswerDialog({ of, onClose }: DialogProps) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<'answered' | 'none'>('answered')
  const [on, setOn] = useState(today)
  const { language: _language, ...params } = of
  const answer = useLetterStep(() => call(letters.answer, { params, body: { outcome, on } }))
  const { faultOf, failure } = useFaults(answer.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    answer.mutate(undefined, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={t('assessments.letters.sending.answer')}
      action={t('assessments.letters.sending.save')}
      onSubmit={submit}
      onClose={onClose}
      dirty={false}
      pending={answer.isPending}
      failure={failure}
    >
      <NativeSelect
        size="md"
        label={t('assessments.letters.sending.outcome')}
        value={outcome}
        onChange={({ currentTarget }) => setOutcome(currentTarget.value as 'answered' | 'none')}
        data={[
          { value: 'answered', label: t('assessments.letters.sending.answered') },
          { value: 'none', label: t('assessments.letters.sending.unanswered') },
        ]}
      />
      <DayInput label={t('assessments.letters.sending.answerOn')} value={on} error={faultOf('on')} onChange={setOn} />
    </FormDialog>
  )
}

type DayInputProps = {
  label: string
  value: string
  error: string | undefined
  onChange: (day: string) => void
  none?: string
}

const DayInput = ({ value, ...props }: DayInputProps) => (
  <DayField {...props} size="md" value={value} isBad={props.error !== undefined} />
)

/** Errors by field, and of the form where no field is named. */
function useFaults(error: Error | null) {
  const errorText = useErrorText()
  const fields = error instanceof ApiError ? error.fields : []
  return {
    faultOf: (name: string) => fields.find(({ path }) => path === name)?.message,
    failure: error && fields.length === 0 ? errorText(error) : undefined,
  }
}
