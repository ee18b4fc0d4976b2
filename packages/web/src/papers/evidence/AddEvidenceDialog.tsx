import { Checkbox, NativeSelect } from '@mantine/core'
import { type Assessment, type EvidenceTarget, evidence, lockLabel } from '@portal/contract'
import { DEFAULT_LANGUAGE } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { CaseSentence, dutiesOfCase } from '../../cases/index.ts'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { showErrors } from '../../shared/forms/formErrors.tsx'
import { zodResolver } from '../../shared/forms/zodResolver.ts'
import { type EvidenceList, useEvidenceChange } from './evidence.queries.ts'
import { EMPTY_FIELDS, type EvidenceForm, FormFields, toSend, useNewFile } from './evidenceForm.ts'
import { FileDrop, type UploadedFile } from './FileDrop.tsx'
import { PaperFields } from './PaperFields.tsx'
import { PresentPaper } from './PresentPaper.tsx'

type Props = {
  assessment: Assessment
  list: EvidenceList
  target: EvidenceTarget
  onClose: () => void
}

/** A new paper, or one that the account has already, for a part of an assessment. */
export function AddEvidenceDialog({ assessment, list, target: first, onClose }: Props) {
  const { t } = useTranslation()
  const [target, setTarget] = useState(first)
  const [present, setPresent] = useState('')
  const [settles, setSettles] = useState(first.part === 'duty')
  const form = useForm({ resolver: zodResolver(FormFields), defaultValues: EMPTY_FIELDS })
  const [file, setFile] = useNewFile(form)
  const { submit, pending } = useAdd({ form, assessment, target, settles, file, present, onClose })
  const { errors, isDirty } = form.formState
  return (
    <FormDialog
      title={<CaseSentence of={assessment} text={(name) => t('assessments.evidence.addTitle', { name })} />}
      action={t('assessments.evidence.save')}
      onSubmit={submit}
      onClose={onClose}
      dirty={isDirty || file !== null}
      pending={pending}
      failure={errors.root?.message}
    >
      <TargetField assessment={assessment} target={target} onChange={setTarget} />
      {target.part === 'duty' && (
        <Checkbox
          label={t('assessments.evidence.settles')}
          checked={settles}
          onChange={({ currentTarget }) => setSettles(currentTarget.checked)}
        />
      )}
      <PresentPaper value={present} onChange={setPresent} />
      {!present && (
        <>
          <FileDrop label={t('assessments.evidence.file')} limits={list.limits} file={file} onUploaded={setFile} />
          <PaperFields form={form} />
        </>
      )}
    </FormDialog>
  )
}

type NewPaper = Pick<Props, 'assessment' | 'target' | 'onClose'> & {
  form: EvidenceForm
  settles: boolean
  file: UploadedFile | null
  /** A paper of the account. */
  present: string
}

function useAdd({ form, assessment, target, settles, file, present, onClose }: NewPaper) {
  const errorText = useErrorText()
  const use = { target, settles: settles && target.part === 'duty' }
  const { assessmentId } = assessment
  const add = useEvidenceChange((fields: FormFields | null) =>
    fields === null
      ? call(evidence.link, { params: { evidenceId: present }, body: { assessmentId, ...use } })
      : call(evidence.add, {
          params: { id: assessmentId },
          body: { ...toSend(fields), kind: fields.kind, ...use, ...(file && { fileId: file.fileId }) },
        }),
  )
  const options = { onSuccess: onClose, onError: showErrors(form, errorText) }
  const submitNew = form.handleSubmit((fields) => add.mutate(fields, options))
  const submitPresent = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    add.mutate(null, options)
  }
  return { submit: present ? submitPresent : submitNew, pending: add.isPending }
}

type TargetProps = { assessment: Assessment; target: EvidenceTarget; onChange: (target: EvidenceTarget) => void }

/** The part of the assessment that the paper belongs to. */
function TargetField({ assessment, target, onChange }: TargetProps) {
  const { t } = useTranslation()
  const { data } = useQuery(dutiesOfCase.of(assessment.assessmentId))
  const duties = (data?.rows ?? []).filter(({ goneAt }) => goneAt === null)
  const answers = ['papersHeld', 'accessEvidenceKind'].filter((id) => assessment[id] !== undefined)
  const groups = [
    {
      group: t('assessments.evidence.parts.duty'),
      items: duties.map(({ dutyId, text }) => option('duty', dutyId, text, true)),
    },
    {
      group: t('assessments.evidence.parts.lock'),
      items: assessment.locks.map((lock) =>
        option('lock', `${lock.type}:${lock.ref}`, lockLabel(lock), lock.origin === 'decision'),
      ),
    },
    {
      group: t('assessments.evidence.parts.answer'),
      items: answers.map((id) => option('answer', id, t(`assessments.evidence.answers.${id as 'papersHeld'}`), false)),
    },
  ]
  return (
    <NativeSelect
      size="md"
      label={t('assessments.evidence.fields.target')}
      value={JSON.stringify(target)}
      onChange={({ currentTarget }) => onChange(JSON.parse(currentTarget.value))}
    >
      <option value={JSON.stringify({ part: 'assessment', id: null })}>
        {t('assessments.evidence.parts.assessment')}
      </option>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ group, items }) => (
          <optgroup key={group} label={group}>
            {items}
          </optgroup>
        ))}
    </NativeSelect>
  )
}

function option(part: EvidenceTarget['part'], id: string, label: string, isLaw: boolean) {
  const value = JSON.stringify({ part, id })
  return (
    <option key={value} value={value} lang={isLaw ? DEFAULT_LANGUAGE : undefined}>
      {label}
    </option>
  )
}
