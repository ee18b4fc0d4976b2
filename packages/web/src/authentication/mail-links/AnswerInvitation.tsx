import { Alert, Button, Divider, Group, Stack, Text } from '@mantine/core'
import type { Invitation } from '@portal/contract'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { useDeclineInvitation } from '../authentication.queries.ts'
import { isLinkRefused, LinkFailure, type LinkParams } from './MailLink.tsx'

type Props = {
  link: LinkParams
  invitation: Invitation
  /** The form that accepts, and says when it is done. */
  children: (onDone: () => void) => ReactNode
}

/** Says who invites into whose account; the form below accepts, a button declines. */
export function AnswerInvitation({ link, invitation, children }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const decline = useDeclineInvitation()
  const [accepted, setAccepted] = useState(false)
  const { inviter, account, addressInUse } = invitation
  if (decline.isSuccess) {
    return (
      <Alert color="petrol" role="status">
        {t('registration.invitation.declined')}
      </Alert>
    )
  }
  if (isLinkRefused(decline.error)) return <LinkFailure />
  return (
    <Stack gap="lg">
      {!accepted && (
        <Text>
          {inviter === null
            ? t('registration.invitation.fromAccount', { account })
            : t('registration.invitation.from', { inviter, account })}
        </Text>
      )}
      {addressInUse ? (
        <Alert color="petrol">{t('registration.invitation.inUse')}</Alert>
      ) : (
        children(() => setAccepted(true))
      )}
      {!accepted && (
        <>
          <Divider />
          <FormFailure message={decline.isError ? errorText(decline.error) : undefined} />
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {t('registration.invitation.notYou')}
            </Text>
            <Button variant="default" loading={decline.isPending} onClick={() => decline.mutate(link)}>
              {t('registration.invitation.decline')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}
