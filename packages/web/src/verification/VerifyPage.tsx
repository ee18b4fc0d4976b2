import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../app/paths.ts'
import { formatInstantInUtc } from '../shared/dates/dates.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { FormFailure } from '../shared/forms/formErrors.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { LARGEST_MB, useVerification, type Verification, type VerificationResult } from './useVerification.ts'
import classes from './verification.module.css'

/** Public check whether a report is genuine and unchanged; reveals nothing of its content. */
export function VerifyPage() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const verification = useVerification()
  const { result, error } = verification
  return (
    <Stack gap="lg">
      <PageTitle title={t('verification.title')} lead={t('verification.lead')} />
      <VerifyForm {...verification} />
      <FormFailure message={error ? errorText(error) : undefined} />
      <div role="status">{result && <Verdict result={result} />}</div>
      <Text size="sm" c="dimmed">
        {t('verification.nothing')}
      </Text>
      <Anchor component={Link} to={paths.dashboard}>
        {t('verification.home')}
      </Anchor>
    </Stack>
  )
}

/** Verification code and optional file. */
function VerifyForm({ code, file, refused, pending, submit, changeCode, changeFile }: Verification) {
  const { t } = useTranslation()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="md">
        <TextInput
          size="md"
          label={t('verification.code')}
          description={t('verification.codeHint')}
          value={code}
          onChange={(event) => changeCode(event.currentTarget.value)}
          error={refused.code && t(`verification.${refused.code}`)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FileChoice
          file={file}
          error={refused.file && t(`verification.${refused.file}`, { limit: LARGEST_MB })}
          onChoose={changeFile}
        />
        <Button type="submit" size="md" loading={pending}>
          {t('verification.check')}
        </Button>
      </Stack>
    </form>
  )
}

type Kind = 'unchanged' | 'changed' | 'genuine' | 'unknown'

/** Verdict on a report by shape and words, never by colour alone. */
function Verdict({ result }: { result: VerificationResult }) {
  const { t } = useTranslation()
  const kind = kindOf(result)
  const { format, handedOutAt, decidedAt, superseded, clearedThen, locksChanged } = result
  const text = t(`verification.${kind}Text`, {
    format: format?.toUpperCase() ?? '',
    at: handedOutAt ? formatInstantInUtc(handedOutAt) : '',
  })
  return (
    <section className={classes.verdict} data-kind={kind}>
      <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
        {SHAPES[kind]}
      </svg>
      <div>
        <h2>{t(`verification.${kind}`)}</h2>
        <p>{text}</p>
        {decidedAt && <p>{t('verification.decided', { at: formatInstantInUtc(decidedAt) })}</p>}
        {clearedThen !== null && <p>{t(clearedThen ? 'verification.clearedThen' : 'verification.notClearedThen')}</p>}
        {locksChanged !== null && <p>{t(locksChanged ? 'verification.locksChanged' : 'verification.locksSame')}</p>}
        {superseded !== null && <p>{t(superseded ? 'verification.superseded' : 'verification.latest')}</p>}
      </div>
    </section>
  )
}

function kindOf({ genuine, unchanged }: VerificationResult): Kind {
  if (!genuine) return 'unknown'
  if (unchanged === null) return 'genuine'
  return unchanged ? 'unchanged' : 'changed'
}

const TICK = 'm6.8 12.6 3.5 3.5 7-7.6'
const SHAPES = {
  unchanged: (
    <>
      <circle cx="12" cy="12" r="10.5" />
      <path d={TICK} />
    </>
  ),
  genuine: (
    <>
      <circle cx="12" cy="12" r="10.5" strokeDasharray="3 2.6" />
      <path d={TICK} />
    </>
  ),
  changed: <path d="M12 2.2 22.8 21H1.2zM12 9v5.4M12 17.6v.2" />,
  unknown: <path d="M7.6 1.5h8.8l6.1 6.1v8.8l-6.1 6.1H7.6l-6.1-6.1V7.6zM8 8l8 8M16 8l-8 8" />,
} as const

type Props = { file: File | null; error: string | undefined; onChoose: (file: File | null) => void }

/** Native file input that is also a drop target; the file never leaves the browser. */
function FileChoice({ file, error, onChoose }: Props) {
  const { t } = useTranslation()
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setOver(isOver)
  }
  const drop = (event: DragEvent) => {
    drag(event, false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onChoose(dropped)
  }
  return (
    <fieldset
      className={classes.drop}
      data-over={over}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
    >
      <label htmlFor="report-file" className={classes.label}>
        {t('verification.file')}
      </label>
      <input
        ref={input}
        id="report-file"
        type="file"
        className={classes.input}
        accept=".pdf,.json,.xlsx,.zip"
        aria-describedby="report-file-note"
        aria-invalid={error !== undefined}
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
      />
      <div className={classes.choice}>
        <label htmlFor="report-file" className={classes.choose}>
          {t(file ? 'verification.fileOther' : 'verification.fileChoose')}
        </label>
        <Text size="sm" c="dimmed">
          {t('verification.fileDrop')}
        </Text>
      </div>
      {file && (
        <Group gap="xs">
          <Text size="sm" fw={600} className={classes.name}>
            {file.name}
          </Text>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('verification.fileRemoveOf', { name: file.name })}
            onClick={() => {
              if (input.current) input.current.value = ''
              onChoose(null)
            }}
          >
            {t('verification.fileRemove')}
          </Button>
        </Group>
      )}
      <Text id="report-file-note" size="sm" c={error ? 'var(--mantine-color-error)' : 'dimmed'} role={error && 'alert'}>
        {error ?? t('verification.filePrivate')}
      </Text>
    </fieldset>
  )
}
