import type { CallOutput, Role, users } from '@portal/contract'
import { ROLES } from '@portal/contract'
import { eitherOf } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'
import { ScrollBox } from '../../shared/list/table/ScrollBox.tsx'
import { grantableRoles } from '../permissions.ts'
import classes from './invite.module.css'
import type { PastedPerson } from './readPeople.ts'

type Row = CallOutput<typeof users.inviteMany>['rows'][number]
type Props = { people: readonly PastedPerson[]; rows: readonly Row[] | undefined; role: Role }

/** The rows as they were parsed, each with its outcome: invited, skipped or refused. */
export function PeopleTable({ people, rows, role }: Props) {
  const { t } = useTranslation()
  if (people.length === 0) return <p className={classes.example}>{t('users.inviteMany.example')}</p>
  return (
    <ScrollBox label={t('users.inviteMany.title')}>
      <table className={classes.table}>
        <caption>{t('users.inviteMany.caption', { count: people.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('users.columns.lastName')}</th>
            <th scope="col">{t('users.fields.email')}</th>
            <th scope="col">{t('users.fields.role')}</th>
            <th scope="col">{t('users.inviteMany.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, two may be alike
            <PersonRow key={at} person={person} row={rows?.[at]} role={role} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function PersonRow({ person, row, role }: { person: PastedPerson; row: Row | undefined; role: Role }) {
  const { t } = useTranslation()
  const { user: me } = useSession()
  const own = ROLES.find((one) => one === person.role)
  const roles = eitherOf(grantableRoles(me).map((known) => t(`administration.roles.${known}`)))
  return (
    <tr data-outcome={row?.outcome}>
      <td>
        {person.firstName} {person.lastName}
      </td>
      <td>{person.email}</td>
      <td>{person.role !== '' && !own ? person.role : t(`administration.roles.${own ?? role}`)}</td>
      <td>
        {row && t(`users.inviteMany.outcomes.${row.outcome}`)}
        {row?.errors.map(({ path, message }) => (
          <small key={path}>
            {t('users.inviteMany.fault', {
              field: t(`users.fields.${fieldOf(path)}`),
              message: path === 'role' && !own ? t('users.inviteMany.roles', { roles }) : message,
            })}
          </small>
        ))}
      </td>
    </tr>
  )
}

const FIELDS = ['email', 'firstName', 'lastName', 'role'] as const

const fieldOf = (path: string) => FIELDS.find((field) => field === path) ?? 'email'
