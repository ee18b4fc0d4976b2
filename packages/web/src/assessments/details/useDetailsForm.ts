import { zodResolver } from '@hookform/resolvers/zod'
import { type Assessment, AssessmentAnswer, Visibility } from '@portal/contract'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ApiError } from '../../api/call.ts'
import { changesOf } from '../../shared/administration/changesOf.ts'
import { staleState } from '../../shared/administration/staleState.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { showErrors } from '../../shared/forms/showErrors.ts'
import { type Changes, useUpdateAssessment } from './manage.queries.ts'
import { useDetailsConflict } from './useDetailsConflict.ts'

const Details = z.object({
  internalReference: z.string().trim().max(200),
  visibility: Visibility,
  /** Empty: its owner was deleted, and nobody was chosen yet. */
  ownerId: z.string(),
  /** Shown for the owner that is chosen. */
  ownerName: z.string(),
})
export type Details = z.infer<typeof Details>
export type DetailsForm = UseFormReturn<Details, unknown, Details>

/** Reference, visibility and owner; only what was changed is sent, on the version it was changed on. */
export function useDetailsForm(assessment: Assessment, onDone: () => void) {
  const [base, setBase] = useState(assessment)
  const [theirs, setTheirs] = useState<Assessment | null>(null)
  const form = useForm({ resolver: zodResolver(Details), defaultValues: detailsOf(base) })
  const update = useUpdateAssessment(base.assessmentId)
  const conflictRows = useDetailsConflict()
  const failureText = useFailureText()

  const send = (details: Details, { version }: Assessment) => {
    const changes = toSend(changesOf(detailsOf(base), details))
    if (Object.keys(changes).length === 0) return onDone()
    update.mutate({ version, changes }, { onSuccess: onDone, onError: refuse })
  }
  const refuse = (error: unknown) => {
    const current = staleState(error, AssessmentAnswer)
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

const detailsOf = ({ internalReference, visibility, user }: Assessment): Details => ({
  internalReference: internalReference ?? '',
  visibility,
  ownerId: user.userId ?? '',
  ownerName: `${user.firstName} ${user.lastName}`,
})

/** An emptied reference is none. */
const toSend = ({ internalReference, visibility, ownerId }: Partial<Details>): Changes => ({
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
