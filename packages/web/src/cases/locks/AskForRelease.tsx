import { Button, Text, Textarea } from '@mantine/core'
import { type Assessment, lockLabel, MAX_MESSAGE_LENGTH, ReleaseMessage } from '@portal/contract'
import { currentLanguage } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useSession } from '../../api/session.ts'
import { formatInstant } from '../../shared/dates/dates.ts'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { showErrors } from '../../shared/forms/formErrors.tsx'
import { zodResolver } from '../../shared/forms/zodResolver.ts'
import { LockLabel } from '../../shared/law/LockLabel.tsx'
import { useCaseLabel } from '../core/CaseName.tsx'
import classes from './lock.module.css'
import { permittedLockTypes } from './lockRights.ts'
import { releaseRequestQuery, useAskRelease } from './locks.queries.ts'

type Props = { assessment: Assessment }

/** Asks others to release the locks that the reader may not release, or says who asked for it within the last day. */
export function AskForRelease({ assessment }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(releaseRequestQuery(assessment.assessmentId))
  if (data?.asked?.isRecent) {
    const { by, at } = data.asked
    return <p className={classes.asked}>{t('assessments.locks.askedOn', { by, when: formatInstant(at) })}</p>
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('assessments.locks.ask')}
      </Button>
      {isOpen && <AskDialog assessment={assessment} onClose={() => setOpen(false)} />}
    </>
  )
}

const Request = z.object({ message: ReleaseMessage.optional() })

function AskDialog({ assessment, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const caseLabel = useCaseLabel()
  const ask = useAskRelease(assessment.assessmentId)
  const form = useForm<z.infer<typeof Request>>({ resolver: zodResolver(Request), defaultValues: {} })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit((body) =>
    ask.mutateAsync(body).then(onClose, (error) => showErrors(form, errorText)(error)),
  )
  return (
    <FormDialog
      title={t('assessments.locks.askTitle', { name: caseLabel(assessment) })}
      action={t('assessments.locks.askSend')}
      onSubmit={submit}
      onClose={onClose}
      dirty={isDirty}
      pending={ask.isPending}
      failure={errors.root?.message}
    >
      <Recipients assessment={assessment} />
      <Textarea
        {...form.register('message', { setValueAs: (typed) => String(typed ?? '').trim() || undefined })}
        data-autofocus
        size="md"
        label={t('assessments.locks.askMessage')}
        description={t('assessments.locks.askMessageHint')}
        error={errors.message?.message}
        maxLength={MAX_MESSAGE_LENGTH}
        rows={4}
        resize="vertical"
      />
      <Preview assessment={assessment} message={form.watch('message')} />
    </FormDialog>
  )
}

/** Those who are asked, by name as far as they are of the same account. */
function Recipients({ assessment }: Props) {
  const { t } = useTranslation()
  return (
    <Loaded query={useQuery(releaseRequestQuery(assessment.assessmentId))} lines={1}>
      {({ names, others }) => {
        const all = [...names, ...(others > 0 ? [t('assessments.locks.askOperator')] : [])]
        const list = new Intl.ListFormat(currentLanguage()).format(all)
        return (
          <Text>
            {all.length > 0 ? t('assessments.locks.askTo', { names: list }) : t('assessments.locks.askNobody')}
          </Text>
        )
      }}
    </Loaded>
  )
}

/** The mail as its receivers will read it. */
function Preview({ assessment, message = '' }: Props & { message: string | undefined }) {
  const { t } = useTranslation()
  const caseLabel = useCaseLabel()
  const { user } = useSession()
  const mine = permittedLockTypes(assessment)
  const locks = assessment.locks.filter(({ closed, type }) => closed && !mine.includes(type))
  const by = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return (
    <section className={classes.preview} aria-label={t('assessments.locks.askPreview')}>
      <h3>{t('assessments.locks.askPreview')}</h3>
      <p>{t('assessments.locks.askPreviewLead', { by, count: locks.length, name: caseLabel(assessment) })}</p>
      {message.trim() !== '' && <blockquote>{message}</blockquote>}
      <ul>
        {locks.map((lock) => (
          <li key={`${lock.type} ${lockLabel(lock)}`}>
            <LockLabel lock={lock} />
          </li>
        ))}
      </ul>
    </section>
  )
}
