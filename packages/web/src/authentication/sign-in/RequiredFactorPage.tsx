import { Button, Group, Stack, Title } from '@mantine/core'
import { users } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { cacheUser } from '../../api/session.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { factorsQuery, passkeysQuery } from '../factors/factors.queries.ts'
import { SecondFactor } from '../factors/SecondFactor.tsx'
import { SignInFrame } from '../frame/SignInFrame.tsx'
import { Passkeys } from '../passkeys/Passkeys.tsx'
import { useLogOut } from '../sessions/useLogOut.ts'

/** The one screen of a user who has to have a second factor and has none: it stays until the recovery codes were read. */
export function RequiredFactorPage() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const isDone = useHasFactor()
  const goOn = async () => {
    try {
      cacheUser(await call(users.me, {}))
      await navigate(paths.dashboard, { replace: true })
    } catch (error) {
      notify.error(errorText(error))
    }
  }
  return (
    <SignInFrame>
      <PageTitle title={t('settings.required.title')} lead={t('settings.required.lead')} />
      <Stack gap="lg">
        <Title order={2} size="h4">
          {t('settings.passkeys.title')}
        </Title>
        <Passkeys />
        <Title order={2} size="h4">
          {t('settings.factor.title')}
        </Title>
        <SecondFactor />
        <Group justify="space-between">
          <Button variant="default" onClick={() => logOut.mutate()}>
            {t('settings.required.logOut')}
          </Button>
          <Button disabled={!isDone} onClick={goOn}>
            {t('settings.required.next')}
          </Button>
        </Group>
      </Stack>
    </SignInFrame>
  )
}

function useHasFactor(): boolean {
  const factors = useQuery(factorsQuery)
  const passkeys = useQuery(passkeysQuery)
  return typeof factors.data?.codeAppSince === 'string' || (passkeys.data?.count ?? 0) > 0
}
