import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, Stack } from '@mantine/core'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/FormFailure.tsx'
import { showErrors } from '../../shared/forms/showErrors.ts'
import { useRegister } from '../authentication.queries.ts'
import { RegisterFields } from './RegisterFields.tsx'
import { registerFields } from './registerFields.ts'

export function RegisterForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const register = useRegister()
  const form = useForm({
    resolver: zodResolver(registerFields(t)),
    mode: 'onTouched',
    defaultValues: { email: '', password: '', firstName: '', lastName: '' },
  })
  const submit = form.handleSubmit((fields) =>
    register.mutate(
      { ...fields, accountId: Date.now() },
      { onSuccess: () => onDone(fields.email), onError: showErrors(form, failureText) },
    ),
  )
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          <RegisterFields />
          <FormFailure message={form.formState.errors.root?.message} />
          <Group justify="flex-end">
            <Button type="submit" size="md" loading={register.isPending}>
              {t('registration.register.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  )
}

/** The server's own words, or that it failed and why. */
function useFailureText() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (error: unknown) =>
    error instanceof ApiError ? error.message : `${t('registration.register.failed')} ${errorText(error)}`
}
