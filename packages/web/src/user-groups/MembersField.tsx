import { useDebouncedValue } from '@mantine/hooks'
import type { User } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { choiceQueries } from '../shared/administration/choices.queries.ts'
import { ManyChoice } from '../shared/administration/ManyChoice.tsx'
import type { UserGroupForm } from './useUserGroupForm.ts'

const TYPING_MS = 250

type Member = Pick<User, 'userId' | 'firstName' | 'lastName' | 'email'>
type Props = { form: UserGroupForm; accountId: string | undefined; known: readonly Member[] }

/** The members, found among the account's users by name or e-mail. */
export function MembersField({ form, accountId, known }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), TYPING_MS)
  const { data, isFetching } = useQuery(choiceQueries.users(text))
  const [picked, setPicked] = useState(known)
  const { field, fieldState } = useController({ control: form.control, name: 'members' })
  const found: readonly Member[] = data?.rows.filter((user) => user.accountId === accountId) ?? []
  const people = new Map([...picked, ...found].map((person) => [person.userId, person]))
  return (
    <ManyChoice
      label={t('userGroups.fields.members')}
      description={t('userGroups.membersHint')}
      placeholder={t('userGroups.chooseMembers')}
      data={[...people.values()].map((person) => ({ value: person.userId, label: labelOf(person) }))}
      value={field.value ?? []}
      onSearch={setTyped}
      isSearching={isFetching || text !== typed.trim()}
      onChange={(ids) => {
        setPicked([...people.values()].filter(({ userId }) => ids.includes(userId)))
        field.onChange(ids)
      }}
      error={fieldState.error?.message}
    />
  )
}

const labelOf = ({ firstName, lastName, email }: Member) => `${firstName} ${lastName} (${email})`.trim()
