import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import classes from './LinkFailure.module.css'

type Props = { reason?: string; onDismiss?: () => void }

/** A link that does not work: why, and where to get a fresh one. */
export function LinkFailure({ reason, onDismiss }: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <Alert
        color="brick"
        role="alert"
        title={t('registration.link.failed')}
        icon={<AlertIcon />}
        {...(onDismiss && {
          withCloseButton: true,
          onClose: onDismiss,
          closeButtonLabel: t('registration.link.dismiss'),
        })}
      >
        {reason && <Text size="sm">{reason}</Text>}
        <Text size="sm">{t('registration.link.hint')}</Text>
      </Alert>
      <Group justify="space-between">
        <Anchor component={Link} to={paths.login} state={{ step: 'forgot' }}>
          {t('registration.link.fresh')}
        </Anchor>
        <Button component={Link} to={paths.login} size="md">
          {t('authentication.toLogin')}
        </Button>
      </Group>
    </Stack>
  )
}

const AlertIcon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={classes.icon}>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 7v6M12 16.6v.2" />
  </svg>
)
