import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox, Text } from '@mantine/core'
import { cases, type SavedView } from '@portal/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../api/session.ts'
import { ConfirmDialog } from '../../../shared/dialog/ConfirmDialog.tsx'
import { FormDialog } from '../../../shared/dialog/FormDialog.tsx'
import { notify } from '../../../shared/feedback/notify.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'
import { showErrors } from '../../../shared/forms/formErrors.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { zodResolver } from '../../../shared/forms/zodResolver.ts'
import { keysOf } from '../../../shared/objects/records.ts'
import { assessmentQueries } from '../../core/assessments.queries.ts'
import classes from './views.module.css'

type OpenDialog = 'save' | 'change' | 'remove'

/** Saved views of the list, one's own and shared ones; what is shown can be saved, or the view shown changed or deleted. */
export function SavedViews() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
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
      {keysOf(OFFERED)
        .filter((name) => OFFERED[name](active, address))
        .map((name) => (
          <button key={name} type="button" className={classes.save} onClick={() => setDialog(name)}>
            {t(`assessments.list.views.${name}`)}
          </button>
        ))}
      {dialog === 'save' && <ViewDialog address={address} onClose={close} />}
      {dialog === 'change' && active && <ViewDialog view={active} address={address} onClose={close} />}
      {dialog === 'remove' && active && <RemoveView view={active} onClose={close} />}
    </>
  )
}

/** The actions offered for what is shown, depending on whether it is a saved view and whose. */
const OFFERED: Record<OpenDialog, (active: SavedView | undefined, address: string) => boolean> = {
  save: (active, address) => !active && address !== '',
  change: (active) => active?.isOwn ?? false,
  remove: (active) => active?.deletable ?? false,
}

/** Canonical query string of a view: filters, search and sort order. */
function addressOf(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name]) => name !== 'page' && name !== 'size'))
  kept.sort()
  return kept.toString()
}

function RemoveView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const { name, shared } = view
  const remove = useMutation({
    mutationFn: () => call(cases.removeView, { params: { viewId: view.viewId } }),
    onSuccess: () => {
      notify.success(t('assessments.list.views.removed', { name }))
      onClose()
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: assessmentQueries.views.queryKey }),
  })
  return (
    <ConfirmDialog
      title={t('assessments.list.views.remove')}
      action={t('assessments.list.views.remove')}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
      pending={remove.isPending}
      failure={remove.isError ? errorText(remove.error) : undefined}
    >
      <Text>{t(shared ? 'assessments.list.views.removeShared' : 'assessments.list.views.removeOwn', { name })}</Text>
    </ConfirmDialog>
  )
}

const NewView = z.object({ name: z.string().trim().min(1).max(60), shared: z.boolean() })

type ViewDialogProps = { view?: SavedView; address: string; onClose: () => void }

/** Saves what is shown under a name, or changes the name of a view and who sees it. */
function ViewDialog({ view, address, onClose }: ViewDialogProps) {
  const { t } = useTranslation()
  const { user } = useSession()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const { name = '', shared = false } = view ?? {}
  const form = useForm({ resolver: zodResolver(NewView), defaultValues: { name, shared } })
  const save = useMutation({
    mutationFn: (body: z.infer<typeof NewView>) =>
      view
        ? call(cases.changeView, { params: { viewId: view.viewId }, body })
        : call(cases.saveView, { body: { ...body, address } }),
    onSuccess: (saved) => {
      notify.success(t(view ? 'assessments.list.views.changed' : 'assessments.list.views.saved', { name: saved.name }))
      onClose()
    },
    onError: showErrors(form, errorText),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: assessmentQueries.views.queryKey }),
  })
  return (
    <FormDialog
      title={t(view ? 'assessments.list.views.change' : 'assessments.list.views.saveTitle')}
      action={t('administration.save')}
      onSubmit={form.handleSubmit((given) => save.mutate(given))}
      onClose={onClose}
      dirty={form.formState.isDirty && !save.isSuccess}
      pending={save.isPending}
      failure={form.formState.errors.root?.message}
    >
      <TextField
        control={form.control}
        name="name"
        label={t('assessments.list.views.name')}
        description={view ? undefined : t('assessments.list.views.nameHint')}
        data-autofocus
      />
      {(shared || user?.allowedActions.includes('CREATE_ASSESSMENTS')) && (
        <Checkbox label={t('assessments.list.views.shared')} {...form.register('shared')} />
      )}
    </FormDialog>
  )
}
