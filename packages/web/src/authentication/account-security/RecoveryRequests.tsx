import { Button, Group, Text } from '@mantine/core'
import type { RecoveryRequest } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/dates/dates.ts'
import classes from '../EntryList.module.css'
import { useDecideRecovery } from './accountSecurity.queries.ts'

/** Requests to remove a lost second factor, each of which two administrators have to approve. */
export function RecoveryRequests({ requests }: { requests: readonly RecoveryRequest[] }) {
  const { t } = useTranslation()
  if (requests.length === 0) return <Text>{t('security.lost.none')}</Text>
  return (
    <ul className={classes.list} aria-label={t('security.lost.title')}>
      {requests.map((request) => (
        <Row key={request.recoveryId} request={request} />
      ))}
    </ul>
  )
}

function Row({ request }: { request: RecoveryRequest }) {
  const { t } = useTranslation()
  const approve = useDecideRecovery('approve')
  const refuse = useDecideRecovery('refuse')
  const { recoveryId, name, email, account, address, approvedBy, mayApprove } = request
  const at = formatInstant(request.createdAt)
  const until = formatInstant(request.expiresAt)
  return (
    <li className={classes.entry}>
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm">{`${email} · ${account}`}</Text>
        <Text size="sm" c="dimmed">
          {t('security.lost.asked', { at, until, address })}
        </Text>
        {approvedBy !== null && <Text size="sm">{t('security.lost.approvedBy', { name: approvedBy })}</Text>}
        {!mayApprove && (
          <Text size="sm" c="dimmed">
            {t('security.lost.waiting')}
          </Text>
        )}
      </div>
      <Group gap="xs">
        {mayApprove && (
          <Button
            aria-label={t('security.lost.approveOf', { name })}
            loading={approve.isPending}
            onClick={() => approve.mutate(recoveryId)}
          >
            {t('security.lost.approve')}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={t('security.lost.refuseOf', { name })}
          loading={refuse.isPending}
          onClick={() => refuse.mutate(recoveryId)}
        >
          {t('security.lost.refuse')}
        </Button>
      </Group>
    </li>
  )
}
