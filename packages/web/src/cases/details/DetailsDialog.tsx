import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type Assessment, type AssessmentAnswer, type CallInput, cases, Visibility } from '@portal/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ApiError, call } from '../../api/call.ts'
import { matchesOrNote } from '../../shared/administration/ManyChoice.tsx'
import { changedFields, staleState } from '../../shared/administration/useChange.ts'
import { dropdownInDialog } from '../../shared/dialog/dropdown.ts'
import { type ConflictRow, EditConflict } from '../../shared/dialog/EditConflict.tsx'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { showErrors } from '../../shared/forms/formErrors.tsx'
import { SelectField } from '../../shared/forms/SelectField.tsx'
import { TextField } from '../../shared/forms/TextField.tsx'
import { zodResolver } from '../../shared/forms/zodResolver.ts'
import { assessmentQueries, cacheAssessment } from '../core/assessments.queries.ts'
import { CaseSentence } from '../core/CaseName.tsx'

type Props = { assessment: Assessment; onClose: () => void }

/** Name, reference, visibility and owner of an assessment, as far as the user may change them. */
export function DetailsDialog({ assessment, onClose }: Props) {
  const { t } = useTranslation()
  const { form, submit, conflict, pending } = useDetailsForm(assessment, onClose)
  const may = (right: Assessment['rights'][number]) => assessment.rights.includes(right)
  return (
    <FormDialog
      title={<CaseSentence of={assessment} text={(name) => t('assessments.manage.detailsOf', { name })} />}
      action={t('administration.save')}
      onSubmit={submit}
      onClose={onClose}
      dirty={form.formState.isDirty}
      pending={pending}
      failure={form.formState.errors.root?.message}
    >
      {conflict && <EditConflict {...conflict} />}
      {may('edit') && (
        <>
          <TextField
            control={form.control}
            name="name"
            label={t('assessments.manage.name')}
            description={t('assessments.manage.nameHint')}
            data-autofocus
          />
          <TextField
            control={form.control}
            name="internalReference"
            label={t('assessments.manage.reference')}
            description={t('assessments.manage.referenceHint')}
          />
        </>
      )}
      <VisibilityField form={form} isRefused={!may('setVisibility')} />
      {may('setOwner') ? (
        <OwnerField form={form} id={assessment.assessmentId} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('assessments.manage.ownedBy', { name: form.getValues('ownerName') })}.{' '}
          {t('assessments.manage.ownerRefused')}
        </Text>
      )}
    </FormDialog>
  )
}

function VisibilityField({ form, isRefused }: { form: DetailsForm; isRefused: boolean }) {
  const { t } = useTranslation()
  const chosen = form.watch('visibility')
  return (
    <SelectField
      control={form.control}
      name="visibility"
      label={t('assessments.manage.visibility')}
      description={t(
        isRefused ? 'assessments.manage.visibilityRefused' : `assessments.manage.visibilityHints.${chosen}`,
      )}
      disabled={isRefused}
      data={(['ACCOUNT', 'PRIVATE'] as const).map((value) => ({
        value,
        label: t(`assessments.manage.visibilities.${value}`),
      }))}
    />
  )
}

const TYPING_MS = 250

/** The owner, searched by a part of the name. */
function OwnerField({ form, id }: { form: DetailsForm; id: string }) {
  const { t } = useTranslation()
  const { field, fieldState } = useController({ control: form.control, name: 'ownerId' })
  const chosen = form.watch('ownerName')
  const [typed, setTyped] = useState<string>(chosen)
  const [text] = useDebouncedValue(typed === chosen ? '' : typed, TYPING_MS)
  const { data } = useQuery(assessmentQueries.possibleOwners(id, text.trim()))
  const names = new Map<string, string>(
    data?.rows.map((person) => [person.userId, t('assessments.manage.person', person)]),
  )
  names.set(field.value, chosen)
  return (
    <Select
      size="md"
      label={t('assessments.manage.owner')}
      description={t('assessments.manage.ownerHint')}
      error={fieldState.error?.message}
      searchable
      allowDeselect={false}
      data={[...names].map(([value, label]) => ({ value, label }))}
      value={field.value}
      onChange={(ownerId) => {
        if (!ownerId) return
        field.onChange(ownerId)
        form.setValue('ownerName', names.get(ownerId) ?? '')
      }}
      onBlur={field.onBlur}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={matchesOrNote(t('assessments.manage.nobody'))}
      comboboxProps={dropdownInDialog}
      maxDropdownHeight={240}
    />
  )
}

const Details = z.object({
  name: z.string().trim().max(120),
  internalReference: z.string().trim().max(200),
  visibility: Visibility,
  /** Empty: its owner was deleted, and nobody was chosen yet. */
  ownerId: z.string(),
  /** Shown for the owner that is chosen. */
  ownerName: z.string(),
})
type Details = z.infer<typeof Details>
type DetailsForm = UseFormReturn<Details, unknown, Details>

/** Name, reference, visibility and owner; only what was changed is sent, on the version it was changed on. */
function useDetailsForm(assessment: Assessment, onDone: () => void) {
  const [base, setBase] = useState(assessment)
  const [theirs, setTheirs] = useState<Assessment | null>(null)
  const form = useForm({ resolver: zodResolver(Details), defaultValues: detailsOf(base) })
  const update = useUpdateAssessment(base.assessmentId)
  const conflictRows = useDetailsConflict()
  const failureText = useFailureText()

  const send = (details: Details, { version }: Assessment) => {
    const changes = toSend(changedFields(detailsOf(base), details))
    if (Object.keys(changes).length === 0) return onDone()
    update.mutate({ version, changes }, { onSuccess: onDone, onError: refuse })
  }
  const refuse = (error: unknown) => {
    const current = staleState<AssessmentAnswer>(error)
    setTheirs(current?.assessment ?? null)
    if (!current) showErrors(form, failureText)(error)
  }
  const conflict = theirs && {
    rows: conflictRows(form.getValues(), detailsOf(theirs)),
    onKeepMine: () => send(Details.parse(form.getValues()), theirs),
    onTakeTheirs: () => {
      form.reset(detailsOf(theirs))
      setBase(theirs)
      setTheirs(null)
    },
  }
  return { form, submit: form.handleSubmit((details) => send(details, base)), conflict, pending: update.isPending }
}

const detailsOf = ({ name, internalReference, visibility, user }: Assessment): Details => ({
  name: name ?? '',
  internalReference: internalReference ?? '',
  visibility,
  ownerId: user.userId ?? '',
  ownerName: `${user.firstName} ${user.lastName}`,
})

/** An emptied name or reference is none. */
const toSend = ({ name, internalReference, visibility, ownerId }: Partial<Details>): Changes => ({
  ...(name !== undefined && { name: name || null }),
  ...(internalReference !== undefined && { internalReference: internalReference || null }),
  ...(visibility && { visibility }),
  ...(ownerId && { ownerId }),
})

function useFailureText() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (error: unknown) =>
    error instanceof ApiError && error.status === 403 ? t('assessments.manage.updateForbidden') : errorText(error)
}

/** The user's changes beside those that another user saved meanwhile. */
function useDetailsConflict() {
  const { t } = useTranslation()
  return (mine: Details, theirs: Details): ConflictRow[] => [
    { label: t('assessments.manage.name'), mine: mine.name.trim(), theirs: theirs.name },
    {
      label: t('assessments.manage.reference'),
      mine: mine.internalReference.trim(),
      theirs: theirs.internalReference,
    },
    {
      label: t('assessments.manage.visibility'),
      mine: t(`assessments.manage.visibilities.${mine.visibility}`),
      theirs: t(`assessments.manage.visibilities.${theirs.visibility}`),
    },
    { label: t('assessments.manage.owner'), mine: mine.ownerName, theirs: theirs.ownerName },
  ]
}

type Changes = CallInput<typeof cases.update>['body']

/** `version`: the state the changes were made on. The form shows what was refused. */
function useUpdateAssessment(id: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ version, changes }: { version: number; changes: Changes }) =>
      call(cases.update, { params: { id }, body: changes, ifMatch: version }),
    onSuccess: (saved) => {
      notify.success(t('assessments.manage.updated'))
      cacheAssessment(queryClient, saved)
    },
  })
}
