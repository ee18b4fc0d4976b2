import { type Evidence, evidence } from '@portal/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { useEvidenceWords } from '../../cases/index.ts'
import { changeEach } from '../../shared/administration/changeEach.ts'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { showErrors } from '../../shared/forms/formErrors.tsx'
import { zodResolver } from '../../shared/forms/zodResolver.ts'
import { CaseChoice } from './CaseChoice.tsx'
import { evidenceQueries, useEvidenceChange } from './evidence.queries.ts'
import { EMPTY_FIELDS, FormFields, toSend } from './evidenceForm.ts'
import { FileDrop, type UploadedFile } from './FileDrop.tsx'
import { PaperFields } from './PaperFields.tsx'
import { PresentPaper } from './PresentPaper.tsx'

type Props = {
  /** Asked for if left out. */
  assessmentIds?: readonly string[]
  /** Asked for if left out. */
  paper?: Evidence
  onClose: () => void
}

/** One paper for several assessments: for all of each. */
export function PaperDialog({ assessmentIds: given, paper, onClose }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isMissing, setIsMissing] = useState(false)
  const [file, setFile] = useState<UploadedFile | null>(null)
  const [present, setPresent] = useState(paper?.evidenceId ?? '')
  const form = useForm({ resolver: zodResolver(FormFields), defaultValues: EMPTY_FIELDS })
  const assessmentIds = given ?? chosen
  const { submit, pending } = useSharing({ form, assessmentIds, file, present, onClose })
  const { errors, isDirty } = form.formState
  return (
    <FormDialog
      title={useTitle(given, paper)}
      action={t('assessments.evidence.save')}
      onSubmit={(event) => {
        event.preventDefault()
        setIsMissing(assessmentIds.length === 0)
        if (assessmentIds.length > 0) submit(event)
      }}
      onClose={onClose}
      dirty={isDirty || file !== null || chosen.length > 0}
      pending={pending}
      failure={errors.root?.message}
    >
      {!given && (
        <CaseChoice
          value={chosen}
          without={new Set(paper?.uses.map((use) => use.assessmentId))}
          error={isMissing && chosen.length === 0 ? t('assessments.evidence.sharing.casesMissing') : undefined}
          onChange={setChosen}
        />
      )}
      {given && <PresentPaper value={present} onChange={setPresent} />}
      {!present && (
        <>
          <NewFile file={file} onUploaded={setFile} />
          <PaperFields form={form} />
        </>
      )}
    </FormDialog>
  )
}

function useTitle(given: readonly string[] | undefined, paper: Evidence | undefined): string {
  const { t } = useTranslation()
  const { titleOf } = useEvidenceWords()
  if (given) return t('assessments.evidence.sharing.forCases', { count: given.length })
  return paper
    ? t('assessments.evidence.sharing.useTitle', { paper: titleOf(paper) })
    : t('assessments.evidence.sharing.addTitle')
}

function NewFile(props: { file: UploadedFile | null; onUploaded: (file: UploadedFile | null) => void }) {
  const { t } = useTranslation()
  const { data } = useInfiniteQuery(evidenceQueries.search({}))
  const limits = data?.pages[0]?.limits
  return limits ? <FileDrop label={t('assessments.evidence.file')} limits={limits} {...props} /> : null
}

type Sharing = {
  form: ReturnType<typeof useForm<FormFields, unknown, FormFields>>
  assessmentIds: readonly string[]
  file: UploadedFile | null
  /** A paper that the account has already. */
  present: string
  onClose: () => void
}

const FOR_ALL = { target: { part: 'assessment', id: null }, settles: false } as const

/** Adds a new paper to the first assessment, and links it to the others, one after the other. */
function useSharing({ form, assessmentIds, file, present, onClose }: Sharing) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const link = (evidenceId: string, ids: readonly string[]) =>
    changeEach(ids, (assessmentId) =>
      call(evidence.link, { params: { evidenceId }, body: { assessmentId, ...FOR_ALL } }),
    )
  const share = useEvidenceChange(async (fields: FormFields | null) => {
    const [first = '', ...others] = assessmentIds
    if (fields === null) return link(present, assessmentIds)
    const added = await call(evidence.add, {
      params: { id: first },
      body: { ...toSend(fields), kind: fields.kind, ...FOR_ALL, ...(file && { fileId: file.fileId }) },
    })
    const { done, refused } = await link(added.evidenceId, others)
    return { done: done + 1, refused }
  })
  const options = {
    onSuccess: ({ refused }: { refused: unknown[] }) => {
      const reason = errorText(refused[0])
      if (refused.length > 0) notify.error(t('assessments.evidence.sharing.refused', { count: refused.length, reason }))
      onClose()
    },
    onError: showErrors(form, errorText),
  }
  const submitNew = form.handleSubmit((fields) => share.mutate(fields, options))
  const submit = (event: FormEvent) => (present ? share.mutate(null, options) : void submitNew(event))
  return { submit, pending: share.isPending }
}
