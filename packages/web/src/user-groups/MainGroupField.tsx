import { NativeSelect } from '@mantine/core'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useGroupNames } from '../shared/administration/useGroupNames.ts'
import { possibleParents } from './possibleParents.ts'
import type { UserGroupForm } from './useUserGroupForm.ts'

type Props = { form: UserGroupForm; accountId: string | undefined; groupId: string | undefined }

/** The group above this one; never itself or one below it. */
export function MainGroupField({ form, accountId, groupId }: Props) {
  const { t } = useTranslation()
  const { groups, nameOf } = useGroupNames()
  const { field, fieldState } = useController({ control: form.control, name: 'mainUserGroup' })
  const offered = possibleParents(groups, groupId).filter((group) => group.accountId === accountId)
  return (
    <NativeSelect
      ref={field.ref}
      size="md"
      label={t('userGroups.fields.mainUserGroup')}
      error={fieldState.error?.message}
      value={field.value ?? ''}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.currentTarget.value || null)}
      data={[
        { value: '', label: t('userGroups.noMain') },
        ...offered.map((group) => ({ value: group.userGroupId, label: nameOf(group) })),
      ]}
    />
  )
}
