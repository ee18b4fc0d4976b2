import type { SessionUser, User } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { type RowAction, RowActions } from '../shared/list/table/RowActions.tsx'
import { personName } from './personName.ts'
import { refusalReason } from './refusalReason.ts'
import type { OpenUserDialog } from './UserDialogs.tsx'
import { useResendInvitation, useToggleStatus } from './users.queries.ts'

type Props = { user: User; me: SessionUser | null; onOpen: (dialog: OpenUserDialog) => void }

/** What can be done with a user. What cannot be done says why before anybody clicks. */
export function UserActions({ user, me, onOpen }: Props) {
  const { t } = useTranslation()
  const toggle = useToggleStatus(user)
  const resend = useResendInvitation(user)
  const isActive = user.status === 'ACTIVE'
  const name = personName(user)
  const reason = refusalReason(user, me)
  const refused = (action: User['allowedActions'][number]) => !user.allowedActions.includes(action)
  const status: RowAction = isActive
    ? {
        key: 'deactivate',
        label: t('users.deactivate'),
        onChoose: () => onOpen({ kind: 'deactivate', user }),
        isRefused: refused('DEACTIVATE'),
      }
    : { key: 'activate', label: t('users.activate'), onChoose: () => toggle.mutate(), isRefused: refused('ACTIVATE') }
  const invitation: RowAction = { key: 'resend', label: t('users.resend'), onChoose: () => resend.mutate() }
  return (
    <RowActions
      name={name}
      actions={[
        {
          key: 'edit',
          label: t('users.edit'),
          onChoose: () => onOpen({ kind: 'edit', user }),
          isRefused: refused('UPDATE'),
        },
        ...(refused('RESEND_INVITATION') ? [] : [invitation]),
        status,
        {
          key: 'remove',
          label: t('users.remove'),
          onChoose: () => onOpen({ kind: 'remove', user }),
          isRefused: refused('DELETE'),
        },
      ]}
      note={reason ? t(`users.why.${reason}`, { name }) : undefined}
    />
  )
}
