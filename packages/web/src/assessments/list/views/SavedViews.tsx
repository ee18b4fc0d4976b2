import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { assessments, type SavedView } from '@portal/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../api/session.ts'
import { FormDialog } from '../../../shared/dialog/FormDialog.tsx'
import { notify } from '../../../shared/feedback/notify.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'
import { showErrors } from '../../../shared/forms/formErrors.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { zodResolver } from '../../../shared/forms/zodResolver.ts'
import { assessmentQueries } from '../../assessments.queries.ts'
import classes from './views.module.css'

/** Saved views of the list, one's own and shared ones; and a button that saves what is shown, or deletes the view shown. */
export function SavedViews() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const [isSaving, setSaving] = useState(false)
  const { data } = useQuery(assessmentQueries.views)
  const address = addressOf(params)
  const views = data?.rows ?? []
  const active = views.find((view) => addressOf(new URLSearchParams(view.address)) === address)
  return (
    <>
      <fieldset className={classes.viewGroup}>
        <legend>{t('assessments.list.views.legend')}</legend>
        {views.map((view) => (
          <button
            key={view.viewId}
            type="button"
            aria-pressed={view === active}
            title={view.shared ? t('assessments.list.views.sharedBy', { owner: view.owner }) : view.name}
            onClick={() => setParams(view.address, { preventScrollReset: true })}
          >
            {view.name}
          </button>
        ))}
      </fieldset>
      {!active && address !== '' && (
        <button type="button" className={classes.save} onClick={() => setSaving(true)}>
          {t('assessments.list.views.save')}
        </button>
      )}
      {active?.deletable && <RemoveView view={active} />}
      {isSaving && <SaveDialog address={address} onClose={() => setSaving(false)} />}
    </>
  )
}

/** Canonical query string of a view: filters, search and sort order. */
function addressOf(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name]) => name !== 'page' && name !== 'size'))
  kept.sort()
  return kept.toString()
}

function RemoveView({ view }: { view: SavedView }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(assessments.removeView, { params: { viewId: view.viewId } }),
    onSuccess: () => notify.success(t('assessments.list.views.removed', { name: view.name })),
    onError: (error) => notify.error(errorText(error)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: assessmentQueries.views.queryKey }),
  })
  return (
    <button type="button" className={classes.save} disabled={remove.isPending} onClick={() => remove.mutate()}>
      {t('assessments.list.views.remove')}
    </button>
  )
}

const NewView = z.object({ name: z.string().trim().min(1).max(60), shared: z.boolean() })

function SaveDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const form = useForm({ resolver: zodResolver(NewView), defaultValues: { name: '', shared: false } })
  const save = useMutation({
    mutationFn: (view: z.infer<typeof NewView>) => call(assessments.saveView, { body: { ...view, address } }),
    onSuccess: ({ name }) => {
      void queryClient.invalidateQueries({ queryKey: assessmentQueries.views.queryKey })
      notify.success(t('assessments.list.views.saved', { name }))
      onClose()
    },
    onError: showErrors(form, errorText),
  })
  return (
    <FormDialog
      title={t('assessments.list.views.saveTitle')}
      action={t('administration.save')}
      onSubmit={form.handleSubmit((view) => save.mutate(view))}
      onClose={onClose}
      dirty={form.formState.isDirty && !save.isSuccess}
      pending={save.isPending}
      failure={form.formState.errors.root?.message}
    >
      <TextField
        control={form.control}
        name="name"
        label={t('assessments.list.views.name')}
        description={t('assessments.list.views.nameHint')}
        data-autofocus
      />
      {user?.allowedActions.includes('CREATE_ASSESSMENTS') && (
        <Checkbox label={t('assessments.list.views.shared')} {...form.register('shared')} />
      )}
    </FormDialog>
  )
}
