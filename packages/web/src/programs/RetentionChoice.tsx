import { NativeSelect, Stack } from '@mantine/core'
import type { Retention } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { Failure } from './failures.tsx'
import { retentionQuery, useSetRetention } from './programs.queries.ts'

const MONTHS = [6, 12, 24, 36, 60, 120] as const

/** After how many months the account lets go of what is no record; each choice is saved at once. */
export function RetentionChoice() {
  const retention = useQuery(retentionQuery)
  return <Loaded query={retention}>{(present) => <Choices present={present} />}</Loaded>
}

function Choices({ present }: { present: Retention }) {
  const { t } = useTranslation()
  const save = useSetRetention()
  const shown = save.isPending ? save.variables.body : present
  return (
    <Stack gap="md">
      {(['draftMonths', 'deactivatedMonths'] as const).map((field) => (
        <NativeSelect
          key={field}
          size="md"
          label={t(`programs.retention.${field}`)}
          disabled={save.isPending}
          data={[
            { value: '', label: t('programs.retention.never') },
            ...monthsWith(shown[field]).map((count) => ({
              value: String(count),
              label: t('programs.retention.months', { count }),
            })),
          ]}
          value={String(shown[field] ?? '')}
          onChange={({ currentTarget: { value } }) =>
            save.mutate({ body: { ...present, [field]: value === '' ? null : Number(value) } })
          }
        />
      ))}
      <Failure error={save.error} />
    </Stack>
  )
}

/** The choices, with one that was set in another way. */
const monthsWith = (present: number | null): number[] =>
  [...new Set([...MONTHS, ...(present === null ? [] : [present])])].toSorted((a, b) => a - b)
