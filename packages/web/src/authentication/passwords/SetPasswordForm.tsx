import { Anchor, Button, Group, Stack } from '@mantine/core'
import type { FormEvent } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { FormFailure } from '../../shared/forms/FormFailure.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import type { NewPasswordValues } from './newPasswordFields.ts'

type Props = {
  form: UseFormReturn<NewPasswordValues>
  kind: 'validate' | 'reset'
  onSubmit: (event: FormEvent) => void
}

export function SetPasswordForm({ form, kind, onSubmit }: Props) {
  const { t } = useTranslation()
  const labels = {
    password: t(`registration.${kind}.password`),
    confirmation: t(`registration.${kind}.confirmation`),
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          <NewPasswordFields labels={labels} />
          <FormFailure message={form.formState.errors.root?.message} />
          <Group justify="space-between">
            <Anchor component={Link} to={paths.login}>
              {t('authentication.toLogin')}
            </Anchor>
            <Button type="submit" size="md">
              {t(`registration.${kind}.submit`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  )
}
