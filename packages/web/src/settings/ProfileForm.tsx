import '@mantine/core/styles/SimpleGrid.layer.css'
import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { Email, Name, type SessionUser } from '@portal/contract'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { z } from 'zod'
import { getSession } from '../api/session.ts'
import { ConfirmDialog } from '../shared/dialog/ConfirmDialog.tsx'
import { notify } from '../shared/feedback/notify.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { useDraftAfterExpiry } from '../shared/forms/drafts.ts'
import { Form } from '../shared/forms/Form.tsx'
import { FormFailure, showErrors } from '../shared/forms/formErrors.tsx'
import { useWarnBeforeUnload } from '../shared/forms/storedDraft.ts'
import { TextField } from '../shared/forms/TextField.tsx'
import { zodResolver } from '../shared/forms/zodResolver.ts'
import { useUpdateMe } from './settings.queries.ts'

const Profile = z.object({ firstName: Name, lastName: Name, email: Email })
type Profile = z.infer<typeof Profile>
type ProfileFields = UseFormReturn<Profile>

/** Own name and e-mail. Only what was changed is sent: a new address has to be confirmed. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const update = useUpdateMe()
  const form = useForm({ resolver: zodResolver(Profile), mode: 'onTouched', defaultValues: profileOf(user) })
  useDraftAfterExpiry('profile', form)
  const submit = form.handleSubmit((profile) =>
    update.mutate(changed(form, profile), {
      onSuccess: (saved) => {
        form.reset(profileOf(saved.user))
        notify.success(saved.message || t('settings.profile.saved'))
      },
      onError: showErrors(form, errorText),
    }),
  )
  return (
    <Form aria-label={t('settings.profile.title')} onSubmit={submit}>
      <Stack gap="lg">
        {user.pendingEmail && (
          <Alert color="petrol">{t('settings.profile.pending', { email: user.pendingEmail })}</Alert>
        )}
        <ProfileInputs form={form} />
        <Text c="dimmed" size="sm">
          {t('list.labelled', { label: t('settings.profile.account'), value: user.account })} ·{' '}
          {t('list.labelled', { label: t('settings.profile.role'), value: t(`administration.roles.${user.role}`) })}
        </Text>
        <FormFailure message={form.formState.errors.root?.message} />
        <Group>
          <Button type="submit" size="md" loading={update.isPending} disabled={!form.formState.isDirty}>
            {t('settings.profile.save')}
          </Button>
        </Group>
      </Stack>
      <UnsavedProfileGuard unsaved={form.formState.isDirty && !update.isPending} />
    </Form>
  )
}

function ProfileInputs({ form: { control } }: { form: ProfileFields }) {
  const { t } = useTranslation()
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <TextField
          control={control}
          name="firstName"
          label={t('settings.profile.firstName')}
          autoComplete="given-name"
        />
        <TextField
          control={control}
          name="lastName"
          label={t('settings.profile.lastName')}
          autoComplete="family-name"
        />
      </SimpleGrid>
      <TextField
        control={control}
        name="email"
        type="email"
        label={t('settings.profile.email')}
        description={t('settings.profile.emailHint')}
        autoComplete="email"
      />
    </>
  )
}

const profileOf = ({ firstName, lastName, email }: Profile): Profile => ({ firstName, lastName, email })

const changed = (form: ProfileFields, profile: Profile): Partial<Profile> =>
  Object.fromEntries(Object.entries(profile).filter(([field]) => form.getFieldState(field as keyof Profile).isDirty))

/** Asks before unsaved changes of the profile are left; the end of a session persists them as a draft without asking. */
function UnsavedProfileGuard({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && getSession().user !== null && currentLocation.pathname !== nextLocation.pathname,
  )
  useWarnBeforeUnload(unsaved)
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('settings.profile.unsaved')}
      action={t('settings.profile.leave')}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
      pending={false}
      failure={undefined}
    >
      <Text>{t('settings.profile.leaveText')}</Text>
    </ConfirmDialog>
  )
}
