import { type Evidence, evidence } from '@portal/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import {
  type LeftCase,
  LeftOut,
  type NamedCase,
  type Outcome,
  OutcomeDialog,
  ProgressDialog,
  useEachCase,
  useEvidenceWords,
} from '../../cases/index.ts'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { showErrors } from '../../shared/forms/formErrors.tsx'
import { zodResolver } from '../../shared/forms/zodResolver.ts'
import { CaseChoice } from './CaseChoice.tsx'
import { evidenceQueries, useEvidenceChange } from './evidence.queries.ts'
import { EMPTY_FIELDS, FormFields, toSend, useNewFile } from './evidenceForm.ts'
import { FileDrop, type UploadedFile } from './FileDrop.tsx'
import { PaperFields } from './PaperFields.tsx'
import { PresentPaper } from './PresentPaper.tsx'

type Props = {
  /** Asked for if left out. */
  cases?: readonly NamedCase[]
  /** Those of the chosen cases that a paper cannot be added to. */
  left?: readonly LeftCase[]
  /** Asked for if left out. */
  paper?: Evidence
  /** With those that did not get the paper, if there are any. */
  onClose: (kept?: readonly NamedCase[]) => void
}

/** One paper for several assessments: for all of each. */
export function PaperDialog({ cases: given, left = [], paper, onClose }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly NamedCase[]>([])
  const [isMissing, setIsMissing] = useState(false)
  const [present, setPresent] = useState(paper?.evidenceId ?? '')
  const form = useForm({ resolver: zodResolver(FormFields), defaultValues: EMPTY_FIELDS })
  const [file, setFile] = useNewFile(form)
  const cases = given ?? chosen
  const title = useTitle(given, paper)
  const sharing = useSharing({ form, cases, left, file, present, onClose })
  const { errors, isDirty } = form.formState
  if (sharing.outcome) return <OutcomeDialog outcome={sharing.outcome} onClose={() => onClose(sharing.outcome?.left)} />
  return (
    <FormDialog
      title={title}
      action={t('assessments.evidence.save')}
      onSubmit={(event) => {
        event.preventDefault()
        setIsMissing(cases.length === 0)
        if (cases.length > 0) sharing.submit(event)
      }}
      onClose={() => onClose()}
      dirty={isDirty || file !== null || chosen.length > 0}
      pending={sharing.pending}
      failure={errors.root?.message}
    >
      <ProgressDialog title={title} progress={sharing.progress} onStop={sharing.stop} />
      <LeftOut left={left} chosen={cases.length + left.length} />
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

function useTitle(given: readonly NamedCase[] | undefined, paper: Evidence | undefined): string {
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
  cases: readonly NamedCase[]
  left: readonly LeftCase[]
  file: UploadedFile | null
  /** A paper that the account has already. */
  present: string
  onClose: () => void
}

const FOR_ALL = { target: { part: 'assessment', id: null }, settles: false } as const

/**
 * Adds a new paper to the first assessment, and links it to the others, one after the other. What was left out is the
 * outcome to be shown.
 */
function useSharing({ form, cases, left, file, present, onClose }: Sharing) {
  const errorText = useErrorText()
  const each = useEachCase()
  const link = (evidenceId: string, linked: readonly NamedCase[]) =>
    each.run(linked, (assessmentId) =>
      call(evidence.link, { params: { evidenceId }, body: { assessmentId, ...FOR_ALL } }),
    )
  const add = async (fields: FormFields) => {
    const [first, ...others] = cases
    const added = await call(evidence.add, {
      params: { id: first?.assessmentId ?? '' },
      body: { ...toSend(fields), kind: fields.kind, ...FOR_ALL, ...(file && { fileId: file.fileId }) },
    })
    const { done, left } = await link(added.evidenceId, others)
    return { done: done + 1, left }
  }
  const share = useEvidenceChange(async (fields: FormFields | null): Promise<Outcome> => {
    const outcome = await (fields ? add(fields) : link(present, cases))
    return { ...outcome, left: [...outcome.left, ...left] }
  })
  const options = {
    onSuccess: (outcome: Outcome) => {
      if (outcome.left.length === 0) onClose()
    },
    onError: showErrors(form, errorText),
  }
  const submitNew = form.handleSubmit((fields) => share.mutate(fields, options))
  const submit = (event: FormEvent) => (present ? share.mutate(null, options) : void submitNew(event))
  const outcome = share.data && share.data.left.length > 0 ? share.data : undefined
  return { submit, outcome, pending: share.isPending, progress: each.progress, stop: each.stop }
}
