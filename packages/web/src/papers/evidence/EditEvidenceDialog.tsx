import { type Evidence, evidence } from '@portal/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { changedFields, staleState } from '../../shared/administration/useChange.ts'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { showErrors } from '../../shared/forms/formErrors.tsx'
import { zodResolver } from '../../shared/forms/zodResolver.ts'
import { useEvidenceChange } from './evidence.queries.ts'
import { FormFields, fieldsOf, toSend } from './evidenceForm.ts'
import { PaperFields } from './PaperFields.tsx'

/** Changes what is said of a paper; only what was changed is sent, on the version it was changed on. */
export function EditEvidenceDialog({ paper, onClose }: { paper: Evidence; onClose: () => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [base, setBase] = useState(paper)
  const form = useForm({ resolver: zodResolver(FormFields), defaultValues: fieldsOf(base) })
  const change = useEvidenceChange((body: ReturnType<typeof toSend>) =>
    call(evidence.change, { params: { evidenceId: base.evidenceId }, body, ifMatch: base.version }),
  )
  const refuse = (error: unknown) => {
    const current = staleState<Evidence>(error)
    if (!current) return showErrors(form, errorText)(error)
    setBase(current)
    form.reset(fieldsOf(current))
    form.setError('root', { message: t('assessments.evidence.stale') })
  }
  const submit = form.handleSubmit((fields) => {
    const body = toSend(changedFields(fieldsOf(base), fields))
    if (Object.keys(body).length === 0) return onClose()
    change.mutate(body, { onSuccess: onClose, onError: refuse })
  })
  const { errors, isDirty } = form.formState
  return (
    <FormDialog
      title={t('assessments.evidence.change')}
      action={t('assessments.evidence.save')}
      onSubmit={submit}
      onClose={onClose}
      dirty={isDirty}
      pending={change.isPending}
      failure={errors.root?.message}
    >
      <p>{t('assessments.evidence.changeHint')}</p>
      <PaperFields form={form} />
    </FormDialog>
  )
}
