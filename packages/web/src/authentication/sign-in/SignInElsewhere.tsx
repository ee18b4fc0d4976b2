import { Alert, Anchor, Button, Group, Stack, TextInput } from '@mantine/core'
import { singleSignOn } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { rememberNext } from './nextPath.ts'

type Props = { email: string; next: string | null; onBack: () => void }

/** Leads to the sign-in page of the organisation that the address belongs to. */
export function SignInElsewhere({ email, next, onBack }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const begin = useBegin(next)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    begin.mutate({ email: String(data.get('email')), sharedComputer: data.has('sharedComputer') })
  }
  return (
    <>
      <PageTitle title={t('authentication.elsewhere')} lead={t('authentication.elsewhereLead')} />
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          <TextInput
            name="email"
            type="email"
            size="lg"
            label={t('authentication.email')}
            autoComplete="username"
            defaultValue={email}
            data-autofocus
          />
          <Group component="label" gap="xs">
            <input type="checkbox" name="sharedComputer" />
            {t('authentication.sharedComputer')}
          </Group>
          {begin.data?.url === null && (
            <Alert color="petrol" role="status">
              {t('authentication.elsewhereNone')}
            </Alert>
          )}
          <FormFailure message={begin.isError ? errorText(begin.error) : undefined} />
          <Button type="submit" size="lg" loading={begin.isPending || typeof begin.data?.url === 'string'}>
            {t('authentication.elsewhereSubmit')}
          </Button>
        </Stack>
      </form>
      <Anchor component="button" type="button" size="sm" mt="lg" onClick={onBack}>
        {t('authentication.recovery.back')}
      </Anchor>
    </>
  )
}

/** Asks for the sign-in page of an address and goes there. `next`: where to be afterwards. */
const useBegin = (next: string | null) =>
  useMutation({
    mutationFn: (body: { email: string; sharedComputer: boolean }) => call(singleSignOn.begin, { body }),
    onSuccess: ({ url }) => {
      if (url === null) return
      rememberNext(next)
      window.location.assign(url)
    },
  })
