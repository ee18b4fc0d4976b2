import { useTranslation } from 'react-i18next'
import { ManyChoice } from './ManyChoice.tsx'
import { useGroupNames } from './useGroupNames.ts'

type Props = {
  label: string
  description?: string
  value: readonly string[]
  onChange: (ids: string[]) => void
  /** Offers the groups of this account only. */
  accountId?: string | undefined
  error?: string | undefined
}

/** A multiple choice of visible groups. A chosen group stays in the list even when it is not visible. */
export function GroupChoice({ accountId, value, ...props }: Props) {
  const { t } = useTranslation()
  const { groups, nameOf, nameOfId } = useGroupNames()
  const offered = groups.filter((group) => !accountId || group.accountId === accountId)
  const known = new Set(offered.map(({ userGroupId }) => userGroupId))
  const data = [
    ...offered.map((group) => ({ value: group.userGroupId, label: nameOf(group) })),
    ...value.filter((id) => !known.has(id)).map((id) => ({ value: id, label: nameOfId(id) })),
  ]
  return <ManyChoice {...props} value={value} data={data} placeholder={t('administration.chooseGroup')} />
}
