import { Button, Text, Textarea } from '@mantine/core'
import type { CountryReview } from '@portal/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ApiError } from '../../api/call.ts'
import { useSession } from '../../api/session.ts'
import { formatDay } from '../dates/dates.ts'
import { FormDialog } from '../dialog/FormDialog.tsx'
import { notify } from '../feedback/notify.ts'
import { useErrorText } from '../feedback/useErrorText.ts'
import { showErrors } from '../forms/formErrors.tsx'
import { zodResolver } from '../forms/zodResolver.ts'
import { OverdueBadge } from './OverdueBadge.tsx'
import classes from './reviews.module.css'
import { type Reviewable, useRecordReview } from './reviews.queries.ts'

type Props = { country: Reviewable; onClose: () => void }

/** Dialog that records today's review of a version. */
export function RecordReview({ country, onClose }: Props) {
  const { t } = useTranslation()
  const { form, submit, pending } = useReviewForm(country, onClose)
  const { errors, isDirty } = form.formState
  return (
    <FormDialog
      title={t('reviews.recordTitle', { name: country.name })}
      action={t('reviews.record')}
      onSubmit={submit}
      onClose={onClose}
      dirty={isDirty}
      pending={pending}
      failure={errors.root?.message}
    >
      <Text>{t('reviews.recordLead', { version: country.version })}</Text>
      <Textarea
        {...form.register('source')}
        size="md"
        label={t('reviews.sourceLabel')}
        description={t('reviews.sourceHint')}
        error={errors.source?.message}
        rows={3}
        resize="vertical"
        data-autofocus
      />
    </FormDialog>
  )
}

const MIN_LENGTH = 3
const MAX_LENGTH = 1000
const Current = z.object({ version: z.int() })

/** Form of a review, which asks for its source only. */
function useReviewForm(country: Reviewable, onDone: () => void) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const record = useRecordReview(country)
  const schema = z.object({ source: z.string().trim().min(MIN_LENGTH, t('reviews.sourceShort')).max(MAX_LENGTH) })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { source: '' } })
  const failureText = (error: unknown): string => {
    const current = error instanceof ApiError ? Current.safeParse(error.current) : undefined
    return current?.success ? t('reviews.otherVersion', current.data) : errorText(error)
  }
  const onSuccess = () => {
    notify.success(t('reviews.recorded', { name: country.name }))
    onDone()
  }
  const submit = form.handleSubmit(({ source }) =>
    record.mutate(source, { onSuccess, onError: showErrors(form, failureText) }),
  )
  return { form, submit, pending: record.isPending }
}

/** The reviewer and the day; without a named person there is no day. */
export function ReviewedBy({ review: { by, on } }: { review: CountryReview }) {
  const { t } = useTranslation()
  return by && on ? t('reviews.by', { day: formatDay(on), name: by }) : t('reviews.byNobody')
}

type CountryReviewedProps = {
  country: { iso2: string; name: string; activeVersion: number | null }
  review: CountryReview
}

/** Reviewer and date of the active version, and for editors a button to record a new review. */
export function CountryReviewed({ country: { iso2, name, activeVersion }, review }: CountryReviewedProps) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const mayRecord = activeVersion !== null && user?.allowedActions.includes('MANAGE_LEGAL_CONTENT')
  return (
    <span className={classes.reviewed}>
      <span>
        <ReviewedBy review={review} />
      </span>
      {review.source && <span>{t('reviews.source', { source: review.source })}</span>}
      {review.overdue && <OverdueBadge />}
      {mayRecord && (
        <Button variant="default" size="xs" onClick={() => setOpen(true)}>
          {t('reviews.record')}
        </Button>
      )}
      {isOpen && activeVersion !== null && (
        <RecordReview country={{ id: iso2, name, version: activeVersion }} onClose={() => setOpen(false)} />
      )}
    </span>
  )
}
